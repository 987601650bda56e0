/// What the typed verifications of a generated fake share: the storage, the number of calls to expect, and the location
/// at which to report a failure.
///
/// It is a class because generated code copies it and must stay small.
public final class _Verification: Sendable {
  let storage: Storage
  let mode: VerificationMode
  let location: SourceLocation

  /// Begins a verification.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report a failure.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public init(
    _ storage: Storage, _ mode: VerificationMode, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
    _ column: UInt
  ) {
    self.storage = storage
    self.mode = mode
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// Verifies the calls of a member.
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier.
  ///   - matchers: The matchers for the arguments.
  public func check<each Value>(_ identifier: String, _ matchers: repeat Argument<each Value>) {
    let wanted = ofTheirTypes(repeat each matchers)
    let pattern = CallPattern(identifier: identifier, arguments: .actual(wanted), isChecked: true)
    storage.verify(Verification(pattern, mode, at: location))
  }
}

/// The verification of a read-only property or subscript.
public struct _VerifiedGetter {
  let check: () -> Void

  /// Creates a verification of reads.
  ///
  /// - Parameters:
  ///   - verification: The storage, and the number of calls to expect.
  ///   - identifier: The identifier under which reads are recorded.
  ///   - indices: The matchers for the indices of a subscript.
  public init<each Index>(_ verification: _Verification, _ identifier: String, _ indices: repeat Argument<each Index>) {
    check = { verification.check(identifier, repeat each indices) }
  }

  /// Verifies how many times it was read.
  public func get() { check() }
}

/// The verification of a settable property or subscript.
public struct _VerifiedProperty<Value> {
  let reading: () -> Void
  let setting: (Argument<Value>) -> Void

  /// Creates a verification of reads and settings.
  ///
  /// - Parameters:
  ///   - verification: The storage, and the number of calls to expect.
  ///   - getter: The identifier under which reads are recorded.
  ///   - setter: The identifier under which the setter's calls are recorded.
  ///   - indices: The matchers for the indices of a subscript.
  public init<each Index>(
    _ verification: _Verification, _ getter: String, _ setter: String, _ indices: repeat Argument<each Index>
  ) {
    reading = { verification.check(getter, repeat each indices) }
    setting = { verification.check(setter, repeat each indices, $0) }
  }

  /// Verifies how many times it was read.
  public func get() { reading() }

  /// Verifies how many times it was set to a matching value.
  public func set(_ value: Argument<Value>) { setting(value) }
}

/// The recorded calls of a read-only property or subscript.
public struct _GetterCalls<Read> {
  let reads: () -> [Read]

  /// The reads, with one element for each.
  public var get: [Read] { reads() }
}

/// The recorded calls of a settable property or subscript.
public struct _PropertyCalls<Read, Value> {
  let reads: () -> [Read]
  let settings: () -> [Value]

  /// The reads, with one element for each.
  public var get: [Read] { reads() }

  /// The values that it was set to, in order.
  public var set: [Value] { settings() }
}

extension _GetterCalls {
  /// Creates the recorded calls of a property or subscript.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - getter: The identifier under which reads are recorded.
  ///   - indices: The matchers for the indices of a subscript.
  public init<each Index>(_ storage: Storage, _ getter: String, _ indices: repeat Argument<each Index>) {
    reads = { storage.history(getter, repeat each indices) { $0.tuple() } }
  }
}

extension _PropertyCalls {
  /// Creates the recorded calls of a property or subscript.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - getter: The identifier under which reads are recorded.
  ///   - setter: The identifier under which the setter's calls are recorded.
  ///   - indices: The matchers for the indices of a subscript.
  public init<each Index>(
    _ storage: Storage, _ getter: String, _ setter: String, _ indices: repeat Argument<each Index>
  ) {
    reads = { storage.history(getter, repeat each indices) { $0.tuple() } }
    settings = {
      storage.history(setter, repeat each indices) { call in
        call.arguments.last.flatMap { isGone($0) ? nil : cast($0, to: Value.self) }
      }
    }
  }
}
