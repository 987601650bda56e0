// swift-format-ignore-file
import Mimus

struct MailClient: Sendable {
  enum Failure: Error { case full }
  fileprivate var send: @Sendable (_ text: String, _ name: String) async throws(Failure) -> Void
  var unread: @Sendable () -> Int
}

final class FakeMailClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: MailClient?

  init(forwardingTo real: MailClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMailClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: MailClient {
    MailClient(
      send: { (text, name) async throws(MailClient.Failure) in try await self.send(text, name) },
      unread: { self.unread() }
    )
  }

  func send(_ text: String, _ name: String) async throws(MailClient.Failure) {
    let call = storage._call("send", text, name)
    if let target = self.target?.send, await call.isAsyncUnanswered(Void.self, MailClient.Failure.self) {
      return try await target(text, name)
    }
    return try await call.asyncThrowingAnswer(MailClient.Failure.self)
  }

  func unread() -> Int {
    let call = storage._call("unread")
    if let target = self.target?.unread, call.isUnanswered(Int.self, Never.self) {
      return target()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func send(
      _ text: Mimus.Argument<String>, _ name: Mimus.Argument<String>
    ) -> Mimus._AsyncThrowingStub<(text: String, name: String), MailClient.Failure, Void> {
      .init(storage, "send", text, name)
    }
    func unread() -> Mimus._SyncStub<(), Int> { .init(storage, "unread") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func send(_ text: Mimus.Argument<String>, _ name: Mimus.Argument<String>) { storage.check("send", text, name) }
    func unread() { storage.check("unread") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var send: [(text: String, name: String)] { storage._history("send") }
    var unread: [Void] { storage._history("unread") }
  }
}
