extension KnownProtocols {
  /// The declarations of protocols whose requirements are faked like any others.
  ///
  /// Requirements that an extension implements for every conforming type are left out.
  static let sources = [values, coding, sequences, concurrency, numbers, foundation, delegates].joined(separator: "\n")

  private static let values = """
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol TextOutputStreamable { func write<Target>(to target: inout Target) where Target: TextOutputStream }
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol CustomLeafReflectable: CustomReflectable {}
    protocol CVarArg { var _cVarArgEncoding: [Int] { get } }
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
    protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
    protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
    protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
    protocol ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral value: String) }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral { init(extendedGraphemeClusterLiteral value: String) }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
    protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }
    protocol CaseIterable { associatedtype AllCases: Collection = [Self] where AllCases.Element == Self; static var allCases: AllCases { get } }
    protocol OptionSet: Equatable, RawRepresentable where RawValue: FixedWidthInteger { init(rawValue: RawValue) }
    protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol LocalizedError: Error {}
    protocol CustomNSError: Error {}
    protocol RecoverableError: Error { var recoveryOptions: [String] { get }; func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool }
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral { associatedtype Element; init(); func contains(_ member: Element) -> Bool; func union(_ other: Self) -> Self; func intersection(_ other: Self) -> Self; func symmetricDifference(_ other: Self) -> Self; mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element); mutating func remove(_ member: Element) -> Element?; mutating func update(with newMember: Element) -> Element?; mutating func formUnion(_ other: Self); mutating func formIntersection(_ other: Self); mutating func formSymmetricDifference(_ other: Self) }
    protocol RangeExpression<Bound> { associatedtype Bound: Comparable; func relative<C>(to collection: C) -> Range<Bound> where C: Collection, Bound == C.Index; func contains(_ element: Bound) -> Bool }
    """

  private static let coding = """
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    typealias Codable = Encodable & Decodable
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable { var stringValue: String { get }; init?(stringValue: String); var intValue: Int? { get }; init?(intValue: Int) }
    protocol Encoder { var codingPath: [any CodingKey] { get }; var userInfo: [CodingUserInfoKey: Any] { get }; func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey; func unkeyedContainer() -> any UnkeyedEncodingContainer; func singleValueContainer() -> any SingleValueEncodingContainer }
    protocol Decoder { var codingPath: [any CodingKey] { get }; var userInfo: [CodingUserInfoKey: Any] { get }; func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey; func unkeyedContainer() throws -> any UnkeyedDecodingContainer; func singleValueContainer() throws -> any SingleValueDecodingContainer }
    protocol CodingKeyRepresentable { var codingKey: any CodingKey { get }; init?<T>(codingKey: T) where T: CodingKey }
    """

  private static let sequences = """
    protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
    protocol AsyncIteratorProtocol<Element> { associatedtype Element; mutating func next() async throws -> Element? }
    typealias UnboundedRange = (UnboundedRange_) -> ()
    protocol Sequence<Element> { associatedtype Element; associatedtype Iterator: IteratorProtocol where Iterator.Element == Element; func makeIterator() -> Iterator }
    protocol Collection<Element> { associatedtype Element; associatedtype Index: Comparable; associatedtype Iterator: IteratorProtocol where Iterator.Element == Element; associatedtype SubSequence: Collection where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence; associatedtype Indices: Collection where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices; func makeIterator() -> Iterator; subscript(bounds: Range<Index>) -> SubSequence { get }; var indices: Indices { get }; var startIndex: Index { get }; var endIndex: Index { get }; func index(after i: Index) -> Index; subscript(position: Index) -> Element { get } }
    protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol MutableCollection<Element>: Collection { subscript(bounds: Range<Index>) -> SubSequence { get set }; subscript(position: Index) -> Element { get set } }
    protocol RangeReplaceableCollection<Element>: Collection { init(); mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C) where C: Collection, C.Element == Element }
    protocol AsyncSequence<Element, Failure> { associatedtype Element; associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element, AsyncIterator.Failure == Failure; func makeAsyncIterator() -> AsyncIterator }
    protocol LazySequenceProtocol: Sequence {}
    protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}
    """

  private static let concurrency = """
    protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
    protocol SerialExecutor: Executor {}
    protocol TaskExecutor: Executor {}
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable { associatedtype Duration: DurationProtocol; func advanced(by duration: Duration) -> Self; func duration(to other: Self) -> Duration }
    protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable { static func / (lhs: Self, rhs: Int) -> Self; static func * (lhs: Self, rhs: Int) -> Self; static func / (lhs: Self, rhs: Self) -> Double }
    protocol Clock<Duration>: Sendable { associatedtype Duration: DurationProtocol; associatedtype Instant: InstantProtocol where Instant.Duration == Duration; var now: Instant { get }; var minimumResolution: Duration { get }; func sleep(until deadline: Instant, tolerance: Duration?) async throws }
    """

  private static let numbers = """
    protocol Strideable<Stride>: Comparable { associatedtype Stride: Comparable, SignedNumeric; func distance(to other: Self) -> Stride; func advanced(by n: Stride) -> Self }
    protocol AdditiveArithmetic: Equatable { static var zero: Self { get }; static func + (lhs: Self, rhs: Self) -> Self; static func - (lhs: Self, rhs: Self) -> Self }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral { associatedtype Magnitude: Comparable, Numeric; init?<T>(exactly source: T) where T: BinaryInteger; var magnitude: Magnitude { get }; static func * (lhs: Self, rhs: Self) -> Self; static func *= (lhs: inout Self, rhs: Self) }
    protocol SignedNumeric: Numeric {}
    protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable where Magnitude: BinaryInteger, Magnitude == Magnitude.Magnitude { associatedtype Words: RandomAccessCollection where Words.Element == UInt, Words.Index == Int; static var isSigned: Bool { get }; init?<T>(exactly source: T) where T: BinaryFloatingPoint; init<T>(_ source: T) where T: BinaryFloatingPoint; init<T>(_ source: T) where T: BinaryInteger; init<T>(truncatingIfNeeded source: T) where T: BinaryInteger; init<T>(clamping source: T) where T: BinaryInteger; var words: Words { get }; var bitWidth: Int { get }; var trailingZeroBitCount: Int { get }; static func / (lhs: Self, rhs: Self) -> Self; static func /= (lhs: inout Self, rhs: Self); static func % (lhs: Self, rhs: Self) -> Self; static func %= (lhs: inout Self, rhs: Self); static func &= (lhs: inout Self, rhs: Self); static func |= (lhs: inout Self, rhs: Self); static func ^= (lhs: inout Self, rhs: Self); prefix static func ~ (x: Self) -> Self; static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger; static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger }
    protocol SignedInteger: BinaryInteger, SignedNumeric {}
    protocol UnsignedInteger: BinaryInteger {}
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Magnitude: FixedWidthInteger & UnsignedInteger, Stride: FixedWidthInteger & SignedInteger { static var bitWidth: Int { get }; static var max: Self { get }; static var min: Self { get }; func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool); func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool); func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool); func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool); func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool); func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self); init(_truncatingBits bits: UInt); var nonzeroBitCount: Int { get }; var leadingZeroBitCount: Int { get }; var byteSwapped: Self { get } }
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Magnitude == Self { associatedtype Exponent: SignedInteger; init(sign: FloatingPointSign, exponent: Exponent, significand: Self); init(signOf sign: Self, magnitudeOf magnitude: Self); init(_ value: Int); init<Source>(_ value: Source) where Source: BinaryInteger; static var radix: Int { get }; static var nan: Self { get }; static var signalingNaN: Self { get }; static var infinity: Self { get }; static var greatestFiniteMagnitude: Self { get }; static var pi: Self { get }; static var leastNormalMagnitude: Self { get }; static var leastNonzeroMagnitude: Self { get }; var ulp: Self { get }; var sign: FloatingPointSign { get }; var exponent: Exponent { get }; var significand: Self { get }; static func / (lhs: Self, rhs: Self) -> Self; static func /= (lhs: inout Self, rhs: Self); mutating func formRemainder(dividingBy other: Self); mutating func formTruncatingRemainder(dividingBy other: Self); mutating func formSquareRoot(); mutating func addProduct(_ lhs: Self, _ rhs: Self); mutating func round(_ rule: FloatingPointRoundingRule); var nextUp: Self { get }; func isEqual(to other: Self) -> Bool; func isLess(than other: Self) -> Bool; func isLessThanOrEqualTo(_ other: Self) -> Bool; func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool; var isNormal: Bool { get }; var isFinite: Bool { get }; var isZero: Bool { get }; var isSubnormal: Bool { get }; var isInfinite: Bool { get }; var isNaN: Bool { get }; var isSignalingNaN: Bool { get }; var isCanonical: Bool { get } }
    protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint { associatedtype RawSignificand: UnsignedInteger; associatedtype RawExponent: UnsignedInteger; init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand); init(_ value: Float); init(_ value: Double); static var exponentBitCount: Int { get }; static var significandBitCount: Int { get }; var exponentBitPattern: RawExponent { get }; var significandBitPattern: RawSignificand { get }; var binade: Self { get }; var significandWidth: Int { get } }
    """

  private static let foundation = """
    protocol ContiguousBytes { func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R }
    protocol DataProtocol: RandomAccessCollection where Element == UInt8, Index == Int, SubSequence: DataProtocol { associatedtype Regions: BidirectionalCollection where Regions.Element: DataProtocol & ContiguousBytes, Regions.Element.SubSequence: ContiguousBytes; var regions: Regions { get } }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
    protocol NSCoding { func encode(with coder: NSCoder); init?(coder: NSCoder) }
    protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
    protocol SortComparator<Compared>: Hashable, Sendable { associatedtype Compared; var order: SortOrder { get set }; func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult }
    protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable { associatedtype FormatInput; associatedtype FormatOutput; func format(_ value: FormatInput) -> FormatOutput }
    protocol ParseStrategy: Decodable, Encodable, Hashable { associatedtype ParseInput; associatedtype ParseOutput; func parse(_ value: ParseInput) throws -> ParseOutput }
    """

  /// The protocols of delegates. Their requirements are optional on Apple platforms, and met by extensions elsewhere.
  private static let delegates = """
    protocol StreamDelegate: NSObjectProtocol {}
    protocol XMLParserDelegate: NSObjectProtocol {}
    protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
    protocol URLSessionTaskDelegate: URLSessionDelegate {}
    protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    protocol URLSessionDownloadDelegate: URLSessionTaskDelegate { func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) }
    protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
    """
}
