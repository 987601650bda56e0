extension TypeExpression: CustomStringConvertible {
  /// The type as Swift writes it.
  var description: String {
    switch self {
    case .named(let base, let name, let arguments):
      let prefix = base.map { $0.parenthesizedIfCompound + "." } ?? ""
      let suffix = arguments.isEmpty ? "" : "<\(list(arguments))>"
      return prefix + name.quotedIfKeyword(asMember: base != nil) + suffix
    case .optional(let type): return type.parenthesizedIfCompound + "?"
    case .implicitlyUnwrapped(let type): return type.parenthesizedIfCompound + "!"
    case .array(let type): return "[\(type)]"
    case .dictionary(let key, let value): return "[\(key): \(value)]"
    case .inlineArray(let count, let element): return "[\(count) of \(element)]"
    case .tuple(let elements): return "(\(list(elements)))"
    case .function(let type): return "(\(list(type.parameters)))\(type.effects.description) -> \(type.result)"
    case .attributed(let specifiers, let attributes, let type):
      return (specifiers + attributes + [type.description]).joined(separator: " ")
    case .opaque(let type): return "some \(type)"
    case .existential(let type): return "any \(type)"
    case .composition(let types): return types.map(\.parenthesizedIfCompound).joined(separator: " & ")
    case .metatype(let type, let keyword): return "\(type.parenthesizedIfCompound).\(keyword)"
    case .suppressed(let type): return "~\(type)"
    case .expansion(let type): return "repeat \(type)"
    case .element(let type): return "each \(type)"
    case .verbatim(let text): return text
    }
  }

  /// The type, in parentheses where a `?`, a `.` or an `&` after it would else mean something different.
  private var parenthesizedIfCompound: String {
    switch self {
    case .function, .attributed, .opaque, .existential, .composition, .suppressed, .expansion, .element:
      "(\(self))"
    default: description
    }
  }

  private func list(_ parts: [some CustomStringConvertible]) -> String {
    parts.map(\.description).joined(separator: ", ")
  }
}

extension TypeExpression.TupleElement: CustomStringConvertible {
  var description: String {
    var text = ""
    if let label {
      text = label.quotedIfKeyword(asMember: true) + (name.map { " " + $0.quotedIfKeyword() } ?? "") + ": "
    }
    return text + type.description + (isVariadic ? "..." : "")
  }
}

extension Effects: CustomStringConvertible {
  /// The effects as they stand before an arrow, with a leading space.
  var description: String {
    var text = isAsync ? " async" : ""
    switch throwing {
    case .never: break
    case .any: text += " throws"
    case .typed(let type): text += " throws(\(type))"
    case .rethrows: text += " rethrows"
    }
    return text
  }
}

// MARK: - Names

extension String {
  /// The name in backticks, where it would be read as a keyword or could not be read as a name at all.
  func quotedIfKeyword(asMember isMember: Bool = false) -> String {
    let needsQuotes: Bool
    if isPlainName {
      needsQuotes = isMember ? Self.reservedMembers.contains(self) : Self.reservedWords.contains(self)
    } else {
      needsQuotes = true
    }
    return needsQuotes ? "`\(self)`" : self
  }

  /// Whether it can be written without backticks, keywords aside.
  var isPlainName: Bool {
    guard let first = unicodeScalars.first else { return false }
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar == "$" || scalar.properties.isXIDContinue || scalar.properties.isEmoji && !scalar.isASCII
        || scalar == "\u{200D}" || scalar == "\u{FE0F}"
    }
    if first.isASCII, first.properties.numericType != nil { return false }
    return unicodeScalars.allSatisfy(isPart)
  }

  /// Words that cannot be the name of a member even after a dot.
  private static let reservedMembers: Set<String> = ["init", "self", "Type", "Protocol"]

  /// Words that cannot be a name. `Self` and `Any` are left out: as types they mean themselves.
  private static let reservedWords: Set<String> = [
    "associatedtype", "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
