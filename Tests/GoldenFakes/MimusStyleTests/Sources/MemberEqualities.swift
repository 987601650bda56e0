// Associated types that are determined more than once, through members, aliases, and constraints, and requirements that
// are restated in other words.

// MARK: Members of what is determined

protocol BottleRack {
  associatedtype Bottle
  associatedtype Row: Collection where Row.Element == Bottle
  func bottles() -> Row
  func add(_ bottle: Bottle)
}

protocol ArrayRack: BottleRack where Row == [Bottle] {}
protocol SetRack: BottleRack where Row == Set<Bottle>, Bottle: Hashable {}
protocol WineRack: BottleRack where Row == [Bottle], Bottle == String {}

protocol Vineyard {
  associatedtype Vine: Identifiable
  associatedtype Label where Label == Vine.ID
  func vine(_ label: Label) -> Vine?
}

protocol NumberedVineyard: Vineyard where Label == Int {}
protocol NamedVineyard: Vineyard where Vine: Identifiable<String> { func vine(_ label: String) -> Vine? }

protocol Cooperage {
  associatedtype Barrel: Identifiable
  typealias Stamp = Barrel.ID
  func barrel(_ stamp: Stamp) -> Barrel?
}

protocol StampedCooperage: Cooperage where Stamp == Int {}
protocol SortedCooperage: Cooperage where Self.Stamp: Comparable {}

protocol Pressing {
  associatedtype Grape
  func press(_ grapes: Grape)
}

protocol BatchPressing: Pressing where Grape == [Batch], Batch == [Berry] {
  associatedtype Batch
  associatedtype Berry
  func sort(_ berry: Berry)
}

protocol CountedPressing: BatchPressing where Grape == [[Int]] {}

protocol Blending {
  associatedtype Must
  associatedtype Cask where Must == [Cask]
  func blend(_ must: Must) -> Cask
}

protocol Bottling {
  associatedtype Flask
  associatedtype Crate
  associatedtype Cork where Flask == Crate
  func fill(_ flask: Flask) -> Crate
  func close(_ cork: Cork)
}

protocol Tasting {
  associatedtype Red: Identifiable where Red.ID == Vintage
  associatedtype Vintage
  associatedtype White: Identifiable where White.ID == Vintage
  func taste(_ red: Red, vintage: Vintage, white: White)
}

protocol BlindTasting: Tasting where Red == White {}

// MARK: Arguments of constraints

struct Vintner {}

protocol Supply<Good> {
  associatedtype Good
  func supply() -> Good
}

struct VintnerSupply: Supply {
  func supply() -> Vintner { Vintner() }
}

protocol VintnerSupplying: Supply where Good == Vintner {}

protocol Tavern {
  associatedtype Guest
  associatedtype Cellar: Supply<Guest>
  func serve(_ guest: Guest)
}

protocol VintnerTavern: Tavern where Cellar == VintnerSupply {}
protocol SuppliedTavern: Tavern where Cellar: Supply<Vintner> {}

protocol Inn {
  associatedtype Cellar: Supply
  var cellar: Cellar { get }
  func show(_ good: Cellar.Good)
}

protocol VintnerInn: Inn where Cellar: VintnerSupplying { func show(_ good: Vintner) }

protocol Stage<Intake, Yield> {
  associatedtype Intake
  associatedtype Yield
  func run(_ intake: Intake) async throws -> Yield
}

protocol StagePair: Stage {
  associatedtype First: Stage where First.Intake == Intake
  associatedtype Last: Stage<First.Yield, Yield>
  func run(_ intake: Intake) async throws -> Last.Yield
}

protocol IntStage: Stage<Int, Int> {}
protocol IntStagePair: StagePair where First: IntStage, Last == First {}

// MARK: Requirements in other words

protocol Ordering {
  func add<Wines: Sequence>(_ wines: Wines) where Wines.Element == Self
  func sell<each Wine: Hashable>(_ wines: repeat each Wine)
  func ship(_ label: String, to name: consuming String) -> Int
  func check(_ make: @escaping () throws(Never) -> Int)
  func open(_ key: CellarRoute.Key)
}

enum Cellars { typealias Key = Int }
typealias CellarRoute = Cellars

protocol OrderingAgain: Ordering {
  func sell<each Wine>(_ wines: repeat each Wine) where repeat each Wine: Hashable
  func ship(_ label: borrowing String, to name: String) -> Int
  func check(_ make: @escaping () -> Int)
  func open(_ key: Int)
}

@MainActor protocol Cellared { func age() -> Int }
nonisolated protocol Chilled: Cellared { func chill() }
protocol Frozen: Chilled { func freeze() }

protocol Sorting {
  associatedtype Mark
  associatedtype Marks: Collection where Marks.Element == Mark
  func place(of mark: Mark) -> Marks.Index
  func first() -> Marks.Element
}

protocol ListSorting: Sorting where Marks == [String] {
  func place(of mark: String) -> Int
  func first() -> String
}

// MARK: Default values that only look like numbers

extension Int { fileprivate var hours: Double { Double(self) * 3_600 } }

class Fermenter {
  init(every interval: Double = 5.hours) {}
  func rest(for interval: Double = 2.hours, at degrees: Double = 18.5, limit: Int = 0xFF) -> Double { interval }
}

// MARK: What constraining protocols determine, in names of their own

protocol Keg {
  typealias Liters = [UInt8]
  associatedtype Content where Content == Liters
}

protocol KegRoom {
  associatedtype Kegs: Keg
  associatedtype Log: Sequence where Log.Element == Kegs.Content
  func note(_ log: Log)
}

enum Brewery {
  struct Malt: Hashable {}
  protocol Mill { associatedtype Grist where Grist == Malt }
}

protocol MillRoom {
  associatedtype Mills: Brewery.Mill
  associatedtype Sacks: Sequence where Sacks.Element == Mills.Grist
  func grind(_ sacks: Sacks)
}

protocol MaltFeed { associatedtype Entry where Entry == Brewery.Malt }

protocol MaltScreen {
  associatedtype Malt
  associatedtype Feed: MaltFeed
  func show(_ entry: Feed.Entry)
  func show(_ malt: Malt)
}

protocol VineNode { associatedtype Shoots where Shoots == [Self] }

protocol Trellis {
  associatedtype Root: VineNode
  associatedtype Rows: Sequence where Rows.Element == Root.Shoots
  func tie(_ rows: Rows)
}

// MARK: Equalities in either order

protocol Decanting {
  associatedtype Source: Sequence
  associatedtype Sink: Sequence where Source.Element == Sink.Element
  func pour(_ source: Source) -> Sink
}

protocol IntDecanting: Decanting where Source == [Int] {}

protocol Cellaring {
  associatedtype Shelves: Sequence
  func fill(_ shelves: Shelves)
}

protocol StringCellaring: Cellaring where String == Shelves.Element {}

protocol Owned: Identifiable {
  associatedtype Owner: Identifiable where Owner.ID == ID
  var owner: Owner { get }
}

protocol Reduction {
  associatedtype State
}

protocol Snapshots {
  associatedtype Reducer: Reduction
  typealias State = Reducer.State
  associatedtype Snapshot
  var snapshot: Snapshot { get }
}

protocol StateSnapshots: Snapshots where Snapshot == State {}

// MARK: Members of what is the conforming type

protocol Rootstock<Vigor> {
  associatedtype Vigor
  associatedtype Graft: Rootstock where Graft.Vigor == Vigor
  var vigor: Vigor { get }
  var grafts: [Graft] { get }
}

protocol OwnRooted: Rootstock where Graft == Self {}

protocol Conveyor {
  associatedtype Load
  associatedtype Next: Conveyor
  func carry(_ load: Load, before next: Next.Load)
}

protocol LoopConveyor: Conveyor where Next == Self {}
protocol MailConveyor: Conveyor where Next == Self, Next.Load == String {}

// MARK: Identities

protocol TaggedVat: Identifiable where ID == Tag {
  associatedtype Tag
  func tag(_ tag: Tag)
}

protocol NumberedVat: Identifiable {
  associatedtype Number: Codable where Number == ID
  func number(_ number: Number)
}

protocol VatList: Identifiable { associatedtype Vats: Sequence }
protocol IndexedVatList: VatList where ID == Vats.Element {}

protocol Marked<Mark> { associatedtype Mark: Hashable }
protocol BarrelStore: Identifiable {
  associatedtype Barrel
  func store(_ barrel: Barrel)
}
protocol StampedBarrelStore: BarrelStore where Barrel: Marked<ID> {}

// MARK: Members of other types

enum PressRoom { struct Input {} }

protocol PressRoomStage {
  associatedtype Input
  associatedtype Output where Input == PressRoom.Input
  func run(_ input: Input) -> Output
}

protocol BottleTally {
  associatedtype Bottle
  associatedtype Case
  associatedtype Outcome where Outcome == Result<Case, Never>
  static func outcome() -> Outcome
}
protocol CaseTally: BottleTally where Case == [Bottle] {}

// MARK: Sequences that their iterators determine

protocol BottleFeed: AsyncSequence where AsyncIterator == AsyncStream<Int>.Iterator { func open() }
protocol BottleList: Sequence where Iterator == AnyIterator<String> { func sort() }
protocol CorkList: Sequence where Self.Iterator.Element == Int { func sort() }
protocol LabelList: Collection where Iterator.Element == String { func sort() }
protocol CaskList: Sequence {
  associatedtype Cask where Cask == Self.Iterator.Element
  func roll(_ cask: Cask)
}
