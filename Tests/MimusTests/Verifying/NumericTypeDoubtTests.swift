import Mimus
import Testing

/// Tests verifications that pass because a number was written as a value of another type.
struct NumericTypeDoubtTests {
  final class FakeTill: Mock {
    let storage = Mimus.Storage()
    func charge(_ amount: Double, to name: String) { recordCall(arguments: [amount, name]) }
  }

  private func messages(_ arguments: Arguments, mode: VerificationMode = .never) -> [MockFailure] {
    let till = FakeTill()
    till.charge(30, to: "alice")
    return captureFailures { till.verifyCall(withIdentifier: "charge(_:to:)", arguments: arguments, mode: mode) }
  }

  @Test func `a number of another type is a warning where no call is expected`() {
    let failures = messages([30, "alice"])
    #expect(
      failures.map(\.message) == [
        "This passes because it expects 30 (Int), but charge(_:to:) was called with 30.0 (Double). "
          + "Numbers of different types are never equal."
      ])
    #expect(failures.map(\.isWarning) == [true])
    #expect(messages([30 as Float, "alice"], mode: .atMost(1)).count == 1)
  }

  @Test func `a number of another type is found among many calls`() {
    let till = FakeTill()
    for amount in 100..<200 { till.charge(Double(amount), to: "alice") }
    till.charge(30, to: "alice")
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], mode: .never)
    }
    #expect(failures.map(\.isWarning) == [true])
  }

  @Test func `numbers that only a conversion makes equal aren't doubtful`() {
    let till = FakeTill()
    let large = UInt64(1) << 53
    till.recordCall(withIdentifier: "count(_:)", arguments: [large])
    till.recordCall(withIdentifier: "weigh(_:)", arguments: [Double(large)])
    for identifier in ["count(_:)", "weigh(_:)"] {
      till.verifyCall(withIdentifier: identifier, arguments: [Int(large) + 1], mode: .never)
      #expect(
        captureFailures { till.verifyCall(withIdentifier: identifier, arguments: [Int(large)], mode: .never) }
          .map(\.isWarning) == [true])
    }
  }

  @Test func `other differences, other numbers, and other modes aren't doubtful`() {
    #expect(messages([30, "bob"]).isEmpty)
    #expect(messages([31, "alice"]).isEmpty)
    #expect(messages([30.0, "bob"]).isEmpty)
    #expect(messages([30, "alice"], mode: .times(1)).map(\.isWarning) == [false])
  }
}
