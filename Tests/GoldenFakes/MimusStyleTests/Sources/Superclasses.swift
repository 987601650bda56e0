typealias Copies = [Novel]

class Publication {
  func reprint() -> Publication { Publication() }
  func seal() -> Int { 1 }
  var cover: Int { 1 }
  func accept(_ copies: Copies) -> Bool { false }
  func sequel(_ number: Int) -> Publication? { nil }
}

class Novel: Publication {
  override func reprint() -> Novel { Novel() }
  final override func seal() -> Int { 2 }
  final override var cover: Int { 2 }
  override func accept(_ copies: [Novel]) -> Bool { true }
  override func sequel(_ number: Int) -> Novel { Novel() }
}

typealias Prose = Novel

class Trilogy: Prose {
  func part(_ number: Int) -> Novel { Novel() }
}

class Letterhead {
  let text: String
  init(text: String) { self.text = text }
  required convenience init(name: String) { self.init(text: name) }
  func render() -> String { text }
}

protocol Problem: Error {}

class Misprint: Problem, @unchecked Sendable {
  func explain() -> String { "a letter" }
}

class Erratum: Misprint, @unchecked Sendable {
  func page() -> Int { 1 }
}

@MainActor class Pane {
  func open() -> Bool { true }
}

class ShopPane: Pane {
  func light() -> Int { 1 }
}

/// Members with names that the fake uses, which a subclass can't override.
class Safe {
  final let storage = [1, 2]
  final func verify() -> Int { storage.count }
  static let stub = 3
  func unlock() -> Bool { false }
}

class Parcel<Content, Label> {
  func wrap(_ content: Content, with label: @escaping (Label) -> Content) -> Label? { nil }
  func copy() -> Parcel { self }
}
typealias Letter<Text> = Parcel<Text, Int>
class Postcard: Letter<String> {
  func stamp() -> Int { 1 }
}

typealias Envelope = Parcel
class Telegram: Envelope<String, Int> {
  func send() -> Bool { true }
}

class Exchange<Goods> {
  func trade(_ goods: Goods) -> Int { 1 }
  func offer() -> Goods? { nil }
  func give(_ goods: Goods) -> Goods { goods }
}

class Swap<One, Other>: Exchange<(One, Other)> {
  override func trade(_ goods: (One, Other)) -> Int { 2 }
  func isFair() -> Bool { true }
}

class Gift: Exchange<()> {
  func unwrap() -> Int { 3 }
}

protocol Entry: Codable { var id: Int { get } }

class Card: Entry {
  let id: Int
  init(id: Int) { self.id = id }
  func flip() -> Bool { true }
}

class Buzzer {
  var ring: ((_ n: Int) throws -> Bool)?
  var echoes: [Int: (_ n: Int) -> Int] = [:]
}

@propertyWrapper class Stamped<Value> {
  private(set) var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

class Ticket {
  @Stamped var number: Int = 4
  func tear() -> Int { number }
}

// A superclass that is another one on another platform.

#if os(Windows)
  class Depot {
    func load(_ crate: WindowsCrate) {}
    func count() -> Int { 1 }
  }
#else
  class Depot {
    func unload() -> Int { 1 }
    func count() -> Int { 1 }
  }
#endif

class Silo: Depot {
  func fill() -> Int { 1 }
}

// Variadic initializers, whose arguments can't be passed on.

class Bouquet: ExpressibleByArrayLiteral {
  let stems: Int
  init(stems: Int) { self.stems = stems }
  required init(arrayLiteral elements: String...) { stems = elements.count }
  func tie() -> Int { stems }
}

class Wreath {
  init(_ twigs: Int...) {}
  func hang() -> Int { 1 }
}

// Protocols that require a superclass, which has some of their requirements.

class Banner {
  var width = 1
  let color = "red"
  init() {}
  func layout() -> Int { 1 }
  final func fold() -> Int { 2 }
  func measure(_ scale: Int) throws -> Int { scale }
  class func standardWidth() -> Int { 3 }
}

protocol Measurable { func measure(_ scale: Int) throws -> Int }

protocol Hanging: Banner, Measurable {
  var width: Int { get }
  var color: String { get }
  func layout() -> Int
  func layout(_ width: Int) -> Int
  func fold() -> Int
  static func standardWidth() -> Int
}

class Crate<Content> {
  func pack(_ content: Content) -> Content { content }
}

protocol Shipping where Self: Crate<String> {
  func pack(_ content: String) -> String
}

class Cupboard {
  required init() {}
}

protocol Locking: Cupboard { func lock() -> Bool }

class Easel {
  let height: Int
  init(height: Int) { self.height = height }
  convenience init() { self.init(height: 4) }
}

protocol Painting: Easel {
  init(height: Int)
  func paint() -> Bool
}

class Lectern {
  init?(height: Int) { if height < 1 { return nil } }
  init(wood: String) throws {}
}

protocol Reading: Lectern { func read() -> Int }

class Bench {
  let seats: Int
  init(seats: Int = 2) { self.seats = seats }
}

protocol Resting: Bench, Sendable { func rest() -> Int }

class Lantern: @unchecked Sendable {
  func shine() -> Int { 1 }
}

protocol Glowing: Lantern { func shine() -> Int }

@MainActor class Casement {
  func open() -> Bool { true }
}

protocol Airing: Casement {
  func open() -> Bool
  func air() -> Int
}

class Doorway {
  init(width: Int) {}
}

protocol Passing: Doorway { func pass() -> Int }

class Archway {
  let width: Int
  init(width: Int) { self.width = width }
  convenience init() { self.init(width: 3) }
}

protocol Arching: Archway { func arch() -> Int }

protocol PassageMaker {
  func passage() -> any Passing
  func archway() -> any Arching
}

class Wallet {
  let size: Int
  init() { size = 1 }
  init(size: Int) { self.size = size }
}

protocol Clutch: Wallet {
  func file() -> Int
}

class RubberStamp {
  required convenience init(ink: String) { self.init(ink: ink, count: 1) }
  init(ink: String, count: Int) {}
  @available(*, unavailable) required init(coder: Int) { fatalError() }
  func press() -> Int { 1 }
}
