import Foundation

// Superclasses that are named within compositions, by aliases, and by names that an ancestor of a type around them gives
// them.

protocol Tracked { var screen: String { get } }
protocol Labeled { var label: String { get } }

class ShopScreen {
  let name: String

  init(name: String) { self.name = name }
  func load() -> Int { 1 }
}

class HomeScreen: Tracked & ShopScreen {
  var screen: String { "home" }
  func refresh() -> Int { 2 }
}

typealias LabeledScreen = ShopScreen & Labeled
typealias TrackedLabeledScreen = Tracked & LabeledScreen

class ShelfScreen: TrackedLabeledScreen {
  var screen: String { "shelf" }
  var label: String { "A" }
}

class TopShelfScreen: ShelfScreen {
  override func load() -> Int { 3 }
}

class LabeledObject: NSObject & Labeled {
  var label: String { "B" }
}

class Bookcase {
  class Row {
    init() {}
    func count() -> Int { 1 }
  }

  init() {}
}

class WallCase: Bookcase {
  class DeepRow: Row {
    func depth() -> Int { 2 }
  }
}

// Overloads that differ in what is written beside their types.

class ShopJournal {
  init() {}
  func log(_ message: String) -> Int { 1 }
  func log(_ messages: String...) -> Int { 2 }
  func add(_ count: Int) -> Int { 3 }
  func add(_ count: inout Int) -> Int { 4 }
}

class FileJournal: ShopJournal {
  override func log(_ message: String) -> Int { 5 }
  override func add(_ count: inout Int) -> Int { 6 }
}

class PlainJournal {
  init() {}
  func check(_ isTrue: () -> Bool) -> Int { 1 }
  func log(_ message: String) -> Int { 1 }
}

protocol EagerJournal: PlainJournal {
  func check(_ isTrue: @autoclosure () -> Bool) -> Int
  func log(_ messages: String...) -> Int
}

// Overloads of which an override can only be that of one, because values have no subtypes.

struct Imprint {}

class Volume { init() {} }
class Reprint: Volume {}

class EditionList {
  init() {}
  func find(_ number: Int) -> Volume? { nil }
  func find(_ number: Int) -> Imprint? { nil }
  func find(_ number: Int) -> any Tracked { HomeScreen(name: "") }
  func find(_ number: Int) -> Result<Int, any Error> { .success(number) }
}

class ReprintList: EditionList {
  override func find(_ number: Int) -> Reprint? { nil }
}

// Overrides that exist only under conditions.

class TeaKettle {
  init() {}
  func boil() -> Int { 1 }
  func pour() -> Int { 2 }
  var water: Int { 3 }
}

class LoudKettle: TeaKettle {
  #if LOUD
    override func boil() -> Int { 11 }
    override final func pour() -> Int { 12 }
  #elseif QUIET
    override func boil() -> Int { 21 }
  #endif
}

class LouderKettle: LoudKettle {
  override var water: Int { 13 }
  #if LOUD
    override func boil() -> Int { 31 }
  #else
    override func boil() -> Int { 41 }
  #endif
}

class Workshop {
  init() {}
  #if LOUD
    func latest() -> Volume { Volume() }
  #endif
  func first() -> Volume { Volume() }
}

class NightWorkshop: Workshop {
  #if !LOUD
    func latest() -> Volume { Volume() }
  #endif
  #if LOUD && QUIET
    override func first() -> Volume { Volume() }
  #elseif QUIET
    override func first() -> Reprint { Reprint() }
  #else
    override func first() -> Reprint { Reprint() }
  #endif
}

class LateWorkshop: NightWorkshop {
  override func latest() -> Reprint { Reprint() }
}

// Overloads whose types are only spelled in other ways.

class EntryList<Entry> {
  init() {}
  func read(_ entry: Entry) -> Int { 1 }
  func read(_ entry: Array<Int>) -> Int { 2 }
  func size() -> Int { 3 }
}

class PageCatalogue: EntryList<[Int]> {}

class ToolCabinet {
  enum Drawer { case top }
  typealias Slot = Int

  init() {}
  func open(_ drawers: [Drawer], _ slot: Slot) -> Int { 1 }
  func open(_ name: String, _ slot: Slot) -> Int { 2 }
}

class OakCabinet: ToolCabinet {
  override func open(_ drawers: [Drawer], _ slot: Slot) -> Int { 3 }
}

@available(*, deprecated) typealias OldNumber = Int

protocol NumberBook {
  @available(*, deprecated) func page(_ number: OldNumber) -> Int
  func page(_ title: String) -> Int
}

protocol CargoLoading {
  func load(_ completion: @escaping (_ value: Int) -> Void) -> Int
  func load(_ completion: @escaping (Int) -> Void) async -> String
  func show(_ item: any Tracked & Labeled) async -> Int?
  func show(_ item: any Labeled & Tracked) -> Bool
}

// Properties whose types their wrappers determine.

@propertyWrapper struct Limited {
  var wrappedValue: Double
}

@propertyWrapper struct Cached<Value> {
  var wrappedValue: Value?
}

@propertyWrapper struct Tallied<Value> {
  var wrappedValue: Value
}

@propertyWrapper struct Sorted<Element: Comparable> {
  typealias Value = [Element]
  var wrappedValue: Value
}

class Scales {
  @Sorted var weights: [Int] = []
  @Limited var weight = 1
  @Cached var label = "flour"
  @Tallied var uses = 1

  init() {}
}

// A function type that can't be written as an expression.

protocol Chorus {
  var sing: (String, Int...) -> Void { get }
  func repeated() -> (Int...) -> Int
}
