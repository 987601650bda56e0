// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeBarista: Barista {
  var blendCallCount = 0
  var blendSetCallCount = 0
  var blendSetArgsForCall: [Blend] = []
  var blendReturnValue: Blend!
  override var blend: Blend {
    get {
      blendCallCount += 1
      return blendReturnValue
    }
    set {
      blendSetCallCount += 1
      blendSetArgsForCall.append(newValue)
      blendReturnValue = newValue
    }
  }

  var ordersCallCount = 0
  var ordersSetCallCount = 0
  var ordersSetArgsForCall: [[Blend]] = []
  var ordersReturnValue: [Blend] = []
  override var orders: [Blend] {
    get {
      ordersCallCount += 1
      return ordersReturnValue
    }
    set {
      ordersSetCallCount += 1
      ordersSetArgsForCall.append(newValue)
      ordersReturnValue = newValue
    }
  }

  var tablesCallCount = 0
  var tablesSetCallCount = 0
  var tablesSetArgsForCall: [[Int: [Blend]]] = []
  var tablesReturnValue: [Int: [Blend]] = [:]
  override var tables: [Int: [Blend]] {
    get {
      tablesCallCount += 1
      return tablesReturnValue
    }
    set {
      tablesSetCallCount += 1
      tablesSetArgsForCall.append(newValue)
      tablesReturnValue = newValue
    }
  }

  var namesCallCount = 0
  var namesSetCallCount = 0
  var namesSetArgsForCall: [Set<String>] = []
  var namesReturnValue: Set<String> = []
  override var names: Set<String> {
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

  var sinceCallCount = 0
  var sinceSetCallCount = 0
  var sinceSetArgsForCall: [Date] = []
  var sinceReturnValue: Date!
  override var since: Date {
    get {
      sinceCallCount += 1
      return sinceReturnValue
    }
    set {
      sinceSetCallCount += 1
      sinceSetArgsForCall.append(newValue)
      sinceReturnValue = newValue
    }
  }

  var roastCallCount = 0
  var roastSetCallCount = 0
  var roastSetArgsForCall: [Blend.Roast] = []
  var roastReturnValue: Blend.Roast!
  override var roast: Blend.Roast {
    get {
      roastCallCount += 1
      return roastReturnValue
    }
    set {
      roastSetCallCount += 1
      roastSetArgsForCall.append(newValue)
      roastReturnValue = newValue
    }
  }

  var grindCallCount = 0
  var grindSetCallCount = 0
  var grindSetArgsForCall: [Grind] = []
  var grindReturnValue: Grind!
  override var grind: Grind {
    get {
      grindCallCount += 1
      return grindReturnValue
    }
    set {
      grindSetCallCount += 1
      grindSetArgsForCall.append(newValue)
      grindReturnValue = newValue
    }
  }

  var queueCallCount = 0
  var queueSetCallCount = 0
  var queueSetArgsForCall: [DispatchQueue] = []
  var queueReturnValue: DispatchQueue!
  override var queue: DispatchQueue {
    get {
      queueCallCount += 1
      return queueReturnValue
    }
    set {
      queueSetCallCount += 1
      queueSetArgsForCall.append(newValue)
      queueReturnValue = newValue
    }
  }

  var filesCallCount = 0
  var filesSetCallCount = 0
  var filesSetArgsForCall: [FileManager] = []
  var filesReturnValue: FileManager!
  override var files: FileManager {
    get {
      filesCallCount += 1
      return filesReturnValue
    }
    set {
      filesSetCallCount += 1
      filesSetArgsForCall.append(newValue)
      filesReturnValue = newValue
    }
  }

  var brewCallCount = 0
  var brewArgsForCall: [(blend: Blend, until: Date)] = []
  var brewReturnValue: Int = 0
  override func brew(_ blend: Blend = .house, until: Date = .init()) -> Int {
    brewCallCount += 1
    brewArgsForCall.append((blend, until))
    return brewReturnValue
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension Roastery {
  final class FakeRoaster: Roaster {
    init() {}

    var roastCallCount = 0
    var roastArgsForCall: [Blend] = []
    var roastReturnValue: Int = 0
    func roast(_ blend: Blend) -> Int {
      roastCallCount += 1
      roastArgsForCall.append(blend)
      return roastReturnValue
    }
  }
}

extension Bistro.Plate {
  final class FakeHolder: Holder {
    var plateCallCount = 0
    var plateSetCallCount = 0
    var plateSetArgsForCall: [Bistro.Plate<Item>] = []
    var plateReturnValue: Bistro.Plate<Item>!
    override var plate: Bistro.Plate<Item> {
      get {
        plateCallCount += 1
        return plateReturnValue
      }
      set {
        plateSetCallCount += 1
        plateSetArgsForCall.append(newValue)
        plateReturnValue = newValue
      }
    }

    var turnCallCount = 0
    var turnArgsForCall: [(side: Bistro.Plate<Item>.Side, other: Bistro.Plate<Int>)] = []
    var turnReturnValue: [Item] = []
    override func turn(_ side: Bistro.Plate<Item>.Side, like other: Bistro.Plate<Int>) -> [Item] {
      turnCallCount += 1
      turnArgsForCall.append((side, other))
      return turnReturnValue
    }
  }
}
