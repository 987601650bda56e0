// Written by mimus-fake: changes made here are lost.

actor FakeActorProtocol: ActorProtocol {
  init() {}

  var chargeCallCount = 0
  var chargeArgsForCall: [Int] = []
  var chargeReturnValue: Int = 0
  func charge(_ amount: Int) -> Int {
    chargeCallCount += 1
    chargeArgsForCall.append(amount)
    return chargeReturnValue
  }

  var waitsCallCount = 0
  var waitsError: (any Error)?
  var waitsReturnValue: String = ""
  func waits() async throws -> String {
    waitsCallCount += 1
    if let error = waitsError { throw error }
    return waitsReturnValue
  }

  var balanceCallCount = 0
  var balanceReturnValue: Int = 0
  var balance: Int {
    get {
      balanceCallCount += 1
      return balanceReturnValue
    }
  }

  @safe nonisolated(unsafe) var freeCallCount = 0
  @safe nonisolated(unsafe) var freeReturnValue: String = ""
  nonisolated func free() -> String {
    freeCallCount += 1
    return freeReturnValue
  }

  @safe nonisolated(unsafe) var labelCallCount = 0
  @safe nonisolated(unsafe) var labelReturnValue: String = ""
  nonisolated var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
  }
}

final class FakeMainActorProtocol: MainActorProtocol {
  init() {}

  var showCallCount = 0
  var showArgsForCall: [String] = []
  func show(_ text: String) {
    showCallCount += 1
    showArgsForCall.append(text)
  }

  var loadCallCount = 0
  var loadReturnValue: Int = 0
  func load() async -> Int {
    loadCallCount += 1
    return loadReturnValue
  }

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

  @safe nonisolated(unsafe) var freeCallCount = 0
  nonisolated func free() {
    freeCallCount += 1
  }

  @safe nonisolated(unsafe) static var makeCallCount = 0
  @safe nonisolated(unsafe) static var makeReturnValue: Int = 0
  static func make() -> Int {
    makeCallCount += 1
    return makeReturnValue
  }
}

final class FakeMainActorMembers: MainActorMembers {
  init() {}

  var showCallCount = 0
  func show() {
    showCallCount += 1
  }

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

  var otherCallCount = 0
  func other() async {
    otherCallCount += 1
  }
}

final class FakeShopProtocol: ShopProtocol {
  init() {}

  var sellCallCount = 0
  var sellArgsForCall: [String] = []
  var sellReturnValue: Int = 0
  func sell(_ item: String) -> Int {
    sellCallCount += 1
    sellArgsForCall.append(item)
    return sellReturnValue
  }
}

final class FakeIsolatedParameters: IsolatedParameters {
  init() {}

  var runCallCount = 0
  var runArgsForCall: [ShopActor] = []
  var runReturnValue: Int = 0
  func run(on actor: isolated ShopActor) -> Int {
    runCallCount += 1
    runArgsForCall.append(actor)
    return runReturnValue
  }

  var maybeCallCount = 0
  var maybeArgsForCall: [(any Actor)?] = []
  var maybeReturnValue: Int = 0
  func maybe(isolation: isolated (any Actor)?) async -> Int {
    maybeCallCount += 1
    maybeArgsForCall.append(isolation)
    return maybeReturnValue
  }

  var concurrentlyCallCount = 0
  var concurrentlyReturnValue: Int = 0
  @concurrent
  func concurrently() async -> Int {
    concurrentlyCallCount += 1
    return concurrentlyReturnValue
  }

  var hereCallCount = 0
  nonisolated(nonsending) func here() async {
    hereCallCount += 1
  }

  var givesCallCount = 0
  var givesReturnValue: Receipt!
  func gives() -> sending Receipt {
    givesCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    return sent(givesReturnValue)
  }

  var sendsCallCount = 0
  var sendsArgsForCall: [() -> Void] = []
  func sends(_ body: sending @escaping () -> Void) {
    sendsCallCount += 1
    sendsArgsForCall.append(body)
  }
}

final class FakeSendableMain: SendableMain, @unchecked Sendable {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }
}

final class FakeNonsendingClosures: NonsendingClosures {
  init() {}

  var borrowCallCount = 0
  var borrowReturnValue: Int = 0
  func borrow(_ read: nonisolated(nonsending) () async -> Int) async -> Int {
    borrowCallCount += 1
    return borrowReturnValue
  }

  var keepCallCount = 0
  var keepArgsForCall: [nonisolated(nonsending) () async throws -> Int] = []
  func keep(_ read: nonisolated(nonsending) @escaping () async throws -> Int) async {
    keepCallCount += 1
    keepArgsForCall.append(read)
  }
}

final class FakeProjector: Projector {
  init() {}

  var showCallCount = 0
  var showReturnValue: Int = 0
  func show(_ frame: (Int) -> Bool) async -> Int {
    showCallCount += 1
    return showReturnValue
  }

  var dimCallCount = 0
  var dimArgsForCall: [Int] = []
  func dim(_ level: Int, _ then: (Int) async throws -> Void) async rethrows {
    dimCallCount += 1
    dimArgsForCall.append(level)
  }

  var spliceCallCount = 0
  var spliceArgsForCall: [[AnyObject]] = []
  var spliceError: (any Error)?
  var spliceReturnValue: Int = 0
  func splice(_ reels: inout [AnyObject]) async throws -> Int {
    spliceCallCount += 1
    spliceArgsForCall.append(reels)
    if let error = spliceError { throw error }
    return spliceReturnValue
  }

  @safe nonisolated(unsafe) var rewindCallCount = 0
  @safe nonisolated(unsafe) var rewindArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var rewindReturnValue: Int = 0
  @concurrent
  func rewind(_ count: Int) async -> Int {
    rewindCallCount += 1
    rewindArgsForCall.append(count)
    return rewindReturnValue
  }

  @safe nonisolated(unsafe) var chargeCallCount = 0
  @safe nonisolated(unsafe) var chargeArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var chargeReturnValue: Int = 0
  func charge(_ cents: Int) async -> Int {
    chargeCallCount += 1
    chargeArgsForCall.append(cents)
    return chargeReturnValue
  }
}

actor FakeUsher: Usher {
  init() {}

  var seatCallCount = 0
  var seatReturnValue: Int = 0
  func seat(_ row: (Int) -> Int) async -> Int {
    seatCallCount += 1
    return seatReturnValue
  }

  @safe nonisolated(unsafe) var announceCallCount = 0
  @safe nonisolated(unsafe) var announceArgsForCall: [String] = []
  @safe nonisolated(unsafe) var announceReturnValue: Int = 0
  @MainActor
  func announce(_ text: String) -> Int {
    announceCallCount += 1
    announceArgsForCall.append(text)
    return announceReturnValue
  }
}

final class FakeFoyer: Foyer {
  @safe nonisolated(unsafe) var lightsCallCount = 0
  @safe nonisolated(unsafe) var lightsSetCallCount = 0
  @safe nonisolated(unsafe) var lightsSetArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var lightsReturnValue: Int = 0
  override nonisolated var lights: Int {
    get {
      lightsCallCount += 1
      return lightsReturnValue
    }
    set {
      lightsSetCallCount += 1
      lightsSetArgsForCall.append(newValue)
      lightsReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) var cleanCallCount = 0
  @safe nonisolated(unsafe) var cleanReturnValue: Int = 0
  override nonisolated func clean() -> Int {
    cleanCallCount += 1
    return cleanReturnValue
  }

  @safe nonisolated(unsafe) var sellCallCount = 0
  @safe nonisolated(unsafe) var sellReturnValue: Int = 0
  override func sell() -> Int {
    sellCallCount += 1
    return sellReturnValue
  }
}

final class FakeLobby: Lobby {
  @safe nonisolated(unsafe) var cleanCallCount = 0
  @safe nonisolated(unsafe) var cleanReturnValue: Int = 0
  override nonisolated func clean() -> Int {
    cleanCallCount += 1
    return cleanReturnValue
  }

  @safe nonisolated(unsafe) var lightsCallCount = 0
  @safe nonisolated(unsafe) var lightsSetCallCount = 0
  @safe nonisolated(unsafe) var lightsSetArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var lightsReturnValue: Int = 0
  override nonisolated var lights: Int {
    get {
      lightsCallCount += 1
      return lightsReturnValue
    }
    set {
      lightsSetCallCount += 1
      lightsSetArgsForCall.append(newValue)
      lightsReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) var sellCallCount = 0
  @safe nonisolated(unsafe) var sellReturnValue: Int = 0
  override func sell() -> Int {
    sellCallCount += 1
    return sellReturnValue
  }
}

final class FakePlaybill: nonisolated Playbill, @unchecked Sendable {
  init() {}

  nonisolated init(from decoder: any Decoder) throws {
  }

  @safe nonisolated(unsafe) var encodeCallCount = 0
  @safe nonisolated(unsafe) var encodeArgsForCall: [any Encoder] = []
  @safe nonisolated(unsafe) var encodeError: (any Error)?
  nonisolated func encode(to encoder: any Encoder) throws {
    encodeCallCount += 1
    encodeArgsForCall.append(encoder)
    if let error = encodeError { throw error }
  }

  @safe nonisolated(unsafe) var idCallCount = 0
  @safe nonisolated(unsafe) var idSetCallCount = 0
  @safe nonisolated(unsafe) var idSetArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var idReturnValue: Int = 0
  nonisolated var id: Int {
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

  var foldCallCount = 0
  var foldReturnValue: Int = 0
  func fold() -> Int {
    foldCallCount += 1
    return foldReturnValue
  }
}

final class FakeGuestbook: Guestbook {
  init() {}

  init(owner: String) {
  }

  @safe nonisolated(unsafe) static var openCallCount = 0
  @safe nonisolated(unsafe) static var openArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var openReturnValue: Bool = false
  static func open(_ name: String) -> Bool {
    openCallCount += 1
    openArgsForCall.append(name)
    return openReturnValue
  }

  var entriesCallCount = 0
  var entriesSetCallCount = 0
  var entriesSetArgsForCall: [[String]] = []
  var entriesReturnValue: [String] = []
  var entries: [String] {
    get {
      entriesCallCount += 1
      return entriesReturnValue
    }
    set {
      entriesSetCallCount += 1
      entriesSetArgsForCall.append(newValue)
      entriesReturnValue = newValue
    }
  }

  var addCallCount = 0
  var addArgsForCall: [String] = []
  var addReturnValue: Int = 0
  func add(_ entry: String) -> Int {
    addCallCount += 1
    addArgsForCall.append(entry)
    return addReturnValue
  }

  var syncCallCount = 0
  var syncArgsForCall: [AnyObject] = []
  var syncError: (any Error)?
  var syncReturnValue: Int = 0
  func sync(with other: AnyObject) async throws -> Int {
    syncCallCount += 1
    syncArgsForCall.append(other)
    if let error = syncError { throw error }
    return syncReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: String = ""
  subscript(_ page: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(page)
      return subscriptReturnValue
    }
  }

  var showCallCount = 0
  var showReturnValue: Int = 0
  @MainActor
  func show() -> Int {
    showCallCount += 1
    return showReturnValue
  }
}

final class FakeMainGuestbook: nonisolated MainGuestbook {
  init() {}

  nonisolated init(owner: String) {
  }

  @safe nonisolated(unsafe) static var openCallCount = 0
  @safe nonisolated(unsafe) static var openArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var openReturnValue: Bool = false
  nonisolated static func open(_ name: String) -> Bool {
    openCallCount += 1
    openArgsForCall.append(name)
    return openReturnValue
  }

  @safe nonisolated(unsafe) var entriesCallCount = 0
  @safe nonisolated(unsafe) var entriesSetCallCount = 0
  @safe nonisolated(unsafe) var entriesSetArgsForCall: [[String]] = []
  @safe nonisolated(unsafe) var entriesReturnValue: [String] = []
  nonisolated var entries: [String] {
    get {
      entriesCallCount += 1
      return entriesReturnValue
    }
    set {
      entriesSetCallCount += 1
      entriesSetArgsForCall.append(newValue)
      entriesReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) var addCallCount = 0
  @safe nonisolated(unsafe) var addArgsForCall: [String] = []
  @safe nonisolated(unsafe) var addReturnValue: Int = 0
  nonisolated func add(_ entry: String) -> Int {
    addCallCount += 1
    addArgsForCall.append(entry)
    return addReturnValue
  }

  @safe nonisolated(unsafe) var syncCallCount = 0
  @safe nonisolated(unsafe) var syncArgsForCall: [AnyObject] = []
  @safe nonisolated(unsafe) var syncError: (any Error)?
  @safe nonisolated(unsafe) var syncReturnValue: Int = 0
  nonisolated func sync(with other: AnyObject) async throws -> Int {
    syncCallCount += 1
    syncArgsForCall.append(other)
    if let error = syncError { throw error }
    return syncReturnValue
  }

  @safe nonisolated(unsafe) var subscriptCallCount = 0
  @safe nonisolated(unsafe) var subscriptArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var subscriptReturnValue: String = ""
  nonisolated subscript(_ page: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(page)
      return subscriptReturnValue
    }
  }

  var showCallCount = 0
  var showReturnValue: Int = 0
  @MainActor
  func show() -> Int {
    showCallCount += 1
    return showReturnValue
  }

  var printCallCount = 0
  var printReturnValue: Int = 0
  func print() -> Int {
    printCallCount += 1
    return printReturnValue
  }
}

final class FakeSignedGuestbook: @MainActor SignedGuestbook {
  init() {}

  nonisolated init(owner: String) {
  }

  @safe nonisolated(unsafe) static var openCallCount = 0
  @safe nonisolated(unsafe) static var openArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var openReturnValue: Bool = false
  nonisolated static func open(_ name: String) -> Bool {
    openCallCount += 1
    openArgsForCall.append(name)
    return openReturnValue
  }

  @safe nonisolated(unsafe) var entriesCallCount = 0
  @safe nonisolated(unsafe) var entriesSetCallCount = 0
  @safe nonisolated(unsafe) var entriesSetArgsForCall: [[String]] = []
  @safe nonisolated(unsafe) var entriesReturnValue: [String] = []
  nonisolated var entries: [String] {
    get {
      entriesCallCount += 1
      return entriesReturnValue
    }
    set {
      entriesSetCallCount += 1
      entriesSetArgsForCall.append(newValue)
      entriesReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) var addCallCount = 0
  @safe nonisolated(unsafe) var addArgsForCall: [String] = []
  @safe nonisolated(unsafe) var addReturnValue: Int = 0
  nonisolated func add(_ entry: String) -> Int {
    addCallCount += 1
    addArgsForCall.append(entry)
    return addReturnValue
  }

  @safe nonisolated(unsafe) var syncCallCount = 0
  @safe nonisolated(unsafe) var syncArgsForCall: [AnyObject] = []
  @safe nonisolated(unsafe) var syncError: (any Error)?
  @safe nonisolated(unsafe) var syncReturnValue: Int = 0
  nonisolated func sync(with other: AnyObject) async throws -> Int {
    syncCallCount += 1
    syncArgsForCall.append(other)
    if let error = syncError { throw error }
    return syncReturnValue
  }

  @safe nonisolated(unsafe) var subscriptCallCount = 0
  @safe nonisolated(unsafe) var subscriptArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var subscriptReturnValue: String = ""
  nonisolated subscript(_ page: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(page)
      return subscriptReturnValue
    }
  }

  var showCallCount = 0
  var showReturnValue: Int = 0
  @MainActor
  func show() -> Int {
    showCallCount += 1
    return showReturnValue
  }

  var printCallCount = 0
  var printReturnValue: Int = 0
  func print() -> Int {
    printCallCount += 1
    return printReturnValue
  }

  var signCallCount = 0
  var signReturnValue: Int = 0
  func sign() -> Int {
    signCallCount += 1
    return signReturnValue
  }

  nonisolated var description: String { "FakeSignedGuestbook" }
}

final class FakeSealable: Sealable, @unchecked Sendable {
  init() {}

  var lockCallCount = 0
  var lockReturnValue: Int = 0
  func lock() -> Int {
    lockCallCount += 1
    return lockReturnValue
  }

  var closeCallCount = 0
  var closeReturnValue: Int = 0
  func close() -> Int {
    closeCallCount += 1
    return closeReturnValue
  }
}

final class FakeLockedGuestbook: nonisolated LockedGuestbook, @unchecked Sendable {
  init() {}

  @safe nonisolated(unsafe) var lockCallCount = 0
  @safe nonisolated(unsafe) var lockReturnValue: Int = 0
  nonisolated func lock() -> Int {
    lockCallCount += 1
    return lockReturnValue
  }

  @safe nonisolated(unsafe) var closeCallCount = 0
  @safe nonisolated(unsafe) var closeReturnValue: Int = 0
  nonisolated func close() -> Int {
    closeCallCount += 1
    return closeReturnValue
  }

  var sellCallCount = 0
  var sellReturnValue: Int = 0
  func sell() -> Int {
    sellCallCount += 1
    return sellReturnValue
  }
}

actor FakeActorGuestbook: ActorGuestbook {
  init() {}

  init(owner: String) {
  }

  @safe nonisolated(unsafe) static var openCallCount = 0
  @safe nonisolated(unsafe) static var openArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var openReturnValue: Bool = false
  nonisolated static func open(_ name: String) -> Bool {
    openCallCount += 1
    openArgsForCall.append(name)
    return openReturnValue
  }

  @safe nonisolated(unsafe) var entriesCallCount = 0
  @safe nonisolated(unsafe) var entriesSetCallCount = 0
  @safe nonisolated(unsafe) var entriesSetArgsForCall: [[String]] = []
  @safe nonisolated(unsafe) var entriesReturnValue: [String] = []
  nonisolated var entries: [String] {
    get {
      entriesCallCount += 1
      return entriesReturnValue
    }
    set {
      entriesSetCallCount += 1
      entriesSetArgsForCall.append(newValue)
      entriesReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) var addCallCount = 0
  @safe nonisolated(unsafe) var addArgsForCall: [String] = []
  @safe nonisolated(unsafe) var addReturnValue: Int = 0
  nonisolated func add(_ entry: String) -> Int {
    addCallCount += 1
    addArgsForCall.append(entry)
    return addReturnValue
  }

  @safe nonisolated(unsafe) var syncCallCount = 0
  @safe nonisolated(unsafe) var syncArgsForCall: [AnyObject] = []
  @safe nonisolated(unsafe) var syncError: (any Error)?
  @safe nonisolated(unsafe) var syncReturnValue: Int = 0
  nonisolated func sync(with other: AnyObject) async throws -> Int {
    syncCallCount += 1
    syncArgsForCall.append(other)
    if let error = syncError { throw error }
    return syncReturnValue
  }

  @safe nonisolated(unsafe) var subscriptCallCount = 0
  @safe nonisolated(unsafe) var subscriptArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var subscriptReturnValue: String = ""
  nonisolated subscript(_ page: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(page)
      return subscriptReturnValue
    }
  }

  @safe nonisolated(unsafe) var showCallCount = 0
  @safe nonisolated(unsafe) var showReturnValue: Int = 0
  @MainActor
  func show() -> Int {
    showCallCount += 1
    return showReturnValue
  }

  @safe nonisolated(unsafe) var lockCallCount = 0
  @safe nonisolated(unsafe) var lockReturnValue: Int = 0
  nonisolated func lock() -> Int {
    lockCallCount += 1
    return lockReturnValue
  }

  @safe nonisolated(unsafe) var closeCallCount = 0
  @safe nonisolated(unsafe) var closeReturnValue: Int = 0
  nonisolated func close() -> Int {
    closeCallCount += 1
    return closeReturnValue
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }

  nonisolated var description: String { "FakeActorGuestbook" }
}

final class FakeBackdrop: Foyer, nonisolated Backdrop, @unchecked Sendable {
  override init() {}

  @safe nonisolated(unsafe) var lockCallCount = 0
  @safe nonisolated(unsafe) var lockReturnValue: Int = 0
  nonisolated func lock() -> Int {
    lockCallCount += 1
    return lockReturnValue
  }

  @safe nonisolated(unsafe) var closeCallCount = 0
  @safe nonisolated(unsafe) var closeReturnValue: Int = 0
  nonisolated func close() -> Int {
    closeCallCount += 1
    return closeReturnValue
  }

  var paintCallCount = 0
  var paintReturnValue: Int = 0
  func paint() -> Int {
    paintCallCount += 1
    return paintReturnValue
  }
}

final class FakePrompter: Prompter {
  init() {}

  var promptCallCount = 0
  var promptArgsForCall: [(any Actor)?] = []
  var promptReturnValue: Int = 0
  func prompt(on actor: isolated (any Actor)?) async -> Int {
    promptCallCount += 1
    promptArgsForCall.append(actor)
    return promptReturnValue
  }

  var cueCallCount = 0
  var cueReturnValue: Int = 0
  func cue() -> Int {
    cueCallCount += 1
    return cueReturnValue
  }
}

final class FakeStagePrompter: @MainActor StagePrompter {
  init() {}

  @safe nonisolated(unsafe) var promptCallCount = 0
  @safe nonisolated(unsafe) var promptArgsForCall: [(any Actor)?] = []
  @safe nonisolated(unsafe) var promptReturnValue: Int = 0
  func prompt(on actor: isolated (any Actor)?) async -> Int {
    promptCallCount += 1
    promptArgsForCall.append(actor)
    return promptReturnValue
  }

  var cueCallCount = 0
  var cueReturnValue: Int = 0
  @MainActor
  func cue() -> Int {
    cueCallCount += 1
    return cueReturnValue
  }

  var bowCallCount = 0
  var bowReturnValue: Int = 0
  func bow() -> Int {
    bowCallCount += 1
    return bowReturnValue
  }
}

final class FakeThemedFoyer: Foyer, @MainActor ThemedFoyer {
  override init() {}

  @safe nonisolated(unsafe) var promptCallCount = 0
  @safe nonisolated(unsafe) var promptArgsForCall: [(any Actor)?] = []
  @safe nonisolated(unsafe) var promptReturnValue: Int = 0
  func prompt(on actor: isolated (any Actor)?) async -> Int {
    promptCallCount += 1
    promptArgsForCall.append(actor)
    return promptReturnValue
  }

  @safe nonisolated(unsafe) var cueCallCount = 0
  @safe nonisolated(unsafe) var cueReturnValue: Int = 0
  @MainActor
  func cue() -> Int {
    cueCallCount += 1
    return cueReturnValue
  }

  var themeCallCount = 0
  var themeReturnValue: Int = 0
  func theme() -> Int {
    themeCallCount += 1
    return themeReturnValue
  }
}

final class FakeProp: Prop {
  var titleCallCount = 0
  var titleSetCallCount = 0
  var titleSetArgsForCall: [String] = []
  var titleReturnValue: String = ""
  override var title: String {
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

  var moveCallCount = 0
  var moveReturnValue: Int = 0
  override func move() -> Int {
    moveCallCount += 1
    return moveReturnValue
  }
}

final class FakeLitProp: LitProp {
  var lightCallCount = 0
  var lightReturnValue: Int = 0
  override func light() -> Int {
    lightCallCount += 1
    return lightReturnValue
  }

  @safe nonisolated(unsafe) var titleCallCount = 0
  @safe nonisolated(unsafe) var titleSetCallCount = 0
  @safe nonisolated(unsafe) var titleSetArgsForCall: [String] = []
  @safe nonisolated(unsafe) var titleReturnValue: String = ""
  override var title: String {
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

  @safe nonisolated(unsafe) var moveCallCount = 0
  @safe nonisolated(unsafe) var moveReturnValue: Int = 0
  override func move() -> Int {
    moveCallCount += 1
    return moveReturnValue
  }
}

final class FakeTalkingPrompter: @MainActor TalkingPrompter {
  init() {}

  @safe nonisolated(unsafe) var promptCallCount = 0
  @safe nonisolated(unsafe) var promptArgsForCall: [(any Actor)?] = []
  @safe nonisolated(unsafe) var promptReturnValue: Int = 0
  func prompt(on actor: isolated (any Actor)?) async -> Int {
    promptCallCount += 1
    promptArgsForCall.append(actor)
    return promptReturnValue
  }

  var cueCallCount = 0
  var cueReturnValue: Int = 0
  @MainActor
  func cue() -> Int {
    cueCallCount += 1
    return cueReturnValue
  }

  var talkCallCount = 0
  var talkReturnValue: Int = 0
  func talk() -> Int {
    talkCallCount += 1
    return talkReturnValue
  }
}

final class FakeJukebox: Jukebox {
  init() {}

  var songsCallCount = 0
  var songsReturnValue: [String] = []
  var songs: [String] {
    get {
      songsCallCount += 1
      return songsReturnValue
    }
  }

  var encoreCallCount = 0
  var encoreReturnValue: [String] = []
  func encore() -> [String] {
    encoreCallCount += 1
    return encoreReturnValue
  }
}

final class FakeStageJukebox: @MainActor StageJukebox {
  init() {}

  var songsCallCount = 0
  var songsReturnValue: [String] = []
  @MainActor
  var songs: [String] {
    get {
      songsCallCount += 1
      return songsReturnValue
    }
  }

  var encoreCallCount = 0
  var encoreReturnValue: [String] = []
  @MainActor
  func encore() -> [String] {
    encoreCallCount += 1
    return encoreReturnValue
  }

  var danceCallCount = 0
  var danceReturnValue: Int = 0
  func dance() -> Int {
    danceCallCount += 1
    return danceReturnValue
  }
}

final class FakeSceneRow: SceneRow {
  init() {}

  var numberCallCount = 0
  var numberReturnValue: Int = 0
  var number: Int {
    get {
      numberCallCount += 1
      return numberReturnValue
    }
  }
}

final class FakeSceneList: SceneList {
  init() {}

  var firstCallCount = 0
  var firstReturnValue: (any SceneRow)!
  func first() -> any SceneRow {
    firstCallCount += 1
    return firstReturnValue
  }

  var nextCallCount = 0
  var nextError: (any Error)?
  var nextReturnValue: (any SceneRow)!
  func next() async throws -> any SceneRow {
    nextCallCount += 1
    if let error = nextError { throw error }
    return nextReturnValue
  }

  @safe nonisolated(unsafe) var anywhereCallCount = 0
  @safe nonisolated(unsafe) var anywhereError: (any Error)?
  @safe nonisolated(unsafe) var anywhereReturnValue: (any SceneRow)!
  nonisolated func anywhere() throws -> any SceneRow {
    anywhereCallCount += 1
    if let error = anywhereError { throw error }
    return anywhereReturnValue
  }

  @safe nonisolated(unsafe) static var lastCallCount = 0
  @safe nonisolated(unsafe) static var lastReturnValue: (any SceneRow)!
  nonisolated static func last() -> any SceneRow {
    lastCallCount += 1
    return lastReturnValue
  }
}

extension SceneFlow {
  final class FakeSceneStep: SceneStep {
    init() {}

    var goCallCount = 0
    var goReturnValue: Int = 0
    func go() -> Int {
      goCallCount += 1
      return goReturnValue
    }
  }
}

extension SceneFlow {
  final class FakeSceneMaker: SceneMaker {
    init() {}

    var firstCallCount = 0
    var firstReturnValue: (any SceneStep)!
    func first() -> any SceneStep {
      firstCallCount += 1
      return firstReturnValue
    }
  }
}

final class FakeScenePainter: ScenePainter {
  var paintCallCount = 0
  var paintArgsForCall: [StageCloth] = []
  var paintReturnValue: StageCloth!
  override func paint(_ backdrop: StageCloth) async -> StageCloth {
    paintCallCount += 1
    paintArgsForCall.append(backdrop)
    return paintReturnValue
  }

  var allCallCount = 0
  var allReturnValue: [StageCloth] = []
  override func all() async -> [StageCloth] {
    allCallCount += 1
    return allReturnValue
  }

  var restCallCount = 0
  var restReturnValue: Int = 0
  override func rest() -> Int {
    restCallCount += 1
    return restReturnValue
  }

  var latestCallCount = 0
  var latestReturnValue: StageCloth!
  override var latest: StageCloth {
    get async {
      latestCallCount += 1
      return latestReturnValue
    }
  }
}

final class FakeLeadPainter: LeadPainter {
  @safe nonisolated(unsafe) var restCallCount = 0
  @safe nonisolated(unsafe) var restReturnValue: Int = 0
  override func rest() -> Int {
    restCallCount += 1
    return restReturnValue
  }

  var signCallCount = 0
  var signReturnValue: Int = 0
  override func sign() -> Int {
    signCallCount += 1
    return signReturnValue
  }

  @safe nonisolated(unsafe) var paintCallCount = 0
  @safe nonisolated(unsafe) var paintArgsForCall: [StageCloth] = []
  @safe nonisolated(unsafe) var paintReturnValue: StageCloth!
  override nonisolated func paint(_ backdrop: StageCloth) async -> StageCloth {
    paintCallCount += 1
    paintArgsForCall.append(backdrop)
    return paintReturnValue
  }

  @safe nonisolated(unsafe) var allCallCount = 0
  @safe nonisolated(unsafe) var allReturnValue: [StageCloth] = []
  override nonisolated func all() async -> [StageCloth] {
    allCallCount += 1
    return allReturnValue
  }

  @safe nonisolated(unsafe) var latestCallCount = 0
  @safe nonisolated(unsafe) var latestReturnValue: StageCloth!
  override nonisolated var latest: StageCloth {
    get async {
      latestCallCount += 1
      return latestReturnValue
    }
  }
}

final class FakeCurtain: Curtain {
}

final class FakeStageCurtain: StageCurtain {
  var drawCallCount = 0
  var drawError: (any Error)?
  var drawReturnValue: Int = 0
  @MainActor
  override func draw() throws -> Int {
    drawCallCount += 1
    if let error = drawError { throw error }
    return drawReturnValue
  }

  var widthCallCount = 0
  var widthReturnValue: Int = 0
  @MainActor
  override var width: Int {
    get {
      widthCallCount += 1
      return widthReturnValue
    }
  }
}

final class FakeStageClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: StageClient {
    StageClient(
      marks: { self.marks() }
    )
  }

  var marksCallCount = 0
  var marksReturnValue: Set<StageMark> = []
  func marks() -> Set<StageMark> {
    marksCallCount += 1
    return marksReturnValue
  }
}

final class FakeUnmoved: Unmoved {
  init() {}
}

final class FakePedestal: Pedestal {
  var speakCallCount = 0
  var speakReturnValue: Int = 0
  @MainActor
  override func speak() -> Int {
    speakCallCount += 1
    return speakReturnValue
  }

  var heightCallCount = 0
  var heightReturnValue: Int = 0
  @MainActor
  override var height: Int {
    get {
      heightCallCount += 1
      return heightReturnValue
    }
  }

  var standCallCount = 0
  var standReturnValue: Int = 0
  override func stand() -> Int {
    standCallCount += 1
    return standReturnValue
  }
}
