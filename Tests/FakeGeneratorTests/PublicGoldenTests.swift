import FakeGenerator
import Testing

/// Compares the public fakes of a module with those that `PublicFakesTests` compiles in another module, where a missing
/// public import is an error, and an unused one a warning.
struct PublicGoldenTests {
  private static let folder = GoldenFolder("PublicFakes", isRecording: false)

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `public fakes import publicly what they use`(style: FakeGenerator.Options.Style) throws {
    let cargo = try Self.folder.sources(in: "Cargo")
    let harbor = try Self.folder.sources(in: "Harbor")
    let wanted =
      style == .mimus ? ["Stubbed.swift", "Hidden.swift"] : ["Counted.swift", "Aliased.swift", "Untyped.swift"]
    var options = FakeGenerator.Options()
    options.style = style
    options.access = "public"
    let files =
      cargo.map { SourceFile(path: $0.path, bytes: $0.bytes, role: .context, module: "Cargo") }
      + harbor.map { file in
        SourceFile(
          path: file.path, bytes: file.bytes, role: wanted.contains(file.path) ? .wanted(named: true) : .context,
          module: "Harbor")
      }
    let generation = FakeGenerator(options: options).generate(files)
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    // Each file has the imports of one fake.
    for fake in generation.fakes {
      try Self.folder.expect(FakeFile(fakes: [fake], options: options).text, in: "Tests/Fakes/\(fake.fileName)")
    }
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `functions are nonsending where their module has them so`(style: FakeGenerator.Options.Style) throws {
    var settings = ModuleSettings()
    settings.isNonsendingByDefault = true
    try Self.compare("Canal", style == .mimus ? "Locks.swift" : "Sluice.swift", style, settings)
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `types are used on the actor that isolates their conformances`(style: FakeGenerator.Options.Style) throws {
    var settings = ModuleSettings()
    settings.isMainActorByDefault = true
    try Self.compare("Bay", style == .mimus ? "Moorings.swift" : "Shoals.swift", style, settings)
  }

  /// Compares the fakes of one file of a module that has its own settings.
  private static func compare(
    _ module: String, _ wanted: String, _ style: FakeGenerator.Options.Style, _ settings: ModuleSettings
  ) throws {
    var options = FakeGenerator.Options()
    options.style = style
    options.access = "public"
    options.settings = settings
    let files = try folder.sources(in: module).map { file in
      SourceFile(
        path: file.path, bytes: file.bytes, role: file.path == wanted ? .wanted(named: true) : .context,
        module: module)
    }
    let generation = FakeGenerator(options: options).generate(files)
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    try folder.expect(FakeFile(fakes: generation.fakes, options: options).text, in: "Tests/Fakes/Fake\(wanted)")
  }
}
