/// Writes the parts of a declaration that both styles share.
extension MemberPlan {
  /// `func charge<T: Codable>(`.
  var functionHead: String {
    let name = isOperator ? name + " " : name.quotedIfKeyword()
    return "func \(name)\(generics.clause)("
  }

  /// `_ amount: Int`, `to name: String`.
  var parameterList: [String] {
    parameters.map { kind == .subscript ? $0.subscriptDeclaration : $0.declaration }
  }

  /// `) async throws -> Receipt`.
  var functionTail: String { ")" + effects.description + (result.map { " -> \($0)" } ?? "") }

  /// `T: Codable, U == Int`.
  var whereList: String { requirements.map(\.description).joined(separator: ", ") }

  /// The arguments of a call that passes everything on.
  var forwardedArguments: [String] {
    parameters.map { parameter in
      let label = parameter.declared.label.map { $0.quotedInCall + ": " } ?? ""
      let name = parameter.name.quotedIfKeyword()
      return switch parameter.passing {
      case .inout: "\(label)&\(name)"
      case .autoclosure: "\(label)\(name)()"
      case .pack: "\(label)repeat each \(name)"
      case .uncopyable where parameter.declared.specifiers.contains("inout"): "\(label)&\(name)"
      default: label + name
      }
    }
  }

  /// `try await `, as far as a call needs it.
  func marks(_ effects: Effects) -> String {
    (effects.mayThrow ? "try " : "") + (effects.isAsync ? "await " : "")
  }
}

extension ParameterPlan {
  /// The parameter as it is declared, without its default.
  var declaration: String {
    declared.attributes.map(\.spaced).joined() + declaredNames + typeAnnotation
  }

  /// The parameter as a subscript declares it, where a name alone is no label.
  var subscriptDeclaration: String {
    "\(declared.label?.quotedAsLabel ?? "_") \(name.quotedIfKeyword())" + typeAnnotation
  }

  /// `to name`, or only one of them where both are the same.
  var declaredNames: String {
    let name = name.quotedIfKeyword()
    return declared.label == self.name ? name : "\(declared.label?.quotedAsLabel ?? "_") \(name)"
  }

  private var typeAnnotation: String {
    ": \(typeText)\(declared.isVariadic ? "..." : "")" + (restatedDefault.map { " = \($0)" } ?? "")
  }

  /// The default, where it means the same in the fake: a literal, or a member of the type.
  private var restatedDefault: String? {
    guard let value = declared.defaultValue, !value.contains("\\(") else { return nil }
    if ["true", "false", "nil", "[]", "[:]", "#file", "#fileID", "#filePath", "#function", "#line", "#column"].contains(
      value)
    {
      return value
    }
    let isNumber = value.drop { $0 == "-" }.first?.isNumber ?? false
    let isText = value.hasPrefix("\"") && value.hasSuffix("\"") && !value.contains("\n")
    let isMember = value.hasPrefix(".") && value.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isNumber && value.allSatisfy({ !$0.isWhitespace }) || isText || isMember ? value : nil
  }

  /// The type as it is declared: `inout Int`, `@escaping () -> Void`.
  var typeText: String {
    (declared.specifiers + declared.typeAttributes + [declared.type.description]).joined(separator: " ")
  }
}

extension [GenericParameter] {
  /// `<T: Codable, each U>`, or nothing.
  var clause: String { isEmpty ? "" : "<\(map(\.description).joined(separator: ", "))>" }
}

extension GenericParameter: CustomStringConvertible {
  var description: String {
    (isPack ? "each " : isValue ? "let " : "") + name + (parent.map { ": \($0)" } ?? "")
  }
}

extension GenericRequirement: CustomStringConvertible {
  var description: String {
    switch self {
    case .same(let left, let right): "\(left) == \(right)"
    case .conforms(let left, let right): "\(left): \(right)"
    }
  }
}

extension String {
  /// The word as the label of an argument, where nearly all keywords are allowed.
  var quotedAsLabel: String {
    ["inout", "var", "let"].contains(self) || !isPlainName ? "`\(self)`" : self
  }

  /// The word as the label of an argument in a call, where the compiler warns of quotes that are not needed.
  var quotedInCall: String {
    self == "inout" || !isPlainName ? "`\(self)`" : self
  }

  /// The word with a space after it, unless it is empty.
  var spaced: String { isEmpty ? "" : self + " " }
}
