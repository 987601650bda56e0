import Foundation
import Testing

/// Every Swift block of README and Documentation stands word for word in a file of this target, which compiles it.
@Suite struct DocumentationTests {
  static let root = URL(filePath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct Block: CustomTestStringConvertible, Sendable {
    let page: String
    let line: Int
    let lines: [String]

    var testDescription: String { "\(page):\(line)" }
  }

  @Test(arguments: try blocks()) func `a block is compiled`(_ block: Block) throws {
    let isFound = try Self.compiledFiles().contains { lines in
      lines.indices.contains { start in lines[start...].starts(with: block.lines) }
    }
    #expect(isFound, "\(block.page):\(block.line) stands in no file of Tests/DocumentationTests")
  }

  @Test func `there are blocks to compile`() throws {
    #expect(try Self.blocks().count > 3)
  }

  // MARK: Reading

  /// The blocks marked `swift`, lines without their indentation; a manifest (`swift manifest`) cannot be compiled here.
  static func blocks() throws -> [Block] {
    try pages().flatMap { page, text in
      var blocks: [Block] = []
      var open: Block?
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if let block = open {
          if line.hasPrefix("```") {
            blocks.append(block)
            open = nil
          } else {
            open = Block(page: page, line: block.line, lines: block.lines + [line.trimmingCharacters(in: .whitespaces)])
          }
        } else if line == "```swift" {
          open = Block(page: page, line: index + 1, lines: [])
        }
      }
      return blocks
    }
  }

  private static func pages() throws -> [(name: String, text: String)] {
    let documentation = root.appending(path: "Documentation")
    let names = try FileManager.default.subpathsOfDirectory(atPath: documentation.path()).filter { $0.hasSuffix(".md") }
    let files = [root.appending(path: "README.md")] + names.sorted().map { documentation.appending(path: $0) }
    return try files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private static func compiledFiles() throws -> [[String]] {
    let folder = root.appending(path: "Tests/DocumentationTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    return try names.map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map { line in
          // What stands alone on a page may be private here.
          let line = line.trimmingCharacters(in: .whitespaces)
          return line.hasPrefix("private ") ? String(line.dropFirst("private ".count)) : line
        }
    }
  }
}
