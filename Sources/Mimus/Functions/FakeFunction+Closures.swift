// The synchronous closures that a fake of a function returns. Each records its calls and answers them. Overloads with fixed
// numbers of arguments can be called directly, which a parameter pack's can't.
//
// A pack isn't passed on together with other arguments, because the optimizer of Swift 6.3 crashes specializing that.

extension FakeFunction {
  /// Returns a synchronous closure that can't throw, with no arguments.
  @inlinable
  public func function() -> @Sendable () -> Value where Arguments == () {
    { self.answer([], throwing: Never.self) }
  }

  /// Returns a synchronous closure that can't throw, with one argument.
  @_disfavoredOverload
  @inlinable
  public func function() -> @Sendable (Arguments) -> Value {
    { argument in self.answer([argument], throwing: Never.self) }
  }

  /// Returns a synchronous closure that can't throw, with two arguments.
  @inlinable
  public func function<A, B>() -> @Sendable (A, B) -> Value where Arguments == (A, B) {
    { first, second in self.answer([first, second], throwing: Never.self) }
  }

  /// Returns a synchronous closure that can't throw, with three arguments.
  @inlinable
  public func function<A, B, C>() -> @Sendable (A, B, C) -> Value where Arguments == (A, B, C) {
    { first, second, third in self.answer([first, second, third], throwing: Never.self) }
  }

  /// Returns a synchronous closure that can't throw, with four arguments.
  @inlinable
  public func function<A, B, C, D>() -> @Sendable (A, B, C, D) -> Value where Arguments == (A, B, C, D) {
    { first, second, third, fourth in self.answer([first, second, third, fourth], throwing: Never.self) }
  }

  /// Returns a synchronous closure that can't throw, with five arguments.
  @inlinable
  public func function<A, B, C, D, E>() -> @Sendable (A, B, C, D, E) -> Value where Arguments == (A, B, C, D, E) {
    { first, second, third, fourth, fifth in self.answer([first, second, third, fourth, fifth], throwing: Never.self) }
  }

  /// Returns a synchronous closure that can't throw, with six arguments.
  @inlinable
  public func function<A, B, C, D, E, F>() -> @Sendable (A, B, C, D, E, F) -> Value
  where Arguments == (A, B, C, D, E, F) {
    { first, second, third, fourth, fifth, sixth in
      self.answer([first, second, third, fourth, fifth, sixth], throwing: Never.self)
    }
  }

  /// Returns a synchronous closure that can't throw, with seven or more arguments.
  @inlinable
  public func function<A, B, C, D, E, F, G, each Rest>() -> @Sendable (A, B, C, D, E, F, G, repeat each Rest) -> Value
  where Arguments == (A, B, C, D, E, F, G, repeat each Rest) {
    { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, rest: repeat each Rest) in
      self.answer([a, b, c, d, e, f, g] + recorded(repeat each rest), throwing: Never.self)
    }
  }
}

// MARK: - Throwing

extension FakeFunction {
  /// Returns a synchronous closure that can throw, with no arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @inlinable
  public func throwingFunction<Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable () throws(Failure) -> Value
  where Arguments == () {
    { () throws(Failure) in try self.answer([], throwing: Failure.self) }
  }

  /// Returns a synchronous closure that can throw, with one argument.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @_disfavoredOverload
  @inlinable
  public func throwingFunction<Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (Arguments) throws(Failure) -> Value
  {
    { (argument) throws(Failure) in try self.answer([argument], throwing: Failure.self) }
  }

  /// Returns a synchronous closure that can throw, with two arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @inlinable
  public func throwingFunction<A, B, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B) throws(Failure) -> Value where Arguments == (A, B)
  {
    { (first, second) throws(Failure) in try self.answer([first, second], throwing: Failure.self) }
  }

  /// Returns a synchronous closure that can throw, with three arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @inlinable
  public func throwingFunction<A, B, C, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C) throws(Failure) -> Value where Arguments == (A, B, C)
  {
    { (first, second, third) throws(Failure) in try self.answer([first, second, third], throwing: Failure.self) }
  }

  /// Returns a synchronous closure that can throw, with four arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @inlinable
  public func throwingFunction<A, B, C, D, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C, D) throws(Failure) -> Value where Arguments == (A, B, C, D)
  {
    { (first, second, third, fourth) throws(Failure) in
      try self.answer([first, second, third, fourth], throwing: Failure.self)
    }
  }

  /// Returns a synchronous closure that can throw, with five arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @inlinable
  public func throwingFunction<A, B, C, D, E, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C, D, E) throws(Failure) -> Value where Arguments == (A, B, C, D, E)
  {
    { (first, second, third, fourth, fifth) throws(Failure) in
      try self.answer([first, second, third, fourth, fifth], throwing: Failure.self)
    }
  }

  /// Returns a synchronous closure that can throw, with six arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @inlinable
  public func throwingFunction<A, B, C, D, E, F, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C, D, E, F) throws(Failure) -> Value where Arguments == (A, B, C, D, E, F)
  {
    { (first, second, third, fourth, fifth, sixth) throws(Failure) in
      try self.answer([first, second, third, fourth, fifth, sixth], throwing: Failure.self)
    }
  }

  /// Returns a synchronous closure that can throw, with seven or more arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @inlinable
  public func throwingFunction<A, B, C, D, E, F, G, each Rest, Failure: Error>(
    throwing error: Failure.Type = (any Error).self
  ) -> @Sendable (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Value
  where Arguments == (A, B, C, D, E, F, G, repeat each Rest) {
    { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, rest: repeat each Rest) throws(Failure) in
      try self.answer([a, b, c, d, e, f, g] + recorded(repeat each rest), throwing: Failure.self)
    }
  }
}

// MARK: - Answering

extension FakeFunction {
  /// Records a call and answers it.
  @inlinable
  @inline(__always)
  func answer<E: Error>(_ arguments: consuming [Any?]?, throwing: E.Type) throws(E) -> Value {
    // What has neither a result nor a stub costs no more than to record it.
    if Value.self == Void.self {
      arguments = storage.recordUnlessStubbed(member, arguments)
      if arguments == nil { return unsafeBitCast((), to: Value.self) }
    }
    return try storage.answer(name, arguments, of: Self.self, throwing: E.self, { nil })
  }
}
