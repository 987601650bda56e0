import Foundation
import Testing

/// A page of README or Documentation, parsed into its fenced blocks and its links.
struct Page: CustomTestStringConvertible, Sendable {
  /// The kind of a block, which its opening fence states.
  enum Kind: String, CaseIterable {
    /// Swift code that a file of this target contains word for word.
    case swift = "swift"
    /// The text of the failures that an example of the page reports.
    case failure = "failure"
    /// A part of a package manifest, which can't be compiled here.
    case manifest = "swift manifest"
    /// Code that uses another library, on the pages about migrating from it.
    case before = "swift before"
    /// Output of a terminal, or contents of a file, other than failures.
    case text = "text"
    /// Shell commands.
    case shell = "sh"
    /// A sequence diagram, which hosts of Markdown render.
    case diagram = "mermaid"
    /// Settings of another tool.
    case json = "json"
  }

  struct Block: CustomTestStringConvertible, Sendable {
    let page: String
    let line: Int
    let fence: String
    var lines: [String] = []

    var kind: Kind? { Kind(rawValue: fence) }
    var text: String { lines.joined(separator: "\n") }
    var testDescription: String { "\(page):\(line)" }
  }

  let name: String
  let folder: URL
  let blocks: [Block]
  /// The files that the page links to, without anchors.
  let links: [String]

  var testDescription: String { name }

  init(_ file: URL) throws {
    name = file.lastPathComponent
    folder = file.deletingLastPathComponent()
    var blocks: [Block] = []
    var open: Block?
    var prose = ""
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(String(line))
        }
      } else if line.hasPrefix("```") {
        open = Block(page: name, line: index + 1, fence: String(line.dropFirst(3)))
      } else {
        prose += line + "\n"
      }
    }
    if let open { blocks.append(Block(page: name, line: open.line, fence: "never closed")) }
    self.blocks = blocks
    links = prose.matches(of: /\]\(([^)#: ]+)(#[^)]*)?\)/).map { String($0.1) }
  }
}

// MARK: - All pages

extension Page {
  static let root = URL(filePath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func all() throws -> [Page] {
    let documentation = root.appending(path: "Documentation")
    let names = try FileManager.default.subpathsOfDirectory(atPath: documentation.path()).filter { $0.hasSuffix(".md") }
    return try ([root.appending(path: "README.md")] + names.sorted().map { documentation.appending(path: $0) })
      .map(Page.init)
  }

  static func blocks(_ kinds: Kind...) throws -> [Block] {
    try all().flatMap(\.blocks).filter { block in block.kind.map(kinds.contains) ?? false }
  }
}
