// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeBase: Base {
  init() {}

  var baseCallCount = 0
  var baseArgsForCall: [Int] = []
  var baseError: (any Error)?
  var baseReturnValue: Int = 0
  func base(_ id: Int) throws -> Int {
    baseCallCount += 1
    baseArgsForCall.append(id)
    if let error = baseError { throw error }
    return baseReturnValue
  }

  var sharedCallCount = 0
  var sharedReturnValue: Int = 0
  var shared: Int {
    get {
      sharedCallCount += 1
      return sharedReturnValue
    }
  }
}

final class FakeRefined: Refined {
  init() {}

  var baseCallCount = 0
  var baseArgsForCall: [Int] = []
  var baseReturnValue: Int = 0
  func base(_ id: Int) -> Int {
    baseCallCount += 1
    baseArgsForCall.append(id)
    return baseReturnValue
  }

  var sharedCallCount = 0
  var sharedSetCallCount = 0
  var sharedSetArgsForCall: [Int] = []
  var sharedReturnValue: Int = 0
  var shared: Int {
    get {
      sharedCallCount += 1
      return sharedReturnValue
    }
    set {
      sharedSetCallCount += 1
      sharedSetArgsForCall.append(newValue)
      sharedReturnValue = newValue
    }
  }

  var refinedCallCount = 0
  func refined() {
    refinedCallCount += 1
  }
}

final class FakeOtherParent: OtherParent {
  init() {}

  var otherCallCount = 0
  func other() {
    otherCallCount += 1
  }
}

final class FakeDiamond: Diamond {
  init() {}

  var baseCallCount = 0
  var baseArgsForCall: [Int] = []
  var baseReturnValue: Int = 0
  func base(_ id: Int) -> Int {
    baseCallCount += 1
    baseArgsForCall.append(id)
    return baseReturnValue
  }

  var sharedCallCount = 0
  var sharedSetCallCount = 0
  var sharedSetArgsForCall: [Int] = []
  var sharedReturnValue: Int = 0
  var shared: Int {
    get {
      sharedCallCount += 1
      return sharedReturnValue
    }
    set {
      sharedSetCallCount += 1
      sharedSetArgsForCall.append(newValue)
      sharedReturnValue = newValue
    }
  }

  var refinedCallCount = 0
  func refined() {
    refinedCallCount += 1
  }

  var otherCallCount = 0
  func other() {
    otherCallCount += 1
  }

  var diamondCallCount = 0
  func diamond() {
    diamondCallCount += 1
  }
}

final class FakeWithEquatable: WithEquatable {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  static func == (one: FakeWithEquatable, other: FakeWithEquatable) -> Bool {
    one === other
  }
}

final class FakeWithHashable: WithHashable {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  static func == (one: FakeWithHashable, other: FakeWithHashable) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

final class FakeWithDescription: WithDescription {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  var description: String { "FakeWithDescription" }

  var debugDescription: String { "FakeWithDescription" }
}

final class FakeWithError: WithError, @unchecked Sendable {
  init() {}

  var codeCallCount = 0
  var codeReturnValue: Int = 0
  var code: Int {
    get {
      codeCallCount += 1
      return codeReturnValue
    }
  }
}

final class FakeWithIdentifiable: WithIdentifiable {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }
}

final class FakeWithIdentity: WithIdentity {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  var idCallCount = 0
  var idReturnValue: String = ""
  var id: String {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeWithOwnIdentity: WithOwnIdentity {
  init() {}

  var idCallCount = 0
  var idReturnValue: Int = 0
  var id: Int {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeWithSendable: WithSendable, @unchecked Sendable {
  init() {}

  var fCallCount = 0
  var fArgsForCall: [Int] = []
  var fReturnValue: Int = 0
  func f(_ x: Int) async -> Int {
    fCallCount += 1
    fArgsForCall.append(x)
    return fReturnValue
  }

  var xCallCount = 0
  var xSetCallCount = 0
  var xSetArgsForCall: [Int] = []
  var xReturnValue: Int = 0
  var x: Int {
    get {
      xCallCount += 1
      return xReturnValue
    }
    set {
      xSetCallCount += 1
      xSetArgsForCall.append(newValue)
      xReturnValue = newValue
    }
  }
}

final class FakeWithUnchecked: WithUnchecked, @unchecked Sendable {
  init() {}

  var xCallCount = 0
  var xReturnValue: Int = 0
  var x: Int {
    get {
      xCallCount += 1
      return xReturnValue
    }
  }
}

final class FakeWithCodable: WithCodable {
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

  var xCallCount = 0
  var xReturnValue: Int = 0
  var x: Int {
    get {
      xCallCount += 1
      return xReturnValue
    }
  }
}

final class FakeWithComparable: WithComparable {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  static func == (one: FakeWithComparable, other: FakeWithComparable) -> Bool {
    one === other
  }

  static func < (one: FakeWithComparable, other: FakeWithComparable) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }
}

final class FakeWithClass: WithClass {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  var xCallCount = 0
  var xSetCallCount = 0
  var xSetArgsForCall: [Int] = []
  var xReturnValue: Int = 0
  var x: Int {
    get {
      xCallCount += 1
      return xReturnValue
    }
    set {
      xSetCallCount += 1
      xSetArgsForCall.append(newValue)
      xReturnValue = newValue
    }
  }
}

final class FakeWithObject: NSObject, WithObject {
  override init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }
}

final class FakeNoncopyableProtocol: NoncopyableProtocol {
  init() {}

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  var gCallCount = 0
  func g() {
    gCallCount += 1
  }
}

final class FakeSelfWhere: SelfWhere {
  init() {}

  var baseCallCount = 0
  var baseArgsForCall: [Int] = []
  var baseError: (any Error)?
  var baseReturnValue: Int = 0
  func base(_ id: Int) throws -> Int {
    baseCallCount += 1
    baseArgsForCall.append(id)
    if let error = baseError { throw error }
    return baseReturnValue
  }

  var sharedCallCount = 0
  var sharedReturnValue: Int = 0
  var shared: Int {
    get {
      sharedCallCount += 1
      return sharedReturnValue
    }
  }

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }
}

final class FakeEmpty: Empty {
  init() {}
}

final class FakeEmptyChild: EmptyChild, @unchecked Sendable {
  init() {}
}

extension Outer {
  final class FakeNested: Nested {
    init() {}

    var useCallCount = 0
    var useArgsForCall: [Item] = []
    var useReturnValue: Item?
    func use(_ item: Item) -> Item? {
      useCallCount += 1
      useArgsForCall.append(item)
      return useReturnValue
    }
  }
}

extension Outer.Inner {
  final class FakeDeep: Deep {
    init() {}

    var fCallCount = 0
    var fReturnValue: Outer.Item!
    func f() -> Outer.Item {
      fCallCount += 1
      return fReturnValue
    }
  }
}

extension Outer {
  final class FakeInExtension: InExtension {
    init() {}

    var fCallCount = 0
    func f() {
      fCallCount += 1
    }
  }
}

#if os(Linux) || canImport(Darwin)
  final class FakeConditional: Conditional {
    init() {}

    var alwaysCallCount = 0
    func always() {
      alwaysCallCount += 1
    }

    #if DEBUG
      var debugOnlyCallCount = 0
      var debugOnlyArgsForCall: [Int] = []
      func debugOnly(_ x: Int) {
        debugOnlyCallCount += 1
        debugOnlyArgsForCall.append(x)
      }

      var debugFlagCallCount = 0
      var debugFlagSetCallCount = 0
      var debugFlagSetArgsForCall: [Bool] = []
      var debugFlagReturnValue: Bool = false
      var debugFlag: Bool {
        get {
          debugFlagCallCount += 1
          return debugFlagReturnValue
        }
        set {
          debugFlagSetCallCount += 1
          debugFlagSetArgsForCall.append(newValue)
          debugFlagReturnValue = newValue
        }
      }
    #endif

    #if !(DEBUG) && (os(Windows))
      var windowsCallCount = 0
      func windows() {
        windowsCallCount += 1
      }
    #endif

    #if !(DEBUG) && !(os(Windows))
      var releaseOnlyCallCount = 0
      func releaseOnly() {
        releaseOnlyCallCount += 1
      }
    #endif
  }
#endif

@available(macOS 13, *)
final class FakeAvailable: Available {
  init() {}

  var newerCallCount = 0
  var newerReturnValue: Int = 0
  @available(macOS 14, *)
  func newer() -> Int {
    newerCallCount += 1
    return newerReturnValue
  }

  var olderCallCount = 0
  @available(*, deprecated, message: "use newer")
  func older() {
    olderCallCount += 1
  }

  var oldCallCount = 0
  var oldReturnValue: Int = 0
  @available(*, deprecated)
  var old: Int {
    get {
      oldCallCount += 1
      return oldReturnValue
    }
  }
}

public final class FakeFurniture: Furniture {
  var legsCallCount = 0
  var legsSetCallCount = 0
  var legsSetArgsForCall: [Int] = []
  var legsReturnValue: Int = 0
  override var legs: Int {
    get {
      legsCallCount += 1
      return legsReturnValue
    }
    set {
      legsSetCallCount += 1
      legsSetArgsForCall.append(newValue)
      legsReturnValue = newValue
    }
  }

  var moveCallCount = 0
  var moveReturnValue: Int = 0
  override func move() -> Int {
    moveCallCount += 1
    return moveReturnValue
  }
}

final class FakeMovable: Furniture, Movable {
  override init() {}

  var pushCallCount = 0
  var pushArgsForCall: [Int] = []
  var pushReturnValue: Bool = false
  func push(_ distance: Int) -> Bool {
    pushCallCount += 1
    pushArgsForCall.append(distance)
    return pushReturnValue
  }
}

final class FakePlaced: Furniture, Placed {
  override init() {}

  var placeCallCount = 0
  var placeSetCallCount = 0
  var placeSetArgsForCall: [String] = []
  var placeReturnValue: String = ""
  var place: String {
    get {
      placeCallCount += 1
      return placeReturnValue
    }
    set {
      placeSetCallCount += 1
      placeSetArgsForCall.append(newValue)
      placeReturnValue = newValue
    }
  }
}

final class FakeIntIterator: IntIterator {
  typealias Element = Int

  init() {}

  var nextCallCount = 0
  var nextReturnValue: Element?
  func next() -> Element? {
    nextCallCount += 1
    return nextReturnValue
  }

  var isDoneCallCount = 0
  var isDoneReturnValue: Bool = false
  var isDone: Bool {
    get {
      isDoneCallCount += 1
      return isDoneReturnValue
    }
  }
}

final class FakeWriter: Writer {
  init() {}

  var writeCallCount = 0
  var writeArgsForCall: [String] = []
  func write(_ string: String) {
    writeCallCount += 1
    writeArgsForCall.append(string)
  }

  var flushCallCount = 0
  func flush() {
    flushCallCount += 1
  }
}

final class FakeReadable: Readable {
  init() {}

  init?(_ description: String) {
  }

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }

  var description: String { "FakeReadable" }
}

final class FakeRaw: Raw {
  typealias RawValue = String

  init() {}

  init?(rawValue: RawValue) {
  }

  var rawValueCallCount = 0
  var rawValueReturnValue: RawValue = ""
  var rawValue: RawValue {
    get {
      rawValueCallCount += 1
      return rawValueReturnValue
    }
  }

  var fCallCount = 0
  func f() {
    fCallCount += 1
  }
}

final class FakeNonisolated: Nonisolated {
  init() {}

  var fCallCount = 0
  var fReturnValue: Int = 0
  func f() -> Int {
    fCallCount += 1
    return fReturnValue
  }
}

final class FakePreconcurrent: Preconcurrent, @unchecked Sendable {
  init() {}

  var fCallCount = 0
  var fReturnValue: Int = 0
  func f() -> Int {
    fCallCount += 1
    return fReturnValue
  }
}

final class FakeNonescapableProtocol: NonescapableProtocol {
  init() {}

  var readCallCount = 0
  var readReturnValue: Int = 0
  func read() -> Int {
    readCallCount += 1
    return readReturnValue
  }
}

final class FakeConsumable: Consumable {
  init() {}

  var finishCallCount = 0
  var finishReturnValue: Int = 0
  func finish() -> Int {
    finishCallCount += 1
    return finishReturnValue
  }

  var peekCallCount = 0
  var peekReturnValue: Int = 0
  func peek() -> Int {
    peekCallCount += 1
    return peekReturnValue
  }
}

@available(*, deprecated, message: "use Available")
final class FakeOutdated: Outdated {
  init() {}

  var oldCallCount = 0
  var oldReturnValue: Int = 0
  func old() -> Int {
    oldCallCount += 1
    return oldReturnValue
  }
}

extension Library.Section.Drawer {
  final class FakeIndex<Entry>: Index {
    init() {}

    var findCallCount = 0
    var findArgsForCall: [(key: Library.Section.Key, keys: Library.Section.Keys)] = []
    var findReturnValue: Entry?
    func find(_ key: Library.Section.Key, in keys: Library.Section.Keys) -> Entry? {
      findCallCount += 1
      findArgsForCall.append((key, keys))
      return findReturnValue
    }

    var storeCallCount = 0
    var storeArgsForCall: [(entries: [Library.Section.Key: Entry], section: Library.Section)] = []
    func store(_ entries: [Library.Section.Key: Entry], for section: Library.Section) {
      storeCallCount += 1
      storeArgsForCall.append((entries, section))
    }
  }
}

final class FakeTitled: Titled {
  init() {}

  init(stringLiteral value: String) {
  }

  var titleCallCount = 0
  var titleReturnValue: String = ""
  func title() -> String {
    titleCallCount += 1
    return titleReturnValue
  }
}

final class FakeShelved: Shelved {
  typealias ArrayLiteralElement = String

  init() {}

  init(arrayLiteral elements: ArrayLiteralElement...) {
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

final class FakeBell: Bell {
  init() {}

  var ringCallCount = 0
  var ringReturnValue: Int = 0
  func ring() -> Int {
    ringCallCount += 1
    return ringReturnValue
  }
}

#if os(Windows)
  final class FakeDoor: Door {
    init() {}

    var ringCallCount = 0
    var ringReturnValue: Int = 0
    func ring() -> Int {
      ringCallCount += 1
      return ringReturnValue
    }

    var slideCallCount = 0
    func slide() {
      slideCallCount += 1
    }
  }
#endif

#if !(os(Windows))
  final class FakeDoor: Door {
    init() {}

    var ringCallCount = 0
    var ringReturnValue: Int = 0
    func ring() -> Int {
      ringCallCount += 1
      return ringReturnValue
    }

    var swingCallCount = 0
    var swingArgsForCall: [Int] = []
    var swingReturnValue: Bool = false
    func swing(_ degrees: Int) -> Bool {
      swingCallCount += 1
      swingArgsForCall.append(degrees)
      return swingReturnValue
    }
  }
#endif

final class FakeShopDoor: ShopDoor {
  init() {}

  var ringCallCount = 0
  var ringReturnValue: Int = 0
  func ring() -> Int {
    ringCallCount += 1
    return ringReturnValue
  }

  #if os(Windows)
    var slideCallCount = 0
    func slide() {
      slideCallCount += 1
    }
  #endif

  #if !(os(Windows))
    var swingCallCount = 0
    var swingArgsForCall: [Int] = []
    var swingReturnValue: Bool = false
    func swing(_ degrees: Int) -> Bool {
      swingCallCount += 1
      swingArgsForCall.append(degrees)
      return swingReturnValue
    }
  #endif

  var lockCallCount = 0
  func lock() {
    lockCallCount += 1
  }
}

extension Catalog {
  final class FakeBinder<Item>: Binder {
    init() {}
  }
}

extension Catalog {
  final class FakeFolder<Rings: Binder>: Folder {
    init() {}

    var pageCallCount = 0
    var pageArgsForCall: [Int] = []
    var pageReturnValue: Rings.Page!
    func page(_ number: Int) -> Rings.Page {
      pageCallCount += 1
      pageArgsForCall.append(number)
      return pageReturnValue
    }

    var keepCallCount = 0
    var keepArgsForCall: [Rings.Page] = []
    func keep(_ page: Rings.Page) {
      keepCallCount += 1
      keepArgsForCall.append(page)
    }
  }
}

final class FakeAltimeter: Altimeter {
  init() {}

  var levelCallCount = 0
  var levelError: (any Error)?
  var levelReturnValue: Int = 0
  var level: Int {
    get throws {
      levelCallCount += 1
      if let error = levelError { throw error }
      return levelReturnValue
    }
  }

  var readCallCount = 0
  var readError: (any Error)?
  var readReturnValue: Int = 0
  func read() throws -> Int {
    readCallCount += 1
    if let error = readError { throw error }
    return readReturnValue
  }

  var checkCallCount = 0
  var checkError: (any Error)?
  var checkReturnValue: Int = 0
  func check() throws -> Int {
    checkCallCount += 1
    if let error = checkError { throw error }
    return checkReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptError: (any Error)?
  var subscriptReturnValue: Int = 0
  subscript(_ hour: Int) -> Int {
    get throws {
      subscriptCallCount += 1
      subscriptArgsForCall.append(hour)
      if let error = subscriptError { throw error }
      return subscriptReturnValue
    }
  }
}

final class FakeSafeAltimeter: SafeAltimeter {
  init() {}

  var levelCallCount = 0
  var levelReturnValue: Int = 0
  var level: Int {
    get {
      levelCallCount += 1
      return levelReturnValue
    }
  }

  var readCallCount = 0
  var readReturnValue: Int = 0
  func read() -> Int {
    readCallCount += 1
    return readReturnValue
  }

  var checkCallCount = 0
  var checkError: Leak?
  var checkReturnValue: Int = 0
  func check() throws(Leak) -> Int {
    checkCallCount += 1
    if let error = checkError { throw error }
    return checkReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: Int = 0
  subscript(_ hour: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(hour)
      return subscriptReturnValue
    }
  }
}

final class FakeSprinkler<Failure: Error>: Sprinkler {
  init() {}

  var pressureCallCount = 0
  var pressureError: Failure?
  var pressureReturnValue: Int = 0
  var pressure: Int {
    get throws(Failure) {
      pressureCallCount += 1
      if let error = pressureError { throw error }
      return pressureReturnValue
    }
  }

  var flowCallCount = 0
  var flowError: Failure?
  var flowReturnValue: Int = 0
  var flow: Int {
    get async throws(Failure) {
      flowCallCount += 1
      if let error = flowError { throw error }
      return flowReturnValue
    }
  }

  var primeCallCount = 0
  var primeError: Failure?
  var primeReturnValue: Int = 0
  func prime() throws(Failure) -> Int {
    primeCallCount += 1
    if let error = primeError { throw error }
    return primeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptError: Failure?
  var subscriptReturnValue: Int = 0
  subscript(_ valve: Int) -> Int {
    get throws(Failure) {
      subscriptCallCount += 1
      subscriptArgsForCall.append(valve)
      if let error = subscriptError { throw error }
      return subscriptReturnValue
    }
  }
}

final class FakeSafeSprinkler: SafeSprinkler {
  typealias Failure = Never

  init() {}

  var pressureCallCount = 0
  var pressureReturnValue: Int = 0
  var pressure: Int {
    get {
      pressureCallCount += 1
      return pressureReturnValue
    }
  }

  var flowCallCount = 0
  var flowReturnValue: Int = 0
  var flow: Int {
    get async {
      flowCallCount += 1
      return flowReturnValue
    }
  }

  var primeCallCount = 0
  var primeReturnValue: Int = 0
  func prime() -> Int {
    primeCallCount += 1
    return primeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: Int = 0
  subscript(_ valve: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(valve)
      return subscriptReturnValue
    }
  }
}

final class FakePlainSprinkler: PlainSprinkler {
  typealias Failure = NoLeak

  init() {}

  var pressureCallCount = 0
  var pressureReturnValue: Int = 0
  var pressure: Int {
    get {
      pressureCallCount += 1
      return pressureReturnValue
    }
  }

  var flowCallCount = 0
  var flowReturnValue: Int = 0
  var flow: Int {
    get async {
      flowCallCount += 1
      return flowReturnValue
    }
  }

  var primeCallCount = 0
  var primeReturnValue: Int = 0
  func prime() -> Int {
    primeCallCount += 1
    return primeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: Int = 0
  subscript(_ valve: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(valve)
      return subscriptReturnValue
    }
  }
}

final class FakeLeakySprinkler: LeakySprinkler {
  typealias Failure = Leak

  init() {}

  var pressureCallCount = 0
  var pressureError: Failure?
  var pressureReturnValue: Int = 0
  var pressure: Int {
    get throws(Failure) {
      pressureCallCount += 1
      if let error = pressureError { throw error }
      return pressureReturnValue
    }
  }

  var flowCallCount = 0
  var flowError: Failure?
  var flowReturnValue: Int = 0
  var flow: Int {
    get async throws(Failure) {
      flowCallCount += 1
      if let error = flowError { throw error }
      return flowReturnValue
    }
  }

  var primeCallCount = 0
  var primeError: Failure?
  var primeReturnValue: Int = 0
  func prime() throws(Failure) -> Int {
    primeCallCount += 1
    if let error = primeError { throw error }
    return primeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptError: Failure?
  var subscriptReturnValue: Int = 0
  subscript(_ valve: Int) -> Int {
    get throws(Failure) {
      subscriptCallCount += 1
      subscriptArgsForCall.append(valve)
      if let error = subscriptError { throw error }
      return subscriptReturnValue
    }
  }
}
