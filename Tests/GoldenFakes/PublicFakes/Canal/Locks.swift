// This module enables NonisolatedNonsendingByDefault, and those that use its fakes don't.

public protocol Lock: Sendable {
  func board<T: ~Copyable>(_ check: (Int) async throws -> T) async throws -> T
  func sail(_ arrive: @escaping @Sendable (Int) async -> Void) async
  func anchor(_ lower: @MainActor @Sendable () async -> Void) async
}

open class Skipper {
  public init() {}
  open func steer(_ turn: () async -> Int) async -> Int { await turn() }
}

// mimus:fake
public struct RadioClient {
  public var call: (Int) async -> String
  public var listen: @concurrent () async throws -> [String]

  public init(call: @escaping (Int) async -> String, listen: @escaping @concurrent () async throws -> [String]) {
    self.call = call
    self.listen = listen
  }
}
