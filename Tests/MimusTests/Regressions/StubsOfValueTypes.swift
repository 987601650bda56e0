import Mimus
import Testing

/// A stub on a fake that is a struct changed only a copy, and had no effect.
@Test func `a stub applies to every copy of a fake that is a struct`() {
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
