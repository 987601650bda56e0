extension Storage {
  /// Tells the storage whose it is, for the texts of failures.
  ///
  /// - Parameter fake: The type of the fake.
  /// - Returns: The storage.
  public func _of(_ fake: Any.Type) -> Storage {
    state.withLock { $0.fake = fake }
    return self
  }

  /// Record a call of a generated fake.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member.
  ///   - arguments: the arguments.
  /// - Returns: the call, to be answered.
  @inlinable
  public func _call<each Value>(_ identifier: String, _ arguments: repeat each Value) -> _Call {
    var count = 0
    for _ in repeat (each Value).self { count += 1 }
    var recorded: [Any?] = []
    recorded.reserveCapacity(count)
    for argument in repeat each arguments { recorded.append(argument) }
    return call(identifier, recorded)
  }

  /// Record a call whose arguments are in a list. It is answered later, if there are stubs at all.
  @usableFromInline
  func call(_ identifier: String, _ arguments: consuming [Any?]) -> _Call {
    let (call, mayBeStubbed) = recordedCall(identifier, arguments)
    return _Call(self, call, mayBeStubbed: mayBeStubbed)
  }

  /// Record a call that is not answered: an initializer's.
  public func _record<each Value>(_ identifier: String, _ arguments: repeat each Value) {
    var recorded: [Any?] = []
    for argument in repeat each arguments { recorded.append(argument) }
    record(identifier, recorded)
  }

  /// The calls of a member of a generated fake, as values of its own type: the only argument, or a tuple of them all.
  ///
  /// A call that has other arguments, recorded by hand, is left out.
  public func _history<Value>(_ identifier: String) -> [Value] {
    readCalls(identifier).compactMap { $0.tuple() }
  }

  /// The calls of a subscript of a generated fake whose indices some matchers mean.
  func history<each Index, Value>(
    _ identifier: String, _ matchers: repeat Argument<each Index>, read: (RecordedCall) -> Value?
  ) -> [Value] {
    var wanted: [(any Matcher)?] = []
    for matcher in repeat each matchers { wanted.append(matcher.ofItsType) }
    return readCalls(identifier).compactMap { call in
      // A setter's calls carry the new value behind the indices.
      for (matcher, argument) in zip(wanted, call.arguments) where !Comparison.matches(matcher, argument) { return nil }
      return read(call)
    }
  }

  /// The storage to use for the static members of a generated fake: the session's own while one runs.
  public var _inSession: Storage { inSession }

  /// The storage for the static members of a generic fake, which cannot have static stored properties.
  public static func _static(for type: Any.Type) -> Storage {
    staticStorages.withLock { storages in
      if let known = storages[ObjectIdentifier(type)] { return known }
      let made = MockSession.$current.withValue(nil) { Storage()._of(type) }
      storages[ObjectIdentifier(type)] = made
      return made
    }
  }
}

/// A fake among the arguments of a call is shown without what it has recorded itself.
extension Storage: CustomStringConvertible {
  public var description: String { "Storage" }
}

/// The storages of the static members of generic fakes.
private let staticStorages = Mutex<[ObjectIdentifier: Storage]>([:])

/// What a generated fake records for an argument that cannot be recorded: a closure that ends with the call, an
/// autoclosure, a value that cannot be copied.
public struct _Placeholder: UnrecordedArgument, Sendable, CustomStringConvertible {
  /// What the argument is.
  public let description: String

  /// Make a placeholder.
  ///
  /// - Parameter description: what the argument is.
  public init(_ description: String) {
    self.description = "<\(description)>"
  }
}

/// What a generated spy forwards to, held so that a value type can be changed through it.
public final class _Target<Value>: @unchecked Sendable {
  // Unchecked: what is forwarded to is used on whichever thread the spy is called on, as it would be without the spy.

  /// What is forwarded to.
  public var value: Value

  /// Hold what is forwarded to.
  public init(_ value: Value) {
    self.value = value
  }
}

/// The values of a parameter pack, as the one argument that is recorded of it.
public func _packed<each Value>(_ values: repeat each Value) -> [Any] {
  var packed: [Any] = []
  for value in repeat each values { packed.append(value) }
  return packed
}

/// What is asked of the values of a parameter pack, as what is asked of the one argument that is recorded of it.
public func _packed<each Value>(_ matchers: repeat Argument<each Value>) -> Argument<[Any]> {
  var nodes: [any MatcherNode] = []
  for matcher in repeat each matchers { nodes.append(matcher.ofItsType.node) }
  return Argument(TupleNode(nodes: nodes, isPack: true))
}
