extension Storage {
  /// Tells the storage the type of its fake, for failure messages.
  ///
  /// - Parameter fake: The type of the fake.
  /// - Returns: The storage.
  public func _of(_ fake: Any.Type) -> Storage {
    state.withLock { $0.fake = fake }
    return self
  }

  /// Records a call of a generated fake.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member.
  ///   - arguments: The arguments of the call, in order.
  /// - Returns: The call, which must be answered.
  @inlinable
  public func _call<each Value>(_ identifier: String, _ arguments: repeat each Value) -> _Call {
    call(identifier, recorded(repeat each arguments))
  }

  /// Records a call whose arguments are in a list. It is answered later, if there are any stubs.
  @usableFromInline
  func call(_ identifier: String, _ arguments: consuming [Any?]) -> _Call {
    let (call, mayBeStubbed) = recordedCall(identifier, arguments)
    return _Call(self, call, mayBeStubbed: mayBeStubbed)
  }

  /// Records a call that isn't answered, such as that of an initializer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member.
  ///   - arguments: The arguments of the call, in order.
  public func _record<each Value>(_ identifier: String, _ arguments: repeat each Value) {
    record(identifier, recorded(repeat each arguments))
  }

  /// Returns the arguments of the calls to a member of a generated fake: the only argument, or a tuple of all
  /// arguments.
  ///
  /// Calls recorded by hand that have different arguments are omitted.
  ///
  /// - Parameter identifier: The identifier of the member.
  /// - Returns: The arguments of each call, in order.
  public func _history<Value>(_ identifier: String) -> [Value] {
    history(of: readCalls(identifier), identifier) { $0.tuple() }
  }

  /// Returns the calls for a typed history. Calls with arguments that weren't kept alive are omitted and reported.
  private func history<Value>(
    of calls: [RecordedCall], _ identifier: String, read: (RecordedCall) -> Value?
  ) -> [Value] {
    var unreadable: [RecordedCall] = []
    let history = calls.compactMap { call in
      let value = read(call)
      if value == nil, call.areArgumentsLost.contains(true) { unreadable.append(call) }
      return value
    }
    if !unreadable.isEmpty {
      FailureReporter.report(FailureMessage.unreadable(unreadable, identifier, of: calls.count), at: location)
    }
    return history
  }

  /// Returns the calls to a subscript of a generated fake whose indices match.
  func history<each Index, Value>(
    _ identifier: String, _ matchers: repeat Argument<each Index>, read: (RecordedCall) -> Value?
  ) -> [Value] {
    let wanted = ofTheirTypes(repeat each matchers)
    let calls = readCalls(identifier).filter { call in
      // The calls of a setter have the new value after the indices.
      zip(wanted, call.arguments).allSatisfy { Comparison.matches($0, $1) }
    }
    return history(of: calls, identifier, read: read)
  }

  /// The storage to use for the static members of a generated fake: the session's own while a session runs.
  public var _inSession: Storage { inSession }

  /// Returns the storage for the static members of a generic fake, which can't have static stored properties.
  ///
  /// - Parameter type: The type of the fake.
  /// - Returns: The storage, which is always the same for the type.
  public static func _static(for type: Any.Type) -> Storage {
    staticStorages.withLock { storages in
      if let known = storages[ObjectIdentifier(type)] { return known }
      let made = MockSession.$running.withValue(nil) { Storage()._of(type) }
      storages[ObjectIdentifier(type)] = made
      return made
    }
  }
}

/// The storages of the static members of generic fakes.
private let staticStorages = Mutex<[ObjectIdentifier: Storage]>([:])

/// The arguments of a call as they are recorded.
@inlinable
func recorded<each Value>(_ values: repeat each Value) -> [Any?] {
  var count = 0
  for _ in repeat (each Value).self { count += 1 }
  var list: [Any?] = []
  list.reserveCapacity(count)
  for value in repeat each values { list.append(value) }
  return list
}

/// A placeholder that a generated fake records for an argument that can't be recorded: a nonescaping closure, an
/// autoclosure, or a noncopyable value.
public struct _Placeholder: UnrecordedArgument, Sendable, CustomStringConvertible {
  /// A description of the argument.
  public let description: String

  /// Creates a placeholder.
  ///
  /// - Parameter description: A description of the argument.
  public init(_ description: String) {
    self.description = "<\(description)>"
  }
}

/// The object that a generated spy forwards to, in a container through which a value type can be changed.
public final class _Target<Value>: @unchecked Sendable {
  // Unchecked because the object is used on whichever thread the spy is called on, as it would be without the spy.

  private var current: Value

  /// The object that the spy forwards to.
  ///
  /// What changes it changes a copy, and then puts that in its place, because a call that changes the object may call
  /// the spy again, which a longer access would forbid.
  public var value: Value {
    get { current }
    set { current = newValue }
  }

  /// Creates a container for the object that the spy forwards to.
  ///
  /// - Parameter value: The object.
  public init(_ value: Value) {
    current = value
  }
}

/// Returns the values of a parameter pack as the single argument that is recorded for it.
///
/// - Parameter values: The values of the parameter pack.
public func _packed<each Value>(_ values: repeat each Value) -> [Any] {
  var packed: [Any] = []
  for value in repeat each values { packed.append(value) }
  return packed
}

/// Returns the matchers for the values of a parameter pack as a matcher for the single argument that is recorded for
/// it.
///
/// - Parameter matchers: The matchers for the values.
public func _packed<each Value>(_ matchers: repeat Argument<each Value>) -> Argument<[Any]> {
  var nodes: [any MatcherNode] = []
  for matcher in repeat each matchers { nodes.append(matcher.ofItsType.node) }
  return Argument(TupleNode(nodes: nodes, isPack: true))
}
