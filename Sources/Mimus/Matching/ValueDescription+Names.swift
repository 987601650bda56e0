// What strings and types are called in a text.

extension ValueDescription {
  /// Returns a string as a literal, which shows the characters that can't be seen as `\u{200B}`.
  static func literal(_ text: some StringProtocol) -> String {
    escaping(String(text).debugDescription, where: isInvisible)
  }

  /// Returns a description with the characters escaped that would change how the text around it is shown, except for
  /// line breaks and tabs.
  static func escapingControls(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
    return isPlain ? text : escaping(text, where: isControl)
  }

  private static func escaping(_ text: String, where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isEscaped(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n" && scalar != "\t"
    case .lineSeparator, .paragraphSeparator: true
    default: false
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
func describeWithType(_ value: Any?) -> String {
  let text = describe(value)
  return describesClosure(text) ? text : "\(text) (\(typeName(of: value)))"
}

/// Returns whether the description of a value is that of a closure, which consists of its type.
func describesClosure(_ text: String) -> Bool { text.hasPrefix("a closure ") }
