/// A class or actor that the author has marked `@Fake`, of which the signatures are written: what has to be added to it,
/// piece by piece.
///
/// It is made of the declaration's text alone, so that a macro can ask for it.
public struct FakeSketch: Sendable {
  /// What is added to one member.
  public enum Addition: Sendable, Hashable {
    /// What stands in its braces.
    case body(String)
    /// Its accessors.
    case accessors(String)
  }

  /// What is wrong with the declaration, and what may surprise about it.
  public let findings: [Finding]
  private let sketch: Sketch?
  private let plan: SketchPlan?

  /// Read a declaration.
  ///
  /// - Parameter text: the declaration, with whatever white space and comments stand before it.
  public init(_ text: String) {
    var reader = SketchReader(text)
    let sketch = reader.read()
    var findings = reader.findings
    if let sketch, !sketch.isMisused {
      plan = SketchPlanner(sketch: sketch, lines: reader.lines).plan(&findings)
    } else {
      plan = nil
    }
    self.sketch = sketch
    self.findings = findings
  }

  /// The members that are to be added to it.
  public var additions: String { renderer?.additions ?? "" }

  /// The protocols that it conforms to with what is added: `Mock`, and `StaticMock` where it has static members.
  public var conformances: [String] {
    guard let plan else { return [] }
    return plan.fake.members.contains(where: \.isStatic) ? ["Mock", "StaticMock"] : ["Mock"]
  }

  /// What is to be added to one of its members.
  ///
  /// - Parameter offset: where the member begins in the text, with the white space and comments before it.
  /// - Returns: the addition; nil where the author has written all there is.
  public func addition(toMemberAt offset: Int) -> Addition? {
    guard let sketch, let index = sketch.members.firstIndex(where: { $0.range.lowerBound == offset }) else {
      return nil
    }
    let member = sketch.members[index]
    guard let renderer, member.content != .unfit else { return member.content == .whole ? nil : member.stopgap }
    guard member.content == .signature, let written = plan?.written.first(where: { $0.sketch == index }),
      let planned = plan?.fake.members[written.index]
    else { return nil }
    switch planned.kind {
    case .function, .initializer: return .body(renderer.body(of: planned))
    case .property: return .accessors(renderer.accessors(of: planned, hidesSetter: member.member.hidesSetter))
    case .subscript: return nil
    }
  }

  /// What stands in the braces of a subscript's accessor marked `@Faked`.
  ///
  /// - Parameters:
  ///   - accessor: the accessor.
  ///   - member: the subscript that it belongs to, with or without its accessors.
  /// - Returns: the text; nil where the two are no such thing.
  public static func accessorBody(_ accessor: String, of member: String) -> String? {
    let planner = MemberPlanner(
      declarations: KnownProtocols.declarations, scope: [], substitutions: [:], associatedTypes: [], typeGenerics: [])
    guard let read = SketchedAccessor(accessor, of: member), let planned = planner.plan(read.member) else {
      return nil
    }
    return SketchRenderer.accessorBody(of: planned, isSetter: read.isSetter, newValue: read.newValue)
  }

  private var renderer: SketchRenderer? {
    guard let sketch, let plan else { return nil }
    return SketchRenderer(sketch: sketch, plan: plan)
  }
}

extension SketchMember {
  /// What keeps the compiler from a second error about a member that has one already.
  fileprivate var stopgap: FakeSketch.Addition? {
    switch member?.kind {
    case .function, .initializer: .body("  fatalError()\n")
    case .property where isStored && !needsInitializing:
      .accessors("  get { fatalError() }\n  set { fatalError() }\n")
    default: nil
    }
  }
}
