import Mimus
import Testing

struct StandInTests {
  @Test func `a function that stands for the parameter of another escapes`() {
    let fake = FakeCallbackTeller()
    nonisolated(unsafe) var kept: [() -> Void] = []
    fake.stub.each(.any).andDo { body in body {} }
    fake.each { kept.append($0) }
    #expect(kept.count == 1)
    fake.last = { body in
      kept.append(body)
      return kept.count
    }
    #expect(fake.last?({}) == 2)
  }

  @Test func `a function that an alias of a generic parameter stands for escapes`() {
    let fake = FakeCallbackHerald()
    nonisolated(unsafe) var count = 0
    fake.proclaim { count += 1 }
    fake.calls.proclaim.first?()
    #expect(count == 1)
  }
}
