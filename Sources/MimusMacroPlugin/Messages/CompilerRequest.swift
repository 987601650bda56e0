#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message from the compiler: an object with one key, which names the request.
///
/// Compilers only ever add keys to these messages. So keys that aren't needed are optional, unknown keys are ignored,
/// and there is a case for unknown requests.
enum CompilerRequest {
  case capability
  case attachedMacro(AttachedMacroRequest)
  case freestandingMacro(FreestandingMacroRequest)
  case library
  /// A request that is newer than this version.
  case unknown(name: String, UnknownRequest)
}

/// A request to expand one role of an attached macro.
struct AttachedMacroRequest: Decodable {
  var macro: MacroReference
  var macroRole: String
  var attributeSyntax: RequestSyntax?
  var declSyntax: RequestSyntax
  /// The enclosing type of the declaration, for macros that add attributes to members.
  var parentDeclSyntax: RequestSyntax?
  /// The type to extend, for macros that add conformances.
  var extendedTypeSyntax: RequestSyntax?
  /// The protocols that the type doesn't conform to yet.
  var conformanceListSyntax: RequestSyntax?
  /// The headers of the declarations that enclose the declaration, innermost first.
  var lexicalContext: [RequestSyntax]?
  /// How the module is built, as JSON. Compilers send it since Swift 6.3.
  var staticBuildConfiguration: String?
}

/// A request to expand `#macro`.
struct FreestandingMacroRequest: Decodable {
  var macro: MacroReference
  var syntax: RequestSyntax
}

/// A request that is newer than this version, decoded as far as it resembles the others.
struct UnknownRequest: Decodable {
  var attributeSyntax: RequestSyntax?
  var declSyntax: RequestSyntax?
  var syntax: RequestSyntax?

  /// The piece of source that a diagnostic can point to.
  var place: RequestSyntax? { declSyntax ?? syntax ?? attributeSyntax }
}

/// The macro to expand.
struct MacroReference: Decodable {
  /// The type that the macro's declaration names.
  var typeName: String
  /// The name as the source spells it.
  var name: String?
}

/// A piece of source.
struct RequestSyntax: Decodable {
  struct Location: Decodable {
    var fileName: String?
    /// The offset in bytes at which the piece begins in its file.
    var offset: Int?
  }

  var source: String
  var location: Location?
}

// MARK: - Decoding

extension CompilerRequest {
  /// An error for a message that isn't a request.
  struct Unreadable: Error {
    var text: String
  }

  /// Decodes a message.
  ///
  /// - Throws: An error if the message isn't JSON, or lacks a key that the request needs.
  init(decoding message: [UInt8]) throws(Unreadable) {
    do {
      self = try JSONDecoder().decode(CompilerRequest.self, from: Data(message))
    } catch {
      throw Unreadable(text: error.summary)
    }
  }
}

extension CompilerRequest: Decodable {
  /// The name of a request.
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.min(by: { $0.stringValue < $1.stringValue }) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "It names no request."))
    }
    switch name.stringValue {
    case "getCapability": self = .capability
    case "expandAttachedMacro": self = .attachedMacro(try container.decode(AttachedMacroRequest.self, forKey: name))
    case "expandFreestandingMacro":
      self = .freestandingMacro(try container.decode(FreestandingMacroRequest.self, forKey: name))
    case "loadPluginLibrary": self = .library
    default:
      let request = try? container.decode(UnknownRequest.self, forKey: name)
      self = .unknown(name: name.stringValue, request ?? UnknownRequest())
    }
  }
}

extension Error {
  /// The problem with a message, in one line.
  fileprivate var summary: String {
    switch self as? DecodingError {
    case .keyNotFound(let key, let context): "it has no '\((context.codingPath + [key]).joined)'"
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      "'\(context.codingPath.joined)' has an unexpected type"
    case .dataCorrupted, nil: "it is not a request in JSON"
    case .some: "\(self)"
    }
  }
}

extension [any CodingKey] {
  fileprivate var joined: String { map(\.stringValue).joined(separator: ".") }
}
