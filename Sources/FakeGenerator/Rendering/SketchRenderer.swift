/// Writes what a sketched fake lacks, in the pieces in which it is added.
struct SketchRenderer {
  let sketch: Sketch
  let plan: SketchPlan

  private var fake: FakePlan { plan.fake }

  /// The members that are added: the storage, initializers, views, and what marked accessors call.
  var additions: String {
    var added = fake
    added.members.removeAll { $0.kind == .initializer }
    for written in plan.written where sketch.members[written.sketch].member.hidesSetter {
      if let index = added.members.firstIndex(where: { $0.key == fake.members[written.index].key }) {
        added.members[index].accessors.hasSetter = false
      }
    }
    var writer = CodeWriter()
    if needsInitializer {
      // There is an error already: this is to keep the compiler from another one.
      writer.line("init() { fatalError() }")
      added.hasOwnInitializers = true
      added.spied = nil
    }
    MimusRenderer(plan: added).render(to: &writer) { writer in
      for written in plan.written {
        guard case .accessors = sketch.members[written.sketch].content else { continue }
        writer.gap()
        writeAccessorFunctions(of: fake.members[written.index], &writer)
      }
    }
    return writer.text
  }

  /// Whether a property is left without a value.
  private var needsInitializer: Bool {
    guard !sketch.hasOwnInitializer, fake.shape != .subclass else { return false }
    return sketch.members.contains(where: \.needsInitializing)
  }

  /// What stands in the braces of a function or initializer.
  func body(of member: MemberPlan) -> String {
    var writer = CodeWriter()
    writer.indented { writer in
      if member.kind == .initializer {
        InitializerRenderer(plan: fake).writeBody(of: member, &writer)
      } else {
        MemberRenderer(plan: fake, member: member).writeBody(&writer)
      }
    }
    return writer.text
  }

  /// The accessors of a property.
  func accessors(of member: MemberPlan, hidesSetter: Bool) -> String {
    var member = member
    // A setter that only the fake itself may call is there all the same.
    if hidesSetter { member.accessors.hasSetter = true }
    var writer = CodeWriter()
    writer.indented { MemberRenderer(plan: fake, member: member).writeAccessors(&$0) }
    return writer.text
  }

  // MARK: Marked accessors

  /// A marked accessor can be told nothing but what stands around it, so it calls a function that is written here.
  private func writeAccessorFunctions(of member: MemberPlan, _ writer: inout CodeWriter) {
    let renderer = MemberRenderer(plan: fake, member: member)
    let modifiers = member.modifiers.map(\.spaced).joined() + "private " + (member.isStatic ? "static " : "")
    let result = member.result ?? .void
    member.attributes.filter { $0.hasPrefix("@available") }.forEach { writer.line($0) }
    writer.declaration(
      "\(modifiers)func _get\(member.generics.clause)(", member.accessorParameters,
      ")\(member.accessors.getEffects) -> \(result)", where: member.whereList
    ) { renderer.writeGetter(&$0) }
    guard member.accessors.hasSetter else { return }
    writer.gap()
    writer.declaration(
      "\(modifiers)func _set\(member.generics.clause)(",
      member.accessorParameters + ["_ newValue: \(result.optionalIfImplicit)"], ")",
      where: member.whereList
    ) { renderer.writeSetter(&$0) }
  }

  /// What stands in the braces of a marked accessor.
  static func accessorBody(of member: MemberPlan, isSetter: Bool, newValue: String) -> String {
    let arguments = ["subscript: ()"] + member.forwardedArguments
    if isSetter { return "_set(\((arguments + [newValue]).joined(separator: ", ")))" }
    return "return \(member.marks(member.accessors.getEffects))_get(\(arguments.joined(separator: ", ")))"
  }
}

extension MemberPlan {
  /// The parameters of the functions of a subscript's accessors.
  fileprivate var accessorParameters: [String] { ["subscript _: Void"] + parameters.map(\.declaration) }
}

extension Member? {
  /// Whether nobody but the fake itself may set the property.
  var hidesSetter: Bool {
    self.map { $0.has("private(set)") || $0.has("fileprivate(set)") } ?? false
  }
}
