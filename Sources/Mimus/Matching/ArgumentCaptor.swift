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
  private let captured = Mutex<[Captured]>([])

  /// Make a captor that has captured nothing.
  public init() {}

  /// What has been captured, the earliest first.
  public var values: [Value] {
    captured.withLock { $0 }.map(\.value)
  }

  /// What was captured last; nil before anything was.
  public var last: Value? {
    captured.withLock { $0.last }?.value
  }

  /// Keep one more value.
  func capture(_ value: Value) {
    let value = Captured(value: value)
    captured.withLock { $0.append(value) }
  }

  /// A value on its way through the lock. The program under test has passed it on itself, from whatever task it runs
  /// on; the captor hands it to the test as it is.
  private struct Captured: Sendable {
    nonisolated(unsafe) let value: Value
  }
}
