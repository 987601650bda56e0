// Written by mimus-fake: changes made here are lost.

final class FakeSignalBox: SignalBox {
  init() {}

  var readCallCount = 0
  var readArgsForCall: [(lamps: [Int], completion: (Swift.Result<[String], any Error>) -> Void)] = []
  var readReturnValue: Int = 0
  func read(_ lamps: [Int], completion: @escaping (Swift.Result<[String], any Error>) -> Void) -> Int {
    readCallCount += 1
    readArgsForCall.append((lamps, completion))
    return readReturnValue
  }
}

final class FakeTypedSignalBox: TypedSignalBox {
  init() {}

  var pullCallCount = 0
  var pullArgsForCall: [(Int, Int)] = []
  var pullReturnValue: (String, String) = ("", "")
  func pull(_ lever: (Int, Int), completion: (Swift.Result<Int, any Error>) -> Void) -> (String, String) {
    pullCallCount += 1
    pullArgsForCall.append(lever)
    return pullReturnValue
  }

  var tableCallCount = 0
  var tableReturnValue: Dictionary<String, Dictionary<Int, Int>> = [:]
  func table() -> Dictionary<String, Dictionary<Int, Int>> {
    tableCallCount += 1
    return tableReturnValue
  }
}

extension Railway {
  final class FakeCrossing: Crossing {
    init() {}

    var closeCallCount = 0
    func close() {
      closeCallCount += 1
    }
  }
}

extension Railway {
  final class FakeGate: Gate {
    var liftCallCount = 0
    override func lift() {
      liftCallCount += 1
    }
  }
}

final class FakePlatform: Platform {
  init() {}

  var announceCallCount = 0
  var announceArgsForCall: [Platform.Announcement] = []
  func announce(_ announcement: Platform.Announcement, later: @escaping Platform.Announcement) {
    announceCallCount += 1
    announceArgsForCall.append(later)
  }

  var blowCallCount = 0
  func blow(_ whistle: Track.Whistle) {
    blowCallCount += 1
  }

  var checkCallCount = 0
  var checkReturnValue: (() -> Track.Ticket)!
  func check(_ ticket: consuming Track.Ticket) -> Track.Ticket {
    checkCallCount += 1
    return checkReturnValue()
  }
}

final class FakeManualCrossing: ManualCrossing {
  init() {}

  var closeCallCount = 0
  func close() {
    closeCallCount += 1
  }

  var ringCallCount = 0
  func ring() {
    ringCallCount += 1
  }
}

final class FakeWideGate: WideGate {
  var lockCallCount = 0
  override func lock() {
    lockCallCount += 1
  }

  var liftCallCount = 0
  override func lift() {
    liftCallCount += 1
  }
}

final class FakeTurntable<Load>: Turntable<Load> {
}

final class FakeEngineTurntable: EngineTurntable {
}

final class FakeTurntableDriver: TurntableDriver {
  init() {}

  var driveCallCount = 0
  func drive(_ turn: EngineTurntable.Turn) {
    driveCallCount += 1
  }
}

final class FakeTurntableUser: EngineTurntable, TurntableUser {
  override init() {}

  var useCallCount = 0
  func use(_ turn: Turn) {
    useCallCount += 1
  }
}

extension EngineTurntable {
  final class FakeWatcher: Watcher {
    init() {}

    var watchCallCount = 0
    func watch(_ turn: Turn) {
      watchCallCount += 1
    }
  }
}

final class FakeFlagged: Flagged {
  init() {}
}

final class FakeFlaggedLine<Guard: Flagged>: FlaggedLine {
  init() {}

  var waveByCallCount = 0
  var waveByArgsForCall: [Guard] = []
  func wave(_ flag: Guard.Flag, by `guard`: Guard) {
    waveByCallCount += 1
    waveByArgsForCall.append(`guard`)
  }

  var waveWithCallCount = 0
  var waveWithArgsForCall: [Any] = []
  func wave<Other: Flagged>(_ flag: Other.Flag, with other: Other) {
    waveWithCallCount += 1
    waveWithArgsForCall.append(other)
  }
}

extension Wharf {
  final class FakeBerth: Berth {
    var nextCallCount = 0
    var nextSetCallCount = 0
    var nextSetArgsForCall: [Berth?] = []
    var nextReturnValue: Berth?
    override var next: Berth? {
      get {
        nextCallCount += 1
        return nextReturnValue
      }
      set {
        nextSetCallCount += 1
        nextSetArgsForCall.append(newValue)
        nextReturnValue = newValue
      }
    }

    var moorCallCount = 0
    var moorArgsForCall: [(cargo: Cargo, kind: Kind)] = []
    var moorReturnValue: [Berth] = []
    override func moor(_ cargo: Cargo, as kind: Kind) -> [Berth] {
      moorCallCount += 1
      moorArgsForCall.append((cargo, kind))
      return moorReturnValue
    }
  }
}

final class FakeGrainBerth: GrainBerth {
  var weighCallCount = 0
  override func weigh() {
    weighCallCount += 1
  }

  var nextCallCount = 0
  var nextSetCallCount = 0
  var nextSetArgsForCall: [Wharf<Int>.Berth?] = []
  var nextReturnValue: Wharf<Int>.Berth?
  override var next: Wharf<Int>.Berth? {
    get {
      nextCallCount += 1
      return nextReturnValue
    }
    set {
      nextSetCallCount += 1
      nextSetArgsForCall.append(newValue)
      nextReturnValue = newValue
    }
  }

  var moorCallCount = 0
  var moorArgsForCall: [(cargo: Int, kind: Wharf<Int>.Kind)] = []
  var moorReturnValue: [Wharf<Int>.Berth] = []
  override func moor(_ cargo: Int, as kind: Wharf<Int>.Kind) -> [Wharf<Int>.Berth] {
    moorCallCount += 1
    moorArgsForCall.append((cargo, kind))
    return moorReturnValue
  }
}

final class FakeMailBerth: MailBerth {
  var sortCallCount = 0
  override func sort() {
    sortCallCount += 1
  }

  var nextCallCount = 0
  var nextSetCallCount = 0
  var nextSetArgsForCall: [Wharf<String>.Berth?] = []
  var nextReturnValue: Wharf<String>.Berth?
  override var next: Wharf<String>.Berth? {
    get {
      nextCallCount += 1
      return nextReturnValue
    }
    set {
      nextSetCallCount += 1
      nextSetArgsForCall.append(newValue)
      nextReturnValue = newValue
    }
  }

  var moorCallCount = 0
  var moorArgsForCall: [(cargo: String, kind: Wharf<String>.Kind)] = []
  var moorReturnValue: [Wharf<String>.Berth] = []
  override func moor(_ cargo: String, as kind: Wharf<String>.Kind) -> [Wharf<String>.Berth] {
    moorCallCount += 1
    moorArgsForCall.append((cargo, kind))
    return moorReturnValue
  }
}

final class FakeEngineShed<Engine: Identifiable>: EngineShed {
  init() {}

  var enginesCallCount = 0
  var enginesReturnValue: [Engine] = []
  func engines() -> [Engine] {
    enginesCallCount += 1
    return enginesReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Engine.ID] = []
  var subscriptReturnValue: [Engine] = []
  subscript(_ number: Engine.ID) -> [Engine] {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(number)
      return subscriptReturnValue
    }
  }
}

final class FakeStockBook<Entry>: StockBook {
  init() {}

  var addCallCount = 0
  var addArgsForCall: [[Entry]] = []
  var addReturnValue: [Entry] = []
  func add(_ entries: [Entry]) -> [Entry] {
    addCallCount += 1
    addArgsForCall.append(entries)
    return addReturnValue
  }

  var openCallCount = 0
  var openArgsForCall: [([Entry]?) throws -> Void] = []
  func open(_ reader: @escaping ([Entry]?) throws -> Void) {
    openCallCount += 1
    openArgsForCall.append(reader)
  }
}

final class FakeSignalLog<Key: Hashable>: SignalLog {
  init() {}

  var compareCallCount = 0
  var compareArgsForCall: [(Key) -> [Key: ChangeOfSignal<Key>]] = []
  func compare(_ difference: @escaping (Key) -> [Key: ChangeOfSignal<Key>]) {
    compareCallCount += 1
    compareArgsForCall.append(difference)
  }
}

final class FakeWagonYard<Wagon, Wagons: Collection>: WagonYard {
  init() {}

  var wagonsCallCount = 0
  var wagonsReturnValue: Wagons!
  func wagons() -> Wagons {
    wagonsCallCount += 1
    return wagonsReturnValue
  }
}

final class FakeOrderedWagonYard<Wagons: Collection>: OrderedWagonYard {
  typealias Wagon = Wagons.Element

  init() {}

  var wagonsCallCount = 0
  var wagonsReturnValue: Wagons!
  func wagons() -> Wagons {
    wagonsCallCount += 1
    return wagonsReturnValue
  }
}

final class FakeWagonTrack<Wagon>: WagonTrack where [Wagon].Element == Wagon {
  typealias Wagons = [Wagon]

  init() {}

  var wagonsCallCount = 0
  var wagonsReturnValue: Wagons = []
  func wagons() -> Wagons {
    wagonsCallCount += 1
    return wagonsReturnValue
  }

  var coupleCallCount = 0
  var coupleArgsForCall: [Wagon] = []
  func couple(_ wagon: Wagon) {
    coupleCallCount += 1
    coupleArgsForCall.append(wagon)
  }
}

final class FakeLabeledWagon<Freight: Identifiable>: LabeledWagon where Freight.ID: Swift.Hashable {
  typealias ID = Freight.ID

  init() {}

  var freightCallCount = 0
  var freightReturnValue: Freight!
  var freight: Freight {
    get {
      freightCallCount += 1
      return freightReturnValue
    }
  }

  var idCallCount = 0
  var idReturnValue: Freight.ID!
  var id: Freight.ID {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeSignalArm: SignalArm {
  init() {}

  var angleCallCount = 0
  var angleReturnValue: Double = 0
  var angle: Double {
    get {
      angleCallCount += 1
      return angleReturnValue
    }
  }
}

final class FakeJunctionBox: JunctionBox {
  init() {}

  var wireCallCount = 0
  var wireArgsForCall: [(semaphore: RailJunction.Semaphore, arm: any Semaphore)] = []
  var wireReturnValue: RailJunction.Semaphore?
  func wire(_ semaphore: RailJunction.Semaphore, beside arm: any Semaphore) -> RailJunction.Semaphore? {
    wireCallCount += 1
    wireArgsForCall.append((semaphore, arm))
    return wireReturnValue
  }
}

final class FakeTicketOffice: TicketOffice {
  init() {}

  var sellCallCount = 0
  var sellReturnValue: (() -> Railway.Ticket)!
  func sell() -> sending Railway.Ticket {
    sellCallCount += 1
    return sellReturnValue()
  }

  var findCallCount = 0
  var findError: (any Error)?
  var findReturnValue: (() -> Railway.Ticket?)!
  func find() throws -> sending Railway.Ticket? {
    findCallCount += 1
    if let error = findError { throw error }
    return findReturnValue()
  }
}
