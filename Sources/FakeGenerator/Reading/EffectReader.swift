// The effects of a function or accessor.
extension SwiftReader {
  var isAtEffect: Bool {
    guard token.kind == .word else { return false }
    switch token.range.count {
    case 5: return at("async")
    case 6: return at("throws")
    case 7: return at("reasync")
    case 8: return at("rethrows")
    default: return false
    }
  }

  /// Reads `async` and a *throws-clause*, if they are present.
  mutating func readEffects() throws(Unreadable) -> Effects {
    var effects = Effects()
    while isAtEffect {
      if consume("throws") {
        effects.throwing = try readThrownType()
      } else if consume("rethrows") {
        effects.throwing = .rethrows
      } else {
        effects.isAsync = true
        advance()
      }
    }
    return effects
  }

  private mutating func readThrownType() throws(Unreadable) -> Effects.Throwing {
    guard consume(UInt8(ascii: "(")) else { return .any }
    let type = try readType()
    try expect(UInt8(ascii: ")"), "expected ')' in throws clause")
    // `throws(any Error)` and `throws` are the same.
    return type == .existential(.name("Error")) ? .any : .typed(type)
  }
}
