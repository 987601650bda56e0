import Foundation

@testable import FakeGenerator

/// Declarations that are difficult to read, for each production of the grammar.
enum EdgeCases {
  /// The declarations in a file that isn't one of the package's sources, because much of it doesn't compile.
  static var all: [String] {
    get throws {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "EdgeCases.swift.txt")
      return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n// ---\n").map { $0 + "\n" }
    }
  }

  /// Returns the declarations in some sources that are shorter than the given number of bytes.
  static func declarations(in urls: [URL], below limit: Int) throws -> [String] {
    try urls.flatMap { url in
      let file = try Places.source(url)
      return DeclarationScanner.outline(of: file, keepsStructures: true).slices
        .filter { $0.enclosing.isEmpty && $0.range.count < limit }.map { file.text($0.range) }
    }
  }
}
