import Foundation
import Mimus
import Testing

@Suite struct SuperclassTests {
  @Test func `an override is faked instead of the member it overrides`() {
    let fake = FakeTrilogy()
    let novel = Novel()
    fake.stub.reprint().andReturn(novel)
    fake.stub.accept(.any).andReturn(false)
    fake.stub.sequel(2).andReturn(novel)
    #expect(fake.reprint() === novel)
    #expect((fake as Publication).reprint() === novel)
    #expect(!fake.accept([]))
    #expect((fake as Publication).sequel(2) === novel)
    fake.verify(.times(2)).reprint()
    #expect(fake.seal() == 2)
    #expect(fake.cover == 2)
  }

  @Test func `a required convenience initializer is inherited`() {
    let fake = FakeLetterhead(name: "Shop")
    #expect(fake.text == "Shop")
    fake.stub.render().andReturn("<Shop>")
    #expect(fake.render() == "<Shop>")
    fake.verifyCall(withIdentifier: "init(text:)", arguments: ["Shop"])
  }

  @Test func `a class that is Sendable through its parents has a Sendable fake`() {
    let fake = FakeErratum()
    fake.callsSuper = true
    #expect(fake.page() == 1)
    #expect(fake.explain() == "a letter")
    let shared: any Sendable = fake
    #expect(shared is FakeErratum)
  }

  @MainActor @Test func `a class is isolated to its superclass's actor`() {
    let fake = FakeShopPane()
    fake.callsSuper = true
    #expect(fake.open())
    #expect(fake.light() == 1)
    fake.verify().open()
  }

  @Test func `members that are not overridden keep their names`() {
    let fake = FakeSafe()
    fake.stub.unlock().andReturn(true)
    #expect(fake.unlock())
    #expect(fake.storage == [1, 2])
    #expect(fake.verify() == 2)
    fake.verify_().unlock()
    fake.verifyCall(withIdentifier: "unlock()")
  }

  @Test func `a superclass may be declared by a generic alias`() {
    let fake = FakePostcard()
    fake.stub.wrap("tea", with: .any).andReturn(4)
    #expect(fake.wrap("tea") { "\($0)" } == 4)
    fake.verify().wrap(.any, with: .any)
    fake.stub.copy().andReturn(fake)
    #expect(fake.copy() === fake)
  }

  @Test func `a superclass may be declared by an alias of a generic class`() {
    let fake = FakeTelegram()
    fake.stub.wrap("tea", with: .any).andReturn(4)
    #expect(fake.wrap("tea") { "\($0)" } == 4)
  }

  @Test func `a tuple can be the argument for a superclass's generic parameter`() {
    let fake = FakeSwap<Int, String>()
    fake.stub.trade(.any).andReturn(5)
    #expect(fake.trade((1, "a")) == 5)
    fake.callsSuper = true
    #expect(fake.isFair())
    #expect(fake.give((1, "a")) == (1, "a"))
    fake.verify(.never).offer()
  }

  @Test func `an empty tuple can be the argument for a superclass's generic parameter`() {
    let fake = FakeGift()
    fake.callsSuper = true
    fake.give(())
    #expect(fake.trade(()) == 1)
    #expect(fake.unwrap() == 3)
    fake.verify().give(.any)
  }

  @Test func `a class is Codable through a parent`() throws {
    let fake = try JSONDecoder().decode(FakeCard.self, from: Data(#"{"id": 7}"#.utf8))
    #expect(fake.id == 7)
    fake.stub.flip().andReturn(false)
    #expect(!fake.flip())
  }

  @Test func `a property that is an optional closure is faked`() throws {
    let fake = FakeBuzzer()
    fake.callsSuper = true
    fake.ring = { times in times > 1 }
    #expect(try fake.ring?(2) == true)
    fake.verify().ring.set(.any)
    fake.echoes[1] = { $0 }
    #expect(fake.calls.echoes.set.count == 1)
  }

  @Test func `a property whose wrapper has no setter is read-only`() {
    let fake = FakeTicket()
    fake.stub.number.get.andReturn(9)
    #expect(fake.number == 9)
    fake.callsSuper = true
    #expect(fake.tear() == 9)
  }

  #if !os(Windows)
    @Test func `members of a superclass that depends on the platform are overridden`() {
      let silo = FakeSilo()
      silo.stub.unload().andReturn(7)
      silo.stub.count().andReturn(8)
      silo.stub.fill().andReturn(9)
      #expect(silo.unload() == 7 && silo.count() == 8 && silo.fill() == 9)
    }
  #endif

  @Test func `a class with a variadic initializer is faked`() {
    let bouquet = FakeBouquet(stems: 3)
    bouquet.callsSuper = true
    #expect(bouquet.tie() == 3)
    let wreath = FakeWreath(1, 2)
    wreath.stub.hang().andReturn(4)
    #expect(wreath.hang() == 4)
  }
}
