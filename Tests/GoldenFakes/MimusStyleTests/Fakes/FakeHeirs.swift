// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeRoster<Row: Identifiable>: Roster, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRoster.self)
  }

  func row(_ id: Row.ID) -> Row? {
    let call = storage._call("row(_:)", id)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func row(_ id: Mimus.Argument<Row.ID>) -> Mimus._SyncStub<Row.ID, Row?> { .init(storage, "row(_:)", id) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func row(_ id: Mimus.Argument<Row.ID>) { storage.check("row(_:)", id) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var row: [Row.ID] { storage._history("row(_:)") }
  }
}

final class FakeTextRoster<Row: Identifiable>: TextRoster, Mimus.Mock where Row.ID == String {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTextRoster.self)
  }

  func row(_ id: Row.ID) -> Row? {
    let call = storage._call("row(_:)", id)
    return call.answer()
  }

  func close() -> Int {
    let call = storage._call("close()")
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func row(_ id: Mimus.Argument<Row.ID>) -> Mimus._SyncStub<Row.ID, Row?> { .init(storage, "row(_:)", id) }
    func close() -> Mimus._SyncStub<(), Int> { .init(storage, "close()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func row(_ id: Mimus.Argument<Row.ID>) { storage.check("row(_:)", id) }
    func close() { storage.check("close()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var row: [Row.ID] { storage._history("row(_:)") }
    var close: [Void] { storage._history("close()") }
  }
}

final class FakeFurnace<Fuel>: Furnace, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFurnace.self)
  }

  func burn(_ fuel: Fuel, then: (Fuel) -> Void) -> [Fuel] {
    let call = storage._call("burn(_:then:)", fuel, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.BurnStub.Body.self, [Fuel].self) {
      return body.run(fuel, then)
    }
    return call.answer()
  }

  func refill() -> Fuel? {
    let call = storage._call("refill()")
    return call.answer()
  }

  subscript(_ fuel: Fuel) -> Int {
    get {
      let call = storage._call("subscript(_:)", fuel)
      return call.answer()
    }
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func burn(_ fuel: Mimus.Argument<Fuel>, then: Mimus.Argument<Mimus._Placeholder>) -> BurnStub {
      .init(_stub: ._of(storage, "burn(_:then:)", fuel, then))
    }

    struct BurnStub: Mimus._ReturningStub {
      typealias _Value = [Fuel]
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Fuel, (Fuel) -> Void) -> [Fuel] }

      @discardableResult
      func andDo(
        _ body: @escaping (Fuel, (Fuel) -> Void) -> [Fuel], fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func refill() -> Mimus._SyncStub<(), Fuel?> { .init(storage, "refill()") }
    subscript(_ fuel: Mimus.Argument<Fuel>) -> Mimus._StubbedGetter<Mimus._SyncStub<Fuel, Int>> {
      .init(.init(storage, "subscript(_:)", fuel))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func burn(_ fuel: Mimus.Argument<Fuel>, then: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("burn(_:then:)", fuel, then)
    }
    func refill() { storage.check("refill()") }
    subscript(_ fuel: Mimus.Argument<Fuel>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", fuel) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var burn: [(fuel: Fuel, then: Mimus._Placeholder)] { storage._history("burn(_:then:)") }
    var refill: [Void] { storage._history("refill()") }
    subscript(_ fuel: Mimus.Argument<Fuel>) -> Mimus._GetterCalls<Fuel> { .init(storage, "subscript(_:)", fuel) }
  }
}

final class FakeCoalFurnace: CoalFurnace, Mimus.Mock {
  typealias Fuel = Int

  let storage: Mimus.Storage
  private let target: (any CoalFurnace)?

  init(forwardingTo real: (any CoalFurnace)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCoalFurnace.self)
    target = real
  }

  func burn(_ fuel: Int, then: (Int) -> Void) -> [Int] {
    let call = storage._call("burn(_:then:)", fuel, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.BurnStub.Body.self, [Int].self) {
      return body.run(fuel, then)
    }
    if let target, call.isUnanswered([Int].self, Never.self) {
      return target.burn(fuel, then: then)
    }
    return call.answer()
  }

  func refill() -> Fuel? {
    let call = storage._call("refill()")
    if let target, call.isUnanswered(Fuel?.self, Never.self) {
      return target.refill()
    }
    return call.answer()
  }

  subscript(_ fuel: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", fuel)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target[fuel]
      }
      return call.answer()
    }
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func burn(_ fuel: Mimus.Argument<Int>, then: Mimus.Argument<Mimus._Placeholder>) -> BurnStub {
      .init(_stub: ._of(storage, "burn(_:then:)", fuel, then))
    }

    struct BurnStub: Mimus._ReturningStub {
      typealias _Value = [Int]
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Int, (Int) -> Void) -> [Int] }

      @discardableResult
      func andDo(
        _ body: @escaping (Int, (Int) -> Void) -> [Int], fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func refill() -> Mimus._SyncStub<(), Fuel?> { .init(storage, "refill()") }
    subscript(_ fuel: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:)", fuel))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func burn(_ fuel: Mimus.Argument<Int>, then: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("burn(_:then:)", fuel, then)
    }
    func refill() { storage.check("refill()") }
    subscript(_ fuel: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", fuel) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var burn: [(fuel: Int, then: Mimus._Placeholder)] { storage._history("burn(_:then:)") }
    var refill: [Void] { storage._history("refill()") }
    subscript(_ fuel: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", fuel) }
  }
}

extension Harvest {
  final class FakeBarn: Barn, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Barn)?

    init(forwardingTo real: (any Barn)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeBarn.self)
      target = real
    }

    func store(_ grain: Grain) -> Grain? {
      let call = storage._call("store(_:)", grain)
      if let target, call.isUnanswered(Grain?.self, Never.self) {
        return target.store(grain)
      }
      return call.answer()
    }

    func reap(_ reaper: Reaper) {
      let call = storage._call("reap(_:)", Mimus._Placeholder("closure"))
      if let body = call.body(Stubs.ReapStub.Body.self, Void.self) {
        return body.run(reaper)
      }
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.reap(reaper)
      }
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func store(_ grain: Mimus.Argument<Grain>) -> Mimus._SyncStub<Grain, Grain?> {
        .init(storage, "store(_:)", grain)
      }
      func reap(_ reaper: Mimus.Argument<Mimus._Placeholder>) -> ReapStub {
        .init(_stub: ._of(storage, "reap(_:)", reaper))
      }

      struct ReapStub: Mimus._ReturningStub {
        typealias _Value = Void
        let _stub: Mimus.CallStub

        fileprivate struct Body: Mimus._Body { let run: (Reaper) -> Void }

        @discardableResult
        func andDo(
          _ body: @escaping (Reaper) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
          line: UInt = #line, column: UInt = #column
        ) -> Self {
          _handing(Body(run: body), fileID, filePath, line, column)
        }
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func store(_ grain: Mimus.Argument<Grain>) { storage.check("store(_:)", grain) }
      func reap(_ reaper: Mimus.Argument<Mimus._Placeholder>) { storage.check("reap(_:)", reaper) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var store: [Grain] { storage._history("store(_:)") }
      var reap: [Mimus._Placeholder] { storage._history("reap(_:)") }
    }
  }
}

extension Harvest {
  final class FakeMill: Mill, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeMill.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override func grind(_ grain: Grain) -> Grain? {
      let call = storage._call("grind(_:)", grain)
      if call.isLeft(toSuper: callsSuper, Grain?.self, Never.self) {
        return super.grind(grain)
      }
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func grind(_ grain: Mimus.Argument<Grain>) -> Mimus._SyncStub<Grain, Grain?> {
        .init(storage, "grind(_:)", grain)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func grind(_ grain: Mimus.Argument<Grain>) { storage.check("grind(_:)", grain) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var grind: [Grain] { storage._history("grind(_:)") }
    }
  }
}

final class FakeRedBarn: RedBarn, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any RedBarn)?

  init(forwardingTo real: (any RedBarn)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRedBarn.self)
    target = real
  }

  func store(_ grain: Harvest.Grain) -> Harvest.Grain? {
    let call = storage._call("store(_:)", grain)
    if let target, call.isUnanswered(Harvest.Grain?.self, Never.self) {
      return target.store(grain)
    }
    return call.answer()
  }

  func reap(_ reaper: Harvest.Reaper) {
    let call = storage._call("reap(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.ReapStub.Body.self, Void.self) {
      return body.run(reaper)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.reap(reaper)
    }
    return call.answer()
  }

  func paint() -> Int {
    let call = storage._call("paint()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.paint()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func store(_ grain: Mimus.Argument<Harvest.Grain>) -> Mimus._SyncStub<Harvest.Grain, Harvest.Grain?> {
      .init(storage, "store(_:)", grain)
    }
    func reap(_ reaper: Mimus.Argument<Mimus._Placeholder>) -> ReapStub {
      .init(_stub: ._of(storage, "reap(_:)", reaper))
    }

    struct ReapStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Harvest.Reaper) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Harvest.Reaper) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func paint() -> Mimus._SyncStub<(), Int> { .init(storage, "paint()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func store(_ grain: Mimus.Argument<Harvest.Grain>) { storage.check("store(_:)", grain) }
    func reap(_ reaper: Mimus.Argument<Mimus._Placeholder>) { storage.check("reap(_:)", reaper) }
    func paint() { storage.check("paint()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var store: [Harvest.Grain] { storage._history("store(_:)") }
    var reap: [Mimus._Placeholder] { storage._history("reap(_:)") }
    var paint: [Void] { storage._history("paint()") }
  }
}

final class FakeWindmill: Windmill, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWindmill.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func turn() -> Int {
    let call = storage._call("turn()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.turn()
    }
    return call.answer()
  }

  override func grind(_ grain: Harvest.Grain) -> Harvest.Grain? {
    let call = storage._call("grind(_:)", grain)
    if call.isLeft(toSuper: callsSuper, Harvest.Grain?.self, Never.self) {
      return super.grind(grain)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func turn() -> Mimus._SyncStub<(), Int> { .init(storage, "turn()") }
    func grind(_ grain: Mimus.Argument<Harvest.Grain>) -> Mimus._SyncStub<Harvest.Grain, Harvest.Grain?> {
      .init(storage, "grind(_:)", grain)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func turn() { storage.check("turn()") }
    func grind(_ grain: Mimus.Argument<Harvest.Grain>) { storage.check("grind(_:)", grain) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var turn: [Void] { storage._history("turn()") }
    var grind: [Harvest.Grain] { storage._history("grind(_:)") }
  }
}

final class FakeScale: Scale, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Scale)?

  init(forwardingTo real: (any Scale)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeScale.self)
    target = real
  }

  func weigh(_ body: () -> Body) -> Body {
    let call = storage._call("weigh(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.WeighStub.Body_.self, Body.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Body.self, Never.self) {
      return target.weigh(body)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func weigh(_ body: Mimus.Argument<Mimus._Placeholder>) -> WeighStub {
      .init(_stub: ._of(storage, "weigh(_:)", body))
    }

    struct WeighStub: Mimus._ReturningStub {
      typealias _Value = Body
      let _stub: Mimus.CallStub

      fileprivate struct Body_: Mimus._Body { let run: (() -> Body) -> Body }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Body) -> Body, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body_(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weigh(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("weigh(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weigh: [Mimus._Placeholder] { storage._history("weigh(_:)") }
  }
}

final class FakeCounter: Counter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Counter)?

  init(forwardingTo real: (any Counter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCounter.self)
    target = real
  }

  func stamp(_ make: () -> StampStub) -> StampStub {
    let call = storage._call("stamp(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.StampStub_.Body.self, StampStub.self) {
      return body.run(make)
    }
    if let target, call.isUnanswered(StampStub.self, Never.self) {
      return target.stamp(make)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func stamp(_ make: Mimus.Argument<Mimus._Placeholder>) -> StampStub_ {
      .init(_stub: ._of(storage, "stamp(_:)", make))
    }

    struct StampStub_: Mimus._ReturningStub {
      typealias _Value = StampStub
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> StampStub) -> StampStub }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> StampStub) -> StampStub, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func stamp(_ make: Mimus.Argument<Mimus._Placeholder>) { storage.check("stamp(_:)", make) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var stamp: [Mimus._Placeholder] { storage._history("stamp(_:)") }
  }
}

final class FakeLogger: Logger, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Logger)?

  init(forwardingTo real: (any Logger)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLogger.self)
    target = real
  }

  func log(_ text: @autoclosure () throws -> String) -> Int {
    let call = storage._call("log(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.LogStub.Body.self, Int.self) {
      return body.run(text)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.log(try text())
    }
    return call.answer()
  }

  func trace(_ text: @autoclosure () async throws -> String) async -> Int {
    let call = storage._call("trace(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.TraceStub.Body.self, Int.self) {
      return await body.run(text)
    }
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.trace(try await text())
    }
    return await call.asyncAnswer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func log(_ text: Mimus.Argument<Mimus._Placeholder>) -> LogStub { .init(_stub: ._of(storage, "log(_:)", text)) }

    struct LogStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws -> String) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws -> String) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func trace(_ text: Mimus.Argument<Mimus._Placeholder>) -> TraceStub {
      .init(_stub: ._of(storage, "trace(_:)", text))
    }

    struct TraceStub: Mimus._SuspendingStub {
      typealias _Value = Int
      typealias _Arguments = Mimus._Placeholder
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: nonisolated(nonsending) (() async throws -> String) async -> Int }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (() async throws -> String) async -> Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func log(_ text: Mimus.Argument<Mimus._Placeholder>) { storage.check("log(_:)", text) }
    func trace(_ text: Mimus.Argument<Mimus._Placeholder>) { storage.check("trace(_:)", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var log: [Mimus._Placeholder] { storage._history("log(_:)") }
    var trace: [Mimus._Placeholder] { storage._history("trace(_:)") }
  }
}

final class FakeFerryman: Ferryman, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Ferryman)?

  init(forwardingTo real: (any Ferryman)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFerryman.self)
    target = real
  }

  func carry<Cargo: ~Copyable & Sendable>(_ cargo: consuming Cargo) -> Int {
    let call = storage._call("carry(_:)", Mimus._Placeholder("Cargo"))
    if let body = call.body(Stubs.CarryStub<Cargo>.Body.self, Int.self) {
      return body.run(cargo)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.carry(cargo)
    }
    return call.answer()
  }

  func fetch<Cargo>(_ make: () -> Cargo) -> Cargo where Cargo: ~Copyable {
    let call = storage._call("fetch(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.FetchStub<Cargo>.Body.self, Swift.Never.self) {
      return body.run(make)
    }
    if let target, call.isUnanswered(Swift.Never.self, Never.self) {
      return target.fetch(make)
    }
    return call.answer(moving: Cargo.self)
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func carry<Cargo: ~Copyable & Sendable>(_ cargo: Mimus.Argument<Mimus._Placeholder>) -> CarryStub<Cargo> {
      .init(_stub: ._of(storage, "carry(_:)", cargo))
    }

    struct CarryStub<Cargo: ~Copyable & Sendable>: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming Cargo) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming Cargo) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func fetch<Cargo>(_ make: Mimus.Argument<Mimus._Placeholder>) -> FetchStub<Cargo> where Cargo: ~Copyable {
      .init(_stub: ._of(storage, "fetch(_:)", make))
    }

    struct FetchStub<Cargo>: Mimus._AnyStub where Cargo: ~Copyable {
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Cargo) -> Cargo }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Cargo) -> Cargo, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func carry(_ cargo: Mimus.Argument<Mimus._Placeholder>) { storage.check("carry(_:)", cargo) }
    func fetch(_ make: Mimus.Argument<Mimus._Placeholder>) { storage.check("fetch(_:)", make) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var carry: [Mimus._Placeholder] { storage._history("carry(_:)") }
    var fetch: [Mimus._Placeholder] { storage._history("fetch(_:)") }
  }
}

final class FakeLoom: Loom, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLoom.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakePowerLoom: PowerLoom, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePowerLoom.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func weave(_ weft: Weft) -> Int {
    let call = storage._call("weave(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.WeaveStub.Body.self, Int.self) {
      return body.run(weft)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.weave(weft)
    }
    return call.answer()
  }

  override func keep(_ weft: @escaping Weft) {
    let call = storage._call("keep(_:)", weft)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.keep(weft)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func weave(_ weft: Mimus.Argument<Mimus._Placeholder>) -> WeaveStub {
      .init(_stub: ._of(storage, "weave(_:)", weft))
    }

    struct WeaveStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Weft) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (Weft) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func keep(_ weft: Mimus.Argument<Weft>) -> Mimus._SyncStub<Weft, Void> { .init(storage, "keep(_:)", weft) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weave(_ weft: Mimus.Argument<Mimus._Placeholder>) { storage.check("weave(_:)", weft) }
    func keep(_ weft: Mimus.Argument<Weft>) { storage.check("keep(_:)", weft) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weave: [Mimus._Placeholder] { storage._history("weave(_:)") }
    var keep: [Weft] { storage._history("keep(_:)") }
  }
}

final class FakeWinding: Winding, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWinding.self)
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeWinch: Winch, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWinch.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func wind(_ turn: Turn) -> Int {
    let call = storage._call("wind(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.WindStub.Body.self, Int.self) {
      return body.run(turn)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.wind(turn)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func wind(_ turn: Mimus.Argument<Mimus._Placeholder>) -> WindStub { .init(_stub: ._of(storage, "wind(_:)", turn)) }

    struct WindStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Turn) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (Turn) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wind(_ turn: Mimus.Argument<Mimus._Placeholder>) { storage.check("wind(_:)", turn) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wind: [Mimus._Placeholder] { storage._history("wind(_:)") }
  }
}

final class FakeGauge: Gauge, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Gauge)?

  init(forwardingTo real: (any Gauge)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGauge.self)
    target = real
  }

  var level: Int {
    get async {
      let call = storage._call("level")
      if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
        return await target.level
      }
      return await call.asyncAnswer()
    }
  }

  func watch(_ body: @escaping () -> Void) {
    let call = storage._call("watch(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.watch(body)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._StubbedGetter<Mimus._AsyncStub<(), Int>> { .init(.init(storage, "level")) }
    func watch(_ body: Mimus.Argument<() -> Void>) -> Mimus._SyncStub<() -> Void, Void> {
      .init(storage, "watch(_:)", body)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var level: Mimus._VerifiedGetter { .init(storage, "level") }
    func watch(_ body: Mimus.Argument<() -> Void>) { storage.check("watch(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._GetterCalls<Void> { .init(storage, "level") }
    var watch: [() -> Void] { storage._history("watch(_:)") }
  }
}

final class FakeMeter: Meter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Meter)?

  init(forwardingTo real: (any Meter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMeter.self)
    target = real
  }

  var level: Int {
    get throws {
      let call = storage._call("level")
      if let target, call.isUnanswered(Int.self) {
        return try target.level
      }
      return try call.throwingAnswer()
    }
  }

  func watch(_ body: @escaping @Sendable () -> Void) {
    let call = storage._call("watch(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.watch(body)
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), any Swift.Error, Int>> {
      .init(.init(storage, "level"))
    }
    func watch(_ body: Mimus.Argument<@Sendable () -> Void>) -> Mimus._SyncStub<@Sendable () -> Void, Void> {
      .init(storage, "watch(_:)", body)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var level: Mimus._VerifiedGetter { .init(storage, "level") }
    func watch(_ body: Mimus.Argument<@Sendable () -> Void>) { storage.check("watch(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._GetterCalls<Void> { .init(storage, "level") }
    var watch: [@Sendable () -> Void] { storage._history("watch(_:)") }
  }
}

final class FakeDial: Dial, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Dial)?

  init(forwardingTo real: (any Dial)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDial.self)
    target = real
  }

  var level: Int {
    get {
      let call = storage._call("level")
      return call.answer()
    }
  }

  func watch(_ body: @escaping () -> Void) {
    let call = storage._call("watch(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.watch(body)
    }
    return call.answer()
  }

  func reset() -> Int {
    let call = storage._call("reset()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.reset()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "level")) }
    func watch(_ body: Mimus.Argument<() -> Void>) -> Mimus._SyncStub<() -> Void, Void> {
      .init(storage, "watch(_:)", body)
    }
    func reset() -> Mimus._SyncStub<(), Int> { .init(storage, "reset()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var level: Mimus._VerifiedGetter { .init(storage, "level") }
    func watch(_ body: Mimus.Argument<() -> Void>) { storage.check("watch(_:)", body) }
    func reset() { storage.check("reset()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._GetterCalls<Void> { .init(storage, "level") }
    var watch: [() -> Void] { storage._history("watch(_:)") }
    var reset: [Void] { storage._history("reset()") }
  }
}

final class FakeTwin<Other>: Twin, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTwin.self)
  }

  func twins() -> [Other] {
    let call = storage._call("twins()")
    return call.answer()
  }

  func age() -> Int {
    let call = storage._call("age()")
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func twins() -> Mimus._SyncStub<(), [Other]> { .init(storage, "twins()") }
    func age() -> Mimus._SyncStub<(), Int> { .init(storage, "age()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func twins() { storage.check("twins()") }
    func age() { storage.check("age()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var twins: [Void] { storage._history("twins()") }
    var age: [Void] { storage._history("age()") }
  }
}

final class FakeSelfTwin: SelfTwin, Mimus.Mock {
  typealias Other = FakeSelfTwin

  let storage: Mimus.Storage
  private let target: (any SelfTwin)?

  init(forwardingTo real: (any SelfTwin)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSelfTwin.self)
    target = real
  }

  func twins() -> [Other] {
    let call = storage._call("twins()")
    return call.answer()
  }

  func age() -> Int {
    let call = storage._call("age()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.age()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func twins() -> Mimus._SyncStub<(), [Other]> { .init(storage, "twins()") }
    func age() -> Mimus._SyncStub<(), Int> { .init(storage, "age()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func twins() { storage.check("twins()") }
    func age() { storage.check("age()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var twins: [Void] { storage._history("twins()") }
    var age: [Void] { storage._history("age()") }
  }
}

final class FakePump<Failure: Error>: Pump, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePump.self)
  }

  func pump() throws(Failure) -> Int {
    let call = storage._call("pump()")
    return try call.throwingAnswer(Failure.self)
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func pump() -> Mimus._SyncThrowingStub<(), Failure, Int> { .init(storage, "pump()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pump() { storage.check("pump()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pump: [Void] { storage._history("pump()") }
  }
}

final class FakeSafePump: SafePump, Mimus.Mock {
  typealias Failure = Never

  let storage: Mimus.Storage
  private let target: (any SafePump)?

  init(forwardingTo real: (any SafePump)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSafePump.self)
    target = real
  }

  func pump() -> Int {
    let call = storage._call("pump()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.pump()
    }
    return call.answer()
  }

  func drain() -> Int {
    let call = storage._call("drain()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.drain()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func pump() -> Mimus._SyncStub<(), Int> { .init(storage, "pump()") }
    func drain() -> Mimus._SyncStub<(), Int> { .init(storage, "drain()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pump() { storage.check("pump()") }
    func drain() { storage.check("drain()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pump: [Void] { storage._history("pump()") }
    var drain: [Void] { storage._history("drain()") }
  }
}

final class FakeCutting<Root, Copy>: Cutting, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCutting.self)
  }

  static func grow(_ root: Root) -> Copy {
    let call = staticStorage._inSession._call("grow(_:)", root)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }

  static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func grow(_ root: Mimus.Argument<Root>) -> Mimus._SyncStub<Root, Copy> { .init(storage, "grow(_:)", root) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func grow(_ root: Mimus.Argument<Root>) { storage.check("grow(_:)", root) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var grow: [Root] { storage._history("grow(_:)") }
  }
}

final class FakeRosebush<Root>: Rosebush, Mimus.Mock, Mimus.StaticMock {
  typealias Copy = FakeRosebush<Root>

  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRosebush.self)
  }

  static func grow(_ root: Root) -> Copy {
    let call = staticStorage._inSession._call("grow(_:)", root)
    return call.answer()
  }

  static func bloom() -> Copy? {
    let call = staticStorage._inSession._call("bloom()")
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }

  static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func grow(_ root: Mimus.Argument<Root>) -> Mimus._SyncStub<Root, Copy> { .init(storage, "grow(_:)", root) }
    func bloom() -> Mimus._SyncStub<(), Copy?> { .init(storage, "bloom()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func grow(_ root: Mimus.Argument<Root>) { storage.check("grow(_:)", root) }
    func bloom() { storage.check("bloom()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var grow: [Root] { storage._history("grow(_:)") }
    var bloom: [Void] { storage._history("bloom()") }
  }
}

#if compiler(>=5)
  final class FakeValve<Value>: Valve, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Valve<Value>)?

    init(forwardingTo real: (any Valve<Value>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeValve.self)
      target = real
    }

    var value: Value {
      get {
        let call = storage._call("value")
        if let target, call.isUnanswered(Value.self, Never.self) {
          return target.value
        }
        return call.answer()
      }
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._StubbedGetter<Mimus._SyncStub<(), Value>> { .init(.init(storage, "value")) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var value: Mimus._VerifiedGetter { .init(storage, "value") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._GetterCalls<Void> { .init(storage, "value") }
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeValve<Value>: Valve, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeValve.self)
    }

    var value: Value {
      get {
        let call = storage._call("value")
        return call.answer()
      }
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._StubbedGetter<Mimus._SyncStub<(), Value>> { .init(.init(storage, "value")) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var value: Mimus._VerifiedGetter { .init(storage, "value") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._GetterCalls<Void> { .init(storage, "value") }
    }
  }
#endif

#if compiler(>=5)
  final class FakeMainValve<Value>: MainValve, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any MainValve<Value>>?

    init(forwardingTo real: (any MainValve<Value>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeMainValve.self)
      target = real.map { Mimus._Target($0) }
    }

    var value: Value {
      get {
        let call = storage._call("value")
        if let target, call.isUnanswered(Value.self, Never.self) {
          return target.value.value
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("value.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.value = newValue
        }
        call.keep(newValue, as: "value")
      }
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._StubbedProperty<Mimus._SyncStub<(), Value>, Value> {
        .init(.init(storage, "value"), storage, "value.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var value: Mimus._VerifiedProperty<Value> { .init(storage, "value", "value.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._PropertyCalls<Void, Value> { .init(storage, "value", "value.set(_:)") }
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeMainValve<Value>: MainValve, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeMainValve.self)
    }

    var value: Value {
      get {
        let call = storage._call("value")
        return call.keptAnswer()
      }
      set {
        let call = storage._call("value.set(_:)", newValue)
        call.keep(newValue, as: "value")
      }
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._StubbedProperty<Mimus._SyncStub<(), Value>, Value> {
        .init(.init(storage, "value"), storage, "value.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var value: Mimus._VerifiedProperty<Value> { .init(storage, "value", "value.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var value: Mimus._PropertyCalls<Void, Value> { .init(storage, "value", "value.set(_:)") }
    }
  }
#endif

final class FakeTap<Value>: Tap, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTap.self)
  }

  var value: Value {
    get {
      let call = storage._call("value")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("value.set(_:)", newValue)
      call.keep(newValue, as: "value")
    }
  }

  func close() -> Value {
    let call = storage._call("close()")
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var value: Mimus._StubbedProperty<Mimus._SyncStub<(), Value>, Value> {
      .init(.init(storage, "value"), storage, "value.set(_:)")
    }
    func close() -> Mimus._SyncStub<(), Value> { .init(storage, "close()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var value: Mimus._VerifiedProperty<Value> { .init(storage, "value", "value.set(_:)") }
    func close() { storage.check("close()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var value: Mimus._PropertyCalls<Void, Value> { .init(storage, "value", "value.set(_:)") }
    var close: [Void] { storage._history("close()") }
  }
}

final class FakeLadder<Element>: Ladder, Mimus.Mock where Element: Hashable {
  typealias Index = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLadder.self)
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func index(before i: Index) -> Index {
    let call = storage._call("index(before:)", i)
    return call.answer()
  }

  func climb() -> Int {
    let call = storage._call("climb()")
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func index(before i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(before:)", i) }
    func climb() -> Mimus._SyncStub<(), Int> { .init(storage, "climb()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func index(before i: Mimus.Argument<Index>) { storage.check("index(before:)", i) }
    func climb() { storage.check("climb()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var indexAfter: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var indexBefore: [Index] { storage._history("index(before:)") }
    var climb: [Void] { storage._history("climb()") }
  }
}

final class FakeReply<Context>: Reply, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeReply.self)
  }

  func send(_ context: Context) -> Int {
    let call = storage._call("send(_:)", context)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func send(_ context: Mimus.Argument<Context>) -> Mimus._SyncStub<Context, Int> {
      .init(storage, "send(_:)", context)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func send(_ context: Mimus.Argument<Context>) { storage.check("send(_:)", context) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var send: [Context] { storage._history("send(_:)") }
  }
}

final class FakeOrigin<Source>: Origin, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOrigin.self)
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeConsole<Answer: Reply>: Console, Mimus.Mock where Answer.Context: Origin<String> {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeConsole.self)
  }

  var answer: Answer {
    get {
      let call = storage._call("answer")
      return call.answer()
    }
  }

  func ask(_ context: Answer.Context) -> [Answer.Context] {
    let call = storage._call("ask(_:)", context)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var answer: Mimus._StubbedGetter<Mimus._SyncStub<(), Answer>> { .init(.init(storage, "answer")) }
    func ask(_ context: Mimus.Argument<Answer.Context>) -> Mimus._SyncStub<Answer.Context, [Answer.Context]> {
      .init(storage, "ask(_:)", context)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var answer: Mimus._VerifiedGetter { .init(storage, "answer") }
    func ask(_ context: Mimus.Argument<Answer.Context>) { storage.check("ask(_:)", context) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var answer: Mimus._GetterCalls<Void> { .init(storage, "answer") }
    var ask: [Answer.Context] { storage._history("ask(_:)") }
  }
}

final class FakeReel<Frame>: Reel, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeReel.self)
  }

  var film: [Frame] {
    get {
      let call = storage._call("film")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("film.set(_:)", newValue)
      call.keep(newValue, as: "film")
    }
  }

  func splice(_ film: [Frame], at place: Int) -> [Frame] {
    let call = storage._call("splice(_:at:)", film, place)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var film: Mimus._StubbedProperty<Mimus._SyncStub<(), [Frame]>, [Frame]> {
      .init(.init(storage, "film"), storage, "film.set(_:)")
    }
    func splice(
      _ film: Mimus.Argument<[Frame]>, at place: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<([Frame], Int), [Frame]> {
      .init(storage, "splice(_:at:)", film, place)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var film: Mimus._VerifiedProperty<[Frame]> { .init(storage, "film", "film.set(_:)") }
    func splice(_ film: Mimus.Argument<[Frame]>, at place: Mimus.Argument<Int>) {
      storage.check("splice(_:at:)", film, place)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var film: Mimus._PropertyCalls<Void, [Frame]> { .init(storage, "film", "film.set(_:)") }
    var splice: [(film: [Frame], at: Int)] { storage._history("splice(_:at:)") }
  }
}

final class FakeRank: Rank, Mimus.Mock {
  typealias RawValue = Int

  let storage: Mimus.Storage
  private let target: (any Rank)?

  init(forwardingTo real: (any Rank)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRank.self)
    target = real
  }

  init?(rawValue: Int) {
    self.storage = Mimus.Storage()._of(FakeRank.self)
    self.target = nil
    self.storage._record("init(rawValue:)", rawValue)
  }

  var rawValue: Int {
    get {
      let call = storage._call("rawValue")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.rawValue
      }
      return call.answer()
    }
  }

  static func == (one: FakeRank, other: FakeRank) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var rawValue: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "rawValue")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var rawValue: Mimus._VerifiedGetter { .init(storage, "rawValue") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rawValue: Mimus._GetterCalls<Void> { .init(storage, "rawValue") }
  }
}

#if compiler(>=5)
  final class FakeMedal<Ribbon>: Medal, Mimus.Mock, Mimus.StaticMock {
    let storage: Mimus.Storage
    static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeMedal.self)
    }

    static func award(_ ribbon: Ribbon) -> Int {
      let call = staticStorage._inSession._call("award(_:)", ribbon)
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
    }

    static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
    static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
    static func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> StaticVerifications {
      StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
    }

    struct StaticStubs {
      fileprivate let storage: Mimus.Storage
      func award(_ ribbon: Mimus.Argument<Ribbon>) -> Mimus._SyncStub<Ribbon, Int> {
        .init(storage, "award(_:)", ribbon)
      }
    }

    struct StaticVerifications {
      fileprivate let storage: Mimus._Verification
      func award(_ ribbon: Mimus.Argument<Ribbon>) { storage.check("award(_:)", ribbon) }
    }

    struct StaticCalls {
      fileprivate let storage: Mimus.Storage
      var award: [Ribbon] { storage._history("award(_:)") }
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeMedal<Ribbon>: Medal, Mimus.Mock, Mimus.StaticMock {
    let storage: Mimus.Storage
    static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeMedal.self)
    }

    static func award(_ ribbon: Ribbon) -> Int {
      let call = staticStorage._inSession._call("award(_:)", ribbon)
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
    }

    static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
    static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
    static func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> StaticVerifications {
      StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
    }

    struct StaticStubs {
      fileprivate let storage: Mimus.Storage
      func award(_ ribbon: Mimus.Argument<Ribbon>) -> Mimus._SyncStub<Ribbon, Int> {
        .init(storage, "award(_:)", ribbon)
      }
    }

    struct StaticVerifications {
      fileprivate let storage: Mimus._Verification
      func award(_ ribbon: Mimus.Argument<Ribbon>) { storage.check("award(_:)", ribbon) }
    }

    struct StaticCalls {
      fileprivate let storage: Mimus.Storage
      var award: [Ribbon] { storage._history("award(_:)") }
    }
  }
#endif

#if compiler(>=5)
  final class FakeLottery<Ticket: Hashable, Prize>: Lottery, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeLottery.self)
    }

    func draw(_ ticket: Ticket) -> Bool {
      let call = storage._call("draw(_:)", ticket)
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func draw(_ ticket: Mimus.Argument<Ticket>) -> Mimus._SyncStub<Ticket, Bool> {
        .init(storage, "draw(_:)", ticket)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func draw(_ ticket: Mimus.Argument<Ticket>) { storage.check("draw(_:)", ticket) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var draw: [Ticket] { storage._history("draw(_:)") }
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeLottery<Ticket: CustomStringConvertible>: Lottery, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeLottery.self)
    }

    func draw(_ ticket: Ticket) -> Bool {
      let call = storage._call("draw(_:)", ticket)
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func draw(_ ticket: Mimus.Argument<Ticket>) -> Mimus._SyncStub<Ticket, Bool> {
        .init(storage, "draw(_:)", ticket)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func draw(_ ticket: Mimus.Argument<Ticket>) { storage.check("draw(_:)", ticket) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var draw: [Ticket] { storage._history("draw(_:)") }
    }
  }
#endif

#if compiler(>=5)
  final class FakeRaffle<Ticket: Hashable, Prize>: Raffle, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeRaffle.self)
    }

    func draw(_ ticket: Ticket) -> Bool {
      let call = storage._call("draw(_:)", ticket)
      return call.answer()
    }

    func sell() -> Ticket {
      let call = storage._call("sell()")
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func draw(_ ticket: Mimus.Argument<Ticket>) -> Mimus._SyncStub<Ticket, Bool> {
        .init(storage, "draw(_:)", ticket)
      }
      func sell() -> Mimus._SyncStub<(), Ticket> { .init(storage, "sell()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func draw(_ ticket: Mimus.Argument<Ticket>) { storage.check("draw(_:)", ticket) }
      func sell() { storage.check("sell()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var draw: [Ticket] { storage._history("draw(_:)") }
      var sell: [Void] { storage._history("sell()") }
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeRaffle<Ticket: CustomStringConvertible>: Raffle, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeRaffle.self)
    }

    func draw(_ ticket: Ticket) -> Bool {
      let call = storage._call("draw(_:)", ticket)
      return call.answer()
    }

    func sell() -> Ticket {
      let call = storage._call("sell()")
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func draw(_ ticket: Mimus.Argument<Ticket>) -> Mimus._SyncStub<Ticket, Bool> {
        .init(storage, "draw(_:)", ticket)
      }
      func sell() -> Mimus._SyncStub<(), Ticket> { .init(storage, "sell()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func draw(_ ticket: Mimus.Argument<Ticket>) { storage.check("draw(_:)", ticket) }
      func sell() { storage.check("sell()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var draw: [Ticket] { storage._history("draw(_:)") }
      var sell: [Void] { storage._history("sell()") }
    }
  }
#endif

final class FakePantry<Rack: Collection>: Pantry, Mimus.Mock where Rack.Element: Hashable {
  typealias Jar = Rack.Element

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePantry.self)
  }

  func fill(_ jars: [Jar: Rack]) -> Set<Jar> {
    let call = storage._call("fill(_:)", jars)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func fill(_ jars: Mimus.Argument<[Jar: Rack]>) -> Mimus._SyncStub<[Jar: Rack], Set<Jar>> {
      .init(storage, "fill(_:)", jars)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fill(_ jars: Mimus.Argument<[Jar: Rack]>) { storage.check("fill(_:)", jars) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fill: [[Jar: Rack]] { storage._history("fill(_:)") }
  }
}

final class FakeExhibit<ID: Swift.Hashable>: Exhibit, Mimus.Mock where ID: Codable {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeExhibit.self)
  }

  var name: String {
    get {
      let call = storage._call("name")
      return call.answer()
    }
  }

  var id: ID {
    get {
      let call = storage._call("id")
      return call.answer()
    }
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var name: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "name")) }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), ID>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var name: Mimus._VerifiedGetter { .init(storage, "name") }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var name: Mimus._GetterCalls<Void> { .init(storage, "name") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeVisitor: Visitor, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVisitor.self)
  }

  func meet(_ other: ID) -> Int {
    let call = storage._call("meet(_:)", other)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func meet(_ other: Mimus.Argument<ID>) -> Mimus._SyncStub<ID, Int> { .init(storage, "meet(_:)", other) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func meet(_ other: Mimus.Argument<ID>) { storage.check("meet(_:)", other) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var meet: [ID] { storage._history("meet(_:)") }
  }
}

final class FakeSampler<Samples: Sequence>: Sampler, Mimus.Mock where Samples.Element == Int {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSampler.self)
  }

  func mix(_ samples: Samples) -> Int {
    let call = storage._call("mix(_:)", samples)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func mix(_ samples: Mimus.Argument<Samples>) -> Mimus._SyncStub<Samples, Int> { .init(storage, "mix(_:)", samples) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func mix(_ samples: Mimus.Argument<Samples>) { storage.check("mix(_:)", samples) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var mix: [Samples] { storage._history("mix(_:)") }
  }
}

final class FakeCutter: Cutter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Cutter)?

  init(forwardingTo real: (any Cutter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCutter.self)
    target = real
  }

  func copy(of other: FakeCutter) -> FakeCutter {
    let call = storage._call("copy(of:)", other)
    return call.answer()
  }

  func cut() -> Int {
    let call = storage._call("cut()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.cut()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func copy(of other: Mimus.Argument<FakeCutter>) -> Mimus._SyncStub<FakeCutter, FakeCutter> {
      .init(storage, "copy(of:)", other)
    }
    func cut() -> Mimus._SyncStub<(), Int> { .init(storage, "cut()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func copy(of other: Mimus.Argument<FakeCutter>) { storage.check("copy(of:)", other) }
    func cut() { storage.check("cut()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var copy: [FakeCutter] { storage._history("copy(of:)") }
    var cut: [Void] { storage._history("cut()") }
  }
}

final class FakePairing<First, Second>: Pairing, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePairing.self)
  }

  func second(of first: First) -> Second {
    let call = storage._call("second(of:)", first)
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func second(of first: Mimus.Argument<First>) -> Mimus._SyncStub<First, Second> {
      .init(storage, "second(of:)", first)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func second(of first: Mimus.Argument<First>) { storage.check("second(of:)", first) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var second: [First] { storage._history("second(of:)") }
  }
}

final class FakePricePairs: PricePairs, Mimus.Mock {
  typealias First = String
  typealias Second = Int

  let storage: Mimus.Storage
  private let target: (any PricePairs)?

  init(forwardingTo real: (any PricePairs)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePricePairs.self)
    target = real
  }

  func second(of first: First) -> Second {
    let call = storage._call("second(of:)", first)
    if let target, call.isUnanswered(Second.self, Never.self) {
      return target.second(of: first)
    }
    return call.answer()
  }

  func all() -> [(first: First, second: [Second])] {
    let call = storage._call("all()")
    if let target, call.isUnanswered([(first: First, second: [Second])].self, Never.self) {
      return target.all()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func second(of first: Mimus.Argument<First>) -> Mimus._SyncStub<First, Second> {
      .init(storage, "second(of:)", first)
    }
    func all() -> Mimus._SyncStub<(), [(first: First, second: [Second])]> { .init(storage, "all()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func second(of first: Mimus.Argument<First>) { storage.check("second(of:)", first) }
    func all() { storage.check("all()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var second: [First] { storage._history("second(of:)") }
    var all: [Void] { storage._history("all()") }
  }
}
