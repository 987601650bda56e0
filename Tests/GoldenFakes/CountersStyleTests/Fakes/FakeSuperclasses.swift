// Written by mimus-fake: changes made here are lost.

final class FakePublication: Publication {
  var reprintCallCount = 0
  var reprintReturnValue: Publication!
  override func reprint() -> Publication {
    reprintCallCount += 1
    return reprintReturnValue
  }

  var sealCallCount = 0
  var sealReturnValue: Int = 0
  override func seal() -> Int {
    sealCallCount += 1
    return sealReturnValue
  }

  var coverCallCount = 0
  var coverReturnValue: Int = 0
  override var cover: Int {
    get {
      coverCallCount += 1
      return coverReturnValue
    }
  }

  var acceptCallCount = 0
  var acceptArgsForCall: [Copies] = []
  var acceptReturnValue: Bool = false
  override func accept(_ copies: Copies) -> Bool {
    acceptCallCount += 1
    acceptArgsForCall.append(copies)
    return acceptReturnValue
  }

  var sequelCallCount = 0
  var sequelArgsForCall: [Int] = []
  var sequelReturnValue: Publication?
  override func sequel(_ number: Int) -> Publication? {
    sequelCallCount += 1
    sequelArgsForCall.append(number)
    return sequelReturnValue
  }
}

final class FakeNovel: Novel {
  var reprintCallCount = 0
  var reprintReturnValue: Novel!
  override func reprint() -> Novel {
    reprintCallCount += 1
    return reprintReturnValue
  }

  var acceptCallCount = 0
  var acceptArgsForCall: [[Novel]] = []
  var acceptReturnValue: Bool = false
  override func accept(_ copies: [Novel]) -> Bool {
    acceptCallCount += 1
    acceptArgsForCall.append(copies)
    return acceptReturnValue
  }

  var sequelCallCount = 0
  var sequelArgsForCall: [Int] = []
  var sequelReturnValue: Novel!
  override func sequel(_ number: Int) -> Novel {
    sequelCallCount += 1
    sequelArgsForCall.append(number)
    return sequelReturnValue
  }
}

final class FakeTrilogy: Trilogy {
  var partCallCount = 0
  var partArgsForCall: [Int] = []
  var partReturnValue: Novel!
  override func part(_ number: Int) -> Novel {
    partCallCount += 1
    partArgsForCall.append(number)
    return partReturnValue
  }

  var reprintCallCount = 0
  var reprintReturnValue: Novel!
  override func reprint() -> Novel {
    reprintCallCount += 1
    return reprintReturnValue
  }

  var acceptCallCount = 0
  var acceptArgsForCall: [[Novel]] = []
  var acceptReturnValue: Bool = false
  override func accept(_ copies: [Novel]) -> Bool {
    acceptCallCount += 1
    acceptArgsForCall.append(copies)
    return acceptReturnValue
  }

  var sequelCallCount = 0
  var sequelArgsForCall: [Int] = []
  var sequelReturnValue: Novel!
  override func sequel(_ number: Int) -> Novel {
    sequelCallCount += 1
    sequelArgsForCall.append(number)
    return sequelReturnValue
  }
}

final class FakeLetterhead: Letterhead {
  var renderCallCount = 0
  var renderReturnValue: String = ""
  override func render() -> String {
    renderCallCount += 1
    return renderReturnValue
  }
}

final class FakeProblem: Problem, @unchecked Sendable {
  init() {}
}

final class FakeMisprint: Misprint, @unchecked Sendable {
  @safe nonisolated(unsafe) var explainCallCount = 0
  @safe nonisolated(unsafe) var explainReturnValue: String = ""
  override func explain() -> String {
    explainCallCount += 1
    return explainReturnValue
  }
}

final class FakeErratum: Erratum, @unchecked Sendable {
  @safe nonisolated(unsafe) var pageCallCount = 0
  @safe nonisolated(unsafe) var pageReturnValue: Int = 0
  override func page() -> Int {
    pageCallCount += 1
    return pageReturnValue
  }

  @safe nonisolated(unsafe) var explainCallCount = 0
  @safe nonisolated(unsafe) var explainReturnValue: String = ""
  override func explain() -> String {
    explainCallCount += 1
    return explainReturnValue
  }
}

final class FakePane: Pane {
  var openCallCount = 0
  var openReturnValue: Bool = false
  override func open() -> Bool {
    openCallCount += 1
    return openReturnValue
  }
}

final class FakeShopPane: ShopPane {
  var lightCallCount = 0
  var lightReturnValue: Int = 0
  override func light() -> Int {
    lightCallCount += 1
    return lightReturnValue
  }

  var openCallCount = 0
  var openReturnValue: Bool = false
  override func open() -> Bool {
    openCallCount += 1
    return openReturnValue
  }
}

final class FakeSafe: Safe {
  var unlockCallCount = 0
  var unlockReturnValue: Bool = false
  override func unlock() -> Bool {
    unlockCallCount += 1
    return unlockReturnValue
  }
}

final class FakeParcel<Content, Label>: Parcel<Content, Label> {
  var wrapCallCount = 0
  var wrapArgsForCall: [(content: Content, label: (Label) -> Content)] = []
  var wrapReturnValue: Label?
  override func wrap(_ content: Content, with label: @escaping (Label) -> Content) -> Label? {
    wrapCallCount += 1
    wrapArgsForCall.append((content, label))
    return wrapReturnValue
  }

  var copyCallCount = 0
  var copyReturnValue: Parcel<Content, Label>!
  override func copy() -> Parcel<Content, Label> {
    copyCallCount += 1
    return copyReturnValue
  }
}

final class FakePostcard: Postcard {
  var stampCallCount = 0
  var stampReturnValue: Int = 0
  override func stamp() -> Int {
    stampCallCount += 1
    return stampReturnValue
  }

  var wrapCallCount = 0
  var wrapArgsForCall: [(content: String, label: (Int) -> String)] = []
  var wrapReturnValue: Int?
  override func wrap(_ content: String, with label: @escaping (Int) -> String) -> Int? {
    wrapCallCount += 1
    wrapArgsForCall.append((content, label))
    return wrapReturnValue
  }

  var copyCallCount = 0
  var copyReturnValue: Parcel<String, Int>!
  override func copy() -> Parcel<String, Int> {
    copyCallCount += 1
    return copyReturnValue
  }
}

final class FakeTelegram: Telegram {
  var sendCallCount = 0
  var sendReturnValue: Bool = false
  override func send() -> Bool {
    sendCallCount += 1
    return sendReturnValue
  }

  var wrapCallCount = 0
  var wrapArgsForCall: [(content: String, label: (Int) -> String)] = []
  var wrapReturnValue: Int?
  override func wrap(_ content: String, with label: @escaping (Int) -> String) -> Int? {
    wrapCallCount += 1
    wrapArgsForCall.append((content, label))
    return wrapReturnValue
  }

  var copyCallCount = 0
  var copyReturnValue: Parcel<String, Int>!
  override func copy() -> Parcel<String, Int> {
    copyCallCount += 1
    return copyReturnValue
  }
}

final class FakeExchange<Goods>: Exchange<Goods> {
  var tradeCallCount = 0
  var tradeArgsForCall: [Goods] = []
  var tradeReturnValue: Int = 0
  override func trade(_ goods: Goods) -> Int {
    tradeCallCount += 1
    tradeArgsForCall.append(goods)
    return tradeReturnValue
  }

  var offerCallCount = 0
  var offerReturnValue: Goods?
  override func offer() -> Goods? {
    offerCallCount += 1
    return offerReturnValue
  }

  var giveCallCount = 0
  var giveArgsForCall: [Goods] = []
  var giveReturnValue: Goods!
  override func give(_ goods: Goods) -> Goods {
    giveCallCount += 1
    giveArgsForCall.append(goods)
    return giveReturnValue
  }
}

final class FakeSwap<One, Other>: Swap<One, Other> {
  var tradeCallCount = 0
  var tradeArgsForCall: [(One, Other)] = []
  var tradeReturnValue: Int = 0
  override func trade(_ goods: (One, Other)) -> Int {
    tradeCallCount += 1
    tradeArgsForCall.append(goods)
    return tradeReturnValue
  }

  var isFairCallCount = 0
  var isFairReturnValue: Bool = false
  override func isFair() -> Bool {
    isFairCallCount += 1
    return isFairReturnValue
  }

  var offerCallCount = 0
  var offerReturnValue: (One, Other)?
  override func offer() -> (One, Other)? {
    offerCallCount += 1
    return offerReturnValue
  }

  var giveCallCount = 0
  var giveArgsForCall: [(One, Other)] = []
  var giveReturnValue: (One, Other)!
  override func give(_ goods: (One, Other)) -> (One, Other) {
    giveCallCount += 1
    giveArgsForCall.append(goods)
    return giveReturnValue
  }
}

final class FakeGift: Gift {
  var unwrapCallCount = 0
  var unwrapReturnValue: Int = 0
  override func unwrap() -> Int {
    unwrapCallCount += 1
    return unwrapReturnValue
  }

  var tradeCallCount = 0
  var tradeArgsForCall: [()] = []
  var tradeReturnValue: Int = 0
  override func trade(_ goods: ()) -> Int {
    tradeCallCount += 1
    tradeArgsForCall.append(goods)
    return tradeReturnValue
  }

  var offerCallCount = 0
  var offerReturnValue: ()?
  override func offer() -> ()? {
    offerCallCount += 1
    return offerReturnValue
  }

  var giveCallCount = 0
  var giveArgsForCall: [()] = []
  var giveReturnValue: () = ()
  override func give(_ goods: ()) -> () {
    giveCallCount += 1
    giveArgsForCall.append(goods)
    return giveReturnValue
  }
}

final class FakeEntry: Entry {
  init() {}

  init(from decoder: any Decoder) throws {
  }

  var encodeCallCount = 0
  var encodeArgsForCall: [any Encoder] = []
  var encodeError: (any Error)?
  func encode(to encoder: any Encoder) throws {
    encodeCallCount += 1
    encodeArgsForCall.append(encoder)
    if let error = encodeError { throw error }
  }

  var idCallCount = 0
  var idReturnValue: Int = 0
  var id: Int {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeCard: Card {
  var flipCallCount = 0
  var flipReturnValue: Bool = false
  override func flip() -> Bool {
    flipCallCount += 1
    return flipReturnValue
  }
}

final class FakeBuzzer: Buzzer {
  var ringCallCount = 0
  var ringSetCallCount = 0
  var ringSetArgsForCall: [((_ n: Int) throws -> Bool)?] = []
  var ringReturnValue: ((_ n: Int) throws -> Bool)?
  override var ring: ((_ n: Int) throws -> Bool)? {
    get {
      ringCallCount += 1
      return ringReturnValue
    }
    set {
      ringSetCallCount += 1
      ringSetArgsForCall.append(newValue)
      ringReturnValue = newValue
    }
  }

  var echoesCallCount = 0
  var echoesSetCallCount = 0
  var echoesSetArgsForCall: [[Int: (_ n: Int) -> Int]] = []
  var echoesReturnValue: [Int: (_ n: Int) -> Int] = [:]
  override var echoes: [Int: (_ n: Int) -> Int] {
    get {
      echoesCallCount += 1
      return echoesReturnValue
    }
    set {
      echoesSetCallCount += 1
      echoesSetArgsForCall.append(newValue)
      echoesReturnValue = newValue
    }
  }
}

final class FakeStamped<Value>: Stamped<Value> {
  var wrappedValueCallCount = 0
  var wrappedValueReturnValue: Value!
  override var wrappedValue: Value {
    get {
      wrappedValueCallCount += 1
      return wrappedValueReturnValue
    }
  }
}

final class FakeTicket: Ticket {
  var numberCallCount = 0
  var numberReturnValue: Int = 0
  override var number: Int {
    get {
      numberCallCount += 1
      return numberReturnValue
    }
  }

  var tearCallCount = 0
  var tearReturnValue: Int = 0
  override func tear() -> Int {
    tearCallCount += 1
    return tearReturnValue
  }
}

#if os(Windows)
  final class FakeDepot: Depot {
    var loadCallCount = 0
    var loadArgsForCall: [WindowsCrate] = []
    override func load(_ crate: WindowsCrate) {
      loadCallCount += 1
      loadArgsForCall.append(crate)
    }

    var countCallCount = 0
    var countReturnValue: Int = 0
    override func count() -> Int {
      countCallCount += 1
      return countReturnValue
    }
  }
#endif

#if !(os(Windows))
  final class FakeDepot: Depot {
    var unloadCallCount = 0
    var unloadReturnValue: Int = 0
    override func unload() -> Int {
      unloadCallCount += 1
      return unloadReturnValue
    }

    var countCallCount = 0
    var countReturnValue: Int = 0
    override func count() -> Int {
      countCallCount += 1
      return countReturnValue
    }
  }
#endif

final class FakeSilo: Silo {
  var fillCallCount = 0
  var fillReturnValue: Int = 0
  override func fill() -> Int {
    fillCallCount += 1
    return fillReturnValue
  }

  #if os(Windows)
    var loadCallCount = 0
    var loadArgsForCall: [WindowsCrate] = []
    override func load(_ crate: WindowsCrate) {
      loadCallCount += 1
      loadArgsForCall.append(crate)
    }
  #endif

  var countCallCount = 0
  var countReturnValue: Int = 0
  override func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }

  #if !(os(Windows))
    var unloadCallCount = 0
    var unloadReturnValue: Int = 0
    override func unload() -> Int {
      unloadCallCount += 1
      return unloadReturnValue
    }
  #endif
}

final class FakeBouquet: Bouquet {
  var tieCallCount = 0
  var tieReturnValue: Int = 0
  override func tie() -> Int {
    tieCallCount += 1
    return tieReturnValue
  }
}

final class FakeWreath: Wreath {
  var hangCallCount = 0
  var hangReturnValue: Int = 0
  override func hang() -> Int {
    hangCallCount += 1
    return hangReturnValue
  }
}

final class FakeBanner: Banner {
  var widthCallCount = 0
  var widthSetCallCount = 0
  var widthSetArgsForCall: [Int] = []
  var widthReturnValue: Int = 0
  override var width: Int {
    get {
      widthCallCount += 1
      return widthReturnValue
    }
    set {
      widthSetCallCount += 1
      widthSetArgsForCall.append(newValue)
      widthReturnValue = newValue
    }
  }

  var layoutCallCount = 0
  var layoutReturnValue: Int = 0
  override func layout() -> Int {
    layoutCallCount += 1
    return layoutReturnValue
  }

  var measureCallCount = 0
  var measureArgsForCall: [Int] = []
  var measureError: (any Error)?
  var measureReturnValue: Int = 0
  override func measure(_ scale: Int) throws -> Int {
    measureCallCount += 1
    measureArgsForCall.append(scale)
    if let error = measureError { throw error }
    return measureReturnValue
  }

  @safe nonisolated(unsafe) static var standardWidthCallCount = 0
  @safe nonisolated(unsafe) static var standardWidthReturnValue: Int = 0
  override class func standardWidth() -> Int {
    standardWidthCallCount += 1
    return standardWidthReturnValue
  }
}

final class FakeMeasurable: Measurable {
  init() {}

  var measureCallCount = 0
  var measureArgsForCall: [Int] = []
  var measureError: (any Error)?
  var measureReturnValue: Int = 0
  func measure(_ scale: Int) throws -> Int {
    measureCallCount += 1
    measureArgsForCall.append(scale)
    if let error = measureError { throw error }
    return measureReturnValue
  }
}

final class FakeHanging: Banner, Hanging {
  override init() {}

  var measureCallCount = 0
  var measureArgsForCall: [Int] = []
  var measureError: (any Error)?
  var measureReturnValue: Int = 0
  override func measure(_ scale: Int) throws -> Int {
    measureCallCount += 1
    measureArgsForCall.append(scale)
    if let error = measureError { throw error }
    return measureReturnValue
  }

  var widthCallCount = 0
  var widthSetCallCount = 0
  var widthSetArgsForCall: [Int] = []
  var widthReturnValue: Int = 0
  override var width: Int {
    get {
      widthCallCount += 1
      return widthReturnValue
    }
    set {
      widthSetCallCount += 1
      widthSetArgsForCall.append(newValue)
      widthReturnValue = newValue
    }
  }

  var layoutCallCount = 0
  var layoutReturnValue: Int = 0
  override func layout() -> Int {
    layoutCallCount += 1
    return layoutReturnValue
  }

  var layoutIntCallCount = 0
  var layoutIntArgsForCall: [Int] = []
  var layoutIntReturnValue: Int = 0
  func layout(_ width: Int) -> Int {
    layoutIntCallCount += 1
    layoutIntArgsForCall.append(width)
    return layoutIntReturnValue
  }

  @safe nonisolated(unsafe) static var standardWidthCallCount = 0
  @safe nonisolated(unsafe) static var standardWidthReturnValue: Int = 0
  override class func standardWidth() -> Int {
    standardWidthCallCount += 1
    return standardWidthReturnValue
  }
}

final class FakeCrate<Content>: Crate<Content> {
  var packCallCount = 0
  var packArgsForCall: [Content] = []
  var packReturnValue: Content!
  override func pack(_ content: Content) -> Content {
    packCallCount += 1
    packArgsForCall.append(content)
    return packReturnValue
  }
}

final class FakeShipping: Crate<String>, Shipping {
  override init() {}

  var packCallCount = 0
  var packArgsForCall: [String] = []
  var packReturnValue: String = ""
  override func pack(_ content: String) -> String {
    packCallCount += 1
    packArgsForCall.append(content)
    return packReturnValue
  }
}

final class FakeCupboard: Cupboard {
}

final class FakeLocking: Cupboard, Locking {
  required init() {
    super.init()
  }

  var lockCallCount = 0
  var lockReturnValue: Bool = false
  func lock() -> Bool {
    lockCallCount += 1
    return lockReturnValue
  }
}

final class FakeEasel: Easel {
}

final class FakePainting: Easel, Painting {
  override init(height: Int) {
    super.init(height: height)
  }

  var paintCallCount = 0
  var paintReturnValue: Bool = false
  func paint() -> Bool {
    paintCallCount += 1
    return paintReturnValue
  }
}

final class FakeLectern: Lectern {
}

final class FakeReading: Lectern, Reading {
  override init?(height: Int) {
    super.init(height: height)
  }

  override init(wood: String) throws {
    try super.init(wood: wood)
  }

  var readCallCount = 0
  var readReturnValue: Int = 0
  func read() -> Int {
    readCallCount += 1
    return readReturnValue
  }
}

final class FakeBench: Bench {
}

final class FakeResting: Bench, Resting, @unchecked Sendable {
  init() { super.init() }

  var restCallCount = 0
  var restReturnValue: Int = 0
  func rest() -> Int {
    restCallCount += 1
    return restReturnValue
  }
}

final class FakeLantern: Lantern, @unchecked Sendable {
  @safe nonisolated(unsafe) var shineCallCount = 0
  @safe nonisolated(unsafe) var shineReturnValue: Int = 0
  override func shine() -> Int {
    shineCallCount += 1
    return shineReturnValue
  }
}

final class FakeGlowing: Lantern, Glowing, @unchecked Sendable {
  override init() {}

  var shineCallCount = 0
  var shineReturnValue: Int = 0
  override func shine() -> Int {
    shineCallCount += 1
    return shineReturnValue
  }
}

final class FakeCasement: Casement {
  var openCallCount = 0
  var openReturnValue: Bool = false
  override func open() -> Bool {
    openCallCount += 1
    return openReturnValue
  }
}

final class FakeAiring: Casement, @MainActor Airing {
  override init() {}

  var openCallCount = 0
  var openReturnValue: Bool = false
  override func open() -> Bool {
    openCallCount += 1
    return openReturnValue
  }

  var airCallCount = 0
  var airReturnValue: Int = 0
  func air() -> Int {
    airCallCount += 1
    return airReturnValue
  }
}

final class FakeDoorway: Doorway {
}

final class FakePassing: Doorway, Passing {
  override init(width: Int) {
    super.init(width: width)
  }

  var passCallCount = 0
  var passReturnValue: Int = 0
  func pass() -> Int {
    passCallCount += 1
    return passReturnValue
  }
}

final class FakeArchway: Archway {
}

final class FakeArching: Archway, Arching {
  override init(width: Int) {
    super.init(width: width)
  }

  var archCallCount = 0
  var archReturnValue: Int = 0
  func arch() -> Int {
    archCallCount += 1
    return archReturnValue
  }
}

final class FakePassageMaker: PassageMaker {
  init() {}

  var passageCallCount = 0
  var passageReturnValue: (any Passing)!
  func passage() -> any Passing {
    passageCallCount += 1
    return passageReturnValue
  }

  var archwayCallCount = 0
  var archwayReturnValue: (any Arching)!
  func archway() -> any Arching {
    archwayCallCount += 1
    return archwayReturnValue
  }
}

final class FakeWallet: Wallet {
}

final class FakeClutch: Wallet, Clutch {
  override init() { super.init() }

  var fileCallCount = 0
  var fileReturnValue: Int = 0
  func file() -> Int {
    fileCallCount += 1
    return fileReturnValue
  }
}

final class FakeRubberStamp: RubberStamp {
  var pressCallCount = 0
  var pressReturnValue: Int = 0
  override func press() -> Int {
    pressCallCount += 1
    return pressReturnValue
  }
}
