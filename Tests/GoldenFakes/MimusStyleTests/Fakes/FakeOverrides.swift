// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeHandbill: Handbill, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeHandbill.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func post() -> Self {
    let call = storage._call("post()")
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
      return super.post()
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
    func post() -> Mimus._SyncStub<(), FakeHandbill> { .init(storage, "post()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func post() { storage.check("post()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var post: [Void] { storage._history("post()") }
  }
}

final class FakeHamper<Fruit>: Hamper<Fruit>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeHamper.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func add(_ fruit: Fruit) -> Int {
    let call = storage._call("add(_:)", fruit)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.add(fruit)
    }
    return call.answer()
  }

  override func add(_ count: Int) -> Int {
    let call = storage._call("add(_:)", count)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.add(count)
    }
    return call.answer()
  }

  override func empty() -> Int {
    let call = storage._call("empty()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.empty()
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
    func add(_ fruit: Mimus.Argument<Fruit>) -> Mimus._SyncStub<Fruit, Int> { .init(storage, "add(_:)", fruit) }
    func add(_ count: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "add(_:)", count) }
    func empty() -> Mimus._SyncStub<(), Int> { .init(storage, "empty()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func add(_ fruit: Mimus.Argument<Fruit>) { storage.check("add(_:)", fruit) }
    func add(_ count: Mimus.Argument<Int>) { storage.check("add(_:)", count) }
    func empty() { storage.check("empty()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var addFruit: [Fruit] { storage._history("add(_:)") }
    var addInt: [Int] { storage._history("add(_:)") }
    var empty: [Void] { storage._history("empty()") }
  }
}

final class FakeCountedHamper: CountedHamper, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCountedHamper.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func weigh() -> Int {
    let call = storage._call("weigh()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.weigh()
    }
    return call.answer()
  }

  override func empty() -> Int {
    let call = storage._call("empty()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.empty()
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
    func weigh() -> Mimus._SyncStub<(), Int> { .init(storage, "weigh()") }
    func empty() -> Mimus._SyncStub<(), Int> { .init(storage, "empty()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weigh() { storage.check("weigh()") }
    func empty() { storage.check("empty()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weigh: [Void] { storage._history("weigh()") }
    var empty: [Void] { storage._history("empty()") }
  }
}

final class FakeCourier<Task>: Courier<Task>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCourier.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func run(_ task: Task) -> Int {
    let call = storage._call("run(_:)", task)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.run(task)
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
    func run(_ task: Mimus.Argument<Task>) -> Mimus._SyncStub<Task, Int> { .init(storage, "run(_:)", task) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(_ task: Mimus.Argument<Task>) { storage.check("run(_:)", task) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [Task] { storage._history("run(_:)") }
  }
}

final class FakeErrandCourier: ErrandCourier, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeErrandCourier.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func rest() -> Int {
    let call = storage._call("rest()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.rest()
    }
    return call.answer()
  }

  override func run(_ task: @escaping (Int) -> Int) -> Int {
    let call = storage._call("run(_:)", task)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.run(task)
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
    func rest() -> Mimus._SyncStub<(), Int> { .init(storage, "rest()") }
    func run(_ task: Mimus.Argument<(Int) -> Int>) -> Mimus._SyncStub<(Int) -> Int, Int> {
      .init(storage, "run(_:)", task)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func rest() { storage.check("rest()") }
    func run(_ task: Mimus.Argument<(Int) -> Int>) { storage.check("run(_:)", task) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rest: [Void] { storage._history("rest()") }
    var run: [(Int) -> Int] { storage._history("run(_:)") }
  }
}

final class FakeSieve<Grain>: Sieve<Grain>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSieve.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func sift(_ grain: Grain) -> Int where Grain: Comparable {
    let call = storage._call("sift(_:)", grain)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.sift(grain)
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
    func sift(_ grain: Mimus.Argument<Grain>) -> Mimus._SyncStub<Grain, Int> where Grain: Comparable {
      .init(storage, "sift(_:)", grain)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sift(_ grain: Mimus.Argument<Grain>) where Grain: Comparable { storage.check("sift(_:)", grain) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sift: [Grain] { storage._history("sift(_:)") }
  }
}

final class FakeFlourSieve: FlourSieve, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFlourSieve.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func shake() -> Int {
    let call = storage._call("shake()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.shake()
    }
    return call.answer()
  }

  override func sift(_ grain: Int) -> Int {
    let call = storage._call("sift(_:)", grain)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.sift(grain)
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
    func shake() -> Mimus._SyncStub<(), Int> { .init(storage, "shake()") }
    func sift(_ grain: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "sift(_:)", grain) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func shake() { storage.check("shake()") }
    func sift(_ grain: Mimus.Argument<Int>) { storage.check("sift(_:)", grain) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var shake: [Void] { storage._history("shake()") }
    var sift: [Int] { storage._history("sift(_:)") }
  }
}

final class FakePlaque: Plaque, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePlaque.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var year: Int {
    get {
      let call = storage._call("year")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.year
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
    var year: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "year")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var year: Mimus._VerifiedGetter { .init(storage, "year") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var year: Mimus._GetterCalls<Void> { .init(storage, "year") }
  }
}

extension Orchard where Tree: Equatable {
  final class FakeRow: Row, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeRow.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func count(_ tree: Tree) -> Int {
      let call = storage._call("count(_:)", tree)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.count(tree)
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
      func count(_ tree: Mimus.Argument<Tree>) -> Mimus._SyncStub<Tree, Int> { .init(storage, "count(_:)", tree) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func count(_ tree: Mimus.Argument<Tree>) { storage.check("count(_:)", tree) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var count: [Tree] { storage._history("count(_:)") }
    }
  }
}

final class FakePamphlet: Pamphlet, Mimus.Mock {
  let storage = Mimus.Storage()._of(Swift.Array<FakePamphlet>.Element.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func FakePamphlet() -> Int {
    let call = storage._call("FakePamphlet()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.FakePamphlet()
    }
    return call.answer()
  }

  override func Stubs() -> Int {
    let call = storage._call("Stubs()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.Stubs()
    }
    return call.answer()
  }

  override var Calls: Int {
    get {
      let call = storage._call("Calls")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.Calls
      }
      return call.answer()
    }
  }

  var stub: Stubs_ { Stubs_(storage: storage) }
  var calls: Calls_ { Calls_(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs_ {
    fileprivate let storage: Mimus.Storage
    func FakePamphlet() -> Mimus._SyncStub<(), Int> { .init(storage, "FakePamphlet()") }
    func Stubs() -> Mimus._SyncStub<(), Int> { .init(storage, "Stubs()") }
    var Calls: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "Calls")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func FakePamphlet() { storage.check("FakePamphlet()") }
    func Stubs() { storage.check("Stubs()") }
    var Calls: Mimus._VerifiedGetter { .init(storage, "Calls") }
  }

  struct Calls_ {
    fileprivate let storage: Mimus.Storage
    var FakePamphlet: [Void] { storage._history("FakePamphlet()") }
    var Stubs: [Void] { storage._history("Stubs()") }
    var Calls: Mimus._GetterCalls<Void> { .init(storage, "Calls") }
  }
}

final class FakePlacard: Placard, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Placard)?

  init(forwardingTo real: (any Placard)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(Swift.Array<FakePlacard>.Element.self)
    target = real
  }

  var FakePlacard: Int {
    get {
      let call = storage._call("FakePlacard")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.FakePlacard
      }
      return call.answer()
    }
  }

  var Verifications: Int {
    get {
      let call = storage._call("Verifications")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.Verifications
      }
      return call.answer()
    }
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications_ {
    Verifications_(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    var FakePlacard: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "FakePlacard")) }
    var Verifications: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "Verifications")) }
  }

  struct Verifications_ {
    fileprivate let storage: Mimus._Verification
    var FakePlacard: Mimus._VerifiedGetter { .init(storage, "FakePlacard") }
    var Verifications: Mimus._VerifiedGetter { .init(storage, "Verifications") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var FakePlacard: Mimus._GetterCalls<Void> { .init(storage, "FakePlacard") }
    var Verifications: Mimus._GetterCalls<Void> { .init(storage, "Verifications") }
  }
}

final class FakeVessel: Vessel, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeVessel.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func sail() -> Vessel {
    let call = storage._call("sail()")
    if call.isLeft(toSuper: callsSuper, Vessel.self, Never.self) {
      return super.sail()
    }
    return call.answer()
  }

  override func load(_ crates: [Int], _ name: Swift.String?) -> Optional<Int> {
    let call = storage._call("load(_:_:)", crates, name)
    if call.isLeft(toSuper: callsSuper, Optional<Int>.self, Never.self) {
      return super.load(crates, name)
    }
    return call.answer()
  }

  override func moor() throws -> Int {
    let call = storage._call("moor()")
    if call.isLeft(toSuper: callsSuper, Int.self) {
      return try super.moor()
    }
    return try call.throwingAnswer()
  }

  override var speed: Int {
    get throws {
      let call = storage._call("speed")
      if call.isLeft(toSuper: callsSuper, Int.self) {
        return try super.speed
      }
      return try call.throwingAnswer()
    }
  }

  #if os(Windows)
    override func sink() -> Int {
      let call = storage._call("sink()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.sink()
      }
      return call.answer()
    }
  #endif

  #if !(os(Windows))
    override func float() -> Int {
      let call = storage._call("float()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.float()
      }
      return call.answer()
    }
  #endif

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
    func sail() -> Mimus._SyncStub<(), Vessel> { .init(storage, "sail()") }
    func load(
      _ crates: Mimus.Argument<[Int]>, _ name: Mimus.Argument<Swift.String?>
    ) -> Mimus._SyncStub<([Int], Swift.String?), Optional<Int>> {
      .init(storage, "load(_:_:)", crates, name)
    }
    func moor() -> Mimus._SyncThrowingStub<(), any Swift.Error, Int> { .init(storage, "moor()") }
    var speed: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), any Swift.Error, Int>> {
      .init(.init(storage, "speed"))
    }

    #if os(Windows)
      func sink() -> Mimus._SyncStub<(), Int> { .init(storage, "sink()") }
    #endif

    #if !(os(Windows))
      func float() -> Mimus._SyncStub<(), Int> { .init(storage, "float()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sail() { storage.check("sail()") }
    func load(_ crates: Mimus.Argument<[Int]>, _ name: Mimus.Argument<Swift.String?>) {
      storage.check("load(_:_:)", crates, name)
    }
    func moor() { storage.check("moor()") }
    var speed: Mimus._VerifiedGetter { .init(storage, "speed") }

    #if os(Windows)
      func sink() { storage.check("sink()") }
    #endif

    #if !(os(Windows))
      func float() { storage.check("float()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sail: [Void] { storage._history("sail()") }
    var load: [(crates: [Int], name: Swift.String?)] { storage._history("load(_:_:)") }
    var moor: [Void] { storage._history("moor()") }
    var speed: Mimus._GetterCalls<Void> { .init(storage, "speed") }

    #if os(Windows)
      var sink: [Void] { storage._history("sink()") }
    #endif

    #if !(os(Windows))
      var float: [Void] { storage._history("float()") }
    #endif
  }
}

final class FakeFerry: Ferry, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFerry.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func sail() -> Ferry {
    let call = storage._call("sail()")
    if call.isLeft(toSuper: callsSuper, Ferry.self, Never.self) {
      return super.sail()
    }
    return call.answer()
  }

  override func load(_ crates: [Int], _ name: Swift.String?) -> Optional<Int> {
    let call = storage._call("load(_:_:)", crates, name)
    if call.isLeft(toSuper: callsSuper, Optional<Int>.self, Never.self) {
      return super.load(crates, name)
    }
    return call.answer()
  }

  override func moor() throws -> Int {
    let call = storage._call("moor()")
    if call.isLeft(toSuper: callsSuper, Int.self) {
      return try super.moor()
    }
    return try call.throwingAnswer()
  }

  override var speed: Int {
    get throws {
      let call = storage._call("speed")
      if call.isLeft(toSuper: callsSuper, Int.self) {
        return try super.speed
      }
      return try call.throwingAnswer()
    }
  }

  #if os(Windows)
    override func sink() -> Int {
      let call = storage._call("sink()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.sink()
      }
      return call.answer()
    }
  #endif

  #if !(os(Windows))
    override func float() -> Int {
      let call = storage._call("float()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.float()
      }
      return call.answer()
    }
  #endif

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
    func sail() -> Mimus._SyncStub<(), Ferry> { .init(storage, "sail()") }
    func load(
      _ crates: Mimus.Argument<[Int]>, _ name: Mimus.Argument<Swift.String?>
    ) -> Mimus._SyncStub<([Int], Swift.String?), Optional<Int>> {
      .init(storage, "load(_:_:)", crates, name)
    }
    func moor() -> Mimus._SyncThrowingStub<(), any Swift.Error, Int> { .init(storage, "moor()") }
    var speed: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), any Swift.Error, Int>> {
      .init(.init(storage, "speed"))
    }

    #if os(Windows)
      func sink() -> Mimus._SyncStub<(), Int> { .init(storage, "sink()") }
    #endif

    #if !(os(Windows))
      func float() -> Mimus._SyncStub<(), Int> { .init(storage, "float()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sail() { storage.check("sail()") }
    func load(_ crates: Mimus.Argument<[Int]>, _ name: Mimus.Argument<Swift.String?>) {
      storage.check("load(_:_:)", crates, name)
    }
    func moor() { storage.check("moor()") }
    var speed: Mimus._VerifiedGetter { .init(storage, "speed") }

    #if os(Windows)
      func sink() { storage.check("sink()") }
    #endif

    #if !(os(Windows))
      func float() { storage.check("float()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sail: [Void] { storage._history("sail()") }
    var load: [(crates: [Int], name: Swift.String?)] { storage._history("load(_:_:)") }
    var moor: [Void] { storage._history("moor()") }
    var speed: Mimus._GetterCalls<Void> { .init(storage, "speed") }

    #if os(Windows)
      var sink: [Void] { storage._history("sink()") }
    #endif

    #if !(os(Windows))
      var float: [Void] { storage._history("float()") }
    #endif
  }
}

final class FakeSeaworthy: Vessel, Seaworthy, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Seaworthy)?

  init(forwardingTo real: (any Seaworthy)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSeaworthy.self)
    target = real
    super.init()
  }

  override func sail() -> Vessel {
    let call = storage._call("sail()")
    if let target, call.isUnanswered(Vessel.self, Never.self) {
      return target.sail()
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
    func sail() -> Mimus._SyncStub<(), Vessel> { .init(storage, "sail()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sail() { storage.check("sail()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sail: [Void] { storage._history("sail()") }
  }
}

final class FakeCarrying: Vessel, Carrying, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Carrying)?

  init(forwardingTo real: (any Carrying)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCarrying.self)
    target = real
    super.init()
  }

  override func load(_ crates: [Int], _ name: Swift.String?) -> Optional<Int> {
    let call = storage._call("load(_:_:)", crates, name)
    if let target, call.isUnanswered(Optional<Int>.self, Never.self) {
      return target.load(crates, name)
    }
    return call.answer()
  }

  override func moor() -> Int {
    let call = storage._call("moor()")
    return call.answer()
  }

  override var speed: Int {
    get {
      let call = storage._call("speed")
      return call.answer()
    }
  }

  #if os(Windows)
    override func sink() -> Int {
      let call = storage._call("sink()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.sink()
      }
      return call.answer()
    }
  #endif

  #if !(os(Windows))
    func sink() -> Int {
      let call = storage._call("sink()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.sink()
      }
      return call.answer()
    }

    override func float() -> Int {
      let call = storage._call("float()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.float()
      }
      return call.answer()
    }
  #endif

  #if !(!(os(Windows)))
    func float() -> Int {
      let call = storage._call("float()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.float()
      }
      return call.answer()
    }
  #endif

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
    func load(
      _ crates: Mimus.Argument<[Int]>, _ name: Mimus.Argument<Swift.String?>
    ) -> Mimus._SyncStub<([Int], Swift.String?), Optional<Int>> {
      .init(storage, "load(_:_:)", crates, name)
    }
    func moor() -> Mimus._SyncStub<(), Int> { .init(storage, "moor()") }
    var speed: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "speed")) }

    #if os(Windows)
      func sink() -> Mimus._SyncStub<(), Int> { .init(storage, "sink()") }
    #endif

    #if !(os(Windows))
      func sink() -> Mimus._SyncStub<(), Int> { .init(storage, "sink()") }
      func float() -> Mimus._SyncStub<(), Int> { .init(storage, "float()") }
    #endif

    #if !(!(os(Windows)))
      func float() -> Mimus._SyncStub<(), Int> { .init(storage, "float()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ crates: Mimus.Argument<[Int]>, _ name: Mimus.Argument<Swift.String?>) {
      storage.check("load(_:_:)", crates, name)
    }
    func moor() { storage.check("moor()") }
    var speed: Mimus._VerifiedGetter { .init(storage, "speed") }

    #if os(Windows)
      func sink() { storage.check("sink()") }
    #endif

    #if !(os(Windows))
      func sink() { storage.check("sink()") }
      func float() { storage.check("float()") }
    #endif

    #if !(!(os(Windows)))
      func float() { storage.check("float()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [(crates: [Int], name: Swift.String?)] { storage._history("load(_:_:)") }
    var moor: [Void] { storage._history("moor()") }
    var speed: Mimus._GetterCalls<Void> { .init(storage, "speed") }

    #if os(Windows)
      var sink: [Void] { storage._history("sink()") }
    #endif

    #if !(os(Windows))
      var sink: [Void] { storage._history("sink()") }
      var float: [Void] { storage._history("float()") }
    #endif

    #if !(!(os(Windows)))
      var float: [Void] { storage._history("float()") }
    #endif
  }
}

final class FakeFerrying: Ferry, Ferrying, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Ferrying)?

  init(forwardingTo real: (any Ferrying)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFerrying.self)
    target = real
    super.init()
  }

  func board() -> Int {
    let call = storage._call("board()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.board()
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
    func board() -> Mimus._SyncStub<(), Int> { .init(storage, "board()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func board() { storage.check("board()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var board: [Void] { storage._history("board()") }
  }
}

final class FakeCrossing: Ferry, Crossing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Crossing)?

  init(forwardingTo real: (any Crossing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCrossing.self)
    target = real
    super.init()
  }

  func board() -> Int {
    let call = storage._call("board()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.board()
    }
    return call.answer()
  }

  func sail() -> Vessel {
    let call = storage._call("sail()")
    if let target, call.isUnanswered(Vessel.self, Never.self) {
      return target.sail()
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
    func board() -> Mimus._SyncStub<(), Int> { .init(storage, "board()") }
    func sail() -> Mimus._SyncStub<(), Vessel> { .init(storage, "sail()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func board() { storage.check("board()") }
    func sail() { storage.check("sail()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var board: [Void] { storage._history("board()") }
    var sail: [Void] { storage._history("sail()") }
  }
}

final class FakeAnnouncing: NSObject, Announcing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Announcing)?

  init(forwardingTo real: (any Announcing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAnnouncing.self)
    target = real
    super.init()
  }

  override var description: String {
    get {
      let call = storage._call("description")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.description
      }
      return call.answer()
    }
  }

  func announce() -> Int {
    let call = storage._call("announce()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.announce()
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
    var description: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "description")) }
    func announce() -> Mimus._SyncStub<(), Int> { .init(storage, "announce()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var description: Mimus._VerifiedGetter { .init(storage, "description") }
    func announce() { storage.check("announce()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var description: Mimus._GetterCalls<Void> { .init(storage, "description") }
    var announce: [Void] { storage._history("announce()") }
  }
}

final class FakeTrying: Trying, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTrying.self)
  }

  func attempt<Failure: Error>(_ value: @autoclosure () throws(Failure) -> Int) throws(Failure) -> Int {
    let call = storage._call("attempt(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.AttemptStub<Failure>.Body.self, Int.self) {
      return try body.run(value)
    }
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
    func attempt<Failure: Error>(_ value: Mimus.Argument<Mimus._Placeholder>) -> AttemptStub<Failure> {
      .init(_stub: ._of(storage, "attempt(_:)", value))
    }

    struct AttemptStub<Failure: Error>: Mimus._ReturningStub, Mimus._ThrowingStub {
      typealias _Value = Int
      typealias _Failure = Failure
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws(Failure) -> Int) throws(Failure) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws(Failure) -> Int) throws(Failure) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func attempt(_ value: Mimus.Argument<Mimus._Placeholder>) { storage.check("attempt(_:)", value) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var attempt: [Mimus._Placeholder] { storage._history("attempt(_:)") }
  }
}

final class FakeSignal<Failure: Error>: Signal<Failure>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSignal.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var last: () throws(Failure) -> Int {
    get {
      let call = storage._call("last")
      if call.isLeft(toSuper: callsSuper, (() throws(Failure) -> Int).self, Never.self) {
        return super.last
      }
      return call.answer()
    }
  }

  override func send(_ action: () throws(Failure) -> Int) throws(Failure) -> Int {
    let call = storage._call("send(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.SendStub.Body.self, Int.self) {
      return try body.run(action)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Failure.self) {
      return try super.send(action)
    }
    return try call.throwingAnswer(Failure.self)
  }

  override func queue<Value>(_ action: @escaping Action<Value>) async -> Value? {
    let call = storage._call("queue(_:)", action)
    if await call.isAsyncLeft(toSuper: callsSuper, Value?.self, Never.self) {
      return await super.queue(action)
    }
    return await call.asyncAnswer()
  }

  override func listen(_ body: (() throws(Failure) -> Int) -> Void) {
    let call = storage._call("listen(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ListenStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.listen(body)
    }
    return call.answer()
  }

  override func wrap(_ action: (name: String, run: () throws(Failure) -> Int)?) {
    let call = storage._call("wrap(_:)", action)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.wrap(action)
    }
    return call.answer()
  }

  override func repeatAll(_ actions: [() throws(Failure) -> Int]) -> Int {
    let call = storage._call("repeatAll(_:)", actions)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.repeatAll(actions)
    }
    return call.answer()
  }

  override func later() -> (() throws(Failure) -> Int)? {
    let call = storage._call("later()")
    if call.isLeft(toSuper: callsSuper, (() throws(Failure) -> Int)?.self, Never.self) {
      return super.later()
    }
    return call.answer()
  }

  override func next() throws(Failure) -> Int {
    let call = storage._call("next()")
    if call.isLeft(toSuper: callsSuper, Int.self, Failure.self) {
      return try super.next()
    }
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
    var last: Mimus._StubbedGetter<Mimus._SyncStub<(), () throws(Failure) -> Int>> { .init(.init(storage, "last")) }
    func send(_ action: Mimus.Argument<Mimus._Placeholder>) -> SendStub {
      .init(_stub: ._of(storage, "send(_:)", action))
    }

    struct SendStub: Mimus._ReturningStub, Mimus._ThrowingStub {
      typealias _Value = Int
      typealias _Failure = Failure
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws(Failure) -> Int) throws(Failure) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws(Failure) -> Int) throws(Failure) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func queue<Value>(_ action: Mimus.Argument<Action<Value>>) -> Mimus._AsyncStub<Action<Value>, Value?> {
      .init(storage, "queue(_:)", action)
    }
    func listen(_ body: Mimus.Argument<Mimus._Placeholder>) -> ListenStub {
      .init(_stub: ._of(storage, "listen(_:)", body))
    }

    struct ListenStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((() throws(Failure) -> Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((() throws(Failure) -> Int) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func wrap(
      _ action: Mimus.Argument<(name: String, run: () throws(Failure) -> Int)?>
    ) -> Mimus._SyncStub<(name: String, run: () throws(Failure) -> Int)?, Void> {
      .init(storage, "wrap(_:)", action)
    }
    func repeatAll(
      _ actions: Mimus.Argument<[() throws(Failure) -> Int]>
    ) -> Mimus._SyncStub<[() throws(Failure) -> Int], Int> {
      .init(storage, "repeatAll(_:)", actions)
    }
    func later() -> Mimus._SyncStub<(), (() throws(Failure) -> Int)?> { .init(storage, "later()") }
    func next() -> Mimus._SyncThrowingStub<(), Failure, Int> { .init(storage, "next()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedGetter { .init(storage, "last") }
    func send(_ action: Mimus.Argument<Mimus._Placeholder>) { storage.check("send(_:)", action) }
    func queue<Value>(_ action: Mimus.Argument<Action<Value>>) { storage.check("queue(_:)", action) }
    func listen(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("listen(_:)", body) }
    func wrap(_ action: Mimus.Argument<(name: String, run: () throws(Failure) -> Int)?>) {
      storage.check("wrap(_:)", action)
    }
    func repeatAll(_ actions: Mimus.Argument<[() throws(Failure) -> Int]>) { storage.check("repeatAll(_:)", actions) }
    func later() { storage.check("later()") }
    func next() { storage.check("next()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._GetterCalls<Void> { .init(storage, "last") }
    var send: [Mimus._Placeholder] { storage._history("send(_:)") }
    var queue: [Any] { storage._history("queue(_:)") }
    var listen: [Mimus._Placeholder] { storage._history("listen(_:)") }
    var wrap: [(name: String, run: () throws(Failure) -> Int)?] { storage._history("wrap(_:)") }
    var repeatAll: [[() throws(Failure) -> Int]] { storage._history("repeatAll(_:)") }
    var later: [Void] { storage._history("later()") }
    var next: [Void] { storage._history("next()") }
  }
}

final class FakeLamp: Lamp, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLamp.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func blink() -> Int {
    let call = storage._call("blink()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.blink()
    }
    return call.answer()
  }

  override func repeatAll(_ actions: [() throws(Never) -> Int]) -> Int {
    let call = storage._call("repeatAll(_:)", actions)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.repeatAll(actions)
    }
    return call.answer()
  }

  override func next() throws(Never) -> Int {
    let call = storage._call("next()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.next()
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
    func blink() -> Mimus._SyncStub<(), Int> { .init(storage, "blink()") }
    func repeatAll(
      _ actions: Mimus.Argument<[() throws(Never) -> Int]>
    ) -> Mimus._SyncStub<[() throws(Never) -> Int], Int> {
      .init(storage, "repeatAll(_:)", actions)
    }
    func next() -> Mimus._SyncStub<(), Int> { .init(storage, "next()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func blink() { storage.check("blink()") }
    func repeatAll(_ actions: Mimus.Argument<[() throws(Never) -> Int]>) { storage.check("repeatAll(_:)", actions) }
    func next() { storage.check("next()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var blink: [Void] { storage._history("blink()") }
    var repeatAll: [[() throws(Never) -> Int]] { storage._history("repeatAll(_:)") }
    var next: [Void] { storage._history("next()") }
  }
}

final class FakeInkMark: InkMark, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeInkMark.self)
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

final class FakeWaxMark: WaxMark, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWaxMark.self)
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

final class FakePostmark: Postmark, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePostmark.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func press(_ stamp: InkMark) -> Int {
    let call = storage._call("press(_:)", stamp)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(stamp)
    }
    return call.answer()
  }

  override func press(_ seal: WaxMark) -> Int {
    let call = storage._call("press(_:)", seal)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(seal)
    }
    return call.answer()
  }

  override func read() -> Int {
    let call = storage._call("read() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override func read() -> String {
    let call = storage._call("read() -> String")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> Int {
    get {
      let call = storage._call("subscript(_:) -> Int", day)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override subscript(_ day: Int) -> String {
    get {
      let call = storage._call("subscript(_:) -> String", day)
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func dry() -> Int {
    let call = storage._call("dry()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.dry()
    }
    return call.answer()
  }

  override func dry() async -> Int {
    let call = storage._call("dry()")
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.dry()
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
    func press(_ stamp: Mimus.Argument<InkMark>) -> Mimus._SyncStub<InkMark, Int> { .init(storage, "press(_:)", stamp) }
    func press(_ seal: Mimus.Argument<WaxMark>) -> Mimus._SyncStub<WaxMark, Int> { .init(storage, "press(_:)", seal) }
    func read(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "read() -> Int") }
    func read(returning: String.Type = String.self) -> Mimus._SyncStub<(), String> {
      .init(storage, "read() -> String")
    }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: Int.Type = Int.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:) -> Int", day))
    }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: String.Type = String.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:) -> String", day))
    }
    func dry() -> Mimus._SyncStub<(), Int> { .init(storage, "dry()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press(_ stamp: Mimus.Argument<InkMark>) { storage.check("press(_:)", stamp) }
    func press(_ seal: Mimus.Argument<WaxMark>) { storage.check("press(_:)", seal) }
    func read(returning: Int.Type) { storage.check("read() -> Int") }
    func read(returning: String.Type) { storage.check("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> Int", day)
    }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> String", day)
    }
    func dry() { storage.check("dry()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressInkMark: [InkMark] { storage._history("press(_:)") }
    var pressWaxMark: [WaxMark] { storage._history("press(_:)") }
    func read(returning: Int.Type) -> [Void] { storage._history("read() -> Int") }
    func read(returning: String.Type) -> [Void] { storage._history("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> Int", day)
    }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> String", day)
    }
    var dry: [Void] { storage._history("dry()") }
  }
}

final class FakeInkPostmark: InkPostmark, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeInkPostmark.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func press(_ stamp: InkMark) -> Int {
    let call = storage._call("press(_:)", stamp)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(stamp)
    }
    return call.answer()
  }

  override func read() -> Int {
    let call = storage._call("read() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> Int {
    get {
      let call = storage._call("subscript(_:) -> Int", day)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func dry() async -> Int {
    let call = storage._call("dry()")
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.dry()
    }
    return await call.asyncAnswer()
  }

  override func press(_ seal: WaxMark) -> Int {
    let call = storage._call("press(_:)", seal)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(seal)
    }
    return call.answer()
  }

  override func read() -> String {
    let call = storage._call("read() -> String")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> String {
    get {
      let call = storage._call("subscript(_:) -> String", day)
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func dry() -> Int {
    let call = storage._call("dry()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.dry()
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
    func press(_ stamp: Mimus.Argument<InkMark>) -> Mimus._SyncStub<InkMark, Int> { .init(storage, "press(_:)", stamp) }
    func read(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "read() -> Int") }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: Int.Type = Int.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:) -> Int", day))
    }
    func press(_ seal: Mimus.Argument<WaxMark>) -> Mimus._SyncStub<WaxMark, Int> { .init(storage, "press(_:)", seal) }
    func read(returning: String.Type = String.self) -> Mimus._SyncStub<(), String> {
      .init(storage, "read() -> String")
    }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: String.Type = String.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:) -> String", day))
    }
    func dry() -> Mimus._SyncStub<(), Int> { .init(storage, "dry()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press(_ stamp: Mimus.Argument<InkMark>) { storage.check("press(_:)", stamp) }
    func read(returning: Int.Type) { storage.check("read() -> Int") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> Int", day)
    }
    func press(_ seal: Mimus.Argument<WaxMark>) { storage.check("press(_:)", seal) }
    func read(returning: String.Type) { storage.check("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> String", day)
    }
    func dry() { storage.check("dry()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressInkMark: [InkMark] { storage._history("press(_:)") }
    func read(returning: Int.Type) -> [Void] { storage._history("read() -> Int") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> Int", day)
    }
    var pressWaxMark: [WaxMark] { storage._history("press(_:)") }
    func read(returning: String.Type) -> [Void] { storage._history("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> String", day)
    }
    var dry: [Void] { storage._history("dry()") }
  }
}

final class FakeWaxPostmark: WaxPostmark, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWaxPostmark.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func press(_ seal: WaxMark) -> Int {
    let call = storage._call("press(_:)", seal)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(seal)
    }
    return call.answer()
  }

  override func press(_ stamp: InkMark) -> Int {
    let call = storage._call("press(_:)", stamp)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(stamp)
    }
    return call.answer()
  }

  override func read() -> Int {
    let call = storage._call("read() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> Int {
    get {
      let call = storage._call("subscript(_:) -> Int", day)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func dry() async -> Int {
    let call = storage._call("dry()")
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.dry()
    }
    return await call.asyncAnswer()
  }

  override func read() -> String {
    let call = storage._call("read() -> String")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> String {
    get {
      let call = storage._call("subscript(_:) -> String", day)
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func dry() -> Int {
    let call = storage._call("dry()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.dry()
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
    func press(_ seal: Mimus.Argument<WaxMark>) -> Mimus._SyncStub<WaxMark, Int> { .init(storage, "press(_:)", seal) }
    func press(_ stamp: Mimus.Argument<InkMark>) -> Mimus._SyncStub<InkMark, Int> { .init(storage, "press(_:)", stamp) }
    func read(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "read() -> Int") }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: Int.Type = Int.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:) -> Int", day))
    }
    func read(returning: String.Type = String.self) -> Mimus._SyncStub<(), String> {
      .init(storage, "read() -> String")
    }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: String.Type = String.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:) -> String", day))
    }
    func dry() -> Mimus._SyncStub<(), Int> { .init(storage, "dry()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press(_ seal: Mimus.Argument<WaxMark>) { storage.check("press(_:)", seal) }
    func press(_ stamp: Mimus.Argument<InkMark>) { storage.check("press(_:)", stamp) }
    func read(returning: Int.Type) { storage.check("read() -> Int") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> Int", day)
    }
    func read(returning: String.Type) { storage.check("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> String", day)
    }
    func dry() { storage.check("dry()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressWaxMark: [WaxMark] { storage._history("press(_:)") }
    var pressInkMark: [InkMark] { storage._history("press(_:)") }
    func read(returning: Int.Type) -> [Void] { storage._history("read() -> Int") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> Int", day)
    }
    func read(returning: String.Type) -> [Void] { storage._history("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> String", day)
    }
    var dry: [Void] { storage._history("dry()") }
  }
}

final class FakeBoxPostmark: BoxPostmark, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBoxPostmark.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func press(_ stamp: InkMark) -> Int {
    let call = storage._call("press(_:)", stamp)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(stamp)
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> Int {
    get {
      let call = storage._call("subscript(_:) -> Int", day)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func press(_ seal: WaxMark) -> Int {
    let call = storage._call("press(_:)", seal)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(seal)
    }
    return call.answer()
  }

  override func read() -> Int {
    let call = storage._call("read() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override func read() -> String {
    let call = storage._call("read() -> String")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> String {
    get {
      let call = storage._call("subscript(_:) -> String", day)
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func dry() -> Int {
    let call = storage._call("dry()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.dry()
    }
    return call.answer()
  }

  override func dry() async -> Int {
    let call = storage._call("dry()")
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.dry()
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
    func press(_ stamp: Mimus.Argument<InkMark>) -> Mimus._SyncStub<InkMark, Int> { .init(storage, "press(_:)", stamp) }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: Int.Type = Int.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:) -> Int", day))
    }
    func press(_ seal: Mimus.Argument<WaxMark>) -> Mimus._SyncStub<WaxMark, Int> { .init(storage, "press(_:)", seal) }
    func read(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "read() -> Int") }
    func read(returning: String.Type = String.self) -> Mimus._SyncStub<(), String> {
      .init(storage, "read() -> String")
    }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: String.Type = String.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:) -> String", day))
    }
    func dry() -> Mimus._SyncStub<(), Int> { .init(storage, "dry()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press(_ stamp: Mimus.Argument<InkMark>) { storage.check("press(_:)", stamp) }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> Int", day)
    }
    func press(_ seal: Mimus.Argument<WaxMark>) { storage.check("press(_:)", seal) }
    func read(returning: Int.Type) { storage.check("read() -> Int") }
    func read(returning: String.Type) { storage.check("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> String", day)
    }
    func dry() { storage.check("dry()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressInkMark: [InkMark] { storage._history("press(_:)") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> Int", day)
    }
    var pressWaxMark: [WaxMark] { storage._history("press(_:)") }
    func read(returning: Int.Type) -> [Void] { storage._history("read() -> Int") }
    func read(returning: String.Type) -> [Void] { storage._history("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> String", day)
    }
    var dry: [Void] { storage._history("dry()") }
  }
}

final class FakeLidPostmark: LidPostmark, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLidPostmark.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override subscript(_ day: Int) -> Int {
    get {
      let call = storage._call("subscript(_:) -> Int", day)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func press(_ stamp: InkMark) -> Int {
    let call = storage._call("press(_:)", stamp)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(stamp)
    }
    return call.answer()
  }

  override func press(_ seal: WaxMark) -> Int {
    let call = storage._call("press(_:)", seal)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press(seal)
    }
    return call.answer()
  }

  override func read() -> Int {
    let call = storage._call("read() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override func read() -> String {
    let call = storage._call("read() -> String")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.read()
    }
    return call.answer()
  }

  override subscript(_ day: Int) -> String {
    get {
      let call = storage._call("subscript(_:) -> String", day)
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super[day]
      }
      return call.answer()
    }
  }

  override func dry() -> Int {
    let call = storage._call("dry()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.dry()
    }
    return call.answer()
  }

  override func dry() async -> Int {
    let call = storage._call("dry()")
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.dry()
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
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: Int.Type = Int.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:) -> Int", day))
    }
    func press(_ stamp: Mimus.Argument<InkMark>) -> Mimus._SyncStub<InkMark, Int> { .init(storage, "press(_:)", stamp) }
    func press(_ seal: Mimus.Argument<WaxMark>) -> Mimus._SyncStub<WaxMark, Int> { .init(storage, "press(_:)", seal) }
    func read(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "read() -> Int") }
    func read(returning: String.Type = String.self) -> Mimus._SyncStub<(), String> {
      .init(storage, "read() -> String")
    }
    subscript(
      _ day: Mimus.Argument<Int>, returning returning: String.Type = String.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:) -> String", day))
    }
    func dry() -> Mimus._SyncStub<(), Int> { .init(storage, "dry()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> Int", day)
    }
    func press(_ stamp: Mimus.Argument<InkMark>) { storage.check("press(_:)", stamp) }
    func press(_ seal: Mimus.Argument<WaxMark>) { storage.check("press(_:)", seal) }
    func read(returning: Int.Type) { storage.check("read() -> Int") }
    func read(returning: String.Type) { storage.check("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> String", day)
    }
    func dry() { storage.check("dry()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ day: Mimus.Argument<Int>, returning returning: Int.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> Int", day)
    }
    var pressInkMark: [InkMark] { storage._history("press(_:)") }
    var pressWaxMark: [WaxMark] { storage._history("press(_:)") }
    func read(returning: Int.Type) -> [Void] { storage._history("read() -> Int") }
    func read(returning: String.Type) -> [Void] { storage._history("read() -> String") }
    subscript(_ day: Mimus.Argument<Int>, returning returning: String.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> String", day)
    }
    var dry: [Void] { storage._history("dry()") }
  }
}

final class FakeEmblem: Emblem, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeEmblem.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(motto: String) {
    super.init(motto: motto)
    self.storage._record("init(motto:)", motto)
  }

  override func isEqual(_ object: Any?) -> Bool {
    let call = storage._call("isEqual(_:)", object)
    if call.isLeft(toSuper: true, Bool.self, Never.self) {
      return super.isEqual(object)
    }
    return call.answer()
  }

  override var hash: Int {
    get {
      let call = storage._call("hash")
      if call.isLeft(toSuper: true, Int.self, Never.self) {
        return super.hash
      }
      return call.answer()
    }
  }

  override var description: String {
    get {
      let call = storage._call("description")
      if call.isLeft(toSuper: true, String.self, Never.self) {
        return super.description
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
    func isEqual(_ object: Mimus.Argument<Any?>) -> Mimus._SyncStub<Any?, Bool> {
      .init(storage, "isEqual(_:)", object)
    }
    var hash: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "hash")) }
    var description: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "description")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func isEqual(_ object: Mimus.Argument<Any?>) { storage.check("isEqual(_:)", object) }
    var hash: Mimus._VerifiedGetter { .init(storage, "hash") }
    var description: Mimus._VerifiedGetter { .init(storage, "description") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var isEqual: [Any?] { storage._history("isEqual(_:)") }
    var hash: Mimus._GetterCalls<Void> { .init(storage, "hash") }
    var description: Mimus._GetterCalls<Void> { .init(storage, "description") }
  }
}

final class FakeOven: Oven, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeOven.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(size: Int) {
    super.init(size: size)
    self.storage._record("init(size:)", size)
  }

  override func bake() -> Int {
    let call = storage._call("bake()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.bake()
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
    func bake() -> Mimus._SyncStub<(), Int> { .init(storage, "bake()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bake() { storage.check("bake()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bake: [Void] { storage._history("bake()") }
  }
}

final class FakeSmallOven: SmallOven, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSmallOven.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func bake() -> Int {
    let call = storage._call("bake()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.bake()
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
    func bake() -> Mimus._SyncStub<(), Int> { .init(storage, "bake()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bake() { storage.check("bake()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bake: [Void] { storage._history("bake()") }
  }
}

final class FakeFabric: Fabric, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFabric.self)
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

final class FakeSilk: Silk, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSilk.self)
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

final class FakeWeavingFrame: WeavingFrame, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWeavingFrame.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func weave() -> Fabric {
    let call = storage._call("weave() -> Fabric")
    if call.isLeft(toSuper: callsSuper, Fabric.self, Never.self) {
      return super.weave()
    }
    return call.answer()
  }

  override func weave() -> Int {
    let call = storage._call("weave() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.weave()
    }
    return call.answer()
  }

  override func dye(_ done: @escaping Done) {
    let call = storage._call("dye(_:)", done)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.dye(done)
    }
    return call.answer()
  }

  override func spin(_ count: Int) -> Int {
    let call = storage._call("spin(_:)", count)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.spin(count)
    }
    return call.answer()
  }

  override func spin(_ name: String) -> Int {
    let call = storage._call("spin(_:)", name)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.spin(name)
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
    func weave(returning: Fabric.Type = Fabric.self) -> Mimus._SyncStub<(), Fabric> {
      .init(storage, "weave() -> Fabric")
    }
    func weave(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "weave() -> Int") }
    func dye(_ done: Mimus.Argument<Done>) -> Mimus._SyncStub<Done, Void> { .init(storage, "dye(_:)", done) }
    func spin(_ count: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "spin(_:)", count) }
    func spin(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "spin(_:)", name) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weave(returning: Fabric.Type) { storage.check("weave() -> Fabric") }
    func weave(returning: Int.Type) { storage.check("weave() -> Int") }
    func dye(_ done: Mimus.Argument<Done>) { storage.check("dye(_:)", done) }
    func spin(_ count: Mimus.Argument<Int>) { storage.check("spin(_:)", count) }
    func spin(_ name: Mimus.Argument<String>) { storage.check("spin(_:)", name) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func weave(returning: Fabric.Type) -> [Void] { storage._history("weave() -> Fabric") }
    func weave(returning: Int.Type) -> [Void] { storage._history("weave() -> Int") }
    var dye: [Done] { storage._history("dye(_:)") }
    var spinInt: [Int] { storage._history("spin(_:)") }
    var spinString: [String] { storage._history("spin(_:)") }
  }
}

final class FakeSilkFrame: SilkFrame, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSilkFrame.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func weave() -> Silk {
    let call = storage._call("weave() -> Silk")
    if call.isLeft(toSuper: callsSuper, Silk.self, Never.self) {
      return super.weave()
    }
    return call.answer()
  }

  override func weave() -> Int {
    let call = storage._call("weave() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.weave()
    }
    return call.answer()
  }

  override func dye(_ color: String) {
    let call = storage._call("dye(_:)", color)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.dye(color)
    }
    return call.answer()
  }

  override func spin(_ count: Int) -> Int {
    let call = storage._call("spin(_:)", count)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.spin(count)
    }
    return call.answer()
  }

  override func dye(_ done: @escaping Done) {
    let call = storage._call("dye(_:)", done)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.dye(done)
    }
    return call.answer()
  }

  override func spin(_ name: String) -> Int {
    let call = storage._call("spin(_:)", name)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.spin(name)
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
    func weave(returning: Silk.Type = Silk.self) -> Mimus._SyncStub<(), Silk> { .init(storage, "weave() -> Silk") }
    func weave(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "weave() -> Int") }
    func dye(_ color: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> { .init(storage, "dye(_:)", color) }
    func spin(_ count: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "spin(_:)", count) }
    func dye(_ done: Mimus.Argument<Done>) -> Mimus._SyncStub<Done, Void> { .init(storage, "dye(_:)", done) }
    func spin(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "spin(_:)", name) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weave(returning: Silk.Type) { storage.check("weave() -> Silk") }
    func weave(returning: Int.Type) { storage.check("weave() -> Int") }
    func dye(_ color: Mimus.Argument<String>) { storage.check("dye(_:)", color) }
    func spin(_ count: Mimus.Argument<Int>) { storage.check("spin(_:)", count) }
    func dye(_ done: Mimus.Argument<Done>) { storage.check("dye(_:)", done) }
    func spin(_ name: Mimus.Argument<String>) { storage.check("spin(_:)", name) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func weave(returning: Silk.Type) -> [Void] { storage._history("weave() -> Silk") }
    func weave(returning: Int.Type) -> [Void] { storage._history("weave() -> Int") }
    var dyeString: [String] { storage._history("dye(_:)") }
    var spinInt: [Int] { storage._history("spin(_:)") }
    var dyeDone: [Done] { storage._history("dye(_:)") }
    var spinString: [String] { storage._history("spin(_:)") }
  }
}

final class FakeFineFrame: FineFrame, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFineFrame.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func weave() -> Int {
    let call = storage._call("weave() -> Int")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.weave()
    }
    return call.answer()
  }

  override func dye(_ done: @escaping (Result<Int, any Error>) -> Void) {
    let call = storage._call("dye(_:)", done)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.dye(done)
    }
    return call.answer()
  }

  override func weave() -> Silk {
    let call = storage._call("weave() -> Silk")
    if call.isLeft(toSuper: callsSuper, Silk.self, Never.self) {
      return super.weave()
    }
    return call.answer()
  }

  override func dye(_ color: String) {
    let call = storage._call("dye(_:)", color)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.dye(color)
    }
    return call.answer()
  }

  override func spin(_ count: Count) -> Int {
    let call = storage._call("spin(_:)", count)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.spin(count)
    }
    return call.answer()
  }

  override func spin(_ name: String) -> Int {
    let call = storage._call("spin(_:)", name)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.spin(name)
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
    func weave(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "weave() -> Int") }
    func dye(
      _ done: Mimus.Argument<(Result<Int, any Error>) -> Void>
    ) -> Mimus._SyncStub<(Result<Int, any Error>) -> Void, Void> {
      .init(storage, "dye(_:)", done)
    }
    func weave(returning: Silk.Type = Silk.self) -> Mimus._SyncStub<(), Silk> { .init(storage, "weave() -> Silk") }
    func dye(_ color: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> { .init(storage, "dye(_:)", color) }
    func spin(_ count: Mimus.Argument<Count>) -> Mimus._SyncStub<Count, Int> { .init(storage, "spin(_:)", count) }
    func spin(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "spin(_:)", name) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weave(returning: Int.Type) { storage.check("weave() -> Int") }
    func dye(_ done: Mimus.Argument<(Result<Int, any Error>) -> Void>) { storage.check("dye(_:)", done) }
    func weave(returning: Silk.Type) { storage.check("weave() -> Silk") }
    func dye(_ color: Mimus.Argument<String>) { storage.check("dye(_:)", color) }
    func spin(_ count: Mimus.Argument<Count>) { storage.check("spin(_:)", count) }
    func spin(_ name: Mimus.Argument<String>) { storage.check("spin(_:)", name) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func weave(returning: Int.Type) -> [Void] { storage._history("weave() -> Int") }
    var dyeResultIntAnyErrorVoid: [(Result<Int, any Error>) -> Void] { storage._history("dye(_:)") }
    func weave(returning: Silk.Type) -> [Void] { storage._history("weave() -> Silk") }
    var dyeString: [String] { storage._history("dye(_:)") }
    var spinCount: [Count] { storage._history("spin(_:)") }
    var spinString: [String] { storage._history("spin(_:)") }
  }
}
