import Mimus
import Testing

/// Tests the order in which suspended calls and elements of streams are handed out.
struct HandedOutCallsTests {
  let catalog = FakeCatalog()

  final class FakeLibrary: Mock, Sendable {
    let storage = Mimus.Storage()
    func find(_ title: String, then: @escaping @Sendable () async -> Void) async -> Int {
      await answerAsyncCall(arguments: [title, then])
    }
  }

  final class FakeFeed: Mock {
    let storage = Mimus.Storage()
    func updates() -> AsyncThrowingStream<String, any Error> { answerCall() }
  }

  final class end: Mock {
    let storage = Mimus.Storage()
    func call(_ text: String) { recordCall(arguments: [text]) }
  }

  @Test(.timeLimit(.minutes(1))) func `a call that is suspended later is handed out in its turn`() async throws {
    let library = FakeLibrary()
    let gate = Gate()
    let pending = library.stubCall(withIdentifier: "find(_:then:)").andCallBack("then").andSuspend()
    let one = Task { await library.find("Dune") { await gate.wait() } }
    _ = try await library.nextCall(withIdentifier: "find")
    let other = Task { await library.find("Emma") {} }
    while pending.count < 1 { await Task.yield() }
    gate.open()
    while pending.count < 2 { await Task.yield() }
    for title in ["Dune", "Emma"] {
      let call = try await pending.next()
      #expect(call.arguments.first as? String == title)
      call.resume(returning: 1)
    }
    _ = await (one.value, other.value)
  }

  @Test func `a call that was handed out isn't named as canceled`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = Task { [catalog] in try await catalog.find("Dune") }
    _ = try await pending.next()
    receipt.cancel()
    await #expect(throws: CancellationError.self) { try await receipt.value }
    let error = await #expect(throws: NoCallError.self) { try await pending.next(within: .zero) }
    #expect(error?.description.contains("but no new call was made.") == true)
  }

  @Test func `each further resumption names the first one`() async throws {
    let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
    let receipt = Task { [catalog] in try await catalog.find("Dune") }
    let call = try await pending.next()
    let failures = captureFailures {
      for line: UInt in 1...3 { call.resume(returning: Receipt(number: 1), line: line) }
    }
    #expect(failures.map(\.line) == [2, 3])
    #expect(failures.allSatisfy { $0.message.contains("already resumed at HandedOutCallsTests.swift:1.") })
    _ = try await receipt.value
  }

  @Test func `what is yielded after the end is never sent`() async throws {
    let feed = FakeFeed()
    let control = feed.stubCall(withIdentifier: "updates()").andStream(of: String.self, throwing: CardError.self)
    control.finish()
    control.yield("Emma")
    #expect(try await feed.updates().reduce(into: []) { $0.append($1) } == [])
  }

  @Test func `only the first end counts`() async throws {
    let feed = FakeFeed()
    let control = feed.stubCall(withIdentifier: "updates()").andStream(of: String.self, throwing: CardError.self)
    control.finish()
    control.finish(throwing: .declined)
    for try await _ in feed.updates() {}
  }
}
