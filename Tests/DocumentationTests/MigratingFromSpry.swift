import Mimus
import XCTest

private final class FakeCourier: Courier, KeyedMock {
  enum Method: String { case ship }

  let storage = Mimus.Storage()

  func ship(_ title: String, to city: String) throws -> Int { try answerThrowingCall(.ship, arguments: [title, city]) }
}

final class SpryTests: XCTestCase {
  func testABookIsShipped() {
    let courier = FakeCourier()
    courier.stubCall(.ship, arguments: ["Dune", Argument.any]).andReturn(7)

    XCTAssertEqual(Dispatch(courier: courier).send("Dune", to: "Oslo"), "Number 7")

    courier.verifyCall(.ship, arguments: ["Dune", "Oslo"])
  }
}
