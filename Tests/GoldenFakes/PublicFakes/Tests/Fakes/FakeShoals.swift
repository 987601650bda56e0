// Written by mimus-fake: changes made here are lost.

@testable public import Bay

@MainActor
public final class FakeShoals: Shoals {
  public init() {}

  public var markCallCount = 0
  public var markArgsForCall: [[Berth: Int]] = []
  public var markReturnValue: Set<Berth> = []
  public func mark(_ depths: [Berth: Int]) -> Set<Berth> {
    markCallCount += 1
    markArgsForCall.append(depths)
    return markReturnValue
  }

  public static var knownCallCount = 0
  public static var knownReturnValue: Set<Berth> = []
  public static func known() -> Set<Berth> {
    knownCallCount += 1
    return knownReturnValue
  }

  @safe public nonisolated(unsafe) static var depthCallCount = 0
  @safe public nonisolated(unsafe) static var depthReturnValue: Int = 0
  public static func depth() -> Int {
    depthCallCount += 1
    return depthReturnValue
  }
}

@MainActor
public final class FakeChart<Symbol>: Chart {
  public init() {}

  public static func symbols(_ symbol: Symbol) -> Set<Berth> {
    FakeChartStatics.symbolsCallCount += 1
    FakeChartStatics.symbolsArgsForCall.append(symbol)
    return FakeChartStatics.symbolsReturnValue
  }
}

/// The static members of every FakeChart, which share their counts.
public enum FakeChartStatics {
  @MainActor public static var symbolsCallCount = 0
  @MainActor public static var symbolsArgsForCall: [Any] = []
  @MainActor public static var symbolsReturnValue: Set<Berth> = []
}
