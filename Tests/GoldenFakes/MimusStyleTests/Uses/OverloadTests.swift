import Mimus
import Testing

struct OverloadTests {
  @Test func `overloads by label and type are distinguished`() {
    let fake = FakeOverloads()
    fake.load(1)
    fake.load("x")
    fake.load(id: 2)
    fake.load(id: 3, fast: true)
    fake.verify().load(1)
    fake.verify().load("x")
    fake.verify().load(Mimus.Argument<Int>.any)
    fake.verify().load(id: 2)
    fake.verify().load(id: 3, fast: true)
    #expect(fake.calls.loadInt == [1])
    #expect(fake.calls.loadString == ["x"])
    #expect(fake.calls.loadId == [2])
    #expect(fake.calls.loadIdFast[0].fast)
  }

  @Test func `overloads by result take the type of the result`() {
    let fake = FakeOverloads()
    fake.stub.value(returning: Int.self).andReturn(1)
    fake.stub.value(returning: String.self).andReturn("one")
    fake.stub.value(2, returning: [String].self).andReturn(["two"])
    #expect(fake.value() as Int == 1)
    #expect(fake.value() as String == "one")
    #expect(fake.value() as String == "one")
    #expect(fake.value(2) as [String] == ["two"])
    #expect(fake.value(2) as Int? == nil)
    fake.verify().value(returning: Int.self)
    fake.verify(.times(2)).value(returning: String.self)
    fake.verify().value(2, returning: [String].self)
    #expect(fake.calls.value(returning: Int.self).count == 1)
    #expect(fake.calls.value(returning: String.self).count == 2)
    #expect(fake.calls.valueInt(returning: Int?.self) == [2])
    let failures = captureFailures { fake.verify(.never).value(returning: Int.self) }
    #expect(failures.first?.message.contains("value() -> Int") == true)
  }

  @Test func `overloads by a generic result take its type, too`() async throws {
    let fake = FakeDrawer()
    fake.stub.take(returning: Int?.self).andReturn(1)
    #expect(fake.take() as Int? == 1)
    #expect(fake.take() as [Int] == [])
    #expect(try await fake.find("a") as Int? == nil)
    fake.verify().take(returning: Int?.self)
    fake.verify().take(returning: [Int].self)
    fake.verify().find("a", returning: Int?.self)
    fake.verify(.never).find("a", returning: [Int]?.self)
    fake.verify(.never)[1, returning: Int?.self].get()
  }
}
