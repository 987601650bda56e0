/// The fake of a protocol, or of a structure of closures, of which only the declaration is known, as a macro sees it.
public struct PeerFake: Sendable {
  /// The errors and warnings about the declaration.
  public let findings: [Finding]
  /// The declaration of the fake, or nil if the type can't be faked.
  public let text: String?

  /// Writes the fake of a type.
  ///
  /// - Parameters:
  ///   - text: The declaration, including the white space and comments before it.
  ///   - context: The headers of the declarations that enclose it, innermost first.
  ///   - isMainActorByDefault: Whether its module isolates declarations to the main actor by default.
  public init(_ text: String, in context: [String] = [], isMainActorByDefault: Bool = false) {
    let file = SourceFile(path: "", text: text)
    var settings = ModuleSettings()
    if isMainActorByDefault { settings.isMainActorByDefault = true }
    let reader = DeclarationReader(file: file, number: 0, settings: settings)
    var findings: [Finding] = []
    let outline = DeclarationScanner.outline(of: file, keepsStructures: true)
    if let slice = outline.slices.first(where: \.enclosing.isEmpty) {
      var declarations = KnownProtocols.declarations
      outline.nestedTypes.forEach { declarations.addNestedType($0) }
      let planner = Planner(declarations: declarations, access: "public", isInSameFile: true)
      let containers = context.reversed().map(DeclarationHeader.init)
      self.text = Self.fake(
        of: reader.read(slice), in: containers, partOf: outline.spiNames, by: planner, reader.lines, &findings)
    } else {
      self.text = nil
      findings.append(Finding(.nothingToMock, at: file.bytes.startOfText))
    }
    self.findings = findings
  }

  private static func fake(
    of result: DeclarationReader.Result, in containers: [DeclarationHeader], partOf spiNames: Set<String>,
    by planner: Planner, _ lines: LineTable, _ findings: inout [Finding]
  ) -> String? {
    switch result {
    case .type(let type) where !containers.allSatisfy(\.isType):
      findings.append(Finding(.local(type.name), at: lines.offset(of: type.position)))
    case .type(let type) where type.kind == .class:
      findings.append(Finding(.notAProtocol(type.name), at: lines.offset(of: type.position)))
    case .type(var type):
      // The macro isn't part of what is faked.
      type.attributes.removeAll { $0.hasPrefix("@Mockable") || $0.hasSuffix(".Mockable") }
      // The fake is in the same file, so it can see what is private to the file.
      type.isHidden = false
      type.containers = containers
      type.takeAccess(of: containers.last)
      type = planner.declarations.settled(type)
      let unseen = type.kind == .protocol ? type.unseenParents : []
      if !unseen.isEmpty {
        findings.append(Finding(.unseenParents(unseen, of: type.name), at: lines.offset(of: type.position)))
        return nil
      }
      return fake(of: type, partOf: spiNames, by: planner, lines, &findings)
    // The compiler has already reported what can't be read.
    case .alias, .invalid: break
    }
    return nil
  }

  private static func fake(
    of type: TypeDeclaration, partOf spiNames: Set<String>, by planner: Planner, _ lines: LineTable,
    _ findings: inout [Finding]
  ) -> String? {
    var planner = planner
    planner.declarations.add(type)
    for alias in type.aliases { planner.declarations.add(alias, enclosing: [type.name], module: nil) }
    var diagnostics: [Diagnostic] = []
    defer { findings += diagnostics.unique.map { Finding($0, at: $0.position.map(lines.offset) ?? 0) } }
    do throws(Refusal) {
      var writer = CodeWriter()
      for var plan in try planner.plan(type, diagnostics: &diagnostics) {
        if let module = plan.hiddenModule {
          let remedy = "generate the fake with 'mimus-fake --style counters'"
          throw Refusal(.moduleHidden(module, from: type.name, otherwise: remedy), at: type.position)
        }
        plan.typeAccess = type.access(ofPeerIn: type.containers.last)
        plan.takePart(in: spiNames)
        MimusRenderer(plan: plan).render(to: &writer)
      }
      return writer.text
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }
}

extension [UInt8] {
  /// The index after the white space and empty lines at the beginning.
  var startOfText: Int { firstIndex { $0 > 0x20 } ?? 0 }
}

extension TypeDeclaration {
  /// Returns the modifier for the access of a declaration beside the type, or nil if that of its members suffices.
  fileprivate func access(ofPeerIn container: DeclarationHeader?) -> String? {
    let stated = modifiers.first(where: \.statesAccess)
    switch (stated, container?.givenAccess) {
    case ("private", _), ("fileprivate", nil): return stated
    case (_, nil): return nil
    // The compiler warns of a modifier that the extension already gives.
    case (let stated, let given): return stated == given ? "" : stated
    }
  }

  /// The parents of which only the name is known.
  fileprivate var unseenParents: [TypeExpression] {
    allParents.flatMap(\.composed).filter { parent in
      guard let name = parent.namePath?.last else { return true }
      if KnownProtocols.empty.contains(name) || KnownProtocols.byIdentity.contains(name) { return false }
      if KnownProtocols.actors.contains(name) || name == "NSObjectProtocol" { return false }
      let known = KnownProtocols.declarations
      return known.type(parent, in: []) == nil && known.alias(parent, in: []) == nil
    }
  }
}

extension TypeExpression {
  /// The protocols that it is composed of, without their attributes.
  var composed: [TypeExpression] {
    switch self {
    case .composition(let types): types.flatMap(\.composed)
    case .attributed(_, _, let type): type.composed
    case .suppressed: []
    default: [self]
    }
  }
}

extension Diagnostic.Message {
  static func unseenParents(_ parents: [TypeExpression], of name: String) -> Self {
    Self(
      text: """
        '@Mockable' cannot read what '\(name)' inherits from \(parents.map(\.description).quotedList); generate the fake \
        with 'mimus-fake --only \(name) --context <folder that declares them> <this file>', or declare \
        '@Fake final class Fake\(name): \(name)' with all signatures
        """)
  }

  static func local(_ name: String) -> Self {
    Self(
      text: """
        '@Mockable' cannot fake '\(name)' within a function, where the compiler does not find what a macro adds; declare \
        '\(name)' outside it
        """)
  }

  static func notAProtocol(_ name: String) -> Self {
    Self(
      text: "'@Mockable' cannot fake a class; declare '@Fake class Fake\(name): \(name)' with the members to override")
  }

  static let nothingToMock = Self(text: "'@Mockable' can only be applied to a protocol or a structure of closures")
}
