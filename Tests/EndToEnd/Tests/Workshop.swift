import Foundation
import Testing

/// A temporary folder in which packages are written, built and run, for as long as a suite runs.
///
/// The packages of a suite share their build folder, so that the library is built once for all of them.
struct Workshop: Sendable {
  /// The workshop of the suite that runs.
  @TaskLocal static var current = Workshop(folder: FileManager.default.temporaryDirectory)

  let folder: URL

  var scratch: URL { folder.appendingPathComponent("build") }

  /// The package that these tests are.
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The checkout that these tests belong to.
  static let checkout = package.deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the checkout is one of a repository.
  static var isRepository: Bool {
    FileManager.default.fileExists(atPath: checkout.appendingPathComponent(".git").path)
  }

  /// The sources that packages are made of.
  static let fixtures = package.appendingPathComponent("Fixtures")

  /// Run `swift build` or `swift test` on a package.
  func swift(_ command: String, _ package: ClientPackage, _ options: String...) async throws -> Outcome {
    try await swift(command, package, options)
  }

  /// Run `swift build`, `swift test` or `swift package` on a package.
  func swift(_ command: String, _ package: ClientPackage, _ options: [String]) async throws -> Outcome {
    let paths = [
      "--package-path", package.folder.path, "--scratch-path", scratch.path,
      "--cache-path", folder.appendingPathComponent("cache").path,
    ]
    return try await Program(
      executable: try #require(SwiftCommand.executable), arguments: [command] + paths + options
    ).run(in: folder)
  }

  /// Run the command that writes fakes on a package.
  func mimusFakes(_ package: ClientPackage, _ arguments: String...) async throws -> Outcome {
    try await swift("package", package, ["--allow-writing-to-package-directory", "mimus-fakes"] + arguments)
  }
}

extension Workshop {
  /// What the checkout's manifest says, as JSON.
  func manifestOfCheckout() async throws -> String {
    // The folder of the checkout's own builds may be locked.
    let program = Program(
      executable: try #require(SwiftCommand.executable),
      arguments: ["package", "--package-path", Self.checkout.path, "--scratch-path", scratch.path, "dump-package"])
    let outcome = try await program.run(in: folder)
    try #require(outcome.status == 0, "\(outcome)")
    return outcome.standardOutput
  }
}

/// Gives a suite a workshop, and takes it away when the suite is over.
struct WorkshopTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mimus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Workshop.$current.withValue(Workshop(folder: folder), operation: function)
  }
}

extension Trait where Self == WorkshopTrait {
  /// A temporary folder for the packages of the suite.
  static var workshop: Self { Self() }
}
