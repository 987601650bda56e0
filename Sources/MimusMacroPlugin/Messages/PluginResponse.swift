#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message to the compiler: an object with one key, which names the result.
enum PluginResponse {
  /// What the plugin can do.
  case capability
  /// What a macro adds; no source where the expansion failed.
  case expansion(source: String?, diagnostics: [PluginDiagnostic])
  /// No library was loaded: the plugin's macros are its own.
  case library
}

extension PluginResponse {
  /// The version of the compiler's protocol. Compilers since 2023 have the same one.
  static let protocolVersion = 7

  /// The message as bytes.
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

/// Something for the compiler to report. It expects each of the keys.
struct PluginDiagnostic: Encodable {
  enum Severity: String, Encodable {
    case error, remark
  }

  /// A place in a file, in bytes.
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
