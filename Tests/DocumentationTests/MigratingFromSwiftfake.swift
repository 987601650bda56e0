import Mimus
import Testing
import XCTest

final class LabelTests: XCTestCase {
  func testLabelsArePrinted() {
    let printer = FakeLabelPrinter()
    printer.printReturnValue = true

    XCTAssertTrue(printer.print("Dune", copies: 2))

    XCTAssertEqual(printer.printCallCount, 1)
    XCTAssertEqual(printer.printArgsForCall[0].title, "Dune")
  }
}

extension Typed {
  @Test static func `labels are printed`() {
    let printer = FakeLabelPrinter()
    printer.stub.print("Dune", copies: .any).andReturn(true)
    #expect(printer.print("Dune", copies: 2))
    printer.verify().print("Dune", copies: .atLeast(1))
  }
}
