import Testing

@Suite(.serialized) struct MemberTests {
  @Test func `class functions are counted in static variables`() {
    FakeAccess.classInternalCallCount = 0
    FakeAccess.classInternalArgsForCall = []
    FakeAccess.classInternalReturnValue = 7
    #expect(FakeAccess.classInternal(1) == 7)
    #expect(FakeAccess.classInternalCallCount == 1 && FakeAccess.classInternalArgsForCall == [1])
    #expect(FakeAccess.classPublic() == "")
    #expect((FakeAccess.self as Access.Type).classPublic() == "")
  }

  @Test func `visible members are faked with suitable access`() {
    let fake = FakeAccess()
    fake.plain()
    fake.inside()
    fake.opened()
    fake.publishedReturnValue = true
    #expect(fake.published("a"))
    #expect(fake.plainCallCount == 1 && fake.insideCallCount == 1 && fake.openedCallCount == 1)
    #expect(fake.publishedArgsForCall == ["a"])
    // These members aren't overridden or counted.
    fake.fixed()
    fake.fixedInPublic()
  }

  @Test func `a name that contains a keyword is not a keyword`() {
    let fake = FakeNames()
    fake.finalizeReturnValue = 1
    #expect(fake.finalize() == 1 && fake.finalizeCallCount == 1)
    #expect(fake.privateStuff() == 0 && fake.privateStuffCallCount == 1)
    #expect(fake.classify("a") == 0 && fake.classifyArgsForCall == ["a"])
    #expect(fake.default(in: "b") == 0 && fake.defaultArgsForCall == ["b"])
  }

  @Test func `the variables' names don't conflict with those of members`() {
    let fake = FakeNames()
    fake.count_ReturnValue = 5
    fake.countCallCountReturnValue = 6
    #expect(fake.count() == 5 && fake.count_CallCount == 1 && fake.countCallCount == 6)
    fake.stock = 3
    #expect(fake.stockSet() == 0)
    #expect(fake.stockSetCallCount == 1 && fake.stockSetArgsForCall == [3] && fake.stockSet_CallCount == 1)
  }

  @Test func `a fake has the initializers of its class`() throws {
    let fake = FakeLifetime(name: "a", count: 2)
    #expect(fake.name == "a" && fake.greet() == "")
    #expect(FakeLifetime().name == "real" && FakeLifetime(text: "") == nil)
    let later = FakeLaterLifetime(name: "b")
    later.more()
    #expect(later.greet() == "" && later.greetCallCount == 1 && later.moreCallCount == 1)
  }

  @Test func `properties and subscripts are counted and keep the values that are set`() {
    let fake = FakeValues()
    #expect(fake.title == "" && fake.rating == 0 && fake.history == [] && fake.slow == 0 && fake.fixed == 1)
    fake.title = "new"
    #expect(fake.title == "new" && fake.titleSetCallCount == 1 && fake.titleSetArgsForCall == ["new"])
    fake.historyReturnValue = ["past"]
    #expect(fake.history == ["past"] && fake.historyCallCount == 2)
    fake[3] = "three"
    #expect(fake[4] == "three" && fake.subscriptArgsForCall == [4])
    #expect(fake.subscriptSetArgsForCall.map(\.index) == [3] && fake.subscriptSetArgsForCall[0].newValue == "three")
    #expect(fake[name: "a"] == nil && fake.subscriptNameArgsForCall == ["a"])
  }
}
