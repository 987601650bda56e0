import Canal
import Mimus
import Testing

/// Uses the fakes of a module whose functions are nonsending by default in modules whose functions aren't.
struct CanalTests {
  @Test func `closures of a nonsending module are passed on`() async throws {
    let lock = FakeLock()
    await lock.sail { _ in }
    lock.verify().sail(.any)
    lock.stub.board(.any).andDo { (check: nonisolated(nonsending) (Int) async throws -> Int) in try await check(2) }
    #expect(try await lock.board { $0 + 1 } == 3)
    let skipper = FakeSkipper()
    skipper.callsSuper = true
    #expect(await skipper.steer { 7 } == 7)
    let radio = FakeRadioClient()
    radio.stub.call(.any).andReturn("over")
    radio.stub.listen().andReturn(["out"])
    #expect(await radio.client.call(1) == "over")
    #expect(try await radio.client.listen() == ["out"])
  }

  @Test func `closures of a nonsending module are counted`() async {
    let sluice = FakeSluice()
    await sluice.tow { _ in }
    sluice.crews = ["night": { _ in }]
    #expect(sluice.towCallCount == 1)
    sluice.horn = { 3 }
    #expect(sluice.crewsSetCallCount + sluice.hornSetCallCount == 2)
  }
}
