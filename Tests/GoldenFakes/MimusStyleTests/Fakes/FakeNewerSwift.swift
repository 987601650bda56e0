// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

#if compiler(>=6.3)
  final class FakeLinker: Linker, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any Linker>?

    init(forwardingTo real: (any Linker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeLinker.self)
      target = real.map { Mimus._Target($0) }
    }

    func open(_ link: Foundation::URL) -> Swift::Int {
      let call = storage._call("open(_:)", link)
      if let target, call.isUnanswered(Swift::Int.self, Never.self) {
        return target.value.open(link)
      }
      return call.answer()
    }

    var last: Foundation::URL? {
      get {
        let call = storage._call("last")
        if let target, call.isUnanswered(Foundation::URL?.self, Never.self) {
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
      func open(_ link: Mimus.Argument<Foundation::URL>) -> Mimus._SyncStub<Foundation::URL, Swift::Int> {
        .init(storage, "open(_:)", link)
      }
      var last: Mimus._StubbedProperty<Mimus._SyncStub<(), Foundation::URL?>, Foundation::URL?> {
        .init(.init(storage, "last"), storage, "last.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func open(_ link: Mimus.Argument<Foundation::URL>) { storage.check("open(_:)", link) }
      var last: Mimus._VerifiedProperty<Foundation::URL?> { .init(storage, "last", "last.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var open: [Foundation::URL] { storage._history("open(_:)") }
      var last: Mimus._PropertyCalls<Void, Foundation::URL?> { .init(storage, "last", "last.set(_:)") }
    }
  }
#endif

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
final class FakeRows: Rows, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Rows)?

  init(forwardingTo real: (any Rows)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRows.self)
    target = real
  }

  func sum(_ row: [3 of Int]) -> Int {
    let call = storage._call("sum(_:)", row)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.sum(row)
    }
    return call.answer()
  }

  func scale<let count: Int>(_ row: [count of Int]) -> Int {
    let call = storage._call("scale(_:)", row)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.scale(row)
    }
    return call.answer()
  }

  var first: [2 of String] {
    get {
      let call = storage._call("first")
      if let target, call.isUnanswered([2 of String].self, Never.self) {
        return target.first
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
    func sum(_ row: Mimus.Argument<[3 of Int]>) -> Mimus._SyncStub<[3 of Int], Int> { .init(storage, "sum(_:)", row) }
    func scale<let count: Int>(_ row: Mimus.Argument<[count of Int]>) -> Mimus._SyncStub<[count of Int], Int> {
      .init(storage, "scale(_:)", row)
    }
    var first: Mimus._StubbedGetter<Mimus._SyncStub<(), [2 of String]>> { .init(.init(storage, "first")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sum(_ row: Mimus.Argument<[3 of Int]>) { storage.check("sum(_:)", row) }
    func scale<let count: Int>(_ row: Mimus.Argument<[count of Int]>) { storage.check("scale(_:)", row) }
    var first: Mimus._VerifiedGetter { .init(storage, "first") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sum: [[3 of Int]] { storage._history("sum(_:)") }
    var scale: [Any] { storage._history("scale(_:)") }
    var first: Mimus._GetterCalls<Void> { .init(storage, "first") }
  }
}

final class FakeSpeaking: Speaking, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Speaking>?
  static let staticStorage = Mimus.Storage()._of(FakeSpeaking.self)

  init(forwardingTo real: (any Speaking)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSpeaking.self)
    target = real.map { Mimus._Target($0) }
  }

  func `say hello`(to `the guest`: String) -> Bool {
    let call = storage._call("say hello(to:)", `the guest`)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.value.`say hello`(to: `the guest`)
    }
    return call.answer()
  }

  var `is open`: Bool {
    get {
      let call = storage._call("is open")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.`is open`
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("is open.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.`is open` = newValue
      }
      call.keep(newValue, as: "is open")
    }
  }

  subscript(`the row` row: Int) -> String {
    get {
      let call = storage._call("subscript(the row:)", row)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[`the row`: row]
      }
      return call.answer()
    }
  }

  static func `close all`() {
    let call = staticStorage._inSession._call("close all()")
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
    func `say hello`(to `the guest`: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> {
      .init(storage, "say hello(to:)", `the guest`)
    }
    var `is open`: Mimus._StubbedProperty<Mimus._SyncStub<(), Bool>, Bool> {
      .init(.init(storage, "is open"), storage, "is open.set(_:)")
    }
    subscript(`the row` row: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(the row:)", row))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func `say hello`(to `the guest`: Mimus.Argument<String>) { storage.check("say hello(to:)", `the guest`) }
    var `is open`: Mimus._VerifiedProperty<Bool> { .init(storage, "is open", "is open.set(_:)") }
    subscript(`the row` row: Mimus.Argument<Int>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(the row:)", row)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sayHello: [String] { storage._history("say hello(to:)") }
    var `is open`: Mimus._PropertyCalls<Void, Bool> { .init(storage, "is open", "is open.set(_:)") }
    subscript(`the row` row: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(the row:)", row)
    }
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
    func `close all`() -> Mimus._SyncStub<(), Void> { .init(storage, "close all()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func `close all`() { storage.check("close all()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var closeAll: [Void] { storage._history("close all()") }
  }
}

final class FakeSigning: Signing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Signing)?

  init(forwardingTo real: (any Signing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSigning.self)
    target = real
  }

  func sign() -> String {
    let call = storage._call("sign()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.sign()
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
    func sign() -> Mimus._SyncStub<(), String> { .init(storage, "sign()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sign() { storage.check("sign()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sign: [Void] { storage._history("sign()") }
  }
}

final class FakeSignboard: Signboard, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeSignboard.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func sign() -> String {
    let call = storage._call("sign()")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.sign()
    }
    return call.answer()
  }

  override func wipe() -> Bool {
    let call = storage._call("wipe()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.wipe()
    }
    return call.answer()
  }

  nonisolated var stub: Stubs { Stubs(storage: storage) }
  nonisolated var calls: Calls { Calls(storage: storage) }
  nonisolated func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func sign() -> Mimus._SyncStub<(), String> { .init(storage, "sign()") }
    func wipe() -> Mimus._SyncStub<(), Bool> { .init(storage, "wipe()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sign() { storage.check("sign()") }
    func wipe() { storage.check("wipe()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sign: [Void] { storage._history("sign()") }
    var wipe: [Void] { storage._history("wipe()") }
  }
}

final class FakeTuplePacking: TuplePacking, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TuplePacking)?

  init(forwardingTo real: (any TuplePacking)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTuplePacking.self)
    target = real
  }

  func pack<each Item>(_ items: (repeat each Item)) -> Int {
    let call = storage._call("pack(_:)", items)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.pack((repeat each items))
    }
    return call.answer()
  }

  func label<each Item>(_ items: (Int, repeat each Item)) -> Int {
    let call = storage._call("label(_:)", items)
    return call.answer()
  }

  subscript<each Item>(_ items: repeat each Item) -> Int {
    get {
      let call = storage._call("subscript(_:)", Mimus._packed(repeat each items))
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
    func pack<each Item>(_ items: Mimus.Argument<(repeat each Item)>) -> Mimus._SyncStub<(repeat each Item), Int> {
      .init(storage, "pack(_:)", items)
    }
    func label<each Item>(
      _ items: Mimus.Argument<(Int, repeat each Item)>
    ) -> Mimus._SyncStub<(Int, repeat each Item), Int> {
      .init(storage, "label(_:)", items)
    }
    subscript<each Item>(
      _ items: repeat Mimus.Argument<each Item>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<[Any], Int>> {
      .init(.init(storage, "subscript(_:)", Mimus._packed(repeat each items)))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pack<each Item>(_ items: Mimus.Argument<(repeat each Item)>) { storage.check("pack(_:)", items) }
    func label<each Item>(_ items: Mimus.Argument<(Int, repeat each Item)>) { storage.check("label(_:)", items) }
    subscript<each Item>(_ items: repeat Mimus.Argument<each Item>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", Mimus._packed(repeat each items))
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pack: [Any] { storage._history("pack(_:)") }
    var label: [Any] { storage._history("label(_:)") }
    subscript<each Item>(_ items: repeat Mimus.Argument<each Item>) -> Mimus._GetterCalls<[Any]> {
      .init(storage, "subscript(_:)", Mimus._packed(repeat each items))
    }
  }
}

final class FakeSealing: Sealing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Sealing)?

  init(forwardingTo real: (any Sealing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSealing.self)
    target = real
  }

  func seal() -> Seal {
    let call = storage._call("seal()")
    if let body = call.body(Stubs.SealStub.Body.self, Swift.Never.self) {
      return body.run()
    }
    if let target, call.isUnanswered(Swift.Never.self, Never.self) {
      return target.seal()
    }
    return call.answer(moving: Seal.self)
  }

  func stamp(_ seal: consuming Seal) {
    let call = storage._call("stamp(_:)", Mimus._Placeholder("Seal"))
    if let body = call.body(Stubs.StampStub.Body.self, Void.self) {
      return body.run(seal)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.stamp(seal)
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
    func seal() -> SealStub { .init(_stub: ._of(storage, "seal()")) }

    struct SealStub: Mimus._AnyStub {
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: () -> Seal }

      @discardableResult
      func andDo(
        _ body: @escaping () -> Seal, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func stamp(_ seal: Mimus.Argument<Mimus._Placeholder>) -> StampStub {
      .init(_stub: ._of(storage, "stamp(_:)", seal))
    }

    struct StampStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming Seal) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming Seal) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func seal() { storage.check("seal()") }
    func stamp(_ seal: Mimus.Argument<Mimus._Placeholder>) { storage.check("stamp(_:)", seal) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var seal: [Void] { storage._history("seal()") }
    var stamp: [Mimus._Placeholder] { storage._history("stamp(_:)") }
  }
}
