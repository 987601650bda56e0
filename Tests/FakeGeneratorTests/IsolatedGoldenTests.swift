import FakeGenerator
import Testing

/// Compares the fakes of types that are isolated to the main actor by default with those that targets with that default
/// compile and use.
struct IsolatedGoldenTests {
  private static let isRecording = false

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `fakes are isolated as their types are`(style: FakeGenerator.Options.Style) throws {
    let name = style == .mimus ? "MimusTests" : "CountersTests"
    let folder = GoldenFolder("IsolatedFakes/\(name)", isRecording: Self.isRecording)
    var options = FakeGenerator.Options()
    options.style = style
    options.settings.isMainActorByDefault = true
    let generation = FakeGenerator(options: options).generate(try folder.sources(in: "Sources"))
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    try folder.expect(["FakeLibrary.swift": FakeFile(fakes: generation.fakes, options: options).text])
  }
}
