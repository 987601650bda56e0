/// A variable in a declaration, which may declare several.
struct WrittenBinding {
  /// The name, or nil if there is a pattern in its place.
  var name: String?
  var pattern: Range<Int>
  var type: TypeExpression?
  /// The type with the colon before it.
  var annotation: Range<Int>?
  var initialValue: ReadExpression?
  var accessors: AccessorBlock?
}

// MARK: - Reading

extension SwiftReader {
  /// Reads a *variable-declaration* or a *constant-declaration* after its keyword.
  mutating func readVariable(_ member: inout WrittenMember) throws(Unreadable) {
    var bindings: [WrittenBinding] = []
    repeat { bindings.append(try readPatternInitializer()) } while consume(UInt8(ascii: ","))
    member.content = .variable(bindings)
  }

  /// Reads a *pattern-initializer* with the accessors after it.
  private mutating func readPatternInitializer() throws(Unreadable) -> WrittenBinding {
    let start = token.range.lowerBound
    var binding = WrittenBinding(pattern: token.range)
    if at(UInt8(ascii: "(")) {
      try skipGroup("expected ')' in tuple pattern")
      binding.pattern = start..<previousEnd
    } else {
      let isName = !at("_")
      let name = try expectName("expected pattern in variable")
      if isName { binding.name = name }
    }
    if at(UInt8(ascii: ":")) {
      let start = token.range.lowerBound
      advance()
      binding.type = try readType()
      binding.annotation = start..<previousEnd
    }
    if consume(UInt8(ascii: "=")) { binding.initialValue = try readExpression() }
    if at(UInt8(ascii: "{")), binding.initialValue == nil || !token.startsLine || isAtObservers {
      binding.accessors = try readAccessorBlock()
    }
    return binding
  }
}

// MARK: - Results

extension SwiftReader {
  /// Returns the properties that a declaration declares.
  func properties(_ bindings: [WrittenBinding], isLet: Bool) -> [(WrittenBinding, Property)] {
    // In `var width, height: Int`, the type of the last variable applies to all.
    var written: TypeExpression?
    var properties: [(WrittenBinding, Property)] = []
    for binding in bindings.reversed() {
      guard let name = binding.name else { continue }
      written = binding.type ?? (binding.initialValue == nil ? written : nil)
      var accessors = binding.accessors.map(self.accessors) ?? Accessors()
      let isStored = binding.accessors?.observes ?? true
      if isStored { accessors.hasSetter = !isLet }
      properties.append(
        (
          binding,
          Property(
            name: name, type: written ?? binding.initialValue?.literalType, accessors: accessors, isLet: isLet,
            isStored: isStored, initialValue: (binding.initialValue?.range).map(text),
            isInitiallyEmpty: isInitiallyEmpty(binding))
        ))
    }
    return properties.count > 1 ? properties.reversed() : properties
  }

  private func isInitiallyEmpty(_ binding: WrittenBinding) -> Bool {
    guard let type = binding.type, let value = binding.initialValue else { return false }
    guard let call = value.call else { return ["nil", "[]", "[:]"].contains(text(value.range)) }
    return !call.hasArguments && [".init", type.withoutOptional.description].contains(text(call.callee))
  }
}
