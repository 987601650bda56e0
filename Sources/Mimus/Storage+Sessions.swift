// A storage as sessions see it: what it reports when they end, and which storage takes the place of a static one.

extension Storage: SessionMember {
  var isStatic: Bool { state.withLock { $0.statics.isStatic } }

  func withItemsKnownToRunner<Result>(_ body: (inout ReportedItems) -> Result) -> Result {
    state.withLock { body(&$0.itemsKnownToRunner) }
  }

  func reportUnusedStubs(after start: Int) {
    verifyStubsUsed(after: start)
  }

  func reportUnfulfilledExpectations(after start: Int) {
    reportUnfulfilledEach(after: start, of: fakeName)
  }

  func reportUnverifiedCalls(at location: SourceLocation) {
    let calls = unverifiedCalls.filter {
      !FailureReporter.hasReported(ReportedItem(.calls(through: $0.order), of: self))
    }
    reportUnverified(calls.map { CallSequence.OwnedCall(call: $0, owner: self) }, of: [self], at: location)
  }

  func restore(_ settings: RecordingSettings) {
    withLog { $0.settings = settings }
  }
}

// MARK: - Static storages

/// What a static storage knows of the sessions that use it. A static property is shared by the whole process, so each
/// session puts a storage of its own in its place.
struct StaticUse {
  /// Whether a static member has used the storage.
  var isStatic = false
  /// The storages that running sessions use in place of this one.
  var substitutes: [ObjectIdentifier: Storage] = [:]
}

extension Storage {
  /// The storage to use in place of a static one: the session's own while a session runs.
  ///
  /// A queue or a thread carries no session, so what it does belongs to the one running session that uses the storage.
  /// If there is no such session, or more than one, it belongs to the storage itself.
  var inSession: Storage {
    if let session = MockSession.running { return substitute(in: session) }
    let only = state.withLock { state in
      state.statics.isStatic = true
      return state.statics.substitutes.count == 1 ? state.statics.substitutes.first?.value : nil
    }
    // A test that carries no session doesn't belong to another test's.
    guard let only, !TestRunner.isOnTaskOfTest else { return self }
    return only
  }

  /// The storage to change when a test changes this one: the session's own if this one is static.
  var inUse: Storage {
    if isStatic { return inSession }
    return MockSession.running?.substitute(of: self) as? Storage ?? self
  }

  /// Changes a setting. If a session is running, the setting holds until it ends.
  func set(_ setting: WritableKeyPath<RecordingSettings, Bool>, to newValue: Bool) {
    let storage = inUse
    let before = storage.withLog { log in
      defer { log.settings[keyPath: setting] = newValue }
      return log.settings
    }
    // Whether the storage is static isn't known until a static member has used it.
    if storage === self { MockSession.running?.keepSettings(before, of: self) }
  }

  private func substitute(in session: MockSession) -> Storage {
    let (substitute, isNew) = session.substitute(of: self) {
      let made = Storage(strictness, ordered: ordered, at: location)
      made.restore(withLog { $0.settings })
      return state.withLock { $0.fake }.map(made._of) ?? made
    }
    guard let own = substitute as? Storage else { return self }
    guard isNew else { return own }
    if let before = session.takeSettings(of: self) { restore(before) }
    state.withLock { state in
      state.statics.isStatic = true
      state.statics.substitutes[ObjectIdentifier(session)] = own
    }
    // The session may have ended in between.
    if session.isFinished { endSubstitution(of: session) }
    return own
  }

  /// Removes the storage that a session has put in place of this one.
  func endSubstitution(of session: MockSession) {
    let substitute = state.withLock { $0.statics.substitutes.removeValue(forKey: ObjectIdentifier(session)) }
    withExtendedLifetime(substitute) {}
  }
}
