/// An attribute as written in the source.
struct WrittenAttribute {
  /// The bytes from the `@` to the end.
  var range: Range<Int>
  /// The last component of its name, such as `Fake` in `@Mimus.Fake(forwarding: false)`.
  var name: Range<Int>
  /// The contents of the parentheses, or nil if there are none.
  var arguments: Range<Int>?
}

// MARK: - Reading

extension SwiftReader {
  /// Reads *attributes*. Those under an `#if` are omitted, because nothing here could evaluate it, except for `@_spi`: what
  /// may be hidden can't be used.
  mutating func readAttributes() throws(Unreadable) -> [WrittenAttribute] {
    var attributes: [WrittenAttribute] = []
    while true {
      if at(UInt8(ascii: "@")) {
        attributes.append(try readAttribute())
      } else if at(directive: "#if"), let behind = behindConditionalAttributes() {
        self = behind.reader
        attributes += behind.attributes.filter { equals($0.name, "_spi") }
      } else {
        return attributes
      }
    }
  }

  /// Reads an *attribute*. Its arguments may have any form.
  mutating func readAttribute() throws(Unreadable) -> WrittenAttribute {
    let start = token.range.lowerBound
    advance()
    var name = token.range
    repeat {
      guard token.kind == .word || token.kind == .quotedName else { throw unreadable("expected attribute name") }
      name = token.range
      advance()
    } while isAtMemberOfAttributeName()
    if at(prefix: UInt8(ascii: "<")), token.range.lowerBound == previousEnd {
      _ = try readGenericArgumentClauseIfPresent()
    }
    var attribute = WrittenAttribute(range: start..<previousEnd, name: name)
    // After a space, a parenthesis belongs to the declaration rather than the attribute.
    guard at(UInt8(ascii: "(")), token.range.lowerBound == previousEnd, !takesNoArguments(name) else {
      return attribute
    }
    let beforeGroup = self
    let open = token.range.upperBound
    try skipGroup("expected ')' in attribute")
    if token.kind == .arrow || equals(token.range, "async") || equals(token.range, "throws") {
      // The group is the parameters of a function type.
      self = beforeGroup
      return attribute
    }
    attribute.range = start..<previousEnd
    attribute.arguments = open..<previousEnd - 1
    return attribute
  }

  /// Returns whether an attribute never has arguments, so that a parenthesis right after it begins a function type.
  private func takesNoArguments(_ name: Range<Int>) -> Bool {
    equals(name, "escaping") || equals(name, "Sendable")
      || (equals(name, "autoclosure") && !equals(nextToken.range, "escaping"))
  }

  private mutating func isAtMemberOfAttributeName() -> Bool {
    guard token.range.lowerBound == previousEnd, at(UInt8(ascii: ".")) || token.kind == .moduleSelector else {
      return false
    }
    advance()
    return true
  }

  /// Returns a reader after an `#if` that contains only attributes, with the attributes, or nil if there isn't one here.
  func behindConditionalAttributes() -> (reader: SwiftReader, attributes: [WrittenAttribute])? {
    var ahead = self
    return ahead.readConditionalAttributes().map { (ahead, $0) }
  }

  private mutating func readConditionalAttributes() -> [WrittenAttribute]? {
    guard (try? descend()) != nil else { return nil }
    var attributes: [WrittenAttribute] = []
    repeat {
      readCondition()
      while true {
        if at(UInt8(ascii: "@")) {
          guard let attribute = try? readAttribute() else { return nil }
          attributes.append(attribute)
        } else if at(directive: "#if") {
          guard let nested = readConditionalAttributes() else { return nil }
          attributes += nested
        } else {
          break
        }
      }
    } while at(directive: "#elseif") || at(directive: "#else")
    guard !attributes.isEmpty, at(directive: "#endif") else { return nil }
    advance()
    ascend()
    return attributes
  }
}

extension String {
  /// The arguments of an `@available` attribute, without spaces and without the texts of messages, or nil if it's another
  /// attribute.
  var availabilityArguments: [String]? {
    guard hasPrefix("@available"), let open = firstIndex(of: "("), self[..<open].filter({ $0 != " " }) == "@available"
    else { return nil }
    var arguments = [""]
    var isInText = false
    var isEscaped = false
    for character in self[index(after: open)...].dropLast() {
      if character == "\"", !isEscaped { isInText.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if isInText || character.isWhitespace { continue }
      if character == "," { arguments.append("") } else { arguments[arguments.count - 1].append(character) }
    }
    return arguments
  }

  /// The type or module that an attribute begins with, such as a global actor or a property wrapper, or nil if it's the
  /// compiler's own.
  var attributeType: String? {
    let name = drop { $0 == "@" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.first?.isUppercase == true || dropFirst(name.count + 1).first == "." ? String(name) : nil
  }

  /// Whether an attribute of a function type isolates the function to a global actor. Nothing else that isn't the
  /// compiler's own can be attached to a function type.
  var isolatesFunction: Bool { attributeType != nil && self != "@Sendable" }
}
