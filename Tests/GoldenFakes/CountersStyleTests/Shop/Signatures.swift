class Signatures {
  func load(_ id: Int) -> String { "real" }
  func load(_ title: String) -> String { "real" }
  func load(id: Int, quickly: Bool) throws -> String { "real" }
  func generic<T: Equatable>(_ value: T) -> [T] { [value] }
  func optionalGeneric<T>(_ type: T.Type) -> T? { nil }
  func defaulted(_ number: Int = 5, name: String = "real") -> Int { number }
  func change(_ number: inout Int) { number += 1 }
  func sum(_ numbers: Int..., factor: Int) -> Int { 0 }
  func later(_ body: @escaping (Int) -> Void) {}
  func maybe(_ body: ((Int) -> Void)?) {}
  func now(_ body: (Int) -> Void) { body(1) }
  func tuple(_ pair: (title: String, pages: Int), and other: (Int, Int)) {}
  func long(
    _ first: Int,
    // The second.
    second: [String: [Int]],
    third: String
  )
    -> Int
  { 0 }
  func fails(_ id: Int) throws -> Int { 0 }
  func failsTyped() throws(ShopError) -> String { "real" }
  func waits(_ id: Int) async -> [String] { ["real"] }
  func waitsAndFails() async throws {}
  func never() -> Never { fatalError("real") }
  func self_() -> Self { self }
}

class LaterSignatures: Signatures {
  override func load(_ id: Int) -> String { "later" }
}

enum ShopError: Error { case closed }

protocol Till: AnyObject {
  var total: Int { get set }
  var name: String { get async throws }
  static var limit: Int { get set }
  init(name: String)
  func add(_ price: Int, of title: String) throws -> Bool
  func close() async
  static func open(_ name: String) -> Self
  subscript(day: Int) -> Int { get set }
}

protocol Shelves<Book> {
  associatedtype Book: Hashable
  func put(_ book: Book, at place: Int)
  func find(_ place: Int) -> Book?
  static var count: Int { get }
}

@MainActor protocol Window {
  func show(_ title: String) -> Bool
  nonisolated func describe() -> String
}

protocol Ledger: Actor {
  func book(_ amount: Int) async throws -> Int
  nonisolated var label: String { get }
}

protocol SharedTill: Sendable {
  func add(_ price: Int)
}
