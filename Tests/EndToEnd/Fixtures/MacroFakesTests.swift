import MimusMacros
import Testing

struct MacroFakesTests {
  @Test func aFakeOfAProtocol() async throws {
    let gateway = FakePaymentGateway()
    gateway.stub.charge(30, to: .any).andReturn(Receipt(id: 1))
    gateway.stub.charge(.any, to: "mallory").andThrow(CardError.declined)
    #expect(try await gateway.charge(30, to: "alice") == Receipt(id: 1))
    await #expect(throws: CardError.declined) { try await gateway.charge(1, to: "mallory") }
    gateway.verify().charge(30, to: "alice")
    #expect(gateway.calls.charge.map(\.to) == ["alice", "mallory"])
  }

  @Test func aSpy() async throws {
    let real = FakePaymentGateway()
    real.stub.charge(.any, to: .any).andReturn(Receipt(id: 7))
    let gateway = FakePaymentGateway(forwardingTo: real)
    #expect(try await gateway.charge(30, to: "alice") == Receipt(id: 7))
    real.verify().charge(30, to: "alice")
  }

  @Test func anActor() async {
    let inventory = FakeInventory()
    inventory.stub.reserve("Emma").andReturn(3)
    #expect(await inventory.reserve("Emma") == 3)
    inventory.verify().reserve("Emma")
  }

  @MainActor @Test func aClassOnTheMainActor() {
    let window = FakeShopWindow()
    window.show("Emma")
    window.title = "Emma"
    #expect(window.title == "Emma")
    window.verify().show("Emma")
  }

  @Test func aSubclassOfARealClass() {
    let till = FakeTill()
    #expect(!till.open())
    till.callsSuper = true
    #expect(till.open())
    till.verify(.times(2)).open()
  }

  @Test func accessorsAndStatics() {
    let shelf = FakeShelf()
    shelf.stub.weight.get.andThrow(CardError.declined)
    shelf.stub["Emma"].get.andReturn(2)
    #expect(throws: CardError.declined) { try shelf.weight }
    #expect(shelf["Emma"] == 2)
    #expect(shelf.sorted { $0 }.isEmpty)
    FakeShelf.limit = 4
    #expect(FakeShelf.limit == 4)
  }

  @Test func aFakeNextToItsProtocol() throws {
    let mailer = FakeMailer()
    try mailer.send("hello", to: "alice")
    mailer.outbox.append("hello")
    mailer.verify().send("hello", to: "alice")
    #expect(mailer.outbox == ["hello"])
  }
}
