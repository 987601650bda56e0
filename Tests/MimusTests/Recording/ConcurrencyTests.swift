import Foundation
import Mimus
import Testing

/// Tests one mock on many threads. These tests also run under the thread sanitizer.
@Suite(.serialized) struct ConcurrencyTests {
  /// A fake that can be called on any thread.
  final class Ledger: Mock, Sendable {
    let storage = Mimus.Storage()

    func enter(_ number: Int, by thread: Int) { recordCall(arguments: [number, thread]) }
    func next() -> Int { answerCall(default: -1) }
  }

  static let threads = 8
  static let rounds = 5000

  let ledger = Ledger()
  let other = Ledger()

  @Test func `eight threads lose no calls, and every call has its own order`() async {
    let (ledger, other) = (ledger, other)
    let end = await onThreads(Self.threads) { thread in
      for number in 0..<Self.rounds {
        (number.isMultiple(of: 2) ? ledger : other).enter(number, by: thread)
        guard number.isMultiple(of: 1250) else { continue }
        ledger.verifyCall(withIdentifier: "enter(_:by:)", arguments: .any, mode: .atLeast(1))
        ledger.verifyCall(withIdentifier: "enter(_:by:)", arguments: [number, thread])
        other.verifyCall(withIdentifier: "enter(_:by:)", arguments: [number, thread], mode: .never)
      }
    }
    #expect(end == .success)

    let half = Self.threads * Self.rounds / 2
    let orders = [ledger, other].map { $0.recordedCalls.map(\.order) }
    for orders in orders {
      #expect(orders.count == half)
      #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(Set(orders.joined()).count == 2 * half)
    ledger.verifyCall(withIdentifier: "enter", arguments: .any, mode: .times(half))
  }

  @Test func `the calls of one thread stay in their order`() async throws {
    let ledger = ledger
    await onThreads(Self.threads) { thread in
      for number in 0..<500 { ledger.enter(number, by: thread) }
    }
    var numbers: [Int: [Int]] = [:]
    for call in ledger.recordedCalls {
      numbers[try call.argument("by"), default: []].append(try call.argument(at: 0))
    }
    #expect(numbers.count == Self.threads)
    #expect(numbers.values.allSatisfy { $0 == Array(0..<500) })
  }

  @Test func `verifying while other threads record sees complete calls, and never fewer`() async {
    let ledger = ledger
    let counts = Collected<Int>()
    let end = await onThreads(Self.threads) { thread in
      guard thread == 0 else {
        for number in 0..<1000 { ledger.enter(number, by: thread) }
        return
      }
      while counts.values.last != (Self.threads - 1) * 1000 {
        let calls = ledger.recordedCalls(withIdentifier: "enter(_:by:)")
        #expect(calls.allSatisfy { $0.arguments.count == 2 })
        if !calls.isEmpty {
          ledger.verifyCall(withIdentifier: "enter", arguments: .any, mode: .atLeast(calls.count))
        }
        counts.append(calls.count)
      }
    }
    #expect(end == .success)
    #expect(counts.values == counts.values.sorted())
    ledger.verifyNoMoreCalls()
  }

  @Test func `a stub returns each of its values to one thread`() async {
    let ledger = ledger
    let stub = ledger.stubCall(withIdentifier: "next()")
    for value in 0..<2000 { stub.andReturn(value, times: 1) }
    let taken = Collected<Int>()
    let end = await onThreads(Self.threads) { _ in
      for _ in 0..<300 { taken.append(ledger.next()) }
    }
    #expect(end == .success)
    #expect(taken.values.filter { $0 >= 0 }.sorted() == Array(0..<2000))
    #expect(taken.values.count { $0 == -1 } == Self.threads * 300 - 2000)
    #expect(stub.useCount == 2000)
  }

  @Test func `a reset while other threads record and are answered leaves a consistent state`() async {
    let ledger = ledger
    let answers = Collected<Int>()
    let end = await onThreads(Self.threads) { thread in
      for number in 0..<500 {
        if thread == 0 {
          guard number.isMultiple(of: 5) else { continue }
          ledger.storage.reset([.calls, .stubs, .expectations])
          ledger.stubCall(withIdentifier: "next()").andReturn(7)
          ledger.expectCall(withIdentifier: "next()", mode: .atLeast(0))
        } else {
          ledger.enter(number, by: thread)
          answers.append(ledger.next())
          if number.isMultiple(of: 25) { _ = ledger.hasReceivedCall(withIdentifier: "enter") }
        }
      }
    }
    #expect(end == .success)
    #expect(Set(answers.values).isSubset(of: [-1, 7]))
    let names = ["enter(_:by:)", "next()"]
    #expect(names.reduce(0) { $0 + ledger.recordedCalls(withIdentifier: $1).count } == ledger.recordedCalls.count)

    ledger.storage.reset()
    ledger.enter(1, by: 1)
    ledger.verifyCall(withIdentifier: "enter(_:by:)", arguments: [1, 1])
    ledger.verifyNoMoreCalls()
  }

  @Test func `a captor shared by threads contains what each of them captures`() async {
    let ledger = ledger
    for number in 0..<100 { ledger.enter(number, by: 0) }
    let captor = ArgumentCaptor<Int>()
    let end = await onThreads(Self.threads) { _ in
      ledger.verifyCall(
        withIdentifier: "enter", arguments: [Argument.captured(by: captor), Argument.any], mode: .times(100))
    }
    #expect(end == .success)
    #expect(captor.values.sorted() == (0..<100).flatMap { Array(repeating: $0, count: Self.threads) })
  }

  @Test func `ordered expectations of a strict fake count the calls of all threads`() async {
    let strict = Strict()
    strict.expectCall(withIdentifier: "turn(_:)", mode: .times(Self.threads * 100))
    strict.expectCall(withIdentifier: "close()")
    let failures = Collected<MockFailure>()
    let end = await onThreads(Self.threads) { thread in
      for failure in captureFailures({ for _ in 0..<100 { strict.turn(thread) } }) { failures.append(failure) }
    }
    #expect(end == .success)
    strict.close()
    await strict.verifyExpectations()
    #expect(failures.values.isEmpty)
  }

  @Test func `each call goes to one of the waiting tasks`() async throws {
    let ledger = ledger
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<200 {
        group.addTask {
          try await ledger.nextCall(withIdentifier: "enter(_:by:)", within: .seconds(60)).argument(at: 0)
        }
      }
      await onThreads(4) { thread in
        for number in 0..<50 { ledger.enter(thread * 50 + number, by: thread) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(numbers.sorted() == Array(0..<200))
  }

  @Test func `a stream yields the calls of all threads, each once and in order`() async {
    let ledger = ledger
    let stream = ledger.callStream()
    await onThreads(Self.threads) { thread in
      for number in 0..<100 { ledger.enter(number, by: thread) }
    }
    var orders: [Int] = []
    for await call in stream {
      orders.append(call.order)
      if orders.count == Self.threads * 100 { break }
    }
    #expect(orders == ledger.recordedCalls.map(\.order))
  }
}

// MARK: - Reentrant user code

extension ConcurrencyTests {
  @Test func `a matcher may record, stub, verify, and reset the mock that runs it`() async {
    let ledger = ledger
    let end = await onThreads(1) { _ in
      ledger.enter(1, by: 1)
      let matcher = Argument<Int>.matching { number in
        ledger.enter(number + 1, by: 2)
        ledger.stubCall(withIdentifier: "next()").andReturn(5)
        ledger.verifyCall(withIdentifier: "enter(_:by:)", arguments: [1, 1], mode: .atLeast(0))
        ledger.storage.reset(.expectations)
        return number == 1
      }
      ledger.verifyCall(withIdentifier: "enter(_:by:)", arguments: [matcher, 1])
      ledger.stubCall(withIdentifier: "give(_:)", arguments: [matcher]).andReturn(9)
      #expect(ledger.answerCall(withIdentifier: "give(_:)", arguments: [1], default: 0) == 9)
      ledger.expectCall(withIdentifier: "enter(_:by:)", arguments: [Argument.equal(3), 3])
      ledger.enter(3, by: 3)
    }
    #expect(end == .success)
    #expect(ledger.next() == 5)
    ledger.verifyCall(withIdentifier: "enter(_:by:)", arguments: [2, 2], mode: .atLeast(2))
  }

  @Test func `an expectation's matcher may use the mock whose call it matches`() async {
    let ledger = ledger
    let end = await onThreads(1) { _ in
      let matcher = Argument<Int>.matching { number in
        if number < 3 { ledger.enter(number + 1, by: 1) }
        return number == 1
      }
      ledger.expectCall(withIdentifier: "enter(_:by:)", arguments: [matcher, 1])
      ledger.enter(1, by: 1)
      ledger.verifyExpectations()
    }
    #expect(end == .success)
    #expect(ledger.hasReceivedCall(withIdentifier: "enter(_:by:)", arguments: [3, 1]))
  }

  @Test func `the elements of a stub's set may use the mock when the call casts it`() async {
    class Book: Hashable {
      let title: String
      let ledger: Ledger
      init(_ title: String, _ ledger: Ledger) { (self.title, self.ledger) = (title, ledger) }
      static func == (one: Book, other: Book) -> Bool { one.title == other.title }
      func hash(into hasher: inout Hasher) {
        ledger.enter(1, by: 1)
        hasher.combine(title)
      }
    }
    final class Novel: Book {}
    let ledger = ledger
    let end = await onThreads(1) { _ in
      let novels: Set = [Novel("Emma", ledger), Novel("Dune", ledger)]
      ledger.stubCall(withIdentifier: "books()").andReturn(novels).andReturn(["not": "a set"]).andReturn(novels)
      let books: Set<Book> = ledger.answerCall(withIdentifier: "books()", default: [])
      #expect(books.count == 2)
      let failures = captureFailures { _ = ledger.answerCall(withIdentifier: "books()", default: Set<Book>()) }
      #expect(failures.count == 1)
      #expect(ledger.answerCall(withIdentifier: "books()", default: Set<Book>()).count == 2)
      #expect(ledger.answerCall(withIdentifier: "books()", default: Set<Book>()).count == 2)
    }
    #expect(end == .success)
  }

  @Test func `an answer may record, stub, verify, and reset its mock`() async {
    let ledger = ledger
    let stub = ledger.stubCall(withIdentifier: "next()")
    stub.andDo { _ in
      ledger.enter(1, by: 1)
      ledger.verifyCall(withIdentifier: "enter", arguments: .any)
      ledger.stubCall(withIdentifier: "other()").andReturn(2)
      stub.remove()
      return ledger.answerCall(withIdentifier: "other()", default: 0)
    }
    let answers = Collected<Int>()
    let end = await onThreads(1) { _ in answers.append(ledger.next()) }
    #expect(end == .success)
    #expect(answers.values == [2])
    #expect(ledger.next() == -1)
  }

  @Test func `an object that a reset deallocates may call the mock once more`() async {
    final class Guest {
      let ledger: Ledger
      init(_ ledger: Ledger) { self.ledger = ledger }
      deinit { ledger.enter(0, by: 0) }
    }
    let ledger = ledger
    let end = await onThreads(1) { _ in
      ledger.recordCall(withIdentifier: "welcome(_:)", arguments: [Guest(ledger)])
      ledger.storage.reset()
      let guest = Guest(ledger)
      ledger.stubCall(withIdentifier: "next()").andDo { _ in withExtendedLifetime(guest) { 1 } }
    }
    let laterEnd = await onThreads(1) { _ in ledger.storage.reset(.stubs) }
    #expect(end == .success)
    #expect(laterEnd == .success)
    ledger.verifyCall(withIdentifier: "enter(_:by:)", arguments: [0, 0], mode: .times(2))
  }
}

// MARK: - Threads

/// A fake that accepts only expected calls.
private final class Strict: Mock, Sendable {
  let storage = Mimus.Storage(.strict)

  func turn(_ thread: Int) { recordCall(arguments: [thread]) }
  func close() { recordCall() }
}

/// Values collected from several threads.
private final class Collected<Value: Sendable>: @unchecked Sendable {
  // Unchecked because `collected` is only accessed under `lock`.
  private let lock = NSLock()
  private var collected: [Value] = []

  var values: [Value] { lock.withLock { collected } }
  func append(_ value: Value) { lock.withLock { collected.append(value) } }
}

/// Runs a closure on several new threads, and suspends until all of them have finished.
///
/// - Returns: Whether all threads have finished. Threads that deadlock never do.
@discardableResult
private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async -> DispatchTimeoutResult {
  let group = DispatchGroup()
  for thread in 0..<count {
    group.enter()
    Thread.detachNewThread {
      body(thread)
      group.leave()
    }
  }
  return await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: group.wait(timeout: .now() + 600)) }
  }
}
