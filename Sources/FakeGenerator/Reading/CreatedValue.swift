/// A value whose expression may show its type, such as `Till()`, `Till(book: 3)`, or `Mode.fast`.
struct CreatedValue {
  /// The type that is called, or the member of a type that is used.
  var name: TypeExpression
  /// The kind of call, or nil if the name isn't called.
  var call: Call?

  enum Call {
    case withoutArguments, withArguments
  }

  /// Reads an expression, or returns nil if it isn't a name or a call of one.
  init?(_ expression: UnsafeBufferPointer<UInt8>) {
    var reader = SwiftReader(expression)
    guard let name = try? reader.readType() else { return nil }
    self.name = name
    if reader.at(UInt8(ascii: "(")) {
      call = reader.equals(reader.nextToken.range, ")") ? .withoutArguments : .withArguments
      if (try? reader.skipGroup("")) == nil { return nil }
    }
    if reader.token.kind != .end { return nil }
  }
}
