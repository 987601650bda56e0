import Foundation
import Testing
import XCTest

@testable import Mimus

/// Tests which runner a failure reaches, as far as a test can tell from inside its process. The end-to-end tests
/// check the runners' output.
struct TestRunnerTests {
  private let mailer = FakeMailer()

  @Test func `a Swift Testing run is detected everywhere in its process`() async {
    #expect(TestRunner.runsSwiftTesting)
    async let child = TestRunner.runsSwiftTesting
    #expect(await child)
    #expect(await Task { TestRunner.runsSwiftTesting }.value)
    #expect(await Task.detached { TestRunner.runsSwiftTesting }.value)
    #expect(await onThread { TestRunner.runsSwiftTesting })
    #expect(await onQueue { TestRunner.runsSwiftTesting })
  }

  @Test func `an invalid location is still reported`() {
    withKnownIssue {
      mailer.verifyCall(withIdentifier: "send(_:to:)", fileID: "Helper.swift", line: 0, column: 0)
      mailer.verifyCall(withIdentifier: "send(_:to:)", fileID: "", filePath: "", line: .max, column: .max)
    } matching: { issue in
      issue.sourceLocation.map { $0.line >= 1 && $0.column >= 1 } == true
    }
  }

  @Test func `a failure is one issue, with the text and the location`() {
    withKnownIssue {
      mailer.verifyCall(withIdentifier: "send(_:to:)")
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2 && issue.sourceLocation?.fileID == #fileID
        && issue.comments.first?.rawValue.hasPrefix("Expected 1 call to send(_:to:)") == true
    }
  }

  #if compiler(>=6.3)
    @Test func `a warning is an issue that leaves the test passed`() {
      final class NaggyFake: Mock {
        let storage = Mimus.Storage(.naggy)
      }
      let fake = NaggyFake()
      fake.expectCall(withIdentifier: "expected()")
      withKnownIssue {
        fake.recordCall(withIdentifier: "unexpected()")
      } matching: {
        $0.severity == .warning && $0.sourceLocation?.line == #line - 4
      }
    }
  #endif
}

/// Tests under XCTest which runner a failure reaches.
final class TestRunnerXCTests: XCTestCase {
  private let taken = Locked<[String]>([])

  override class func setUp() {
    // XCTest's observers don't see the failures that a test case keeps to itself, so the watch has to know that a
    // test case is running.
    _ = XCTestWatch.shared
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      taken.withLock { $0.append(issue.compactDescription) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      taken.withLock { $0.append(description) }
    }
  #endif

  override func tearDown() {
    guard let unexpected = taken.current.first else { return }
    #if canImport(Darwin)
      super.record(XCTIssue(type: .assertionFailure, compactDescription: unexpected))
    #else
      super.recordFailure(withDescription: unexpected, inFile: #filePath, atLine: #line, expected: true)
    #endif
  }

  /// Returns the number of failures since the last call.
  private func takeFailures() -> Int {
    taken.withLock { failures in
      defer { failures = [] }
      return failures.count
    }
  }

  func testAFailureFromAnywhereFailsTheTestOnce() async {
    XCTAssertFalse(TestRunner.runsSwiftTesting)
    let verify: @Sendable () -> Void = { FakeMailer().verifyCall(withIdentifier: "send(_:to:)") }
    verify()
    async let child: Void = verify()
    await child
    XCTAssertEqual(takeFailures(), 2)
    await Task(operation: verify).value
    await Task.detached(operation: verify).value
    await onThread(verify)
    await onQueue(verify)
    XCTAssertEqual(takeFailures(), 4)
  }

  func testAWarningIsOnlyPrinted() {
    let location = Mimus.SourceLocation(#fileID, #filePath, #line, #column)
    XCTAssertEqual(TestRunner.report(MockFailure("This is a test.", at: location, isWarning: true)), .standardError)
    XCTAssertEqual(takeFailures(), 0)
  }

  func testAnUnusedStubReportedOnAQueueIsNotReportedAgain() async {
    await withMockSession {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge").andReturn(true)
      await onQueue { gateway.verifyStubsUsed() }
    }
    XCTAssertEqual(takeFailures(), 1)
  }

  func testCaptureFailuresCapturesFailuresOfTheTest() {
    let failures = captureFailures { FakeMailer().verifyCall(withIdentifier: "send(_:to:)") }
    XCTAssertEqual(failures.map(\.line), [#line - 1])
  }

  func testCaptureFailuresCapturesFailuresOfChildTasks() async {
    let mailer = FakeMailer()
    let failures = await captureFailures {
      async let verification: Void = mailer.verifyCall(withIdentifier: "send(_:to:)")
      await verification
    }
    XCTAssertEqual(failures.count, 1)
  }
}

/// Tests sessions of skipped tests.
final class SkippedSessionXCTests: XCTestCase {
  override class func setUp() {
    // The first session of a process adds the watch too late to see that its own test is skipped.
    _ = XCTestWatch.shared
  }

  override func invokeTest() {
    let failures = captureFailures { withMockSession { super.invokeTest() } }
    for failure in failures { XCTFail("\(failure)") }
  }

  func testTheStubsOfASkippedTestAreNotChecked() throws {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    gateway.expectCall(withIdentifier: "refund")
    throw XCTSkip("What follows cannot run here.")
  }

  func testASkipInTheBodyOfASessionEndsTheSession() {
    XCTAssertThrowsError(
      try withMockSession {
        FakePaymentGateway().stubCall(withIdentifier: "charge").andReturn(true)
        throw XCTSkip("What follows cannot run here.")
      })
  }
}
