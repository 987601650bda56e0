import Testing

@testable import FakeGenerator

/// Source code in which a construct never ends.
struct EndlessCase: Sendable, CustomTestStringConvertible {
  var start: String
  var repeated: String

  var testDescription: String { start.prefix(40) + repeated + "…" }

  /// Returns a source of at least the given size in bytes.
  func source(_ size: Int) -> SourceFile {
    SourceFile(path: "A.swift", text: start + String(repeating: repeated, count: size / repeated.utf8.count + 1))
  }

  private static let starts = [
    "", "protocol A ", "protocol A { func f(_ x: ", "protocol A { var x: Int ", "class A { var x = ",
    "class A { var x: ",
    "class A { func f(x: Int = ", "@a(",
  ]
  private static let endless = [
    "(", "<", "[", "{", "@a ", "\"", "\"\\(", "\"\"\" ", "#\"", "#if A\n", "#if A\n@a ", "/\\", "/*", "`", "a<", "a?",
    "a.",
    "a {", "a ? ", "class A {", "func f(", "~", "\\", "#", "->", "::", "é", "#else\n",
  ]
  /// Constructs that a reader may scan repeatedly where it looks ahead.
  static let long =
    [
      "{", "\"", "/*", "#(", ".", ",", "->", "&", "?", "1", "`", "#if A\n", "class A{", "a<", "a: B, ", "a.", "~",
    ].flatMap { repeated in
      ["protocol A { func f(_ x: ", "class A { var x = "].map { Self(start: $0, repeated: repeated) }
    }
  static let all = starts.flatMap { start in endless.map { Self(start: start, repeated: $0) } }
}

/// Source code in which each type uses the one before several times, so that written out, the last would be endless.
struct GrowingCase: Sendable, CustomTestStringConvertible {
  var start: String
  /// What declares a type, in which `%` stands for its number and `&` for the one before.
  var repeated: String
  var end: String

  var testDescription: String { repeated }

  var source: SourceFile {
    let levels = (1...30).map { level in
      repeated.replacing("%", with: "\(level)").replacing("&", with: "\(level - 1)")
    }
    return SourceFile(path: "A.swift", text: start + levels.joined(separator: "\n") + end)
  }

  private static let uses = "func f(_ x: X30, _ y: @escaping X30) -> X30; func f(_ x: X29) -> X29; func f(_ x: X0)"
  private static let associated = Self(
    start: "protocol A { associatedtype X0\n", repeated: "", end: "\nfunc f(_ x: X30) -> X29; func f(_ x: X1) }")

  static let all =
    ["(X&, X&, X&)", "(X&) -> X&", "[X&: X&]", "C<X&, X&, X&>.D"].flatMap { type in
      let alias = "typealias X% = \(type)"
      let generic = "struct C<T, U, V> { typealias D = (T, U, V) }\n"
      let aliases = generic + "typealias X0 = Int\n"
      return [
        Self(start: aliases, repeated: alias, end: "\nprotocol A { \(uses) }"),
        Self(
          start: generic + "protocol A { associatedtype E; typealias X0 = E\n", repeated: alias, end: "\n\(uses) }"),
        Self(start: aliases, repeated: alias, end: "\n// mimus:fake\nstruct A { let f: (X30) -> X30; let g: X30 }"),
        Self(
          start: aliases + "protocol P { associatedtype X; func f(_ x: X) -> X }\n", repeated: alias,
          end: "\nprotocol A: P where X == X30 {}"),
      ]
    }
    + [
      "associatedtype X% where X% == (X&, X&, X&)", "associatedtype X% where (X&, X&, X&) == X%",
      "associatedtype X% = (X&, X&, X&)",
    ].map { Self(start: associated.start, repeated: $0, end: associated.end) }
    + [
      Self(
        start: "protocol P0 { associatedtype X0; func f(_ x: X0) }\n",
        repeated: "protocol P%: P& where X& == (X%, X%, X%) { associatedtype X%; func f(_ x: X%) }",
        end: "\nprotocol A: P30 where X30 == Int {}"),
      Self(
        start: "class C0<T> { init() {}; func f(_ x: T) {} }\n", repeated: "class C%<T>: C&<(T, T, T)> {}",
        end: "\n// mimus:fake\nclass A: C30<Int> {}"),
      Self(
        start: "protocol P0 { func f() }\ntypealias X0 = P0 & P0\n", repeated: "typealias X% = X& & X& & X&",
        end: "\nprotocol A: X30 { func g(_ x: X30) }"),
      Self(
        start: "struct S0 { let f: () -> Void }\n", repeated: "struct S% { let a: S&, b: S&, c: S& }",
        end: "\nprotocol A { func f() -> S30 }"),
      Self(
        start: "protocol P0 { func f() }\n", repeated: "protocol P% { func f() -> P&; func g() -> (P&, P&) }",
        end: "\nprotocol A { func f() -> P30 }"),
    ]
}

/// Tests sources that don't end. The time limit detects quadratic algorithms, which take hours for a megabyte.
@Suite(.timeLimit(.minutes(1))) struct EndlessTests {
  @Test(arguments: EndlessCase.all) func `unterminated source is read or refused`(_ endless: EndlessCase) {
    read(endless.source(4_096))
  }

  @Test(arguments: ["(", "<", "[", "@a "]) func `a megabyte is read or refused in time`(_ repeated: String) {
    read(EndlessCase(start: "protocol A { func f(_ x: ", repeated: repeated).source(1 << 20))
  }

  @Test(arguments: EndlessCase.long) func `long sources are read or refused in time`(
    _ endless: EndlessCase
  ) {
    read(endless.source(1 << 14))
  }

  @Test(arguments: [
    EndlessCase(start: "protocol A {}\n#if A\n", repeated: "#elseif A\nimport B\n"),
    EndlessCase(start: "protocol A {}\n#if A\n", repeated: "#elseif A\ntypealias B = C\n"),
    EndlessCase(start: "protocol A {}\n", repeated: "#if A\n@a "),
    EndlessCase(start: "protocol A {}\n", repeated: "#if A\nimport B\n"),
    EndlessCase(start: "protocol A {}\n", repeated: "#if A\nstruct B {}\n"),
    EndlessCase(start: "protocol A {\n#if A\n", repeated: "#elseif A\nfunc f()\n"),
    EndlessCase(start: String(repeating: "enum A{", count: 8_000), repeated: "typealias B=C;"),
    EndlessCase(start: "protocol A {}\n", repeated: "// mimus:fake\nlet a=1\n"),
    EndlessCase(start: "protocol A {}\nlet a = ", repeated: "+/"),
    EndlessCase(start: "protocol A {}\nlet a = ", repeated: "b /c"),
  ]) func `sources with many conditions, types, or marks are read or refused in time`(_ endless: EndlessCase) {
    read(endless.source(1 << 18))
  }

  @Test(arguments: [
    "typealias B<T> = B<(T, T, E)>", "typealias B<T> = B<[T]>", "typealias B<T> = [B<B<T>>]",
    "typealias B<T> = C<(T, T, E)>; typealias C<T> = B<(T, T, E)>", "typealias B<T> = (B<[E]>) -> B<T>",
    "struct C<T> { typealias D = C<C<T>>.D }; typealias B<T> = C<T>.D",
  ]) func `aliases that refer to themselves have an end`(_ aliases: String) {
    let uses = "func f(_ x: @autoclosure B<Int>, _ y: @escaping B<Int>) -> B<Int>; func f(_ x: B<String>)"
    read(SourceFile(path: "A.swift", text: "\(aliases)\nprotocol A { \(uses) }"))
    read(SourceFile(path: "A.swift", text: "protocol A { associatedtype E; \(aliases); \(uses) }"))
    let structure = "// mimus:fake\nstruct A { let f: (B<Int>) -> B<Int>; let g: B<Int> }"
    read(SourceFile(path: "A.swift", text: "\(aliases)\n\(structure)"))
  }

  @Test(arguments: [
    "typealias B = B & P", "typealias B = C & P; typealias C = B & P", "typealias B = B & B",
    "typealias B = C & C; typealias C = B & B",
  ]) func `compositions of themselves have an end`(_ aliases: String) {
    for isMainActorByDefault in [false, true] {
      var options = FakeGenerator.Options()
      options.settings.isMainActorByDefault = isMainActorByDefault
      let types = "class D: B {}; class E { init() {}; func f(_ x: any B) async -> any B { x } }; class F<T: B> {}"
      let source = "protocol P {}; \(aliases); protocol A: B { func f(_ x: any B) }; \(types)"
      let generation = FakeGenerator(options: options).generate([SourceFile(path: "A.swift", text: source)])
      #expect(generation.fakes.contains { $0.name == "FakeE" })
    }
  }

  @Test(arguments: GrowingCase.all) func `types that use others several times have an end`(_ growing: GrowingCase) {
    read(growing.source)
  }

  @Test func `diamonds and circles of inheritance have an end`() {
    let diamonds = (1...40).map {
      "protocol P\($0): P\($0 - 1), Q\($0 - 1) {}\nprotocol Q\($0): P\($0 - 1), Q\($0 - 1) {}"
    }
    let roots = "protocol P0 {}\nprotocol Q0 {}\n"
    for parents in [roots + diamonds.joined(separator: "\n"), "protocol P40: Q, Q {}\nprotocol Q: P40, P40 {}"] {
      for style in [FakeGenerator.Options.Style.protocol, .counters] {
        var options = FakeGenerator.Options()
        options.style = style
        options.only = ["Till"]
        options.settings.isMainActorByDefault = true
        let source = parents + "\n// mimus:fake\nclass Till: P40 { init() {}; func f() {} }"
        let file = SourceFile(path: "A.swift", text: source)
        #expect(FakeGenerator(options: options).generate([file]).fakes.count == 1)
      }
    }
  }

  @Test func `long chains of inheritance have an end`() {
    let chain = (1...2_000).map { "protocol P\($0): P\($0 - 1) {}" }.joined(separator: "\n")
    let source = "protocol P0 {}\n\(chain)\nclass K: P2000 { protocol Z { func f() } }"
    var options = FakeGenerator.Options()
    options.only = ["Z"]
    options.settings.isMainActorByDefault = true
    let file = SourceFile(path: "A.swift", text: source)
    #expect(FakeGenerator(options: options).generate([file]).fakes.map(\.name) == ["FakeZ"])
  }

  @Test func `many marks on a line are read in time`() {
    read(SourceFile(path: "A.swift", text: String(repeating: "/* mimus:fake */", count: 5_000) + "\nprotocol A {}"))
  }

  @Test(arguments: ["Int?", "P & Q", "[Int]", "(Int, Int)"])
  func `extensions of types without names are read`(_ type: String) {
    let file = SourceFile(
      path: "A.swift", text: "extension \(type) { class A { init() {}; func f() {} } }")
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = true
    #expect(FakeGenerator(options: options).generate([file]).fakes.allSatisfy { $0.name == "FakeA" })
  }

  private func read(_ file: SourceFile) {
    let generation = FakeGenerator().generate([file])
    #expect(generation.fakes.isEmpty || generation.fakes.map(\.name).contains("FakeA"))
  }
}
