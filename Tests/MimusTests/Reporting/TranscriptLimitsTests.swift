import Mimus
import Testing

/// Tests the limits of transcripts and diagrams.
struct TranscriptLimitsTests {
  let inventory = FakeInventory()

  final class end: Mock {
    let storage = Mimus.Storage()
    func call(_ text: String) { recordCall(arguments: [text]) }
  }

  @Test func `a participant of a diagram is never a keyword`() {
    let fake = end()
    fake.call("Dune")
    #expect(CallTranscript(of: fake).mermaid.contains("  participant Fake1_end_ as end"))
  }

  @Test func `the size of a transcript is limited in bytes`() {
    for _ in 0..<1_500 { inventory.reserve(String(repeating: "é", count: 40)) }
    #expect(CallTranscript(of: inventory).description.utf8.count <= 64 * 1024)
  }
}
