extension MemberRenderer {
  func writeCall(_ effects: Effects, _ writer: inout CodeWriter) {
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
      writer.write("return ", BodyMarks(effects: effects))
      writeSent(&writer) { writer in
        writer.write(call, ".")
        writeAnswer(effects, &writer)
      }
    }
  }

  /// Writes a result. The compiler takes one that is sent for one that the arguments or the fake can still use.
  private func writeSent(_ writer: inout CodeWriter, _ result: (inout CodeWriter) -> Void) {
    let isSent = member.plan.isResultSending && !member.plan.isResultNever
    if isSent { writer.write("Mimus._sent(") }
    result(&writer)
    if isSent { writer.write(")") }
  }

  /// Writes the call of the appropriate answering method.
  private func writeAnswer(_ effects: Effects, _ writer: inout CodeWriter) {
    let fallback = defaultFake
    let isKept = member.plan.kind == .property && member.plan.accessors.hasSetter && effects == Effects()
    let isMoved = member.plan.isResultUncopyable
    writer.write(isKept && !isMoved ? "keptAnswer" : effects.answer(isNever: member.plan.isResultNever), "(")
    writer.list { writer in
      if case .typed(let error) = effects.throwing, effects.mayThrow { writer.item(MetatypeValue(type: error)) }
      if isMoved {
        // A stub can't hold a noncopyable value.
        writer.item("moving: ", MetatypeValue(type: member.value))
      } else if let fallback {
        // Without its type, the answer would have to be such a fake, too.
        writer.item()
        writer.write("default: ", fallback, " as ", member.value)
      }
    }
    writer.write(")")
  }

  /// Writes the code that passes the call on, to the superclass or to the object that a spy forwards to, if no stub
  /// answers it.
  private func writeForwarding(_ call: String, _ effects: Effects, _ writer: inout CodeWriter) {
    if fake.plan.shape == .subclass {
      let left = LeftToSuper(
        call: call, callsSuper: callsSuper, hasDefault: defaultFake != nil, outcome: outcome(member.answered, effects))
      writer.block("if ", left) { writer in
        writeForwarded("super", effects, &writer)
      }
    } else if fake.plan.spied != nil {
      let unanswered = Unanswered(call: call, outcome: outcome(member.answered, effects))
      if member.plan.isOptional { return writeForwarding(if: unanswered, effects, &writer) }
      writer.block("if let ", binding, ", ", unanswered) { writer in
        isOpened ? writeOpened(effects, &writer) : writeForwarded(target + fake.targetValue, effects, &writer)
      }
    }
  }

  /// Writes the code that passes a call of an optional requirement on, if no stub answers it and the object has the
  /// member.
  private func writeForwarding(if unanswered: Unanswered, _ effects: Effects, _ writer: inout CodeWriter) {
    let answer = local("answer")
    writer.block { writer in
      writer.write("if let ", binding, ", ", unanswered, ", let ", answer)
      // The compiler warns of a constant that turns out to be `Void`.
      if member.plan.result == nil { writer.write(": ", member.plan.void) }
      writer.write(" = ", CallMarks(effects: effects), target, fake.targetValue)
      writeSelection(&writer) { member.plan.writeForwardedArguments(to: &$0) }
    } body: { writer in
      writer.line { writer in
        writer.write("return ")
        writeSent(&writer) { $0.write(answer) }
      }
    }
  }

  /// Returns the types of what a call can return and throw, as arguments.
  func outcome(_ answered: Answered, _ effects: Effects) -> CallOutcome {
    CallOutcome(answered: answered, effects: effects, never: fake.plan.standard("Never"))
  }

  /// Writes the same call of another object, or of the closure that a structure has.
  private func writeForwarded(_ object: String, _ effects: Effects, _ writer: inout CodeWriter) {
    writer.line { writer in
      writer.write("return ", CallMarks(effects: effects))
      writeSent(&writer) { writer in
        writer.write(object)
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
      writer.write(".", member.plan.calledAs?.quotedIfKeyword(asMember: true) ?? member.name)
      writer.write(member.plan.isOptional ? "?(" : "(")
      arguments(&writer)
      writer.write(")")
    }
  }

  /// Writes the code that runs the closure of a stub with the arguments that can't be recorded.
  private func writeHandedAnswer(_ call: String, _ effects: Effects, _ writer: inout CodeWriter) {
    let body = local("body")
    let stubs = (member.plan.isStatic ? "Static" : "") + fake.plan.names.stubs
    let bodyType = OwnStubBodyType(fake: fake, member: member)
    writer.block(
      "if let ", body, " = ", effects.isAsync ? "await " : "", call, effects.isAsync ? ".asyncBody(" : ".body(", stubs,
      ".", member.ownStubName, bodyType, ", ", member.answered, ")"
    ) { writer in
      writer.line { writer in
        writer.write("return ", BodyMarks(effects: effects))
        writeSent(&writer) { writer in
          writer.write(body, ".run(")
          writer.list(of: member.plan.parameters) { writer, parameter in
            if parameter.declared.specifiers.contains("inout") { writer.write("&") }
            writer.write(parameter.quotedName)
          }
          writer.write(")")
        }
        if fake.plan.shape == .subclass, member.value.mentions(["Self"]) { writer.write(" as! ", member.value) }
      }
    }
  }
}

// MARK: - Parts of calls

/// Whether no stub answers a call.
struct Unanswered: Code {
  let call: String
  let outcome: CallOutcome

  func write(to writer: inout CodeWriter) {
    if outcome.effects.isAsync { writer.write("await ") }
    writer.write(call, outcome.effects.isAsync ? ".isAsyncUnanswered(" : ".isUnanswered(", outcome, ")")
  }
}

/// Whether the superclass answers a call.
struct LeftToSuper: Code {
  let call: String
  let callsSuper: String
  /// Whether a value is always available.
  let hasDefault: Bool
  let outcome: CallOutcome

  func write(to writer: inout CodeWriter) {
    if outcome.effects.isAsync { writer.write("await ") }
    writer.write(call, outcome.effects.isAsync ? ".isAsyncLeft" : ".isLeft", "(toSuper: ", callsSuper, ", ")
    if hasDefault { writer.write("hasDefault: true, ") }
    writer.write(outcome, ")")
  }
}

/// The types of what a call can return and throw, as arguments. The one of errors is left out if it can be any.
struct CallOutcome: Code {
  let answered: Answered
  let effects: Effects
  /// The standard library's `Never`, as the fake must write it.
  let never: String

  func write(to writer: inout CodeWriter) {
    writer.write(answered)
    if !effects.throwsItself {
      writer.write(", ", never, ".self")
    } else if case .typed(let error) = effects.throwing {
      writer.write(", ", MetatypeValue(type: error))
    }
  }
}

/// `try await `, as far as running a stub's closure needs it. A rethrowing member throws no errors of its own.
struct BodyMarks: Code {
  let effects: Effects

  func write(to writer: inout CodeWriter) {
    if effects.throwsItself { writer.write("try ") }
    if effects.isAsync { writer.write("await ") }
  }
}

extension Effects {
  /// Whether it may throw errors that don't come from a closure that it takes.
  fileprivate var throwsItself: Bool { mayThrow && throwing != .rethrows }

  /// Returns the name of the answering method for the effects.
  ///
  /// - Parameter isNever: Whether the member never returns.
  fileprivate func answer(isNever: Bool) -> String {
    switch (isAsync, throwsItself) {
    case (false, false): "answer"
    case (false, true): "throwingAnswer"
    case (true, false): isNever ? "asyncNeverAnswer" : "asyncAnswer"
    case (true, true): isNever ? "asyncThrowingNeverAnswer" : "asyncThrowingAnswer"
    }
  }
}
