import Mimus
import Testing

/// Tests stubs that call the closures that a fake receives.
struct CallBackTests {
  /// A fake whose calls have the arguments that a test passes.
  final class Courier: Mock, Sendable {
    let storage = Mimus.Storage()

    func fetch(_ title: String, completion: Any?) { answerCall(arguments: [title, completion]) }
    func fetchLater(completion: Any?) async { await answerAsyncCall(arguments: [completion]) }
    func pair(first: @escaping () -> Void, second: @escaping () -> Void) { answerCall(arguments: [first, second]) }
  }

  let courier = Courier()
  let log = Locked<[String]>([])

  private func note(_ values: Any?...) {
    log.withLock { $0.append(values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")) }
  }

  // MARK: Number of values

  @Test func `closures with zero to five parameters are called`() {
    let stub = { courier.stubCall(withIdentifier: "fetch(_:completion:)") }
    stub().andCallBack("completion")
    courier.fetch("Dune", completion: { note("none") } as () -> Void)
    stub().andCallBack("completion", with: 1)
    courier.fetch("Dune", completion: { note($0) } as (Int) -> Void)
    stub().andCallBack("completion", with: 1, "two")
    courier.fetch("Dune", completion: { note($0, $1) } as (Int, String) -> Void)
    stub().andCallBack("completion", with: 1, "two", 3.5)
    courier.fetch("Dune", completion: { note($0, $1, $2) } as (Int, String, Double) -> Void)
    stub().andCallBack("completion", with: 1, "two", 3.5, true)
    courier.fetch("Dune", completion: { note($0, $1, $2, $3) } as (Int, String, Double, Bool) -> Void)
    stub().andCallBack("completion", with: 1, "two", 3.5, true, [5])
    courier.fetch("Dune", completion: { note($0, $1, $2, $3, $4) } as (Int, String, Double, Bool, [Int]) -> Void)
    #expect(log.current == ["none", "1", "1 two", "1 two 3.5", "1 two 3.5 true", "1 two 3.5 true [5]"])
  }

  @Test func `nil and results are values like any other`() {
    courier.stubCall(withIdentifier: "fetch")
      .andCallBack("completion", with: nil as String?, CardError.declined as any Error)
    courier.fetch("Dune", completion: { note($0, $1) } as (String?, any Error) -> Void)
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: Result<Int, any Error>.success(5))
    courier.fetch("Dune", completion: { note(try? $0.get()) } as (Result<Int, any Error>) -> Void)
    #expect(log.current == ["nil declined", "5"])
  }

  @Test func `values are passed as optionals, errors, and existentials`() {
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: "Dune", CardError.declined)
    courier.fetch("Dune", completion: { note($0, $1) } as (String?, (any Error)?) -> Void)
    courier.fetch("Dune", completion: { note($0, $1) } as @Sendable (Any, any Error) -> Void)
    courier.stubCall(withIdentifier: "fetch")
      .andCallBack("completion", with: nil as String?, 1, 2.5, CardError.declined, true)
    courier.fetch("Dune", completion: { note($0, $1, $2, $3, $4) } as (Any?, Int?, Double, (any Error)?, Any) -> Void)
    #expect(log.current == ["Dune declined", "Dune declined", "nil 1 2.5 declined true"])
  }

  // MARK: Kinds of closures

  @Test func `Sendable and optional closures are called`() {
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: 5)
    let log = log
    let sendable: @Sendable (Int) -> Void = { value in log.withLock { $0.append("sendable \(value)") } }
    courier.fetch("Dune", completion: sendable)
    let optional: ((Int) -> Void)? = { note("optional", $0) }
    courier.fetch("Dune", completion: optional)
    let both: (@Sendable (Int) -> Void)? = sendable
    courier.fetch("Dune", completion: both)
    #expect(log.current == ["sendable 5", "optional 5", "sendable 5"])
  }

  @MainActor @Test func `a main-actor closure is called immediately on the main actor`() {
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: 5)
    var values: [Int] = []
    let closure: @MainActor (Int) -> Void = { values.append($0) }
    courier.fetch("Dune", completion: closure)
    let optional: (@MainActor @Sendable (Int) -> Void)? = closure
    courier.fetch("Dune", completion: optional)
    #expect(values == [5, 5])
  }

  @Test func `an async call waits for a main-actor closure`() async {
    courier.stubCall(withIdentifier: "fetchLater").andCallBack("completion", with: 5)
    let log = log
    let closure: @MainActor @Sendable (Int) -> Void = { value in log.withLock { $0.append("main \(value)") } }
    await courier.fetchLater(completion: closure)
    #expect(log.current == ["main 5"])
  }

  @Test func `a synchronous call off the main actor schedules a main-actor closure on it`() async {
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: 5)
    await withCheckedContinuation { continuation in
      let closure: @MainActor @Sendable (Int) -> Void = { _ in
        MainActor.preconditionIsolated()
        continuation.resume()
      }
      courier.fetch("Dune", completion: closure)
    }
  }

  @Test func `closures that run where their callers do are called`() async {
    courier.stubCall(withIdentifier: "fetchLater").andCallBack("completion", with: 5)
    let log = log
    let plain: nonisolated(nonsending) (Int) async -> Void = { value in log.withLock { $0.append("plain \(value)") } }
    let sendable: nonisolated(nonsending) @Sendable (Int) async throws -> Void = { value in
      log.withLock { $0.append("sendable \(value)") }
    }
    for closure in [plain, sendable] as [Any] {
      await courier.answerAsyncCall(withIdentifier: "fetchLater(completion:)", arguments: [closure])
    }
    #expect(log.current == ["plain 5", "sendable 5"])
  }

  @Test func `superclasses and existentials accept the value, and a result is ignored`() {
    class Book: CustomStringConvertible { var description: String { "book" } }
    final class Novel: Book {}
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: Novel(), Sale(percent: 20))
    courier.fetch(
      "Dune",
      completion: { book, discount in
        note(book, discount.percent)
        return true
      } as (Book, any Discount) -> Bool)
    courier.fetch(
      "Dune",
      completion: { book, discount in
        note(book, discount?.percent)
        return [1]
      } as (any CustomStringConvertible, (any Discount)?) -> [Int])
    #expect(log.current == ["book 20", "book 20"])
  }

  @Test func `nil is passed as any optional type`() {
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: nil as String?, nil as Int?)
    courier.fetch("Dune", completion: { note($0, $1) } as (Any?, (any Error)?) -> Void)
    courier.fetch("Dune", completion: { note($0 as? String, $1) } as (Any, Int?) -> Void)
    #expect(log.current == ["nil nil", "nil nil"])
  }

  @Test func `a throwing closure is called, and its error is thrown by the call`() throws {
    struct Post: Mock {
      let storage = Mimus.Storage()
      func each(_ body: @escaping (Int) throws -> Int) throws -> Int { try answerThrowingCall(arguments: [body]) }
    }
    let post = Post()
    let stub = post.stubCall(withIdentifier: "each").andCallBack("_", with: 5).andReturn(7)
    #expect(try post.each { $0 } == 7)
    #expect(throws: CardError.declined) { try post.each { _ in throw CardError.declined } }
    #expect(stub.useCount == 2)
  }

  @Test func `an error that the call cannot throw is one failure at the stub`() {
    let line: Int = #line + 1
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion")
    let closure: () throws -> Void = { throw CardError.declined }
    let failures = captureFailures { courier.fetch("Dune", completion: closure) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.first?.message.contains("throws declined (CardError), but the call cannot throw") == true)
  }

  @Test func `an async call waits for an async closure`() async {
    courier.stubCall(withIdentifier: "fetchLater").andCallBack("completion", with: 5)
    let log = log
    let closure: @Sendable (Int) async throws -> Bool = { value in
      await Task.yield()
      log.withLock { $0.append("async \(value)") }
      return true
    }
    await courier.fetchLater(completion: closure)
    let main: @MainActor @Sendable (Int) async -> Void = { value in log.withLock { $0.append("main \(value)") } }
    await courier.fetchLater(completion: main)
    #expect(log.current == ["async 5", "main 5"])
  }

  @Test func `a synchronous call runs an async closure in a task, and reports the error it throws`() async {
    let line: Int = #line + 1
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: 5)
    await withCheckedContinuation { continuation in
      courier.fetch("Dune", completion: { (_: Int) async in continuation.resume() })
    }
    let failure = await withCheckedContinuation { continuation in
      withFailureReporter({ continuation.resume(returning: $0) }) {
        courier.fetch("Dune", completion: { (_: Int) async throws in throw CardError.declined })
      }
    }
    #expect(failure.line == line)
    #expect(
      failure.message == """
        fetch(_:completion:) called back "completion", which threw declined (CardError) after the call had returned.
        """)
  }

  @Test func `more than five values are one failure`() {
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: 1, 2, 3, 4, 5, 6)
    let closure: (Int, Int, Int, Int, Int, Int) -> Void = { _, _, _, _, _, _ in }
    #expect(
      captureFailures { courier.fetch("Dune", completion: closure) }.map(\.message) == [
        #"fetch(_:completion:) cannot call back "completion": at most five values can be passed, but there are 6."#
      ])
  }

  @Test func `closures are distinguished by their labels`() {
    courier.stubCall(withIdentifier: "pair").andCallBack("second").andReturn()
    courier.pair(first: { note("first") }, second: { note("second") })
    #expect(log.current == ["second"])
  }

  @Test func `an unlabeled closure is found by an underscore, and any closure if labels are unknown`() {
    courier.stubCall(withIdentifier: "each(_:)").andCallBack("_")
    let closure: () -> Void = { note("called") }
    courier.answerCall(withIdentifier: "each(_:)", arguments: [closure])
    courier.stubCall(withIdentifier: "every").andCallBack("completion")
    courier.answerCall(withIdentifier: "every", arguments: [1, closure])
    #expect(log.current == ["called", "called"])
  }

  @Test func `callbacks run in order, before the value is returned`() {
    var order: [String] = []
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: 1).andCallBack("completion", with: 2)
      .andDo { _ in order.append("answer") }
    courier.fetch("Dune", completion: { order.append("\($0)") } as (Int) -> Void)
    #expect(order == ["1", "2", "answer"])
  }

  @Test func `effects apply to the next answer, and trailing ones to the last answer`() {
    courier.stubCall(withIdentifier: "fetch")
      .andCallBack("completion", with: 1).andReturn()
      .andCallBack("completion", with: 2).andReturn()
      .andReturn().andCallBack("completion", with: 3)
    for _ in 0..<4 { courier.fetch("Dune", completion: { note($0) } as (Int) -> Void) }
    #expect(log.current == ["1", "2", "3", "3"])
  }

  @Test func `a callback may use the mock`() {
    courier.stubCall(withIdentifier: "fetch", arguments: ["Dune", Argument.any]).andCallBack("completion")
    courier.fetch("Dune", completion: { courier.fetch("Emma", completion: nil) } as () -> Void)
    courier.verifyCall(withIdentifier: "fetch", arguments: .any, mode: .times(2))
  }

  // MARK: Mistakes

  @Test func `a closure of a different type is one failure at the stub that shows both`() {
    let line: Int = #line + 1
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: "text", 2)
    let failures = captureFailures { courier.fetch("Dune", completion: { _ in } as (Int) -> Void) }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        fetch(_:completion:) cannot call back "completion": the values are for (String, Int) -> (), but the argument \
        is (Int) -> (). A value can be passed as its own type, a superclass, an existential, or an optional of these. \
        For nil, write nil as String?
        """
      ])
  }

  @Test func `a closure that is nil is one failure that says so`() {
    courier.stubCall(withIdentifier: "cancel(done:)").andCallBack("done", with: 3)
    let failures = captureFailures {
      courier.answerCall(withIdentifier: "cancel(done:)", arguments: [((Int) -> Void)?.none as Any])
    }
    #expect(
      failures.map(\.message) == [
        #"cancel(done:) cannot call back "done": the values are for (Int) -> (), but the argument is nil."#
      ])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `a closure that can't be called back is one failure, whatever its values`() async {
    courier.stubCall(withIdentifier: "fetchLater").andCallBack("completion", with: 5)
    let typed: @Sendable (Int) async throws(CardError) -> Void = { _ in Issue.record("It was called.") }
    let open: @isolated(any) @Sendable (Int) async -> Void = { _ in Issue.record("It was called.") }
    let inherited: nonisolated(nonsending) @Sendable (Int) async throws(CardError) -> Void = { _ in
      Issue.record("It was called.")
    }
    let nested: @Sendable ((Int) -> Void) -> Void = { _ in Issue.record("It was called.") }
    for closure in [typed, open, inherited] as [Any] {
      let failures = await captureFailures {
        await courier.answerAsyncCall(withIdentifier: "fetchLater(completion:)", arguments: [closure])
      }
      #expect(failures.count == 1)
      #expect(
        failures.first?.message.hasSuffix("cannot be called back. Call it in andDo, with its arguments.") == true,
        "\(failures)")
    }
    let take: (Int) -> Void = { _ in Issue.record("It was called.") }
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion", with: take)
    let message = captureFailures { courier.fetch("Dune", completion: nested as ((Int) -> Void) -> Void) }.first?
      .message
    #expect(message?.hasSuffix("cannot be called back. Call it in andDo, with its arguments.") == true)
  }

  @Test func `a wrong label is one failure that names the labels`() {
    courier.stubCall(withIdentifier: "fetch").andCallBack("done")
    let failures = captureFailures { courier.fetch("Dune", completion: {} as () -> Void) }
    #expect(
      failures.map(\.message) == [#"fetch(_:completion:) cannot call back "done": its labels are "_", "completion"."#])
  }

  @Test func `nil, or no closure, is one failure`() {
    courier.stubCall(withIdentifier: "fetch").andCallBack("completion")
    let closure: (() -> Void)? = nil
    #expect(
      captureFailures { courier.fetch("Dune", completion: closure) }.map(\.message) == [
        #"fetch(_:completion:) cannot call back "completion": the values are for () -> (), but the argument is nil."#
      ])
    courier.stubCall(withIdentifier: "wait()").andCallBack("completion")
    #expect(
      captureFailures { courier.answerCall(withIdentifier: "wait()") }.map(\.message) == [
        #"wait() cannot call back "completion": the call has no arguments."#
      ])
  }
}
