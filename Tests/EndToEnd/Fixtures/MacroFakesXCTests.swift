import MimusMacros
import XCTest

final class MacroFakesXCTests: XCTestCase {
  func testAFakeOfAProtocol() async throws {
    let gateway = FakePaymentGateway()
    gateway.stub.charge(30, to: .any).andReturn(Receipt(id: 1))
    let receipt = try await gateway.charge(30, to: "alice")
    XCTAssertEqual(receipt, Receipt(id: 1))
    gateway.verify().charge(30, to: "alice")
  }

  func testAFakeNextToItsProtocol() {
    let mailer = FakeMailer()
    XCTAssertNoThrow(try mailer.send("hello", to: "alice"))
    mailer.verify().send("hello", to: "alice")
  }
}
