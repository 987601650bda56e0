import Foundation
import Mimus
import Testing

struct SuperclassTests {
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

  @Test func `requirements that the superclass has are overridden`() throws {
    let fake = FakeHanging()
    fake.stub.layout().andReturn(7)
    fake.stub.layout(2).andReturn(8)
    fake.stub.width.get.andReturn(9)
    fake.stub.measure(.any).andReturn(10)
    #expect((fake as Banner).layout() == 7 && fake.layout(2) == 8)
    #expect((fake as Banner).width == 9 && fake.color == "red")
    #expect(try (fake as any Measurable).measure(1) == 10)
    #expect(fake.fold() == 2)
    FakeHanging.stub.standardWidth().andReturn(11)
    #expect(FakeHanging.standardWidth() == 11)
    let spy = FakeHanging(forwardingTo: fake)
    #expect(spy.layout() == 7)
    spy.verify().layout()
  }

  @Test func `requirements that a generic superclass has are overridden`() {
    let fake = FakeShipping()
    fake.stub.pack("tea").andReturn("box")
    #expect((fake as Crate<String>).pack("tea") == "box")
  }

  @Test func `a superclass may have a required initializer`() {
    let type: Cupboard.Type = FakeLocking.self
    let fake = type.init() as? FakeLocking
    fake?.stub.lock().andReturn(true)
    #expect(fake?.lock() == true)
    let spy = FakeLocking(forwardingTo: fake)
    #expect(spy.lock())
  }

  @Test func `a superclass may have initializers with arguments`() throws {
    let painting = FakePainting(height: 3)
    painting.stub.paint().andReturn(true)
    #expect(painting.paint() && painting.height == 3)
    #expect(FakePainting().height == 4)
    #expect(FakeReading(height: 0) == nil)
    let reading = try FakeReading(wood: "oak")
    reading.stub.read().andReturn(5)
    #expect(reading.read() == 5)
  }

  @Test func `a fake is Sendable beside a superclass that is not`() {
    let fake = FakeResting()
    fake.stub.rest().andReturn(6)
    let shared: any Sendable = fake
    #expect(shared is FakeResting)
    #expect(fake.seats == 2 && fake.rest() == 6)
  }

  @Test func `a superclass may be Sendable`() {
    let fake = FakeGlowing()
    fake.stub.shine().andReturn(2)
    #expect((fake as Lantern).shine() == 2)
  }

  @MainActor @Test func `a superclass may be isolated`() {
    let fake = FakeAiring()
    fake.stub.open().andReturn(false)
    fake.stub.air().andReturn(3)
    #expect(!(fake as Casement).open() && fake.air() == 3)
  }

  @Test func `a fake that a convenience initializer creates is a default answer`() {
    #expect(FakePassageMaker().archway().width == 3)
  }

  @Test func `a superclass may have other initializers, and unavailable ones`() {
    let clutch = FakeClutch()
    clutch.stub.file().andReturn(4)
    #expect(clutch.size == 1 && clutch.file() == 4)
    let stamp = FakeRubberStamp(ink: "red")
    stamp.stub.press().andReturn(5)
    #expect(stamp.press() == 5)
  }
}
