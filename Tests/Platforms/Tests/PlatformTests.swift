import Foundation
import Testing

/// Tests that the package uses only what the systems have that it supports, Apple's in their earliest versions.
///
/// The folder `Modules` has stand-ins for modules that this system's toolchain doesn't have. They declare what the
/// package uses, under the conditions under which it exists. This toolchain's interfaces of the standard library and of
/// Swift Testing state what is available in which version of Apple's systems.
@Suite(.enabled(if: Toolchain.current != nil, "This toolchain has no interfaces of the standard library."))
struct PlatformTests {
  @Test func `Apple's systems are those of the manifest`() throws {
    let manifest = try String(contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    let declarations = Platform.apple.map { ".\($0.name.replacing(" ", with: "(.v")))" }
    // The compiler maps versions of visionOS to those of iOS only with an SDK.
    #expect(manifest.contains("platforms: [\(declarations.joined(separator: ", ")), .visionOS(.v1)]"))
  }

  @Test(arguments: Platform.all)
  func `what is built for a system compiles`(_ platform: Platform) throws {
    let toolchain = try #require(Toolchain.current)
    let workshop = try Workshop(for: platform, with: toolchain)
    defer { workshop.remove() }

    if platform.isApple {
      let errors = try workshop.compile([workshop.write("let type: Any.Type = Int128.self")], as: "Newer")
      #expect(errors.contains("error: 'Int128' is only available in"), "\(errors)")
    }
    for target in platform.targets {
      let errors = try workshop.compile(Repository.sources(of: target), as: target)
      #expect(errors.isEmpty, "\(errors)")
    }
  }
}

/// The repository that these tests belong to.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  /// Returns the paths of the sources of a target.
  static func sources(of target: String) throws -> [String] {
    let folder = folder.appending(path: "Sources/\(target)").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
