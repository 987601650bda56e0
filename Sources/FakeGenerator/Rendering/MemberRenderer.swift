/// Writes a member of a fake: it records the call, forwards it if requested, and answers it.
struct MemberRenderer {
  let fake: RenderedFake
  let member: RenderedMember

  /// Writes the member.
  func render(to writer: inout CodeWriter) {
    let plan = member.plan
    writer.attributes(plan.attributes)
    switch plan.kind {
    case .function:
      writer.declaration(where: plan.requirements) { writer in
        writeModifiers(to: &writer)
        plan.writeFunction(to: &writer)
      } body: {
        writeBody(&$0)
      }
    case .property:
      writer.declaration { writer in
        writeModifiers(to: &writer)
        plan.writeProperty(to: &writer)
      } body: {
        writeAccessors(&$0)
      }
    case .subscript:
      writer.declaration(where: plan.requirements) { writer in
        writeModifiers(to: &writer)
        plan.writeSubscript(to: &writer)
      } body: {
        writeAccessors(&$0)
      }
    case .initializer: break
    }
  }

  private func writeModifiers(to writer: inout CodeWriter) {
    let isOverride = fake.plan.shape == .subclass || member.plan.isOverride
    if isOverride { writer.write("override ") }
    writer.write(member.access)
    for modifier in member.plan.modifiers where modifier != "required" { writer.write(modifier, " ") }
    if member.plan.isStatic { writer.write(isOverride ? "class " : "static ") }
  }

  /// Writes the accessors of a property or subscript.
  func writeAccessors(_ writer: inout CodeWriter) {
    writer.block("get", member.plan.accessors.getEffects) { writeGetter(&$0) }
    if member.plan.accessors.hasSetter { writer.block("set") { writeSetter(&$0) } }
  }

  /// Writes the contents of a function's braces.
  func writeBody(_ writer: inout CodeWriter) {
    writeCall(member.plan.effects, &writer)
  }

  /// Writes the contents of a getter's braces.
  func writeGetter(_ writer: inout CodeWriter) {
    writeCall(member.plan.accessors.getEffects, &writer)
  }
}

// MARK: - Settings

extension MemberRenderer {
  /// Writes the contents of a setter's braces.
  func writeSetter(_ writer: inout CodeWriter) {
    let call = local("call")
    let plan = member.plan
    writer.line { writer in
      writer.write("let ", call, " = ", storage, "._call(")
      writer.list { writer in
        writer.item(member.setter)
        member.writeRecordedArguments(to: &writer)
        writer.item(plan.isResultUncopyable ? "Mimus._Placeholder(\"value\")" : "newValue")
      }
      writer.write(")")
    }
    if plan.isForwardable { writeForwardedSetting(call, &writer) }
    if plan.kind == .property, !plan.isResultUncopyable, plan.accessors.getEffects == Effects() {
      writer.line(call, ".keep(newValue, as: ", member.identifier, ")")
    } else {
      writer.line(call, ".answer() as ", plan.void)
    }
  }

  private func writeForwardedSetting(_ call: String, _ writer: inout CodeWriter) {
    let outcome = outcome(Answered(type: member.plan.void, isHidden: false), Effects())
    if fake.plan.shape == .subclass {
      let left = LeftToSuper(call: call, callsSuper: callsSuper, hasDefault: false, outcome: outcome)
      writer.block("if ", left) { writer in
        if fake.plan.opensTarget, member.plan.kind == .property {
          // Users see this line if the property is read-only, because the compiler's error shows it.
          writer.line("// Where the superclass's property is read-only, write '@Faked(.get)' before 'override'.")
        }
        writer.unbrokenLine { writer in
          writer.write("super")
          writeSelection(&writer) { member.plan.writeForwardedArguments(to: &$0) }
          writer.write(" = newValue")
        }
      }
    } else if fake.plan.spied != nil {
      let unanswered = Unanswered(call: call, outcome: outcome)
      writer.block("if let ", binding, ", ", unanswered) { writer in
        if isOpened { return writeOpenedSetter(&writer) }
        writer.unbrokenLine { writer in
          writer.write("return ", target, fake.targetValue)
          writeSelection(&writer) { member.plan.writeForwardedArguments(to: &$0) }
          writer.write(" = newValue")
        }
      }
    }
  }
}

// MARK: - Names

extension MemberRenderer {
  var storage: String {
    member.plan.isStatic ? fake.plan.names.staticStorage + "._inSession" : hidden(fake.plan.names.storage)
  }

  /// Whether the fake of a class is set to call `super`. Static members never do.
  var callsSuper: String {
    if member.plan.alwaysCallsSuper { return "true" }
    return member.plan.isStatic ? "false" : hidden(fake.plan.names.callsSuper)
  }

  /// The name of a constant for the object that a spy forwards to, which hides no parameter.
  var target: String { local(fake.plan.names.target) }

  var binding: String {
    let name = fake.plan.names.target
    // The closure may be optional, and the structure may have a method with its name.
    if fake.plan.shape == .provider {
      return "\(target) = self.\(name)?.\(member.plan.name.quotedIfKeyword(asMember: true))"
    }
    return target == name ? name : "\(target) = self.\(name)"
  }

  /// Returns how to refer to a member of the fake, even if a parameter hides it.
  fileprivate func hidden(_ name: String) -> String { isParameter(name) ? "self.\(name)" : name }

  /// Returns a name for a local constant that no parameter has.
  func local(_ name: String) -> String { isParameter(name) ? local(name + "_") : name }

  private func isParameter(_ name: String) -> Bool { member.plan.parameters.contains { $0.name == name } }
}

extension MemberRenderer {
  /// The code that creates a new fake of the type that the member returns, if that is faked in the same run. Off the
  /// fake's actor, a member may be unable to create one.
  var defaultFake: String? {
    fake.plan.defaults.isEmpty || fake.plan.isElsewhere(member.plan) ? nil : fake.plan.defaults[member.value]
  }
}
