// Written by mimus-fake: changes made here are lost.

import Foundation

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
  var subscriptSetArgsForCall: [Element] = []
  var subscriptReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append(newValue)
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

  nonisolated(unsafe) static var zeroCallCount = 0
  nonisolated(unsafe) static var zeroReturnValue: FakeInterval!
  static var zero: FakeInterval {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  nonisolated(unsafe) static var plusCallCount = 0
  nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakeInterval, rhs: FakeInterval)] = []
  nonisolated(unsafe) static var plusReturnValue: FakeInterval!
  static func + (lhs: FakeInterval, rhs: FakeInterval) -> FakeInterval {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  nonisolated(unsafe) static var minusCallCount = 0
  nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakeInterval, rhs: FakeInterval)] = []
  nonisolated(unsafe) static var minusReturnValue: FakeInterval!
  static func - (lhs: FakeInterval, rhs: FakeInterval) -> FakeInterval {
    minusCallCount += 1
    minusArgsForCall.append((lhs, rhs))
    return minusReturnValue
  }

  nonisolated(unsafe) static var slashLhsRhsFakeIntervalIntCallCount = 0
  nonisolated(unsafe) static var slashLhsRhsFakeIntervalIntArgsForCall: [(lhs: FakeInterval, rhs: Int)] = []
  nonisolated(unsafe) static var slashLhsRhsFakeIntervalIntReturnValue: FakeInterval!
  static func / (lhs: FakeInterval, rhs: Int) -> FakeInterval {
    slashLhsRhsFakeIntervalIntCallCount += 1
    slashLhsRhsFakeIntervalIntArgsForCall.append((lhs, rhs))
    return slashLhsRhsFakeIntervalIntReturnValue
  }

  nonisolated(unsafe) static var timesCallCount = 0
  nonisolated(unsafe) static var timesArgsForCall: [(lhs: FakeInterval, rhs: Int)] = []
  nonisolated(unsafe) static var timesReturnValue: FakeInterval!
  static func * (lhs: FakeInterval, rhs: Int) -> FakeInterval {
    timesCallCount += 1
    timesArgsForCall.append((lhs, rhs))
    return timesReturnValue
  }

  nonisolated(unsafe) static var slashLhsRhsFakeIntervalFakeIntervalCallCount = 0
  nonisolated(unsafe) static var slashLhsRhsFakeIntervalFakeIntervalArgsForCall:
    [(lhs: FakeInterval, rhs: FakeInterval)] = []
  nonisolated(unsafe) static var slashLhsRhsFakeIntervalFakeIntervalReturnValue: Double = 0
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

  nonisolated(unsafe) static var zeroCallCount = 0
  nonisolated(unsafe) static var zeroReturnValue: FakeSum!
  static var zero: FakeSum {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  nonisolated(unsafe) static var plusCallCount = 0
  nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakeSum, rhs: FakeSum)] = []
  nonisolated(unsafe) static var plusReturnValue: FakeSum!
  static func + (lhs: FakeSum, rhs: FakeSum) -> FakeSum {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  nonisolated(unsafe) static var minusCallCount = 0
  nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakeSum, rhs: FakeSum)] = []
  nonisolated(unsafe) static var minusReturnValue: FakeSum!
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
  nonisolated(unsafe) static var zeroCallCount = 0
  nonisolated(unsafe) static var zeroReturnValue: Any!
  nonisolated(unsafe) static var plusCallCount = 0
  nonisolated(unsafe) static var plusArgsForCall: [(lhs: Any, rhs: Any)] = []
  nonisolated(unsafe) static var plusReturnValue: Any!
  nonisolated(unsafe) static var minusCallCount = 0
  nonisolated(unsafe) static var minusArgsForCall: [(lhs: Any, rhs: Any)] = []
  nonisolated(unsafe) static var minusReturnValue: Any!
  nonisolated(unsafe) static var timesCallCount = 0
  nonisolated(unsafe) static var timesArgsForCall: [(lhs: Any, rhs: Any)] = []
  nonisolated(unsafe) static var timesReturnValue: Any!
  nonisolated(unsafe) static var timesEqualsCallCount = 0
  nonisolated(unsafe) static var timesEqualsArgsForCall: [(lhs: Any, rhs: Any)] = []
}

final class FakeDiscount: Discount {
  typealias Magnitude = Int

  init() {}

  init(integerLiteral value: Int) {
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
  }

  nonisolated(unsafe) static var zeroCallCount = 0
  nonisolated(unsafe) static var zeroReturnValue: FakeDiscount!
  static var zero: FakeDiscount {
    get {
      zeroCallCount += 1
      return zeroReturnValue
    }
  }

  nonisolated(unsafe) static var plusCallCount = 0
  nonisolated(unsafe) static var plusArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
  nonisolated(unsafe) static var plusReturnValue: FakeDiscount!
  static func + (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    plusCallCount += 1
    plusArgsForCall.append((lhs, rhs))
    return plusReturnValue
  }

  nonisolated(unsafe) static var minusCallCount = 0
  nonisolated(unsafe) static var minusArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
  nonisolated(unsafe) static var minusReturnValue: FakeDiscount!
  static func - (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
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

  nonisolated(unsafe) static var timesCallCount = 0
  nonisolated(unsafe) static var timesArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
  nonisolated(unsafe) static var timesReturnValue: FakeDiscount!
  static func * (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    timesCallCount += 1
    timesArgsForCall.append((lhs, rhs))
    return timesReturnValue
  }

  nonisolated(unsafe) static var timesEqualsCallCount = 0
  nonisolated(unsafe) static var timesEqualsArgsForCall: [(lhs: FakeDiscount, rhs: FakeDiscount)] = []
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
