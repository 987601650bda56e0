// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeVaseRouting: VaseRouting, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any VaseRouting>?

  init(forwardingTo real: (any VaseRouting)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVaseRouting.self)
    target = real.map { Mimus._Target($0) }
  }

  var weights: [String: (__owned Vase) -> Int] {
    get {
      let call = storage._call("weights")
      if let target, call.isUnanswered(Swift.Array<[String: (__owned Vase) -> Int]>.Element.self, Never.self) {
        return target.value.weights
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("weights.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.weights = newValue
      }
      call.keep(newValue, as: "weights")
    }
  }

  func weigh() -> (borrowing [Int]) -> Int {
    let call = storage._call("weigh()")
    if let target, call.isUnanswered(Swift.Array<(borrowing [Int]) -> Int>.Element.self, Never.self) {
      return target.value.weigh()
    }
    return call.answer()
  }

  func readers() -> [(consuming String) -> Int] {
    let call = storage._call("readers()")
    if let target, call.isUnanswered(Swift.Array<[(consuming String) -> Int]>.Element.self, Never.self) {
      return target.value.readers()
    }
    return call.answer()
  }

  func forward() -> (sending Vase) -> sending Vase {
    let call = storage._call("forward()")
    if let target, call.isUnanswered(Swift.Array<(sending Vase) -> sending Vase>.Element.self, Never.self) {
      return target.value.forward()
    }
    return call.answer()
  }

  func store() -> ((isolated Kiln) -> Void)? {
    let call = storage._call("store()")
    if let target, call.isUnanswered(Swift.Array<((isolated Kiln) -> Void)?>.Element.self, Never.self) {
      return target.value.store()
    }
    return call.answer()
  }

  func change() -> (inout Int) -> Void {
    let call = storage._call("change()")
    if let target, call.isUnanswered(((inout Int) -> Void).self, Never.self) {
      return target.value.change()
    }
    return call.answer()
  }

  subscript(_ place: Int) -> (borrowing String) -> Int {
    get {
      let call = storage._call("subscript(_:)", place)
      if let target, call.isUnanswered(Swift.Array<(borrowing String) -> Int>.Element.self, Never.self) {
        return target.value[place]
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
    var weights:
      Mimus._StubbedProperty<Mimus._SyncStub<(), [String: (__owned Vase) -> Int]>, [String: (__owned Vase) -> Int]>
    {
      .init(.init(storage, "weights"), storage, "weights.set(_:)")
    }
    func weigh() -> Mimus._SyncStub<(), (borrowing [Int]) -> Int> { .init(storage, "weigh()") }
    func readers() -> Mimus._SyncStub<(), [(consuming String) -> Int]> { .init(storage, "readers()") }
    func forward() -> Mimus._SyncStub<(), (sending Vase) -> sending Vase> { .init(storage, "forward()") }
    func store() -> Mimus._SyncStub<(), ((isolated Kiln) -> Void)?> { .init(storage, "store()") }
    func change() -> Mimus._SyncStub<(), (inout Int) -> Void> { .init(storage, "change()") }
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, (borrowing String) -> Int>> {
      .init(.init(storage, "subscript(_:)", place))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var weights: Mimus._VerifiedProperty<[String: (__owned Vase) -> Int]> {
      .init(storage, "weights", "weights.set(_:)")
    }
    func weigh() { storage.check("weigh()") }
    func readers() { storage.check("readers()") }
    func forward() { storage.check("forward()") }
    func store() { storage.check("store()") }
    func change() { storage.check("change()") }
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", place) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weights: Mimus._PropertyCalls<Void, [String: (__owned Vase) -> Int]> {
      .init(storage, "weights", "weights.set(_:)")
    }
    var weigh: [Void] { storage._history("weigh()") }
    var readers: [Void] { storage._history("readers()") }
    var forward: [Void] { storage._history("forward()") }
    var store: [Void] { storage._history("store()") }
    var change: [Void] { storage._history("change()") }
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", place) }
  }
}

final class FakeVaseRouter: VaseRouter, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeVaseRouter.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var forward: (sending Vase) -> sending Vase {
    get {
      let call = storage._call("forward")
      if call.isLeft(toSuper: callsSuper, Swift.Array<(sending Vase) -> sending Vase>.Element.self, Never.self) {
        return super.forward
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("forward.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.forward = newValue
      }
      call.keep(newValue, as: "forward")
    }
  }

  override func weigh() -> (borrowing Vase) -> Int {
    let call = storage._call("weigh()")
    if call.isLeft(toSuper: callsSuper, Swift.Array<(borrowing Vase) -> Int>.Element.self, Never.self) {
      return super.weigh()
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
    var forward:
      Mimus._StubbedProperty<Mimus._SyncStub<(), (sending Vase) -> sending Vase>, (sending Vase) -> sending Vase>
    {
      .init(.init(storage, "forward"), storage, "forward.set(_:)")
    }
    func weigh() -> Mimus._SyncStub<(), (borrowing Vase) -> Int> { .init(storage, "weigh()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var forward: Mimus._VerifiedProperty<(sending Vase) -> sending Vase> {
      .init(storage, "forward", "forward.set(_:)")
    }
    func weigh() { storage.check("weigh()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var forward: Mimus._PropertyCalls<Void, (sending Vase) -> sending Vase> {
      .init(storage, "forward", "forward.set(_:)")
    }
    var weigh: [Void] { storage._history("weigh()") }
  }
}

final class FakeVaseClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: VaseClient?

  init(forwardingTo real: VaseClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVaseClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: VaseClient {
    VaseClient(
      see: { self.see() }
    )
  }

  func see() -> (borrowing Vase) -> Int {
    let call = storage._call("see")
    if let target = self.target?.see, call.isUnanswered(Swift.Array<(borrowing Vase) -> Int>.Element.self, Never.self) {
      return target()
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
    func see() -> Mimus._SyncStub<(), (borrowing Vase) -> Int> { .init(storage, "see") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func see() { storage.check("see") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var see: [Void] { storage._history("see") }
  }
}

final class FakeHandover<Value>: Handover, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Handover<Value>)?

  init(forwardingTo real: (any Handover<Value>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHandover.self)
    target = real
  }

  func take() -> sending Value? {
    let call = storage._call("take()")
    if let target, call.isUnanswered(Value?.self, Never.self) {
      return Mimus._sent(target.take())
    }
    return Mimus._sent(call.answer())
  }

  func change(_ sent: inout sending Vase) {
    let call = storage._call("change(_:)", sent)
    if let body = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body.run(&sent)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.change(&sent)
    }
    return call.answer()
  }

  func pass<Sent>(_ sent: sending Sent) -> sending Sent {
    let call = storage._call("pass(_:)", sent)
    if let target, call.isUnanswered(Sent.self, Never.self) {
      return Mimus._sent(target.pass(Mimus._sent(sent)))
    }
    return Mimus._sent(call.answer())
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
    func take() -> Mimus._SyncStub<(), Value?> { .init(storage, "take()") }
    func change(_ sent: Mimus.Argument<Vase>) -> ChangeStub { .init(_stub: ._of(storage, "change(_:)", sent)) }

    struct ChangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Vase) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Vase) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func pass<Sent>(_ sent: Mimus.Argument<Sent>) -> Mimus._SyncStub<Sent, Sent> { .init(storage, "pass(_:)", sent) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func take() { storage.check("take()") }
    func change(_ sent: Mimus.Argument<Vase>) { storage.check("change(_:)", sent) }
    func pass<Sent>(_ sent: Mimus.Argument<Sent>) { storage.check("pass(_:)", sent) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var take: [Void] { storage._history("take()") }
    var change: [Vase] { storage._history("change(_:)") }
    var pass: [Any] { storage._history("pass(_:)") }
  }
}
