import Mimus
import Testing

struct PropertyTests {
  @Test func `properties of every kind are read, set, verified, and recorded`() async throws {
    let fake = FakeProperties()
    fake.stub.name.get.andReturn("a", "b")
    fake.stub.receipt.get.andReturn(Receipt(id: 1))
    fake.stub.waiting.get.andReturn(2)
    fake.stub.throwing.get.andThrow(CardError.expired)
    fake.stub.both.get.andReturn(Receipt(id: 3))
    fake.stub.typed.get.andThrow(.declined)
    fake.stub.closure.get.andReturn { $0 + 1 }
    fake.stub.any.get.andReturn("any")
    #expect(fake.name == "a" && fake.name == "b")
    #expect(fake.receipt.id == 1)
    #expect(await fake.waiting == 2)
    #expect(throws: CardError.expired) { try fake.throwing }
    #expect(try await fake.both.id == 3)
    #expect(throws: CardError.declined) { try fake.typed }
    #expect(fake.closure(1) == 2)
    #expect(fake.any as? String == "any")
    #expect(fake.optional == nil && fake.unwrapped == nil && fake.mutatingGet == 0)
    fake.verify(.times(2)).name.get()
    fake.verify().waiting.get()
    fake.verify().mutatingGet.get()
    #expect(fake.calls.name.get.count == 2)
  }

  @Test func `a property without a stub keeps the value that was set`() {
    let fake = FakeProperties()
    fake.amount = 3
    fake.amount += 1
    fake.optional = Receipt(id: 2)
    fake.handler = {}
    fake.unwrapped = "text"
    fake.tuple = (1, "one")
    fake.nonmutatingSet = 6
    #expect(fake.amount == 4)
    #expect(fake.optional?.id == 2)
    #expect(fake.handler != nil)
    #expect(fake.unwrapped == "text")
    #expect(fake.tuple.1 == "one")
    #expect(fake.nonmutatingSet == 6)
    #expect(fake.calls.amount.set == [3, 4])
    fake.verify().amount.set(4)
    fake.verify().optional.set(.notNil)
    fake.verify().unwrapped.set("text")
    fake.verify().tuple.set(.tuple(1, "one"))
    fake.stub.amount.get.andReturn(9)
    #expect(fake.amount == 9)
  }

  /// Reads the fake's calls when it's deallocated.
  private final class Tattler {
    let fake: FakeStubNames<Tattler?, CardError, Int>
    init(_ fake: FakeStubNames<Tattler?, CardError, Int>) { self.fake = fake }
    deinit { _ = fake.recordedCalls }
  }

  @Test func `a kept value that is replaced is released when the fake can be used again`() {
    let fake = FakeStubNames<Tattler?, CardError, Int>()
    fake.value = Tattler(fake)
    fake.storage.reset(.calls)
    fake.value = nil
    fake.value = Tattler(fake)
    fake.storage.reset()
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test func `a setter is stubbed with a closure`() {
    let fake = FakeProperties()
    var seen: [Int] = []
    fake.stub.amount.set(.greaterThan(3)).andDo { seen.append($0) }
    fake.amount = 2
    fake.amount = 4
    #expect(seen == [4])
    #expect(fake.amount == 2)
  }

  @Test func `a spy forwards reads and sets`() async throws {
    let real = FakeProperties()
    real.stub.waiting.get.andReturn(8)
    let spy = FakeProperties(forwardingTo: real)
    spy.amount = 5
    spy.nonmutatingSet = 7
    #expect(real.amount == 5)
    #expect(spy.amount == 5)
    #expect(await spy.waiting == 8)
    spy.stub.amount.get.andReturn(1)
    #expect(spy.amount == 1)
    real.verify().nonmutatingSet.set(7)
  }

  @Test func `static properties have a static typed API`() {
    withMockSession([]) {
      FakeProperties.stub.constant.get.andReturn("fixed")
      FakeProperties.shared = 3
      #expect(FakeProperties.shared == 3)
      #expect(FakeProperties.constant == "fixed")
      FakeProperties.verify().shared.set(3)
      #expect(FakeProperties.calls.shared.set == [3])
    }
  }

  @Test func `accessors may be async, have typed throws, return noncopyable values, or be deprecated`() async throws {
    let fake = FakeTypedAccessors()
    fake.stub.later.get.andDo {
      await Task.yield(); return 4
    }
    fake.stub.failing.get.andThrow(.expired)
    fake.stub.both.get.andReturn("text")
    fake.stub.file.get.andDo { File(descriptor: 6) }
    #expect(await fake.later == 4)
    #expect(throws: CardError.expired) { try fake.failing }
    #expect(try await fake.both == "text")
    #expect(fake.file.descriptor == 6)
    fake.verify().later.get()
    fake.verify().file.get()
    fake.stub.early.get.andReturn(1)
    fake.verify(.never).early.get()
    await withMockSession([]) {
      FakeTypedAccessors.stub.waiting.get.andReturn(5)
      let five = try? await FakeTypedAccessors.waiting
      #expect(five == 5)
      FakeTypedAccessors.verify().waiting.get()
    }
  }

  // MARK: Subscripts

  @Test func `subscripts are distinguished by label and type`() throws {
    let fake = FakeSubscripts()
    fake.stub[1].get.andReturn("one")
    fake.stub["a"].get.andReturn(10)
    fake.stub[row: 1, column: .any].get.andReturn(2.5)
    fake.stub[safe: 3].get.andThrow(CardError.declined)
    fake.stub[.equal(true)].get.andReturn([true])
    #expect(fake[1] == "one")
    #expect(fake["a"] == 10)
    fake["b"] = 5
    #expect(fake[row: 1, column: 2] == 2.5)
    fake[row: 3, column: 4] = 1.5
    #expect(throws: CardError.declined) { try fake[safe: 3] }
    #expect(fake[true] == [true])
    fake.verify()[1].get()
    fake.verify()["b"].set(5)
    fake.verify()[row: 3, column: 4].set(1.5)
    fake.verify()[safe: 3].get()
    fake.verify(.never)["c"].get()
    #expect(fake.calls["b"].set == [5])
    #expect(fake.calls[1].get == [1])
    #expect(fake.calls[row: .any, column: .any].get[0].column == 2)
    withMockSession([]) {
      FakeSubscripts.stub[7].get.andReturn("seven")
      #expect(FakeSubscripts[7] == "seven")
      FakeSubscripts.verify()[7].get()
    }
  }

  @Test func `variadic, async, empty, and generic subscripts are faked`() async throws {
    let fake = FakeHardSubscripts()
    fake.stub[[1, 2]].get.andReturn(3)
    fake.stub[place: 1, in: "a"].get.andReturn("here")
    fake.stub[.equal("k"), of: .equal(Int.self)].get.andReturn(4)
    #expect(fake[1, 2] == 3)
    #expect(try await fake[place: 1, in: "a"] == "here")
    fake[] = 6
    #expect(fake["k", of: Int.self] == 4)
    fake["k", of: String.self] = "text"
    fake.verify()[[1, 2]].get()
    fake.verify()[].set(6)
    fake.verify()[.equal("k"), of: .equal(String.self)].set("text")
    withMockSession([]) {
      FakeHardSubscripts[static: "s"] = 2
      FakeHardSubscripts.verify()[static: "s"].set(2)
    }
  }

  @Test func `dynamic members are calls of a subscript`() {
    let fake = FakeDynamicMembers()
    fake.stub[dynamicMember: "pages"].get.andReturn(300)
    #expect(fake.pages == 300)
    fake.verify()[dynamicMember: "pages"].get()
  }

  // MARK: Initializers, statics, and operators

  @Test func `initializers record how the fake was created`() async throws {
    #expect(FakeInitializers(name: "a").recordedCalls.map(\.description) == ["init(name: \"a\")"])
    #expect(try FakeInitializers(1, 2, file: "f").recordedCalls.first?.identifier == "init(_:file:)")
    #expect(await FakeInitializers(later: true).recordedCalls.count == 1)
    let fake = try #require(FakeInitializers(id: 3))
    fake.use()
    fake.verify().use()
    fake.verifyCall(withIdentifier: "init(id:)", arguments: [3])
    #expect(FakeInitializers().recordedCalls.map(\.identifier) == ["init()"])
  }

  @Test func `initializers may fail, throw, and take any argument`() throws {
    let fake = try #require(try FakeHardInitializers<Int>("text"))
    fake.verifyCall(withIdentifier: "init(_:)", arguments: ["text"])
    let made = FakeHardInitializers(item: 4)
    made.stub.item.get.andReturn(4)
    #expect(made.item == 4)
    made.verifyCall(withIdentifier: "init(item:)", arguments: [4])
    FakeHardInitializers<Int>(many: ["a"]).verifyCall(withIdentifier: "init(many:)", arguments: [["a"]])
    var number = 1
    FakeHardInitializers<Int>(changing: &number).verifyCall(withIdentifier: "init(changing:)", arguments: [1])
    #expect(FakeHardInitializers<Int>(then: {}).recordedCalls.count == 1)
    #expect(FakeHardInitializers<Int>(forced: true)?.recordedCalls.count == 1)
    #expect(FakeHardInitializers<Int>().recordedCalls.isEmpty)
  }

  @Test func `static functions have a static typed API`() async throws {
    await withMockSession([]) {
      FakeStatics.stub.make(1).andReturn(Receipt(id: 1))
      FakeStatics.stub.waits().andReturn(2)
      FakeStatics.reset()
      let made = try? FakeStatics.make(1)
      #expect(made?.id == 1)
      #expect(await FakeStatics.waits() == 2)
      #expect(FakeStatics.generic("x") == 0)
      FakeStatics.verify().reset()
      FakeStatics.verify().make(1)
      FakeStatics.verify().generic(.equal("x"))
      #expect(FakeStatics.calls.make == [1])
      let fake = FakeStatics()
      fake.instance()
      fake.verify().instance()
    }
  }

  @Test func `operators are stubbed and verified with untyped methods`() {
    withMockSession([]) {
      let one = FakeOperators()
      let two = FakeOperators()
      FakeOperators.stubCall(withIdentifier: "+(_:_:)").andReturn(two)
      FakeOperators.stubCall(withIdentifier: "!(_:)").andReturn(true)
      #expect(one + one === two)
      let isTurned = !one
      #expect(isTurned)
      #expect(!(one < 3))
      #expect(one == one && one != two)
      one.plain()
      FakeOperators.verifyCall(withIdentifier: "+(_:_:)", arguments: .any)
      FakeOperators.verifyCall(withIdentifier: "<(_:_:)", arguments: .any)
      one.verify().plain()
    }
  }
}
