// Methods that answer calls: synchronous, throwing, async, and async throwing; with a default, without one, and for
// `Void`.

extension StaticMock {
  /// Records a call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  /// - Returns: The stub's answer, or the default.
  public static func answerCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T
  ) -> T {
    staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: Never.self, fallback)
  }

  /// Records a call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, a failure is reported and
  ///   the process stops.
  public static func answerCall<T>(withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil)
    -> T
  {
    staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: Never.self, { nil })
  }

  /// Records a call of a static member and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  @_disfavoredOverload
  public static func answerCall(withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil) {
    staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: Never.self, {})
  }

  /// Records a throwing call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, or the default.
  /// - Throws: The error that the stub throws.
  public static func answerThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T {
    try staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: E.self, fallback)
  }

  /// Records a throwing call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, `UnstubbedCallError` is
  ///   thrown if `E` allows it; otherwise, a failure is reported, and the process stops.
  /// - Throws: The error that the stub throws, or `UnstubbedCallError`.
  public static func answerThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T {
    try staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: E.self, { nil })
  }

  /// Records a throwing call of a static member and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  /// - Throws: The error that the stub throws.
  @_disfavoredOverload
  public static func answerThrowingCall<E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self
  ) throws(E) {
    try staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: E.self, {})
  }

  /// Records an async call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the default.
  public static func answerAsyncCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, fallback, isolation: isolation)
  }

  /// Records an async call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, a failure is reported and
  ///   the process stops.
  public static func answerAsyncCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, { nil }, isolation: isolation)
  }

  /// Records an async call of a static member and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  @_disfavoredOverload
  public static func answerAsyncCall(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, {}, isolation: isolation)
  }

  /// Records an async throwing call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the default.
  /// - Throws: The error that the stub throws.
  public static func answerAsyncThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T,
    throwing: E.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: E.self, fallback, isolation: isolation)
  }

  /// Records an async throwing call of a static member and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, or the natural default of the type. If there is neither, `UnstubbedCallError` is
  ///   thrown if `E` allows it; otherwise, a failure is reported, and the process stops.
  /// - Throws: The error that the stub throws, or `UnstubbedCallError`.
  public static func answerAsyncThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: E.self, { nil }, isolation: isolation)
  }

  /// Records an async throwing call of a static member and runs its stub's answer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Throws: The error that the stub throws.
  @_disfavoredOverload
  public static func answerAsyncThrowingCall<E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: E.self, {}, isolation: isolation)
  }
}
