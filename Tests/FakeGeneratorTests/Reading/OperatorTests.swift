import FakeGenerator
import Testing

struct OperatorTests {
  private func members(of source: String) -> [FakeModel.Member] {
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.diagnostics.isEmpty)
    return generation.model.fakes.first?.members ?? []
  }

  @Test(arguments: ["??", "!", "∪", "<", "+", "..<", ".!", "==", "->>", "</"])
  func `generic parameters may directly follow an operator`(_ name: String) {
    let found = members(of: "protocol A { static func \(name)<T>(a: Self, b: T) -> T }")
    #expect(found.map(\.name) == [name])
  }

  @Test func `a generic parameter after an operator may be in backticks`() {
    #expect(members(of: "protocol A { static func ??<`T`>(a: Self, b: `T`) -> `T` }").map(\.name) == ["??"])
  }

  @Test(arguments: ["</>", "+/+", "+/", "/+", "%/%", "^/^"])
  func `a slash in an operator doesn't begin a regex`(_ name: String) {
    let source = """
      class A {
        static func \(name) (a: A, b: A) -> A { a }; func f() -> A { self \(name) self { self }() }
        static func \(name)(a: A, b: A) -> A { a }; func g() -> A { self\(name)self }; func h() {}
      }
      """
    #expect(members(of: source).map(\.name).suffix(3) == ["f", "g", "h"])
  }

  @Test func `a regex may follow a prefix operator`() {
    #expect(members(of: "class A { func f() { !/[{]/ }\nfunc g() {} }").map(\.name).suffix(2) == ["f", "g"])
  }

  @Test(arguments: ["flag ?1 :2", "flag ? 1:2", "flag ?a.b :c", "flag ?1 :-2", "flag ?.a :.b"])
  func `a question mark after a space begins a choice`(_ choice: String) {
    #expect(members(of: "class A { var x: Int = \(choice)\nvar y: Int = 1 }").map(\.name).suffix(2) == ["x", "y"])
  }

  @Test(arguments: ["0x1.8p-3", "0x1p3", "0xA.Bp+1", "0x1.8_0P2", "1.5", "1e-3", "-0x1.8p3"])
  func `the type of a floating-point literal is known`(_ literal: String) {
    #expect(members(of: "class A { var x = \(literal) }").last?.result == "Double")
  }

  @Test(arguments: ["0x1.description", "0x1.add", "0x1.8", "0x1.pay", "0b1.p1"])
  func `a member of an integer isn't a fraction`(_ expression: String) {
    #expect(!members(of: "class A { var x = \(expression) }").contains { $0.name == "x" })
  }
}
