#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  extension EndToEndTests {
    /// What it costs to adopt the library: a line in the manifest, in every language mode, with no warning and no flag.
    struct PackageTests {
      private let workshop = Workshop.current
      private let fixtures = ["Fakes", "FakesTests", "FakesXCTests"]
    }
  }

  extension EndToEndTests.PackageTests {
    /// Warnings are errors in each of them.
    private var targets: [ClientPackage.Target] {
      [
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
      let package = try ClientPackage("Fakes", in: workshop, targets: targets)
      let outcome = try await workshop.swift("test", package)

      expectAllPassed(outcome)
    }

    @Test(.enabled(if: Workshop.isRepository, "This folder is no git repository, so it has no versions."))
    func `a package that depends on a version works in a release build too`() async throws {
      let package = try ClientPackage(
        "Versioned", in: workshop, library: .version("1.0.0", of: try await publish("1.0.0")), targets: targets)
      let outcome = try await workshop.swift("test", package, "--configuration", "release")

      expectAllPassed(outcome)
    }

    private func expectAllPassed(_ outcome: Outcome) {
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.text.contains("Executed 6 tests, with 0 failures"))
      #expect(outcome.text.contains("Test run with 27 tests in 3 suites passed"))
    }

    /// Make a repository of the checkout's files, with a tag, as a user's package manager finds one.
    private func publish(_ version: String) async throws -> URL {
      let repository = workshop.folder.appendingPathComponent("Published/Mimus")
      let files = try await git(
        "-c", "safe.directory=*", "-C", Workshop.checkout.path, "ls-files", "-z", "--cached", "--others",
        "--exclude-standard")
      for path in Set(files.standardOutput.split(separator: "\0")) {
        let source = Workshop.checkout.appendingPathComponent(String(path))
        // A file may be deleted and not yet committed as such.
        guard FileManager.default.fileExists(atPath: source.path) else { continue }
        let copy = repository.appendingPathComponent(String(path))
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: copy)
      }
      let author = ["-c", "user.name=Bookshop", "-c", "user.email=shop@example.com", "-c", "commit.gpgsign=false"]
      for command in [["init", "--quiet"], ["add", "--all"], author + ["commit", "--quiet", "-m", version]] {
        _ = try await git(["-C", repository.path] + command)
      }
      _ = try await git("-C", repository.path, "tag", version)
      return repository
    }

    private func git(_ arguments: String...) async throws -> Outcome {
      try await git(arguments)
    }

    private func git(_ arguments: [String]) async throws -> Outcome {
      let program = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git"] + arguments)
      let outcome = try await program.run(in: workshop.folder)
      try #require(outcome.status == 0, "\(outcome)")
      return outcome
    }
  }
#endif
