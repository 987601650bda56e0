import Mimus
import Testing

/// Tests closures that await something, such as an actor.
struct AsyncBodyTests {
  actor Ledger: Mock {
    let storage = Mimus.Storage()
    private(set) var sums: [Int] = []

    func add(_ sum: Int) {
      sums.append(sum)
      recordCall(arguments: [sum])
    }
  }

  struct NotYet: Error {}

  let ledger = Ledger()
  let clock = ManualClock()

  private func whenWaiting(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task { [clock] in
      await clock.waitForSleeper()
      await body()
    }
  }

  @Test(.timeLimit(.minutes(1))) func `eventually reads an actor at each call`() async throws {
    let call = whenWaiting { [ledger] in
      await ledger.add(1)
      await ledger.add(2)
    }
    try await eventually(within: .seconds(1), clock: clock) {
      ledger.verifyCall(withIdentifier: "add(_:)", arguments: [2])
      guard await ledger.sums == [1, 2] else { throw NotYet() }
    }
    await call.value
    // The last attempt has marked only the call that it matched.
    #expect(captureFailures { ledger.verifyNoMoreCalls() }.first?.message.contains("add(_: 1)") == true)
  }

  @Test(.timeLimit(.minutes(1))) func `failures of an async closure are reported at the deadline`() async {
    let end = whenWaiting { [clock] in clock.advance(by: .seconds(1)) }
    let failures = await captureFailures {
      await eventually(within: .seconds(1), clock: clock) {
        _ = await ledger.sums
        ledger.verifyCall(withIdentifier: "add(_:)", arguments: .any)
      }
    }
    await end.value
    #expect(
      failures.map(\.message) == [
        """
        Expected 1 call to add(_:), but it was never called.
        No other calls were made.
        Waited 1 s.
        """
      ])
  }

  @Test(.timeLimit(.minutes(1))) func `consistently reads an actor until the end`() async {
    let call = whenWaiting { [ledger] in await ledger.add(1) }
    let failures = await captureFailures {
      await consistently(for: .seconds(1), clock: clock) {
        _ = await ledger.sums
        ledger.verifyNoCalls()
      }
    }
    await call.value
    #expect(failures.count == 1)
  }

  @Test(.timeLimit(.minutes(1))) func `an order can wait for its steps`() async {
    await ledger.add(1)
    let call = whenWaiting { [ledger] in
      await ledger.add(1)
      await ledger.add(2)
    }
    await verifyInOrder {
      ledger.verifyCall(withIdentifier: "add(_:)", arguments: [1], mode: .times(1))
      await eventually(within: .seconds(1), clock: clock) {
        ledger.verifyCall(withIdentifier: "add(_:)", arguments: [2])
      }
    }
    await call.value
    let failures = await captureFailures {
      await verifyInOrder {
        ledger.verifyCall(withIdentifier: "add(_:)", arguments: [2])
        _ = await ledger.sums
        ledger.verifyCall(withIdentifier: "add(_:)", arguments: [1])
      }
    }
    #expect(failures.count == 1)
  }

  @Test func `an async order rethrows the error that its closure throws`() async {
    await #expect(throws: NotYet.self) {
      try await verifyInOrder {
        _ = await ledger.sums
        throw NotYet()
      }
    }
  }

  @Test func `an order whose closure awaits nothing needs no await`() async {
    await ledger.add(1)
    verifyInOrder { ledger.verifyCall(withIdentifier: "add(_:)", arguments: [1]) }
  }

  @MainActor @Test func `closures run on the caller's actor`() async {
    var tries = 0
    await ledger.add(1)
    await eventually(within: .seconds(60)) {
      MainActor.assertIsolated()
      tries += await ledger.sums.count
      MainActor.assertIsolated()
    }
    await verifyInOrder {
      MainActor.assertIsolated()
      tries += await ledger.sums.count
      ledger.verifyCall(withIdentifier: "add(_:)", arguments: .any)
    }
    #expect(tries == 2)
  }
}
