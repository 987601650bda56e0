import MimusMacros
import Testing

/// Tests `init(forwardingTo:)` of fakes created by `@Fake`, which knows only the names of their protocols.
struct SpyTests {
  final class RealGateway: PaymentGateway {
    let currency = "EUR"
    func charge(_ amount: Int, to name: String) async throws -> Receipt { Receipt(id: amount) }
    func refund(_ receipt: Receipt) throws(CardError) -> Int { throw .expired }
  }

  struct Memory: Repository {
    var items: [Book] = [Book(title: "Emma")]
    var count: Int { items.count }
    func save(_ item: Book) throws { throw CardError.declined }
    func find(where isWanted: (Book) -> Bool) -> Book? { items.first(where: isWanted) }
  }

  @MainActor final class Window: ShopWindow {
    var title = "closed"
    func show(_ book: Book) async { title = book.title }
  }

  @Test func `calls without a stub are forwarded`() async throws {
    let gateway = FakePaymentGateway(forwardingTo: RealGateway())
    gateway.stub.charge(2, to: .any).andReturn(Receipt(id: 22))
    #expect(try await gateway.charge(1, to: "alice") == Receipt(id: 1))
    #expect(try await gateway.charge(2, to: "alice") == Receipt(id: 22))
    #expect(throws: CardError.expired) { try gateway.refund(Receipt()) }
    #expect(gateway.currency == "EUR")
    gateway.verify(.times(2)).charge(.any, to: "alice")
  }

  @Test func `setting a property that is read-only in the target is a failure`() {
    let gateway = FakePaymentGateway(forwardingTo: RealGateway())
    let failures = captureFailures { gateway.currency = "NOK" }
    #expect(
      failures.map(\.message) == [
        """
        Cannot forward currency.set(_: "NOK"), since the property has no setter there.
        To have the spy give that value, stub its reads: stub.currency.get.andReturn(…)
        """
      ])
  }

  @Test func `a type that is an associated type of the target is the same type`() throws {
    let repository = FakeRepository(forwardingTo: Memory())
    #expect(repository.count == 1)
    #expect(repository.find { $0.title == "Emma" } == Book(title: "Emma"))
    #expect(throws: CardError.declined) { try repository.save(Book(title: "Emma")) }
    repository.verify().save(.equal(Book(title: "Emma")))
  }

  struct Desk: Sorter {
    func sort(_ items: inout [Book], from place: Int) throws -> Int {
      items = Array(items.dropFirst(place))
      return items.count
    }
    func swap(_ one: inout Book, _ other: inout Book) throws(CardError) {
      if one == other { throw .declined }
      (one, other) = (other, one)
    }
    func count(_ sorted: inout Int) { sorted += 1 }
    func shuffle(_ items: inout [Book], _ count: inout Int) async throws -> Book? {
      await Task.yield()
      items.reverse()
      count += 1
      if items.isEmpty { throw CardError.declined }
      return items.first
    }
  }

  @Test func `what a target changes may be of its associated type`() async throws {
    let (emma, persuasion) = (Book(title: "Emma"), Book(title: "Persuasion"))
    let sorter = FakeSorter(forwardingTo: Desk())
    var books = [emma, persuasion]
    #expect(try sorter.sort(&books, from: 1) == 1)
    #expect(books == [persuasion])
    var (one, other) = (emma, persuasion)
    try sorter.swap(&one, &other)
    #expect(one == persuasion && other == emma)
    other = one
    #expect(throws: CardError.declined) { try sorter.swap(&one, &other) }
    var sorted = 1
    sorter.count(&sorted)
    #expect(sorted == 2)
    books = [emma, persuasion]
    #expect(try await sorter.shuffle(&books, &sorted) == persuasion)
    #expect(books == [persuasion, emma])
    books = []
    await #expect(throws: CardError.declined) { try await sorter.shuffle(&books, &sorted) }
    #expect(sorted == 4)
    sorter.verify().sort(.equal([emma, persuasion]), from: 1)
  }

  struct Workshop: Bindery {
    func press(_ sheet: sending Book) async -> sending Book { sheet }
    func trim(_ sheet: @autoclosure () throws -> Book) throws -> Int { try sheet().title.count }
  }

  @Test func `a value of an associated type is passed on to the target, sent or not yet evaluated`() async throws {
    let bindery = FakeBindery(forwardingTo: Workshop())
    let emma = Book(title: "Emma")
    #expect(await bindery.press(emma) == Book(title: "Emma"))
    #expect(try bindery.trim(emma) == 4)
  }

  struct Restoration: Restorer {
    func mend(_ item: Book, with repair: (inout Book, Int) throws -> Int) rethrows -> Int {
      var item = item
      return try repair(&item, 2) + item.title.count
    }
    func inspect(_ grade: @autoclosure () throws -> Int, of check: (Book) async throws -> Book) async rethrows -> Book {
      _ = try grade()
      return try await check(Book(title: "Emma"))
    }
    func label<Label>(by change: (inout [Label], Book) -> Void) -> Int {
      var labels: [Label] = []
      change(&labels, Book(title: "Emma"))
      return labels.count
    }
  }

  @Test func `closures that change values of an associated type are passed on, and their errors rethrown`() async {
    let restorer = FakeRestorer(forwardingTo: Restoration())
    let emma = Book(title: "Emma")
    let length = restorer.mend(emma) { book, count in
      book = Book(title: "Persuasion")
      return count
    }
    #expect(length == 12)
    #expect(throws: CardError.declined) { try restorer.mend(emma) { _, _ in throw CardError.declined } }
    #expect(await restorer.inspect(1) { $0 } == emma)
    #expect(restorer.label { (titles: inout [String], book) in titles = [book.title, book.title] } == 2)
    await #expect(throws: CardError.declined) {
      try await restorer.inspect(1) { _ in throw CardError.declined }
    }
    restorer.verify(.times(2)).mend(.equal(emma), with: .any)
  }

  @MainActor @Test func `settings are forwarded on their actor`() async {
    let window = Window()
    let spy = FakeShopWindow(forwardingTo: window)
    spy.title = "open"
    #expect(window.title == "open")
    await spy.show(Book(title: "Emma"))
    #expect(spy.title == "Emma")
  }

  final class ObservedLamp: Lamp {
    var onChange: () -> Void = {}
    var brightness = 1 { didSet { onChange() } }
    subscript(bulb: Int) -> Int {
      get { brightness + bulb }
      set { brightness = newValue - bulb }
    }
  }

  @Test func `an object that is being set may call the spy again`() {
    let real = ObservedLamp()
    let spy = FakeLamp(forwardingTo: real)
    var seen: [Int] = []
    real.onChange = { seen.append(spy.brightness) }
    spy.brightness = 3
    spy[2] = 7
    #expect(seen == [3, 5])
    #expect(real.brightness == 5)
  }

  struct Card: Menu {
    func show(@LineBuilder _ lines: () -> [String]) -> Int { lines().count }
    func print(@LineBuilder _ lines: (inout Int) throws -> [String]) rethrows -> Int {
      var copies = 2
      return try lines(&copies).count * copies
    }
  }

  @Test func `what a result builder has built is passed on`() {
    let menu = FakeMenu(forwardingTo: Card())
    let length = menu.show {
      "Tea"
      "Cake"
    }
    #expect(length == 2)
    #expect(menu.print { _ in "Tea" } == 2)
  }
}
