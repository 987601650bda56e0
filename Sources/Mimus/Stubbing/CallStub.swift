/// A stub: what matching calls are answered with. Returned by `stubCall`, to add answers to.
///
/// Each answer is given once, unless a number of times is given; the last one repeats. A call-back, a delay, or a gate
/// belongs to the answer that follows it, or else to the last one:
///
/// ```swift
/// gateway.stubCall(withIdentifier: "charge")
///   .andThrow(CardError.declined)
///   .andDelay(.milliseconds(10)).andReturn(receipt)
/// ```
///
/// Keep the stub to add answers later, to see how many calls it has answered, or to remove it.
///
/// Several stubs may match a call. Those with arguments are asked before those without, and newer ones before older
/// ones; a ``Stub`` of interactions takes the first behavior instead. A stub that is used up, or whose value is of
/// another type than the call returns, is passed over. Where only stubs of another type match, that is a failure at the
/// first of them.
public final class CallStub: Sendable {
  private let owner: any StubOwner
  private let entry: StubEntry

  /// Makes a handle to a stub; the stub is set up with its first answer, or by `setUp(at:)`.
  init(_ entry: StubEntry, of owner: any StubOwner) {
    self.entry = entry
    self.owner = owner
  }

  /// The number of calls the stub has answered. It keeps its value when the stub is removed.
  public var useCount: Int {
    Attempt.current?.watch(owner)
    return owner.withStubs { _ in entry.useCount }
  }

  /// Where the stub was set up.
  var location: SourceLocation { owner.withStubs { _ in entry.location } ?? owner.location }

  /// Removes the stub: later calls are answered as if it had never been set up.
  public func remove() {
    let removed = owner.withStubs { list, observers in
      defer { observers.notify() }
      return list.remove(entry)
    }
    // What its closures own may run user code when it goes away, so it is kept until the lock is free again.
    withExtendedLifetime(removed) {}
  }

  /// Sets the stub up, unless that has been done. What its arguments can never match is reported at once.
  func setUp(at location: SourceLocation) {
    guard owner.withStubs({ _ in entry.phase == .awaitingAnswer }) else { return }
    entry.pattern.reportMisuse(at: location)
    MockSession.current?.addGuest(owner)
    owner.withStubs { list, observers in
      guard entry.phase == .awaitingAnswer else { return }
      list.add(entry, at: location)
      observers.notify()
    }
  }

  /// Adds to the answers. To add to a stub that was removed is a mistake, which is reported.
  ///
  /// - Parameters:
  ///   - location: The line that adds, if it is known; the stub is set up there with its first answer.
  ///   - add: Adds to the entry, under the lock.
  @discardableResult
  func adding(at location: SourceLocation? = nil, _ add: (StubEntry) -> Void) -> CallStub {
    if let location { setUp(at: location) }
    let (isThere, place) = owner.withStubs { _, observers in
      let isThere = entry.phase == .setUp
      if isThere { add(entry) }
      observers.notify()
      return (isThere, entry.location)
    }
    if !isThere { FailureReporter.report(UnstubbedMessage.removed, at: location ?? place ?? owner.location) }
    return self
  }
}
