import Mimus
import Testing

/// Tests `andForward()` on typed stubs, including calls of `super` in a class's fake.
struct ForwardingTests {
  @Test func `a class's fake calls super if a stub forwards`() async throws {
    let fake = FakeAccount(id: 1, owner: "alice")
    fake.stub.withdraw(6).andForward()
    fake.stub.owner.get.andForward()
    fake.stub.balance.set(.any).andForward()
    fake.stub[4].get.andForward()
    #expect(try fake.withdraw(6) == 6)
    #expect(try fake.withdraw(5) == 0)
    #expect(fake.owner == "alice")
    #expect(fake[4] == 4 && fake[5] == 0)
    fake.balance = 3
    fake.callsSuper = true
    #expect(fake.balance == 3)
    fake.verifyStubsUsed()
  }

  @Test func `a class member's stub forwards to super`() {
    withMockSession {
      FakeAccount.stub.make(1).andForward()
      FakeAccount.stub.kind.get.andForward()
      #expect(FakeAccount.make(1) == 1)
      #expect(FakeAccount.make(2) == 0)
      #expect(FakeAccount.kind == "plain")
    }
  }

  @Test func `a spy forwards parameter packs`() {
    let real = FakeGenericFunctions()
    real.stub.packed(1, .equal("a"), .equal(true)).andReturn(6)
    let spy = FakeGenericFunctions(forwardingTo: real)
    #expect(spy.packed(1, "a", true) == 6)
    spy.pack("b")
    real.verify().pack(.equal("b"))
    spy.verify().pack(.equal("b"))
  }
}
