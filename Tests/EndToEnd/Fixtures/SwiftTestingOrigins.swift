import Foundation
import Mimus
import Testing

struct SwiftTestingOrigins {
  private let mailer = FakeMailer()

  @Test func control() {
    mailer.send("control")
    mailer.verifyCall(withIdentifier: "send(_:)", arguments: ["control"])
  }

  @Test func body() {
    mailer.verifyCall(withIdentifier: "fromBody")
  }

  @Test func asyncLet() async {
    async let verification: Void = mailer.verifyCall(withIdentifier: "fromAsyncLet")
    await verification
  }

  @Test func taskGroup() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { mailer.verifyCall(withIdentifier: "fromTaskGroup") }
    }
  }

  @Test func task() async {
    await Task { mailer.verifyCall(withIdentifier: "fromTask") }.value
  }

  @Test func detachedTask() async {
    await Task.detached { mailer.verifyCall(withIdentifier: "fromDetachedTask") }.value
  }

  @Test func thread() {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      mailer.verifyCall(withIdentifier: "fromThread")
      isDone.signal()
    }
    isDone.wait()
  }

  @Test func queue() {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue(label: "bookshop").async {
      mailer.verifyCall(withIdentifier: "fromQueue")
      isDone.signal()
    }
    isDone.wait()
  }

  @Test func `deinit`() {
    _ = Supervisor { mailer.verifyCall(withIdentifier: "fromDeinit") }
  }
}
