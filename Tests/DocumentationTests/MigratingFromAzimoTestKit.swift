import Mimus
import XCTest

private final class FakeCourier: Courier, KeyedMock {
  enum Method: String { case ship }

  let storage = Mimus.Storage()

  func ship(_ title: String, to city: String) throws -> Int {
    try answerThrowingCall(.ship, arguments: [title, city], default: 0)
  }
}

final class CourierTests: XCTestCase {
  func testABookIsShipped() throws {
    let courier = FakeCourier()
    courier.stubCall(.ship).andReturn(7)

    XCTAssertEqual(Dispatch(courier: courier).send("Dune", to: "Oslo"), "Number 7")

    courier.verifyCall(.ship, arguments: .any)
    let city: String = try courier.recordedCalls(.ship)[0].argument(at: 1)
    XCTAssertEqual(city, "Oslo")
  }
}
