/// Holds captures until a verification knows which calls match.
///
/// A captor's matcher can't know whether the call's other arguments match too. So it only notes the capture in the
/// scope that the verification opened, and the verification carries out the captures of the calls that matched:
///
/// ```swift
/// let (matched, captures) = CaptureScope.collecting { scope in
///   calls.filter { call in scope.keepingIfMatched { argumentsMatch(call) } }
/// }
/// captures.commit()
/// ```
///
/// Outside a scope, nothing is captured.
final class CaptureScope: Sendable {
  /// The scope of the current verification.
  @TaskLocal private static var current: CaptureScope?

  /// The code that runs and may be run again, so that what it captures isn't final.
  @TaskLocal static var attempt: (any CaptureAttempt)?

  private let captures = Mutex<[PendingCapture]>([])

  private init() {}

  /// Opens a scope for one verification.
  static func collecting<Result>(
    _ body: (CaptureScope) throws -> Result
  ) rethrows -> (Result, captures: PendingCaptures) {
    let scope = CaptureScope()
    let result = try $current.withValue(scope) { try body(scope) }
    return (result, PendingCaptures(captures: scope.captures.withLock { $0 }))
  }

  /// Runs a closure without capturing, such as for a failure message.
  static func ignoring<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard current != nil else { return try body() }
    return try $current.withValue(nil, operation: body)
  }

  /// Matches one candidate, and discards its captures unless it matches.
  func keepingIfMatched(_ body: () throws -> Bool) rethrows -> Bool {
    let checkpoint = captures.withLock { $0.count }
    let isMatch = try body()
    if !isMatch { rollBack(to: checkpoint) }
    return isMatch
  }

  /// Matches one alternative of a matcher that can go on to others, and discards its captures unless it matches.
  static func keepingIfMatched(_ body: () -> Bool) -> Bool {
    guard let current else { return body() }
    return current.keepingIfMatched(body)
  }

  /// Matches something only for its result, and discards its captures.
  static func result(_ body: () -> Bool) -> Bool {
    guard let current else { return body() }
    let checkpoint = current.captures.withLock { $0.count }
    defer { current.rollBack(to: checkpoint) }
    return body()
  }

  /// Notes that a captor is to capture a value if the call matches.
  static func note<Value>(_ value: Value, for captor: ArgumentCaptor<Value>) {
    guard let current else { return }
    let capture = PendingCapture(value, for: captor)
    current.captures.withLock { $0.append(capture) }
  }

  private func rollBack(to checkpoint: Int) {
    // A captured value may run user code in a `deinit`, so it is kept until the lock is released.
    let dropped: [PendingCapture] = captures.withLock { captures in
      guard captures.count > checkpoint else { return [] }
      defer { captures.removeSubrange(checkpoint...) }
      return Array(captures[checkpoint...])
    }
    withExtendedLifetime(dropped) {}
  }
}

/// The captures of the calls that a verification matched.
struct PendingCaptures: Sendable {
  /// The captures of a pattern without captors.
  static let none = PendingCaptures(captures: [])

  fileprivate let captures: [PendingCapture]

  /// Fills the captors, in the order of the calls.
  func commit() {
    for capture in captures { capture.fill() }
  }

  /// Returns the values that one captor will capture.
  func values<Value>(for captor: ArgumentCaptor<Value>) -> [CapturedValue<Value>] {
    captures.filter { $0.captor === captor }.compactMap { $0.value as? CapturedValue<Value> }
  }
}

/// A value that a captor is to capture.
private struct PendingCapture: Sendable {
  let captor: any AnyObject & Sendable
  /// A `CapturedValue` of the captor's type.
  let value: any Sendable
  let fill: @Sendable () -> Void

  init<Value>(_ value: Value, for captor: ArgumentCaptor<Value>) {
    let captured = CapturedValue(value: value)
    self.captor = captor
    self.value = captured
    fill = { captor.capture(captured) }
  }
}

/// Code that may be run again, and that reads captors.
protocol CaptureAttempt: Sendable {
  /// Runs the code again when something happens to what it has read.
  func watch(_ watched: any Watchable)
  /// Returns what a captor will have captured if the code isn't run again.
  func captures<Value>(for captor: ArgumentCaptor<Value>) -> [CapturedValue<Value>]
}
