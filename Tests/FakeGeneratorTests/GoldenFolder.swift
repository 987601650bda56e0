import FakeGenerator
import Foundation
import Testing

/// The folder `Fakes` of a test target in the package `Tests/GoldenFakes`, which compiles and uses the fakes.
struct GoldenFolder {
  private let url: URL
  /// Whether to accept changed fakes. If it's `true`, the test rewrites them and fails. Review the diff, and set it
  /// back to `false`.
  private let isRecording: Bool

  init(_ target: String, isRecording: Bool) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "GoldenFakes/\(target)")
    self.isRecording = isRecording
  }

  /// Returns the declarations in one of the target's folders.
  func sources(in name: String) throws -> [SourceFile] {
    // Enumerating a folder doesn't follow links.
    let folder = url.appending(path: name).resolvingSymlinksInPath()
    return try swiftFiles(in: folder).map { file in
      SourceFile(path: file, bytes: [UInt8](try Data(contentsOf: folder.appending(path: file))))
    }
  }

  /// Compares the folder with the generator's output, a dictionary of texts by file name.
  func expect(_ texts: [String: String]) throws {
    let fakes = url.appending(path: "Fakes")
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { try expect(text, in: fakes.appending(path: name)) }
    #expect(try swiftFiles(in: fakes) == texts.keys.sorted())
  }

  /// Compares one of the target's files with the generator's output.
  func expect(_ text: String, in path: String) throws { try expect(text, in: url.appending(path: path)) }

  private func expect(_ text: String, in file: URL) throws {
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if written == text { return }
    if isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("\(file.lastPathComponent) was rewritten. Review the diff, then set isRecording back to false.")
      return
    }
    let wanted = written.split(separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(wanted, found).enumerated().first { $1.0 != $1.1 }?.offset ?? min(wanted.count, found.count)
    Issue.record(
      """
      \(file.lastPathComponent), line \(line + 1): expected
      \(wanted.dropFirst(line).first ?? "the end")
      but the generator writes
      \(found.dropFirst(line).first ?? "the end")
      """)
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
  }
}
