import Foundation
import Mimus
import Testing

struct SharedNameTests {
  @Test func `overloads with an inout or a variadic parameter are told apart by their results`() throws {
    let arranger = FakeTitleArranger()
    arranger.stub.arrange(["Emma"], returning: [String].self).andReturn(["Dune"])
    var titles = ["Emma"]
    arranger.arrange(&titles)
    #expect(arranger.arrange(titles) == ["Dune"])
    arranger.verify().arrange(["Emma"], returning: Void.self)
    arranger.verify().arrange(["Emma"], returning: [String].self)
    arranger.stub.label([1], returning: [UInt8].self).andReturn([2])
    arranger.stub.label([1], returning: String.self).andReturn("two")
    #expect(try arranger.label([1]) == [2])
    #expect(arranger.label(1) == "two")
  }

  @Test func `a generic overload is told apart from those that differ by result`() {
    let daybook = FakeKeyedDaybook()
    daybook.stub.entry("ratio", taking: Double.self).andReturn(0.5)
    daybook.stub.entry("port", returning: Int?.self).andReturn(8)
    let (ratio, port, name): (Double?, Int?, String?) = (
      daybook.entry("ratio"), daybook.entry("port"), daybook.entry("ratio")
    )
    #expect(ratio == 0.5 && port == 8 && name == nil)
    daybook.verify().entry("ratio", taking: Double.self)
    daybook.verify().entry("port", returning: Int?.self)
    daybook.verify().entry(.any, returning: String?.self)
    daybook.stub.last(taking: String.self).andReturn("Emma")
    let (last, title): (Int, String) = (daybook.last(), daybook.last())
    #expect(last == 0 && title == "Emma")
    daybook.verify().last()
    daybook.verify().last(taking: String.self)
  }

  @Test func `overloads are told apart if a value can be an argument of both`() {
    let indexer = FakeCardIndexer()
    indexer.stub.number(Mimus.Argument<AnyHashable>.any).andReturn(1)
    indexer.stub.note(Mimus.Argument<NSString>.any).andReturn(2)
    #expect(indexer.number("Emma") == 0)
    #expect(indexer.number(3 as AnyHashable) == 1)
    #expect(indexer.note("Emma" as String) == 0)
    indexer.verify().number(Mimus.Argument<AnyHashable>.any)
    indexer.verify(.never).note(Mimus.Argument<NSString>.any)
  }

  struct RealRack: LeafRack {
    func leaf(at place: Int) -> PlainLeaf { PlainLeaf() }
    func leaf(at place: Int) -> RuledLeaf { RuledLeaf(width: 3) }
    func price(of leaf: Int) async throws -> any PricedLeaf { throw CancellationError() }
    func price(of leaf: Int) async throws -> any TaxedLeaf { throw CancellationError() }
    func span() -> (from: Int, to: Int) { (1, 2) }
    func span() -> (Int, Int) { (1, 2) }
  }

  @Test func `only an overload that can be called is forwarded`() {
    let rack = FakeLeafRack(forwardingTo: RealRack())
    let leaf: RuledLeaf = rack.leaf(at: 1)
    #expect(leaf.width == 3)
    rack.verify().leaf(at: 1, returning: RuledLeaf.self)
  }
}
