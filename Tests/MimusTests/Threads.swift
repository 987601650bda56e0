import Foundation

/// Runs a closure on a dispatch queue, which inherits nothing from the current task.
func onQueue<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    DispatchQueue(label: "bookshop").async { continuation.resume(returning: body()) }
  }
}

/// Runs a closure that may block on a new thread, so that it doesn't occupy one of the threads that run tasks.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}
