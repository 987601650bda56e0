#if canImport(Darwin)
  import Foundation

  /// A value behind a lock, for Apple systems older than macOS 15, whose standard library has no `Mutex`: to be deleted
  /// with them.
  final class Mutex<Value>: @unchecked Sendable {
    // Unchecked, since `value` is only reached through `lock`.
    private let lock = NSLock()
    private var value: Value

    init(_ initialValue: Value) {
      value = initialValue
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#else
  import Synchronization

  /// A value behind the standard library's lock. What a mock records need not be Sendable, so neither need this value
  /// be, nor what is taken out of it.
  final class Mutex<Value>: Sendable {
    private struct Unchecked<Content>: @unchecked Sendable {
      var content: Content
    }

    private let mutex: Synchronization.Mutex<Unchecked<Value>>

    init(_ initialValue: Value) {
      mutex = Synchronization.Mutex(Unchecked(content: initialValue))
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      try mutex.withLock { value in Unchecked(content: try body(&value.content)) }.content
    }
  }
#endif
