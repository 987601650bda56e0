// The verbs that answer a call: synchronous, throwing, async and both; with a default, without one, and for `Void`.

extension KeyedMock {
  /// Record a call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - fallback: what to answer when no stub does.
  /// - Returns: what the stub says; without one, the default.
  @inlinable
  public func answerCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T
  ) -> T {
    storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, fallback)
  }

  /// Record a call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none, the failure is
  /// reported and the process stops.
  @inlinable
  public func answerCall<T>(_ method: Method, arguments: consuming [Any?]? = nil) -> T {
    storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, { nil })
  }

  /// Record a call of the fake and do what its stub says.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  @inlinable
  public func answerCall(_ method: Method, arguments: consuming [Any?]? = nil) {
    storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, {})
  }

  /// Record a throwing call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - fallback: what to answer when no stub does.
  /// - Returns: what the stub says; without one, the default.
  /// - Throws: what the stub throws.
  @inlinable
  public func answerThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self,
    default fallback: @autoclosure () -> T
  ) throws(E) -> T {
    try storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, fallback)
  }

  /// Record a throwing call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none,
  /// `UnstubbedCallError` is thrown.
  /// - Throws: what the stub throws.
  @inlinable
  public func answerThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self
  ) throws(E) -> T {
    try storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, { nil })
  }

  /// Record a throwing call of the fake and do what its stub says.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  /// - Throws: what the stub throws.
  @inlinable
  public func answerThrowingCall<E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self
  ) throws(E) {
    try storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, {})
  }

  /// Record an async call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - fallback: what to answer when no stub does.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the default.
  public func answerAsyncCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await storage.answer(
      method.rawValue, arguments, of: Self.self, throwing: Never.self, fallback, isolation: isolation)
  }

  /// Record an async call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none, the failure is
  /// reported and the process stops.
  public func answerAsyncCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, { nil }, isolation: isolation)
  }

  /// Record an async call of the fake and do what its stub says.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - isolation: the actor that the call runs on: the caller's.
  public func answerAsyncCall(
    _ method: Method, arguments: consuming [Any?]? = nil, isolation: isolated (any Actor)? = #isolation
  ) async {
    await storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, {}, isolation: isolation)
  }

  /// Record an async throwing call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - fallback: what to answer when no stub does.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the default.
  /// - Throws: what the stub throws.
  public func answerAsyncThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self,
    default fallback: @autoclosure () -> T, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await storage.answer(
      method.rawValue, arguments, of: Self.self, throwing: E.self, fallback, isolation: isolation)
  }

  /// Record an async throwing call of the fake and answer it.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none,
  /// `UnstubbedCallError` is thrown.
  /// - Throws: what the stub throws.
  public func answerAsyncThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, { nil }, isolation: isolation)
  }

  /// Record an async throwing call of the fake and do what its stub says.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Throws: what the stub throws.
  public func answerAsyncThrowingCall<E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, {}, isolation: isolation)
  }
}
