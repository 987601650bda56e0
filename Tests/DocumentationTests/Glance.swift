import Mimus

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
