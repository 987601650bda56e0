// Tests/ShopTests/TillTests.swift
import Mimus
import XCTest

final class TillTests: XCTestCase {
  func testASalePrintsTheReceipt() {
    let terminal = FakeCardTerminal()
    terminal.stubCall(withIdentifier: "charge(_:to:)").andReturn(7)

    XCTAssertTrue(Till(terminal: terminal).sell(30, to: "4111"))

    terminal.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.hasPrefix("4")])
    terminal.verifyCall(withIdentifier: "printReceipt(_:)", arguments: [7])
  }

  func testADeclinedCardPrintsNothing() {
    let terminal = FakeCardTerminal()
    terminal.stubCall(withIdentifier: "charge(_:to:)").andThrow(CardDeclined())

    XCTAssertFalse(Till(terminal: terminal).sell(30, to: "4111"))

    terminal.verifyCall(withIdentifier: "printReceipt(_:)", arguments: .any, mode: .never)
  }
}
