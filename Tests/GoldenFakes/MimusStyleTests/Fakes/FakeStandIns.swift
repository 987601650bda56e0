// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeTeller<T>: Teller<T>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTeller.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override init(first: (T) -> Void) {
    super.init(first: first)
    self.storage._record("init(first:)", Mimus._Placeholder("closure"))
  }

  override var last: ((T) -> Int)? {
    get {
      let call = storage._call("last")
      if call.isLeft(toSuper: callsSuper, ((T) -> Int)?.self, Never.self) {
        return super.last
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("last.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.last = newValue
      }
      call.keep(newValue, as: "last")
    }
  }

  override func each(_ body: (T) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func lend(_ body: (borrowing T) -> Void) {
    let call = storage._call("lend(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LendStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.lend(body)
    }
    return call.answer()
  }

  override func change(_ body: (inout T) -> Void) {
    let call = storage._call("change(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.change(body)
    }
    return call.answer()
  }

  override func list(_ body: (T...) -> Void) {
    let call = storage._call("list(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ListStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.list(body)
    }
    return call.answer()
  }

  override func tell(_ body: Told<T>) {
    let call = storage._call("tell(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.TellStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.tell(body)
    }
    return call.answer()
  }

  override func pair<U>(_ other: U, _ body: (T, U) -> Void) {
    let call = storage._call("pair(_:_:)", other, Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.PairStub<U>.Body.self, Void.self) {
      return body_.run(other, body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.pair(other, body)
    }
    return call.answer()
  }

  override func nested(_ body: ((T) -> Void) -> Void) {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.nested(body)
    }
    return call.answer()
  }

  override func all() -> [(T) -> Void] {
    let call = storage._call("all()")
    if call.isLeft(toSuper: callsSuper, [(T) -> Void].self, Never.self) {
      return super.all()
    }
    return call.answer()
  }

  override subscript(_ body: (T) -> Void) -> Int {
    get {
      let call = storage._call("subscript(_:)", Mimus._Placeholder("closure"))
      if let body_ = call.body(Stubs.SubscriptStub.Body.self, Int.self) {
        return body_.run(body)
      }
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[body]
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
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), ((T) -> Int)?>, ((T) -> Int)?> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((T) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) -> LendStub { .init(_stub: ._of(storage, "lend(_:)", body)) }

    struct LendStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((borrowing T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((borrowing T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func change(_ body: Mimus.Argument<Mimus._Placeholder>) -> ChangeStub {
      .init(_stub: ._of(storage, "change(_:)", body))
    }

    struct ChangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((inout T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((inout T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func list(_ body: Mimus.Argument<Mimus._Placeholder>) -> ListStub { .init(_stub: ._of(storage, "list(_:)", body)) }

    struct ListStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((T...) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((T...) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func tell(_ body: Mimus.Argument<Mimus._Placeholder>) -> TellStub { .init(_stub: ._of(storage, "tell(_:)", body)) }

    struct TellStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Told<T>) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Told<T>) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func pair<U>(_ other: Mimus.Argument<U>, _ body: Mimus.Argument<Mimus._Placeholder>) -> PairStub<U> {
      .init(_stub: ._of(storage, "pair(_:_:)", other, body))
    }

    struct PairStub<U>: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (U, (T, U) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (U, (T, U) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((T) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (((T) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func all() -> Mimus._SyncStub<(), [(T) -> Void]> { .init(storage, "all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._StubbedGetter<SubscriptStub> {
      .init(.init(_stub: ._of(storage, "subscript(_:)", body)))
    }

    struct SubscriptStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((T) -> Void) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping ((T) -> Void) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedProperty<((T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lend(_:)", body) }
    func change(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("change(_:)", body) }
    func list(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("list(_:)", body) }
    func tell(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("tell(_:)", body) }
    func pair<U>(_ other: Mimus.Argument<U>, _ body: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("pair(_:_:)", other, body)
    }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func all() { storage.check("all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._PropertyCalls<Void, ((T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var lend: [Mimus._Placeholder] { storage._history("lend(_:)") }
    var change: [Mimus._Placeholder] { storage._history("change(_:)") }
    var list: [Mimus._Placeholder] { storage._history("list(_:)") }
    var tell: [Mimus._Placeholder] { storage._history("tell(_:)") }
    var pair: [(other: Any, body: Mimus._Placeholder)] { storage._history("pair(_:_:)") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var all: [Void] { storage._history("all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._GetterCalls<Mimus._Placeholder> {
      .init(storage, "subscript(_:)", body)
    }
  }
}

final class FakeHerald<T>: Herald<T>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeHerald.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func proclaim(_ news: Proclaimed) {
    let call = storage._call("proclaim(_:)", news)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.proclaim(news)
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
    func proclaim(_ news: Mimus.Argument<Proclaimed>) -> Mimus._SyncStub<Proclaimed, Void> {
      .init(storage, "proclaim(_:)", news)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func proclaim(_ news: Mimus.Argument<Proclaimed>) { storage.check("proclaim(_:)", news) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var proclaim: [Proclaimed] { storage._history("proclaim(_:)") }
  }
}

final class FakeCallbackHerald: CallbackHerald, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCallbackHerald.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func proclaim(_ news: @escaping Proclaimed) {
    let call = storage._call("proclaim(_:)", news)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.proclaim(news)
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
    func proclaim(_ news: Mimus.Argument<Proclaimed>) -> Mimus._SyncStub<Proclaimed, Void> {
      .init(storage, "proclaim(_:)", news)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func proclaim(_ news: Mimus.Argument<Proclaimed>) { storage.check("proclaim(_:)", news) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var proclaim: [Proclaimed] { storage._history("proclaim(_:)") }
  }
}

final class FakeCallbackTeller: CallbackTeller, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCallbackTeller.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override init(first: (@escaping () -> Void) -> Void) {
    super.init(first: first)
    self.storage._record("init(first:)", Mimus._Placeholder("closure"))
  }

  override var last: ((@escaping () -> Void) -> Int)? {
    get {
      let call = storage._call("last")
      if call.isLeft(toSuper: callsSuper, ((@escaping () -> Void) -> Int)?.self, Never.self) {
        return super.last
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("last.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.last = newValue
      }
      call.keep(newValue, as: "last")
    }
  }

  override func each(_ body: (@escaping () -> Void) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func lend(_ body: (borrowing @escaping () -> Void) -> Void) {
    let call = storage._call("lend(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LendStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.lend(body)
    }
    return call.answer()
  }

  override func change(_ body: (inout () -> Void) -> Void) {
    let call = storage._call("change(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.change(body)
    }
    return call.answer()
  }

  override func list(_ body: (() -> Void...) -> Void) {
    let call = storage._call("list(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ListStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.list(body)
    }
    return call.answer()
  }

  override func tell(_ body: Told<() -> Void>) {
    let call = storage._call("tell(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.TellStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.tell(body)
    }
    return call.answer()
  }

  override func pair<U>(_ other: U, _ body: (@escaping () -> Void, U) -> Void) {
    let call = storage._call("pair(_:_:)", other, Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.PairStub<U>.Body.self, Void.self) {
      return body_.run(other, body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.pair(other, body)
    }
    return call.answer()
  }

  override func nested(_ body: ((@escaping () -> Void) -> Void) -> Void) {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.nested(body)
    }
    return call.answer()
  }

  override func all() -> [(@escaping () -> Void) -> Void] {
    let call = storage._call("all()")
    if call.isLeft(toSuper: callsSuper, [(@escaping () -> Void) -> Void].self, Never.self) {
      return super.all()
    }
    return call.answer()
  }

  override subscript(_ body: (@escaping () -> Void) -> Void) -> Int {
    get {
      let call = storage._call("subscript(_:)", Mimus._Placeholder("closure"))
      if let body_ = call.body(Stubs.SubscriptStub.Body.self, Int.self) {
        return body_.run(body)
      }
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[body]
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
    var last:
      Mimus._StubbedProperty<Mimus._SyncStub<(), ((@escaping () -> Void) -> Int)?>, ((@escaping () -> Void) -> Int)?>
    {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping () -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping () -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) -> LendStub { .init(_stub: ._of(storage, "lend(_:)", body)) }

    struct LendStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((borrowing @escaping () -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((borrowing @escaping () -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func change(_ body: Mimus.Argument<Mimus._Placeholder>) -> ChangeStub {
      .init(_stub: ._of(storage, "change(_:)", body))
    }

    struct ChangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((inout () -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((inout () -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func list(_ body: Mimus.Argument<Mimus._Placeholder>) -> ListStub { .init(_stub: ._of(storage, "list(_:)", body)) }

    struct ListStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((() -> Void...) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((() -> Void...) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func tell(_ body: Mimus.Argument<Mimus._Placeholder>) -> TellStub { .init(_stub: ._of(storage, "tell(_:)", body)) }

    struct TellStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Told<() -> Void>) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Told<() -> Void>) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func pair<U>(_ other: Mimus.Argument<U>, _ body: Mimus.Argument<Mimus._Placeholder>) -> PairStub<U> {
      .init(_stub: ._of(storage, "pair(_:_:)", other, body))
    }

    struct PairStub<U>: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (U, (@escaping () -> Void, U) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (U, (@escaping () -> Void, U) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((@escaping () -> Void) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (((@escaping () -> Void) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func all() -> Mimus._SyncStub<(), [(@escaping () -> Void) -> Void]> { .init(storage, "all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._StubbedGetter<SubscriptStub> {
      .init(.init(_stub: ._of(storage, "subscript(_:)", body)))
    }

    struct SubscriptStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping () -> Void) -> Void) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping () -> Void) -> Void) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedProperty<((@escaping () -> Void) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lend(_:)", body) }
    func change(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("change(_:)", body) }
    func list(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("list(_:)", body) }
    func tell(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("tell(_:)", body) }
    func pair<U>(_ other: Mimus.Argument<U>, _ body: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("pair(_:_:)", other, body)
    }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func all() { storage.check("all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._PropertyCalls<Void, ((@escaping () -> Void) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var lend: [Mimus._Placeholder] { storage._history("lend(_:)") }
    var change: [Mimus._Placeholder] { storage._history("change(_:)") }
    var list: [Mimus._Placeholder] { storage._history("list(_:)") }
    var tell: [Mimus._Placeholder] { storage._history("tell(_:)") }
    var pair: [(other: Any, body: Mimus._Placeholder)] { storage._history("pair(_:_:)") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var all: [Void] { storage._history("all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._GetterCalls<Mimus._Placeholder> {
      .init(storage, "subscript(_:)", body)
    }
  }
}

final class FakeChimeTeller: ChimeTeller, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeChimeTeller.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override init(first: (@escaping Chime) -> Void) {
    super.init(first: first)
    self.storage._record("init(first:)", Mimus._Placeholder("closure"))
  }

  override var last: ((@escaping Chime) -> Int)? {
    get {
      let call = storage._call("last")
      if call.isLeft(toSuper: callsSuper, ((@escaping Chime) -> Int)?.self, Never.self) {
        return super.last
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("last.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.last = newValue
      }
      call.keep(newValue, as: "last")
    }
  }

  override func each(_ body: (@escaping Chime) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func lend(_ body: (borrowing @escaping Chime) -> Void) {
    let call = storage._call("lend(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LendStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.lend(body)
    }
    return call.answer()
  }

  override func change(_ body: (inout Chime) -> Void) {
    let call = storage._call("change(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.change(body)
    }
    return call.answer()
  }

  override func list(_ body: (Chime...) -> Void) {
    let call = storage._call("list(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ListStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.list(body)
    }
    return call.answer()
  }

  override func tell(_ body: Told<Chime>) {
    let call = storage._call("tell(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.TellStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.tell(body)
    }
    return call.answer()
  }

  override func pair<U>(_ other: U, _ body: (@escaping Chime, U) -> Void) {
    let call = storage._call("pair(_:_:)", other, Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.PairStub<U>.Body.self, Void.self) {
      return body_.run(other, body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.pair(other, body)
    }
    return call.answer()
  }

  override func nested(_ body: ((@escaping Chime) -> Void) -> Void) {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.nested(body)
    }
    return call.answer()
  }

  override func all() -> [(@escaping Chime) -> Void] {
    let call = storage._call("all()")
    if call.isLeft(toSuper: callsSuper, [(@escaping Chime) -> Void].self, Never.self) {
      return super.all()
    }
    return call.answer()
  }

  override subscript(_ body: (@escaping Chime) -> Void) -> Int {
    get {
      let call = storage._call("subscript(_:)", Mimus._Placeholder("closure"))
      if let body_ = call.body(Stubs.SubscriptStub.Body.self, Int.self) {
        return body_.run(body)
      }
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[body]
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
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), ((@escaping Chime) -> Int)?>, ((@escaping Chime) -> Int)?> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping Chime) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping Chime) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) -> LendStub { .init(_stub: ._of(storage, "lend(_:)", body)) }

    struct LendStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((borrowing @escaping Chime) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((borrowing @escaping Chime) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func change(_ body: Mimus.Argument<Mimus._Placeholder>) -> ChangeStub {
      .init(_stub: ._of(storage, "change(_:)", body))
    }

    struct ChangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((inout Chime) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((inout Chime) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func list(_ body: Mimus.Argument<Mimus._Placeholder>) -> ListStub { .init(_stub: ._of(storage, "list(_:)", body)) }

    struct ListStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Chime...) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Chime...) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func tell(_ body: Mimus.Argument<Mimus._Placeholder>) -> TellStub { .init(_stub: ._of(storage, "tell(_:)", body)) }

    struct TellStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Told<Chime>) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Told<Chime>) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func pair<U>(_ other: Mimus.Argument<U>, _ body: Mimus.Argument<Mimus._Placeholder>) -> PairStub<U> {
      .init(_stub: ._of(storage, "pair(_:_:)", other, body))
    }

    struct PairStub<U>: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (U, (@escaping Chime, U) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (U, (@escaping Chime, U) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((@escaping Chime) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (((@escaping Chime) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func all() -> Mimus._SyncStub<(), [(@escaping Chime) -> Void]> { .init(storage, "all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._StubbedGetter<SubscriptStub> {
      .init(.init(_stub: ._of(storage, "subscript(_:)", body)))
    }

    struct SubscriptStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping Chime) -> Void) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping Chime) -> Void) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedProperty<((@escaping Chime) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lend(_:)", body) }
    func change(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("change(_:)", body) }
    func list(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("list(_:)", body) }
    func tell(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("tell(_:)", body) }
    func pair<U>(_ other: Mimus.Argument<U>, _ body: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("pair(_:_:)", other, body)
    }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func all() { storage.check("all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._PropertyCalls<Void, ((@escaping Chime) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var lend: [Mimus._Placeholder] { storage._history("lend(_:)") }
    var change: [Mimus._Placeholder] { storage._history("change(_:)") }
    var list: [Mimus._Placeholder] { storage._history("list(_:)") }
    var tell: [Mimus._Placeholder] { storage._history("tell(_:)") }
    var pair: [(other: Any, body: Mimus._Placeholder)] { storage._history("pair(_:_:)") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var all: [Void] { storage._history("all()") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._GetterCalls<Mimus._Placeholder> {
      .init(storage, "subscript(_:)", body)
    }
  }
}

final class FakeRelay<T>: Relay<T>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeRelay.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func each(_ body: (T) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func last() -> ((T) -> Int)? {
    let call = storage._call("last()")
    if call.isLeft(toSuper: callsSuper, ((T) -> Int)?.self, Never.self) {
      return super.last()
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
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((T) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func last() -> Mimus._SyncStub<(), ((T) -> Int)?> { .init(storage, "last()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func last() { storage.check("last()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var last: [Void] { storage._history("last()") }
  }
}

final class FakeTellingRelay<T>: TellingRelay<T>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTellingRelay.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func each(_ body: (@escaping (T) -> Void) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func last() -> ((@escaping (T) -> Void) -> Int)? {
    let call = storage._call("last()")
    if call.isLeft(toSuper: callsSuper, ((@escaping (T) -> Void) -> Int)?.self, Never.self) {
      return super.last()
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
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping (T) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping (T) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func last() -> Mimus._SyncStub<(), ((@escaping (T) -> Void) -> Int)?> { .init(storage, "last()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func last() { storage.check("last()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var last: [Void] { storage._history("last()") }
  }
}

final class FakeChimeRelay: ChimeRelay, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeChimeRelay.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func each(_ body: (@escaping (@escaping Chime) -> Void) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func last() -> ((@escaping (@escaping Chime) -> Void) -> Int)? {
    let call = storage._call("last()")
    if call.isLeft(toSuper: callsSuper, ((@escaping (@escaping Chime) -> Void) -> Int)?.self, Never.self) {
      return super.last()
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
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping (@escaping Chime) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping (@escaping Chime) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func last() -> Mimus._SyncStub<(), ((@escaping (@escaping Chime) -> Void) -> Int)?> { .init(storage, "last()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func last() { storage.check("last()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var last: [Void] { storage._history("last()") }
  }
}

final class FakeRelayedChimes: RelayedChimes, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeRelayedChimes.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func each(_ body: (@escaping (@escaping Chime) -> Void) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func last() -> ((@escaping (@escaping Chime) -> Void) -> Int)? {
    let call = storage._call("last()")
    if call.isLeft(toSuper: callsSuper, ((@escaping (@escaping Chime) -> Void) -> Int)?.self, Never.self) {
      return super.last()
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
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping (@escaping Chime) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping (@escaping Chime) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func last() -> Mimus._SyncStub<(), ((@escaping (@escaping Chime) -> Void) -> Int)?> { .init(storage, "last()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func last() { storage.check("last()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var last: [Void] { storage._history("last()") }
  }
}

final class FakeTelling<T>: Telling, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTelling.self)
  }

  var last: ((T) -> Int)? {
    get {
      let call = storage._call("last")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("last.set(_:)", newValue)
      call.keep(newValue, as: "last")
    }
  }

  func each(_ body: (T) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  func own(_ body: (T) -> Void) {
    let call = storage._call("own(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.OwnStub.Body.self, Void.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  func lend(_ body: (borrowing T) -> Void) {
    let call = storage._call("lend(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LendStub.Body.self, Void.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  func nested(_ body: ((T) -> Void) -> Void) {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  func all() -> [(T) -> Void] {
    let call = storage._call("all()")
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
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), ((T) -> Int)?>, ((T) -> Int)?> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((T) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func own(_ body: Mimus.Argument<Mimus._Placeholder>) -> OwnStub { .init(_stub: ._of(storage, "own(_:)", body)) }

    struct OwnStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((T) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) -> LendStub { .init(_stub: ._of(storage, "lend(_:)", body)) }

    struct LendStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((borrowing T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((borrowing T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((T) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (((T) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func all() -> Mimus._SyncStub<(), [(T) -> Void]> { .init(storage, "all()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedProperty<((T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func own(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("own(_:)", body) }
    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lend(_:)", body) }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func all() { storage.check("all()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._PropertyCalls<Void, ((T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var own: [Mimus._Placeholder] { storage._history("own(_:)") }
    var lend: [Mimus._Placeholder] { storage._history("lend(_:)") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var all: [Void] { storage._history("all()") }
  }
}

final class FakeCallbackTelling: CallbackTelling, Mimus.Mock {
  typealias T = () -> Void

  let storage: Mimus.Storage
  private let target: Mimus._Target<any CallbackTelling>?

  init(forwardingTo real: (any CallbackTelling)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCallbackTelling.self)
    target = real.map { Mimus._Target($0) }
  }

  var last: ((@escaping T) -> Int)? {
    get {
      let call = storage._call("last")
      if let target, call.isUnanswered(((@escaping T) -> Int)?.self, Never.self) {
        return target.value.last
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("last.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.last = newValue
      }
      call.keep(newValue, as: "last")
    }
  }

  func each(_ body: (@escaping T) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.each(body)
    }
    return call.answer()
  }

  func own(_ body: (@escaping T) -> Void) {
    let call = storage._call("own(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.OwnStub.Body.self, Void.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  func lend(_ body: (borrowing @escaping T) -> Void) {
    let call = storage._call("lend(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LendStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.lend(body)
    }
    return call.answer()
  }

  func nested(_ body: ((@escaping T) -> Void) -> Void) {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.nested(body)
    }
    return call.answer()
  }

  func all() -> [(@escaping T) -> Void] {
    let call = storage._call("all()")
    if let target, call.isUnanswered([(@escaping T) -> Void].self, Never.self) {
      return target.value.all()
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
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), ((@escaping T) -> Int)?>, ((@escaping T) -> Int)?> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func own(_ body: Mimus.Argument<Mimus._Placeholder>) -> OwnStub { .init(_stub: ._of(storage, "own(_:)", body)) }

    struct OwnStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) -> LendStub { .init(_stub: ._of(storage, "lend(_:)", body)) }

    struct LendStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((borrowing @escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((borrowing @escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((@escaping T) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (((@escaping T) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func all() -> Mimus._SyncStub<(), [(@escaping T) -> Void]> { .init(storage, "all()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedProperty<((@escaping T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func own(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("own(_:)", body) }
    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lend(_:)", body) }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func all() { storage.check("all()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._PropertyCalls<Void, ((@escaping T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var own: [Mimus._Placeholder] { storage._history("own(_:)") }
    var lend: [Mimus._Placeholder] { storage._history("lend(_:)") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var all: [Void] { storage._history("all()") }
  }
}

final class FakeChimeTelling: ChimeTelling, Mimus.Mock {
  typealias T = Chime

  let storage: Mimus.Storage
  private let target: Mimus._Target<any ChimeTelling>?

  init(forwardingTo real: (any ChimeTelling)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeChimeTelling.self)
    target = real.map { Mimus._Target($0) }
  }

  var last: ((@escaping T) -> Int)? {
    get {
      let call = storage._call("last")
      if let target, call.isUnanswered(((@escaping T) -> Int)?.self, Never.self) {
        return target.value.last
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("last.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.last = newValue
      }
      call.keep(newValue, as: "last")
    }
  }

  func each(_ body: (@escaping T) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.each(body)
    }
    return call.answer()
  }

  func own(_ body: (@escaping T) -> Void) {
    let call = storage._call("own(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.OwnStub.Body.self, Void.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  func lend(_ body: (borrowing @escaping T) -> Void) {
    let call = storage._call("lend(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LendStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.lend(body)
    }
    return call.answer()
  }

  func nested(_ body: ((@escaping T) -> Void) -> Void) {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.nested(body)
    }
    return call.answer()
  }

  func all() -> [(@escaping T) -> Void] {
    let call = storage._call("all()")
    if let target, call.isUnanswered([(@escaping T) -> Void].self, Never.self) {
      return target.value.all()
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
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), ((@escaping T) -> Int)?>, ((@escaping T) -> Int)?> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func own(_ body: Mimus.Argument<Mimus._Placeholder>) -> OwnStub { .init(_stub: ._of(storage, "own(_:)", body)) }

    struct OwnStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) -> LendStub { .init(_stub: ._of(storage, "lend(_:)", body)) }

    struct LendStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((borrowing @escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((borrowing @escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((@escaping T) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (((@escaping T) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func all() -> Mimus._SyncStub<(), [(@escaping T) -> Void]> { .init(storage, "all()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedProperty<((@escaping T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func own(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("own(_:)", body) }
    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lend(_:)", body) }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func all() { storage.check("all()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._PropertyCalls<Void, ((@escaping T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var own: [Mimus._Placeholder] { storage._history("own(_:)") }
    var lend: [Mimus._Placeholder] { storage._history("lend(_:)") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var all: [Void] { storage._history("all()") }
  }
}

final class FakeLoudTelling: LoudTelling, Mimus.Mock {
  typealias T = () -> Void

  let storage: Mimus.Storage
  private let target: Mimus._Target<any LoudTelling>?

  init(forwardingTo real: (any LoudTelling)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLoudTelling.self)
    target = real.map { Mimus._Target($0) }
  }

  var last: ((@escaping T) -> Int)? {
    get {
      let call = storage._call("last")
      if let target, call.isUnanswered(((@escaping T) -> Int)?.self, Never.self) {
        return target.value.last
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("last.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.last = newValue
      }
      call.keep(newValue, as: "last")
    }
  }

  func each(_ body: (@escaping () -> Void) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.each(body)
    }
    return call.answer()
  }

  func own(_ body: (@escaping T) -> Void) {
    let call = storage._call("own(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.OwnStub.Body.self, Void.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  func lend(_ body: (borrowing @escaping T) -> Void) {
    let call = storage._call("lend(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LendStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.lend(body)
    }
    return call.answer()
  }

  func nested(_ body: ((@escaping T) -> Void) -> Void) {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.nested(body)
    }
    return call.answer()
  }

  func all() -> [(@escaping T) -> Void] {
    let call = storage._call("all()")
    if let target, call.isUnanswered([(@escaping T) -> Void].self, Never.self) {
      return target.value.all()
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
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), ((@escaping T) -> Int)?>, ((@escaping T) -> Int)?> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping () -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping () -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func own(_ body: Mimus.Argument<Mimus._Placeholder>) -> OwnStub { .init(_stub: ._of(storage, "own(_:)", body)) }

    struct OwnStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((@escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((@escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) -> LendStub { .init(_stub: ._of(storage, "lend(_:)", body)) }

    struct LendStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((borrowing @escaping T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((borrowing @escaping T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((@escaping T) -> Void) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (((@escaping T) -> Void) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func all() -> Mimus._SyncStub<(), [(@escaping T) -> Void]> { .init(storage, "all()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var last: Mimus._VerifiedProperty<((@escaping T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func own(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("own(_:)", body) }
    func lend(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lend(_:)", body) }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func all() { storage.check("all()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var last: Mimus._PropertyCalls<Void, ((@escaping T) -> Int)?> { .init(storage, "last", "last.set(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var own: [Mimus._Placeholder] { storage._history("own(_:)") }
    var lend: [Mimus._Placeholder] { storage._history("lend(_:)") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var all: [Void] { storage._history("all()") }
  }
}

final class FakeTellerClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: TellerClient?

  init(forwardingTo real: TellerClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTellerClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: TellerClient {
    TellerClient(
      callback: { argument1, argument2 in self.callback(argument1, argument2) },
      chime: { argument1 in self.chime(argument1) },
      told: { argument1 in self.told(argument1) }
    )
  }

  func callback(_ argument1: @escaping () -> Void, _ argument2: Int) {
    let call = storage._call("callback", argument1, argument2)
    if let target = self.target?.callback, call.isUnanswered(Void.self, Never.self) {
      return target(argument1, argument2)
    }
    return call.answer()
  }

  func chime(_ argument1: @escaping Chime) {
    let call = storage._call("chime", argument1)
    if let target = self.target?.chime, call.isUnanswered(Void.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  func told(_ argument1: @escaping Told<Int>) {
    let call = storage._call("told", argument1)
    if let target = self.target?.told, call.isUnanswered(Void.self, Never.self) {
      return target(argument1)
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
    func callback(
      _ argument1: Mimus.Argument<() -> Void>, _ argument2: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(() -> Void, Int), Void> {
      .init(storage, "callback", argument1, argument2)
    }
    func chime(_ argument1: Mimus.Argument<Chime>) -> Mimus._SyncStub<Chime, Void> {
      .init(storage, "chime", argument1)
    }
    func told(_ argument1: Mimus.Argument<Told<Int>>) -> Mimus._SyncStub<Told<Int>, Void> {
      .init(storage, "told", argument1)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func callback(_ argument1: Mimus.Argument<() -> Void>, _ argument2: Mimus.Argument<Int>) {
      storage.check("callback", argument1, argument2)
    }
    func chime(_ argument1: Mimus.Argument<Chime>) { storage.check("chime", argument1) }
    func told(_ argument1: Mimus.Argument<Told<Int>>) { storage.check("told", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var callback: [(() -> Void, Int)] { storage._history("callback") }
    var chime: [Chime] { storage._history("chime") }
    var told: [Told<Int>] { storage._history("told") }
  }
}
