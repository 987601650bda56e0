// Written by mimus-fake: changes made here are lost.

final class FakeBottleRack<Bottle, Row: Collection>: BottleRack where Row.Element == Bottle {
  init() {}

  var bottlesCallCount = 0
  var bottlesReturnValue: Row!
  func bottles() -> Row {
    bottlesCallCount += 1
    return bottlesReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [Bottle] = []
  func add(_ bottle: Bottle) {
    addCallCount += 1
    addArgsForCall.append(bottle)
  }
}

final class FakeArrayRack<Bottle>: ArrayRack where [Bottle].Element == Bottle {
  typealias Row = [Bottle]

  init() {}

  var bottlesCallCount = 0
  var bottlesReturnValue: Row = []
  func bottles() -> Row {
    bottlesCallCount += 1
    return bottlesReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [Bottle] = []
  func add(_ bottle: Bottle) {
    addCallCount += 1
    addArgsForCall.append(bottle)
  }
}

final class FakeSetRack<Bottle>: SetRack
where Bottle: Hashable, Set<Bottle>.Element == Bottle, Set<Bottle>: Collection {
  typealias Row = Set<Bottle>

  init() {}

  var bottlesCallCount = 0
  var bottlesReturnValue: Row = []
  func bottles() -> Row {
    bottlesCallCount += 1
    return bottlesReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [Bottle] = []
  func add(_ bottle: Bottle) {
    addCallCount += 1
    addArgsForCall.append(bottle)
  }
}

final class FakeWineRack: WineRack {
  typealias Bottle = String
  typealias Row = [Bottle]

  init() {}

  var bottlesCallCount = 0
  var bottlesReturnValue: Row = []
  func bottles() -> Row {
    bottlesCallCount += 1
    return bottlesReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [Bottle] = []
  func add(_ bottle: Bottle) {
    addCallCount += 1
    addArgsForCall.append(bottle)
  }
}

final class FakeVineyard<Vine: Identifiable>: Vineyard {
  typealias Label = Vine.ID

  init() {}

  var vineCallCount = 0
  var vineArgsForCall: [Label] = []
  var vineReturnValue: Vine?
  func vine(_ label: Label) -> Vine? {
    vineCallCount += 1
    vineArgsForCall.append(label)
    return vineReturnValue
  }
}

final class FakeNumberedVineyard<Vine: Identifiable>: NumberedVineyard where Vine.ID == Int {
  typealias Label = Vine.ID

  init() {}

  var vineCallCount = 0
  var vineArgsForCall: [Label] = []
  var vineReturnValue: Vine?
  func vine(_ label: Label) -> Vine? {
    vineCallCount += 1
    vineArgsForCall.append(label)
    return vineReturnValue
  }
}

final class FakeNamedVineyard<Vine: Identifiable>: NamedVineyard where Vine: Identifiable<String> {
  typealias Label = Vine.ID

  init() {}

  var vineCallCount = 0
  var vineArgsForCall: [String] = []
  var vineReturnValue: Vine?
  func vine(_ label: String) -> Vine? {
    vineCallCount += 1
    vineArgsForCall.append(label)
    return vineReturnValue
  }
}

final class FakeCooperage<Barrel: Identifiable>: Cooperage {
  init() {}

  var barrelCallCount = 0
  var barrelArgsForCall: [Barrel.ID] = []
  var barrelReturnValue: Barrel?
  func barrel(_ stamp: Barrel.ID) -> Barrel? {
    barrelCallCount += 1
    barrelArgsForCall.append(stamp)
    return barrelReturnValue
  }
}

final class FakeStampedCooperage<Barrel: Identifiable>: StampedCooperage where Barrel.ID == Int {
  init() {}

  var barrelCallCount = 0
  var barrelArgsForCall: [Barrel.ID] = []
  var barrelReturnValue: Barrel?
  func barrel(_ stamp: Barrel.ID) -> Barrel? {
    barrelCallCount += 1
    barrelArgsForCall.append(stamp)
    return barrelReturnValue
  }
}

final class FakeSortedCooperage<Barrel: Identifiable>: SortedCooperage where Barrel.ID: Comparable {
  init() {}

  var barrelCallCount = 0
  var barrelArgsForCall: [Barrel.ID] = []
  var barrelReturnValue: Barrel?
  func barrel(_ stamp: Barrel.ID) -> Barrel? {
    barrelCallCount += 1
    barrelArgsForCall.append(stamp)
    return barrelReturnValue
  }
}

final class FakePressing<Grape>: Pressing {
  init() {}

  var pressCallCount = 0
  var pressArgsForCall: [Grape] = []
  func press(_ grapes: Grape) {
    pressCallCount += 1
    pressArgsForCall.append(grapes)
  }
}

final class FakeBatchPressing<Berry>: BatchPressing {
  typealias Grape = [Batch]
  typealias Batch = [Berry]

  init() {}

  var pressCallCount = 0
  var pressArgsForCall: [Grape] = []
  func press(_ grapes: Grape) {
    pressCallCount += 1
    pressArgsForCall.append(grapes)
  }

  var sortCallCount = 0
  var sortArgsForCall: [Berry] = []
  func sort(_ berry: Berry) {
    sortCallCount += 1
    sortArgsForCall.append(berry)
  }
}

final class FakeCountedPressing: CountedPressing {
  typealias Grape = [Batch]
  typealias Batch = [Berry]
  typealias Berry = Int

  init() {}

  var pressCallCount = 0
  var pressArgsForCall: [Grape] = []
  func press(_ grapes: Grape) {
    pressCallCount += 1
    pressArgsForCall.append(grapes)
  }

  var sortCallCount = 0
  var sortArgsForCall: [Berry] = []
  func sort(_ berry: Berry) {
    sortCallCount += 1
    sortArgsForCall.append(berry)
  }
}

final class FakeBlending<Cask>: Blending {
  typealias Must = [Cask]

  init() {}

  var blendCallCount = 0
  var blendArgsForCall: [Must] = []
  var blendReturnValue: Cask!
  func blend(_ must: Must) -> Cask {
    blendCallCount += 1
    blendArgsForCall.append(must)
    return blendReturnValue
  }
}

final class FakeBottling<Crate, Cork>: Bottling {
  typealias Flask = Crate

  init() {}

  var fillCallCount = 0
  var fillArgsForCall: [Flask] = []
  var fillReturnValue: Crate!
  func fill(_ flask: Flask) -> Crate {
    fillCallCount += 1
    fillArgsForCall.append(flask)
    return fillReturnValue
  }

  var closeCallCount = 0
  var closeArgsForCall: [Cork] = []
  func close(_ cork: Cork) {
    closeCallCount += 1
    closeArgsForCall.append(cork)
  }
}

final class FakeTasting<Red: Identifiable, Vintage, White: Identifiable>: Tasting
where Red.ID == Vintage, White.ID == Vintage {
  init() {}

  var tasteCallCount = 0
  var tasteArgsForCall: [(red: Red, vintage: Vintage, white: White)] = []
  func taste(_ red: Red, vintage: Vintage, white: White) {
    tasteCallCount += 1
    tasteArgsForCall.append((red, vintage, white))
  }
}

final class FakeBlindTasting<White: Identifiable>: BlindTasting where White: Identifiable {
  typealias Red = White
  typealias Vintage = Red.ID

  init() {}

  var tasteCallCount = 0
  var tasteArgsForCall: [(red: Red, vintage: Vintage, white: White)] = []
  func taste(_ red: Red, vintage: Vintage, white: White) {
    tasteCallCount += 1
    tasteArgsForCall.append((red, vintage, white))
  }
}

final class FakeSupply<Good>: Supply {
  init() {}

  var supplyCallCount = 0
  var supplyReturnValue: Good!
  func supply() -> Good {
    supplyCallCount += 1
    return supplyReturnValue
  }
}

final class FakeVintnerSupplying: VintnerSupplying {
  typealias Good = Vintner

  init() {}

  var supplyCallCount = 0
  var supplyReturnValue: Good!
  func supply() -> Good {
    supplyCallCount += 1
    return supplyReturnValue
  }
}

final class FakeTavern<Guest, Cellar: Supply<Guest>>: Tavern {
  init() {}

  var serveCallCount = 0
  var serveArgsForCall: [Guest] = []
  func serve(_ guest: Guest) {
    serveCallCount += 1
    serveArgsForCall.append(guest)
  }
}

final class FakeVintnerTavern: VintnerTavern {
  typealias Guest = Cellar.Good
  typealias Cellar = VintnerSupply

  init() {}

  var serveCallCount = 0
  var serveArgsForCall: [Guest] = []
  func serve(_ guest: Guest) {
    serveCallCount += 1
    serveArgsForCall.append(guest)
  }
}

final class FakeSuppliedTavern<Cellar: Supply<Vintner>>: SuppliedTavern where Cellar: Supply<Vintner> {
  typealias Guest = Vintner

  init() {}

  var serveCallCount = 0
  var serveArgsForCall: [Guest] = []
  func serve(_ guest: Guest) {
    serveCallCount += 1
    serveArgsForCall.append(guest)
  }
}

final class FakeInn<Cellar: Supply>: Inn {
  init() {}

  var cellarCallCount = 0
  var cellarReturnValue: Cellar!
  var cellar: Cellar {
    get {
      cellarCallCount += 1
      return cellarReturnValue
    }
  }

  var showCallCount = 0
  var showArgsForCall: [Cellar.Good] = []
  func show(_ good: Cellar.Good) {
    showCallCount += 1
    showArgsForCall.append(good)
  }
}

final class FakeVintnerInn<Cellar: Supply>: VintnerInn where Cellar: VintnerSupplying {
  init() {}

  var cellarCallCount = 0
  var cellarReturnValue: Cellar!
  var cellar: Cellar {
    get {
      cellarCallCount += 1
      return cellarReturnValue
    }
  }

  var showCallCount = 0
  var showArgsForCall: [Vintner] = []
  func show(_ good: Vintner) {
    showCallCount += 1
    showArgsForCall.append(good)
  }
}

final class FakeStage<Intake, Yield>: Stage {
  init() {}

  var runCallCount = 0
  var runArgsForCall: [Intake] = []
  var runError: (any Error)?
  var runReturnValue: Yield!
  func run(_ intake: Intake) async throws -> Yield {
    runCallCount += 1
    runArgsForCall.append(intake)
    if let error = runError { throw error }
    return runReturnValue
  }
}

final class FakeStagePair<Intake, Yield, First: Stage, Last: Stage<First.Yield, Yield>>: StagePair
where First.Intake == Intake {
  init() {}

  var runCallCount = 0
  var runArgsForCall: [Intake] = []
  var runError: (any Error)?
  var runReturnValue: Last.Yield!
  func run(_ intake: Intake) async throws -> Last.Yield {
    runCallCount += 1
    runArgsForCall.append(intake)
    if let error = runError { throw error }
    return runReturnValue
  }
}

final class FakeIntStage: IntStage {
  typealias Intake = Int
  typealias Yield = Int

  init() {}

  var runCallCount = 0
  var runArgsForCall: [Intake] = []
  var runError: (any Error)?
  var runReturnValue: Yield = 0
  func run(_ intake: Intake) async throws -> Yield {
    runCallCount += 1
    runArgsForCall.append(intake)
    if let error = runError { throw error }
    return runReturnValue
  }
}

final class FakeIntStagePair<First: Stage>: IntStagePair
where First: IntStage, First.Intake == Int, First: Stage<First.Yield, First.Yield> {
  typealias Intake = Int
  typealias Yield = Last.Yield
  typealias Last = First

  init() {}

  var runCallCount = 0
  var runArgsForCall: [Intake] = []
  var runError: (any Error)?
  var runReturnValue: Last.Yield!
  func run(_ intake: Intake) async throws -> Last.Yield {
    runCallCount += 1
    runArgsForCall.append(intake)
    if let error = runError { throw error }
    return runReturnValue
  }
}

final class FakeOrdering: Ordering {
  init() {}

  var addCallCount = 0
  var addArgsForCall: [Any] = []
  func add<Wines: Sequence>(_ wines: Wines) where Wines.Element == FakeOrdering {
    addCallCount += 1
    addArgsForCall.append(wines)
  }

  var sellCallCount = 0
  var sellArgsForCall: [[Any]] = []
  func sell<each Wine: Hashable>(_ wines: repeat each Wine) {
    sellCallCount += 1
    var sellWines: [Any] = []
    for value in repeat each wines { sellWines.append(value) }
    sellArgsForCall.append(sellWines)
  }

  var shipCallCount = 0
  var shipArgsForCall: [(label: String, name: String)] = []
  var shipReturnValue: Int = 0
  func ship(_ label: String, to name: consuming String) -> Int {
    shipCallCount += 1
    shipArgsForCall.append((label, copy name))
    return shipReturnValue
  }

  var checkCallCount = 0
  var checkArgsForCall: [() throws(Never) -> Int] = []
  func check(_ make: @escaping () throws(Never) -> Int) {
    checkCallCount += 1
    checkArgsForCall.append(make)
  }

  var openCallCount = 0
  var openArgsForCall: [CellarRoute.Key] = []
  func open(_ key: CellarRoute.Key) {
    openCallCount += 1
    openArgsForCall.append(key)
  }
}

final class FakeOrderingAgain: OrderingAgain {
  init() {}

  var addCallCount = 0
  var addArgsForCall: [Any] = []
  func add<Wines: Sequence>(_ wines: Wines) where Wines.Element == FakeOrderingAgain {
    addCallCount += 1
    addArgsForCall.append(wines)
  }

  var sellCallCount = 0
  var sellArgsForCall: [[Any]] = []
  func sell<each Wine>(_ wines: repeat each Wine) where repeat each Wine: Hashable {
    sellCallCount += 1
    var sellWines: [Any] = []
    for value in repeat each wines { sellWines.append(value) }
    sellArgsForCall.append(sellWines)
  }

  var shipCallCount = 0
  var shipArgsForCall: [(label: String, name: String)] = []
  var shipReturnValue: Int = 0
  func ship(_ label: String, to name: String) -> Int {
    shipCallCount += 1
    shipArgsForCall.append((label, name))
    return shipReturnValue
  }

  var checkCallCount = 0
  var checkArgsForCall: [() -> Int] = []
  func check(_ make: @escaping () -> Int) {
    checkCallCount += 1
    checkArgsForCall.append(make)
  }

  var openCallCount = 0
  var openArgsForCall: [Int] = []
  func open(_ key: Int) {
    openCallCount += 1
    openArgsForCall.append(key)
  }
}

final class FakeCellared: Cellared {
  init() {}

  var ageCallCount = 0
  var ageReturnValue: Int = 0
  func age() -> Int {
    ageCallCount += 1
    return ageReturnValue
  }
}

final class FakeChilled: Chilled {
  init() {}

  var ageCallCount = 0
  var ageReturnValue: Int = 0
  @MainActor
  func age() -> Int {
    ageCallCount += 1
    return ageReturnValue
  }

  var chillCallCount = 0
  func chill() {
    chillCallCount += 1
  }
}

final class FakeFrozen: Frozen {
  init() {}

  var ageCallCount = 0
  var ageReturnValue: Int = 0
  @MainActor
  func age() -> Int {
    ageCallCount += 1
    return ageReturnValue
  }

  var chillCallCount = 0
  func chill() {
    chillCallCount += 1
  }

  var freezeCallCount = 0
  func freeze() {
    freezeCallCount += 1
  }
}

final class FakeSorting<Mark, Marks: Collection>: Sorting where Marks.Element == Mark {
  init() {}

  var placeCallCount = 0
  var placeArgsForCall: [Mark] = []
  var placeReturnValue: Marks.Index!
  func place(of mark: Mark) -> Marks.Index {
    placeCallCount += 1
    placeArgsForCall.append(mark)
    return placeReturnValue
  }

  var firstCallCount = 0
  var firstReturnValue: Marks.Element!
  func first() -> Marks.Element {
    firstCallCount += 1
    return firstReturnValue
  }
}

final class FakeListSorting: ListSorting {
  typealias Mark = Marks.Element
  typealias Marks = [String]

  init() {}

  var placeCallCount = 0
  var placeArgsForCall: [String] = []
  var placeReturnValue: Int = 0
  func place(of mark: String) -> Int {
    placeCallCount += 1
    placeArgsForCall.append(mark)
    return placeReturnValue
  }

  var firstCallCount = 0
  var firstReturnValue: String = ""
  func first() -> String {
    firstCallCount += 1
    return firstReturnValue
  }
}

final class FakeFermenter: Fermenter {
  var restCallCount = 0
  var restArgsForCall: [(interval: Double, degrees: Double, limit: Int)] = []
  var restReturnValue: Double = 0
  override func rest(for interval: Double, at degrees: Double = 18.5, limit: Int = 0xFF) -> Double {
    restCallCount += 1
    restArgsForCall.append((interval, degrees, limit))
    return restReturnValue
  }
}

final class FakeKeg: Keg {
  typealias Content = [UInt8]

  init() {}
}

final class FakeKegRoom<Kegs: Keg, Log: Sequence>: KegRoom where Log.Element == [UInt8], Log.Element == Kegs.Content {
  init() {}

  var noteCallCount = 0
  var noteArgsForCall: [Log] = []
  func note(_ log: Log) {
    noteCallCount += 1
    noteArgsForCall.append(log)
  }
}

extension Brewery {
  final class FakeMill: Mill {
    typealias Grist = Malt

    init() {}
  }
}

final class FakeMillRoom<Mills: Brewery.Mill, Sacks: Sequence>: MillRoom
where Sacks.Element == Brewery.Malt, Sacks.Element == Mills.Grist {
  init() {}

  var grindCallCount = 0
  var grindArgsForCall: [Sacks] = []
  func grind(_ sacks: Sacks) {
    grindCallCount += 1
    grindArgsForCall.append(sacks)
  }
}

final class FakeMaltFeed: MaltFeed {
  typealias Entry = Brewery.Malt

  init() {}
}

final class FakeMaltScreen<Malt, Feed: MaltFeed>: MaltScreen {
  typealias Malt = Malt
  typealias Feed = Feed

  init() {}

  var showFeedEntryCallCount = 0
  var showFeedEntryArgsForCall: [Feed.Entry] = []
  func show(_ entry: Feed.Entry) {
    showFeedEntryCallCount += 1
    showFeedEntryArgsForCall.append(entry)
  }

  var showMaltCallCount = 0
  var showMaltArgsForCall: [Malt] = []
  func show(_ malt: Malt) {
    showMaltCallCount += 1
    showMaltArgsForCall.append(malt)
  }
}

final class FakeVineNode: VineNode {
  typealias Shoots = [FakeVineNode]

  init() {}
}

final class FakeTrellis<Root: VineNode, Rows: Sequence>: Trellis
where Rows.Element == [Root], Rows.Element == Root.Shoots {
  init() {}

  var tieCallCount = 0
  var tieArgsForCall: [Rows] = []
  func tie(_ rows: Rows) {
    tieCallCount += 1
    tieArgsForCall.append(rows)
  }
}

final class FakeDecanting<Source: Sequence, Sink: Sequence>: Decanting where Source.Element == Sink.Element {
  init() {}

  var pourCallCount = 0
  var pourArgsForCall: [Source] = []
  var pourReturnValue: Sink!
  func pour(_ source: Source) -> Sink {
    pourCallCount += 1
    pourArgsForCall.append(source)
    return pourReturnValue
  }
}

final class FakeIntDecanting<Sink: Sequence>: IntDecanting where Sink.Element == [Int].Element {
  typealias Source = [Int]

  init() {}

  var pourCallCount = 0
  var pourArgsForCall: [Source] = []
  var pourReturnValue: Sink!
  func pour(_ source: Source) -> Sink {
    pourCallCount += 1
    pourArgsForCall.append(source)
    return pourReturnValue
  }
}

final class FakeCellaring<Shelves: Sequence>: Cellaring {
  init() {}

  var fillCallCount = 0
  var fillArgsForCall: [Shelves] = []
  func fill(_ shelves: Shelves) {
    fillCallCount += 1
    fillArgsForCall.append(shelves)
  }
}

final class FakeStringCellaring<Shelves: Sequence>: StringCellaring where Shelves.Element == String {
  init() {}

  var fillCallCount = 0
  var fillArgsForCall: [Shelves] = []
  func fill(_ shelves: Shelves) {
    fillCallCount += 1
    fillArgsForCall.append(shelves)
  }
}

final class FakeOwned<Owner: Identifiable, ID: Swift.Hashable>: Owned where Owner.ID == ID {
  init() {}

  var ownerCallCount = 0
  var ownerReturnValue: Owner!
  var owner: Owner {
    get {
      ownerCallCount += 1
      return ownerReturnValue
    }
  }

  var idCallCount = 0
  var idReturnValue: ID!
  var id: ID {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeReduction<State>: Reduction {
  init() {}
}

final class FakeSnapshots<Reducer: Reduction, Snapshot>: Snapshots {
  init() {}

  var snapshotCallCount = 0
  var snapshotReturnValue: Snapshot!
  var snapshot: Snapshot {
    get {
      snapshotCallCount += 1
      return snapshotReturnValue
    }
  }
}

final class FakeStateSnapshots<Reducer: Reduction>: StateSnapshots {
  typealias Snapshot = Reducer.State

  init() {}

  var snapshotCallCount = 0
  var snapshotReturnValue: Snapshot!
  var snapshot: Snapshot {
    get {
      snapshotCallCount += 1
      return snapshotReturnValue
    }
  }
}

final class FakeRootstock<Vigor, Graft: Rootstock>: Rootstock where Graft.Vigor == Vigor {
  init() {}

  var vigorCallCount = 0
  var vigorReturnValue: Vigor!
  var vigor: Vigor {
    get {
      vigorCallCount += 1
      return vigorReturnValue
    }
  }

  var graftsCallCount = 0
  var graftsReturnValue: [Graft] = []
  var grafts: [Graft] {
    get {
      graftsCallCount += 1
      return graftsReturnValue
    }
  }
}

final class FakeOwnRooted<Vigor>: OwnRooted {
  typealias Graft = FakeOwnRooted<Vigor>

  init() {}

  var vigorCallCount = 0
  var vigorReturnValue: Vigor!
  var vigor: Vigor {
    get {
      vigorCallCount += 1
      return vigorReturnValue
    }
  }

  var graftsCallCount = 0
  var graftsReturnValue: [Graft] = []
  var grafts: [Graft] {
    get {
      graftsCallCount += 1
      return graftsReturnValue
    }
  }
}

final class FakeConveyor<Load, Next: Conveyor>: Conveyor {
  init() {}

  var carryCallCount = 0
  var carryArgsForCall: [(load: Load, next: Next.Load)] = []
  func carry(_ load: Load, before next: Next.Load) {
    carryCallCount += 1
    carryArgsForCall.append((load, next))
  }
}

final class FakeLoopConveyor<Load>: LoopConveyor {
  typealias Next = FakeLoopConveyor<Load>

  init() {}

  var carryCallCount = 0
  var carryArgsForCall: [(load: Load, next: Load)] = []
  func carry(_ load: Load, before next: Load) {
    carryCallCount += 1
    carryArgsForCall.append((load, next))
  }
}

final class FakeMailConveyor: MailConveyor {
  typealias Load = String
  typealias Next = FakeMailConveyor

  init() {}

  var carryCallCount = 0
  var carryArgsForCall: [(load: Load, next: Load)] = []
  func carry(_ load: Load, before next: Load) {
    carryCallCount += 1
    carryArgsForCall.append((load, next))
  }
}

final class FakeTaggedVat<Tag>: TaggedVat where Tag: Swift.Hashable {
  typealias ID = Tag

  init() {}

  var tagCallCount = 0
  var tagArgsForCall: [Tag] = []
  func tag(_ tag: Tag) {
    tagCallCount += 1
    tagArgsForCall.append(tag)
  }

  var idCallCount = 0
  var idReturnValue: Tag!
  var id: Tag {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeNumberedVat<ID: Swift.Hashable>: NumberedVat where ID: Codable {
  typealias Number = ID

  init() {}

  var numberCallCount = 0
  var numberArgsForCall: [Number] = []
  func number(_ number: Number) {
    numberCallCount += 1
    numberArgsForCall.append(number)
  }

  var idCallCount = 0
  var idReturnValue: ID!
  var id: ID {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeVatList<Vats: Sequence>: VatList {
  init() {}
}

final class FakeIndexedVatList<Vats: Sequence>: IndexedVatList where Vats.Element: Swift.Hashable {
  typealias ID = Vats.Element

  init() {}

  var idCallCount = 0
  var idReturnValue: Vats.Element!
  var id: Vats.Element {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeMarked<Mark: Hashable>: Marked {
  init() {}
}

final class FakeBarrelStore<Barrel>: BarrelStore {
  init() {}

  var storeCallCount = 0
  var storeArgsForCall: [Barrel] = []
  func store(_ barrel: Barrel) {
    storeCallCount += 1
    storeArgsForCall.append(barrel)
  }
}

final class FakeStampedBarrelStore<Barrel, ID: Swift.Hashable>: StampedBarrelStore where Barrel: Marked<ID> {
  init() {}

  var storeCallCount = 0
  var storeArgsForCall: [Barrel] = []
  func store(_ barrel: Barrel) {
    storeCallCount += 1
    storeArgsForCall.append(barrel)
  }

  var idCallCount = 0
  var idReturnValue: ID!
  var id: ID {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakePressRoomStage<Output>: PressRoomStage {
  typealias Input = PressRoom.Input

  init() {}

  var runCallCount = 0
  var runArgsForCall: [Input] = []
  var runReturnValue: Output!
  func run(_ input: Input) -> Output {
    runCallCount += 1
    runArgsForCall.append(input)
    return runReturnValue
  }
}

final class FakeBottleTally<Bottle, Case>: BottleTally {
  typealias Outcome = Result<Case, Never>

  init() {}

  static func outcome() -> Outcome {
    FakeBottleTallyStatics.outcomeCallCount += 1
    return FakeBottleTallyStatics.outcomeReturnValue as! Outcome
  }
}

/// The static members of every FakeBottleTally, which share their counts.
enum FakeBottleTallyStatics {
  @safe nonisolated(unsafe) static var outcomeCallCount = 0
  @safe nonisolated(unsafe) static var outcomeReturnValue: Any!
}

final class FakeCaseTally<Bottle>: CaseTally {
  typealias Case = [Bottle]
  typealias Outcome = Result<Case, Never>

  init() {}

  static func outcome() -> Outcome {
    FakeCaseTallyStatics.outcomeCallCount += 1
    return FakeCaseTallyStatics.outcomeReturnValue as! Outcome
  }
}

/// The static members of every FakeCaseTally, which share their counts.
enum FakeCaseTallyStatics {
  @safe nonisolated(unsafe) static var outcomeCallCount = 0
  @safe nonisolated(unsafe) static var outcomeReturnValue: Any!
}

final class FakeBottleFeed: BottleFeed {
  typealias Element = AsyncIterator.Element
  typealias AsyncIterator = AsyncStream<Int>.Iterator

  init() {}

  var makeAsyncIteratorCallCount = 0
  var makeAsyncIteratorReturnValue: AsyncIterator!
  func makeAsyncIterator() -> AsyncIterator {
    makeAsyncIteratorCallCount += 1
    return makeAsyncIteratorReturnValue
  }

  var openCallCount = 0
  func open() {
    openCallCount += 1
  }
}

final class FakeBottleList: BottleList {
  typealias Element = Iterator.Element
  typealias Iterator = AnyIterator<String>

  init() {}

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: Iterator!
  func makeIterator() -> Iterator {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var sortCallCount = 0
  func sort() {
    sortCallCount += 1
  }
}

final class FakeCorkList<Iterator: IteratorProtocol>: CorkList where Iterator.Element == Int {
  typealias Element = Int

  init() {}

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: Iterator!
  func makeIterator() -> Iterator {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var sortCallCount = 0
  func sort() {
    sortCallCount += 1
  }
}

final class FakeLabelList<Index: Comparable>: LabelList {
  typealias Element = String

  init() {}

  var startIndexCallCount = 0
  var startIndexReturnValue: Index!
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index!
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexCallCount = 0
  var indexArgsForCall: [Index] = []
  var indexReturnValue: Index!
  func index(after i: Index) -> Index {
    indexCallCount += 1
    indexArgsForCall.append(i)
    return indexReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element = ""
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var sortCallCount = 0
  func sort() {
    sortCallCount += 1
  }
}

final class FakeCaskList<Element, Iterator: IteratorProtocol>: CaskList where Iterator.Element == Element {
  typealias Cask = Iterator.Element

  init() {}

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: Iterator!
  func makeIterator() -> Iterator {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var rollCallCount = 0
  var rollArgsForCall: [Cask] = []
  func roll(_ cask: Cask) {
    rollCallCount += 1
    rollArgsForCall.append(cask)
  }
}
