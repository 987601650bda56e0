/// A fake's recorded calls, stubs, and expectations.
///
/// A storage is all that a fake must have. Give each fake its own:
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
  /// A call is unexpected if its member has neither a stub nor an expectation, or if its member has expectations but
  /// none of them accepts the call. A member that has only stubs can be called freely.
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

    /// Creates a set of parts.
    ///
    /// - Parameter rawValue: The sum of the raw values of the parts.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The recorded calls, including whether they were verified.
    public static let calls = Parts(rawValue: 1)
    /// The stubs, and the values that the properties of generated fakes were set to.
    public static let stubs = Parts(rawValue: 2)
    /// The expectations, the rejections, and the members passed to `ignoreCalls`.
    public static let expectations = Parts(rawValue: 4)
    /// All parts.
    public static let all: Parts = [.calls, .stubs, .expectations]
  }

  /// All mutable state, behind one lock. No user code runs while the lock is held.
  struct State: WatchedState {
    /// The type of the fake, known from its first call or verification.
    var fake: Any.Type?
    var log = CallLog()
    var stubs = StubList()
    var expectations: ExpectationList<CallPattern>
    var observers = Observers()
    /// The last values that the properties of a generated fake were set to, by name.
    var keptValues: [String: Any] = [:]
    /// The items already reported to the test framework, so that a session doesn't report them again.
    var itemsKnownToRunner = ReportedItems()
    var statics = StaticUse()
  }

  let state: WatchedMutex<State>
  let strictness: Strictness
  let ordered: Bool
  let location: SourceLocation

  /// Creates a storage for a fake.
  ///
  /// - Parameters:
  ///   - strictness: What happens when the fake receives an unexpected call.
  ///   - ordered: A Boolean value that indicates whether expectations must be met in the order in which they were set
  ///     up.
  ///   - retainsArguments: A Boolean value that indicates whether recorded arguments are kept alive. See
  ///     ``retainsArguments``.
  ///   - fileID: The source location at which to report a failure that concerns no particular expectation. Defaults to
  ///     the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public convenience init(
    _ strictness: Strictness = .nice, ordered: Bool = true, retainsArguments: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(strictness, ordered: ordered, at: SourceLocation(fileID, filePath, line, column))
    if !retainsArguments { withLog { $0.settings.retainsArguments = false } }
  }

  init(_ strictness: Strictness, ordered: Bool, at location: SourceLocation) {
    self.strictness = strictness
    self.ordered = ordered
    self.location = location
    let expectations = ExpectationList<CallPattern>(
      isStrict: strictness != .nice, isOrdered: ordered, countsExcess: strictness != .strict)
    state = WatchedMutex(State(expectations: expectations))
    MockSession.running?.add(self)
  }

  /// Removes recorded calls, stubs, or expectations.
  ///
  /// - Parameter parts: The parts to remove.
  public func reset(_ parts: Parts = .all) {
    // The removed objects may run user code in a `deinit`, so they are kept until the lock is released. Without a later
    // use, an optimized build would release them too early.
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

  /// A Boolean value that indicates whether verifying removes the calls it matched, so that a second verification
  /// doesn't match them.
  ///
  /// Defaults to `false`: verifying doesn't consume calls. (In Mimus 2, it did.) If you set it within a session, the
  /// setting holds until the session ends.
  public var consumesVerifiedCalls: Bool {
    get { setting(\.consumesVerifiedCalls) }
    set { set(\.consumesVerifiedCalls, to: newValue) }
  }

  /// A Boolean value that indicates whether the storage keeps recorded arguments alive. Defaults to `true`.
  ///
  /// Set it to `false` to test that an object is deallocated, or that a closure is released. From then on, objects are
  /// recorded weakly, including those in arrays, in sets, and as values of dictionaries. They match while they exist.
  /// Afterward, messages show "a Session, since deallocated", and only `.any` and `.notNil` match them. Of closures, only
  /// the type is recorded. The values that a generated fake's properties were set to are held in the same way. The code
  /// that answers a call still receives the objects and closures themselves: `andDo`, `andCallBack`, and matchers of
  /// stubs and expectations.
  ///
  /// Other values are recorded as usual, including everything that a structure, an enumeration, or a tuple contains.
  /// The typed history of a generated fake reports calls that it can no longer return. If you set it within a session,
  /// the setting holds until the session ends.
  public var retainsArguments: Bool {
    get { setting(\.retainsArguments) }
    set { set(\.retainsArguments, to: newValue) }
  }
}

// MARK: - The life of a call

extension Storage {
  /// Records a call, lets it meet the expectations, and wakes everything that waits for it.
  @usableFromInline
  func record(_ identifier: String, _ arguments: consuming [Any?]?, of fake: Any.Type? = nil) {
    // The call is assigned here because returning it from the closure slows every call, and few are awaited.
    var awaited: RecordedCall?
    var unkept: [Any?]?
    state.withLock { state in
      if let fake { state.fake = fake }
      unkept = state.log.append(state.log.number(of: identifier), arguments.take() ?? [], order: CallOrder.next())
      if state.expectations.awaitsCalls {
        awaited = state.log.newestCall(with: unkept)
      } else {
        state.observers.notify()
      }
    }
    if let awaited { meetExpectations(awaited) }
    // An object that the log doesn't keep alive may be released here, outside the lock, because that may run user code.
    withExtendedLifetime(unkept) {}
  }

  /// Records a call unless a stub may answer it or an expectation may await it.
  ///
  /// - Parameters:
  ///   - member: The number of the member.
  ///   - arguments: The arguments of the call.
  /// - Returns: The arguments if the call wasn't recorded; otherwise, nil.
  @usableFromInline
  func recordUnlessStubbed(_ member: Int, _ arguments: consuming [Any?]?) -> [Any?]? {
    var unkept: [Any?]?
    state.withLock { state in
      guard state.stubs.isEmpty, !state.expectations.awaitsCalls else { return }
      unkept = state.log.append(member, arguments.take() ?? [], order: CallOrder.next())
      state.observers.notify()
    }
    // What the log doesn't keep alive is released outside the lock.
    withExtendedLifetime(unkept) {}
    return arguments
  }

  /// Records a call that will be answered.
  ///
  /// - Returns: The call, and whether there are stubs that may answer it.
  func recordedCall(_ identifier: String, _ arguments: consuming [Any?]?) -> (RecordedCall, mayBeStubbed: Bool) {
    let (call, isAwaited, mayBeStubbed) = state.withLock { state in
      let unkept = state.log.append(
        state.log.number(of: identifier), arguments.take() ?? [], order: CallOrder.next())
      let isAwaited = state.expectations.awaitsCalls
      if !isAwaited { state.observers.notify() }
      // Matchers of expectations may set up stubs.
      return (state.log.newestCall(with: unkept), isAwaited, isAwaited || !state.stubs.isEmpty)
    }
    if isAwaited { meetExpectations(call) }
    return (call, mayBeStubbed)
  }
}

// MARK: - What the methods do

extension Storage {
  /// Returns all calls, or those of one member. Anything that retries until a call comes is woken by the next one.
  func readCalls(_ identifier: String? = nil) -> [RecordedCall] {
    Attempt.current?.watch(self)
    return identifier.map { calls.selection(of: $0).all } ?? calls.all
  }
}

// MARK: - What other folders use

extension Storage: CallOwner, StubOwner {
  var fakeName: String? {
    guard let fake = state.withLock({ $0.fake }), !(fake is any NamedFake.Type) else { return nil }
    return "\(fake)"
  }

  var typeName: String? {
    guard let fake = state.withLock({ $0.fake }), fake is any NamedFake.Type else { return fakeName }
    return String("\(fake)".prefix { $0 != "<" })
  }

  /// Returns the number of a member, and notes the type of the fake that has it, unless the storage is already another
  /// fake's.
  func number(of identifier: String, in fake: Any.Type) -> Int {
    state.withLock { state in
      if state.fake == nil { state.fake = fake }
      return state.log.number(of: identifier)
    }
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
