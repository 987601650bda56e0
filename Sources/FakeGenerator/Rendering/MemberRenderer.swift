/// Writes a member of a fake: it records the call, forwards it where that is asked for, and answers it.
struct MemberRenderer {
  let plan: FakePlan
  let member: MemberPlan

  /// Write the member.
  func render(to writer: inout CodeWriter) {
    member.attributes.forEach { writer.line($0) }
    var modifiers = plan.shape == .subclass ? "override " : ""
    modifiers += plan.access.spaced + member.modifiers.filter { $0 != "required" }.map(\.spaced).joined()
    if member.isStatic { modifiers += plan.shape == .subclass ? "class " : "static " }
    switch member.kind {
    case .function:
      writer.declaration(
        modifiers + member.functionHead, member.parameterList, member.functionTail, where: member.whereList
      ) { writeBody(&$0) }
    case .property:
      writer.block("\(modifiers)var \(member.name.quotedIfKeyword()): \(member.result ?? .void)", writeAccessors)
    case .subscript:
      writer.declaration(
        "\(modifiers)subscript\(member.generics.clause)(", member.parameterList, ") -> \(member.result ?? .void)",
        where: member.whereList, writeAccessors)
    case .initializer: break
    }
  }

  /// Write the accessors of a property or subscript.
  func writeAccessors(_ writer: inout CodeWriter) {
    writer.block("get\(member.accessors.getEffects)", writeGetter)
    if member.accessors.hasSetter { writer.block("set", writeSetter) }
  }

  /// Write what stands in the braces of a function.
  func writeBody(_ writer: inout CodeWriter) {
    writeCall(Call(forwarded: "\(member.name.quotedIfKeyword())(", effects: member.effects), &writer)
  }

  /// Write what stands in the braces of a getter.
  func writeGetter(_ writer: inout CodeWriter) {
    let forwarded = member.kind == .property ? member.name.quotedIfKeyword(asMember: true) : "["
    writeCall(Call(forwarded: forwarded, effects: member.accessors.getEffects), &writer)
  }
}

// MARK: - Calls

extension MemberRenderer {
  /// What is called on what a spy forwards to.
  struct Call {
    /// The member's name, with the bracket that opens its arguments.
    var forwarded: String
    var effects: Effects
  }

  private func writeCall(_ call: Call, _ writer: inout CodeWriter) {
    let name = local("call")
    writer.list("let \(name) = \(storage)._call(", [member.identifierLiteral] + member.recordedArguments, ")")
    let marks = member.marks(call.effects)
    if member.needsOwnAnswer, member.hasViews { writeHandedAnswer(name, call.effects, &writer) }
    if member.isForwardable {
      if plan.shape == .subclass {
        writer.block("if \(isLeftToSuper(name, call.effects))") { writer in
          writeForwarding("return \(marks)super", call, &writer)
        }
      } else if plan.spied != nil {
        writer.block("if let \(binding), \(isUnanswered(name, call.effects))") { writer in
          if isOpened { return writeOpened(call, &writer) }
          writeForwarding("return \(marks)\(target)\(plan.targetValue)", call, &writer)
        }
      }
    }
    let isKept = member.kind == .property && member.accessors.hasSetter && call.effects == Effects()
    let fallback = plan.defaults[member.value].map { "default: \($0)" }
    // No stub holds a value that can only be moved.
    let moved = member.isResultUncopyable ? "moving: \(member.value.asExpression).self" : nil
    let answer = isKept && moved == nil ? "keptAnswer(\(fallback ?? ""))" : call.effects.answer(moved ?? fallback)
    writer.line("return \(member.bodyMarks(call.effects))\(name).\(answer)")
  }

  /// Whether a spy forwards the call.
  private func isUnanswered(_ call: String, _ effects: Effects) -> String {
    effects.isAsync ? "await \(call).isAsyncUnanswered(\(member.answered))" : "\(call).isUnanswered(\(member.answered))"
  }

  /// Whether the call is the superclass's to answer.
  private func isLeftToSuper(_ call: String, _ effects: Effects) -> String {
    let callsSuper = hidden(plan.names.callsSuper)
    // A new fake is a value that is always known.
    if plan.defaults[member.value] != nil { return "\(callsSuper), \(isUnanswered(call, effects))" }
    let name = effects.isAsync ? "await \(call).isAsyncLeft" : "\(call).isLeft"
    return "\(name)(toSuper: \(callsSuper), \(member.answered))"
  }

  private func writeForwarding(_ head: String, _ call: Call, _ writer: inout CodeWriter) {
    switch member.kind {
    case .property: writer.line("\(head).\(call.forwarded)")
    case .subscript: writer.list("\(head)[", member.forwardedArguments, "]")
    default: writer.list("\(head).\(call.forwarded)", member.forwardedArguments, ")")
    }
  }

  /// Let the closure of a stub run on what could not be recorded.
  private func writeHandedAnswer(_ name: String, _ effects: Effects, _ writer: inout CodeWriter) {
    let type = "\(member.isStatic ? "Static" : "")\(plan.names.stubs).\(member.ownStubName)\(member.genericArguments)"
    let asking = effects.isAsync ? "await \(name).asyncBody(" : "\(name).body("
    let body = local("body")
    writer.block("if let \(body) = \(asking)\(type).Body.self, \(member.answered))") { writer in
      let arguments = member.parameters.map { parameter in
        let isInout = parameter.declared.specifiers.contains("inout")
        return (isInout ? "&" : "") + parameter.name.quotedIfKeyword()
      }
      writer.list("return \(member.bodyMarks(effects))\(body).run(", arguments, ")")
    }
  }

  /// Write what stands in the braces of a setter.
  func writeSetter(_ writer: inout CodeWriter) {
    let arguments =
      member.recordedArguments + [member.isResultUncopyable ? "Mimus._Placeholder(\"value\")" : "newValue"]
    let name = local("call")
    writer.list(
      "let \(name) = \(storage)._call(", [member.setterLiteral] + arguments, ")")
    if member.isForwardable {
      let place = member.kind == .property ? "." + member.name.quotedIfKeyword(asMember: true) : nil
      let arguments = member.forwardedArguments.joined(separator: ", ")
      if plan.shape == .subclass {
        writer.block("if \(hidden(plan.names.callsSuper)), \(name).isUnanswered(Void.self)") {
          $0.line("super\(place ?? "[\(arguments)]") = newValue")
        }
      } else if plan.spied != nil {
        writer.block("if let \(binding), \(name).isUnanswered(Void.self)") { writer in
          if isOpened { return writeOpenedSetter(&writer) }
          writer.line("return \(target)\(plan.targetValue)\(place ?? "[\(arguments)]") = newValue")
        }
      }
    }
    if member.kind == .property, !member.isResultUncopyable, member.accessors.getEffects == Effects() {
      writer.line("\(name).keep(newValue, as: \(member.identifierLiteral))")
    } else {
      writer.line("\(name).answer() as Void")
    }
  }

  // MARK: Names

  private var storage: String {
    member.isStatic ? "staticStorage._inSession" : hidden(plan.names.storage)
  }

  /// What a spy forwards to, in a constant that hides no parameter.
  var target: String { local(plan.names.target) }

  private var binding: String {
    target == plan.names.target ? target : "\(target) = self.\(plan.names.target)"
  }

  /// The name of a member of the fake, where a parameter may hide it.
  private func hidden(_ name: String) -> String { isParameter(name) ? "self.\(name)" : name }

  /// A name for a local constant that no parameter has.
  func local(_ name: String) -> String { isParameter(name) ? local(name + "_") : name }

  private func isParameter(_ name: String) -> Bool { member.parameters.contains { $0.name == name } }
}

// MARK: - Parts of calls

extension MemberPlan {
  /// The identifier as a literal.
  var identifierLiteral: String { identifier.literal }

  /// What settings are recorded under.
  var setterLiteral: String {
    kind == .property
      ? "\(identifier).set(_:)".literal
      : (identifier.replacing("subscript(", with: "subscript.set(", maxReplacements: 1)
        .replacing(")", with: "newValue:)", maxReplacements: 1)).literal
  }

  /// The arguments as they are recorded.
  var recordedArguments: [String] {
    parameters.map { parameter in
      let name = parameter.name.quotedIfKeyword()
      return switch parameter.passing {
      case .pack: "Mimus._packed(repeat each \(name))"
      case .closure, .autoclosure: "Mimus._Placeholder(\"closure\")"
      case .uncopyable: "Mimus._Placeholder(\(parameter.declared.type.description.literal))"
      case .value, .inout: parameter.isMoved ? "copy \(name)" : name
      }
    }
  }

  /// The type of what a stub answers, as an argument.
  var answered: String { isResultUncopyable ? "Never.self" : "\(value.asExpression).self" }

  /// The name of the stub type of its own.
  var ownStubName: String { key.capitalizedFirst + "Stub" }

  /// `<T, U>`, or nothing.
  var genericArguments: String { generics.isEmpty ? "" : "<\(generics.map(\.argument).joined(separator: ", "))>" }

  /// `try await `, as far as running a stub's closure needs it: one that rethrows does not throw by itself.
  func bodyMarks(_ effects: Effects) -> String {
    let throwing = effects.throwing == .rethrows ? "" : effects.mayThrow ? "try " : ""
    return throwing + (effects.isAsync ? "await " : "")
  }
}

extension Effects {
  /// The call of the answer that fits the effects.
  func answer(_ argument: String?) -> String {
    var arguments: [String] = []
    if case .typed(let error) = throwing, mayThrow { arguments.append("\(error.asExpression).self") }
    if let argument { arguments.append(argument) }
    let isThrowing = mayThrow && throwing != .rethrows
    let name =
      switch (isAsync, isThrowing) {
      case (false, false): "answer"
      case (false, true): "throwingAnswer"
      case (true, false): "asyncAnswer"
      case (true, true): "asyncThrowingAnswer"
      }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension TypeExpression {
  /// The type as it can stand before `.self`.
  var asExpression: String {
    switch self {
    case .named, .optional, .array, .dictionary, .tuple, .metatype, .inlineArray: description
    // As an expression, `any Any` is not understood.
    case .existential(.metatype(.named(nil, "Any", []), let keyword)): "Any.\(keyword)"
    default: "(\(self))"
    }
  }
}

extension GenericParameter {
  /// The parameter as an argument.
  var argument: String { isPack ? "repeat each \(name)" : name }
}

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
