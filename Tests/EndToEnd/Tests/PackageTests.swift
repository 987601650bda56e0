import Foundation
import Testing

extension EndToEndTests {
  /// Tests that the library needs only a line in the manifest, in every language mode, without warnings or flags.
  struct PackageTests {
    private let workshop = Workshop.current
  }
}

extension EndToEndTests.PackageTests {
  /// The targets of the package, which treat warnings as errors.
  static var targets: [ClientPackage.Target] {
    let fixtures = ["Fakes", "FakesTests", "FakesXCTests"]
    return [
      .init(
        kind: .test, name: "Swift5Tests", fixtures: fixtures,
        settings: [".swiftLanguageMode(.v5)", ".treatAllWarnings(as: .error)"]),
      .init(
        kind: .test, name: "Swift6Tests", fixtures: fixtures,
        settings: [".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)"]),
      // In a module like this, XCTest's classes can't be subclassed.
      .init(
        kind: .test, name: "MainActorTests", fixtures: ["Fakes", "FakesTests"],
        settings: [".defaultIsolation(MainActor.self)", ".treatAllWarnings(as: .error)"]),
    ]
  }

  @Test func `fakes of every kind compile without warnings in Swift 5 and Swift 6, and work`() async throws {
    let package = try ClientPackage("Fakes", in: workshop, targets: Self.targets)
    let outcome = try await workshop.swift("test", package)

    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.text.contains("Executed 6 tests, with 0 failures"))
    #expect(outcome.text.contains("Test run with 27 tests in 3 suites passed"))
  }
}
