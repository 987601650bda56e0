import Foundation
import Testing

/// A temporary folder in which a suite writes, builds, and runs packages.
///
/// The packages of a suite share a build folder so that the library is built once for all of them.
struct Workshop: Sendable {
  /// The workshop of the current suite.
  @TaskLocal static var current = Workshop(folder: FileManager.default.temporaryDirectory)

  let folder: URL

  var scratch: URL { folder.appendingPathComponent("build") }

  /// The package that contains these tests.
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The checkout that contains these tests.
  static let checkout = package.deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the checkout is a Git repository.
  static var isRepository: Bool {
    FileManager.default.fileExists(atPath: checkout.appendingPathComponent(".git").path)
  }

  /// The folder with the sources of packages.
  static let fixtures = package.appendingPathComponent("Fixtures")

  /// Runs `swift build` or `swift test` on a package.
  func swift(_ command: String, _ package: ClientPackage, _ options: String...) async throws -> Outcome {
    try await swift(command, package, options)
  }

  /// Runs `swift build`, `swift test`, or `swift package` on a package, and once more if a signal ends it: the preview of
  /// Swift Build in Swift 6.3 sometimes crashes.
  func swift(_ command: String, _ package: ClientPackage, _ options: [String]) async throws -> Outcome {
    let paths = [
      "--package-path", package.folder.path, "--scratch-path", scratch.path,
      "--cache-path", folder.appendingPathComponent("cache").path,
    ]
    let program = Program(
      executable: try #require(SwiftCommand.executable), arguments: [command] + paths + options)
    let outcome = try await program.run(in: folder)
    return outcome.isKilled ? try await program.run(in: folder) : outcome
  }

  /// Runs the command that writes fakes on a package.
  func mimusFakes(_ package: ClientPackage, _ arguments: String...) async throws -> Outcome {
    try await swift("package", package, ["--allow-writing-to-package-directory", "mimus-fakes"] + arguments)
  }
}

extension Workshop {
  /// Returns the checkout's manifest as JSON.
  func manifestOfCheckout() async throws -> String {
    // The build folder of the checkout may be locked.
    let program = Program(
      executable: try #require(SwiftCommand.executable),
      arguments: ["package", "--package-path", Self.checkout.path, "--scratch-path", scratch.path, "dump-package"])
    let outcome = try await program.run(in: folder)
    try #require(outcome.status == 0, "\(outcome)")
    return outcome.standardOutput
  }
}

/// Creates a workshop for a suite, and removes it when the suite ends.
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
  /// Provides a temporary folder for the packages of the suite.
  static var workshop: Self { Self() }
}
