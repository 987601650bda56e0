import Mimus
import Testing

enum FirstScreen {
  protocol Mailer { func send(_ text: String, to name: String) }

  final class FakeMailer: Mailer, Mock {
    let storage = Mimus.Storage()
    func send(_ text: String, to name: String) { recordCall(arguments: [text, name]) }
  }

  struct Shop {
    let mailer: any Mailer

    func thank(_ name: String) { mailer.send("Thank you", to: name) }
  }

  static let guide = Guide(
    "README.md", [Example("the first screen", firstScreen), Example("the typed API", typed)])

  @Sendable static func firstScreen() {
    let mailer = FakeMailer()
    Shop(mailer: mailer).thank("bob")
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", "alice"])
  }

  @Sendable static func typed() async throws {
    let gateway = Generating.FakePaymentGateway()
    let receipt = Receipt(number: 7, amount: 30)
    gateway.stub.charge(30, to: .any).andReturn(receipt)
    _ = try await gateway.charge(30, to: "alice")
    gateway.verify().charge(.atLeast(20), to: "alice")
    #expect(gateway.calls.charge[0].to == "alice")
  }
}

private func glance(_ gateway: some Mock, _ inventory: some Mock, _ mailer: some Mock) async {
  gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.any], mode: .atLeast(2))
  gateway.stubCall(withIdentifier: "charge", arguments: [Argument.any, "mallory"]).andThrow(CardError.declined)
  gateway.expectCall(withIdentifier: "refund(_:)")

  verifyInOrder {
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any)
  }

  await eventually(within: .seconds(1)) {
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
  }
}
