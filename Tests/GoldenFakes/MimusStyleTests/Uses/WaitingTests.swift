import Mimus
import Testing

/// Tests typed stubs that suspend the calls of async members until the test resumes them.
struct WaitingTests {
  let fake = FakePostOffice()

  @Test func `a call is suspended, and its arguments are read by their labels`() async throws {
    let pending: PendingCalls<(text: String, to: String), any Error, Receipt> =
      fake.stub.send(.any, to: .any).andSuspend()
    async let receipt = fake.send("Thank you", to: "alice")
    let call = try await pending.next()
    #expect(call.arguments.text == "Thank you")
    #expect(call.arguments.to == "alice")
    call.resume(returning: Receipt(id: 7))
    #expect(try await receipt.id == 7)
  }

  @Test func `a single argument is read without a label`() async throws {
    let pending = fake.stub.count(of: .any).andSuspend()
    async let count = fake.count(of: "Emma")
    let call = try await pending.next()
    #expect(call.arguments == "Emma")
    call.resume(returning: 3)
    #expect(await count == 3)
  }

  @Test func `a call without a result is resumed without a value`() async throws {
    let pending = fake.stub.close().andSuspend()
    async let closed: Void = fake.close()
    try await pending.next().resume()
    await closed
  }

  @Test func `a call is resumed only with errors that the member can throw`() async throws {
    let pending: PendingCalls<(amount: Int, by: String), CardError, Receipt> =
      fake.stub.settle(.any, by: .any).andSuspend()
    let receipt = Task { [fake] in try await fake.settle(30, by: "alice") }
    try await pending.next().resume(throwing: .declined)
    await #expect(throws: CardError.declined) { try await receipt.value }
  }

  @Test func `properties and subscripts can be suspended`() async throws {
    let newest = fake.stub.newest.get.andSuspend()
    async let title = fake.newest
    try await newest.next().resume(returning: "Emma")
    #expect(try await title == "Emma")
    let shelf = fake.stub[.any, row: 2].get.andSuspend()
    async let book = fake[1, row: 2]
    let call = try await shelf.next()
    #expect(call.arguments.shelf == 1)
    #expect(call.arguments.row == 2)
    call.resume(returning: "Dune")
    #expect(await book == "Dune")
  }

  @Test func `a generic member can be suspended`() async throws {
    let pending = fake.stub.pass(.equal(5), as: .any).andSuspend()
    async let value = fake.pass(5, as: "number")
    let call = try await pending.next()
    #expect(call.arguments.value == 5)
    call.resume(returning: 6)
    #expect(await value == 6)
  }

  @Test func `a member whose arguments cannot be recorded can be suspended`() async throws {
    let pending = fake.stub.each(.any, .any).andSuspend()
    async let count = fake.each("books") { _ in }
    let call = try await pending.next()
    #expect(call.arguments.name == "books")
    call.resume(returning: 4)
    #expect(try await count == 4)
  }

  @Test func `a static member can be suspended`() async throws {
    try await withMockSession {
      let pending = FakePostOffice.stub.open(.any, at: .any).andSuspend()
      async let isOpen = FakePostOffice.open("Main Street", at: 9)
      let call = try await pending.next()
      #expect(call.arguments.at == 9)
      call.resume(returning: true)
      #expect(await isOpen)
    }
  }

  @Test func `an actor's member can be suspended`() async throws {
    let fake = FakeActorProtocol()
    let pending = fake.stub.waits().andSuspend()
    async let text = fake.waits()
    try await pending.next().resume(returning: "done")
    #expect(try await text == "done")
  }

  @MainActor @Test func `a fake on the main actor can be suspended`() async throws {
    let fake = FakeMainActorProtocol()
    let pending = fake.stub.load().andSuspend()
    let count = Task { await fake.load() }
    try await pending.next().resume(returning: 2)
    #expect(await count.value == 2)
  }

  @Test func `a spy forwards a call only if its stub does not suspend it`() async throws {
    let spy = FakePostOffice(forwardingTo: fake)
    fake.stub.count(of: .any).andReturn(9)
    let pending = spy.stub.count(of: "Emma").andSuspend()
    async let count = spy.count(of: "Emma")
    #expect(await spy.count(of: "Dune") == 9)
    try await pending.next().resume(returning: 1)
    #expect(await count == 1)
  }

  @Test func `calls that nothing resumes are reported where the stub was set up`() async {
    let line: Int = #line + 2
    let failures = await captureFailures {
      _ = fake.stub.count(of: .any).andSuspend()
      #expect(await fake.count(of: "Emma") == 0)
    }
    #expect(failures.map(\.line) == [line])
  }

  @Test func `a closure may read its arguments by their labels`() async throws {
    fake.stub.send(.any, to: .any).andDo { Receipt(id: $0.text.count + $0.to.count) }
    #expect(try await fake.send("ab", to: "cde").id == 5)
    fake.stub.send(.any, to: .any).andDo { text, name in Receipt(id: text.count * name.count) }
    #expect(try await fake.send("ab", to: "cde").id == 6)
  }

  @Test func `a member can return a stream that the test controls`() async throws {
    let letters = fake.stub.letters(to: "alice").andStream()
    let news = fake.stub.news().andStream()
    let (numbers, headlines) = (fake.letters(to: "alice"), try await fake.news())
    letters.yield(3)
    letters.finish()
    news.yield("Emma")
    news.finish(throwing: CardError.expired)
    #expect(await numbers.reduce(0, +) == 3)
    var seen: [String] = []
    await #expect(throws: CardError.expired) { for try await headline in headlines { seen.append(headline) } }
    #expect(seen == ["Emma"])
  }
}
