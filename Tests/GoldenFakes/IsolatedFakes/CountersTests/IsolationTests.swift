import Testing

struct IsolationTests {
  @Test func `a fake of a nonisolated protocol counts its calls`() async {
    let archive = FakeArchive()
    archive.packReturnValue = 3
    archive.seal()
    #expect(await archive.pack("maps") == 3)
    #expect(archive.packArgsForCall == ["maps"])
    #expect(archive.sealCallCount == 1)
  }

  @Test func `an heir of a nonisolated protocol is on the main actor`() async throws {
    let display = FakeDisplay<String>()
    display.putReturnValue = "Emma"
    #expect(try await display.put("Emma") == "Emma")
    display.label = "new"
    #expect(display.label == "new")
    await display.warm()
    #expect(display.warmCallCount == 1)
  }

  @Test func `fakes are equal and hashable by identity`() {
    let (card, reader, edition) = (FakeLibraryCard(), FakeReader(), FakeEdition())
    #expect(Set([card, card, FakeLibraryCard()]).count == 2)
    #expect(Set([reader, reader, FakeReader()]).count == 2)
    #expect(edition == edition)
  }

  @Test func `overridden members count their calls`() {
    let (clerk, desk) = (FakeClerk(), FakeDesk())
    clerk.bowReturnValue = 4
    desk.ringReturnValue = 5
    #expect(clerk.bow() == 4)
    #expect(desk.ring() == 5)
    let (reminder, counter) = (FakeReminder(), FakeCounter())
    reminder.sendReturnValue = 8
    counter.totalReturnValue = 9
    #expect(reminder.send() == 8 && counter.total() == 9)
  }
}
