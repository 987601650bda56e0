@resultBuilder enum LineBuilder {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}

protocol HardClosures {
  func changing(_ body: @escaping (inout Int) -> Void)
  func typed(_ body: @escaping (Int) throws(CardError) -> Int) throws(CardError)
  func asynchronous(_ body: @escaping @Sendable (String) async throws -> Int) async throws -> Int
  func isolated(_ body: @escaping @MainActor @Sendable (Int) -> Void)
  func many(_ bodies: [(Int) -> Int])
  func pair(_ handlers: (done: () -> Void, failed: (any Error) -> Void))
  func variadic(_ bodies: ((Int) -> Void)...)
  func lines(@LineBuilder _ body: () -> [String]) -> Int
  func asserting(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String) rethrows -> Bool
  func packed<each Element>(_ values: repeat each Element, then body: @escaping (repeat each Element) -> Void)
  func maker() -> @Sendable (Int) -> String
  func nothing(_ body: (() throws -> Void)?) rethrows
}

/// A range without bounds is a function.
protocol Sliceable {
  subscript(range: UnboundedRange) -> [Int] { get }
  func slice(_ range: UnboundedRange, of name: String) -> Int
}

typealias Reason = () throws -> String

protocol Complaint {
  func file(_ reason: @autoclosure Reason) -> Int
}

/// Packs of closures.
protocol Checklist {
  func tick<each Item>(_ marks: repeat (each Item) -> Void)
  func draw<each Item>(_ makers: repeat () -> each Item) -> (repeat each Item)
  func keep<each Item>(_ makers: repeat @escaping () -> each Item)
}

/// Members that differ only in the case of the first letter.
protocol Fetcher {
  func fetch(_ body: () -> Void)
  func Fetch(_ body: () -> Void)
  static func fetch(_ body: () -> Void)
}

protocol Retrier {
  func retry(_ step: nonisolated(nonsending) @escaping () async -> Void, until isDone: (Int) -> Bool)
  func choose<Value>(_ pick: (Int) -> Value) -> Value
}
