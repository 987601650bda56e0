// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeOwnTypes: OwnTypes, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any OwnTypes>?

  init(forwardingTo real: (any OwnTypes)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOwnTypes.self)
    target = real.map { Mimus._Target($0) }
  }

  func keep(_ storage: Storage, for matcher: Matcher) -> Argument {
    let call = self.storage._call("keep(_:for:)", storage, matcher)
    if let target, call.isUnanswered(Argument.self, Never.self) {
      return target.value.keep(storage, for: matcher)
    }
    return call.answer()
  }

  var mock: Mock {
    get {
      let call = storage._call("mock")
      if let target, call.isUnanswered(Mock.self, Never.self) {
        return target.value.mock
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("mock.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.mock = newValue
      }
      call.keep(newValue, as: "mock")
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
    func keep(
      _ storage: Mimus.Argument<Storage>, for matcher: Mimus.Argument<Matcher>
    ) -> Mimus._SyncStub<(Storage, Matcher), Argument> {
      .init(self.storage, "keep(_:for:)", storage, matcher)
    }
    var mock: Mimus._StubbedProperty<Mimus._SyncStub<(), Mock>, Mock> {
      .init(.init(storage, "mock"), storage, "mock.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func keep(_ storage: Mimus.Argument<Storage>, for matcher: Mimus.Argument<Matcher>) {
      self.storage.check("keep(_:for:)", storage, matcher)
    }
    var mock: Mimus._VerifiedProperty<Mock> { .init(storage, "mock", "mock.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var keep: [(storage: Storage, for: Matcher)] { storage._history("keep(_:for:)") }
    var mock: Mimus._PropertyCalls<Void, Mock> { .init(storage, "mock", "mock.set(_:)") }
  }
}

final class FakeOwnViews: OwnViews, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any OwnViews)?

  init(forwardingTo real: (any OwnViews)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOwnViews.self)
    target = real
  }

  func use(_ stubs: Stubs, _ calls: Calls) -> Verifications {
    let call = storage._call("use(_:_:)", stubs, calls)
    if let target, call.isUnanswered(Verifications.self, Never.self) {
      return target.use(stubs, calls)
    }
    return call.answer()
  }

  var stub: Stubs_ { Stubs_(storage: storage) }
  var calls: Calls_ { Calls_(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications_ {
    Verifications_(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs_ {
    fileprivate let storage: Mimus.Storage
    func use(
      _ stubs: Mimus.Argument<Stubs>, _ calls: Mimus.Argument<Calls>
    ) -> Mimus._SyncStub<(Stubs, Calls), Verifications> {
      .init(storage, "use(_:_:)", stubs, calls)
    }
  }

  struct Verifications_ {
    fileprivate let storage: Mimus._Verification
    func use(_ stubs: Mimus.Argument<Stubs>, _ calls: Mimus.Argument<Calls>) {
      storage.check("use(_:_:)", stubs, calls)
    }
  }

  struct Calls_ {
    fileprivate let storage: Mimus.Storage
    var use: [(stubs: Stubs, calls: Calls)] { storage._history("use(_:_:)") }
  }
}

final class FakeInnerNames: InnerNames, Mimus.Mock {
  let storage: Mimus.Storage
  private let target_: Mimus._Target<any InnerNames>?

  init(forwardingTo real: (any InnerNames)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInnerNames.self)
    target_ = real.map { Mimus._Target($0) }
  }

  var target: Int {
    get {
      let call = storage._call("target")
      if let target_, call.isUnanswered(Int.self, Never.self) {
        return target_.value.target
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("target.set(_:)", newValue)
      if let target_, call.isUnanswered(Void.self, Never.self) {
        return target_.value.target = newValue
      }
      call.keep(newValue, as: "target")
    }
  }

  func call(_ call: Int, body: inout Int) {
    let call_ = storage._call("call(_:body:)", call, body)
    if let body_ = call_.body(Stubs.CallStub.Body.self, Void.self) {
      return body_.run(call, &body)
    }
    if let target_, call_.isUnanswered(Void.self, Never.self) {
      return target_.value.call(call, body: &body)
    }
    return call_.answer()
  }

  func body(target: Int, storage: inout String) -> Int {
    let call = self.storage._call("body(target:storage:)", target, storage)
    if let body = call.body(Stubs.BodyStub.Body.self, Int.self) {
      return body.run(target, &storage)
    }
    if let target_, call.isUnanswered(Int.self, Never.self) {
      return target_.value.body(target: target, storage: &storage)
    }
    return call.answer()
  }

  func isUnanswered(_ real: Int) -> Bool {
    let call = storage._call("isUnanswered(_:)", real)
    if let target_, call.isUnanswered(Bool.self, Never.self) {
      return target_.value.isUnanswered(real)
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
    var target: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "target"), storage, "target.set(_:)")
    }
    func call(_ call: Mimus.Argument<Int>, body: Mimus.Argument<Int>) -> CallStub {
      .init(_stub: ._of(storage, "call(_:body:)", call, body))
    }

    struct CallStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Int, inout Int) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Int, inout Int) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func body(target: Mimus.Argument<Int>, storage: Mimus.Argument<String>) -> BodyStub {
      .init(_stub: ._of(self.storage, "body(target:storage:)", target, storage))
    }

    struct BodyStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Int, inout String) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (Int, inout String) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func isUnanswered(_ real: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Bool> {
      .init(storage, "isUnanswered(_:)", real)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var target: Mimus._VerifiedProperty<Int> { .init(storage, "target", "target.set(_:)") }
    func call(_ call: Mimus.Argument<Int>, body: Mimus.Argument<Int>) { storage.check("call(_:body:)", call, body) }
    func body(target: Mimus.Argument<Int>, storage: Mimus.Argument<String>) {
      self.storage.check("body(target:storage:)", target, storage)
    }
    func isUnanswered(_ real: Mimus.Argument<Int>) { storage.check("isUnanswered(_:)", real) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var target: Mimus._PropertyCalls<Void, Int> { .init(storage, "target", "target.set(_:)") }
    var call: [(call: Int, body: Int)] { storage._history("call(_:body:)") }
    var body: [(target: Int, storage: String)] { storage._history("body(target:storage:)") }
    var isUnanswered: [Int] { storage._history("isUnanswered(_:)") }
  }
}

final class FakeKeywordMembers: KeywordMembers, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any KeywordMembers)?
  static let staticStorage = Mimus.Storage()._of(FakeKeywordMembers.self)

  init(forwardingTo real: (any KeywordMembers)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeywordMembers.self)
    target = real
  }

  func `init`() -> Int {
    let call = storage._call("init()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.`init`()
    }
    return call.answer()
  }

  func `self`(_ `default`: Int) {
    let call = storage._call("self(_:)", `default`)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.`self`(`default`)
    }
    return call.answer()
  }

  func `Type`() -> String {
    let call = storage._call("Type()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.`Type`()
    }
    return call.answer()
  }

  func `where`(where place: String) {
    let call = storage._call("where(where:)", place)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.`where`(where: place)
    }
    return call.answer()
  }

  static func `static`() -> Int {
    let call = staticStorage._inSession._call("static()")
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
    func `init`() -> Mimus._SyncStub<(), Int> { .init(storage, "init()") }
    func `self`(_ `default`: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> {
      .init(storage, "self(_:)", `default`)
    }
    func `Type`() -> Mimus._SyncStub<(), String> { .init(storage, "Type()") }
    func `where`(where place: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> {
      .init(storage, "where(where:)", place)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func `init`() { storage.check("init()") }
    func `self`(_ `default`: Mimus.Argument<Int>) { storage.check("self(_:)", `default`) }
    func `Type`() { storage.check("Type()") }
    func `where`(where place: Mimus.Argument<String>) { storage.check("where(where:)", place) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var `init`: [Void] { storage._history("init()") }
    var `self`: [Int] { storage._history("self(_:)") }
    var Type_: [Void] { storage._history("Type()") }
    var `where`: [String] { storage._history("where(where:)") }
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
    func `static`() -> Mimus._SyncStub<(), Int> { .init(storage, "static()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func `static`() { storage.check("static()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var `static`: [Void] { storage._history("static()") }
  }
}

final class FakePropertyAndFunction: PropertyAndFunction, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any PropertyAndFunction)?
  static let staticStorage = Mimus.Storage()._of(FakePropertyAndFunction.self)

  init(forwardingTo real: (any PropertyAndFunction)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePropertyAndFunction.self)
    target = real
  }

  var count: Int {
    get {
      let call = storage._call("count")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.count
      }
      return call.answer()
    }
  }

  func count(_ kind: String) -> Int {
    let call = storage._call("count(_:)", kind)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count(kind)
    }
    return call.answer()
  }

  func count(of kind: String) -> Int {
    let call = storage._call("count(of:)", kind)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count(of: kind)
    }
    return call.answer()
  }

  static var count: Int {
    get {
      let call = staticStorage._inSession._call("count")
      return call.answer()
    }
  }

  static func count(of kind: String) -> Int {
    let call = staticStorage._inSession._call("count(of:)", kind)
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
    var count: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "count")) }
    func count(_ kind: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "count(_:)", kind) }
    func count(of kind: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "count(of:)", kind) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var count: Mimus._VerifiedGetter { .init(storage, "count") }
    func count(_ kind: Mimus.Argument<String>) { storage.check("count(_:)", kind) }
    func count(of kind: Mimus.Argument<String>) { storage.check("count(of:)", kind) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: Mimus._GetterCalls<Void> { .init(storage, "count") }
    var countString: [String] { storage._history("count(_:)") }
    var countOf: [String] { storage._history("count(of:)") }
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
    var count: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "count")) }
    func count(of kind: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "count(of:)", kind) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var count: Mimus._VerifiedGetter { .init(storage, "count") }
    func count(of kind: Mimus.Argument<String>) { storage.check("count(of:)", kind) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var count: Mimus._GetterCalls<Void> { .init(storage, "count") }
    var countOf: [String] { storage._history("count(of:)") }
  }
}

final class FakeEqualLabels: EqualLabels, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any EqualLabels)?

  init(forwardingTo real: (any EqualLabels)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEqualLabels.self)
    target = real
  }

  func add(_ argument1: Int, _ argument2: Int) -> Int {
    let call = storage._call("add(_:_:)", argument1, argument2)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.add(argument1, argument2)
    }
    return call.answer()
  }

  func add(value: Int, value other: Int) {
    let call = storage._call("add(value:value:)", value, other)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.add(value: value, value: other)
    }
    return call.answer()
  }

  func void(_ nothing: Void) {
    let call = storage._call("void(_:)", nothing)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.void(nothing)
    }
    return call.answer()
  }

  func many(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int, _ j: Int, _ k: Int,
    _ l: Int, _ m: Int, _ n: Int
  ) {
    let call = storage._call("many(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)", a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.many(a, b, c, d, e, f, g, h, i, j, k, l, m, n)
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
    func add(_ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<Int>) -> Mimus._SyncStub<(Int, Int), Int> {
      .init(storage, "add(_:_:)", argument1, argument2)
    }
    func add(value: Mimus.Argument<Int>, value other: Mimus.Argument<Int>) -> Mimus._SyncStub<(Int, Int), Void> {
      .init(storage, "add(value:value:)", value, other)
    }
    func void(_ nothing: Mimus.Argument<Void>) -> Mimus._SyncStub<Void, Void> { .init(storage, "void(_:)", nothing) }
    func many(
      _ a: Mimus.Argument<Int>, _ b: Mimus.Argument<Int>, _ c: Mimus.Argument<Int>, _ d: Mimus.Argument<Int>,
      _ e: Mimus.Argument<Int>, _ f: Mimus.Argument<Int>, _ g: Mimus.Argument<Int>, _ h: Mimus.Argument<Int>,
      _ i: Mimus.Argument<Int>, _ j: Mimus.Argument<Int>, _ k: Mimus.Argument<Int>, _ l: Mimus.Argument<Int>,
      _ m: Mimus.Argument<Int>, _ n: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int), Void> {
      .init(storage, "many(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)", a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func add(_ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<Int>) {
      storage.check("add(_:_:)", argument1, argument2)
    }
    func add(value: Mimus.Argument<Int>, value other: Mimus.Argument<Int>) {
      storage.check("add(value:value:)", value, other)
    }
    func void(_ nothing: Mimus.Argument<Void>) { storage.check("void(_:)", nothing) }
    func many(
      _ a: Mimus.Argument<Int>, _ b: Mimus.Argument<Int>, _ c: Mimus.Argument<Int>, _ d: Mimus.Argument<Int>,
      _ e: Mimus.Argument<Int>, _ f: Mimus.Argument<Int>, _ g: Mimus.Argument<Int>, _ h: Mimus.Argument<Int>,
      _ i: Mimus.Argument<Int>, _ j: Mimus.Argument<Int>, _ k: Mimus.Argument<Int>, _ l: Mimus.Argument<Int>,
      _ m: Mimus.Argument<Int>, _ n: Mimus.Argument<Int>
    ) {
      storage.check("many(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)", a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var add: [(argument1: Int, argument2: Int)] { storage._history("add(_:_:)") }
    var addValueValue: [(value: Int, other: Int)] { storage._history("add(value:value:)") }
    var void: [Void] { storage._history("void(_:)") }
    var many:
      [(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: Int, l: Int, m: Int, n: Int)]
    {
      storage._history("many(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)")
    }
  }
}

final class FakeStubNames<Value, Failure: Error, Arguments>: StubNames, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStubNames.self)
  }

  func update(_ value: inout Value) throws(Failure) -> Value {
    let call = storage._call("update(_:)", value)
    if let body = call.body(Stubs.UpdateStub.Body.self, Value.self) {
      return try body.run(&value)
    }
    return try call.throwingAnswer(Failure.self)
  }

  func load(_ arguments: Arguments) async throws(Failure) -> Value {
    let call = storage._call("load(_:)", arguments)
    return try await call.asyncThrowingAnswer(Failure.self)
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
    func update(_ value: Mimus.Argument<Value>) -> UpdateStub { .init(_stub: ._of(storage, "update(_:)", value)) }

    struct UpdateStub: Mimus._ReturningStub, Mimus._ThrowingStub {
      typealias _Value = Value
      typealias _Failure = Failure
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Value) throws(Failure) -> Value }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Value) throws(Failure) -> Value, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func load(_ arguments: Mimus.Argument<Arguments>) -> Mimus._AsyncThrowingStub<Arguments, Failure, Value> {
      .init(storage, "load(_:)", arguments)
    }
    var value: Mimus._StubbedProperty<Mimus._SyncStub<(), Value>, Value> {
      .init(.init(storage, "value"), storage, "value.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func update(_ value: Mimus.Argument<Value>) { storage.check("update(_:)", value) }
    func load(_ arguments: Mimus.Argument<Arguments>) { storage.check("load(_:)", arguments) }
    var value: Mimus._VerifiedProperty<Value> { .init(storage, "value", "value.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var update: [Value] { storage._history("update(_:)") }
    var load: [Arguments] { storage._history("load(_:)") }
    var value: Mimus._PropertyCalls<Void, Value> { .init(storage, "value", "value.set(_:)") }
  }
}

final class FakeTypeOverloads: TypeOverloads, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TypeOverloads)?

  init(forwardingTo real: (any TypeOverloads)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTypeOverloads.self)
    target = real
  }

  func show(_ text: String) -> Int {
    let call = storage._call("show(_:) taking String", text)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.show(text)
    }
    return call.answer()
  }

  func show(_ number: Int) -> Int {
    let call = storage._call("show(_:) taking Int", number)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.show(number)
    }
    return call.answer()
  }

  func show(_ numbers: [Int]) -> Int {
    let call = storage._call("show(_:) taking [Int]", numbers)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.show(numbers)
    }
    return call.answer()
  }

  func show(_ text: String?) -> Int {
    let call = storage._call("show(_:) taking String?", text)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.show(text)
    }
    return call.answer()
  }

  subscript(_ number: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", number)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target[number]
      }
      return call.answer()
    }
  }

  subscript(_ text: String) -> String {
    get {
      let call = storage._call("subscript(_:)", text)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target[text]
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
    func show(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> {
      .init(storage, "show(_:) taking String", text)
    }
    func show(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> {
      .init(storage, "show(_:) taking Int", number)
    }
    func show(_ numbers: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Int> {
      .init(storage, "show(_:) taking [Int]", numbers)
    }
    func show(_ text: Mimus.Argument<String?>) -> Mimus._SyncStub<String?, Int> {
      .init(storage, "show(_:) taking String?", text)
    }
    subscript(_ number: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", number))
    }
    subscript(_ text: Mimus.Argument<String>) -> Mimus._StubbedGetter<Mimus._SyncStub<String, String>> {
      .init(.init(storage, "subscript(_:)", text))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func show(_ text: Mimus.Argument<String>) { storage.check("show(_:) taking String", text) }
    func show(_ number: Mimus.Argument<Int>) { storage.check("show(_:) taking Int", number) }
    func show(_ numbers: Mimus.Argument<[Int]>) { storage.check("show(_:) taking [Int]", numbers) }
    func show(_ text: Mimus.Argument<String?>) { storage.check("show(_:) taking String?", text) }
    subscript(_ number: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", number) }
    subscript(_ text: Mimus.Argument<String>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var showString: [String] { storage._history("show(_:) taking String") }
    var showInt: [Int] { storage._history("show(_:) taking Int") }
    var showIntArray: [[Int]] { storage._history("show(_:) taking [Int]") }
    var showStringOptional: [String?] { storage._history("show(_:) taking String?") }
    subscript(_ number: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", number) }
    subscript(_ text: Mimus.Argument<String>) -> Mimus._GetterCalls<String> { .init(storage, "subscript(_:)", text) }
  }
}

final class FakeResultOverloads: ResultOverloads, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any ResultOverloads>?

  init(forwardingTo real: (any ResultOverloads)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeResultOverloads.self)
    target = real.map { Mimus._Target($0) }
  }

  func read() -> Int {
    let call = storage._call("read() -> Int")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.read()
    }
    return call.answer()
  }

  func read() -> String {
    let call = storage._call("read() -> String")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.read()
    }
    return call.answer()
  }

  func read(at place: Int) -> Int {
    let call = storage._call("read(at:) -> Int", place)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.read(at: place)
    }
    return call.answer()
  }

  func read(at place: Int) -> String {
    let call = storage._call("read(at:) -> String", place)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.read(at: place)
    }
    return call.answer()
  }

  func read() async -> [Int] {
    let call = storage._call("read() -> [Int]")
    if let target, await call.isAsyncUnanswered([Int].self, Never.self) {
      return await target.value.read()
    }
    return await call.asyncAnswer()
  }

  subscript(_ key: String) -> Int {
    get {
      let call = storage._call("subscript(_:) -> Int", key)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[key]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:) -> Int", key, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[key] = newValue
      }
      call.answer() as Void
    }
  }

  subscript(_ key: String) -> String {
    get {
      let call = storage._call("subscript(_:) -> String", key)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[key]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:) -> String", key, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[key] = newValue
      }
      call.answer() as Void
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
    func read(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "read() -> Int") }
    func read(returning: String.Type = String.self) -> Mimus._SyncStub<(), String> {
      .init(storage, "read() -> String")
    }
    func read(at place: Mimus.Argument<Int>, returning: Int.Type = Int.self) -> Mimus._SyncStub<Int, Int> {
      .init(storage, "read(at:) -> Int", place)
    }
    func read(at place: Mimus.Argument<Int>, returning: String.Type = String.self) -> Mimus._SyncStub<Int, String> {
      .init(storage, "read(at:) -> String", place)
    }
    func read(returning: [Int].Type = [Int].self) -> Mimus._AsyncStub<(), [Int]> { .init(storage, "read() -> [Int]") }
    subscript(
      _ key: Mimus.Argument<String>, returning returning: Int.Type = Int.self
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<String, Int>, (String, Int), Int> {
      .init(
        .init(storage, "subscript(_:) -> Int", key),
        set: { .init(storage, "subscript.set(_:newValue:) -> Int", key, $0) }
      )
    }
    subscript(
      _ key: Mimus.Argument<String>, returning returning: String.Type = String.self
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<String, String>, (String, String), String> {
      .init(
        .init(storage, "subscript(_:) -> String", key),
        set: { .init(storage, "subscript.set(_:newValue:) -> String", key, $0) }
      )
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read(returning: Int.Type) { storage.check("read() -> Int") }
    func read(returning: String.Type) { storage.check("read() -> String") }
    func read(at place: Mimus.Argument<Int>, returning: Int.Type) { storage.check("read(at:) -> Int", place) }
    func read(at place: Mimus.Argument<Int>, returning: String.Type) { storage.check("read(at:) -> String", place) }
    func read(returning: [Int].Type) { storage.check("read() -> [Int]") }
    subscript(_ key: Mimus.Argument<String>, returning returning: Int.Type) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:) -> Int", "subscript.set(_:newValue:) -> Int", key)
    }
    subscript(_ key: Mimus.Argument<String>, returning returning: String.Type) -> Mimus._VerifiedProperty<String> {
      .init(storage, "subscript(_:) -> String", "subscript.set(_:newValue:) -> String", key)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func read(returning: Int.Type) -> [Void] { storage._history("read() -> Int") }
    func read(returning: String.Type) -> [Void] { storage._history("read() -> String") }
    func readAt(returning: Int.Type) -> [Int] { storage._history("read(at:) -> Int") }
    func readAt(returning: String.Type) -> [Int] { storage._history("read(at:) -> String") }
    func read(returning: [Int].Type) -> [Void] { storage._history("read() -> [Int]") }
    subscript(_ key: Mimus.Argument<String>, returning returning: Int.Type) -> Mimus._PropertyCalls<String, Int> {
      .init(storage, "subscript(_:) -> Int", "subscript.set(_:newValue:) -> Int", key)
    }
    subscript(_ key: Mimus.Argument<String>, returning returning: String.Type) -> Mimus._PropertyCalls<String, String> {
      .init(storage, "subscript(_:) -> String", "subscript.set(_:newValue:) -> String", key)
    }
  }
}

final class FakeKeywordLabels: KeywordLabels, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any KeywordLabels)?

  init(forwardingTo real: (any KeywordLabels)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeywordLabels.self)
    target = real
  }

  func set(`let`: Int, `var`: Int, `inout` x: String) -> Int {
    let call = storage._call("set(let:var:inout:)", `let`, `var`, x)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.set(let: `let`, var: `var`, `inout`: x)
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
    func set(
      `let`: Mimus.Argument<Int>, `var`: Mimus.Argument<Int>, `inout` x: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, Int, String), Int> {
      .init(storage, "set(let:var:inout:)", `let`, `var`, x)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func set(`let`: Mimus.Argument<Int>, `var`: Mimus.Argument<Int>, `inout` x: Mimus.Argument<String>) {
      storage.check("set(let:var:inout:)", `let`, `var`, x)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var set: [(`let`: Int, `var`: Int, `inout`: String)] { storage._history("set(let:var:inout:)") }
  }
}

extension Vault {
  final class FakeError: Error, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeError.self)
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: Swift.StaticString = #fileID,
      filePath: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column
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
}

extension Vault {
  final class FakeGuarded: Guarded, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any Guarded>?

    init(forwardingTo real: (any Guarded)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeGuarded.self)
      target = real.map { Mimus._Target($0) }
    }

    func lift(_ weight: UInt, with label: String) throws -> Result {
      let call = storage._call("lift(_:with:)", weight, label)
      if let target, call.isUnanswered(Result.self) {
        return try target.value.lift(weight, with: label)
      }
      return try call.throwingAnswer()
    }

    func weigh(_ body: (UInt) -> Bool) -> Bool {
      let call = storage._call("weigh(_:)", Mimus._Placeholder("closure"))
      if let body_ = call.body(Stubs.WeighStub.Body.self, Bool.self) {
        return body_.run(body)
      }
      if let target, call.isUnanswered(Bool.self, Swift.Never.self) {
        return target.value.weigh(body)
      }
      return call.answer()
    }

    var state: Result {
      get {
        let call = storage._call("state")
        if let target, call.isUnanswered(Result.self, Swift.Never.self) {
          return target.value.state
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("state.set(_:)", newValue)
        if let target, call.isUnanswered(Swift.Void.self, Swift.Never.self) {
          return target.value.state = newValue
        }
        call.keep(newValue, as: "state")
      }
    }

    func lock() {
      let call = storage._call("lock()")
      if let target, call.isUnanswered(Swift.Void.self, Swift.Never.self) {
        return target.value.lock()
      }
      return call.answer()
    }

    func empty(by hand: () -> Void) -> Void {
      let call = storage._call("empty(by:)", Mimus._Placeholder("closure"))
      if let body = call.body(Stubs.EmptyStub.Body.self, Void.self) {
        return body.run(hand)
      }
      if let target, call.isUnanswered(Void.self, Swift.Never.self) {
        return target.value.empty(by: hand)
      }
      return call.answer()
    }

    func open() -> Never {
      let call = storage._call("open()")
      if let target, call.isUnanswered(Never.self, Swift.Never.self) {
        return target.value.open()
      }
      return call.answer()
    }

    subscript(_ number: UInt) -> Void {
      get {
        let call = storage._call("subscript(_:)", number)
        if let target, call.isUnanswered(Void.self, Swift.Never.self) {
          return target.value[number]
        }
        return call.answer()
      }
      set {
        let call = storage._call("subscript.set(_:newValue:)", number, newValue)
        if let target, call.isUnanswered(Swift.Void.self, Swift.Never.self) {
          return target.value[number] = newValue
        }
        call.answer() as Swift.Void
      }
    }

    static func == (one: FakeGuarded, other: FakeGuarded) -> Swift.Bool {
      one === other
    }

    static func < (one: FakeGuarded, other: FakeGuarded) -> Swift.Bool {
      Swift.ObjectIdentifier(one) < Swift.ObjectIdentifier(other)
    }

    func hash(into hasher: inout Swift.Hasher) {
      hasher.combine(Swift.ObjectIdentifier(self))
    }

    var description: Swift.String { "FakeGuarded" }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: Swift.StaticString = #fileID,
      filePath: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func lift(
        _ weight: Mimus.Argument<UInt>, with label: Mimus.Argument<String>
      ) -> Mimus._SyncThrowingStub<(UInt, String), any Swift.Error, Result> {
        .init(storage, "lift(_:with:)", weight, label)
      }
      func weigh(_ body: Mimus.Argument<Mimus._Placeholder>) -> WeighStub {
        .init(_stub: ._of(storage, "weigh(_:)", body))
      }

      struct WeighStub: Mimus._ReturningStub {
        typealias _Value = Bool
        let _stub: Mimus.CallStub

        fileprivate struct Body: Mimus._Body { let run: ((UInt) -> Bool) -> Bool }

        @discardableResult
        func andDo(
          _ body: @escaping ((UInt) -> Bool) -> Bool, fileID: Swift.StaticString = #fileID,
          filePath: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column
        ) -> Self {
          _handing(Body(run: body), fileID, filePath, line, column)
        }
      }

      var state: Mimus._StubbedProperty<Mimus._SyncStub<(), Result>, Result> {
        .init(.init(storage, "state"), storage, "state.set(_:)")
      }
      func lock() -> Mimus._SyncStub<(), Swift.Void> { .init(storage, "lock()") }
      func empty(by hand: Mimus.Argument<Mimus._Placeholder>) -> EmptyStub {
        .init(_stub: ._of(storage, "empty(by:)", hand))
      }

      struct EmptyStub: Mimus._ReturningStub {
        typealias _Value = Void
        let _stub: Mimus.CallStub

        fileprivate struct Body: Mimus._Body { let run: (() -> Void) -> Void }

        @discardableResult
        func andDo(
          _ body: @escaping (() -> Void) -> Void, fileID: Swift.StaticString = #fileID,
          filePath: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column
        ) -> Self {
          _handing(Body(run: body), fileID, filePath, line, column)
        }
      }

      func open() -> Mimus._SyncStub<(), Never> { .init(storage, "open()") }
      subscript(
        _ number: Mimus.Argument<UInt>
      ) -> Mimus._StubbedSubscript<Mimus._SyncStub<UInt, Void>, (UInt, Void), Void> {
        .init(
          .init(storage, "subscript(_:)", number), set: { .init(storage, "subscript.set(_:newValue:)", number, $0) }
        )
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func lift(_ weight: Mimus.Argument<UInt>, with label: Mimus.Argument<String>) {
        storage.check("lift(_:with:)", weight, label)
      }
      func weigh(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("weigh(_:)", body) }
      var state: Mimus._VerifiedProperty<Result> { .init(storage, "state", "state.set(_:)") }
      func lock() { storage.check("lock()") }
      func empty(by hand: Mimus.Argument<Mimus._Placeholder>) { storage.check("empty(by:)", hand) }
      func open() { storage.check("open()") }
      subscript(_ number: Mimus.Argument<UInt>) -> Mimus._VerifiedProperty<Void> {
        .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", number)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var lift: [(weight: UInt, with: String)] { storage._history("lift(_:with:)") }
      var weigh: [Mimus._Placeholder] { storage._history("weigh(_:)") }
      var state: Mimus._PropertyCalls<Swift.Void, Result> { .init(storage, "state", "state.set(_:)") }
      var lock: [Swift.Void] { storage._history("lock()") }
      var empty: [Mimus._Placeholder] { storage._history("empty(by:)") }
      var open: [Swift.Void] { storage._history("open()") }
      subscript(_ number: Mimus.Argument<UInt>) -> Mimus._PropertyCalls<UInt, Void> {
        .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", number)
      }
    }
  }
}

extension Vault {
  final class FakeSafe: Safe, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeSafe.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override func lock() {
      let call = storage._call("lock()")
      if call.isLeft(toSuper: callsSuper, Swift.Void.self, Swift.Never.self) {
        return super.lock()
      }
      return call.answer()
    }

    override func empty() throws -> Void {
      let call = storage._call("empty()")
      if call.isLeft(toSuper: callsSuper, Void.self) {
        return try super.empty()
      }
      return try call.throwingAnswer()
    }

    override var depth: Void {
      get {
        let call = storage._call("depth")
        if call.isLeft(toSuper: callsSuper, Void.self, Swift.Never.self) {
          return super.depth
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("depth.set(_:)", newValue)
        if call.isLeft(toSuper: callsSuper, Swift.Void.self, Swift.Never.self) {
          super.depth = newValue
        }
        call.keep(newValue, as: "depth")
      }
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: Swift.StaticString = #fileID,
      filePath: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      func lock() -> Mimus._SyncStub<(), Swift.Void> { .init(storage, "lock()") }
      func empty() -> Mimus._SyncThrowingStub<(), any Swift.Error, Void> { .init(storage, "empty()") }
      var depth: Mimus._StubbedProperty<Mimus._SyncStub<(), Void>, Void> {
        .init(.init(storage, "depth"), storage, "depth.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func lock() { storage.check("lock()") }
      func empty() { storage.check("empty()") }
      var depth: Mimus._VerifiedProperty<Void> { .init(storage, "depth", "depth.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var lock: [Swift.Void] { storage._history("lock()") }
      var empty: [Swift.Void] { storage._history("empty()") }
      var depth: Mimus._PropertyCalls<Swift.Void, Void> { .init(storage, "depth", "depth.set(_:)") }
    }
  }
}

final class FakeKinds: Kinds, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Kinds>?

  init(forwardingTo real: (any Kinds)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKinds.self)
    target = real.map { Mimus._Target($0) }
  }

  var `Type`: Int {
    get {
      let call = storage._call("Type")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.`Type`
      }
      return call.answer()
    }
  }

  var `Protocol`: Int {
    get {
      let call = storage._call("Protocol")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.`Protocol`
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("Protocol.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.`Protocol` = newValue
      }
      call.keep(newValue, as: "Protocol")
    }
  }

  func `Self`(_ Type: Int) -> Int {
    let call = storage._call("Self(_:)", Type)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.`Self`(Type)
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
    var `Type`: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "Type")) }
    var `Protocol`: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "Protocol"), storage, "Protocol.set(_:)")
    }
    func `Self`(_ Type: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "Self(_:)", Type) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var `Type`: Mimus._VerifiedGetter { .init(storage, "Type") }
    var `Protocol`: Mimus._VerifiedProperty<Int> { .init(storage, "Protocol", "Protocol.set(_:)") }
    func `Self`(_ Type: Mimus.Argument<Int>) { storage.check("Self(_:)", Type) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var `Type`: Mimus._GetterCalls<Void> { .init(storage, "Type") }
    var `Protocol`: Mimus._PropertyCalls<Void, Int> { .init(storage, "Protocol", "Protocol.set(_:)") }
    var `Self`: [Int] { storage._history("Self(_:)") }
  }
}

final class FakeConversions: Conversions, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Conversions>?

  init(forwardingTo real: (any Conversions)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeConversions.self)
    target = real.map { Mimus._Target($0) }
  }

  var Int: Int {
    get {
      let call = storage._call("Int")
      if let target, call.isUnanswered(Swift.Array<Int>.Element.self, Never.self) {
        return target.value.Int
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("Int.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.Int = newValue
      }
      call.keep(newValue, as: "Int")
    }
  }

  func String(_ number: Int) -> String {
    let call = storage._call("String(_:)", number)
    if let target, call.isUnanswered(Swift.Array<String>.Element.self, Never.self) {
      return target.value.String(number)
    }
    return call.answer()
  }

  func convert() -> Int {
    let call = storage._call("convert()")
    if let target, call.isUnanswered(Swift.Array<Int>.Element.self, Never.self) {
      return target.value.convert()
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
    var Int: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "Int"), storage, "Int.set(_:)")
    }
    func String(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, String> { .init(storage, "String(_:)", number) }
    func convert() -> Mimus._SyncStub<(), Int> { .init(storage, "convert()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var Int: Mimus._VerifiedProperty<Int> { .init(storage, "Int", "Int.set(_:)") }
    func String(_ number: Mimus.Argument<Int>) { storage.check("String(_:)", number) }
    func convert() { storage.check("convert()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var Int: Mimus._PropertyCalls<Void, Int> { .init(storage, "Int", "Int.set(_:)") }
    var String: [Int] { storage._history("String(_:)") }
    var convert: [Void] { storage._history("convert()") }
  }
}

extension Nouns {
  final class FakeStubs: Stubs, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Stubs)?

    init(forwardingTo real: (any Stubs)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeStubs.self)
      target = real
    }

    func note(_ number: Int) -> Int {
      let call = storage._call("note(_:)", number)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.note(number)
      }
      return call.answer()
    }

    var stub: Stubs_ { Stubs_(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs_ {
      fileprivate let storage: Mimus.Storage
      func note(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "note(_:)", number) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func note(_ number: Mimus.Argument<Int>) { storage.check("note(_:)", number) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var note: [Int] { storage._history("note(_:)") }
    }
  }
}

extension Nouns {
  final class FakeVerifications: Verifications, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Verifications)?

    init(forwardingTo real: (any Verifications)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeVerifications.self)
      target = real
    }

    var latest: any Calls {
      get {
        let call = storage._call("latest")
        if let target, call.isUnanswered((any Calls).self, Never.self) {
          return target.latest
        }
        return call.answer(default: FakeCalls() as any Calls)
      }
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls_ { Calls_(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications_ {
      Verifications_(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage
      var latest: Mimus._StubbedGetter<Mimus._SyncStub<(), any Calls>> { .init(.init(storage, "latest")) }
    }

    struct Verifications_ {
      fileprivate let storage: Mimus._Verification
      var latest: Mimus._VerifiedGetter { .init(storage, "latest") }
    }

    struct Calls_ {
      fileprivate let storage: Mimus.Storage
      var latest: Mimus._GetterCalls<Void> { .init(storage, "latest") }
    }
  }
}

extension Nouns {
  final class FakeCalls: Calls, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Calls)?

    init(forwardingTo real: (any Calls)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeCalls.self)
      target = real
    }

    func count(_ number: Int) -> any Stubs {
      let call = storage._call("count(_:)", number)
      if let target, call.isUnanswered((any Stubs).self, Never.self) {
        return target.count(number)
      }
      return call.answer(default: FakeStubs() as any Stubs)
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
      func count(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, any Stubs> {
        .init(storage, "count(_:)", number)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func count(_ number: Mimus.Argument<Int>) { storage.check("count(_:)", number) }
    }

    struct Calls_ {
      fileprivate let storage: Mimus.Storage
      var count: [Int] { storage._history("count(_:)") }
    }
  }
}

final class FakeMade: Made, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Made)?

  init(forwardingTo real: (any Made)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMade.self)
    target = real
  }

  func make<Made>(_ type: Made.Type) -> Made? {
    let call = storage._call("make(_:)", type)
    if let target, call.isUnanswered(Made?.self, Never.self) {
      return target.make(type)
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
    func make<Made>(_ type: Mimus.Argument<Made.Type>) -> Mimus._SyncStub<Made.Type, Made?> {
      .init(storage, "make(_:)", type)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func make<Made>(_ type: Mimus.Argument<Made.Type>) { storage.check("make(_:)", type) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var make: [Any] { storage._history("make(_:)") }
  }
}

final class FakeBorrowing: Borrowing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Borrowing)?

  init(forwardingTo real: (any Borrowing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBorrowing.self)
    target = real
  }

  func lend<storage_>(_ item: storage_) -> storage_ {
    let call = storage._call("lend(_:)", item)
    if let target, call.isUnanswered(storage_.self, Never.self) {
      return target.lend(item)
    }
    return call.answer()
  }

  func swap<target_, call_>(_ item: target_, for other: call_) -> call_ {
    let call = storage._call("swap(_:for:)", item, other)
    if let target, call.isUnanswered(call_.self, Never.self) {
      return target.swap(item, for: other)
    }
    return call.answer()
  }

  func name<Mimus_, Swift_>(_ item: Mimus_, of owner: Swift_) -> Int {
    let call = storage._call("name(_:of:)", item, owner)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.name(item, of: owner)
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
    func lend<storage_>(_ item: Mimus.Argument<storage_>) -> Mimus._SyncStub<storage_, storage_> {
      .init(storage, "lend(_:)", item)
    }
    func swap<target_, call_>(
      _ item: Mimus.Argument<target_>, for other: Mimus.Argument<call_>
    ) -> Mimus._SyncStub<(target_, call_), call_> {
      .init(storage, "swap(_:for:)", item, other)
    }
    func name<Mimus_, Swift_>(
      _ item: Mimus.Argument<Mimus_>, of owner: Mimus.Argument<Swift_>
    ) -> Mimus._SyncStub<(Mimus_, Swift_), Int> {
      .init(storage, "name(_:of:)", item, owner)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lend<storage_>(_ item: Mimus.Argument<storage_>) { storage.check("lend(_:)", item) }
    func swap<target_, call_>(_ item: Mimus.Argument<target_>, for other: Mimus.Argument<call_>) {
      storage.check("swap(_:for:)", item, other)
    }
    func name<Mimus_, Swift_>(_ item: Mimus.Argument<Mimus_>, of owner: Mimus.Argument<Swift_>) {
      storage.check("name(_:of:)", item, owner)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lend: [Any] { storage._history("lend(_:)") }
    var swap: [(item: Any, for: Any)] { storage._history("swap(_:for:)") }
    var name: [(item: Any, of: Any)] { storage._history("name(_:of:)") }
  }
}

final class FakePapers: Papers, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any Papers)?
  static let staticStorage = Mimus.Storage()._of(FakePapers.self)

  init(forwardingTo real: (any Papers)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePapers.self)
    target = real
  }

  var Stubs: Int {
    get {
      let call = storage._call("Stubs")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.Stubs
      }
      return call.answer()
    }
  }

  func Calls() -> Int {
    let call = storage._call("Calls()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.Calls()
    }
    return call.answer()
  }

  static var Verifications: String {
    get {
      let call = staticStorage._inSession._call("Verifications")
      return call.answer()
    }
  }

  var stub: Stubs_ { Stubs_(storage: storage) }
  var calls: Calls_ { Calls_(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications_ {
    Verifications_(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs_ {
    fileprivate let storage: Mimus.Storage
    var Stubs: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "Stubs")) }
    func Calls() -> Mimus._SyncStub<(), Int> { .init(storage, "Calls()") }
  }

  struct Verifications_ {
    fileprivate let storage: Mimus._Verification
    var Stubs: Mimus._VerifiedGetter { .init(storage, "Stubs") }
    func Calls() { storage.check("Calls()") }
  }

  struct Calls_ {
    fileprivate let storage: Mimus.Storage
    var Stubs: Mimus._GetterCalls<Void> { .init(storage, "Stubs") }
    var Calls: [Void] { storage._history("Calls()") }
  }

  static var stub: StaticStubs_ { StaticStubs_(storage: staticStorage._inSession) }
  static var calls: StaticCalls_ { StaticCalls_(storage: staticStorage._inSession) }
  static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications_ {
    StaticVerifications_(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs_ {
    fileprivate let storage: Mimus.Storage
    var Verifications: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "Verifications")) }
  }

  struct StaticVerifications_ {
    fileprivate let storage: Mimus._Verification
    var Verifications: Mimus._VerifiedGetter { .init(storage, "Verifications") }
  }

  struct StaticCalls_ {
    fileprivate let storage: Mimus.Storage
    var Verifications: Mimus._GetterCalls<Void> { .init(storage, "Verifications") }
  }
}

final class FakeTollgate: Tollgate, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Tollgate)?

  init(forwardingTo real: (any Tollgate)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTollgate.self)
    target = real
  }

  func price(Tariff Tariff_: Int) -> Tariff {
    let call = storage._call("price(Tariff:)", Tariff_)
    if let target, call.isUnanswered(Tariff.self, Never.self) {
      return target.price(Tariff: Tariff_)
    }
    return call.answer()
  }

  func count(Int Int_: Swift.Int) -> Int {
    let call = storage._call("count(Int:)", Int_)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count(Int: Int_)
    }
    return call.answer()
  }

  func edge(Zone Zone_: Int) -> Zone.Edge {
    let call = storage._call("edge(Zone:)", Zone_)
    if let target, call.isUnanswered(Zone.Edge.self, Never.self) {
      return target.edge(Zone: Zone_)
    }
    return call.answer()
  }

  subscript(_ Tariff_: Int) -> Tariff {
    get {
      let call = storage._call("subscript(_:)", Tariff_)
      if let target, call.isUnanswered(Tariff.self, Never.self) {
        return target[Tariff_]
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
    func price(Tariff Tariff_: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Tariff> {
      .init(storage, "price(Tariff:)", Tariff_)
    }
    func count(Int Int_: Mimus.Argument<Swift.Int>) -> Mimus._SyncStub<Swift.Int, Int> {
      .init(storage, "count(Int:)", Int_)
    }
    func edge(Zone Zone_: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Zone.Edge> {
      .init(storage, "edge(Zone:)", Zone_)
    }
    subscript(_ Tariff_: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Tariff>> {
      .init(.init(storage, "subscript(_:)", Tariff_))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func price(Tariff Tariff_: Mimus.Argument<Int>) { storage.check("price(Tariff:)", Tariff_) }
    func count(Int Int_: Mimus.Argument<Swift.Int>) { storage.check("count(Int:)", Int_) }
    func edge(Zone Zone_: Mimus.Argument<Int>) { storage.check("edge(Zone:)", Zone_) }
    subscript(_ Tariff_: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", Tariff_) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var price: [Int] { storage._history("price(Tariff:)") }
    var count: [Swift.Int] { storage._history("count(Int:)") }
    var edge: [Int] { storage._history("edge(Zone:)") }
    subscript(_ Tariff_: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", Tariff_) }
  }
}

final class FakePlumb<Plumb_: Hashable, Tariff>: Plumb, Mimus.Mock {
  typealias Plumb = Plumb_

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePlumb.self)
  }

  func read(_ gauges: Set<Plumb>) -> Plumb {
    let call = storage._call("read(_:)", gauges)
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
    func read(_ gauges: Mimus.Argument<Set<Plumb>>) -> Mimus._SyncStub<Set<Plumb>, Plumb> {
      .init(storage, "read(_:)", gauges)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read(_ gauges: Mimus.Argument<Set<Plumb>>) { storage.check("read(_:)", gauges) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var read: [Set<Plumb>] { storage._history("read(_:)") }
  }
}

final class FakeSundial<Shown: Plumb, Tollgate>: Sundial, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSundial.self)
  }

  func show(_ value: Shown.Tariff, _ gauge: Shown.Plumb) -> [Tollgate] {
    let call = storage._call("show(_:_:)", value, gauge)
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
    func show(
      _ value: Mimus.Argument<Shown.Tariff>, _ gauge: Mimus.Argument<Shown.Plumb>
    ) -> Mimus._SyncStub<(Shown.Tariff, Shown.Plumb), [Tollgate]> {
      .init(storage, "show(_:_:)", value, gauge)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func show(_ value: Mimus.Argument<Shown.Tariff>, _ gauge: Mimus.Argument<Shown.Plumb>) {
      storage.check("show(_:_:)", value, gauge)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var show: [(value: Shown.Tariff, gauge: Shown.Plumb)] { storage._history("show(_:_:)") }
  }
}

final class FakeTollbooth<Tollgate>: Tollbooth, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTollbooth.self)
  }

  var gate: Tollgate {
    get {
      let call = storage._call("gate")
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
    var gate: Mimus._StubbedGetter<Mimus._SyncStub<(), Tollgate>> { .init(.init(storage, "gate")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var gate: Mimus._VerifiedGetter { .init(storage, "gate") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var gate: Mimus._GetterCalls<Void> { .init(storage, "gate") }
  }
}

final class FakeBridgeTollbooth<Bridge: Tollbooth>: BridgeTollbooth, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBridgeTollbooth.self)
  }

  var gate: Bridge.Tollgate {
    get {
      let call = storage._call("gate")
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
    var gate: Mimus._StubbedGetter<Mimus._SyncStub<(), Bridge.Tollgate>> { .init(.init(storage, "gate")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var gate: Mimus._VerifiedGetter { .init(storage, "gate") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var gate: Mimus._GetterCalls<Void> { .init(storage, "gate") }
  }
}

final class FakeChores: Chores, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Chores>?

  init(forwardingTo real: (any Chores)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeChores.self)
    target = real.map { Mimus._Target($0) }
  }

  func finish(
    `await`: Int, `unsafe`: Int, _ yield: Int, copy: Int, consume: Int, each: Int, any: Int, then: Int
  ) -> Int {
    let call = storage._call(
      "finish(await:unsafe:_:copy:consume:each:any:then:)", `await`, `unsafe`, yield, copy, consume, each, any, then
    )
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.finish(
        await: `await`, unsafe: `unsafe`, yield, copy: copy, consume: consume, each: each, any: any, then: then
      )
    }
    return call.answer()
  }

  func change(`await`: inout Int, `unsafe`: () -> Int) {
    let call = storage._call("change(await:unsafe:)", `await`, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body.run(&`await`, `unsafe`)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.change(await: &`await`, unsafe: `unsafe`)
    }
    return call.answer()
  }

  func name(_ Any_: Int, of Self_: Int) -> Int {
    let call = storage._call("name(_:of:)", Any_, Self_)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.name(Any_, of: Self_)
    }
    return call.answer()
  }

  func `await`(_ `unsafe`: Int) -> Int {
    let call = storage._call("await(_:)", `unsafe`)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.`await`(`unsafe`)
    }
    return call.answer()
  }

  var `unsafe`: Int {
    get {
      let call = storage._call("unsafe")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.unsafe
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("unsafe.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.unsafe = newValue
      }
      call.keep(newValue, as: "unsafe")
    }
  }

  subscript(_ `await`: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", `await`)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[`await`]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", `await`, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[`await`] = newValue
      }
      call.answer() as Void
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
    func finish(
      `await`: Mimus.Argument<Int>, `unsafe`: Mimus.Argument<Int>, _ yield: Mimus.Argument<Int>,
      copy: Mimus.Argument<Int>, consume: Mimus.Argument<Int>, each: Mimus.Argument<Int>, any: Mimus.Argument<Int>,
      then: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(Int, Int, Int, Int, Int, Int, Int, Int), Int> {
      .init(
        storage, "finish(await:unsafe:_:copy:consume:each:any:then:)", `await`, `unsafe`, yield, copy, consume, each,
        any, then
      )
    }
    func change(`await`: Mimus.Argument<Int>, `unsafe`: Mimus.Argument<Mimus._Placeholder>) -> ChangeStub {
      .init(_stub: ._of(storage, "change(await:unsafe:)", `await`, `unsafe`))
    }

    struct ChangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Int, () -> Int) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Int, () -> Int) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func name(_ Any_: Mimus.Argument<Int>, of Self_: Mimus.Argument<Int>) -> Mimus._SyncStub<(Int, Int), Int> {
      .init(storage, "name(_:of:)", Any_, Self_)
    }
    func `await`(_ `unsafe`: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "await(_:)", `unsafe`) }
    var `unsafe`: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "unsafe"), storage, "unsafe.set(_:)")
    }
    subscript(_ `await`: Mimus.Argument<Int>) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, Int>, (Int, Int), Int> {
      .init(
        .init(storage, "subscript(_:)", `await`), set: { .init(storage, "subscript.set(_:newValue:)", `await`, $0) }
      )
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func finish(
      `await`: Mimus.Argument<Int>, `unsafe`: Mimus.Argument<Int>, _ yield: Mimus.Argument<Int>,
      copy: Mimus.Argument<Int>, consume: Mimus.Argument<Int>, each: Mimus.Argument<Int>, any: Mimus.Argument<Int>,
      then: Mimus.Argument<Int>
    ) {
      storage.check(
        "finish(await:unsafe:_:copy:consume:each:any:then:)", `await`, `unsafe`, yield, copy, consume, each, any, then
      )
    }
    func change(`await`: Mimus.Argument<Int>, `unsafe`: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("change(await:unsafe:)", `await`, `unsafe`)
    }
    func name(_ Any_: Mimus.Argument<Int>, of Self_: Mimus.Argument<Int>) { storage.check("name(_:of:)", Any_, Self_) }
    func `await`(_ `unsafe`: Mimus.Argument<Int>) { storage.check("await(_:)", `unsafe`) }
    var `unsafe`: Mimus._VerifiedProperty<Int> { .init(storage, "unsafe", "unsafe.set(_:)") }
    subscript(_ `await`: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", `await`)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var finish: [(await: Int, unsafe: Int, yield: Int, copy: Int, consume: Int, each: Int, any: Int, then: Int)] {
      storage._history("finish(await:unsafe:_:copy:consume:each:any:then:)")
    }
    var change: [(await: Int, unsafe: Mimus._Placeholder)] { storage._history("change(await:unsafe:)") }
    var name: [(Any_: Int, of: Int)] { storage._history("name(_:of:)") }
    var `await`: [Int] { storage._history("await(_:)") }
    var `unsafe`: Mimus._PropertyCalls<Void, Int> { .init(storage, "unsafe", "unsafe.set(_:)") }
    subscript(_ `await`: Mimus.Argument<Int>) -> Mimus._PropertyCalls<Int, Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", `await`)
    }
  }
}

final class FakeBlanks: Blanks, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Blanks>?

  init(forwardingTo real: (any Blanks)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBlanks.self)
    target = real.map { Mimus._Target($0) }
  }

  var `_`: Int {
    get {
      let call = storage._call("_")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.`_`
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("_.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.`_` = newValue
      }
      call.keep(newValue, as: "_")
    }
  }

  func `_`(_ count: Int) -> Int {
    let call = storage._call("_(_:)", count)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.`_`(count)
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
    var `_`: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> { .init(.init(storage, "_"), storage, "_.set(_:)") }
    func `_`(_ count: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "_(_:)", count) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var `_`: Mimus._VerifiedProperty<Int> { .init(storage, "_", "_.set(_:)") }
    func `_`(_ count: Mimus.Argument<Int>) { storage.check("_(_:)", count) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var `_`: Mimus._PropertyCalls<Void, Int> { .init(storage, "_", "_.set(_:)") }
    var _Int: [Int] { storage._history("_(_:)") }
  }
}
