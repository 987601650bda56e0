/// What the generator knows about the standard library's protocols, whose sources it never sees.
enum KnownProtocols {
  /// Protocols without requirements, or whose requirements a class gets from the compiler or from an extension.
  static let empty: Set<String> = [
    "Sendable", "AnyObject", "Error", "Copyable", "Escapable", "Identifiable", "BitwiseCopyable", "ObservableObject",
    "Observable", "SendableMetatype", "AnyActor", "Any", "CVarArg",
  ]

  /// Protocols that make conforming types Sendable.
  static let sendable: Set<String> = ["Sendable", "Error", "Actor", "AnyActor", "DistributedActor"]

  /// Protocols whose fake compares, hashes, or describes itself by identity.
  static let byIdentity: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible", "Comparable",
  ]

  /// Returns whether a name is that of a protocol that older code uses as a type without `any`.
  static func isValueType(_ name: TypeExpression) -> Bool {
    switch name {
    case .named(nil, let name, []), .named(.named(nil, "Swift", [])?, let name, []): valueTypes.contains(name)
    default: false
    }
  }

  private static let valueTypes: Set<String> = [
    "Error", "Encoder", "Decoder", "Encodable", "Decodable", "Codable", "CodingKey", "CustomStringConvertible",
    "CustomDebugStringConvertible", "LocalizedError", "CVarArg", "TextOutputStream", "RandomNumberGenerator",
  ]

  /// The declarations of protocols whose requirements are faked like any others.
  static let sources = """
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    typealias Codable = Encodable & Decodable
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
    protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
    protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
    protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
    protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
    protocol AsyncIteratorProtocol<Element> { associatedtype Element; mutating func next() async throws -> Element? }
    protocol CaseIterable { associatedtype AllCases: Collection = [Self] where AllCases.Element == Self; static var allCases: AllCases { get } }
    protocol LocalizedError: Error {}
    protocol CustomNSError: Error {}
    protocol RecoverableError: Error { var recoveryOptions: [String] { get }; func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool }
    protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
    protocol SerialExecutor: Executor {}
    protocol TaskExecutor: Executor {}
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable { var stringValue: String { get }; init?(stringValue: String); var intValue: Int? { get }; init?(intValue: Int) }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral value: String) }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral { init(extendedGraphemeClusterLiteral value: String) }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }
    protocol TextOutputStreamable { func write<Target>(to target: inout Target) where Target: TextOutputStream }
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
    protocol CustomLeafReflectable: CustomReflectable {}
    protocol AsyncSequence<Element, Failure> { associatedtype Element; associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element, AsyncIterator.Failure == Failure; func makeAsyncIterator() -> AsyncIterator }
    protocol Sequence<Element> { associatedtype Element; associatedtype Iterator: IteratorProtocol where Iterator.Element == Element; func makeIterator() -> Iterator }
    protocol Collection<Element> { associatedtype Element; associatedtype Index: Comparable; var startIndex: Index { get }; var endIndex: Index { get }; func index(after i: Index) -> Index; subscript(position: Index) -> Element { get } }
    protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol MutableCollection<Element>: Collection { subscript(position: Index) -> Element { get set } }
    protocol RangeReplaceableCollection<Element>: Collection { init(); mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C) where C: Collection, C.Element == Element }
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable { associatedtype Duration: DurationProtocol; func advanced(by duration: Duration) -> Self; func duration(to other: Self) -> Duration }
    protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable { static func / (lhs: Self, rhs: Int) -> Self; static func * (lhs: Self, rhs: Int) -> Self; static func / (lhs: Self, rhs: Self) -> Double }
    protocol Clock<Duration>: Sendable { associatedtype Duration: DurationProtocol; associatedtype Instant: InstantProtocol where Instant.Duration == Duration; var now: Instant { get }; var minimumResolution: Duration { get }; func sleep(until deadline: Instant, tolerance: Duration?) async throws }
    protocol Strideable<Stride>: Comparable { associatedtype Stride: Comparable, SignedNumeric; func distance(to other: Self) -> Stride; func advanced(by n: Stride) -> Self }
    protocol AdditiveArithmetic: Equatable { static var zero: Self { get }; static func + (lhs: Self, rhs: Self) -> Self; static func - (lhs: Self, rhs: Self) -> Self }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral { associatedtype Magnitude: Comparable, Numeric; init?<T>(exactly source: T) where T: BinaryInteger; var magnitude: Magnitude { get }; static func * (lhs: Self, rhs: Self) -> Self; static func *= (lhs: inout Self, rhs: Self) }
    protocol SignedNumeric: Numeric {}
    protocol OptionSet: Equatable, RawRepresentable where RawValue: FixedWidthInteger { init(rawValue: RawValue) }
    protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
    """
}
