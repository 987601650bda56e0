extension CountersRenderer {
  func write(_ member: MemberPlan, _ writer: inout CodeWriter) {
    writer.attributes(member.attributes)
    let isOverride = plan.shape == .subclass || member.isOverride
    var modifiers = isOverride ? "override " : ""
    modifiers += plan.access(of: member).spaced + member.modifiers.map(\.spaced).joined()
    if member.isStatic { modifiers += isOverride ? "class " : "static " }
    switch member.kind {
    case .function:
      writer.declaration(where: member.requirements) { writer in
        writer.write(modifiers)
        member.writeFunction(to: &writer)
      } body: {
        writeGetting(member, member.effects, &$0)
      }
    case .property:
      writer.declaration { writer in
        writer.write(modifiers)
        member.writeProperty(to: &writer)
      } body: {
        writeAccessors(member, &$0)
      }
    case .subscript:
      writer.declaration(where: member.requirements) { writer in
        writer.write(modifiers)
        member.writeSubscript(to: &writer)
      } body: {
        writeAccessors(member, &$0)
      }
    case .initializer: break
    }
  }

  private func writeAccessors(_ member: MemberPlan, _ writer: inout CodeWriter) {
    writer.block("get\(member.accessors.getEffects)") { writeGetting(member, member.accessors.getEffects, &$0) }
    guard member.accessors.hasSetter else { return }
    writer.block("set") { writer in
      // No value can be set, and the compiler warns of code that never runs.
      if member.isResultNever { return }
      let prefix = prefix(of: member)
      writer.line("\(prefix)SetCallCount += 1")
      if member.isResultUncopyable { return }
      let values = recordedValues(of: member, &writer) + ["newValue"]
      writer.line("\(prefix)SetArgsForCall.append(\(Self.tuple(values)))")
      writer.line("\(prefix)ReturnValue = newValue")
    }
  }

  private func prefix(of member: MemberPlan) -> String {
    if keepsStaticsApart(member) { return "\(plan.name)Statics.\(member.key)" }
    let names = Set(member.parameters.map(\.name))
    let hides = ["CallCount", "ArgsForCall", "ReturnValue", "Error"].contains { names.contains(member.key + $0) }
    return (hides ? "self." : "") + member.key
  }

  private func writeGetting(_ member: MemberPlan, _ effects: Effects, _ writer: inout CodeWriter) {
    let prefix = prefix(of: member)
    let erased = member.genericNames.union(member.isStatic ? Set(plan.generics.map(\.name)) : [])
    writer.line("\(prefix)CallCount += 1")
    let isResultSent = member.isResultSending && !member.isResultUncopyable
    if isResultSent || member.recorded.contains(where: \.isSentBack) { writeSending(member, &writer) }
    let values = recordedValues(of: member, &writer)
    if !values.isEmpty { writer.line("\(prefix)ArgsForCall.append(\(Self.tuple(values)))") }
    if effects.mayThrow, errorType(of: member, erased) != nil {
      writer.line("if let error = \(prefix)Error { throw error }")
    }
    guard member.result != nil else { return }
    let isErased = settled(member).value.mentions(erased)
    if member.isResultNever {
      // A body that returns nothing would be that of the result builder that the requirement may have.
      writer.line("return Swift.fatalError(\"\(member.identifier) never returns\")")
    } else if member.isResultUncopyable, isErased {
      writer.line("Swift.fatalError(\"\(member.identifier) cannot give a value of a type that only its caller knows\")")
    } else {
      let value = "\(prefix)ReturnValue" + unwrapping(member, isErased: isErased)
      writer.line(isResultSent ? "return \(member.nameOfSending)(\(value))" : "return \(value)")
    }
  }

  /// Returns the expressions for the arguments of a call that are recorded.
  private func recordedValues(of member: MemberPlan, _ writer: inout CodeWriter) -> [String] {
    member.recorded.map { parameter in
      let name = parameter.quotedName
      if parameter.passing == .pack { return writePacking(parameter, of: member, &writer) }
      if parameter.isSentBack { return "\(member.nameOfSending)(\(name))" }
      return parameter.isMoved ? "copy \(name)" : name
    }
  }

  private static func tuple(_ values: [String]) -> String {
    values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
  }

  /// Returns what makes the result of a member from its variable.
  private func unwrapping(_ member: MemberPlan, isErased: Bool) -> String {
    if member.isResultUncopyable { return "()" }
    if member.isResultAny { return "!" }
    if isErased, case .optional = member.value { return " as? \(member.value.withoutOptional)" }
    return isErased || member.value.mentions(["Self"]) ? " as! \(member.value)" : ""
  }

  /// Writes a function that sends a value although the fake holds it, too. The test that set the value knows that.
  private func writeSending(_ member: MemberPlan, _ writer: inout CodeWriter) {
    let type = "Sent".avoiding(member.genericNames.union(plan.generics.map(\.name)))
    writer.block("func \(member.nameOfSending)<\(type)>(_ value: \(type)) -> sending \(type)") { writer in
      writer.line("@safe nonisolated(unsafe) let value = value")
      writer.line("return value")
    }
  }
}

// MARK: - Packs

extension CountersRenderer {
  /// Writes the code that makes an array of a parameter pack, and returns the array's name.
  private func writePacking(_ parameter: ParameterPlan, of member: MemberPlan, _ writer: inout CodeWriter) -> String {
    let name = member.key + parameter.name.wordsOfRawName.capitalizedFirst
    let array = name.avoiding(Set(member.parameters.map(\.name)))
    writer.line("var \(array): [Any] = []")
    writer.line("for value in repeat each \(parameter.quotedName) { \(array).append(value) }")
    return array
  }
}

extension MemberPlan {
  /// The name of the function that sends a value of the member's body.
  fileprivate var nameOfSending: String { "sent".avoiding(Set(parameters.map(\.name))) }
}

extension ParameterPlan {
  /// Whether the caller gets back the value that it sends.
  fileprivate var isSentBack: Bool { passing == .inout && declared.specifiers.contains("sending") }
}
