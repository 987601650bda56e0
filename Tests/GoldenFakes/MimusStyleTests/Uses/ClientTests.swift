import Foundation
import Mimus
import Testing

/// Tests fakes of structures whose properties are closures. The structure that a fake provides calls the fake.
struct ClientTests {
  let fake = FakeShopClient()

  @Test func `calls of a client's closures are answered and verified by the names of their properties`() async throws {
    fake.stub.charge(30, .any).andReturn(Receipt(id: 7))
    fake.stub.charge(.any, "mallory").andThrow(CardError.declined)
    fake.stub.currency().andReturn("EUR")
    let client = fake.client
    #expect(try await client.charge(30, "alice").id == 7)
    await #expect(throws: CardError.declined) { try await client.charge(10, "mallory") }
    #expect(client.currency() == "EUR")
    fake.verify().charge(30, "alice")
    fake.verify(.times(2)).charge(.any, .any)
    fake.verify(.never).refunds()
    #expect(fake.calls.charge[0].0 == 30)
    #expect(fake.calls.charge[1].1 == "mallory")
  }

  @Test func `names in a closure's type are labels in the history`() throws {
    try fake.client.refund(30, "alice")
    #expect(fake.calls.refund[0].amount == 30)
    #expect(fake.calls.refund[0].to == "alice")
  }

  @Test func `a failure shows a call as it is written in the app`() async {
    _ = try? await fake.client.charge(30, "bob")
    let failures = captureFailures { fake.verify().charge(30, "alice") }
    #expect(
      failures.map(\.message) == [
        """
        Expected 1 call to charge matching (30, "alice"), but the only call to it did not match.
          #1  charge(30, "bob")
                2nd argument: expected "alice", but was "bob"
        """
      ])
  }

  @Test func `a member with typed throws can throw only errors of its type`() {
    fake.stub.refund(.any, .any).andThrow(.expired)
    #expect(throws: CardError.expired) { try fake.client.refund(1, "alice") }
  }

  @Test func `an optional closure is set`() {
    fake.stub.priceOf("Emma").andReturn(12)
    #expect(fake.client.priceOf?("Emma") == 12)
    #expect(fake.client.closed() == false)
  }

  @Test func `a call waits until the test resumes it`() async throws {
    let pending: PendingCalls<(Int, String), any Error, Receipt> = fake.stub.charge(.any, .any).andSuspend()
    let client = fake.client
    async let receipt = client.charge(30, "alice")
    let call = try await pending.next()
    #expect(call.arguments.1 == "alice")
    call.resume(returning: Receipt(id: 7))
    #expect(try await receipt.id == 7)
  }

  @Test func `the test sends the elements of a stream`() async {
    let refunds = fake.stub.refunds().andStream()
    refunds.yield(5)
    refunds.finish()
    var seen: [Int] = []
    for await amount in fake.client.refunds() { seen.append(amount) }
    #expect(seen == [5])
  }

  @Test func `calls of clients and of other fakes have a common order`() async {
    let other = FakeCacheClient<String, Int>()
    _ = await other.client.load("alice")
    _ = await fake.client.stock("Emma")
    verifyInOrder {
      other.verify().load("alice")
      fake.verify().stock("Emma")
    }
    let failures = captureFailures {
      verifyInOrder {
        fake.verify().stock("Emma")
        other.verify().load("alice")
      }
    }
    #expect(failures.count == 1)
  }

  @Test func `expectations and strict storages work on a client`() {
    let strict = FakeShopClient(storage: Mimus.Storage(.strict))
    strict.expectCall(withIdentifier: "currency")
    #expect(strict.client.currency() == "")
    strict.verifyExpectations()
    let failures = captureFailures { _ = strict.client.closed() }
    #expect(failures.count == 1)
  }

  @Test func `a spy forwards calls that no stub answers`() async throws {
    let spy = FakeShopClient(forwardingTo: .live)
    spy.stub.charge(.any, "mallory").andThrow(CardError.declined)
    spy.stub.stock(.any).andReturn(1).andForward()
    let client = spy.client
    #expect(try await client.charge(30, "alice").id == 30)
    #expect(client.currency() == "NOK")
    #expect(client.priceOf?("Emma") == 4)
    #expect(await client.stock("Dune") == 1)
    #expect(await client.stock("Dune") == 4)
    await #expect(throws: CardError.declined) { try await client.charge(30, "mallory") }
  }

  @MainActor @Test func `closures on the main actor are answered on the main actor`() async throws {
    let fake = FakeWindowClient()
    fake.stub.open(.any).andDo { _ in [.init(width: 3)] }
    fake.stub.layOut(.any, .any).andReturn(WindowClient.Pane(width: 4))
    let client = fake.client
    client.show("Emma")
    #expect(try await client.open(.init(width: 1)) == [.init(width: 3)])
    #expect(client.layOut(.init(width: 1), { _ in })?.width == 4)
    fake.verify().show("Emma")
    #expect(fake.calls.open == [.init(width: 1)])
    fake.stub.open(.any).andThrow(.shut)
    await #expect(throws: WindowClient.Fault.shut) { try await client.open(.init(width: 1)) }
  }

  @Test func `arguments of every kind reach the fake`() async throws {
    let fake = FakeToolClient()
    fake.stub_.bump(.any, 2).andDo { number, step in
      number += step
      return number
    }
    fake.stub_.each(.any, .any).andDo { numbers, body in numbers.forEach(body) }
    fake.stub_.default("a", 1).andReturn { 7 }
    fake.stub_.client(.any, .any, 3, .any).andReturn(4)
    let client = fake.client_
    var number = 1
    #expect(client.bump(&number, 2) == 3)
    #expect(number == 3)
    var sum = 0
    client.each([1, 2]) { sum += $0 }
    #expect(sum == 3)
    client.later {}
    client.log("text")
    #expect(client.sum(1, 2, 3) == 0)
    fake.verify().sum([1, 2, 3])
    #expect(await client.hand([1]) == [])
    #expect(client.default("a", 1)() == 7)
    #expect(try await client.client("a", "b", 3, 4) == 4)
    client.stub()
    fake.verify().stub()
    fake.verify().log(.any)
  }

  @Test func `a noncopyable argument is borrowed`() {
    let fake = FakeHandleClient()
    fake.stub.borrow(.any).andDo { $0.number }
    fake.stub.use(.any).andDo { (handle: consuming HandleClient.Handle) in handle.number + 1 }
    #expect(fake.client.borrow(HandleClient.Handle(number: 1)) == 1)
    #expect(fake.client.use(HandleClient.Handle(number: 1)) == 2)
  }

  @Test func `values that are not closures become parameters`() async throws {
    let fake = Bank.FakeClient()
    fake.stub.balance(.any).andReturn(9)
    let client = fake.client(url: URL(fileURLWithPath: "/"), retries: 2)
    #expect(try await client.balance(.init(number: 1)) == 9)
    #expect(client.retries == 2)
    #expect(client.timeout == 30)
  }

  @Test func `one of the structure's initializers is called, and the remaining closures are set`() async throws {
    let fake = FakeAccountClient()
    let client = fake.client
    #expect(client.open("alice") == false)
    client.audit()
    await client.close(3)
    #expect(client.squared(2) == 2)
    fake.verify().open("alice")
    fake.verify().audit()
    fake.verify().close(3)
    let backup = FakeBackupClient()
    try backup.client.backUp("a")
    #expect(backup.calls.write == [Data("a".utf8)])
  }

  @MainActor @Test func `a client on the main actor is created there`() {
    let fake = FakePageClient()
    fake.stub.turn(3).andReturn(true)
    #expect(fake.client.turn(3))
    #expect(fake.client.read("Emma") == [])
  }

  @Test func `a client keeps its fake alive`() {
    let client = FakeShopClient().client
    #expect(client.currency() == "")
  }
}
