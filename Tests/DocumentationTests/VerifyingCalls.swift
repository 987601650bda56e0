import Mimus
import Testing

private func verifyThanks(
  to name: String, by mailer: FakeMailer, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  mailer.verifyCall(
    withIdentifier: "send(_:to:)", arguments: ["Thank you", name], fileID: fileID, filePath: filePath, line: line,
    column: column)
}

enum VerifyingCalls {
  static let guide = Guide(
    "Verifying-calls.md",
    [
      Example("a call is verified", verified),
      Example("too many calls", modes),
      Example("arguments are forgotten", forgotten),
      Example("arguments are left out where no call is expected", leftOut),
      Example("a misspelled identifier", misspelled),
      Example("no more calls", nothing),
      Example("recorded calls", recorded),
      Example("an argument of a different type", argumentError),
      Example("verified calls are consumed", consumes),
      Example("failures are captured", captured),
      Example("values differ", values),
    ])

  @Sendable static func verified() throws {
    let gateway = FakePaymentGateway()
    _ = try gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
  }

  @Sendable static func modes() {
    let mailer = FakeMailer()
    mailer.send("Thank you", to: "alice")
    mailer.send("Thank you", to: "bob")

    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", Argument.any], mode: .times(2))
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: [Argument.any, "carol"], mode: .never)
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any, mode: .atMost(1))
  }

  @Sendable static func forgotten() {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    inventory.verifyCall(withIdentifier: "reserve(_:)")
  }

  @Sendable static func leftOut() {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    inventory.verifyCall(withIdentifier: "reserve(_:)", mode: .never)
  }

  @Sendable static func misspelled() {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    inventory.verifyCall(withIdentifier: "resreve(_:)", arguments: .any, mode: .never)
  }

  @Sendable static func nothing() {
    let (inventory, mailer) = (FakeInventory(), FakeMailer())
    inventory.reserve("Dune")
    inventory.release("Dune")
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])

    mailer.verifyNoCalls()
    inventory.verifyNoMoreCalls()
  }

  @Sendable static func recorded() throws {
    let mailer = FakeMailer()
    mailer.send("Thank you", to: "alice")

    #expect(mailer.hasReceivedCall(withIdentifier: "send", arguments: [Argument.any, "alice"]))
    let call = try #require(mailer.recordedCalls(withIdentifier: "send(_:to:)").first)
    #expect(try call.argument("to", as: String.self) == "alice")
    #expect("\(call)" == #"send(_: "Thank you", to: "alice")"#)
  }

  @Sendable static func argumentError() throws {
    let mailer = FakeMailer()
    mailer.send("Thank you", to: "alice")
    let call = try #require(mailer.recordedCalls.first)
    let name = try call.argument("to", as: Int.self)
    Issue.record("\(name)")
  }

  @Sendable static func consumes() {
    let mailer = FakeMailer()
    mailer.storage.consumesVerifiedCalls = true
    mailer.send("Thank you", to: "alice")
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any, mode: .never)
  }

  @Sendable static func captured() {
    let failures = captureFailures {
      verifyThanks(to: "alice", by: FakeMailer())
    }
    #expect(failures.count == 1)
    #expect(failures[0].line == #line - 3)
  }

  @Sendable static func values() {
    let receipt: Any = Receipt(number: 7, amount: 25)
    verify(receipt, isEqualTo: Receipt(number: 7, amount: 30))
    verify(["Dune": 30, "Emma": 20], hasTheSameItemsAs: ["Dune": 25, "Ulysses": 40])
  }
}
