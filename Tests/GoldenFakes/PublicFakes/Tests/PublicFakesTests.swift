import Cargo
import Foundation
import Harbor
import Mimus
import Testing

/// Uses the public fakes of another module in a module whose imports are internal by default.
struct PublicFakesTests {
  @Test func `fakes with counters use types of the imported modules`() async {
    let (mooring, timetable, loader, tug) = (FakeMooring(), FakeTimetable(), FakeLoader(), FakeTug())
    mooring.moorReturnValue = ["pier": Ship(name: "Gull")]
    #expect(mooring.moor(Ship(name: "Gull"), at: 1).count == 1)
    timetable.arrivalReturnValue = Date(timeIntervalSince1970: 1)
    #expect(timetable.arrival(of: Ship(name: "Gull")) == Date(timeIntervalSince1970: 1))
    loader.loadReturnValue = Crate(number: 7)
    #expect(loader.load() == Crate(number: 7))
    tug.pullReturnValue = 2
    #expect(tug.pull() == 2 && tug.pullCallCount == 1)
  }

  @Test func `fakes of the library use types of the imported modules`() throws {
    let (pilot, clerk, ferry) = (FakePilot(), FakeClerk(), FakeFerry())
    pilot.stub.guide(.any, to: 2).andReturn(Ship(name: "Gull"))
    #expect(try pilot.guide(Ship(name: "Tern"), to: 2)?.name == "Gull")
    clerk.stub.note(.any).andReturn(1)
    #expect(clerk.note(Crate(number: 7)) == 1)
    ferry.stub.cross(at: .any).andReturn(true)
    #expect(ferry.cross(at: Date()))
  }

  @Test func `what a type inherits has the types that its nested types hide`() throws {
    let (lighter, inspection, sorting) = (FakeLighter(), Quarantine.FakeInspecting(), FakeSorting<Int>())
    lighter.stub.load(.any).andReturn([Mark(text: "fragile")])
    #expect(lighter.load(Mark(text: "heavy")) == [Mark(text: "fragile")])
    lighter.verify().load(.equal(Mark(text: "heavy")))
    inspection.stub.inspect(.any).andReturn(.success(Mark(text: "clean")))
    #expect(try inspection.inspect(Mark(text: "new")).get() == Mark(text: "clean"))
    inspection.clear(Quarantine.Mark())
    #expect(inspection.calls.clear.count == 1)
    sorting.stub.sort(2).andReturn(1)
    #expect(sorting.sort(2) == 1)
    sorting.stub.inspect(.any).andReturn(.success(Mark(text: "clean")))
    #expect(try sorting.inspect(Mark(text: "new")).get() == Mark(text: "clean"))
  }

  @Test func `members with deprecated types are answered and counted`() throws {
    // What isn't deprecated calls what is only through a protocol, without a warning.
    let uses: any DeprecatedUses = MarkedUses()
    try uses.expectAnswers()
  }

  @Test func `a class that an extension makes Sendable has a Sendable fake`() {
    func share(_ logbook: some Sendable) {}
    let logbook = FakeLogbook()
    share(logbook)
    logbook.stub.note("calm").andReturn(7)
    #expect(logbook.note("calm") == 7)
  }

  @Test func `a value may have an alias of Any as its type`() {
    let hold = FakeHold()
    hold.contentReturnValue = 7
    #expect(hold.content as? Int == 7)
  }

  @Test func `members with availabilities of a package are faked`() {
    let radar = FakeRadar()
    radar.stub.scan(.any).andDo { found in
      found(Ship(name: "Gull"))
      return 1
    }
    var names: [String] = []
    #expect(radar.scan { names.append($0.name) } == 1)
    #expect(names == ["Gull"])
  }
}

private protocol DeprecatedUses {
  func expectAnswers() throws
}

private struct MarkedUses: DeprecatedUses {
  @available(*, deprecated)
  func expectAnswers() throws {
    let marker = FakeMarker()
    marker.stub.mark(.any).andReturn(Buoy(number: 2))
    marker.stub.each(.any).andDo { $0(Buoy(number: 3)) }
    var numbers = [marker.mark(Buoy(number: 1))?.number]
    marker.each { numbers.append($0.number) }
    #expect(numbers == [2, 3])
    marker.verify().mark(.any)

    let hold = FakeHold()
    hold.depthReturnValue = 7
    #expect(try hold.depth(at: 1) == 7)
    #expect(hold.depthArgsForCall == [1])
  }
}
