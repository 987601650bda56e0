import Mimus
import XCTest

private final class FakeCourier: Courier, Mock {
  let storage = Mimus.Storage()

  func ship(_ title: String, to city: String) throws -> Int { try answerThrowingCall(arguments: [title, city]) }
}

final class ShippingTests: XCTestCase {
  func testABookIsShipped() {
    let courier = FakeCourier()
    courier.stubCall(withIdentifier: "ship", arguments: ["Dune", "Oslo"]).andReturn(7)

    XCTAssertEqual(Dispatch(courier: courier).send("Dune", to: "Oslo"), "Number 7")

    let city = ArgumentCaptor<String>()
    courier.verifyCall(withIdentifier: "ship", arguments: ["Dune", Argument.captured(by: city)])
    XCTAssertEqual(city.last, "Oslo")
  }
}
