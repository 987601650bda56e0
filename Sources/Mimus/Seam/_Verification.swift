/// What the typed verifications of a generated fake share: whose calls, how many, and where a failure belongs.
///
/// It is a class, since generated code copies it and is to stay small.
public final class _Verification: Sendable {
  let storage: Storage
  let mode: VerificationMode
  let location: SourceLocation

  /// Begin a verification.
  public init(
    _ storage: Storage, _ mode: VerificationMode, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
    _ column: UInt
  ) {
    self.storage = storage
    self.mode = mode
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// Verify the calls of a member.
  ///
  /// - Parameters:
  ///   - identifier: the name of the member.
  ///   - matchers: what is asked of each argument.
  public func check<each Value>(_ identifier: String, _ matchers: repeat Argument<each Value>) {
    var wanted: [(any Matcher)?] = []
    for matcher in repeat each matchers { wanted.append(matcher.ofItsType) }
    let pattern = CallPattern(identifier: identifier, arguments: .actual(wanted), isChecked: true)
    storage.verify(Verification(pattern, mode, at: location))
  }
}

/// The verification of a property or subscript that is only read.
public struct _VerifiedReading {
  let check: () -> Void

  /// Verify reads.
  public init<each Index>(_ verification: _Verification, _ identifier: String, _ indices: repeat Argument<each Index>) {
    check = { verification.check(identifier, repeat each indices) }
  }

  /// Verify how often it was read.
  public func get() { check() }
}

/// The verification of a property or subscript that is read and set.
public struct _VerifiedProperty<Value> {
  let reading: () -> Void
  let setting: (Argument<Value>) -> Void

  /// Verify reads and settings.
  ///
  /// - Parameters:
  ///   - verification: whose calls, and how many.
  ///   - getter: what reads are recorded under.
  ///   - setter: what settings are recorded under.
  ///   - indices: what is asked of each index of a subscript.
  public init<each Index>(
    _ verification: _Verification, _ getter: String, _ setter: String, _ indices: repeat Argument<each Index>
  ) {
    reading = { verification.check(getter, repeat each indices) }
    setting = { verification.check(setter, repeat each indices, $0) }
  }

  /// Verify how often it was read.
  public func get() { reading() }

  /// Verify how often it was set to a value.
  public func set(_ value: Argument<Value>) { setting(value) }
}

/// The history of a property or subscript that is only read.
public struct _ReadingCalls<Read> {
  let reads: () -> [Read]

  /// The reads: one element each.
  public var get: [Read] { reads() }
}

/// The history of a property or subscript that is read and set.
public struct _PropertyCalls<Read, Value> {
  let reads: () -> [Read]
  let settings: () -> [Value]

  /// The reads: one element each.
  public var get: [Read] { reads() }

  /// The values that it was set to.
  public var set: [Value] { settings() }
}

extension _ReadingCalls {
  /// The history of a property or subscript.
  ///
  /// - Parameters:
  ///   - storage: whose calls.
  ///   - getter: what reads are recorded under.
  ///   - indices: what is asked of each index of a subscript.
  public init<each Index>(_ storage: Storage, _ getter: String, _ indices: repeat Argument<each Index>) {
    reads = { storage.history(getter, repeat each indices) { $0.tuple() } }
  }
}

extension _PropertyCalls {
  /// The history of a property or subscript.
  ///
  /// - Parameters:
  ///   - storage: whose calls.
  ///   - getter: what reads are recorded under.
  ///   - setter: what settings are recorded under.
  ///   - indices: what is asked of each index of a subscript.
  public init<each Index>(
    _ storage: Storage, _ getter: String, _ setter: String, _ indices: repeat Argument<each Index>
  ) {
    reads = { storage.history(getter, repeat each indices) { $0.tuple() } }
    settings = {
      storage.history(setter, repeat each indices) { call in call.arguments.last.flatMap { cast($0, to: Value.self) } }
    }
  }
}
