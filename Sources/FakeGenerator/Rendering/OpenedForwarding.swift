// A sketched fake's parents are names and nothing more: whether they have associated types, and whether a property of
// theirs can be set, the compiler alone finds out. So what is forwarded to is opened as a generic parameter, and values
// pass through functions that fit whether their types are said to be the same or only are so.

extension MemberRenderer {
  /// Whether the call is forwarded to a generic parameter rather than to the target itself.
  var isOpened: Bool {
    guard plan.opensTarget, member.effects.throwing != .rethrows else { return false }
    return member.parameters.allSatisfy { $0.passing != .uncopyable } && !member.isResultUncopyable
  }

  private var constraint: TypeExpression {
    if case .existential(let type) = plan.spied { type.withoutCopyable } else { .name("Any") }
  }

  /// Forward a call.
  func writeOpened(_ call: Call, _ writer: inout CodeWriter) {
    let forward = local("forward")
    let real = local("real")
    let marks = member.marks(call.effects)
    let result = member.result.map { " -> \($0.optionalIfImplicit)" } ?? ""
    // Read by whoever has a member that no parent asks for, since the compiler's error shows these lines.
    writer.line("// Where a parent has no such member, write '@Fake(forwarding: false)'.")
    writer.block("func \(forward)(_ \(real): some \(constraint))\(call.effects)\(result)") { writer in
      let isNever = member.value == .name("Never")
      let (head, tail) = member.result == nil || isNever ? (marks, "") : ("\(marks)Mimus._same(", ")")
      switch member.kind {
      case .property: writer.line("\(head)\(real).\(call.forwarded)\(tail)")
      case .subscript: writer.list("\(head)\(real)[", member.openedArguments, "]\(tail)")
      default: writer.list("\(head)\(real).\(call.forwarded)", member.openedArguments, ")\(tail)")
      }
    }
    writer.line("return \(marks)\(forward)(\(target)\(plan.targetValue))")
  }

  /// Forward a setting.
  func writeOpenedSetter(_ writer: inout CodeWriter) {
    let forward = local("forward")
    let real = local("real")
    writer.block("func \(forward)<Real: \(constraint)>(_ \(real): inout Real)") { writer in
      if member.kind == .property {
        // The property need not have a setter there.
        let path = "\\Real.\(member.name.quotedIfKeyword(asMember: true))"
        writer.line("\(local("call")).set(\(path), of: &\(real), to: newValue)")
      } else {
        writer.list("\(real)[", member.openedArguments, "] = Mimus._same(newValue)")
      }
    }
    writer.line("return \(forward)(&\(target)\(plan.targetValue))")
  }
}

extension MemberPlan {
  /// The arguments of a call that passes everything on, as values of types that may have other names there.
  fileprivate var openedArguments: [String] {
    zip(parameters, forwardedArguments).map { parameter, argument in
      let label = parameter.declared.label.map { $0.quotedInCall + ": " } ?? ""
      return parameter.opened.map { label + $0 } ?? argument
    }
  }
}

extension ParameterPlan {
  /// The argument as a value of a type that may have another name there; nil where it can only be passed on as it is.
  fileprivate var opened: String? {
    let name = name.quotedIfKeyword()
    switch passing {
    case .value: return declared.specifiers.isEmpty ? "Mimus._same(\(name))" : nil
    case .closure: return declared.type.functionType?.opened(name)
    case .inout, .autoclosure, .uncopyable, .pack: return nil
    }
  }
}

extension TypeExpression.FunctionType {
  /// A closure that calls a function of this type, which ends with the call and so cannot be a value.
  fileprivate func opened(_ name: String) -> String? {
    let isPlain = parameters.allSatisfy { parameter in
      if case .attributed = parameter.type { return false }
      return !parameter.isVariadic
    }
    guard isPlain, !result.mentionsPack, effects.throwing == .never || effects.throwing == .any else { return nil }
    let arguments = parameters.indices.map { "Mimus._same($\($0))" }
    let marks = (effects.mayThrow ? "try " : "") + (effects.isAsync ? "await " : "")
    let called = "\(name)(\(arguments.joined(separator: ", ")))"
    return result.isVoid ? "{ \(marks)\(called) }" : "{ \(marks)Mimus._same(\(called)) }"
  }
}

extension TypeExpression {
  /// The composition without `Copyable`, which is in it to make an existential type of a class.
  fileprivate var withoutCopyable: TypeExpression {
    guard case .composition(let types) = self else { return self }
    let rest = types.filter { $0 != .name("Copyable") }
    return rest.count == 1 ? rest[0] : .composition(rest)
  }
}
