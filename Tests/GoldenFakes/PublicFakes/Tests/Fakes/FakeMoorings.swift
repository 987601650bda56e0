// Written by mimus-fake: changes made here are lost.

public import Mimus
@testable public import Bay

@MainActor
public final class FakeMoorings: Moorings, Mimus.Mock, Mimus.StaticMock {
  public nonisolated let storage: Mimus.Storage
  private let target: Mimus._Target<any Moorings>?
  public nonisolated static let staticStorage = Mimus.Storage()._of(FakeMoorings.self)

  public init(forwardingTo real: (any Moorings)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMoorings.self)
    target = real.map { Mimus._Target($0) }
  }

  public var free: [Berth: Int] {
    get {
      let call = storage._call("free")
      if let target, call.isUnanswered([Berth: Int].self, Never.self) {
        return target.value.free
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("free.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.free = newValue
      }
      call.keep(newValue, as: "free")
    }
  }

  public var names: [String: Berth] {
    get {
      let call = storage._call("names")
      if let target, call.isUnanswered([String: Berth].self, Never.self) {
        return target.value.names
      }
      return call.answer()
    }
  }

  public func moor(at berths: Set<Berth>) -> Bool {
    let call = storage._call("moor(at:)", berths)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.value.moor(at: berths)
    }
    return call.answer()
  }

  public func state(of berth: Berth) async -> Loading<Berth> {
    let call = storage._call("state(of:)", berth)
    if let target, await call.isAsyncUnanswered(Loading<Berth>.self, Never.self) {
      return await target.value.state(of: berth)
    }
    return await call.asyncAnswer()
  }

  public func close(_ berths: Berths) {
    let call = storage._call("close(_:)", berths)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.close(berths)
    }
    return call.answer()
  }

  public func swap(_ berths: inout Set<Berth>) {
    let call = storage._call("swap(_:)", berths)
    if let body = call.body(Stubs.SwapStub.Body.self, Void.self) {
      return body.run(&berths)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.swap(&berths)
    }
    return call.answer()
  }

  public func plan(_ plan: Plan<String>) {
    let call = storage._call("plan(_:)", plan)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.plan(plan)
    }
    return call.answer()
  }

  public func log(_ book: Logbook<Berth>) {
    let call = storage._call("log(_:)", book)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.log(book)
    }
    return call.answer()
  }

  public subscript(_ berths: Set<Berth>) -> Int {
    get {
      let call = storage._call("subscript(_:)", berths)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[berths]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", berths, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[berths] = newValue
      }
      call.answer() as Void
    }
  }

  public static func all() -> Set<Berth> {
    let call = staticStorage._inSession._call("all()")
    return call.answer()
  }

  public static func count() -> Int {
    let call = staticStorage._inSession._call("count()")
    return call.answer()
  }

  public nonisolated var stub: Stubs { Stubs(storage: storage) }
  public nonisolated var calls: Calls { Calls(storage: storage) }
  public nonisolated func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public var free: Mimus._StubbedProperty<Mimus._SyncStub<(), [Berth: Int]>, [Berth: Int]> {
      .init(.init(storage, "free"), storage, "free.set(_:)")
    }
    public var names: Mimus._StubbedGetter<Mimus._SyncStub<(), [String: Berth]>> { .init(.init(storage, "names")) }
    @MainActor
    public func moor(at berths: Mimus.Argument<Set<Berth>>) -> Mimus._SyncStub<Set<Berth>, Bool> {
      .init(storage, "moor(at:)", berths)
    }
    @MainActor
    public func state(of berth: Mimus.Argument<Berth>) -> Mimus._AsyncStub<Berth, Loading<Berth>> {
      .init(storage, "state(of:)", berth)
    }
    @MainActor
    public func close(_ berths: Mimus.Argument<Berths>) -> Mimus._SyncStub<Berths, Void> {
      .init(storage, "close(_:)", berths)
    }
    @MainActor
    public func swap(_ berths: Mimus.Argument<Set<Berth>>) -> SwapStub {
      .init(_stub: ._of(storage, "swap(_:)", berths))
    }

    public struct SwapStub: Mimus._ReturningStub {
      public typealias _Value = Void
      public let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Set<Berth>) -> Void }

      @MainActor
      @discardableResult
      public func andDo(
        _ body: @escaping (inout Set<Berth>) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    @MainActor
    public func plan(_ plan: Mimus.Argument<Plan<String>>) -> Mimus._SyncStub<Plan<String>, Void> {
      .init(storage, "plan(_:)", plan)
    }
    public func log(_ book: Mimus.Argument<Logbook<Berth>>) -> Mimus._SyncStub<Logbook<Berth>, Void> {
      .init(storage, "log(_:)", book)
    }
    @MainActor
    public subscript(
      _ berths: Mimus.Argument<Set<Berth>>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Set<Berth>, Int>, (Set<Berth>, Int), Int> {
      .init(.init(storage, "subscript(_:)", berths), set: { .init(storage, "subscript.set(_:newValue:)", berths, $0) })
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    public var free: Mimus._VerifiedProperty<[Berth: Int]> { .init(storage, "free", "free.set(_:)") }
    public var names: Mimus._VerifiedGetter { .init(storage, "names") }
    @MainActor
    public func moor(at berths: Mimus.Argument<Set<Berth>>) { storage.check("moor(at:)", berths) }
    @MainActor
    public func state(of berth: Mimus.Argument<Berth>) { storage.check("state(of:)", berth) }
    @MainActor
    public func close(_ berths: Mimus.Argument<Berths>) { storage.check("close(_:)", berths) }
    @MainActor
    public func swap(_ berths: Mimus.Argument<Set<Berth>>) { storage.check("swap(_:)", berths) }
    @MainActor
    public func plan(_ plan: Mimus.Argument<Plan<String>>) { storage.check("plan(_:)", plan) }
    public func log(_ book: Mimus.Argument<Logbook<Berth>>) { storage.check("log(_:)", book) }
    @MainActor
    public subscript(_ berths: Mimus.Argument<Set<Berth>>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", berths)
    }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public var free: Mimus._PropertyCalls<Void, [Berth: Int]> { .init(storage, "free", "free.set(_:)") }
    public var names: Mimus._GetterCalls<Void> { .init(storage, "names") }
    @MainActor
    public var moor: [Set<Berth>] { storage._history("moor(at:)") }
    @MainActor
    public var state: [Berth] { storage._history("state(of:)") }
    @MainActor
    public var close: [Berths] { storage._history("close(_:)") }
    @MainActor
    public var swap: [Set<Berth>] { storage._history("swap(_:)") }
    @MainActor
    public var plan: [Plan<String>] { storage._history("plan(_:)") }
    public var log: [Logbook<Berth>] { storage._history("log(_:)") }
    @MainActor
    public subscript(_ berths: Mimus.Argument<Set<Berth>>) -> Mimus._PropertyCalls<Set<Berth>, Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", berths)
    }
  }

  public nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  public nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  public nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  public struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public func all() -> Mimus._SyncStub<(), Set<Berth>> { .init(storage, "all()") }
    public func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  public struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    public func all() { storage.check("all()") }
    public func count() { storage.check("count()") }
  }

  public struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public var all: [Void] { storage._history("all()") }
    public var count: [Void] { storage._history("count()") }
  }
}

public final class FakePier: Pier, Mimus.Mock {
  public nonisolated let storage: Mimus.Storage
  private let target: (any Pier)?

  public init(forwardingTo real: (any Pier)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePier.self)
    target = real
  }

  public func onChange(_ done: @escaping (Loading<Berth>?) -> Void) {
    let call = storage._call("onChange(_:)", done)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.onChange(done)
    }
    return call.answer()
  }

  public nonisolated var stub: Stubs { Stubs(storage: storage) }
  public nonisolated var calls: Calls { Calls(storage: storage) }
  public nonisolated func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public func onChange(
      _ done: Mimus.Argument<(Loading<Berth>?) -> Void>
    ) -> Mimus._SyncStub<(Loading<Berth>?) -> Void, Void> {
      .init(storage, "onChange(_:)", done)
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    public func onChange(_ done: Mimus.Argument<(Loading<Berth>?) -> Void>) { storage.check("onChange(_:)", done) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public var onChange: [(Loading<Berth>?) -> Void] { storage._history("onChange(_:)") }
  }
}

@MainActor
public final class FakeHarbormaster: Harbormaster, Mimus.Mock {
  public nonisolated let storage = Mimus.Storage()._of(FakeHarbormaster.self)
  /// Whether members without a stub call the superclass's.
  public var callsSuper = false

  public override init() {
    super.init()
    self.storage._record("init()")
  }

  override public func assign(_ berths: [[Berth: Int]]) -> Int {
    let call = storage._call("assign(_:)", berths)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.assign(berths)
    }
    return call.answer()
  }

  public nonisolated var stub: Stubs { Stubs(storage: storage) }
  public nonisolated var calls: Calls { Calls(storage: storage) }
  public nonisolated func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public func assign(_ berths: Mimus.Argument<[[Berth: Int]]>) -> Mimus._SyncStub<[[Berth: Int]], Int> {
      .init(storage, "assign(_:)", berths)
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    public func assign(_ berths: Mimus.Argument<[[Berth: Int]]>) { storage.check("assign(_:)", berths) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    public var assign: [[[Berth: Int]]] { storage._history("assign(_:)") }
  }
}
