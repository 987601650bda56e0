// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeTitleArranger: TitleArranger {
  init() {}

  var arrangeStringArrayReturningVoidCallCount = 0
  var arrangeStringArrayReturningVoidArgsForCall: [[String]] = []
  func arrange(_ titles: inout [String]) {
    arrangeStringArrayReturningVoidCallCount += 1
    arrangeStringArrayReturningVoidArgsForCall.append(titles)
  }

  var arrangeStringArrayReturningStringArrayCallCount = 0
  var arrangeStringArrayReturningStringArrayArgsForCall: [[String]] = []
  var arrangeStringArrayReturningStringArrayReturnValue: [String] = []
  func arrange(_ titles: [String]) -> [String] {
    arrangeStringArrayReturningStringArrayCallCount += 1
    arrangeStringArrayReturningStringArrayArgsForCall.append(titles)
    return arrangeStringArrayReturningStringArrayReturnValue
  }

  var labelIntCallCount = 0
  var labelIntArgsForCall: [[Int]] = []
  var labelIntReturnValue: String = ""
  func label(_ places: Int...) -> String {
    labelIntCallCount += 1
    labelIntArgsForCall.append(places)
    return labelIntReturnValue
  }

  var labelIntArrayCallCount = 0
  var labelIntArrayArgsForCall: [[Int]] = []
  var labelIntArrayError: (any Error)?
  var labelIntArrayReturnValue: [UInt8] = []
  func label(_ places: [Int]) throws -> [UInt8] {
    labelIntArrayCallCount += 1
    labelIntArrayArgsForCall.append(places)
    if let error = labelIntArrayError { throw error }
    return labelIntArrayReturnValue
  }
}

final class FakeKeyedDaybook: KeyedDaybook {
  init() {}

  var entryStringReturningIntOptionalCallCount = 0
  var entryStringReturningIntOptionalArgsForCall: [String] = []
  var entryStringReturningIntOptionalReturnValue: Int?
  func entry(_ key: String) -> Int? {
    entryStringReturningIntOptionalCallCount += 1
    entryStringReturningIntOptionalArgsForCall.append(key)
    return entryStringReturningIntOptionalReturnValue
  }

  var entryStringReturningStringOptionalCallCount = 0
  var entryStringReturningStringOptionalArgsForCall: [String] = []
  var entryStringReturningStringOptionalReturnValue: String?
  func entry(_ key: String) -> String? {
    entryStringReturningStringOptionalCallCount += 1
    entryStringReturningStringOptionalArgsForCall.append(key)
    return entryStringReturningStringOptionalReturnValue
  }

  var entryStringDecodableCallCount = 0
  var entryStringDecodableArgsForCall: [String] = []
  var entryStringDecodableReturnValue: Any?
  func entry<Entry: Decodable>(_ key: String) -> Entry? {
    entryStringDecodableCallCount += 1
    entryStringDecodableArgsForCall.append(key)
    return entryStringDecodableReturnValue as? Entry
  }

  var lastReturningIntCallCount = 0
  var lastReturningIntReturnValue: Int = 0
  func last() -> Int {
    lastReturningIntCallCount += 1
    return lastReturningIntReturnValue
  }

  var lastReturningEntryCallCount = 0
  var lastReturningEntryReturnValue: Any!
  func last<Entry>() -> Entry {
    lastReturningEntryCallCount += 1
    return lastReturningEntryReturnValue as! Entry
  }
}

final class FakeCardIndexer: CardIndexer {
  init() {}

  var numberAnyHashableCallCount = 0
  var numberAnyHashableArgsForCall: [AnyHashable] = []
  var numberAnyHashableReturnValue: Int = 0
  func number(_ key: AnyHashable) -> Int {
    numberAnyHashableCallCount += 1
    numberAnyHashableArgsForCall.append(key)
    return numberAnyHashableReturnValue
  }

  var numberStringCallCount = 0
  var numberStringArgsForCall: [String] = []
  var numberStringReturnValue: Int = 0
  func number(_ title: String) -> Int {
    numberStringCallCount += 1
    numberStringArgsForCall.append(title)
    return numberStringReturnValue
  }

  var noteNSStringCallCount = 0
  var noteNSStringArgsForCall: [NSString] = []
  var noteNSStringReturnValue: Int = 0
  func note(_ text: NSString) -> Int {
    noteNSStringCallCount += 1
    noteNSStringArgsForCall.append(text)
    return noteNSStringReturnValue
  }

  var noteStringCallCount = 0
  var noteStringArgsForCall: [String] = []
  var noteStringReturnValue: Int = 0
  func note(_ text: String) -> Int {
    noteStringCallCount += 1
    noteStringArgsForCall.append(text)
    return noteStringReturnValue
  }
}

final class FakePlainLeaf: PlainLeaf {
}

final class FakeRuledLeaf: RuledLeaf {
}

final class FakePricedLeaf: PricedLeaf {
  init() {}
}

final class FakeTaxedLeaf: TaxedLeaf {
  init() {}
}

final class FakeLeafRack: LeafRack {
  init() {}

  var leafAtIntReturningPlainLeafCallCount = 0
  var leafAtIntReturningPlainLeafArgsForCall: [Int] = []
  var leafAtIntReturningPlainLeafReturnValue: PlainLeaf!
  func leaf(at place: Int) -> PlainLeaf {
    leafAtIntReturningPlainLeafCallCount += 1
    leafAtIntReturningPlainLeafArgsForCall.append(place)
    return leafAtIntReturningPlainLeafReturnValue
  }

  var leafAtIntReturningRuledLeafCallCount = 0
  var leafAtIntReturningRuledLeafArgsForCall: [Int] = []
  var leafAtIntReturningRuledLeafReturnValue: RuledLeaf!
  func leaf(at place: Int) -> RuledLeaf {
    leafAtIntReturningRuledLeafCallCount += 1
    leafAtIntReturningRuledLeafArgsForCall.append(place)
    return leafAtIntReturningRuledLeafReturnValue
  }

  var priceOfIntReturningAnyPricedLeafCallCount = 0
  var priceOfIntReturningAnyPricedLeafArgsForCall: [Int] = []
  var priceOfIntReturningAnyPricedLeafError: (any Error)?
  var priceOfIntReturningAnyPricedLeafReturnValue: (any PricedLeaf)!
  func price(of leaf: Int) async throws -> any PricedLeaf {
    priceOfIntReturningAnyPricedLeafCallCount += 1
    priceOfIntReturningAnyPricedLeafArgsForCall.append(leaf)
    if let error = priceOfIntReturningAnyPricedLeafError { throw error }
    return priceOfIntReturningAnyPricedLeafReturnValue
  }

  var priceOfIntReturningAnyTaxedLeafCallCount = 0
  var priceOfIntReturningAnyTaxedLeafArgsForCall: [Int] = []
  var priceOfIntReturningAnyTaxedLeafError: (any Error)?
  var priceOfIntReturningAnyTaxedLeafReturnValue: (any TaxedLeaf)!
  func price(of leaf: Int) async throws -> any TaxedLeaf {
    priceOfIntReturningAnyTaxedLeafCallCount += 1
    priceOfIntReturningAnyTaxedLeafArgsForCall.append(leaf)
    if let error = priceOfIntReturningAnyTaxedLeafError { throw error }
    return priceOfIntReturningAnyTaxedLeafReturnValue
  }

  var spanReturningFromIntToIntCallCount = 0
  var spanReturningFromIntToIntReturnValue: (from: Int, to: Int) = (0, 0)
  func span() -> (from: Int, to: Int) {
    spanReturningFromIntToIntCallCount += 1
    return spanReturningFromIntToIntReturnValue
  }

  var spanReturningIntIntCallCount = 0
  var spanReturningIntIntReturnValue: (Int, Int) = (0, 0)
  func span() -> (Int, Int) {
    spanReturningIntIntCallCount += 1
    return spanReturningIntIntReturnValue
  }
}
