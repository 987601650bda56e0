import Foundation
import Testing

/// Tests that the package uses only what the earliest supported versions of Apple's systems have.
///
/// The folder `Modules` has stand-ins for the modules of Apple's SDKs and of plugins, which declare what the package
/// uses. This toolchain's interfaces of the standard library and of Swift Testing state what is available in which
/// version.
@Suite(.enabled(if: Toolchain.current != nil, "This toolchain has no interfaces of the standard library."))
struct ApplePlatformsTests {
  @Test func `the systems are those of the manifest`() throws {
    let manifest = try String(contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    let declarations = AppleSystem.all.map(\.declaration)
    // The compiler maps versions of visionOS to those of iOS only with an SDK.
    #expect(manifest.contains("platforms: [\(declarations.joined(separator: ", ")), .visionOS(.v1)]"))
  }

  @Test(arguments: AppleSystem.all)
  func `what is built for a system compiles`(_ system: AppleSystem) throws {
    let toolchain = try #require(Toolchain.current)
    let workshop = try Workshop(for: system, with: toolchain)
    defer { workshop.remove() }

    let newer = try workshop.write("let type: Any.Type = Int128.self")
    let rejection = try workshop.check([newer], as: "Newer")
    #expect(rejection.contains("error: 'Int128' is only available in"), "\(rejection)")

    for module in system.modules {
      let errors = try workshop.check(Repository.sources(of: module), as: module)
      #expect(errors.isEmpty, "\(errors)")
    }
  }
}

/// The repository that these tests belong to.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  /// Returns the paths of a module's sources.
  static func sources(of module: String) throws -> [String] {
    let folder = folder.appending(path: "Sources/\(module)").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
