// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeTracked: Tracked {
  init() {}

  var screenCallCount = 0
  var screenReturnValue: String = ""
  var screen: String {
    get {
      screenCallCount += 1
      return screenReturnValue
    }
  }
}

final class FakeLabeled: Labeled {
  init() {}

  var labelCallCount = 0
  var labelReturnValue: String = ""
  var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
  }
}

final class FakeShopScreen: ShopScreen {
  var loadCallCount = 0
  var loadReturnValue: Int = 0
  override func load() -> Int {
    loadCallCount += 1
    return loadReturnValue
  }
}

final class FakeHomeScreen: HomeScreen {
  var screenCallCount = 0
  var screenReturnValue: String = ""
  override var screen: String {
    get {
      screenCallCount += 1
      return screenReturnValue
    }
  }

  var refreshCallCount = 0
  var refreshReturnValue: Int = 0
  override func refresh() -> Int {
    refreshCallCount += 1
    return refreshReturnValue
  }

  var loadCallCount = 0
  var loadReturnValue: Int = 0
  override func load() -> Int {
    loadCallCount += 1
    return loadReturnValue
  }
}

final class FakeShelfScreen: ShelfScreen {
  var screenCallCount = 0
  var screenReturnValue: String = ""
  override var screen: String {
    get {
      screenCallCount += 1
      return screenReturnValue
    }
  }

  var labelCallCount = 0
  var labelReturnValue: String = ""
  override var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
  }

  var loadCallCount = 0
  var loadReturnValue: Int = 0
  override func load() -> Int {
    loadCallCount += 1
    return loadReturnValue
  }
}

final class FakeTopShelfScreen: TopShelfScreen {
  var loadCallCount = 0
  var loadReturnValue: Int = 0
  override func load() -> Int {
    loadCallCount += 1
    return loadReturnValue
  }

  var screenCallCount = 0
  var screenReturnValue: String = ""
  override var screen: String {
    get {
      screenCallCount += 1
      return screenReturnValue
    }
  }

  var labelCallCount = 0
  var labelReturnValue: String = ""
  override var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
  }
}

final class FakeLabeledObject: LabeledObject {
  var labelCallCount = 0
  var labelReturnValue: String = ""
  override var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
  }
}

final class FakeBookcase: Bookcase {
}

extension Bookcase {
  final class FakeRow: Row {
    var countCallCount = 0
    var countReturnValue: Int = 0
    override func count() -> Int {
      countCallCount += 1
      return countReturnValue
    }
  }
}

final class FakeWallCase: WallCase {
}

extension WallCase {
  final class FakeDeepRow: DeepRow {
    var depthCallCount = 0
    var depthReturnValue: Int = 0
    override func depth() -> Int {
      depthCallCount += 1
      return depthReturnValue
    }

    var countCallCount = 0
    var countReturnValue: Int = 0
    override func count() -> Int {
      countCallCount += 1
      return countReturnValue
    }
  }
}

final class FakeShopJournal: ShopJournal {
  var logStringReturningIntCallCount = 0
  var logStringReturningIntArgsForCall: [String] = []
  var logStringReturningIntReturnValue: Int = 0
  override func log(_ message: String) -> Int {
    logStringReturningIntCallCount += 1
    logStringReturningIntArgsForCall.append(message)
    return logStringReturningIntReturnValue
  }

  var logStringReturningInt2CallCount = 0
  var logStringReturningInt2ArgsForCall: [[String]] = []
  var logStringReturningInt2ReturnValue: Int = 0
  override func log(_ messages: String...) -> Int {
    logStringReturningInt2CallCount += 1
    logStringReturningInt2ArgsForCall.append(messages)
    return logStringReturningInt2ReturnValue
  }

  var addIntReturningIntCallCount = 0
  var addIntReturningIntArgsForCall: [Int] = []
  var addIntReturningIntReturnValue: Int = 0
  override func add(_ count: Int) -> Int {
    addIntReturningIntCallCount += 1
    addIntReturningIntArgsForCall.append(count)
    return addIntReturningIntReturnValue
  }

  var addIntReturningInt2CallCount = 0
  var addIntReturningInt2ArgsForCall: [Int] = []
  var addIntReturningInt2ReturnValue: Int = 0
  override func add(_ count: inout Int) -> Int {
    addIntReturningInt2CallCount += 1
    addIntReturningInt2ArgsForCall.append(count)
    return addIntReturningInt2ReturnValue
  }
}

final class FakeFileJournal: FileJournal {
  var logStringReturningIntCallCount = 0
  var logStringReturningIntArgsForCall: [String] = []
  var logStringReturningIntReturnValue: Int = 0
  override func log(_ message: String) -> Int {
    logStringReturningIntCallCount += 1
    logStringReturningIntArgsForCall.append(message)
    return logStringReturningIntReturnValue
  }

  var addIntReturningIntCallCount = 0
  var addIntReturningIntArgsForCall: [Int] = []
  var addIntReturningIntReturnValue: Int = 0
  override func add(_ count: inout Int) -> Int {
    addIntReturningIntCallCount += 1
    addIntReturningIntArgsForCall.append(count)
    return addIntReturningIntReturnValue
  }

  var logStringReturningInt2CallCount = 0
  var logStringReturningInt2ArgsForCall: [[String]] = []
  var logStringReturningInt2ReturnValue: Int = 0
  override func log(_ messages: String...) -> Int {
    logStringReturningInt2CallCount += 1
    logStringReturningInt2ArgsForCall.append(messages)
    return logStringReturningInt2ReturnValue
  }

  var addIntReturningInt2CallCount = 0
  var addIntReturningInt2ArgsForCall: [Int] = []
  var addIntReturningInt2ReturnValue: Int = 0
  override func add(_ count: Int) -> Int {
    addIntReturningInt2CallCount += 1
    addIntReturningInt2ArgsForCall.append(count)
    return addIntReturningInt2ReturnValue
  }
}

final class FakePlainJournal: PlainJournal {
  var checkCallCount = 0
  var checkReturnValue: Int = 0
  override func check(_ isTrue: () -> Bool) -> Int {
    checkCallCount += 1
    return checkReturnValue
  }

  var logCallCount = 0
  var logArgsForCall: [String] = []
  var logReturnValue: Int = 0
  override func log(_ message: String) -> Int {
    logCallCount += 1
    logArgsForCall.append(message)
    return logReturnValue
  }
}

final class FakeEagerJournal: PlainJournal, EagerJournal {
  override init() {}

  var checkCallCount = 0
  var checkReturnValue: Int = 0
  override func check(_ isTrue: () -> Bool) -> Int {
    checkCallCount += 1
    return checkReturnValue
  }

  var logCallCount = 0
  var logArgsForCall: [[String]] = []
  var logReturnValue: Int = 0
  func log(_ messages: String...) -> Int {
    logCallCount += 1
    logArgsForCall.append(messages)
    return logReturnValue
  }
}

final class FakeVolume: Volume {
}

final class FakeReprint: Reprint {
}

final class FakeEditionList: EditionList {
  var findIntReturningVolumeOptionalCallCount = 0
  var findIntReturningVolumeOptionalArgsForCall: [Int] = []
  var findIntReturningVolumeOptionalReturnValue: Volume?
  override func find(_ number: Int) -> Volume? {
    findIntReturningVolumeOptionalCallCount += 1
    findIntReturningVolumeOptionalArgsForCall.append(number)
    return findIntReturningVolumeOptionalReturnValue
  }

  var findIntReturningImprintOptionalCallCount = 0
  var findIntReturningImprintOptionalArgsForCall: [Int] = []
  var findIntReturningImprintOptionalReturnValue: Imprint?
  override func find(_ number: Int) -> Imprint? {
    findIntReturningImprintOptionalCallCount += 1
    findIntReturningImprintOptionalArgsForCall.append(number)
    return findIntReturningImprintOptionalReturnValue
  }

  var findIntReturningAnyTrackedCallCount = 0
  var findIntReturningAnyTrackedArgsForCall: [Int] = []
  var findIntReturningAnyTrackedReturnValue: (any Tracked)!
  override func find(_ number: Int) -> any Tracked {
    findIntReturningAnyTrackedCallCount += 1
    findIntReturningAnyTrackedArgsForCall.append(number)
    return findIntReturningAnyTrackedReturnValue
  }

  var findIntReturningResultIntAnyErrorCallCount = 0
  var findIntReturningResultIntAnyErrorArgsForCall: [Int] = []
  var findIntReturningResultIntAnyErrorReturnValue: Result<Int, any Error>!
  override func find(_ number: Int) -> Result<Int, any Error> {
    findIntReturningResultIntAnyErrorCallCount += 1
    findIntReturningResultIntAnyErrorArgsForCall.append(number)
    return findIntReturningResultIntAnyErrorReturnValue
  }
}

final class FakeReprintList: ReprintList {
  var findIntReturningReprintOptionalCallCount = 0
  var findIntReturningReprintOptionalArgsForCall: [Int] = []
  var findIntReturningReprintOptionalReturnValue: Reprint?
  override func find(_ number: Int) -> Reprint? {
    findIntReturningReprintOptionalCallCount += 1
    findIntReturningReprintOptionalArgsForCall.append(number)
    return findIntReturningReprintOptionalReturnValue
  }

  var findIntReturningImprintOptionalCallCount = 0
  var findIntReturningImprintOptionalArgsForCall: [Int] = []
  var findIntReturningImprintOptionalReturnValue: Imprint?
  override func find(_ number: Int) -> Imprint? {
    findIntReturningImprintOptionalCallCount += 1
    findIntReturningImprintOptionalArgsForCall.append(number)
    return findIntReturningImprintOptionalReturnValue
  }

  var findIntReturningAnyTrackedCallCount = 0
  var findIntReturningAnyTrackedArgsForCall: [Int] = []
  var findIntReturningAnyTrackedReturnValue: (any Tracked)!
  override func find(_ number: Int) -> any Tracked {
    findIntReturningAnyTrackedCallCount += 1
    findIntReturningAnyTrackedArgsForCall.append(number)
    return findIntReturningAnyTrackedReturnValue
  }

  var findIntReturningResultIntAnyErrorCallCount = 0
  var findIntReturningResultIntAnyErrorArgsForCall: [Int] = []
  var findIntReturningResultIntAnyErrorReturnValue: Result<Int, any Error>!
  override func find(_ number: Int) -> Result<Int, any Error> {
    findIntReturningResultIntAnyErrorCallCount += 1
    findIntReturningResultIntAnyErrorArgsForCall.append(number)
    return findIntReturningResultIntAnyErrorReturnValue
  }
}

final class FakeTeaKettle: TeaKettle {
  var boilCallCount = 0
  var boilReturnValue: Int = 0
  override func boil() -> Int {
    boilCallCount += 1
    return boilReturnValue
  }

  var pourCallCount = 0
  var pourReturnValue: Int = 0
  override func pour() -> Int {
    pourCallCount += 1
    return pourReturnValue
  }

  var waterCallCount = 0
  var waterReturnValue: Int = 0
  override var water: Int {
    get {
      waterCallCount += 1
      return waterReturnValue
    }
  }
}

final class FakeLoudKettle: LoudKettle {
  #if LOUD
    var boilCallCount = 0
    var boilReturnValue: Int = 0
    override func boil() -> Int {
      boilCallCount += 1
      return boilReturnValue
    }
  #endif

  #if !(LOUD) && (QUIET)
    var boil_CallCount = 0
    var boil_ReturnValue: Int = 0
    override func boil() -> Int {
      boil_CallCount += 1
      return boil_ReturnValue
    }
  #endif

  #if !(LOUD)
    #if !(!(LOUD) && (QUIET))
      var boil__CallCount = 0
      var boil__ReturnValue: Int = 0
      override func boil() -> Int {
        boil__CallCount += 1
        return boil__ReturnValue
      }
    #endif
  #endif

  #if !(LOUD)
    var pourCallCount = 0
    var pourReturnValue: Int = 0
    override func pour() -> Int {
      pourCallCount += 1
      return pourReturnValue
    }
  #endif

  var waterCallCount = 0
  var waterReturnValue: Int = 0
  override var water: Int {
    get {
      waterCallCount += 1
      return waterReturnValue
    }
  }
}

final class FakeLouderKettle: LouderKettle {
  var waterCallCount = 0
  var waterReturnValue: Int = 0
  override var water: Int {
    get {
      waterCallCount += 1
      return waterReturnValue
    }
  }

  #if LOUD
    var boilCallCount = 0
    var boilReturnValue: Int = 0
    override func boil() -> Int {
      boilCallCount += 1
      return boilReturnValue
    }
  #endif

  #if !(LOUD)
    var boil_CallCount = 0
    var boil_ReturnValue: Int = 0
    override func boil() -> Int {
      boil_CallCount += 1
      return boil_ReturnValue
    }

    var pourCallCount = 0
    var pourReturnValue: Int = 0
    override func pour() -> Int {
      pourCallCount += 1
      return pourReturnValue
    }
  #endif
}

final class FakeWorkshop: Workshop {
  #if LOUD
    var latestCallCount = 0
    var latestReturnValue: Volume!
    override func latest() -> Volume {
      latestCallCount += 1
      return latestReturnValue
    }
  #endif

  var firstCallCount = 0
  var firstReturnValue: Volume!
  override func first() -> Volume {
    firstCallCount += 1
    return firstReturnValue
  }
}

final class FakeNightWorkshop: NightWorkshop {
  #if !LOUD
    var latestCallCount = 0
    var latestReturnValue: Volume!
    override func latest() -> Volume {
      latestCallCount += 1
      return latestReturnValue
    }
  #endif

  #if LOUD && QUIET
    var firstCallCount = 0
    var firstReturnValue: Volume!
    override func first() -> Volume {
      firstCallCount += 1
      return firstReturnValue
    }
  #endif

  #if !(LOUD && QUIET) && (QUIET)
    var first_CallCount = 0
    var first_ReturnValue: Reprint!
    override func first() -> Reprint {
      first_CallCount += 1
      return first_ReturnValue
    }
  #endif

  #if !(LOUD && QUIET) && !(QUIET)
    var first__CallCount = 0
    var first__ReturnValue: Reprint!
    override func first() -> Reprint {
      first__CallCount += 1
      return first__ReturnValue
    }
  #endif

  #if LOUD
    var latest_CallCount = 0
    var latest_ReturnValue: Volume!
    override func latest() -> Volume {
      latest_CallCount += 1
      return latest_ReturnValue
    }
  #endif
}

final class FakeLateWorkshop: LateWorkshop {
  var latestCallCount = 0
  var latestReturnValue: Reprint!
  override func latest() -> Reprint {
    latestCallCount += 1
    return latestReturnValue
  }

  #if LOUD && QUIET
    var firstCallCount = 0
    var firstReturnValue: Volume!
    override func first() -> Volume {
      firstCallCount += 1
      return firstReturnValue
    }
  #endif

  #if !(LOUD && QUIET) && (QUIET)
    var first_CallCount = 0
    var first_ReturnValue: Reprint!
    override func first() -> Reprint {
      first_CallCount += 1
      return first_ReturnValue
    }
  #endif

  #if !(LOUD && QUIET) && !(QUIET)
    var first__CallCount = 0
    var first__ReturnValue: Reprint!
    override func first() -> Reprint {
      first__CallCount += 1
      return first__ReturnValue
    }
  #endif
}

final class FakeEntryList<Entry>: EntryList<Entry> {
  var readEntryCallCount = 0
  var readEntryArgsForCall: [Entry] = []
  var readEntryReturnValue: Int = 0
  override func read(_ entry: Entry) -> Int {
    readEntryCallCount += 1
    readEntryArgsForCall.append(entry)
    return readEntryReturnValue
  }

  var readArrayIntCallCount = 0
  var readArrayIntArgsForCall: [Array<Int>] = []
  var readArrayIntReturnValue: Int = 0
  override func read(_ entry: Array<Int>) -> Int {
    readArrayIntCallCount += 1
    readArrayIntArgsForCall.append(entry)
    return readArrayIntReturnValue
  }

  var sizeCallCount = 0
  var sizeReturnValue: Int = 0
  override func size() -> Int {
    sizeCallCount += 1
    return sizeReturnValue
  }
}

final class FakePageCatalogue: PageCatalogue {
  var sizeCallCount = 0
  var sizeReturnValue: Int = 0
  override func size() -> Int {
    sizeCallCount += 1
    return sizeReturnValue
  }
}

final class FakeToolCabinet: ToolCabinet {
  var openDrawerArrayIntCallCount = 0
  var openDrawerArrayIntArgsForCall: [(drawers: [Drawer], slot: Int)] = []
  var openDrawerArrayIntReturnValue: Int = 0
  override func open(_ drawers: [Drawer], _ slot: Int) -> Int {
    openDrawerArrayIntCallCount += 1
    openDrawerArrayIntArgsForCall.append((drawers, slot))
    return openDrawerArrayIntReturnValue
  }

  var openStringIntCallCount = 0
  var openStringIntArgsForCall: [(name: String, slot: Int)] = []
  var openStringIntReturnValue: Int = 0
  override func open(_ name: String, _ slot: Int) -> Int {
    openStringIntCallCount += 1
    openStringIntArgsForCall.append((name, slot))
    return openStringIntReturnValue
  }
}

final class FakeOakCabinet: OakCabinet {
  var openDrawerArraySlotCallCount = 0
  var openDrawerArraySlotArgsForCall: [(drawers: [Drawer], slot: Slot)] = []
  var openDrawerArraySlotReturnValue: Int = 0
  override func open(_ drawers: [Drawer], _ slot: Slot) -> Int {
    openDrawerArraySlotCallCount += 1
    openDrawerArraySlotArgsForCall.append((drawers, slot))
    return openDrawerArraySlotReturnValue
  }

  var openStringSlotCallCount = 0
  var openStringSlotArgsForCall: [(name: String, slot: Slot)] = []
  var openStringSlotReturnValue: Int = 0
  override func open(_ name: String, _ slot: Slot) -> Int {
    openStringSlotCallCount += 1
    openStringSlotArgsForCall.append((name, slot))
    return openStringSlotReturnValue
  }
}

final class FakeNumberBook: NumberBook {
  init() {}

  @available(*, deprecated) var pageIntCallCount = 0
  @available(*, deprecated) var pageIntArgsForCall: [Int] = []
  @available(*, deprecated) var pageIntReturnValue: Int = 0
  @available(*, deprecated)
  func page(_ number: Int) -> Int {
    pageIntCallCount += 1
    pageIntArgsForCall.append(number)
    return pageIntReturnValue
  }

  var pageStringCallCount = 0
  var pageStringArgsForCall: [String] = []
  var pageStringReturnValue: Int = 0
  func page(_ title: String) -> Int {
    pageStringCallCount += 1
    pageStringArgsForCall.append(title)
    return pageStringReturnValue
  }
}

final class FakeCargoLoading: CargoLoading {
  init() {}

  var load_ValueIntVoidCallCount = 0
  var load_ValueIntVoidArgsForCall: [(_ value: Int) -> Void] = []
  var load_ValueIntVoidReturnValue: Int = 0
  func load(_ completion: @escaping (_ value: Int) -> Void) -> Int {
    load_ValueIntVoidCallCount += 1
    load_ValueIntVoidArgsForCall.append(completion)
    return load_ValueIntVoidReturnValue
  }

  var loadIntVoidCallCount = 0
  var loadIntVoidArgsForCall: [(Int) -> Void] = []
  var loadIntVoidReturnValue: String = ""
  func load(_ completion: @escaping (Int) -> Void) async -> String {
    loadIntVoidCallCount += 1
    loadIntVoidArgsForCall.append(completion)
    return loadIntVoidReturnValue
  }

  var showAnyTrackedLabeledCallCount = 0
  var showAnyTrackedLabeledArgsForCall: [any Tracked & Labeled] = []
  var showAnyTrackedLabeledReturnValue: Int?
  func show(_ item: any Tracked & Labeled) async -> Int? {
    showAnyTrackedLabeledCallCount += 1
    showAnyTrackedLabeledArgsForCall.append(item)
    return showAnyTrackedLabeledReturnValue
  }

  var showAnyLabeledTrackedCallCount = 0
  var showAnyLabeledTrackedArgsForCall: [any Labeled & Tracked] = []
  var showAnyLabeledTrackedReturnValue: Bool = false
  func show(_ item: any Labeled & Tracked) -> Bool {
    showAnyLabeledTrackedCallCount += 1
    showAnyLabeledTrackedArgsForCall.append(item)
    return showAnyLabeledTrackedReturnValue
  }
}

final class FakeScales: Scales {
  var weightsCallCount = 0
  var weightsSetCallCount = 0
  var weightsSetArgsForCall: [[Int]] = []
  var weightsReturnValue: [Int] = []
  override var weights: [Int] {
    get {
      weightsCallCount += 1
      return weightsReturnValue
    }
    set {
      weightsSetCallCount += 1
      weightsSetArgsForCall.append(newValue)
      weightsReturnValue = newValue
    }
  }

  var weightCallCount = 0
  var weightSetCallCount = 0
  var weightSetArgsForCall: [Double] = []
  var weightReturnValue: Double = 0
  override var weight: Double {
    get {
      weightCallCount += 1
      return weightReturnValue
    }
    set {
      weightSetCallCount += 1
      weightSetArgsForCall.append(newValue)
      weightReturnValue = newValue
    }
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

  var usesCallCount = 0
  var usesSetCallCount = 0
  var usesSetArgsForCall: [Int] = []
  var usesReturnValue: Int = 0
  override var uses: Int {
    get {
      usesCallCount += 1
      return usesReturnValue
    }
    set {
      usesSetCallCount += 1
      usesSetArgsForCall.append(newValue)
      usesReturnValue = newValue
    }
  }
}

final class FakeChorus: Chorus {
  init() {}

  var singCallCount = 0
  var singReturnValue: ((String, Int...) -> Void)!
  var sing: (String, Int...) -> Void {
    get {
      singCallCount += 1
      return singReturnValue
    }
  }

  var repeatedCallCount = 0
  var repeatedReturnValue: ((Int...) -> Int)!
  func repeated() -> (Int...) -> Int {
    repeatedCallCount += 1
    return repeatedReturnValue
  }
}
