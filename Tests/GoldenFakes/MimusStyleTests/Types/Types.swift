import Foundation

/// Types from which protocols are extracted.
struct Register {
  enum State { case open, closed }
  struct Slip<Item> { var item: Item }

  private(set) var state = State.closed
  private(set) var receipts: [String] = []
  let number: Int
  var slip: Slip<Int>?
  lazy var start = 0
  private var secret = 1
  static let limit: Int = 3

  init(number: Int) { self.number = number }

  mutating func ring(_ cents: Int, note: String = "") throws -> Int { cents }
  func each(_ body: (String) throws -> Void) rethrows { try receipts.forEach(body) }
  func find<Wanted: Collection>(_ wanted: Wanted) async -> [Wanted.Element] where Wanted.Element: Hashable { [] }
  func reversed() -> some Sequence<String> { receipts.reversed() }
  subscript(place: Int) -> String {
    get { receipts[place] }
    set { receipts[place] = newValue }
  }
  @discardableResult func close() -> State { state }
  #if DEBUG
    func dump() {}
  #endif
}

extension Register {
  var isOpen: Bool { get async { state == .open } }
  func copy() -> Register { self }
  fileprivate func hide() {}
}

class Rack<Book: Hashable>: @unchecked Sendable {
  var top: Book?
  weak var owner: AnyObject?
  func take(_ places: Int...) -> Book? { top }
  func neighbor() -> Rack { self }
  final func seal() {}
  func sum() where Book == Int {}
}

extension Rack where Book == String { func titles() -> String { "" } }

actor Stockroom {
  var count = 1
  func add(_ more: Int) -> Int { count + more }
  nonisolated func name() -> String { "stock" }
}

@MainActor final class Dashboard {
  var title = ""
  func show(_ text: String) {}
  nonisolated func identifier() -> Int { 1 }
}

enum Coin: Int {
  case penny
  var label: String { "penny" }
  mutating func flip() {}
  func with(_ other: Coin) -> Coin { other }
}

enum Street {
  struct Number {}
  final class House {
    struct Key {}
    func enter(_ key: Key, at number: Number) -> Key { key }
  }
}

struct Voucher: ~Copyable {
  consuming func redeem() -> Int { 1 }
  borrowing func value() -> Int { 1 }
}

@globalActor actor Notary { static let shared = Notary() }

@Notary final class Minutes {
  private var titles = [""]
  private(set) subscript(place: Int) -> String {
    get { titles[place] }
    set { titles[place] = newValue }
  }
  func show() {}
}

struct Balance {
  func weigh() -> Int { 1 }
  func weigh() async throws -> Int { 1 }
  @Sendable func reset() {}
}

@MainActor extension Balance { func display(_ text: String) {} }

class Bookend {
  var (row, column) = (1, 2)
  func copy() -> Self { self }
}
