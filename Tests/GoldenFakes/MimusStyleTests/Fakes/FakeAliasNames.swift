// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeSignalBox: SignalBox, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any SignalBox)?

  init(forwardingTo real: (any SignalBox)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSignalBox.self)
    target = real
  }

  func read(_ lamps: [Int], completion: @escaping (Swift.Result<[String], any Error>) -> Void) -> Int {
    let call = storage._call("read(_:completion:)", lamps, completion)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.read(lamps, completion: completion)
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
    func read(
      _ lamps: Mimus.Argument<[Int]>, completion: Mimus.Argument<(Swift.Result<[String], any Error>) -> Void>
    ) -> Mimus._SyncStub<([Int], (Swift.Result<[String], any Error>) -> Void), Int> {
      .init(storage, "read(_:completion:)", lamps, completion)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read(_ lamps: Mimus.Argument<[Int]>, completion: Mimus.Argument<(Swift.Result<[String], any Error>) -> Void>) {
      storage.check("read(_:completion:)", lamps, completion)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var read: [(lamps: [Int], completion: (Swift.Result<[String], any Error>) -> Void)] {
      storage._history("read(_:completion:)")
    }
  }
}

final class FakeTypedSignalBox: TypedSignalBox, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TypedSignalBox)?

  init(forwardingTo real: (any TypedSignalBox)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTypedSignalBox.self)
    target = real
  }

  func pull(_ lever: (Int, Int), completion: (Swift.Result<Int, any Error>) -> Void) -> (String, String) {
    let call = storage._call("pull(_:completion:)", lever, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.PullStub.Body.self, (String, String).self) {
      return body.run(lever, completion)
    }
    if let target, call.isUnanswered((String, String).self, Never.self) {
      return target.pull(lever, completion: completion)
    }
    return call.answer()
  }

  func table() -> Dictionary<String, Dictionary<Int, Int>> {
    let call = storage._call("table()")
    if let target, call.isUnanswered(Dictionary<String, Dictionary<Int, Int>>.self, Never.self) {
      return target.table()
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
    func pull(_ lever: Mimus.Argument<(Int, Int)>, completion: Mimus.Argument<Mimus._Placeholder>) -> PullStub {
      .init(_stub: ._of(storage, "pull(_:completion:)", lever, completion))
    }

    struct PullStub: Mimus._ReturningStub {
      typealias _Value = (String, String)
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: ((Int, Int), (Swift.Result<Int, any Error>) -> Void) -> (String, String)
      }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int, Int), (Swift.Result<Int, any Error>) -> Void) -> (String, String),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func table() -> Mimus._SyncStub<(), Dictionary<String, Dictionary<Int, Int>>> { .init(storage, "table()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pull(_ lever: Mimus.Argument<(Int, Int)>, completion: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("pull(_:completion:)", lever, completion)
    }
    func table() { storage.check("table()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pull: [(lever: (Int, Int), completion: Mimus._Placeholder)] { storage._history("pull(_:completion:)") }
    var table: [Void] { storage._history("table()") }
  }
}

extension Railway {
  final class FakeCrossing: Crossing, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Crossing)?

    init(forwardingTo real: (any Crossing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeCrossing.self)
      target = real
    }

    func close() {
      let call = storage._call("close()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.close()
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
      func close() -> Mimus._SyncStub<(), Void> { .init(storage, "close()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func close() { storage.check("close()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var close: [Void] { storage._history("close()") }
    }
  }
}

extension Railway {
  final class FakeGate: Gate, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeGate.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(width: Int) {
      super.init(width: width)
      self.storage._record("init(width:)", width)
    }

    override func lift() {
      let call = storage._call("lift()")
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        return super.lift()
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
      func lift() -> Mimus._SyncStub<(), Void> { .init(storage, "lift()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func lift() { storage.check("lift()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var lift: [Void] { storage._history("lift()") }
    }
  }
}

final class FakePlatform: Platform, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Platform)?

  init(forwardingTo real: (any Platform)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePlatform.self)
    target = real
  }

  func announce(_ announcement: Platform.Announcement, later: @escaping Platform.Announcement) {
    let call = storage._call("announce(_:later:)", Mimus._Placeholder("closure"), later)
    if let body = call.body(Stubs.AnnounceStub.Body.self, Void.self) {
      return body.run(announcement, later)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.announce(announcement, later: later)
    }
    return call.answer()
  }

  func blow(_ whistle: Track.Whistle) {
    let call = storage._call("blow(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.BlowStub.Body.self, Void.self) {
      return body.run(whistle)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.blow(whistle)
    }
    return call.answer()
  }

  func check(_ ticket: consuming Track.Ticket) -> Track.Ticket {
    let call = storage._call("check(_:)", Mimus._Placeholder("Track.Ticket"))
    if let body = call.body(Stubs.CheckStub.Body.self, Swift.Never.self) {
      return body.run(ticket)
    }
    if let target, call.isUnanswered(Swift.Never.self, Never.self) {
      return target.check(ticket)
    }
    return call.answer(moving: Track.Ticket.self)
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
    func announce(
      _ announcement: Mimus.Argument<Mimus._Placeholder>, later: Mimus.Argument<Platform.Announcement>
    ) -> AnnounceStub {
      .init(_stub: ._of(storage, "announce(_:later:)", announcement, later))
    }

    struct AnnounceStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Platform.Announcement, @escaping Platform.Announcement) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Platform.Announcement, @escaping Platform.Announcement) -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func blow(_ whistle: Mimus.Argument<Mimus._Placeholder>) -> BlowStub {
      .init(_stub: ._of(storage, "blow(_:)", whistle))
    }

    struct BlowStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Track.Whistle) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Track.Whistle) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func check(_ ticket: Mimus.Argument<Mimus._Placeholder>) -> CheckStub {
      .init(_stub: ._of(storage, "check(_:)", ticket))
    }

    struct CheckStub: Mimus._AnyStub {
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming Track.Ticket) -> Track.Ticket }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming Track.Ticket) -> Track.Ticket, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func announce(_ announcement: Mimus.Argument<Mimus._Placeholder>, later: Mimus.Argument<Platform.Announcement>) {
      storage.check("announce(_:later:)", announcement, later)
    }
    func blow(_ whistle: Mimus.Argument<Mimus._Placeholder>) { storage.check("blow(_:)", whistle) }
    func check(_ ticket: Mimus.Argument<Mimus._Placeholder>) { storage.check("check(_:)", ticket) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var announce: [(announcement: Mimus._Placeholder, later: Platform.Announcement)] {
      storage._history("announce(_:later:)")
    }
    var blow: [Mimus._Placeholder] { storage._history("blow(_:)") }
    var check: [Mimus._Placeholder] { storage._history("check(_:)") }
  }
}

final class FakeManualCrossing: ManualCrossing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any ManualCrossing)?

  init(forwardingTo real: (any ManualCrossing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeManualCrossing.self)
    target = real
  }

  func close() {
    let call = storage._call("close()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.close()
    }
    return call.answer()
  }

  func ring() {
    let call = storage._call("ring()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.ring()
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
    func close() -> Mimus._SyncStub<(), Void> { .init(storage, "close()") }
    func ring() -> Mimus._SyncStub<(), Void> { .init(storage, "ring()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func close() { storage.check("close()") }
    func ring() { storage.check("ring()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var close: [Void] { storage._history("close()") }
    var ring: [Void] { storage._history("ring()") }
  }
}

final class FakeWideGate: WideGate, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWideGate.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(width: Int) {
    super.init(width: width)
    self.storage._record("init(width:)", width)
  }

  override func lock() {
    let call = storage._call("lock()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.lock()
    }
    return call.answer()
  }

  override func lift() {
    let call = storage._call("lift()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.lift()
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
    func lock() -> Mimus._SyncStub<(), Void> { .init(storage, "lock()") }
    func lift() -> Mimus._SyncStub<(), Void> { .init(storage, "lift()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lock() { storage.check("lock()") }
    func lift() { storage.check("lift()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lock: [Void] { storage._history("lock()") }
    var lift: [Void] { storage._history("lift()") }
  }
}

final class FakeTurntable<Load>: Turntable<Load>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTurntable.self)
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

final class FakeEngineTurntable: EngineTurntable, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeEngineTurntable.self)
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

final class FakeTurntableDriver: TurntableDriver, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TurntableDriver)?

  init(forwardingTo real: (any TurntableDriver)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTurntableDriver.self)
    target = real
  }

  func drive(_ turn: EngineTurntable.Turn) {
    let call = storage._call("drive(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.DriveStub.Body.self, Void.self) {
      return body.run(turn)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.drive(turn)
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
    func drive(_ turn: Mimus.Argument<Mimus._Placeholder>) -> DriveStub {
      .init(_stub: ._of(storage, "drive(_:)", turn))
    }

    struct DriveStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (EngineTurntable.Turn) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (EngineTurntable.Turn) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func drive(_ turn: Mimus.Argument<Mimus._Placeholder>) { storage.check("drive(_:)", turn) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var drive: [Mimus._Placeholder] { storage._history("drive(_:)") }
  }
}

final class FakeTurntableUser: EngineTurntable, TurntableUser, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TurntableUser)?

  init(forwardingTo real: (any TurntableUser)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTurntableUser.self)
    target = real
    super.init()
  }

  func use(_ turn: Turn) {
    let call = storage._call("use(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.UseStub.Body.self, Void.self) {
      return body.run(turn)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.use(turn)
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
    func use(_ turn: Mimus.Argument<Mimus._Placeholder>) -> UseStub { .init(_stub: ._of(storage, "use(_:)", turn)) }

    struct UseStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Turn) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Turn) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func use(_ turn: Mimus.Argument<Mimus._Placeholder>) { storage.check("use(_:)", turn) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var use: [Mimus._Placeholder] { storage._history("use(_:)") }
  }
}

extension EngineTurntable {
  final class FakeWatcher: Watcher, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Watcher)?

    init(forwardingTo real: (any Watcher)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeWatcher.self)
      target = real
    }

    func watch(_ turn: Turn) {
      let call = storage._call("watch(_:)", Mimus._Placeholder("closure"))
      if let body = call.body(Stubs.WatchStub.Body.self, Void.self) {
        return body.run(turn)
      }
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.watch(turn)
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
      func watch(_ turn: Mimus.Argument<Mimus._Placeholder>) -> WatchStub {
        .init(_stub: ._of(storage, "watch(_:)", turn))
      }

      struct WatchStub: Mimus._ReturningStub {
        typealias _Value = Void
        let _stub: Mimus.CallStub

        fileprivate struct Body: Mimus._Body { let run: (Turn) -> Void }

        @discardableResult
        func andDo(
          _ body: @escaping (Turn) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
          line: UInt = #line, column: UInt = #column
        ) -> Self {
          _handing(Body(run: body), fileID, filePath, line, column)
        }
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func watch(_ turn: Mimus.Argument<Mimus._Placeholder>) { storage.check("watch(_:)", turn) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var watch: [Mimus._Placeholder] { storage._history("watch(_:)") }
    }
  }
}

final class FakeFlagged: Flagged, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFlagged.self)
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

final class FakeFlaggedLine<Guard: Flagged>: FlaggedLine, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFlaggedLine.self)
  }

  func wave(_ flag: Guard.Flag, by `guard`: Guard) {
    let call = storage._call("wave(_:by:)", Mimus._Placeholder("closure"), `guard`)
    if let body = call.body(Stubs.WaveByStub.Body.self, Void.self) {
      return body.run(flag, `guard`)
    }
    return call.answer()
  }

  func wave<Other: Flagged>(_ flag: Other.Flag, with other: Other) {
    let call = storage._call("wave(_:with:)", Mimus._Placeholder("closure"), other)
    if let body = call.body(Stubs.WaveWithStub<Other>.Body.self, Void.self) {
      return body.run(flag, other)
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
    func wave(_ flag: Mimus.Argument<Mimus._Placeholder>, by `guard`: Mimus.Argument<Guard>) -> WaveByStub {
      .init(_stub: ._of(storage, "wave(_:by:)", flag, `guard`))
    }

    struct WaveByStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Guard.Flag, Guard) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Guard.Flag, Guard) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func wave<Other: Flagged>(
      _ flag: Mimus.Argument<Mimus._Placeholder>, with other: Mimus.Argument<Other>
    ) -> WaveWithStub<Other> {
      .init(_stub: ._of(storage, "wave(_:with:)", flag, other))
    }

    struct WaveWithStub<Other: Flagged>: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Other.Flag, Other) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Other.Flag, Other) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wave(_ flag: Mimus.Argument<Mimus._Placeholder>, by `guard`: Mimus.Argument<Guard>) {
      storage.check("wave(_:by:)", flag, `guard`)
    }
    func wave<Other: Flagged>(_ flag: Mimus.Argument<Mimus._Placeholder>, with other: Mimus.Argument<Other>) {
      storage.check("wave(_:with:)", flag, other)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var waveBy: [(flag: Mimus._Placeholder, by: Guard)] { storage._history("wave(_:by:)") }
    var waveWith: [(flag: Mimus._Placeholder, with: Any)] { storage._history("wave(_:with:)") }
  }
}

extension Wharf {
  final class FakeBerth: Berth, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeBerth.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override var next: Berth? {
      get {
        let call = storage._call("next")
        if call.isLeft(toSuper: callsSuper, Berth?.self, Never.self) {
          return super.next
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("next.set(_:)", newValue)
        if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
          super.next = newValue
        }
        call.keep(newValue, as: "next")
      }
    }

    override func moor(_ cargo: Cargo, as kind: Kind) -> [Berth] {
      let call = storage._call("moor(_:as:)", cargo, kind)
      if call.isLeft(toSuper: callsSuper, [Berth].self, Never.self) {
        return super.moor(cargo, as: kind)
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
      var next: Mimus._StubbedProperty<Mimus._SyncStub<(), Berth?>, Berth?> {
        .init(.init(storage, "next"), storage, "next.set(_:)")
      }
      func moor(
        _ cargo: Mimus.Argument<Cargo>, as kind: Mimus.Argument<Kind>
      ) -> Mimus._SyncStub<(Cargo, Kind), [Berth]> {
        .init(storage, "moor(_:as:)", cargo, kind)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var next: Mimus._VerifiedProperty<Berth?> { .init(storage, "next", "next.set(_:)") }
      func moor(_ cargo: Mimus.Argument<Cargo>, as kind: Mimus.Argument<Kind>) {
        storage.check("moor(_:as:)", cargo, kind)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var next: Mimus._PropertyCalls<Void, Berth?> { .init(storage, "next", "next.set(_:)") }
      var moor: [(cargo: Cargo, as: Kind)] { storage._history("moor(_:as:)") }
    }
  }
}

final class FakeGrainBerth: GrainBerth, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeGrainBerth.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func weigh() {
    let call = storage._call("weigh()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.weigh()
    }
    return call.answer()
  }

  override var next: Wharf<Int>.Berth? {
    get {
      let call = storage._call("next")
      if call.isLeft(toSuper: callsSuper, Wharf<Int>.Berth?.self, Never.self) {
        return super.next
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("next.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.next = newValue
      }
      call.keep(newValue, as: "next")
    }
  }

  override func moor(_ cargo: Int, as kind: Wharf<Int>.Kind) -> [Wharf<Int>.Berth] {
    let call = storage._call("moor(_:as:)", cargo, kind)
    if call.isLeft(toSuper: callsSuper, [Wharf<Int>.Berth].self, Never.self) {
      return super.moor(cargo, as: kind)
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
    func weigh() -> Mimus._SyncStub<(), Void> { .init(storage, "weigh()") }
    var next: Mimus._StubbedProperty<Mimus._SyncStub<(), Wharf<Int>.Berth?>, Wharf<Int>.Berth?> {
      .init(.init(storage, "next"), storage, "next.set(_:)")
    }
    func moor(
      _ cargo: Mimus.Argument<Int>, as kind: Mimus.Argument<Wharf<Int>.Kind>
    ) -> Mimus._SyncStub<(Int, Wharf<Int>.Kind), [Wharf<Int>.Berth]> {
      .init(storage, "moor(_:as:)", cargo, kind)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weigh() { storage.check("weigh()") }
    var next: Mimus._VerifiedProperty<Wharf<Int>.Berth?> { .init(storage, "next", "next.set(_:)") }
    func moor(_ cargo: Mimus.Argument<Int>, as kind: Mimus.Argument<Wharf<Int>.Kind>) {
      storage.check("moor(_:as:)", cargo, kind)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weigh: [Void] { storage._history("weigh()") }
    var next: Mimus._PropertyCalls<Void, Wharf<Int>.Berth?> { .init(storage, "next", "next.set(_:)") }
    var moor: [(cargo: Int, as: Wharf<Int>.Kind)] { storage._history("moor(_:as:)") }
  }
}

final class FakeMailBerth: MailBerth, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeMailBerth.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func sort() {
    let call = storage._call("sort()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.sort()
    }
    return call.answer()
  }

  override var next: Wharf<String>.Berth? {
    get {
      let call = storage._call("next")
      if call.isLeft(toSuper: callsSuper, Wharf<String>.Berth?.self, Never.self) {
        return super.next
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("next.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.next = newValue
      }
      call.keep(newValue, as: "next")
    }
  }

  override func moor(_ cargo: String, as kind: Wharf<String>.Kind) -> [Wharf<String>.Berth] {
    let call = storage._call("moor(_:as:)", cargo, kind)
    if call.isLeft(toSuper: callsSuper, [Wharf<String>.Berth].self, Never.self) {
      return super.moor(cargo, as: kind)
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
    func sort() -> Mimus._SyncStub<(), Void> { .init(storage, "sort()") }
    var next: Mimus._StubbedProperty<Mimus._SyncStub<(), Wharf<String>.Berth?>, Wharf<String>.Berth?> {
      .init(.init(storage, "next"), storage, "next.set(_:)")
    }
    func moor(
      _ cargo: Mimus.Argument<String>, as kind: Mimus.Argument<Wharf<String>.Kind>
    ) -> Mimus._SyncStub<(String, Wharf<String>.Kind), [Wharf<String>.Berth]> {
      .init(storage, "moor(_:as:)", cargo, kind)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sort() { storage.check("sort()") }
    var next: Mimus._VerifiedProperty<Wharf<String>.Berth?> { .init(storage, "next", "next.set(_:)") }
    func moor(_ cargo: Mimus.Argument<String>, as kind: Mimus.Argument<Wharf<String>.Kind>) {
      storage.check("moor(_:as:)", cargo, kind)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sort: [Void] { storage._history("sort()") }
    var next: Mimus._PropertyCalls<Void, Wharf<String>.Berth?> { .init(storage, "next", "next.set(_:)") }
    var moor: [(cargo: String, as: Wharf<String>.Kind)] { storage._history("moor(_:as:)") }
  }
}

final class FakeEngineShed<Engine: Identifiable>: EngineShed, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEngineShed.self)
  }

  func engines() -> [Engine] {
    let call = storage._call("engines()")
    return call.answer()
  }

  subscript(_ number: Engine.ID) -> [Engine] {
    get {
      let call = storage._call("subscript(_:)", number)
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
    func engines() -> Mimus._SyncStub<(), [Engine]> { .init(storage, "engines()") }
    subscript(_ number: Mimus.Argument<Engine.ID>) -> Mimus._StubbedGetter<Mimus._SyncStub<Engine.ID, [Engine]>> {
      .init(.init(storage, "subscript(_:)", number))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func engines() { storage.check("engines()") }
    subscript(_ number: Mimus.Argument<Engine.ID>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var engines: [Void] { storage._history("engines()") }
    subscript(_ number: Mimus.Argument<Engine.ID>) -> Mimus._GetterCalls<Engine.ID> {
      .init(storage, "subscript(_:)", number)
    }
  }
}

final class FakeStockBook<Entry>: StockBook, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStockBook.self)
  }

  func add(_ entries: [Entry]) -> [Entry] {
    let call = storage._call("add(_:)", entries)
    return call.answer()
  }

  func open(_ reader: @escaping ([Entry]?) throws -> Void) {
    let call = storage._call("open(_:)", reader)
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
    func add(_ entries: Mimus.Argument<[Entry]>) -> Mimus._SyncStub<[Entry], [Entry]> {
      .init(storage, "add(_:)", entries)
    }
    func open(_ reader: Mimus.Argument<([Entry]?) throws -> Void>) -> Mimus._SyncStub<([Entry]?) throws -> Void, Void> {
      .init(storage, "open(_:)", reader)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func add(_ entries: Mimus.Argument<[Entry]>) { storage.check("add(_:)", entries) }
    func open(_ reader: Mimus.Argument<([Entry]?) throws -> Void>) { storage.check("open(_:)", reader) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var add: [[Entry]] { storage._history("add(_:)") }
    var open: [([Entry]?) throws -> Void] { storage._history("open(_:)") }
  }
}

final class FakeSignalLog<Key: Hashable>: SignalLog, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSignalLog.self)
  }

  func compare(_ difference: @escaping (Key) -> [Key: ChangeOfSignal<Key>]) {
    let call = storage._call("compare(_:)", difference)
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
    func compare(
      _ difference: Mimus.Argument<(Key) -> [Key: ChangeOfSignal<Key>]>
    ) -> Mimus._SyncStub<(Key) -> [Key: ChangeOfSignal<Key>], Void> {
      .init(storage, "compare(_:)", difference)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func compare(_ difference: Mimus.Argument<(Key) -> [Key: ChangeOfSignal<Key>]>) {
      storage.check("compare(_:)", difference)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var compare: [(Key) -> [Key: ChangeOfSignal<Key>]] { storage._history("compare(_:)") }
  }
}

final class FakeWagonYard<Wagon, Wagons: Collection>: WagonYard, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWagonYard.self)
  }

  func wagons() -> Wagons {
    let call = storage._call("wagons()")
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
    func wagons() -> Mimus._SyncStub<(), Wagons> { .init(storage, "wagons()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wagons() { storage.check("wagons()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wagons: [Void] { storage._history("wagons()") }
  }
}

final class FakeOrderedWagonYard<Wagons: Collection>: OrderedWagonYard, Mimus.Mock {
  typealias Wagon = Wagons.Element

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOrderedWagonYard.self)
  }

  func wagons() -> Wagons {
    let call = storage._call("wagons()")
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
    func wagons() -> Mimus._SyncStub<(), Wagons> { .init(storage, "wagons()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wagons() { storage.check("wagons()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wagons: [Void] { storage._history("wagons()") }
  }
}

final class FakeWagonTrack<Wagon>: WagonTrack, Mimus.Mock where [Wagon].Element == Wagon {
  typealias Wagons = [Wagon]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWagonTrack.self)
  }

  func wagons() -> Wagons {
    let call = storage._call("wagons()")
    return call.answer()
  }

  func couple(_ wagon: Wagon) {
    let call = storage._call("couple(_:)", wagon)
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
    func wagons() -> Mimus._SyncStub<(), Wagons> { .init(storage, "wagons()") }
    func couple(_ wagon: Mimus.Argument<Wagon>) -> Mimus._SyncStub<Wagon, Void> { .init(storage, "couple(_:)", wagon) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wagons() { storage.check("wagons()") }
    func couple(_ wagon: Mimus.Argument<Wagon>) { storage.check("couple(_:)", wagon) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wagons: [Void] { storage._history("wagons()") }
    var couple: [Wagon] { storage._history("couple(_:)") }
  }
}

final class FakeLabeledWagon<Freight: Identifiable>: LabeledWagon, Mimus.Mock where Freight.ID: Swift.Hashable {
  typealias ID = Freight.ID

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLabeledWagon.self)
  }

  var freight: Freight {
    get {
      let call = storage._call("freight")
      return call.answer()
    }
  }

  var id: Freight.ID {
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
    var freight: Mimus._StubbedGetter<Mimus._SyncStub<(), Freight>> { .init(.init(storage, "freight")) }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), Freight.ID>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var freight: Mimus._VerifiedGetter { .init(storage, "freight") }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var freight: Mimus._GetterCalls<Void> { .init(storage, "freight") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeSignalArm: SignalArm, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any SignalArm)?

  init(forwardingTo real: (any SignalArm)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSignalArm.self)
    target = real
  }

  var angle: Double {
    get {
      let call = storage._call("angle")
      if let target, call.isUnanswered(Double.self, Never.self) {
        return target.angle
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
    var angle: Mimus._StubbedGetter<Mimus._SyncStub<(), Double>> { .init(.init(storage, "angle")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var angle: Mimus._VerifiedGetter { .init(storage, "angle") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var angle: Mimus._GetterCalls<Void> { .init(storage, "angle") }
  }
}

final class FakeJunctionBox: JunctionBox, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any JunctionBox)?

  init(forwardingTo real: (any JunctionBox)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeJunctionBox.self)
    target = real
  }

  func wire(_ semaphore: RailJunction.Semaphore, beside arm: any Semaphore) -> RailJunction.Semaphore? {
    let call = storage._call("wire(_:beside:)", semaphore, arm)
    if let target, call.isUnanswered(RailJunction.Semaphore?.self, Never.self) {
      return target.wire(semaphore, beside: arm)
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
    func wire(
      _ semaphore: Mimus.Argument<RailJunction.Semaphore>, beside arm: Mimus.Argument<any Semaphore>
    ) -> Mimus._SyncStub<(RailJunction.Semaphore, any Semaphore), RailJunction.Semaphore?> {
      .init(storage, "wire(_:beside:)", semaphore, arm)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wire(_ semaphore: Mimus.Argument<RailJunction.Semaphore>, beside arm: Mimus.Argument<any Semaphore>) {
      storage.check("wire(_:beside:)", semaphore, arm)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wire: [(semaphore: RailJunction.Semaphore, beside: any Semaphore)] { storage._history("wire(_:beside:)") }
  }
}

final class FakeTicketOffice: TicketOffice, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TicketOffice)?

  init(forwardingTo real: (any TicketOffice)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTicketOffice.self)
    target = real
  }

  func sell() -> sending Railway.Ticket {
    let call = storage._call("sell()")
    if let body = call.body(Stubs.SellStub.Body.self, Swift.Never.self) {
      return Mimus._sent(body.run())
    }
    if let target, call.isUnanswered(Swift.Never.self, Never.self) {
      return Mimus._sent(target.sell())
    }
    return Mimus._sent(call.answer(moving: Railway.Ticket.self))
  }

  func find() throws -> sending Railway.Ticket? {
    let call = storage._call("find()")
    if let body = call.body(Stubs.FindStub.Body.self, Swift.Never.self) {
      return try Mimus._sent(body.run())
    }
    if let target, call.isUnanswered(Swift.Never.self) {
      return try Mimus._sent(target.find())
    }
    return try Mimus._sent(call.throwingAnswer(moving: Railway.Ticket?.self))
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
    func sell() -> SellStub { .init(_stub: ._of(storage, "sell()")) }

    struct SellStub: Mimus._AnyStub {
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: () -> Railway.Ticket }

      @discardableResult
      func andDo(
        _ body: @escaping () -> Railway.Ticket, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func find() -> FindStub { .init(_stub: ._of(storage, "find()")) }

    struct FindStub: Mimus._AnyStub, Mimus._ThrowingStub {
      typealias _Failure = any Swift.Error
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: () throws -> Railway.Ticket? }

      @discardableResult
      func andDo(
        _ body: @escaping () throws -> Railway.Ticket?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sell() { storage.check("sell()") }
    func find() { storage.check("find()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sell: [Void] { storage._history("sell()") }
    var find: [Void] { storage._history("find()") }
  }
}
