import Foundation

/// Expands the macros of one declaration as the compiler does, with one message for each role and member.
struct MacroExpander {
  /// A diagnostic of the plugin, with the source text at its location.
  struct Complaint: Equatable, CustomStringConvertible {
    var severity: String
    var message: String
    /// The rest of the line at the diagnostic's location.
    var place: String
    /// The declaration after applying the fix-it, or `nil` if there is none.
    var mended: String?

    var description: String {
      "\(severity): \(message)\n  at: \(place)" + (mended.map { "\n  mended: \($0)" } ?? "")
    }
  }

  private let plugin: PluginProcess
  private(set) var complaints: [Complaint] = []

  init() throws {
    plugin = try PluginProcess()
    _ = try plugin.answer(to: CompilerMessage.Capability())
  }

  /// The offset of the declaration in its file. It isn't zero, so that no location is correct by chance.
  private static let offset = 100

  /// Expands one role of a macro.
  mutating func expand(
    _ macro: String, _ role: String, attribute: String = "@Fake", declaration: String, at offset: Int = 0,
    parent: String? = nil, extending type: String? = nil, missing: String? = nil, context: [String] = [],
    configuration: String? = nil
  ) throws -> String {
    let reference = ["moduleName": "MimusMacroPlugin", "typeName": macro, "name": macro]
    let request = CompilerMessage.Request(
      macro: reference, macroRole: role, attributeSyntax: .init("attribute", attribute),
      declSyntax: .init("declaration", declaration, at: Self.offset + offset),
      parentDeclSyntax: parent.map { .init("declaration", $0, at: Self.offset) },
      extendedTypeSyntax: type.map { .init("type", $0) },
      conformanceListSyntax: missing.map { .init("declaration", "struct Placeholder: \($0) {}") },
      lexicalContext: context.map { .init("declaration", $0) }, staticBuildConfiguration: configuration)
    let answer = try plugin.answer(to: CompilerMessage.Expansion(expandAttachedMacro: request))
    guard let result = answer["expandMacroResult"] as? [String: Any] else {
      throw PluginProcess.Trouble(description: "The answer is no expansion: \(answer)")
    }
    for diagnostic in result["diagnostics"] as? [[String: Any]] ?? [] {
      complaints.append(Complaint(diagnostic, of: parent ?? declaration))
    }
    return result["expandedSource"] as? String ?? ""
  }
}

extension MacroExpander.Complaint {
  fileprivate init(_ diagnostic: [String: Any], of source: String) {
    func offset(_ value: Any?) -> Int { (value as? Int ?? 0) - 100 }
    let bytes = Array(source.utf8)
    let position = diagnostic["position"] as? [String: Any]
    let line = bytes[max(0, offset(position?["offset"]))...].prefix { $0 != UInt8(ascii: "\n") }
    severity = diagnostic["severity"] as? String ?? ""
    message = diagnostic["message"] as? String ?? ""
    place = String(decoding: line, as: UTF8.self)
    guard let fixIt = (diagnostic["fixIts"] as? [[String: Any]])?.first,
      let change = (fixIt["changes"] as? [[String: Any]])?.first, let range = change["range"] as? [String: Any]
    else { return }
    let replaced = offset(range["startOffset"])..<offset(range["endOffset"])
    var mended = bytes
    mended.replaceSubrange(replaced, with: Array((change["newText"] as? String ?? "").utf8))
    self.mended = String(decoding: mended, as: UTF8.self)
  }
}
