/// The message that says why a value as a whole isn't what was expected.
enum Mismatch {
  /// Returns `expected 30, but was 25`. It includes types if the values differ only in type, or if the value's type is
  /// a different one.
  static func message(expected: Any?, actual: Any?) -> String {
    let (expectedText, actualText) = (describe(expected), describe(actual))
    let plain = "expected \(expectedText), but was \(actualText)"
    // The type of interest is that of the value, not of a matcher for it.
    let value = (expected as? any NodeMatcher)?.node.comparedValue ?? expected
    guard let expected = Comparison.unwrapped(value), let actual = Comparison.unwrapped(actual) else { return plain }
    let typeName = ValueDescription.name(of: type(of: actual))
    if expectedText == actualText {
      if type(of: expected) == type(of: actual) { return plain + ", which is not equal, although it looks the same" }
      let expectedName = ValueDescription.name(of: type(of: expected))
      return "expected \(expectedText) (\(expectedName)), but was \(actualText) (\(typeName))"
    }
    return isOfAnotherKind(actual, than: expected) && !tellsItsType(actual) ? "\(plain) (\(typeName))" : plain
  }

  /// Returns the same message for a matcher's description, with the value's type if that decided.
  static func message(phrase: String, actual: Any?, showsType: Bool) -> String {
    let plain = "expected \(phrase), but was \(describe(actual))"
    guard showsType, let actual = Comparison.unwrapped(actual), !tellsItsType(actual) else { return plain }
    return "\(plain) (\(ValueDescription.name(of: type(of: actual))))"
  }

  /// Returns whether an expected value could equal only values of a different type than the actual one's.
  private static func isOfAnotherKind(_ actual: Any, than expected: Any) -> Bool {
    if type(of: actual) == type(of: expected) || !(expected is any Equatable || expected is any ContainerValue) {
      return false
    }
    return (Comparison.text(expected) == nil || Comparison.text(actual) == nil)
      && (Comparison.list(expected) == nil || Comparison.list(actual) == nil)
      && (Comparison.dictionary(expected) == nil || Comparison.dictionary(actual) == nil)
      && (Comparison.set(expected) == nil || Comparison.set(actual) == nil)
  }

  /// Returns whether a value's description begins with the name of its type, as in `Receipt(id: 1)`, is that of a closure,
  /// or says what was recorded.
  private static func tellsItsType(_ value: Any) -> Bool {
    let text = describe(value)
    return value is any UnrecordedArgument || describesClosure(text)
      || text.hasPrefix(ValueDescription.name(of: type(of: value)) + "(")
  }
}
