import Testing

struct FailableInitializerTests {
  @Test func `a fake can be created without arguments although its protocol's initializer may fail`() {
    let fakes: [any Openable] = [FakeOpenable(), FakeReopenable()]
    let restorable: FakeRestorable = FakeRestorable()
    #expect(fakes.count == 2 && FakeRestorable(code: 1) !== restorable)
  }
}
