import Mimus
import Testing

struct FunctionTests {
  // MARK: Plain functions

  @Test func `functions of every kind are stubbed, called, verified, and recorded`() {
    let fake = FakePlainFunctions()
    fake.stub.labelled(from: 1, to: .any).andReturn(7)
    fake.stub.tuple().andReturn((name: "alice", age: 30))
    fake.stub.optional("x").andReturn(Receipt(id: 4))
    fake.stub.result().andReturn("text")
    fake.stub.ignored().andReturn(3)

    fake.nothing()
    fake.one(5)
    #expect(fake.labelled(from: 1, to: 2) == 7)
    fake.same(label: "a", label: "b")
    fake.unnamed(1, "z")
    fake.ignored()
    #expect(fake.tuple().name == "alice")
    #expect(fake.optional("x") == Receipt(id: 4))
    #expect(fake.optional(nil) == nil)
    #expect(fake.result() == "text")
    #expect(fake.defaulted().isEmpty)

    fake.verify().nothing()
    fake.verify().one(.greaterThan(4))
    fake.verify().labelled(from: 1, to: 2)
    fake.verify().same(label: "a", label: "b")
    fake.verify().unnamed(1, "z")
    fake.verify().ignored()
    fake.verify().optional(nil)
    fake.verify(.never).one(6)
    #expect(fake.calls.one == [5])
    #expect(fake.calls.labelled[0].from == 1)
    #expect(fake.calls.labelled[0].to == 2)
    #expect(fake.calls.same[0].label == "a")
    #expect(fake.calls.unnamed[0].argument2 == "z")
    #expect(fake.calls.optional == ["x", nil])
    #expect(fake.calls.nothing.count == 1)
  }

  @Test func `a failed typed verification is reported at its own line`() {
    let fake = FakePlainFunctions()
    fake.one(5)
    let failures = captureFailures { fake.verify().one(6) }
    #expect(failures.count == 1)
    #expect(failures.first?.line == #line - 2)
    #expect(failures.first?.message.contains("one(_: 5)") == true)
  }

  // MARK: Effects

  @Test func `async functions are stubbed with closures that wait`() async throws {
    let fake = FakeEffectfulFunctions()
    fake.stub.both(30, to: .any).andDo { amount, name in
      await Task.yield()
      return Receipt(id: amount + name.count)
    }
    await fake.waits()
    #expect(try await fake.both(30, to: "bob") == Receipt(id: 33))
    fake.verify().waits()
    fake.verify().both(30, to: "bob")
    #expect(fake.calls.both[0].to == "bob")
  }

  @Test func `functions throw the errors of their stubs, whose types they declare`() async {
    let fake = FakeEffectfulFunctions()
    fake.stub.throwing().andThrow(CardError.expired)
    fake.stub.typed().andThrow(.declined)
    fake.stub.typedAsync(1).andDo { (_: Int) async throws(CardError) -> Void in throw .expired }
    #expect(throws: CardError.expired) { try fake.throwing() }
    #expect(throws: CardError.declined) { try fake.typed() }
    await #expect(throws: CardError.expired) { try await fake.typedAsync(1) }
    #expect(fake.never() == 0)
    fake.verify().typedAsync(1)
    #expect(fake.calls.typedAsync == [1])
  }

  @Test func `a throwing function without a stub returns its natural default or throws`() async throws {
    let fake = FakeEffectfulFunctions()
    #expect(try fake.throwing() == 0)
    await #expect(throws: UnstubbedCallError.self) { try await fake.both(1, to: "a") }
  }

  @Test func `rethrowing functions pass their closure to the stub`() async {
    let fake = FakeEffectfulFunctions()
    fake.stub.rethrowing(.any).andDo { body in ((try? body()) ?? 0) + 1 }
    fake.stub.genericRethrow(.any).andDo { (body: () throws(CardError) -> Int) throws(CardError) -> Int in try body() }
    #expect(fake.rethrowing { 4 } == 5)
    #expect(throws: CardError.declined) { try fake.genericRethrow { () throws(CardError) -> Int in throw .declined } }
    await fake.rethrowingAsync {}
    fake.verify().rethrowing(.any)
    fake.verify().genericRethrow(.any)
    fake.verify().rethrowingAsync(.any)
    #expect(fake.calls.rethrowing.count == 1)
  }

  @Test func `a spy forwards calls with any effects, and stubs take precedence`() async throws {
    let real = FakeEffectfulFunctions()
    real.stub.throwing().andReturn(3)
    real.stub.typed().andThrow(.expired)
    let spy = FakeEffectfulFunctions(forwardingTo: real)
    spy.stub.both(1, to: .any).andReturn(Receipt(id: 9))
    real.stub.both(.any, to: .any).andReturn(Receipt(id: 1))
    #expect(try spy.throwing() == 3)
    #expect(throws: CardError.expired) { try spy.typed() }
    #expect(try await spy.both(1, to: "a") == Receipt(id: 9))
    #expect(try await spy.both(2, to: "a") == Receipt(id: 1))
    await spy.waits()
    #expect(spy.rethrowing { 1 } == 0)
    real.verify().both(2, to: "a")
    real.verify(.never).both(1, to: .any)
    real.verify().waits()
    real.verify().rethrowing(.any)
    spy.verify(.times(2)).both(.any, to: "a")
  }

  // MARK: Parameters

  @Test func `parameters with every kind of ownership are recorded, and inout ones can be changed`() async {
    let fake = FakePassedParameters()
    fake.stub.change(.any).andDo { $0 += 10 }
    fake.stub.swap("a", with: .any).andDo { text, numbers in
      text = "b"
      numbers.append(3)
      return true
    }
    fake.stub.many([1, 2]).andReturn(12)
    fake.stub.unwrapped(.any).andReturn(5)
    var number = 1
    var text = "a"
    var numbers = [1]
    fake.change(&number)
    #expect(fake.swap(&text, with: &numbers))
    #expect(number == 11 && text == "b" && numbers == [1, 3])
    #expect(fake.many(1, 2) == 12)
    fake.manyNamed("x", "y", separator: ",")
    fake.consume("moved")
    #expect(fake.borrow([1]) == 0)
    #expect(fake.unwrapped(nil) == 5)
    await fake.sending(Receipt(id: 2))
    fake.meta(Int.self, any: String.self)
    fake.keyPath(\.id)
    fake.array([1, nil], [[1.5]])

    fake.verify().change(1)
    fake.verify().swap("a", with: [1])
    fake.verify().many([1, 2])
    fake.verify().manyNamed(["x", "y"], separator: ",")
    fake.verify().consume("moved")
    fake.verify().borrow([1])
    fake.verify().unwrapped(nil)
    fake.verify().sending(.any)
    fake.verify().meta(.any, any: .any)
    fake.verify().keyPath(.equal(\.id))
    fake.verify().array(.any, [[1.5]])
    #expect(fake.calls.change == [1])
    #expect(fake.calls.many == [[1, 2]])
    #expect(fake.calls.manyNamed[0].separator == ",")
    #expect(fake.calls.meta[0].type == Int.self)
    #expect(fake.calls.array[0].matrix == [[1.5]])
  }

  @Test func `noncopyable arguments are placeholders, and are passed to closures`() throws {
    let fake = FakeNoncopyableParameters()
    fake.stub.read(.any).andDo { $0.descriptor * 2 }
    fake.stub.close(.any).andDo { _ in }
    fake.stub.update(.any).andDo { $0.descriptor = 9 }
    fake.stub.open("a").andDo { _ in File(descriptor: 3) }
    fake.stub.open("b").andThrow(CardError.expired)
    var file = try fake.open("a")
    #expect(fake.read(file) == 6)
    try fake.update(&file)
    #expect(file.descriptor == 9)
    fake.store(file, at: "key")
    fake.close(file)
    #expect(fake.scan([1, 2].span) == 0)
    #expect(throws: CardError.expired) { _ = try fake.open("b").descriptor }
    fake.verify().read(.any)
    fake.verify().store(.any, at: "key")
    fake.verify().close(.any)
    fake.verify().scan(.any)
    fake.verify(.times(2)).open(.any)
    #expect(fake.calls.open == ["a", "b"])
    #expect(fake.calls.store[0].at == "key")
  }

  @Test func `a spy forwards noncopyable values`() throws {
    let real = FakeNoncopyableParameters()
    real.stub.open(.any).andDo { _ in File(descriptor: 5) }
    let spy = FakeNoncopyableParameters(forwardingTo: real)
    let file = try spy.open("path")
    #expect(file.descriptor == 5)
    spy.close(file)
    real.verify().close(.any)
    real.verify().open("path")
  }

  // MARK: Names

  @Test func `unusual names work`() {
    let fake = FakeOddNames()
    fake.stub.`class`.get.andReturn("c")
    fake.stub.`in`.get.andReturn(2)
    fake.default(in: 1, for: "x")
    fake.repeat(4)
    fake.inits(init: 1, `inout`: 2)
    fake.call(1, storage: "s", target: true)
    fake.`raw name`(7)
    fake.ünïcode(8)
    fake._underscored(9)
    fake.class = "d"
    #expect(fake.class == "c" && fake.in == 2)
    fake.verify().default(in: 1, for: "x")
    fake.verify().repeat(4)
    fake.verify().inits(init: 1, `inout`: 2)
    fake.verify().call(1, storage: "s", target: true)
    fake.verify().`raw name`(7)
    fake.verify().class.set("d")
    fake.verify().ünïcode(8)
    fake.verify()._underscored(9)
    #expect(fake.calls.default[0].for == "x")
    #expect(fake.calls.call[0].target)
    #expect(fake.calls.rawName == [7])
  }

  @Test func `conflicting names in the fake get an underscore`() {
    let fake = FakeTakenNames()
    fake.stub_.storage.get.andReturn("shelf")
    fake.stub_.verify("a").andReturn(true)
    #expect(fake.storage == "shelf")
    fake.stub()
    #expect(fake.verify("a"))
    fake.calls = 3
    #expect(fake.calls == 3)
    fake.verify_().stub()
    fake.verify_().verify("a")
    fake.verify_().calls.set(3)
    fake.verify_().storage.get()
    #expect(fake.calls_.verify == ["a"])
    fake.verifyCall(withIdentifier: "stub()")
  }
}
