extension ModuleTypes {
  /// The types of Foundation and of the test frameworks whose names a module may also use for its own. Names with a
  /// prefix, such as `NSObject`, are left out.
  static let system = Set((foundation + " " + testing).split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let foundation = """
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
    """

  private static let testing = """
    Attachable AttachableAsImage AttachableImageFormat AttachableWrapper Attachment Bug Comment ConditionTrait
    Confirmation ExitStatus ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher
    ParallelizationTrait PerformanceMeter SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait
    Trait
    """
}
