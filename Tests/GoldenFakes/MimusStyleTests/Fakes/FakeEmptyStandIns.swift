// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeErrand<Result>: Errand<Result>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeErrand.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var onDone: ((Result) -> Void)? {
    get {
      let call = storage._call("onDone")
      if call.isLeft(toSuper: callsSuper, ((Result) -> Void)?.self, Never.self) {
        return super.onDone
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("onDone.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.onDone = newValue
      }
      call.keep(newValue, as: "onDone")
    }
  }

  override func run(_ place: String, then: @escaping (Result) -> Void) {
    let call = storage._call("run(_:then:)", place, then)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.run(place, then: then)
    }
    return call.answer()
  }

  override func steps() -> [(Result) -> Result] {
    let call = storage._call("steps()")
    if call.isLeft(toSuper: callsSuper, [(Result) -> Result].self, Never.self) {
      return super.steps()
    }
    return call.answer()
  }

  override func both(_ body: (Int, Result) -> Void) {
    let call = storage._call("both(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.BothStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.both(body)
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
    var onDone: Mimus._StubbedProperty<Mimus._SyncStub<(), ((Result) -> Void)?>, ((Result) -> Void)?> {
      .init(.init(storage, "onDone"), storage, "onDone.set(_:)")
    }
    func run(
      _ place: Mimus.Argument<String>, then: Mimus.Argument<(Result) -> Void>
    ) -> Mimus._SyncStub<(String, (Result) -> Void), Void> {
      .init(storage, "run(_:then:)", place, then)
    }
    func steps() -> Mimus._SyncStub<(), [(Result) -> Result]> { .init(storage, "steps()") }
    func both(_ body: Mimus.Argument<Mimus._Placeholder>) -> BothStub { .init(_stub: ._of(storage, "both(_:)", body)) }

    struct BothStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int, Result) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int, Result) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var onDone: Mimus._VerifiedProperty<((Result) -> Void)?> { .init(storage, "onDone", "onDone.set(_:)") }
    func run(_ place: Mimus.Argument<String>, then: Mimus.Argument<(Result) -> Void>) {
      storage.check("run(_:then:)", place, then)
    }
    func steps() { storage.check("steps()") }
    func both(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("both(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var onDone: Mimus._PropertyCalls<Void, ((Result) -> Void)?> { .init(storage, "onDone", "onDone.set(_:)") }
    var run: [(place: String, then: (Result) -> Void)] { storage._history("run(_:then:)") }
    var steps: [Void] { storage._history("steps()") }
    var both: [Mimus._Placeholder] { storage._history("both(_:)") }
  }
}

final class FakeQuietErrand: QuietErrand, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeQuietErrand.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var onDone: ((()) -> Void)? {
    get {
      let call = storage._call("onDone")
      if call.isLeft(toSuper: callsSuper, Swift.Array<((()) -> Void)?>.Element.self, Never.self) {
        return super.onDone
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("onDone.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.onDone = newValue
      }
      call.keep(newValue, as: "onDone")
    }
  }

  override func run(_ place: String, then: @escaping (()) -> Void) {
    let call = storage._call("run(_:then:)", place, then)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.run(place, then: then)
    }
    return call.answer()
  }

  override func steps() -> [(()) -> Void] {
    let call = storage._call("steps()")
    if call.isLeft(toSuper: callsSuper, Swift.Array<[(()) -> Void]>.Element.self, Never.self) {
      return super.steps()
    }
    return call.answer()
  }

  override func both(_ body: (Int, Void) -> Void) {
    let call = storage._call("both(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.BothStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.both(body)
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
    var onDone: Mimus._StubbedProperty<Mimus._SyncStub<(), ((()) -> Void)?>, ((()) -> Void)?> {
      .init(.init(storage, "onDone"), storage, "onDone.set(_:)")
    }
    func run(
      _ place: Mimus.Argument<String>, then: Mimus.Argument<(()) -> Void>
    ) -> Mimus._SyncStub<(String, (()) -> Void), Void> {
      .init(storage, "run(_:then:)", place, then)
    }
    func steps() -> Mimus._SyncStub<(), [(()) -> Void]> { .init(storage, "steps()") }
    func both(_ body: Mimus.Argument<Mimus._Placeholder>) -> BothStub { .init(_stub: ._of(storage, "both(_:)", body)) }

    struct BothStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int, Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int, Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var onDone: Mimus._VerifiedProperty<((()) -> Void)?> { .init(storage, "onDone", "onDone.set(_:)") }
    func run(_ place: Mimus.Argument<String>, then: Mimus.Argument<(()) -> Void>) {
      storage.check("run(_:then:)", place, then)
    }
    func steps() { storage.check("steps()") }
    func both(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("both(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var onDone: Mimus._PropertyCalls<Void, ((()) -> Void)?> { .init(storage, "onDone", "onDone.set(_:)") }
    var run: [(place: String, then: (()) -> Void)] { storage._history("run(_:then:)") }
    var steps: [Void] { storage._history("steps()") }
    var both: [Mimus._Placeholder] { storage._history("both(_:)") }
  }
}

final class FakeTaughtErrand: TaughtErrand, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTaughtErrand.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var onDone: ((()) -> Void)? {
    get {
      let call = storage._call("onDone")
      if call.isLeft(toSuper: callsSuper, Swift.Array<((()) -> Void)?>.Element.self, Never.self) {
        return super.onDone
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("onDone.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.onDone = newValue
      }
      call.keep(newValue, as: "onDone")
    }
  }

  override func run(_ place: String, then: @escaping (()) -> Void) {
    let call = storage._call("run(_:then:)", place, then)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.run(place, then: then)
    }
    return call.answer()
  }

  override func steps() -> [(()) -> Swift.Void] {
    let call = storage._call("steps()")
    if call.isLeft(toSuper: callsSuper, Swift.Array<[(()) -> Swift.Void]>.Element.self, Never.self) {
      return super.steps()
    }
    return call.answer()
  }

  override func both(_ body: (Int, Swift.Void) -> Void) {
    let call = storage._call("both(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.BothStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.both(body)
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
    var onDone: Mimus._StubbedProperty<Mimus._SyncStub<(), ((()) -> Void)?>, ((()) -> Void)?> {
      .init(.init(storage, "onDone"), storage, "onDone.set(_:)")
    }
    func run(
      _ place: Mimus.Argument<String>, then: Mimus.Argument<(()) -> Void>
    ) -> Mimus._SyncStub<(String, (()) -> Void), Void> {
      .init(storage, "run(_:then:)", place, then)
    }
    func steps() -> Mimus._SyncStub<(), [(()) -> Swift.Void]> { .init(storage, "steps()") }
    func both(_ body: Mimus.Argument<Mimus._Placeholder>) -> BothStub { .init(_stub: ._of(storage, "both(_:)", body)) }

    struct BothStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int, Swift.Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int, Swift.Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var onDone: Mimus._VerifiedProperty<((()) -> Void)?> { .init(storage, "onDone", "onDone.set(_:)") }
    func run(_ place: Mimus.Argument<String>, then: Mimus.Argument<(()) -> Void>) {
      storage.check("run(_:then:)", place, then)
    }
    func steps() { storage.check("steps()") }
    func both(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("both(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var onDone: Mimus._PropertyCalls<Void, ((()) -> Void)?> { .init(storage, "onDone", "onDone.set(_:)") }
    var run: [(place: String, then: (()) -> Void)] { storage._history("run(_:then:)") }
    var steps: [Void] { storage._history("steps()") }
    var both: [Mimus._Placeholder] { storage._history("both(_:)") }
  }
}

final class FakeAwaiting: Awaiting, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Awaiting)?

  init(forwardingTo real: (any Awaiting)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAwaiting.self)
    target = real
  }

  func signal() -> (()) -> Int {
    let call = storage._call("signal()")
    if let target, call.isUnanswered(Swift.Array<(()) -> Int>.Element.self, Never.self) {
      return target.signal()
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
    func signal() -> Mimus._SyncStub<(), (()) -> Int> { .init(storage, "signal()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func signal() { storage.check("signal()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var signal: [Void] { storage._history("signal()") }
  }
}
