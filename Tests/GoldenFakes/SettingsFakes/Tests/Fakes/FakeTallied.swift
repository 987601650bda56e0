// Written by mimus-fake: changes made here are lost.

@testable public import Quay

public nonisolated final class FakeWinder: Winder {
  public var turnCallCount = 0
  public var turnArgsForCall: [Cask] = []
  public var turnReturnValue: Int = 0
  @concurrent
  override public func turn(_ cask: Cask) async -> Int {
    turnCallCount += 1
    turnArgsForCall.append(cask)
    return turnReturnValue
  }

  public var liftCallCount = 0
  public var liftReturnValue: Int = 0
  @concurrent
  override public func lift(_ haul: @concurrent () async -> Int) async -> Int {
    liftCallCount += 1
    return liftReturnValue
  }

  @safe public nonisolated(unsafe) static var countCallCount = 0
  @safe public nonisolated(unsafe) static var countReturnValue: Int = 0
  override public class func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

public nonisolated final class FakeCoxswain: Coxswain {
  public init() {}

  @safe public nonisolated(unsafe) static var crewCallCount = 0
  @safe public nonisolated(unsafe) static var crewSetCallCount = 0
  @safe public nonisolated(unsafe) static var crewSetArgsForCall: [Int] = []
  @safe public nonisolated(unsafe) static var crewReturnValue: Int = 0
  public static var crew: Int {
    get {
      crewCallCount += 1
      return crewReturnValue
    }
    set {
      crewSetCallCount += 1
      crewSetArgsForCall.append(newValue)
      crewReturnValue = newValue
    }
  }

  public var whistleCallCount = 0
  public var whistleSetCallCount = 0
  public var whistleSetArgsForCall: [(@MainActor @Sendable () -> Void)?] = []
  public var whistleReturnValue: (@MainActor @Sendable () -> Void)?
  public var whistle: (@MainActor @Sendable () -> Void)? {
    get {
      whistleCallCount += 1
      return whistleReturnValue
    }
    set {
      whistleSetCallCount += 1
      whistleSetArgsForCall.append(newValue)
      whistleReturnValue = newValue
    }
  }

  public var pipeCallCount = 0
  public var pipeArgsForCall: [@concurrent () async -> Int] = []
  public var pipeReturnValue: Int = 0
  @concurrent
  public func pipe(_ call: @escaping @concurrent () async -> Int) async -> Int {
    pipeCallCount += 1
    pipeArgsForCall.append(call)
    return pipeReturnValue
  }
}

public nonisolated final class FakeLamps: @unchecked Sendable {
  public init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  public var client: Lamps {
    Lamps(
      flash: { argument1 in self.flash(argument1) }
    )
  }

  public var flashCallCount = 0
  public var flashArgsForCall: [Int] = []
  public var flashReturnValue: Int = 0
  public func flash(_ argument1: Int) -> Int {
    flashCallCount += 1
    flashArgsForCall.append(argument1)
    return flashReturnValue
  }
}
