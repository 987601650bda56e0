// Written by mimus-fake: changes made here are lost.

@testable import App
@testable public import Core

public final class FakeParent: Parent, @unchecked Sendable {
  public init() {}

  public var parentCallCount = 0
  public var parentArgsForCall: [Int] = []
  public var parentReturnValue: String = ""
  public func parent(_ x: Int) -> String {
    parentCallCount += 1
    parentArgsForCall.append(x)
    return parentReturnValue
  }

  public var paCallCount = 0
  public func pa() async {
    paCallCount += 1
  }

  public var vCallCount = 0
  public var vSetCallCount = 0
  public var vSetArgsForCall: [Int] = []
  public var vReturnValue: Int = 0
  public var v: Int {
    get {
      vCallCount += 1
      return vReturnValue
    }
    set {
      vSetCallCount += 1
      vSetArgsForCall.append(newValue)
      vReturnValue = newValue
    }
  }
}

public final class FakeParentE: ParentE, @unchecked Sendable {
  public init() {}

  public var parentCallCount = 0
  public var parentArgsForCall: [Int] = []
  public var parentReturnValue: String = ""
  public func parent(_ x: Int) -> String {
    parentCallCount += 1
    parentArgsForCall.append(x)
    return parentReturnValue
  }
}

@MainActor
final class FakeHeir: Heir, @unchecked Sendable {
  init() {}

  @safe nonisolated(unsafe) var parentCallCount = 0
  @safe nonisolated(unsafe) var parentArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var parentReturnValue: String = ""
  nonisolated func parent(_ x: Int) -> String {
    parentCallCount += 1
    parentArgsForCall.append(x)
    return parentReturnValue
  }

  @safe nonisolated(unsafe) var paCallCount = 0
  nonisolated func pa() async {
    paCallCount += 1
  }

  @safe nonisolated(unsafe) var vCallCount = 0
  @safe nonisolated(unsafe) var vSetCallCount = 0
  @safe nonisolated(unsafe) var vSetArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var vReturnValue: Int = 0
  nonisolated var v: Int {
    get {
      vCallCount += 1
      return vReturnValue
    }
    set {
      vSetCallCount += 1
      vSetArgsForCall.append(newValue)
      vReturnValue = newValue
    }
  }

  var shCallCount = 0
  func sh() {
    shCallCount += 1
  }
}

@MainActor
final class FakeHeirE: HeirE, @unchecked Sendable {
  init() {}

  @safe nonisolated(unsafe) var parentCallCount = 0
  @safe nonisolated(unsafe) var parentArgsForCall: [Int] = []
  @safe nonisolated(unsafe) var parentReturnValue: String = ""
  nonisolated func parent(_ x: Int) -> String {
    parentCallCount += 1
    parentArgsForCall.append(x)
    return parentReturnValue
  }

  var shCallCount = 0
  func sh() {
    shCallCount += 1
  }
}
