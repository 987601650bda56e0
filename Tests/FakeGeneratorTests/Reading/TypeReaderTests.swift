import FakeGenerator
import Testing

struct TypeReaderTests {
  @Test func `a type keeps the module qualifier of its source`() {
    let types = ["Foundation::URL", "[Shop::Shelf<Swift::Int>]?", "String.Swift::Index", "any Shop::`Type`"]
    let source = "protocol A {\n\(types.map { "func f(_ x: \($0)) -> Swift::Void" }.joined(separator: "\n"))\n}"
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.model.fakes.first?.members.map { $0.parameters[0].type } == types)
    #expect(generation.model.fakes.first?.members.allSatisfy { $0.result == nil } == true)
  }

  @Test func `an attribute without arguments can directly precede a function type`() {
    let source = """
      class A {
        func f(_ x: @escaping(Int) -> Bool, y: @Sendable(Int) -> Bool, z: @autoclosure() -> Int) {}
      }
      """
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.diagnostics.isEmpty)
    let parameters = generation.model.fakes.first?.members.first?.parameters.map(\.type)
    #expect(parameters == ["@escaping (Int) -> Bool", "@Sendable (Int) -> Bool", "@autoclosure () -> Int"])
  }
}
