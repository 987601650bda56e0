import Mimus
import Testing

struct GenericTests {
  @Test func `generic functions are stubbed by the type of their arguments`() throws {
    let fake = FakeGenericFunctions()
    fake.stub.encode(.equal(2), as: .any).andReturn([2, 2])
    fake.stub.make(.equal(Int.self)).andReturn(4)
    fake.stub.find(.equal("b"), in: .any).andReturn(8)
    fake.save(1)
    fake.save("x")
    #expect(try fake.encode(2, as: "n") == [2, 2])
    #expect(fake.make(Int.self) == 4)
    #expect(fake.find("b", in: ["b": 1]) == 8)
    #expect(fake.some(1, other: ["a"]) == ())
    fake.verify().save(.equal(1))
    fake.verify().save(Mimus.Argument<String>.any)
    fake.verify().encode(.equal(2), as: "n")
    fake.verify().find(.equal("b"), in: .equal(["b": 1]))
    fake.verify().some(.equal(1), other: .equal(["a"]))
    #expect(fake.calls.save.map { "\($0)" } == ["1", "x"])
    #expect(fake.calls.encode[0].as == "n")
  }

  @Test func `existentials, constrained generics, and packs are faked`() async {
    let fake = FakeGenericFunctions()
    fake.stub.anyValue(.any).andReturn("sent")
    fake.stub.constrained(Mimus.Argument<[Int]>.any).andReturn(3)
    fake.stub.packed(1, .equal("a"), .equal(true)).andReturn(6)
    fake.stub.primary(.equal([1])).andReturn(["one"])
    #expect(fake.anyValue(2) as? String == "sent")
    fake.composed("both")
    #expect(fake.constrained([1]) == 3)
    fake.pack(1, "two", true)
    #expect(fake.packed(1, "a", true) == 6)
    #expect(fake.packed(1, "a", false) == 0)
    #expect(await fake.closure { (value: Int) in value } == 0)
    #expect(fake.primary([1]).count == 1)
    fake.verify().anyValue(.any)
    fake.verify().composed(.any)
    fake.verify().pack(.equal(1), .equal("two"), .equal(true))
    fake.verify(.never).pack(.equal(1), .equal("two"), .equal(false))
    fake.verify(.times(2)).packed(1, .equal("a"), Mimus.Argument<Bool>.any)
    #expect(fake.calls.pack[0].count == 3)
    #expect(fake.calls.packed[0].first == 1)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `integer generics are faked`() {
    let fake = FakeIntegerGenerics()
    fake.stub.add(.any).andReturn(3)
    #expect(fake.add(Vector<3>()) == 3)
    fake.scale(Vector<2>())
    fake.verify().add(.any)
    fake.verify().scale(Mimus.Argument<Vector<2>>.any)
    fake.verify(.never).scale(Mimus.Argument<Vector<4>>.any)
    #expect(fake.calls.add.count == 1)
  }

  @Test func `results whose type the caller chooses are stubbed by type`() throws {
    let fake = FakeGenericResults()
    fake.stub.decode(.equal(Int.self), from: "1").andReturn(1)
    fake.stub.change(.equal(1), by: .any).andDo { value, body in body(&value) }
    fake.stub.opaque(.equal([1]), .equal([2])).andReturn(3)
    #expect(try fake.decode(Int.self, from: "1") == 1)
    #expect(fake.make() as Int == 0)
    #expect(fake.optional(String.self) == nil)
    #expect(fake.opaque([1], [2]) == 3)
    var number = 1
    fake.change(&number) { $0 += 4 }
    #expect(number == 5)
    fake.verify().decode(.equal(Int.self), from: "1")
    fake.verify().make()
    fake.verify().optional(.equal(String.self))
    fake.verify().change(.equal(1), by: .any)
    #expect(fake.calls.decode[0].from == "1")
  }

  // MARK: Associated types

  struct Book: Identifiable, Equatable { var id = 1 }

  @Test func `a protocol with associated types has a generic fake`() async throws {
    let fake = FakeRepository<Book, String>()
    fake.stub.load("a").andReturn(Book(id: 2))
    fake.stub.all().andReturn([Book()])
    #expect(try await fake.load("a") == Book(id: 2))
    #expect(try await fake.load("b") == nil)
    #expect(fake.all() == [Book()])
    fake.first = Book(id: 5)
    #expect(fake.first == Book(id: 5))
    fake.verify().load("a")
    fake.verify().first.set(.any)
    #expect(fake.calls.load == ["a", "b"])
  }

  @Test func `each specialization of a generic fake has its own static members`() {
    typealias Fake = FakeRepository<Book, Int>
    withMockSession([]) {
      Fake.stub.shared.get.andReturn(4)
      let made = Fake()
      Fake.stub.empty().andReturn(made)
      #expect(Fake.shared == 4)
      #expect(Fake.empty() === made)
      #expect(FakeRepository<Book, Bool>.shared == 0)
      Fake.verify().shared.get()
      Fake.verify().empty()
    }
  }

  @Test func `subscripts, fixed types, and spies of generic protocols are faked`() {
    let real = FakeStore<String, Int>()
    real.stub["a"].get.andReturn(1)
    let spy = FakeStore<String, Int>(forwardingTo: real)
    #expect(spy["a"] == 1)
    spy["b"] = 2
    spy.merge(["c": 3])
    real.verify()["b"].set(2)
    spy.verify().merge(["c": 3])
    #expect(spy.calls["b"].set == [2])

    let users = FakeUserStore<Int>()
    users.stub[1].get.andReturn(Receipt(id: 1))
    #expect(users[1] == Receipt(id: 1))
    #expect(users.count() == 0)
    users.verify().count()

    let ints = FakeIntStore()
    ints[1] = "one"
    ints.verify()[1].set("one")

    let names = FakeNamedPairStore()
    names.stub.second(of: "a").andReturn(3)
    #expect(names.second(of: "a") == 3)
    names.verify().second(of: "a")
    #expect(names.names().isEmpty)
    let pairs = FakePairStore<Int, String>()
    #expect(pairs.second(of: 1) == "")
    pairs.verify().second(of: 1)
  }

  @Test func `associated types with constraints between them become the fake's generic parameters`() throws {
    let fake = FakeWhereabouts<Int, CardError, [Int]>()
    fake.stub.place(1, on: [1, 2]).andReturn(1)
    fake.stub.place(2, on: .any).andThrow(.declined)
    fake.stub.total(.equal([3])).andReturn(3)
    #expect(try fake.place(1, on: [1, 2]) == 1)
    #expect(throws: CardError.declined) { try fake.place(2, on: []) }
    #expect(fake.total([3]) == 3)
    #expect(fake.each([Receipt()], by: \.id).isEmpty)
    fake.verify().place(1, on: [1, 2])
    fake.verify().each(.equal([Receipt()]), by: .any)
    #expect(fake.calls.place[1].on.isEmpty)
  }

  @Test func `associated types may have names that the library uses`() async throws {
    let fake = FakeStubNames<Int, CardError, String>()
    fake.stub.update(.any).andDo { (value: inout Int) throws(CardError) -> Int in
      value += 1
      return value
    }
    fake.stub.load("x").andThrow(.declined)
    var number = 1
    #expect(try fake.update(&number) == 2)
    await #expect(throws: CardError.declined) { try await fake.load("x") }
    fake.value = 9
    #expect(fake.value == 9)
    fake.verify().update(1)
    fake.verify().load("x")
    #expect(fake.calls.load == ["x"])
  }

  final class End: Chain { func next() -> End { self } }

  @Test func `associated types that conform to the protocol itself, and produced values, are faked`() {
    let fake = FakeChain<End>()
    let end = End()
    fake.stub.next().andReturn(end)
    #expect(fake.next() === end)
    fake.verify().next()

    let producing = FakeProducing<Int>()
    producing.stub.produce().andReturn(1)
    var seen = 0
    producing.consume([producing.produce()]) { seen = $0 }
    producing.calls.consume[0].then(4)
    #expect(seen == 4)
    producing.verify().consume([1], then: .any)
  }

  @Test func `mutating requirements and Sendable parents are faked`() {
    let fake = FakeStack<Int>()
    fake.stub.pop().andReturn(3)
    fake.stub.top.get.andReturn(4)
    fake.push(1)
    #expect(fake.pop() == 3 && fake.peek() == nil && fake.top == 4)
    fake.verify().push(1)
    fake.verify().peek()
    fake.verify().top.get()
    #expect(fake.calls.push == [1])
  }

  // MARK: Self

  @Test func `Self is the type of the fake`() {
    withMockSession([]) {
      let fake = FakeSelfUser()
      let other = FakeSelfUser()
      fake.stub.copy().andReturn(other)
      fake.stub.isSame(as: .identical(to: other)).andReturn(true)
      FakeSelfUser.stub.make().andReturn(other)
      #expect(fake.copy() === other)
      #expect(fake.isSame(as: other))
      #expect(!fake.isSame(as: fake))
      #expect(FakeSelfUser.make() === other)
      #expect(fake.parent == nil)
      fake.verify().copy()
      FakeSelfUser.verify().make()
      #expect(fake.calls.isSame.count == 2)

      let everywhere = FakeSelfEverywhere()
      everywhere.stub.best(of: .any).andReturn(everywhere)
      everywhere.stub.map(.any).andDo { body in body(everywhere) }
      everywhere.stub[.any].get.andReturn(2)
      #expect(everywhere.best(of: []) === everywhere)
      #expect(everywhere.map { $0 } === everywhere)
      #expect(everywhere[everywhere] == 2)
      #expect(FakeSelfEverywhere.all.isEmpty)
      everywhere.verify().best(of: .isEmpty)
      everywhere.verify()[.any].get()
    }
  }

  @Test func `metatypes can be arguments and results`() {
    let fake = FakeMetatypes()
    fake.stub.make(.any).andReturn(FakeBase.self)
    fake.stub.kind.get.andReturn(Int.self)
    #expect(fake.make(FakeBase.self) is FakeBase.Type)
    #expect(!fake.own(FakeMetatypes.self))
    #expect(fake.generic(Int.self, nil).isEmpty)
    #expect(fake.kind is Int.Type)
    fake.verify().make(.any)
    fake.verify().own(.any)
    fake.verify().generic(.equal(Int.self), .nil)
  }

  @Test func `type aliases of a protocol are visible in its fake`() {
    let fake = FakeAliased()
    fake.stub.load("a").andReturn(["b"])
    fake.stub.handle(.any).andDo { handler in handler("c") }
    var seen = ""
    #expect(fake.load("a") == ["b"])
    fake.handle { seen = $0 }
    fake.later { seen += $0 }
    fake.calls.later[0]("d")
    #expect(seen == "cd")
    fake.verify().handle(.any)
    fake.verify().later(.any)
  }

  @Test func `an associated type that equals another type is not a generic parameter of the fake`() {
    let store = FakeItemStore<Int>()
    store.stub.items().andReturn([1, 2])
    store.add(3)
    #expect(store.items() == [1, 2])
    store.verify().add(3)
    #expect(store.calls.items.count == 1)
  }

  @Test func `aliases of an associated type's types are visible in a fake`() {
    let fake = FakeStrongroom<FakeLockable<String>>()
    fake.stub.open(.equal(["a"])).andReturn("b")
    #expect(fake.open(["a"]) == "b")
    FakeStrongroom<FakeLockable<String>>.stub.seal(.any, count: 2).andReturn(["c"])
    #expect(FakeStrongroom<FakeLockable<String>>.seal(["c"], count: 2) == ["c"])
    #expect(FakeStrongroom<FakeLockable<String>>.count() == 0)
  }

  @Test func `members are told apart by constraints that only their results imply`() {
    struct Ruby: Facet {
      typealias Jewel = Ruby
      var weight: Int
    }
    typealias RubyCut = Cut<FakeJewelCase<Ruby>, Ruby>
    let fake = FakeJewelCase<Ruby>()
    fake.stub.cut(.equal(\Ruby.self)).andReturn(RubyCut(name: "oval"))
    fake.stub[.equal(\Ruby.self)].get.andReturn(RubyCut(name: "round"))
    fake.stub[.equal(\Ruby.weight)].get.andReturn(3)
    #expect(fake.cut(\.self) as RubyCut == RubyCut(name: "oval"))
    #expect(fake[\.self] as RubyCut == RubyCut(name: "round"))
    #expect(fake[\.weight] == 3)
    fake.verify().cut(.equal(\Ruby.self), returning: RubyCut.self)
    fake.verify()[.equal(\Ruby.self), returning: RubyCut.self].get()
    fake.verify()[.equal(\Ruby.weight)].get()
  }

  @Test func `a generic parameter with the name of an associated type can be thrown`() throws {
    enum Flaw: Error { case torn }
    let fake = FakeInspector<Never>()
    fake.stub[.equal(Flaw.self)].get.andThrow(.torn)
    #expect(throws: Flaw.torn) { try fake[Flaw.self] }
    fake.check(1)
    fake.verify()[.equal(Flaw.self)].get()
  }

  @Test func `closures of types that mention associated types are passed on`() {
    let fake = FakeNumberWatcher()
    fake.stub.run(.any).andDo { body in (try? body(3)) ?? 0 }
    fake.stub.observe(.any).andDo { done in done(5) }
    fake.stub.automatic(.any).andDo { make in #expect(make() == 7) }
    nonisolated(unsafe) var observed = 0
    #expect(fake.run { $0 + 1 } == 4)
    fake.observe { observed = $0 }
    #expect(observed == 5)
    fake.automatic(7)
    fake.chained { _ in }
    fake.verify().chained(.any)
  }

  @Test func `functions that associated types stand for escape`() {
    let fake = FakeCallWatcher()
    var count = 0
    fake.stub.perform(.any, .any, .any, .any).andDo { action, other, dotted, optional in
      action()
      other()
      dotted()
      optional?()
    }
    fake.perform({ count += 1 }, { count += 10 }, { count += 100 }, nil)
    #expect(count == 111)
    fake.stub.plain(.any, .any).andDo { body, kept in
      body(1)
      kept(1)
    }
    fake.plain({ count += $0 }, { count += $0 })
    #expect(count == 113)
  }

  @Test func `a generic parameter that only the result shows is verified with the result`() {
    enum Caesar: Cipher { typealias Lock = Int }
    let fake = FakeKeymaker()
    fake.stub.latch(for: 3).andReturn(Latch<Caesar>())
    fake.stub[3, "door"].get.andReturn(Latch<Caesar>())
    let latch: Latch<Caesar> = fake.latch(for: 3)
    fake.stub.latch(for: .any, like: .any).andReturn(latch)
    _ = fake.latch(for: 4, like: latch)
    #expect((fake[3, "door"] as Latch<Caesar>?) != nil)
    fake.verify().latch(for: 3, returning: Latch<Caesar>.self)
    fake.verify().latch(for: 4, like: .any as Mimus.Argument<Latch<Caesar>>)
    fake.verify()[3, "door", returning: Latch<Caesar>?.self].get()
  }
}
