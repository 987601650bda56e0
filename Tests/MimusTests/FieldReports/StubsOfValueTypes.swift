import Mimus
import Testing

/// A stub that was set up on a fake that is a struct went to a copy, and did nothing.
@Test func `a stub serves every copy of a fake that is a struct`() {
  struct FakeShelf: Mock {
    let storage = Mimus.Storage()
    func count() -> Int { answerCall() }
  }
  let shelf = FakeShelf()
  let copy = shelf
  shelf.stubCall(withIdentifier: "count").andReturn(3)
  #expect(copy.count() == 3)
  shelf.verifyCall(withIdentifier: "count()")
}
