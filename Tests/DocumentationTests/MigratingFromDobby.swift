import Mimus
import XCTest

private struct Shipment: Equatable {
  let title: String
  let city: String
}

private final class FakeCourier: Courier {
  let expectations = Expectations<Shipment>()
  let stub = Stub<Shipment, Int>()

  func ship(_ title: String, to city: String) throws -> Int {
    let shipment = Shipment(title: title, city: city)
    expectations.record(shipment)
    return try stub.invoke(shipment)
  }
}

final class ShipmentTests: XCTestCase {
  func testABookIsShipped() {
    let courier = FakeCourier()
    courier.expectations.expect(.matching { $0.city == "Oslo" })
    courier.stub.on(.any, return: 7)

    XCTAssertEqual(Dispatch(courier: courier).send("Dune", to: "Oslo"), "Number 7")

    courier.expectations.verify()
  }
}

private final class StrictCourier: Courier, Mock {
  let storage = Mimus.Storage(.strict)

  func ship(_ title: String, to city: String) throws -> Int { try answerThrowingCall(arguments: [title, city]) }
}

final class StrictShipmentTests: XCTestCase {
  func testABookIsShipped() {
    let courier = StrictCourier()
    courier.expectCall(withIdentifier: "ship(_:to:)", arguments: [Argument.any, "Oslo"])
    courier.stubCall(withIdentifier: "ship(_:to:)").andReturn(7)

    XCTAssertEqual(Dispatch(courier: courier).send("Dune", to: "Oslo"), "Number 7")

    courier.verifyExpectations()
  }
}
