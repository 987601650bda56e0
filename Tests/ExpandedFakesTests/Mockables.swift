import MimusMacros

@Mockable protocol Printer: Sendable {
  func label(for title: String) -> String
  var isReady: Bool { get async }
}

@MainActor @Mockable protocol Till {
  func open() throws -> Bool
}

@Mockable private protocol Safe { func lock(_ code: Int) -> Bool }

struct Vault {
  @Mockable private protocol Lock { func turn(_ code: Int) -> Bool }

  /// Uses a fake that is visible only in this type.
  static func isLocked(with code: Int) -> Bool {
    let lock = FakeLock()
    lock.stub.turn(.equal(code)).andReturn(true)
    return lock.turn(code) && !FakeLock(forwardingTo: lock).turn(code + 1)
  }
}

@Mockable protocol Lottery {
  #if compiler(>=5)
    associatedtype Ticket: Hashable
  #else
    associatedtype Ticket: CustomStringConvertible
  #endif
  func draw(_ ticket: Ticket) -> Bool
}

/// Uses a fake that is visible only in this file.
func isLocked(with code: Int) -> Bool {
  let safe = FakeSafe()
  safe.stub.lock(.equal(code)).andReturn(true)
  return safe.lock(code)
}

@Mockable struct MailClient: Sendable {
  enum Failure: Error { case full }
  typealias Count = @Sendable () -> Int

  fileprivate var send: @Sendable (_ text: String, _ name: String) async throws(Failure) -> Void
  var unread: Count
  var sound: (@MainActor @Sendable (Int) -> Void)?

  func send(_ text: String, to name: String) async throws(Failure) { try await send(text, name) }
}

@Mockable private struct SafeClient { var lock: (Int) -> Bool }

/// Uses a fake that is visible only in this file.
func isLocked(byClientWith code: Int) -> Bool {
  let safe = FakeSafeClient()
  safe.stub.lock(.equal(code)).andReturn(true)
  return safe.client.lock(code)
}

enum Post {
  @Mockable struct Client<Letter: Sendable>: Sendable {
    let office: String
    var deliver: @Sendable (Letter) async -> Bool
  }
}
