// Written by mimus-fake: changes made here are lost.

public import Mimus

public final class FakePublicProtocol: PublicProtocol, Mimus.Mock, Mimus.StaticMock {
  public let storage: Mimus.Storage
  private let target: Mimus._Target<any PublicProtocol>?
  public static let staticStorage = Mimus.Storage()._of(FakePublicProtocol.self)

  public init(forwardingTo real: (any PublicProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePublicProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  public init(name: String) {
    self.storage = Mimus.Storage()._of(FakePublicProtocol.self)
    self.target = nil
    self.storage._record("init(name:)", name)
  }

  public func f(_ value: Int) throws -> Int {
    let call = storage._call("f(_:)", value)
    if let target, call.isUnanswered(Int.self) {
      return try target.value.f(value)
    }
    return try call.throwingAnswer()
  }

  public var x: String {
    get {
      let call = storage._call("x")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.x
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("x.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.x = newValue
      }
      call.keep(newValue, as: "x")
    }
  }

  public static func make() -> Int {
    let call = staticStorage._inSession._call("make()")
    return call.answer()
  }

  public func change(_ value: inout Int) {
    let call = storage._call("change(_:)", value)
    if let body = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body.run(&value)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.change(&value)
    }
    return call.answer()
  }

  public var stub: Stubs { Stubs(storage: storage) }
  public var calls: Calls { Calls(storage: storage) }
  public func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    public func f(_ value: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "f(_:)", value)
    }
    public var x: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "x"), storage, "x.set(_:)")
    }
    public func change(_ value: Mimus.Argument<Int>) -> ChangeStub { .init(_stub: ._of(storage, "change(_:)", value)) }

    public struct ChangeStub: Mimus._ReturningStub {
      public typealias _Value = Void
      public let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Int) -> Void }

      @discardableResult
      public func andDo(
        _ body: @escaping (inout Int) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func f(_ value: Mimus.Argument<Int>) { storage.check("f(_:)", value) }
    public var x: Mimus._VerifiedProperty<String> { .init(storage, "x", "x.set(_:)") }
    public func change(_ value: Mimus.Argument<Int>) { storage.check("change(_:)", value) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var f: [Int] { storage._history("f(_:)") }
    public var x: Mimus._PropertyCalls<Void, String> { .init(storage, "x", "x.set(_:)") }
    public var change: [Int] { storage._history("change(_:)") }
  }

  public static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  public static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  public static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  public struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    public func make() -> Mimus._SyncStub<(), Int> { .init(storage, "make()") }
  }

  public struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    public func make() { storage.check("make()") }
  }

  public struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    public var make: [Void] { storage._history("make()") }
  }
}

package final class FakePackageProtocol: PackageProtocol, Mimus.Mock {
  package let storage: Mimus.Storage
  private let target: (any PackageProtocol)?

  package init(forwardingTo real: (any PackageProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePackageProtocol.self)
    target = real
  }

  package func f() -> Int {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.f()
    }
    return call.answer()
  }

  package var stub: Stubs { Stubs(storage: storage) }
  package var calls: Calls { Calls(storage: storage) }
  package func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  package struct Stubs {
    fileprivate let storage: Mimus.Storage
    package func f() -> Mimus._SyncStub<(), Int> { .init(storage, "f()") }
  }

  package struct Verifications {
    fileprivate let storage: Mimus._Verification
    package func f() { storage.check("f()") }
  }

  package struct Calls {
    fileprivate let storage: Mimus.Storage
    package var f: [Void] { storage._history("f()") }
  }
}

final class FakeInternalProtocol: InternalProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any InternalProtocol)?

  init(forwardingTo real: (any InternalProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInternalProtocol.self)
    target = real
  }

  func f() -> Int {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.f()
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
    func f() -> Mimus._SyncStub<(), Int> { .init(storage, "f()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func f() { storage.check("f()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var f: [Void] { storage._history("f()") }
  }
}

public final class FakePublicAssociated<Item>: PublicAssociated, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: (any PublicAssociated<Item>)?

  public init(forwardingTo real: (any PublicAssociated<Item>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePublicAssociated.self)
    target = real
  }

  public func f(_ item: Item) {
    let call = storage._call("f(_:)", item)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f(item)
    }
    return call.answer()
  }

  public static func == (one: FakePublicAssociated<Item>, other: FakePublicAssociated<Item>) -> Bool {
    one === other
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public var description: String { "FakePublicAssociated" }

  public var stub: Stubs { Stubs(storage: storage) }
  public var calls: Calls { Calls(storage: storage) }
  public func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    public func f(_ item: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, Void> { .init(storage, "f(_:)", item) }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func f(_ item: Mimus.Argument<Item>) { storage.check("f(_:)", item) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var f: [Item] { storage._history("f(_:)") }
  }
}

public final class FakeOpenClass: OpenClass, Mimus.Mock {
  public let storage = Mimus.Storage()._of(FakeOpenClass.self)
  /// Whether members without a stub call the superclass's.
  public var callsSuper = false

  public override init(x: Int) {
    super.init(x: x)
    self.storage._record("init(x:)", x)
  }

  override public func f() -> Int {
    let call = storage._call("f()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.f()
    }
    return call.answer()
  }

  override public func g() {
    let call = storage._call("g()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.g()
    }
    return call.answer()
  }

  override func h() {
    let call = storage._call("h()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.h()
    }
    return call.answer()
  }

  override public var x: Int {
    get {
      let call = storage._call("x")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.x
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("x.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.x = newValue
      }
      call.keep(newValue, as: "x")
    }
  }

  override public var y: Int {
    get {
      let call = storage._call("y")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.y
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("y.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.y = newValue
      }
      call.keep(newValue, as: "y")
    }
  }

  public var stub: Stubs { Stubs(storage: storage) }
  public var calls: Calls { Calls(storage: storage) }
  public func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    public func f() -> Mimus._SyncStub<(), Int> { .init(storage, "f()") }
    public func g() -> Mimus._SyncStub<(), Void> { .init(storage, "g()") }
    func h() -> Mimus._SyncStub<(), Void> { .init(storage, "h()") }
    public var x: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "x"), storage, "x.set(_:)")
    }
    public var y: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "y"), storage, "y.set(_:)")
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func f() { storage.check("f()") }
    public func g() { storage.check("g()") }
    func h() { storage.check("h()") }
    public var x: Mimus._VerifiedProperty<Int> { .init(storage, "x", "x.set(_:)") }
    public var y: Mimus._VerifiedProperty<Int> { .init(storage, "y", "y.set(_:)") }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var f: [Void] { storage._history("f()") }
    public var g: [Void] { storage._history("g()") }
    var h: [Void] { storage._history("h()") }
    public var x: Mimus._PropertyCalls<Void, Int> { .init(storage, "x", "x.set(_:)") }
    public var y: Mimus._PropertyCalls<Void, Int> { .init(storage, "y", "y.set(_:)") }
  }
}

extension PublicOuter {
  public final class FakeInner: Inner, Mimus.Mock {
    public let storage: Mimus.Storage
    private let target: (any Inner)?

    public init(forwardingTo real: (any Inner)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeInner.self)
      target = real
    }

    public func f() {
      let call = storage._call("f()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.f()
      }
      return call.answer()
    }

    public var stub: Stubs { Stubs(storage: storage) }
    public var calls: Calls { Calls(storage: storage) }
    public func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    public struct Stubs {
      fileprivate let storage: Mimus.Storage
      public func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
    }

    public struct Verifications {
      fileprivate let storage: Mimus._Verification
      public func f() { storage.check("f()") }
    }

    public struct Calls {
      fileprivate let storage: Mimus.Storage
      public var f: [Void] { storage._history("f()") }
    }
  }
}
