// Written by mimus-fake: changes made here are lost.

public final class FakePublicProtocol: PublicProtocol {
  public init() {}

  public init(name: String) {
  }

  public var fCallCount = 0
  public var fArgsForCall: [Int] = []
  public var fError: (any Error)?
  public var fReturnValue: Int = 0
  public func f(_ value: Int) throws -> Int {
    fCallCount += 1
    fArgsForCall.append(value)
    if let error = fError { throw error }
    return fReturnValue
  }

  public var xCallCount = 0
  public var xSetCallCount = 0
  public var xSetArgsForCall: [String] = []
  public var xReturnValue: String = ""
  public var x: String {
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

  @safe public nonisolated(unsafe) static var makeCallCount = 0
  @safe public nonisolated(unsafe) static var makeReturnValue: Int = 0
  public static func make() -> Int {
    makeCallCount += 1
    return makeReturnValue
  }

  public var changeCallCount = 0
  public var changeArgsForCall: [Int] = []
  public func change(_ value: inout Int) {
    changeCallCount += 1
    changeArgsForCall.append(value)
  }
}

package final class FakePackageProtocol: PackageProtocol {
  package init() {}

  package var fCallCount = 0
  package var fReturnValue: Int = 0
  package func f() -> Int {
    fCallCount += 1
    return fReturnValue
  }
}

final class FakeInternalProtocol: InternalProtocol {
  init() {}

  var fCallCount = 0
  var fReturnValue: Int = 0
  func f() -> Int {
    fCallCount += 1
    return fReturnValue
  }
}

public final class FakePublicAssociated<Item>: PublicAssociated {
  public init() {}

  public var fCallCount = 0
  public var fArgsForCall: [Item] = []
  public func f(_ item: Item) {
    fCallCount += 1
    fArgsForCall.append(item)
  }

  public static func == (one: FakePublicAssociated<Item>, other: FakePublicAssociated<Item>) -> Bool {
    one === other
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public var description: String { "FakePublicAssociated" }
}

public final class FakeOpenClass: OpenClass {
  public var fCallCount = 0
  public var fReturnValue: Int = 0
  override public func f() -> Int {
    fCallCount += 1
    return fReturnValue
  }

  public var gCallCount = 0
  override public func g() {
    gCallCount += 1
  }

  var hCallCount = 0
  override func h() {
    hCallCount += 1
  }

  public var xCallCount = 0
  public var xSetCallCount = 0
  public var xSetArgsForCall: [Int] = []
  public var xReturnValue: Int = 0
  override public var x: Int {
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

  public var yCallCount = 0
  public var ySetCallCount = 0
  public var ySetArgsForCall: [Int] = []
  public var yReturnValue: Int = 0
  override public var y: Int {
    get {
      yCallCount += 1
      return yReturnValue
    }
    set {
      ySetCallCount += 1
      ySetArgsForCall.append(newValue)
      yReturnValue = newValue
    }
  }
}

extension PublicOuter {
  public final class FakeInner: Inner {
    public init() {}

    public var fCallCount = 0
    public func f() {
      fCallCount += 1
    }
  }
}
