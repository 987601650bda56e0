extension Argument {
  /// Matches any value of this type, including nil where the type has it. In a list of matchers, matches anything.
  public static var any: Argument { Argument(AnyNode<Value>()) }

  /// Matches nil at any depth of Optionals, or an `NSNull`.
  public static var `nil`: Argument { Argument(NilNode()) }

  /// Matches anything but nil.
  public static var notNil: Argument { Argument(NotNilNode<Value>()) }

  /// Matches what a matcher of your own matches.
  ///
  /// A plain value of another type, such as an `Int` where the argument is a `Double`, could never match. It is reported
  /// as a failure that names both types.
  ///
  /// - Parameter expected: The matcher; `nil` for nil.
  @_disfavoredOverload
  public static func equal(_ expected: (any Matcher)?) -> Argument { Argument(ValueNode(expected, of: Value.self)) }

  /// Matches what equals a value whose own type is Equatable, `.equal(Circle())` for an `any Shape`, or matches one type,
  /// `.equal(Receipt.self)`.
  ///
  /// A value that can't be compared is reported as a failure.
  ///
  /// - Parameter expected: The expected value.
  public static func equal(_ expected: Value) -> Argument {
    guard let type = expected as? Any.Type else { return Argument(ValueNode(expected)) }
    return Argument(
      PredicateNode<Value>(description: "\(type).self", captures: false) {
        ($0 as? Any.Type).map { $0 == type } ?? false
      })
  }

  /// Matches one object, not those that equal it.
  ///
  /// - Parameter object: The expected object; `nil` for nil.
  public static func identical(to object: AnyObject?) -> Argument {
    let node = TypeNode("the object \(Mimus.describe(object))") { argument in
      guard let object else { return Comparison.isNil(argument) }
      guard let value = Comparison.unwrapped(argument), type(of: value) is AnyClass else { return false }
      return value as AnyObject === object
    }
    return Argument(node)
  }

  /// Matches what a closure accepts.
  ///
  /// - Parameters:
  ///   - description: What the closure looks for, for the text of a failure: `"an even number"`.
  ///   - predicate: Decides about the argument.
  public static func matching(
    _ description: String = "a value that the closure accepts", _ predicate: @escaping (Value) -> Bool
  ) -> Argument {
    Argument(PredicateNode(description: description, captures: true, predicate: predicate))
  }

  /// Matches any value of this type, and keeps it.
  ///
  /// - Parameter captor: Keeps the values of the calls that a verification matches.
  public static func captured(by captor: ArgumentCaptor<Value>) -> Argument {
    Argument(CaptorNode(captor: captor))
  }
}

extension Argument where Value: Equatable {
  /// Matches what equals a value. Write a literal where there is one.
  ///
  /// - Parameter expected: The expected value.
  public static func equal(_ expected: Value) -> Argument { Argument(EqualNode(expected)) }
}
