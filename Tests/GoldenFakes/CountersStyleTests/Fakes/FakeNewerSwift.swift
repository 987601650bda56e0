// Written by mimus-fake: changes made here are lost.

import Foundation

#if compiler(>=6.3)
  final class FakeLinker: Linker {
    init() {}

    var openCallCount = 0
    var openArgsForCall: [Foundation::URL] = []
    var openReturnValue: Swift::Int!
    func open(_ link: Foundation::URL) -> Swift::Int {
      openCallCount += 1
      openArgsForCall.append(link)
      return openReturnValue
    }

    var lastCallCount = 0
    var lastSetCallCount = 0
    var lastSetArgsForCall: [Foundation::URL?] = []
    var lastReturnValue: Foundation::URL?
    var last: Foundation::URL? {
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
  }
#endif

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
final class FakeRows: Rows {
  init() {}

  var sumCallCount = 0
  var sumArgsForCall: [[3 of Int]] = []
  var sumReturnValue: Int = 0
  func sum(_ row: [3 of Int]) -> Int {
    sumCallCount += 1
    sumArgsForCall.append(row)
    return sumReturnValue
  }

  var scaleCallCount = 0
  var scaleArgsForCall: [Any] = []
  var scaleReturnValue: Int = 0
  func scale<let count: Int>(_ row: [count of Int]) -> Int {
    scaleCallCount += 1
    scaleArgsForCall.append(row)
    return scaleReturnValue
  }

  var firstCallCount = 0
  var firstReturnValue: [2 of String]!
  var first: [2 of String] {
    get {
      firstCallCount += 1
      return firstReturnValue
    }
  }
}

final class FakeSpeaking: Speaking {
  init() {}

  var sayHelloCallCount = 0
  var sayHelloArgsForCall: [String] = []
  var sayHelloReturnValue: Bool = false
  func `say hello`(to `the guest`: String) -> Bool {
    sayHelloCallCount += 1
    sayHelloArgsForCall.append(`the guest`)
    return sayHelloReturnValue
  }

  var isOpenCallCount = 0
  var isOpenSetCallCount = 0
  var isOpenSetArgsForCall: [Bool] = []
  var isOpenReturnValue: Bool = false
  var `is open`: Bool {
    get {
      isOpenCallCount += 1
      return isOpenReturnValue
    }
    set {
      isOpenSetCallCount += 1
      isOpenSetArgsForCall.append(newValue)
      isOpenReturnValue = newValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: String = ""
  subscript(`the row` row: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(row)
      return subscriptReturnValue
    }
  }

  @safe nonisolated(unsafe) static var closeAllCallCount = 0
  static func `close all`() {
    closeAllCallCount += 1
  }
}

final class FakeSigning: Signing {
  init() {}

  var signCallCount = 0
  var signReturnValue: String = ""
  func sign() -> String {
    signCallCount += 1
    return signReturnValue
  }
}

final class FakeSignboard: Signboard {
  var signCallCount = 0
  var signReturnValue: String = ""
  override func sign() -> String {
    signCallCount += 1
    return signReturnValue
  }

  var wipeCallCount = 0
  var wipeReturnValue: Bool = false
  override func wipe() -> Bool {
    wipeCallCount += 1
    return wipeReturnValue
  }
}

final class FakeTuplePacking: TuplePacking {
  init() {}

  var packCallCount = 0
  var packArgsForCall: [Any] = []
  var packReturnValue: Int = 0
  func pack<each Item>(_ items: (repeat each Item)) -> Int {
    packCallCount += 1
    packArgsForCall.append(items)
    return packReturnValue
  }

  var labelCallCount = 0
  var labelArgsForCall: [Any] = []
  var labelReturnValue: Int = 0
  func label<each Item>(_ items: (Int, repeat each Item)) -> Int {
    labelCallCount += 1
    labelArgsForCall.append(items)
    return labelReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [[Any]] = []
  var subscriptReturnValue: Int = 0
  subscript<each Item>(_ items: repeat each Item) -> Int {
    get {
      subscriptCallCount += 1
      var subscriptItems: [Any] = []
      for value in repeat each items { subscriptItems.append(value) }
      subscriptArgsForCall.append(subscriptItems)
      return subscriptReturnValue
    }
  }
}

final class FakeSealing: Sealing {
  init() {}

  var sealCallCount = 0
  var sealReturnValue: (() -> Seal)!
  func seal() -> Seal {
    sealCallCount += 1
    return sealReturnValue()
  }

  var stampCallCount = 0
  func stamp(_ seal: consuming Seal) {
    stampCallCount += 1
  }
}
