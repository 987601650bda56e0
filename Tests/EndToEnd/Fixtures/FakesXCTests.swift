import Mimus
import XCTest

final class FakesXCTests: XCTestCase {
  private let mailer = FakeMailer()

  func testAClassWithAVariableStorage() {
    mailer.send("hello", to: "alice")
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["hello", "alice"])
  }

  func testAnActor() async {
    let inventory = FakeInventory()
    _ = await inventory.reserve("Emma")
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Emma"])
  }

  @MainActor
  func testAClassOnTheMainActor() {
    let window = FakeShopWindow()
    window.show("Emma")
    window.verifyCall(withIdentifier: "show(_:)", arguments: ["Emma"])
  }
}
