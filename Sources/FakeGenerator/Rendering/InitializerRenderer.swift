extension FakePlan {
  /// `nonisolated `, or an empty string if an initializer is isolated as the fake is.
  func initializerIsolation(of member: MemberPlan) -> String {
    // Those of actors aren't isolated, and can't say so.
    guard shape != .conformingActor, shape == .subclass || isIsolated || member.isOverride else { return "" }
    return member.modifiers.first { $0.hasPrefix("nonisolated") }?.spaced ?? ""
  }
}

/// Writes the initializers of a fake.
struct InitializerRenderer {
  let fake: RenderedFake

  private var storage: String { fake.plan.names.storage }

  func render(to writer: inout CodeWriter) {
    let plan = fake.plan
    if plan.shape != .subclass {
      if plan.hasOwnInitializers { return }
      if plan.superclassCreation != .overridden { writeUsual(&writer) }
    }
    writer.members(fake.initializers, under: { $0.plan.conditions }) { writer, member in
      writer.attributes(member.plan.attributes)
      writer.declaration(where: member.plan.requirements) { writer in
        writer.write(member.access, modifier(of: member.plan))
        member.plan.writeInitializer(to: &writer)
      } body: {
        writeBody(of: member, &$0)
      }
    }
  }

  /// Writes the initializer that every fake of a protocol has.
  private func writeUsual(_ writer: inout CodeWriter) {
    let plan = fake.plan
    writer.gap()
    if plan.opensTarget, plan.spied != nil, !plan.access.isEmpty {
      // Users see this line if the initializer takes a type that isn't visible, because the compiler's error shows it.
      writer.line("// Where a parent isn't ", plan.access, ", write '@Fake(forwarding: false)'.")
    }
    writer.declaration { writer in
      writer.write(fake.access, "init(")
      writer.list { writer in
        if let spied = plan.spied { writer.item("forwardingTo real: ", TypeExpression.optional(spied), " = nil") }
        if !plan.hasOwnStorage { writer.item(storage, ": Mimus.Storage = Mimus.Storage()") }
      }
      writer.write(")")
    } body: { writer in
      if !plan.hasOwnStorage {
        writer.line("self.", storage, " = ", storage, "._of(", fake.metatype, ")")
      }
      if plan.spied != nil {
        writer.line(plan.names.target, " = ", fake.changesTarget ? "real.map { Mimus._Target($0) }" : "real")
      }
      if fake.plan.hasSuperclass { writer.line("super.init()") }
    }
  }

  private func modifier(of member: MemberPlan) -> String {
    let isolation = fake.plan.initializerIsolation(of: member)
    if fake.plan.shape == .subclass || member.isOverride {
      return isolation + (member.modifiers.contains("required") ? "required " : "override ")
    }
    return isolation
  }

  private func record(_ member: RenderedMember, _ writer: inout CodeWriter) {
    writer.line { writer in
      writer.write("self.", storage, "._record(")
      writer.list { writer in
        writer.item(member.identifier)
        member.writeRecordedArguments(to: &writer)
      }
      writer.write(")")
    }
  }

  /// Writes the contents of an initializer's braces: it sets what the fake has, and is recorded.
  func writeBody(of member: RenderedMember, _ writer: inout CodeWriter) {
    let plan = fake.plan
    if plan.shape == .subclass || member.plan.isOverride, member.plan.isVariadic {
      writer.line { member.plan.writeUncallable(of: plan, to: &$0) }
    } else if plan.shape == .subclass {
      let isConsumed = member.plan.parameters.contains { $0.passing == .uncopyable }
      if isConsumed { record(member, &writer) }
      writer.line { member.plan.writeSuperclassInitializer(to: &$0) }
      if !isConsumed { record(member, &writer) }
    } else {
      if !plan.hasOwnStorage, !plan.hasOwnInitializers {
        writer.line("self.", storage, " = Mimus.Storage()._of(", fake.metatype, ")")
      }
      if plan.spied != nil { writer.line("self.", plan.names.target, " = nil") }
      if fake.plan.hasSuperclass {
        writer.line { member.plan.writeSuperclassInitializer(isForwarded: member.plan.isOverride, to: &$0) }
      }
      record(member, &writer)
    }
  }
}

extension MemberPlan {
  /// Writes the call of the superclass's initializer that this one overrides, or else of the one without arguments.
  func writeSuperclassInitializer(isForwarded: Bool = true, to writer: inout CodeWriter) {
    guard isForwarded else { return writer.write("super.init()") }
    writer.write(CallMarks(effects: effects), "super.init(")
    writeForwardedArguments(to: &writer)
    writer.write(")")
  }

  /// Writes what an initializer does that can't call the superclass's.
  func writeUncallable(of plan: FakePlan, to writer: inout CodeWriter) {
    let call = "\(identifier) of \(plan.name)"
    writer.write("Swift.fatalError(", Literal(text: "\(call) cannot pass its arguments on: they are variadic"), ")")
  }
}
