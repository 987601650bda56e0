extension Argument {
  /// Matches any value of this type, including nil if the type is an optional. In a list of matchers of any type, it
  /// matches anything.
  public static var any: Argument { Argument(AnyNode<Value>()) }

  /// Matches nil, even within nested optionals, and `NSNull`.
  public static var `nil`: Argument { Argument(NilNode()) }

  /// Matches anything but nil.
  public static var notNil: Argument { Argument(NotNilNode<Value>()) }

  /// Wraps a matcher of your own.
  ///
  /// A plain value of a different type, such as an `Int` for a `Double` argument, could never match. It is reported as
  /// a failure that names both types.
  ///
  /// - Parameter expected: The matcher, or `nil` to match nil.
  @_disfavoredOverload
  public static func equal(_ expected: (any Matcher)?) -> Argument { Argument(ValueNode(expected, of: Value.self)) }

  /// Matches values that equal a given value whose dynamic type is Equatable, such as `.equal(Circle())` for an
  /// `any Shape`, or matches a type, such as `.equal(Receipt.self)`.
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

  /// Matches one object, but not objects that equal it.
  ///
  /// - Parameter object: The expected object, or `nil` to match nil.
  public static func identical(to object: AnyObject?) -> Argument {
    Argument(IdentityNode(object: object))
  }

  /// Matches values that a closure accepts, and describes them in failure messages.
  ///
  /// - Parameters:
  ///   - description: A description of what the closure accepts, such as `"an even number"`.
  ///   - predicate: A closure that returns whether the argument matches.
  public static func matching(_ description: String, _ predicate: @escaping (Value) -> Bool) -> Argument {
    Argument(PredicateNode(description: description, captures: true, predicate: predicate))
  }

  /// Matches values that a closure accepts.
  ///
  /// - Parameter predicate: A closure that returns whether the argument matches.
  public static func matching(_ predicate: @escaping (Value) -> Bool) -> Argument {
    matching("a value that the closure accepts", predicate)
  }

  /// Matches any value of this type, and captures it.
  ///
  /// - Parameter captor: The captor for the values of calls that match in every argument.
  public static func captured(by captor: ArgumentCaptor<Value>) -> Argument {
    Argument(CaptorNode(captor: captor))
  }
}

extension Argument where Value: Equatable {
  /// Matches values that equal a given value. If a literal exists, you can write it instead.
  ///
  /// - Parameter expected: The expected value.
  public static func equal(_ expected: Value) -> Argument { Argument(EqualNode(expected)) }
}
