extension KnownProtocols {
  /// Protocols that only the compiler knows, and that can't be conformed to explicitly.
  static let markers: Set<String> = ["_SendableMetatype", "_BitwiseCopyable", "_Copyable", "_Escapable"]

  /// Returns the module that declares a protocol whose requirements aren't known here.
  static func module(of name: String) -> String? {
    modules.first { $0.value.contains(name) }?.key ?? prefixes.first { name.hasPrefix($0.key) }?.value
  }

  private static let modules: [String: Set<String>] = [
    "Swift": [
      "StringProtocol", "StringInterpolationProtocol", "UnicodeCodec", "SIMD", "SIMDScalar",
      "KeyedEncodingContainerProtocol", "KeyedDecodingContainerProtocol", "UnkeyedEncodingContainer",
      "UnkeyedDecodingContainer", "SingleValueEncodingContainer", "SingleValueDecodingContainer",
    ],
    "_Concurrency": ["GlobalActor"],
    "_StringProcessing": ["RegexComponent", "CustomConsumingRegexComponent"],
    "Distributed": [
      "DistributedActorSystem", "DistributedTargetInvocationEncoder", "DistributedTargetInvocationDecoder",
    ],
    "Foundation": [
      "NSCacheDelegate", "NSKeyedArchiverDelegate", "NSKeyedUnarchiverDelegate", "FileManagerDelegate",
      "ReferenceConvertible", "ParseableFormatStyle", "AttributedStringKey", "MutableDataProtocol",
    ],
    "FoundationNetworking": [
      "URLSessionWebSocketDelegate", "URLProtocolClient", "URLAuthenticationChallengeSender",
    ],
    "Combine": [
      "Publisher", "ConnectablePublisher", "Subject", "Subscriber", "Subscription", "Cancellable", "Scheduler",
      "TopLevelEncoder", "TopLevelDecoder",
    ],
    "SwiftUI": ["View", "ViewModifier", "App", "Scene", "Shape", "PreferenceKey", "EnvironmentKey", "ButtonStyle"],
  ]

  private static let prefixes = ["UI": "UIKit", "WK": "WebKit", "CL": "CoreLocation", "AV": "AVFoundation"]
}
