/// What a ``Stub`` does with matching interactions, until it is removed. Corresponds to Dobby's `Disposable`.
public final class Behavior: Sendable {
  private let removal: Mutex<(@Sendable () -> Void)?>

  /// Makes one that is registered.
  ///
  /// - Parameter removal: Takes it out of its stub; it must not keep the stub alive.
  init(removal: @escaping @Sendable () -> Void) {
    self.removal = Mutex(removal)
  }

  /// Whether the behavior has been removed.
  public var isRemoved: Bool {
    removal.withLock { $0 == nil }
  }

  /// Removes the behavior: from now on, later ones that match are used instead. Doing so again has no effect.
  public func remove() {
    let removal = removal.withLock { removal in
      defer { removal = nil }
      return removal
    }
    removal?()
  }
}

// MARK: - Dobby's names

extension Behavior {
  /// Dobby's name for ``isRemoved``.
  public var isDisposed: Bool { isRemoved }

  /// Dobby's name for ``remove()``.
  public func dispose() { remove() }
}
