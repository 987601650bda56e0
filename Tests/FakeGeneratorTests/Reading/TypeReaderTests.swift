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

  @Test(.timeLimit(.minutes(1)), arguments: ["->", ""])
  func `errors of functions that are nested in each other are read in time`(arrow: String) {
    let depth = 60
    let errors =
      String(repeating: "() throws(", count: depth) + "E" + String(repeating: ") \(arrow) V", count: depth)
    let generation = FakeGenerator().generate([
      SourceFile(path: "A.swift", text: "protocol A { func f(_ x: \(errors)) }")
    ])
    #expect(generation.fakes.isEmpty == arrow.isEmpty)
  }

  @Test(arguments: [
    "Array<_>", "[_]", "_?", "[String: _]", "Array", "Set", "Dictionary?", "Swift.Array", "Row", "Table",
  ])
  func `a property whose type the compiler completes isn't overridden`(_ type: String) {
    let source = """
      typealias Row<Item> = [Item]
      typealias Table = Dictionary
      class Shelf { var books: \(type) = make(), size: Int = 1 }
      """
    for style in FakeGenerator.Options.Style.allCases {
      var options = FakeGenerator.Options()
      options.style = style
      let fakes = FakeGenerator(options: options).generate([SourceFile(path: "A.swift", text: source)]).fakes
      let text = fakes.last?.fileText ?? ""
      #expect(text.contains("var size: Int") && !text.contains("var books"))
    }
  }

  @Test func `a property of a generic class without arguments isn't overridden`() {
    let source = "class Pile<Item> {}\nclass Shelf { var books: Pile = make(), size: Int = 1 }"
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.model.fakes.last?.members.map(\.name) == ["size"])
  }

  @Test(arguments: ["Array", "[Set]?"]) func `a type may have the name of a generic one`(_ type: String) {
    let source = "enum Array {}\nclass Shelf { enum Set {}\nvar books: \(type) = make() }"
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.model.fakes.last?.members.contains { $0.name == "books" } == true)
  }

  @Test func `a generic class refers to itself by its name`() {
    let source = "class Box<Item> { var next: Box? = nil }"
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.model.fakes.first?.members.contains { $0.name == "next" } == true)
  }

  @Test(arguments: ["`Type`", "/* of both */ Both"]) func `an alias is known by its name`(_ name: String) {
    let alias = name.split(separator: " ").last ?? ""
    let source = "protocol P { func p() }\nprotocol Q {}\ntypealias \(name) = P & Q\nprotocol R: \(alias) {}"
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.last?.fileText.contains("func p()") == true)
  }

  @Test(arguments: ["~Copyable", "~Swift.Copyable", "~Swift::Copyable", "~ Copyable", "Sendable, ~Swift.Copyable"])
  func `a type isn't copyable if its declaration says so`(_ parents: String) {
    let files = ["struct Ticket: \(parents) {}", "protocol Till { func sell() -> Ticket }"].enumerated().map {
      SourceFile(path: "\($0).swift", text: $1)
    }
    let till = FakeGenerator().generate(files).fakes.first?.fileText ?? ""
    #expect(till.contains("moving: Ticket.self"))
  }
}
