import Mimus
import XCTest

/// Sessions of tests that did not come to their end.
final class UnfinishedXCTests: XCTestCase {
  let mailer = FakePostOffice()

  override func invokeTest() { withMockSession { super.invokeTest() } }

  // XCTest runs the tests of a class in the order of their names or of the source: this one comes first in both.
  func testAFirst() {}

  func testSkipped() throws {
    mailer.stubCall(withIdentifier: "weigh", arguments: ["skipped"]).andReturn(1)
    throw XCTSkip("There is no post today.")
  }

  func testSkippedLater() async throws {
    mailer.expectCall(withIdentifier: "weigh", arguments: ["skipped later"])
    await Task.yield()
    throw XCTSkip("There is no post today.")
  }
}

/// A session of a test that threw: only what it threw is a failure.
final class ThrowingXCTests: XCTestCase {
  private struct Closed: Error {}

  override func invokeTest() { withMockSession { super.invokeTest() } }

  func testThrows() throws {
    FakePostOffice().stubCall(withIdentifier: "weigh", arguments: ["thrown"]).andReturn(1)
    throw Closed()
  }
}

/// A failure that no test of the class can take.
final class LateXCTests: XCTestCase {
  func testControl() {}

  override class func tearDown() {
    FakePostOffice().verifyCall(withIdentifier: "fromTearDown")
  }
}
