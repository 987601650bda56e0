// A storage as sessions see it: what it reports when they end, and which storage takes the place of a static one.

extension Storage: SessionMember {
  var isStatic: Bool { state.withLock { $0.statics.isStatic } }

  func withItemsKnownToRunner<Result>(_ body: (inout ReportedItems) -> Result) -> Result {
    state.withLock { body(&$0.itemsKnownToRunner) }
  }

  func reportUnusedStubs(of session: MockSession, after start: Int) {
    verifyStubsUsed(of: session, after: start)
  }

  func reportUnmetExpectations(of session: MockSession, after start: Int) {
    reportUnmetEach(of: session, after: start, fake: fakeName)
  }

  func reportUnverifiedCalls(at location: SourceLocation) {
    let calls = unverifiedCalls.filter { call in
      ![.calls(through: call.order), .call(call.order)].contains { (kind: ReportedItem.Kind) in
        FailureReporter.hasReported(ReportedItem(kind, of: self))
      }
    }
    reportUnverified(calls.map { CallSequence.OwnedCall(call: $0, owner: self) }, of: [self], at: location)
  }

  func restoreSettings(changedIn session: MockSession) {
    state.withLock { $0.log.settings.restore(changedIn: ObjectIdentifier(session)) }
  }
}

// MARK: - Static storages

/// What a static storage knows of the sessions that use it. A static property is shared by the whole process, so each
/// session puts a storage of its own in its place.
struct StaticUse {
  /// Whether a static member has used the storage.
  var isStatic = false
  /// When a test without a session last used the storage, as a position in the order of all calls.
  var newestUseByTest = 0
  /// The storages that running sessions use in place of this one.
  var substitutes: [ObjectIdentifier: Substitute] = [:]

  struct Substitute {
    let storage: Storage
    /// The sessions that the session runs in.
    let enclosing: Set<ObjectIdentifier>
  }

  /// The storage of the one session that uses this one, or of the innermost if each runs in another.
  var innermostSubstitute: Storage? {
    substitutes.first { session, own in
      substitutes.keys.allSatisfy { $0 == session || own.enclosing.contains($0) }
    }?.value.storage
  }
}

extension Storage {
  /// The storage to use in place of a static one: the session's own while a session runs.
  ///
  /// A queue or a thread carries no session, so what it does belongs to the one running session that uses the storage.
  /// If there is no such session, or more than one, it belongs to the storage itself.
  var inSession: Storage {
    if let session = MockSession.running { return substitute(in: session) }
    // A test that carries no session doesn't belong to another test's.
    let isTest = TestRunner.isOnTaskOfTest
    let only = state.withLock { state in
      state.statics.isStatic = true
      if isTest { state.statics.newestUseByTest = CallOrder.next() }
      return isTest ? nil : state.statics.innermostSubstitute
    }
    return only ?? self
  }

  /// The storage to change when a test changes this one: the session's own if this one is static.
  var inUse: Storage {
    if isStatic { return inSession }
    return MockSession.running?.substitute(of: self) as? Storage ?? self
  }

  /// Returns the value of a setting.
  func setting(_ setting: KeyPath<RecordingSettings, Bool>) -> Bool {
    let storage = inUse
    Attempt.current?.watch(storage)
    return storage.withLog { $0.settings[keyPath: setting] }
  }

  /// Changes a setting. If a session is running, the setting holds until it ends.
  func set(_ setting: WritableKeyPath<RecordingSettings, Bool>, to newValue: Bool) {
    let storage = inUse
    // Whether the storage is static isn't known until a static member has used it.
    let session = storage === self ? MockSession.running : nil
    let isRestored = session?.willRestoreSettings(of: self) ?? false
    storage.state.withLock { state in
      state.log.settings.set(setting, to: newValue, in: isRestored ? session.map { ObjectIdentifier($0) } : nil)
      state.observers.notify()
    }
    // The session may have ended in between.
    if let session, session.isFinished { restoreSettings(changedIn: session) }
  }

  private func substitute(in session: MockSession) -> Storage {
    var strays: [(call: RecordedCall, marks: CallMarks)] = []
    let (substitute, isNew) = session.substitute(of: self) {
      let made = Storage(strictness, ordered: ordered, at: location)
      let settings = withLog { $0.settings.withoutSessions }
      made.withLog { $0.settings = settings }
      strays = self.strays(of: session)
      made.withLog { $0.append(strays) }
      return state.withLock { $0.fake }.map(made._of) ?? made
    }
    guard let own = substitute as? Storage else { return self }
    guard isNew else { return own }
    restoreSettings(changedIn: session)
    state.withLock { state in
      state.statics.isStatic = true
      state.log.remove(strays.map(\.call.order))
      state.statics.substitutes[ObjectIdentifier(session)] = StaticUse.Substitute(
        storage: own, enclosing: session.enclosing)
    }
    // The removed calls may run user code in a `deinit`, so they are kept until the lock is released.
    withExtendedLifetime(strays) {}
    // The session may have ended in between.
    if session.isFinished { endSubstitution(of: session) }
    return own
  }

  /// Returns the calls that queues and threads have made since a session began, before it used the storage. If other
  /// tests have used the storage in the meantime, there's no way to tell whose calls they are.
  private func strays(of session: MockSession) -> [(call: RecordedCall, marks: CallMarks)] {
    let strays: MarkedCalls? = state.withLock { state in
      let statics = state.statics
      guard statics.substitutes.isEmpty, statics.newestUseByTest < session.start else { return nil }
      return state.log.newestOrder > session.start ? state.log.markedCalls(after: session.start) : nil
    }
    return strays?.all ?? []
  }

  /// Removes the storage that a session has put in place of this one.
  func endSubstitution(of session: MockSession) {
    let substitute = state.withLock { $0.statics.substitutes.removeValue(forKey: ObjectIdentifier(session)) }
    withExtendedLifetime(substitute) {}
  }
}
