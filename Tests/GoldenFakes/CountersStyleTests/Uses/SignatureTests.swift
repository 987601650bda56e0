import Testing

@Suite(.serialized) struct SignatureTests {
  private let fake = FakeSignatures()

  @Test func `overloads have separate variables`() throws {
    fake.loadIntReturnValue = "by id"
    fake.loadStringReturnValue = "by title"
    fake.loadIdQuicklyReturnValue = "quickly"
    #expect(fake.load(1) == "by id" && fake.load("a") == "by title")
    #expect(try fake.load(id: 2, quickly: true) == "quickly")
    #expect(fake.loadIntArgsForCall == [1] && fake.loadStringArgsForCall == ["a"])
    #expect(fake.loadIdQuicklyArgsForCall[0] == (id: 2, quickly: true))
    let later = FakeLaterSignatures()
    later.loadIntReturnValue = "later"
    #expect(later.load(1) == "later" && later.load("a") == "" && later.loadIntCallCount == 1)
  }

  @Test func `generic functions keep any value`() {
    fake.genericReturnValue = [1, 2]
    #expect(fake.generic(1) == [1, 2] && fake.genericArgsForCall as? [Int] == [1])
    #expect(fake.optionalGeneric(Int.self) == nil)
    fake.optionalGenericReturnValue = 3
    #expect(fake.optionalGeneric(Int.self) == 3 && fake.optionalGeneric(String.self) == nil)
  }

  @Test func `defaults, inout, and variadics are not part of the stored types`() {
    #expect((fake as Signatures).defaulted() == 0)
    #expect(fake.defaultedArgsForCall[0] == (number: 5, name: "real"))
    var number = 4
    fake.change(&number)
    #expect(number == 4 && fake.changeArgsForCall == [4])
    #expect(fake.sum(1, 2, 3, factor: 4) == 0)
    #expect(fake.sumArgsForCall[0].numbers == [1, 2, 3] && fake.sumArgsForCall[0].factor == 4)
  }

  @Test func `closures that outlive the call are stored`() {
    var received: [Int] = []
    fake.later { received.append($0) }
    fake.maybe { received.append($0) }
    fake.maybe(nil)
    fake.now { received.append($0) }
    fake.laterArgsForCall[0](1)
    fake.maybeArgsForCall[0]?(2)
    #expect(received == [1, 2] && fake.maybeArgsForCall.count == 2 && fake.nowCallCount == 1)
  }

  @Test func `tuples and multiline signatures are stored completely`() {
    fake.tuple((title: "a", pages: 1), and: (2, 3))
    #expect(fake.tupleArgsForCall[0].pair == (title: "a", pages: 1) && fake.tupleArgsForCall[0].other == (2, 3))
    fake.longReturnValue = 9
    #expect(fake.long(1, second: ["a": [2]], third: "c") == 9)
    #expect(fake.longArgsForCall[0] == (first: 1, second: ["a": [2]], third: "c"))
  }

  @Test func `throwing members throw the error that is set, and are still counted`() async throws {
    #expect(try fake.fails(1) == 0)
    fake.failsError = ShopError.closed
    #expect(throws: ShopError.closed) { try fake.fails(2) }
    #expect(fake.failsCallCount == 2 && fake.failsArgsForCall == [1, 2])
    fake.failsTypedError = .closed
    #expect(throws: ShopError.closed) { try fake.failsTyped() }
    #expect(await fake.waits(1) == [])
    try await fake.waitsAndFails()
    fake.waitsAndFailsError = ShopError.closed
    await #expect(throws: ShopError.closed) { try await fake.waitsAndFails() }
    #expect(fake.waitsArgsForCall == [1] && fake.waitsAndFailsCallCount == 2)
    fake.self_ReturnValue = fake
    #expect(fake.self_() === fake)
  }

  @Test func `a protocol's requirements are counted, including static ones`() async throws {
    let till = FakeTill(name: "a")
    till.total = 5
    #expect(till.total == 5 && till.totalSetArgsForCall == [5])
    #expect(try await till.name == "")
    till.nameError = ShopError.closed
    await #expect(throws: ShopError.closed) { try await till.name }
    till.addReturnValue = true
    #expect(try till.add(3, of: "b") && till.addArgsForCall[0] == (price: 3, title: "b"))
    await till.close()
    till[1] = 2
    #expect(till[1] == 2 && till.closeCallCount == 1)
    FakeTill.openReturnValue = till
    FakeTill.limit = 4
    #expect(FakeTill.open("c") === till && FakeTill.openArgsForCall.last == "c" && FakeTill.limit == 4)
    #expect(FakeTill().total == 0)
  }

  @Test func `the fake of a protocol with associated types is generic`() {
    let shelves = FakeShelves<String>()
    shelves.put("a", at: 1)
    #expect(shelves.find(1) == nil && shelves.putArgsForCall[0] == (book: "a", place: 1))
    FakeShelvesStatics.countReturnValue = 2
    #expect(FakeShelves<Int>.count == 2)
  }

  @MainActor @Test func `isolated protocols have fakes that are isolated to the same actor`() async throws {
    let window = FakeWindow()
    #expect(!window.show("a") && window.showArgsForCall == ["a"] && window.describe() == "")
    let ledger = FakeLedger()
    #expect(try await ledger.book(1) == 0)
    #expect(await ledger.bookArgsForCall == [1] && ledger.label == "")
    let shared: any SharedTill = FakeSharedTill()
    await Task.detached { shared.add(1) }.value
    #expect((shared as? FakeSharedTill)?.addArgsForCall == [1])
  }
}
