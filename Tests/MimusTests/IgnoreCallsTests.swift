import Mimus
import Testing

struct IgnoreCallsTests {
  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    try captureFailures(body).map(\.message)
  }

  @Test func `a strict fake does not report ignored calls`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.ignoreCalls(withIdentifier: "currency")
    #expect(messages { _ = gateway.currency } == [])
    #expect(messages { _ = gateway.charge(30, to: "alice") }.count == 1)
  }

  @Test func `ignored calls are not unexpected, even if their member has expectations`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    gateway.ignoreCalls(withIdentifier: "charge")
    #expect(messages { _ = gateway.charge(25, to: "bob") } == [])
    #expect(messages { gateway.verifyExpectations() }.count == 1)
    _ = gateway.charge(30, to: "alice")
    gateway.verifyExpectations()
  }

  @Test(arguments: [Mimus.Storage.Strictness.strict, .naggy, .nice])
  func `an ignored call beyond an expectation is not met`(_ strictness: Mimus.Storage.Strictness) {
    let gateway = FakePaymentGateway(Mimus.Storage(strictness))
    gateway.ignoreCalls(withIdentifier: "charge")
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    #expect(messages { for _ in 1...2 { _ = gateway.charge(30, to: "alice") } } == [])
    #expect(messages { gateway.verifyExpectations() }.first?.contains("but there were 2") == true)
  }

  @Test func `a rejection of ignored calls is still a rejection`() {
    let inventory = FakeInventory()
    inventory.ignoreCalls(withIdentifier: "release(_:)")
    inventory.rejectCall(withIdentifier: "release(_:)")
    #expect(messages { inventory.release("Dune") }.count == 1)
  }

  @Test func `verifyNoMoreCalls does not report ignored calls, even earlier ones`() {
    let (inventory, mailer) = (FakeInventory(), FakePaymentGateway())
    inventory.reserve("Dune")
    inventory.ignoreCalls(withIdentifier: "reserve(_:)")
    inventory.reserve("Emma")
    inventory.verifyNoMoreCalls()
    verifyNoMoreCalls(inventory, mailer)

    inventory.release("Dune")
    #expect(
      messages { inventory.verifyNoMoreCalls() } == [
        "1 call to FakeInventory was not verified:\n  release(_: \"Dune\")"
      ])
  }

  @Test func `a base name ignores every overload`() {
    let inventory = FakeInventory()
    inventory.recordCall(withIdentifier: "log(_:)", arguments: ["a"])
    inventory.recordCall(withIdentifier: "log(_:level:)", arguments: ["a", 1])
    inventory.recordCall(withIdentifier: "logs", arguments: [])
    inventory.ignoreCalls(withIdentifier: "log")
    #expect(messages { inventory.verifyNoMoreCalls() } == ["1 call to FakeInventory was not verified:\n  logs"])
  }

  @Test func `a session does not report ignored calls`() {
    let failures = messages {
      withMockSession(.all) {
        let inventory = FakeInventory()
        inventory.reserve("Dune")
        inventory.release("Dune")
        inventory.ignoreCalls(withIdentifier: "release")
      }
    }
    #expect(failures == ["1 call to FakeInventory was not verified:\n  reserve(_: \"Dune\")"])
  }

  @Test func `ignored calls are recorded, counted, and verified`() async throws {
    let inventory = FakeInventory()
    inventory.ignoreCalls(withIdentifier: "reserve")
    inventory.reserve("Dune")
    #expect(inventory.recordedCalls.count == 1)
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
    #expect(messages { inventory.verifyNoCalls() }.count == 1)
    #expect(try await inventory.nextCall(withIdentifier: "reserve").arguments.count == 1)
  }

  @Test func `ignored calls are reported again after expectations are reset, but not after calls are`() {
    let inventory = FakeInventory()
    inventory.ignoreCalls(withIdentifier: "reserve")
    inventory.storage.reset(.calls)
    inventory.reserve("Dune")
    inventory.verifyNoMoreCalls()
    inventory.storage.reset(.expectations)
    #expect(messages { inventory.verifyNoMoreCalls() }.count == 1)
  }

  @Test func `calls stay ignored when verified calls are consumed`() {
    let inventory = FakeInventory()
    inventory.storage.consumesVerifiedCalls = true
    inventory.ignoreCalls(withIdentifier: "release")
    inventory.release("Dune")
    inventory.reserve("Dune")
    inventory.verifyCall(withIdentifier: "reserve", arguments: .any)
    inventory.verifyNoMoreCalls()
  }

  @Test func `ignoring calls ends a wait for unverified calls`() async {
    let gateway = FakePaymentGateway()
    _ = gateway.currency
    async let ignored: Void = gateway.ignoreCalls(withIdentifier: "currency")
    await eventually(within: .seconds(5)) { gateway.verifyNoMoreCalls() }
    await ignored
  }

  @Test func `a keyed fake ignores calls of its method`() {
    let log = FakeLog()
    log.recordCall(.write, arguments: ["Dune"])
    log.ignoreCalls(.write)
    log.verifyNoMoreCalls()
  }

  @Test(.mockSession(.all)) func `a static fake's calls are ignored in its session`() {
    FakeStaticLog.ignoreCalls(withIdentifier: "write(_:)")
    FakeStaticLog.recordCall(withIdentifier: "write(_:)", arguments: ["Dune"])
    FakeStaticLog.verifyNoMoreCalls()
  }

  @Test(.mockSession(.all)) func `a keyed static fake ignores calls of its method`() {
    FakeKeyedStaticLog.recordCall(.write, arguments: ["Dune"])
    FakeKeyedStaticLog.ignoreCalls(.write)
  }
}

private final class FakeLog: KeyedMock {
  enum Method: String { case write = "write(_:)" }
  let storage = Mimus.Storage(.strict)

  init() { ignoreCalls(.write) }
}

private enum FakeStaticLog: StaticMock {
  static let staticStorage = Mimus.Storage(.strict)
}

private struct FakeKeyedStaticLog: KeyedMock, StaticMock {
  enum Method: String { case write = "write(_:)" }
  static let staticStorage = Mimus.Storage()
  let storage = Mimus.Storage()
}
