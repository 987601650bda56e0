import Mimus
import Testing

/// An answer of a type that the call doesn't return, or no answer at all, ended the process.
struct AnswersOfDifferentTypesTests {
  let gateway = FakePaymentGateway()

  @Test func `a value of a different type is one failure`() {
    let line: Int = #line + 1
    gateway.stubCall(withIdentifier: "charge").andReturn("yes")
    let failures = captureFailures { #expect(gateway.charge(30, to: "alice") == false) }
    #expect(failures.map(\.line) == [line])
  }

  @Test func `an error for a call that cannot throw is one failure`() {
    let line: Int = #line + 1
    gateway.stubCall(withIdentifier: "charge").andThrow(CardError.declined)
    let failures = captureFailures { _ = gateway.charge(30, to: "alice") }
    #expect(failures.map(\.line) == [line])
  }

  @Test func `a throwing call throws its stub's error`() {
    gateway.stubCall(withIdentifier: "refund").andThrow(CardError.expired)
    #expect(throws: CardError.expired) { try gateway.refund(30) }
  }

  @Test func `a different number of arguments is a mismatch`() {
    gateway.stubCall(withIdentifier: "charge", arguments: [30]).andReturn(true)
    #expect(gateway.charge(30, to: "alice") == false)
    #expect(!gateway.hasReceivedCall(withIdentifier: "charge", arguments: [30]))
  }

  @Test func `the same arguments can be stubbed again`() {
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(false)
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
    #expect(gateway.charge(30, to: "alice"))
  }
}
