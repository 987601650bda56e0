import FakeGenerator
import Testing

/// Compares the fakes that the counters style generates for each file of declarations with the fakes that
/// `CountersStyleTests` compiles and uses in both language modes.
struct CountersGoldenTests {
  private static let folder = GoldenFolder("CountersStyleTests", isRecording: false)

  @Test func `the generator writes exactly the fakes with counters that are compiled and used`() throws {
    // `Sources` is shared with the other style. `Shop` has declarations that are difficult for counters.
    let sources = try ["Sources", "Shop"].flatMap { try Self.folder.sources(in: $0) }
    var options = FakeGenerator.Options()
    options.style = .counters
    let generation = FakeGenerator(options: options).generate(sources)
    let others = generation.diagnostics.filter { !$0.text.contains("is not overridden in the fake") }
    #expect(others.isEmpty, "\(others)")
    let fakes = Dictionary(grouping: generation.fakes, by: \.sourcePath)
    let texts = fakes.map { ("Fake" + $0.key, FakeFile(fakes: $0.value, options: options).text) }
    try Self.folder.expect(Dictionary(uniqueKeysWithValues: texts))
  }
}
