import Mimus
import Testing

@Suite struct HeirTests {
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
}
