import Foundation
import Mimus
import Testing

struct IsolationTests {
  @Test func `the fake of an actor protocol is an actor whose typed API needs no await`() async throws {
    let fake = FakeActorProtocol()
    fake.stub.charge(30).andReturn(3)
    fake.stub.waits().andReturn("done")
    fake.stub.balance.get.andReturn(7)
    fake.stub.free().andReturn("free")
    fake.stub.label.get.andReturn("label")
    #expect(await fake.charge(30) == 3)
    #expect(try await fake.waits() == "done")
    #expect(await fake.balance == 7)
    #expect(fake.free() == "free")
    #expect(fake.label == "label")
    fake.verify().charge(30)
    fake.verify().balance.get()
    fake.verify().free()
    #expect(fake.calls.charge == [30])
  }

  @MainActor @Test func `the fake of a main-actor protocol is used on the main actor`() async {
    let fake = FakeMainActorProtocol()
    fake.stub.load().andReturn(2)
    fake.show("a")
    #expect(await fake.load() == 2)
    fake.title = "t"
    #expect(fake.title == "t")
    fake.free()
    fake.verify().show("a")
    fake.verify().title.set("t")
    withMockSession([]) {
      FakeMainActorProtocol.stub.make().andReturn(5)
      #expect(FakeMainActorProtocol.make() == 5)
      FakeMainActorProtocol.verify().make()
    }
  }

  @Test func `the typed API of a main-actor fake can be used anywhere`() async {
    let fake = await FakeMainActorProtocol()
    fake.stub.load().andReturn(4)
    #expect(await fake.load() == 4)
    fake.verify().load()
    fake.verify(.never).free()
  }

  @MainActor @Test func `a member on an actor returns a new fake that only the actor can create`() async throws {
    let list = FakeSceneList()
    #expect(list.first().number == 0)
    #expect(try await list.next().number == 0)
    #expect(throws: UnstubbedCallError.self) { try list.anywhere() }
    #expect(SceneFlow.FakeSceneMaker().first().go() == 0)
  }

  @Test func `what parents off the actor require is called and forwarded anywhere`() async {
    let fake = await FakeMainGuestbook()
    fake.stub.add("a").andReturn(3)
    #expect(fake.add("a") == 3)
    fake.entries = ["a"]
    #expect(fake.entries == ["a"])
    fake.verify().add("a")
    let spy = await FakeMainGuestbook(forwardingTo: fake)
    #expect(spy.add("a") == 3)
    fake.verify(.times(2)).add("a")
    let locked = await FakeLockedGuestbook()
    locked.stub.lock().andReturn(1)
    #expect(locked.lock() == 1)
    let counting = FakeActorGuestbook()
    counting.stub.add("b").andReturn(2)
    counting.stub.count().andReturn(5)
    #expect(counting.add("b") == 2)
    #expect(await counting.count() == 5)
  }

  @MainActor @Test func `what a parent requires whose isolation is unknown is forwarded on the actor`() async {
    let real = FakeStagePrompter()
    real.stub.cue().andReturn(3)
    real.stub.prompt(on: .any).andReturn(4)
    let spy = FakeStagePrompter(forwardingTo: real)
    #expect(spy.cue() == 3)
    #expect(await spy.prompt(on: nil) == 4)
    real.verify().cue()
    let prop = FakeLitProp()
    prop.callsSuper = true
    #expect(prop.move() + prop.light() == 15)
  }

  @MainActor @Test func `single members may be isolated to an actor`() async {
    let fake = FakeMainActorMembers()
    fake.show()
    fake.title = "x"
    fake.verify().show()
    fake.verify().title.set("x")
    let main = FakeSendableMain()
    main.f()
    main.verify().f()
    let desk = FakeDesk()
    desk.sit()
    desk.verify().sit()
  }

  @Test func `other members of such a protocol are not isolated`() async {
    let fake = FakeMainActorMembers()
    await fake.other()
    fake.verify().other()
  }

  @Test func `the fake of a global actor's protocol is isolated to that actor`() async {
    let fake = await FakeShopProtocol()
    fake.stub.sell("pen").andReturn(2)
    #expect(await fake.sell("pen") == 2)
    fake.verify().sell("pen")
    #expect(fake.calls.sell == ["pen"])
  }

  @Test func `isolated parameters, concurrent functions, and sent values are faked`() async {
    let fake = FakeIsolatedParameters()
    fake.stub.maybe(isolation: .any).andReturn(1)
    fake.stub.concurrently().andReturn(2)
    fake.stub.gives().andReturn(Receipt(id: 3))
    await use(fake)
    #expect(await fake.maybe(isolation: nil) == 1)
    #expect(await fake.concurrently() == 2)
    await fake.here()
    #expect(fake.gives().id == 3)
    fake.sends {}
    fake.verify().run(on: .any)
    fake.verify().maybe(isolation: .any)
    fake.verify().concurrently()
    fake.verify().here()
    fake.verify().sends(.any)
  }

  @Test func `closures that run where their callers do are passed on`() async {
    let fake = FakeNonsendingClosures()
    fake.stub.borrow(.any).andDo { read in await read() + 1 }
    #expect(await fake.borrow { 7 } == 8)
    await fake.keep { 1 }
    fake.verify().keep(.any)
  }

  private func use(_ fake: FakeIsolatedParameters) async {
    await Task { @ShopActor [fake = Shared(value: fake)] in _ = fake.value.run(on: ShopActor.shared) }.value
  }

  private struct Shared: @unchecked Sendable { let value: FakeIsolatedParameters }

  @Test func `values of a type that isn't Sendable are sent`() async throws {
    let fake = FakeSending()
    fake.stub.draft().andDo { Draft() }
    fake.stub.later().andDo { Draft() }
    #expect(fake.draft().text == "")
    #expect(try await fake.later().text == "")
    await fake.hand(Draft(), to: ShopActor.shared)
    fake.verify().draft()
    fake.verify().later()
    fake.verify().hand(.any, to: .any)

    let spy = FakeSending(forwardingTo: fake)
    fake.stub.exchange(.any, .any).andDo { _, _ in Draft() }
    #expect(try spy.exchange(Draft(), [Draft()]).text == "")
    fake.verify().exchange(.any, .any)
  }

  @Test func `a spy forwards an actor's calls from any task`() async throws {
    let real = FakeWithSendable()
    real.stub.f(.any).andDo { number in number * 2 }
    let spy = FakeWithSendable(forwardingTo: real)
    let results = await withTaskGroup(of: Int.self) { group in
      for number in 0..<20 { group.addTask { await spy.f(number) } }
      return await group.reduce(0, +)
    }
    #expect(results == 380)
    spy.verify(.times(20)).f(.any)
  }

  @Test func `a stub with only an effect leaves the answer to a spy's real object`() async {
    let real = FakeWithSendable()
    real.stub.f(.any).andReturn(6)
    let spy = FakeWithSendable(forwardingTo: real)
    let gate = Gate()
    let waiting = spy.stub.f(1).andWait(for: gate)
    gate.open()
    #expect(await spy.f(1) == 6)
    #expect(waiting.useCount == 1)
    real.verify().f(1)
  }

  @Test func `the last answer of a limited stub is given to only one call, and other calls are forwarded`() async {
    let real = FakeWithSendable()
    real.stub.f(.any).andReturn(1)
    let spy = FakeWithSendable(forwardingTo: real)
    spy.stub.f(.any).andReturn(1000, times: 5)
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<200 { group.addTask { await spy.f(number) } }
      return await group.reduce(0, +)
    }
    #expect(sum == 5 * 1000 + 195)
    real.verify(.times(195)).f(.any)
  }

  @MainActor final class Cinema: Projector {
    func show(_ frame: (Int) -> Bool) async -> Int { frame(1) ? 1 : 0 }
    func dim(_ level: Int, _ then: (Int) async throws -> Void) async rethrows { try await then(level) }
    func splice(_ reels: inout [AnyObject]) async throws -> Int {
      reels = []
      return 2
    }
    @concurrent func rewind(_ count: Int) async -> Int { count }
    @ShopActor func charge(_ cents: Int) async -> Int { cents * 2 }
  }

  @MainActor @Test func `members that run on an actor pass on what can't be recorded`() async throws {
    let spy = FakeProjector(forwardingTo: Cinema())
    #expect(await spy.show { $0 == 1 } == 1)
    var level = 0
    await spy.dim(3) { level = $0 }
    var reels: [AnyObject] = [spy]
    #expect(try await spy.splice(&reels) == 2)
    #expect(level == 3 && reels.isEmpty)
    #expect(await spy.rewind(4) + spy.charge(5) == 14)
    spy.stub.show(.any).andDo { frame in frame(7) ? 8 : 9 }
    #expect(await spy.show { $0 == 7 } == 8)
    let usher = FakeUsher()
    usher.stub.seat(.any).andDo { row in row(2) }
    usher.stub.announce("soon").andReturn(3)
    let row: @Sendable (Int) -> Int = { $0 * 2 }
    #expect(await usher.seat(row) + usher.announce("soon") == 7)
  }

  @MainActor @Test func `members that leave their class's actor call the superclass's`() async {
    let lobby = FakeLobby()
    lobby.callsSuper = true
    #expect(lobby.clean() == 4 && lobby.lights == 2)
    #expect(await lobby.sell() == 3)
    lobby.stub.lights.get.andReturn(5)
    #expect(lobby.lights == 5)
  }

  @MainActor @Test func `requirements of the standard library's protocols don't run on an actor`() {
    let playbill = FakePlaybill()
    playbill.id = 3
    playbill.stub.fold().andReturn(1)
    #expect(playbill.id + playbill.fold() == 4)
    #expect(throws: Never.self) { try JSONEncoder().encode([FakePlaybill]()) }
  }

  @Test func `a subclass on the main actor overrides what is asynchronous elsewhere`() async {
    let fake = FakeLeadPainter()
    fake.stub.paint(.any).andDo { _ in StageCloth() }
    #expect(await fake.paint(StageCloth()).color == "")
    #expect(await fake.all().isEmpty)
    fake.stub.rest().andReturn(3)
    #expect((fake as ScenePainter).rest() == 3)
  }

  @MainActor @Test func `an override stays on the actor of its member`() throws {
    let fake = FakeStageCurtain()
    fake.stub.draw().andReturn(3)
    fake.stub.width.get.andReturn(4)
    #expect(try fake.draw() + fake.width == 7)
  }

  @Test func `the methods of a structure's fake are isolated only if its module isolates conformances`() async {
    let fake = FakeStageClient()
    fake.stub.marks().andReturn([StageMark(number: 2)])
    #expect(fake.marks() == [StageMark(number: 2)])
    let marks = await MainActor.run { fake.client.marks() }
    #expect(marks == [StageMark(number: 2)])
  }

  @MainActor @Test func `members may be isolated in a class that a protocol keeps off actors`() {
    let pedestal = FakePedestal()
    pedestal.stub.speak().andReturn(4)
    pedestal.stub.height.get.andReturn(5)
    #expect(pedestal.speak() + pedestal.height + pedestal.stand() == 9)
  }
}
