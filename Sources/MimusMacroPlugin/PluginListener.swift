import FakeGenerator
@_spi(PluginMessage) @_spi(ExperimentalLanguageFeature) import SwiftCompilerPluginMessageHandling

/// Speaks with the compiler. Nothing else knows the protocol, which belongs to the toolchain and not to its interface.
final class PluginListener: PluginMessageHandler {
  private var macros = Macros()

  /// Answer the compiler until it has no more questions.
  static func run() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, messageHandler: PluginListener()).main()
  }

  func shutDown() throws {}

  func handleMessage(_ message: HostToPluginMessage) -> PluginToHostMessage {
    switch message {
    case .getCapability:
      let version = PluginMessage.PROTOCOL_VERSION_NUMBER
      return .getCapabilityResult(capability: PluginMessage.PluginCapability(protocolVersion: version))
    case .expandAttachedMacro(
      let macro, let role, _, let attribute, let declaration, let parent, let extended, let conformances,
      let context, _):
      guard let role = Expansion.Role(role) else { return Self.refusal(macro.name, at: declaration) }
      let expansion = Expansion(
        macro: macro.typeName, role: role, attribute: Expansion.Source(attribute),
        declaration: Expansion.Source(declaration), parent: parent.map(Expansion.Source.init),
        context: context?.map(\.source) ?? [], extendedType: extended?.source,
        missingConformances: conformances.map(Self.names) ?? [])
      guard let reply = macros.expand(expansion) else { return Self.refusal(macro.name, at: declaration) }
      return .expandMacroResult(
        expandedSource: reply.text, diagnostics: reply.complaints.map(PluginMessage.Diagnostic.init))
    case .expandFreestandingMacro(let macro, _, _, let syntax, _, _): return Self.refusal(macro.name, at: syntax)
    case .loadPluginLibrary: return .loadPluginLibraryResult(loaded: false, diagnostics: [])
    @unknown default: return .expandMacroResult(expandedSource: nil, diagnostics: [])
    }
  }

  /// Say that the toolchain asks for what this version of the plugin does not know.
  private static func refusal(_ name: String, at syntax: PluginMessage.Syntax) -> PluginToHostMessage {
    let text = """
      this toolchain expands '\(name)' in a way that this version of Mimus does not know \
      (macro protocol \(PluginMessage.PROTOCOL_VERSION_NUMBER)): use the version made for it, or the command mimus-fake
      """
    let diagnostic = PluginMessage.Diagnostic(
      message: text, severity: .error,
      position: .init(fileName: syntax.location.fileName, offset: syntax.location.offset), highlights: [], notes: [],
      fixIts: [])
    return .expandMacroResult(expandedSource: nil, diagnostics: [diagnostic])
  }

  /// The protocols in `struct Placeholder: Mock, StaticMock {}`, which is how a list of them is sent.
  private static func names(_ list: PluginMessage.Syntax) -> [String] {
    let parts = list.source.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    return parts[1].prefix { $0 != "{" }.split(separator: ",").map { part in
      String(part.filter { !$0.isWhitespace })
    }
  }
}

// MARK: - To and fro

extension Expansion.Role {
  init?(_ role: PluginMessage.MacroRole) {
    switch role {
    case .accessor: self = .accessor
    case .body: self = .body
    case .extension: self = .extension
    case .member: self = .member
    case .memberAttribute: self = .memberAttribute
    case .peer: self = .peer
    default: return nil
    }
  }
}

extension Expansion.Source {
  init(_ syntax: PluginMessage.Syntax) {
    self.init(text: syntax.source, path: syntax.location.fileName, offset: syntax.location.offset)
  }
}

extension PluginMessage.Diagnostic {
  /// Say what was found wrong, with its place in the file.
  init(_ complaint: Reply.Complaint) {
    let (finding, source) = (complaint.finding, complaint.source)
    self.init(
      // What only may surprise is no warning, since no change of the program would silence it.
      message: finding.text, severity: finding.severity == .error ? .error : .remark,
      position: Position(fileName: source.path, offset: source.offset + finding.offset), highlights: [], notes: [],
      fixIts: finding.remedy.flatMap { FixIt($0, source) }.map { [$0] } ?? [])
  }
}

extension PluginMessage.Diagnostic.FixIt {
  /// A change as it is sent: the type that stands for one can be decoded, and not be made.
  private struct Draft: Encodable {
    struct Change: Encodable {
      var range: PluginMessage.Diagnostic.PositionRange
      var newText: String
    }

    var message: String
    var changes: [Change]
  }

  init?(_ remedy: Finding.Remedy, _ source: Expansion.Source) {
    let range = PluginMessage.Diagnostic.PositionRange(
      fileName: source.path, startOffset: source.offset + remedy.range.lowerBound,
      endOffset: source.offset + remedy.range.upperBound)
    let draft = Draft(message: remedy.title, changes: [.init(range: range, newText: remedy.replacement)])
    guard let bytes = try? JSON.encode(draft),
      let fixIt = try? bytes.withUnsafeBufferPointer({ try JSON.decode(Self.self, from: $0) })
    else { return nil }
    self = fixIt
  }
}
