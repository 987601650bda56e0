import Foundation
import Testing

extension Workshop {
  /// The version of the published repository.
  static let version = "1.0.0"

  /// Creates a repository with a version tag from the checkout's files, as a user's package manager finds one where Git
  /// doesn't create links: it writes the path of a link's target to a file instead.
  func publish() async throws -> URL {
    let repository = folder.appendingPathComponent("Published/Mimus")
    let files = try await git(
      "-c", "safe.directory=*", "-C", Workshop.checkout.path, "ls-files", "-z", "--cached", "--others",
      "--exclude-standard")
    for path in Set(files.standardOutput.split(separator: "\0")) {
      let source = Workshop.checkout.appendingPathComponent(String(path))
      // A deleted file whose deletion isn't committed yet is still listed.
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      let copy = repository.appendingPathComponent(String(path))
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: source.path) {
        try target.write(to: copy, atomically: true, encoding: .utf8)
      } else {
        try FileManager.default.copyItem(at: source, to: copy)
      }
    }
    let author = ["-c", "user.name=Bookshop", "-c", "user.email=shop@example.com", "-c", "commit.gpgsign=false"]
    let commands = [
      ["init", "--quiet", "--initial-branch", "main"], ["add", "--all"],
      author + ["commit", "--quiet", "-m", Self.version], ["tag", Self.version],
    ]
    for command in commands { _ = try await git(["-C", repository.path] + command) }
    return repository
  }

  private func git(_ arguments: String...) async throws -> Outcome {
    try await git(arguments)
  }

  private func git(_ arguments: [String]) async throws -> Outcome {
    let program = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git"] + arguments)
    let outcome = try await program.run(in: folder)
    try #require(outcome.status == 0, "\(outcome)")
    return outcome
  }
}
