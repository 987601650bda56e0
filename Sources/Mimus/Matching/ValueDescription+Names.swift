// What strings and types are called in a text.

extension ValueDescription {
  /// Returns a string as a literal, which shows the characters that can't be seen as `\u{200B}`.
  static func literal(_ text: some StringProtocol) -> String {
    let literal = String(text).debugDescription
    guard literal.unicodeScalars.contains(where: isInvisible) else { return literal }
    return literal.unicodeScalars.reduce(into: "") { result, scalar in
      if isInvisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns whether a scalar is a space other than the usual one, or changes the text around it. The joiner and tags
  /// belong to emoji, which show them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar != "\u{200D}" && !("\u{E0020}"..."\u{E007F}").contains(scalar)
    default: return false
    }
  }
}

extension ValueDescription {
  /// Returns the name of a type as code spells it, without its module.
  static func name(of type: Any.Type) -> String {
    let text = "\(type)"
    switch (type as? any ContainerValue.Type)?.shape {
    case .optional(let wrapped):
      let name = name(of: wrapped)
      let isCompound = name.hasPrefix("any ") || name.contains(" & ") || ClosureType.describes(wrapped)
      return isCompound ? "(\(name))?" : name + "?"
    case .list(let element) where text.hasPrefix("Array<"): return "[\(name(of: element))]"
    case .dictionary(let key, let value) where text.hasPrefix("Dictionary<"):
      return "[\(name(of: key)): \(name(of: value))]"
    case .list, .dictionary, .set, nil: return text
    }
  }
}

/// Returns the type of a value for a failure message. Optionals and existentials are described by what they contain.
func typeName(of value: Any?) -> String {
  value.map { ValueDescription.name(of: type(of: $0)) } ?? "nil"
}

/// Describes a value for a failure message together with its type, such as `30 (Int)`.
func describeWithType(_ value: Any?) -> String { "\(describe(value)) (\(typeName(of: value)))" }
