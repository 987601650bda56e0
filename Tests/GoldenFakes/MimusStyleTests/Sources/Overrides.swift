import Foundation

// Members of classes that only some subclasses can override.

class Handbill {
  init() {}
  func print(_ change: (Self) -> Void) -> Int { 1 }
  func post() -> Self { self }
}

class Hamper<Fruit> {
  init() {}
  func add(_ fruit: Fruit) -> Int { 1 }
  func add(_ count: Int) -> Int { 2 }
  func empty() -> Int { 3 }
}

class CountedHamper: Hamper<Int> {
  func weigh() -> Int { 4 }
}

class Courier<Task> {
  init() {}
  func run(_ task: Task) -> Int { 1 }
}

class ErrandCourier: Courier<(Int) -> Int> {
  func rest() -> Int { 2 }
}

class Sieve<Grain> {
  init() {}
  func sift(_ grain: Grain) -> Int where Grain: Comparable { 1 }
}

class FlourSieve: Sieve<Int> {
  func shake() -> Int { 2 }
}

@propertyWrapper struct Engraved {
  var wrappedValue: Int { 5 }
}

class Plaque {
  init() {}
  @Engraved var year: Int
  @available(swift, obsoleted: 5) func polish() {}
}

// Classes in an extension that has constraints.

struct Orchard<Tree> {}

extension Orchard where Tree: Equatable /* to find a tree */ {
  class Row {
    init() {}
    func count(_ tree: Tree) -> Int { 1 }
  }
}

// Members that are called like what the fake has.

class Pamphlet {
  init() {}
  func FakePamphlet() -> Int { 1 }
  func Stubs() -> Int { 2 }
  var Calls: Int { 3 }
}

protocol Placard {
  var FakePlacard: Int { get }
  var Verifications: Int { get }
}

// Protocols with several superclasses, and with members that these spell differently or have only under conditions.

class Vessel {
  init() {}
  func sail() -> Vessel { self }
  func load(_ crates: [Int], _ name: Swift.String?) -> Optional<Int> { nil }
  func moor() throws -> Int { 1 }
  var speed: Int { get throws { 2 } }
  #if os(Windows)
    func sink() -> Int { 3 }
  #else
    func float() -> Int { 4 }
  #endif
}

class Ferry: Vessel {
  override func sail() -> Ferry { self }
}

typealias Weights = Array<Int>

protocol Seaworthy: Vessel { func sail() -> Vessel }

protocol Carrying: Vessel {
  func load(_ crates: Weights, _ name: String?) -> Int?
  func moor() -> Int
  var speed: Int { get }
  func sink() -> Int
  func float() -> Int
}

protocol Ferrying: Ferry { func board() -> Int }

protocol Crossing: Ferrying, Seaworthy {}

protocol Announcing: NSObject {
  var description: String { get }
  func announce() -> Int
}

// An autoclosure whose errors the compiler doesn't infer, so that no call can be forwarded.

protocol Trying {
  func attempt<Failure: Error>(_ value: @autoclosure () throws(Failure) -> Int) throws(Failure) -> Int
}

// A superclass's functions that throw an error type that is `Never` in a subclass.

class Signal<Failure: Error> {
  typealias Action<Value> = () throws(Failure) -> Value
  init() {}
  var last: () throws(Failure) -> Int { { 1 } }
  func send(_ action: () throws(Failure) -> Int) throws(Failure) -> Int { try action() }
  func queue<Value>(_ action: @escaping Action<Value>) async -> Value? { nil }
  func listen(_ body: (() throws(Failure) -> Int) -> Void) {}
  func wrap(_ action: (name: String, run: () throws(Failure) -> Int)?) {}
  func repeatAll(_ actions: [() throws(Failure) -> Int]) -> Int { actions.count }
  func later() -> (() throws(Failure) -> Int)? { nil }
  func next() throws(Failure) -> Int { 1 }
}

class Lamp: Signal<Never> {
  func blink() -> Int { 2 }
}

class InkMark { init() {} }
class WaxMark { init() {} }

/// Members that only their parameters, their results, or waiting tell apart.
class Postmark {
  init() {}
  func press(_ stamp: InkMark) -> Int { 1 }
  func press(_ seal: WaxMark) -> Int { 2 }
  func read() -> Int { 3 }
  func read() -> String { "3" }
  subscript(day: Int) -> Int { 4 }
  subscript(day: Int) -> String { "4" }
  func dry() -> Int { 5 }
  func dry() async -> Int { 6 }
}

class InkPostmark: Postmark {
  override func press(_ stamp: InkMark) -> Int { 10 }
  override func read() -> Int { 30 }
  override subscript(day: Int) -> Int { 40 }
  override func dry() async -> Int { 60 }
}

class WaxPostmark: InkPostmark {
  override func press(_ seal: WaxMark) -> Int { 20 }
}

/// An override whose types another class spells differently.
class BoxPostmark: Postmark {
  typealias Day = Int
  override func press(_ stamp: InkMark) -> Int { 11 }
  override subscript(day: Day) -> Int { 41 }
}

class LidPostmark: BoxPostmark {
  override subscript(day: Int) -> Int { 42 }
}

/// What all objects have in common.
class Emblem: NSObject {
  let motto: String
  init(motto: String) { self.motto = motto }
  override func isEqual(_ object: Any?) -> Bool { (object as? Emblem)?.motto == motto }
  override var hash: Int { motto.hash }
  override var description: String { "emblem \(motto)" }
}

/// Initializers of which an override would override two.
class Oven {
  init() {}
  init() async {}
  init(size: Int) {}
  func bake() -> Int { 1 }
}

class SmallOven {
  init() {}
  required init() async {}
  func bake() -> Int { 2 }
}

class Fabric { init() {} }
class Silk: Fabric {}

/// Overloads whose overrides return subclasses, or spell types in other ways.
class WeavingFrame {
  typealias Done = (Result<Int, any Error>) -> Void
  init() {}
  func weave() -> Fabric { Fabric() }
  func weave() -> Int { 1 }
  func dye(_ done: @escaping Done) {}
  func spin(_ count: Int) -> Int { count }
  func spin(_ name: String) -> Int { 0 }
}

class SilkFrame: WeavingFrame {
  typealias Count = Int
  override func weave() -> Silk { Silk() }
  override func weave() -> Int { 2 }
  func dye(_ color: String) {}
  override func spin(_ count: Count) -> Int { 2 * count }
}

class FineFrame: SilkFrame {
  override func weave() -> Int { 3 }
  override func dye(_ done: @escaping (Result<Int, any Error>) -> Void) {}
}
