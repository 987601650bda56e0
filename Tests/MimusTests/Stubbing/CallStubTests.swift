import Mimus
import Testing

/// Tests the answers of a stub, and which of several stubs answers a call.
struct CallStubTests {
  let catalog = FakeCatalog()

  private func titles(_ count: Int) -> [String?] {
    (0..<count).map(catalog.title)
  }

  // MARK: Values

  @Test func `values are returned in turn, and the last one repeats`() {
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune", "Emma", "Ulysses")
    #expect(titles(5) == ["Dune", "Emma", "Ulysses", "Ulysses", "Ulysses"])
  }

  @Test func `answers chain`() throws {
    catalog.stubCall(withIdentifier: "buy(_:)")
      .andReturn(Receipt(number: 1)).andThrow(CardError.declined).andDo { _ in Receipt(number: 3) }
      .andReturn(Receipt(number: 4))
    #expect(try catalog.buy("Dune").number == 1)
    #expect(throws: CardError.declined) { try catalog.buy("Dune") }
    #expect(try (0..<3).map { _ in try catalog.buy("Dune").number } == [3, 4, 4])
  }

  @Test func `an array is one value`() {
    catalog.stubCall(withIdentifier: "value(of:)").andReturn(["Dune", "Emma"])
    #expect(catalog.value(of: "titles") == ["Dune", "Emma"])
  }

  @Test func `limited answers are followed by the next one and finally by the default`() {
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune", times: 2).andReturn("Emma", times: 1)
    #expect(titles(5) == ["Dune", "Dune", "Emma", nil, nil])
  }

  @Test func `an answer given zero times is never used`() {
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune", times: 0).andReturn("Emma")
    #expect(titles(2) == ["Emma", "Emma"])
  }

  @Test func `a negative number of times is reported at the stub`() {
    let line: Int = #line + 1
    let failures = captureFailures { catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune", times: -1) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.message) == ["The number of answers must not be negative, but it is -1."])
    #expect(titles(1) == [nil])
  }

  @Test func `a stub with a negative number of times is not also reported as unused`() {
    let failures = captureFailures {
      withMockSession {
        _ = FakeCatalog().stubCall(withIdentifier: "title(of:)").andReturn("Dune", times: -1)
      }
    }
    #expect(failures.map(\.message) == ["The number of answers must not be negative, but it is -1."])
  }

  @Test func `answers without values return Void`() {
    let stub = catalog.stubCall(withIdentifier: "open()").andReturn()
    catalog.open()
    #expect(stub.useCount == 1)
  }

  // MARK: Closures

  @Test func `a closure receives the call, and may throw`() throws {
    catalog.stubCall(withIdentifier: "buy(_:)").andDo { call -> Receipt in
      let title: String = try call.argument(at: 0)
      guard title != "Dune" else { throw CardError.expired }
      return Receipt(number: title.count)
    }
    #expect(try catalog.buy("Emma").number == 4)
    #expect(throws: CardError.expired) { try catalog.buy("Dune") }
  }

  @Test func `an async closure answers an async call`() async throws {
    let gate = Gate()
    catalog.stubCall(withIdentifier: "find(_:)").andDo { call async throws -> Receipt in
      await gate.wait()
      return Receipt(number: try call.argument(at: 0, as: String.self).count)
    }
    async let receipt = catalog.find("Dune")
    gate.open()
    #expect(try await receipt.number == 4)
  }

  @Test func `an async closure may throw what the call throws`() async {
    catalog.stubCall(withIdentifier: "settle(_:)").andDo { _ async throws -> Receipt in throw CardError.declined }
    await #expect(throws: CardError.declined) { try await catalog.settle(30) }
  }

  @Test func `a closure may record, stub, and verify on the same mock`() {
    catalog.stubCall(withIdentifier: "size").andDo { _ in
      catalog.verifyCall(withIdentifier: "size")
      catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
      return catalog.title(of: 1)?.count ?? 0
    }
    #expect(catalog.size == 4)
  }

  // MARK: Precedence

  @Test func `the newest matching stub answers`() {
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Emma")
    #expect(titles(1) == ["Emma"])
  }

  @Test func `stubs with arguments take precedence over those without, newest first`() {
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [1]).andReturn("Dune")
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [Argument<Int>.matching { $0 < 2 }]).andReturn("Emma")
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Ulysses")
    #expect(titles(3) == ["Emma", "Emma", "Ulysses"])
  }

  @Test func `a stub with an empty argument list answers calls without arguments`() {
    catalog.stubCall(withIdentifier: "title(of:)", arguments: []).andReturn("Dune")
    catalog.stubCall(withIdentifier: "size", arguments: .none).andReturn(3)
    #expect(titles(1) == [nil])
    #expect(catalog.size == 3)
  }

  @Test func `exhausted stubs are skipped`() {
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Emma", times: 1)
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [0]).andReturn("Ulysses", times: 1)
    #expect((0..<3).map { _ in catalog.title(of: 0) } == ["Ulysses", "Emma", "Dune"])
  }

  @Test func `stubs of a different type are skipped and not used up`() {
    let older = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
    let newer = catalog.stubCall(withIdentifier: "title(of:)").andReturn(5, times: 1)
    #expect(titles(2) == ["Dune", "Dune"])
    #expect(older.useCount == 2)
    #expect(newer.useCount == 0)
  }

  @Test func `a base name stubs every overload`() {
    catalog.stubCall(withIdentifier: "receipt").andReturn("seven")
    #expect(catalog.receipt(1) == "seven")
  }

  @Test func `captors in a stub are filled only by the calls that it answers`() {
    let (older, newer) = (ArgumentCaptor<Int>(), ArgumentCaptor<Int>())
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [Argument.captured(by: older)]).andReturn("Dune")
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [Argument.captured(by: newer)])
      .andReturn("Emma", times: 1)
    #expect(titles(3) == ["Emma", "Dune", "Dune"])
    #expect(newer.values == [0])
    #expect(older.values == [1, 2])
  }

  // MARK: Use

  @Test func `after a stub is removed, an older one answers`() {
    catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
    let stub = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Emma")
    #expect(titles(1) == ["Emma"])
    stub.remove()
    #expect(titles(1) == ["Dune"])
    #expect(stub.useCount == 1)
    stub.remove()
    #expect(titles(1) == ["Dune"])
  }

  @Test func `a stub handle from before a reset does not refer to a newer stub`() {
    let old = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
    #expect(titles(1) == ["Dune"])
    catalog.storage.reset(.stubs)
    let new = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Emma")
    #expect(titles(2) == ["Emma", "Emma"])
    #expect(old.useCount == 1)
    #expect(new.useCount == 2)
    old.remove()
    #expect(titles(1) == ["Emma"])
  }

  @Test func `an answer for a removed stub is reported at the stub`() {
    let line: Int = #line + 1
    let stub = catalog.stubCall(withIdentifier: "title(of:)")
    stub.remove()
    let failures = captureFailures { stub.andReturn("Dune") }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        This stub was removed by remove() or reset(), so it answers no calls. Set up a new one with stubCall, and \
        add an answer.
        """
      ])
    #expect(titles(1) == [nil])
  }

  @Test func `a reset removes only the given parts`() {
    let stub = catalog.stubCall(withIdentifier: "title(of:)").andReturn("Dune")
    _ = titles(1)
    catalog.storage.reset(.calls)
    catalog.verifyNoCalls()
    #expect(titles(1) == ["Dune"])
    catalog.storage.reset(.stubs)
    #expect(titles(1) == [nil])
    #expect(catalog.recordedCalls.count == 2)
    #expect(stub.useCount == 2)
    catalog.expectCall(withIdentifier: "open()")
    catalog.storage.reset()
    catalog.verifyExpectations()
    catalog.verifyNoCalls()
  }

  @Test func `an object that a storage releases may use the storage`() {
    final class Guest {
      let catalog: FakeCatalog
      init(_ catalog: FakeCatalog) { self.catalog = catalog }
      deinit { catalog.open() }
    }
    catalog.stubCall(withIdentifier: "value(of:)").andReturn(Guest(catalog))
    catalog.recordCall(withIdentifier: "welcome(_:)", arguments: [Guest(catalog)])
    catalog.storage.reset()
    #expect(catalog.recordedCalls.count == 2)
    let stub = catalog.stubCall(withIdentifier: "value(of:)").andReturn(Guest(catalog))
    stub.remove()
    #expect(catalog.recordedCalls.count == 3)
  }

  // MARK: Unused stubs

  @Test func `each unused stub is one failure at its own line, reported once`() {
    let line: Int = #line + 1
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [1]).andReturn("Dune")
    catalog.stubCall(withIdentifier: "open()")
    catalog.stubCall(withIdentifier: "size").andReturn(3)
    _ = catalog.size
    _ = titles(1)
    let failures = captureFailures {
      catalog.verifyStubsUsed()
      catalog.verifyStubsUsed()
    }
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(
      failures.map(\.message) == [
        """
        The stub title(of: 1) was never used. title(of:) was called once, with other arguments:
          title(of: 0)
                of: expected 1, but was 0
        """,
        "The stub open() was never used. open() was never called.",
      ])
  }

  @Test func `a removed stub need not be used`() {
    catalog.stubCall(withIdentifier: "size").andReturn(3).remove()
    catalog.verifyStubsUsed()
  }

  @Test func `eventually waits for a stub to be used`() async {
    let clock = ManualClock()
    catalog.stubCall(withIdentifier: "size").andReturn(3)
    let call = Task {
      await clock.waitForSleeper()
      _ = catalog.size
    }
    await eventually(within: .seconds(1), clock: clock) { catalog.verifyStubsUsed() }
    await call.value
  }

  @Test func `eventually reports a stub that remains unused`() async {
    catalog.stubCall(withIdentifier: "size").andReturn(3)
    let failures = await captureFailures {
      await eventually(within: .milliseconds(1)) { catalog.verifyStubsUsed() }
    }
    #expect(
      failures.map(\.message) == ["The stub size was never used. size was never called.\nWaited 0.001 s."])
  }
}
