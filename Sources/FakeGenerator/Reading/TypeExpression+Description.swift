extension TypeExpression: Code {
  /// The type as Swift writes it.
  var description: String {
    // Most types are plain names.
    if case .named(nil, let name, []) = self { return name.quotedIfKeyword() }
    var writer = CodeWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes the type as Swift writes it.
  func write(to writer: inout CodeWriter) {
    switch self {
    case .named(let base, let name, let arguments):
      writeBase(base, to: &writer)
      writer.write(name.quotedIfKeyword(asMember: base != nil))
      guard !arguments.isEmpty else { return }
      writer.write("<")
      writer.write(list: arguments)
      writer.write(">")
    case .optional(let type):
      type.writeCompound(to: &writer)
      writer.write("?")
    case .implicitlyUnwrapped(let type):
      type.writeCompound(to: &writer)
      writer.write("!")
    case .array(let type): writer.write("[", type, "]")
    case .dictionary(let key, let value): writer.write("[", key, ": ", value, "]")
    case .inlineArray(let count, let element): writer.write("[", count, " of ", element, "]")
    case .tuple(let elements): Self.writeTuple(elements, to: &writer)
    case .function(let type):
      Self.writeTuple(type.parameters, to: &writer)
      writer.write(type.effects, " -> ", type.result)
    case .attributed(let specifiers, let attributes, let type):
      for word in specifiers { writer.write(word, " ") }
      for attribute in attributes { writer.write(attribute, " ") }
      writer.write(type)
    case .opaque(let type): writer.write("some ", type)
    case .existential(let type): writer.write("any ", type)
    case .composition(let types):
      for (index, type) in types.enumerated() {
        if index > 0 { writer.write(" & ") }
        if case .suppressed = type { writer.write(type) } else { type.writeCompound(to: &writer) }
      }
    case .metatype(let type, let keyword):
      type.writeCompound(to: &writer)
      writer.write(".", keyword)
    case .suppressed(let type): writer.write("~", type)
    case .expansion(let type): writer.write("repeat ", type)
    case .element(let type): writer.write("each ", type)
    case .module(let name, let base):
      writeBase(base, to: &writer)
      writer.write(name.quotedIfKeyword(asMember: true), "::")
    case .verbatim(let text): writer.write(text)
    }
  }

  /// Writes what precedes the name of a member.
  private func writeBase(_ base: TypeExpression?, to writer: inout CodeWriter) {
    guard let base else { return }
    base.writeCompound(to: &writer)
    if case .module = base { return }
    writer.write(".")
  }

  /// Writes the type, in parentheses if a `?`, a `.`, or an `&` after it would otherwise mean something different.
  private func writeCompound(to writer: inout CodeWriter) {
    switch self {
    case .function, .attributed, .opaque, .existential, .composition, .suppressed, .expansion, .element:
      writer.write("(", self, ")")
    default: write(to: &writer)
    }
  }

  private static func writeTuple(_ elements: [TupleElement], to writer: inout CodeWriter) {
    writer.write("(")
    writer.write(list: elements)
    writer.write(")")
  }
}

extension TypeExpression.TupleElement: Code {
  func write(to writer: inout CodeWriter) {
    if let label {
      writer.write(label == "_" ? label : label.quotedIfKeyword(asMember: true))
      if let name { writer.write(" ", name.quotedIfKeyword()) }
      writer.write(": ")
    }
    writer.write(type)
    if isVariadic { writer.write("...") }
  }
}

extension Effects: Code {
  /// Writes the effects as they appear before an arrow, with a leading space.
  func write(to writer: inout CodeWriter) {
    if isAsync { writer.write(" async") }
    switch throwing {
    case .never: break
    case .any: writer.write(" throws")
    case .typed(let type): writer.write(" throws(", type, ")")
    case .rethrows: writer.write(" rethrows")
    }
  }
}

// MARK: - Names

extension String {
  /// Returns the name, in backticks if it would otherwise be read as a keyword or not be valid.
  func quotedIfKeyword(asMember isMember: Bool = false) -> String {
    isPlainName && !(isMember ? isReservedMember : isReservedWord) ? self : "`\(self)`"
  }

  /// The name of a member as its declaration writes it.
  var quotedInDeclaration: String {
    ["Type", "Protocol", "Self", "Any", "_"].contains(self) ? "`\(self)`" : quotedIfKeyword()
  }

  /// Whether it can be written without backticks, unless it is a keyword.
  var isPlainName: Bool {
    // Almost all names are ASCII, which only requires checking each byte. Unicode properties take many times longer.
    if let isPlain = utf8.withContiguousStorageIfAvailable(\.isPlainASCIIName), isPlain { return true }
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    return unicodeScalars.allSatisfy(\.isPartOfName)
  }

  /// Whether it can't be the name of a member even after a dot.
  private var isReservedMember: Bool {
    self == "init" || self == "self" || self == "Type" || self == "Protocol" || self == "_"
  }

  /// Whether it can't be a name. `Self` and `Any` can be: as types, they refer to themselves.
  private var isReservedWord: Bool {
    // Most names have another first letter or another length than any of the words.
    guard let first = utf8.first, Self.lengthsOfReservedWords[Int(first)] & 1 << utf8.count != 0 else { return false }
    return Self.reservedWords.contains(self)
  }

  /// The words that can't be names, or that a value's name can't be everywhere.
  private static let reservedWords = Set(
    """
    associatedtype as await break case catch class continue default defer deinit do else enum extension fallthrough false \
    fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol \
    public repeat rethrows return self static struct subscript super switch throw throws true try typealias unsafe \
    var where while
    """.split(separator: " ").map(String.init))

  /// The lengths of the reserved words that begin with a byte, each of them as a bit.
  private static let lengthsOfReservedWords: [UInt32] = {
    var lengths = [UInt32](repeating: 0, count: 256)
    for word in reservedWords {
      if let first = word.utf8.first { lengths[Int(first)] |= 1 << word.utf8.count }
    }
    return lengths
  }()
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes are a valid ASCII name.
  fileprivate var isPlainASCIIName: Bool {
    guard let first, !(0x30...0x39).contains(first) else { return false }
    return allSatisfy(\.isPartOfName)
  }
}

extension UInt8 {
  /// Whether this is an ASCII character that a name may contain.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39: true
    default: self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a character that a name may contain.
  fileprivate var isPartOfName: Bool {
    if isASCII { return UInt8(ascii: self).isPartOfName }
    return properties.isXIDContinue || properties.isEmoji || self == "\u{200D}" || self == "\u{FE0F}"
  }
}
