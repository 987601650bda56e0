import MimusMacros
import Testing

/// Uses fakes that macros write in a module that isolates declarations to the main actor by default.
struct IsolatedFakesTests {
  #if compiler(>=6.3)
    @Test func `a fake is compared by its identity`() async {
      let pages: Set = [FakePage(), FakePage()]
      #expect(pages.count == 2)
      #expect(FakePage().description == "FakePage")
    }

    @Test func `an identifier is faked`() {
      let shelf = FakeShelf()
      shelf.stub.id.get.andReturn("A")
      #expect(shelf.id == "A")
    }

    @Test nonisolated func `a sendable fake is used anywhere`() async {
      let courier = await FakeCourier()
      await MainActor.run { _ = courier.stub.deliver(.any).andReturn(true) }
      #expect(await courier.deliver("Momo"))
      #expect(Set([courier]).contains(courier))
    }
  #endif

  @Test nonisolated func `a nonisolated protocol has a nonisolated fake`() async throws {
    let scale = FakeScale()
    scale.stub.weigh("Momo", with: .any).andReturn(7)
    #expect(try await scale.weigh("Momo") { $0 } == 7)
  }

  @Test nonisolated func `a protocol in a nonisolated type or an actor has a nonisolated fake`() {
    let (ghost, gauge) = (Attic.FakeGhost(), Furnace.FakeGauge())
    ghost.stub.haunt("hall").andReturn(3)
    gauge.stub.pressure.get.andReturn(4)
    #expect(ghost.haunt("hall") + gauge.pressure == 7)
  }

  @Test func `other fakes are isolated`() async {
    let mail = FakeMailClient()
    mail.stub.send("Momo").andReturn(true)
    #expect(mail.client.send("Momo"))
    let till = FakeTill()
    till.stub.open().andReturn(true)
    #expect(till.open())
    till.verify().open()
  }
}
