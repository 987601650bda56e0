/// A stub: the answers to matching calls. `stubCall` returns a stub so that you can add answers to it.
///
/// Each answer is given once, unless `times:` says otherwise. The last one repeats. A callback, a delay, or a gate
/// belongs to the answer that follows it or, if none follows, to the last one:
///
/// ```swift
/// gateway.stubCall(withIdentifier: "charge")
///   .andThrow(CardError.declined)
///   .andDelay(.milliseconds(10)).andReturn(receipt)
/// ```
///
/// Keep the stub to add answers later, to see how many calls it has answered, or to remove it.
///
/// Several stubs may match a call. Stubs with arguments take precedence over those without, and newer stubs over older
/// ones. (In contrast, a ``Stub`` of interactions uses the first behavior that matches.) A stub that is used up, or
/// whose value is of a different type than the call returns, is skipped. If all matching stubs have values of a
/// different type, a failure is reported at the one that takes precedence.
public final class CallStub: Sendable {
  private let owner: any StubOwner
  private let entry: StubEntry

  /// Creates a handle to a stub. The stub is set up with its first answer, or by `setUp(at:)`.
  init(_ entry: StubEntry, of owner: any StubOwner) {
    self.entry = entry
    self.owner = owner
  }

  /// The number of calls the stub has answered. It keeps its value when the stub is removed.
  public var useCount: Int {
    Attempt.current?.watch(owner)
    return owner.withStubs { _ in entry.useCount }
  }

  /// The location at which the stub was set up.
  var location: SourceLocation { owner.withStubs { _ in entry.location } ?? owner.location }

  /// Removes the stub, so that later calls are answered as if it had never been set up.
  public func remove() {
    let removed = owner.withStubs { list, observers in
      defer { observers.notify() }
      return list.remove(entry)
    }
    // What its closures own may run user code when it is released, so it is kept until the lock is released.
    withExtendedLifetime(removed) {}
  }

  /// Sets the stub up, unless that has already been done. Arguments that could never match are reported immediately.
  func setUp(at location: SourceLocation) {
    guard owner.withStubs({ _ in entry.phase == .awaitingAnswer }) else { return }
    let misuses = entry.pattern.misuses
    MockSession.running?.addGuest(owner)
    let number: Int? = owner.withStubs { list, observers in
      guard entry.phase == .awaitingAnswer else { return nil }
      list.add(entry, at: location)
      observers.notify()
      return entry.number
    }
    guard let number else { return }
    entry.pattern.report(misuses, at: location, about: [ReportedItem(.setUp(number), of: owner)])
  }

  /// Reports a failure about how the stub was set up, after which it isn't reported as unused.
  func reportMisuse(_ text: String, at location: SourceLocation?) {
    let item = ReportedItem(.setUp(owner.withStubs { _ in entry.number }), of: owner)
    FailureReporter.report(MockFailure(text, at: location ?? self.location, about: [item]))
  }

  /// Adds an answer. Adding to a removed stub is reported as a failure.
  ///
  /// - Parameters:
  ///   - location: The line that adds the answer, if known. The stub is set up there with its first answer.
  ///   - add: Adds to the entry, under the lock.
  @discardableResult
  func adding(at location: SourceLocation? = nil, _ add: (StubEntry) -> Void) -> CallStub {
    if let location { setUp(at: location) }
    let (isThere, place) = owner.withStubs { list, observers in
      let isThere = entry.phase == .setUp
      if isThere { list.add(to: entry, add) }
      observers.notify()
      return (isThere, entry.location)
    }
    if !isThere { FailureReporter.report(UnstubbedMessage.removed, at: location ?? place ?? owner.location) }
    return self
  }
}

// MARK: - Suspended calls

extension CallStub {
  /// Adds an answer that suspends calls.
  ///
  /// - Parameters:
  ///   - location: The line that adds the answer, if known. The stub is set up there with its first answer.
  ///   - read: Reads the arguments of a call.
  ///   - erase: Converts the value that a call is resumed with to an answer's value.
  /// - Returns: The suspended calls.
  func suspending<Arguments, Failure: Error, Value>(
    at location: SourceLocation? = nil, read: @escaping (RecordedCall) throws -> Arguments,
    erase: @escaping (Value) -> Any?
  ) -> PendingCalls<Arguments, Failure, Value> {
    if let location { setUp(at: location) }
    let calls = SuspendedCalls(at: self.location)
    MockSession.current?.atEnd { [weak calls] in calls?.close(.sessionEnded(isFailure: $0)) }
    adding(at: location) { $0.append(.suspend(calls)) }
    return PendingCalls(calls, of: self, read: read, erase: erase)
  }

  /// Returns the message for an awaited call that didn't come.
  func noPendingCallText(_ progress: SuspendedCalls.Progress, _ remark: String) -> String {
    let facts = owner.withStubs { _ in StubFacts(entry) }
    return SuspensionMessage.noCall(entry.pattern, facts, owner.calls, progress, remark)
  }
}
