import Mimus
import Testing

struct ExpectedOrderTests {
  let gateway = FakePaymentGateway()

  @Test func `expectations of an ordered mock are met in order, with their counts`() {
    gateway.expectCall(withIdentifier: "charge", mode: .times(2))
    gateway.expectCall(withIdentifier: "refund", mode: .atMost(1))
    gateway.expectCall(withIdentifier: "currency", mode: .atLeast(1))
    _ = gateway.charge(30, to: "alice")
    _ = gateway.charge(25, to: "bob")
    _ = gateway.currency
    _ = gateway.currency
    gateway.verifyExpectations()
  }

  @Test(arguments: [(1, false), (2, true)])
  func `a call after its expectation's turn counts`(_ count: Int, isTooMany: Bool) throws {
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(1), line: 1)
    gateway.expectCall(withIdentifier: "refund", line: 2)
    try gateway.refund(30)
    for _ in 0..<count { _ = gateway.charge(30, to: "alice") }
    let messages = captureFailures { gateway.verifyExpectations() }.map(\.message)
    #expect(messages.count == (isTooMany ? 1 : 0))
    #expect(messages.allSatisfy { $0.contains("expected at most 1 call to charge, but there were 2") })
  }

  @Test func `a call that counts after its expectation's turn is verified and captured`() throws {
    let amounts = ArgumentCaptor<Int>()
    gateway.expectCall(
      withIdentifier: "charge", arguments: [Argument.captured(by: amounts), Argument.any], mode: .between(1...2))
    gateway.expectCall(withIdentifier: "refund")
    _ = gateway.charge(1, to: "alice")
    try gateway.refund(30)
    _ = gateway.charge(2, to: "alice")
    gateway.verifyExpectations()
    gateway.verifyNoMoreCalls()
    #expect(amounts.values == [1, 2])
  }

  @Test func `a call before its expectation's turn does not count`() throws {
    gateway.expectCall(withIdentifier: "charge", mode: .times(2), line: 1)
    gateway.expectCall(withIdentifier: "refund", line: 2)
    _ = gateway.charge(30, to: "alice")
    try gateway.refund(30)
    _ = gateway.charge(30, to: "alice")
    let messages = captureFailures { gateway.verifyExpectations() }.map(\.message)
    #expect(
      messages == [
        """
        1 expectation was not met:
          expected 1 call to refund, but 1 came out of order (ExpectedOrderTests.swift:2)
            #1  refund(_: 30)
        Other calls: charge(_:to:) ×2
        """
      ])
  }

  @Test func `a call made both in and out of order is described as both`() throws {
    gateway.expectCall(withIdentifier: "charge", line: 1)
    gateway.expectCall(withIdentifier: "refund", mode: .times(2), line: 2)
    try gateway.refund(30)
    _ = gateway.charge(30, to: "alice")
    try gateway.refund(30)
    let messages = captureFailures { gateway.verifyExpectations() }.map(\.message)
    #expect(
      messages == [
        """
        1 expectation was not met:
          expected 2 calls to refund, but there was 1, and 1 came out of order (ExpectedOrderTests.swift:2)
            #1  refund(_: 30)
            #2  refund(_: 30)
        Other calls: charge(_:to:) ×1
        """
      ])
  }

  @Test func `in order, an expectation that still needs a call takes precedence over one that has enough`() {
    gateway.expectCall(withIdentifier: "charge", mode: .atLeast(1))
    gateway.expectCall(withIdentifier: "charge", arguments: [30, "alice"])
    _ = gateway.charge(25, to: "bob")
    _ = gateway.charge(25, to: "bob")
    _ = gateway.charge(30, to: "alice")
    gateway.verifyExpectations()
  }

  @Test func `without order, a specific expectation is met before a general one`() {
    for calls in [[30, 25], [25, 30]] {
      let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
      gateway.expectCall(withIdentifier: "charge")
      gateway.expectCall(withIdentifier: "charge", arguments: [30, Argument.any])
      for amount in calls { _ = gateway.charge(amount, to: "alice") }
      gateway.verifyExpectations()
    }
  }

  @Test func `without order, calls are reassigned until all counts are met`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(withIdentifier: "charge", arguments: [Argument.atLeast(20), Argument.any], mode: .times(3))
    gateway.expectCall(withIdentifier: "charge", arguments: [Argument.atMost(30), Argument.any], mode: .between(1...2))
    for amount in [25, 25, 30, 40, 10] { _ = gateway.charge(amount, to: "alice") }
    gateway.verifyExpectations()
    #expect(captureFailures { _ = gateway.charge(25, to: "alice") }.count == 1)
  }

  @Test func `without order, an excess call is counted for the expectation that fits best`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.nice, ordered: false))
    gateway.expectCall(withIdentifier: "charge", line: 1)
    gateway.expectCall(withIdentifier: "charge", arguments: [30, "alice"], line: 2)
    for _ in 0..<3 { _ = gateway.charge(30, to: "alice") }
    let messages = captureFailures { gateway.verifyExpectations() }.map(\.message)
    #expect(
      messages == [
        """
        1 expectation was not met:
          expected 1 call to charge(30, "alice"), but there were 2 (ExpectedOrderTests.swift:2)
            #1  charge(_: 30, to: "alice")
            #2  charge(_: 30, to: "alice")
            #3  charge(_: 30, to: "alice")
        """
      ])
  }
}
