// Written by mimus-fake: changes made here are lost.

public final class FakeAccess: Access {
  @safe nonisolated(unsafe) static var classInternalCallCount = 0
  @safe nonisolated(unsafe) static var classInternalArgsForCall: [Int] = []
  @safe nonisolated(unsafe) static var classInternalReturnValue: Int = 0
  override class func classInternal(_ number: Int) -> Int {
    classInternalCallCount += 1
    classInternalArgsForCall.append(number)
    return classInternalReturnValue
  }

  @safe public nonisolated(unsafe) static var classPublicCallCount = 0
  @safe public nonisolated(unsafe) static var classPublicReturnValue: String = ""
  override public class func classPublic() -> String {
    classPublicCallCount += 1
    return classPublicReturnValue
  }

  var plainCallCount = 0
  override func plain() {
    plainCallCount += 1
  }

  public var publishedCallCount = 0
  public var publishedArgsForCall: [String] = []
  public var publishedReturnValue: Bool = false
  override public func published(_ text: String) -> Bool {
    publishedCallCount += 1
    publishedArgsForCall.append(text)
    return publishedReturnValue
  }

  var insideCallCount = 0
  override func inside() {
    insideCallCount += 1
  }

  public var openedCallCount = 0
  override public func opened() {
    openedCallCount += 1
  }
}

final class FakeNames: Names {
  var finalizeCallCount = 0
  var finalizeReturnValue: Int = 0
  override func finalize() -> Int {
    finalizeCallCount += 1
    return finalizeReturnValue
  }

  var privateStuffCallCount = 0
  var privateStuffReturnValue: Int = 0
  override func privateStuff() -> Int {
    privateStuffCallCount += 1
    return privateStuffReturnValue
  }

  var classifyCallCount = 0
  var classifyArgsForCall: [String] = []
  var classifyReturnValue: Int = 0
  override func classify(_ title: String) -> Int {
    classifyCallCount += 1
    classifyArgsForCall.append(title)
    return classifyReturnValue
  }

  var defaultCallCount = 0
  var defaultArgsForCall: [String] = []
  var defaultReturnValue: Int = 0
  override func `default`(in place: String) -> Int {
    defaultCallCount += 1
    defaultArgsForCall.append(place)
    return defaultReturnValue
  }

  var count_CallCount = 0
  var count_ReturnValue: Int = 0
  override func count() -> Int {
    count_CallCount += 1
    return count_ReturnValue
  }

  var countCallCountCallCount = 0
  var countCallCountReturnValue: Int = 0
  override var countCallCount: Int {
    get {
      countCallCountCallCount += 1
      return countCallCountReturnValue
    }
  }

  var stockCallCount = 0
  var stockSetCallCount = 0
  var stockSetArgsForCall: [Int] = []
  var stockReturnValue: Int = 0
  override var stock: Int {
    get {
      stockCallCount += 1
      return stockReturnValue
    }
    set {
      stockSetCallCount += 1
      stockSetArgsForCall.append(newValue)
      stockReturnValue = newValue
    }
  }

  var stockSet_CallCount = 0
  var stockSet_ReturnValue: Int = 0
  override func stockSet() -> Int {
    stockSet_CallCount += 1
    return stockSet_ReturnValue
  }
}

final class FakeLifetime: Lifetime {
  var greetCallCount = 0
  var greetReturnValue: String = ""
  override func greet() -> String {
    greetCallCount += 1
    return greetReturnValue
  }
}

final class FakeLaterLifetime: LaterLifetime {
  var greetCallCount = 0
  var greetReturnValue: String = ""
  override func greet() -> String {
    greetCallCount += 1
    return greetReturnValue
  }

  var moreCallCount = 0
  override func more() {
    moreCallCount += 1
  }
}

final class FakeValues: Values {
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

  var ratingCallCount = 0
  var ratingReturnValue: Double = 0
  override var rating: Double {
    get {
      ratingCallCount += 1
      return ratingReturnValue
    }
  }

  var historyCallCount = 0
  var historyReturnValue: [String] = []
  override var history: [String] {
    get {
      historyCallCount += 1
      return historyReturnValue
    }
  }

  var slowCallCount = 0
  var slowSetCallCount = 0
  var slowSetArgsForCall: [Int] = []
  var slowReturnValue: Int = 0
  override var slow: Int {
    get {
      slowCallCount += 1
      return slowReturnValue
    }
    set {
      slowSetCallCount += 1
      slowSetArgsForCall.append(newValue)
      slowReturnValue = newValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(index: Int, newValue: String)] = []
  var subscriptReturnValue: String = ""
  override subscript(_ index: Int) -> String {
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

  var subscriptNameCallCount = 0
  var subscriptNameArgsForCall: [String] = []
  var subscriptNameReturnValue: Int?
  override subscript(name name: String) -> Int? {
    get {
      subscriptNameCallCount += 1
      subscriptNameArgsForCall.append(name)
      return subscriptNameReturnValue
    }
  }
}
