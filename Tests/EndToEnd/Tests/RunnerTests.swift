import Foundation
import Testing

extension EndToEndTests {
  /// Tests that each failed verification is exactly one failure at its line, wherever it runs and under every runner.
  struct RunnerTests {
    private let workshop = Workshop.current

    /// The build system. Each one has its own name for the test program and its own way to start it.
    enum BuildSystem: String, CaseIterable {
      case native, swiftbuild

      /// The command-line options, which separate the products of the build systems.
      func options(in workshop: Workshop) -> [String] {
        let scratch = workshop.folder.appendingPathComponent("build-\(self)").path
        return ["--build-system", rawValue] + (self == .native ? [] : ["--scratch-path", scratch])
      }
    }
  }
}

extension EndToEndTests.RunnerTests {
  @Test(arguments: BuildSystem.allCases)
  func `under XCTest, each failure belongs to its test`(_ buildSystem: BuildSystem) async throws {
    let package = try ClientPackage(
      "XCTestOnly\(buildSystem)", in: workshop,
      targets: [.init(kind: .test, name: "XCTestOnlyTests", fixtures: ["FakeMailer", "XCTestOrigins"])])
    let outcome = try await workshop.swift("test", package, buildSystem.options(in: workshop))

    try expectFailuresOfXCTest(in: outcome)
    #expect(outcome.status != 0)
  }

  @Test(arguments: BuildSystem.allCases)
  func `under Swift Testing, each failure belongs to its test or to its run`(_ buildSystem: BuildSystem) async throws {
    let package = try ClientPackage(
      "SwiftTestingOnly\(buildSystem)", in: workshop,
      targets: [.init(kind: .test, name: "SwiftTestingOnlyTests", fixtures: ["FakeMailer", "SwiftTestingOrigins"])])
    let outcome = try await workshop.swift("test", package, buildSystem.options(in: workshop))

    try expectFailuresOfSwiftTesting(in: outcome)
    #expect(outcome.status != 0)
  }

  @Test(arguments: BuildSystem.allCases)
  func `with both frameworks, each failure belongs to the one that runs it`(_ buildSystem: BuildSystem) async throws {
    let package = try ClientPackage(
      "Both\(buildSystem)", in: workshop,
      targets: [
        .init(
          kind: .test, name: "BothTests", fixtures: ["FakeMailer", "XCTestOrigins", "SwiftTestingOrigins"])
      ])
    let outcome = try await workshop.swift("test", package, buildSystem.options(in: workshop))

    // XCTest's tests run first, in a separate process.
    let start = try #require(outcome.standardOutput.range(of: "Test run started"), "\(outcome)")
    let xcTest = String(outcome.standardOutput[..<start.lowerBound]) + outcome.standardError
    let swiftTesting = String(outcome.standardOutput[start.lowerBound...])
    try expectFailuresOfXCTest(in: Outcome(status: outcome.status, standardOutput: xcTest, standardError: ""))
    try expectFailuresOfSwiftTesting(
      in: Outcome(status: outcome.status, standardOutput: swiftTesting, standardError: ""))
    for origin in Origin.allCases { #expect(outcome.text.count(of: origin.marker) == 2, "\(origin)") }
    #expect(outcome.status != 0)
  }

  @Test func `without a runner, each failure is a line on standard error, and the program continues`() async throws {
    let package = try ClientPackage(
      "NoRunner", in: workshop,
      targets: [.init(kind: .executable, name: "NoRunner", fixtures: ["FakeMailer", "NoRunnerOrigins"])])
    let build = try await workshop.swift("build", package)
    try #require(build.status == 0, "\(build)")
    let program = Program(executable: workshop.scratch.appendingPathComponent("debug/NoRunner"))
    let outcome = try await program.run(in: workshop.folder)

    for origin in Origin.allCases {
      let (line, column) = try #require(try origin.place(in: "NoRunnerOrigins"))
      let report = try #require(outcome.standardError.line(containing: origin.marker), "\(origin): \(outcome)")
      #expect(report.contains("NoRunnerOrigins.swift:\(line):\(column): error: \(origin.marker)"))
      #expect(outcome.text.count(of: origin.marker) == 1, "\(origin)")
    }
    #expect(outcome.standardError.count(of: "error: ") == Origin.allCases.count)
    #expect(outcome.standardOutput == "The program has finished.\n")
    #expect(outcome.status == 0)
  }
}

// MARK: - Output of the runners

extension EndToEndTests.RunnerTests {
  private func expectFailuresOfXCTest(in outcome: Outcome) throws {
    for origin in Origin.allCases {
      let (line, _) = try #require(try origin.place(in: "XCTestOrigins"))
      let report = try #require(outcome.text.line(containing: origin.marker), "\(origin): \(outcome)")
      #expect(report.contains("XCTestOrigins.swift:\(line)"))
      #expect(report.contains("test\(origin.capitalized)"))
      #expect(outcome.text.count(of: origin.marker) == 1, "\(origin)")
    }
    #expect(outcome.text.contains("Executed 9 tests, with 8 failures"))
    #expect(outcome.text.hasLine(containing: "testControl", "passed"))
  }

  private func expectFailuresOfSwiftTesting(in outcome: Outcome) throws {
    for origin in Origin.allCases {
      let (line, column) = try #require(try origin.place(in: "SwiftTestingOrigins"))
      let report = try #require(outcome.text.line(containing: origin.marker, after: 1), "\(origin): \(outcome)")
      #expect(report.contains("SwiftTestingOrigins.swift:\(line):\(column)"))
      #expect(outcome.text.count(of: origin.marker) == 1, "\(origin)")
      // Swift Testing can't associate a detached task, thread, or queue with a test, so the run fails instead of the
      // test.
      if ![.detachedTask, .thread, .queue].contains(origin) {
        #expect(report.contains("Test \(origin.rawValue)() recorded an issue"))
        #expect(outcome.text.contains("Test \(origin.rawValue)() failed"))
      }
    }
    #expect(outcome.text.contains("Test control() passed"))
    #expect(outcome.text.contains("Test run with 9 tests in 1 suite failed"))
    #expect(outcome.text.contains("with 8 issues"))
  }
}
