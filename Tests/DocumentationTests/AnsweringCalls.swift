import Mimus
import Testing

enum AnsweringCalls {
  static let guide = Guide(
    "Answering-calls.md",
    [
      Example("a stub returns", returns),
      Example("answers chain", chain),
      Example("an answer is computed", computed),
      Example("a stub is narrowed", narrowed),
      Example("a stub is removed", removed),
      Example("a default value", defaultValue),
      Example("no stub answers", unstubbed),
      Example("a value of a different type", wrongType),
      Example("an error for a call that cannot throw", misfit),
      Example("a callback of a different type", callBack),
      Example("a gate", gate),
      Example("a stub is never used", unused),
      Example("an unexpected interaction", stub),
    ])

  @Sendable static func returns() throws {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "charge(_:to:)").andReturn(Receipt(number: 7, amount: 30))
    gateway.stubCall(withIdentifier: "charge(_:to:)", arguments: [Argument.any, "mallory"]).andThrow(CardError.declined)

    #expect(try gateway.charge(30, to: "alice").number == 7)
    #expect(throws: CardError.declined) { try gateway.charge(30, to: "mallory") }
  }

  @Sendable static func chain() throws {
    let gateway = FakePaymentGateway()
    let receipt = Receipt(number: 1, amount: 30)
    gateway.stubCall(withIdentifier: "charge")
      .andThrow(CardError.declined)
      .andDelay(.milliseconds(1)).andReturn(receipt)
    #expect(throws: CardError.declined) { try gateway.charge(30, to: "alice") }
    #expect(try gateway.charge(30, to: "alice") == receipt)
    #expect(try gateway.charge(30, to: "alice") == receipt)
  }

  @Sendable static func computed() throws {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "charge").andDo { call in
      let amount = try call.argument(at: 0, as: Int.self)
      let name = try call.argument("to", as: String.self)
      return Receipt(number: name.count, amount: amount)
    }
    #expect(try gateway.charge(30, to: "alice") == Receipt(number: 5, amount: 30))
  }

  @Sendable static func narrowed() {
    let inventory = FakeInventory()
    inventory.stubCall(withIdentifier: "price", arguments: ["Dune"]).andReturn(30)
    inventory.stubCall(withIdentifier: "price").andReturn(20)

    #expect(inventory.price(of: "Dune") == 30)
    #expect(inventory.price(of: "Emma") == 20)
  }

  @Sendable static func removed() {
    let inventory = FakeInventory()
    let sale = inventory.stubCall(withIdentifier: "price", arguments: ["Dune"]).andReturn(5)
    #expect(inventory.price(of: "Dune") == 5)
    sale.remove()
    #expect(inventory.price(of: "Dune") == 0)
    #expect(sale.useCount == 1)
  }

  struct Money: DefaultValue, Equatable {
    var cents: Int

    static let defaultValue = Money(cents: 0)
  }

  final class FakeBank: Mock {
    let storage = Mimus.Storage()

    func balance() -> Money { answerCall() }
    func rate() -> Double { answerCall() }
    func open() throws -> Vault { try answerThrowingCall() }
    func fetch(completion: @escaping (Int) -> Void) { answerCall(arguments: [completion]) }
  }

  struct Vault {}

  @Sendable static func defaultValue() {
    #expect(FakeBank().balance() == Money(cents: 0))
  }

  @Sendable static func unstubbed() throws {
    let bank = FakeBank()
    bank.stubCall(withIdentifier: "balance()").andReturn(Money(cents: 5))
    _ = try bank.open()
  }

  @Sendable static func misfit() {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "refund(_:)").andThrow(CardError.declined)
    #expect(gateway.refund(30) == false)
  }

  @Sendable static func callBack() {
    let bank = FakeBank()
    bank.stubCall(withIdentifier: "fetch").andCallBack("completion", with: 30).andCallBack("completion", with: "thirty")
    bank.fetch { amount in #expect(amount == 30) }
  }

  actor Editor {
    private(set) var isBusy = false

    func load(from catalog: any Catalog) async throws {
      isBusy = true
      defer { isBusy = false }
      _ = try await catalog.find("Dune")
    }
  }

  @Sendable static func gate() async throws {
    let (editor, catalog, gate) = (Editor(), FakeCatalog(), Gate())
    catalog.stubCall(withIdentifier: "find").andWait(for: gate).andReturn(["Dune"])

    async let loading: Void = editor.load(from: catalog)
    _ = try await catalog.nextCall(withIdentifier: "find")
    #expect(await editor.isBusy)
    gate.open()
    try await loading
    #expect(await !editor.isBusy)
  }

  @Sendable static func wrongType() {
    let bank = FakeBank()
    bank.stubCall(withIdentifier: "rate()").andReturn(3)
    #expect(bank.rate() == 0)
  }

  @Sendable static func unused() throws {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(Receipt(number: 7, amount: 30))
    _ = try gateway.charge(25, to: "alice")
    gateway.verifyStubsUsed()
  }

  @Sendable static func stub() throws {
    let prices = Stub<String, Int>()
    prices.on("Dune", return: 30)
    prices.on(.hasPrefix("E")) { $0.count }

    #expect(try prices.invoke("Emma") == 4)
    try prices.invoke("Persuasion")
  }
}
