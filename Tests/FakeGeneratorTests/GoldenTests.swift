import FakeGenerator
import Foundation
import Testing

/// What the generator writes for each file of hard declarations, compared with the fakes that `GoldenFakeTests` compiles
/// and uses.
@Suite struct GoldenTests {
  /// A folder of the other test target.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "GoldenFakeTests")

  /// Set it to accept changed fakes: the test then rewrites them and fails. Read the difference, and set it back.
  private static let isRecording = false

  /// The declarations whose fakes are public; all others' are internal.
  private static let publicFile = "Access.swift"

  @Test func `the generator writes exactly the fakes that are compiled and used`() throws {
    let sources = try Self.sources()
    #expect(sources.count >= 10)
    var expected: Set<String> = []
    for source in sources {
      let name = (source.path as NSString).lastPathComponent
      let generation = Self.generate(name, among: sources)
      #expect(!generation.hasErrors, "\(generation.diagnostics)")
      let options = Self.options(for: name)
      let text = FakeFile(fakes: generation.fakes.filter { $0.sourcePath == source.path }, options: options).text
      let golden = Self.folder.appending(path: "Fakes/Fake" + name)
      expected.insert(golden.lastPathComponent)
      compare(text, with: golden)
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: "Fakes").path)
    #expect(Set(found.filter { $0.hasSuffix(".swift") }) == expected)
  }

  private func compare(_ text: String, with golden: URL) {
    let written = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    if written == text { return }
    if Self.isRecording {
      #expect(throws: Never.self) { try Data(text.utf8).write(to: golden) }
      Issue.record(
        "\(golden.lastPathComponent) was written anew: read the difference, then set isRecording back to false.")
      return
    }
    let wanted = written.split(separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(wanted, found).enumerated().first { $1.0 != $1.1 }?.offset ?? min(wanted.count, found.count)
    Issue.record(
      """
      \(golden.lastPathComponent), line \(line + 1): expected
      \(wanted.dropFirst(line).first ?? "the end")
      but the generator writes
      \(found.dropFirst(line).first ?? "the end")
      """)
  }

  private static func sources() throws -> [SourceFile] {
    let folder = folder.appending(path: "Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { name in
      SourceFile(path: "Sources/" + name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  private static func options(for name: String) -> FakeGenerator.Options {
    var options = FakeGenerator.Options()
    if name == publicFile { options.access = "public" }
    return options
  }

  private static func generate(_ name: String, among sources: [SourceFile]) -> Generation {
    FakeGenerator(options: options(for: name)).generate(sources)
  }
}
