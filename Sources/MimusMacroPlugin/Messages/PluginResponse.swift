#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message to the compiler: an object with one key, which names the result.
enum PluginResponse {
  /// The capabilities of the plugin.
  case capability
  /// The additions of a macro. The source is nil if the expansion failed.
  case expansion(source: String?, diagnostics: [PluginDiagnostic])
  /// No library was loaded, because the plugin contains its macros.
  case library
}

extension PluginResponse {
  /// The version of the compiler's protocol, which hasn't changed since 2023.
  static let protocolVersion = 7

  /// Returns the message as bytes.
  func encoded() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, integers, and arrays of them can always be encoded.
    guard let data = try? encoder.encode(self) else { preconditionFailure("A response has no JSON form.") }
    return [UInt8](data)
  }
}

extension PluginResponse: Encodable {
  private enum Name: String, CodingKey {
    case getCapabilityResult, expandMacroResult, loadPluginLibraryResult
  }

  private struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion = PluginResponse.protocolVersion
    }

    var capability = Capability()
  }

  private struct ExpansionResult: Encodable {
    var expandedSource: String?
    var diagnostics: [PluginDiagnostic]
  }

  private struct LibraryResult: Encodable {
    var loaded = false
    var diagnostics: [PluginDiagnostic] = []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .capability: try container.encode(CapabilityResult(), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      let result = ExpansionResult(expandedSource: source, diagnostics: diagnostics)
      try container.encode(result, forKey: .expandMacroResult)
    case .library: try container.encode(LibraryResult(), forKey: .loadPluginLibraryResult)
    }
  }
}

/// A diagnostic for the compiler to report. The compiler requires each of the keys.
struct PluginDiagnostic: Encodable {
  enum Severity: String, Encodable {
    case error, remark
  }

  /// A position in a file, in bytes.
  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  struct Range: Encodable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  struct Note: Encodable {
    var position: Position
    var message: String
  }

  struct FixIt: Encodable {
    struct Change: Encodable {
      var range: Range
      var newText: String
    }

    var message: String
    var changes: [Change]
  }

  var message: String
  var severity: Severity
  var position: Position
  var highlights: [Range] = []
  var notes: [Note] = []
  var fixIts: [FixIt] = []
}
