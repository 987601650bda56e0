import Mimus
import Testing

/// Tests members with an optional result whose default isn't optional: a stub can still answer nil.
@Suite(.mockSession([])) struct OptionalAnswerTests {
  final class FakeSafe: KeyedMock, StaticMock, Sendable {
    enum Method: String { case take, open, wait, fetch }

    static let staticStorage = Mimus.Storage()
    let storage = Mimus.Storage()

    func take() -> Int? { answerCall(default: 1) }
    func open() throws -> Int? { try answerThrowingCall(default: 1) }
    func wait() async -> Int? { await answerAsyncCall(default: 1) }
    func fetch() async throws(CardError) -> Int? {
      try await answerAsyncThrowingCall(default: 1, throwing: CardError.self)
    }
    func keyedTake() -> Int? { answerCall(.take, default: 1) }
    func keyedOpen() throws -> Int? { try answerThrowingCall(.open, default: 1) }
    func keyedWait() async -> Int? { await answerAsyncCall(.wait, default: 1) }
    func keyedFetch() async throws -> Int? { try await answerAsyncThrowingCall(.fetch, default: 1) }

    static func take() -> Int? { answerCall(default: 1) }
    static func open() throws -> Int? { try answerThrowingCall(default: 1) }
    static func wait() async -> Int? { await answerAsyncCall(default: 1) }
    static func fetch() async throws -> Int? { try await answerAsyncThrowingCall(default: 1) }
    static func keyedTake() -> Int? { answerCall(.take, default: 1) }
    static func keyedOpen() throws -> Int? { try answerThrowingCall(.open, default: 1) }
    static func keyedWait() async -> Int? { await answerAsyncCall(.wait, default: 1) }
    static func keyedFetch() async throws -> Int? { try await answerAsyncThrowingCall(.fetch, default: 1) }

    func error() -> (any Error)? { answerCall(default: CardError.expired) }
    func nested() -> Int?? { answerCall(default: 1) }
    func nothing() -> Int? { answerCall(default: nil) }
    func required() -> Int { answerCall(default: 1) }
    func local() -> Int? {
      let answer = answerCall(withIdentifier: "local", default: 1)
      return answer
    }
  }

  let safe = FakeSafe()

  private func answers(_ safe: FakeSafe) async throws -> [Int?] {
    [
      safe.take(), try safe.open(), await safe.wait(), try await safe.fetch(),
      safe.keyedTake(), try safe.keyedOpen(), await safe.keyedWait(), try await safe.keyedFetch(),
      FakeSafe.take(), try FakeSafe.open(), await FakeSafe.wait(), try await FakeSafe.fetch(),
      FakeSafe.keyedTake(), try FakeSafe.keyedOpen(), await FakeSafe.keyedWait(), try await FakeSafe.keyedFetch(),
    ]
  }

  @Test func `a stub can answer nil although the default isn't optional`() async throws {
    #expect(try await answers(safe) == Array(repeating: 1, count: 16))
    for name in ["take", "open", "wait", "fetch"] {
      safe.stubCall(withIdentifier: name).andReturn(nil, 2)
      FakeSafe.stubCall(withIdentifier: name).andReturn(nil, 2)
    }
    #expect(try await answers(safe).count { $0 == nil } == 8)
    #expect(try await answers(safe) == Array(repeating: 2, count: 16))
  }

  @Test func `an answer can be of any type that the member returns`() throws {
    struct Failure: Error {}
    safe.stubCall(withIdentifier: "error").andReturn(Failure())
    safe.stubCall(withIdentifier: "nested").andReturn(nil)
    #expect(safe.error() is Failure)
    #expect(safe.nested() != 1)
    #expect(safe.nothing() == nil)
  }

  @Test func `a member whose result isn't optional keeps the type of its default`() {
    #expect(safe.required() == 1)
    #expect(safe.local() == 1)
    safe.stubCall(withIdentifier: "required").andReturn(nil)
    var answer: Int?
    #expect(captureFailures { answer = safe.required() }.count == 1)
    #expect(answer == 1)
  }
}
