import Mimus
import Testing

/// Tests suspended calls that are resumed or whose task is canceled.
struct ResumedCallsTests {
  let catalog = FakeCatalog()

  private func find(_ title: String) -> Task<Receipt, any Error> {
    Task { [catalog] in try await catalog.find(title) }
  }

  private func ship(_ title: String) -> Task<Receipt, Never> {
    Task { [catalog] in await catalog.ship(title) }
  }

  // MARK: Resuming

  @Test func `resuming a call again is a failure at the second resumption`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = find("Dune")
    let call = try await pending.next()
    let line: Int = #line + 1
    let failures = captureFailures {
      call.resume(returning: Receipt(number: 1))
      call.resume(throwing: CardError.declined)
    }
    #expect(failures.map(\.line) == [line + 2])
    #expect(
      failures.map(\.message) == [
        """
        find(_: "Dune") was already resumed at ResumedCallsTests.swift:\(line + 1). A call can be resumed only once.
        """
      ])
    #expect(try await receipt.value.number == 1)
  }

  @Test func `a value that the call cannot return is a failure where it is passed`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let line: Int = #line + 3
    let failures = try await captureFailures {
      let receipt = find("Dune")
      try await pending.next().resume(returning: "receipt")
      await #expect(throws: UnstubbedCallError.self) { try await receipt.value }
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        find(_: "Dune") cannot be answered as resumed: it is resumed with "receipt" (String). \
        The call returns Receipt.
        """
      ])
  }

  @Test func `what a call cannot use is reported where failures go when it is resumed`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = find("Dune")
    let call = try await pending.next()
    let failures = await captureFailures {
      call.resume(returning: "receipt")
      _ = await receipt.result
    }
    #expect(failures.count == 1)
  }

  @Test func `an error that the call cannot throw is a failure where it is passed, and the default is returned`()
    async throws
  {
    let pending = catalog.stubCall(withIdentifier: "ship(_:)").andSuspend()
    let line: Int = #line + 3
    let failures = try await captureFailures {
      let receipt = ship("Dune")
      try await pending.next().resume(throwing: CardError.declined)
      #expect(await receipt.value.number == 0)
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.message == """
        ship(_: "Dune") cannot be answered as resumed: it is resumed by throwing declined (CardError), but the call \
        cannot throw. The call returns Receipt.
        """)
  }

  @Test func `a number of a different type is shown as Swift code`() async throws {
    let warehouse = FakeWarehouse()
    let pending = warehouse.stubCall(withIdentifier: "count(of:)").andSuspend()
    let failures = try await captureFailures {
      let count = Task { await warehouse.count(of: "Dune") }
      try await pending.next().resume(returning: UInt8(3))
      #expect(await count.value == 0)
    }
    #expect(failures.first?.message.hasSuffix("write resume(returning: 3 as Int)") == true)
  }

  @Test func `a synchronous call is a failure at the stub, and is answered as if there were no stub`() {
    let line: Int = #line + 1
    let pending = catalog.stubCall(withIdentifier: "size").andSuspend()
    let failures = captureFailures { #expect(catalog.size == 0) }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        size cannot be answered as stubbed: its stub suspends it, but the call is synchronous and cannot wait. \
        The call returns Int.
        """
      ])
    #expect(pending.count == 0)
  }

  // MARK: Cancellation

  @Test func `a throwing call throws when its task is canceled, and resuming it later does nothing`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = find("Dune")
    let call = try await pending.next()
    receipt.cancel()
    await #expect(throws: CancellationError.self) { try await receipt.value }
    #expect(pending.count == 0)
    call.resume(returning: Receipt(number: 1))
    #expect(captureFailures { call.resume(returning: Receipt(number: 1)) }.count == 1)
  }

  @Test func `a call canceled before it is handed out is not handed out`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let (first, second) = (find("Dune"), find("Emma"))
    await eventually(within: .seconds(60)) { verify(pending.count, isEqualTo: 2) }
    first.cancel()
    _ = await first.result
    let call = try await pending.next()
    #expect(call.arguments[0] as? String == "Emma")
    call.resume(returning: Receipt(number: 2))
    _ = try await second.value
  }

  @Test func `a call of a task that is already canceled throws immediately`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = Task { [catalog] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await catalog.find("Dune")
    }
    await #expect(throws: CancellationError.self) { try await receipt.value }
    #expect(pending.count == 0)
  }

  @Test func `a call that cannot throw a cancellation error keeps waiting when its task is canceled`() async throws {
    let pending = catalog.stubCall(withIdentifier: "ship(_:)").andSuspend()
    let settling = catalog.stubCall(withIdentifier: "settle(_:)").andSuspend()
    let receipt = ship("Dune")
    let settled = Task { [catalog] in try await catalog.settle(3) }
    let (call, other) = (try await pending.next(), try await settling.next())
    receipt.cancel()
    settled.cancel()
    #expect(pending.count == 1 && settling.count == 1)
    call.resume(returning: Receipt(number: 5))
    other.resume(throwing: CardError.expired)
    #expect(await receipt.value.number == 5)
    await #expect(throws: CardError.expired) { try await settled.value }
  }
}
