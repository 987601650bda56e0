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

  private func read(_ file: SourceFile) {
    let generation = FakeGenerator().generate([file])
    #expect(generation.fakes.isEmpty || generation.fakes.map(\.name) == ["FakeA"])
  }
}
