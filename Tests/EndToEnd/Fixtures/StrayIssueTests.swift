import Foundation
import Mimus
import Testing

/// Sessions of tests that run while a thread, which belongs to no test, reports a failure.
@Suite(.mockSession) struct StrayIssueTests {
  let mailer = FakePostOffice()

  @Test func stray() async throws {
    let mailer = mailer
    try await Task.sleep(for: .milliseconds(300))
    Thread.detachNewThread { mailer.verifyCall(withIdentifier: "stray") }
    try await Task.sleep(for: .milliseconds(300))
  }

  @Test(arguments: 0..<5) func quiet(_ number: Int) async throws {
    _ = mailer.weigh("quiet \(number)")
    try await Task.sleep(for: .milliseconds(600))
  }
}
