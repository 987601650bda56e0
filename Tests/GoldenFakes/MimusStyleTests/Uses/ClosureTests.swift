import Mimus
import Testing

struct ClosureTests {
  @Test func `escaping closures are recorded and called back`() async {
    let fake = FakeClosureParameters()
    fake.stub.escaping(.any).andCallBack("_", with: 3)
    fake.stub.sendable(.any).andDo { done in done(.success(4)) }
    nonisolated(unsafe) var seen: [Int] = []
    fake.escaping { seen.append($0) }
    #expect(seen == [3])
    fake.stub.escaping(.any).andDo { done in done(5) }
    fake.escaping { seen.append($0) }
    fake.sendable { result in seen.append((try? result.get()) ?? 0) }
    fake.optional(nil)
    fake.optional { seen.append($0) }
    fake.calls.optional[1]?(6)
    fake.calls.escaping[0](7)
    #expect(seen.suffix(4) == [5, 4, 6, 7])
    fake.mainActor {}
    fake.dictionary(["a": {}])
    await fake.asyncClosure { 8 }
    #expect(fake.calls.dictionary[0]["a"] != nil)
    fake.verify(.times(2)).escaping(.any)
    fake.verify().optional(nil)
    fake.verify().mainActor(.any)
    fake.verify().asyncClosure(.any)
    fake.verify().dictionary(.any)
  }

  @Test func `nonescaping closures are placeholders, and run in stubs`() {
    let fake = FakeClosureParameters()
    fake.stub.borrowed(.any).andDo { body in body(5) }
    fake.stub.nested(.any).andDo { body in body({}) }
    var seen = 0
    fake.borrowed { seen = $0 }
    #expect(seen == 5)
    #expect(
      fake.nested {
        $0(); return 2
      } == 2)
    fake.convention { _ in }
    fake.verify().borrowed(.any)
    fake.verify().nested(.any)
    #expect("\(fake.calls.borrowed)" == "[<closure>]")
  }

  @Test func `recording never evaluates an autoclosure`() {
    let fake = FakeClosureParameters()
    var count = 0
    func message() -> String {
      count += 1
      return "text"
    }
    fake.autoclosure(message())
    fake.escapingAutoclosure("later")
    #expect(count == 0)
    fake.stub.autoclosure(.any).andDo { _ = $0() }
    fake.autoclosure(message())
    #expect(count == 1)
    fake.verify(.times(2)).autoclosure(.any)
    fake.verify().escapingAutoclosure(.any)
    #expect(fake.calls.autoclosure.count == 2)
  }

  @Test func `a closure can be returned`() {
    let fake = FakeClosureParameters()
    fake.stub.returning().andReturn { "\($0)" }
    #expect(fake.returning()(3) == "3")
    fake.verify().returning()
  }

  @Test func `closures of every kind are recorded, and stored ones can be called`() async throws {
    let fake = FakeHardClosures()
    fake.stub.typed(.any).andThrow(.expired)
    fake.stub.asynchronous(.any).andDo { body in try await body("text") }
    fake.stub.maker().andReturn { "\($0)" }
    fake.changing { $0 += 1 }
    var number = 1
    fake.calls.changing[0](&number)
    #expect(number == 2)
    #expect(throws: CardError.expired) {
      try fake.typed { (id: Int) throws(CardError) -> Int in id }
    }
    #expect(try await fake.asynchronous { $0.count } == 4)
    fake.isolated { _ in }
    fake.many([{ $0 + 1 }])
    #expect(fake.calls.many[0][0](1) == 2)
    fake.pair((done: {}, failed: { _ in }))
    fake.variadic({ _ in }, { _ in })
    #expect(fake.calls.variadic[0].count == 2)
    #expect(fake.maker()(7) == "7")
    fake.verify().changing(.any)
    fake.verify().typed(.any)
    fake.verify().asynchronous(.any)
    fake.verify().isolated(.any)
    fake.verify().many(.any)
    fake.verify().pair(.any)
    fake.verify().variadic(.any)
  }

  @Test func `result builders, throwing autoclosures, and packs of arguments are faked`() {
    let fake = FakeHardClosures()
    fake.stub.lines(.any).andDo { $0().count }
    fake.stub.asserting(.any, .any).andReturn(true)
    let count = fake.lines {
      "one"
      "two"
    }
    #expect(count == 2)
    #expect(fake.asserting(false, "message"))
    fake.packed(1, "two") { (_: Int, _: String) in }
    fake.nothing(nil)
    fake.verify().packed(.equal(1), .equal("two"), then: .any)
    fake.verify(.never).packed(.equal(2), .equal("two"), then: .any)
    fake.verify().nothing(nil)
    fake.verify().asserting(.any, .any)
    #expect(fake.calls.packed[0].values.count == 2)
  }

  @Test func `an autoclosure of an aliased type is passed on`() {
    struct Desk: Complaint {
      func file(_ reason: @autoclosure Reason) -> Int { ((try? reason()) ?? "").count }
    }
    let spy = FakeComplaint(forwardingTo: Desk())
    #expect(spy.file("late") == 4)
  }

  @Test func `packs of closures are passed on and recorded`() {
    struct Paper: Checklist {
      func tick<each Item>(_ marks: repeat (each Item) -> Void) {}
      func draw<each Item>(_ makers: repeat () -> each Item) -> (repeat each Item) { (repeat (each makers)()) }
      func keep<each Item>(_ makers: repeat @escaping () -> each Item) {}
    }
    let spy = FakeChecklist(forwardingTo: Paper())
    #expect(spy.draw({ 1 }, { "two" }) == (1, "two"))
    spy.tick({ (_: Int) in }, { (_: String) in })
    spy.keep({ 1 }, { "two" })
    spy.verify().draw(.any)
    spy.verify().tick(.any)
    spy.verify().keep(.any)
    let fake = FakeChecklist()
    fake.stub.tick(.any).andReturn()
    fake.tick({ (_: Int) in })
  }

  @Test func `members that differ only in the case of a letter are told apart`() {
    let fake = FakeFetcher()
    fake.stub.fetch(.any).andDo { body in body() }
    fake.stub.Fetch(.any).andDo { body in
      body()
      body()
    }
    var count = 0
    fake.fetch { count += 1 }
    #expect(count == 1)
    fake.Fetch { count += 1 }
    #expect(count == 3)
    fake.verify().fetch(.any)
    fake.verify().Fetch(.any)
  }

  @Test func `an async closure is handed on beside a closure that can't be kept`() async throws {
    let fake = FakeRetrier()
    var kept: (() async -> Void)?
    fake.stub.retry(.any, until: .any).andDo { step, isDone in
      if isDone(1) { kept = step }
    }
    var count = 0
    fake.retry({ count += 1 }, until: { $0 == 1 })
    let step = try #require(kept)
    await step()
    #expect(count == 1)
  }

  @Test func `a range without bounds is a closure`() {
    let fake = FakeSliceable()
    fake.stub[.any].get.andReturn([1])
    fake.stub.slice(.any, of: "a").andReturn(2)
    #expect(fake[...] == [1] && fake.slice(..., of: "a") == 2)
    fake.verify()[.any].get()
  }

  @Test func `a stub's closure of another type is named by its type`() {
    let fake = FakeRetrier()
    fake.stub.choose(.any).andDo { (pick: (Int) -> String) in pick(1) }
    let failures = captureFailures { #expect(fake.choose { $0 } == 0) }
    #expect(
      failures.map(\.message) == [
        """
        choose(_: <closure>) cannot be answered as stubbed: its stub answers a closure ((Int) -> String) -> String. \
        The call returns Int.
        """
      ])
  }
}
