import Mimus
import Testing

/// Tests typed stubs that a test keeps. Like an untyped one, a typed stub is a handle to the stub that was set up.
struct StubHandleTests {
  let fake = FakePlainFunctions()

  @Test func `later answers are appended to the answers of a kept stub`() {
    let stub = fake.stub.labelled(from: .any, to: .any)
    stub.andReturn(1, times: 1)
    stub.andReturn(2)
    #expect((0..<3).map { fake.labelled(from: $0, to: 0) } == [1, 2, 2])
    #expect(stub.useCount == 3)
  }

  @Test func `all copies of a stub refer to the same stub`() {
    let stub = fake.stub.ignored()
    let chained = stub.andReturn(5)
    #expect(fake.ignored() == 5)
    #expect(stub.useCount == 1)
    stub.remove()
    #expect(fake.ignored() == 0)
    #expect(chained.useCount == 1)
  }

  @Test func `a stub without an answer has no effect`() {
    let stub = fake.stub.ignored()
    #expect(fake.ignored() == 0)
    #expect(stub.useCount == 0)
    fake.verifyStubsUsed()
  }

  @Test func `a stub is set up at the line of its first answer`() {
    let stub = fake.stub.ignored()
    let line: Int = #line + 1
    stub.andReturn(1)
    #expect(captureFailures { fake.verifyStubsUsed() }.map(\.line) == [line])
  }

  @Test func `an answer for a removed stub is reported where it is added`() {
    let (used, unused) = (fake.stub.ignored().andReturn(5), fake.stub.ignored())
    used.remove()
    unused.remove()
    let line: Int = #line + 2
    let failures = captureFailures {
      used.andReturn(6)
      unused.andReturn(7)
    }
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(failures.first?.message.hasPrefix("This stub was removed by remove() or reset()") == true)
    #expect(fake.ignored() == 0)
  }

  @Test func `a stub whose closure runs in the fake can also be kept`() {
    let fake = FakeEffectfulFunctions()
    let stub = fake.stub.rethrowing(.any)
    stub.andReturn(1, times: 1)
    stub.andDo { _ in 2 }
    #expect((0..<2).map { _ in fake.rethrowing { 0 } } == [1, 2])
    #expect(stub.useCount == 2)
    stub.remove()
    #expect(fake.rethrowing { 0 } == 0)
  }

  @Test func `a spy reports an untyped stub of a different type and forwards the call`() {
    final class Real: PlainFunctions {
      func nothing() {}
      func one(_ amount: Int) {}
      func labelled(from start: Int, to end: Int) -> Int { 9 }
      func same(label: String, label other: String) {}
      func unnamed(_ argument1: Int, _ argument2: String) {}
      func result() -> String { "" }
      func ignored() -> Int { 9 }
      func tuple() -> (name: String, age: Int) { ("", 0) }
      func optional(_ name: String?) -> Receipt? { nil }
      func defaulted() -> [String: [Int]] { [:] }
    }
    let spy = FakePlainFunctions(forwardingTo: Real())
    spy.stubCall(withIdentifier: "ignored()").andReturn("nine")
    let failures = captureFailures { #expect(spy.ignored() == 9) }
    #expect(failures.count == 1)
  }
}
