/// Writes what a partial fake lacks, in the pieces in which it is added.
struct PartialFakeRenderer: Sendable {
  private let partialFake: PartialFake
  private let plan: PartialFakePlan
  private let rendered: RenderedFake

  init(partialFake: PartialFake, plan: PartialFakePlan) {
    self.partialFake = partialFake
    self.plan = plan
    rendered = RenderedFake(plan.fake)
  }

  private var fake: FakePlan { plan.fake }

  /// The members that are added: the storage, initializers, the typed API, and the functions that marked accessors
  /// call.
  var additions: String {
    var added = fake
    added.members.removeAll { $0.kind == .initializer }
    for written in plan.written where partialFake.members[written.declaredIndex].member.hidesSetter {
      if let index = added.members.firstIndex(where: { $0.key == fake.members[written.plannedIndex].key }) {
        added.members[index].accessors.hasSetter = false
      }
    }
    var writer = CodeWriter()
    if needsInitializer {
      // There is already an error. This prevents the compiler from reporting another one.
      writer.line("init() { Swift.fatalError() }")
      added.hasOwnInitializers = true
    }
    MimusRenderer(plan: added).render(to: &writer) { writer in
      for written in plan.written {
        guard case .accessors = partialFake.members[written.declaredIndex].content else { continue }
        writer.gap()
        writeAccessorFunctions(of: fake.members[written.plannedIndex], &writer)
      }
    }
    return writer.text
  }

  /// Whether a property is left without a value.
  private var needsInitializer: Bool {
    guard !partialFake.hasOwnInitializer, fake.shape != .subclass else { return false }
    return partialFake.members.contains(where: \.needsInitializing)
  }

  /// Returns the contents of the braces of a function or initializer.
  func body(of member: MemberPlan) -> String {
    var writer = CodeWriter()
    writer.indented { writer in
      let renderer = renderer(of: member)
      if member.kind == .initializer {
        InitializerRenderer(fake: renderer.fake).writeBody(of: renderer.member, &writer)
      } else {
        renderer.writeBody(&writer)
      }
    }
    return writer.text
  }

  /// Returns the accessors of a property.
  func accessors(of member: MemberPlan, hidesSetter: Bool) -> String {
    var member = member
    // A setter that only the fake itself may call must still exist.
    if hidesSetter { member.accessors.hasSetter = true }
    var writer = CodeWriter()
    writer.indented { renderer(of: member).writeAccessors(&$0) }
    return writer.text
  }

  private func renderer(of member: MemberPlan) -> MemberRenderer {
    MemberRenderer(fake: rendered, member: RenderedMember(member, of: fake))
  }

  // MARK: Marked accessors

  /// A macro for a marked accessor sees only its surroundings, so the accessor calls a function that is written here.
  private func writeAccessorFunctions(of member: MemberPlan, _ writer: inout CodeWriter) {
    let renderer = renderer(of: member)
    let modifiers = member.modifiers.map(\.spaced).joined() + "private " + (member.isStatic ? "static " : "")
    let result = member.result ?? member.void
    writer.attributes(member.attributes.filter { $0.hasPrefix("@available") })
    writer.declaration(where: member.requirements) { writer in
      writer.write(modifiers, "func _get", member.generics.clause, "(")
      writer.list { member.writeAccessorParameters(to: &$0) }
      writer.write(")", member.accessors.getEffects, " -> ", result)
    } body: {
      renderer.writeGetter(&$0)
    }
    guard member.accessors.hasSetter else { return }
    writer.gap()
    writer.declaration(where: member.requirements) { writer in
      writer.write(modifiers, "func _set", member.generics.clause, "(")
      writer.list { writer in
        member.writeAccessorParameters(to: &writer)
        writer.item("_ newValue: ", result.optionalIfImplicit)
      }
      writer.write(")")
    } body: {
      renderer.writeSetter(&$0)
    }
  }

  /// Returns the contents of a marked accessor's braces.
  static func accessorBody(of member: MemberPlan, isSetter: Bool, newValue: String) -> String {
    var writer = CodeWriter()
    if isSetter {
      writer.write("_set(")
    } else {
      writer.write("return ", CallMarks(effects: member.accessors.getEffects), "_get(")
    }
    writer.list { writer in
      writer.item("subscript: ()")
      for parameter in member.parameters {
        writer.item()
        parameter.writeForwarded(to: &writer)
      }
      if isSetter { writer.item(newValue) }
    }
    writer.write(")")
    return writer.text
  }
}

extension MemberPlan {
  /// Writes the parameters of the functions for a subscript's accessors, as items of a list.
  fileprivate func writeAccessorParameters(to writer: inout CodeWriter) {
    writer.item("subscript _: ", void)
    for parameter in parameters { writer.item(parameter.asArray) }
  }
}

extension ParameterPlan {
  /// The same parameter, with an array in place of variadic arguments, which can't be passed on.
  fileprivate var asArray: ParameterPlan {
    guard declared.isVariadic else { return self }
    var declared = declared
    declared.isVariadic = false
    declared.type = value
    return ParameterPlan(declared: declared, name: name, value: value, passing: passing)
  }
}

extension Member? {
  /// Whether only the fake itself may set the property.
  var hidesSetter: Bool {
    self?.hidesSetter ?? false
  }
}
