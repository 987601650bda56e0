import Foundation

@testable import FakeGenerator

/// Declarations that are hard to read, for each production of the grammar.
enum EdgeCases {
  /// The declarations of a file that is no source of the package, since much in it has no meaning.
  static var all: [String] {
    get throws {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "EdgeCases.swift.txt")
      return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n// ---\n").map { $0 + "\n" }
    }
  }

  /// The declarations in some sources that are not longer than a number of bytes.
  static func declarations(in urls: [URL], below limit: Int) throws -> [String] {
    try urls.flatMap { url in
      let file = try Places.source(url)
      return DeclarationScanner.outline(of: file, keepsStructures: true).slices
        .filter { $0.enclosing.isEmpty && $0.range.count < limit }.map { file.text($0.range) }
    }
  }
}
