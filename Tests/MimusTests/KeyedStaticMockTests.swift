import Mimus
import Testing

/// Tests the methods of a keyed static fake.
@Suite(.mockSession([])) struct KeyedStaticMockTests {
  final class FakeShelf: KeyedMock, StaticMock, Sendable {
    enum Method: String {
      case open, count, lend, find, sign, greet, wait, fetch, wire
    }

    static let staticStorage = Mimus.Storage()
    let storage = Mimus.Storage()

    func open() { recordCall(.open) }

    static func open() { recordCall(.open) }
    static func close() { answerCall(.open) }
    static func count() -> Int { answerCall(.count) }
    static func lend(_ title: String) -> Int { answerCall(.lend, arguments: [title], default: 7) }
    static func order(_ title: String) throws { try answerThrowingCall(.find, arguments: [title]) }
    static func find(_ title: String) throws -> Receipt { try answerThrowingCall(.find, arguments: [title]) }
    static func sign() throws(CardError) -> Int {
      try answerThrowingCall(.sign, default: 1, throwing: CardError.self)
    }
    static func greet() async -> String { await answerAsyncCall(.greet) }
    static func greeting() async -> String { await answerAsyncCall(.greet, default: "Hello") }
    static func wait() async { await answerAsyncCall(.wait) }
    static func fetch() async throws -> Receipt { try await answerAsyncThrowingCall(.fetch) }
    static func refetch() async throws { try await answerAsyncThrowingCall(.fetch) }
    static func wire() async throws(CardError) -> Int {
      try await answerAsyncThrowingCall(.wire, default: 1, throwing: CardError.self)
    }
  }

  @Test func `a recorded call of a static member is shown with its fake`() {
    FakeShelf.open()
    #expect(MockSession.current?.transcript.description == "1 call to 1 fake\n  1  FakeShelf  open")
  }

  @Test func `static calls are verified separately from an instance's`() {
    let shelf = FakeShelf()
    FakeShelf.open()
    shelf.verifyCall(.open, mode: .never)
    FakeShelf.verifyCall(.open)
    shelf.open()
    shelf.open()
    FakeShelf.verifyCall(.open)
    shelf.verifyCall(.open, mode: .times(2))
    #expect(FakeShelf.hasReceivedCall(.open))
    #expect(FakeShelf.recordedCalls(.open).count == 1)
    #expect(captureFailures { FakeShelf.verifyCall(.lend) }.map(\.line) == [#line])
    #expect(captureFailures { _ = FakeShelf.hasReceivedCall(.lend, mode: .times(-1)) }.map(\.line) == [#line])
    FakeShelf.verifyNoMoreCalls()
    _ = FakeShelf.lend("Dune")
    FakeShelf.verifyCall(.lend, arguments: ["Dune"])
    #expect(captureFailures { FakeShelf.verifyCall(.lend, arguments: ["Emma"]) }.map(\.line) == [#line])
  }

  @Test func `static calls are answered`() throws {
    FakeShelf.close()
    FakeShelf.verifyCall(.open)
    #expect(FakeShelf.count() == 0)
    #expect(FakeShelf.lend("Dune") == 7)
    FakeShelf.stubCall(.lend, arguments: ["Dune"]).andReturn(8)
    #expect(FakeShelf.lend("Dune") == 8)
    try FakeShelf.order("Dune")
    #expect(throws: UnstubbedCallError.self) { try FakeShelf.find("Dune") }
    #expect(try FakeShelf.sign() == 1)
    FakeShelf.stubCall(.sign).andThrow(CardError.expired)
    #expect(throws: CardError.expired) { try FakeShelf.sign() }
  }

  @Test func `static async calls are answered`() async throws {
    await FakeShelf.wait()
    #expect(await FakeShelf.greet() == "")
    #expect(await FakeShelf.greeting() == "Hello")
    try await FakeShelf.refetch()
    await #expect(throws: UnstubbedCallError.self) { try await FakeShelf.fetch() }
    #expect(try await FakeShelf.wire() == 1)
    FakeShelf.verifyCall(.wait)
    FakeShelf.verifyCall(.fetch, mode: .times(2))
    FakeShelf.stubCall(.fetch).andThrow(CardError.declined)
    await #expect(throws: CardError.declined) { try await FakeShelf.refetch() }
  }

  @Test func `a static call that is expected but isn't made is a failure`() async {
    FakeShelf.expectCall(.open)
    #expect(captureFailures { FakeShelf.verifyExpectations() }.map(\.line) == [#line])
    let failures = await captureFailures { await FakeShelf.verifyExpectations() }
    #expect(failures.map(\.line) == [#line - 1])
    FakeShelf.open()
    await FakeShelf.verifyExpectations()
  }

  @Test func `static calls are expected, rejected, and waited for`() async throws {
    FakeShelf.expectCall(.open)
    let line: Int = #line + 1
    FakeShelf.rejectCall(.count)
    FakeShelf.open()
    #expect(captureFailures { _ = FakeShelf.count() }.map(\.line) == [line])
    await FakeShelf.verifyExpectations()
    #expect(try await FakeShelf.nextCall(.open).identifier == "open")
    var calls = FakeShelf.callStream(.open).makeAsyncIterator()
    #expect(await calls.next()?.identifier == "open")
  }

  enum FakeDoor: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func open() { recordCall() }
  }

  @Test func `unverified calls of several static fakes are one failure`() {
    FakeShelf.open()
    FakeDoor.open()
    FakeShelf.verifyCall(.open)
    verifyNoMoreCalls(FakeShelf.self)
    let line: Int = #line + 1
    let failures = captureFailures { verifyNoMoreCalls(FakeShelf.self, FakeDoor.self) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.first?.message.contains("open()") == true)
    FakeDoor.verifyCall(withIdentifier: "open()")
    verifyNoMoreCalls(FakeShelf.self, FakeDoor.self)
  }
}
