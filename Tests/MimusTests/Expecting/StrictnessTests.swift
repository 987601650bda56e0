import Mimus
import Testing

struct StrictnessTests {
  @Test func `a nice mock does not report an unexpected call`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.nice))
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(1))
    _ = gateway.currency
    gateway.verifyExpectations()
  }

  @Test func `a strict mock fails at the next expectation, and shows what differs`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, line: 1))
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], line: 2)
    gateway.expectCall(withIdentifier: "refund", line: 3)
    let failures = captureFailures {
      _ = gateway.charge(25, to: "bob")
    }
    #expect(
      failures.map(\.message) == [
        """
        Unexpected call charge(_: 25, to: "bob"): the next expected call is charge(_: 30, to: "alice") (StrictnessTests.swift:2).
          _: expected 30, but was 25
          to: expected "alice", but was "bob"
        """
      ])
    #expect(failures.map(\.line) == [2])
    #expect(failures.map(\.isWarning) == [false])
  }

  @Test func `a failure at the storage names the fake`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, line: 1))
    let failures = captureFailures { _ = gateway.charge(30, to: "alice") }
    #expect(
      failures.map(\.message) == [
        """
        Unexpected call FakePaymentGateway.charge(_: 30, to: "alice"): it is neither expected nor stubbed.
        To expect it: expectCall(withIdentifier: "charge(_:to:)")
        """
      ])
    #expect(failures.map(\.line) == [1])
  }

  @Test func `a rejection doesn't make other calls expected, and their failures are not at its line`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, line: 1))
    gateway.rejectCall(withIdentifier: "refund(_:)", line: 2)
    let failures = captureFailures { _ = gateway.currency }
    #expect(failures.map(\.line) == [1])
    #expect(
      failures.map(\.message) == [
        """
        Unexpected call FakePaymentGateway.currency: it is neither expected nor stubbed.
        To expect it: expectCall(withIdentifier: "currency")
        """
      ])
  }

  @Test func `a call with a different number of arguments says so`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge", arguments: [30], line: 2)
    let messages = captureFailures { _ = gateway.charge(30, to: "bob") }.map(\.message)
    #expect(
      messages == [
        """
        Unexpected call charge(_: 30, to: "bob"): the next expected call is charge(30) (StrictnessTests.swift:2).
          expected 1 argument, but it has 2
        """
      ])
  }

  @Test func `a strict mock fails on a call out of order`() throws {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge", line: 2)
    gateway.expectCall(withIdentifier: "refund", line: 3)
    let failures = try captureFailures { try gateway.refund(30) }
    #expect(
      failures.map(\.message) == [
        """
        Unexpected call refund(_: 30): refund (StrictnessTests.swift:3) is expected later; the next expected call is charge \
        (StrictnessTests.swift:2).
        """
      ])
    #expect(failures.map(\.line) == [2])
    _ = gateway.charge(30, to: "alice")
    try gateway.refund(30)
    gateway.verifyExpectations()
  }

  @Test func `when no more calls are expected, a strict mock fails at the last expectation`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, line: 1))
    gateway.expectCall(withIdentifier: "charge", line: 2)
    gateway.expectCall(withIdentifier: "currency", line: 3)
    _ = gateway.charge(30, to: "alice")
    _ = gateway.currency
    let failures = captureFailures { _ = gateway.currency }
    #expect(
      failures.map(\.message) == [
        """
        Unexpected call currency: the expectation currency (StrictnessTests.swift:3) is already met; no more calls \
        are expected.
        Other calls: charge(_:to:) ×1
        """
      ])
    #expect(failures.map(\.line) == [3])
  }

  @Test func `without an expectation, a strict mock fails where its storage was created`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, line: 4))
    gateway.verifyNoCalls()
    let failures = captureFailures { _ = gateway.currency }
    #expect(
      failures.map(\.message) == [
        """
        Unexpected call FakePaymentGateway.currency: it is neither expected nor stubbed.
        To expect it: expectCall(withIdentifier: "currency")
        """
      ])
    #expect(failures.map(\.line) == [4])
    #expect(failures.first?.fileID.hasSuffix("StrictnessTests.swift") == true)
  }

  @Test func `if only optional calls are allowed, a strict mock names them`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge", mode: .atMost(2), line: 2)
    let failures = captureFailures { _ = gateway.currency }
    #expect(
      failures.map(\.message) == [
        "Unexpected call currency: only charge (StrictnessTests.swift:2) is still allowed."
      ])
    #expect(failures.map(\.line) == [2])
  }

  @Test func `an unordered strict mock names the calls that it still expects`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(withIdentifier: "charge", line: 2)
    gateway.expectCall(withIdentifier: "refund", line: 3)
    gateway.expectCall(withIdentifier: "charge", mode: .atLeast(0), line: 4)
    let failures = captureFailures { _ = gateway.currency }
    #expect(
      failures.map(\.message) == [
        "Unexpected call currency: 2 expectations have not been met yet, such as charge (StrictnessTests.swift:2)."
      ])
    #expect(failures.map(\.line) == [2])
  }

  @Test func `a strict mock fails at an expectation of no call`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge", mode: .never, line: 2)
    let failures = captureFailures { _ = gateway.charge(30, to: "alice") }
    #expect(
      failures.map(\.message) == [
        #"Unexpected call charge(_: 30, to: "alice"): charge is rejected (StrictnessTests.swift:2)."#
      ])
    gateway.verifyExpectations()
  }

  @Test func `an unexpected call of a strict mock is still recorded and answered`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    gateway.expectCall(withIdentifier: "charge", arguments: [25, "alice"])
    let failures = captureFailures { #expect(gateway.charge(30, to: "alice")) }
    #expect(failures.count == 1)
    gateway.verifyCall(withIdentifier: "charge", arguments: .any)
  }

  // MARK: Stubs

  @Test(arguments: [Storage.Strictness.strict, .naggy], [true, false])
  func `a stub alone allows calls of its member`(_ strictness: Storage.Strictness, ordered: Bool) {
    let gateway = FakePaymentGateway(Mimus.Storage(strictness, ordered: ordered))
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
    #expect(gateway.charge(30, to: "alice"))
    #expect(!gateway.charge(25, to: "bob"))
    #expect(captureFailures { _ = gateway.currency }.count == 1)
    gateway.expectCall(withIdentifier: "currency")
    _ = gateway.charge(30, to: "alice")
    _ = gateway.currency
    gateway.verifyExpectations()
    #expect(captureFailures { _ = gateway.currency }.count == 1)
  }

  @Test func `if a member has expectations, they decide`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    #expect(captureFailures { _ = gateway.charge(25, to: "bob") }.count == 1)
    #expect(gateway.charge(30, to: "alice"))
    #expect(captureFailures { _ = gateway.charge(30, to: "alice") }.count == 1)
  }

  @Test func `a rejection does not forbid stubbed calls`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    gateway.rejectCall(withIdentifier: "charge", arguments: [Argument.any, "mallory"])
    #expect(gateway.charge(30, to: "alice"))
    #expect(captureFailures { _ = gateway.charge(30, to: "mallory") }.count == 1)
    gateway.expectCall(withIdentifier: "charge", mode: .never)
    #expect(captureFailures { _ = gateway.charge(30, to: "alice") }.count == 1)
  }

  @Test func `a stub that was removed allows nothing`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    let stub = gateway.stubCall(withIdentifier: "charge").andReturn(true)
    #expect(gateway.charge(30, to: "alice"))
    stub.remove()
    #expect(captureFailures { _ = gateway.charge(30, to: "alice") }.count == 1)
  }

  // MARK: Reported expectation

  @Test func `without order, a strict mock points at the nearest expectation`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(withIdentifier: "refund", line: 2)
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [1, "bob"], line: 3)
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], line: 4)
    let failures = captureFailures { _ = gateway.charge(25, to: "alice") }
    #expect(
      failures.map(\.message) == [
        """
        Unexpected call charge(_: 25, to: "alice"): 3 expectations have not been met yet, such as \
        charge(_: 30, to: "alice") (StrictnessTests.swift:4).
          _: expected 30, but was 25
        """
      ])
    #expect(failures.map(\.line) == [4])
  }

  @Test func `a misspelled expectation is found`() throws {
    for ordered in [true, false] {
      let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: ordered))
      if !ordered { gateway.expectCall(withIdentifier: "currency", line: 1) }
      gateway.expectCall(withIdentifier: "chrage(_:to:)", line: 2)
      let failure = try #require(captureFailures { _ = gateway.charge(25, to: "alice") }.first)
      #expect(failure.line == 2)
      #expect(
        failure.message.hasSuffix("\nIs chrage(_:to:) misspelled? The call is to charge(_:to:)."), "\(failure.message)")
    }
  }

  @Test func `a misspelled stub is named at a call that nothing allows`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.stubCall(withIdentifier: "curency").andReturn("EUR")
    gateway.stubCall(withIdentifier: "refund").andReturn(1)
    #expect(
      captureFailures { _ = gateway.currency }.map(\.message) == [
        """
        Unexpected call FakePaymentGateway.currency: it is neither expected nor stubbed.
        Is curency misspelled in a stub? The call is to currency.
        To expect it: expectCall(withIdentifier: "currency")
        """
      ])
  }

  @Test func `a stub that answered isn't called misspelled`() throws {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.stubCall(withIdentifier: "charge(_:to:)").andReturn(true)
    _ = gateway.charge(25, to: "alice")
    let failure = try #require(captureFailures { gateway.recordCall(withIdentifier: "charges(_:to:)") }.first)
    #expect(!failure.message.contains("misspelled"), "\(failure.message)")
  }

  @Test func `an expectation that was met, or whose near name is expected too, isn't called misspelled`() throws {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge(_:to:)", mode: .times(2))
    _ = gateway.charge(25, to: "alice")
    let extra = try #require(captureFailures { gateway.recordCall(withIdentifier: "charges(_:to:)") }.first)
    #expect(!extra.message.contains("misspelled"), "\(extra.message)")

    let till = FakePaymentGateway(Mimus.Storage(.strict))
    till.expectCall(withIdentifier: "addItem")
    till.expectCall(withIdentifier: "addItems")
    let early = try #require(captureFailures { till.recordCall(withIdentifier: "addItems") }.first)
    #expect(!early.message.contains("misspelled"), "\(early.message)")
  }

  @Test func `a naggy mock warns, at the line where a strict one fails`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.naggy, line: 1))
    let first = captureFailures { _ = gateway.currency }
    gateway.expectCall(withIdentifier: "charge", line: 2)
    let second = captureFailures { _ = gateway.currency }
    _ = gateway.charge(30, to: "alice")
    let third = captureFailures { _ = gateway.currency }
    #expect(
      (first + second + third).map(\.message) == [
        """
        Unexpected call FakePaymentGateway.currency: it is neither expected nor stubbed.
        To expect it: expectCall(withIdentifier: "currency")
        """,
        "Unexpected call currency: the next expected call is charge (StrictnessTests.swift:2).",
        "Unexpected call currency: no more calls are expected.\nOther calls: charge(_:to:) ×1",
      ])
    #expect((first + second + third).map(\.line) == [1, 2, 2])
    #expect((first + second + third).map(\.isWarning) == [true, true, true])
    gateway.verifyExpectations()
  }

  @Test func `a session reports calls that a naggy mock only warned about`() {
    let failures = captureFailures {
      withMockSession(.unverifiedCalls) { _ = FakePaymentGateway(Mimus.Storage(.naggy)).charge(30, to: "alice") }
    }
    #expect(failures.map(\.isWarning) == [true, false])
  }

  @Test func `calls that a naggy mock only warned about still count in a verification`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.naggy))
    gateway.expectCall(withIdentifier: "charge", line: 2)
    let warnings = captureFailures {
      _ = gateway.charge(30, to: "alice")
      _ = gateway.charge(30, to: "alice")
    }
    #expect(warnings.map(\.isWarning) == [true])
    let failures = captureFailures { gateway.verifyExpectations() }
    #expect(
      failures.map(\.message) == [
        """
        1 expectation was not met:
          expected 1 call to charge, but there were 2 (StrictnessTests.swift:2)
            #1  charge(_: 30, to: "alice")
            #2  charge(_: 30, to: "alice")
        """
      ])
    #expect(failures.map(\.isWarning) == [false])
  }
}
