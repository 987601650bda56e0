import Mimus
import XCTest

/// Sessions of tests that don't finish.
final class UnfinishedXCTests: XCTestCase {
  let mailer = FakePostOffice()

  override func invokeTest() { withMockSession { super.invokeTest() } }

  // XCTest runs the tests of a class in the order of their names or of the source. This one is first in either order.
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

/// Sessions of tests that throw, whose errors are the only failures, and of one that goes on after an assertion threw.
final class ThrowingXCTests: XCTestCase {
  private struct Closed: Error {}

  override func invokeTest() { withMockSession { super.invokeTest() } }

  func testThrows() throws {
    FakePostOffice().stubCall(withIdentifier: "weigh", arguments: ["thrown"]).andReturn(1)
    throw Closed()
  }

  func testUnwraps() throws {
    FakePostOffice().stubCall(withIdentifier: "weigh", arguments: ["unwrapped"]).andReturn(1)
    _ = try XCTUnwrap(nil as Int?)
  }

  func testGoesOn() {
    let mailer = FakePostOffice()
    mailer.expectCall(withIdentifier: "weigh", arguments: ["expected"])
    XCTAssertEqual(try weigh(), 1)
  }

  private func weigh() throws -> Int { throw Closed() }
}

/// A failure that doesn't belong to any test of the class.
final class LateXCTests: XCTestCase {
  func testControl() {}

  override class func tearDown() {
    FakePostOffice().verifyCall(withIdentifier: "fromTearDown")
  }
}
