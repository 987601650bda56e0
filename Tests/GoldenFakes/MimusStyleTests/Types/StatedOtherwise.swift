// Members that a protocol states otherwise than the type does.

struct Convoy<Base: AsyncSequence> {
  let base: Base
  func leader() async rethrows -> Base.Element? {
    for try await element in base { return element }
    return nil
  }
  func each(_ body: (Base.Element) throws -> Void) rethrows {}
}

enum Lodge {
  struct Key<Door: Hashable> {
    typealias Key = Door
    var turned: Key?
    func fits(_ door: Key) -> Self.Key? { door }
    func fits(_ door: Self.Door, of others: [Lodge.Key<Door>]) -> Bool { others.isEmpty }
  }
}

protocol Signposted {
  associatedtype Signpost
  func read(_ post: Signpost)
}
protocol Milestoned: Signposted, Sequence {}

struct Trail: Milestoned {
  func read(_ post: Int) {}
  func makeIterator() -> IndexingIterator<[String]> { ["north"].makeIterator() }
  func post(after post: Signpost) -> Self.Signpost { post + 1 }
  func directions(from first: Element) -> [Self.Element] { [first] }
}

// Overloads of which the compiler takes any for the requirement of another.

struct Closet {
  func find<Content>(_ type: Content.Type) -> Content? { nil }
  func find<Content: Sendable>(_ type: Content.Type) -> Content? { nil }
  func open(_ body: @escaping @Sendable () -> Void) {}
  func open(_ body: @escaping () -> Void) {}
  func take<Content: Codable>(_ name: String) -> Content? { nil }
  func take<Content: Codable>(_ name: String) -> [Content]? { nil }
  subscript<Content: Hashable>(place: some Strideable) -> Content? { nil }
  subscript<Content>(place: some Strideable) -> Content? where Content: Hashable & Codable { nil }
}
