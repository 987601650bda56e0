import Mimus
import Testing

struct NameTests {
  @Test func `the app's types may have names of the library's types`() {
    let fake = FakeOwnTypes()
    fake.stub.keep(.any, for: .equal(Matcher())).andReturn(Argument(text: "four"))
    #expect(fake.keep(Storage(), for: Matcher()).text == "four")
    fake.mock = Mock(name: "set")
    #expect(fake.mock.name == "set")
    fake.verify().keep(.equal(Storage()), for: .equal(Matcher()))
    fake.verify().mock.set(.equal(Mock(name: "set")))
    #expect(fake.calls.keep[0].for == Matcher())
  }

  @Test func `the app's types may have names of the typed API's types`() {
    let fake = FakeOwnViews()
    fake.stub.use(.any, .any).andReturn(Verifications(count: 1))
    #expect(fake.use(Stubs(), Calls()).count == 1)
    fake.verify().use(.equal(Stubs()), .any)
    #expect(fake.calls.use.count == 1)
  }

  @Test func `members and parameters may have names that the fake uses internally`() {
    let real = FakeInnerNames()
    let fake = FakeInnerNames(forwardingTo: real)
    fake.target = 3
    #expect(real.target == 3)
    var number = 1
    fake.stub.call(1, body: .any).andDo { $1 += $0 }
    fake.call(1, body: &number)
    #expect(number == 2)
    var text = "a"
    real.stub.body(target: 4, storage: .any).andReturn(5)
    #expect(fake.body(target: 4, storage: &text) == 5)
    #expect(!fake.isUnanswered(1))
    fake.verify().target.set(3)
    fake.verify().body(target: 4, storage: "a")
    #expect(fake.calls.call[0].body == 1)
  }

  @Test func `members may have the names of keywords`() {
    let fake = FakeKeywordMembers()
    fake.stub.`init`().andReturn(1)
    fake.stub.Type().andReturn("type")
    #expect(fake.`init`() == 1)
    fake.`self`(2)
    #expect(fake.`Type`() == "type")
    fake.where(where: "here")
    fake.verify().`self`(2)
    fake.verify().where(where: "here")
    fake.verify().`init`()
    #expect(fake.calls.`self` == [2])
    #expect(fake.calls.Type_.count == 1)
    withMockSession([]) {
      FakeKeywordMembers.stub.static().andReturn(4)
      #expect(FakeKeywordMembers.static() == 4)
    }
  }

  @Test func `a property and functions may share a name`() {
    let fake = FakePropertyAndFunction()
    fake.stub.count.get.andReturn(1)
    fake.stub.count("a").andReturn(2)
    fake.stub.count(of: "b").andReturn(3)
    #expect(fake.count == 1)
    #expect(fake.count("a") == 2)
    #expect(fake.count(of: "b") == 3)
    fake.verify().count.get()
    fake.verify().count("a")
    fake.verify().count(of: "b")
    #expect(fake.calls.countOf == ["b"])
    #expect(fake.calls.count.get.count == 1)
    withMockSession([]) {
      FakePropertyAndFunction.stub.count.get.andReturn(7)
      #expect(FakePropertyAndFunction.count == 7)
      #expect(FakePropertyAndFunction.count(of: "c") == 0)
    }
  }

  @Test func `parameters are recorded if they have no names, equal names, or are numerous`() {
    let fake = FakeEqualLabels()
    fake.stub.add(1, 2).andReturn(3)
    #expect(fake.add(1, 2) == 3)
    fake.add(value: 4, value: 5)
    fake.void(())
    fake.many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
    fake.verify().add(1, 2)
    fake.verify().add(value: 4, value: 5)
    fake.verify().void(.any)
    fake.verify().many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, .any)
    #expect(fake.calls.addValueValue[0].other == 5)
    #expect(fake.calls.many[0].n == 14)
  }

  @Test func `overloads that share an identifier are stubbed and counted separately`() {
    let fake = FakeTypeOverloads()
    fake.stub.show(Mimus.Argument<Int>.any).andReturn(1)
    fake.stub.show(Mimus.Argument<String>.any).andReturn(2)
    fake.stub[Mimus.Argument<Int>.any].get.andReturn("number")
    #expect(fake.show(5) == 1)
    #expect(fake.show("a") == 2)
    #expect(fake.show([1]) == 0)
    #expect(fake[1] == "number")
    #expect(fake["a"] == "")
    fake.verify().show(Mimus.Argument<Int>.any)
    fake.verify().show(Mimus.Argument<[Int]>.any)
    fake.verify(.never).show([2])
    fake.verify()[Mimus.Argument<Int>.any].get()
    #expect(fake.calls.showIntArray == [[1]])
  }

  @Test func `functions and subscripts that differ only by result take its type`() async {
    let fake = FakeResultOverloads()
    fake.stub.read(at: 1, returning: Int.self).andReturn(2)
    fake.stub.read(returning: [Int].self).andReturn([3])
    fake.stub["a", returning: Int.self].get.andReturn(4)
    #expect(fake.read(at: 1) as Int == 2)
    #expect(fake.read(at: 1) as String == "")
    #expect(await fake.read() as [Int] == [3])
    #expect(fake["a"] as Int == 4)
    fake["b"] = "text"
    fake.verify().read(at: 1, returning: Int.self)
    fake.verify(.never).read(returning: Int.self)
    fake.verify()["b", returning: String.self].set("text")
    fake.verify(.never)["b", returning: Int.self].set(.any)
    #expect(fake.calls.readAt(returning: String.self) == [1])
  }

  @Test func `labels may be keywords of declarations`() {
    let fake = FakeKeywordLabels()
    fake.stub.set(let: 1, var: .any, `inout`: "x").andReturn(5)
    #expect(fake.set(let: 1, var: 2, `inout`: "x") == 5)
    fake.verify().set(let: 1, var: 2, `inout`: "x")
    #expect(fake.calls.set[0].let == 1)
    let spy = FakeKeywordLabels(forwardingTo: fake)
    #expect(spy.set(let: 1, var: 3, `inout`: "x") == 5)
  }

  @Test func `types may have names of the standard library's types`() throws {
    let fake = Vault.FakeGuarded()
    fake.stub.lift(.equal(Vault.UInt(weight: 2)), with: .any).andReturn(.open)
    #expect(try fake.lift(Vault.UInt(weight: 2), with: Vault.String()) == .open)
    fake.state = .shut
    #expect(fake.state == .shut)
    fake.verify().lift(.any, with: .equal(Vault.String()))
    #expect(fake.calls.state.set == [.shut])
    #expect(Set([fake, fake]).count == 1)
    #expect(fake.description == "FakeGuarded")
    fake.lock()
    fake.verify().lock()
    fake.stub.empty(by: .any).andDo { $0() }
    #expect(fake.empty { Vault.Void(depth: 3) } == Vault.Void(depth: 3))
    fake.stub.open().andReturn(Vault.Never())
    #expect(fake.open() == Vault.Never())
    fake[Vault.UInt()] = Vault.Void()
    #expect(fake.calls[.any].set.count == 1)
    let safe = Vault.FakeSafe()
    safe.callsSuper = true
    safe.lock()
    safe.depth = Vault.Void(depth: 2)
    #expect(try safe.empty() == Vault.Void())
    safe.verify().depth.set(.equal(Vault.Void(depth: 2)))
  }

  @Test func `members may have the names of metatypes`() {
    let fake = FakeKinds()
    fake.stub.`Type`.get.andReturn(1)
    fake.stub.`Self`(3).andReturn(2)
    #expect(fake.`Type` == 1 && fake.`Self`(3) == 2)
    fake.`Protocol` = 4
    fake.verify().`Protocol`.set(4)
    #expect(FakeKinds(forwardingTo: fake).`Type` == 1)
  }

  @Test func `members may have the names of types`() {
    let fake = FakeConversions()
    fake.stub.Int.get.andReturn(1)
    fake.stub.String(2).andReturn("two")
    fake.stub.convert().andReturn(3)
    #expect(fake.Int == 1 && fake.String(2) == "two" && fake.convert() == 3)
  }

  @Test func `protocols may have the names of the types that a fake declares`() {
    let (stubs, calls) = (Nouns.FakeStubs(), Nouns.FakeCalls())
    stubs.stub.note(1).andReturn(2)
    calls.stub.count(3).andReturn(stubs)
    let verifications = Nouns.FakeVerifications()
    verifications.stub.latest.get.andReturn(calls)
    let spy = Nouns.FakeVerifications(forwardingTo: verifications)
    #expect(spy.latest.count(3).note(1) == 2)
    #expect(calls.calls.count == [3] && stubs.calls.note == [1])
    spy.verify().latest.get()
  }

  @Test func `a generic parameter may have the name of the protocol`() {
    let fake = FakeMade()
    fake.stub.make(.any as Mimus.Argument<Int.Type>).andReturn(4)
    #expect(fake.make(Int.self) == 4)
  }

  @Test func `generic parameters may have names that the fake uses`() {
    let fake = FakeBorrowing()
    fake.stub.lend(.equal(1)).andReturn(2)
    fake.stub.swap(.equal(1), for: .equal("a")).andReturn("b")
    fake.stub.name(.equal(1), of: .equal("a")).andReturn(3)
    #expect(fake.lend(1) == 2 && fake.swap(1, for: "a") == "b" && fake.name(1, of: "a") == 3)
    #expect(FakeBorrowing(forwardingTo: fake).lend(1) == 2)
  }

  @Test func `parameters and associated types have the names of types`() {
    let meter = FakeTollgate()
    meter.stub.price(Tariff: 1).andReturn(Tariff(cents: 2))
    meter.stub.edge(Zone: 1).andReturn(Zone.Edge())
    meter.stub[2].get.andReturn(Tariff(cents: 3))
    #expect(meter.price(Tariff: 1) == Tariff(cents: 2))
    #expect(meter.count(Int: 1) == 0)
    #expect(meter.edge(Zone: 1) == Zone.Edge())
    #expect(meter[2] == Tariff(cents: 3))
    let gauge = FakePlumb<Int, String>()
    gauge.stub.read(.any).andReturn(4)
    #expect(gauge.read([4]) == 4)
    let dial = FakeSundial<FakePlumb<Int, String>, Bool>()
    #expect(dial.show("a", 5).isEmpty)
    dial.verify().show("a", 5)
  }
}
