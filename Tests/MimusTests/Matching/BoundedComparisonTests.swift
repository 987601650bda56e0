import Foundation
import Testing

@testable import Mimus

/// Tests that comparing and describing a value terminates and takes time proportional to its size.
struct BoundedComparisonTests {
  final class Node: Hashable, Matcher {
    let id: Int
    var neighbors: Set<Node> = []
    var names: [Node: String] = [:]
    init(_ id: Int) { self.id = id }
    static func == (one: Node, other: Node) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    static func graph(of count: Int, from first: Int) -> [Node] {
      let nodes = (first..<first + count).map { Node($0) }
      for node in nodes {
        node.neighbors = Set(nodes)
        node.names = Dictionary(uniqueKeysWithValues: nodes.map { ($0, "node") })
      }
      return nodes
    }

    func isolate() { (neighbors, names) = ([], [:]) }
  }

  private func message(_ expected: any Matcher, _ actual: Any?) -> String {
    let sink = FakePaymentGateway()
    sink.recordCall(withIdentifier: "take(_:)", arguments: [actual])
    return captureFailures { sink.verifyCall(withIdentifier: "take(_:)", arguments: [expected]) }.map(\.message)
      .joined()
  }

  @Test func `a graph through sets and keys is described, compared, and distinguished`() {
    let (nodes, others) = (Node.graph(of: 6, from: 0), Node.graph(of: 6, from: 10))
    #expect(message(nodes[0], others[0]).contains(".id: expected 0, but was 10"))
    #expect(message(nodes[0].neighbors, others[0].neighbors).contains("but it is missing"))
    #expect(message(nodes[0].names, others[0].names).contains("but it is missing"))
    #expect(describe(nodes[0]).count <= 300)
    (nodes + others).forEach { $0.isolate() }
  }

  @Test func `sets that contain themselves are described, compared, and distinguished`() {
    func loop(_ value: Any) -> NSMutableSet {
      let (set, array) = (NSMutableSet(), NSMutableArray())
      set.add(array)
      set.add(value)
      array.add(set)
      return set
    }
    let (one, same, other) = (loop(1), loop(1), loop(2))
    #expect(Comparison.matches(one, one))
    #expect(Comparison.matches(one, same))
    #expect(!Comparison.matches(one, other))
    #expect(message(one, other).contains("_: expected 1, but it is missing"))
    #expect(describe(one) == "[1, [[…]]]")
    [one, same, other].forEach { $0.removeAllObjects() }
  }

  @Test func `arrays and dictionaries that contain themselves are described, compared, and distinguished`() {
    func loop(_ value: Any) -> NSMutableArray {
      let array = NSMutableArray(array: [value])
      array.add(array)
      array.add(NSMutableDictionary(object: array, forKey: NSString("self")))
      return array
    }
    let (one, same, other) = (loop(1), loop(1), loop(2))
    #expect(Comparison.matches(one, one))
    #expect(Comparison.matches(one, same))
    #expect(!Comparison.matches(one, other))
    #expect(message(one, other).contains("_[0]: expected 1, but was 2"))
    #expect(describe(one) == #"[1, […], ["self": […]]]"#)
    #expect(node(of: one).misuses(path: "") == [])
    [one, same, other].forEach { $0.removeAllObjects() }
  }

  @Test func `the same two objects are compared again elsewhere`() {
    let (one, other) = (NSArray(array: [1]), NSArray(array: [2]))
    #expect(!Argument<Any>.anyOf(one, one).matches(argument: other))
    #expect(message([one, one] as [Any], [other, other]).contains("_[1][0]: expected 1, but was 2"))
  }

  @Test func `many elements are not nested deeply`() {
    func list(_ last: Int) -> [Any] { (0..<1_000).map { [$0] as [Any] } + [[last] as [Any]] }
    #expect(Comparison.matches(list(1), list(1)))
    #expect(message(list(1), list(2)).contains("_[1000][0]: expected 1, but was 2"))
  }

  @Test func `a very deeply nested value is not followed to its end`() {
    func nest(_ value: Any) -> [Any] { (0..<2_000).reduce([value]) { inner, _ in [inner] } }
    #expect(message(nest(1), nest(1)).contains("is nested too deeply to be compared"))
    #expect(message(nest(1), nest(2)).contains("is nested too deeply to be compared"))
  }

  // MARK: Costs

  /// A value that counts how often it is accessed.
  final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  struct Counted: Hashable, Matcher, CustomStringConvertible {
    let id: Int
    let counter: Counter
    static func == (one: Counted, other: Counted) -> Bool {
      one.counter.add()
      return one.id == other.id
    }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    var description: String {
      counter.add()
      return "\(id)"
    }
  }

  struct Plain: Hashable {
    let counted: Counted
  }

  static let kinds: [Row<(([Counted]) -> any Matcher)>] = [
    Row("a list", { $0 }), Row("a list of plain values", { $0.map { Plain(counted: $0) } }),
    Row("a set", { Set($0) }), Row("a set of plain values", { Set($0.map { Plain(counted: $0) }) }),
    Row("a set of lists", { Set($0.map { [$0] }) }), Row("a set of any values", { Set($0.map { AnyHashable($0) }) }),
    Row("a dictionary", { Dictionary(uniqueKeysWithValues: $0.map { ($0, $0.id) }) }),
    Row("a dictionary with other keys", { Dictionary(uniqueKeysWithValues: $0.map { (AnyHashable($0), $0.id) }) }),
  ]

  @Test(arguments: kinds) func `the cost of a difference grows with the size`(_ kind: Row<(([Counted]) -> any Matcher)>)
  {
    func cost(_ count: Int) -> Int {
      let counter = Counter()
      let one = (0..<count).map { Counted(id: $0, counter: counter) }
      let other = (0..<count).map { Counted(id: $0 + count, counter: counter) }
      let text = message(kind.value(one), kind.value(other))
      #expect(text.utf8.count <= 4_096)
      #expect(text.contains("more differences"))
      return counter.value
    }
    #expect(cost(3_000) < 30 * 3_000)
  }

  @Test func `long strings, bytes, and lists show where they differ`() {
    let bytes = [UInt8](repeating: 7, count: 1_000_000)
    var others = bytes
    others[500_000] = 8
    #expect(message(bytes, others).contains("_[500000]: expected 7, but was 8"))
    #expect(message(Data(bytes), Data(others)).contains("byte 500001: expected 07 07 07"))
    let text = String(repeating: "a", count: 100_000)
    #expect(message(text + "b" + text, text + "c" + text).contains("character 100001: expected …"))
    #expect(message(bytes, bytes.dropLast()).contains("_[999999]: expected 7, but it is missing"))
    #expect(message(bytes, bytes.map { $0 + 1 }).contains("… and 999,994 more differences"))
  }
}
