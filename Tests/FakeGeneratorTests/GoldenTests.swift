import FakeGenerator
import Testing

/// Compares the generator's output for each file of difficult declarations with the fakes that `MimusStyleTests`
/// compiles and uses in both language modes.
struct GoldenTests {
  private static let folder = GoldenFolder("MimusStyleTests", isRecording: false)

  /// The file whose fakes are public. All other fakes are internal.
  private static let publicFile = "Access.swift"

  @Test func `the generator writes exactly the fakes that are compiled and used`() throws {
    let sources = try Self.folder.sources(in: "Sources")
    #expect(sources.count >= 10)
    var texts: [String: String] = [:]
    for access in ["internal", "public"] {
      var options = FakeGenerator.Options()
      options.access = access
      let generation = FakeGenerator(options: options).generate(sources)
      #expect(!generation.hasErrors, "\(generation.diagnostics)")
      let fakes = Dictionary(grouping: generation.fakes, by: \.sourcePath)
      for path in sources.map(\.path) where (path == Self.publicFile) == (access == "public") {
        texts["Fake" + path] = FakeFile(fakes: fakes[path] ?? [], options: options).text
      }
    }
    try Self.folder.expect(texts)
  }
}
