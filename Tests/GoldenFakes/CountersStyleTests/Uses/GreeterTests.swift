import Foundation
import Testing

struct GreeterTests {
  @Test func `a call is counted`() {
    let greeter = FakeGreeter()
    greeter.sayHi()
    (greeter as Greeter).sayHi()
    #expect(greeter.sayHiCallCount == 2)
  }

  @Test func `single arguments are stored unwrapped, even those of a nested type`() {
    let fake = FakeSingleArguments()
    let book = SingleArguments.Book()
    fake.string("a")
    fake.integer(number: 1)
    fake.integer(number: 2)
    fake.strings(with: ["a", "b"])
    fake.dictionary(["a": book])
    fake.book(book)
    fake.narrow(x: 1, y: "a")
    #expect(fake.stringArgsForCall == ["a"])
    #expect(fake.integerArgsForCall == [1, 2])
    #expect(fake.stringsArgsForCall == [["a", "b"]])
    #expect(fake.dictionaryArgsForCall[0]["a"] === book)
    #expect(fake.bookArgsForCall.first === book)
    #expect(fake.narrowArgsForCall[0] == (x: 1, y: "a"))
  }

  @Test func `members with a natural default return it until a value is set`() {
    let fake = FakeReturning()
    #expect(fake.text() == "")
    #expect(fake.optional() == nil)
    #expect(fake.tuple() == (title: "", pages: 0))
    #expect(fake.pair().0 == nil && fake.pair().1 == [])
    #expect(fake.numbers() == (false, 0, 0, 0, [:], []))
    #expect(fake.unwrapped() == nil)
    fake.empty()
    fake.textReturnValue = "one"
    fake.optionalReturnValue = "two"
    fake.tupleReturnValue = (title: "three", pages: 3)
    fake.pairReturnValue = ("four", [4])
    #expect(fake.text() == "one" && fake.optional() == "two" && fake.tuple() == (title: "three", pages: 3))
    #expect(fake.pair() == ("four", [4]))
    #expect(fake.textCallCount == 2 && fake.emptyCallCount == 1)
  }

  @Test func `members without a natural default need a value first`() throws {
    let fake = FakeReturning()
    fake.functionReturnValue = { "no. \($0)" }
    fake.resultReturnValue = .success(5)
    fake.existentialReturnValue = "any"
    fake.urlReturnValue = URL(fileURLWithPath: "/shop")
    #expect(fake.function()(2) == "no. 2")
    #expect(try fake.result().get() == 5)
    #expect(fake.existential() as? String == "any")
    #expect(fake.url().path == "/shop")
  }
}
