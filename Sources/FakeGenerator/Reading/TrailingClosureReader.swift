// The closures after a call.
extension SwiftReader {
  /// Reads *trailing-closures*, if there are any.
  mutating func readTrailingClosuresIfPresent() throws(Unreadable) {
    guard at(UInt8(ascii: "{")), isAtTrailingClosure else { return }
    try skipGroup("expected '}' to end closure")
    while isLabel(token), !at("default"), nextToken.isPunctuation(UInt8(ascii: ":")) {
      var ahead = self
      ahead.advance()
      ahead.advance()
      guard ahead.at(UInt8(ascii: "{")) else { return }
      self = ahead
      try skipGroup("expected '}' to end closure")
    }
  }

  /// Whether the brace begins a closure rather than the observers of a variable.
  var isAtTrailingClosure: Bool {
    var ahead = self
    ahead.advance()
    return !ahead.at("case") && !isAtObservers
  }

  /// Whether the brace begins the observers of a variable with an initial value.
  var isAtObservers: Bool {
    var ahead = self
    ahead.advance()
    while ahead.at(UInt8(ascii: "@")) {
      guard (try? ahead.readAttribute()) != nil else { return false }
    }
    return ahead.at("didSet") || ahead.at("willSet") || ahead.at("init")
  }
}
