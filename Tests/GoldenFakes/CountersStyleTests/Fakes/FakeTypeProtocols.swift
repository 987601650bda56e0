// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeTurnstileProtocol: TurnstileProtocol {
  init() {}

  var onPassCallCount = 0
  var onPassArgsForCall: [Turnstile.Passed] = []
  func onPass(_ body: @escaping Turnstile.Passed) {
    onPassCallCount += 1
    onPassArgsForCall.append(body)
  }

  var onStopCallCount = 0
  var onStopArgsForCall: [(body: Turnstile.Stopped, badges: [Turnstile.Badge?])] = []
  func onStop(_ body: @escaping Turnstile.Stopped, by badges: [Turnstile.Badge?]) {
    onStopCallCount += 1
    onStopArgsForCall.append((body, badges))
  }
}

extension Turnstile {
  final class FakeBadgeProtocol: BadgeProtocol {
    init() {}

    var numberCallCount = 0
    var numberSetCallCount = 0
    var numberSetArgsForCall: [Int] = []
    var numberReturnValue: Int = 0
    var number: Int {
      get {
        numberCallCount += 1
        return numberReturnValue
      }
      set {
        numberSetCallCount += 1
        numberSetArgsForCall.append(newValue)
        numberReturnValue = newValue
      }
    }
  }
}

final class FakeRevolvingDoorProtocol: RevolvingDoorProtocol {
  init() {}

  var turnCallCount = 0
  var turnArgsForCall: [(badge: RevolvingDoor.Badge, body: RevolvingDoor.Stopped)] = []
  var turnReturnValue: RevolvingDoor.Badge?
  func turn(_ badge: RevolvingDoor.Badge, then body: @escaping RevolvingDoor.Stopped) -> RevolvingDoor.Badge? {
    turnCallCount += 1
    turnArgsForCall.append((badge, body))
    return turnReturnValue
  }
}

final class FakeGatehouseProtocol: GatehouseProtocol {
  init() {}

  var unlockCallCount = 0
  var unlockArgsForCall: [(code: Gatehouse.Code, reset: Gatehouse.Reset)] = []
  var unlockReturnValue: Gatehouse.Code!
  func unlock(_ code: Gatehouse.Code, or reset: @escaping Gatehouse.Reset) -> Gatehouse.Code {
    unlockCallCount += 1
    unlockArgsForCall.append((code, reset))
    return unlockReturnValue
  }
}

final class FakeCloakroomProtocol<Coat>: CloakroomProtocol {
  init() {}

  var hangCallCount = 0
  var hangArgsForCall: [(coat: Coat, hook: Cloakroom<Coat>.Hook, others: Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>)] =
    []
  var hangReturnValue: Cloakroom<Coat>!
  func hang(
    _ coat: Coat, on hook: Cloakroom<Coat>.Hook, besides others: Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>
  ) -> Cloakroom<Coat> {
    hangCallCount += 1
    hangArgsForCall.append((coat, hook, others))
    return hangReturnValue
  }

  var countCallCount = 0
  var countArgsForCall: [Any] = []
  var countReturnValue: Int = 0
  func count<Hook: Hashable>(_ hooks: Set<Hook>) -> Int {
    countCallCount += 1
    countArgsForCall.append(hooks)
    return countReturnValue
  }
}

final class FakeLandingProtocol: LandingProtocol {
  init() {}

  var isReachedCallCount = 0
  var isReachedArgsForCall: [Landing.RawValue] = []
  var isReachedReturnValue: Landing.RawValue?
  func isReached(from name: Landing.RawValue) -> Landing.RawValue? {
    isReachedCallCount += 1
    isReachedArgsForCall.append(name)
    return isReachedReturnValue
  }

  var othersCallCount = 0
  var othersReturnValue: Landing.AllCases!
  var others: Landing.AllCases {
    get {
      othersCallCount += 1
      return othersReturnValue
    }
  }
}

final class FakePermitsProtocol: PermitsProtocol {
  init() {}

  var rawValueCallCount = 0
  var rawValueReturnValue: Int = 0
  var rawValue: Int {
    get {
      rawValueCallCount += 1
      return rawValueReturnValue
    }
  }

  var allowCallCount = 0
  var allowArgsForCall: [Permits.Element] = []
  var allowReturnValue: Permits.RawValue!
  func allow(_ permit: Permits.Element) -> Permits.RawValue {
    allowCallCount += 1
    allowArgsForCall.append(permit)
    return allowReturnValue
  }
}

final class FakeCorridorProtocol: CorridorProtocol {
  init() {}

  var idCallCount = 0
  var idSetCallCount = 0
  var idSetArgsForCall: [Int] = []
  var idReturnValue: Int = 0
  var id: Int {
    get {
      idCallCount += 1
      return idReturnValue
    }
    set {
      idSetCallCount += 1
      idSetArgsForCall.append(newValue)
      idReturnValue = newValue
    }
  }

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: IndexingIterator<[Int]>!
  func makeIterator() -> IndexingIterator<[Int]> {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var doorsCallCount = 0
  var doorsArgsForCall: [(first: Corridor.Element, corridor: Corridor.ID)] = []
  var doorsReturnValue: Corridor.Iterator!
  func doors(from first: Corridor.Element, in corridor: Corridor.ID) -> Corridor.Iterator {
    doorsCallCount += 1
    doorsArgsForCall.append((first, corridor))
    return doorsReturnValue
  }
}

final class FakeSheafProtocol<Item: Hashable>: SheafProtocol {
  init() {}

  var itemsCallCount = 0
  var itemsSetCallCount = 0
  var itemsSetArgsForCall: [[Item]] = []
  var itemsReturnValue: [Item] = []
  var items: [Item] {
    get {
      itemsCallCount += 1
      return itemsReturnValue
    }
    set {
      itemsSetCallCount += 1
      itemsSetArgsForCall.append(newValue)
      itemsReturnValue = newValue
    }
  }
}

final class FakeAltitudeProtocol: AltitudeProtocol {
  init() {}

  var metersCallCount = 0
  var metersSetCallCount = 0
  var metersSetArgsForCall: [Int] = []
  var metersReturnValue: Int = 0
  var meters: Int {
    get {
      metersCallCount += 1
      return metersReturnValue
    }
    set {
      metersSetCallCount += 1
      metersSetArgsForCall.append(newValue)
      metersReturnValue = newValue
    }
  }

  var clampedCallCount = 0
  var clampedArgsForCall: [ClosedRange<Altitude>] = []
  var clampedReturnValue: FakeAltitudeProtocol!
  func clamped(to range: ClosedRange<Altitude>) -> FakeAltitudeProtocol {
    clampedCallCount += 1
    clampedArgsForCall.append(range)
    return clampedReturnValue
  }

  var pathCallCount = 0
  var pathArgsForCall: [(peaks: Set<[Altitude?]>, times: [Altitude: [FakeAltitudeProtocol]])] = []
  var pathReturnValue: Array<FakeAltitudeProtocol> = []
  func path(over peaks: Set<[Altitude?]>, at times: [Altitude: [FakeAltitudeProtocol]]) -> Array<FakeAltitudeProtocol> {
    pathCallCount += 1
    pathArgsForCall.append((peaks, times))
    return pathReturnValue
  }

  var sheafCallCount = 0
  var sheafArgsForCall: [Sheaf<Sheaf<Altitude>>] = []
  var sheafReturnValue: Sheaf<Altitude>?
  func sheaf(among others: Sheaf<Sheaf<Altitude>>) -> Sheaf<Altitude>? {
    sheafCallCount += 1
    sheafArgsForCall.append(others)
    return sheafReturnValue
  }

  var highestCallCount = 0
  var highestArgsForCall: [Any] = []
  var highestReturnValue: FakeAltitudeProtocol!
  func highest<Others: Sequence>(of others: Others) -> FakeAltitudeProtocol where Others.Element == Set<Altitude> {
    highestCallCount += 1
    highestArgsForCall.append(others)
    return highestReturnValue
  }
}

final class FakeConvoyProtocol<Base: AsyncSequence>: ConvoyProtocol {
  init() {}

  var baseCallCount = 0
  var baseReturnValue: Base!
  var base: Base {
    get {
      baseCallCount += 1
      return baseReturnValue
    }
  }

  var leaderCallCount = 0
  var leaderError: (any Error)?
  var leaderReturnValue: Base.Element?
  func leader() async throws -> Base.Element? {
    leaderCallCount += 1
    if let error = leaderError { throw error }
    return leaderReturnValue
  }

  var eachCallCount = 0
  func each(_ body: (Base.Element) throws -> Void) rethrows {
    eachCallCount += 1
  }
}

extension Lodge {
  final class FakeKeyProtocol<Door: Hashable>: KeyProtocol {
    init() {}

    var turnedCallCount = 0
    var turnedSetCallCount = 0
    var turnedSetArgsForCall: [Key<Door>.Key?] = []
    var turnedReturnValue: Key<Door>.Key?
    var turned: Key<Door>.Key? {
      get {
        turnedCallCount += 1
        return turnedReturnValue
      }
      set {
        turnedSetCallCount += 1
        turnedSetArgsForCall.append(newValue)
        turnedReturnValue = newValue
      }
    }

    var fitsCallCount = 0
    var fitsArgsForCall: [Key<Door>.Key] = []
    var fitsReturnValue: Key<Door>.Key?
    func fits(_ door: Key<Door>.Key) -> Key<Door>.Key? {
      fitsCallCount += 1
      fitsArgsForCall.append(door)
      return fitsReturnValue
    }

    var fitsOfCallCount = 0
    var fitsOfArgsForCall: [(door: Door, others: [Lodge.Key<Door>])] = []
    var fitsOfReturnValue: Bool = false
    func fits(_ door: Door, of others: [Lodge.Key<Door>]) -> Bool {
      fitsOfCallCount += 1
      fitsOfArgsForCall.append((door, others))
      return fitsOfReturnValue
    }
  }
}

final class FakeTrailProtocol: TrailProtocol {
  init() {}

  var readCallCount = 0
  var readArgsForCall: [Int] = []
  func read(_ post: Int) {
    readCallCount += 1
    readArgsForCall.append(post)
  }

  var makeIteratorCallCount = 0
  var makeIteratorReturnValue: IndexingIterator<[String]>!
  func makeIterator() -> IndexingIterator<[String]> {
    makeIteratorCallCount += 1
    return makeIteratorReturnValue
  }

  var postCallCount = 0
  var postArgsForCall: [Trail.Signpost] = []
  var postReturnValue: Trail.Signpost!
  func post(after post: Trail.Signpost) -> Trail.Signpost {
    postCallCount += 1
    postArgsForCall.append(post)
    return postReturnValue
  }

  var directionsCallCount = 0
  var directionsArgsForCall: [Trail.Element] = []
  var directionsReturnValue: [Trail.Element] = []
  func directions(from first: Trail.Element) -> [Trail.Element] {
    directionsCallCount += 1
    directionsArgsForCall.append(first)
    return directionsReturnValue
  }
}

final class FakeClosetProtocol: ClosetProtocol {
  init() {}

  var openCallCount = 0
  var openArgsForCall: [() -> Void] = []
  func open(_ body: @escaping () -> Void) {
    openCallCount += 1
    openArgsForCall.append(body)
  }

  var takeCallCount = 0
  var takeArgsForCall: [String] = []
  var takeReturnValue: Any?
  func take<Content: Codable>(_ name: String) -> Content? {
    takeCallCount += 1
    takeArgsForCall.append(name)
    return takeReturnValue as? Content
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Any] = []
  var subscriptReturnValue: Any?
  subscript<Content: Hashable>(_ place: some Strideable) -> Content? {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(place)
      return subscriptReturnValue as? Content
    }
  }
}

final class FakeRegisterProtocol: RegisterProtocol {
  init() {}

  var stateCallCount = 0
  var stateReturnValue: Register.State!
  var state: Register.State {
    get {
      stateCallCount += 1
      return stateReturnValue
    }
  }

  var receiptsCallCount = 0
  var receiptsReturnValue: [String] = []
  var receipts: [String] {
    get {
      receiptsCallCount += 1
      return receiptsReturnValue
    }
  }

  var numberCallCount = 0
  var numberReturnValue: Int = 0
  var number: Int {
    get {
      numberCallCount += 1
      return numberReturnValue
    }
  }

  var slipCallCount = 0
  var slipSetCallCount = 0
  var slipSetArgsForCall: [Register.Slip<Int>?] = []
  var slipReturnValue: Register.Slip<Int>?
  var slip: Register.Slip<Int>? {
    get {
      slipCallCount += 1
      return slipReturnValue
    }
    set {
      slipSetCallCount += 1
      slipSetArgsForCall.append(newValue)
      slipReturnValue = newValue
    }
  }

  var startCallCount = 0
  var startSetCallCount = 0
  var startSetArgsForCall: [Int] = []
  var startReturnValue: Int = 0
  var start: Int {
    get {
      startCallCount += 1
      return startReturnValue
    }
    set {
      startSetCallCount += 1
      startSetArgsForCall.append(newValue)
      startReturnValue = newValue
    }
  }

  var ringCallCount = 0
  var ringArgsForCall: [(cents: Int, note: String)] = []
  var ringError: (any Error)?
  var ringReturnValue: Int = 0
  func ring(_ cents: Int, note: String) throws -> Int {
    ringCallCount += 1
    ringArgsForCall.append((cents, note))
    if let error = ringError { throw error }
    return ringReturnValue
  }

  var eachCallCount = 0
  func each(_ body: (String) throws -> Void) rethrows {
    eachCallCount += 1
  }

  var findCallCount = 0
  var findArgsForCall: [Any] = []
  var findReturnValue: Any!
  func find<Wanted: Collection>(_ wanted: Wanted) async -> [Wanted.Element] where Wanted.Element: Hashable {
    findCallCount += 1
    findArgsForCall.append(wanted)
    return findReturnValue as! [Wanted.Element]
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(place: Int, newValue: String)] = []
  var subscriptReturnValue: String = ""
  subscript(_ place: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(place)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((place, newValue))
      subscriptReturnValue = newValue
    }
  }

  var closeCallCount = 0
  var closeReturnValue: Register.State!
  @discardableResult
  func close() -> Register.State {
    closeCallCount += 1
    return closeReturnValue
  }

  #if DEBUG
    var dumpCallCount = 0
    func dump() {
      dumpCallCount += 1
    }
  #endif

  var isOpenCallCount = 0
  var isOpenReturnValue: Bool = false
  var isOpen: Bool {
    get async {
      isOpenCallCount += 1
      return isOpenReturnValue
    }
  }

  var copyCallCount = 0
  var copyReturnValue: Register!
  func copy() -> Register {
    copyCallCount += 1
    return copyReturnValue
  }
}

extension Register {
  final class FakeSlipProtocol<Item>: SlipProtocol {
    init() {}

    var itemCallCount = 0
    var itemSetCallCount = 0
    var itemSetArgsForCall: [Item] = []
    var itemReturnValue: Item!
    var item: Item {
      get {
        itemCallCount += 1
        return itemReturnValue
      }
      set {
        itemSetCallCount += 1
        itemSetArgsForCall.append(newValue)
        itemReturnValue = newValue
      }
    }
  }
}

final class FakeRackProtocol<Book: Hashable>: RackProtocol, @unchecked Sendable {
  init() {}

  var topCallCount = 0
  var topSetCallCount = 0
  var topSetArgsForCall: [Book?] = []
  var topReturnValue: Book?
  var top: Book? {
    get {
      topCallCount += 1
      return topReturnValue
    }
    set {
      topSetCallCount += 1
      topSetArgsForCall.append(newValue)
      topReturnValue = newValue
    }
  }

  var ownerCallCount = 0
  var ownerSetCallCount = 0
  var ownerSetArgsForCall: [AnyObject?] = []
  var ownerReturnValue: AnyObject?
  var owner: AnyObject? {
    get {
      ownerCallCount += 1
      return ownerReturnValue
    }
    set {
      ownerSetCallCount += 1
      ownerSetArgsForCall.append(newValue)
      ownerReturnValue = newValue
    }
  }

  var takeCallCount = 0
  var takeArgsForCall: [[Int]] = []
  var takeReturnValue: Book?
  func take(_ places: Int...) -> Book? {
    takeCallCount += 1
    takeArgsForCall.append(places)
    return takeReturnValue
  }

  var neighborCallCount = 0
  var neighborReturnValue: Rack<Book>!
  func neighbor() -> Rack<Book> {
    neighborCallCount += 1
    return neighborReturnValue
  }

  var sealCallCount = 0
  func seal() {
    sealCallCount += 1
  }
}

actor FakeStockroomProtocol: StockroomProtocol {
  init() {}

  var countCallCount = 0
  var countSetCallCount = 0
  var countSetArgsForCall: [Int] = []
  var countReturnValue: Int = 0
  var count: Int {
    get {
      countCallCount += 1
      return countReturnValue
    }
    set {
      countSetCallCount += 1
      countSetArgsForCall.append(newValue)
      countReturnValue = newValue
    }
  }

  var addCallCount = 0
  var addArgsForCall: [Int] = []
  var addReturnValue: Int = 0
  func add(_ more: Int) -> Int {
    addCallCount += 1
    addArgsForCall.append(more)
    return addReturnValue
  }

  @safe nonisolated(unsafe) var nameCallCount = 0
  @safe nonisolated(unsafe) var nameReturnValue: String = ""
  nonisolated func name() -> String {
    nameCallCount += 1
    return nameReturnValue
  }
}

final class FakeDashboardProtocol: DashboardProtocol {
  init() {}

  var titleCallCount = 0
  var titleSetCallCount = 0
  var titleSetArgsForCall: [String] = []
  var titleReturnValue: String = ""
  var title: String {
    get {
      titleCallCount += 1
      return titleReturnValue
    }
    set {
      titleSetCallCount += 1
      titleSetArgsForCall.append(newValue)
      titleReturnValue = newValue
    }
  }

  var showCallCount = 0
  var showArgsForCall: [String] = []
  func show(_ text: String) {
    showCallCount += 1
    showArgsForCall.append(text)
  }

  @safe nonisolated(unsafe) var identifierCallCount = 0
  @safe nonisolated(unsafe) var identifierReturnValue: Int = 0
  nonisolated func identifier() -> Int {
    identifierCallCount += 1
    return identifierReturnValue
  }
}

final class FakeCoinProtocol: CoinProtocol {
  init() {}

  var labelCallCount = 0
  var labelReturnValue: String = ""
  var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
  }

  var flipCallCount = 0
  func flip() {
    flipCallCount += 1
  }

  var withCallCount = 0
  var withArgsForCall: [Coin] = []
  var withReturnValue: Coin!
  func with(_ other: Coin) -> Coin {
    withCallCount += 1
    withArgsForCall.append(other)
    return withReturnValue
  }
}

extension Street {
  final class FakeHouseProtocol: HouseProtocol {
    init() {}

    var enterCallCount = 0
    var enterArgsForCall: [(key: House.Key, number: Number)] = []
    var enterReturnValue: House.Key!
    func enter(_ key: House.Key, at number: Number) -> House.Key {
      enterCallCount += 1
      enterArgsForCall.append((key, number))
      return enterReturnValue
    }
  }
}

final class FakeVoucherProtocol: VoucherProtocol {
  init() {}

  var redeemCallCount = 0
  var redeemReturnValue: Int = 0
  func redeem() -> Int {
    redeemCallCount += 1
    return redeemReturnValue
  }

  var valueCallCount = 0
  var valueReturnValue: Int = 0
  func value() -> Int {
    valueCallCount += 1
    return valueReturnValue
  }
}

final class FakeMinutesProtocol: MinutesProtocol {
  init() {}

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: String = ""
  subscript(_ place: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(place)
      return subscriptReturnValue
    }
  }

  var showCallCount = 0
  func show() {
    showCallCount += 1
  }
}

final class FakeBalanceProtocol: BalanceProtocol {
  init() {}

  var weighCallCount = 0
  var weighReturnValue: Int = 0
  func weigh() -> Int {
    weighCallCount += 1
    return weighReturnValue
  }

  var weighAsyncCallCount = 0
  var weighAsyncError: (any Error)?
  var weighAsyncReturnValue: Int = 0
  func weigh() async throws -> Int {
    weighAsyncCallCount += 1
    if let error = weighAsyncError { throw error }
    return weighAsyncReturnValue
  }

  var resetCallCount = 0
  func reset() {
    resetCallCount += 1
  }

  var displayCallCount = 0
  var displayArgsForCall: [String] = []
  func display(_ text: String) {
    displayCallCount += 1
    displayArgsForCall.append(text)
  }
}

final class FakeBookendProtocol: BookendProtocol {
  init() {}

  var copyCallCount = 0
  var copyReturnValue: FakeBookendProtocol!
  func copy() -> FakeBookendProtocol {
    copyCallCount += 1
    return copyReturnValue
  }
}
