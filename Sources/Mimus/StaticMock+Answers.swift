// The verbs that answer a call: synchronous, throwing, async and both; with a default, without one, and for `Void`.

extension StaticMock {
  /// Record a call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - fallback: what to answer when no stub does.
  /// - Returns: what the stub says; without one, the default.
  public static func answerCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T
  ) -> T {
    staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: Never.self, fallback)
  }

  /// Record a call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none, the failure is
  /// reported and the process stops.
  public static func answerCall<T>(withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil)
    -> T
  {
    staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: Never.self, { nil })
  }

  /// Record a call of the type and do what its stub says.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  public static func answerCall(withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil) {
    staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: Never.self, {})
  }

  /// Record a throwing call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - fallback: what to answer when no stub does.
  /// - Returns: what the stub says; without one, the default.
  /// - Throws: what the stub throws.
  public static func answerThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self,
    default fallback: @autoclosure () -> T
  ) throws(E) -> T {
    try staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: E.self, fallback)
  }

  /// Record a throwing call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none,
  /// `UnstubbedCallError` is thrown.
  /// - Throws: what the stub throws.
  public static func answerThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T {
    try staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: E.self, { nil })
  }

  /// Record a throwing call of the type and do what its stub says.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  /// - Throws: what the stub throws.
  public static func answerThrowingCall<E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self
  ) throws(E) {
    try staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: E.self, {})
  }

  /// Record an async call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - fallback: what to answer when no stub does.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the default.
  public static func answerAsyncCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, fallback, isolation: isolation)
  }

  /// Record an async call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none, the failure is
  /// reported and the process stops.
  public static func answerAsyncCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, { nil }, isolation: isolation)
  }

  /// Record an async call of the type and do what its stub says.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - isolation: the actor that the call runs on: the caller's.
  public static func answerAsyncCall(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, {}, isolation: isolation)
  }

  /// Record an async throwing call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - fallback: what to answer when no stub does.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the default.
  /// - Throws: what the stub throws.
  public static func answerAsyncThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self,
    default fallback: @autoclosure () -> T, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: E.self, fallback, isolation: isolation)
  }

  /// Record an async throwing call of the type and answer it.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Returns: what the stub says; without one, the natural default of the type. Where there is none,
  /// `UnstubbedCallError` is thrown.
  /// - Throws: what the stub throws.
  public static func answerAsyncThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: E.self, { nil }, isolation: isolation)
  }

  /// Record an async throwing call of the type and do what its stub says.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  ///   - throwing: the type of the errors that the call can throw.
  ///   - isolation: the actor that the call runs on: the caller's.
  /// - Throws: what the stub throws.
  public static func answerAsyncThrowingCall<E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    throwing: E.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: E.self, {}, isolation: isolation)
  }
}
