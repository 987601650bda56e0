import Foundation
import Mimus
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct StandardParentTests {
  @Test func `a fake can be an executor`() {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let queue = FakeTillQueue()
    queue.stub.name.get.andReturn("till")
    let executor: any SerialExecutor = queue
    #expect((executor as? any TillQueue)?.name == "till")
  }

  @Test func `a fake can be a coding key`() {
    let key = FakeShelfKey()
    key.stub.stringValue.get.andReturn("top")
    key.stub.intValue.get.andReturn(3)
    let plain: any CodingKey = key
    #expect(plain.stringValue == "top")
    #expect(plain.intValue == 3)
  }

  @Test func `a fake can be a sequence or an async sequence`() async throws {
    let line = FakeLine<IndexingIterator<[String]>>()
    line.stub.makeIterator().andReturn(["alice", "bob"].makeIterator())
    #expect(line.map(\.count) == [5, 3])
    let parcels = FakeParcels<Int, AsyncStream<Int>.Iterator>()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(7)
    continuation.finish()
    parcels.stub.makeAsyncIterator().andReturn(stream.makeAsyncIterator())
    var seen: [Int] = []
    for await parcel in parcels { seen.append(parcel) }
    #expect(seen == [7])
  }

  @Test func `a fake can be a collection`() {
    let display = FakeDisplay()
    display.stub.startIndex.get.andReturn(0)
    display.stub.endIndex.get.andReturn(2)
    display.stub.index(after: .any).andDo { $0 + 1 }
    display.stub[.any].get.andDo { $0 * 10 }
    #expect(display.contains(10))
    #expect(display.count == 2)
    display.verify(.atLeast(1)).index(after: 0)
  }

  @Test func `a fake can be a collection whose slices aren't the usual ones`() {
    let ribbon = FakeRibbon<Int>()
    ribbon.stub[.any as Mimus.Argument<Range<Int>>].get.andReturn(ribbon)
    ribbon.stub.endIndex.get.andReturn(4)
    ribbon.stub.startIndex.get.andReturn(0)
    #expect(ribbon[1..<2] === ribbon)
    #expect(ribbon.isEmpty == false)
    let purse = FakePurse<String>()
    purse.stub[.equal(0..<1)].get.andReturn(["cent"])
    #expect(purse[0..<1] == ["cent"])
    let stairs = FakeStairs<String>()
    stairs.stub.indices.get.andReturn(0..<3)
    #expect(stairs.indices == 0..<3)
    let drum = FakeDrum<Int, ArraySlice<Int>>()
    drum.stub[.equal(0..<2)].get.andReturn([7, 8])
    #expect(drum[0..<2] == [7, 8])
    let loop = FakeLoop<Int, Int>()
    loop.stub.makeIterator().andReturn(AnyIterator([1, 2].makeIterator()))
    #expect(Array(loop.makeIterator()) == [1, 2])
  }

  @Test func `a fake can be its own iterator`() async throws {
    let spool = FakeSpool<Int>()
    spool.stub.makeAsyncIterator().andReturn(spool)
    spool.stub.next().andReturn(nil)
    for try await _ in spool { Issue.record("the sequence is empty") }
    spool.verify().next()
    let tally = FakeTally()
    tally.stub.makeIterator().andReturn(tally)
    tally.stub.next().andReturn(1, 2, nil)
    #expect(tally.map { $0 } == [1, 2])
  }

  @Test func `a fake can be a floating-point number`() {
    let price = FakePrice(integerLiteral: 5)
    price.stub.isFinite.get.andReturn(true)
    let number: any FloatingPoint = price
    #expect(number.isFinite)
  }

  @Test func `a fake can be a delegate, a copy, a comparator, or a format`() throws {
    let invoices = FakeInvoices()
    let parser = XMLParser(data: Data("<a/>".utf8))
    parser.delegate = invoices
    #expect(parser.parse())
    let original = FakeOriginal()
    original.stub.copy(with: .any).andReturn("copy")
    #expect(original.copy(with: nil) as? String == "copy")
    let ranking = FakeRanking()
    ranking.stub.compare(.any, .any).andReturn(.orderedAscending)
    #expect(["b"].sorted(using: ranking) == ["b"])
    #expect(ranking.compare("b", "a") == .orderedAscending)
    let wording = FakeWording()
    wording.stub.format(5).andReturn("five")
    #expect(5.formatted(wording) == "five")
    let understanding = FakeUnderstanding()
    understanding.stub.parse("five").andReturn(5)
    #expect(try understanding.parse("five") == 5)
  }

  @Test func `a fake can be an argument of C functions`() {
    let fake = FakePlaceholder()
    fake.stub._cVarArgEncoding.get.andReturn([5])
    #expect(withVaList([fake]) { NSString(format: "%d", arguments: $0) } == "5")
  }

  @Test func `a fake can be a clock`() async throws {
    let hours = FakeOpeningHours<ContinuousClock.Instant>()
    let now = ContinuousClock.now
    hours.stub.now.get.andReturn(now)
    hours.stub.sleep(until: .any, tolerance: .any).andReturn()
    try await hours.sleep(for: .seconds(5))
    hours.verify().sleep(until: .equal(now.advanced(by: .seconds(5))), tolerance: .any)
  }

  @Test func `a fake can be an option set, a number, or an error`() {
    let both = FakePermissions(rawValue: 3)
    both.stub.rawValue.get.andReturn(3)
    #expect(both.rawValue == 3)
    let sum = FakeSum()
    FakeSum.stub.zero.get.andReturn(sum)
    #expect(FakeSum.zero === sum)
    let fault: any Error = FakeFault()
    #expect(fault is any Fault)
  }

  @Test func `a fake can be a lazy sequence or bytes`() {
    let aisle = FakeAisle<IndexingIterator<[String]>>()
    aisle.stub.makeIterator().andReturn(["tea", "jam"].makeIterator())
    #expect(Array(aisle.map(\.count)) == [3, 3])
    let barcode = FakeBarcode()
    barcode.stub.scan().andReturn(true)
    #expect(barcode.scan())
    let bytes: any ContiguousBytes = barcode
    #expect(bytes is FakeBarcode)
  }

  @Test func `a fake can be a number, a set, or an encoder`() {
    let cents = FakeCents(integerLiteral: 5)
    cents.stub.byteSwapped.get.andReturn(cents)
    cents.stub.nonzeroBitCount.get.andReturn(2)
    #expect(cents.byteSwapped === cents)
    #expect(cents.nonzeroBitCount == 2)
    let badges = FakeBadges()
    badges.stub.contains("gold").andReturn(true)
    #expect(badges.contains("gold"))
    #expect(!badges.contains("tin"))
    let journal = FakeJournal()
    journal.stub.codingPath.get.andReturn([])
    let encoder: any Encoder = journal
    #expect(encoder.codingPath.isEmpty)
    journal.verify().codingPath.get()
  }
}
