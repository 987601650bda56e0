import Mimus
import Testing

/// Tests stubs that suspend calls, combined with other stubs and on every kind of fake.
struct SuspendingStubTests {
  let catalog = FakeCatalog()
  let clock = ManualClock()

  private func find(_ title: String) -> Task<Receipt, any Error> {
    Task { [catalog] in try await catalog.find(title) }
  }

  // MARK: With other stubs

  @Test func `a stub suspends only calls with its arguments`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)", arguments: ["Dune"]).andSuspend()
    catalog.stubCall(withIdentifier: "find(_:)").andReturn(Receipt(number: 9))
    #expect(try await catalog.find("Emma").number == 9)
    let receipt = find("Dune")
    try await pending.next().resume(returning: Receipt(number: 1))
    #expect(try await receipt.value.number == 1)
  }

  @Test func `several stubs of a member suspend their own calls`() async throws {
    let dune = catalog.stubCall(withIdentifier: "find(_:)", arguments: ["Dune"]).andSuspend()
    let emma = catalog.stubCall(withIdentifier: "find(_:)", arguments: ["Emma"]).andSuspend()
    let (one, two) = (find("Dune"), find("Emma"))
    try await emma.next().resume(returning: Receipt(number: 2))
    try await dune.next().resume(returning: Receipt(number: 1))
    #expect(try await one.value.number == 1)
    #expect(try await two.value.number == 2)
  }

  @Test func `suspending takes its turn among other answers`() async throws {
    let stub = catalog.stubCall(withIdentifier: "find(_:)").andReturn(Receipt(number: 1), times: 2)
    let pending = stub.andSuspend()
    stub.andThrow(CardError.expired)
    #expect(try await catalog.find("Dune").number == 1)
    #expect(try await catalog.find("Dune").number == 1)
    let receipt = find("Dune")
    try await pending.next().resume(returning: Receipt(number: 3))
    #expect(try await receipt.value.number == 3)
    await #expect(throws: CardError.expired) { try await catalog.find("Dune") }
    #expect(stub.useCount == 4)
  }

  @Test func `a delay and a gate come before the suspension`() async throws {
    let gate = Gate()
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andDelay(.seconds(1), clock: clock)
      .andWait(for: gate).andSuspend()
    let receipt = find("Dune")
    await clock.waitForSleeper()
    #expect(pending.count == 0)
    clock.advance(by: .seconds(1))
    gate.open()
    try await pending.next().resume(returning: Receipt(number: 1))
    #expect(try await receipt.value.number == 1)
  }

  @Test(arguments: [true, false])
  func `suspended calls keep waiting when their stub is removed`(byReset: Bool) async throws {
    let stub = catalog.stubCall(withIdentifier: "find(_:)")
    let pending = stub.andSuspend()
    let (one, two) = (find("Dune"), find("Emma"))
    let call = try await pending.next()
    await eventually(within: .seconds(60)) { verify(pending.count, isEqualTo: 2) }
    if byReset { catalog.storage.reset() } else { stub.remove() }
    await #expect(throws: UnstubbedCallError.self) { try await catalog.find("Persuasion") }
    call.resume(returning: Receipt(number: 1))
    try await pending.next().resume(returning: Receipt(number: 1))
    _ = (try await one.value, try await two.value)
  }

  @Test func `suspending calls with a removed stub is reported`() {
    let stub = catalog.stubCall(withIdentifier: "find(_:)")
    stub.remove()
    let failures = captureFailures { #expect(stub.andSuspend().count == 0) }
    #expect(failures.count == 1)
  }

  @Test func `eventually is woken when the number of suspended calls changes`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = Task { [catalog, clock] in
      try await clock.sleep(for: .seconds(1))
      return try await catalog.find("Dune")
    }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(1))
    await eventually(within: .seconds(60)) { verify(pending.count, isEqualTo: 1) }
    try await pending.next().resume(returning: Receipt(number: 1))
    _ = try await receipt.value
  }

  // MARK: Kinds of fakes

  @Test @MainActor func `a fake on the main actor is resumed by a test on it`() async throws {
    let window = FakeWindow()
    let pending = window.stubCall(withIdentifier: "show(_:)").andSuspend()
    var isShown: Bool?
    let task = Task { isShown = await window.show("Dune") }
    let call = try await pending.next()
    #expect(isShown == nil)
    call.resume(returning: true)
    await task.value
    #expect(isShown == true)
  }

  @Test func `an actor handles other calls in the meantime`() async throws {
    let warehouse = FakeWarehouse()
    let pending = warehouse.stubCall(withIdentifier: "count(of:)").andSuspend()
    let count = Task { await warehouse.count(of: "Dune") }
    let call = try await pending.next()
    #expect(await warehouse.remaining("Dune") == 7)
    call.resume(returning: 5)
    #expect(await count.value == 5)
  }

  @Test func `static members can be suspended too`() async throws {
    let pending = FakeArchive.stubCall(withIdentifier: "open(_:)").andSuspend()
    let opened = Task { await FakeArchive.open("Dune") }
    try await pending.next().resume(returning: true)
    #expect(await opened.value)
    FakeArchive.staticStorage.reset()
  }

  @Test func `static members are suspended per session`() async throws {
    let failures = try await captureFailures {
      try await withMockSession {
        let pending = FakeArchive.stubCall(withIdentifier: "open(_:)").andSuspend()
        let opened = Task { await FakeArchive.open("Dune") }
        try await pending.next().resume(returning: true)
        #expect(await opened.value)
      }
    }
    #expect(failures.isEmpty)
  }
}

private final class FakeArchive: StaticMock {
  static let staticStorage = Mimus.Storage()

  static func open(_ title: String) async -> Bool { await answerAsyncCall(arguments: [title]) }
}
