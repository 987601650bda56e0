// Written by mimus-fake: changes made here are lost.

import Foundation
import Observation

nonisolated final class FakeShelf<Item>: Shelf {
  init() {}

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }

  var putCallCount = 0
  var putArgsForCall: [Item] = []
  var putError: (any Error)?
  var putReturnValue: Item!
  func put(_ item: Item) async throws -> Item {
    putCallCount += 1
    putArgsForCall.append(item)
    if let error = putError { throw error }
    return putReturnValue
  }

  var dustCallCount = 0
  var dustReturnValue: Int = 0
  @MainActor
  func dust() -> Int {
    dustCallCount += 1
    return dustReturnValue
  }

  var labelCallCount = 0
  var labelSetCallCount = 0
  var labelSetArgsForCall: [String] = []
  var labelReturnValue: String = ""
  @MainActor
  var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
    set {
      labelSetCallCount += 1
      labelSetArgsForCall.append(newValue)
      labelReturnValue = newValue
    }
  }
}

@MainActor
final class FakeDisplay<Item>: nonisolated Display {
  init() {}

  @safe nonisolated(unsafe) var countCallCount = 0
  @safe nonisolated(unsafe) var countReturnValue: Int = 0
  nonisolated func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }

  @safe nonisolated(unsafe) var putCallCount = 0
  @safe nonisolated(unsafe) var putArgsForCall: [Item] = []
  @safe nonisolated(unsafe) var putError: (any Error)?
  @safe nonisolated(unsafe) var putReturnValue: Item!
  nonisolated func put(_ item: Item) async throws -> Item {
    putCallCount += 1
    putArgsForCall.append(item)
    if let error = putError { throw error }
    return putReturnValue
  }

  var dustCallCount = 0
  var dustReturnValue: Int = 0
  @MainActor
  func dust() -> Int {
    dustCallCount += 1
    return dustReturnValue
  }

  var labelCallCount = 0
  var labelSetCallCount = 0
  var labelSetArgsForCall: [String] = []
  var labelReturnValue: String = ""
  @MainActor
  var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
    set {
      labelSetCallCount += 1
      labelSetArgsForCall.append(newValue)
      labelReturnValue = newValue
    }
  }

  var lightCallCount = 0
  var lightReturnValue: Int = 0
  func light() -> Int {
    lightCallCount += 1
    return lightReturnValue
  }

  @safe nonisolated(unsafe) var warmCallCount = 0
  @concurrent
  func warm() async {
    warmCallCount += 1
  }
}

nonisolated final class FakeArchive: Archive, @unchecked Sendable {
  init() {}

  var packCallCount = 0
  var packArgsForCall: [String] = []
  var packReturnValue: Int = 0
  @concurrent
  func pack(_ name: String) async -> Int {
    packCallCount += 1
    packArgsForCall.append(name)
    return packReturnValue
  }

  var sealCallCount = 0
  func seal() {
    sealCallCount += 1
  }
}

nonisolated final class FakeSign: Sign {
  init() {}

  var textCallCount = 0
  var textReturnValue: String = ""
  var text: String {
    get {
      textCallCount += 1
      return textReturnValue
    }
  }

  var turnCallCount = 0
  var turnReturnValue: Int = 0
  func turn() -> Int {
    turnCallCount += 1
    return turnReturnValue
  }
}

@MainActor
final class FakeHeldSign: nonisolated HeldSign {
  init() {}

  @safe nonisolated(unsafe) var textCallCount = 0
  @safe nonisolated(unsafe) var textReturnValue: String = ""
  nonisolated var text: String {
    get {
      textCallCount += 1
      return textReturnValue
    }
  }

  @safe nonisolated(unsafe) var turnCallCount = 0
  @safe nonisolated(unsafe) var turnReturnValue: Int = 0
  nonisolated func turn() -> Int {
    turnCallCount += 1
    return turnReturnValue
  }

  var raiseCallCount = 0
  var raiseReturnValue: Int = 0
  func raise() -> Int {
    raiseCallCount += 1
    return raiseReturnValue
  }
}

@MainActor
final class FakeLibraryCard: nonisolated LibraryCard {
  init() {}

  var stampCallCount = 0
  var stampReturnValue: Int = 0
  func stamp() -> Int {
    stampCallCount += 1
    return stampReturnValue
  }

  nonisolated static func == (one: FakeLibraryCard, other: FakeLibraryCard) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@MainActor
final class FakeReader: nonisolated Reader, @unchecked Sendable {
  init() {}

  var renewCallCount = 0
  var renewReturnValue: Int = 0
  func renew() -> Int {
    renewCallCount += 1
    return renewReturnValue
  }

  nonisolated static func == (one: FakeReader, other: FakeReader) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@MainActor
final class FakeEdition: nonisolated Edition {
  init() {}

  var yearCallCount = 0
  var yearSetCallCount = 0
  var yearSetArgsForCall: [Int] = []
  var yearReturnValue: Int = 0
  var year: Int {
    get {
      yearCallCount += 1
      return yearReturnValue
    }
    set {
      yearSetCallCount += 1
      yearSetArgsForCall.append(newValue)
      yearReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) var pagesCallCount = 0
  @safe nonisolated(unsafe) var pagesReturnValue: Int = 0
  nonisolated func pages() -> Int {
    pagesCallCount += 1
    return pagesReturnValue
  }

  @safe nonisolated(unsafe) static var firstCallCount = 0
  @safe nonisolated(unsafe) static var firstReturnValue: Int = 0
  static func first() -> Int {
    firstCallCount += 1
    return firstReturnValue
  }

  nonisolated static func == (one: FakeEdition, other: FakeEdition) -> Bool {
    one === other
  }

  nonisolated static func < (one: FakeEdition, other: FakeEdition) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  nonisolated var description: String { "FakeEdition" }
}

nonisolated final class FakeClerk: Clerk {
  var greetCallCount = 0
  var greetReturnValue: String = ""
  override func greet() -> String {
    greetCallCount += 1
    return greetReturnValue
  }

  var bowCallCount = 0
  var bowReturnValue: Int = 0
  @MainActor
  override func bow() -> Int {
    bowCallCount += 1
    return bowReturnValue
  }

  var moodCallCount = 0
  var moodReturnValue: String = ""
  @MainActor
  override var mood: String {
    get {
      moodCallCount += 1
      return moodReturnValue
    }
  }
}

@MainActor
final class FakeDesk: Desk {
  var heightCallCount = 0
  var heightSetCallCount = 0
  var heightSetArgsForCall: [Int] = []
  var heightReturnValue: Int = 0
  override var height: Int {
    get {
      heightCallCount += 1
      return heightReturnValue
    }
    set {
      heightSetCallCount += 1
      heightSetArgsForCall.append(newValue)
      heightReturnValue = newValue
    }
  }

  var tidyCallCount = 0
  var tidyReturnValue: Int = 0
  override func tidy() -> Int {
    tidyCallCount += 1
    return tidyReturnValue
  }

  @safe nonisolated(unsafe) var ringCallCount = 0
  @safe nonisolated(unsafe) var ringReturnValue: Int = 0
  override nonisolated func ring() -> Int {
    ringCallCount += 1
    return ringReturnValue
  }
}

nonisolated final class FakeBellClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: BellClient {
    BellClient(
      ring: { self.ring() },
      press: { argument1 in await self.press(argument1) }
    )
  }

  var ringCallCount = 0
  var ringReturnValue: Int = 0
  func ring() -> Int {
    ringCallCount += 1
    return ringReturnValue
  }

  var pressCallCount = 0
  var pressArgsForCall: [Int] = []
  var pressReturnValue: Int = 0
  func press(_ argument1: Int) async -> Int {
    pressCallCount += 1
    pressArgsForCall.append(argument1)
    return pressReturnValue
  }
}

nonisolated final class FakeHornClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: HornClient {
    HornClient(
      honk: { argument1 in self.honk(argument1) }
    )
  }

  var honkCallCount = 0
  var honkArgsForCall: [Int] = []
  var honkReturnValue: Int = 0
  func honk(_ argument1: Int) -> Int {
    honkCallCount += 1
    honkArgsForCall.append(argument1)
    return honkReturnValue
  }
}

@MainActor
final class FakeBorrower: @MainActor Borrower {
  init() {}

  var idCallCount = 0
  var idReturnValue: Int = 0
  @MainActor
  var id: Int {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

@MainActor
final class FakeCatalogue: nonisolated Catalogue, @unchecked Sendable {
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

  var countCallCount = 0
  var countReturnValue: Int = 0
  var count: Int {
    get {
      countCallCount += 1
      return countReturnValue
    }
  }
}

nonisolated final class FakeArchivist: Archivist {
  var fileCallCount = 0
  var fileReturnValue: Int = 0
  override func file() -> Int {
    fileCallCount += 1
    return fileReturnValue
  }

  var greetCallCount = 0
  var greetReturnValue: String = ""
  override nonisolated func greet() -> String {
    greetCallCount += 1
    return greetReturnValue
  }

  var bowCallCount = 0
  var bowReturnValue: Int = 0
  @MainActor
  override func bow() -> Int {
    bowCallCount += 1
    return bowReturnValue
  }

  var moodCallCount = 0
  var moodReturnValue: String = ""
  @MainActor
  override var mood: String {
    get {
      moodCallCount += 1
      return moodReturnValue
    }
  }
}

@MainActor
final class FakeTray: Tray {
  @safe nonisolated(unsafe) var fillCallCount = 0
  @safe nonisolated(unsafe) var fillArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var fillReturnValue: Int = 0
  override nonisolated func fill(_ sheets: inout Int, _ done: () -> Void) -> Int {
    fillCallCount += 1
    fillArgsForCall.append(sheets)
    return fillReturnValue
  }
}

@Vault
final class FakeStrongbox<Item>: nonisolated Strongbox {
  init() {}

  @safe nonisolated(unsafe) var countCallCount = 0
  @safe nonisolated(unsafe) var countReturnValue: Int = 0
  nonisolated func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }

  @safe nonisolated(unsafe) var putCallCount = 0
  @safe nonisolated(unsafe) var putArgsForCall: [Item] = []
  @safe nonisolated(unsafe) var putError: (any Error)?
  @safe nonisolated(unsafe) var putReturnValue: Item!
  nonisolated func put(_ item: Item) async throws -> Item {
    putCallCount += 1
    putArgsForCall.append(item)
    if let error = putError { throw error }
    return putReturnValue
  }

  @safe nonisolated(unsafe) var dustCallCount = 0
  @safe nonisolated(unsafe) var dustReturnValue: Int = 0
  @MainActor
  func dust() -> Int {
    dustCallCount += 1
    return dustReturnValue
  }

  @safe nonisolated(unsafe) var labelCallCount = 0
  @safe nonisolated(unsafe) var labelSetCallCount = 0
  @safe nonisolated(unsafe) var labelSetArgsForCall: [String] = []
  @safe nonisolated(unsafe) var labelReturnValue: String = ""
  @MainActor
  var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
    set {
      labelSetCallCount += 1
      labelSetArgsForCall.append(newValue)
      labelReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) var lightCallCount = 0
  @safe nonisolated(unsafe) var lightReturnValue: Int = 0
  @MainActor
  func light() -> Int {
    lightCallCount += 1
    return lightReturnValue
  }

  @safe nonisolated(unsafe) var warmCallCount = 0
  @concurrent
  func warm() async {
    warmCallCount += 1
  }

  var lockCallCount = 0
  var lockReturnValue: Int = 0
  func lock() -> Int {
    lockCallCount += 1
    return lockReturnValue
  }
}

nonisolated final class FakeLender: Lender {
  init() {}

  var lendCallCount = 0
  var lendArgsForCall: [AnyObject] = []
  var lendReturnValue: Int = 0
  @Vault
  func lend(_ edition: AnyObject) -> Int {
    lendCallCount += 1
    lendArgsForCall.append(edition)
    return lendReturnValue
  }

  var lentCallCount = 0
  var lentSetCallCount = 0
  var lentSetArgsForCall: [AnyObject?] = []
  var lentReturnValue: AnyObject?
  @Vault
  var lent: AnyObject? {
    get {
      lentCallCount += 1
      return lentReturnValue
    }
    set {
      lentSetCallCount += 1
      lentSetArgsForCall.append(newValue)
      lentReturnValue = newValue
    }
  }
}

nonisolated final class FakeLedger: Ledger {
  var enterCallCount = 0
  var enterArgsForCall: [AnyObject] = []
  var enterReturnValue: Int = 0
  @Vault
  override func enter(_ edition: AnyObject) -> Int {
    enterCallCount += 1
    enterArgsForCall.append(edition)
    return enterReturnValue
  }

  var entriesCallCount = 0
  var entriesReturnValue: Int = 0
  @Vault
  override var entries: Int {
    get {
      entriesCallCount += 1
      return entriesReturnValue
    }
  }
}

@MainActor
final class FakeLoanRules: LoanRules {
  init() {}

  static var lentCallCount = 0
  static var lentReturnValue: Set<Loan> = []
  static var lent: Set<Loan> {
    get {
      lentCallCount += 1
      return lentReturnValue
    }
  }

  static var limitsCallCount = 0
  static var limitsArgsForCall: [[Loan: Int]] = []
  static var limitsReturnValue: [Loan: Int] = [:]
  static func limits(for loans: [Loan: Int]) -> [Loan: Int] {
    limitsCallCount += 1
    limitsArgsForCall.append(loans)
    return limitsReturnValue
  }
}

nonisolated final class FakeLoanClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: LoanClient {
    LoanClient(
      lent: { self.lent() },
      limits: { @MainActor argument1 in try await self.limits(argument1) }
    )
  }

  @MainActor var lentCallCount = 0
  @MainActor lazy var lentReturnValue: Set<Loan> = []
  @MainActor
  func lent() -> Set<Loan> {
    lentCallCount += 1
    return lentReturnValue
  }

  @MainActor var limitsCallCount = 0
  @MainActor lazy var limitsArgsForCall: [[Loan: Int]] = []
  @MainActor var limitsError: (any Error)?
  @MainActor lazy var limitsReturnValue: [Loan: Int] = [:]
  @MainActor
  func limits(_ argument1: [Loan: Int]) async throws -> [Loan: Int] {
    limitsCallCount += 1
    limitsArgsForCall.append(argument1)
    if let error = limitsError { throw error }
    return limitsReturnValue
  }
}

nonisolated final class FakeReturnDesk: ReturnDesk {
  init() {}

  @MainActor static var allCallCount = 0
  @MainActor static var allReturnValue: Set<Loan> = []
  @MainActor
  static var all: Set<Loan> {
    get {
      allCallCount += 1
      return allReturnValue
    }
  }

  @MainActor var takeCallCount = 0
  @MainActor lazy var takeArgsForCall: [Set<Loan>] = []
  @MainActor lazy var takeReturnValue: Int = 0
  @MainActor
  func take(_ loans: Set<Loan>) -> Int {
    takeCallCount += 1
    takeArgsForCall.append(loans)
    return takeReturnValue
  }

  var closeCallCount = 0
  var closeReturnValue: Int = 0
  func close() -> Int {
    closeCallCount += 1
    return closeReturnValue
  }
}

nonisolated final class FakeReturnClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: ReturnClient {
    ReturnClient(
      take: { argument1 in self.take(argument1) },
      close: { self.close() }
    )
  }

  @MainActor var takeCallCount = 0
  @MainActor lazy var takeArgsForCall: [Set<Loan>] = []
  @MainActor lazy var takeReturnValue: Int = 0
  @MainActor
  func take(_ argument1: Set<Loan>) -> Int {
    takeCallCount += 1
    takeArgsForCall.append(argument1)
    return takeReturnValue
  }

  var closeCallCount = 0
  var closeReturnValue: Int = 0
  func close() -> Int {
    closeCallCount += 1
    return closeReturnValue
  }
}

actor FakeTimekeeper: Timekeeper {
  init() {}

  var tickCallCount = 0
  var tickReturnValue: Int = 0
  func tick() -> Int {
    tickCallCount += 1
    return tickReturnValue
  }
}

@MainActor
final class FakeShelves: Shelves {
  var clerkCallCount = 0
  var clerkSetCallCount = 0
  var clerkSetArgsForCall: [Clerk?] = []
  var clerkReturnValue: Clerk?
  override var clerk: Clerk? {
    get {
      clerkCallCount += 1
      return clerkReturnValue
    }
    set {
      clerkSetCallCount += 1
      clerkSetArgsForCall.append(newValue)
      clerkReturnValue = newValue
    }
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  override func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

@MainActor
final class FakeBoxes: Boxes {
  var notesCallCount = 0
  var notesSetCallCount = 0
  var notesSetArgsForCall: [[String: Any]] = []
  var notesReturnValue: [String: Any] = [:]
  override var notes: [String: Any] {
    get {
      notesCallCount += 1
      return notesReturnValue
    }
    set {
      notesSetCallCount += 1
      notesSetArgsForCall.append(newValue)
      notesReturnValue = newValue
    }
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  override func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

nonisolated final class FakeReminder: Reminder, @unchecked Sendable {
  @safe nonisolated(unsafe) var packCallCount = 0
  @safe nonisolated(unsafe) var packArgsForCall: [String] = []
  @safe nonisolated(unsafe) var packReturnValue: Int = 0
  @concurrent
  override func pack(_ name: String) async -> Int {
    packCallCount += 1
    packArgsForCall.append(name)
    return packReturnValue
  }

  @safe nonisolated(unsafe) var sealCallCount = 0
  override func seal() {
    sealCallCount += 1
  }

  @safe nonisolated(unsafe) var sendCallCount = 0
  @safe nonisolated(unsafe) var sendReturnValue: Int = 0
  override func send() -> Int {
    sendCallCount += 1
    return sendReturnValue
  }
}

extension LoanError {
  nonisolated final class FakeHandler: Handler {
    init() {}

    var handleCallCount = 0
    var handleArgsForCall: [LoanError] = []
    var handleReturnValue: Int = 0
    func handle(_ error: LoanError) -> Int {
      handleCallCount += 1
      handleArgsForCall.append(error)
      return handleReturnValue
    }
  }
}

@MainActor
final class FakeLobby: Lobby {
  var openCallCount = 0
  var openReturnValue: Int = 0
  override func open() -> Int {
    openCallCount += 1
    return openReturnValue
  }
}

@MainActor
final class FakeAtrium: Atrium {
  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
    }
  #endif

  var namesCallCount = 0
  var namesSetCallCount = 0
  var namesSetArgsForCall: [[String]?] = []
  var namesReturnValue: [String]?
  override var names: [String]? {
    get {
      namesCallCount += 1
      return namesReturnValue
    }
    set {
      namesSetCallCount += 1
      namesSetArgsForCall.append(newValue)
      namesReturnValue = newValue
    }
  }

  var openCallCount = 0
  var openReturnValue: Int = 0
  override func open() -> Int {
    openCallCount += 1
    return openReturnValue
  }
}

@MainActor
final class FakePanel: Panel {
  var lightsCallCount = 0
  var lightsSetCallCount = 0
  var lightsSetArgsForCall: [Int] = []
  var lightsReturnValue: Int = 0
  override var lights: Int {
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

  var countCallCount = 0
  var countReturnValue: Int = 0
  override func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

@MainActor
final class FakeCounter: Counter {
  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
    }
  #endif

  var loansCallCount = 0
  var loansSetCallCount = 0
  var loansSetArgsForCall: [Int] = []
  var loansReturnValue: Int = 0
  override var loans: Int {
    get {
      loansCallCount += 1
      return loansReturnValue
    }
    set {
      loansSetCallCount += 1
      loansSetArgsForCall.append(newValue)
      loansReturnValue = newValue
    }
  }

  var totalCallCount = 0
  var totalReturnValue: Int = 0
  override func total() -> Int {
    totalCallCount += 1
    return totalReturnValue
  }
}

@MainActor
final class FakeBins<Item>: Bins<Item> {
  var itemCallCount = 0
  var itemSetCallCount = 0
  var itemSetArgsForCall: [Item?] = []
  var itemReturnValue: Item?
  override var item: Item? {
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

  var trayCallCount = 0
  var traySetCallCount = 0
  var traySetArgsForCall: [Tray?] = []
  var trayReturnValue: Tray?
  override var tray: Tray? {
    get {
      trayCallCount += 1
      return trayReturnValue
    }
    set {
      traySetCallCount += 1
      traySetArgsForCall.append(newValue)
      trayReturnValue = newValue
    }
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  override func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

@MainActor
final class FakeLabelMaker: NSObject, nonisolated LabelMaker {
  override init() {}

  @safe nonisolated(unsafe) var descriptionCallCount = 0
  @safe nonisolated(unsafe) var descriptionReturnValue: String = ""
  override nonisolated var description: String {
    get {
      descriptionCallCount += 1
      return descriptionReturnValue
    }
  }

  @safe nonisolated(unsafe) var isEqualCallCount = 0
  @safe nonisolated(unsafe) var isEqualArgsForCall: [Any?] = []
  @safe nonisolated(unsafe) var isEqualReturnValue: Bool = false
  override nonisolated func isEqual(_ object: Any?) -> Bool {
    isEqualCallCount += 1
    isEqualArgsForCall.append(object)
    return isEqualReturnValue
  }

  var printLabelCallCount = 0
  var printLabelReturnValue: Int = 0
  func printLabel() -> Int {
    printLabelCallCount += 1
    return printLabelReturnValue
  }
}

@MainActor
final class FakeCrew: Crew {
  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
    }
  #endif

  var sizeCallCount = 0
  var sizeSetCallCount = 0
  var sizeSetArgsForCall: [Int] = []
  var sizeReturnValue: Int = 0
  override var size: Int {
    get {
      sizeCallCount += 1
      return sizeReturnValue
    }
    set {
      sizeSetCallCount += 1
      sizeSetArgsForCall.append(newValue)
      sizeReturnValue = newValue
    }
  }
}

@MainActor
final class FakeIdleModel: IdleModel {
  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
    }
  #endif

  var phaseCallCount = 0
  var phaseSetCallCount = 0
  var phaseSetArgsForCall: [Phase] = []
  var phaseReturnValue: Phase!
  override var phase: Phase {
    get {
      phaseCallCount += 1
      return phaseReturnValue
    }
    set {
      phaseSetCallCount += 1
      phaseSetArgsForCall.append(newValue)
      phaseReturnValue = newValue
    }
  }

  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [Phase?] = []
  var lastReturnValue: Phase?
  override var last: Phase? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var gradesCallCount = 0
  var gradesSetCallCount = 0
  var gradesSetArgsForCall: [[Sieve.Grade]] = []
  var gradesReturnValue: [Sieve.Grade] = []
  override var grades: [Sieve.Grade] {
    get {
      gradesCallCount += 1
      return gradesReturnValue
    }
    set {
      gradesSetCallCount += 1
      gradesSetArgsForCall.append(newValue)
      gradesReturnValue = newValue
    }
  }

  var historyCallCount = 0
  var historySetCallCount = 0
  var historySetArgsForCall: [[String: Phase]] = []
  var historyReturnValue: [String: Phase] = [:]
  override var history: [String: Phase] {
    get {
      historyCallCount += 1
      return historyReturnValue
    }
    set {
      historySetCallCount += 1
      historySetArgsForCall.append(newValue)
      historyReturnValue = newValue
    }
  }

  var idsCallCount = 0
  var idsSetCallCount = 0
  var idsSetArgsForCall: [[UUID]] = []
  var idsReturnValue: [UUID] = []
  override var ids: [UUID] {
    get {
      idsCallCount += 1
      return idsReturnValue
    }
    set {
      idsSetCallCount += 1
      idsSetArgsForCall.append(newValue)
      idsReturnValue = newValue
    }
  }

  var runCallCount = 0
  var runReturnValue: Phase!
  override func run() -> Phase {
    runCallCount += 1
    return runReturnValue
  }
}

@MainActor
final class FakeSeenModel: SeenModel {
  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
    }
  #endif

  var seenCallCount = 0
  var seenSetCallCount = 0
  var seenSetArgsForCall: [Set<Phase>] = []
  var seenReturnValue: Set<Phase> = []
  override var seen: Set<Phase> {
    get {
      seenCallCount += 1
      return seenReturnValue
    }
    set {
      seenSetCallCount += 1
      seenSetArgsForCall.append(newValue)
      seenReturnValue = newValue
    }
  }

  var seeCallCount = 0
  var seeArgsForCall: [Phase] = []
  override func see(_ phase: Phase) {
    seeCallCount += 1
    seeArgsForCall.append(phase)
  }
}

@MainActor
final class FakeGradedModel: GradedModel {
  var gradesCallCount = 0
  var gradesSetCallCount = 0
  var gradesSetArgsForCall: [Set<Stage>] = []
  var gradesReturnValue: Set<Stage> = []
  override var grades: Set<Stage> {
    get {
      gradesCallCount += 1
      return gradesReturnValue
    }
    set {
      gradesSetCallCount += 1
      gradesSetArgsForCall.append(newValue)
      gradesReturnValue = newValue
    }
  }

  var runCallCount = 0
  override func run() {
    runCallCount += 1
  }
}

@MainActor
final class FakeFirstModel: FirstModel {
  var runCallCount = 0
  override func run() {
    runCallCount += 1
  }
}

extension Attic {
  nonisolated final class FakeGhost: Ghost {
    init() {}

    var hauntCallCount = 0
    var hauntArgsForCall: [String] = []
    var hauntReturnValue: Int = 0
    func haunt(_ room: String) -> Int {
      hauntCallCount += 1
      hauntArgsForCall.append(room)
      return hauntReturnValue
    }
  }
}

extension Attic.Trunk {
  nonisolated final class FakeMoth: Moth {
    init() {}

    var eatCallCount = 0
    var eatError: (any Error)?
    var eatReturnValue: Bool = false
    func eat() throws -> Bool {
      eatCallCount += 1
      if let error = eatError { throw error }
      return eatReturnValue
    }
  }
}

extension Attic.Window {
  @MainActor
  final class FakeGlass: Glass {
    init() {}

    var isCleanCallCount = 0
    var isCleanSetCallCount = 0
    var isCleanSetArgsForCall: [Bool] = []
    var isCleanReturnValue: Bool = false
    var isClean: Bool {
      get {
        isCleanCallCount += 1
        return isCleanReturnValue
      }
      set {
        isCleanSetCallCount += 1
        isCleanSetArgsForCall.append(newValue)
        isCleanReturnValue = newValue
      }
    }
  }
}

extension Furnace {
  nonisolated final class FakeGauge: Gauge {
    init() {}

    var pressureCallCount = 0
    var pressureReturnValue: Int = 0
    var pressure: Int {
      get {
        pressureCallCount += 1
        return pressureReturnValue
      }
    }
  }
}

extension Furnace.Door {
  nonisolated final class FakeHinge: Hinge {
    init() {}

    var creakCallCount = 0
    func creak() {
      creakCallCount += 1
    }
  }
}

extension Furnace {
  nonisolated final class FakeChimney: Chimney {
    init() {}

    var smokeCallCount = 0
    var smokeReturnValue: Int = 0
    func smoke() async -> Int {
      smokeCallCount += 1
      return smokeReturnValue
    }
  }
}

extension Cellar {
  nonisolated final class FakeRack: Rack {
    init() {}

    var holdCallCount = 0
    var holdArgsForCall: [String] = []
    func hold(_ bottle: String) {
      holdCallCount += 1
      holdArgsForCall.append(bottle)
    }
  }
}

final class FakeDamp: Damp {
  init() {}
}

extension Wall {
  nonisolated final class FakeCrack: Crack {
    init() {}

    var widenCallCount = 0
    func widen() {
      widenCallCount += 1
    }
  }
}

nonisolated final class FakeBeam: Beam {
  var bearCallCount = 0
  override func bear() {
    bearCallCount += 1
  }
}

nonisolated final class FakeRafter: Rafter {
  var bearCallCount = 0
  override nonisolated func bear() {
    bearCallCount += 1
  }
}

extension Rafter {
  nonisolated final class FakeNail: Nail {
    init() {}

    var rustCallCount = 0
    func rust() {
      rustCallCount += 1
    }
  }
}

extension Attic {
  @MainActor
  final class FakeLamp: Lamp {
    init() {}

    var glowCallCount = 0
    func glow() {
      glowCallCount += 1
    }
  }
}

extension Attic {
  nonisolated final class FakeBulb: Bulb {
    init() {}

    var glowCallCount = 0
    func glow() {
      glowCallCount += 1
    }
  }
}

extension Yard {
  @MainActor
  final class FakeTree: Tree {
    init() {}

    var growCallCount = 0
    func grow() {
      growCallCount += 1
    }
  }
}

extension Yard {
  @MainActor
  final class FakeBush: Bush {
    init() {}

    var growCallCount = 0
    func grow() {
      growCallCount += 1
    }
  }
}

extension Part {
  nonisolated final class FakeLabel: Label {
    init() {}

    var textCallCount = 0
    var textReturnValue: String = ""
    func text() -> String {
      textCallCount += 1
      return textReturnValue
    }
  }
}

@MainActor
final class FakeBranch: Branch {
  override init() {
    super.init()
  }

  nonisolated override init(code: Int) {
    super.init(code: code)
  }

  var openCallCount = 0
  override func open() {
    openCallCount += 1
  }
}

@MainActor
final class FakeOutpost: Outpost {
  required init(floor: Int) {
    super.init(floor: floor)
  }

  nonisolated override init(code: Int) {
    super.init(code: code)
  }

  var openCallCount = 0
  override func open() {
    openCallCount += 1
  }
}

@MainActor
final class FakePermits: nonisolated Permits {
  typealias RawValue = Int

  nonisolated init() {}

  nonisolated init(rawValue: RawValue) {
  }

  @safe nonisolated(unsafe) var rawValueCallCount = 0
  @safe nonisolated(unsafe) var rawValueReturnValue: RawValue = 0
  nonisolated var rawValue: RawValue {
    get {
      rawValueCallCount += 1
      return rawValueReturnValue
    }
  }

  @safe nonisolated(unsafe) static var allCallCount = 0
  @safe nonisolated(unsafe) static var allReturnValue: FakePermits!
  static var all: FakePermits {
    get {
      allCallCount += 1
      return allReturnValue
    }
  }

  nonisolated static func == (one: FakePermits, other: FakePermits) -> Bool {
    one === other
  }
}
