import Mimus
import Quay
import Testing

/// Uses fakes in modules whose settings differ from those of their types' module.
struct SettingsTests {
  @Test func `a closure that runs on its caller's actor is faked by its type`() async throws {
    let save = FakeFunction(of: ((Int, String) async throws -> Int).self, named: "save")
    let log = FakeFunction(of: (@Sendable (String) async -> Void).self, named: "log")
    save.stub(30, .any).andReturn(1)
    let closure: (Int, String) async throws -> Int = save.asyncThrowingFunction()
    #expect(try await closure(30, "alice") == 1)
    await log.asyncFunction()("saved")
    save.verify()(30, "alice")
    log.verify()("saved")
  }

  @Test @concurrent nonisolated func `a class's fake is nonisolated and calls what isn't`() async {
    let capstan = FakeCapstan()
    capstan.stub.turn(.any).andReturn(Cask())
    _ = await capstan.turn(Cask())
    capstan.callsSuper = true
    #expect(await capstan.lift { 7 } == 7)
    #expect(await capstan.load + capstan[Cask()] == 5)
    #expect(FakeCapstan.count() == 0)
    capstan.verify().lift(.any)
    let winder = FakeWinder()
    _ = await winder.lift { 1 }
    #expect(winder.liftCallCount == 1)
  }

  @Test func `a class on the main actor has its own isolation`() async {
    let head = FakeFigurehead()
    head.callsSuper = true
    #expect(head.wave() == 1)
    #expect(await head.smile() == 2)
    head.verify().wave()
    let capstan = FakeCapstan()
    capstan.callsSuper = true
    #expect(capstan.ring() == 5)
  }

  @Test @concurrent nonisolated func `closures mean what they mean in their own module`() async {
    let bosun = FakeBosun()
    bosun.whistle = {}
    bosun.order { _ in }
    bosun.stub.pipe(.any).andReturn(3)
    #expect(await bosun.pipe { 2 } == 3)
    bosun.verify().order(.any)
    let watchman = FakeWatchman()
    watchman.stub.look(.any).andReturn(4)
    #expect(await watchman.look { 1 } == 4)
    let coxswain = FakeCoxswain()
    coxswain.whistle = {}
    _ = await coxswain.pipe { 2 }
    FakeCoxswain.crew = 8
    #expect(coxswain.pipeCallCount + FakeCoxswain.crewSetCallCount == 2)
  }

  @Test @concurrent nonisolated func `a structure's sendable closures call its fake`() async {
    let signals = FakeSignals()
    signals.stub.flash(.any).andReturn(2)
    signals.stub.hoist().andReturn("N")
    let client = signals.client
    let flash = client.flash
    #expect(await Task.detached { flash(1) }.value == 2)
    #expect(await client.hoist() == "N")
    await client.blow(3)
    #expect(signals.calls.blow == [3])
    let lamps = FakeLamps()
    lamps.flashReturnValue = 5
    #expect(lamps.client.flash(1) == 5)
  }
}
