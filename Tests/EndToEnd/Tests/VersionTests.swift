import Testing

extension EndToEndTests {
  /// Tests a package that depends on a version of the library, in a release build.
  struct VersionTests {
    private let workshop = Workshop.current
  }
}

extension EndToEndTests.VersionTests {
  @Test(.enabled(if: Workshop.isRepository, "This folder is not a Git repository, so it has no versions."))
  func `a package that depends on a version has the library, the macros, and both plugins`() async throws {
    // All targets are in one package so that the generator is built once.
    let targets = EndToEndTests.PackageTests.targets + EndToEndTests.MacroTests.targets
    let package = try ClientPackage(
      "Versioned", in: workshop, library: .version(of: try await workshop.publish()),
      targets: targets + EndToEndTests.PluginTests.targets)
    let written = try await workshop.mimusFakes(package, "--target", "WrittenTests")
    let tested = try await workshop.swift("test", package, "--configuration", "release")

    #expect(written.status == 0, "\(written)")
    #expect(tested.status == 0, "\(tested)")
    #expect(tested.text.contains("Executed 12 tests, with 0 failures"), "\(tested)")
    #expect(tested.text.contains("Test run with 49 tests in 7 suites passed"), "\(tested)")
  }
}
