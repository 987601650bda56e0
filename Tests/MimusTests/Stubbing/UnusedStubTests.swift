import Mimus
import Testing

/// Tests the text about a stub that answered no call.
struct UnusedStubTests {
  let gateway = FakePaymentGateway()

  private var texts: [String] { captureFailures { gateway.verifyStubsUsed() }.map(\.message) }

  @Test func `the text says that the member was never called`() {
    gateway.stubCall(withIdentifier: "refund(_:)").andReturn()
    #expect(texts == ["The stub refund(_:) was never used. refund(_:) was never called."])
  }

  @Test func `the text suggests a similar identifier that was called`() {
    gateway.stubCall(withIdentifier: "chrage(_:to:)").andReturn(true)
    _ = gateway.charge(25, to: "alice")
    #expect(
      texts == [
        """
        The stub chrage(_:to:) was never used. chrage(_:to:) was never called. Did you mean charge(_:to:), called once?
        """
      ])
  }

  @Test func `the text shows calls with other arguments, nearest first, with their differences`() {
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
    _ = gateway.charge(20, to: "bob")
    _ = gateway.charge(25, to: "alice")
    #expect(
      texts == [
        """
        The stub charge(30, "alice") was never used. charge(_:to:) was called 2 times, with other arguments:
          charge(_: 25, to: "alice")
                _: expected 30, but was 25
          charge(_: 20, to: "bob")
                _: expected 30, but was 20
                to: expected "alice", but was "bob"
        """
      ])
  }

  @Test func `the text mentions calls before the stub was set up`() {
    _ = gateway.charge(30, to: "alice")
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    #expect(
      texts == [
        "The stub charge was never used. charge(_:to:) was called once, before the stub was set up."
      ])
  }

  @Test func `a stub without an answer leaves calls to others`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    let unfinished = gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"])
    #expect(gateway.charge(30, to: "alice"))
    #expect(
      texts == [
        """
        The stub charge(30, "alice") was never used. charge(_:to:) was called once, with matching arguments, but the \
        stub has no answer, such as andReturn(…), and another one answered.
        """
      ])
    unfinished.andReturn(false)
    #expect(!gateway.charge(30, to: "alice"))
    gateway.verifyStubsUsed()
  }

  @Test func `a stub without an answer is used if there is no other`() {
    let gateway = FakePaymentGateway(Storage(.strict))
    gateway.stubCall(withIdentifier: "charge")
    #expect(!gateway.charge(30, to: "alice"))
    gateway.verifyStubsUsed()
  }

  @Test func `the text mentions calls that another stub answered`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(false)
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
    _ = gateway.charge(30, to: "alice")
    #expect(
      texts == [
        """
        The stub charge was never used. charge(_:to:) was called once, with matching arguments, but another stub \
        answered, or the fake only records the call.
        """
      ])
  }

  @Test func `the text mentions calls that return a different type`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    gateway.stubCall(withIdentifier: "charge").andReturn("yes")
    _ = gateway.charge(30, to: "alice")
    #expect(
      texts == [
        """
        The stub charge was never used. charge(_:to:) was called once, with matching arguments, but the stub \
        answers "yes" (String), and the member returns Bool.
        """
      ])
  }

  @Test func `consumed calls are taken into account`() {
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
    _ = gateway.charge(25, to: "alice")
    gateway.storage.reset(.calls)
    #expect(texts == [#"The stub charge(30, "alice") was never used."#])
  }

  @Test func `a next answer that fits no call is reported unless it fits one after all`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(false)
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true).andReturn("yes")
    #expect(gateway.charge(30, to: "alice"))
    #expect(!gateway.charge(30, to: "alice"))
    #expect(
      texts == [
        """
        The stub charge(30, "alice") was used once, but then left its calls to other stubs, because its next answer is \
        "yes" (String), and the member returns Bool.
        """
      ])
    #expect(gateway.answerCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"]) == "yes")
    #expect(texts.isEmpty)
  }

  @Test func `the text about a stub in a different file says where it is verified`() {
    gateway.stubCall(withIdentifier: "refund(_:)", fileID: "ShopTests/Fixtures.swift", line: 7).andReturn()
    let failures = captureFailures { gateway.verifyStubsUsed(line: 12) }
    #expect(failures.map(\.line) == [7])
    #expect(
      failures.map(\.message) == [
        """
        The stub refund(_:) was never used. refund(_:) was never called.
        Verified at UnusedStubTests.swift:12.
        """
      ])
  }
}
