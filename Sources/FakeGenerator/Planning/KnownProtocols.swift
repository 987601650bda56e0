/// What the generator knows about the standard library's protocols, whose sources it never sees.
enum KnownProtocols {
  /// Protocols that nothing is called through.
  static let constraints: Set<String> = [
    "Any", "AnyObject", "AnyActor", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  /// Protocols without requirements, or whose requirements a class gets from the compiler or from an extension.
  static let empty = constraints.union(["Error", "Identifiable", "ObservableObject", "Observable"])

  /// Protocols that make conforming types Sendable.
  static let sendable: Set<String> = ["Sendable", "Error", "Actor", "AnyActor", "DistributedActor"]

  /// Sendable protocols that aren't isolated, so that no default isolates what conforms to them.
  static let unisolatedParents: Set<String> = [
    "CodingKey", "CustomNSError", "Error", "LocalizedError", "RecoverableError",
  ]

  /// Protocols that only actors conform to.
  static let actors: Set<String> = ["Actor", "DistributedActor"]

  /// Foundation's open classes that are Sendable, which their subclasses must restate.
  static let sendableClasses: Set<String> = [
    "BlockOperation", "Bundle", "CachedURLResponse", "DateComponentsFormatter", "DateFormatter",
    "DateIntervalFormatter", "Dimension", "FileHandle", "FileManager", "HTTPCookie", "HTTPCookieStorage",
    "HTTPURLResponse", "JSONDecoder", "JSONEncoder", "NSCondition", "NSConditionLock", "NSDate", "NSError",
    "NSLocale", "NSLock", "NSNumber", "NSRecursiveLock", "NSRegularExpression", "NSURL", "NSUUID", "NSValue",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "PersonNameComponentsFormatter", "Pipe",
    "Process", "Progress", "PropertyListDecoder", "PropertyListEncoder", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtectionSpace", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionTask",
    "Unit",
  ]

  /// Protocols whose fake compares, hashes, or describes itself by identity.
  static let byIdentity: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible", "Comparable",
  ]

  /// Returns whether a fake conforms to a protocol with this name without any of its requirements.
  static func isFulfilled(_ name: String) -> Bool { empty.contains(name) || byIdentity.contains(name) }

  /// What protocols inherit from beyond what is known of their requirements.
  static let impliedParents = [
    "Collection": "Sequence", "Hashable": "Equatable", "Comparable": "Equatable", "Error": "Sendable",
  ]

  /// The names of the standard library's types that fakes write themselves, or know the usual value of, and of the
  /// modules that they name.
  static let writtenNames: Set<String> = [
    "Void", "Never", "Error", "Sendable", "StaticString", "String", "Substring", "Bool", "Hasher", "ObjectIdentifier",
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat", "Decimal",
    "Array", "Set", "ContiguousArray", "Dictionary", "MainActor", "Mimus", "Swift",
  ]

  /// The aliases of the standard library and Foundation that are the same on all platforms, and what they refer to.
  static let aliases = [
    "TimeInterval": "Double", "Float64": "Double", "Float32": "Float", "CDouble": "Double", "CFloat": "Float",
    "CBool": "Bool", "CChar": "Int8", "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CShort": "Int16",
    "CUnsignedShort": "UInt16", "CInt": "Int32", "CUnsignedInt": "UInt32", "CLong": "Int", "CUnsignedLong": "UInt",
    "CLongLong": "Int64", "CUnsignedLongLong": "UInt64",
    "IntegerLiteralType": "Int", "FloatLiteralType": "Double", "StringLiteralType": "String",
    "BooleanLiteralType": "Bool",
  ]

  /// The nonescapable types of the standard library.
  static let spans: Set<String> = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]

  /// Returns whether a name is that of a protocol that older code uses as a type without `any`.
  static func isValueType(_ name: TypeExpression) -> Bool {
    switch name {
    case .named(nil, let name, []): valueTypes.contains(name)
    case .named(.named(nil, let module, [])?, let name, []):
      ["Swift", "Foundation", "FoundationNetworking"].contains(module) && valueTypes.contains(name)
    default: false
    }
  }

  /// The names of protocols that older code uses as types without `any`.
  static let valueTypes: Set<String> = [
    "Error", "LocalizedError", "CustomNSError", "RecoverableError",
    "Encoder", "Decoder", "Encodable", "Decodable", "Codable", "CodingKey", "CodingKeyRepresentable",
    "SingleValueEncodingContainer", "SingleValueDecodingContainer", "UnkeyedEncodingContainer",
    "UnkeyedDecodingContainer",
    "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible", "CustomReflectable",
    "CVarArg", "TextOutputStream", "TextOutputStreamable", "RandomNumberGenerator",
    "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "NSObjectProtocol", "FileManagerDelegate",
    "StreamDelegate", "XMLParserDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate",
  ]
}
