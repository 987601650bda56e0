import Foundation
import Testing
import XCTest

@testable import Mimus

/// Which runner a failure reaches, as far as a test can see it from inside; the package `Tests/EndToEnd` sees it from outside.
@Suite struct TestRunnerTests {
  private let mailer = FakeMailer()

  @Test func `a test of Swift Testing is found from everywhere in its process`() async {
    #expect(TestRunner.current == .swiftTesting)
    async let child = TestRunner.current
    #expect(await child == .swiftTesting)
    #expect(await Task { TestRunner.current }.value == .swiftTesting)
    #expect(await Task.detached { TestRunner.current }.value == .swiftTesting)
    #expect(await onThread { TestRunner.current } == .swiftTesting)
    #expect(await onQueue { TestRunner.current } == .swiftTesting)
  }

  @Test func `a failure is one issue, with the text and the place`() {
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

/// The same under XCTest.
final class TestRunnerXCTests: XCTestCase {
  func testATestOfXCTestIsFoundFromEverywhere() async {
    XCTAssertEqual(TestRunner.current, .xcTest)
    async let child = TestRunner.current
    let runners = await [
      child, Task { TestRunner.current }.value, Task.detached { TestRunner.current }.value,
      onThread { TestRunner.current }, onQueue { TestRunner.current },
    ]
    XCTAssertEqual(runners, Array(repeating: .xcTest, count: 5))
  }

  func testCaptureFailuresTakesWhatWouldFailTheTest() {
    let failures = captureFailures { FakeMailer().verifyCall(withIdentifier: "send(_:to:)") }
    XCTAssertEqual(failures.map(\.line), [#line - 1])
  }

  func testCaptureFailuresTakesWhatChildTasksReport() async {
    let mailer = FakeMailer()
    let failures = await captureFailures {
      async let verification: Void = mailer.verifyCall(withIdentifier: "send(_:to:)")
      await verification
    }
    XCTAssertEqual(failures.count, 1)
  }
}

// MARK: - Elsewhere

private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    DispatchQueue(label: "bookshop").async { continuation.resume(returning: body()) }
  }
}
