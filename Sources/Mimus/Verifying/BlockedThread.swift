import Foundation

/// What a thread does that blocks until a time on a clock, although blocked threads may keep all tasks from running.
enum BlockedThread {
  /// How often a thread looks at a clock that has no timer of its own.
  static let step = 0.01

  /// Starts a task that runs even if every thread of the pool for tasks is blocked.
  static func task(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    #if canImport(Dispatch)
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        return Task(executorPreference: QueueExecutor()) { await body() }
      }
    #endif
    return Task { await body() }
  }

  /// Waits for a signal, but no longer than a clock allows.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - isOver: Returns whether the time has come. It is asked again and again.
  static func wait(for signal: ThreadSignal, orUntil isOver: () -> Bool) {
    while !isOver(), !signal.wait(seconds: step) {}
  }
}

extension Clock where Duration == Swift.Duration {
  /// Returns a question: whether a duration from now is over.
  func timer(_ duration: Duration) -> @Sendable () -> Bool {
    let end = now.advanced(by: duration)
    return { now >= end }
  }
}

#if canImport(Dispatch)
  /// Runs tasks on a queue that gets a thread when it needs one.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class QueueExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "Mimus.QueueExecutor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
