extension CallStub {
  /// Answer by calling a closure that was passed to the fake: a completion handler, say.
  ///
  /// A closure bound to the main actor runs at once on the main thread; from elsewhere an async call waits for it, and
  /// a synchronous one leaves it to the main actor. A closure of another type is a failure that shows both types.
  ///
  /// - Parameter label: the label of the closure's argument; `"_"` finds an unlabelled one.
  /// - Returns: the stub, for further answers; the call-back comes before the next of them.
  @discardableResult
  public func andCallBack(_ label: String) -> CallStub {
    append(.callBack(label: label, ClosureCall()))
  }

  /// Answer by calling a closure that was passed to the fake, with one value.
  ///
  /// A value is passed as its own type, as an optional of it, as an error, or as `Any`, whatever the closure takes; nil
  /// needs its type: `nil as String?`. It is the same for more values.
  ///
  /// - Parameters:
  ///   - label: the label of the closure's argument; `"_"` finds an unlabelled one.
  ///   - a: the value.
  /// - Returns: the stub, for further answers; the call-back comes before the next of them.
  @discardableResult
  public func andCallBack<A>(_ label: String, with a: A) -> CallStub {
    append(.callBack(label: label, ClosureCall(a)))
  }

  /// Answer by calling a closure that was passed to the fake, with two values.
  ///
  /// - Parameters:
  ///   - label: the label of the closure's argument; `"_"` finds an unlabelled one.
  ///   - a: the first value.
  ///   - b: the second value.
  /// - Returns: the stub, for further answers; the call-back comes before the next of them.
  @discardableResult
  public func andCallBack<A, B>(_ label: String, with a: A, _ b: B) -> CallStub {
    append(.callBack(label: label, ClosureCall(a, b)))
  }

  /// Answer by calling a closure that was passed to the fake, with three values.
  ///
  /// - Parameters:
  ///   - label: the label of the closure's argument; `"_"` finds an unlabelled one.
  ///   - a: the first value.
  ///   - b: the second value.
  ///   - c: the third value.
  /// - Returns: the stub, for further answers; the call-back comes before the next of them.
  @discardableResult
  public func andCallBack<A, B, C>(_ label: String, with a: A, _ b: B, _ c: C) -> CallStub {
    append(.callBack(label: label, ClosureCall(a, b, c)))
  }

  /// Answer by calling a closure that was passed to the fake, with four values.
  ///
  /// - Parameters:
  ///   - label: the label of the closure's argument; `"_"` finds an unlabelled one.
  ///   - a: the first value.
  ///   - b: the second value.
  ///   - c: the third value.
  ///   - d: the fourth value.
  /// - Returns: the stub, for further answers; the call-back comes before the next of them.
  @discardableResult
  public func andCallBack<A, B, C, D>(_ label: String, with a: A, _ b: B, _ c: C, _ d: D) -> CallStub {
    append(.callBack(label: label, ClosureCall(a, b, c, d)))
  }

  /// Answer by calling a closure that was passed to the fake, with five values.
  ///
  /// - Parameters:
  ///   - label: the label of the closure's argument; `"_"` finds an unlabelled one.
  ///   - a: the first value.
  ///   - b: the second value.
  ///   - c: the third value.
  ///   - d: the fourth value.
  ///   - e: the fifth value.
  /// - Returns: the stub, for further answers; the call-back comes before the next of them.
  @discardableResult
  public func andCallBack<A, B, C, D, E>(_ label: String, with a: A, _ b: B, _ c: C, _ d: D, _ e: E) -> CallStub {
    append(.callBack(label: label, ClosureCall(a, b, c, d, e)))
  }
}
