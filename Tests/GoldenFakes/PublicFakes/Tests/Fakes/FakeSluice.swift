// Written by mimus-fake: changes made here are lost.

@testable public import Canal

public final class FakeSluice: Sluice, @unchecked Sendable {
  public init() {}

  public var loadCallCount = 0
  public var loadError: (any Error)?
  public func load<Crate: ~Copyable>(
    _ check: nonisolated(nonsending) (_ number: Int) async throws -> Crate
  ) async throws -> Crate {
    loadCallCount += 1
    if let error = loadError { throw error }
    Swift.fatalError("load(_:) cannot give a value of a type that only its caller knows")
  }

  public var towCallCount = 0
  public var towArgsForCall: [nonisolated(nonsending) @Sendable (Int) async -> Void] = []
  public func tow(_ arrive: nonisolated(nonsending) @escaping @Sendable (Int) async -> Void) async {
    towCallCount += 1
    towArgsForCall.append(arrive)
  }

  public var hornCallCount = 0
  public var hornSetCallCount = 0
  public var hornSetArgsForCall: [(nonisolated(nonsending) () async -> Int)?] = []
  public var hornReturnValue: (nonisolated(nonsending) () async -> Int)?
  public var horn: (nonisolated(nonsending) () async -> Int)? {
    get {
      hornCallCount += 1
      return hornReturnValue
    }
    set {
      hornSetCallCount += 1
      hornSetArgsForCall.append(newValue)
      hornReturnValue = newValue
    }
  }

  public var crewsCallCount = 0
  public var crewsSetCallCount = 0
  public var crewsSetArgsForCall: [[String: nonisolated(nonsending) @Sendable (Int) async throws -> Void]] = []
  public var crewsReturnValue: [String: nonisolated(nonsending) @Sendable (Int) async throws -> Void] = [:]
  public var crews: [String: nonisolated(nonsending) @Sendable (Int) async throws -> Void] {
    get {
      crewsCallCount += 1
      return crewsReturnValue
    }
    set {
      crewsSetCallCount += 1
      crewsSetArgsForCall.append(newValue)
      crewsReturnValue = newValue
    }
  }
}
