import Dispatch
import Foundation
import Mimus
import Testing

/// Tests answers that are delayed, either by a duration or until a gate opens.
struct DelayTests {
  let catalog = FakeCatalog()
  let clock = ManualClock()

  // MARK: Delays

  @Test func `an async call is suspended for the duration`() async throws {
    catalog.stubCall(withIdentifier: "find(_:)").andDelay(.seconds(10), clock: clock).andReturn(Receipt(number: 1))
    async let receipt = catalog.find("Dune")
    await clock.waitForSleeper()
    clock.advance(by: .seconds(10))
    #expect(try await receipt.number == 1)
  }

  @Test func `a synchronous call blocks its thread for the duration`() async {
    catalog.stubCall(withIdentifier: "size").andDelay(.seconds(10), clock: clock).andReturn(3)
    async let size = onThread { catalog.size }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(10))
    #expect(await size == 3)
  }

  @Test func `without a clock, real time passes`() async throws {
    catalog.stubCall(withIdentifier: "size").andDelay(.milliseconds(1)).andReturn(3)
    catalog.stubCall(withIdentifier: "find(_:)").andDelay(.milliseconds(1)).andReturn(Receipt(number: 1))
    #expect(catalog.size == 3)
    #expect(try await catalog.find("Dune").number == 1)
  }

  @Test func `a negative delay is reported at the stub and counts as zero`() {
    let line: Int = #line + 1
    let failures = captureFailures { catalog.stubCall(withIdentifier: "size").andDelay(.seconds(-2)).andReturn(3) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.message) == ["The time to wait must not be negative, but it is -2 s."])
    #expect(catalog.size == 3)
  }

  @Test func `a canceled task does not wait for the delay`() async throws {
    catalog.stubCall(withIdentifier: "find(_:)").andDelay(.seconds(10), clock: clock).andReturn(Receipt(number: 1))
    let call = Task { try await catalog.find("Dune") }
    await clock.waitForSleeper()
    call.cancel()
    #expect(try await call.value.number == 1)
  }

  @Test func `no delay is too long`() async throws {
    catalog.stubCall(withIdentifier: "find(_:)").andDelay(.seconds(Int64.max)).andReturn(Receipt(number: 1))
    let call = Task { try await catalog.find("Dune") }
    _ = try await catalog.nextCall(withIdentifier: "find(_:)")
    await Task.yield()
    call.cancel()
    #expect(try await call.value.number == 1)
  }

  @Test func `a delay of zero does not wait`() {
    catalog.stubCall(withIdentifier: "size").andDelay(.zero).andReturn(3)
    #expect(catalog.size == 3)
  }

  // MARK: Gates

  @Test func `a gate holds an async call until it opens`() async throws {
    let gate = Gate()
    catalog.stubCall(withIdentifier: "find(_:)").andWait(for: gate).andReturn(Receipt(number: 1))
    let isAnswered = Locked(false)
    let call = Task {
      defer { isAnswered.withLock { $0 = true } }
      return try await catalog.find("Dune")
    }
    _ = try await catalog.nextCall(withIdentifier: "find(_:)")
    #expect(!isAnswered.current)
    gate.open()
    #expect(try await call.value.number == 1)
    #expect(try await catalog.find("Dune").number == 1)
  }

  @Test func `a gate holds a synchronous call on its thread`() async throws {
    let gate = Gate()
    catalog.stubCall(withIdentifier: "size").andWait(for: gate).andReturn(3)
    let isAnswered = Locked(false)
    async let size = onThread {
      defer { isAnswered.withLock { $0 = true } }
      return catalog.size
    }
    _ = try await catalog.nextCall(withIdentifier: "size")
    #expect(!isAnswered.current)
    gate.open()
    #expect(await size == 3)
  }

  @Test func `a gate holds many calls, and can be opened twice`() async throws {
    let gate = Gate()
    #expect(!gate.isOpen)
    catalog.stubCall(withIdentifier: "find(_:)").andWait(for: gate).andReturn(Receipt(number: 1))
    let calls = (0..<5).map { _ in Task { try await catalog.find("Dune") } }
    for _ in calls { _ = try await catalog.nextCall(withIdentifier: "find(_:)") }
    gate.open()
    gate.open()
    #expect(gate.isOpen)
    for call in calls { #expect(try await call.value.number == 1) }
  }

  @Test func `a canceled task does not wait for a gate`() async throws {
    let gate = Gate()
    catalog.stubCall(withIdentifier: "find(_:)").andWait(for: gate).andReturn(Receipt(number: 1))
    for isCancelledFirst in [true, false] {
      let start = Gate()
      let call = Task {
        if isCancelledFirst { await start.wait() }
        return try await catalog.find("Dune")
      }
      if !isCancelledFirst { _ = try await catalog.nextCall(withIdentifier: "find(_:)") }
      call.cancel()
      #expect(try await call.value.number == 1)
      if isCancelledFirst { _ = try await catalog.nextCall(withIdentifier: "find(_:)") }
    }
    #expect(!gate.isOpen)
  }

  @Test func `a gate for one answer does not hold other calls`() async throws {
    let gate = Gate()
    catalog.stubCall(withIdentifier: "find(_:)", arguments: ["Dune"]).andWait(for: gate).andReturn(Receipt(number: 1))
    catalog.stubCall(withIdentifier: "find(_:)", arguments: ["Emma"]).andReturn(Receipt(number: 2))
    async let dune = catalog.find("Dune")
    #expect(try await catalog.find("Emma").number == 2)
    gate.open()
    #expect(try await dune.number == 1)
  }
}
