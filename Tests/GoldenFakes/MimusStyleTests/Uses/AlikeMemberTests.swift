import Mimus
import Testing

struct AlikeMemberTests {
  @Test func `overloads that differ in a closure's effects take its type`() async {
    let fake = FakeRunner()
    fake.stub.run(.any, taking: (() -> Int).self).andReturn(1)
    fake.stub.run(.any, taking: (() async -> Int).self).andDo { await $0() + 1 }
    let synchronous: () -> Int = { 0 }
    let asynchronous: () async -> Int = { 1 }
    #expect(fake.run(synchronous) == 1)
    #expect(await fake.run(asynchronous) == 2)
    fake.verify().run(.any, taking: (() -> Int).self)
    fake.verify().run(.any, taking: (() async -> Int).self)
    #expect(fake.calls.runInt.count == 1)
    #expect(fake.calls.runAsyncInt.count == 1)
    #expect(fake.hasReceivedCall(withIdentifier: "run", mode: .times(2)))
    let failures = captureFailures { fake.verify(.never).run(.any, taking: (() -> Int).self) }
    #expect(failures.first?.message.contains("run(_: <closure>) taking () -> Int") == true)
  }

  @Test func `conditional overloads are distinguished from unconditional ones`() async throws {
    let fake = FakeAttendant()
    fake.stub.serve(.any, taking: ((Int) throws -> String).self).andDo { (try? $0(1)) ?? "" }
    fake.stub.serve(.any, taking: ((Int) async throws -> String).self).andDo { (try? await $0(2)) ?? "" }
    let synchronous: (Int) -> String = { "\($0)" }
    let asynchronous: (Int) async -> String = { "\($0)" }
    #expect(fake.serve(synchronous) == "1")
    #expect(await fake.serve(asynchronous) == "2")
  }

  @Test func `overloads that also take noncopyable values take only the types in which they differ`() {
    let fake = FakeFiling()
    fake.stub.read(.any, by: .any, taking: ((Int) -> Int).self).andReturn(1)
    fake.stub.read(.any, by: .any, taking: ((Int) -> String).self).andReturn(2)
    let number: (Int) -> Int = { $0 }
    let text: (Int) -> String = { "\($0)" }
    #expect(fake.read(File(descriptor: 1), by: number) == 1)
    #expect(fake.read(File(descriptor: 1), by: text) == 2)
  }

  @Test func `a closure takes noncopyable values with the ownership that the member states`() {
    let fake = FakeFiling()
    fake.stub.burn(.any, beside: .any).andDo { file, other in file.descriptor - other.descriptor }
    #expect(fake.burn(File(descriptor: 3), beside: File(descriptor: 1)) == 2)
    fake.verify().burn(.any, beside: .any)
  }

  @Test func `overloads that differ in their constraints are recorded separately`() {
    struct Unequal {}
    let fake = FakeStacks()
    fake.stub.put(Mimus.Argument<Unequal>.any).andReturn("anything")
    fake.stub.put(Mimus.Argument<Int>.any).andReturn("equal")
    #expect(fake.put(Unequal()) == "anything")
    #expect(fake.put(1) == "equal")
    fake.verify().put(.equal(1))
    #expect(fake.calls.putItem.count == 1)
    #expect(fake.calls.putItemEquatable.count == 1)
  }

  @Test func `overloads whose arguments can be the same are recorded separately`() {
    let fake = FakeKiosk()
    fake.stub.sell(Mimus.Argument<Int>.any).andReturn(1)
    fake.stub.stock(Mimus.Argument<Publication>.any).andReturn(2)
    fake.stub.label(Mimus.Argument<String>.any, at: .any).andReturn("three")
    fake.stub.order(Mimus.Argument<[Int]>.any).andReturn(4)
    fake.stub[Mimus.Argument<Int>.any].get.andReturn(5)
    let novel = Novel()
    #expect(fake.sell(1) == 1)
    #expect(fake.sell(Optional(1)) == "")
    #expect(fake.stock(novel as Publication) == 2)
    #expect(fake.stock(novel) == "")
    #expect((fake as any Kiosk).label("a", at: 1) == "three")
    #expect(fake.label(1, at: 1) == 0)
    #expect(fake.order([Int]()) == 4)
    #expect(fake.order([String]()) == "")
    #expect(fake[1] == 5)
    #expect(fake[Optional(1)] == "")
    fake[1] = 6
    fake.verify().sell(Mimus.Argument<Int>.equal(1))
    fake.verify().sell(Mimus.Argument<Int?>.equal(1))
    fake.verify().order(Mimus.Argument<[String]>.equal([]))
    fake.verify()[Mimus.Argument<Int>.any].set(6)
    #expect(fake.calls.sellInt == [1])
    #expect(fake.calls.sellIntOptional == [1])
    #expect(fake.calls.stockPublication.count == 1)
    #expect(fake.calls.stockNovel.count == 1)
    // An identifier without the types matches all of them.
    fake.verifyCall(withIdentifier: "sell(_:)", arguments: [1], mode: .times(2))
    fake.verifyCall(withIdentifier: "stock", arguments: .any, mode: .times(2))
    let failures = captureFailures { fake.verify(.never).sell(Mimus.Argument<Int?>.equal(1)) }
    #expect(failures.first?.message.contains("sell(_: 1) taking Int?") == true)
  }

  @Test func `an overload beside others with types in their identifiers has its own history`() {
    let fake = FakeKiosk()
    #expect(fake.scan(1) as Int == 0)
    #expect(fake.scan("one") == "")
    #expect(fake.calls.scanString == ["one"])
    fake.verify().scan("one")
    fake.verifyCall(withIdentifier: "scan(_:)", arguments: .any, mode: .times(2))
  }

  @Test func `overloads whose arguments differ in type keep one identifier`() {
    let fake = FakeKiosk()
    #expect(fake.count(1) == 0)
    #expect(fake.count("one") == "")
    #expect(fake.recordedCalls.map(\.identifier) == ["count(_:)", "count(_:)"])
    fake.verify().count(1)
    fake.verify().count("one")
  }

  @Test func `a variadic parameter and an array share their typed API`() {
    let fake = FakeStacks()
    fake.add(1, 2)
    fake.add([3])
    fake.verify().add([1, 2])
    #expect(fake.calls.addInt == [[1, 2], [3]])
  }

  @Test func `a method with a property's name has a different name in the typed API`() {
    let fake = FakeCountingRegister()
    fake.stub.count.get.andReturn(1)
    fake.stub.count_().andReturn(2)
    #expect((fake as any Counted).count == 1)
    #expect((fake as any Counting).count() == 2)
    fake.verify().count_()
    fake.verify().count.get()
    #expect(FakeCountingRegister(forwardingTo: fake).count_() == 2)
  }

  @Test func `constraints that a signature implies apply to its stubs`() throws {
    struct Closed: Error {}
    let fake = FakeBooks()
    fake.stub.merge(Mimus.Argument<Binder<String, Int>>.any, by: .any).andDo { binder, choose in
      [choose(binder.values["a"] ?? 0, 1)]
    }
    #expect(fake.merge(Binder(values: ["a": 2]), by: +) == [3])
    fake.stub.attempt(.any).andThrow(Closed())
    #expect(throws: Closed.self) { try fake.attempt { () throws(Closed) in 1 } }
  }

  @Test func `a fake of CaseIterable has cases, and a fake of a clock has a duration`() {
    let flag = FakeFlag()
    FakeFlag.stub.allCases.get.andReturn([flag])
    #expect(FakeFlag.allCases.first === flag)
    let ticker = FakeTicker<ContinuousClock.Instant>()
    ticker.stub.minimumResolution.get.andReturn(.seconds(1))
    #expect(ticker.minimumResolution == .seconds(1))
  }

  @Test func `a generic parameter with the name of an associated type keeps its meaning`() {
    let fake = FakeIndexed<String>()
    fake.stub.convert(Mimus.Argument<Int>.any).andReturn([1])
    #expect(fake.convert(2) == [1])
    fake.store("a")
    fake.verify().store("a")
  }

  @Test func `a static member may have the name of the storage of static members`() {
    FakeRegistry.stub.staticStorage.get.andReturn(3)
    #expect(FakeRegistry.staticStorage == 3)
    FakeRegistry.reset()
    FakeRegistry.verify().reset()
  }

  @Test func `overloads by an associated type take values of the fake's generic parameter`() {
    let fake = FakeCommands<Double, [Int]>()
    fake.send("a")
    fake.send([1])
    fake.stub[.equal(0.5)].get.andReturn("half")
    #expect(fake[0.5] == "half")
    fake.verify().send("a")
    fake.verify().send([1])
  }

  @Test func `an alias of associated types is resolved if a member returns Self`() {
    let fake = FakeDaybook<String, Int>()
    fake.stub.remove("a").andReturn((key: "a", value: 1))
    fake.stub.filter(.any).andDo { isIncluded in isIncluded((key: "b", value: 2)) ? fake : FakeDaybook() }
    #expect(fake.remove("a").value == 1)
    #expect(fake.filter { $0.key == "b" } === fake)
    fake.merge([("a", 1)])
    // A literal would be an array of tuples without labels.
    let rows = [(key: "a", value: 1)]
    fake.merge(rows)
    fake.verify().merge(Mimus.Argument<[(String, Int)]>.any)
    fake.verify().merge(Mimus.Argument<[(key: String, value: Int)]>.any)
  }

  @Test func `overloads that differ in the constraints of a closure's parameter take its type`() {
    let fake = FakeVisits()
    var visited: [Int] = []
    fake.stub.visit(.any, taking: [Int].self).andDo { $0([1, 2]) }
    fake.visit { (rows: [Int]) in visited = rows }
    fake.visit { (rows: [String]) in visited = [] }
    #expect(visited == [1, 2])
    fake.verify().visit(.any, taking: [Int].self)
    fake.verify().visit(.any, taking: [String].self)
  }

  struct Stove: Kettle {
    func boil() -> Int { 1 }
    func boil() async -> Int { 2 }
    func pour(_ cups: Int) throws {}
    func pour(_ cups: Int) async throws { throw CancellationError() }
  }

  @Test func `a synchronous and an asynchronous overload are forwarded each to its own, and share a stub`() async throws
  {
    let kettle = FakeKettle(forwardingTo: Stove())
    func boil() -> Int { kettle.boil() }
    #expect(boil() == 1)
    #expect(await kettle.boil() == 2)
    await #expect(throws: CancellationError.self) { try await kettle.pour(1) }
    kettle.stub.boil().andReturn(3)
    #expect(boil() == 3)
    #expect(await kettle.boil() == 3)
    kettle.verify(.times(4)).boil()
    let teapot = FakeTeapot()
    teapot.callsSuper = true
    func steep() -> Int { teapot.steep(4) }
    #expect(steep() == 4)
    #expect(await teapot.steep(4) == -4)
  }

  @Test func `overloads that differ only in inout share a stub`() {
    struct Mill: Grinder {
      func grind(_ beans: Int) -> Int { 1 }
      func grind(_ beans: inout Int) -> Int {
        beans = 0
        return 2
      }
    }
    let grinder = FakeGrinder(forwardingTo: Mill())
    var beans = 3
    #expect(grinder.grind(3) + grinder.grind(&beans) == 3 && beans == 0)
    grinder.stub.grind(4).andReturn(5)
    #expect(grinder.grind(4) == 5)
  }

  @Test func `the history of an overload has another name than a property`() {
    let tape = FakeTape()
    tape.logLevel = 2
    tape.log(level: 1, "a")
    #expect(tape.calls.logLevel.set == [2])
    #expect(tape.calls.logLevel2.map(\.level) == [1])
  }

  @Test func `results that are generic in the same parameter have histories with different names`() {
    let weaver = FakeWeaver()
    weaver.stub.weave(1, returning: Warp<Int>.self).andReturn(Warp())
    weaver.stub.weave(1, returning: Heddle<Int>.self).andReturn(Heddle())
    #expect(weaver.weave(1) as Warp<Int> == Warp())
    #expect(weaver.weave(1) as Heddle<Int> == Heddle())
    #expect(weaver.calls.weaveThreadReturningWarpThread.count == 1)
  }
}
