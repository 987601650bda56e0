import Mimus
import Testing

/// Tests async calls that are suspended until the test resumes them.
struct PendingCallsTests {
  let catalog = FakeCatalog()
  let clock = ManualClock()

  private func find(_ title: String) -> Task<Receipt, any Error> {
    Task { [catalog] in try await catalog.find(title) }
  }

  private func ship(_ title: String) -> Task<Receipt, Never> {
    Task { [catalog] in await catalog.ship(title) }
  }

  // MARK: Handing out

  @Test func `a call waits until the test resumes it, and returns what it is resumed with`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = find("Dune")
    let call = try await pending.next()
    #expect(call.arguments.first as? String == "Dune")
    #expect("\(call)" == #"find(_: "Dune")"#)
    call.resume(returning: Receipt(number: 7))
    #expect(try await receipt.value.number == 7)
  }

  @Test func `a call that was canceled while it waited is named where it is missing`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = find("Dune")
    while pending.count == 0 { await Task.yield() }
    receipt.cancel()
    await #expect(throws: CancellationError.self) { try await receipt.value }
    let error = await #expect(throws: NoCallError.self) { try await pending.next(within: .zero) }
    let other = find("Emma")
    try await pending.next().resume(returning: Receipt(number: 1))
    _ = try await other.value
    let last = await #expect(throws: NoCallError.self) { try await pending.next(within: .zero) }
    #expect(last?.description.contains("but no new call was made.") == true)
    #expect(
      error?.description.hasPrefix(
        "Expected a call to find(_:) to be suspended, but the task of the call was canceled.")
        == true)
  }

  @Test func `a call throws the error that it is resumed with`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = find("Dune")
    try await pending.next().resume(throwing: CardError.declined)
    await #expect(throws: CardError.declined) { try await receipt.value }
  }

  @Test func `a call without a result is resumed without a value`() async throws {
    let warehouse = FakeWarehouse()
    let pending = warehouse.stubCall(withIdentifier: "take(_:)").andSuspend()
    let taken = Task { try await warehouse.take("Dune") }
    try await pending.next().resume()
    try await taken.value
  }

  @Test func `an optional result is resumed with nil`() async throws {
    let shelf = FakeBookcase()
    let pending = shelf.stubCall(withIdentifier: "title(at:)").andSuspend()
    let title = Task { await shelf.title(at: 3) }
    try await pending.next().resume(returning: nil)
    #expect(await title.value == nil)
  }

  @Test func `calls are handed out in order, each once, and resumed in any order`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let (first, second) = (find("Dune"), ship("nothing"))
    _ = await second.value
    let one = try await pending.next()
    let third = find("Emma")
    let two = try await pending.next()
    #expect(one.arguments.first as? String == "Dune")
    #expect(two.arguments.first as? String == "Emma")
    two.resume(returning: Receipt(number: 2))
    #expect(try await third.value.number == 2)
    one.resume(returning: Receipt(number: 1))
    #expect(try await first.value.number == 1)
  }

  @Test func `many calls from many threads are each handed out once`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipts = (0..<200).map { find("\($0)") }
    for _ in receipts {
      let call = try await pending.next(within: .seconds(60))
      let title = try #require(call.arguments.first as? String)
      call.resume(returning: Receipt(number: try #require(Int(title))))
    }
    for (number, receipt) in receipts.enumerated() { #expect(try await receipt.value.number == number) }
    #expect(pending.count == 0)
  }

  @Test func `calls suspended together are handed out in the order in which they were recorded`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipts = (0..<50).map { find("\($0)") }
    await eventually(within: .seconds(60)) { verify(pending.count, isEqualTo: 50) }
    let recorded = catalog.recordedCalls(withIdentifier: "find(_:)").compactMap { $0.arguments[0] as? String }
    for title in recorded {
      let call = try await pending.next()
      #expect(call.arguments[0] as? String == title)
      call.resume(returning: Receipt(number: 0))
    }
    for receipt in receipts { _ = try await receipt.value }
  }

  @Test func `the count includes all calls that were not resumed yet, handed out or not`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    #expect(pending.count == 0)
    let (one, two) = (find("Dune"), find("Emma"))
    let first = try await pending.next()
    let second = try await pending.next()
    #expect(pending.count == 2)
    first.resume(returning: Receipt(number: 1))
    #expect(pending.count == 1)
    second.resume(returning: Receipt(number: 2))
    #expect(pending.count == 0)
    _ = (try await one.value, try await two.value)
  }

  @Test func `a wait without a suspended call ends at its limit, and lists what was called instead`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)", arguments: ["Emma"]).andSuspend()
    _ = try? await catalog.find("Dune")
    let waiting = Task { [clock] in try await pending.next(within: .seconds(2), clock: clock) }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(2))
    let error = await #expect(throws: NoCallError.self) { try await waiting.value }
    #expect(
      error?.description == """
        Expected a call to find(_: "Emma") to be suspended, but no new call was made. Waited 2 s.
        The stub find(_: "Emma") was never used. find(_:) was called once, with other arguments:
          find(_: "Dune")
                _: expected "Emma", but was "Dune"
        """)
  }

  @Test func `a wait that ends lists the calls of other members`() async throws {
    let pending = catalog.stubCall(withIdentifier: "findAll()").andSuspend()
    _ = try? await catalog.find("Dune")
    let waiting = Task { [clock] in try await pending.next(within: .seconds(2), clock: clock) }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(2))
    let error = await #expect(throws: NoCallError.self) { try await waiting.value }
    #expect(
      error?.description == """
        Expected a call to findAll() to be suspended, but no new call was made. Waited 2 s.
        The stub findAll() was never used. findAll() was never called.
        Other calls: find(_:) ×1
        """)
  }

  @Test func `the text of an unsuccessful wait counts the earlier calls`() async throws {
    let stub = catalog.stubCall(withIdentifier: "find(_:)")
    let pending = stub.andSuspend()
    let receipt = find("Dune")
    let call = try await pending.next()
    let error = await #expect(throws: NoCallError.self) { try await pending.next(within: .zero) }
    #expect(
      error?.description == """
        Expected a call to find(_:) to be suspended, but no new call was made. Waited 0 s.
        next() has already returned 1 call.
        Calls so far: find(_:) ×1
        """)
    stub.remove()
    let other = await #expect(throws: NoCallError.self) { try await pending.next(within: .zero) }
    #expect(other?.description.contains("\nThe stub was removed.\n") == true)
    call.resume(returning: Receipt(number: 1))
    _ = try await receipt.value
  }

  @Test func `a wait ends when its task is canceled`() async {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let waiting = Task { [clock] in try await pending.next(within: .seconds(60), clock: clock) }
    await clock.waitForSleeper()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `a negative limit is reported where it is passed`() async {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let line: Int = #line + 2
    let failures = await captureFailures {
      _ = try? await pending.next(within: .seconds(-1))
    }
    #expect(failures.map(\.line) == [line])
  }
}

private final class FakeBookcase: Mock, Sendable {
  let storage = Mimus.Storage()

  func title(at index: Int) async -> String? { await answerAsyncCall(arguments: [index]) }
}
