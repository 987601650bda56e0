import Mimus
import Testing

struct GenericAliasTests {
  @Test func `a closure is called through the alias of a generic type`() {
    let packing = FakeBundlingClient()
    packing.stub.pack(.any).andDo { #expect($0 == 3) }
    packing.stub.seal(1, "a", true).andReturn()
    packing.client.pack(3)
    packing.client.seal(1, "a", true)
    packing.verify().pack(3)
    packing.verify().seal(1, "a", true)
  }

  @Test func `overloads keep the aliases that constrain their generic parameters`() {
    let fake = FakeIndexer()
    let indexer: any Indexer = fake
    indexer.rebuild(LooseIndex<String, Int>.self, from: ["a": 1])
    indexer.rebuild(SortedIndex<String, Int>.self, from: ["a": 1])
    fake.verify().rebuild(.equal(LooseIndex<String, Int>.self), from: ["a": 1])
    fake.verify().rebuild(.equal(SortedIndex<String, Int>.self), from: ["a": 1])
    fake.verify(.never).rebuild(.equal(SortedIndex<String, Int>.self), from: ["b": 1])
  }
}
