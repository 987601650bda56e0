import FakeGenerator

// Converts between the compiler's messages and the macros' types.

extension Expansion {
  /// Creates an expansion from a request.
  ///
  /// The result is nil if the request is for a role that no macro of the plugin has.
  init?(_ request: AttachedMacroRequest) {
    guard let role = Role(rawValue: request.macroRole) else { return nil }
    self.init(
      macro: request.macro.typeName, role: role, attribute: Source(request.attributeSyntax),
      declaration: Source(request.declSyntax), parent: request.parentDeclSyntax.map(Source.init),
      context: request.lexicalContext?.map(\.source) ?? [], extendedType: request.extendedTypeSyntax?.source,
      missingConformances: request.conformanceListSyntax?.inheritedTypes ?? [],
      isMainActorByDefault: request.isMainActorByDefault)
  }
}

extension AttachedMacroRequest {
  /// The default isolation isn't part of the configuration, but it enables a feature that nothing else does.
  fileprivate var isMainActorByDefault: Bool {
    staticBuildConfiguration?.firstRange(of: "\"NoExplicitNonIsolated\"") != nil
  }
}

extension Expansion.Source {
  fileprivate init(_ syntax: RequestSyntax?) {
    self.init(
      text: syntax?.source ?? "", path: syntax?.location?.fileName ?? "", offset: syntax?.location?.offset ?? 0)
  }
}

extension RequestSyntax {
  /// The protocols in `struct Placeholder: Mock, StaticMock {}`, which is the form in which a list of them is sent.
  fileprivate var inheritedTypes: [String] {
    let parts = source.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    return parts[1].prefix { $0 != "{" }.split(separator: ",").map { part in
      String(part.filter { !$0.isWhitespace })
    }
  }
}

extension PluginResponse {
  /// Creates the response with a macro's additions.
  init(_ reply: Reply) {
    self = .expansion(source: reply.text, diagnostics: reply.complaints.map(PluginDiagnostic.init))
  }
}

extension PluginDiagnostic.Position {
  /// Creates the position of the beginning of a piece of source, or an unknown position if there is none.
  init(_ syntax: RequestSyntax?) {
    self.init(fileName: syntax?.location?.fileName ?? "", offset: syntax?.location?.offset ?? 0)
  }
}

extension PluginDiagnostic {
  fileprivate init(_ complaint: Reply.Complaint) {
    let (finding, source) = (complaint.finding, complaint.source)
    self.init(
      // Report warnings as remarks, because no source change could silence them.
      message: finding.text, severity: finding.severity == .error ? .error : .remark,
      position: Position(fileName: source.path, offset: source.offset + finding.offset),
      fixIts: finding.remedy.map { [FixIt($0, source)] } ?? [])
  }
}

extension PluginDiagnostic.FixIt {
  fileprivate init(_ remedy: Finding.Remedy, _ source: Expansion.Source) {
    let range = PluginDiagnostic.Range(
      fileName: source.path, startOffset: source.offset + remedy.range.lowerBound,
      endOffset: source.offset + remedy.range.upperBound)
    self.init(message: remedy.title, changes: [Change(range: range, newText: remedy.replacement)])
  }
}
