/// What a ``Stub`` does with the interactions that it was told about, until it is disposed of. Dobby's `Disposable`.
public final class Behavior: Sendable {
  private let remove: Mutex<(@Sendable () -> Void)?>

  /// Make one that is registered.
  ///
  /// - Parameter remove: takes it out of its stub; it must not keep the stub alive.
  init(remove: @escaping @Sendable () -> Void) {
    self.remove = Mutex(remove)
  }

  /// Whether the behaviour has been disposed of.
  public var isDisposed: Bool {
    remove.withLock { $0 == nil }
  }

  /// Take the behaviour back: from now on, later ones that match are used instead. Doing so again does nothing.
  public func dispose() {
    let remove = remove.withLock { remove in
      defer { remove = nil }
      return remove
    }
    remove?()
  }
}
