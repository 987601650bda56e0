import Foundation
import Mimus
import XCTest

final class XCTestOrigins: XCTestCase {
  private let mailer = FakeMailer()

  func testControl() {
    mailer.send("control")
    mailer.verifyCall(withIdentifier: "send(_:)", arguments: ["control"])
  }

  func testBody() {
    mailer.verifyCall(withIdentifier: "fromBody")
  }

  func testAsyncLet() async {
    let mailer = mailer
    async let verification: Void = mailer.verifyCall(withIdentifier: "fromAsyncLet")
    await verification
  }

  func testTaskGroup() async {
    let mailer = mailer
    await withTaskGroup(of: Void.self) { group in
      group.addTask { mailer.verifyCall(withIdentifier: "fromTaskGroup") }
    }
  }

  func testTask() async {
    let mailer = mailer
    await Task { mailer.verifyCall(withIdentifier: "fromTask") }.value
  }

  func testDetachedTask() async {
    let mailer = mailer
    await Task.detached { mailer.verifyCall(withIdentifier: "fromDetachedTask") }.value
  }

  func testThread() {
    let mailer = mailer
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      mailer.verifyCall(withIdentifier: "fromThread")
      isDone.signal()
    }
    isDone.wait()
  }

  func testQueue() {
    let mailer = mailer
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue(label: "bookshop").async {
      mailer.verifyCall(withIdentifier: "fromQueue")
      isDone.signal()
    }
    isDone.wait()
  }

  func testDeinit() {
    let mailer = mailer
    _ = Supervisor { mailer.verifyCall(withIdentifier: "fromDeinit") }
  }
}
