import Mimus
import Testing

struct StubTests {
  enum ShopError: Error, Equatable { case soldOut }

  // MARK: Answering

  @Test func `the first matching behavior is used`() throws {
    let stub = Stub<Int, String>()
    stub.on(1, return: "one")
    stub.on(.any, return: "many")
    stub.on(2, return: "two")
    #expect(try stub.invoke(1) == "one")
    #expect(try stub.invoke(2) == "many")
    #expect(try stub.invoke(1) == "one")
  }

  @Test func `a closure receives the interaction`() throws {
    let stub = Stub<(Int, Int), Int>()
    stub.on(.tuple(.any, 2)) { $0.0 * $0.1 }
    #expect(try stub.invoke((3, 2)) == 6)
  }

  @Test func `a closure may throw`() {
    let stub = Stub<Int, Int>()
    stub.on(.any) { _ in throw ShopError.soldOut }
    #expect(throws: ShopError.soldOut) { try stub.invoke(1) }
  }

  @Test func `a value may be a closure, an optional, or nothing`() throws {
    let closures = Stub<Int, () -> Int>()
    closures.on(.any, return: { 7 })
    #expect(try closures.invoke(1)() == 7)
    let optionals = Stub<Int, String?>()
    optionals.on(.any, return: nil)
    #expect(try optionals.invoke(1) == nil)
    let nothing = Stub<String, Void>()
    nothing.on("Emma", return: ())
    try nothing.invoke("Emma")
  }

  @Test func `interactions and values need not be Sendable`() throws {
    final class Book {}
    let (emma, persuasion) = (Book(), Book())
    let stub = Stub<Book, Book>()
    stub.on(.identical(to: emma), return: persuasion)
    #expect(try stub.invoke(emma) === persuasion)
  }

  // MARK: The error

  @Test func `without a behavior the error names the interaction`() {
    let stub = Stub<String, Int>()
    let error = #expect(throws: UnexpectedInteraction.self) { try stub.invoke("Emma") }
    #expect(error?.description == #"Unexpected interaction "Emma": the stub has no behavior."#)
    #expect(error?.interaction as? String == "Emma")
  }

  @Test func `the error lists the behaviors in order`() {
    let stub = Stub<Int, Int>()
    stub.on(.greaterThan(5), return: 1, line: 1)
    let one = #expect(throws: UnexpectedInteraction.self) { try stub.invoke(3) }
    #expect(
      one?.description == """
        Unexpected interaction 3: the only behavior does not match it.
          greater than 5 (StubTests.swift:1)
        """)
    stub.on(2, invoke: { $0 }, line: 2)
    let two = #expect(throws: UnexpectedInteraction.self) { try stub.invoke(3) }
    #expect(
      two?.description == """
        Unexpected interaction 3: none of the 2 behaviors match it.
          greater than 5 (StubTests.swift:1)
          2 (StubTests.swift:2)
        """)
  }

  // MARK: Removal

  @Test func `after a behavior is removed, later ones answer, and removing it again does nothing`() throws {
    let stub = Stub<Int, String>()
    let first = stub.on(.any, return: "first")
    let second = stub.on(.any, return: "second")
    #expect(try stub.invoke(1) == "first")
    #expect(!first.isRemoved)
    first.remove()
    first.remove()
    #expect(first.isRemoved)
    #expect(!second.isRemoved)
    #expect(try stub.invoke(1) == "second")
    second.remove()
    #expect(throws: UnexpectedInteraction.self) { try stub.invoke(1) }
  }

  @Test func `a removed behavior retains neither its stub nor its answer`() {
    final class Book {}
    weak var weakStub: Stub<Int, Book>?
    weak var weakBook: Book?
    let behavior: Behavior
    do {
      let stub = Stub<Int, Book>()
      let book = Book()
      (weakStub, weakBook) = (stub, book)
      behavior = stub.on(.any, return: book)
    }
    #expect(weakStub == nil)
    #expect(weakBook == nil)
    behavior.remove()
    #expect(behavior.isRemoved)
  }

  @Test func `removed objects are released, and may use the stub in their deinit`() throws {
    final class Farewell {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let stub = Stub<Int, Farewell?>()
    var count = 0
    let behavior = stub.on(1, return: Farewell { count += (try? stub.invoke(2)) == nil ? 1 : 0 })
    behavior.remove()
    #expect(count == 1)
  }

  @Test func `Dobby's names have the same meaning`() throws {
    let stub = Stub<Int, String>()
    let behavior = stub.on(.any, return: "first")
    #expect(!behavior.isDisposed)
    behavior.dispose()
    #expect(behavior.isDisposed && behavior.isRemoved)
    #expect(throws: UnexpectedInteraction.self) { try stub.invoke(1) }
  }

  // MARK: Captors and concurrency

  @Test func `a captor is filled when its behavior is used`() throws {
    let captor = ArgumentCaptor<Int>()
    let stub = Stub<(Int, String), Bool>()
    stub.on(.tuple(.captured(by: captor), "alice"), return: true)
    stub.on(.any, return: false)
    #expect(try stub.invoke((30, "alice")))
    #expect(try !stub.invoke((25, "bob")))
    #expect(captor.values == [30])
  }

  @Test func `matchers and closures may use the stub`() throws {
    let stub = Stub<Int, Int>()
    stub.on(.matching { number in number > 1 && (try? stub.invoke(1)) == 1 }) { try stub.invoke($0 - 1) + 1 }
    stub.on(1, return: 1)
    #expect(try stub.invoke(5) == 5)
  }

  @Test func `a behavior that its own matcher removes is not used`() throws {
    let stub = Stub<Int, String>()
    var behavior: Behavior?
    behavior = stub.on(
      .matching { _ in
        behavior?.remove()
        return true
      }, return: "gone")
    stub.on(.any, return: "there")
    #expect(try stub.invoke(1) == "there")
  }

  @Test func `many tasks can use a stub concurrently`() async throws {
    let stub = Stub<Int, Int>()
    for number in 0..<10 { stub.on(.equal(number)) { $0 * 2 } }
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<100 { group.addTask { try stub.invoke(number % 10) } }
      return try await group.reduce(0, +)
    }
    #expect(sum == 900)
  }
}
