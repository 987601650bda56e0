public protocol Sluice: Sendable {
  func load<Crate: ~Copyable>(_ check: (_ number: Int) async throws -> Crate) async throws -> Crate
  func tow(_ arrive: @escaping @Sendable (Int) async -> Void) async
  var horn: (() async -> Int)? { get set }
  var crews: [String: @Sendable (Int) async throws -> Void] { get set }
}
