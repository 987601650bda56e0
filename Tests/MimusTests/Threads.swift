import Foundation

/// Run a body on a queue, which carries nothing of the task that asks for it.
func onQueue<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    DispatchQueue(label: "bookshop").async { continuation.resume(returning: body()) }
  }
}

/// Run a body that blocks on a thread of its own, so that no task waits for a free one.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}
