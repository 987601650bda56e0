import Mimus
import Testing

/// Tests fakes of closures that the code under test takes.
struct FakeFunctionTests {
  let save = FakeFunction(of: ((Int, String) async throws -> Receipt).self, named: "save")

  // MARK: Closures

  @Test func `calls of functions with a common storage are reported once`() {
    let storage = Mimus.Storage()
    let save = FakeFunction(of: ((Int) -> Int).self, named: "save", storage: storage)
    let log = FakeFunction(of: ((String) -> Void).self, named: "log", storage: storage)
    _ = save.function()(1)
    log.function()("open")
    #expect(
      captureFailures { verifyNoMoreCalls(save, log) }.map(\.message) == [
        """
        2 calls were not verified:
          save(1)
          log("open")
        """
      ])
  }

  @Test func `a closure records its calls and answers them`() async throws {
    save.stub(30, .any).andReturn(Receipt(number: 3))
    let closure = save.asyncThrowingFunction()
    #expect(try await closure(30, "alice").number == 3)
    await #expect(throws: UnstubbedCallError.self) { try await closure(40, "bob") }
    save.verify()(30, "alice")
    save.verify(.never)(.any, "mallory")
    #expect(save.calls.count == 2)
    #expect(save.calls[0].1 == "alice")
    #expect(save.recordedCalls.map(\.identifier) == ["save", "save"])
  }

  @Test func `each set of effects has a closure`() async throws {
    let count = FakeFunction(of: ((String) -> Int).self)
    count.stub("Emma").andReturn(4)
    count.stub("Dune").andThrow(CardError.expired)
    #expect(count.function()("Emma") == 4)
    #expect(try count.throwingFunction()("Emma") == 4)
    #expect(await count.asyncFunction()("Emma") == 4)
    #expect(try await count.asyncThrowingFunction()("Emma") == 4)
    #expect(throws: CardError.expired) { try count.throwingFunction()("Dune") }
    #expect(throws: CardError.expired) { try count.throwingFunction(throwing: CardError.self)("Dune") }
    await #expect(throws: CardError.expired) {
      try await count.asyncThrowingFunction(throwing: CardError.self)("Dune")
    }
    #expect(count.calls == ["Emma", "Emma", "Emma", "Emma", "Dune", "Dune", "Dune"])
  }

  @Test func `a fake's closures can be passed to all kinds of parameters`() async {
    func plain(_ body: (Int, String) -> Int) -> Int { body(1, "a") }
    func escaping(_ body: @escaping (Int, String) throws -> Int) -> Int { (try? body(1, "a")) ?? 0 }
    func sendable(_ body: @escaping @Sendable (Int, String) async -> Int) async -> Int { await body(1, "a") }
    func main(_ body: @escaping @MainActor (Int, String) -> Int) async -> Int { await body(1, "a") }
    let fake = FakeFunction(of: ((Int, String) -> Int).self)
    fake.stub(1, "a").andReturn(5)
    #expect(plain(fake.function()) == 5)
    #expect(escaping(fake.throwingFunction()) == 5)
    #expect(await sendable(fake.asyncFunction()) == 5)
    #expect(await main(fake.function()) == 5)
    fake.verify(.times(4))(1, .any)
  }

  @Test func `a fake can be created for every type of closure`() {
    let all: [any Mock] = [
      FakeFunction(of: (() -> Void).self), FakeFunction(of: (() async throws -> Void).self),
      FakeFunction(of: ((Int) throws(CardError) -> Int).self),
      FakeFunction(of: (@Sendable (Int) -> Int).self), FakeFunction(of: (@Sendable (Int) async throws -> Int).self),
      FakeFunction(of: (@MainActor (Int, Int) -> Int).self), FakeFunction(of: (@MainActor () async -> Void).self),
      FakeFunction(of: (@MainActor @Sendable (Int) async throws -> Int).self),
    ]
    for fake in all { fake.verifyNoCalls() }
    let written: FakeFunction<(Int, String), Receipt?> = FakeFunction(named: "find")
    #expect(written.function()(1, "a") == nil)
    written.verify()(1, "a")
  }

  @Test func `up to six arguments take literals, and more take matchers`() {
    let none = FakeFunction(of: (() -> Int).self)
    none.stub().andReturn(1)
    #expect(none.function()() == 1)
    none.verify()()
    #expect(none.calls.count == 1)
    let three = FakeFunction(of: ((Int, String, Bool) -> Int).self)
    three.stub(1, "a", true).andReturn(3)
    #expect(three.function()(1, "a", true) == 3)
    let six = FakeFunction(of: ((Int, Int, Int, Int, Int, String) -> Int).self)
    six.stub(1, 2, 3, 4, 5, "f").andReturn(6)
    #expect(six.function()(1, 2, 3, 4, 5, "f") == 6)
    six.verify()(1, 2, 3, 4, 5, .hasPrefix("f"))
    let eight = FakeFunction(of: ((Int, Int, Int, Int, Int, Int, Int, String) -> Int).self)
    let any = Argument<Int>.any
    let stub = eight.stub(any, any, any, any, any, any, any, Argument<String>.any)
    stub.andReturn(8)
    let closure: (Int, Int, Int, Int, Int, Int, Int, String) -> Int = eight.function()
    #expect(closure(1, 2, 3, 4, 5, 6, 7, "h") == 8)
    #expect(eight.calls[0].7 == "h")
  }

  @Test func `any number of arguments is verified`() {
    func check(_ passing: () -> Void, _ failing: () -> Void) {
      #expect(captureFailures(passing).isEmpty)
      #expect(captureFailures(failing).count == 1)
    }
    let three = FakeFunction(of: ((Int, Int, Int) -> Void).self)
    three.function()(1, 2, 3)
    check({ three.verify()(1, 2, 3) }, { three.verify()(1, 2, 4) })
    let four = FakeFunction(of: ((Int, Int, Int, Int) -> Void).self)
    four.function()(1, 2, 3, 4)
    check({ four.verify()(1, 2, 3, 4) }, { four.verify()(1, 2, 3, 5) })
    let five = FakeFunction(of: ((Int, Int, Int, Int, Int) -> Void).self)
    five.function()(1, 2, 3, 4, 5)
    check({ five.verify()(1, 2, 3, 4, 5) }, { five.verify()(1, 2, 3, 4, 6) })
    let six = FakeFunction(of: ((Int, Int, Int, Int, Int, Int) -> Void).self)
    six.function()(1, 2, 3, 4, 5, 6)
    check({ six.verify()(1, 2, 3, 4, 5, 6) }, { six.verify()(1, 2, 3, 4, 5, 7) })
    let seven = FakeFunction<(Int, Int, Int, Int, Int, Int, Int), Void>()
    seven.function()(1, 2, 3, 4, 5, 6, 7)
    let any = Argument<Int>.any
    let (right, wrong) = (Argument.equal(7), Argument.equal(8))
    check(
      { seven.verify()(any, any, any, any, any, any, right) },
      { seven.verify()(any, any, any, any, any, any, wrong) })
  }

  @Test func `seven or more arguments are recorded in order, with all effects`() async throws {
    let seven = FakeFunction<(Int, Int, Int, Int, Int, Int, String), Void>()
    seven.function()(1, 2, 3, 4, 5, 6, "plain")
    try seven.throwingFunction()(1, 2, 3, 4, 5, 6, "throwing")
    await seven.asyncFunction()(1, 2, 3, 4, 5, 6, "async")
    try await seven.asyncThrowingFunction()(1, 2, 3, 4, 5, 6, "both")
    #expect(seven.calls.map(\.6) == ["plain", "throwing", "async", "both"])
    let nine = FakeFunction<(Int, Int, Int, Int, Int, Int, Int, String, Bool), Void>()
    let closure: (Int, Int, Int, Int, Int, Int, Int, String, Bool) -> Void = nine.function()
    closure(1, 2, 3, 4, 5, 6, 7, "h", true)
    #expect(nine.recordedCalls[0].arguments.count == 9)
    #expect(nine.calls[0].8)
  }

  @Test func `a single argument may be a tuple type`() {
    let pair = FakeFunction<(x: Int, y: Int)?, Void>()
    let closure: ((x: Int, y: Int)?) -> Void = pair.function()
    closure((1, 2))
    #expect(pair.calls[0]?.y == 2)
  }

  @Test func `optional and nested values pass`() {
    let find = FakeFunction(of: ((String?, [Int]) -> String?).self)
    find.stub(nil, [1, 2]).andReturn("both")
    #expect(find.function()(nil, [1, 2]) == "both")
    #expect(find.function()("a", []) == nil)
    #expect(find.calls[0].0 == nil)
    #expect(find.calls[1].0 == "a")
  }

  // MARK: Stubs

  @Test func `stubs answer in turn, by closures, and by errors`() async throws {
    let stub = save.stub(.any, .any).andReturn(Receipt(number: 1), times: 1)
    stub.andDo { amount, name in Receipt(number: amount + name.count) }
    let closure = save.asyncThrowingFunction()
    #expect(try await closure(1, "a").number == 1)
    #expect(try await closure(30, "alice").number == 35)
    save.stub(1, .any).andDo { amount, _ in
      await Task.yield()
      throw CardError.declined
    }
    await #expect(throws: CardError.declined) { try await closure(1, "a") }
    #expect(stub.useCount == 2)
    stub.remove()
    await #expect(throws: UnstubbedCallError.self) { try await closure(2, "b") }
  }

  @Test func `an answer that the closure cannot return is a failure at the stub`() {
    let count = FakeFunction(of: ((String) -> Int).self, named: "count")
    let line: Int = #line + 1
    count.stub("a").andThrow(CardError.declined)
    count.stub("b").andDo { name async in name.count }
    let pending = count.stub("c").andSuspend()
    let failures = captureFailures {
      for name in ["a", "b", "c"] { #expect(count.function()(name) == 0) }
    }
    #expect(failures.map(\.line) == [line, line + 1, line + 2])
    #expect(
      failures.map(\.message) == [
        """
        count("a") cannot be answered as stubbed: its stub throws declined (CardError), but the call cannot throw. \
        The call returns Int.
        """,
        """
        count("b") cannot be answered as stubbed: its stub answers with an async closure, but the call is synchronous \
        and cannot wait. The call returns Int.
        """,
        """
        count("c") cannot be answered as stubbed: its stub suspends it, but the call is synchronous and cannot wait. \
        The call returns Int.
        """,
      ])
    #expect(pending.count == 0)
  }

  @Test func `calls wait until the test resumes them`() async throws {
    let pending = save.stub(.any, "alice").andSuspend()
    let receipt = Task { [save] in try await save.asyncThrowingFunction()(30, "alice") }
    let call = try await pending.next()
    #expect(call.arguments.0 == 30)
    call.resume(returning: Receipt(number: 9))
    #expect(try await receipt.value.number == 9)
  }

  @Test func `a call without a result waits, too`() async throws {
    let close = FakeFunction(of: ((Int) async -> Void).self)
    let pending = close.stub(.any).andSuspend()
    let closing = Task { await close.asyncFunction()(1) }
    try await pending.next().resume()
    await closing.value
    #expect(pending.count == 0)
  }

  // MARK: As a fake

  @Test func `texts use the fake's name`() {
    let save = FakeFunction(of: ((Int, String) -> Void).self, named: "save")
    save.function()(25, "alice")
    let failures = captureFailures {
      save.verify()(30, "alice")
      save.verifyNoMoreCalls()
      withMockSession { FakeFunction(of: (() -> Void).self, named: "close").stub().andReturn() }
    }
    #expect(
      failures.map(\.message) == [
        """
        Expected 1 call to save matching (30, "alice"), but the only call to it did not match.
          #1  save(25, "alice")
                1st argument: expected 30, but was 25
        """,
        """
        1 call was not verified:
          save(25, "alice")
        """,
        "The stub close was never used. close was never called.",
      ])
  }

  @Test func `a call without an answer says how to stub it`() throws {
    let error = #expect(throws: UnstubbedCallError.self) { try save.throwingFunction()(1, "a") }
    #expect(error?.description.hasPrefix(#"save(1, "a") has no answer: Receipt has no natural default"#) == true)
  }

  @Test func `a fake is verified in order with other fakes, and for no more calls`() {
    let inventory = FakeInventory()
    let close = FakeFunction(of: (() -> Void).self, named: "close")
    inventory.reserve("Emma")
    close.function()()
    verifyInOrder {
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Emma"])
      close.verify()()
    }
    verifyNoMoreCalls(close, inventory)
    let failures = captureFailures {
      verifyInOrder {
        close.verify()()
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Emma"])
      }
    }
    #expect(failures.count == 1)
    #expect(failures[0].message.contains("close"))
    #expect(!failures[0].message.contains("FakeFunction"))
  }

  @Test func `eventually and nextCall wait for calls`() async throws {
    let close = FakeFunction(of: ((Int) -> Void).self, named: "close")
    Task { close.function()(1) }
    await eventually(within: .seconds(60)) { close.verify()(1) }
    #expect(try await close.nextCall(withIdentifier: "close").arguments.first as? Int == 1)
  }

  @Test func `strict storages and expectations apply to calls`() {
    let line: Int = #line + 1
    let close = FakeFunction(of: ((Int) -> Void).self, named: "close", storage: Storage(.strict))
    let failures = captureFailures { close.function()(1) }
    #expect(failures.map(\.line) == [line])
    close.expectCall(withIdentifier: "close", arguments: [2])
    close.function()(2)
    close.verifyExpectations()
  }

  @Test func `a fake's storage is created with the fake`() {
    let line: Int = #line + 1
    let close = FakeFunction(of: ((Int) -> Int).self, named: "close")
    close.rejectCall(withIdentifier: "open")
    #expect(captureFailures { close.verifyCall(withIdentifier: "close", arguments: .any) }.count == 1)
    let failures = captureFailures { withMockSession([.unverifiedCalls]) { _ = close.function()(1) } }
    #expect(failures.isEmpty && line > 0)
  }
}
