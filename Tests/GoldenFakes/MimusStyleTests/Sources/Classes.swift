import Foundation

class Account {
  let id: Int
  var owner: String
  var balance = 0
  private(set) var history: [Int] = []
  lazy var cache: [String: Int] = [:]
  weak var delegate: AnyObject?
  var computed: Double { 1 }
  var observed: Int = 0 { didSet {} }
  private var secret = 1
  nonisolated(unsafe) static var count = 0
  class var kind: String { "plain" }
  init(id: Int, owner: String) { self.id = id; self.owner = owner }
  convenience init() { self.init(id: 0, owner: "") }
  required init?(text: String) { return nil }
  init(throwing: Bool) throws { id = 0; owner = "" }
  func deposit(_ amount: Int, note: String = "none") -> Receipt { Receipt(id: amount) }
  func withdraw(_ amount: Int) throws -> Int { amount }
  func sync() async {}
  func generic<T: Equatable>(_ value: T) -> T { value }
  func copy() -> Self { self }
  func opaque() -> some Equatable { 1 }
  final func fixed() {}
  private func hidden() {}
  fileprivate func alsoHidden() {}
  class func make(_ id: Int) -> Int { id }
  static func never() {}
  subscript(index: Int) -> Int {
    get { index }
    set {}
  }
  func change(_ value: inout Int) { value += 1 }
  func each(_ body: (Int) throws -> Void) rethrows {}
  func many(_ values: Int...) -> Int { values.count }
  deinit {}
}

class SavingsAccount: Account {
  func interest(_ rate: Double) -> Double { rate }
  override func withdraw(_ amount: Int) throws -> Int { 1 }
}

class Box<Element> {
  var value: Element
  init(_ value: Element) { self.value = value }
  func put(_ value: Element) -> [Element] { [value] }
}

class IntBox: Box<Int> {
  func double() -> Int { value * 2 }
}

public class Plain {
  public init() {}
  open func f() -> Int { 1 }
  internal func g(_ x: String?) -> String { "" }
}

@MainActor class Screen {
  var title = "a"
  func show(_ text: String) -> Int { 1 }
}

class Shared: @unchecked Sendable {
  var x = 1
  func f() -> Int { 1 }
}

final class Sealed { func f() {} }

enum Shelf {
  class Book { func read() -> Int { 1 } }
}

class Clerk {
  @Clamped var patience: Int = 3
  unowned var owner: Plain
  var waiting: Int { get async throws { 1 } }
  let shelf: Shelf.Book
  static let shared = 1
  class subscript(name: String) -> Int { 1 }
  struct Note: Equatable { var text = "" }
  var notes: [Note] = []
  var handler: (() -> Void)?
  init(owner: Plain) async { self.owner = owner; shelf = Shelf.Book() }
  private init(secret: Int, owner: Plain) {
    self.owner = owner; shelf = Shelf.Book()
  }
  init(_ owner: Plain) {
    self.owner = owner; shelf = Shelf.Book()
  }
  func write(_ note: Note, then body: @escaping (Note) -> Void) -> Note { note }
  func read(_ body: (Note) throws -> Int) rethrows -> Int { try body(Note()) }
  func typed(_ id: Int) throws(CardError) -> Int { id }
  func overloaded(_ id: Int) -> Int { id }
  func overloaded(_ name: String) -> Int { name.count }
  func shift(by steps: Int = 1, _ more: Int...) -> Clerk { self }
  func close(_ file: consuming File) -> Int { 1 }
  private(set) var log: String = ""
  internal private(set) lazy var cache: Int = 1
}

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}

class Warehouse {
  var storage: [String] = ["shelf"]
  func stub(_ name: String) -> Int { 7 }
  func verify() -> Bool { true }
  var callsSuper: Int { 8 }
}

class Model: Codable {
  var id: Int
  init(id: Int) { self.id = id }
  func reload() -> Int { id }
}

class Listener: NSObject {
  override var description: String { "listener" }
  func hear(_ text: String) -> Bool { true }
}

class Listing<Item: Hashable, Place> where Place: Comparable {
  typealias Entry = (item: Item, place: Place)
  required init(items: [Item]) {}
  func place(of item: Item) -> Place? { nil }
  func entries() -> [Entry] { [] }
  func add(_ item: Item, at place: Place) throws {}
}

class TextListing<Item: Hashable>: Listing<Item, String> {
  func title() -> String { "listing" }
  override func place(of item: Item) -> String? { "here" }
}

class Cabinet<Item> {
  class Drawer<Tag> {
    func find(_ tag: Tag) -> Item? { nil }
  }
}

class NumberDrawer: Cabinet<Int>.Drawer<String> {}

protocol Sheet {}
protocol Poster: Sheet {}

class Press {
  func print<Printed: Sheet>(_ printed: Printed) -> Self { self }
  func print<Printed: Poster>(_ printed: Printed) -> Self { self }
  func print<Printed: Sequence>(_ printed: Printed) -> Self? { self }
  func print<Printed: Collection>(_ printed: Printed) -> Self? where Printed.Element: Sheet { self }
  func count<Printed: Sheet>(_ printed: Printed) -> Int { 1 }
  func count<Printed: Poster>(_ printed: Printed) -> Int { 2 }
}

class Chest {
  init() {}
  private(set) subscript(place: Int) -> Int {
    get { place }
    set {}
  }
}

class Recipe: Decodable {
  let steps: Int
  init(steps: Int) { self.steps = steps }
  required convenience init(from decoder: any Decoder) throws { self.init(steps: 0) }
  func cook() -> Int { steps }
}

class Garland {
  func each(_ body: () -> Int) -> Self { self }
  func first(_ body: () -> Bool) throws -> Self? { self }
  class func made(_ body: () -> Int) -> Self? { nil }
  func passed<Link>(_ body: () throws -> sending Link) rethrows -> sending Link { try body() }
}

class Freight<Content: Sendable> {
  var label: String?
  init(label: String) { self.label = label }
}

class StampedFreight<Content>: Freight<Content> {
  func stamp() -> Content? { nil }
}

class ShortDateFormatter: DateFormatter, @unchecked Sendable {
  func short(_ date: Date) -> String { "" }
}

/// Members that return `Self`.
class Query {
  final var limits: [Int] = []
  required init() {}
  func limited(to limit: Int) -> Self {
    limits.append(limit)
    return self
  }
  func checked(_ limit: Int) throws -> Self? { limit > 0 ? limited(to: limit) : nil }
  func loaded() async -> Self { limited(to: 0) }
  var plain: Self { self }
  subscript(limit: Int) -> Self { limited(to: limit) }
  class func empty() -> Self { Self() }
}

/// Properties whose types the compiler completes, and values that are easily misread.
class Guesses {
  var rows: Array<_> = [1]
  var columns: [_] = [1]
  var last: _? = 1
  var first: Array = [1]
  var names: Dictionary = [1: "one"]
  var seen: Set = [1]
  var trunk: Trunk = Trunk(content: 1)
  var trunks: [Trunk] = [Trunk(content: 1)]
  var lid: Attic.Lid = Attic.Lid.closed(1)
  var lanes: SIMD2 = SIMD2(1, 2)
  var isRight = true
  var odds = 0x1.8p-3
}

struct Trunk<Content> { var content: Content }

/// A namespace with a structure that hides the generic one.
enum Attic {
  enum Lid<Content> { case closed(Content) }
  struct Trunk {}

  class Ladder {
    var trunk: Trunk = Trunk()
  }
}

class Bracelet<Link> {
  init() {}
  func adding<Charm>(_ charm: Charm) -> Self { self }
  func closed(by clasp: some Equatable) async throws -> Self? { self }
  func copy() -> Self { self }
}
