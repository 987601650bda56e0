import Foundation
import Mimus
import Testing

private enum FirstScreen {
  protocol Mailer { func send(_ text: String, to name: String) }

  final class FakeMailer: Mailer, Mock {
    let storage = Mimus.Storage()
    func send(_ text: String, to name: String) { recordCall(arguments: [text, name]) }
  }

  struct Shop {
    let mailer: any Mailer

    func thank(_ name: String) { mailer.send("Thank you", to: name) }
  }
}

private typealias Shop = FirstScreen.Shop

@Suite struct Readme {
  private typealias FakeMailer = FirstScreen.FakeMailer

  @Test func `the first screen fails as it says`() throws {
    let failures = captureFailures {
      let mailer = FakeMailer()
      Shop(mailer: mailer).thank("bob")
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", "alice"])
    }
    let text = try String(contentsOf: Page.root.appending(path: "README.md"), encoding: .utf8)
    #expect(failures.count == 1)
    #expect(text.contains("```\n\(try #require(failures.first).message)\n```"))
  }
}
