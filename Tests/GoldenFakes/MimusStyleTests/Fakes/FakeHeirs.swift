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
    if let target, call.isUnanswered([Int].self) {
      return target.burn(fuel, then: then)
    }
    return call.answer()
  }

  func refill() -> Fuel? {
    let call = storage._call("refill()")
    if let target, call.isUnanswered(Fuel?.self) {
      return target.refill()
    }
    return call.answer()
  }

  subscript(_ fuel: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", fuel)
      if let target, call.isUnanswered(Int.self) {
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
      if let target, call.isUnanswered(Grain?.self) {
        return target.store(grain)
      }
      return call.answer()
    }

    func reap(_ reaper: Reaper) {
      let call = storage._call("reap(_:)", Mimus._Placeholder("closure"))
      if let body = call.body(Stubs.ReapStub.Body.self, Void.self) {
        return body.run(reaper)
      }
      if let target, call.isUnanswered(Void.self) {
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
      if call.isLeft(toSuper: callsSuper, Grain?.self) {
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
    if let target, call.isUnanswered(Harvest.Grain?.self) {
      return target.store(grain)
    }
    return call.answer()
  }

  func reap(_ reaper: Harvest.Reaper) {
    let call = storage._call("reap(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.ReapStub.Body.self, Void.self) {
      return body.run(reaper)
    }
    if let target, call.isUnanswered(Void.self) {
      return target.reap(reaper)
    }
    return call.answer()
  }

  func paint() -> Int {
    let call = storage._call("paint()")
    if let target, call.isUnanswered(Int.self) {
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
    if call.isLeft(toSuper: callsSuper, Int.self) {
      return super.turn()
    }
    return call.answer()
  }

  override func grind(_ grain: Harvest.Grain) -> Harvest.Grain? {
    let call = storage._call("grind(_:)", grain)
    if call.isLeft(toSuper: callsSuper, Harvest.Grain?.self) {
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
    if let target, call.isUnanswered(Body.self) {
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
    if let target, call.isUnanswered(StampStub.self) {
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
    if let target, call.isUnanswered(Int.self) {
      return target.log(try text())
    }
    return call.answer()
  }

  func trace(_ text: @autoclosure () async throws -> String) async -> Int {
    let call = storage._call("trace(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.TraceStub.Body.self, Int.self) {
      return await body.run(text)
    }
    if let target, await call.isAsyncUnanswered(Int.self) {
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

      fileprivate struct Body: Mimus._Body { let run: (() async throws -> String) async -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() async throws -> String) async -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
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
    if let target, call.isUnanswered(Int.self) {
      return target.carry(cargo)
    }
    return call.answer()
  }

  func fetch<Cargo>(_ make: () -> Cargo) -> Cargo where Cargo: ~Copyable {
    let call = storage._call("fetch(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.FetchStub<Cargo>.Body.self, Swift.Never.self) {
      return body.run(make)
    }
    if let target, call.isUnanswered(Swift.Never.self) {
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
