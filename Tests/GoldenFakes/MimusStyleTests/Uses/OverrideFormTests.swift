import Foundation
import Mimus
import Testing

struct OverrideFormTests {
  @Test func `a superclass is found within a composition, and through its aliases`() {
    let home = FakeHomeScreen(name: "home")
    #expect(home.load() == 0)
    #expect(home.refresh() == 0)
    home.verify().load()
    let shelf = FakeTopShelfScreen(name: "shelf")
    shelf.stub.load().andReturn(7)
    #expect(shelf.load() == 7)
    #expect(shelf.label == "")

    let object = FakeLabeledObject()
    #expect(object.isEqual(object))
    #expect(object.label == "")

    let row = WallCase.FakeDeepRow()
    #expect(row.count() == 0)
    row.verify().count()
  }

  @Test func `what is written beside the types tells overloads apart`() {
    let journal = FakeFileJournal()
    journal.stub.log("a").andReturn(7)
    var count = 1
    #expect(journal.log("a") == 7)
    #expect(journal.log("a", "b") == 0)
    #expect(journal.add(&count) == 0)
    #expect(journal.add(1) == 0)
    #expect(journal.recordedCalls.count == 5)

    let eager = FakeEagerJournal()
    #expect((eager as any EagerJournal).log("a", "b") == 0)
    #expect((eager as PlainJournal).check { true } == 0)
  }

  @Test func `an override hides only the overload whose result it can have`() throws {
    let list = FakeReprintList()
    let edition: Reprint? = list.find(1)
    let imprint: Imprint? = list.find(1)
    let screen = HomeScreen(name: "")
    list.stub.find(1, returning: (any Tracked).self).andReturn(screen)
    list.stub.find(1, returning: Result<Int, any Error>.self).andReturn(.success(4))
    #expect((list.find(1) as any Tracked) as? HomeScreen === screen)
    let result: Result<Int, any Error> = list.find(1)
    #expect(try result.get() == 4)
    #expect(edition == nil && imprint == nil)
    #expect(list.recordedCalls.count == 5)
  }

  @Test func `an override under a condition leaves the rest to the superclass's member`() {
    let kettle = FakeLoudKettle()
    #expect(kettle.boil() == 0)
    #expect(kettle.pour() == 0)
    #expect(kettle.water == 0)
    let louder = FakeLouderKettle()
    #expect(louder.boil() == 0)
    #expect(louder.pour() == 0)
    louder.verify().boil()

    let (night, late) = (FakeNightWorkshop(), FakeLateWorkshop())
    let reprint = Reprint()
    night.stub.first().andReturn(reprint)
    #expect(night.first() === reprint)
    late.stub.latest().andReturn(reprint)
    #expect((late as NightWorkshop).latest() === reprint)
  }

  @Test func `types that are only spelled in other ways are the same`() {
    let catalogue = FakePageCatalogue()
    #expect(catalogue.size() == 0)
    let cabinet = FakeOakCabinet()
    #expect(cabinet.open([.top], 1) == 0)
    #expect(cabinet.open("top", 1) == 0)
    let book = FakeNumberBook()
    book.stub.page("Emma").andReturn(7)
    #expect(book.page("Emma") == 7)
    let loading = FakeCargoLoading()
    let count: Int = loading.load { _ in }
    #expect(count == 0)
  }

  @Test func `a wrapper determines the type of its property`() {
    let scales = FakeScales()
    scales.stub.weight.get.andReturn(2.5)
    #expect(scales.weight == 2.5)
    scales.stub.label.get.andReturn("sugar")
    #expect(scales.label == "sugar")
    #expect(scales.uses == 0)
    scales.stub.weights.get.andReturn([1, 2])
    #expect(scales.weights == [1, 2])
  }
}
