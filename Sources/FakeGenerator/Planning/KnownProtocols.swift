/// What the generator knows of the standard library's protocols, whose sources it never sees.
enum KnownProtocols {
  /// Protocols that ask for nothing, or for what the compiler or the protocol's own extension gives a class.
  static let empty: Set<String> = [
    "Sendable", "AnyObject", "Error", "Copyable", "Escapable", "Identifiable", "BitwiseCopyable", "LocalizedError",
    "ObservableObject", "Observable", "SendableMetatype", "AnyActor", "Any",
  ]

  /// Protocols whose fake compares, hashes or describes by identity.
  static let byIdentity: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible", "Comparable",
  ]

  /// The declarations of those whose requirements are faked like any other's.
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
    protocol CaseIterable { associatedtype AllCases: Collection where AllCases.Element == Self; static var allCases: AllCases { get } }
    protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
    """
}
