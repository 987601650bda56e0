/// Where captures wait until a verification knows which calls have matched.
///
/// A captor's matcher cannot know whether the call's other arguments match too. So it only leaves a note in the scope
/// that the verification has opened, and the verification carries out the notes of the calls that matched:
///
/// ```swift
/// let (matched, captures) = CaptureScope.collecting { scope in
///   calls.filter { call in scope.attempt { argumentsMatch(call) } }
/// }
/// captures.commit()
/// ```
///
/// Outside a scope nothing is captured.
final class CaptureScope: Sendable {
  /// The scope of the verification that runs.
  @TaskLocal private static var current: CaptureScope?

  private let captures = Mutex<[PendingCapture]>([])

  private init() {}

  /// Open a scope for one verification.
  static func collecting<Result>(
    _ body: (CaptureScope) throws -> Result
  ) rethrows -> (Result, captures: PendingCaptures) {
    let scope = CaptureScope()
    let result = try $current.withValue(scope) { try body(scope) }
    return (result, PendingCaptures(captures: scope.captures.withLock { $0 }))
  }

  /// Look at an argument without capturing it, as a failure's text does.
  static func ignoring<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard current != nil else { return try body() }
    return try $current.withValue(nil, operation: body)
  }

  /// Match one candidate, and forget what it captured unless it matches.
  func attempt(_ body: () throws -> Bool) rethrows -> Bool {
    let checkpoint = captures.withLock { $0.count }
    let isMatch = try body()
    if !isMatch { rollBack(to: checkpoint) }
    return isMatch
  }

  /// Match one alternative of a matcher that goes on when it fails, and forget what it captured unless it matches.
  static func attempt(_ body: () -> Bool) -> Bool {
    guard let current else { return body() }
    return current.attempt(body)
  }

  /// Match something whose answer alone is wanted, and forget what it captured.
  static func trial(_ body: () -> Bool) -> Bool {
    guard let current else { return body() }
    let checkpoint = current.captures.withLock { $0.count }
    defer { current.rollBack(to: checkpoint) }
    return body()
  }

  /// Note that a captor is to be filled with a value if the call matches.
  static func note<Value>(_ value: Value, for captor: ArgumentCaptor<Value>) {
    guard let current else { return }
    let capture = PendingCapture(value, for: captor)
    current.captures.withLock { $0.append(capture) }
  }

  private func rollBack(to checkpoint: Int) {
    captures.withLock { captures in
      if captures.count > checkpoint { captures.removeSubrange(checkpoint...) }
    }
  }
}

/// The captures of the calls that a verification has matched.
struct PendingCaptures: Sendable {
  /// What a pattern without captors captures.
  static let none = PendingCaptures(captures: [])

  fileprivate let captures: [PendingCapture]

  /// Fill the captors, in the order of the calls.
  func commit() {
    for capture in captures { capture.fill() }
  }

  /// What one captor will be filled with.
  func values<Value>(for captor: ArgumentCaptor<Value>) -> [CapturedValue<Value>] {
    captures.filter { $0.captor === captor }.compactMap { $0.value as? CapturedValue<Value> }
  }
}

/// A value that a captor is to be filled with.
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
