import MimusMacros

@Fake final class FakePaymentGateway: PaymentGateway {
  func charge(_ amount: Int, to name: String) async throws -> Receipt
  func refund(_ receipt: Receipt) throws(CardError) -> Int
  var currency: String
}

@Fake actor FakeInventory: Inventory {
  var isOpen: Bool
  func reserve(_ title: String) async -> Int
}

@Fake @MainActor final class FakeShopWindow: ShopWindow {
  var title: String
  func show(_ book: Book) async
}

@Fake final class FakeCourier: Courier {
  func deliver(_ title: String, _ done: @escaping @Sendable (Bool) -> Void) async throws
}

@Fake final class FakeRepository: Repository {
  var count: Int
  func save(_ item: Book) throws
  func find(where isWanted: (Book) -> Bool) -> Book?
}

@Fake final class FakeSorter: Sorter {
  func sort(_ items: inout [Book], from place: Int) throws -> Int
  func swap(_ one: inout Book, _ other: inout Book) throws(CardError)
  func shuffle(_ items: inout [Book], _ count: inout Int) async throws -> Book?
  func count(_ sorted: inout Int)
}

@Fake final class FakeBindery: Bindery {
  func press(_ sheet: sending Book) async -> sending Book
  func trim(_ sheet: @autoclosure () throws -> Book) throws -> Int
}

@Fake final class FakeRestorer: Restorer {
  func mend(_ item: Book, with repair: (inout Book, Int) throws -> Int) rethrows -> Int
  func inspect(_ grade: @autoclosure () throws -> Int, of check: (Book) async throws -> Book) async rethrows -> Book
  func label<Label>(by change: (inout [Label], Book) -> Void) -> Int
}

@Fake final class FakeDaybook: Daybook {
  func enter(_ entry: some CustomStringConvertible, into lines: inout [String]) throws
  func total<Total>(of entries: [some BinaryInteger], _ add: (Int) async -> Int) async -> Total?
  func note(_ remark: @autoclosure () -> some Equatable, on page: inout Int)
  static func close(_ seal: consuming some ~Copyable, with key: borrowing some ~Copyable) -> Bool
}

@Fake class FakeWrapper: Wrapper & Wrapping {
  let storage = Storage.init(.strict)
  private var paper: String?
  func wrap<each Item>(_ items: (repeat each Item)) -> Int
  func fold() -> Int
}

@Fake class FakeKiosk {
  static let staticStorage = Storage(.strict)
  static func total() -> Int
}

final class FakeKioskStand: FakeKiosk {}

@Fake class FakeBooth: StaticMock {
  static let staticStorage = Storage()
  func total() -> Int
}

final class FakeBoothStand: FakeBooth {}

/// The compiler crashes if a class that it inherits from lacks a conformance that the macro promises.
final class FakeGiftWrapper: FakeWrapper {
  override func fold() -> Int { super.fold() + 1 }
}

@Fake class FakeCatalog: Catalog {
  required init(name: String)
  static var shared: Int
  static func price(of title: String) -> Int
  subscript(title: String) -> Int {
    @Faked get {}
    @Faked set {}
  }
  subscript(row row: Int) -> String { @Faked get throws {} }
  @Faked(.get, .async, .throws) var pages: Int
  @Faked(.get) var shelf: String
  func sorted<Key: Comparable>(by key: (Book) -> Key) -> [Book]
  func all<Value: Equatable>(_ value: Value) -> [Value]
}

@Fake final class FakeShelf: Shelf, Hashable, CustomStringConvertible {
  func place(_ title: String)
}

@Fake class FakeAccount: Account {
  override var owner: String
  @Faked(.get) override var isOpen: Bool
  override init(owner: String, id: Int)
  override func deposit(_ amount: Int) -> Receipt
  override func balance() throws -> Int
  override class func kind() -> String
  override subscript(index: Int) -> Int { @Faked get {} }
}

/// A fake with handwritten members.
@Fake(forwarding: false) final class FakeMailer {
  private(set) var sent: Int
  var prefix = "Dear "
  let limit: Int

  init(limit: Int) { self.limit = limit }

  func send(_ text: String, to name: String) -> Bool
  func greeting(of name: String) -> String { prefix + name }
  func count() { sent += 1 }
}

@Fake final class StrictGateway: PaymentGateway {
  let storage = Mimus.Storage(.strict)
  func charge(_ amount: Int, to name: String) async throws -> Receipt
  func refund(_ receipt: Receipt) throws(CardError) -> Int
  var currency: String
}

struct Drawer<Item> {
  @Fake final class FakeLid {
    static func kind() -> Int
    func close(over item: Item) -> Bool
  }

  @Fake fileprivate final class FakeKey {
    func turn() -> Bool
  }

  /// Uses a fake that is visible only in this file.
  static var turns: Bool {
    let key = FakeKey()
    key.stub.turn().andReturn(true)
    return key.turn()
  }
}

@Fake final class FakePress: Press {
  func bind(_ title: consuming String, _ note: borrowing String) -> String
  func sort<each Sheet>(_ weigh: (repeat each Sheet) -> Int, _ sheet: repeat each Sheet) -> Int
  subscript(title: String, pages: Int...) -> Int {
    @Faked get {}
    @Faked set {}
  }
}

enum Backroom {
  protocol Kettle { func boil(_ minutes: Int) -> Bool }

  @Fake final class FakeKettle: Kettle {
    func boil(_ minutes: Int) -> Bool
  }

  @Mockable protocol Lamp { func shine(_ brightness: Double) }
}

/// A fake whose members have names of the typed API.
@Fake final class FakeStubbornness {
  func stub() -> Int
  var calls: [Int] { [1, 2] }
  func verify(_ page: Int) -> Bool
}

/// A fake with a getter that throws typed errors.
@Fake final class FakeScale {
  @Faked(.get, .throws(CardError.self)) var weight: Int
}

@Fake final class FakeMenu: Menu {
  func show(@LineBuilder _ lines: () -> [String]) -> Int
  func print(@LineBuilder _ lines: (inout Int) throws -> [String]) rethrows -> Int
}

@Fake class FakeLadder: Ladder {
  override func climbed(_ count: Int) -> Self
}

@Fake final class FakeLamp: Lamp {
  var brightness: Int
  subscript(bulb: Int) -> Int {
    @Faked get {}
    @Faked set {}
  }
}
