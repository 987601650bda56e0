import Foundation
import Mimus
import XCTest

/// Tests waits on the main thread, where XCTest runs its tests. The run loop keeps running.
final class EventuallyXCTests: XCTestCase {
  private let mailer = FakeMailer()
  /// A clock that never moves, so a wait that ends was woken by a call.
  private let clock = ManualClock()

  func testASynchronousWaitSeesACallFromTheMainQueue() {
    let mailer = mailer
    DispatchQueue.main.async { mailer.recordCall(withIdentifier: "close()") }
    eventually(within: .seconds(60), clock: clock) { mailer.verifyCall(withIdentifier: "close()") }
    DispatchQueue.main.async { mailer.recordCall(withIdentifier: "open()") }
    eventually(within: .seconds(60)) { mailer.verifyCall(withIdentifier: "open()") }
  }

  func testASynchronousWaitSeesACallFromAMainActorTask() {
    let mailer = mailer
    Task { @MainActor in mailer.recordCall(withIdentifier: "close()") }
    eventually(within: .seconds(60), clock: clock) { mailer.verifyCall(withIdentifier: "close()") }
  }

  func testASynchronousWaitSeesACallFromAnotherThread() {
    let (mailer, clock) = (mailer, clock)
    Task.detached {
      await clock.waitForSleeper()
      await mailer.send("Thank you", to: "alice")
    }
    eventually(within: .seconds(60), clock: clock) { mailer.verifyCall(withIdentifier: "send", arguments: .any) }
  }

  func testASynchronousWaitForExpectationsSeesACallFromTheMainQueue() {
    let mailer = mailer
    mailer.expectCall(withIdentifier: "close()")
    DispatchQueue.main.async { mailer.recordCall(withIdentifier: "close()") }
    mailer.verifyExpectations(within: .seconds(60), clock: clock)
  }

  func testASynchronousWaitGivesUpAtTheDeadline() {
    let failures = captureFailures {
      eventually(within: .milliseconds(1)) { mailer.verifyCall(withIdentifier: "close()") }
    }
    XCTAssertEqual(failures.count, 1)
    let clock = clock
    Task.detached {
      await clock.waitForSleeper()
      clock.advance(by: .seconds(1))
    }
    let others = captureFailures {
      eventually(within: .seconds(1), clock: clock) { mailer.verifyCall(withIdentifier: "close()") }
    }
    XCTAssertEqual(others.count, 1)
  }

  func testAWaitInsideAJobOfTheMainQueueBlocksUntilTheCallComes() {
    let (mailer, clock) = (mailer, clock)
    let isDone = expectation(description: "done")
    Task.detached {
      await clock.waitForSleeper()
      mailer.recordCall(withIdentifier: "close()")
    }
    DispatchQueue.main.async {
      eventually(within: .seconds(60), clock: clock) { mailer.verifyCall(withIdentifier: "close()") }
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 60)
  }

  @MainActor func testAnAsyncWaitOnTheMainActorSeesACallFromAMainActorTask() async {
    let mailer = mailer
    Task { @MainActor in await mailer.send("Thank you", to: "alice") }
    await eventually(within: .seconds(60), clock: clock) {
      mailer.verifyCall(withIdentifier: "send", arguments: .any)
    }
  }

  @MainActor func testAMainActorClosureIsCalledImmediatelyOnTheMainThread() {
    let fake = FakeCatalog()
    var values: [Int] = []
    let closure: @MainActor (Int) -> Void = { values.append($0) }
    fake.stubCall(withIdentifier: "each(_:)").andCallBack("_", with: 5)
    fake.answerCall(withIdentifier: "each(_:)", arguments: [closure])
    XCTAssertEqual(values, [5])
  }

  func testTheTasksOfAnAsyncTestBelongToItsSession() async {
    let failures = await captureFailures {
      await withMockSession {
        await Task { _ = FakeMailer().stubCall(withIdentifier: "send") }.value
      }
    }
    XCTAssertEqual(failures.count, 1)
  }
}
