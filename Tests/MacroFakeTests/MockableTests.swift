import MimusMacros
import Testing

/// What `@Mockable` writes, in use.
struct MockableTests {
  @Test func `a fake stands beside its protocol`() async {
    let printer = FakePrinter()
    printer.stub.label(for: "Emma").andReturn("E")
    printer.stub.isReady.get.andReturn(true)
    #expect(printer.label(for: "Emma") == "E")
    #expect(await printer.isReady)
    printer.verify().label(for: "Emma")
  }

  @Test func `a fake of a protocol with an associated type is generic`() {
    let ledger = FakeLedger<Int>()
    ledger.add(3)
    ledger.total = 4
    #expect(ledger.total == 4)
    #expect(ledger.calls.add == [3])
  }

  @MainActor @Test func `a fake belongs to the actor of its protocol`() throws {
    let till = FakeTill()
    till.stub.open().andThrow(CardError.declined)
    #expect(throws: CardError.declined) { try till.open() }
  }

  @Test func `a fake of what only a file sees is for that file`() {
    #expect(isLocked(with: 3))
  }
}
