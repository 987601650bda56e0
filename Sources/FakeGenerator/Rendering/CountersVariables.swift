// The names, types, and initial values of the variables in the counters style.

extension FakePlan {
  /// Gives members keys with which the names of their variables don't conflict with each other or with members.
  mutating func separateCounters() {
    let suffixes = ["CallCount", "ArgsForCall", "ReturnValue", "Error", "SetCallCount", "SetArgsForCall"]
    var taken = Set(members.map { "\($0.isStatic) \($0.name)" })
    for index in members.indices where members[index].kind != .initializer {
      func names() -> [String] { suffixes.map { "\(members[index].isStatic) \(members[index].key)\($0)" } }
      while !taken.isDisjoint(with: names()) { members[index].key += "_" }
      taken.formUnion(names())
    }
  }
}

extension MemberPlan {
  /// Returns the member with other types for names, as a variable of it needs them.
  func substituting(_ types: [String: TypeExpression]) -> MemberPlan {
    if types.isEmpty { return self }
    var member = self
    member.result = result?.substituting(types)
    member.parameters = parameters.map { parameter in
      ParameterPlan(
        declared: parameter.declared, name: parameter.name, value: parameter.value.substituting(types),
        passing: parameter.passing)
    }
    return member
  }

  /// The parameters whose values can be stored after the call.
  var recorded: [ParameterPlan] { parameters.filter { !$0.isPlaceholder } }
}

extension ParameterPlan {
  /// Whether the parameter can't be copied implicitly.
  var isMoved: Bool { passing == .value && declared.specifiers.contains(where: \.isOwnership) }
}

extension TypeExpression {
  /// Returns the type, or `Any` if it refers to a type that isn't known outside a generic member.
  func erasing(_ generics: Set<String>) -> TypeExpression {
    guard mentions(generics) || contains(where: { if case .opaque = $0 { true } else { false } }) else { return self }
    switch self {
    case .optional, .named(nil, "Optional", _): return .optional(.name("Any"))
    default: return .name("Any")
    }
  }

  func countersType(_ generics: Set<String>) -> TypeExpression {
    if case .expansion = self { return .array(.name("Any")) }
    return erasing(generics)
  }

  var withoutOptional: TypeExpression {
    if case .optional(let type) = self { type } else { self }
  }

  /// The literal for the initial value of a variable of the type, if there is a natural one.
  var plainDefault: String? {
    switch self {
    case .named(nil, let name, let arguments):
      switch name {
      case "String", "Substring": "\"\""
      case "Bool": "false"
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "Decimal":
        "0"
      case "Array", "Set", "ContiguousArray": arguments.count == 1 ? "[]" : nil
      case "Dictionary": arguments.count == 2 ? "[:]" : nil
      case "Optional": arguments.count == 1 ? "nil" : nil
      default: nil
      }
    case .named(.named(nil, "Swift", [])?, let name, let arguments): TypeExpression.name(name, arguments).plainDefault
    case .array: "[]"
    case .dictionary: "[:]"
    case .optional: nil
    case .tuple(let elements): Self.defaults(of: elements)
    default: nil
    }
  }

  private static func defaults(of elements: [TupleElement]) -> String? {
    var parts: [String] = []
    for element in elements {
      if case .optional = element.type {
        parts.append("nil")
      } else if let part = element.type.plainDefault {
        parts.append(part)
      } else {
        return nil
      }
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}
