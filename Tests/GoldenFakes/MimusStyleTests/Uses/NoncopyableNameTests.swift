import Mimus
import Testing

struct NoncopyableNameTests {
  @Test func `a type with the name of a noncopyable one is copied`() {
    typealias Span = Tracing.Span
    let tracer = Tracing.FakeTracer()
    tracer.stub.start(.any).andReturn(Span(id: 2))
    tracer.current = Span(id: 3)
    #expect(tracer.start(Span()) == Span(id: 2) && tracer.current?.id == 3)
    tracer.verify().start(.equal(Span()))
    #expect(tracer.calls.start[0].id == 1)

    let scribe = FakeScribe()
    scribe.stub.copy(.equal(Leaf())).andReturn(Leaf(number: 2))
    scribe.stub.post(.any).andReturn(Posting())
    #expect(scribe.copy(Leaf())?.number == 2 && scribe.post(Posting()) == Posting())

    let copier = FakeCopier<Int>()
    copier.stub.copy(1).andReturn(2)
    #expect(copier.copy(1) == 2)
    let bookkeeper = FakeBookkeeper()
    let row = Bookkeeper.Leaf()
    bookkeeper.stub.copy(.identical(to: row)).andReturn(row)
    #expect(bookkeeper.copy(row) === row)
  }

  @Test func `a value of a noncopyable type's alias is passed on`() {
    let keeper = FakeKeeper()
    keeper.stub.open().andDo { Strongbox() }
    keeper.stub.seal(.any).andDo { safe in
      safe = Strongbox()
      return 3
    }
    var safe = keeper.open()
    #expect(keeper.seal(&safe) == 3)
    keeper.file(Cashbook.Leaf())
    keeper.verify().file(.any)
  }
}
