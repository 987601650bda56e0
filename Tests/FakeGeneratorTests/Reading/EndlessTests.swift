import Testing

@testable import FakeGenerator

/// A megabyte of something that never ends where it should.
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
  static let all = starts.flatMap { start in endless.map { Self(start: start, repeated: $0) } }
}

@Suite(.timeLimit(.minutes(3))) struct EndlessTests {
  @Test(arguments: EndlessCase.all) func `a megabyte of anything is read or refused in its time`(_ endless: EndlessCase)
  {
    func time(_ size: Int) -> Duration {
      let file = endless.source(size)
      return ContinuousClock().measure {
        let generation = FakeGenerator().generate([file])
        #expect(generation.fakes.isEmpty || generation.fakes.map(\.name) == ["FakeA"])
      }
    }
    // Twenty times of what it takes at most without optimization: were time to grow with the square, it would be hours.
    let duration = time(1 << 20)
    #expect(duration < .seconds(20), "\(duration)")
  }
}
