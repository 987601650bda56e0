import Foundation
import Mimus

/// A clock whose time passes only when a test calls `pass()`.
final class HandClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  /// Opens when a task starts sleeping on the clock.
  let isWaitedFor = Gate()
  private let hasPassed = Gate()

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  /// Wakes all tasks that sleep on the clock.
  func pass() { hasPassed.open() }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    isWaitedFor.open()
    await withTaskCancellationHandler {
      await hasPassed.wait()
    } onCancel: {
      hasPassed.open()
    }
  }
}
