import Foundation
import Testing

/// A page of README or Documentation, taken apart into its fenced blocks and its links.
struct Page: CustomTestStringConvertible, Sendable {
  /// What a fence says of the block that it opens.
  enum Kind: String, CaseIterable {
    /// Compiled: a file of this target contains the block word for word.
    case swift = "swift"
    /// The text of the failures that an example of the page reports.
    case failure = "failure"
    /// A part of a manifest, which cannot be compiled here.
    case manifest = "swift manifest"
    /// Code of another library, on the pages for those who come from it.
    case before = "swift before"
    /// What a terminal or a file shows that is no failure of a verification.
    case text = "text"
    /// Commands for a shell.
    case shell = "sh"
    /// A sequence diagram, which hosts of Markdown draw.
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
  /// The targets of the links to files, without the headings within them.
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

// MARK: - All of them

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
