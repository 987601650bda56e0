import FakeGenerator
import Testing

/// Compares the fakes of a module whose settings are known with those that `SettingsFakesTests` compiles and uses in
/// modules with other settings.
struct SettingsGoldenTests {
  private static let folder = GoldenFolder("SettingsFakes", isRecording: false)

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `fakes state what the settings of their types' module mean`(style: FakeGenerator.Options.Style) throws {
    let wanted = style == .mimus ? "Recorded.swift" : "Tallied.swift"
    var options = FakeGenerator.Options()
    options.style = style
    options.settings.isMainActorByDefault = false
    options.settings.isNonsendingByDefault = false
    options.settings.areIsolatedFunctionsSendable = true
    options.settings.areDefaultValuesIsolated = true
    let files = try Self.folder.sources(in: "Quay").map { file in
      SourceFile(
        path: file.path, bytes: file.bytes, role: file.path == wanted ? .wanted(named: true) : .context, module: "Quay")
    }
    let generation = FakeGenerator(options: options).generate(files)
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    try Self.folder.expect(FakeFile(fakes: generation.fakes, options: options).text, in: "Tests/Fakes/Fake\(wanted)")
  }
}
