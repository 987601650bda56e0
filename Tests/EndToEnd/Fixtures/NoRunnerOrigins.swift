import Foundation
import Mimus

@main
struct NoRunnerOrigins {
  static func main() async {
    let mailer = FakeMailer()
    mailer.send("control")
    mailer.verifyCall(withIdentifier: "send(_:)", arguments: ["control"])

    mailer.verifyCall(withIdentifier: "fromBody")
    async let verification: Void = mailer.verifyCall(withIdentifier: "fromAsyncLet")
    await verification
    await withTaskGroup(of: Void.self) { group in
      group.addTask { mailer.verifyCall(withIdentifier: "fromTaskGroup") }
    }
    await Task { mailer.verifyCall(withIdentifier: "fromTask") }.value
    await Task.detached { mailer.verifyCall(withIdentifier: "fromDetachedTask") }.value
    verifyOnAThread(mailer)
    verifyOnAQueue(mailer)
    _ = Supervisor { mailer.verifyCall(withIdentifier: "fromDeinit") }
    print("The program has finished.")
  }

  private static func verifyOnAThread(_ mailer: FakeMailer) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      mailer.verifyCall(withIdentifier: "fromThread")
      isDone.signal()
    }
    isDone.wait()
  }

  private static func verifyOnAQueue(_ mailer: FakeMailer) {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue(label: "bookshop").async {
      mailer.verifyCall(withIdentifier: "fromQueue")
      isDone.signal()
    }
    isDone.wait()
  }
}
