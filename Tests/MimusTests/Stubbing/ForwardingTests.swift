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
      "cannot be answered as stubbed: its stub forwards it, but the fake has no real object, or the member cannot be forwarded."
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

  // MARK: Answers that can't be used

  struct Edition: Equatable {
    let title: String
  }

  /// An object whose results have no natural default, so a call that nothing answers would stop the process.
  final class Editions: Sendable {
    func first() -> Edition { Edition(title: "Dune") }
    func last() async -> Edition { Edition(title: "Emma") }
    func find() throws(Unknown) -> Edition { Edition(title: "Ulysses") }
  }

  final class SpyEditions: Mock, Sendable {
    let storage = Mimus.Storage()
    private let target = Editions()

    func first(completion: @escaping () throws -> Void) -> Edition {
      let call = storage._call("first(completion:)", completion)
      return call.isUnanswered(Edition.self, Never.self) ? target.first() : call.answer()
    }

    func last() async -> Edition {
      let call = storage._call("last()")
      if await call.isAsyncUnanswered(Edition.self, Never.self) { return await target.last() }
      return await call.asyncAnswer()
    }

    func find() throws(Unknown) -> Edition {
      let call = storage._call("find()")
      if call.isUnanswered(Edition.self, Unknown.self) { return try target.find() }
      return try call.throwingAnswer(Unknown.self)
    }
  }

  let spy = SpyEditions()

  @Test func `a call that can't use its answer is a failure at the stub, and is forwarded`() {
    let answers: KeyValuePairs<String, (CallStub) -> Void> = [
      "a value": { $0.andReturn(3) },
      "an error": { $0.andThrow(Unknown()) },
      "a closure that returns a value of another type": { $0.andDo { _ in "Dune" } },
      "a closure that throws": { $0.andDo { _ in throw Unknown() } },
      "an async closure": { stub in stub.andDo { _ async in Edition(title: "Emma") } },
      "a suspension": { _ = $0.andSuspend() },
      "a callback that throws": { $0.andCallBack("completion").andReturn(Edition(title: "Emma")) },
    ]
    for (name, answer) in answers {
      let spy = SpyEditions()
      answer(spy.stubCall(withIdentifier: "first(completion:)", line: 7))
      let failures = captureFailures {
        #expect(spy.first { throw Unknown() } == Edition(title: "Dune"), "\(name)")
      }
      #expect(failures.map(\.line) == [7], "\(name)")
    }
  }

  @Test func `errors that the call can throw are thrown, and others leave it to the real object`() throws {
    struct Other: Error {}
    spy.stubCall(withIdentifier: "find()", line: 7).andThrow(Other()).andThrow(Unknown()).andDo { _ in 3 }
    var found: Edition?
    var failures = captureFailures { found = try? spy.find() }
    #expect(found == Edition(title: "Ulysses"))
    #expect(failures.map(\.line) == [7])
    #expect(throws: Unknown.self) { try spy.find() }
    failures = captureFailures { found = try? spy.find() }
    #expect(found == Edition(title: "Ulysses"))
    #expect(failures.map(\.line) == [7])
  }

  @Test func `an async call is forwarded if nobody resumes it, and runs its closure only once`() async throws {
    var pending: PendingCalls? = spy.stubCall(withIdentifier: "last()", line: 7).andSuspend()
    let failures = try await captureFailures {
      let call = Task { [spy] in await spy.last() }
      _ = try await pending?.next()
      pending = nil
      #expect(await call.value == Edition(title: "Emma"))
    }
    #expect(failures.map(\.line) == [7])

    let runs = Locked(0)
    spy.stubCall(withIdentifier: "last()").andDo { _ async in
      runs.withLock { $0 += 1 }
      return Edition(title: "Persuasion")
    }
    #expect(await spy.last() == Edition(title: "Persuasion"))
    #expect(runs.current == 1)
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
