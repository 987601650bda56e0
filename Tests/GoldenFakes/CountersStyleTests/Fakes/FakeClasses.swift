// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeAccount: Account {
  var ownerCallCount = 0
  var ownerSetCallCount = 0
  var ownerSetArgsForCall: [String] = []
  var ownerReturnValue: String = ""
  override var owner: String {
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

  var balanceCallCount = 0
  var balanceSetCallCount = 0
  var balanceSetArgsForCall: [Int] = []
  var balanceReturnValue: Int = 0
  override var balance: Int {
    get {
      balanceCallCount += 1
      return balanceReturnValue
    }
    set {
      balanceSetCallCount += 1
      balanceSetArgsForCall.append(newValue)
      balanceReturnValue = newValue
    }
  }

  var historyCallCount = 0
  var historyReturnValue: [Int] = []
  override var history: [Int] {
    get {
      historyCallCount += 1
      return historyReturnValue
    }
  }

  var cacheCallCount = 0
  var cacheSetCallCount = 0
  var cacheSetArgsForCall: [[String: Int]] = []
  var cacheReturnValue: [String: Int] = [:]
  override var cache: [String: Int] {
    get {
      cacheCallCount += 1
      return cacheReturnValue
    }
    set {
      cacheSetCallCount += 1
      cacheSetArgsForCall.append(newValue)
      cacheReturnValue = newValue
    }
  }

  var delegateCallCount = 0
  var delegateSetCallCount = 0
  var delegateSetArgsForCall: [AnyObject?] = []
  var delegateReturnValue: AnyObject?
  override var delegate: AnyObject? {
    get {
      delegateCallCount += 1
      return delegateReturnValue
    }
    set {
      delegateSetCallCount += 1
      delegateSetArgsForCall.append(newValue)
      delegateReturnValue = newValue
    }
  }

  var computedCallCount = 0
  var computedReturnValue: Double = 0
  override var computed: Double {
    get {
      computedCallCount += 1
      return computedReturnValue
    }
  }

  var observedCallCount = 0
  var observedSetCallCount = 0
  var observedSetArgsForCall: [Int] = []
  var observedReturnValue: Int = 0
  override var observed: Int {
    get {
      observedCallCount += 1
      return observedReturnValue
    }
    set {
      observedSetCallCount += 1
      observedSetArgsForCall.append(newValue)
      observedReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) static var kindCallCount = 0
  @safe nonisolated(unsafe) static var kindReturnValue: String = ""
  override class var kind: String {
    get {
      kindCallCount += 1
      return kindReturnValue
    }
  }

  var depositCallCount = 0
  var depositArgsForCall: [(amount: Int, note: String)] = []
  var depositReturnValue: Receipt!
  override func deposit(_ amount: Int, note: String = "none") -> Receipt {
    depositCallCount += 1
    depositArgsForCall.append((amount, note))
    return depositReturnValue
  }

  var withdrawCallCount = 0
  var withdrawArgsForCall: [Int] = []
  var withdrawError: (any Error)?
  var withdrawReturnValue: Int = 0
  override func withdraw(_ amount: Int) throws -> Int {
    withdrawCallCount += 1
    withdrawArgsForCall.append(amount)
    if let error = withdrawError { throw error }
    return withdrawReturnValue
  }

  var syncCallCount = 0
  override func sync() async {
    syncCallCount += 1
  }

  var genericCallCount = 0
  var genericArgsForCall: [Any] = []
  var genericReturnValue: Any!
  override func generic<T: Equatable>(_ value: T) -> T {
    genericCallCount += 1
    genericArgsForCall.append(value)
    return genericReturnValue as! T
  }

  var copyCallCount = 0
  var copyReturnValue: FakeAccount!
  override func copy() -> Self {
    copyCallCount += 1
    return copyReturnValue as! Self
  }

  @safe nonisolated(unsafe) static var makeCallCount = 0
  @safe nonisolated(unsafe) static var makeArgsForCall: [Int] = []
  @safe nonisolated(unsafe) static var makeReturnValue: Int = 0
  override class func make(_ id: Int) -> Int {
    makeCallCount += 1
    makeArgsForCall.append(id)
    return makeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(index: Int, newValue: Int)] = []
  var subscriptReturnValue: Int = 0
  override subscript(_ index: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(index)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((index, newValue))
      subscriptReturnValue = newValue
    }
  }

  var changeCallCount = 0
  var changeArgsForCall: [Int] = []
  override func change(_ value: inout Int) {
    changeCallCount += 1
    changeArgsForCall.append(value)
  }

  var eachCallCount = 0
  override func each(_ body: (Int) throws -> Void) rethrows {
    eachCallCount += 1
  }

  var manyCallCount = 0
  var manyArgsForCall: [[Int]] = []
  var manyReturnValue: Int = 0
  override func many(_ values: Int...) -> Int {
    manyCallCount += 1
    manyArgsForCall.append(values)
    return manyReturnValue
  }
}

final class FakeSavingsAccount: SavingsAccount {
  var interestCallCount = 0
  var interestArgsForCall: [Double] = []
  var interestReturnValue: Double = 0
  override func interest(_ rate: Double) -> Double {
    interestCallCount += 1
    interestArgsForCall.append(rate)
    return interestReturnValue
  }

  var withdrawCallCount = 0
  var withdrawArgsForCall: [Int] = []
  var withdrawError: (any Error)?
  var withdrawReturnValue: Int = 0
  override func withdraw(_ amount: Int) throws -> Int {
    withdrawCallCount += 1
    withdrawArgsForCall.append(amount)
    if let error = withdrawError { throw error }
    return withdrawReturnValue
  }

  var ownerCallCount = 0
  var ownerSetCallCount = 0
  var ownerSetArgsForCall: [String] = []
  var ownerReturnValue: String = ""
  override var owner: String {
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

  var balanceCallCount = 0
  var balanceSetCallCount = 0
  var balanceSetArgsForCall: [Int] = []
  var balanceReturnValue: Int = 0
  override var balance: Int {
    get {
      balanceCallCount += 1
      return balanceReturnValue
    }
    set {
      balanceSetCallCount += 1
      balanceSetArgsForCall.append(newValue)
      balanceReturnValue = newValue
    }
  }

  var historyCallCount = 0
  var historyReturnValue: [Int] = []
  override var history: [Int] {
    get {
      historyCallCount += 1
      return historyReturnValue
    }
  }

  var cacheCallCount = 0
  var cacheSetCallCount = 0
  var cacheSetArgsForCall: [[String: Int]] = []
  var cacheReturnValue: [String: Int] = [:]
  override var cache: [String: Int] {
    get {
      cacheCallCount += 1
      return cacheReturnValue
    }
    set {
      cacheSetCallCount += 1
      cacheSetArgsForCall.append(newValue)
      cacheReturnValue = newValue
    }
  }

  var delegateCallCount = 0
  var delegateSetCallCount = 0
  var delegateSetArgsForCall: [AnyObject?] = []
  var delegateReturnValue: AnyObject?
  override var delegate: AnyObject? {
    get {
      delegateCallCount += 1
      return delegateReturnValue
    }
    set {
      delegateSetCallCount += 1
      delegateSetArgsForCall.append(newValue)
      delegateReturnValue = newValue
    }
  }

  var computedCallCount = 0
  var computedReturnValue: Double = 0
  override var computed: Double {
    get {
      computedCallCount += 1
      return computedReturnValue
    }
  }

  var observedCallCount = 0
  var observedSetCallCount = 0
  var observedSetArgsForCall: [Int] = []
  var observedReturnValue: Int = 0
  override var observed: Int {
    get {
      observedCallCount += 1
      return observedReturnValue
    }
    set {
      observedSetCallCount += 1
      observedSetArgsForCall.append(newValue)
      observedReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) static var kindCallCount = 0
  @safe nonisolated(unsafe) static var kindReturnValue: String = ""
  override class var kind: String {
    get {
      kindCallCount += 1
      return kindReturnValue
    }
  }

  var depositCallCount = 0
  var depositArgsForCall: [(amount: Int, note: String)] = []
  var depositReturnValue: Receipt!
  override func deposit(_ amount: Int, note: String = "none") -> Receipt {
    depositCallCount += 1
    depositArgsForCall.append((amount, note))
    return depositReturnValue
  }

  var syncCallCount = 0
  override func sync() async {
    syncCallCount += 1
  }

  var genericCallCount = 0
  var genericArgsForCall: [Any] = []
  var genericReturnValue: Any!
  override func generic<T: Equatable>(_ value: T) -> T {
    genericCallCount += 1
    genericArgsForCall.append(value)
    return genericReturnValue as! T
  }

  var copyCallCount = 0
  var copyReturnValue: FakeSavingsAccount!
  override func copy() -> Self {
    copyCallCount += 1
    return copyReturnValue as! Self
  }

  @safe nonisolated(unsafe) static var makeCallCount = 0
  @safe nonisolated(unsafe) static var makeArgsForCall: [Int] = []
  @safe nonisolated(unsafe) static var makeReturnValue: Int = 0
  override class func make(_ id: Int) -> Int {
    makeCallCount += 1
    makeArgsForCall.append(id)
    return makeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(index: Int, newValue: Int)] = []
  var subscriptReturnValue: Int = 0
  override subscript(_ index: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(index)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((index, newValue))
      subscriptReturnValue = newValue
    }
  }

  var changeCallCount = 0
  var changeArgsForCall: [Int] = []
  override func change(_ value: inout Int) {
    changeCallCount += 1
    changeArgsForCall.append(value)
  }

  var eachCallCount = 0
  override func each(_ body: (Int) throws -> Void) rethrows {
    eachCallCount += 1
  }

  var manyCallCount = 0
  var manyArgsForCall: [[Int]] = []
  var manyReturnValue: Int = 0
  override func many(_ values: Int...) -> Int {
    manyCallCount += 1
    manyArgsForCall.append(values)
    return manyReturnValue
  }
}

final class FakeBox<Element>: Box<Element> {
  var valueCallCount = 0
  var valueSetCallCount = 0
  var valueSetArgsForCall: [Element] = []
  var valueReturnValue: Element!
  override var value: Element {
    get {
      valueCallCount += 1
      return valueReturnValue
    }
    set {
      valueSetCallCount += 1
      valueSetArgsForCall.append(newValue)
      valueReturnValue = newValue
    }
  }

  var putCallCount = 0
  var putArgsForCall: [Element] = []
  var putReturnValue: [Element] = []
  override func put(_ value: Element) -> [Element] {
    putCallCount += 1
    putArgsForCall.append(value)
    return putReturnValue
  }
}

final class FakeIntBox: IntBox {
  var doubleCallCount = 0
  var doubleReturnValue: Int = 0
  override func double() -> Int {
    doubleCallCount += 1
    return doubleReturnValue
  }

  var valueCallCount = 0
  var valueSetCallCount = 0
  var valueSetArgsForCall: [Int] = []
  var valueReturnValue: Int = 0
  override var value: Int {
    get {
      valueCallCount += 1
      return valueReturnValue
    }
    set {
      valueSetCallCount += 1
      valueSetArgsForCall.append(newValue)
      valueReturnValue = newValue
    }
  }

  var putCallCount = 0
  var putArgsForCall: [Int] = []
  var putReturnValue: [Int] = []
  override func put(_ value: Int) -> [Int] {
    putCallCount += 1
    putArgsForCall.append(value)
    return putReturnValue
  }
}

public final class FakePlain: Plain {
  public var fCallCount = 0
  public var fReturnValue: Int = 0
  override public func f() -> Int {
    fCallCount += 1
    return fReturnValue
  }

  var gCallCount = 0
  var gArgsForCall: [String?] = []
  var gReturnValue: String = ""
  override func g(_ x: String?) -> String {
    gCallCount += 1
    gArgsForCall.append(x)
    return gReturnValue
  }
}

final class FakeScreen: Screen {
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

  var showCallCount = 0
  var showArgsForCall: [String] = []
  var showReturnValue: Int = 0
  override func show(_ text: String) -> Int {
    showCallCount += 1
    showArgsForCall.append(text)
    return showReturnValue
  }
}

final class FakeShared: Shared, @unchecked Sendable {
  @safe nonisolated(unsafe) var xCallCount = 0
  @safe nonisolated(unsafe) var xSetCallCount = 0
  @safe nonisolated(unsafe) var xSetArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var xReturnValue: Int = 0
  override var x: Int {
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

  @safe nonisolated(unsafe) var fCallCount = 0
  @safe nonisolated(unsafe) var fReturnValue: Int = 0
  override func f() -> Int {
    fCallCount += 1
    return fReturnValue
  }
}

extension Shelf {
  final class FakeBook: Book {
    var readCallCount = 0
    var readReturnValue: Int = 0
    override func read() -> Int {
      readCallCount += 1
      return readReturnValue
    }
  }
}

final class FakeClerk: Clerk {
  var patienceCallCount = 0
  var patienceSetCallCount = 0
  var patienceSetArgsForCall: [Int] = []
  var patienceReturnValue: Int = 0
  override var patience: Int {
    get {
      patienceCallCount += 1
      return patienceReturnValue
    }
    set {
      patienceSetCallCount += 1
      patienceSetArgsForCall.append(newValue)
      patienceReturnValue = newValue
    }
  }

  var ownerCallCount = 0
  var ownerSetCallCount = 0
  var ownerSetArgsForCall: [Plain] = []
  var ownerReturnValue: Plain!
  override var owner: Plain {
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

  var waitingCallCount = 0
  var waitingError: (any Error)?
  var waitingReturnValue: Int = 0
  override var waiting: Int {
    get async throws {
      waitingCallCount += 1
      if let error = waitingError { throw error }
      return waitingReturnValue
    }
  }

  @safe nonisolated(unsafe) static var subscriptCallCount = 0
  @safe nonisolated(unsafe) static var subscriptArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var subscriptReturnValue: Int = 0
  override class subscript(_ name: String) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(name)
      return subscriptReturnValue
    }
  }

  var notesCallCount = 0
  var notesSetCallCount = 0
  var notesSetArgsForCall: [[Note]] = []
  var notesReturnValue: [Note] = []
  override var notes: [Note] {
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

  var handlerCallCount = 0
  var handlerSetCallCount = 0
  var handlerSetArgsForCall: [(() -> Void)?] = []
  var handlerReturnValue: (() -> Void)?
  override var handler: (() -> Void)? {
    get {
      handlerCallCount += 1
      return handlerReturnValue
    }
    set {
      handlerSetCallCount += 1
      handlerSetArgsForCall.append(newValue)
      handlerReturnValue = newValue
    }
  }

  var writeCallCount = 0
  var writeArgsForCall: [(note: Note, body: (Note) -> Void)] = []
  var writeReturnValue: Note!
  override func write(_ note: Note, then body: @escaping (Note) -> Void) -> Note {
    writeCallCount += 1
    writeArgsForCall.append((note, body))
    return writeReturnValue
  }

  var readCallCount = 0
  var readReturnValue: Int = 0
  override func read(_ body: (Note) throws -> Int) rethrows -> Int {
    readCallCount += 1
    return readReturnValue
  }

  var typedCallCount = 0
  var typedArgsForCall: [Int] = []
  var typedError: CardError?
  var typedReturnValue: Int = 0
  override func typed(_ id: Int) throws(CardError) -> Int {
    typedCallCount += 1
    typedArgsForCall.append(id)
    if let error = typedError { throw error }
    return typedReturnValue
  }

  var overloadedIntCallCount = 0
  var overloadedIntArgsForCall: [Int] = []
  var overloadedIntReturnValue: Int = 0
  override func overloaded(_ id: Int) -> Int {
    overloadedIntCallCount += 1
    overloadedIntArgsForCall.append(id)
    return overloadedIntReturnValue
  }

  var overloadedStringCallCount = 0
  var overloadedStringArgsForCall: [String] = []
  var overloadedStringReturnValue: Int = 0
  override func overloaded(_ name: String) -> Int {
    overloadedStringCallCount += 1
    overloadedStringArgsForCall.append(name)
    return overloadedStringReturnValue
  }

  var shiftCallCount = 0
  var shiftArgsForCall: [(steps: Int, more: [Int])] = []
  var shiftReturnValue: Clerk!
  override func shift(by steps: Int = 1, _ more: Int...) -> Clerk {
    shiftCallCount += 1
    shiftArgsForCall.append((steps, more))
    return shiftReturnValue
  }

  var closeCallCount = 0
  var closeReturnValue: Int = 0
  override func close(_ file: consuming File) -> Int {
    closeCallCount += 1
    return closeReturnValue
  }

  var logCallCount = 0
  var logReturnValue: String = ""
  override var log: String {
    get {
      logCallCount += 1
      return logReturnValue
    }
  }

  var cacheCallCount = 0
  var cacheReturnValue: Int = 0
  override var cache: Int {
    get {
      cacheCallCount += 1
      return cacheReturnValue
    }
  }
}

final class FakeWarehouse: Warehouse {
  var storageCallCount = 0
  var storageSetCallCount = 0
  var storageSetArgsForCall: [[String]] = []
  var storageReturnValue: [String] = []
  override var storage: [String] {
    get {
      storageCallCount += 1
      return storageReturnValue
    }
    set {
      storageSetCallCount += 1
      storageSetArgsForCall.append(newValue)
      storageReturnValue = newValue
    }
  }

  var stubCallCount = 0
  var stubArgsForCall: [String] = []
  var stubReturnValue: Int = 0
  override func stub(_ name: String) -> Int {
    stubCallCount += 1
    stubArgsForCall.append(name)
    return stubReturnValue
  }

  var verifyCallCount = 0
  var verifyReturnValue: Bool = false
  override func verify() -> Bool {
    verifyCallCount += 1
    return verifyReturnValue
  }

  var callsSuperCallCount = 0
  var callsSuperReturnValue: Int = 0
  override var callsSuper: Int {
    get {
      callsSuperCallCount += 1
      return callsSuperReturnValue
    }
  }
}

final class FakeModel: Model {
  var idCallCount = 0
  var idSetCallCount = 0
  var idSetArgsForCall: [Int] = []
  var idReturnValue: Int = 0
  override var id: Int {
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

  var reloadCallCount = 0
  var reloadReturnValue: Int = 0
  override func reload() -> Int {
    reloadCallCount += 1
    return reloadReturnValue
  }
}

final class FakeListener: Listener {
  var descriptionCallCount = 0
  var descriptionReturnValue: String = ""
  override var description: String {
    get {
      descriptionCallCount += 1
      return descriptionReturnValue
    }
  }

  var hearCallCount = 0
  var hearArgsForCall: [String] = []
  var hearReturnValue: Bool = false
  override func hear(_ text: String) -> Bool {
    hearCallCount += 1
    hearArgsForCall.append(text)
    return hearReturnValue
  }
}

final class FakeListing<Item: Hashable, Place>: Listing<Item, Place> where Place: Comparable {
  var placeCallCount = 0
  var placeArgsForCall: [Item] = []
  var placeReturnValue: Place?
  override func place(of item: Item) -> Place? {
    placeCallCount += 1
    placeArgsForCall.append(item)
    return placeReturnValue
  }

  var entriesCallCount = 0
  var entriesReturnValue: [Entry] = []
  override func entries() -> [Entry] {
    entriesCallCount += 1
    return entriesReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [(item: Item, place: Place)] = []
  var addError: (any Error)?
  override func add(_ item: Item, at place: Place) throws {
    addCallCount += 1
    addArgsForCall.append((item, place))
    if let error = addError { throw error }
  }
}

final class FakeTextListing<Item: Hashable>: TextListing<Item> {
  var titleCallCount = 0
  var titleReturnValue: String = ""
  override func title() -> String {
    titleCallCount += 1
    return titleReturnValue
  }

  var placeCallCount = 0
  var placeArgsForCall: [Item] = []
  var placeReturnValue: String?
  override func place(of item: Item) -> String? {
    placeCallCount += 1
    placeArgsForCall.append(item)
    return placeReturnValue
  }

  var entriesCallCount = 0
  var entriesReturnValue: [Entry] = []
  override func entries() -> [Entry] {
    entriesCallCount += 1
    return entriesReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [(item: Item, place: String)] = []
  var addError: (any Error)?
  override func add(_ item: Item, at place: String) throws {
    addCallCount += 1
    addArgsForCall.append((item, place))
    if let error = addError { throw error }
  }
}

final class FakeCabinet<Item>: Cabinet<Item> {
}

extension Cabinet {
  final class FakeDrawer<Tag>: Drawer<Tag> {
    var findCallCount = 0
    var findArgsForCall: [Tag] = []
    var findReturnValue: Item?
    override func find(_ tag: Tag) -> Item? {
      findCallCount += 1
      findArgsForCall.append(tag)
      return findReturnValue
    }
  }
}

final class FakeNumberDrawer: NumberDrawer {
  var findCallCount = 0
  var findArgsForCall: [String] = []
  var findReturnValue: Int?
  override func find(_ tag: String) -> Int? {
    findCallCount += 1
    findArgsForCall.append(tag)
    return findReturnValue
  }
}

final class FakeSheet: Sheet {
  init() {}
}

final class FakePoster: Poster {
  init() {}
}

final class FakePress: Press {
  var printPrintedPosterCallCount = 0
  var printPrintedPosterArgsForCall: [Any] = []
  var printPrintedPosterReturnValue: FakePress!
  override func print<Printed: Poster>(_ printed: Printed) -> Self {
    printPrintedPosterCallCount += 1
    printPrintedPosterArgsForCall.append(printed)
    return printPrintedPosterReturnValue as! Self
  }

  var printPrintedCollectionSheetCallCount = 0
  var printPrintedCollectionSheetArgsForCall: [Any] = []
  var printPrintedCollectionSheetReturnValue: FakePress?
  override func print<Printed: Collection>(_ printed: Printed) -> Self? where Printed.Element: Sheet {
    printPrintedCollectionSheetCallCount += 1
    printPrintedCollectionSheetArgsForCall.append(printed)
    return printPrintedCollectionSheetReturnValue as! Self?
  }

  var countPrintedSheetCallCount = 0
  var countPrintedSheetArgsForCall: [Any] = []
  var countPrintedSheetReturnValue: Int = 0
  override func count<Printed: Sheet>(_ printed: Printed) -> Int {
    countPrintedSheetCallCount += 1
    countPrintedSheetArgsForCall.append(printed)
    return countPrintedSheetReturnValue
  }

  var countPrintedPosterCallCount = 0
  var countPrintedPosterArgsForCall: [Any] = []
  var countPrintedPosterReturnValue: Int = 0
  override func count<Printed: Poster>(_ printed: Printed) -> Int {
    countPrintedPosterCallCount += 1
    countPrintedPosterArgsForCall.append(printed)
    return countPrintedPosterReturnValue
  }
}

final class FakeChest: Chest {
  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: Int = 0
  override subscript(_ place: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(place)
      return subscriptReturnValue
    }
  }
}

final class FakeRecipe: Recipe {
  var cookCallCount = 0
  var cookReturnValue: Int = 0
  override func cook() -> Int {
    cookCallCount += 1
    return cookReturnValue
  }
}

final class FakeGarland: Garland {
  var eachCallCount = 0
  var eachReturnValue: FakeGarland!
  override func each(_ body: () -> Int) -> Self {
    eachCallCount += 1
    return eachReturnValue as! Self
  }

  var firstCallCount = 0
  var firstError: (any Error)?
  var firstReturnValue: FakeGarland?
  override func first(_ body: () -> Bool) throws -> Self? {
    firstCallCount += 1
    if let error = firstError { throw error }
    return firstReturnValue as! Self?
  }

  @safe nonisolated(unsafe) static var madeCallCount = 0
  @safe nonisolated(unsafe) static var madeReturnValue: FakeGarland?
  override class func made(_ body: () -> Int) -> Self? {
    madeCallCount += 1
    return madeReturnValue as! Self?
  }

  var passedCallCount = 0
  var passedReturnValue: Any!
  override func passed<Link>(_ body: () throws -> sending Link) rethrows -> sending Link {
    passedCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    return sent(passedReturnValue as! Link)
  }
}

final class FakeFreight<Content: Sendable>: Freight<Content> {
  var labelCallCount = 0
  var labelSetCallCount = 0
  var labelSetArgsForCall: [String?] = []
  var labelReturnValue: String?
  override var label: String? {
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

final class FakeStampedFreight<Content>: StampedFreight<Content> where Content: Sendable {
  var stampCallCount = 0
  var stampReturnValue: Content?
  override func stamp() -> Content? {
    stampCallCount += 1
    return stampReturnValue
  }

  var labelCallCount = 0
  var labelSetCallCount = 0
  var labelSetArgsForCall: [String?] = []
  var labelReturnValue: String?
  override var label: String? {
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

final class FakeShortDateFormatter: ShortDateFormatter, @unchecked Sendable {
  @safe nonisolated(unsafe) var shortCallCount = 0
  @safe nonisolated(unsafe) var shortArgsForCall: [Date] = []
  @safe nonisolated(unsafe) var shortReturnValue: String = ""
  override func short(_ date: Date) -> String {
    shortCallCount += 1
    shortArgsForCall.append(date)
    return shortReturnValue
  }
}

final class FakeQuery: Query {
  var limitedCallCount = 0
  var limitedArgsForCall: [Int] = []
  var limitedReturnValue: FakeQuery!
  override func limited(to limit: Int) -> Self {
    limitedCallCount += 1
    limitedArgsForCall.append(limit)
    return limitedReturnValue as! Self
  }

  var checkedCallCount = 0
  var checkedArgsForCall: [Int] = []
  var checkedError: (any Error)?
  var checkedReturnValue: FakeQuery?
  override func checked(_ limit: Int) throws -> Self? {
    checkedCallCount += 1
    checkedArgsForCall.append(limit)
    if let error = checkedError { throw error }
    return checkedReturnValue as! Self?
  }

  var loadedCallCount = 0
  var loadedReturnValue: FakeQuery!
  override func loaded() async -> Self {
    loadedCallCount += 1
    return loadedReturnValue as! Self
  }

  var plainCallCount = 0
  var plainReturnValue: FakeQuery!
  override var plain: Self {
    get {
      plainCallCount += 1
      return plainReturnValue as! Self
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: FakeQuery!
  override subscript(_ limit: Int) -> Self {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(limit)
      return subscriptReturnValue as! Self
    }
  }

  @safe nonisolated(unsafe) static var emptyCallCount = 0
  @safe nonisolated(unsafe) static var emptyReturnValue: FakeQuery!
  override class func empty() -> Self {
    emptyCallCount += 1
    return emptyReturnValue as! Self
  }
}

final class FakeGuesses: Guesses {
  var isRightCallCount = 0
  var isRightSetCallCount = 0
  var isRightSetArgsForCall: [Bool] = []
  var isRightReturnValue: Bool = false
  override var isRight: Bool {
    get {
      isRightCallCount += 1
      return isRightReturnValue
    }
    set {
      isRightSetCallCount += 1
      isRightSetArgsForCall.append(newValue)
      isRightReturnValue = newValue
    }
  }

  var oddsCallCount = 0
  var oddsSetCallCount = 0
  var oddsSetArgsForCall: [Double] = []
  var oddsReturnValue: Double = 0
  override var odds: Double {
    get {
      oddsCallCount += 1
      return oddsReturnValue
    }
    set {
      oddsSetCallCount += 1
      oddsSetArgsForCall.append(newValue)
      oddsReturnValue = newValue
    }
  }
}

extension Attic {
  final class FakeLadder: Ladder {
    var trunkCallCount = 0
    var trunkSetCallCount = 0
    var trunkSetArgsForCall: [Trunk] = []
    var trunkReturnValue: Trunk!
    override var trunk: Trunk {
      get {
        trunkCallCount += 1
        return trunkReturnValue
      }
      set {
        trunkSetCallCount += 1
        trunkSetArgsForCall.append(newValue)
        trunkReturnValue = newValue
      }
    }
  }
}

final class FakeBracelet<Link>: Bracelet<Link> {
  var addingCallCount = 0
  var addingArgsForCall: [Any] = []
  var addingReturnValue: FakeBracelet<Link>!
  override func adding<Charm>(_ charm: Charm) -> Self {
    addingCallCount += 1
    addingArgsForCall.append(charm)
    return addingReturnValue as! Self
  }

  var closedCallCount = 0
  var closedArgsForCall: [Any] = []
  var closedError: (any Error)?
  var closedReturnValue: FakeBracelet<Link>?
  override func closed(by clasp: some Equatable) async throws -> Self? {
    closedCallCount += 1
    closedArgsForCall.append(clasp)
    if let error = closedError { throw error }
    return closedReturnValue as! Self?
  }

  var copyCallCount = 0
  var copyReturnValue: FakeBracelet<Link>!
  override func copy() -> Self {
    copyCallCount += 1
    return copyReturnValue as! Self
  }
}
