/// Keeps the arguments of the calls that a verification matched.
///
/// ```swift
/// let amounts = ArgumentCaptor<Int>()
/// gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.captured(by: amounts), "alice"])
/// amounts.values  // [30]
/// ```
///
/// Only calls that match in every argument are captured, in their order, once for each verification.
public final class ArgumentCaptor<Value>: Sendable {
  private struct State: WatchedState {
    var captured: [CapturedValue<Value>] = []
    var observers = Observers()
  }

  private let state = WatchedMutex(State())

  /// Creates a captor that has captured nothing.
  public init() {}

  /// The captured values, the earliest first.
  public var values: [Value] { captured.map(\.value) }

  /// The last captured value; `nil` before anything was captured.
  public var last: Value? { captured.last?.value }

  /// What has been captured, with what the code that reads it has captured in an attempt that may be repeated.
  private var captured: [CapturedValue<Value>] {
    guard let attempt = Attempt.current else { return state.withLock { $0.captured } }
    attempt.watch(self)
    return state.withLock { $0.captured } + attempt.captures(for: self)
  }

  /// Keeps one more value.
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

/// A value on its way through a lock. The program under test has passed it on itself, from whatever task it runs on; the
/// captor hands it to the test as it is.
struct CapturedValue<Value>: Sendable {
  nonisolated(unsafe) let value: Value
}
