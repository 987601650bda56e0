import Mimus
import XCTest

/// Runs each test of a test case in a session, using the one line that XCTest needs.
final class SessionXCTests: XCTestCase {
  let mailer = FakePostOffice()

  override func invokeTest() { withMockSession { super.invokeTest() } }

  func testEverythingIsUsed() {
    mailer.stubCall(withIdentifier: "weigh").andReturn(1)
    XCTAssertEqual(mailer.weigh("all is used"), 1)
  }

  func testUnusedStub() {
    mailer.stubCall(withIdentifier: "weigh", arguments: ["unused"]).andReturn(1)
  }

  func testUnmetExpectation() async {
    mailer.expectCall(withIdentifier: "weigh", arguments: ["unmet"])
  }

  func testNearMiss() {
    mailer.stubCall(withIdentifier: "weigh", arguments: ["near"]).andReturn(1)
    XCTAssertEqual(mailer.weigh("far"), 1)
  }

  func testNaggy() {
    let naggy = FakePostOffice(.naggy)
    naggy.expectCall(withIdentifier: "weigh", arguments: ["expected"])
    _ = naggy.weigh("expected")
    _ = naggy.weigh("unexpected by XCTest")
  }
}
