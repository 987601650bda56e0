import Mimus
import Testing

/// Tests what calls return, by the kind of call.
struct AnsweringTests {
  let catalog = FakeCatalog()

  // MARK: Kinds of results

  @Test func `a nil is the outer nil of a nested optional`() {
    final class FakeShelf: Mock {
      let storage = Mimus.Storage()
      func newest() -> Int?? { answerCall() }
    }
    let shelf = FakeShelf()
    shelf.stubCall(withIdentifier: "newest").andReturn(nil)
    #expect(shelf.newest() == Int??.none)
    if case .some(let inner) = shelf.newest() { Issue.record("The result wraps \(String(describing: inner)).") }
  }

  @Test func `a call without a result is recorded and answered`() {
    var count = 0
    catalog.stubCall(withIdentifier: "open()").andDo { _ in count += 1 }
    catalog.open()
    catalog.open()
    #expect(count == 2)
    catalog.verifyCall(withIdentifier: "open()", mode: .times(2))
  }

  @Test func `an optional result is a value or nil`() {
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [1]).andReturn("Dune")
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [2]).andReturn(nil)
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [3]).andReturn("Emma" as String?)
    catalog.stubCall(withIdentifier: "title(of:)", arguments: [4]).andReturn(String?.none)
    #expect((1...5).map(catalog.title) == ["Dune", nil, "Emma", nil, nil])
    #expect(catalog.storage.isEveryStubUsed)
  }

  @Test func `a tuple, a closure, an existential, and a generic result are answered`() throws {
    #expect(catalog.price(of: "Dune") == (1, "NOK"))
    catalog.stubCall(withIdentifier: "price(of:)").andReturn((amount: 30, currency: "EUR"))
    #expect(catalog.price(of: "Dune") == (30, "EUR"))

    #expect(catalog.sorting(by: "title")("a", "b"))
    let descending: (String, String) -> Bool = { $0 > $1 }
    catalog.stubCall(withIdentifier: "sorting(by:)").andReturn(descending)
    #expect(!catalog.sorting(by: "title")("a", "b"))

    #expect(catalog.discount(for: "Dune").percent == 0)
    catalog.stubCall(withIdentifier: "discount(for:)").andReturn(Sale(percent: 20))
    #expect(catalog.discount(for: "Dune").percent == 20)

    catalog.stubCall(withIdentifier: "value(of:)", arguments: ["pages"]).andReturn(412)
    catalog.stubCall(withIdentifier: "value(of:)", arguments: ["author"]).andReturn("Herbert")
    #expect(catalog.value(of: "pages") == 412)
    #expect(catalog.value(of: "author") == "Herbert")
  }

  @Test func `overloads that differ by result use the stub of their type`() {
    catalog.stubCall(withIdentifier: "receipt(_:)").andReturn(Receipt(number: 7))
    catalog.stubCall(withIdentifier: "receipt(_:)").andReturn("seven")
    #expect(catalog.receipt(1) as Receipt == Receipt(number: 7))
    #expect(catalog.receipt(1) as String == "seven")
    catalog.verifyCall(withIdentifier: "receipt(_:)", arguments: [1], mode: .times(2))
  }

  @Test func `properties are answered, both sync and async`() async throws {
    #expect(catalog.size == 0)
    catalog.stubCall(withIdentifier: "size").andReturn(3)
    #expect(catalog.size == 3)
    catalog.stubCall(withIdentifier: "newest").andReturn("Dune").andThrow(CardError.expired)
    #expect(try await catalog.newest == "Dune")
    await #expect(throws: CardError.expired) { try await catalog.newest }
  }

  // MARK: Kinds of calls

  @Test func `a throwing call returns or throws what its stub says`() throws {
    catalog.stubCall(withIdentifier: "buy(_:)").andReturn(Receipt(number: 1)).andThrow(CardError.declined)
    #expect(try catalog.buy("Dune") == Receipt(number: 1))
    for _ in 0..<2 { #expect(throws: CardError.declined) { try catalog.buy("Dune") } }
  }

  @Test func `a call with typed errors throws errors of its type`() throws {
    catalog.stubCall(withIdentifier: "pay(_:)").andThrow(CardError.expired)
    do {
      _ = try catalog.pay(30)
      Issue.record("It did not throw.")
    } catch {
      #expect(error == .expired)
    }
  }

  @Test func `async calls are answered, including throwing and typed ones`() async throws {
    #expect(await catalog.ship("Dune") == Receipt(number: 0))
    catalog.stubCall(withIdentifier: "ship(_:)").andReturn(Receipt(number: 1))
    #expect(await catalog.ship("Dune") == Receipt(number: 1))
    catalog.stubCall(withIdentifier: "find(_:)").andReturn(Receipt(number: 2)).andThrow(PostError.lost)
    #expect(try await catalog.find("Dune") == Receipt(number: 2))
    await #expect(throws: PostError.lost) { try await catalog.find("Dune") }
    catalog.stubCall(withIdentifier: "settle(_:)").andThrow(CardError.declined)
    do {
      _ = try await catalog.settle(30)
      Issue.record("It did not throw.")
    } catch {
      #expect(error == .declined)
    }
  }

  @Test func `the default is evaluated only when no stub answers`() {
    final class Till: Mock {
      let storage = Mimus.Storage()
      var evaluations = 0
      func count() -> Int {
        answerCall(
          default: {
            evaluations += 1
            return 5
          }())
      }
    }
    let till = Till()
    #expect(till.count() == 5)
    till.stubCall(withIdentifier: "count()").andReturn(6)
    #expect(till.count() == 6)
    #expect(till.evaluations == 1)
  }

  @Test func `a default of nil is returned as nil`() {
    final class Shelf: Mock {
      let storage = Mimus.Storage()
      func label() -> String? { answerCall(default: "none") }
      func note() -> String? { answerCall(default: nil) }
    }
    let shelf = Shelf()
    #expect(shelf.label() == "none")
    #expect(shelf.note() == nil)
    shelf.stubCall(withIdentifier: "label()").andReturn(nil)
    #expect(shelf.label() == nil)
  }

  @Test func `the call is recorded before it is answered`() {
    var calls: [String] = []
    catalog.stubCall(withIdentifier: "open()").andDo { call in
      calls = catalog.recordedCalls.map(\.description) + [call.description]
    }
    catalog.open()
    #expect(calls == ["open()", "open()"])
  }

  // MARK: Kinds of fakes

  @Test func `an actor can be a fake`() async throws {
    let warehouse = FakeWarehouse()
    #expect(await warehouse.count(of: "Dune") == 0)
    #expect(await warehouse.remaining("Dune") == 7)
    warehouse.stubCall(withIdentifier: "count(of:)").andReturn(4)
    warehouse.stubCall(withIdentifier: "take(_:)").andThrow(PostError.lost)
    #expect(await warehouse.count(of: "Dune") == 4)
    await #expect(throws: PostError.lost) { try await warehouse.take("Dune") }
    warehouse.verifyCall(withIdentifier: "count(of:)", arguments: ["Dune"], mode: .times(2))
  }

  @MainActor @Test func `a class on the main actor can be a fake`() async {
    let window = FakeWindow()
    var shown: [String] = []
    window.stubCall(withIdentifier: "headline").andReturn("Sale")
    window.stubCall(withIdentifier: "show(_:)").andDo { call in
      shown.append(try call.argument(at: 0))
      return true
    }
    #expect(window.headline == "Sale")
    #expect(await window.show("Dune"))
    #expect(shown == ["Dune"])
    window.verifyCall(withIdentifier: "show(_:)", arguments: ["Dune"])
  }

  @Test func `a struct can be a fake, and its copies share what it records`() {
    let till = FakeTill()
    let copy = till
    copy.stubCall(withIdentifier: "add(_:)").andReturn(5)
    #expect(till.add(2) == 5)
    copy.verifyCall(withIdentifier: "add(_:)", arguments: [2])
  }

  // MARK: Answers that the call cannot use

  @Test func `an error for a call that cannot throw is one failure at the stub, and the default is answered`() throws {
    let line: Int = #line + 1
    catalog.stubCall(withIdentifier: "receipt(_:)").andThrow(CardError.declined)
    var receipt = Receipt(number: 9)
    let failures = captureFailures { receipt = catalog.receipt(1) }
    #expect(receipt == Receipt(number: 0))
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.message == """
        receipt(_: 1) cannot be answered as stubbed: its stub throws declined (CardError), but the call cannot throw. \
        The call returns Receipt.
        """)
  }

  @Test func `an error of a type that the call cannot throw is one failure at the stub`() throws {
    catalog.stubCall(withIdentifier: "pay(_:)").andThrow(PostError.lost)
    var receipt: Receipt?
    let failures = try captureFailures { receipt = try catalog.pay(30) }
    #expect(receipt == Receipt(number: 0))
    #expect(
      failures.map(\.message) == [
        """
        pay(_: 30) cannot be answered as stubbed: its stub throws lost (PostError), but the call throws only \
        CardError. The call returns Receipt.
        """
      ])
  }

  @Test func `an error for a call without a result is one failure`() {
    catalog.stubCall(withIdentifier: "open()").andThrow(CardError.declined)
    #expect(
      captureFailures { catalog.open() }.map(\.message) == [
        "open() cannot be answered as stubbed: its stub throws declined (CardError), but the call cannot throw."
      ])
  }

  @Test func `an async closure for a synchronous call is one failure`() {
    catalog.stubCall(withIdentifier: "size").andDo { _ in
      await Task.yield()
      return 5
    }
    let failures = captureFailures { #expect(catalog.size == 0) }
    #expect(
      failures.map(\.message) == [
        """
        size cannot be answered as stubbed: its stub answers with an async closure, but the call is synchronous and cannot wait. \
        The call returns Int.
        """
      ])
  }

  @Test func `a closure that returns a different type is one failure`() {
    catalog.stubCall(withIdentifier: "size").andDo { _ in "five" }
    let failures = captureFailures { #expect(catalog.size == 0) }
    #expect(
      failures.map(\.message) == [
        #"size cannot be answered as stubbed: its stub answers "five" (String). The call returns Int."#
      ])
  }

  // MARK: Threads

  @Test func `a sequence returns each value once to calls from many threads`() async {
    let stub = catalog.stubCall(withIdentifier: "title(of:)")
    for number in 0..<1000 { stub.andReturn("\(number)", times: 1) }
    let titles = await withTaskGroup(of: [String?].self) { group in
      for _ in 0..<4 { group.addTask { (0..<250).map { catalog.title(of: $0) } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(titles).count == 1000)
    #expect(!titles.contains(nil))
    #expect(stub.useCount == 1000)
    #expect(catalog.title(of: 0) == nil)
    catalog.verifyCall(withIdentifier: "title(of:)", arguments: .any, mode: .times(1001))
  }
}

extension Storage {
  fileprivate var isEveryStubUsed: Bool {
    struct Probe: Mock { let storage: Storage }
    return captureFailures { Probe(storage: self).verifyStubsUsed() }.isEmpty
  }
}

/// Tests the actor on which the closures of stubs run.
@MainActor struct IsolatedAnswerTests {
  final class FakeCatalog: Mock, Sendable {
    let storage = Mimus.Storage()
    func titles() async -> [String] { await answerAsyncCall() }
    func place() -> Int { answerCall() }
  }

  @Test func `an async call runs a closure on the actor that it is isolated to`() async {
    let catalog = FakeCatalog()
    var count = 0
    catalog.stubCall(withIdentifier: "titles()").andDo { _ in
      MainActor.assertIsolated()
      count += 1
      return ["Emma", "Dune"].map { "\($0) \(count)" }
    }
    let titles = await Task.detached { await catalog.titles() }.value
    #expect(titles == ["Emma 1", "Dune 1"])
    #expect(await catalog.titles() == ["Emma 2", "Dune 2"])
  }

  @Test func `an async call runs a Sendable closure where the call is made`() async {
    let catalog = FakeCatalog()
    catalog.stubCall(withIdentifier: "titles()").andDo { @Sendable _ in ["Emma"].map { "\($0)" } }
    #expect(await Task.detached { await catalog.titles() }.value == ["Emma"])
  }

  @Test func `a synchronous call runs a closure where the call is made`() async {
    let catalog = FakeCatalog()
    catalog.stubCall(withIdentifier: "place()").andDo { _ in 3 }
    #expect(catalog.place() == 3)
    #expect(await Task.detached { catalog.place() }.value == 3)
  }

  @Test func `the error of a closure that runs on its actor is thrown`() async throws {
    let find = FakeFunction(of: ((String) -> Int).self)
    find.stub(.any).andDo { title in
      MainActor.assertIsolated()
      if title == "Dune" { throw CardError.declined }
      return 3
    }
    let closure = find.asyncThrowingFunction()
    await #expect(throws: CardError.declined) { try await Task.detached { try await closure("Dune") }.value }
    #expect(try await Task.detached { try await closure("Emma") }.value == 3)
  }

  final class FakeCache: Mock, StaticMock {
    let storage = Mimus.Storage()
    static let staticStorage = Mimus.Storage()
    func value() throws -> Any? { try answerThrowingCall() }
    func load() async throws -> Any { try await answerAsyncThrowingCall() }
    func token() -> any Sendable { answerCall() }
    func key() async -> any Sendable { await answerAsyncCall() }
    func clear() throws -> Void? { try answerThrowingCall() }
    static func shared() throws -> Any { try answerThrowingCall() }
    func flush() throws { try answerThrowingCall() }
    func sync() async throws {
      try await answerAsyncThrowingCall()
      answerCall()
    }
  }

  @Test func `a result that could be anything is no empty tuple`() async throws {
    let cache = FakeCache()
    #expect(try cache.value() == nil && cache.clear() == nil)
    do {
      Issue.record("\(try await cache.load())")
    } catch is UnstubbedCallError {}
    #expect(throws: UnstubbedCallError.self) { try FakeCache.shared() }
    try cache.flush()
    try await cache.sync()
    for member in ["value", "load", "token", "key"] { cache.stubCall(withIdentifier: member).andReturn(5) }
    #expect(try cache.value() as? Int == 5)
    #expect(try await cache.load() as? Int == 5)
    #expect(cache.token() as? Int == 5)
    #expect(await cache.key() as? Int == 5)
  }
}
