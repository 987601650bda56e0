import Foundation
import Testing

/// Tests that README and Documentation are correct: every Swift block compiles, and every failure shown is reported.
struct DocumentationTests {
  /// The pages whose examples are run. A page that shows a failure must be one of them.
  static let guides = [
    FirstScreen.guide, WritingFakes.guide, AnsweringCalls.guide, MatchingArguments.guide, VerifyingCalls.guide,
    ReadingFailures.guide, OrderAndTime.guide, ExpectationsPage.guide, Sessions.guide, Concurrency.guide,
    StaticMembers.guide, TestFrameworks.guide, Generating.guide, CallsThatWait.guide, FakeFunctions.guide,
    Streams.guide,
  ]

  @Test func `there are pages and blocks`() throws {
    #expect(try Page.all().count > 3)
    #expect(try Page.blocks(.swift).count > 3)
  }

  @Test(arguments: try Page.all()) func `a page has only known fences, and closes them`(_ page: Page) {
    for block in page.blocks {
      #expect(block.kind != nil, "\(page.name):\(block.line) opens with '\(block.fence)'.")
      if block.kind == .before { #expect(page.name.contains(/^(Migrating|Coming)-from/), "\(page.name):\(block.line)") }
    }
  }

  @Test(arguments: try Page.blocks(.swift)) func `a Swift block is compiled`(_ block: Page.Block) throws {
    let lines = block.lines.map(Self.comparable)
    let isFound = try Self.compiledFiles().contains { file in
      file.indices.contains { start in file[start...].starts(with: lines) }
    }
    #expect(isFound, "No compiled file has the block at \(block.page):\(block.line) word for word.")
  }

  @Test(arguments: try Page.blocks(.failure)) func `a failure shown on a page is reported`(
    _ block: Page.Block
  ) async throws {
    let guide = try #require(Self.guides.first { $0.page == block.page }, "\(block.page) has no examples.")
    var shown: [String] = []
    for example in guide.examples { shown.append(withoutPlaces(await example.shown())) }
    #expect(shown.contains(withoutPlaces(block.text)), "\(block.page):\(block.line)")
  }

  @Test(arguments: guides) func `an example reports what its page shows, or nothing`(_ guide: Guide) async throws {
    let failures = try Page.blocks(.failure).filter { $0.page == guide.page }.map { withoutPlaces($0.text) }
    for example in guide.examples {
      let text = withoutPlaces(await example.shown())
      #expect(text.isEmpty || failures.contains(text), "\(guide.page), \(example.name):\n\(text)")
    }
  }

  @Test(arguments: try Page.all()) func `a link leads to a file`(_ page: Page) {
    for link in page.links {
      let target = page.folder.appending(path: link)
      #expect(FileManager.default.fileExists(atPath: target.path()), "\(page.name): \(link)")
    }
  }

  @Test func `every page is in the index`() throws {
    let pages = try Page.all()
    let index = try #require(pages.first { $0.name == "README.md" && $0.folder.lastPathComponent == "Documentation" })
    for page in pages where page.folder.lastPathComponent == "Documentation" && page.name != "README.md" {
      #expect(index.links.contains(page.name), "\(page.name)")
    }
  }

  @Test func `everything that generated code may call is documented on its page`() throws {
    let page = try String(contentsOf: Page.root.appending(path: "Documentation/Generated-code.md"), encoding: .utf8)
    let folder = Page.root.appending(path: "Sources/Mimus/GeneratedCode")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for match in source.matches(of: /public (?:static |final )*(?:struct|class|protocol|func|var) (_\w+)/) {
        #expect(page.contains(match.1), "\(name): \(match.1)")
      }
    }
  }

  // MARK: Reading

  private static func compiledFiles() throws -> [[String]] {
    // Examples of macros are in the test target that builds the macros.
    let folders = ["DocumentationTests", "ExpandedFakesTests"].map { Page.root.appending(path: "Tests/\($0)") }
    return try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
        .map { name in
          try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(comparable)
        }
    }
  }

  /// Returns a line without its indentation and a leading `private`, which aren't compared.
  private static func comparable(_ line: some StringProtocol) -> String {
    let line = line.trimmingCharacters(in: .whitespaces)
    return line.hasPrefix("private ") ? String(line.dropFirst("private ".count)) : line
  }
}
