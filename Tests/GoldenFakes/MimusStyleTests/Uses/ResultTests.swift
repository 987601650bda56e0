import Mimus
import Testing

struct ResultTests {
  @Test func `the default for a type with a fake is a new fake`() async throws {
    let fake = FakeNode()
    #expect(fake.next() is FakeNode)
    #expect(fake.first is FakeNode)
    #expect(fake.parent == nil)
    #expect(fake.children().isEmpty)
    #expect(try await fake.find("a") is FakeNode)
    let first = FakeNode()
    fake.first = first
    #expect(fake.first as? FakeNode === first)
    fake.verify().first.set(.identical(to: first))
    fake.verify().find("a")

    let office = FakeOffice()
    #expect(office.mailer is FakePostMailer)
    #expect(try office.node("n") is FakeNode)
    #expect(!office.mailer.post("text"))
    office.verify(.times(2)).mailer.get()
  }

  @Test func `a nested type has a new fake for a default, and so has an alias`() async throws {
    let fake = FakeLibrarian()
    let shelf = try #require(fake.shelf() as? Archive.FakeShelf)
    #expect(shelf.box() is Archive.FakeBox)
    #expect(await fake.box is Archive.FakeBox)
    #expect(fake.node(1) is FakeNode)
    #expect(try fake.own() is Archive.FakeBox)
    #expect(fake.keeper() is FakeKilnKeeper)
    fake.verify().shelf()
  }

  @Test func `a fake that is isolated to an actor is not a default`() async {
    let office = FakeOffice()
    let desk = await FakeDesk()
    office.stub.desk().andReturn(desk)
    #expect(office.desk() is FakeDesk)
    office.verify().desk()
  }

  @Test func `results that are sent can be tuples and generic`() {
    let fake = FakeSending()
    fake.stub.pair().andReturn((Draft(), 2))
    #expect(fake.pair().1 == 2)
    fake.stub.make(.any as Mimus.Argument<Draft.Type>).andReturn(Draft())
    #expect(fake.make(Draft.self).text.isEmpty)
    fake.stub.edit(.any).andDo { $0.text = "edited" }
    var draft = Draft()
    fake.edit(&draft)
    #expect(draft.text == "edited")
  }

  @Test func `functions that never return are stubbed by throwing`() async {
    let fake = FakeStopping()
    fake.stub.run().andThrow(CardError.expired)
    fake.stub.serve().andThrow(CardError.expired)
    #expect(throws: CardError.expired) { try fake.run() }
    await #expect(throws: CardError.expired) { try await fake.serve() }
    fake.verify().run()
    fake.verify().serve()
    fake.verify(.never).stop()
  }

  @Test func `optionals, tuples, and containers nest`() {
    let fake = FakeNestedOptionals()
    fake.stub.find(.any).andReturn("text")
    fake.stub.pairs().andReturn([(key: "a", value: nil)])
    fake.stub.swap(.any).andReturn((a: 1, b: (c: "c", d: true)))
    #expect(fake.find(1) == "text")
    #expect(fake.find(nil) == "text")
    fake.text = "set"
    #expect(fake.text == "set")
    #expect(fake.pairs()[0].value == nil)
    #expect(fake.lookup().isEmpty)
    #expect(fake.swap((1, ("a", true))).b.d)
    fake.verify(.times(2)).find(.any)
    fake.verify().text.set("set")
    #expect(fake.calls.swap[0].1.0 == "a")
  }

  @Test func `results are aliases`() {
    let fake = FakeBackstage()
    fake.stub.prop().andReturn(1)
    fake.stub.leave().andThrow(CardError.expired)
    #expect(fake.prop() as? Int == 1)
    #expect(fake.found(Int?.none) == nil)
    #expect(throws: CardError.expired) { try fake.leave() }
  }

  final class Leaf: Node {
    var parent: (any Node)?
    var first: any Node {
      get { self }
      set {}
    }
    func next() -> any Node { self }
    func find(_ name: String) async throws -> any Node { self }
    func children() -> [any Node] { [] }
  }

  @Test func `a stub of a member that has a new fake for a default answers any value of the type`() async throws {
    let (fake, leaf) = (FakeNode(), Leaf())
    fake.first = leaf
    #expect(fake.first is Leaf)
    fake.stub.next().andReturn(leaf)
    fake.stub.find(.any).andReturn(leaf)
    #expect(fake.next() is Leaf)
    #expect(try await fake.find("a") is Leaf)
  }

  @Test func `the result of an async member can be of a type to which Never conforms`() async throws {
    let fake = FakeSemaphorist()
    fake.stub.flag.get.andReturn(1)
    fake.stub.signal().andReturn("red")
    fake.stub.lastError().andReturn(CardError.expired)
    #expect(await fake.flag as? Int == 1)
    #expect(await fake.signal() as? String == "red")
    #expect(try await fake.lastError() as? CardError == .expired)
  }

  @Test func `a result can be sent even though an argument can't`() async throws {
    let (potter, keeper, pottery) = (FakePotter(), FakeKilnKeeper(), FakePottery())
    let clay = Clay()
    clay.weight = 3
    potter.stub.shape(.any).andDo { _ in Clay() }
    potter.stub.glaze(.any).andDo { _ in Clay() }
    potter.stub.stamp(.equal(1)).andReturn(2)
    #expect(potter.shape(Clay()).weight == 0)
    #expect(try await potter.glaze(Clay()).weight == 0)
    #expect(potter.stamp(1) == 2)
    keeper.stub.fire(.any).andDo { _ in Clay() }
    #expect(await keeper.fire(Clay()).weight == 0)
    pottery.stub.repair(.any).andDo { _ in Clay() }
    #expect(await pottery.repair(clay).weight == 0)
    let client = FakePotteryClient()
    client.stub.shape(.any).andDo { _ in Clay() }
    #expect(client.client.shape(Clay()).weight == 0)
  }
}
