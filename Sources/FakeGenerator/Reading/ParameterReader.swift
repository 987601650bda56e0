// The parameters of functions, initializers, and subscripts.
extension SwiftReader {
  /// Reads a *parameter-clause*.
  ///
  /// - Parameter labelsAlone: Whether a name alone is also a label. This is `false` only for subscripts.
  mutating func readParameterClause(labelsAlone: Bool = true) throws(Unreadable) -> [Parameter] {
    try expect(UInt8(ascii: "("), "expected '(' to start parameter clause")
    var parameters: [Parameter] = []
    while !at(UInt8(ascii: ")")) {
      parameters.append(try readParameter(labelsAlone: labelsAlone))
      guard consume(UInt8(ascii: ",")) else { break }
    }
    try expect(UInt8(ascii: ")"), "expected ')' in parameter clause")
    return parameters
  }

  /// Reads a *parameter*.
  private mutating func readParameter(labelsAlone: Bool) throws(Unreadable) -> Parameter {
    let attributes = try readAttributes().map { text($0.range) }
    skipParameterModifiers()
    guard isLabel(token) else { throw unreadable("expected parameter name and ':' in parameter") }
    let isUnlabeled = at("_")
    let first = name(token)
    var name = first
    advance()
    let hasTwoNames = isLabel(token)
    if hasTwoNames {
      name = self.name(token)
      advance()
    }
    try expect(UInt8(ascii: ":"), "expected ':' in parameter")
    var parameter = Parameter(
      label: isUnlabeled || !(hasTwoNames || labelsAlone) ? nil : first, name: name, type: try readType(),
      attributes: attributes)
    parameter.takeAnnotations()
    if at(operator: "...") {
      parameter.isVariadic = true
      advance()
    }
    if consume(UInt8(ascii: "=")) { parameter.defaultValue = text(try readExpression().range) }
    return parameter
  }

  /// Skips words before the names that don't affect calls, as in `_const value: Int`.
  private mutating func skipParameterModifiers() {
    while at("_const") || at("isolated") {
      var ahead = self
      ahead.advance()
      // If there are two names before a colon, the first is a label, even if it is a keyword.
      guard isLabel(ahead.token), !ahead.nextToken.isPunctuation(UInt8(ascii: ":")) else { return }
      self = ahead
    }
  }
}

extension Parameter {
  /// Moves the specifiers and attributes of the type into properties of their own.
  fileprivate mutating func takeAnnotations() {
    guard case .attributed(let specifiers, let attributes, let bare) = type else { return }
    self.specifiers = specifiers
    typeAttributes = attributes
    type = bare
  }
}
