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

// MARK: - Calls

extension MemberRenderer {
  private func writeCall(_ effects: Effects, _ writer: inout CodeWriter) {
    let call = local("call")
    writer.line { writer in
      writer.write("let ", call, " = ", storage, "._call(")
      writer.list { writer in
        writer.item(member.identifier)
        member.writeRecordedArguments(to: &writer)
      }
      writer.write(")")
    }
    if member.plan.needsOwnAnswer, member.hasTypedAPI, !member.plan.takesPack {
      writeHandedAnswer(call, effects, &writer)
    }
    if member.plan.isForwardable { writeForwarding(call, effects, &writer) }
    writer.unbrokenLine { writer in
      // The compiler takes a tuple apart, and forgets that it was sent.
      let isTuple = if case .tuple = member.value { member.plan.isResultSending } else { false }
      writer.write("return ", BodyMarks(effects: effects), isTuple ? "Mimus._sent(" : "", call, ".")
      writeAnswer(effects, &writer)
      if isTuple { writer.write(")") }
    }
  }

  /// Writes the call of the appropriate answering method.
  private func writeAnswer(_ effects: Effects, _ writer: inout CodeWriter) {
    let fallback = fake.plan.defaultFake(of: member.value)
    let isKept = member.plan.kind == .property && member.plan.accessors.hasSetter && effects == Effects()
    let isMoved = member.plan.isResultUncopyable
    writer.write(isKept && !isMoved ? "keptAnswer" : effects.answer, "(")
    writer.list { writer in
      if case .typed(let error) = effects.throwing, effects.mayThrow { writer.item(MetatypeValue(type: error)) }
      if isMoved {
        // A stub can't hold a noncopyable value.
        writer.item("moving: ", MetatypeValue(type: member.value))
      } else if let fallback {
        writer.item("default: ", fallback)
      }
    }
    writer.write(")")
  }

  /// Writes the code that passes the call on, to the superclass or to the object that a spy forwards to, if no stub
  /// answers it.
  private func writeForwarding(_ call: String, _ effects: Effects, _ writer: inout CodeWriter) {
    if fake.plan.shape == .subclass {
      writer.block("if ", LeftToSuper(renderer: self, call: call, effects: effects)) { writer in
        writeForwarded("super", effects, &writer)
      }
    } else if fake.plan.spied != nil {
      writer.block("if let ", binding, ", ", Unanswered(member: member, call: call, effects: effects)) { writer in
        isOpened ? writeOpened(effects, &writer) : writeForwarded(target + fake.targetValue, effects, &writer)
      }
    }
  }

  /// Writes the same call of another object, or of the closure that a structure has.
  private func writeForwarded(_ object: String, _ effects: Effects, _ writer: inout CodeWriter) {
    writer.line { writer in
      writer.write("return ", CallMarks(effects: effects), object)
      if fake.plan.shape == .provider {
        writer.write("(")
        member.plan.writeForwardedArguments(to: &writer)
        writer.write(")")
      } else {
        writeSelection(&writer) { member.plan.writeForwardedArguments(to: &$0) }
      }
      if isSelfUnrecognized { writer.write(" as! ", member.value) }
    }
  }

  /// Whether the compiler doesn't recognize the `Self` in the superclass's result as that of the fake, as in the generic
  /// members of generic classes.
  private var isSelfUnrecognized: Bool {
    fake.plan.shape == .subclass && !fake.plan.generics.isEmpty && !member.generics.isEmpty
      && member.value.mentions(["Self"])
  }

  /// Writes the member's name after its base, with its arguments.
  func writeSelection(_ writer: inout CodeWriter, _ arguments: (inout CodeWriter) -> Void) {
    switch member.plan.kind {
    case .property: writer.write(".", member.plan.name.quotedIfKeyword(asMember: true))
    case .subscript:
      writer.write("[")
      arguments(&writer)
      writer.write("]")
    case .function, .initializer:
      writer.write(".", member.plan.calledAs?.quotedIfKeyword(asMember: true) ?? member.name, "(")
      arguments(&writer)
      writer.write(")")
    }
  }

  /// Writes the code that runs the closure of a stub with the arguments that can't be recorded.
  private func writeHandedAnswer(_ call: String, _ effects: Effects, _ writer: inout CodeWriter) {
    let body = local("body")
    let stubs = (member.plan.isStatic ? "Static" : "") + fake.plan.names.stubs
    let stub = member.ownStubName + member.plan.generics.arguments
    writer.block(
      "if let ", body, " = ", effects.isAsync ? "await " : "", call, effects.isAsync ? ".asyncBody(" : ".body(", stubs,
      ".", stub, ".", fake.plan.names.body, ".self, ", member.answered, ")"
    ) { writer in
      writer.line { writer in
        let isSent = member.plan.isResultSending
        writer.write("return ", BodyMarks(effects: effects), isSent ? "Mimus._sent(" : "", body, ".run(")
        writer.list(of: member.plan.parameters) { writer, parameter in
          if parameter.declared.specifiers.contains("inout") { writer.write("&") }
          writer.write(parameter.quotedName)
        }
        writer.write(isSent ? "))" : ")")
        if fake.plan.shape == .subclass, member.value.mentions(["Self"]) { writer.write(" as! ", member.value) }
      }
    }
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
    if fake.plan.shape == .subclass {
      writer.block("if ", call, ".isLeft(toSuper: ", callsSuper, ", ", member.plan.void, ".self)") { writer in
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
      writer.block("if let ", binding, ", ", call, ".isUnanswered(", member.plan.void, ".self)") { writer in
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
  private var storage: String {
    member.plan.isStatic ? fake.plan.names.staticStorage + "._inSession" : hidden(fake.plan.names.storage)
  }

  /// Whether the fake of a class is set to call `super`. Static members never do.
  fileprivate var callsSuper: String { member.plan.isStatic ? "false" : hidden(fake.plan.names.callsSuper) }

  /// The name of a constant for the object that a spy forwards to, which hides no parameter.
  var target: String { local(fake.plan.names.target) }

  private var binding: String {
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

extension FakePlan {
  /// Returns a new fake of a type that is faked in the same run.
  fileprivate func defaultFake(of type: TypeExpression) -> String? {
    defaults.isEmpty ? nil : defaults[type]
  }
}

// MARK: - Parts of calls

/// Whether no stub answers a call.
private struct Unanswered: Code {
  let member: RenderedMember
  let call: String
  let effects: Effects

  func write(to writer: inout CodeWriter) {
    if effects.isAsync { writer.write("await ") }
    writer.write(call, effects.isAsync ? ".isAsyncUnanswered(" : ".isUnanswered(", member.answered, ")")
  }
}

/// Whether the superclass answers a call.
private struct LeftToSuper: Code {
  let renderer: MemberRenderer
  let call: String
  let effects: Effects

  func write(to writer: inout CodeWriter) {
    if effects.isAsync { writer.write("await ") }
    writer.write(call, effects.isAsync ? ".isAsyncLeft" : ".isLeft", "(toSuper: ", renderer.callsSuper, ", ")
    // A new fake is a value that is always available.
    if renderer.fake.plan.defaultFake(of: renderer.member.value) != nil { writer.write("hasDefault: true, ") }
    writer.write(renderer.member.answered, ")")
  }
}

/// `try await `, as far as running a stub's closure needs it. A rethrowing member throws no errors of its own.
struct BodyMarks: Code {
  let effects: Effects

  func write(to writer: inout CodeWriter) {
    if effects.throwing != .rethrows, effects.mayThrow { writer.write("try ") }
    if effects.isAsync { writer.write("await ") }
  }
}

extension Effects {
  /// The name of the answering method for the effects.
  fileprivate var answer: String {
    switch (isAsync, mayThrow && throwing != .rethrows) {
    case (false, false): "answer"
    case (false, true): "throwingAnswer"
    case (true, false): "asyncAnswer"
    case (true, true): "asyncThrowingAnswer"
    }
  }
}
