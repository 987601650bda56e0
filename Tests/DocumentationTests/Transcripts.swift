import Mimus
import Testing

/// Tests the page on transcripts, whose texts are descriptions rather than failures.
struct TranscriptTests {
  @Test func `a transcript matches the one on its page`() throws {
    let (gateway, inventory, mailer) = (FakePaymentGateway(), FakeInventory(), FakeMailer())
    inventory.stubCall(withIdentifier: "price(of:)").andReturn(30)

    Checkout(gateway: gateway, inventory: inventory, mailer: mailer).buy("Dune", for: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])

    let transcript = CallTranscript(of: gateway, inventory, mailer)
    let texts = try Page.blocks(.text).filter { $0.page == "Transcripts.md" }.map { withoutPlaces($0.text) }
    #expect(texts == [transcript.description, withoutPlaces(inventory.storage.description)])
    let diagrams = try Page.blocks(.diagram).filter { $0.page == "Transcripts.md" }
    #expect(diagrams.map(\.text) == [transcript.mermaid])
  }

  @Test func `a session has a transcript`() {
    var text = ""
    func print(_ transcript: CallTranscript) { text = transcript.description }
    withMockSession {
      let inventory = FakeInventory()
      inventory.reserve("Dune")
      if let session = MockSession.current { print(session.transcript) }
    }
    #expect(text.hasSuffix("1  FakeInventory  reserve(_: \"Dune\")"))
  }
}

private func examples() {
  let (gateway, inventory, mailer) = (FakePaymentGateway(), FakeInventory(), FakeMailer())
  inventory.stubCall(withIdentifier: "price(of:)").andReturn(30)

  Checkout(gateway: gateway, inventory: inventory, mailer: mailer).buy("Dune", for: "alice")
  gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])

  print(CallTranscript(of: gateway, inventory, mailer))

  print(CallTranscript(of: gateway, inventory, mailer).mermaid)

  print(inventory.storage)

  withMockSession {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    if let session = MockSession.current { print(session.transcript) }
  }
}
