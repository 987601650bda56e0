extension Argument {
  /// Anything of this type, nil included where the type has it. In a list of matchers: anything at all.
  public static var any: Argument {
    Argument("any", mayCapture: false, isGeneral: true, value: { _ in true }, recorded: isRecordable)
  }

  /// Whether something recorded may stand for a `Value`: overloads that differ by type share an identifier, so even
  /// `.any` looks at the type.
  private static func isRecordable(_ argument: Any?) -> Bool {
    if let argument, type(of: argument) == Value.self { return true }
    return Value.self == Any.self || argument is any UnrecordedArgument
      || Comparison.cast(argument, to: Value.self) != nil
  }

  /// A nil at any depth of Optionals, or an `NSNull`.
  public static var `nil`: Argument {
    Argument("nil", mayCapture: false, recorded: Comparison.isNil)
  }

  /// Anything but nil.
  public static var notNil: Argument {
    Argument(
      "not nil", mayCapture: false, value: { !Comparison.isNil($0) },
      recorded: { !Comparison.isNil($0) && isRecordable($0) })
  }

  /// What matches a matcher; the way from any ``Matcher`` to an argument.
  ///
  /// - Parameter expected: A value or another matcher; `nil` for nil.
  @_disfavoredOverload
  public static func equal(_ expected: (any Matcher)?) -> Argument {
    Argument(
      Mimus.describe(expected), parts: ValueParts(expected: expected), mayCapture: Mimus.mayCapture(expected),
      recorded: { Comparison.matches(expected, $0) })
  }

  /// The very object, not one that equals it.
  ///
  /// - Parameter object: The object that is expected; `nil` for nil.
  public static func identical(to object: AnyObject?) -> Argument {
    Argument(
      "the object \(Mimus.describe(object))", mayCapture: false,
      recorded: { argument in
        guard let object else { return Comparison.isNil(argument) }
        guard let value = Comparison.unwrapped(argument), type(of: value) is AnyClass else { return false }
        return value as AnyObject === object
      })
  }

  /// What a closure accepts.
  ///
  /// - Parameters:
  ///   - description: What the closure looks for, as a failure's text names it: `"an even number"`.
  ///   - predicate: Decides about the argument.
  public static func matching(
    _ description: String = "a value that the closure accepts", _ predicate: @escaping (Value) -> Bool
  ) -> Argument {
    Argument(description, matching: predicate)
  }

  /// Anything of this type, which is kept.
  ///
  /// - Parameter captor: Where the values of the calls that a verification matches are kept.
  public static func captured(by captor: ArgumentCaptor<Value>) -> Argument {
    Argument(
      "any (captured)", isGeneral: true,
      matching: { value in
        CaptureScope.note(value, for: captor)
        return true
      })
  }
}

extension Argument {
  /// The very type: `decode(.equal(Receipt.self))`.
  ///
  /// - Parameter expected: The type that is expected.
  public static func equal<Instance>(_ expected: Instance.Type) -> Argument where Value == Instance.Type {
    Argument("\(expected).self") { $0 == expected }
  }
}

extension Argument where Value: Equatable {
  /// What equals a value. Written as a literal where there is one.
  ///
  /// - Parameter expected: The value that is expected.
  public static func equal(_ expected: Value) -> Argument {
    Argument(
      Mimus.describe(expected), parts: ValueParts(expected: expected), mayCapture: Mimus.mayCapture(expected),
      value: { $0 == expected },
      recorded: { argument in
        if let argument, type(of: argument) == Value.self, let value = argument as? Value { return value == expected }
        return Comparison.matchesElement(expected, argument)
      })
  }
}

extension Argument {
  /// The string or the integer that is expected, if nothing else is: it can be asked for without the argument.
  var plainExpectation: (any TraitedMatcher)? {
    guard Value.self == String.self || Value.self == Int.self, let parts = parts as? ValueParts else { return nil }
    return parts.expected as? any TraitedMatcher
  }
}

/// What stands in a recorded call for an argument that cannot be kept, such as a closure that does not escape.
/// It passes for a value of any type.
protocol UnrecordedArgument {}

/// The parts of a value that is expected as a whole.
private struct ValueParts: ArgumentParts {
  nonisolated(unsafe) let expected: Any?

  func differences(from actual: Any?) -> [Difference] {
    Mimus.differences(expectedValue: expected, actual: actual)
  }

  func incomparableElements(path: String) -> [IncomparableElement] {
    Mimus.incomparableElements(inValue: expected, path: path)
  }
}
