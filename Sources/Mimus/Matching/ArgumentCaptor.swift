/// Captures the arguments of matching calls.
///
/// ```swift
/// let amounts = ArgumentCaptor<Int>()
/// gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.captured(by: amounts), "alice"])
/// amounts.values  // [30]
/// ```
///
/// It captures only from calls that match in every argument: those that a verification matches, that a stub answers, or
/// that meet an expectation. Each verification captures once from every call that it matches, in order.
public final class ArgumentCaptor<Value>: Sendable {
  private struct State: WatchedState {
    var captured: [CapturedValue<Value>] = []
    var observers = Observers()
  }

  private let state = WatchedMutex(State())

  /// Creates a captor that has captured nothing.
  public init() {}

  /// The captured values, beginning with the earliest.
  public var values: [Value] { captured.map(\.value) }

  /// The last captured value, or `nil` if nothing was captured.
  public var last: Value? { captured.last?.value }

  /// The captured values, including those that the reading code captured in an attempt that may be repeated.
  private var captured: [CapturedValue<Value>] {
    guard let attempt = CaptureScope.attempt else { return state.withLock { $0.captured } }
    attempt.watch(self)
    return state.withLock { $0.captured } + attempt.captures(for: self)
  }

  /// Adds a captured value.
  func capture(_ value: CapturedValue<Value>) {
    state.withLock { state in
      state.captured.append(value)
      state.observers.notify()
    }
  }
}

extension ArgumentCaptor: Watchable {
  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}

/// A value that passes through a lock. The code under test has already passed it on, from whichever task it runs on,
/// and the captor hands it to the test unchanged.
struct CapturedValue<Value>: Sendable {
  nonisolated(unsafe) let value: Value
}
