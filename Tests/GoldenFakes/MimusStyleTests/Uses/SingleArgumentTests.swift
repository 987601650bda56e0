import Mimus
import Testing

struct SingleArgumentTests {
  @Test func `a value of any type is matched, kept, and passed to a closure`() throws {
    let fake = FakeExporter()
    nonisolated(unsafe) var written: [String] = []
    fake.stub.write(.any).andDo { written.append("\($0)") }
    fake.write(5)
    fake.write("five")
    #expect(written == ["5", "five"])
    fake.verify(.times(2)).write(.any)
    #expect(fake.calls.write.count == 2)
    #expect(fake.calls.write.first as? Int == 5)
  }

  @Test func `a tuple and Void can be single arguments`() {
    let fake = FakeExporter()
    nonisolated(unsafe) var column = 0
    fake.stub.place(.any).andDo { column = $0.column }
    fake.place((row: 1, column: 2))
    fake.ping(())
    #expect(column == 2)
    #expect(fake.calls.place[0].row == 1)
    fake.verify().ping(.any)
  }

  @Test func `a subscript with any argument has a setter that keeps values separate`() {
    let fake = FakeExporter()
    fake.stub[.any].get.andReturn(1)
    #expect(fake["a"] == 1)
    fake["a"] = 2
    fake.verify()[.any].set(2)
    fake.stub.last.get.andReturn("end")
    #expect(fake.last as? String == "end")
  }

  @Test func `an async member with one argument throws the error of its stub`() async {
    struct Full: Error {}
    let fake = FakeExporter()
    fake.stub.copy(.any).andThrow(Full())
    await #expect(throws: Full.self) { _ = try await fake.copy(1) }
  }
}
