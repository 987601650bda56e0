import Foundation
import Mimus
import Testing

struct OverrideTests {
  @Test func `members that cannot be overridden keep their implementation`() {
    let handbill = FakeHandbill()
    #expect(handbill.print { _ in } == 1)
    handbill.stub.post().andReturn(handbill)
    #expect(handbill.post() === handbill)

    let hamper = FakeCountedHamper()
    hamper.stub.empty().andReturn(7)
    #expect(hamper.empty() == 7)
    hamper.verify().empty()
  }

  @Test func `a function that stands for a generic parameter escapes`() {
    let courier = FakeErrandCourier()
    courier.stub.run(.any).andDo { $0(20) + 1 }
    #expect(courier.run { $0 * 2 } == 41)
  }

  @Test func `a constraint that the superclass's type arguments meet isn't restated`() {
    let sieve = FakeFlourSieve()
    sieve.stub.sift(3).andReturn(4)
    #expect((sieve as Sieve).sift(3) == 4)
  }

  @Test func `a property whose wrapper has no setter is read-only`() {
    let plaque = FakePlaque()
    plaque.callsSuper = true
    #expect(plaque.year == 5)
    plaque.stub.year.get.andReturn(6)
    #expect(plaque.year == 6)
  }

  @Test func `the fake of a class in an extension with constraints is in such an extension`() {
    let row = Orchard<String>.FakeRow()
    row.stub.count("apple").andReturn(3)
    #expect(row.count("apple") == 3)
  }

  @Test func `members can be called like the fake and its parts`() {
    let pamphlet = FakePamphlet()
    pamphlet.stub.FakePamphlet().andReturn(4)
    #expect(pamphlet.FakePamphlet() == 4)
    pamphlet.stub.Stubs().andReturn(5)
    #expect(pamphlet.Stubs() == 5)
    pamphlet.stub.Calls.get.andReturn(6)
    #expect(pamphlet.Calls == 6)

    let placard = FakePlacard()
    placard.stub.FakePlacard.get.andReturn(1)
    #expect(placard.FakePlacard == 1)
  }

  @Test func `a requirement overrides the superclass's member however its types are spelled`() {
    let fake = FakeCarrying()
    fake.stub.load([1], "flour").andReturn(2)
    #expect((fake as Vessel).load([1], "flour") == 2)
    fake.stub.moor().andReturn(3)
    #expect(fake.moor() == 3)
    fake.stub.speed.get.andReturn(4)
    #expect(fake.speed == 4)
  }

  @Test func `a requirement overrides what the superclass has only under a condition`() {
    let fake = FakeCarrying()
    fake.stub.sink().andReturn(5)
    fake.stub.float().andReturn(6)
    #expect(fake.sink() == 5)
    #expect((fake as any Carrying).float() == 6)
    #expect(fake.calls.sink.count == 1)
    #expect(fake.calls.float.count == 1)
  }

  @Test func `of several superclasses, a fake inherits from the one that inherits from the others`() {
    let fake = FakeCrossing()
    fake.stub.board().andReturn(7)
    let ferry: Ferry = fake
    #expect((ferry as? any Crossing)?.board() == 7)
  }

  @Test func `a protocol can require a subclass of NSObject`() {
    let fake = FakeAnnouncing()
    fake.stub.description.get.andReturn("a ship")
    #expect((fake as NSObject).description == "a ship")
  }

  @Test func `an override hides only what it overrides`() async {
    for fake in [FakeWaxPostmark(), FakeInkPostmark()] as [Postmark] {
      #expect(fake.press(InkMark()) == 0 && fake.press(WaxMark()) == 0)
      #expect(fake.read() as Int == 0 && fake.read() as String == "")
      #expect(fake[1] as Int == 0 && fake[1] as String == "")
      let waited = await fake.dry()
      #expect(waited == 0 && { fake.dry() }() == 0)
    }
    let lid = FakeLidPostmark()
    lid.stub[1].get.andReturn(7)
    #expect(lid[1] as Int == 7)
  }

  @Test func `an object is equal to itself, unless a stub says otherwise`() {
    let fake = FakeEmblem(motto: "Lux")
    #expect(fake == fake && Set([fake, fake]).count == 1)
    fake.verify(.atLeast(1)).isEqual(.any)
    fake.stub.isEqual(.any).andReturn(false)
    #expect(fake != fake)
  }

  @Test func `an overload whose override returns a subclass is faked beside the others`() {
    for fake in [FakeWeavingFrame(), FakeSilkFrame(), FakeFineFrame()] as [WeavingFrame] {
      #expect(fake.weave() as Int == 0)
      #expect(fake.spin(3) == 0 && fake.spin("wool") == 0)
    }
    let (fine, silk) = (FakeFineFrame(), Silk())
    fine.stub.weave().andReturn(silk)
    #expect(fine.weave() === silk)
    fine.dye("red")
    fine.verify().dye("red")
  }
}
