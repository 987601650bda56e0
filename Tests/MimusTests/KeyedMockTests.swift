import Mimus
import Testing

/// Tests the methods of a fake that identifies its members by an enumeration.
struct KeyedMockTests {
  final class FakeLibrary: KeyedMock, Sendable {
    enum Method: String {
      case open, close
      case lend = "lend(_:to:)"
      case find, pay, sign, fetch, wait, count, greet
    }

    let storage = Mimus.Storage()

    func open() { recordCall(.open) }
    func close() { answerCall(.close) }
    func lend(_ title: String, to name: String) -> Bool { answerCall(.lend, arguments: [title, name]) }
    func count() -> Int { answerCall(.count, default: 7) }
    func pay(_ amount: Int) throws { try answerThrowingCall(.pay, arguments: [amount]) }
    func find(_ title: String) throws -> Receipt { try answerThrowingCall(.find, arguments: [title]) }
    func sign(_ name: String) throws(CardError) -> Int {
      try answerThrowingCall(.sign, arguments: [name], default: 1, throwing: CardError.self)
    }
    func wait() async { await answerAsyncCall(.wait) }
    func greet() async -> String { await answerAsyncCall(.greet) }
    func greeting() async -> String { await answerAsyncCall(.greet, default: "Hello") }
    func fetch(_ title: String) async throws { try await answerAsyncThrowingCall(.fetch, arguments: [title]) }
    func fetched(_ title: String) async throws -> Receipt {
      try await answerAsyncThrowingCall(.fetch, arguments: [title])
    }
    func fetchedOr(_ title: String) async throws(CardError) -> Int {
      try await answerAsyncThrowingCall(.fetch, arguments: [title], default: 1, throwing: CardError.self)
    }
  }

  let library = FakeLibrary()

  @Test func `calls are recorded and verified`() {
    library.open()
    _ = library.lend("Dune", to: "alice")
    library.verifyCall(.open)
    library.verifyCall(.lend, arguments: ["Dune", "alice"])
    library.verifyCall(.close, mode: .never)
    #expect(library.hasReceivedCall(.lend, arguments: ["Dune", Argument.any]))
    #expect(!library.hasReceivedCall(.close))
    #expect(library.recordedCalls(.open).count == 1)
    let line: Int = #line + 1
    let failures = captureFailures { library.verifyCall(.lend, arguments: ["Dune", "bob"]) }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.message == """
        Expected 1 call to lend(_:to:) matching (_: "Dune", to: "bob"), but the only call to it did not match.
          #1  lend(_: "Dune", to: "alice")
                to: expected "bob", but was "alice"
        Other calls: open ×1
        """)
  }

  @Test func `calls are answered`() throws {
    library.close()
    #expect(library.count() == 7)
    #expect(!library.lend("Dune", to: "alice"))
    library.stubCall(.lend, arguments: ["Dune", Argument.any]).andReturn(true)
    #expect(library.lend("Dune", to: "alice"))
    try library.pay(5)
    library.stubCall(.pay).andThrow(CardError.declined)
    #expect(throws: CardError.declined) { try library.pay(5) }
    #expect(throws: UnstubbedCallError.self) { try library.find("Dune") }
    #expect(try library.sign("alice") == 1)
    library.stubCall(.sign).andThrow(CardError.expired)
    #expect(throws: CardError.expired) { try library.sign("alice") }
  }

  @Test func `async calls are answered`() async throws {
    await library.wait()
    #expect(await library.greet() == "")
    #expect(await library.greeting() == "Hello")
    try await library.fetch("Dune")
    await #expect(throws: UnstubbedCallError.self) { try await library.fetched("Dune") }
    #expect(try await library.fetchedOr("Dune") == 1)
    library.stubCall(.fetch).andThrow(CardError.declined)
    await #expect(throws: CardError.declined) { try await library.fetchedOr("Dune") }
    await #expect(throws: CardError.declined) { try await library.fetch("Dune") }
    library.verifyCall(.wait)
    library.verifyCall(.fetch, arguments: ["Dune"], mode: .times(5))
  }

  @Test func `calls are expected, rejected, and waited for`() async throws {
    library.expectCall(.close)
    let line: Int = #line + 1
    library.rejectCall(.open)
    async let call = library.nextCall(.close, within: .seconds(60))
    library.close()
    #expect(try await call.identifier == "close")
    #expect(captureFailures { library.open() }.map(\.line) == [line])
    await library.verifyExpectations()
    var stream = library.callStream(.open).makeAsyncIterator()
    #expect(await stream.next()?.identifier == "open")
  }

  @Test func `keys and identifiers are interchangeable`() {
    library.open()
    library.verifyCall(withIdentifier: "open")
    library.verifyNoMoreCalls()
  }
}
