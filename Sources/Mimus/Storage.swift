/// What a fake has received and what it was told to do: its calls, its stubs and its expectations.
///
/// It is the only thing that a fake has to have. Give each fake one of its own:
///
/// ```swift
/// final class FakeMailer: Mailer, Mock {
///   let storage = Mimus.Storage()
///   func send(_ text: String, to name: String) { recordCall(arguments: [text, name]) }
/// }
/// ```
public final class Storage: Sendable {
  /// What happens when a fake receives an unexpected call.
  ///
  /// A call is unexpected if its member has neither a stub nor an expectation, or if its member has expectations and
  /// none of them awaits the call. A member that has only stubs can be called freely.
  public enum Strictness: Sendable {
    /// Nothing happens.
    case nice
    /// The call is reported as a warning, which doesn't fail the test.
    case naggy
    /// The call is reported as a failure.
    case strict
  }

  /// The parts of a storage, for `reset(_:)`.
  public struct Parts: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The recorded calls, with what is known of their verification.
    public static let calls = Parts(rawValue: 1)
    /// The stubs.
    public static let stubs = Parts(rawValue: 2)
    /// The expectations, the rejections, and what `ignoreCalls` was told.
    public static let expectations = Parts(rawValue: 4)
    /// All of it.
    public static let all: Parts = [.calls, .stubs, .expectations]
  }

  /// All that changes, behind the one lock. No user code runs while it is held.
  struct State: WatchedState {
    /// The type of the fake, once a call or a verification has told it.
    var fake: Any.Type?
    var log = CallLog()
    var stubs = StubList()
    var expectations: ExpectationList<CallPattern>
    var observers = Observers()
    /// What was last set of the properties of a generated fake, by name.
    var keptValues: [String: Any] = [:]
    /// What the test framework has been told of all that a session would report.
    var itemsKnownToRunner = ReportedItems()
    var statics = StaticUse()
  }

  let state: WatchedMutex<State>
  let strictness: Strictness
  let ordered: Bool
  let location: SourceLocation

  /// Make the storage of a fake.
  ///
  /// - Parameters:
  ///   - strictness: what happens when the fake receives a call that no expectation awaits.
  ///   - ordered: whether expectations have to be met in the order in which they were set up.
  ///   - fileID: the file that failures refer to when no expectation is at hand.
  ///   - filePath: the path of that file.
  ///   - line: the line in that file.
  ///   - column: the column in that line.
  public convenience init(
    _ strictness: Strictness = .nice, ordered: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(strictness, ordered: ordered, at: SourceLocation(fileID, filePath, line, column))
  }

  init(_ strictness: Strictness, ordered: Bool, at location: SourceLocation) {
    self.strictness = strictness
    self.ordered = ordered
    self.location = location
    let expectations = ExpectationList<CallPattern>(
      isStrict: strictness != .nice, isOrdered: ordered, countsExcess: strictness != .strict)
    state = WatchedMutex(State(expectations: expectations))
    MockSession.current?.add(self)
  }

  /// Forget calls, stubs or expectations.
  ///
  /// - Parameter parts: what to forget.
  public func reset(_ parts: Parts = .all) {
    // What is dropped may run user code in a `deinit`, so it is kept until the lock is free again: without a use behind
    // it, an optimised build lets it go too early.
    let (before, stubs) = inUse.state.withLock { state in
      let before = state
      if parts.contains(.calls) { state.log.removeAll() }
      let stubs = parts.contains(.stubs) ? state.stubs.removeAll() : []
      if parts.contains(.stubs) { state.keptValues = [:] }
      if parts.contains(.expectations) {
        state.expectations.removeAll()
        state.log.forgetIgnored()
      }
      state.observers.notify()
      return (before, stubs)
    }
    withExtendedLifetime((before, stubs)) {}
  }

  /// Whether a verification takes the calls that it matched out of the storage, so that a second one does not see them.
  ///
  /// Defaults to `false`: verifying doesn't consume calls. In Mimus 2 it did. What is set in a session holds until the
  /// session ends.
  public var consumesVerifiedCalls: Bool {
    get { inUse.withLog { $0.consumesVerifiedCalls } }
    set { setConsumesVerifiedCalls(newValue) }
  }
}

// MARK: - The life of a call

extension Storage {
  /// Record a call, let it meet the expectations, and wake everyone who waits for it.
  @usableFromInline
  func record(_ identifier: String, _ arguments: consuming [Any?]?, of fake: Any.Type? = nil) {
    // It is put out here, since to return it from the closure costs every call, though few are awaited.
    var awaited: RecordedCall?
    state.withLock { state in
      if let fake { state.fake = fake }
      state.log.append(identifier, arguments.take() ?? [], order: CallOrder.next())
      if state.expectations.awaitsCalls {
        awaited = state.log.newestCall
      } else {
        state.observers.notify()
      }
    }
    if let awaited { meetExpectations(awaited) }
  }

  /// The same for a call that will be answered.
  ///
  /// - Returns: the call, and whether there are stubs that may answer it.
  func recordedCall(_ identifier: String, _ arguments: consuming [Any?]?) -> (RecordedCall, mayBeStubbed: Bool) {
    let (call, isAwaited, mayBeStubbed) = state.withLock { state in
      state.log.append(identifier, arguments.take() ?? [], order: CallOrder.next())
      let isAwaited = state.expectations.awaitsCalls
      if !isAwaited { state.observers.notify() }
      // The matchers of expectations may set up stubs.
      return (state.log.newestCall, isAwaited, isAwaited || !state.stubs.isEmpty)
    }
    if isAwaited { meetExpectations(call) }
    return (call, mayBeStubbed)
  }
}

// MARK: - What the verbs do

extension Storage {
  /// The calls, or those of one member; whoever retries until something comes is woken by the next one.
  func readCalls(_ identifier: String? = nil) -> [RecordedCall] {
    Attempt.current?.watch(self)
    return identifier.map { calls.selection(of: $0).all } ?? calls.all
  }
}

// MARK: - What the rooms see of it

extension Storage: CallOwner, StubOwner {
  var fakeName: String? {
    state.withLock { $0.fake }.map { "\($0)" }
  }

  func withLog<Result>(_ body: (inout CallLog) -> Result) -> Result {
    state.withLock { body(&$0.log) }
  }

  func withStubs<Result>(_ body: (inout StubList, inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.stubs, &$0.observers) }
  }

  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}
