import Foundation
import Testing

extension EndToEndTests {
  /// Tests macros that create fakes in users' packages.
  struct MacroTests {
    private let workshop = Workshop.current
  }
}

extension EndToEndTests.MacroTests {
  /// The targets of the package, which treat warnings as errors.
  static var targets: [ClientPackage.Target] {
    let fixtures = ["MacroFakes", "MacroFakesTests", "MacroFakesXCTests"]
    return [
      .init(
        kind: .test, name: "Macros5Tests", fixtures: fixtures, dependencies: [.macros],
        settings: [".swiftLanguageMode(.v5)", ".treatAllWarnings(as: .error)"]),
      .init(
        kind: .test, name: "Macros6Tests", fixtures: fixtures, dependencies: [.macros],
        settings: [".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)"]),
    ]
  }

  @Test func `a package that depends on a path has the macros, in Swift 5 and Swift 6`() async throws {
    let package = try ClientPackage("MacroPackage", in: workshop, targets: Self.targets)
    let outcome = try await workshop.swift("test", package)

    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.text.contains("Executed 4 tests, with 0 failures"))
    #expect(outcome.text.contains("Test run with 14 tests in 2 suites passed"))
  }

  /// The part of a manifest that the test uses.
  private struct Manifest: Decodable {
    struct Product: Decodable {
      let name: String
      let targets: [String]
    }

    let products: [Product]
  }

  @Test func `a target that uses only the macros is rebuilt when the library changes`() async throws {
    // A target is rebuilt only for the modules of the products that it names, and not for modules that these
    // re-export.
    let text = try await workshop.manifestOfCheckout()
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    let product = try #require(manifest.products.first { $0.name == "MimusMacros" })
    #expect(product.targets.contains("Mimus"))
  }
}
