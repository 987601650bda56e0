import Foundation
import Testing

extension EndToEndTests {
  /// Tests how both runners show the failures that a session reports at the end of a test.
  struct SessionTests {
    private let workshop = Workshop.current
  }
}

extension EndToEndTests.SessionTests {
  @Test func `each test checks its own mocks, under XCTest and under Swift Testing`() async throws {
    let package = try ClientPackage(
      "Sessions", in: workshop,
      targets: [
        .init(kind: .test, name: "SessionsTests", fixtures: ["FakePostOffice", "SessionXCTests", "SessionTests"])
      ])
    let attachments = package.folder.appendingPathComponent("attachments")
    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let outcome = try await workshop.swift("test", package, "--attachments-path", attachments.path)

    #expect(outcome.status != 0)
    #expect(outcome.text.contains("Executed 5 tests, with 4 failures"), "\(outcome)")
    #expect(outcome.text.contains("Test run with 5 tests in 1 suite failed"), "\(outcome)")
    for (file, name) in [("SessionXCTests.swift", "XCTest"), ("SessionTests.swift", "Swift Testing")] {
      #expect(outcome.text.contains("\(file):\(line("unused", in: file))"))
      #expect(outcome.text.contains("\(file):\(line("unmet", in: file))"))
      #expect(outcome.text.contains("\(file):\(line("near", in: file))"))
      #expect(outcome.text.count(of: "Unexpected call weigh(_: \"unexpected by \(name)\")") == 1)
    }
    #expect(outcome.text.count(of: "The stub weigh(\"unused\") was never used.") == 2)
    #expect(outcome.text.count(of: "expected 1 call to weigh(\"unmet\"), but there was none") == 2)
    let nearMiss = "The stub weigh(\"near\") was never used. weigh(_:) was called once, with other arguments:"
    #expect(outcome.text.count(of: nearMiss) == 2)
    #expect(outcome.text.hasLine(containing: "testEverythingIsUsed", "passed"))
    #expect(outcome.text.contains("Test everythingIsUsed() passed"))
    #expect(outcome.text.hasLine(containing: "testNaggy", "passed"))
    #expect(outcome.text.contains("Test naggy() passed"))
    try expectTranscripts(of: 3, in: attachments)
  }

  /// Expects that each failed Swift Testing test, and no other, has two attachments with the calls of its fakes.
  private func expectTranscripts(of count: Int, in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for form in ["txt", "mmd"] {
      let texts = try files.filter { $0.pathExtension == form }.map { try String(contentsOf: $0, encoding: .utf8) }
      #expect(texts.count == count, "\(files)")
      #expect(texts.count { $0.contains("weigh(_: \"far\")") } == 1, "\(texts)")
      #expect(!texts.contains { $0.contains("all is used") })
    }
    #expect(files.allSatisfy { $0.lastPathComponent.hasPrefix("calls") })
  }

  @Test func `a test that is skipped, is canceled, or throws is not checked`() async throws {
    let package = try ClientPackage(
      "Unfinished", in: workshop,
      targets: [
        .init(
          kind: .test, name: "UnfinishedSessionsTests",
          fixtures: ["FakePostOffice", "UnfinishedXCTests", "UnfinishedTests", "StrayIssueTests"])
      ])
    let unfinished = try await workshop.swift(
      "test", package, "--skip", "LateXCTests", "--skip", "Throwing", "--skip", "Stray")
    #expect(unfinished.status == 0, "\(unfinished)")
    #expect(unfinished.text.contains("Executed 3 tests, with 2 tests skipped and 0 failures"), "\(unfinished)")
    #expect(!unfinished.text.contains("never used"))
    #expect(!unfinished.text.contains("not met"))

    let thrown = try await workshop.swift("test", package, "--filter", "Throwing")
    #expect(thrown.text.contains("Executed 3 tests, with 4 failures (2 unexpected)"), "\(thrown)")
    #expect(thrown.text.count(of: "expected 1 call to weigh") == 1, "\(thrown)")
    #expect(thrown.text.contains("Test run with 1 test in 1 suite failed"), "\(thrown)")
    #expect(thrown.text.contains("with 1 issue"), "\(thrown)")
    #expect(!thrown.text.contains("never used"), "\(thrown)")

    let stray = try await workshop.swift("test", package, "--filter", "StrayIssueTests")
    #expect(stray.status != 0, "\(stray)")
    #expect(stray.text.count(of: "Expected 1 call to stray") == 1, "\(stray)")
    #expect(stray.text.contains("with 1 issue"), "\(stray)")
    #expect(!stray.text.contains("Attached"), "\(stray)")

    let late = try await workshop.swift("test", package, "--filter", "LateXCTests")
    #expect(late.status != 0, "\(late)")
    #expect(late.text.count(of: "Expected 1 call to fromTearDown") == 1, "\(late)")
  }

  /// Returns the number of the line in a fixture that contains a text in quotes.
  private func line(_ text: String, in fixture: String) -> Int {
    let file = Workshop.fixtures.appendingPathComponent(fixture)
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    return (lines.firstIndex { $0.contains("\"\(text)\"") } ?? -1) + 1
  }
}
