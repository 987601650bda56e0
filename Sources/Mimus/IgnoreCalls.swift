// What a strict fake, `verifyNoMoreCalls` and a session don't ask for.

extension Mock {
  /// Ignores the calls of a member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that every test calls and few are about, such as a logger's or the analytics':
  ///
  /// ```swift
  /// logger.ignoreCalls(withIdentifier: "log(_:)")
  /// ```
  ///
  /// The calls, those made before this one included, are recorded, answered, and verified as ever: a verification, an
  /// expectation, or a rejection that asks for them finds them, and `verifyNoCalls` counts them. No strictness reports
  /// them, and they need not be verified. `storage.reset(.expectations)` takes it back.
  ///
  /// - Parameter identifier: The name of the member, such as `log(_:)`. Without a parenthesis, it means all members with
  ///   that base name.
  public func ignoreCalls(withIdentifier identifier: String) {
    storage.ignore(identifier)
  }
}

extension StaticMock {
  /// Ignores the calls of a static member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that every test calls and few are about, such as a logger's or the analytics':
  ///
  /// ```swift
  /// FakeLog.ignoreCalls(withIdentifier: "log(_:)")
  /// ```
  ///
  /// The calls, those made before this one included, are recorded, answered, and verified as ever: a verification, an
  /// expectation, or a rejection that asks for them finds them, and `verifyNoCalls` counts them. No strictness reports
  /// them, and they need not be verified. `storage.reset(.expectations)` takes it back.
  ///
  /// - Parameter identifier: The name of the member, such as `log(_:)`. Without a parenthesis, it means all members with
  ///   that base name.
  public static func ignoreCalls(withIdentifier identifier: String) {
    staticStorage.inSession.ignore(identifier)
  }
}

extension KeyedMock {
  /// Ignores the calls of a member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that every test calls and few are about, such as a logger's or the analytics':
  ///
  /// ```swift
  /// logger.ignoreCalls(.log)
  /// ```
  ///
  /// The calls, those made before this one included, are recorded, answered, and verified as ever: a verification, an
  /// expectation, or a rejection that asks for them finds them, and `verifyNoCalls` counts them. No strictness reports
  /// them, and they need not be verified. `storage.reset(.expectations)` takes it back.
  ///
  /// - Parameter method: The method.
  public func ignoreCalls(_ method: Method) {
    storage.ignore(method.rawValue)
  }
}

extension KeyedMock where Self: StaticMock {
  /// Ignores the calls of a static member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that every test calls and few are about, such as a logger's or the analytics':
  ///
  /// ```swift
  /// FakeLog.ignoreCalls(.log)
  /// ```
  ///
  /// The calls, those made before this one included, are recorded, answered, and verified as ever: a verification, an
  /// expectation, or a rejection that asks for them finds them, and `verifyNoCalls` counts them. No strictness reports
  /// them, and they need not be verified. `storage.reset(.expectations)` takes it back.
  ///
  /// - Parameter method: The method.
  public static func ignoreCalls(_ method: Method) {
    staticStorage.inSession.ignore(method.rawValue)
  }
}
