// A partial fake's parents are only names: only the compiler knows whether they have associated types, and whether a
// property of theirs can be set. So the object that a spy forwards to is opened as a generic parameter, and values pass
// through functions that accept them whether their types are declared the same or only turn out to be.

extension MemberRenderer {
  /// Whether the call is forwarded to a generic parameter rather than to the target itself.
  var isOpened: Bool {
    guard fake.plan.opensTarget, !member.plan.isResultUncopyable else { return false }
    // The compiler crashes on a tuple of a pack there.
    let isOpenable = { (parameter: ParameterPlan) in
      parameter.passing != .uncopyable && !parameter.declared.type.isTupleOfPack
    }
    return member.plan.parameters.allSatisfy(isOpenable)
      && rethrown.allSatisfy { $0.rethrown(member.plan.genericNames) != nil }
  }

  /// The closures whose errors the member rethrows. A function that forwards it must take them, so as to rethrow as well.
  private var rethrown: [ParameterPlan] {
    guard member.plan.effects.throwing == .rethrows else { return [] }
    return member.plan.parameters.filter(\.mayThrow)
  }

  private var constraint: TypeExpression {
    if case .existential(let type) = fake.plan.spied { type.withoutCopyable } else { .name("Any") }
  }

  /// Writes the forwarding of a call.
  func writeOpened(_ effects: Effects, _ writer: inout CodeWriter) {
    let forward = local("forward")
    let real = local("real")
    let marks = CallMarks(effects: effects)
    // Users see this line if a member can't be forwarded, because the compiler's error shows it.
    writer.line(
      "// Unless a parent has this member, nonmutating, with these effects and isolation, write '@Fake(forwarding: false)'."
    )
    // Either the fake or its parent may be isolated to an actor that the other one isn't. What is passed on then leaves
    // an actor. Properties can't be sent to.
    let isSent = effects.isAsync && member.plan.kind != .property
    writer.declaration { writer in
      writer.write("func ", forward, "(_ ", real, ": some ", constraint)
      for closure in rethrown {
        writer.write(", _ ", closure.quotedName, ": ")
        closure.writeType(to: &writer)
      }
      writer.write(")", effects)
      if let result = member.plan.result { writer.write(" -> ", result.optionalIfImplicit) }
    } body: { writer in
      let isPlain = member.plan.result == nil || member.plan.isResultNever
      let isReturning = member.plan.result != nil && member.plan.parameters.contains { $0.passing == .inout }
      // What the parent changes may be of an associated type there.
      for parameter in member.plan.parameters where parameter.passing == .inout {
        let (name, changing) = (parameter.quotedName, changing(parameter))
        writer.line("var ", changing, " = Mimus._Changing(", name, ")")
        writer.line("defer { ", name, " = ", changing, ".value }")
      }
      let write = { (writer: inout CodeWriter) in
        let (opening, closing) =
          isPlain ? ("", "") : member.plan.isResultSending ? ("Mimus._sent(Mimus._same(", "))") : ("Mimus._same(", ")")
        writer.write(isReturning ? "return " : "", marks, opening)
        writer.write(isSent ? "Mimus._sent(\(real))" : real)
        writeSelection(&writer) { writeOpenedArguments(sent: isSent, &$0) }
        writer.write(closing)
      }
      member.plan.kind == .property ? writer.unbrokenLine(write) : writer.line(write)
    }
    writer.line { writer in
      writer.write("return ", marks, forward, "(", target, fake.targetValue)
      for closure in rethrown {
        writer.write(", ")
        closure.writeForwarded(to: &writer, isLabeled: false)
      }
      writer.write(")")
    }
  }

  /// Returns the name of the variable that holds a parameter's value while the parent changes it.
  private func changing(_ parameter: ParameterPlan) -> String { local("\(parameter.name)Changed") }

  /// Writes the forwarding of a setting.
  func writeOpenedSetter(_ writer: inout CodeWriter) {
    let forward = local("forward")
    let real = local("real")
    writer.block("func ", forward, "<Real: ", constraint, ">(_ ", real, ": inout Real)") { writer in
      if member.plan.kind == .property {
        // The property may not have a setter there.
        let name = member.plan.name.quotedIfKeyword(asMember: true)
        writer.line(local("call"), ".set(\\Real.", name, ", of: &", real, ", to: newValue)")
      } else {
        writer.line { writer in
          writer.write(real)
          writeSelection(&writer) { writeOpenedArguments(sent: false, &$0) }
          writer.write(" = Mimus._same(newValue)")
        }
      }
    }
    writer.line("return ", forward, "(&", target, fake.targetValue, ")")
  }

  /// Writes the arguments of a call that passes everything on, as values of types that may have different names there.
  private func writeOpenedArguments(sent isSent: Bool, _ writer: inout CodeWriter) {
    writer.list(of: member.plan.parameters) { writer, parameter in
      guard let opened = opened(parameter, sent: isSent) else { return parameter.writeForwarded(to: &writer) }
      if let label = parameter.declared.label { writer.write(label.quotedInCall, ": ") }
      writer.write(opened)
    }
  }

  private func opened(_ parameter: ParameterPlan, sent isSent: Bool) -> String? {
    if parameter.passing == .inout { return "&\(changing(parameter))[]" }
    let generics = member.plan.genericNames
    let isRethrown = member.plan.effects.throwing == .rethrows && parameter.mayThrow
    return isRethrown ? parameter.rethrown(generics) : parameter.opened(generics, sent: isSent)
  }
}

extension ParameterPlan {
  /// Returns the argument as a value of a type that may have a different name there, or nil if it can only be passed
  /// on unchanged.
  ///
  /// - Parameters:
  ///   - generics: The names of the member's generic parameters.
  ///   - isSent: Whether the value may leave the actor that the fake is isolated to.
  fileprivate func opened(_ generics: Set<String>, sent isSent: Bool) -> String? {
    switch passing {
    case .value:
      let isConsumed = declared.specifiers == ["consuming"]
      let isSending = declared.specifiers.contains("sending")
      guard isConsumed || isSending || declared.specifiers.isEmpty else { return nil }
      // A function within the body can't consume it.
      let same = "Mimus._same(\(isConsumed ? "copy " : "")\(quotedName))"
      return isSending || isSent ? "Mimus._sent(\(same))" : same
    case .closure: return declared.type.functionType?.opened(quotedName, generics, isBuilt: isBuilt)
    case .autoclosure:
      return declared.type.functionType.map { "\(CallMarks(effects: $0.effects))Mimus._same(\(quotedName)())" }
    case .inout, .uncopyable, .pack: return nil
    }
  }

  /// Returns the argument as a closure that rethrows its errors, or nil if it can only be passed on unchanged.
  fileprivate func rethrown(_ generics: Set<String>) -> String? {
    passing == .autoclosure
      ? opened(generics, sent: false) : declared.type.functionType?.opened(quotedName, generics, isBuilt: isBuilt)
  }

  /// Whether it may have a result builder, which transforms closures without `return`.
  private var isBuilt: Bool { !declared.attributes.isEmpty }

  /// Whether it's a function that may throw, or an optional one.
  fileprivate var mayThrow: Bool { declared.type.withoutOptional.functionType?.effects.mayThrow ?? false }
}

extension TypeExpression.FunctionType {
  /// Returns a closure that calls a nonescaping function of this type, which can't be used as a value.
  ///
  /// - Parameters:
  ///   - name: The function's name.
  ///   - generics: The names of the member's generic parameters.
  ///   - isBuilt: Whether a result builder may transform the closure unless it has an explicit `return`.
  fileprivate func opened(_ name: String, _ generics: Set<String>, isBuilt: Bool) -> String? {
    let changing = parameters.indices.filter { parameters[$0].type.specifiers == ["inout"] }
    let isPlain = parameters.indices.allSatisfy { index in
      if case .attributed(_, let attributes, _) = parameters[index].type {
        guard changing.contains(index), attributes.isEmpty else { return false }
      }
      return !parameters[index].isVariadic && !parameters[index].type.mentionsPack
    }
    guard isPlain, !result.mentionsPack, effects.throwing == .never || effects.throwing == .any else { return nil }
    let marks = CallMarks(effects: effects)
    func code(_ arguments: [String]) -> String {
      let called = "\(name)(\(arguments.joined(separator: ", ")))"
      return result.isVoid ? "\(marks)\(called)" : "\(marks)Mimus._same(\(called))"
    }
    if changing.isEmpty {
      return "{ \(isBuilt ? "return " : "")\(code(parameters.indices.map { "Mimus._same($\($0))" })) }"
    }
    let names = parameters.indices.map { index in
      // Nothing is inferred from a closure with several statements.
      let type = parameters[index].type
      return type.mentions(generics) ? "_\(index): \(type)" : "_\(index)"
    }
    let changes = changing.map {
      "var _changed\($0) = Mimus._Changing(_\($0)); defer { _\($0) = _changed\($0).value }; "
    }
    let arguments = parameters.indices.map { changing.contains($0) ? "&_changed\($0)[]" : "Mimus._same(_\($0))" }
    let returned = result.isVoid && !isBuilt ? code(arguments) : "return \(code(arguments))"
    return "{ (\(names.joined(separator: ", "))) in \(changes.joined())\(returned) }"
  }
}

extension TypeExpression {
  /// The composition without `Copyable`, which was added to make an existential type of a class.
  fileprivate var withoutCopyable: TypeExpression {
    guard case .composition(let types) = self else { return self }
    let rest = types.filter { $0 != .name("Copyable") }
    return rest.count == 1 ? rest[0] : .composition(rest)
  }
}
