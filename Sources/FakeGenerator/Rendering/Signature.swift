// The parts of a declaration that both styles share.

extension MemberPlan {
  /// Writes `func charge<T: Codable>(_ amount: T, to name: String) async throws -> Receipt`.
  func writeFunction(to writer: inout CodeWriter) {
    writer.write("func ", isOperator ? name + " " : name.quotedInDeclaration, generics.clause, "(")
    writer.list(of: parameters) { $1.write(to: &$0) }
    writer.write(")", effects)
    if let result { writer.write(" -> ", result) }
  }

  /// Writes `var currency: String`.
  func writeProperty(to writer: inout CodeWriter) {
    writer.write("var ", name.quotedInDeclaration, ": ", result ?? void)
  }

  /// Writes `subscript(index index: Int) -> String`.
  func writeSubscript(to writer: inout CodeWriter) {
    writer.write("subscript", generics.clause, "(")
    writer.list(of: parameters) { $1.writeInSubscript(to: &$0) }
    writer.write(") -> ", result ?? void)
  }

  /// Writes `init?(name: String) throws`.
  func writeInitializer(to writer: inout CodeWriter) {
    writer.write("init", failability, generics.clause, "(")
    writer.list(of: parameters) { $1.write(to: &$0) }
    writer.write(")", effects)
  }

  /// Writes the arguments of a call that passes everything on.
  ///
  /// - Parameter isRecorded: Whether the fake keeps the arguments, although some of them are sent.
  func writeForwardedArguments(to writer: inout CodeWriter, isRecorded: Bool = true) {
    writer.list(of: parameters) { $1.writeForwarded(to: &$0, isRecorded: isRecorded) }
  }
}

extension ParameterPlan: Code {
  /// Writes the parameter as it is declared, such as `to name: String`. A default value is restated if it means the
  /// same.
  func write(to writer: inout CodeWriter) {
    for attribute in declared.attributes { writer.write(attribute, " ") }
    writer.write(declaredNames)
    writeAnnotation(to: &writer)
  }

  /// Writes the parameter as a subscript declares it, where a name alone isn't a label.
  func writeInSubscript(to writer: inout CodeWriter) {
    writer.write(declared.label?.quotedAsLabel ?? "_", " ", quotedName)
    writeAnnotation(to: &writer)
  }

  private func writeAnnotation(to writer: inout CodeWriter) {
    writer.write(": ")
    writeType(to: &writer)
    if declared.isVariadic { writer.write("...") }
    if let restatedDefault { writer.write(" = ", restatedDefault) }
  }

  /// Writes the type as it is declared, such as `inout Int` or `@escaping () -> Void`.
  func writeType(to writer: inout CodeWriter) {
    for specifier in declared.specifiers { writer.write(specifier, " ") }
    for attribute in declared.typeAttributes { writer.write(attribute, " ") }
    writer.write(declared.type)
  }

  /// Writes the argument that passes the parameter on.
  func writeForwarded(to writer: inout CodeWriter, isRecorded: Bool = true, isLabeled: Bool = true) {
    if isLabeled, let label = declared.label { writer.write(label.quotedInCall, ": ") }
    switch passing {
    case .inout: writer.write("&", quotedName)
    case .autoclosure:
      writer.write(CallMarks(effects: declared.type.functionType?.effects ?? Effects()), quotedName, "()")
    case .pack,
      .closure where declared.type.isExpansion:
      writer.write("repeat each ", quotedName)
    case .uncopyable where declared.specifiers.contains("inout"): writer.write("&", quotedName)
    case .value where isRecorded && declared.specifiers.contains("sending"):
      writer.write("Mimus._sent(", quotedName, ")")
    case .value where declared.type.isTupleOfPack: writer.write("(repeat each ", quotedName, ")")
    case .value, .closure, .uncopyable: writer.write(quotedName)
    }
  }

  /// The default value, if it means the same in the fake: a literal, or a member of the type.
  private var restatedDefault: String? {
    guard let value = declared.defaultValue, !value.contains("\\(") else { return nil }
    if ["true", "false", "nil", "[]", "[:]", "#file", "#fileID", "#filePath", "#function", "#line", "#column"].contains(
      value)
    {
      return value
    }
    let isMember = value.hasPrefix(".") && value.dropFirst().allSatisfy(\.isPartOfName)
    if value.isNumberLiteral || value.isTextLiteral || isMember || value == ".init()" { return value }
    return memberOfType(value)
  }

  /// The default value as an implicit member of the parameter's type, such as `.init()` for `Filter()`, if it is one. The
  /// fake may have to write the type in another way.
  private func memberOfType(_ value: String) -> String? {
    guard case .named(_, _, []) = declared.type, let type = declared.type.namePath else { return nil }
    let isCreated = value.hasSuffix("()")
    var path = value.dropLast(isCreated ? 2 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard path.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isPartOfName) }) else { return nil }
    let member = isCreated ? "init()" : path.removeLast()
    return !path.isEmpty && type.suffix(path.count).elementsEqual(path.map(String.init)) ? "." + member : nil
  }
}

extension String {
  /// Whether it's a number, such as `-1.5e-3`, rather than an expression that begins with one.
  fileprivate var isNumberLiteral: Bool {
    let digits = first == "-" ? dropFirst() : self[...]
    let characters = zip(digits, " " + digits)
    // `1...5` is a range.
    return digits.first?.isNumber ?? false && !digits.contains("..")
      && characters.allSatisfy { character, previous in
        // `5.seconds` is a member of a number.
        if previous == "." { return character.isNumber }
        return character.isPartOfName || character == "." || "+-".contains(character) && "eEpP".contains(previous)
      }
  }

  /// Whether it's a string on one line, rather than an expression that begins and ends with strings.
  fileprivate var isTextLiteral: Bool {
    guard first == "\"", count > 1 else { return false }
    var isEscaped = false
    for (offset, character) in dropFirst().enumerated() {
      if character.isNewline { return false }
      if character == "\"", !isEscaped { return offset == count - 2 }
      isEscaped = character == "\\" && !isEscaped
    }
    return false
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension TypeExpression {
  /// Whether this is an expansion of a parameter pack, such as `repeat each T`.
  var isExpansion: Bool {
    if case .expansion = self { true } else { false }
  }

  /// Whether it's a tuple of a pack, such as `(repeat each T)`, which the compiler can't pass on as a whole.
  var isTupleOfPack: Bool {
    if case .tuple(let elements) = self, elements.count == 1, case .expansion = elements[0].type { true } else { false }
  }
}

/// `<T: Codable, each U>`, or an empty string.
struct GenericClause: Code {
  let parameters: [GenericParameter]

  func write(to writer: inout CodeWriter) {
    guard !parameters.isEmpty else { return }
    writer.write("<")
    writer.write(list: parameters)
    writer.write(">")
  }
}

extension [GenericParameter] {
  /// The parameters as they are declared.
  var clause: GenericClause { GenericClause(parameters: self) }

  /// The parameters as arguments, such as `<T, repeat each U>`, or an empty string.
  var arguments: String { isEmpty ? "" : "<\(map(\.argument).joined(separator: ", "))>" }
}

extension GenericParameter: Code {
  func write(to writer: inout CodeWriter) {
    writer.write(isPack ? "each " : isValue ? "let " : "", name.quotedIfKeyword())
    if let parent { writer.write(": ", parent) }
  }

  /// The parameter as an argument.
  fileprivate var argument: String { isPack ? "repeat each \(name.quotedIfKeyword())" : name.quotedIfKeyword() }
}

extension GenericRequirement: Code {
  func write(to writer: inout CodeWriter) {
    switch self {
    case .same(let left, let right): writer.write(left, " == ", right)
    case .conforms(let left, let right): writer.write(left, ": ", right)
    }
  }
}

extension String {
  /// The word as an argument label, where almost all keywords are allowed. A single underscore would mean no label.
  var quotedAsLabel: String { self == "var" || self == "let" ? "`\(self)`" : quotedInCall }

  /// The word as an argument label in a call, where the compiler warns of unnecessary backticks.
  var quotedInCall: String {
    self == "inout" || self == "_" || !isPlainName ? "`\(self)`" : self
  }

  /// The word with a space after it, unless it is empty.
  var spaced: String { isEmpty ? "" : self + " " }
}
