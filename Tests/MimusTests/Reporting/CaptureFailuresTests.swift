import Foundation
import Mimus
import Testing

struct CaptureFailuresTests {
  private struct Declined: Error {}

  private let mailer = FakeMailer()

  // MARK: Captured failures

  @Test func `failures in a closure are returned in order, with their locations, and reach no test runner`() {
    let failures = captureFailures {
      mailer.verifyCall(withIdentifier: "first()")
      mailer.verifyCall(withIdentifier: "second()")
    }
    #expect(failures.map(\.firstLine).map { $0.contains("first()") } == [true, false])
    #expect(failures.map(\.line) == [#line - 4, #line - 3])
    #expect(failures.allSatisfy { $0.fileID == #fileID && $0.filePath == #filePath && !$0.isWarning })
  }

  @Test func `a closure that reports nothing produces no failures`() {
    #expect(captureFailures { mailer.verifyNoCalls() }.isEmpty)
  }

  @Test func `failures of an async closure are captured before and after a suspension`() async {
    let failures = await captureFailures {
      mailer.verifyCall(withIdentifier: "first()")
      await Task.yield()
      mailer.verifyCall(withIdentifier: "second()")
    }
    #expect(failures.count == 2)
  }

  @Test func `failures of child tasks are captured`() async {
    let mailer = mailer
    let failures = await captureFailures {
      async let verification: Void = mailer.verifyCall(withIdentifier: "asyncLet()")
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<10 { group.addTask { mailer.verifyCall(withIdentifier: "child\(number)()") } }
      }
      await verification
    }
    #expect(failures.count == 11)
    #expect(Set(failures.map(\.message)).count == 11)
  }

  @Test func `failures of a task that the closure awaits are captured`() async {
    let mailer = mailer
    let failures = await captureFailures {
      await Task { mailer.verifyCall(withIdentifier: "task()") }.value
    }
    #expect(failures.count == 1)
  }

  @MainActor
  @Test func `an async closure stays on its caller's actor`() async {
    var isOnMainThread = false
    let failures = await captureFailures {
      await Task.yield()
      MainActor.assertIsolated()
      isOnMainThread = true
      mailer.verifyCall(withIdentifier: "main()")
    }
    #expect(isOnMainThread)
    #expect(failures.count == 1)
  }

  // MARK: Failures that aren't captured

  @Test func `failures of a task that outlives the capture go to the outer reporter`() async {
    let mailer = mailer
    let gate = Gate()
    let outside = await captureFailures {
      var late: Task<Void, Never>?
      let inside = captureFailures {
        mailer.verifyCall(withIdentifier: "inside()")
        late = Task {
          await gate.wait()
          mailer.verifyCall(withIdentifier: "late()")
        }
      }
      #expect(inside.count == 1)
      gate.open()
      await late?.value
    }
    #expect(outside.count == 1)
    #expect(outside.first?.message.contains("late()") == true)
  }

  @Test func `failures of detached tasks and threads are not captured`() async {
    let mailer = mailer
    let log = FailureLog()
    let failures = await captureFailures {
      await Task.detached {
        withFailureReporter(log.add) { mailer.verifyCall(withIdentifier: "detached()") }
      }.value
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          withFailureReporter(log.add) { mailer.verifyCall(withIdentifier: "thread()") }
          continuation.resume()
        }
      }
    }
    #expect(failures.isEmpty)
    #expect(log.failures.count == 2)
  }

  // MARK: Errors and nesting

  @Test func `failures of a closure that throws are reported`() async {
    let mailer = mailer
    let outside = await captureFailures {
      #expect(throws: Declined.self) {
        _ = try captureFailures {
          mailer.verifyCall(withIdentifier: "before()")
          throw Declined()
        }
      }
      await #expect(throws: Declined.self) {
        _ = try await captureFailures { () async throws in
          mailer.verifyCall(withIdentifier: "after()")
          await Task.yield()
          throw Declined()
        }
      }
    }
    #expect(outside.map { $0.message.contains("before()") } == [true, false])
  }

  @Test func `an error that the closure throws is rethrown, and later failures are not captured`() async {
    let mailer = mailer
    let outside = await captureFailures {
      #expect(throws: Declined.self) { _ = try captureFailures { throw Declined() } }
      await #expect(throws: Declined.self) {
        _ = try await captureFailures { () async throws in
          await Task.yield()
          throw Declined()
        }
      }
      mailer.verifyCall(withIdentifier: "after()")
    }
    #expect(outside.count == 1)
  }

  @Test func `an inner capture takes only the failures inside it`() {
    var inner: [MockFailure] = []
    let outer = captureFailures {
      mailer.verifyCall(withIdentifier: "before()")
      inner = captureFailures { mailer.verifyCall(withIdentifier: "inner()") }
      mailer.verifyCall(withIdentifier: "after()")
    }
    #expect(inner.count == 1)
    #expect(outer.map { $0.message.contains("inner()") } == [false, false])
  }

  // MARK: Other reporters

  @Test func `a reporter receives each failure, and the closure's result is returned`() {
    let log = FailureLog()
    let result = withFailureReporter(log.add) {
      mailer.verifyCall(withIdentifier: "reported()")
      return 30
    }
    #expect(result == 30)
    #expect(log.failures.map(\.line) == [#line - 4])
  }

  @Test func `a reporter receives the failures of an async closure and its child tasks`() async {
    let mailer = mailer
    let log = FailureLog()
    let result = await withFailureReporter(log.add) { () async -> Int in
      async let verification: Void = mailer.verifyCall(withIdentifier: "child()")
      await verification
      mailer.verifyCall(withIdentifier: "body()")
      return 30
    }
    #expect(result == 30)
    #expect(log.failures.count == 2)
  }

  @Test func `failures in a reporter inside a capture are not captured`() {
    let log = FailureLog()
    let captured = captureFailures {
      withFailureReporter(log.add) { mailer.verifyCall(withIdentifier: "reported()") }
      mailer.verifyCall(withIdentifier: "captured()")
    }
    #expect(log.failures.count == 1)
    #expect(captured.count == 1)
  }

  @Test func `failures that a reporter causes go to the outer reporter`() {
    let mailer = mailer
    let captured = captureFailures {
      withFailureReporter({ _ in mailer.verifyCall(withIdentifier: "byReporter()") }) {
        mailer.verifyCall(withIdentifier: "reported()")
      }
    }
    #expect(captured.count == 1)
    #expect(captured.first?.message.contains("byReporter()") == true)
  }
}

// MARK: - Collecting failures

/// A reporter that collects failures.
final class FailureLog: @unchecked Sendable {
  // Unchecked because `taken` is only accessed under `lock`.
  private let lock = NSLock()
  private var taken: [MockFailure] = []

  var failures: [MockFailure] { lock.withLock { taken } }

  @Sendable func add(_ failure: MockFailure) {
    lock.withLock { taken.append(failure) }
  }
}

extension MockFailure {
  fileprivate var firstLine: Substring { message.prefix { $0 != "\n" } }
}
