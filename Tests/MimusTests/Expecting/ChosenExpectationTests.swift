import Mimus
import Testing

/// Tests which of several expectations takes a call, and which a failure names.
struct ChosenExpectationTests {
  let gateway = FakePaymentGateway()

  @Test func `after its turn, a call is taken by the last expectation that has room`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.naggy))
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(1))
    gateway.expectCall(withIdentifier: "charge", arguments: [1, "alice"], mode: .atMost(1))
    gateway.expectCall(withIdentifier: "refund")
    try? gateway.refund(1)
    let failures = captureFailures {
      _ = gateway.charge(1, to: "alice")
      _ = gateway.charge(2, to: "alice")
      gateway.verifyExpectations()
    }
    #expect(failures.isEmpty)
  }

  @Test func `a call that comes before its turn is not counted for an earlier expectation`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.nice))
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(2))
    gateway.expectCall(withIdentifier: "refund", mode: .times(2))
    gateway.expectCall(withIdentifier: "currency")
    gateway.expectCall(withIdentifier: "charge")
    try? gateway.refund(1)
    try? gateway.refund(1)
    _ = gateway.charge(1, to: "alice")
    _ = gateway.currency
    let message = captureFailures { gateway.verifyExpectations() }.first?.message
    #expect(message?.contains("but 1 came out of order") == true)
  }

  @Test func `a call that comes early belongs to the next expectation that it matches`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.nice))
    gateway.expectCall(withIdentifier: "charge", line: 1)
    gateway.expectCall(withIdentifier: "refund", line: 2)
    gateway.expectCall(withIdentifier: "charge", arguments: [1, "alice"], line: 3)
    gateway.expectCall(withIdentifier: "charge", line: 4)
    _ = gateway.charge(9, to: "bob")
    _ = gateway.charge(1, to: "alice")
    let message = captureFailures { gateway.verifyExpectations() }.first?.message
    #expect(message?.contains("but 1 came out of order (ChosenExpectationTests.swift:3)") == true)
  }

  @Test func `a call beyond several expectations is beyond the last one`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge", line: 2)
    gateway.expectCall(withIdentifier: "charge", line: 3)
    let messages = captureFailures { for _ in 0..<3 { _ = gateway.charge(1, to: "alice") } }.map(\.message)
    #expect(messages.first?.contains("charge (ChosenExpectationTests.swift:3) is already met") == true)
  }

  @Test func `an expectation that needs a call is named before one that only allows it`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(1), line: 2)
    gateway.expectCall(withIdentifier: "refund", line: 3)
    let failures = captureFailures { _ = gateway.currency }
    #expect(
      failures.first?.message.contains("the next expected call is refund (ChosenExpectationTests.swift:3)") == true)
    #expect(failures.first?.line == 3)
  }

  @Test func `without order, an expectation that only allows the call is not called expected`() throws {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(withIdentifier: "charge", line: 2)
    gateway.expectCall(withIdentifier: "refund(_:)", arguments: [1], mode: .atMost(1), line: 3)
    let message = try captureFailures { try gateway.refund(2) }.first?.message
    #expect(message?.contains("refund(_: 1) (ChosenExpectationTests.swift:3) is still allowed.") == true)
  }

  @Test func `equal calls are reassigned one after another`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(
      withIdentifier: "charge", arguments: [Argument.greaterThan(2), Argument.any], mode: .times(2))
    gateway.expectCall(
      withIdentifier: "charge", arguments: [Argument.lessThan(6), Argument.any], mode: .times(2))
    for amount in [3, 3, 9, 9] { _ = gateway.charge(amount, to: "alice") }
    gateway.verifyExpectations()
  }

  @Test func `a choice that includes any value is general`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.anyOf(.any, 5), line: 1)
    list.expect(5, line: 2)
    list.record(5)
    let message = captureFailures { list.verify() }.first?.message
    #expect(message?.contains("but there was none (ChosenExpectationTests.swift:1)") == true)
  }

  @Test func `an expectation of values is more specific than one of any values`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(withIdentifier: "charge", arguments: [Argument.any, Argument.any], line: 1)
    gateway.expectCall(withIdentifier: "charge", arguments: [5, "alice"], line: 2)
    _ = gateway.charge(5, to: "alice")
    let message = captureFailures { gateway.verifyExpectations() }.first?.message
    #expect(message?.contains("(ChosenExpectationTests.swift:1)") == true)
  }

  @Test func `each of several general expectations captures its own interaction`() {
    let list = Expectations<Int>()
    let numbers = ArgumentCaptor<Int>()
    list.expect(.any)
    list.expect(.captured(by: numbers))
    list.record(1)
    list.record(2)
    list.verify()
    #expect(numbers.values == [2])
  }

  @Test(arguments: [true, false]) func `several expectations may still allow a call`(isOrdered: Bool) {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: isOrdered))
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(1), line: 2)
    gateway.expectCall(withIdentifier: "refund", mode: .atMost(1), line: 3)
    #expect(
      captureFailures { _ = gateway.currency }.map(\.message) == [
        """
        Unexpected call currency: 2 expectations still allow calls, such as charge (ChosenExpectationTests.swift:2).
        """
      ])
  }

  @Test func `a stub does not silence a naggy mock that expects no call`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.naggy))
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    gateway.expectCall(withIdentifier: "charge", mode: .never)
    let failures = captureFailures { _ = gateway.charge(1, to: "alice") }
    #expect(failures.map(\.isWarning) == [true])
  }

  @Test func `a misused expectation of no call says nothing of other calls`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    let failures = captureFailures {
      gateway.rejectCall(withIdentifier: "charge", arguments: [Argument.in(1..<1), Argument.any])
      _ = gateway.charge(1, to: "alice")
    }
    #expect(failures.count == 1)
  }

  @Test func `an expectation that allows no call needs no wait`() async {
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(1))
    let clock = HandClock()
    await gateway.verifyExpectations(within: .seconds(60), clock: clock)
    #expect(!clock.isWaitedFor.isOpen)
  }

  @Test func `expectations after a reset begin with the first one`() throws {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    for _ in 0..<2 {
      gateway.expectCall(withIdentifier: "charge")
      gateway.expectCall(withIdentifier: "refund")
      _ = gateway.charge(1, to: "alice")
      try gateway.refund(1)
      gateway.verifyExpectations()
      gateway.storage.reset()
    }
  }

  @Test func `the description counts calls beyond an expectation`() {
    gateway.expectCall(withIdentifier: "charge", line: 2)
    gateway.charge(1, 2)
    #expect(
      gateway.storage.description.contains("  1 call to charge, not met, 2 so far (ChosenExpectationTests.swift:2)"))
  }

  @Test func `the description says whether an expectation of no call is met`() {
    gateway.expectCall(withIdentifier: "charge", mode: .never, line: 2)
    gateway.charge(1)
    #expect(
      gateway.storage.description.contains("  no call to charge, not met, 1 so far (ChosenExpectationTests.swift:2)"))
  }
}
