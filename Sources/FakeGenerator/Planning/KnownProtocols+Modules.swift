extension KnownProtocols {
  /// Protocols that only the compiler knows, and that can't be conformed to explicitly.
  static let markers: Set<String> = ["_SendableMetatype", "_BitwiseCopyable", "_Copyable", "_Escapable"]

  /// Returns the module that declares a protocol or a class whose members aren't known here.
  static func module(of name: String) -> String? {
    if foundationClasses.contains(name) { return "Foundation" }
    return modules.first { $0.value.contains(name) }?.key ?? prefixes.first { name.hasPrefix($0.key) }?.value
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

  /// The modules of systems that sources most often name before a type, because one of their own has its name.
  static let systemModules: Set<String> = [
    "AppKit", "AVFoundation", "CloudKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationNetworking", "MapKit", "Network", "os", "StoreKit", "Swift",
    "SwiftUI", "Testing", "UIKit", "UserNotifications", "WebKit", "XCTest",
  ]

  /// Foundation's classes that protocols may require of a type.
  private static let foundationClasses: Set<String> = [
    "BlockOperation", "Bundle", "FileManager", "Formatter", "InputStream", "NotificationCenter", "Operation",
    "OperationQueue", "OutputStream", "Process", "Progress", "Stream", "Thread", "URLProtocol", "URLSession",
    "UserDefaults", "XMLParser",
  ]

  /// Returns whether the name of a type of the system is that of a class, as far as it is known or its last word tells.
  static func isClass(_ name: String) -> Bool {
    foundationClasses.contains(name)
      || prefixes.keys.contains(where: name.hasPrefix) && classSuffixes.contains(where: name.hasSuffix)
  }

  private static let classSuffixes = [
    "Bar", "Button", "Cell", "Control", "Controller", "Label", "Manager", "Player", "Recognizer", "Responder", "Scene",
    "Session", "View", "Window",
  ]

  private static let prefixes = ["UI": "UIKit", "WK": "WebKit", "CL": "CoreLocation", "AV": "AVFoundation"]
}
