import Foundation
import Testing

extension EndToEndTests {
  /// What it costs to adopt the library: a line in the manifest, in every language mode, with no warning and no flag.
  struct PackageTests {
    private let workshop = Workshop.current
  }
}

extension EndToEndTests.PackageTests {
  /// Warnings are errors in each of them.
  static var targets: [ClientPackage.Target] {
    let fixtures = ["Fakes", "FakesTests", "FakesXCTests"]
    return [
      .init(
        kind: .test, name: "Swift5Tests", fixtures: fixtures,
        settings: [".swiftLanguageMode(.v5)", ".treatAllWarnings(as: .error)"]),
      .init(
        kind: .test, name: "Swift6Tests", fixtures: fixtures,
        settings: [".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)"]),
      // XCTest's own classes cannot be subclassed in such a module.
      .init(
        kind: .test, name: "MainActorTests", fixtures: ["Fakes", "FakesTests"],
        settings: [".defaultIsolation(MainActor.self)", ".treatAllWarnings(as: .error)"]),
    ]
  }

  @Test func `fakes of every kind compile without a warning in Swift 5 and Swift 6, and work`() async throws {
    let package = try ClientPackage("Fakes", in: workshop, targets: Self.targets)
    let outcome = try await workshop.swift("test", package)

    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.text.contains("Executed 6 tests, with 0 failures"))
    #expect(outcome.text.contains("Test run with 27 tests in 3 suites passed"))
  }
}
