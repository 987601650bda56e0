import MimusMacros
import Testing

/// Tests the use of code that `@Mockable` generates.
struct MockableTests {
  @Test func `a protocol gets a fake in the same scope`() async {
    let printer = FakePrinter()
    printer.stub.label(for: "Emma").andReturn("E")
    printer.stub.isReady.get.andReturn(true)
    #expect(printer.label(for: "Emma") == "E")
    #expect(await printer.isReady)
    printer.verify().label(for: "Emma")
  }

  @Test func `a fake of a protocol with an associated type is generic`() {
    let ledger = FakeLedger<Int>()
    ledger.add(3)
    ledger.total = 4
    #expect(ledger.total == 4)
    #expect(ledger.calls.add == [3])
  }

  @Test func `a fake is part of the system programming interface that its protocol is part of`() {
    let (auditor, cashier) = (FakeAuditor(), FakeCashier())
    #expect(auditor.audit(Audit()) == nil)
    cashier.check(Audit())
    auditor.verify().audit(.any)
    cashier.verify().check(.any)
  }

  @MainActor @Test func `a fake is isolated to the actor of its protocol`() throws {
    let till = FakeTill()
    till.stub.open().andThrow(CardError.declined)
    #expect(throws: CardError.declined) { try till.open() }
  }

  @Test func `a structure of closures gets a fake in the same scope`() async {
    let mail = FakeMailClient()
    mail.stub.send(.any, "mallory").andThrow(.full)
    mail.stub.unread().andReturn(3)
    let client = mail.client
    await #expect(throws: MailClient.Failure.full) { try await client.send("Hello", to: "mallory") }
    #expect(client.unread() == 3)
    await client.sound?(2)
    mail.verify().send("Hello", "mallory")
    mail.verify().sound(2)
    #expect(mail.calls.send[0].text == "Hello")
  }

  @Test func `a structure is created with the values its initializer requires, even in a nested type`() async {
    let ledger = FakeLedgerClient()
    ledger.stub.audit().andReturn(false)
    #expect(!ledger.client.audit())
    let post = Post.FakeClient<Int>()
    post.stub.deliver(3).andReturn(true)
    #expect(await post.client(office: "Oslo").deliver(3))
  }

  @Test func `a protocol's associated types may depend on a condition`() {
    let lottery = FakeLottery<Int>()
    lottery.stub.draw(7).andReturn(true)
    #expect(lottery.draw(7) && !lottery.draw(8))
  }

  @Test func `a fake of a private type is private`() {
    #expect(Vault.isLocked(with: 3))
    #expect(isLocked(with: 3))
    #expect(isLocked(byClientWith: 3))
  }
}
