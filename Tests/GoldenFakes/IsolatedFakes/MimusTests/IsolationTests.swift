import Mimus
import Testing

struct IsolationTests {
  @Test func `a fake of a nonisolated protocol is used off the main actor`() async {
    let archive = FakeArchive()
    archive.stub.pack(.any).andReturn(3)
    let count = await Task.detached { () -> Int in
      archive.seal()
      return await archive.pack("maps")
    }.value
    #expect(count == 3)
    archive.verify().pack(.equal("maps"))
    archive.verify().seal()
  }

  @Test nonisolated func `a fake of a protocol in a nonisolated type or an actor is used off the main actor`() {
    let (ghost, gauge) = (Attic.FakeGhost(), Furnace.FakeGauge())
    ghost.stub.haunt(.any).andReturn(3)
    gauge.stub.pressure.get.andReturn(4)
    #expect(ghost.haunt("hall") + gauge.pressure == 7)
    ghost.verify().haunt("hall")
  }

  @Test func `an heir of a nonisolated protocol is on the main actor`() async throws {
    let display = FakeDisplay<String>()
    display.stub.put(.any).andReturn("Emma")
    display.stub.dust().andReturn(1)
    display.stub.light().andReturn(2)
    display.stub.label.get.andReturn("new")
    #expect(try await display.put("Emma") == "Emma")
    #expect(display.dust() + display.light() == 3)
    #expect(display.label == "new")
    await display.warm()
    display.verify().warm()
  }

  @Test func `fakes are equal and hashable by identity`() {
    let (card, reader, edition) = (FakeLibraryCard(), FakeReader(), FakeEdition())
    #expect(Set([card, card, FakeLibraryCard()]).count == 2)
    #expect(Set([reader, reader, FakeReader()]).count == 2)
    #expect(edition == edition)
    #expect(!(edition < edition))
    edition.stub.pages().andReturn(7)
    #expect(edition.pages() == 7)
  }

  @Test func `a member on the main actor calls the superclass's`() {
    let clerk = FakeClerk()
    clerk.callsSuper = true
    #expect(clerk.greet() == "Hello")
    #expect(clerk.bow() == 1)
    #expect(clerk.mood == "calm")
    let desk = FakeDesk()
    desk.callsSuper = true
    #expect(desk.tidy() + desk.ring() == 3)
    #expect(desk.height == 70)
  }

  @Test func `a member stays on the global actor that isolates it`() async {
    let locked = await Task { @Vault in
      let box = FakeStrongbox<String>()
      box.stub.lock().andReturn(1)
      return box.lock()
    }.value
    #expect(locked == 1)
    let lender = FakeLender()
    lender.stub.lend(.any).andReturn(3)
    #expect(await Task { @Vault in lender.lend(Vault.shared) }.value == 3)
    let entries = await Task { @Vault in
      let ledger = FakeLedger()
      ledger.callsSuper = true
      return ledger.entries
    }.value
    #expect(entries == 2)
  }

  @Test func `a structure's closures are faked`() async {
    let bell = FakeBellClient()
    bell.stub.ring().andReturn(1)
    bell.stub.press(.any).andReturn(2)
    #expect(bell.client.ring() == 1)
    #expect(await bell.client.press(4) == 2)
    bell.verify().press(.equal(4))
  }

  @Test func `closures whose types exist only on the main actor are faked there`() async throws {
    let loans = FakeLoanClient()
    loans.stub.lent().andReturn([.book])
    loans.stub.limits([.map: 1]).andReturn([.map: 2])
    #expect(loans.client.lent() == [.book])
    let limits = loans.client.limits
    #expect(try await Task { try await limits([.map: 1]) }.value == [.map: 2])
    loans.verify().limits([.map: 1])
    #expect(loans.calls.limits == [[.map: 1]])
    let returns = FakeReturnClient()
    returns.stub.take(.any).andReturn(3)
    #expect(returns.client.take([.map]) == 3)
  }

  @Test func `a member on the main actor of a nonisolated protocol is faked there`() {
    let desk = FakeReturnDesk()
    FakeReturnDesk.stub.all.get.andReturn([.map])
    #expect(FakeReturnDesk.all == [.map])
    desk.stub.take(.equal([.book])).andReturn(1)
    desk.stub.close().andReturn(2)
    #expect(desk.take([.book]) == 1)
    #expect(desk.close() == 2)
    desk.verify().take(.equal([.book]))
  }

  @Test func `what the default isolation doesn't reach is not isolated`() async {
    let horn = FakeHornClient()
    horn.stub.honk(2).andReturn(3)
    let honk = horn.client.honk
    #expect(await Task.detached { honk(2) }.value == 3)
    let borrower = FakeBorrower()
    borrower.stub.id.get.andReturn(4)
    #expect(borrower.id == 4)
    let catalogue = FakeCatalogue()
    catalogue.stub.count.get.andReturn(5)
    #expect(catalogue.count == 5)
    let archivist = FakeArchivist()
    archivist.callsSuper = true
    #expect(archivist.file() == 5 && archivist.greet() == "Hello")
    let tray = FakeTray()
    var sheets = 1
    tray.stub.fill(.any, .any).andDo { sheets, done in
      sheets = 7
      done()
      return 8
    }
    #expect(tray.fill(&sheets) {} == 8 && sheets == 7)
  }

  @Test func `what a Sendable protocol leaves on no actor is faked there`() {
    nonisolated func send(_ reminder: Reminder) -> Int { reminder.send() }
    let reminder = FakeReminder()
    reminder.stub.send().andReturn(8)
    #expect(send(reminder) == 8)
    let handler = LoanError.FakeHandler()
    handler.stub.handle(.any).andReturn(9)
    #expect(handler.handle(.overdue) == 9)
  }

  @Test func `the compiler's initializer is isolated as the properties and the language mode require`() async {
    #expect(FakeShelves().count() + FakeBoxes().count() + FakeBins<Int>().count() + FakeCounter().total() == 0)
    #expect(FakeLobby().open() + FakeAtrium().open() + FakePanel().count() == 0)
    let keeper = FakeTimekeeper()
    keeper.stub.tick().andReturn(6)
    #expect(await keeper.tick() == 6)
  }

  @Test func `a model is created with values that exist on any actor, or only on the main actor`() {
    let model = FakeIdleModel()
    model.callsSuper = true
    #expect(model.run() == .idle && model.grades.count == 2)
    let seen = FakeSeenModel()
    seen.seen = [.busy]
    #expect(seen.seen == [.busy] && FakeFirstModel().recordedCalls.count == 1)
  }

  @Test func `what an object's fake overrides stays on no actor`() {
    let maker = FakeLabelMaker()
    maker.stub.description.get.andReturn("maker")
    #expect(maker.description == "maker" && maker.printLabel() == 0)
  }
}
