extension ModuleTypes {
  /// The types of Foundation and of the test frameworks whose names a module may also use for its own. Names with a
  /// prefix, such as `NSObject`, are left out.
  static let system = foundation.union(testing)

  /// The most used types of the standard library that other modules don't have types of the same name for.
  static let standard = words(
    """
    AdditiveArithmetic AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIterator AnyKeyPath AnyObject
    AnySequence Array ArraySlice AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream
    BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool CaseIterable Character
    CheckedContinuation ClosedRange Codable CodingKey CodingUserInfoKey Collection Comparable ContiguousArray Copyable
    CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decodable Decoder DecodingError Dictionary
    Double Encodable Encoder EncodingError Equatable Error Escapable ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
    ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral FixedWidthInteger Float
    FloatingPoint Hashable Hasher Identifiable InlineArray Int Int128 Int16 Int32 Int64 Int8 IteratorProtocol KeyPath
    KeyValuePairs LosslessStringConvertible MainActor Mirror MutableCollection MutableRawSpan MutableSpan Never Numeric
    ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo RandomAccessCollection RandomNumberGenerator Range RangeExpression
    RangeReplaceableCollection RawRepresentable RawSpan ReferenceWritableKeyPath Sendable SendableMetatype Sequence Set
    SetAlgebra SignedInteger SignedNumeric Span StaticString Strideable String StringProtocol Substring
    TextOutputStream UInt UInt128 UInt16 UInt32 UInt64 UInt8 UnsafeBufferPointer UnsafeContinuation
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer
    UnsafeRawBufferPointer UnsafeRawPointer UnsignedInteger Void WritableKeyPath
    """)

  /// Types of the standard library that other modules also have.
  private static let common = words(
    "Clock ContinuousClock Duration Executor Range Regex Result Slice SuspendingClock Task TaskGroup")

  /// Returns the module of the system that has a type with a name, as far as it's known.
  static func systemModule(of name: String) -> String? {
    if standard.contains(name) || common.contains(name) { return "Swift" }
    return foundation.contains(name) ? "Foundation" : nil
  }

  /// The types of Foundation and the modules that it consists of.
  static let foundation = words(
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
    AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatStyle
    ByteCountFormatter CachedURLResponse Calendar CharacterSet CocoaError CodableAttributedStringKey
    CodableConfiguration CodableWithConfiguration ComparableComparator Comparator ComparisonResult ContiguousBytes
    CurrencyFormatStyleConfiguration Data DataProtocol Date DateComponents DateFormatter DateInterval
    DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration
    DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
    FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
    FormatStyleCapitalizationContext Formatter HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
    Host ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy
    JSONDecoder JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle Locale
    MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology MutableDataProtocol Notification
    NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle
    PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate
    PredicateBindings PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress
    ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible RunLoop Scanner
    ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder
    StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform Thread TimeInterval TimeZone Timer
    URL URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents URLCredential
    URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem
    URLRequest URLResourceKey URLResourceValues URLResponse UUID Unit UnitAcceleration UnitAngle UnitArea
    UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
    UnitTemperature UnitVolume UserDefaults XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser
    XMLParserDelegate
    """)

  private static let testing = words(
    """
    Attachable AttachableAsImage AttachableImageFormat AttachableWrapper Attachment Bug Comment ConditionTrait
    Confirmation ExitStatus ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher
    ParallelizationTrait PerformanceMeter SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait
    Trait
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
