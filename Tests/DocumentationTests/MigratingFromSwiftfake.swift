import Mimus
import Testing
import XCTest

class LabelPrinter {
  func print(_ title: String, copies: Int) -> Bool { false }
}

// Written by mimus-fake: changes made here are lost.

final class FakeLabelPrinter: LabelPrinter {
  var printCallCount = 0
  var printArgsForCall: [(title: String, copies: Int)] = []
  var printReturnValue: Bool = false
  override func print(_ title: String, copies: Int) -> Bool {
    printCallCount += 1
    printArgsForCall.append((title, copies))
    return printReturnValue
  }
}

final class LabelTests: XCTestCase {
  func testLabelsArePrinted() {
    let printer = FakeLabelPrinter()
    printer.printReturnValue = true

    XCTAssertTrue(printer.print("Dune", copies: 2))

    XCTAssertEqual(printer.printCallCount, 1)
    XCTAssertEqual(printer.printArgsForCall[0].title, "Dune")
  }
}

enum TypedLabels {
  @Test static func `labels are printed`() {
    let printer = TypedLabelPrinter()
    printer.stub.print("Dune", copies: .any).andReturn(true)
    #expect(printer.print("Dune", copies: 2))
    printer.verify().print("Dune", copies: .atLeast(1))
  }
}

final class TypedLabelPrinter: LabelPrinter, Mimus.Mock {
  let storage = Mimus.Storage()
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func print(_ title: String, copies: Int) -> Bool {
    let call = storage._call("print(_:copies:)", title, copies)
    if call.isLeft(toSuper: callsSuper, Bool.self) {
      return super.print(title, copies: copies)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage

    func print(_ title: Mimus.Argument<String>, copies: Mimus.Argument<Int>) -> Mimus._SyncStub<(String, Int), Bool> {
      .init(storage, "print(_:copies:)", title, copies)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification

    func print(_ title: Mimus.Argument<String>, copies: Mimus.Argument<Int>) {
      storage.check("print(_:copies:)", title, copies)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage

    var print: [(title: String, copies: Int)] {
      storage._history("print(_:copies:)")
    }
  }
}
