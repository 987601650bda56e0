import Testing

@testable import FakeGenerator

struct ConditionTests {
  @Test(arguments: [
    (["A"], ["!A"]), (["A"], ["!(A)"]), (["!(!A)"], ["! A"]), (["A && B"], ["!B"]), (["!(A || B)"], ["B"]),
    (["!(A)", "!(B)"], ["A || B"]), (["os(Linux)"], ["!os( Linux )"]), (["swift(>=6.2)"], ["!(swift(>=6.2))"]),
    (["!(A && B)", "A"], ["B"]), (["A || B && C"], ["!A", "!B"]),
  ])
  func `conditions that can't hold together contradict each other`(_ one: [String], _ other: [String]) {
    #expect(one.contradict(other))
    #expect(other.contradict(one))
  }

  @Test(arguments: [
    ([], ["A"]), (["A"], ["B"]), (["A || B"], ["!A"]), (["os(Linux)"], ["!os(macOS)"]), (["!(A && B)"], ["A"]),
  ])
  func `conditions that can hold together don't contradict each other`(_ one: [String], _ other: [String]) {
    #expect(!one.contradict(other))
    #expect(!other.contradict(one))
  }

  @Test func `conditions hold where others imply them`() {
    #expect(["A"].hold(where: ["A && B"]))
    #expect(["A || B"].hold(where: ["!(!A)"]))
    #expect(["!A"].hold(where: ["B", "!(A && B)"]))
    #expect(!["A"].hold(where: ["A || B"]))
    #expect(["A", "!(B)"].negation == "!((A) && (!(B)))")
    #expect(!["A", "B", "!(A && B)"].canHold)
  }

  @Test func `opposites hold exactly where the others don't`() {
    #expect("A && B".isOpposite(of: "!(B && A)"))
    #expect("!A".isOpposite(of: "A"))
    #expect(!"A && B".isOpposite(of: "!A"))
    #expect(!"A".isOpposite(of: "B"))
  }

  @Test func `conditions of very many parts, or that don't end, have an end`() {
    let many = (0..<40).map { "A\($0)" }
    #expect(!many.contradict(["!A0"]))
    #expect(many.hold(where: many))
    for broken in ["", "(", "!", "A &&", ")", "A)(", "&|&", String(repeating: "(", count: 1 << 20)] {
      #expect(!["B"].contradict([broken]))
    }
  }
}
