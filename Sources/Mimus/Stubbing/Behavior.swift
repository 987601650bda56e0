/// The answer of a ``Stub`` to matching interactions, until it is removed. Corresponds to Dobby's `Disposable`.
public final class Behavior: Sendable {
  private struct State: WatchedState {
    var removal: (@Sendable () -> Void)?
    var observers = Observers()
  }

  private let state: WatchedMutex<State>

  /// Creates a behavior that is registered with its stub.
  ///
  /// - Parameter removal: Removes it from its stub. It must not keep the stub alive.
  init(removal: @escaping @Sendable () -> Void) {
    state = WatchedMutex(State(removal: removal))
  }

  /// A Boolean value that indicates whether the behavior has been removed.
  public var isRemoved: Bool {
    Attempt.current?.watch(self)
    return state.withLock { $0.removal == nil }
  }

  /// Removes the behavior, so that later matching behaviors are used instead. Removing it again has no effect.
  public func remove() {
    let removal = state.withLock { state in
      defer { state.removal = nil }
      state.observers.notify()
      return state.removal
    }
    removal?()
  }
}

extension Behavior: Watchable {
  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}

// MARK: - Dobby's names

extension Behavior {
  /// A Boolean value that indicates whether the behavior has been removed. This is Dobby's name for ``isRemoved``.
  public var isDisposed: Bool { isRemoved }

  /// Removes the behavior. This is Dobby's name for ``remove()``.
  public func dispose() { remove() }
}
