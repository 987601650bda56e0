// Calls that strict fakes, `verifyNoMoreCalls`, and sessions don't report.

extension Mock {
  /// Ignores the calls of a member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that are called in every test but are the subject of few, such as those of a logger or an
  /// analytics service:
  ///
  /// ```swift
  /// logger.ignoreCalls(withIdentifier: "log(_:)")
  /// ```
  ///
  /// The member's calls, including earlier ones, are still recorded, answered, and verified: a verification, an
  /// expectation, or a rejection can match them, and `verifyNoCalls` counts them. However, from then on, strict
  /// fakes don't report them, and they don't have to be verified. To undo this, call `storage.reset(.expectations)`.
  ///
  /// - Parameter identifier: The member's identifier, such as `log(_:)`. Without parentheses, it matches every
  ///   overload.
  public func ignoreCalls(withIdentifier identifier: String) {
    owner.ignore(identifier)
  }
}

extension StaticMock {
  /// Ignores the calls of a static member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that are called in every test but are the subject of few, such as those of a logger or an
  /// analytics service:
  ///
  /// ```swift
  /// FakeLog.ignoreCalls(withIdentifier: "log(_:)")
  /// ```
  ///
  /// The member's calls, including earlier ones, are still recorded, answered, and verified: a verification, an
  /// expectation, or a rejection can match them, and `verifyNoCalls` counts them. However, from then on, strict
  /// fakes don't report them, and they don't have to be verified. To undo this, call `staticStorage.reset(.expectations)`.
  ///
  /// - Parameter identifier: The member's identifier, such as `log(_:)`. Without parentheses, it matches every
  ///   overload.
  public static func ignoreCalls(withIdentifier identifier: String) {
    owner.ignore(identifier)
  }
}

extension KeyedMock {
  /// Ignores the calls of a member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that are called in every test but are the subject of few, such as those of a logger or an
  /// analytics service:
  ///
  /// ```swift
  /// logger.ignoreCalls(.log)
  /// ```
  ///
  /// The member's calls, including earlier ones, are still recorded, answered, and verified: a verification, an
  /// expectation, or a rejection can match them, and `verifyNoCalls` counts them. However, from then on, strict
  /// fakes don't report them, and they don't have to be verified. To undo this, call `storage.reset(.expectations)`.
  ///
  /// - Parameter method: The method.
  public func ignoreCalls(_ method: Method) {
    owner.ignore(method.rawValue)
  }
}

extension KeyedMock where Self: StaticMock {
  /// Ignores the calls of a static member in strict fakes, in `verifyNoMoreCalls`, and at the end of sessions.
  ///
  /// Use it for members that are called in every test but are the subject of few, such as those of a logger or an
  /// analytics service:
  ///
  /// ```swift
  /// FakeLog.ignoreCalls(.log)
  /// ```
  ///
  /// The member's calls, including earlier ones, are still recorded, answered, and verified: a verification, an
  /// expectation, or a rejection can match them, and `verifyNoCalls` counts them. However, from then on, strict
  /// fakes don't report them, and they don't have to be verified. To undo this, call `staticStorage.reset(.expectations)`.
  ///
  /// - Parameter method: The method.
  public static func ignoreCalls(_ method: Method) {
    owner.ignore(method.rawValue)
  }
}
