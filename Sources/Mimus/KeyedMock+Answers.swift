// Methods that answer calls: synchronous, throwing, async, and async throwing; with a default, without one, and for
// `Void`.

extension KeyedMock {
  /// Records a call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  /// - Returns: The stub's answer, or the default.
  @inlinable
  public func answerCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T
  ) -> T {
    storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, fallback)
  }

  /// Records a call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, a failure is reported and
  ///   the process stops.
  @inlinable
  public func answerCall<T>(_ method: Method, arguments: consuming [Any?]? = nil) -> T {
    storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, { nil })
  }

  /// Records a call and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  @_disfavoredOverload
  @inlinable
  public func answerCall(_ method: Method, arguments: consuming [Any?]? = nil) {
    storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, {})
  }

  /// Records a throwing call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, or the default.
  /// - Throws: The error that the stub throws.
  @inlinable
  public func answerThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T {
    try storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, fallback)
  }

  /// Records a throwing call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, `UnstubbedCallError` is
  ///   thrown if `E` allows it; otherwise, a failure is reported, and the process stops.
  /// - Throws: The error that the stub throws, or `UnstubbedCallError`.
  @inlinable
  public func answerThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self
  ) throws(E) -> T {
    try storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, { nil })
  }

  /// Records a throwing call and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  /// - Throws: The error that the stub throws.
  @_disfavoredOverload
  @inlinable
  public func answerThrowingCall<E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self
  ) throws(E) {
    try storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, {})
  }

  /// Records an async call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the default.
  public func answerAsyncCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await storage.answer(
      method.rawValue, arguments, of: Self.self, throwing: Never.self, fallback, isolation: isolation)
  }

  /// Records an async call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, a failure is reported and
  ///   the process stops.
  public func answerAsyncCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, { nil }, isolation: isolation)
  }

  /// Records an async call and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  @_disfavoredOverload
  public func answerAsyncCall(
    _ method: Method, arguments: consuming [Any?]? = nil, isolation: isolated (any Actor)? = #isolation
  ) async {
    await storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, {}, isolation: isolation)
  }

  /// Records an async throwing call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the default.
  /// - Throws: The error that the stub throws.
  public func answerAsyncThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T,
    throwing: E.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await storage.answer(
      method.rawValue, arguments, of: Self.self, throwing: E.self, fallback, isolation: isolation)
  }

  /// Records an async throwing call and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, `UnstubbedCallError` is
  ///   thrown if `E` allows it; otherwise, a failure is reported, and the process stops.
  /// - Throws: The error that the stub throws, or `UnstubbedCallError`.
  public func answerAsyncThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, { nil }, isolation: isolation)
  }

  /// Records an async throwing call and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Throws: The error that the stub throws.
  @_disfavoredOverload
  public func answerAsyncThrowingCall<E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, {}, isolation: isolation)
  }
}
