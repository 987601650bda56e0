import Mimus
import Testing

/// Tests `andForward()`, which leaves the answer to the object that a spy forwards to. The spy here is written like a
/// generated one.
struct ForwardingTests {
  final class Prices {
    var currency = "EUR"
    func price(of title: String) throws -> Int { title.count }
    func fetch(_ title: String) async -> Int { title.count * 10 }
  }

  final class SpyPrices: Mock {
    let storage = Mimus.Storage()
    private let target: Prices?

    init(forwardingTo target: Prices?) { self.target = target }

    func price(of title: String) throws -> Int {
      let call = storage._call("price(of:)", title)
      if let target, call.isUnanswered(Int.self) { return try target.price(of: title) }
      return try call.throwingAnswer()
    }

    func fetch(_ title: String) async -> Int {
      let call = storage._call("fetch(_:)", title)
      if let target, await call.isAsyncUnanswered(Int.self) { return await target.fetch(title) }
      return await call.asyncAnswer()
    }

    var currency: String {
      get {
        let call = storage._call("currency")
        if let target, call.isUnanswered(String.self) { return target.currency }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("currency.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self) { return target.currency = newValue }
        call.keep(newValue, as: "currency")
      }
    }
  }

  struct Unknown: Error {}

  @Test func `some calls are forwarded, and stubs answer the rest`() throws {
    let spy = SpyPrices(forwardingTo: Prices())
    spy.stubCall(withIdentifier: "price(of:)").andReturn(7)
    spy.stubCall(withIdentifier: "price(of:)", arguments: ["Dune"]).andForward()
    #expect(try spy.price(of: "Dune") == 4)
    #expect(try spy.price(of: "Emma") == 7)
    spy.verifyStubsUsed()
  }

  @Test func `forwarding takes its turn among other answers`() async throws {
    let spy = SpyPrices(forwardingTo: Prices())
    let stub = spy.stubCall(withIdentifier: "price").andThrow(Unknown()).andForward().andReturn(9)
    #expect(throws: Unknown.self) { try spy.price(of: "Dune") }
    #expect(try spy.price(of: "Dune") == 4)
    #expect(try spy.price(of: "Dune") == 9)
    #expect(stub.useCount == 3)
  }

  @Test func `async calls are forwarded after the effects that precede the answer`() async {
    let spy = SpyPrices(forwardingTo: Prices())
    let gate = Gate()
    spy.stubCall(withIdentifier: "fetch").andWait(for: gate).andForward()
    gate.open()
    #expect(await spy.fetch("Dune") == 40)
  }

  @Test func `setting a property is forwarded`() {
    let prices = Prices()
    let spy = SpyPrices(forwardingTo: prices)
    spy.stubCall(withIdentifier: "currency.set(_:)", arguments: ["NOK"]).andForward()
    spy.stubCall(withIdentifier: "currency.set(_:)").andReturn()
    spy.currency = "NOK"
    spy.currency = "SEK"
    #expect(prices.currency == "NOK")
  }

  @Test func `without a real object, a call is a failure at the stub and gets its default`() async throws {
    let spy = SpyPrices(forwardingTo: nil)
    spy.stubCall(withIdentifier: "price", line: 2).andForward()
    spy.stubCall(withIdentifier: "fetch", line: 3).andForward()
    spy.stubCall(withIdentifier: "currency.set(_:)", line: 4).andForward()
    let failures = try await captureFailures {
      let price = try spy.price(of: "Dune")
      #expect(price == 0)
      #expect(await spy.fetch("Dune") == 0)
      spy.currency = "NOK"
    }
    let reason =
      "cannot be answered as stubbed: its stub forwards it, but the fake has no real object to forward it to."
    #expect(
      failures.map(\.message) == [
        "price(of: \"Dune\") \(reason) The call returns Int.",
        "fetch(_: \"Dune\") \(reason) The call returns Int.",
        "currency.set(_: \"NOK\") \(reason)",
      ])
    #expect(failures.map(\.line) == [2, 3, 4])
  }

  @Test func `a handwritten fake has no real object`() {
    let inventory = FakeInventory()
    inventory.stubCall(withIdentifier: "price", line: 2).andForward()
    let failures = captureFailures { _ = inventory.answerCall(withIdentifier: "price", default: 3) }
    #expect(failures.map(\.line) == [2])
  }

  // MARK: Superclasses

  @Test func `a class's fake calls super if a stub forwards`() {
    let fake = FakeAccount()
    fake.stubCall(withIdentifier: "balance").andForward()
    #expect(fake.balance == 5)
    fake.storage.reset(.stubs)
    #expect(fake.balance == 0)
  }

  class Account {
    var balance: Int { 5 }
  }

  final class FakeAccount: Account, Mock {
    let storage = Mimus.Storage()
    override var balance: Int {
      let call = storage._call("balance")
      return call.isLeft(toSuper: false, Int.self) ? super.balance : call.answer()
    }
  }
}
