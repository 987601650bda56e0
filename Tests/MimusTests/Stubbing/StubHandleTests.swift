import Mimus
import Testing

/// Tests untyped stubs that a test keeps and uses later, and the waits that this wakes.
struct StubHandleTests {
  let catalog = FakeCatalog()

  @Test func `later answers are appended to the answers of a kept stub`() {
    let stub = catalog.stubCall(withIdentifier: "title(of:)")
    stub.andReturn("Dune", times: 1)
    stub.andReturn("Emma")
    #expect((0..<3).map(catalog.title) == ["Dune", "Emma", "Emma"])
    #expect(stub.useCount == 3)
  }

  // MARK: Waking

  @Test func `a closure that reads a stub's use count wakes when the stub is used`() async throws {
    let clock = ManualClock()
    let stub = catalog.stubCall(withIdentifier: "size").andReturn(3)
    let call = Task {
      await clock.waitForSleeper()
      _ = catalog.size
    }
    try await eventually(within: .seconds(1), clock: clock) {
      if stub.useCount == 0 { throw CardError.declined }
    }
    await call.value
  }

  @Test func `removing a stub wakes a wait for stubs to be used`() async {
    let clock = ManualClock()
    let stub = catalog.stubCall(withIdentifier: "size").andReturn(3)
    let removal = Task {
      await clock.waitForSleeper()
      stub.remove()
    }
    await eventually(within: .seconds(1), clock: clock) { catalog.verifyStubsUsed() }
    await removal.value
  }

  @Test(arguments: [Storage.Parts.calls, .stubs, .all])
  func `a reset wakes a wait`(parts: Storage.Parts) async {
    let clock = ManualClock()
    if parts.contains(.calls) { catalog.open() }
    if parts.contains(.stubs) { catalog.stubCall(withIdentifier: "size").andReturn(3) }
    let reset = Task {
      await clock.waitForSleeper()
      catalog.storage.reset(parts)
    }
    await eventually(within: .seconds(1), clock: clock) {
      catalog.verifyNoCalls()
      catalog.verifyStubsUsed()
    }
    await reset.value
  }
}
