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

  @Test func `an answer that is added after the last one was given comes next`() {
    let stub = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
    #expect((0..<2).map(catalog.title) == ["Dune", "Dune"])
    stub.andReturn("Emma", "Momo")
    #expect((0..<3).map(catalog.title) == ["Emma", "Momo", "Momo"])
    stub.andReturn("Ulysses", times: 1).andReturn("Faust")
    #expect((0..<3).map(catalog.title) == ["Ulysses", "Faust", "Faust"])
    #expect(stub.useCount == 8)
  }

  @Test func `an answer that is added before the last one was given comes after it`() {
    let stub = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune", "Emma")
    #expect(catalog.title(of: 1) == "Dune")
    stub.andReturn("Momo")
    #expect((0..<3).map(catalog.title) == ["Emma", "Momo", "Momo"])
  }

  @Test func `an answer that is added to one that repeats with an effect comes next`() {
    let gate = Gate()
    gate.open()
    let stub = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune").andWait(for: gate)
    #expect((0..<2).map(catalog.title) == ["Dune", "Dune"])
    stub.andReturn("Emma")
    #expect((0..<2).map(catalog.title) == ["Emma", "Emma"])
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
