import MimusMacros
import Testing

/// Tests `@Fake` on a subclass of a real class.
struct ClassFakeTests {
  @Test func `a member without a stub returns its default or calls super`() throws {
    let account = FakeAccount(owner: "alice", id: 4)
    #expect(account.deposit(3) == Receipt(id: 3))
    #expect(try account.balance() == 0)
    account.callsSuper = true
    #expect(try account.balance() == 100)
    #expect(account.id == 4)
    account.verify(.times(2)).balance()
  }

  @Test func `a stub takes precedence over super`() throws {
    let account = FakeAccount(owner: "alice", id: 4)
    account.stub.deposit(.any).andReturn(Receipt(id: 9))
    account.stub.balance().andThrow(CardError.expired)
    account.stub[3].get.andReturn(33)
    #expect(account.deposit(3) == Receipt(id: 9))
    #expect(throws: CardError.expired) { try account.balance() }
    #expect(account[3] == 33)
  }

  @Test func `properties, statics, and initializers are faked`() {
    let account = FakeAccount(owner: "alice", id: 4)
    account.owner = "bob"
    account.verify().owner.set("bob")
    account.stub.isOpen.get.andReturn(false)
    #expect(!account.isOpen)
    account.verifyCall(withIdentifier: "init(owner:id:)", arguments: ["alice", 4])
    withMockSession([]) {
      FakeAccount.stub.kind().andReturn("fake")
      #expect(FakeAccount.kind() == "fake")
    }
  }

  @Test func `a member that returns the object itself calls super`() {
    let ladder = FakeLadder()
    ladder.callsSuper = true
    #expect(ladder.climbed(2).climbed(3) === ladder)
    #expect(ladder.steps == 5)
  }
}
