import Testing

@testable import FakeGenerator

/// Something that never ends where it should.
struct EndlessCase: Sendable, CustomTestStringConvertible {
  var start: String
  var repeated: String

  var testDescription: String { start + repeated + "…" }

  /// The source, with at least a number of bytes.
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
  /// What a reader may come back to, in places where it is looked ahead.
  static let long =
    [
      "{", "\"", "/*", "#(", ".", ",", "->", "&", "?", "1", "`", "#if A\n", "class A{", "a<", "a: B, ", "a.", "~",
    ].flatMap { repeated in
      ["protocol A { func f(_ x: ", "class A { var x = "].map { Self(start: $0, repeated: repeated) }
    }
  static let all = starts.flatMap { start in endless.map { Self(start: start, repeated: $0) } }
}

/// The time limit is there for what grows with the square of its size, which at a megabyte takes hours.
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

  private func read(_ file: SourceFile) {
    let generation = FakeGenerator().generate([file])
    #expect(generation.fakes.isEmpty || generation.fakes.map(\.name) == ["FakeA"])
  }
}
