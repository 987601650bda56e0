// Types in parentheses and brackets.
extension SwiftReader {
  /// Reads a *tuple-type*, or a *function-type* if an arrow follows.
  mutating func readTupleOrFunctionType() throws(Unreadable) -> TypeExpression {
    let elements = try readTupleTypeElementList()
    guard let effects = try readFunctionTypeArrowIfPresent() else {
      return TypeExpression.tuple(elements).withoutNeedlessParentheses
    }
    return .function(TypeExpression.FunctionType(parameters: elements, effects: effects, result: try readType()))
  }

  /// Reads the arrow of a function type, and returns the effects before it.
  ///
  /// They are read only once, because types nest in them: `throws(…)`.
  private mutating func readFunctionTypeArrowIfPresent() throws(Unreadable) -> Effects? {
    let beforeEffects = self
    let effects = try readEffects()
    guard token.kind == .arrow else {
      self = beforeEffects
      return nil
    }
    advance()
    return effects
  }

  private mutating func readTupleTypeElementList() throws(Unreadable) -> [TypeExpression.TupleElement] {
    advance()
    var elements: [TypeExpression.TupleElement] = []
    while !at(UInt8(ascii: ")")) {
      elements.append(try readTupleTypeElement())
      guard consume(UInt8(ascii: ",")) else { break }
    }
    try expect(UInt8(ascii: ")"), "expected ')' in tuple type")
    return elements
  }

  private mutating func readTupleTypeElement() throws(Unreadable) -> TypeExpression.TupleElement {
    let (label, name) = readTupleTypeElementNames()
    let type = try readType()
    let isVariadic = at(operator: "...")
    if isVariadic { advance() }
    return TypeExpression.TupleElement(label: label, name: name, type: type, isVariadic: isVariadic)
  }

  /// Reads one or two names followed by a colon, if they are present.
  private mutating func readTupleTypeElementNames() -> (label: String?, name: String?) {
    guard isLabel(token) else { return (nil, nil) }
    var ahead = self
    ahead.advance()
    let label = name(token)
    if ahead.consume(UInt8(ascii: ":")) {
      self = ahead
      return (label, nil)
    }
    guard isLabel(ahead.token), ahead.nextToken.isPunctuation(UInt8(ascii: ":")) else { return (nil, nil) }
    let name = name(ahead.token)
    ahead.advance()
    ahead.advance()
    self = ahead
    return (label, name)
  }

  /// Reads an *array-type*, a *dictionary-type*, or an inline array.
  mutating func readCollectionType() throws(Unreadable) -> TypeExpression {
    advance()
    let first = try readGenericArgument()
    if consume(UInt8(ascii: ":")) {
      let value = try readType()
      try expect(UInt8(ascii: "]"), "expected ']' in dictionary type")
      return .dictionary(key: first, value: value)
    }
    if !token.startsLine, consume("of") {
      let element = try readGenericArgument()
      try expect(UInt8(ascii: "]"), "expected ']' in inline array type")
      return .inlineArray(count: first, element: element)
    }
    try expect(UInt8(ascii: "]"), "expected ']' in array type")
    return .array(first)
  }
}

extension TypeExpression {
  /// The type without unnecessary parentheses. `(any P)?` is written with parentheses of its own.
  fileprivate var withoutNeedlessParentheses: TypeExpression {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil, !elements[0].isVariadic
    else { return self }
    if case .expansion = elements[0].type { return self }
    return elements[0].type
  }
}
