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

extension FakeCourier {
  func verifyShipped(
    to city: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verifyCall(
      withIdentifier: "ship", arguments: [Argument.any, city], fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

// MARK: - The old names

/// Tests code that compiles unchanged with the file of old names.
final class OldNamesTests: XCTestCase {
  private let courier = OldCourier()

  @available(*, deprecated) func testMatchersKeepTheirMeaning() {
    let clerk = Clerk()
    courier.note(1, "Oslo")
    courier.note(clerk, nil)
    courier.verifyCall(withIdentifier: "note", arguments: [mEqual(1), mNot(mEqual("Rome"))])
    courier.verifyCall(withIdentifier: "note", arguments: [EqualTo(1), NotMatcher(containedMatcher: EqualTo("Rome"))])
    courier.verifyCall(withIdentifier: "note", arguments: [mIdentical(clerk), mAny()])
    courier.verifyCall(withIdentifier: "note", arguments: [IdenticalTo(clerk), nil])
    courier.verifyCall(
      withIdentifier: "note", arguments: [mInstanceOf(Clerk.self), mClosure { (city: String?) in city == nil }])
    courier.verifyCall(
      withIdentifier: "note", arguments: [InstanceOf<Int>(), ClosureMatcher { (city: String?) in city == "Oslo" }])
    courier.verifyCall(withIdentifier: "note", arguments: [AnyMatcher(), AnyMatcher()], mode: .times(2))
  }

  @available(*, deprecated) func testArgumentsAreCaptured() {
    courier.note("Dune", "Oslo")
    courier.note("Emma", "Rome")
    let city = CaptureArgumentMatcher()
    courier.verifyCall(withIdentifier: "note", arguments: [mAny(), city], mode: .times(2))
    XCTAssertEqual(city.capturedValues as? [String], ["Oslo", "Rome"])
    XCTAssertEqual(city.lastValue(), "Rome")
    var title: String?
    courier.verifyCall(withIdentifier: "note", arguments: [mCaptureInto(pointer: &title), "Rome"])
    XCTAssertEqual(title, "Emma")
  }

  @available(*, deprecated) func testClosuresAreCalledByTheVerification() {
    var total = 0
    courier.note({ total += 1 }, { (amount: Int) in total += amount })
    courier.verifyCall(withIdentifier: "note", arguments: [mSimulateCompletion(), mSimulateCallback(5)])
    XCTAssertEqual(total, 6)
  }

  @available(*, deprecated) func testCustomTypesCompareThemselves() {
    courier.note(Address(city: "Oslo"), nil)
    courier.verifyCall(withIdentifier: "note", arguments: [Address(city: "Oslo"), nil])
    courier.verifyCall(withIdentifier: "note", arguments: [Address(city: "Rome"), nil], mode: .never)
  }

  @available(*, deprecated) func testAVerifierReportsAtItsOwnLine() throws {
    let line: UInt = #line + 1
    let verifier = CourierVerifier(mock: courier, mode: .times(1), file: #filePath, line: #line)
    let failures = captureFailures { verifier.note("Dune", nil) }
    let failure = try XCTUnwrap(failures.first)
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failure.line, Int(line))
    XCTAssertEqual(failure.filePath, "\(#filePath)")
  }
}

private class Clerk {}

private class OldCourier: Mock {
  var storage = Mimus.Storage()

  func note(_ title: Any?, _ city: Any?) {
    recordCall(withIdentifier: "note", arguments: [title, city])
  }
}

@available(*, deprecated) private struct Address: MockEquatable, Equatable {
  let city: String

  func matches(argument: Any?) -> Bool { compare(other: argument as? Address) }
}

@available(*, deprecated) private class CourierVerifier: MimusVerifier {
  func note(_ title: (any Matcher)?, _ city: (any Matcher)?) {
    mock.verifyCall(withIdentifier: "note", arguments: [title, city], mode: mode, file: file, line: line)
  }
}
