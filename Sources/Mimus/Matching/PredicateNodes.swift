/// Matches values of a type that a closure accepts.
struct PredicateNode<Value>: MatcherNode {
  let description: String
  /// Whether the closure is the test's own, which may do anything.
  let captures: Bool
  /// Why no value meets the condition, if none does.
  var flaw: MatcherMisuse.Reason?
  let predicate: (Value) -> Bool

  /// A closure of the test's own is never run with numbers that were of another type.
  var isAboutNumbers: Bool { !captures && Comparison.wrappedType(of: Value.self) is any Numeric.Type }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let value = Comparison.cast(argument, to: Value.self) else {
      return isAcceptedIfConverted(argument, by: comparison.conversions)
        || comparison.refuse(description, argument, notOf: Value.self)
    }
    return predicate(value) || comparison.refuse(description, argument)
  }

  private func isAcceptedIfConverted(_ argument: Any?, by conversions: NumberConversions?) -> Bool {
    guard let conversions, isAboutNumbers else { return false }
    return conversions.accept(argument, as: Value.self, isCondition: true, description) {
      Comparison.cast($0, to: Value.self).map(predicate) ?? false
    }
  }

  func ownMisuses(path: String) -> [MatcherMisuse] { misuses(flaw, path: path) }
}

/// Matches strings of any type whose characters one of the library's closures accepts.
struct TextNode: MatcherNode {
  let phrase: () -> String
  /// Whether the end of the string decides.
  var isAboutEnd = false
  /// Why no string meets the condition, if none does.
  var flaw: MatcherMisuse.Reason?
  let predicate: (String) -> Bool

  var description: String { phrase() }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let text = Comparison.text(argument) else { return comparison.refuse(description, argument, byType: true) }
    if predicate(text) { return true }
    // The description of a long string doesn't show its end.
    let isCut = isAboutEnd && text.count > ValueDescription.limit
    return comparison.refuse(description, isCut ? "…\(text.suffix(ValueDescription.shortLimit))" : argument)
  }

  func ownMisuses(path: String) -> [MatcherMisuse] { misuses(flaw, path: path) }
}
