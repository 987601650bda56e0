import Testing

@testable import FakeGenerator

/// A construct that can be nested to any depth.
struct NestingCase: Sendable, CustomTestStringConvertible {
  var name: String
  var make: @Sendable (Int) -> String
  /// Whether the construct only gets longer, so that it's read and repeated in a fake.
  var isFlat = false

  var testDescription: String { name }

  private static func around(
    _ name: String, _ start: String, _ opening: String, _ middle: String, _ closing: String, _ end: String
  ) -> Self {
    Self(name: name) { count in
      start + String(repeating: opening, count: count) + middle + String(repeating: closing, count: count) + end
    }
  }

  private static func type(_ name: String, _ opening: String, _ middle: String, _ closing: String) -> Self {
    around(name, "protocol A { func f(_ x: ", opening, middle, closing, ") }")
  }

  private var flat: Self {
    var copy = self
    copy.isFlat = true
    return copy
  }

  private static func value(_ name: String, _ opening: String, _ middle: String, _ closing: String) -> Self {
    around(name, "class A { var x: Int { ", opening, middle, closing, " } }")
  }

  static let all = [
    type("optionals", "", "Int", "?"), type("members", "", "B", ".C"), type("metatypes", "", "B", ".Type"),
    type("tuples", "(", "Int", ")"), type("arrays", "[", "Int", "]"), type("arguments", "B<", "Int", ">"),
    type("arguments after others", "B<C, ", "Int", ">"), type("functions", "() -> ", "Int", ""),
    type("functions over lines", "()\n->\n", "Int", ""), type("opaque types", "some ", "B", ""),
    type("opaque types over lines", "some\n", "B", ""), type("attributes", "@b ", "Int", "").flat,
    value("calls", "a(", "1", ")"), value("chains", "a", "", ".b()"), value("chains over lines", "a", "", "\n.b()"),
    value("calls of calls", "a", "", "()"), value("closures", "{ ", "1", "}"), value("choices", "a ? b : ", "c", ""),
    value("negations", "- ", "1", ""), value("branches", "if a {} else ", "{}", ""),
    value("interpolations", "\"\\(", "1", ")\""),
    around("conditions", "protocol A {\n", "#if B\n", "func f()\n", "#endif\n", "}"),
    around("clauses", "protocol A {\n#if B\n", "#elseif B\nfunc f()\n", "", "", "#endif\n}"),
    around("conditions outside", "", "#if B\n", "protocol A {}\n", "#endif\n", ""),
    around("types", "", "class A { ", "", "}", ""), around("structs", "", "struct A { ", "protocol B {}", "}", ""),
    around("attributes' arguments", "", "@a(", "", ")", " protocol A {}"),
    around("comments", "", "/*", "protocol A {}", "*/", ""), around("braces", "protocol A {} ", "{", "", "}", ""),
  ]
}

struct NestingTests {
  @Test(arguments: NestingCase.all) func `any nesting depth is handled`(_ nesting: NestingCase) {
    let file = SourceFile(path: "A.swift", text: nesting.make(10_000))
    for style in FakeGenerator.Options.Style.allCases {
      var options = FakeGenerator.Options()
      options.style = style
      let generation = FakeGenerator(options: options).generate([file])
      let text = FakeFile(fakes: generation.fakes, options: options).text
      // If a type is refused, the output doesn't grow with the depth. If it's read, it's repeated a few times, but
      // not for each of its parts.
      let limit = nesting.isFlat ? 8 * file.bytes.count : 10_000 + 1_200 * generation.fakes.count
      #expect(text.utf8.count < limit)
      #expect(generation.fakes.count <= Nesting.deepest + 1)
      if nesting.isFlat, style != .protocol { #expect(generation.fakes.count == 1 && generation.diagnostics.isEmpty) }
    }
  }

  @Test func `source that nests too deeply is reported`() {
    let file = SourceFile(
      path: "A.swift", text: "protocol A {}\nprotocol B { var x: Int\(String(repeating: "?", count: 300)) { get } }")
    let generation = FakeGenerator().generate([file])
    #expect(generation.fakes.map(\.name) == ["FakeA"])
    #expect(
      generation.diagnostics.map(\.description) == [
        "A.swift:2:10: error: cannot read 'B': it nests more than 200 levels deep"
      ])
  }

  @Test(arguments: [
    "protocol A { \((0..<300).map { "func f\($0)(_ x: Int?, y: B.C) -> [D<E>]?" }.joined(separator: "\n")) }",
    "protocol A { func f(\((0..<300).map { "x\($0): B.C?" }.joined(separator: ", "))) }",
    "class A { func f() { \((0..<300).map { "if a.b() { c?.d() } else { e![1].f { $0 < 1 } }\($0)" }.joined(separator: "\n")) } }",
    "class A { let x = [\((0..<300).map { ".a\($0): B.c(.d)?.e" }.joined(separator: ",\n"))] }",
  ])
  func `long source is read`(_ text: String) {
    let file = SourceFile(path: "A.swift", text: text)
    let generation = FakeGenerator().generate([file])
    #expect(generation.fakes.map(\.name) == ["FakeA"])
    #expect(generation.diagnostics.isEmpty)
  }

  @Test(arguments: ["typealias A# = A% & B", "protocol A#: A% {}"])
  func `a protocol that inherits through hundreds of others is refused`(_ line: String) {
    let lines = (0..<3000).map { number in
      line.replacing("#", with: "\(number)").replacing("%", with: "\(number + 1)")
    }
    let file = SourceFile(path: "A.swift", text: lines.joined(separator: "\n") + "\nprotocol P: A0 {}")
    var options = FakeGenerator.Options()
    options.only = ["P"]
    let generation = FakeGenerator(options: options).generate([file])
    #expect(generation.fakes.isEmpty && generation.diagnostics.count == 1)
    let text = "cannot fake 'P': it inherits, directly or indirectly, from at least 500 others"
    #expect(generation.diagnostics.first?.text == text)
  }

  @Test func `a protocol that inherits from hundreds of others itself is refused`() {
    let names = (0..<800).map { "A\($0)" }
    let lines = names.map { "protocol \($0) {}" } + ["protocol P: \(names.joined(separator: ", ")) {}"]
    var options = FakeGenerator.Options()
    options.only = ["P"]
    let file = SourceFile(path: "A.swift", text: lines.joined(separator: "\n"))
    let generation = FakeGenerator(options: options).generate([file])
    let text = "cannot fake 'P': it inherits, directly or indirectly, from at least 500 others"
    #expect(generation.diagnostics.map(\.text) == [text])
  }
}
