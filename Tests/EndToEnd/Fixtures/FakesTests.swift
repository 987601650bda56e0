import Mimus
import Testing

struct FakesTests {
  @Test func aClassWithAVariableStorage() {
    let mailer = FakeMailer()
    mailer.send("hello", to: "alice")
    mailer.storage = Mimus.Storage()
    mailer.send("goodbye", to: "alice")
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["goodbye", "alice"])
    mailer.verifyNoMoreCalls()
  }

  @Test func aFinalClass() throws {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"]).andReturn(true)
    gateway.currency = "EUR"
    #expect(try gateway.charge(30, to: "alice"))
    gateway.verifyCall(withIdentifier: "currency", arguments: ["EUR"])
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.any])
  }

  @Test func aStruct() {
    let printer = FakePrinter()
    #expect(printer.label(for: "Emma") == "no label")
    printer.verifyCall(withIdentifier: "label(for:)", arguments: ["Emma"])
  }

  @Test func anActor() async {
    let inventory = FakeInventory()
    inventory.stubCall(withIdentifier: "reserve").andReturn(3)
    #expect(await inventory.reserve("Emma") == 3)
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Emma"])
  }

  @MainActor
  @Test func aClassOnTheMainActor() {
    let window = FakeShopWindow()
    window.show("Emma")
    window.verifyCall(withIdentifier: "show(_:)", arguments: ["Emma"])
  }

  @Test func aSubclassOfARealClass() {
    let till = FakeTill()
    #expect(!till.open())
    till.verifyCall(withIdentifier: "open()")
  }

  @Test func aSendableClass() async throws {
    let courier = FakeCourier()
    try await Task.detached { try await courier.deliver("Emma") }.value
    courier.verifyCall(withIdentifier: "deliver(_:)", arguments: ["Emma"])
  }

  @Test func staticMembers() {
    FakeCatalog.stubCall(withIdentifier: "price(of:)", arguments: ["Emma"]).andReturn(30)
    #expect(FakeCatalog.price(of: "Emma") == 30)
    FakeCatalog.verifyCall(withIdentifier: "price(of:)", arguments: ["Emma"])
  }

  @Test func methodsNamedByKeys() {
    let shelf = FakeShelf()
    shelf.stubCall(.count).andReturn(7)
    shelf.place("Emma")
    #expect(shelf.count() == 7)
    shelf.verifyCall(.place, arguments: ["Emma"])
  }
}
