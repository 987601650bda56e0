import FakeGenerator
import Foundation
import Testing

/// What the style of counters makes of each file of declarations, compared with the fakes that `CountersGoldenTests`
/// compiles and uses, in both language modes.
@Suite struct CountersGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "CountersGoldenTests")

  /// Set it to accept changed fakes: the test then rewrites them and fails. Read the difference, and set it back.
  private static let isRecording = false

  /// All declarations: those that every style is tried on, and those that are hard for counters.
  private static func sources() throws -> [SourceFile] {
    try ["Sources", "Shop"].flatMap { name in
      // Enumerating does not go through links.
      let folder = folder.appending(path: name).resolvingSymlinksInPath()
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      return try files.sorted().map { file in
        SourceFile(path: file, bytes: [UInt8](try Data(contentsOf: folder.appending(path: file))))
      }
    }
  }

  @Test func `the generator writes exactly the counters that are compiled and used`() throws {
    let sources = try Self.sources()
    var options = FakeGenerator.Options()
    options.style = .counters
    let generation = FakeGenerator(options: options).generate(sources)
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    var expected: Set<String> = []
    for source in sources {
      let fakes = generation.fakes.filter { $0.sourcePath == source.path }
      if fakes.isEmpty { continue }
      let golden = Self.folder.appending(path: "Fakes/Fake" + source.path)
      expected.insert(golden.lastPathComponent)
      let text = FakeFile(fakes: fakes, options: options).text
      let written = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
      if Self.isRecording, written != text {
        try Data(text.utf8).write(to: golden)
        Issue.record(
          "\(golden.lastPathComponent) was written anew: read the difference, then set isRecording back to false.")
      } else {
        let lines = zip(written.split(separator: "\n"), text.split(separator: "\n"))
        #expect(
          written == text, "\(golden.lastPathComponent): \(lines.first { $0 != $1 }.map { "\($0)" } ?? "its length")")
      }
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: "Fakes").path)
    #expect(Set(found.filter { $0.hasSuffix(".swift") }) == expected)
  }
}
