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

  @Test func `other differences, other numbers, and other modes aren't doubtful`() {
    #expect(messages([30, "bob"]).isEmpty)
    #expect(messages([31, "alice"]).isEmpty)
    #expect(messages([30.0, "bob"]).isEmpty)
    #expect(messages([30, "alice"], mode: .times(1)).map(\.isWarning) == [false])
  }
}
