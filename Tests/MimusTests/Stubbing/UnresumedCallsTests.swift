import Mimus
import Testing

/// Tests suspended calls that can no longer be resumed.
struct UnresumedCallsTests {
  let catalog = FakeCatalog()

  private func find(_ title: String) -> Task<Receipt, any Error> {
    Task { [catalog] in try await catalog.find(title) }
  }

  @Test func `calls that can no longer be resumed are one failure, and continue`() async throws {
    let line: Int = #line + 3
    let receipts = Locked<[Task<Receipt, any Error>]>([])
    let failures = try await captureFailures {
      let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
      receipts.withLock { $0 = [find("Dune")] }
      _ = try await pending.next()
      receipts.withLock { $0 += [find("Emma")] }
      await eventually(within: .seconds(60)) { verify(pending.count, isEqualTo: 2) }
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        2 calls were never resumed, because the PendingCalls that andSuspend() returned was released:
          find(_: "Dune")
          find(_: "Emma")
        To resume one: try await pending.next().resume(returning: …)
        """
      ])
    for receipt in receipts.current {
      let error = await #expect(throws: UnstubbedCallError.self) { try await receipt.value }
      #expect(error?.description == failures.first?.message)
    }
  }

  @Test func `a call that can no longer be resumed is a failure, and continues`() async throws {
    let line: Int = #line + 1
    _ = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let failures = await captureFailures {
      await #expect(throws: UnstubbedCallError.self) { try await catalog.find("Dune") }
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        find(_: "Dune") can never be resumed, because the PendingCalls that andSuspend() returned was released. Keep \
        it until the last call is resumed.
        """
      ])
  }

  @Test func `a call that cannot throw returns the default`() async throws {
    let warehouse = FakeWarehouse()
    _ = warehouse.stubCall(withIdentifier: "count(of:)").andSuspend()
    _ = catalog.stubCall(withIdentifier: "ship(_:)").andSuspend()
    _ = catalog.stubCall(withIdentifier: "settle(_:)").andSuspend()
    let failures = await captureFailures {
      #expect(await warehouse.count(of: "Dune") == 0)
      #expect(await catalog.ship("Dune").number == 0)
      #expect(try! await catalog.settle(3).number == 0)
    }
    #expect(failures.count == 3)
  }

  @Test func `a call that was handed out keeps its PendingCalls alive`() async throws {
    var call: PendingCall<[Any?], any Error, Any?>?
    let receipt: Task<Receipt, any Error>
    do {
      let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
      receipt = find("Dune")
      call = try await pending.next()
    }
    let failures = captureFailures { call?.resume(returning: Receipt(number: 4)) }
    #expect(failures.isEmpty)
    call = nil
    #expect(try await receipt.value.number == 4)
  }

  @Test func `when the last handed-out call is released, the others continue`() async throws {
    let receipt: Task<Receipt, any Error>
    var call: PendingCall<[Any?], any Error, Any?>?
    do {
      let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
      receipt = find("Dune")
      call = try await pending.next()
    }
    #expect(call != nil)
    #expect(captureFailures { call = nil }.count == 1)
    await #expect(throws: UnstubbedCallError.self) { try await receipt.value }
  }

  @Test func `resuming a call that has already continued does nothing`() async throws {
    let calls = Locked<[PendingCall<[Any?], any Error, Any?>]>([])
    let failures = try await captureFailures {
      try await withMockSession {
        let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
        _ = find("Dune")
        let call = try await pending.next()
        calls.withLock { $0 = [call] }
      }
      calls.current[0].resume(returning: Receipt(number: 1))
    }
    #expect(failures.count == 1)
  }

  // MARK: Sessions

  @Test func `the end of a session ends all suspensions`() async throws {
    let held = Locked<[PendingCalls<[Any?], any Error, Any?>]>([])
    let receipts = Locked<[Task<Receipt, any Error>]>([])
    let line: Int = #line + 3
    let failures = try await captureFailures {
      try await withMockSession {
        let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
        held.withLock { $0 = [pending] }
        receipts.withLock { $0 = [find("Dune")] }
        _ = try await pending.next()
      }
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        1 call was never resumed, because the session ended:
          find(_: "Dune")
        To resume one: try await pending.next().resume(returning: …)
        """
      ])
    await #expect(throws: UnstubbedCallError.self) { try await receipts.current[0].value }
    let late = await captureFailures {
      await #expect(throws: UnstubbedCallError.self) { try await catalog.find("Emma") }
    }
    #expect(
      late.map(\.message) == [
        #"find(_: "Emma") can never be resumed, because the session in which its stub was set up has ended."#
      ])
    let error = await #expect(throws: NoCallError.self) { try await held.current[0].next(within: .seconds(60)) }
    #expect(error?.description.hasSuffix("The session in which its stub was set up has ended.") == true)
    #expect(captureFailures { held.withLock { $0 = [] } }.isEmpty)
  }

  @Test func `a session whose body throws lets calls continue and reports none`() async throws {
    let held = Locked<[PendingCalls<[Any?], any Error, Any?>]>([])
    let receipts = Locked<[Task<Receipt, any Error>]>([])
    let failures = await captureFailures {
      await #expect(throws: CardError.declined) {
        try await withMockSession {
          let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
          held.withLock { $0 = [pending] }
          receipts.withLock { $0 = [find("Dune")] }
          _ = try await pending.next()
          throw CardError.declined
        }
      }
      await #expect(throws: UnstubbedCallError.self) { try await receipts.current[0].value }
    }
    #expect(failures.isEmpty)
  }

  @Test func `a session in which all calls were resumed reports nothing`() async throws {
    let failures = try await captureFailures {
      try await withMockSession {
        let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
        let receipt = find("Dune")
        try await pending.next().resume(returning: Receipt(number: 1))
        _ = try await receipt.value
      }
    }
    #expect(failures.isEmpty)
  }
}
