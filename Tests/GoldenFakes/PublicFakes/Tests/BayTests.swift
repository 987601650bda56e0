import Bay
import Mimus
import Testing

/// Uses the fakes of a module that is isolated to the main actor by default in modules that aren't.
@MainActor struct BayTests {
  @Test func `types that exist only on the main actor are stubbed and verified there`() async {
    let moorings = FakeMoorings()
    let berth = Berth(number: 1)
    moorings.stub.free.get.andReturn([berth: 3])
    moorings.stub.moor(at: .any).andReturn(true)
    moorings.stub.state(of: .any).andReturn(.done(berth))
    FakeMoorings.stub.all().andReturn([berth])
    #expect(moorings.free[berth] == 3)
    #expect(moorings.moor(at: [berth]))
    guard case .done(berth) = await moorings.state(of: berth) else { Issue.record("idle"); return }
    moorings.close([berth])
    moorings[[berth]] = 4
    moorings.verify().moor(at: [.any])
    moorings.verify()[.any].set(4)
    #expect(moorings.calls.close == [[berth]])
    #expect(FakeMoorings.all() == [berth])
    moorings.stub.swap(.any).andDo { $0 = [] }
    var berths: Set = [berth]
    moorings.swap(&berths)
    #expect(berths.isEmpty)
    moorings.plan([berth: "Gull"])
    moorings.verify().plan([berth: "Gull"])
    moorings.log(Logbook())
    await Self.verifyLog(of: moorings)
    let pier = FakePier()
    pier.onChange { _ in }
    pier.verify().onChange(.any)
    let master = FakeHarbormaster()
    master.stub.assign(.any).andReturn(2)
    #expect(master.assign([]) == 2)
  }

  nonisolated private static func verifyLog(of moorings: FakeMoorings) async { moorings.verify().log(.any) }

  @Test func `types that exist only on the main actor are counted there`() {
    let shoals = FakeShoals()
    let berth = Berth(number: 1)
    shoals.markReturnValue = [berth]
    #expect(shoals.mark([berth: 2]) == [berth])
    FakeShoals.knownReturnValue = [berth]
    #expect(FakeShoals.known() == [berth])
    FakeChartStatics.symbolsReturnValue = [berth]
    #expect(FakeChart<Int>.symbols(1) == [berth])
  }

  @Test nonisolated func `other static members are counted on any actor`() {
    FakeShoals.depthReturnValue = 3
    #expect(FakeShoals.depthCallCount == 0)
  }
}
