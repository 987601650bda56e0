// Written by mimus-fake: changes made here are lost.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if canImport(FoundationXML)
  import FoundationXML
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class FakeTillQueue: TillQueue, @unchecked Sendable {
  init() {}

  var enqueueCallCount = 0
  func enqueue(_ job: consuming ExecutorJob) {
    enqueueCallCount += 1
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  var name: String {
    get {
      nameCallCount += 1
      return nameReturnValue
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class FakeCourierQueue: CourierQueue, @unchecked Sendable {
  init() {}

  var enqueueCallCount = 0
  func enqueue(_ job: consuming ExecutorJob) {
    enqueueCallCount += 1
  }

  var pauseCallCount = 0
  func pause() {
    pauseCallCount += 1
  }
}

final class FakeShelfKey: ShelfKey, @unchecked Sendable {
  init() {}

  init?(stringValue: String) {
  }

  init?(intValue: Int) {
  }

  var stringValueCallCount = 0
  var stringValueReturnValue: String = ""
  var stringValue: String {
    get {
      stringValueCallCount += 1
      return stringValueReturnValue
    }
  }

  var intValueCallCount = 0
  var intValueReturnValue: Int?
  var intValue: Int? {
    get {
      intValueCallCount += 1
      return intValueReturnValue
    }
  }

  var signCallCount = 0
  var signReturnValue: String = ""
  func sign() -> String {
    signCallCount += 1
    return signReturnValue
  }

  var description: String { "FakeShelfKey" }

  var debugDescription: String { "FakeShelfKey" }
}

final class FakeDeliveries<AsyncIterator: AsyncIteratorProtocol>: Deliveries where AsyncIterator.Element == Int {
  typealias Element = Int

  init() {}

  var makeAsyncIteratorCallCount = 0
  var makeAsyncIteratorReturnValue: AsyncIterator!
  func makeAsyncIterator() -> AsyncIterator {
    makeAsyncIteratorCallCount += 1
    return makeAsyncIteratorReturnValue
  }

  var closeCallCount = 0
  func close() {
    closeCallCount += 1
  }
}

final class FakeParcels<Element, AsyncIterator: AsyncIteratorProtocol>: Parcels where AsyncIterator.Element == Element {
  init() {}

  var makeAsyncIteratorCallCount = 0
  var makeAsyncIteratorReturnValue: AsyncIterator!
  func makeAsyncIterator() -> AsyncIterator {
    makeAsyncIteratorCallCount += 1
    return makeAsyncIteratorReturnValue
  }

  var closeCallCount = 0
  func close() {
    closeCallCount += 1
  }
}

final class FakeLine<Iterator: IteratorProtocol>: Line where Iterator.Element == String {
  typealias Element = String

  init() {}

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: Iterator!
  func makeIterator() -> Iterator {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var serveCallCount = 0
  var serveReturnValue: String = ""
  func serve() -> String {
    serveCallCount += 1
    return serveReturnValue
  }
}

final class FakeRow<Element, Index: Comparable>: Row {
  init() {}

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index!
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var tidyCallCount = 0
  func tidy() {
    tidyCallCount += 1
  }
}

final class FakeDisplay: Display {
  typealias Element = Int
  typealias Index = Int

  init() {}

  var startIndexCallCount = 0
  var startIndexReturnValue: Index = 0
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index = 0
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexAfterCallCount = 0
  var indexAfterArgsForCall: [Index] = []
  var indexAfterReturnValue: Index = 0
  func index(after i: Index) -> Index {
    indexAfterCallCount += 1
    indexAfterArgsForCall.append(i)
    return indexAfterReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element = 0
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var indexBeforeCallCount = 0
  var indexBeforeArgsForCall: [Index] = []
  var indexBeforeReturnValue: Index = 0
  func index(before i: Index) -> Index {
    indexBeforeCallCount += 1
    indexBeforeArgsForCall.append(i)
    return indexBeforeReturnValue
  }

  var tidyCallCount = 0
  func tidy() {
    tidyCallCount += 1
  }
}

final class FakePile<Index: Comparable>: Pile {
  typealias Element = Int

  init() {}

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexAfterCallCount = 0
  var indexAfterArgsForCall: [Index] = []
  var indexAfterReturnValue: Index!
  func index(after i: Index) -> Index {
    indexAfterCallCount += 1
    indexAfterArgsForCall.append(i)
    return indexAfterReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element = 0
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var indexBeforeCallCount = 0
  var indexBeforeArgsForCall: [Index] = []
  var indexBeforeReturnValue: Index!
  func index(before i: Index) -> Index {
    indexBeforeCallCount += 1
    indexBeforeArgsForCall.append(i)
    return indexBeforeReturnValue
  }

  var tidyCallCount = 0
  func tidy() {
    tidyCallCount += 1
  }
}

final class FakeBoard<Element, Index: Comparable>: Board {
  init() {}

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index!
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(position: Index, newValue: Element)] = []
  var subscriptReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((position, newValue))
      subscriptReturnValue = newValue
    }
  }

  var tidyCallCount = 0
  func tidy() {
    tidyCallCount += 1
  }
}

final class FakeBasket<Element, Index: Comparable>: Basket {
  init() {
  }

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index!
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var replaceSubrangeCallCount = 0
  var replaceSubrangeArgsForCall: [(subrange: Range<Index>, newElements: Any)] = []
  func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C) where C: Collection, C.Element == Element {
    replaceSubrangeCallCount += 1
    replaceSubrangeArgsForCall.append((subrange, newElements))
  }

  var emptyCallCount = 0
  func empty() {
    emptyCallCount += 1
  }
}

final class FakeRibbon<Index: Comparable>: Ribbon {
  typealias Element = UInt8
  typealias SubSequence = FakeRibbon<Index>
  typealias Index = Index

  init() {}

  var subscriptRangeIndexCallCount = 0
  var subscriptRangeIndexArgsForCall: [Range<Index>] = []
  var subscriptRangeIndexReturnValue: SubSequence!
  subscript(_ bounds: Range<Index>) -> SubSequence {
    get {
      subscriptRangeIndexCallCount += 1
      subscriptRangeIndexArgsForCall.append(bounds)
      return subscriptRangeIndexReturnValue
    }
  }

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index!
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptIndexCallCount = 0
  var subscriptIndexArgsForCall: [Index] = []
  var subscriptIndexReturnValue: Element = 0
  subscript(_ position: Index) -> Element {
    get {
      subscriptIndexCallCount += 1
      subscriptIndexArgsForCall.append(position)
      return subscriptIndexReturnValue
    }
  }

  var cutCallCount = 0
  func cut() {
    cutCallCount += 1
  }
}

final class FakePurse<Element>: Purse
where
  ArraySlice<Element>.Element == Element, ArraySlice<Element>.Index == Int,
  ArraySlice<Element>.SubSequence == ArraySlice<Element>, ArraySlice<Element>: Collection
{
  typealias Index = Int
  typealias SubSequence = ArraySlice<Element>
  typealias Element = Element

  init() {}

  var subscriptRangeIndexCallCount = 0
  var subscriptRangeIndexArgsForCall: [Range<Index>] = []
  var subscriptRangeIndexReturnValue: SubSequence!
  subscript(_ bounds: Range<Index>) -> SubSequence {
    get {
      subscriptRangeIndexCallCount += 1
      subscriptRangeIndexArgsForCall.append(bounds)
      return subscriptRangeIndexReturnValue
    }
  }

  var startIndexCallCount = 0
  var startIndexReturnValue: Index = 0
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index = 0
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index = 0
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptIndexCallCount = 0
  var subscriptIndexArgsForCall: [Index] = []
  var subscriptIndexReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptIndexCallCount += 1
      subscriptIndexArgsForCall.append(position)
      return subscriptIndexReturnValue
    }
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

final class FakeStairs<Element>: Stairs {
  typealias Index = Int
  typealias Indices = Range<Int>

  init() {}

  var indicesCallCount = 0
  var indicesReturnValue: Indices!
  var indices: Indices {
    get {
      indicesCallCount += 1
      return indicesReturnValue
    }
  }

  var startIndexCallCount = 0
  var startIndexReturnValue: Index = 0
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index = 0
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexAfterCallCount = 0
  var indexAfterArgsForCall: [Index] = []
  var indexAfterReturnValue: Index = 0
  func index(after i: Index) -> Index {
    indexAfterCallCount += 1
    indexAfterArgsForCall.append(i)
    return indexAfterReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var indexBeforeCallCount = 0
  var indexBeforeArgsForCall: [Index] = []
  var indexBeforeReturnValue: Index = 0
  func index(before i: Index) -> Index {
    indexBeforeCallCount += 1
    indexBeforeArgsForCall.append(i)
    return indexBeforeReturnValue
  }

  var climbCallCount = 0
  func climb() {
    climbCallCount += 1
  }
}

final class FakeDrum<Index: Comparable, SubSequence: Collection>: Drum
where
  SubSequence: MutableCollection & Sendable, SubSequence.Element == Int, SubSequence.Index == Index,
  SubSequence.SubSequence == SubSequence
{
  typealias Element = Int
  typealias Index = Index
  typealias SubSequence = SubSequence

  init() {}

  var subscriptRangeIndexCallCount = 0
  var subscriptRangeIndexArgsForCall: [Range<Index>] = []
  var subscriptRangeIndexSetCallCount = 0
  var subscriptRangeIndexSetArgsForCall: [(bounds: Range<Index>, newValue: SubSequence)] = []
  var subscriptRangeIndexReturnValue: SubSequence!
  subscript(_ bounds: Range<Index>) -> SubSequence {
    get {
      subscriptRangeIndexCallCount += 1
      subscriptRangeIndexArgsForCall.append(bounds)
      return subscriptRangeIndexReturnValue
    }
    set {
      subscriptRangeIndexSetCallCount += 1
      subscriptRangeIndexSetArgsForCall.append((bounds, newValue))
      subscriptRangeIndexReturnValue = newValue
    }
  }

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index!
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptIndexCallCount = 0
  var subscriptIndexArgsForCall: [Index] = []
  var subscriptIndexSetCallCount = 0
  var subscriptIndexSetArgsForCall: [(position: Index, newValue: Element)] = []
  var subscriptIndexReturnValue: Element = 0
  subscript(_ position: Index) -> Element {
    get {
      subscriptIndexCallCount += 1
      subscriptIndexArgsForCall.append(position)
      return subscriptIndexReturnValue
    }
    set {
      subscriptIndexSetCallCount += 1
      subscriptIndexSetArgsForCall.append((position, newValue))
      subscriptIndexReturnValue = newValue
    }
  }

  var nailCallCount = 0
  func nail() {
    nailCallCount += 1
  }
}

final class FakeLoop<Element, Index: Comparable>: Loop
where AnyIterator<Element>.Element == Element, AnyIterator<Element>: IteratorProtocol {
  typealias Iterator = AnyIterator<Element>

  init() {}

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: Iterator!
  func makeIterator() -> Iterator {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index!
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var tieCallCount = 0
  func tie() {
    tieCallCount += 1
  }
}

final class FakeSpool<Element>: Spool {
  typealias AsyncIterator = FakeSpool<Element>

  init() {}

  var makeAsyncIteratorCallCount = 0
  var makeAsyncIteratorReturnValue: AsyncIterator!
  func makeAsyncIterator() -> AsyncIterator {
    makeAsyncIteratorCallCount += 1
    return makeAsyncIteratorReturnValue
  }

  var nextCallCount = 0
  var nextError: (any Error)?
  var nextReturnValue: Element?
  func next() async throws -> Element? {
    nextCallCount += 1
    if let error = nextError { throw error }
    return nextReturnValue
  }

  var stopCallCount = 0
  func stop() {
    stopCallCount += 1
  }
}

final class FakeTally: Tally {
  typealias Element = Int
  typealias Iterator = FakeTally

  init() {}

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: Iterator!
  func makeIterator() -> Iterator {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var nextCallCount = 0
  var nextReturnValue: Element?
  func next() -> Element? {
    nextCallCount += 1
    return nextReturnValue
  }

  var resetCallCount = 0
  func reset() {
    resetCallCount += 1
  }
}

final class FakePlaceholder: Placeholder {
  init() {}

  var _cVarArgEncodingCallCount = 0
  var _cVarArgEncodingReturnValue: [Int] = []
  var _cVarArgEncoding: [Int] {
    get {
      _cVarArgEncodingCallCount += 1
      return _cVarArgEncodingReturnValue
    }
  }

  var fillCallCount = 0
  func fill() {
    fillCallCount += 1
  }
}

final class FakeOpeningHours<Instant: InstantProtocol>: OpeningHours, @unchecked Sendable
where Instant.Duration == Swift.Duration {
  typealias Duration = Swift.Duration

  init() {}

  var nowCallCount = 0
  var nowReturnValue: Instant!
  var now: Instant {
    get {
      nowCallCount += 1
      return nowReturnValue
    }
  }

  var minimumResolutionCallCount = 0
  var minimumResolutionReturnValue: Duration!
  var minimumResolution: Duration {
    get {
      minimumResolutionCallCount += 1
      return minimumResolutionReturnValue
    }
  }

  var sleepCallCount = 0
  var sleepArgsForCall: [(deadline: Instant, tolerance: Duration?)] = []
  var sleepError: (any Error)?
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleepCallCount += 1
    sleepArgsForCall.append((deadline, tolerance))
    if let error = sleepError { throw error }
  }

  var isOpenCallCount = 0
  var isOpenReturnValue: Bool = false
  func isOpen() -> Bool {
    isOpenCallCount += 1
    return isOpenReturnValue
  }
}

final class FakeAlarm<Duration: DurationProtocol, Instant: InstantProtocol>: Alarm, @unchecked Sendable
where Instant.Duration == Duration {
  init() {}

  var nowCallCount = 0
  var nowReturnValue: Instant!
  var now: Instant {
    get {
      nowCallCount += 1
      return nowReturnValue
    }
  }

  var minimumResolutionCallCount = 0
  var minimumResolutionReturnValue: Duration!
  var minimumResolution: Duration {
    get {
      minimumResolutionCallCount += 1
      return minimumResolutionReturnValue
    }
  }

  var sleepCallCount = 0
  var sleepArgsForCall: [(deadline: Instant, tolerance: Duration?)] = []
  var sleepError: (any Error)?
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleepCallCount += 1
    sleepArgsForCall.append((deadline, tolerance))
    if let error = sleepError { throw error }
  }

  var ringCallCount = 0
  func ring() {
    ringCallCount += 1
  }
}

final class FakeMoment<Duration: DurationProtocol>: Moment, @unchecked Sendable {
  init() {}

  var advancedCallCount = 0
  var advancedArgsForCall: [Duration] = []
  var advancedReturnValue: FakeMoment<Duration>!
  func advanced(by duration: Duration) -> FakeMoment<Duration> {
    advancedCallCount += 1
    advancedArgsForCall.append(duration)
    return advancedReturnValue
  }

  var durationCallCount = 0
  var durationArgsForCall: [FakeMoment<Duration>] = []
  var durationReturnValue: Duration!
  func duration(to other: FakeMoment<Duration>) -> Duration {
    durationCallCount += 1
    durationArgsForCall.append(other)
    return durationReturnValue
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeMoment<Duration>, other: FakeMoment<Duration>) -> Bool {
    one === other
  }

  static func < (one: FakeMoment<Duration>, other: FakeMoment<Duration>) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

final class FakeInterval: Interval, @unchecked Sendable {
  init() {}

  @safe nonisolated(unsafe) static var zeroCallCount = 0
  @safe nonisolated(unsafe) static var zeroReturnValue: FakeInterval!
  static var zero: FakeInterval {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakeInterval, rhs: FakeInterval)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: FakeInterval!
  static func + (lhs: FakeInterval, rhs: FakeInterval) -> FakeInterval {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  @safe nonisolated(unsafe) static var minusCallCount = 0
  @safe nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakeInterval, rhs: FakeInterval)] = []
  @safe nonisolated(unsafe) static var minusReturnValue: FakeInterval!
  static func - (lhs: FakeInterval, rhs: FakeInterval) -> FakeInterval {
    minusCallCount += 1
    minusArgsForCall.append((lhs, rhs))
    return minusReturnValue
  }

  @safe nonisolated(unsafe) static var slashLhsRhsFakeIntervalIntCallCount = 0
  @safe nonisolated(unsafe) static var slashLhsRhsFakeIntervalIntArgsForCall: [(lhs: FakeInterval, rhs: Int)] = []
  @safe nonisolated(unsafe) static var slashLhsRhsFakeIntervalIntReturnValue: FakeInterval!
  static func / (lhs: FakeInterval, rhs: Int) -> FakeInterval {
    slashLhsRhsFakeIntervalIntCallCount += 1
    slashLhsRhsFakeIntervalIntArgsForCall.append((lhs, rhs))
    return slashLhsRhsFakeIntervalIntReturnValue
  }

  @safe nonisolated(unsafe) static var timesCallCount = 0
  @safe nonisolated(unsafe) static var timesArgsForCall: [(lhs: FakeInterval, rhs: Int)] = []
  @safe nonisolated(unsafe) static var timesReturnValue: FakeInterval!
  static func * (lhs: FakeInterval, rhs: Int) -> FakeInterval {
    timesCallCount += 1
    timesArgsForCall.append((lhs, rhs))
    return timesReturnValue
  }

  @safe nonisolated(unsafe) static var slashLhsRhsFakeIntervalFakeIntervalCallCount = 0
  @safe nonisolated(unsafe) static var slashLhsRhsFakeIntervalFakeIntervalArgsForCall:
    [(lhs: FakeInterval, rhs: FakeInterval)] = []
  @safe nonisolated(unsafe) static var slashLhsRhsFakeIntervalFakeIntervalReturnValue: Double = 0
  static func / (lhs: FakeInterval, rhs: FakeInterval) -> Double {
    slashLhsRhsFakeIntervalFakeIntervalCallCount += 1
    slashLhsRhsFakeIntervalFakeIntervalArgsForCall.append((lhs, rhs))
    return slashLhsRhsFakeIntervalFakeIntervalReturnValue
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeInterval, other: FakeInterval) -> Bool {
    one === other
  }

  static func < (one: FakeInterval, other: FakeInterval) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }
}

final class FakePermissions: Permissions {
  typealias RawValue = Int

  init() {}

  init(rawValue: RawValue) {
  }

  var rawValueCallCount = 0
  var rawValueReturnValue: RawValue = 0
  var rawValue: RawValue {
    get {
      rawValueCallCount += 1
      return rawValueReturnValue
    }
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakePermissions, other: FakePermissions) -> Bool {
    one === other
  }
}

final class FakeTags<RawValue>: Tags where RawValue: FixedWidthInteger {
  init() {}

  init(rawValue: RawValue) {
  }

  var rawValueCallCount = 0
  var rawValueReturnValue: RawValue!
  var rawValue: RawValue {
    get {
      rawValueCallCount += 1
      return rawValueReturnValue
    }
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeTags<RawValue>, other: FakeTags<RawValue>) -> Bool {
    one === other
  }
}

final class FakeSum: Sum {
  init() {}

  @safe nonisolated(unsafe) static var zeroCallCount = 0
  @safe nonisolated(unsafe) static var zeroReturnValue: FakeSum!
  static var zero: FakeSum {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakeSum, rhs: FakeSum)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: FakeSum!
  static func + (lhs: FakeSum, rhs: FakeSum) -> FakeSum {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  @safe nonisolated(unsafe) static var minusCallCount = 0
  @safe nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakeSum, rhs: FakeSum)] = []
  @safe nonisolated(unsafe) static var minusReturnValue: FakeSum!
  static func - (lhs: FakeSum, rhs: FakeSum) -> FakeSum {
    minusCallCount += 1
    minusArgsForCall.append((lhs, rhs))
    return minusReturnValue
  }

  var centsCallCount = 0
  var centsReturnValue: Int = 0
  var cents: Int {
    get {
      centsCallCount += 1
      return centsReturnValue
    }
  }

  static func == (one: FakeSum, other: FakeSum) -> Bool {
    one === other
  }
}

final class FakeQuantity<Magnitude: Comparable & Numeric>: Quantity {
  init() {}

  init(integerLiteral value: Int) {
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
  }

  static var zero: FakeQuantity<Magnitude> {
    get {
      FakeQuantityStatics.zeroCallCount += 1
      return FakeQuantityStatics.zeroReturnValue as! FakeQuantity<Magnitude>
    }
  }

  static func + (lhs: FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) -> FakeQuantity<Magnitude> {
    FakeQuantityStatics.plusCallCount += 1
    FakeQuantityStatics.plusArgsForCall.append((lhs, rhs))
    return FakeQuantityStatics.plusReturnValue as! FakeQuantity<Magnitude>
  }

  static func - (lhs: FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) -> FakeQuantity<Magnitude> {
    FakeQuantityStatics.minusCallCount += 1
    FakeQuantityStatics.minusArgsForCall.append((lhs, rhs))
    return FakeQuantityStatics.minusReturnValue as! FakeQuantity<Magnitude>
  }

  var magnitudeCallCount = 0
  var magnitudeReturnValue: Magnitude!
  var magnitude: Magnitude {
    get {
      magnitudeCallCount += 1
      return magnitudeReturnValue
    }
  }

  static func * (lhs: FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) -> FakeQuantity<Magnitude> {
    FakeQuantityStatics.timesCallCount += 1
    FakeQuantityStatics.timesArgsForCall.append((lhs, rhs))
    return FakeQuantityStatics.timesReturnValue as! FakeQuantity<Magnitude>
  }

  static func *= (lhs: inout FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) {
    FakeQuantityStatics.timesEqualsCallCount += 1
    FakeQuantityStatics.timesEqualsArgsForCall.append((lhs, rhs))
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeQuantity<Magnitude>, other: FakeQuantity<Magnitude>) -> Bool {
    one === other
  }
}

/// The static members of every FakeQuantity, which share their counts.
enum FakeQuantityStatics {
  @safe nonisolated(unsafe) static var zeroCallCount = 0
  @safe nonisolated(unsafe) static var zeroReturnValue: Any!
  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(lhs: Any, rhs: Any)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: Any!
  @safe nonisolated(unsafe) static var minusCallCount = 0
  @safe nonisolated(unsafe) static var minusArgsForCall: [(lhs: Any, rhs: Any)] = []
  @safe nonisolated(unsafe) static var minusReturnValue: Any!
  @safe nonisolated(unsafe) static var timesCallCount = 0
  @safe nonisolated(unsafe) static var timesArgsForCall: [(lhs: Any, rhs: Any)] = []
  @safe nonisolated(unsafe) static var timesReturnValue: Any!
  @safe nonisolated(unsafe) static var timesEqualsCallCount = 0
  @safe nonisolated(unsafe) static var timesEqualsArgsForCall: [(lhs: Any, rhs: Any)] = []
}

final class FakeDiscount: Discount {
  typealias Magnitude = Int

  init() {}

  init(integerLiteral value: Int) {
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
  }

  @safe nonisolated(unsafe) static var zeroCallCount = 0
  @safe nonisolated(unsafe) static var zeroReturnValue: FakeDiscount!
  static var zero: FakeDiscount {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: FakeDiscount!
  static func + (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  @safe nonisolated(unsafe) static var minusCallCount = 0
  @safe nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
  @safe nonisolated(unsafe) static var minusReturnValue: FakeDiscount!
  static func - (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    minusCallCount += 1
    minusArgsForCall.append((lhs, rhs))
    return minusReturnValue
  }

  var magnitudeCallCount = 0
  var magnitudeReturnValue: Magnitude = 0
  var magnitude: Magnitude {
    get {
      magnitudeCallCount += 1
      return magnitudeReturnValue
    }
  }

  @safe nonisolated(unsafe) static var timesCallCount = 0
  @safe nonisolated(unsafe) static var timesArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
  @safe nonisolated(unsafe) static var timesReturnValue: FakeDiscount!
  static func * (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    timesCallCount += 1
    timesArgsForCall.append((lhs, rhs))
    return timesReturnValue
  }

  @safe nonisolated(unsafe) static var timesEqualsCallCount = 0
  @safe nonisolated(unsafe) static var timesEqualsArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
  static func *= (lhs: inout FakeDiscount, rhs: FakeDiscount) {
    timesEqualsCallCount += 1
    timesEqualsArgsForCall.append((lhs, rhs))
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeDiscount, other: FakeDiscount) -> Bool {
    one === other
  }
}

final class FakeShelfmark<Stride: Comparable & SignedNumeric>: Shelfmark {
  init() {}

  var distanceCallCount = 0
  var distanceArgsForCall: [FakeShelfmark<Stride>] = []
  var distanceReturnValue: Stride!
  func distance(to other: FakeShelfmark<Stride>) -> Stride {
    distanceCallCount += 1
    distanceArgsForCall.append(other)
    return distanceReturnValue
  }

  var advancedCallCount = 0
  var advancedArgsForCall: [Stride] = []
  var advancedReturnValue: FakeShelfmark<Stride>!
  func advanced(by n: Stride) -> FakeShelfmark<Stride> {
    advancedCallCount += 1
    advancedArgsForCall.append(n)
    return advancedReturnValue
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeShelfmark<Stride>, other: FakeShelfmark<Stride>) -> Bool {
    one === other
  }

  static func < (one: FakeShelfmark<Stride>, other: FakeShelfmark<Stride>) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }
}

final class FakeFault: Fault, @unchecked Sendable {
  init() {}

  var codeCallCount = 0
  var codeSetCallCount = 0
  var codeSetArgsForCall: [Int] = []
  var codeReturnValue: Int = 0
  var code: Int {
    get {
      codeCallCount += 1
      return codeReturnValue
    }
    set {
      codeSetCallCount += 1
      codeSetArgsForCall.append(newValue)
      codeReturnValue = newValue
    }
  }
}

final class FakeRecovery: Recovery, @unchecked Sendable {
  init() {}

  var recoveryOptionsCallCount = 0
  var recoveryOptionsReturnValue: [String] = []
  var recoveryOptions: [String] {
    get {
      recoveryOptionsCallCount += 1
      return recoveryOptionsReturnValue
    }
  }

  var attemptRecoveryCallCount = 0
  var attemptRecoveryArgsForCall: [Int] = []
  var attemptRecoveryReturnValue: Bool = false
  func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool {
    attemptRecoveryCallCount += 1
    attemptRecoveryArgsForCall.append(recoveryOptionIndex)
    return attemptRecoveryReturnValue
  }

  var codeCallCount = 0
  var codeReturnValue: Int = 0
  var code: Int {
    get {
      codeCallCount += 1
      return codeReturnValue
    }
  }
}

final class FakeDice: Dice {
  init() {}

  var nextCallCount = 0
  var nextReturnValue: UInt64 = 0
  func next() -> UInt64 {
    nextCallCount += 1
    return nextReturnValue
  }

  var shakeCallCount = 0
  func shake() {
    shakeCallCount += 1
  }
}

final class FakeGlossary<Key, Value>: Glossary {
  init() {}

  init(dictionaryLiteral elements: (Key, Value)...) {
  }

  var lookCallCount = 0
  var lookReturnValue: Int = 0
  func look() -> Int {
    lookCallCount += 1
    return lookReturnValue
  }
}

final class FakeLabel: Label {
  init() {}

  var writeCallCount = 0
  var writeArgsForCall: [Any] = []
  func write<Target>(to target: inout Target) where Target: TextOutputStream {
    writeCallCount += 1
    writeArgsForCall.append(target)
  }

  var peelCallCount = 0
  func peel() {
    peelCallCount += 1
  }
}

final class FakeAisle<Iterator: IteratorProtocol>: Aisle where Iterator.Element == String {
  typealias Element = String

  init() {}

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: Iterator!
  func makeIterator() -> Iterator {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var walkCallCount = 0
  var walkReturnValue: Int = 0
  func walk() -> Int {
    walkCallCount += 1
    return walkReturnValue
  }
}

final class FakeBarcode: Barcode {
  init() {}

  var withUnsafeBytesCallCount = 0
  var withUnsafeBytesReturnValue: Any!
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    withUnsafeBytesCallCount += 1
    return withUnsafeBytesReturnValue as! R
  }

  var scanCallCount = 0
  var scanReturnValue: Bool = false
  func scan() -> Bool {
    scanCallCount += 1
    return scanReturnValue
  }
}

final class FakePrintout<Regions: BidirectionalCollection>: Printout
where Regions.Element: DataProtocol & ContiguousBytes, Regions.Element.SubSequence: ContiguousBytes {
  typealias Element = UInt8
  typealias Index = Int

  init() {}

  var startIndexCallCount = 0
  var startIndexReturnValue: Index = 0
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index = 0
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexAfterCallCount = 0
  var indexAfterArgsForCall: [Index] = []
  var indexAfterReturnValue: Index = 0
  func index(after i: Index) -> Index {
    indexAfterCallCount += 1
    indexAfterArgsForCall.append(i)
    return indexAfterReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element = 0
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var indexBeforeCallCount = 0
  var indexBeforeArgsForCall: [Index] = []
  var indexBeforeReturnValue: Index = 0
  func index(before i: Index) -> Index {
    indexBeforeCallCount += 1
    indexBeforeArgsForCall.append(i)
    return indexBeforeReturnValue
  }

  var regionsCallCount = 0
  var regionsReturnValue: Regions!
  var regions: Regions {
    get {
      regionsCallCount += 1
      return regionsReturnValue
    }
  }

  var tearCallCount = 0
  func tear() {
    tearCallCount += 1
  }
}

final class FakeBadges<ArrayLiteralElement>: Badges {
  typealias Element = String

  init(arrayLiteral elements: ArrayLiteralElement...) {
  }

  init() {
  }

  var containsCallCount = 0
  var containsArgsForCall: [Element] = []
  var containsReturnValue: Bool = false
  func contains(_ member: Element) -> Bool {
    containsCallCount += 1
    containsArgsForCall.append(member)
    return containsReturnValue
  }

  var unionCallCount = 0
  var unionArgsForCall: [FakeBadges<ArrayLiteralElement>] = []
  var unionReturnValue: FakeBadges<ArrayLiteralElement>!
  func union(_ other: FakeBadges<ArrayLiteralElement>) -> FakeBadges<ArrayLiteralElement> {
    unionCallCount += 1
    unionArgsForCall.append(other)
    return unionReturnValue
  }

  var intersectionCallCount = 0
  var intersectionArgsForCall: [FakeBadges<ArrayLiteralElement>] = []
  var intersectionReturnValue: FakeBadges<ArrayLiteralElement>!
  func intersection(_ other: FakeBadges<ArrayLiteralElement>) -> FakeBadges<ArrayLiteralElement> {
    intersectionCallCount += 1
    intersectionArgsForCall.append(other)
    return intersectionReturnValue
  }

  var symmetricDifferenceCallCount = 0
  var symmetricDifferenceArgsForCall: [FakeBadges<ArrayLiteralElement>] = []
  var symmetricDifferenceReturnValue: FakeBadges<ArrayLiteralElement>!
  func symmetricDifference(_ other: FakeBadges<ArrayLiteralElement>) -> FakeBadges<ArrayLiteralElement> {
    symmetricDifferenceCallCount += 1
    symmetricDifferenceArgsForCall.append(other)
    return symmetricDifferenceReturnValue
  }

  var insertCallCount = 0
  var insertArgsForCall: [Element] = []
  var insertReturnValue: (inserted: Bool, memberAfterInsert: Element)!
  func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    insertCallCount += 1
    insertArgsForCall.append(newMember)
    return insertReturnValue
  }

  var removeCallCount = 0
  var removeArgsForCall: [Element] = []
  var removeReturnValue: Element?
  func remove(_ member: Element) -> Element? {
    removeCallCount += 1
    removeArgsForCall.append(member)
    return removeReturnValue
  }

  var updateCallCount = 0
  var updateArgsForCall: [Element] = []
  var updateReturnValue: Element?
  func update(with newMember: Element) -> Element? {
    updateCallCount += 1
    updateArgsForCall.append(newMember)
    return updateReturnValue
  }

  var formUnionCallCount = 0
  var formUnionArgsForCall: [FakeBadges<ArrayLiteralElement>] = []
  func formUnion(_ other: FakeBadges<ArrayLiteralElement>) {
    formUnionCallCount += 1
    formUnionArgsForCall.append(other)
  }

  var formIntersectionCallCount = 0
  var formIntersectionArgsForCall: [FakeBadges<ArrayLiteralElement>] = []
  func formIntersection(_ other: FakeBadges<ArrayLiteralElement>) {
    formIntersectionCallCount += 1
    formIntersectionArgsForCall.append(other)
  }

  var formSymmetricDifferenceCallCount = 0
  var formSymmetricDifferenceArgsForCall: [FakeBadges<ArrayLiteralElement>] = []
  func formSymmetricDifference(_ other: FakeBadges<ArrayLiteralElement>) {
    formSymmetricDifferenceCallCount += 1
    formSymmetricDifferenceArgsForCall.append(other)
  }

  var polishCallCount = 0
  func polish() {
    polishCallCount += 1
  }

  static func == (one: FakeBadges<ArrayLiteralElement>, other: FakeBadges<ArrayLiteralElement>) -> Bool {
    one === other
  }
}

final class FakeCents: Cents {
  typealias Magnitude = UInt
  typealias Stride = Int
  typealias Words = [UInt]

  init() {}

  init(integerLiteral value: Int) {
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
  }

  init?<T>(exactly source: T) where T: BinaryFloatingPoint {
  }

  init<T>(_ source: T) where T: BinaryFloatingPoint {
  }

  init<T>(_ source: T) where T: BinaryInteger {
  }

  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger {
  }

  init<T>(clamping source: T) where T: BinaryInteger {
  }

  init?(_ description: String) {
  }

  init(_truncatingBits bits: UInt) {
  }

  @safe nonisolated(unsafe) static var zeroCallCount = 0
  @safe nonisolated(unsafe) static var zeroReturnValue: FakeCents!
  static var zero: FakeCents {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: FakeCents!
  static func + (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  @safe nonisolated(unsafe) static var minusCallCount = 0
  @safe nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  @safe nonisolated(unsafe) static var minusReturnValue: FakeCents!
  static func - (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    minusCallCount += 1
    minusArgsForCall.append((lhs, rhs))
    return minusReturnValue
  }

  var magnitudeCallCount = 0
  var magnitudeReturnValue: Magnitude = 0
  var magnitude: Magnitude {
    get {
      magnitudeCallCount += 1
      return magnitudeReturnValue
    }
  }

  @safe nonisolated(unsafe) static var timesCallCount = 0
  @safe nonisolated(unsafe) static var timesArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  @safe nonisolated(unsafe) static var timesReturnValue: FakeCents!
  static func * (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    timesCallCount += 1
    timesArgsForCall.append((lhs, rhs))
    return timesReturnValue
  }

  @safe nonisolated(unsafe) static var timesEqualsCallCount = 0
  @safe nonisolated(unsafe) static var timesEqualsArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  static func *= (lhs: inout FakeCents, rhs: FakeCents) {
    timesEqualsCallCount += 1
    timesEqualsArgsForCall.append((lhs, rhs))
  }

  var distanceCallCount = 0
  var distanceArgsForCall: [FakeCents] = []
  var distanceReturnValue: Stride = 0
  func distance(to other: FakeCents) -> Stride {
    distanceCallCount += 1
    distanceArgsForCall.append(other)
    return distanceReturnValue
  }

  var advancedCallCount = 0
  var advancedArgsForCall: [Stride] = []
  var advancedReturnValue: FakeCents!
  func advanced(by n: Stride) -> FakeCents {
    advancedCallCount += 1
    advancedArgsForCall.append(n)
    return advancedReturnValue
  }

  @safe nonisolated(unsafe) static var isSignedCallCount = 0
  @safe nonisolated(unsafe) static var isSignedReturnValue: Bool = false
  static var isSigned: Bool {
    get {
      isSignedCallCount += 1
      return isSignedReturnValue
    }
  }

  var wordsCallCount = 0
  var wordsReturnValue: Words = []
  var words: Words {
    get {
      wordsCallCount += 1
      return wordsReturnValue
    }
  }

  var bitWidthCallCount = 0
  var bitWidthReturnValue: Int = 0
  var bitWidth: Int {
    get {
      bitWidthCallCount += 1
      return bitWidthReturnValue
    }
  }

  var trailingZeroBitCountCallCount = 0
  var trailingZeroBitCountReturnValue: Int = 0
  var trailingZeroBitCount: Int {
    get {
      trailingZeroBitCountCallCount += 1
      return trailingZeroBitCountReturnValue
    }
  }

  @safe nonisolated(unsafe) static var slashCallCount = 0
  @safe nonisolated(unsafe) static var slashArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  @safe nonisolated(unsafe) static var slashReturnValue: FakeCents!
  static func / (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    slashCallCount += 1
    slashArgsForCall.append((lhs, rhs))
    return slashReturnValue
  }

  @safe nonisolated(unsafe) static var slashEqualsCallCount = 0
  @safe nonisolated(unsafe) static var slashEqualsArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  static func /= (lhs: inout FakeCents, rhs: FakeCents) {
    slashEqualsCallCount += 1
    slashEqualsArgsForCall.append((lhs, rhs))
  }

  @safe nonisolated(unsafe) static var percentCallCount = 0
  @safe nonisolated(unsafe) static var percentArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  @safe nonisolated(unsafe) static var percentReturnValue: FakeCents!
  static func % (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    percentCallCount += 1
    percentArgsForCall.append((lhs, rhs))
    return percentReturnValue
  }

  @safe nonisolated(unsafe) static var percentEqualsCallCount = 0
  @safe nonisolated(unsafe) static var percentEqualsArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  static func %= (lhs: inout FakeCents, rhs: FakeCents) {
    percentEqualsCallCount += 1
    percentEqualsArgsForCall.append((lhs, rhs))
  }

  @safe nonisolated(unsafe) static var andEqualsCallCount = 0
  @safe nonisolated(unsafe) static var andEqualsArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  static func &= (lhs: inout FakeCents, rhs: FakeCents) {
    andEqualsCallCount += 1
    andEqualsArgsForCall.append((lhs, rhs))
  }

  @safe nonisolated(unsafe) static var orEqualsCallCount = 0
  @safe nonisolated(unsafe) static var orEqualsArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  static func |= (lhs: inout FakeCents, rhs: FakeCents) {
    orEqualsCallCount += 1
    orEqualsArgsForCall.append((lhs, rhs))
  }

  @safe nonisolated(unsafe) static var caretEqualsCallCount = 0
  @safe nonisolated(unsafe) static var caretEqualsArgsForCall: [(lhs: FakeCents, rhs: FakeCents)] = []
  static func ^= (lhs: inout FakeCents, rhs: FakeCents) {
    caretEqualsCallCount += 1
    caretEqualsArgsForCall.append((lhs, rhs))
  }

  @safe nonisolated(unsafe) static var tildeCallCount = 0
  @safe nonisolated(unsafe) static var tildeArgsForCall: [FakeCents] = []
  @safe nonisolated(unsafe) static var tildeReturnValue: FakeCents!
  prefix static func ~ (x: FakeCents) -> FakeCents {
    tildeCallCount += 1
    tildeArgsForCall.append(x)
    return tildeReturnValue
  }

  @safe nonisolated(unsafe) static var greaterGreaterEqualsCallCount = 0
  @safe nonisolated(unsafe) static var greaterGreaterEqualsArgsForCall: [(lhs: FakeCents, rhs: Any)] = []
  static func >>= <RHS>(lhs: inout FakeCents, rhs: RHS) where RHS: BinaryInteger {
    greaterGreaterEqualsCallCount += 1
    greaterGreaterEqualsArgsForCall.append((lhs, rhs))
  }

  @safe nonisolated(unsafe) static var lessLessEqualsCallCount = 0
  @safe nonisolated(unsafe) static var lessLessEqualsArgsForCall: [(lhs: FakeCents, rhs: Any)] = []
  static func <<= <RHS>(lhs: inout FakeCents, rhs: RHS) where RHS: BinaryInteger {
    lessLessEqualsCallCount += 1
    lessLessEqualsArgsForCall.append((lhs, rhs))
  }

  @safe nonisolated(unsafe) static var bitWidthCallCount = 0
  @safe nonisolated(unsafe) static var bitWidthReturnValue: Int = 0
  static var bitWidth: Int {
    get {
      bitWidthCallCount += 1
      return bitWidthReturnValue
    }
  }

  @safe nonisolated(unsafe) static var maxCallCount = 0
  @safe nonisolated(unsafe) static var maxReturnValue: FakeCents!
  static var max: FakeCents {
    get {
      maxCallCount += 1
      return maxReturnValue
    }
  }

  @safe nonisolated(unsafe) static var minCallCount = 0
  @safe nonisolated(unsafe) static var minReturnValue: FakeCents!
  static var min: FakeCents {
    get {
      minCallCount += 1
      return minReturnValue
    }
  }

  var addingReportingOverflowCallCount = 0
  var addingReportingOverflowArgsForCall: [FakeCents] = []
  var addingReportingOverflowReturnValue: (partialValue: FakeCents, overflow: Bool)!
  func addingReportingOverflow(_ rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    addingReportingOverflowCallCount += 1
    addingReportingOverflowArgsForCall.append(rhs)
    return addingReportingOverflowReturnValue
  }

  var subtractingReportingOverflowCallCount = 0
  var subtractingReportingOverflowArgsForCall: [FakeCents] = []
  var subtractingReportingOverflowReturnValue: (partialValue: FakeCents, overflow: Bool)!
  func subtractingReportingOverflow(_ rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    subtractingReportingOverflowCallCount += 1
    subtractingReportingOverflowArgsForCall.append(rhs)
    return subtractingReportingOverflowReturnValue
  }

  var multipliedReportingOverflowCallCount = 0
  var multipliedReportingOverflowArgsForCall: [FakeCents] = []
  var multipliedReportingOverflowReturnValue: (partialValue: FakeCents, overflow: Bool)!
  func multipliedReportingOverflow(by rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    multipliedReportingOverflowCallCount += 1
    multipliedReportingOverflowArgsForCall.append(rhs)
    return multipliedReportingOverflowReturnValue
  }

  var dividedReportingOverflowCallCount = 0
  var dividedReportingOverflowArgsForCall: [FakeCents] = []
  var dividedReportingOverflowReturnValue: (partialValue: FakeCents, overflow: Bool)!
  func dividedReportingOverflow(by rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    dividedReportingOverflowCallCount += 1
    dividedReportingOverflowArgsForCall.append(rhs)
    return dividedReportingOverflowReturnValue
  }

  var remainderReportingOverflowCallCount = 0
  var remainderReportingOverflowArgsForCall: [FakeCents] = []
  var remainderReportingOverflowReturnValue: (partialValue: FakeCents, overflow: Bool)!
  func remainderReportingOverflow(dividingBy rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    remainderReportingOverflowCallCount += 1
    remainderReportingOverflowArgsForCall.append(rhs)
    return remainderReportingOverflowReturnValue
  }

  var dividingFullWidthCallCount = 0
  var dividingFullWidthArgsForCall: [(high: FakeCents, low: Magnitude)] = []
  var dividingFullWidthReturnValue: (quotient: FakeCents, remainder: FakeCents)!
  func dividingFullWidth(_ dividend: (high: FakeCents, low: Magnitude)) -> (quotient: FakeCents, remainder: FakeCents) {
    dividingFullWidthCallCount += 1
    dividingFullWidthArgsForCall.append(dividend)
    return dividingFullWidthReturnValue
  }

  var nonzeroBitCountCallCount = 0
  var nonzeroBitCountReturnValue: Int = 0
  var nonzeroBitCount: Int {
    get {
      nonzeroBitCountCallCount += 1
      return nonzeroBitCountReturnValue
    }
  }

  var leadingZeroBitCountCallCount = 0
  var leadingZeroBitCountReturnValue: Int = 0
  var leadingZeroBitCount: Int {
    get {
      leadingZeroBitCountCallCount += 1
      return leadingZeroBitCountReturnValue
    }
  }

  var byteSwappedCallCount = 0
  var byteSwappedReturnValue: FakeCents!
  var byteSwapped: FakeCents {
    get {
      byteSwappedCallCount += 1
      return byteSwappedReturnValue
    }
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeCents, other: FakeCents) -> Bool {
    one === other
  }

  static func < (one: FakeCents, other: FakeCents) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var description: String { "FakeCents" }
}

final class FakeJournal: Journal {
  init() {}

  var codingPathCallCount = 0
  var codingPathReturnValue: [any CodingKey] = []
  var codingPath: [any CodingKey] {
    get {
      codingPathCallCount += 1
      return codingPathReturnValue
    }
  }

  var userInfoCallCount = 0
  var userInfoReturnValue: [CodingUserInfoKey: Any] = [:]
  var userInfo: [CodingUserInfoKey: Any] {
    get {
      userInfoCallCount += 1
      return userInfoReturnValue
    }
  }

  var containerCallCount = 0
  var containerArgsForCall: [Any] = []
  var containerReturnValue: Any!
  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey {
    containerCallCount += 1
    containerArgsForCall.append(type)
    return containerReturnValue as! KeyedEncodingContainer<Key>
  }

  var unkeyedContainerCallCount = 0
  var unkeyedContainerReturnValue: (any UnkeyedEncodingContainer)!
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    unkeyedContainerCallCount += 1
    return unkeyedContainerReturnValue
  }

  var singleValueContainerCallCount = 0
  var singleValueContainerReturnValue: (any SingleValueEncodingContainer)!
  func singleValueContainer() -> any SingleValueEncodingContainer {
    singleValueContainerCallCount += 1
    return singleValueContainerReturnValue
  }

  var closeCallCount = 0
  func close() {
    closeCallCount += 1
  }
}

final class FakeRate<Stride: Comparable & SignedNumeric, Exponent: SignedInteger>: Rate {
  typealias Magnitude = FakeRate<Stride, Exponent>

  init() {}

  init(integerLiteral value: Int) {
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
  }

  init(sign: FloatingPointSign, exponent: Exponent, significand: FakeRate<Stride, Exponent>) {
  }

  init(signOf sign: FakeRate<Stride, Exponent>, magnitudeOf magnitude: FakeRate<Stride, Exponent>) {
  }

  init(_ value: Int) {
  }

  init<Source>(_ value: Source) where Source: BinaryInteger {
  }

  static var zero: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.zeroCallCount += 1
      return FakeRateStatics.zeroReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  static func + (lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    FakeRateStatics.plusCallCount += 1
    FakeRateStatics.plusArgsForCall.append((lhs, rhs))
    return FakeRateStatics.plusReturnValue as! FakeRate<Stride, Exponent>
  }

  static func - (lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    FakeRateStatics.minusCallCount += 1
    FakeRateStatics.minusArgsForCall.append((lhs, rhs))
    return FakeRateStatics.minusReturnValue as! FakeRate<Stride, Exponent>
  }

  var magnitudeCallCount = 0
  var magnitudeReturnValue: Magnitude!
  var magnitude: Magnitude {
    get {
      magnitudeCallCount += 1
      return magnitudeReturnValue
    }
  }

  static func * (lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    FakeRateStatics.timesCallCount += 1
    FakeRateStatics.timesArgsForCall.append((lhs, rhs))
    return FakeRateStatics.timesReturnValue as! FakeRate<Stride, Exponent>
  }

  static func *= (lhs: inout FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) {
    FakeRateStatics.timesEqualsCallCount += 1
    FakeRateStatics.timesEqualsArgsForCall.append((lhs, rhs))
  }

  var distanceCallCount = 0
  var distanceArgsForCall: [FakeRate<Stride, Exponent>] = []
  var distanceReturnValue: Stride!
  func distance(to other: FakeRate<Stride, Exponent>) -> Stride {
    distanceCallCount += 1
    distanceArgsForCall.append(other)
    return distanceReturnValue
  }

  var advancedCallCount = 0
  var advancedArgsForCall: [Stride] = []
  var advancedReturnValue: FakeRate<Stride, Exponent>!
  func advanced(by n: Stride) -> FakeRate<Stride, Exponent> {
    advancedCallCount += 1
    advancedArgsForCall.append(n)
    return advancedReturnValue
  }

  static var radix: Int {
    get {
      FakeRateStatics.radixCallCount += 1
      return FakeRateStatics.radixReturnValue
    }
  }

  static var nan: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.nanCallCount += 1
      return FakeRateStatics.nanReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  static var signalingNaN: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.signalingNaNCallCount += 1
      return FakeRateStatics.signalingNaNReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  static var infinity: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.infinityCallCount += 1
      return FakeRateStatics.infinityReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  static var greatestFiniteMagnitude: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.greatestFiniteMagnitudeCallCount += 1
      return FakeRateStatics.greatestFiniteMagnitudeReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  static var pi: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.piCallCount += 1
      return FakeRateStatics.piReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  static var leastNormalMagnitude: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.leastNormalMagnitudeCallCount += 1
      return FakeRateStatics.leastNormalMagnitudeReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  static var leastNonzeroMagnitude: FakeRate<Stride, Exponent> {
    get {
      FakeRateStatics.leastNonzeroMagnitudeCallCount += 1
      return FakeRateStatics.leastNonzeroMagnitudeReturnValue as! FakeRate<Stride, Exponent>
    }
  }

  var ulpCallCount = 0
  var ulpReturnValue: FakeRate<Stride, Exponent>!
  var ulp: FakeRate<Stride, Exponent> {
    get {
      ulpCallCount += 1
      return ulpReturnValue
    }
  }

  var signCallCount = 0
  var signReturnValue: FloatingPointSign!
  var sign: FloatingPointSign {
    get {
      signCallCount += 1
      return signReturnValue
    }
  }

  var exponentCallCount = 0
  var exponentReturnValue: Exponent!
  var exponent: Exponent {
    get {
      exponentCallCount += 1
      return exponentReturnValue
    }
  }

  var significandCallCount = 0
  var significandReturnValue: FakeRate<Stride, Exponent>!
  var significand: FakeRate<Stride, Exponent> {
    get {
      significandCallCount += 1
      return significandReturnValue
    }
  }

  static func / (rate: FakeRate<Stride, Exponent>, other: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    FakeRateStatics.slashCallCount += 1
    FakeRateStatics.slashArgsForCall.append((rate, other))
    return FakeRateStatics.slashReturnValue as! FakeRate<Stride, Exponent>
  }

  static func /= (lhs: inout FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) {
    FakeRateStatics.slashEqualsCallCount += 1
    FakeRateStatics.slashEqualsArgsForCall.append((lhs, rhs))
  }

  var formRemainderCallCount = 0
  var formRemainderArgsForCall: [FakeRate<Stride, Exponent>] = []
  func formRemainder(dividingBy other: FakeRate<Stride, Exponent>) {
    formRemainderCallCount += 1
    formRemainderArgsForCall.append(other)
  }

  var formTruncatingRemainderCallCount = 0
  var formTruncatingRemainderArgsForCall: [FakeRate<Stride, Exponent>] = []
  func formTruncatingRemainder(dividingBy other: FakeRate<Stride, Exponent>) {
    formTruncatingRemainderCallCount += 1
    formTruncatingRemainderArgsForCall.append(other)
  }

  var formSquareRootCallCount = 0
  func formSquareRoot() {
    formSquareRootCallCount += 1
  }

  var addProductCallCount = 0
  var addProductArgsForCall: [(lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>)] = []
  func addProduct(_ lhs: FakeRate<Stride, Exponent>, _ rhs: FakeRate<Stride, Exponent>) {
    addProductCallCount += 1
    addProductArgsForCall.append((lhs, rhs))
  }

  var roundCallCount = 0
  var roundArgsForCall: [FloatingPointRoundingRule] = []
  func round(_ rule: FloatingPointRoundingRule) {
    roundCallCount += 1
    roundArgsForCall.append(rule)
  }

  var nextUpCallCount = 0
  var nextUpReturnValue: FakeRate<Stride, Exponent>!
  var nextUp: FakeRate<Stride, Exponent> {
    get {
      nextUpCallCount += 1
      return nextUpReturnValue
    }
  }

  var isEqualCallCount = 0
  var isEqualArgsForCall: [FakeRate<Stride, Exponent>] = []
  var isEqualReturnValue: Bool = false
  func isEqual(to other: FakeRate<Stride, Exponent>) -> Bool {
    isEqualCallCount += 1
    isEqualArgsForCall.append(other)
    return isEqualReturnValue
  }

  var isLessCallCount = 0
  var isLessArgsForCall: [FakeRate<Stride, Exponent>] = []
  var isLessReturnValue: Bool = false
  func isLess(than other: FakeRate<Stride, Exponent>) -> Bool {
    isLessCallCount += 1
    isLessArgsForCall.append(other)
    return isLessReturnValue
  }

  var isLessThanOrEqualToCallCount = 0
  var isLessThanOrEqualToArgsForCall: [FakeRate<Stride, Exponent>] = []
  var isLessThanOrEqualToReturnValue: Bool = false
  func isLessThanOrEqualTo(_ other: FakeRate<Stride, Exponent>) -> Bool {
    isLessThanOrEqualToCallCount += 1
    isLessThanOrEqualToArgsForCall.append(other)
    return isLessThanOrEqualToReturnValue
  }

  var isTotallyOrderedCallCount = 0
  var isTotallyOrderedArgsForCall: [FakeRate<Stride, Exponent>] = []
  var isTotallyOrderedReturnValue: Bool = false
  func isTotallyOrdered(belowOrEqualTo other: FakeRate<Stride, Exponent>) -> Bool {
    isTotallyOrderedCallCount += 1
    isTotallyOrderedArgsForCall.append(other)
    return isTotallyOrderedReturnValue
  }

  var isNormalCallCount = 0
  var isNormalReturnValue: Bool = false
  var isNormal: Bool {
    get {
      isNormalCallCount += 1
      return isNormalReturnValue
    }
  }

  var isFiniteCallCount = 0
  var isFiniteReturnValue: Bool = false
  var isFinite: Bool {
    get {
      isFiniteCallCount += 1
      return isFiniteReturnValue
    }
  }

  var isZeroCallCount = 0
  var isZeroReturnValue: Bool = false
  var isZero: Bool {
    get {
      isZeroCallCount += 1
      return isZeroReturnValue
    }
  }

  var isSubnormalCallCount = 0
  var isSubnormalReturnValue: Bool = false
  var isSubnormal: Bool {
    get {
      isSubnormalCallCount += 1
      return isSubnormalReturnValue
    }
  }

  var isInfiniteCallCount = 0
  var isInfiniteReturnValue: Bool = false
  var isInfinite: Bool {
    get {
      isInfiniteCallCount += 1
      return isInfiniteReturnValue
    }
  }

  var isNaNCallCount = 0
  var isNaNReturnValue: Bool = false
  var isNaN: Bool {
    get {
      isNaNCallCount += 1
      return isNaNReturnValue
    }
  }

  var isSignalingNaNCallCount = 0
  var isSignalingNaNReturnValue: Bool = false
  var isSignalingNaN: Bool {
    get {
      isSignalingNaNCallCount += 1
      return isSignalingNaNReturnValue
    }
  }

  var isCanonicalCallCount = 0
  var isCanonicalReturnValue: Bool = false
  var isCanonical: Bool {
    get {
      isCanonicalCallCount += 1
      return isCanonicalReturnValue
    }
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeRate<Stride, Exponent>, other: FakeRate<Stride, Exponent>) -> Bool {
    one === other
  }

  static func < (one: FakeRate<Stride, Exponent>, other: FakeRate<Stride, Exponent>) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The static members of every FakeRate, which share their counts.
enum FakeRateStatics {
  @safe nonisolated(unsafe) static var zeroCallCount = 0
  @safe nonisolated(unsafe) static var zeroReturnValue: Any!
  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(lhs: Any, rhs: Any)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: Any!
  @safe nonisolated(unsafe) static var minusCallCount = 0
  @safe nonisolated(unsafe) static var minusArgsForCall: [(lhs: Any, rhs: Any)] = []
  @safe nonisolated(unsafe) static var minusReturnValue: Any!
  @safe nonisolated(unsafe) static var timesCallCount = 0
  @safe nonisolated(unsafe) static var timesArgsForCall: [(lhs: Any, rhs: Any)] = []
  @safe nonisolated(unsafe) static var timesReturnValue: Any!
  @safe nonisolated(unsafe) static var timesEqualsCallCount = 0
  @safe nonisolated(unsafe) static var timesEqualsArgsForCall: [(lhs: Any, rhs: Any)] = []
  @safe nonisolated(unsafe) static var radixCallCount = 0
  @safe nonisolated(unsafe) static var radixReturnValue: Int = 0
  @safe nonisolated(unsafe) static var nanCallCount = 0
  @safe nonisolated(unsafe) static var nanReturnValue: Any!
  @safe nonisolated(unsafe) static var signalingNaNCallCount = 0
  @safe nonisolated(unsafe) static var signalingNaNReturnValue: Any!
  @safe nonisolated(unsafe) static var infinityCallCount = 0
  @safe nonisolated(unsafe) static var infinityReturnValue: Any!
  @safe nonisolated(unsafe) static var greatestFiniteMagnitudeCallCount = 0
  @safe nonisolated(unsafe) static var greatestFiniteMagnitudeReturnValue: Any!
  @safe nonisolated(unsafe) static var piCallCount = 0
  @safe nonisolated(unsafe) static var piReturnValue: Any!
  @safe nonisolated(unsafe) static var leastNormalMagnitudeCallCount = 0
  @safe nonisolated(unsafe) static var leastNormalMagnitudeReturnValue: Any!
  @safe nonisolated(unsafe) static var leastNonzeroMagnitudeCallCount = 0
  @safe nonisolated(unsafe) static var leastNonzeroMagnitudeReturnValue: Any!
  @safe nonisolated(unsafe) static var slashCallCount = 0
  @safe nonisolated(unsafe) static var slashArgsForCall: [(rate: Any, other: Any)] = []
  @safe nonisolated(unsafe) static var slashReturnValue: Any!
  @safe nonisolated(unsafe) static var slashEqualsCallCount = 0
  @safe nonisolated(unsafe) static var slashEqualsArgsForCall: [(lhs: Any, rhs: Any)] = []
}

final class FakePrice: Price {
  typealias Magnitude = FakePrice
  typealias Stride = Int
  typealias Exponent = Int
  typealias RawSignificand = UInt
  typealias RawExponent = UInt

  init() {}

  init(floatLiteral value: Double) {
  }

  init(integerLiteral value: Int) {
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
  }

  init(sign: FloatingPointSign, exponent: Exponent, significand: FakePrice) {
  }

  init(signOf sign: FakePrice, magnitudeOf magnitude: FakePrice) {
  }

  init(_ value: Int) {
  }

  init<Source>(_ value: Source) where Source: BinaryInteger {
  }

  init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand) {
  }

  init(_ value: Float) {
  }

  init(_ value: Double) {
  }

  @safe nonisolated(unsafe) static var zeroCallCount = 0
  @safe nonisolated(unsafe) static var zeroReturnValue: FakePrice!
  static var zero: FakePrice {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakePrice, rhs: FakePrice)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: FakePrice!
  static func + (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  @safe nonisolated(unsafe) static var minusCallCount = 0
  @safe nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakePrice, rhs: FakePrice)] = []
  @safe nonisolated(unsafe) static var minusReturnValue: FakePrice!
  static func - (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    minusCallCount += 1
    minusArgsForCall.append((lhs, rhs))
    return minusReturnValue
  }

  var magnitudeCallCount = 0
  var magnitudeReturnValue: Magnitude!
  var magnitude: Magnitude {
    get {
      magnitudeCallCount += 1
      return magnitudeReturnValue
    }
  }

  @safe nonisolated(unsafe) static var timesCallCount = 0
  @safe nonisolated(unsafe) static var timesArgsForCall: [(lhs: FakePrice, rhs: FakePrice)] = []
  @safe nonisolated(unsafe) static var timesReturnValue: FakePrice!
  static func * (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    timesCallCount += 1
    timesArgsForCall.append((lhs, rhs))
    return timesReturnValue
  }

  @safe nonisolated(unsafe) static var timesEqualsCallCount = 0
  @safe nonisolated(unsafe) static var timesEqualsArgsForCall: [(lhs: FakePrice, rhs: FakePrice)] = []
  static func *= (lhs: inout FakePrice, rhs: FakePrice) {
    timesEqualsCallCount += 1
    timesEqualsArgsForCall.append((lhs, rhs))
  }

  var distanceCallCount = 0
  var distanceArgsForCall: [FakePrice] = []
  var distanceReturnValue: Stride = 0
  func distance(to other: FakePrice) -> Stride {
    distanceCallCount += 1
    distanceArgsForCall.append(other)
    return distanceReturnValue
  }

  var advancedCallCount = 0
  var advancedArgsForCall: [Stride] = []
  var advancedReturnValue: FakePrice!
  func advanced(by n: Stride) -> FakePrice {
    advancedCallCount += 1
    advancedArgsForCall.append(n)
    return advancedReturnValue
  }

  @safe nonisolated(unsafe) static var radixCallCount = 0
  @safe nonisolated(unsafe) static var radixReturnValue: Int = 0
  static var radix: Int {
    get {
      radixCallCount += 1
      return radixReturnValue
    }
  }

  @safe nonisolated(unsafe) static var nanCallCount = 0
  @safe nonisolated(unsafe) static var nanReturnValue: FakePrice!
  static var nan: FakePrice {
    get {
      nanCallCount += 1
      return nanReturnValue
    }
  }

  @safe nonisolated(unsafe) static var signalingNaNCallCount = 0
  @safe nonisolated(unsafe) static var signalingNaNReturnValue: FakePrice!
  static var signalingNaN: FakePrice {
    get {
      signalingNaNCallCount += 1
      return signalingNaNReturnValue
    }
  }

  @safe nonisolated(unsafe) static var infinityCallCount = 0
  @safe nonisolated(unsafe) static var infinityReturnValue: FakePrice!
  static var infinity: FakePrice {
    get {
      infinityCallCount += 1
      return infinityReturnValue
    }
  }

  @safe nonisolated(unsafe) static var greatestFiniteMagnitudeCallCount = 0
  @safe nonisolated(unsafe) static var greatestFiniteMagnitudeReturnValue: FakePrice!
  static var greatestFiniteMagnitude: FakePrice {
    get {
      greatestFiniteMagnitudeCallCount += 1
      return greatestFiniteMagnitudeReturnValue
    }
  }

  @safe nonisolated(unsafe) static var piCallCount = 0
  @safe nonisolated(unsafe) static var piReturnValue: FakePrice!
  static var pi: FakePrice {
    get {
      piCallCount += 1
      return piReturnValue
    }
  }

  @safe nonisolated(unsafe) static var leastNormalMagnitudeCallCount = 0
  @safe nonisolated(unsafe) static var leastNormalMagnitudeReturnValue: FakePrice!
  static var leastNormalMagnitude: FakePrice {
    get {
      leastNormalMagnitudeCallCount += 1
      return leastNormalMagnitudeReturnValue
    }
  }

  @safe nonisolated(unsafe) static var leastNonzeroMagnitudeCallCount = 0
  @safe nonisolated(unsafe) static var leastNonzeroMagnitudeReturnValue: FakePrice!
  static var leastNonzeroMagnitude: FakePrice {
    get {
      leastNonzeroMagnitudeCallCount += 1
      return leastNonzeroMagnitudeReturnValue
    }
  }

  var ulpCallCount = 0
  var ulpReturnValue: FakePrice!
  var ulp: FakePrice {
    get {
      ulpCallCount += 1
      return ulpReturnValue
    }
  }

  var signCallCount = 0
  var signReturnValue: FloatingPointSign!
  var sign: FloatingPointSign {
    get {
      signCallCount += 1
      return signReturnValue
    }
  }

  var exponentCallCount = 0
  var exponentReturnValue: Exponent = 0
  var exponent: Exponent {
    get {
      exponentCallCount += 1
      return exponentReturnValue
    }
  }

  var significandCallCount = 0
  var significandReturnValue: FakePrice!
  var significand: FakePrice {
    get {
      significandCallCount += 1
      return significandReturnValue
    }
  }

  @safe nonisolated(unsafe) static var slashCallCount = 0
  @safe nonisolated(unsafe) static var slashArgsForCall: [(lhs: FakePrice, rhs: FakePrice)] = []
  @safe nonisolated(unsafe) static var slashReturnValue: FakePrice!
  static func / (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    slashCallCount += 1
    slashArgsForCall.append((lhs, rhs))
    return slashReturnValue
  }

  @safe nonisolated(unsafe) static var slashEqualsCallCount = 0
  @safe nonisolated(unsafe) static var slashEqualsArgsForCall: [(lhs: FakePrice, rhs: FakePrice)] = []
  static func /= (lhs: inout FakePrice, rhs: FakePrice) {
    slashEqualsCallCount += 1
    slashEqualsArgsForCall.append((lhs, rhs))
  }

  var formRemainderCallCount = 0
  var formRemainderArgsForCall: [FakePrice] = []
  func formRemainder(dividingBy other: FakePrice) {
    formRemainderCallCount += 1
    formRemainderArgsForCall.append(other)
  }

  var formTruncatingRemainderCallCount = 0
  var formTruncatingRemainderArgsForCall: [FakePrice] = []
  func formTruncatingRemainder(dividingBy other: FakePrice) {
    formTruncatingRemainderCallCount += 1
    formTruncatingRemainderArgsForCall.append(other)
  }

  var formSquareRootCallCount = 0
  func formSquareRoot() {
    formSquareRootCallCount += 1
  }

  var addProductCallCount = 0
  var addProductArgsForCall: [(lhs: FakePrice, rhs: FakePrice)] = []
  func addProduct(_ lhs: FakePrice, _ rhs: FakePrice) {
    addProductCallCount += 1
    addProductArgsForCall.append((lhs, rhs))
  }

  var roundCallCount = 0
  var roundArgsForCall: [FloatingPointRoundingRule] = []
  func round(_ rule: FloatingPointRoundingRule) {
    roundCallCount += 1
    roundArgsForCall.append(rule)
  }

  var nextUpCallCount = 0
  var nextUpReturnValue: FakePrice!
  var nextUp: FakePrice {
    get {
      nextUpCallCount += 1
      return nextUpReturnValue
    }
  }

  var isEqualCallCount = 0
  var isEqualArgsForCall: [FakePrice] = []
  var isEqualReturnValue: Bool = false
  func isEqual(to other: FakePrice) -> Bool {
    isEqualCallCount += 1
    isEqualArgsForCall.append(other)
    return isEqualReturnValue
  }

  var isLessCallCount = 0
  var isLessArgsForCall: [FakePrice] = []
  var isLessReturnValue: Bool = false
  func isLess(than other: FakePrice) -> Bool {
    isLessCallCount += 1
    isLessArgsForCall.append(other)
    return isLessReturnValue
  }

  var isLessThanOrEqualToCallCount = 0
  var isLessThanOrEqualToArgsForCall: [FakePrice] = []
  var isLessThanOrEqualToReturnValue: Bool = false
  func isLessThanOrEqualTo(_ other: FakePrice) -> Bool {
    isLessThanOrEqualToCallCount += 1
    isLessThanOrEqualToArgsForCall.append(other)
    return isLessThanOrEqualToReturnValue
  }

  var isTotallyOrderedCallCount = 0
  var isTotallyOrderedArgsForCall: [FakePrice] = []
  var isTotallyOrderedReturnValue: Bool = false
  func isTotallyOrdered(belowOrEqualTo other: FakePrice) -> Bool {
    isTotallyOrderedCallCount += 1
    isTotallyOrderedArgsForCall.append(other)
    return isTotallyOrderedReturnValue
  }

  var isNormalCallCount = 0
  var isNormalReturnValue: Bool = false
  var isNormal: Bool {
    get {
      isNormalCallCount += 1
      return isNormalReturnValue
    }
  }

  var isFiniteCallCount = 0
  var isFiniteReturnValue: Bool = false
  var isFinite: Bool {
    get {
      isFiniteCallCount += 1
      return isFiniteReturnValue
    }
  }

  var isZeroCallCount = 0
  var isZeroReturnValue: Bool = false
  var isZero: Bool {
    get {
      isZeroCallCount += 1
      return isZeroReturnValue
    }
  }

  var isSubnormalCallCount = 0
  var isSubnormalReturnValue: Bool = false
  var isSubnormal: Bool {
    get {
      isSubnormalCallCount += 1
      return isSubnormalReturnValue
    }
  }

  var isInfiniteCallCount = 0
  var isInfiniteReturnValue: Bool = false
  var isInfinite: Bool {
    get {
      isInfiniteCallCount += 1
      return isInfiniteReturnValue
    }
  }

  var isNaNCallCount = 0
  var isNaNReturnValue: Bool = false
  var isNaN: Bool {
    get {
      isNaNCallCount += 1
      return isNaNReturnValue
    }
  }

  var isSignalingNaNCallCount = 0
  var isSignalingNaNReturnValue: Bool = false
  var isSignalingNaN: Bool {
    get {
      isSignalingNaNCallCount += 1
      return isSignalingNaNReturnValue
    }
  }

  var isCanonicalCallCount = 0
  var isCanonicalReturnValue: Bool = false
  var isCanonical: Bool {
    get {
      isCanonicalCallCount += 1
      return isCanonicalReturnValue
    }
  }

  @safe nonisolated(unsafe) static var exponentBitCountCallCount = 0
  @safe nonisolated(unsafe) static var exponentBitCountReturnValue: Int = 0
  static var exponentBitCount: Int {
    get {
      exponentBitCountCallCount += 1
      return exponentBitCountReturnValue
    }
  }

  @safe nonisolated(unsafe) static var significandBitCountCallCount = 0
  @safe nonisolated(unsafe) static var significandBitCountReturnValue: Int = 0
  static var significandBitCount: Int {
    get {
      significandBitCountCallCount += 1
      return significandBitCountReturnValue
    }
  }

  var exponentBitPatternCallCount = 0
  var exponentBitPatternReturnValue: RawExponent = 0
  var exponentBitPattern: RawExponent {
    get {
      exponentBitPatternCallCount += 1
      return exponentBitPatternReturnValue
    }
  }

  var significandBitPatternCallCount = 0
  var significandBitPatternReturnValue: RawSignificand = 0
  var significandBitPattern: RawSignificand {
    get {
      significandBitPatternCallCount += 1
      return significandBitPatternReturnValue
    }
  }

  var binadeCallCount = 0
  var binadeReturnValue: FakePrice!
  var binade: FakePrice {
    get {
      binadeCallCount += 1
      return binadeReturnValue
    }
  }

  var significandWidthCallCount = 0
  var significandWidthReturnValue: Int = 0
  var significandWidth: Int {
    get {
      significandWidthCallCount += 1
      return significandWidthReturnValue
    }
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakePrice, other: FakePrice) -> Bool {
    one === other
  }

  static func < (one: FakePrice, other: FakePrice) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

final class FakeInvoices: NSObject, Invoices {
  override init() {}

  var totalCallCount = 0
  var totalReturnValue: Int = 0
  var total: Int {
    get {
      totalCallCount += 1
      return totalReturnValue
    }
  }
}

final class FakeDownloads: NSObject, Downloads, @unchecked Sendable {
  override init() {}

  var urlSessionCallCount = 0
  var urlSessionArgsForCall: [(session: URLSession, downloadTask: URLSessionDownloadTask, location: URL)] = []
  func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
    urlSessionCallCount += 1
    urlSessionArgsForCall.append((session, downloadTask, location))
  }

  var finishCallCount = 0
  func finish() {
    finishCallCount += 1
  }
}

final class FakeUploads: NSObject, Uploads, @unchecked Sendable {
  override init() {}

  var finishCallCount = 0
  func finish() {
    finishCallCount += 1
  }
}

final class FakeOriginal: Original {
  init() {}

  var copyCallCount = 0
  var copyArgsForCall: [NSZone?] = []
  var copyReturnValue: Any!
  func copy(with zone: NSZone?) -> Any {
    copyCallCount += 1
    copyArgsForCall.append(zone)
    return copyReturnValue!
  }

  var mutableCopyCallCount = 0
  var mutableCopyArgsForCall: [NSZone?] = []
  var mutableCopyReturnValue: Any!
  func mutableCopy(with zone: NSZone?) -> Any {
    mutableCopyCallCount += 1
    mutableCopyArgsForCall.append(zone)
    return mutableCopyReturnValue!
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }
}

final class FakeArchived: Archived {
  init() {}

  init?(coder: NSCoder) {
  }

  var encodeCallCount = 0
  var encodeArgsForCall: [NSCoder] = []
  func encode(with coder: NSCoder) {
    encodeCallCount += 1
    encodeArgsForCall.append(coder)
  }

  @safe nonisolated(unsafe) static var supportsSecureCodingCallCount = 0
  @safe nonisolated(unsafe) static var supportsSecureCodingReturnValue: Bool = false
  static var supportsSecureCoding: Bool {
    get {
      supportsSecureCodingCallCount += 1
      return supportsSecureCodingReturnValue
    }
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }
}

final class FakeRanking: Ranking, @unchecked Sendable {
  typealias Compared = String

  init() {}

  var orderCallCount = 0
  var orderSetCallCount = 0
  var orderSetArgsForCall: [SortOrder] = []
  var orderReturnValue: SortOrder!
  var order: SortOrder {
    get {
      orderCallCount += 1
      return orderReturnValue
    }
    set {
      orderSetCallCount += 1
      orderSetArgsForCall.append(newValue)
      orderReturnValue = newValue
    }
  }

  var compareCallCount = 0
  var compareArgsForCall: [(lhs: Compared, rhs: Compared)] = []
  var compareReturnValue: ComparisonResult!
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    compareCallCount += 1
    compareArgsForCall.append((lhs, rhs))
    return compareReturnValue
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeRanking, other: FakeRanking) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

final class FakeWording: Wording {
  typealias FormatInput = Int
  typealias FormatOutput = String

  init() {}

  init(from decoder: any Decoder) throws {
  }

  var encodeCallCount = 0
  var encodeArgsForCall: [any Encoder] = []
  var encodeError: (any Error)?
  func encode(to encoder: any Encoder) throws {
    encodeCallCount += 1
    encodeArgsForCall.append(encoder)
    if let error = encodeError { throw error }
  }

  var formatCallCount = 0
  var formatArgsForCall: [FormatInput] = []
  var formatReturnValue: FormatOutput = ""
  func format(_ value: FormatInput) -> FormatOutput {
    formatCallCount += 1
    formatArgsForCall.append(value)
    return formatReturnValue
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeWording, other: FakeWording) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

final class FakeUnderstanding: Understanding {
  typealias ParseInput = String
  typealias ParseOutput = Int

  init() {}

  init(from decoder: any Decoder) throws {
  }

  var encodeCallCount = 0
  var encodeArgsForCall: [any Encoder] = []
  var encodeError: (any Error)?
  func encode(to encoder: any Encoder) throws {
    encodeCallCount += 1
    encodeArgsForCall.append(encoder)
    if let error = encodeError { throw error }
  }

  var parseCallCount = 0
  var parseArgsForCall: [ParseInput] = []
  var parseError: (any Error)?
  var parseReturnValue: ParseOutput = 0
  func parse(_ value: ParseInput) throws -> ParseOutput {
    parseCallCount += 1
    parseArgsForCall.append(value)
    if let error = parseError { throw error }
    return parseReturnValue
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }

  static func == (one: FakeUnderstanding, other: FakeUnderstanding) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
