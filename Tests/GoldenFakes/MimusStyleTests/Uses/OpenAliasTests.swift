import Mimus
import Testing

struct OpenAliasTests {
  @Test func `a closure that an alias with an associated type stands for is passed on`() {
    let delivering = FakeDelivering<String>()
    delivering.stub.collect(done: .any).andDo { done in done("book", 2) }
    delivering.stub.register(parcels: .any).andReturn([1: "book"])
    var collected: [String] = []
    delivering.collect { parcel, failure in collected.append("\(parcel) \(failure)") }
    #expect(collected == ["book 2"] && delivering.register(parcels: [:]) == [1: "book"])

    let letters = FakeLetterDelivering()
    letters.deliver({ _, _ in }, failure: 1)
    letters.verify().deliver(.any, failure: .equal(1))
  }
}
