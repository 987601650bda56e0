import Mimus
import Testing

/// Tests members that return streams, whose elements the test sends.
struct StreamControlTests {
  private let ticker = FakeTicker()

  @Test func `a stream has the yielded elements, and ends when it is finished`() async {
    let control = ticker.stubCall(withIdentifier: "prices(of:)").andStream(of: Int.self)
    let prices = Task { [ticker] in await ticker.prices(of: "Emma").reduce(into: []) { $0.append($1) } }
    control.yield(1)
    control.yield(2)
    control.finish()
    #expect(await prices.value == [1, 2])
  }

  @Test func `the first stream has all elements, and each later stream only later ones`() async {
    let control = ticker.stubCall(withIdentifier: "prices(of:)").andStream(of: Int.self)
    control.yield(1)
    let first = ticker.prices(of: "Emma")
    control.yield(2)
    let second = ticker.prices(of: "Emma")
    control.yield(3)
    control.finish()
    control.yield(4)
    let third = ticker.prices(of: "Emma")
    #expect(await first.reduce(into: []) { $0.append($1) } == [1, 2, 3])
    #expect(await second.reduce(into: []) { $0.append($1) } == [3])
    #expect(await third.reduce(into: []) { $0.append($1) } == [])
  }

  @Test func `a throwing stream ends with its error`() async throws {
    let control = ticker.stubCall(withIdentifier: "updates()").andStream(of: String.self, throwing: CardError.self)
    control.yield("Emma")
    let updates = ticker.updates()
    control.finish(throwing: .declined)
    var seen: [String] = []
    await #expect(throws: CardError.declined) {
      for try await update in updates { seen.append(update) }
    }
    #expect(seen == ["Emma"])
    await #expect(throws: CardError.declined) { for try await _ in ticker.updates() {} }
  }

  @Test func `the control knows whether its streams are being read`() async {
    let control = ticker.stubCall(withIdentifier: "prices(of:)").andStream(of: Int.self)
    #expect(!control.isTerminated)
    let stream = ticker.prices(of: "Emma")
    let reader = Task { for await _ in stream {} }
    #expect(!control.isTerminated)
    reader.cancel()
    await reader.value
    await eventually(within: .seconds(60)) { verify(control.isTerminated, isEqualTo: true) }
    let second = ticker.prices(of: "Emma")
    #expect(!control.isTerminated)
    control.finish()
    #expect(control.isTerminated)
    #expect(await second.reduce(0, +) == 0)
  }

  @Test func `a stream that is released has ended`() {
    let control = ticker.stubCall(withIdentifier: "prices(of:)").andStream(of: Int.self)
    _ = ticker.prices(of: "Emma")
    #expect(control.isTerminated)
  }

  @Test func `a stream that is never finished is not a failure`() async {
    let failures = await captureFailures {
      await withMockSession(.all) {
        let ticker = FakeTicker()
        let control = ticker.stubCall(withIdentifier: "prices(of:)").andStream(of: Int.self)
        control.yield(1)
        var prices = ticker.prices(of: "Emma").makeAsyncIterator()
        #expect(await prices.next() == 1)
        ticker.verifyCall(withIdentifier: "prices(of:)", arguments: ["Emma"])
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func `a stream takes its turn among other answers`() async {
    let stub = ticker.stubCall(withIdentifier: "prices(of:)")
    let one = stub.andStream(of: Int.self)
    let two = stub.andStream(of: Int.self)
    let (first, second) = (ticker.prices(of: "Emma"), ticker.prices(of: "Emma"))
    one.yield(1)
    two.yield(2)
    one.finish()
    two.finish()
    #expect(await first.reduce(into: []) { $0.append($1) } == [1])
    #expect(await second.reduce(into: []) { $0.append($1) } == [2])
  }

  @Test func `a member that returns a different stream type is reported at the stub`() async throws {
    let line: Int = #line + 1
    let control = ticker.stubCall(withIdentifier: "all()").andStream(of: String.self)
    let failures = captureFailures { #expect(ticker.all() == nil) }
    #expect(failures.map(\.line) == [line])
    control.finish()
  }

  @Test func `elements that many threads yield arrive in every stream`() async {
    let control = ticker.stubCall(withIdentifier: "prices(of:)").andStream(of: Int.self)
    let streams = (0..<4).map { _ in ticker.prices(of: "Emma") }
    await withTaskGroup { group in
      for number in 1...100 { group.addTask { control.yield(number) } }
    }
    control.finish()
    for stream in streams { #expect(await stream.reduce(0, +) == 5050) }
  }

  @Test func `a fake of a function can return a stream`() async {
    let prices = FakeFunction(of: ((String) -> AsyncStream<Int>).self)
    let control = prices.stub("Emma").andStream()
    let stream = prices.function()("Emma")
    control.yield(3)
    control.finish()
    #expect(await stream.reduce(0, +) == 3)
  }
}

private final class FakeTicker: Mock, Sendable {
  let storage = Mimus.Storage()

  func prices(of title: String) -> AsyncStream<Int> {
    answerCall(arguments: [title], default: AsyncStream { $0.finish() })
  }
  func updates() -> AsyncThrowingStream<String, any Error> {
    answerCall(default: AsyncThrowingStream { $0.finish() })
  }
  func all() -> AsyncStream<Int>? { answerCall() }
}
