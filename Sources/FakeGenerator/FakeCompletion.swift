/// A class or actor that the author has marked `@Fake`, whose signatures are written, and what must be added to it,
/// piece by piece.
///
/// It is created from the declaration's text alone, so that a macro can use it.
public struct FakeCompletion: Sendable {
  /// What must be added to one member.
  public enum Addition: Sendable, Hashable {
    /// The contents of its braces.
    case body(String)
    /// Its accessors.
    case accessors(String)
  }

  /// The errors and warnings about the declaration.
  public let findings: [Finding]
  private let partialFake: PartialFake?
  private let plan: PartialFakePlan?
  private let renderer: PartialFakeRenderer?

  /// Reads a declaration.
  ///
  /// - Parameters:
  ///   - text: The declaration, including the white space and comments before it.
  ///   - context: The headers of the declarations that enclose it, innermost first.
  public init(_ text: String, in context: [String] = []) {
    var reader = PartialFakeReader(text, in: context.map(DeclarationHeader.init))
    let partialFake = reader.read()
    var findings = reader.findings
    if let partialFake, !partialFake.isMisused {
      let plan = PartialFakePlanner(partialFake: partialFake, lines: reader.lines).plan(&findings)
      self.plan = plan
      renderer = PartialFakeRenderer(partialFake: partialFake, plan: plan)
    } else {
      plan = nil
      renderer = nil
    }
    self.partialFake = partialFake
    self.findings = findings
  }

  /// The members to add to the declaration.
  public var additions: String { renderer?.additions ?? "" }

  /// The protocols that it conforms to with the additions: `Mock`, and `StaticMock` if it has static members or can be
  /// inherited from.
  public var conformances: [String] {
    guard let plan else { return [] }
    return plan.fake.isStaticMock ? ["Mock", "StaticMock"] : ["Mock"]
  }

  /// Returns what must be added to one of its members.
  ///
  /// - Parameter offset: The offset in the text at which the member begins, including the white space and comments
  ///   before it.
  /// - Returns: The addition, or nil if the author has written everything.
  public func addition(toMemberAt offset: Int) -> Addition? {
    guard let partialFake, let index = partialFake.members.firstIndex(where: { $0.range.lowerBound == offset }) else {
      return nil
    }
    let member = partialFake.members[index]
    guard let renderer, member.content != .unfit else { return member.content == .whole ? nil : member.stopgap }
    guard member.content == .signature, let written = plan?.written.first(where: { $0.declaredIndex == index }),
      let planned = plan?.fake.members[written.plannedIndex]
    else { return nil }
    switch planned.kind {
    case .function, .initializer: return .body(renderer.body(of: planned))
    case .property: return .accessors(renderer.accessors(of: planned, hidesSetter: member.member.hidesSetter))
    case .subscript: return nil
    }
  }

  /// Returns the contents of the braces of a subscript's accessor marked `@Faked`.
  ///
  /// - Parameters:
  ///   - accessor: The accessor.
  ///   - member: The subscript that contains it, with or without its accessors.
  /// - Returns: The text, or nil if the arguments aren't an accessor and a subscript.
  public static func accessorBody(_ accessor: String, of member: String) -> String? {
    let planner = MemberPlanner(
      declarations: KnownProtocols.declarations, scope: [], substitutions: [:], associatedTypes: [], typeGenerics: [])
    guard let read = PartialFakeAccessor(accessor, of: member), let planned = planner.plan(read.member) else {
      return nil
    }
    return PartialFakeRenderer.accessorBody(of: planned, isSetter: read.isSetter, newValue: read.newValue)
  }

  /// Returns an error about a `@Faked` attribute that isn't in a fake.
  ///
  /// - Parameters:
  ///   - mark: The attribute.
  ///   - context: The headers of the declarations that enclose it, innermost first.
  /// - Returns: A list with the error, or an empty list if the innermost enclosing type is a fake.
  public static func findings(ofMark mark: String, in context: [String]) -> [Finding] {
    let type = context.lazy.map(DeclarationHeader.init).first(where: \.isType)
    return type?.isFake ?? false ? [] : [Finding(.markOutsideFake, at: Array(mark.utf8).startOfText)]
  }
}

extension PartialFakeMember {
  /// Prevents a second compiler error about a member that already has one.
  fileprivate var stopgap: FakeCompletion.Addition? {
    switch member?.kind {
    case .function, .initializer: .body("  fatalError()\n")
    case .property where isStored && !needsInitializing:
      .accessors("  get { fatalError() }\n  set { fatalError() }\n")
    default: nil
    }
  }
}
