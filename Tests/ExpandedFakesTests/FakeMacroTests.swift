import MimusMacros
import Testing

/// Tests the use of code that `@Fake` generates.
struct FakeMacroTests {
  @Test func `a fake records, answers, and verifies calls with its typed API`() async throws {
    let gateway = FakePaymentGateway()
    gateway.stub.charge(30, to: .any).andReturn(Receipt(id: 1))
    gateway.stub.charge(.any, to: "mallory").andThrow(CardError.declined)
    gateway.stub.refund(.any).andReturn(7)
    gateway.stub.currency.get.andReturn("EUR")

    #expect(try await gateway.charge(30, to: "alice") == Receipt(id: 1))
    await #expect(throws: CardError.declined) { try await gateway.charge(2, to: "mallory") }
    #expect(try gateway.refund(Receipt(id: 1)) == 7)
    #expect(gateway.currency == "EUR")
    gateway.currency = "NOK"

    gateway.verify().charge(30, to: "alice")
    gateway.verify(.never).charge(31, to: .any)
    gateway.verify().currency.set("NOK")
    #expect(gateway.calls.charge[1].to == "mallory")
    #expect(gateway.calls.refund == [Receipt(id: 1)])
  }

  @Test func `a failed verification is one failure at its line`() {
    let gateway = FakePaymentGateway()
    let failures = captureFailures { gateway.verify().charge(30, to: "alice") }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.hasPrefix("Expected 1 call to charge(_:to:)") ?? false)
  }

  @Test func `a settable property keeps its value`() {
    let gateway = FakePaymentGateway()
    gateway.currency = "NOK"
    #expect(gateway.currency == "NOK")
  }

  @Test func `the typed API of an actor needs no await`() async {
    let inventory = FakeInventory()
    inventory.stub.reserve("Emma").andReturn(3)
    inventory.stub.isOpen.get.andReturn(true)
    #expect(await inventory.reserve("Emma") == 3)
    #expect(await inventory.isOpen)
    inventory.verify().reserve("Emma")
  }

  @MainActor @Test func `a fake of a main-actor protocol is isolated to the main actor`() async {
    let window = FakeShopWindow()
    window.title = "Emma"
    await window.show(Book(title: "Emma"))
    window.verify().title.set("Emma")
    await Task.detached { window.verify().show(.equal(Book(title: "Emma"))) }.value
  }

  @Test func `a closure passed to a fake can be called`() async throws {
    let courier = FakeCourier()
    courier.stub.deliver("Emma", .any).andDo { _, done in done(true) }
    try await confirmation { confirm in
      try await courier.deliver("Emma") { if $0 { confirm() } }
    }
  }

  @Test func `static members have their own typed API`() {
    withMockSession([]) {
      FakeCatalog.stub.price(of: "Emma").andReturn(30)
      #expect(FakeCatalog.price(of: "Emma") == 30)
      FakeCatalog.shared = 2
      FakeCatalog.verify().shared.set(2)
      FakeCatalog.verify().price(of: "Emma")
    }
  }

  @Test func `marked subscripts and accessors with effects are faked`() async throws {
    let catalog = FakeCatalog()
    catalog.stub["Emma"].get.andReturn(30)
    catalog.stub[row: 1].get.andThrow(CardError.expired)
    catalog.stub.pages.get.andReturn(200)
    catalog.stub.shelf.get.andReturn("A")
    #expect(catalog["Emma"] == 30)
    #expect(throws: CardError.expired) { try catalog[row: 1] }
    #expect(try await catalog.pages == 200)
    #expect(catalog.shelf == "A")
    catalog["Emma"] = 31
    catalog.verify()["Emma"].set(31)
    catalog.verify().pages.get()
  }

  @Test func `a getter throws errors of its declared type`() {
    let scale = FakeScale()
    scale.stub.weight.get.andThrow(.declined)
    #expect(throws: CardError.declined) { try scale.weight }
  }

  @Test func `an initializer is recorded`() {
    let catalog = FakeCatalog(name: "autumn")
    catalog.verifyCall(withIdentifier: "init(name:)", arguments: ["autumn"])
  }

  @Test func `the typed API of generic members is generic`() {
    let catalog = FakeCatalog()
    catalog.stub.all(.equal(2)).andReturn([2, 2])
    #expect(catalog.all(2) == [2, 2])
    #expect(catalog.sorted { $0.title }.isEmpty)
    catalog.verify().all(.equal(2))
  }

  @Test func `requirements of Hashable and CustomStringConvertible are implemented`() {
    let shelf = FakeShelf()
    #expect(Set([shelf, shelf, FakeShelf()]).count == 2)
    #expect("\(shelf)" == "FakeShelf")
  }

  @Test func `handwritten members are kept`() {
    let mailer = FakeMailer(limit: 3)
    mailer.stub.send(.any, to: .any).andReturn(true)
    #expect(mailer.send("hello", to: "alice"))
    #expect(mailer.greeting(of: "alice") == "Dear alice")
    #expect(mailer.limit == 3)
    mailer.count()
    #expect(mailer.sent == 1)
  }

  @Test func `a handwritten storage is used`() async throws {
    let gateway = StrictGateway()
    let failures = await captureFailures { _ = try? await gateway.charge(1, to: "alice") }
    #expect(failures.count == 1)
  }

  @Test func `the typed API of a generic fake is generic`() {
    let box = FakeBox<String>()
    box.stub.put("a").andReturn("b")
    #expect(box.put("a") == "b")
    box.last = "c"
    #expect(box.last == "c")
  }

  @Test func `a fake can be nested in another type`() {
    let kettle = Backroom.FakeKettle()
    kettle.stub.boil(3).andReturn(true)
    #expect(kettle.boil(3))
    let lamp = Backroom.FakeLamp()
    lamp.shine(0.5)
    lamp.verify().shine(0.5)
  }

  @Test func `members of the protocol keep their names, and those of the typed API get others`() {
    let fake = FakeStubbornness()
    fake.stub_.stub().andReturn(3)
    #expect(fake.stub() == 3)
    #expect(fake.calls == [1, 2])
    #expect(fake.verify(2) == false)
    fake.verify_().verify(2)
    #expect(fake.calls_.verify == [2])
  }

  @Test func `a fake in a generic type has static members for each argument`() {
    Drawer<Int>.FakeLid.stub.kind().andReturn(3)
    #expect(Drawer<Int>.FakeLid.kind() == 3)
    Drawer<String>.FakeLid.stub.kind().andReturn(4)
    #expect(Drawer<Int>.FakeLid.kind() == 3)
    #expect(Drawer<Int>.turns)
  }

  @Test func `values are consumed, and variadic arguments passed on`() {
    let real = FakePress()
    real.stub.bind("Momo", "new").andReturn("bound")
    let press = FakePress(forwardingTo: real)
    #expect(press.bind("Momo", "new") == "bound")
    press.stub["Momo", [1, 2]].get.andReturn(5)
    #expect(press["Momo", 1, 2] == 5)
  }

  @Test func `a fake can be inherited from`() {
    let wrapper = FakeGiftWrapper()
    wrapper.stub.fold().andReturn(2)
    #expect(wrapper.fold() == 3)
    wrapper.verify().fold()
    FakeKioskStand.stub.total().andReturn(3)
    #expect(FakeKiosk.total() == 3)
    FakeBoothStand().verify(.never).total()
    FakeBoothStand.staticStorage.reset()
  }

  @Test func `a fake uses the storage that its author creates in any way`() {
    let wrapper = FakeWrapper()
    let failures = captureFailures { #expect(wrapper.wrap((1, "a")) == 0) }
    #expect(failures.count == 1)
    let spy = FakeWrapper(forwardingTo: nil)
    spy.stub.fold().andReturn(2)
    #expect(spy.fold() == 2)
  }

  struct Seal: ~Copyable {}

  @Test func `closures of stubs take opaque arguments beside those that can't be recorded`() async throws {
    let daybook = FakeDaybook()
    daybook.stub.enter(.equal(30), into: .any).andDo { entry, lines in lines.append("\(entry) kr") }
    var lines = ["open"]
    try daybook.enter(30, into: &lines)
    try daybook.enter("thirty", into: &lines)
    #expect(lines == ["open", "30 kr"])

    let stub: FakeDaybook.Stubs.TotalStub<Int, Int> = daybook.stub.total(of: [1, 2], .any)
    stub.andDo { entries, add in await add(entries.count) }
    #expect(await daybook.total(of: [1, 2]) { $0 + 5 } == 7)

    daybook.stub.note(.any, on: 1).andDo { (_: () -> String, page: inout Int) in page += 1 }
    var page = 1
    daybook.note("late" as String, on: &page)
    #expect(page == 2)

    FakeDaybook.stub.close(.any, with: .any).andDo { (_: consuming Seal, _: borrowing Seal) in true }
    let isClosed = FakeDaybook.close(Seal(), with: Seal())
    #expect(isClosed)
  }
}
