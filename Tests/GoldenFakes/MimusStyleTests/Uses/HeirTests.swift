import Mimus
import Testing

struct HeirTests {
  struct Entry: Identifiable { var id: String }

  @Test func `an heir settles an associated type of an associated type`() {
    let roster = FakeTextRoster<Entry>()
    roster.stub.row("a").andReturn(Entry(id: "a"))
    #expect(roster.row("a")?.id == "a")
  }

  @Test func `a requirement that an heir restates is one member`() {
    let furnace = FakeCoalFurnace()
    furnace.stub.burn(2, then: .any).andDo { fuel, then in
      then(fuel)
      return [fuel]
    }
    furnace.stub[3].get.andReturn(4)
    furnace.stub.refill().andReturn(5)
    var burnt: [Int] = []
    #expect(furnace.burn(2) { burnt.append($0) } == [2])
    #expect(burnt == [2] && furnace[3] == 4 && furnace.refill() == 5)
  }

  @Test func `inherited members name the types beside their parent`() {
    let (barn, mill) = (FakeRedBarn(), FakeWindmill())
    barn.stub.store(.any).andReturn(Harvest.Grain(weight: 2))
    mill.stub.grind(.any).andReturn(Harvest.Grain(weight: 3))
    #expect(barn.store(Harvest.Grain())?.weight == 2)
    #expect(mill.grind(Harvest.Grain())?.weight == 3)
    barn.stub.reap(.any).andDo { $0(Harvest.Grain(weight: 4)) }
    var reaped: [Int] = []
    barn.reap { reaped.append($0.weight) }
    #expect(reaped == [4])
  }

  @Test func `a type with the name of a fake's own type is told apart`() {
    let scale = FakeScale()
    scale.stub.weigh(.any).andDo { $0() }
    #expect(scale.weigh { Body(mass: 7) } == Body(mass: 7))
    let counter = FakeCounter()
    counter.stub.stamp(.any).andDo { $0() }
    #expect(counter.stamp { StampStub(number: 7) } == StampStub(number: 7))
  }

  struct Printer: Logger {
    struct Jam: Error {}
    func log(_ text: @autoclosure () throws -> String) -> Int { (try? text())?.count ?? -1 }
    func trace(_ text: @autoclosure () async throws -> String) async -> Int { (try? await text())?.count ?? -1 }
  }

  @Test func `an autoclosure with effects is passed on`() async {
    let logger = FakeLogger(forwardingTo: Printer())
    func jam() throws -> String { throw Printer.Jam() }
    #expect(logger.log("four") == 4)
    #expect(logger.log(try jam()) == -1)
    #expect(await logger.trace("seven") == 5)
  }

  struct Pearl: ~Copyable { var size = 1 }

  @Test func `noncopyable values are passed wherever their suppression is written`() {
    let ferryman = FakeFerryman()
    ferryman.stub.carry(.any).andDo { (_: consuming Pearl) in 3 }
    #expect(ferryman.carry(Pearl()) == 3)
    ferryman.verify().carry(.any)
  }

  @Test func `a closure whose type is an alias of a parent is called`() {
    let (loom, winch) = (FakePowerLoom(), FakeWinch())
    loom.stub.weave(.any).andDo { $0(7) }
    winch.stub.wind(.any).andDo { $0(8) }
    #expect(loom.weave { $0 } == 7)
    #expect(winch.wind { $0 } == 8)
    loom.callsSuper = true
    loom.keep { $0 }
    loom.verify().keep(.any)
  }

  @Test func `a member meets requirements that are called differently`() {
    let dial = FakeDial()
    dial.stub.level.get.andReturn(3)
    var count = 0
    dial.stub.watch(.any).andDo { $0() }
    #expect(dial.level == 3)
    dial.watch { count += 1 }
    #expect(count == 1)
  }

  struct Sibling: SelfTwin {
    func twins() -> [Sibling] { [self] }
    func age() -> Int { 5 }
  }

  struct Well: SafePump {
    func pump() -> Int { 1 }
    func drain() -> Int { 2 }
  }

  @Test func `an associated type is the type itself, or Never`() {
    let twin = FakeSelfTwin(forwardingTo: Sibling())
    #expect(twin.age() == 5)
    twin.stub.twins().andReturn([twin])
    #expect(twin.twins().first === twin)
    let pump = FakeSafePump(forwardingTo: Well())
    #expect(pump.pump() + pump.drain() == 3)
    let rose = FakeRosebush<Int>()
    FakeRosebush<Int>.stub.grow(.any).andReturn(rose)
    #expect(FakeRosebush<Int>.grow(1) === rose)
  }

  @Test func `what parents declare under opposite conditions is one member`() {
    let tap = FakeTap<Int>()
    tap.stub.value.get.andReturn(4)
    tap.stub.close().andReturn(5)
    #expect(tap.value + tap.close() == 9)
    tap.value = 6
    tap.verify().value.set(.equal(6))
  }

  @Test func `a collection that restates its iterator is faked`() {
    let ladder = FakeLadder<String>()
    ladder.stub.climb().andReturn(2)
    #expect(ladder.climb() == 2)
    for _ in ladder { Issue.record("the iterator is empty") }
  }

  struct Line: Origin { typealias Source = String }

  struct LineReply: Reply {
    func send(_ context: Line) -> Int { 1 }
  }

  @Test func `aliases of associated types are their types`() {
    let console = FakeConsole<LineReply>()
    console.stub.answer.get.andReturn(LineReply())
    console.stub.ask(.any).andReturn([Line(), Line()])
    #expect(console.answer.send(Line()) + console.ask(Line()).count == 3)
    let reel = FakeReel<Int>()
    reel.stub.splice(.any, at: 1).andReturn([3])
    reel.film = [1, 2]
    #expect(reel.splice([1], at: 1) == [3])
    reel.verify().film.set(.equal([1, 2]))
  }

  @Test func `an heir's property settles an associated type`() {
    let rank = FakeRank()
    rank.stub.rawValue.get.andReturn(7)
    let value: Int = rank.rawValue
    #expect(value == 7)
  }

  @Test func `static members of a generic fake under a condition are faked`() {
    FakeMedal<String>.stub.award(.any).andReturn(2)
    #expect(FakeMedal<String>.award("red") == 2)
  }

  @Test func `associated types that depend on a condition are parameters where they exist`() {
    let raffle = FakeRaffle<Int, String>()
    raffle.stub.sell().andReturn(7)
    raffle.stub.draw(7).andReturn(true)
    #expect(raffle.draw(raffle.sell()))
    #expect(!FakeLottery<Int, String>().draw(1))
  }

  struct Plate: Hashable {}

  @Test func `a determined type keeps its constraints`() {
    let pantry = FakePantry<[String]>()
    pantry.stub.fill(.any).andReturn(["jam"])
    #expect(pantry.fill(["jam": ["tea"]]) == ["jam"])
    let exhibit = FakeExhibit<Int>()
    exhibit.stub.id.get.andReturn(4)
    #expect(exhibit.id == 4)
    let visitor = FakeVisitor()
    visitor.stub.meet(.any).andReturn(5)
    #expect(visitor.meet(visitor.id) == 5)
  }

  @Test func `a protocol's aliases are seen by the clauses of its fake`() {
    let sampler = FakeSampler<[Int]>()
    sampler.stub.mix([1, 2]).andReturn(3)
    #expect(sampler.mix([1, 2]) == 3)
    let cutter = FakeCutter()
    cutter.stub.copy(of: .any).andReturn(cutter)
    #expect(cutter.copy(of: FakeCutter()) === cutter)
  }

  @Test func `an alias can determine several associated types`() {
    let fake = FakePricePairs()
    fake.stub.second(of: "tea").andReturn(4)
    fake.stub.all().andReturn([(first: "tea", second: [4])])
    #expect(fake.second(of: "tea") == 4)
    #expect(fake.all().first?.second == [4])
  }
}
