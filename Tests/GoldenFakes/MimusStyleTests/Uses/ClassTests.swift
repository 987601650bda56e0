import Foundation
import Mimus
import Testing

struct ClassTests {
  @Test func `a class's fake returns defaults and the values of its stubs`() throws {
    let fake = FakeAccount(id: 1, owner: "alice")
    fake.stub.withdraw(.greaterThan(10)).andThrow(CardError.declined)
    fake.stub.withdraw(5).andReturn(4)
    fake.stub.computed.get.andReturn(2.5)
    #expect(fake.id == 1)
    #expect(fake.balance == 0)
    #expect(fake.owner == "")
    #expect(throws: CardError.declined) { try fake.withdraw(20) }
    #expect(try fake.withdraw(5) == 4)
    #expect(fake.computed == 2.5)
    #expect(fake.history.isEmpty)
    fake.balance = 7
    #expect(fake.balance == 7)
    fake.verify().balance.set(7)
    fake.verify(.times(2)).withdraw(.any)
    fake.verifyCall(withIdentifier: "init(id:owner:)", arguments: [1, "alice"])
    #expect(fake.calls.withdraw == [20, 5])
  }

  @Test func `a member without a stub or a natural default calls super`() {
    let fake = FakeAccount(id: 1, owner: "alice")
    #expect(fake.deposit(3, note: "n") == Receipt(id: 3))
    fake.stub.deposit(.any, note: .any).andReturn(Receipt(id: 9))
    #expect(fake.deposit(3) == Receipt(id: 9))
    fake.verify(.times(2)).deposit(3, note: .any)
    #expect(fake.calls.deposit[1].note == "none")
  }

  @Test func `a partial fake calls super`() async throws {
    let fake = FakeAccount(id: 1, owner: "alice")
    fake.callsSuper = true
    #expect(fake.owner == "alice")
    #expect(try fake.withdraw(6) == 6)
    fake.owner = "bob"
    #expect(fake.owner == "bob")
    fake.stub.withdraw(1).andReturn(100)
    #expect(try fake.withdraw(1) == 100)
    #expect(fake[4] == 4)
    #expect(fake.generic("x") == "x")
    var number = 1
    fake.change(&number)
    #expect(number == 2)
    await fake.sync()
    fake.each { _ in }
    fake.verify().owner.set("bob")
    fake.verify().sync()
    fake.verify().change(1)
    fake.verify().each(.any)
  }

  @Test func `every kind of initializer is inherited from the superclass`() throws {
    #expect(throws: Never.self) {
      try FakeAccount(throwing: true).verifyCall(withIdentifier: "init(throwing:)", arguments: [true])
    }
    #expect(FakeAccount(text: "x") == nil)
    let made = FakeSavingsAccount(id: 3, owner: "eve")
    made.stub.interest(2).andReturn(0.5)
    #expect(made.interest(2) == 0.5)
    made.verify().interest(2)
    #expect(try made.withdraw(1) == 0)
    made.verify().withdraw(1)
  }

  @Test func `class members are stubbed and verified on the type`() {
    withMockSession([]) {
      FakeAccount.stub.make(1).andReturn(5)
      FakeAccount.stub.kind.get.andReturn("fake")
      #expect(FakeAccount.make(1) == 5)
      #expect(FakeAccount.kind == "fake")
      FakeAccount.verify().make(1)
      FakeClerk.stub["a"].get.andReturn(2)
      #expect(FakeClerk["a"] == 2)
    }
  }

  @Test func `wrapped, unowned, observed, and closure properties are overridden`() async throws {
    let plain = Plain()
    let fake = FakeClerk(plain)
    fake.patience = 5
    #expect(fake.patience == 5)
    #expect(fake.owner === plain)
    fake.stub.waiting.get.andReturn(6)
    #expect(try await fake.waiting == 6)
    fake.notes = [Clerk.Note(text: "a")]
    #expect(fake.notes.count == 1)
    fake.handler = {}
    #expect(fake.handler != nil)
    #expect(fake.log == "")
    fake.verify().patience.set(5)
    fake.verify().handler.set(.any)
    let made = await FakeClerk(owner: plain)
    #expect(made.recordedCalls.first?.identifier == "init(owner:)")
  }

  @Test func `members with closures, overloads, variadics, and consumed values are overridden`() throws {
    let plain = Plain()
    let fake = FakeClerk(plain)
    fake.stub.read(.any).andDo { body in (try? body(Clerk.Note(text: "x"))) ?? 0 }
    fake.stub.typed(1).andThrow(.declined)
    fake.stub.overloaded("a").andReturn(3)
    fake.stub.close(.any).andDo { $0.descriptor }
    #expect(fake.write(Clerk.Note(text: "b"), then: { _ in }).text == "b")
    #expect(fake.read { $0.text.count } == 1)
    #expect(throws: CardError.declined) { try fake.typed(1) }
    #expect(fake.overloaded("a") == 3 && fake.overloaded(1) == 0)
    fake.stub.shift(by: 1, [2, 3]).andReturn(fake)
    #expect(fake.shift(by: 1, 2, 3) === fake)
    #expect(fake.close(File(descriptor: 4)) == 4)
    fake.verify().write(.any, then: .any)
    fake.verify().overloaded("a")
    fake.verify().shift(by: 1, [2, 3])
    #expect(fake.calls.write[0].note.text == "b")
  }

  @Test func `conflicting names in the fake get an underscore`() {
    let fake = FakeWarehouse()
    #expect(fake.storage.isEmpty)
    fake.storage = ["a"]
    #expect(fake.storage == ["a"])
    fake.callsSuper_ = true
    #expect(fake.stub("x") == 7)
    #expect(fake.verify())
    #expect(fake.callsSuper == 8)
    fake.verify_().stub("x")
    fake.verify_().storage.set(["a"])
    #expect(fake.calls.stub == ["x"])
    fake.verifyCall(withIdentifier: "verify()")
  }

  @Test func `a class that inherits from one nested in a generic class has its arguments`() {
    let drawer = FakeNumberDrawer()
    drawer.stub.find("pens").andReturn(3)
    #expect(drawer.find("pens") == 3)
    #expect(Cabinet<Int>.FakeDrawer<String>().find("pens") == nil)
  }

  @Test func `generic classes have generic fakes`() throws {
    let box = FakeBox<String>("a")
    box.stub.put("b").andReturn(["c"])
    #expect(box.put("b") == ["c"])
    #expect(box.put("d").isEmpty)
    box.verify().put("b")
    let ints = FakeIntBox(4)
    ints.value = 5
    #expect(ints.value == 5)
    #expect(ints.double() == 0)
    ints.verify().double()
    let listing = FakeListing<String, Int>(items: [])
    listing.stub.place(of: "a").andReturn(3)
    #expect(listing.place(of: "a") == 3)
    #expect(listing.entries().isEmpty)
    try listing.add("b", at: 1)
    listing.verify().add("b", at: 1)
    let texts = FakeTextListing<Int>(items: [1])
    texts.callsSuper = true
    #expect(texts.place(of: 1) == "here")
    #expect(texts.title() == "listing")
    texts.verify().place(of: 1)
  }

  @Test func `Codable, Objective-C, shared, and nested classes are faked`() throws {
    let model = FakeModel(id: 3)
    model.callsSuper = true
    #expect(model.reload() == 3)
    model.verify().reload()
    let decoded = try JSONDecoder().decode(FakeModel.self, from: Data("{\"id\": 4}".utf8))
    decoded.callsSuper = true
    #expect(decoded.id == 4)
    let listener = FakeListener()
    listener.stub.hear("a").andReturn(true)
    #expect(listener.hear("a"))
    listener.verify().hear("a")
    let shared = FakeShared()
    shared.x = 3
    #expect(shared.x == 3 && shared.f() == 0)
    shared.verify().f()
    let book = Shelf.FakeBook()
    book.stub.read().andReturn(5)
    #expect(book.read() == 5)
    book.verify().read()
    let plain = FakePlain()
    plain.stub.g(nil).andReturn("nothing")
    #expect(plain.g(nil) == "nothing" && plain.f() == 0)
    plain.verify().g(nil)
    let furniture = FakeFurniture()
    furniture.callsSuper = true
    furniture.legs = 3
    #expect(furniture.move() == 3)
    furniture.verify().legs.set(3)
  }

  @MainActor @Test func `a class on the main actor has a fake on the main actor`() {
    let fake = FakeScreen()
    fake.stub.show("a").andReturn(2)
    #expect(fake.show("a") == 2)
    fake.title = "t"
    #expect(fake.title == "t")
    fake.verify().title.set("t")
  }

  @Test func `a method that an override of another overload would override is inherited`() {
    struct Leaflet: Sheet {}
    struct Placard: Poster {}
    let fake = FakePress()
    fake.stub.count(Mimus.Argument<Leaflet>.any).andReturn(5)
    #expect(fake.count(Leaflet()) == 5)
    fake.stub.print(Mimus.Argument<Placard>.any).andReturn(fake)
    #expect(fake.print(Placard()) === fake)
    #expect(fake.print(Leaflet()) === fake)
    fake.verify().print(Mimus.Argument<Placard>.any)
  }

  @Test func `a subscript with a private setter is read only`() {
    let chest = FakeChest()
    chest.stub[3].get.andReturn(4)
    #expect(chest[3] == 4)
  }

  @Test func `a class inherits its convenience initializer for decoding`() throws {
    let recipe = try JSONDecoder().decode(FakeRecipe.self, from: Data("{}".utf8))
    recipe.stub.cook().andReturn(3)
    #expect(recipe.cook() == 3)
  }

  @Test func `functions with closures return the object itself`() throws {
    let chain = FakeGarland()
    chain.stub.each(.any).andDo { body in
      _ = body()
      return chain
    }
    chain.stub.first(.any).andReturn(nil)
    #expect(chain.each { 1 } === chain)
    #expect(try chain.first { true } == nil)
    chain.verify().each(.any)
  }

  @Test func `a superclass's argument is Sendable`() {
    let parcel = FakeStampedFreight<Int>(label: "a")
    parcel.stub.stamp().andReturn(1)
    #expect(parcel.stamp() == 1)
    #expect(FakeShortDateFormatter().short(Date()) == "")
  }

  @Test func `members that return the object itself call super`() async throws {
    let query = FakeQuery()
    #expect(query.limited(to: 1) === query)
    query.callsSuper = true
    #expect(try query.checked(2) === query)
    #expect(try query.checked(0) == nil)
    #expect(await query.loaded() === query)
    #expect(query.plain === query)
    #expect(query[3] === query)
    #expect(query.limits == [1, 2, 0, 3])
    query.stub.limited(to: 4).andReturn(query)
    #expect(query.limited(to: 4) === query)
    #expect(query.limits == [1, 2, 0, 3])
    withMockSession([]) {
      FakeQuery.stub.empty().andForward()
      #expect(FakeQuery.empty().limits == [])
    }
  }

  @Test func `generic members of a generic class that return the object itself call super`() async throws {
    let bracelet = FakeBracelet<Int>()
    bracelet.callsSuper = true
    #expect(bracelet.adding("charm") === bracelet)
    #expect(try await bracelet.closed(by: 1) === bracelet)
    #expect(bracelet.copy() === bracelet)
  }
}
