// The async closures that a fake of a function returns. Each records its calls and answers them. Overloads with fixed
// numbers of arguments can be called directly, which a parameter pack's can't.

extension FakeFunction {
  /// Returns an async closure that can't throw, with no arguments.
  public func asyncFunction() -> @Sendable () async -> Value where Arguments == () {
    { () async in await self.asyncAnswer([], throwing: Never.self) }
  }

  /// Returns an async closure that can't throw, with one argument.
  @_disfavoredOverload
  public func asyncFunction() -> @Sendable (Arguments) async -> Value {
    { (argument) async in await self.asyncAnswer([argument], throwing: Never.self) }
  }

  /// Returns an async closure that can't throw, with two arguments.
  public func asyncFunction<A, B>() -> @Sendable (A, B) async -> Value where Arguments == (A, B) {
    { (first, second) async in await self.asyncAnswer([first, second], throwing: Never.self) }
  }

  /// Returns an async closure that can't throw, with three arguments.
  public func asyncFunction<A, B, C>() -> @Sendable (A, B, C) async -> Value where Arguments == (A, B, C) {
    { (first, second, third) async in await self.asyncAnswer([first, second, third], throwing: Never.self) }
  }

  /// Returns an async closure that can't throw, with four arguments.
  public func asyncFunction<A, B, C, D>() -> @Sendable (A, B, C, D) async -> Value where Arguments == (A, B, C, D) {
    { (first, second, third, fourth) async in
      await self.asyncAnswer([first, second, third, fourth], throwing: Never.self)
    }
  }

  /// Returns an async closure that can't throw, with five arguments.
  public func asyncFunction<A, B, C, D, E>() -> @Sendable (A, B, C, D, E) async -> Value
  where Arguments == (A, B, C, D, E) {
    { (first, second, third, fourth, fifth) async in
      await self.asyncAnswer([first, second, third, fourth, fifth], throwing: Never.self)
    }
  }

  /// Returns an async closure that can't throw, with six arguments.
  public func asyncFunction<A, B, C, D, E, F>() -> @Sendable (A, B, C, D, E, F) async -> Value
  where Arguments == (A, B, C, D, E, F) {
    { (first, second, third, fourth, fifth, sixth) async in
      await self.asyncAnswer([first, second, third, fourth, fifth, sixth], throwing: Never.self)
    }
  }

  /// Returns an async closure that can't throw, with seven or more arguments.
  public func asyncFunction<A, B, C, D, E, F, G, each Rest>()
    -> @Sendable (A, B, C, D, E, F, G, repeat each Rest) async -> Value
  where Arguments == (A, B, C, D, E, F, G, repeat each Rest) {
    { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, rest: repeat each Rest) async in
      await self.asyncAnswer([a, b, c, d, e, f, g] + recorded(repeat each rest), throwing: Never.self)
    }
  }
}

// MARK: - Throwing

extension FakeFunction {
  /// Returns an async closure that can throw, with no arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  public func asyncThrowingFunction<Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable () async throws(Failure) -> Value where Arguments == ()
  {
    { () async throws(Failure) in try await self.asyncAnswer([], throwing: Failure.self) }
  }

  /// Returns an async closure that can throw, with one argument.
  ///
  /// - Parameter error: The type of error the closure can throw.
  @_disfavoredOverload
  public func asyncThrowingFunction<Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (Arguments) async throws(Failure) -> Value
  {
    { (argument) async throws(Failure) in try await self.asyncAnswer([argument], throwing: Failure.self) }
  }

  /// Returns an async closure that can throw, with two arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  public func asyncThrowingFunction<A, B, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B) async throws(Failure) -> Value where Arguments == (A, B)
  {
    { (first, second) async throws(Failure) in try await self.asyncAnswer([first, second], throwing: Failure.self) }
  }

  /// Returns an async closure that can throw, with three arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  public func asyncThrowingFunction<A, B, C, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C) async throws(Failure) -> Value where Arguments == (A, B, C)
  {
    { (first, second, third) async throws(Failure) in
      try await self.asyncAnswer([first, second, third], throwing: Failure.self)
    }
  }

  /// Returns an async closure that can throw, with four arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  public func asyncThrowingFunction<A, B, C, D, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C, D) async throws(Failure) -> Value where Arguments == (A, B, C, D)
  {
    { (first, second, third, fourth) async throws(Failure) in
      try await self.asyncAnswer([first, second, third, fourth], throwing: Failure.self)
    }
  }

  /// Returns an async closure that can throw, with five arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  public func asyncThrowingFunction<A, B, C, D, E, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C, D, E) async throws(Failure) -> Value where Arguments == (A, B, C, D, E)
  {
    { (first, second, third, fourth, fifth) async throws(Failure) in
      try await self.asyncAnswer([first, second, third, fourth, fifth], throwing: Failure.self)
    }
  }

  /// Returns an async closure that can throw, with six arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  public func asyncThrowingFunction<A, B, C, D, E, F, Failure: Error>(throwing error: Failure.Type = (any Error).self)
    -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> Value where Arguments == (A, B, C, D, E, F)
  {
    { (first, second, third, fourth, fifth, sixth) async throws(Failure) in
      try await self.asyncAnswer([first, second, third, fourth, fifth, sixth], throwing: Failure.self)
    }
  }

  /// Returns an async closure that can throw, with seven or more arguments.
  ///
  /// - Parameter error: The type of error the closure can throw.
  public func asyncThrowingFunction<A, B, C, D, E, F, G, each Rest, Failure: Error>(
    throwing error: Failure.Type = (any Error).self
  ) -> @Sendable (A, B, C, D, E, F, G, repeat each Rest) async throws(Failure) -> Value
  where Arguments == (A, B, C, D, E, F, G, repeat each Rest) {
    { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, rest: repeat each Rest) async throws(Failure) in
      try await self.asyncAnswer([a, b, c, d, e, f, g] + recorded(repeat each rest), throwing: Failure.self)
    }
  }
}

// MARK: - Answering

extension FakeFunction {
  /// Records an async call and answers it.
  @usableFromInline
  func asyncAnswer<E: Error>(_ arguments: consuming [Any?], throwing: E.Type) async throws(E) -> Value {
    try await storage.answer(name, arguments, of: Self.self, throwing: E.self, { nil }, isolation: nil)
  }
}
