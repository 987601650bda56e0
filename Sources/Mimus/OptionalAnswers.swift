// Methods that answer calls of members with optional results, for defaults that aren't optional themselves. Without them,
// the type of the default would be that of the answer, and no stub could answer `nil`.

extension Mock {
  /// Records a call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  /// - Returns: The stub's answer, which may be nil, or the default.
  @inlinable
  public func answerCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?
  ) -> T? {
    storage.answer(identifier, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) })
  }

  /// Records a throwing call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  @inlinable
  public func answerThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T? {
    try storage.answer(identifier, arguments, of: Self.self, throwing: E.self, { .some(fallback()) })
  }

  /// Records an async call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  public func answerAsyncCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?, isolation: isolated (any Actor)? = #isolation
  ) async -> T? {
    await storage.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) }, isolation: isolation)
  }

  /// Records an async throwing call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  public func answerAsyncThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T? {
    try await storage.answer(
      identifier, arguments, of: Self.self, throwing: E.self, { .some(fallback()) }, isolation: isolation)
  }
}

extension StaticMock {
  /// Records a call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  /// - Returns: The stub's answer, which may be nil, or the default.
  public static func answerCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?
  ) -> T? {
    staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) })
  }

  /// Records a throwing call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  public static func answerThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T? {
    try staticStorage.inSession.answer(identifier, arguments, of: Self.self, throwing: E.self, { .some(fallback()) })
  }

  /// Records an async call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  public static func answerAsyncCall<T>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?, isolation: isolated (any Actor)? = #isolation
  ) async -> T? {
    await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) }, isolation: isolation)
  }

  /// Records an async throwing call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  public static func answerAsyncThrowingCall<T, E: Error>(
    withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T? {
    try await staticStorage.inSession.answer(
      identifier, arguments, of: Self.self, throwing: E.self, { .some(fallback()) }, isolation: isolation)
  }
}

extension KeyedMock {
  /// Records a call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  /// - Returns: The stub's answer, which may be nil, or the default.
  @inlinable
  public func answerCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T?
  ) -> T? {
    storage.answer(method.rawValue, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) })
  }

  /// Records a throwing call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  @inlinable
  public func answerThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T? {
    try storage.answer(method.rawValue, arguments, of: Self.self, throwing: E.self, { .some(fallback()) })
  }

  /// Records an async call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  public func answerAsyncCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?, isolation: isolated (any Actor)? = #isolation
  ) async -> T? {
    await storage.answer(
      method.rawValue, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) }, isolation: isolation)
  }

  /// Records an async throwing call, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  public func answerAsyncThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T? {
    try await storage.answer(
      method.rawValue, arguments, of: Self.self, throwing: E.self, { .some(fallback()) }, isolation: isolation)
  }
}

extension KeyedMock where Self: StaticMock {
  /// Records a call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  /// - Returns: The stub's answer, which may be nil, or the default.
  public static func answerCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T?
  ) -> T? {
    staticStorage.inSession.answer(
      method.rawValue, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) })
  }

  /// Records a throwing call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  public static func answerThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self
  ) throws(E) -> T? {
    try staticStorage.inSession.answer(
      method.rawValue, arguments, of: Self.self, throwing: E.self, { .some(fallback()) })
  }

  /// Records an async call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  public static func answerAsyncCall<T>(
    _ method: Method, arguments: consuming [Any?]? = nil,
    default fallback: @autoclosure () -> T?, isolation: isolated (any Actor)? = #isolation
  ) async -> T? {
    await staticStorage.inSession.answer(
      method.rawValue, arguments, of: Self.self, throwing: Never.self, { .some(fallback()) }, isolation: isolation)
  }

  /// Records an async throwing call of a static member, which returns an optional, and answers it.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  ///   - fallback: The value to return if no stub answers.
  ///   - throwing: The type of error the call can throw.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  /// - Returns: The stub's answer, which may be nil, or the default.
  /// - Throws: The error that the stub throws.
  public static func answerAsyncThrowingCall<T, E: Error>(
    _ method: Method, arguments: consuming [Any?]? = nil, default fallback: @autoclosure () -> T?,
    throwing: E.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T? {
    try await staticStorage.inSession.answer(
      method.rawValue, arguments, of: Self.self, throwing: E.self, { .some(fallback()) }, isolation: isolation)
  }
}
