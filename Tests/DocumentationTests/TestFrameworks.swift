import Mimus
import Testing
import XCTest

struct MailTests {
  let mailer = FakeMailer()

  @Test func `a customer is thanked`() async {
    Checkout(gateway: FakePaymentGateway(), inventory: FakeInventory(), mailer: mailer).remind("alice")

    await eventually(within: .seconds(5)) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: [Argument.any, "alice"])
    }
  }
}

final class MailTestCase: XCTestCase {
  let mailer = FakeMailer()

  func testACustomerIsThanked() {
    Checkout(gateway: FakePaymentGateway(), inventory: FakeInventory(), mailer: mailer).remind("alice")

    eventually(within: .seconds(5)) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: [Argument.any, "alice"])
    }
  }
}

enum TestFrameworks {
  static let guide = Guide("Test-frameworks.md", [Example("failures are redirected", redirected)])

  private struct Report: Sendable {
    func add(_ text: String, file: String, line: Int) {}
  }

  @Sendable static func redirected() {
    let (mailer, report) = (FakeMailer(), Report())
    withFailureReporter { failure in
      report.add(failure.message, file: failure.filePath, line: failure.line)
    } _: {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
    }
  }
}
