import Testing

@testable import FakeGenerator

/// Tests sources with the line endings of other systems and with a byte order mark.
struct LineEndTests {
  private static let source = """
    import Foundation

    // mimus:fake
    public protocol Mailer {
      #if os(Linux)
      func send(
        _ letter: String = \"\"\"
          Dear reader,
          \"\"\",
        to name: String  // and nobody else
      ) async throws
      #endif
      var count: Int { get }
    }
    @MainActor
    open class Printer
    {
      public init() {}
      open var pages = 1,
        copies = 2
      open func start()
        -> Bool { true }
    }
    protocol Broken {
      func f(
    }
    """

  @Test(arguments: ["\r\n", "\r"], ["", "\u{FEFF}"])
  func `line endings and a byte order mark change nothing`(_ end: String, _ mark: String) {
    let expected = FakeGenerator().generate([SourceFile(path: "A.swift", text: Self.source)])
    let text = mark + Self.source.replacing("\n", with: end)
    let found = FakeGenerator().generate([SourceFile(path: "A.swift", text: text)])
    #expect(found.fakes.count == 2)
    for (found, expected) in zip(found.fakes, expected.fakes) {
      #expect(found.fileText.replacing(end, with: "\n") == expected.fileText)
    }
    #expect(found.diagnostics.map(\.text) == expected.diagnostics.map(\.text))
    #expect(found.diagnostics.map(\.position) == expected.diagnostics.map(\.position))
  }

  @Test func `a condition in parentheses may continue on the next line`() throws {
    let source = "protocol Mailer {\n#if compiler(>=6\n  )\n  func send()\n#else\n  func post()\n#endif\n}"
    let generation = FakeGenerator().generate([SourceFile(path: "A.swift", text: source)])
    #expect(generation.diagnostics.isEmpty)
    let fake = try #require(generation.fakes.first).fileText
    #expect(fake.contains("func send()") && fake.contains("func post()"))
  }
}
