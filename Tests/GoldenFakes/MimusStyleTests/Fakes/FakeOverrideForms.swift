// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeTracked: Tracked, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Tracked)?

  init(forwardingTo real: (any Tracked)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTracked.self)
    target = real
  }

  var screen: String {
    get {
      let call = storage._call("screen")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.screen
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
    var screen: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "screen")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var screen: Mimus._VerifiedGetter { .init(storage, "screen") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var screen: Mimus._GetterCalls<Void> { .init(storage, "screen") }
  }
}

final class FakeLabeled: Labeled, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Labeled)?

  init(forwardingTo real: (any Labeled)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLabeled.self)
    target = real
  }

  var label: String {
    get {
      let call = storage._call("label")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.label
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
    var label: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "label")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var label: Mimus._VerifiedGetter { .init(storage, "label") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var label: Mimus._GetterCalls<Void> { .init(storage, "label") }
  }
}

final class FakeShopScreen: ShopScreen, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeShopScreen.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(name: String) {
    super.init(name: name)
    self.storage._record("init(name:)", name)
  }

  override func load() -> Int {
    let call = storage._call("load()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.load()
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
    func load() -> Mimus._SyncStub<(), Int> { .init(storage, "load()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load() { storage.check("load()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Void] { storage._history("load()") }
  }
}

final class FakeHomeScreen: HomeScreen, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeHomeScreen.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(name: String) {
    super.init(name: name)
    self.storage._record("init(name:)", name)
  }

  override var screen: String {
    get {
      let call = storage._call("screen")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.screen
      }
      return call.answer()
    }
  }

  override func refresh() -> Int {
    let call = storage._call("refresh()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.refresh()
    }
    return call.answer()
  }

  override func load() -> Int {
    let call = storage._call("load()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.load()
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
    var screen: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "screen")) }
    func refresh() -> Mimus._SyncStub<(), Int> { .init(storage, "refresh()") }
    func load() -> Mimus._SyncStub<(), Int> { .init(storage, "load()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var screen: Mimus._VerifiedGetter { .init(storage, "screen") }
    func refresh() { storage.check("refresh()") }
    func load() { storage.check("load()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var screen: Mimus._GetterCalls<Void> { .init(storage, "screen") }
    var refresh: [Void] { storage._history("refresh()") }
    var load: [Void] { storage._history("load()") }
  }
}

final class FakeShelfScreen: ShelfScreen, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeShelfScreen.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(name: String) {
    super.init(name: name)
    self.storage._record("init(name:)", name)
  }

  override var screen: String {
    get {
      let call = storage._call("screen")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.screen
      }
      return call.answer()
    }
  }

  override var label: String {
    get {
      let call = storage._call("label")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.label
      }
      return call.answer()
    }
  }

  override func load() -> Int {
    let call = storage._call("load()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.load()
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
    var screen: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "screen")) }
    var label: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "label")) }
    func load() -> Mimus._SyncStub<(), Int> { .init(storage, "load()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var screen: Mimus._VerifiedGetter { .init(storage, "screen") }
    var label: Mimus._VerifiedGetter { .init(storage, "label") }
    func load() { storage.check("load()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var screen: Mimus._GetterCalls<Void> { .init(storage, "screen") }
    var label: Mimus._GetterCalls<Void> { .init(storage, "label") }
    var load: [Void] { storage._history("load()") }
  }
}

final class FakeTopShelfScreen: TopShelfScreen, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTopShelfScreen.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(name: String) {
    super.init(name: name)
    self.storage._record("init(name:)", name)
  }

  override func load() -> Int {
    let call = storage._call("load()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.load()
    }
    return call.answer()
  }

  override var screen: String {
    get {
      let call = storage._call("screen")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.screen
      }
      return call.answer()
    }
  }

  override var label: String {
    get {
      let call = storage._call("label")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.label
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
    func load() -> Mimus._SyncStub<(), Int> { .init(storage, "load()") }
    var screen: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "screen")) }
    var label: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "label")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load() { storage.check("load()") }
    var screen: Mimus._VerifiedGetter { .init(storage, "screen") }
    var label: Mimus._VerifiedGetter { .init(storage, "label") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Void] { storage._history("load()") }
    var screen: Mimus._GetterCalls<Void> { .init(storage, "screen") }
    var label: Mimus._GetterCalls<Void> { .init(storage, "label") }
  }
}

final class FakeLabeledObject: LabeledObject, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLabeledObject.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override var label: String {
    get {
      let call = storage._call("label")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.label
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
    var label: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "label")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var label: Mimus._VerifiedGetter { .init(storage, "label") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var label: Mimus._GetterCalls<Void> { .init(storage, "label") }
  }
}

final class FakeBookcase: Bookcase, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBookcase.self)
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

extension Bookcase {
  final class FakeRow: Row, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeRow.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func count() -> Int {
      let call = storage._call("count()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.count()
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
      func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func count() { storage.check("count()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var count: [Void] { storage._history("count()") }
    }
  }
}

final class FakeWallCase: WallCase, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWallCase.self)
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

extension WallCase {
  final class FakeDeepRow: DeepRow, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeDeepRow.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func depth() -> Int {
      let call = storage._call("depth()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.depth()
      }
      return call.answer()
    }

    override func count() -> Int {
      let call = storage._call("count()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.count()
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
      func depth() -> Mimus._SyncStub<(), Int> { .init(storage, "depth()") }
      func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func depth() { storage.check("depth()") }
      func count() { storage.check("count()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var depth: [Void] { storage._history("depth()") }
      var count: [Void] { storage._history("count()") }
    }
  }
}

final class FakeShopJournal: ShopJournal, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeShopJournal.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func log(_ message: String) -> Int {
    let call = storage._call("log(_:)", message)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.log(message)
    }
    return call.answer()
  }

  override func log(_ messages: String...) -> Int {
    let call = storage._call("log(_:)", messages)
    return call.answer()
  }

  override func add(_ count: Int) -> Int {
    let call = storage._call("add(_:)", count)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.add(count)
    }
    return call.answer()
  }

  override func add(_ count: inout Int) -> Int {
    let call = storage._call("add(_:)", count)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.add(&count)
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
    func log(_ message: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "log(_:)", message) }
    func log(_ messages: Mimus.Argument<[String]>) -> Mimus._SyncStub<[String], Int> {
      .init(storage, "log(_:)", messages)
    }
    func add(_ count: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "add(_:)", count) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func log(_ message: Mimus.Argument<String>) { storage.check("log(_:)", message) }
    func log(_ messages: Mimus.Argument<[String]>) { storage.check("log(_:)", messages) }
    func add(_ count: Mimus.Argument<Int>) { storage.check("add(_:)", count) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var logStringReturningInt: [String] { storage._history("log(_:)") }
    var logStringReturningInt2: [[String]] { storage._history("log(_:)") }
    var addIntReturningInt: [Int] { storage._history("add(_:)") }
  }
}

final class FakeFileJournal: FileJournal, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFileJournal.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func log(_ message: String) -> Int {
    let call = storage._call("log(_:)", message)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.log(message)
    }
    return call.answer()
  }

  override func add(_ count: inout Int) -> Int {
    let call = storage._call("add(_:)", count)
    if let body = call.body(Stubs.AddIntReturningIntStub.Body.self, Int.self) {
      return body.run(&count)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.add(&count)
    }
    return call.answer()
  }

  override func log(_ messages: String...) -> Int {
    let call = storage._call("log(_:)", messages)
    return call.answer()
  }

  override func add(_ count: Int) -> Int {
    let call = storage._call("add(_:)", count)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.add(count)
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
    func log(_ message: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "log(_:)", message) }
    func add(_ count: Mimus.Argument<Int>) -> AddIntReturningIntStub { .init(_stub: ._of(storage, "add(_:)", count)) }

    struct AddIntReturningIntStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Int) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func log(_ messages: Mimus.Argument<[String]>) -> Mimus._SyncStub<[String], Int> {
      .init(storage, "log(_:)", messages)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func log(_ message: Mimus.Argument<String>) { storage.check("log(_:)", message) }
    func add(_ count: Mimus.Argument<Int>) { storage.check("add(_:)", count) }
    func log(_ messages: Mimus.Argument<[String]>) { storage.check("log(_:)", messages) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var logStringReturningInt: [String] { storage._history("log(_:)") }
    var addIntReturningInt: [Int] { storage._history("add(_:)") }
    var logStringReturningInt2: [[String]] { storage._history("log(_:)") }
  }
}

final class FakePlainJournal: PlainJournal, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePlainJournal.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func check(_ isTrue: () -> Bool) -> Int {
    let call = storage._call("check(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.CheckStub.Body.self, Int.self) {
      return body.run(isTrue)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.check(isTrue)
    }
    return call.answer()
  }

  override func log(_ message: String) -> Int {
    let call = storage._call("log(_:)", message)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.log(message)
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
    func check(_ isTrue: Mimus.Argument<Mimus._Placeholder>) -> CheckStub {
      .init(_stub: ._of(storage, "check(_:)", isTrue))
    }

    struct CheckStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Bool) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Bool) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func log(_ message: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "log(_:)", message) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func check(_ isTrue: Mimus.Argument<Mimus._Placeholder>) { storage.check("check(_:)", isTrue) }
    func log(_ message: Mimus.Argument<String>) { storage.check("log(_:)", message) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var check: [Mimus._Placeholder] { storage._history("check(_:)") }
    var log: [String] { storage._history("log(_:)") }
  }
}

final class FakeEagerJournal: PlainJournal, EagerJournal, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any EagerJournal)?

  init(forwardingTo real: (any EagerJournal)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEagerJournal.self)
    target = real
    super.init()
  }

  override func check(_ isTrue: () -> Bool) -> Int {
    let call = storage._call("check(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.CheckStub.Body.self, Int.self) {
      return body.run(isTrue)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.check(isTrue)
    }
    return call.answer()
  }

  func log(_ messages: String...) -> Int {
    let call = storage._call("log(_:)", messages)
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
    func check(_ isTrue: Mimus.Argument<Mimus._Placeholder>) -> CheckStub {
      .init(_stub: ._of(storage, "check(_:)", isTrue))
    }

    struct CheckStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Bool) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Bool) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func log(_ messages: Mimus.Argument<[String]>) -> Mimus._SyncStub<[String], Int> {
      .init(storage, "log(_:)", messages)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func check(_ isTrue: Mimus.Argument<Mimus._Placeholder>) { storage.check("check(_:)", isTrue) }
    func log(_ messages: Mimus.Argument<[String]>) { storage.check("log(_:)", messages) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var check: [Mimus._Placeholder] { storage._history("check(_:)") }
    var log: [[String]] { storage._history("log(_:)") }
  }
}

final class FakeVolume: Volume, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeVolume.self)
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

final class FakeReprint: Reprint, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeReprint.self)
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

final class FakeEditionList: EditionList, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeEditionList.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func find(_ number: Int) -> Volume? {
    let call = storage._call("find(_:) -> Volume?", number)
    if call.isLeft(toSuper: callsSuper, Volume?.self, Never.self) {
      return super.find(number)
    }
    return call.answer()
  }

  override func find(_ number: Int) -> Imprint? {
    let call = storage._call("find(_:) -> Imprint?", number)
    if call.isLeft(toSuper: callsSuper, Imprint?.self, Never.self) {
      return super.find(number)
    }
    return call.answer()
  }

  override func find(_ number: Int) -> any Tracked {
    let call = storage._call("find(_:) -> any Tracked", number)
    return call.answer(default: FakeTracked() as any Tracked)
  }

  override func find(_ number: Int) -> Result<Int, any Error> {
    let call = storage._call("find(_:) -> Result<Int, any Error>", number)
    if call.isLeft(toSuper: callsSuper, Result<Int, any Error>.self, Never.self) {
      return super.find(number)
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
    func find(_ number: Mimus.Argument<Int>, returning: Volume?.Type = Volume?.self) -> Mimus._SyncStub<Int, Volume?> {
      .init(storage, "find(_:) -> Volume?", number)
    }
    func find(
      _ number: Mimus.Argument<Int>, returning: Imprint?.Type = Imprint?.self
    ) -> Mimus._SyncStub<Int, Imprint?> {
      .init(storage, "find(_:) -> Imprint?", number)
    }
    func find(
      _ number: Mimus.Argument<Int>, returning: (any Tracked).Type = (any Tracked).self
    ) -> Mimus._SyncStub<Int, any Tracked> {
      .init(storage, "find(_:) -> any Tracked", number)
    }
    func find(
      _ number: Mimus.Argument<Int>, returning: Result<Int, any Error>.Type = Result<Int, any Error>.self
    ) -> Mimus._SyncStub<Int, Result<Int, any Error>> {
      .init(storage, "find(_:) -> Result<Int, any Error>", number)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func find(_ number: Mimus.Argument<Int>, returning: Volume?.Type) { storage.check("find(_:) -> Volume?", number) }
    func find(_ number: Mimus.Argument<Int>, returning: Imprint?.Type) { storage.check("find(_:) -> Imprint?", number) }
    func find(_ number: Mimus.Argument<Int>, returning: (any Tracked).Type) {
      storage.check("find(_:) -> any Tracked", number)
    }
    func find(_ number: Mimus.Argument<Int>, returning: Result<Int, any Error>.Type) {
      storage.check("find(_:) -> Result<Int, any Error>", number)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func find(returning: Volume?.Type) -> [Int] { storage._history("find(_:) -> Volume?") }
    func find(returning: Imprint?.Type) -> [Int] { storage._history("find(_:) -> Imprint?") }
    func find(returning: (any Tracked).Type) -> [Int] { storage._history("find(_:) -> any Tracked") }
    func find(returning: Result<Int, any Error>.Type) -> [Int] {
      storage._history("find(_:) -> Result<Int, any Error>")
    }
  }
}

final class FakeReprintList: ReprintList, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeReprintList.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func find(_ number: Int) -> Reprint? {
    let call = storage._call("find(_:) -> Reprint?", number)
    if call.isLeft(toSuper: callsSuper, Reprint?.self, Never.self) {
      return super.find(number)
    }
    return call.answer()
  }

  override func find(_ number: Int) -> Imprint? {
    let call = storage._call("find(_:) -> Imprint?", number)
    if call.isLeft(toSuper: callsSuper, Imprint?.self, Never.self) {
      return super.find(number)
    }
    return call.answer()
  }

  override func find(_ number: Int) -> any Tracked {
    let call = storage._call("find(_:) -> any Tracked", number)
    return call.answer(default: FakeTracked() as any Tracked)
  }

  override func find(_ number: Int) -> Result<Int, any Error> {
    let call = storage._call("find(_:) -> Result<Int, any Error>", number)
    if call.isLeft(toSuper: callsSuper, Result<Int, any Error>.self, Never.self) {
      return super.find(number)
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
    func find(
      _ number: Mimus.Argument<Int>, returning: Reprint?.Type = Reprint?.self
    ) -> Mimus._SyncStub<Int, Reprint?> {
      .init(storage, "find(_:) -> Reprint?", number)
    }
    func find(
      _ number: Mimus.Argument<Int>, returning: Imprint?.Type = Imprint?.self
    ) -> Mimus._SyncStub<Int, Imprint?> {
      .init(storage, "find(_:) -> Imprint?", number)
    }
    func find(
      _ number: Mimus.Argument<Int>, returning: (any Tracked).Type = (any Tracked).self
    ) -> Mimus._SyncStub<Int, any Tracked> {
      .init(storage, "find(_:) -> any Tracked", number)
    }
    func find(
      _ number: Mimus.Argument<Int>, returning: Result<Int, any Error>.Type = Result<Int, any Error>.self
    ) -> Mimus._SyncStub<Int, Result<Int, any Error>> {
      .init(storage, "find(_:) -> Result<Int, any Error>", number)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func find(_ number: Mimus.Argument<Int>, returning: Reprint?.Type) { storage.check("find(_:) -> Reprint?", number) }
    func find(_ number: Mimus.Argument<Int>, returning: Imprint?.Type) { storage.check("find(_:) -> Imprint?", number) }
    func find(_ number: Mimus.Argument<Int>, returning: (any Tracked).Type) {
      storage.check("find(_:) -> any Tracked", number)
    }
    func find(_ number: Mimus.Argument<Int>, returning: Result<Int, any Error>.Type) {
      storage.check("find(_:) -> Result<Int, any Error>", number)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func find(returning: Reprint?.Type) -> [Int] { storage._history("find(_:) -> Reprint?") }
    func find(returning: Imprint?.Type) -> [Int] { storage._history("find(_:) -> Imprint?") }
    func find(returning: (any Tracked).Type) -> [Int] { storage._history("find(_:) -> any Tracked") }
    func find(returning: Result<Int, any Error>.Type) -> [Int] {
      storage._history("find(_:) -> Result<Int, any Error>")
    }
  }
}

final class FakeTeaKettle: TeaKettle, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTeaKettle.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func boil() -> Int {
    let call = storage._call("boil()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.boil()
    }
    return call.answer()
  }

  override func pour() -> Int {
    let call = storage._call("pour()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.pour()
    }
    return call.answer()
  }

  override var water: Int {
    get {
      let call = storage._call("water")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.water
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
    func boil() -> Mimus._SyncStub<(), Int> { .init(storage, "boil()") }
    func pour() -> Mimus._SyncStub<(), Int> { .init(storage, "pour()") }
    var water: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "water")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func boil() { storage.check("boil()") }
    func pour() { storage.check("pour()") }
    var water: Mimus._VerifiedGetter { .init(storage, "water") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var boil: [Void] { storage._history("boil()") }
    var pour: [Void] { storage._history("pour()") }
    var water: Mimus._GetterCalls<Void> { .init(storage, "water") }
  }
}

final class FakeLoudKettle: LoudKettle, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLoudKettle.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  #if LOUD
    override func boil() -> Int {
      let call = storage._call("boil()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.boil()
      }
      return call.answer()
    }
  #endif

  #if !(LOUD) && (QUIET)
    override func boil() -> Int {
      let call = storage._call("boil()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.boil()
      }
      return call.answer()
    }
  #endif

  #if !(LOUD)
    #if !(!(LOUD) && (QUIET))
      override func boil() -> Int {
        let call = storage._call("boil()")
        if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
          return super.boil()
        }
        return call.answer()
      }
    #endif
  #endif

  #if !(LOUD)
    override func pour() -> Int {
      let call = storage._call("pour()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.pour()
      }
      return call.answer()
    }
  #endif

  override var water: Int {
    get {
      let call = storage._call("water")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.water
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

    #if LOUD
      func boil() -> Mimus._SyncStub<(), Int> { .init(storage, "boil()") }
    #endif

    #if !(LOUD) && (QUIET)
      func boil() -> Mimus._SyncStub<(), Int> { .init(storage, "boil()") }
    #endif

    #if !(LOUD)
      #if !(!(LOUD) && (QUIET))
        func boil() -> Mimus._SyncStub<(), Int> { .init(storage, "boil()") }
      #endif
    #endif

    #if !(LOUD)
      func pour() -> Mimus._SyncStub<(), Int> { .init(storage, "pour()") }
    #endif
    var water: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "water")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification

    #if LOUD
      func boil() { storage.check("boil()") }
    #endif

    #if !(LOUD) && (QUIET)
      func boil() { storage.check("boil()") }
    #endif

    #if !(LOUD)
      #if !(!(LOUD) && (QUIET))
        func boil() { storage.check("boil()") }
      #endif
    #endif

    #if !(LOUD)
      func pour() { storage.check("pour()") }
    #endif
    var water: Mimus._VerifiedGetter { .init(storage, "water") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage

    #if LOUD
      var boil: [Void] { storage._history("boil()") }
    #endif

    #if !(LOUD) && (QUIET)
      var boil: [Void] { storage._history("boil()") }
    #endif

    #if !(LOUD)
      #if !(!(LOUD) && (QUIET))
        var boil: [Void] { storage._history("boil()") }
      #endif
    #endif

    #if !(LOUD)
      var pour: [Void] { storage._history("pour()") }
    #endif
    var water: Mimus._GetterCalls<Void> { .init(storage, "water") }
  }
}

final class FakeLouderKettle: LouderKettle, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLouderKettle.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var water: Int {
    get {
      let call = storage._call("water")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.water
      }
      return call.answer()
    }
  }

  #if LOUD
    override func boil() -> Int {
      let call = storage._call("boil()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.boil()
      }
      return call.answer()
    }
  #endif

  #if !(LOUD)
    override func boil() -> Int {
      let call = storage._call("boil()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.boil()
      }
      return call.answer()
    }

    override func pour() -> Int {
      let call = storage._call("pour()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.pour()
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
    var water: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "water")) }

    #if LOUD
      func boil() -> Mimus._SyncStub<(), Int> { .init(storage, "boil()") }
    #endif

    #if !(LOUD)
      func boil() -> Mimus._SyncStub<(), Int> { .init(storage, "boil()") }
      func pour() -> Mimus._SyncStub<(), Int> { .init(storage, "pour()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var water: Mimus._VerifiedGetter { .init(storage, "water") }

    #if LOUD
      func boil() { storage.check("boil()") }
    #endif

    #if !(LOUD)
      func boil() { storage.check("boil()") }
      func pour() { storage.check("pour()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var water: Mimus._GetterCalls<Void> { .init(storage, "water") }

    #if LOUD
      var boil: [Void] { storage._history("boil()") }
    #endif

    #if !(LOUD)
      var boil: [Void] { storage._history("boil()") }
      var pour: [Void] { storage._history("pour()") }
    #endif
  }
}

final class FakeWorkshop: Workshop, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWorkshop.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  #if LOUD
    override func latest() -> Volume {
      let call = storage._call("latest()")
      if call.isLeft(toSuper: callsSuper, Volume.self, Never.self) {
        return super.latest()
      }
      return call.answer()
    }
  #endif

  override func first() -> Volume {
    let call = storage._call("first()")
    if call.isLeft(toSuper: callsSuper, Volume.self, Never.self) {
      return super.first()
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

    #if LOUD
      func latest() -> Mimus._SyncStub<(), Volume> { .init(storage, "latest()") }
    #endif
    func first() -> Mimus._SyncStub<(), Volume> { .init(storage, "first()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification

    #if LOUD
      func latest() { storage.check("latest()") }
    #endif
    func first() { storage.check("first()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage

    #if LOUD
      var latest: [Void] { storage._history("latest()") }
    #endif
    var first: [Void] { storage._history("first()") }
  }
}

final class FakeNightWorkshop: NightWorkshop, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeNightWorkshop.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  #if !LOUD
    override func latest() -> Volume {
      let call = storage._call("latest()")
      if call.isLeft(toSuper: callsSuper, Volume.self, Never.self) {
        return super.latest()
      }
      return call.answer()
    }
  #endif

  #if LOUD && QUIET
    override func first() -> Volume {
      let call = storage._call("first()")
      if call.isLeft(toSuper: callsSuper, Volume.self, Never.self) {
        return super.first()
      }
      return call.answer()
    }
  #endif

  #if !(LOUD && QUIET) && (QUIET)
    override func first() -> Reprint {
      let call = storage._call("first()")
      if call.isLeft(toSuper: callsSuper, Reprint.self, Never.self) {
        return super.first()
      }
      return call.answer()
    }
  #endif

  #if !(LOUD && QUIET) && !(QUIET)
    override func first() -> Reprint {
      let call = storage._call("first()")
      if call.isLeft(toSuper: callsSuper, Reprint.self, Never.self) {
        return super.first()
      }
      return call.answer()
    }
  #endif

  #if LOUD
    override func latest() -> Volume {
      let call = storage._call("latest()")
      if call.isLeft(toSuper: callsSuper, Volume.self, Never.self) {
        return super.latest()
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

    #if !LOUD
      func latest() -> Mimus._SyncStub<(), Volume> { .init(storage, "latest()") }
    #endif

    #if LOUD && QUIET
      func first() -> Mimus._SyncStub<(), Volume> { .init(storage, "first()") }
    #endif

    #if !(LOUD && QUIET) && (QUIET)
      func first() -> Mimus._SyncStub<(), Reprint> { .init(storage, "first()") }
    #endif

    #if !(LOUD && QUIET) && !(QUIET)
      func first() -> Mimus._SyncStub<(), Reprint> { .init(storage, "first()") }
    #endif

    #if LOUD
      func latest() -> Mimus._SyncStub<(), Volume> { .init(storage, "latest()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification

    #if !LOUD
      func latest() { storage.check("latest()") }
    #endif

    #if LOUD && QUIET
      func first() { storage.check("first()") }
    #endif

    #if !(LOUD && QUIET) && (QUIET)
      func first() { storage.check("first()") }
    #endif

    #if !(LOUD && QUIET) && !(QUIET)
      func first() { storage.check("first()") }
    #endif

    #if LOUD
      func latest() { storage.check("latest()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage

    #if !LOUD
      var latest: [Void] { storage._history("latest()") }
    #endif

    #if LOUD && QUIET
      var first: [Void] { storage._history("first()") }
    #endif

    #if !(LOUD && QUIET) && (QUIET)
      var first: [Void] { storage._history("first()") }
    #endif

    #if !(LOUD && QUIET) && !(QUIET)
      var first: [Void] { storage._history("first()") }
    #endif

    #if LOUD
      var latest: [Void] { storage._history("latest()") }
    #endif
  }
}

final class FakeLateWorkshop: LateWorkshop, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLateWorkshop.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func latest() -> Reprint {
    let call = storage._call("latest()")
    if call.isLeft(toSuper: callsSuper, Reprint.self, Never.self) {
      return super.latest()
    }
    return call.answer()
  }

  #if LOUD && QUIET
    override func first() -> Volume {
      let call = storage._call("first()")
      if call.isLeft(toSuper: callsSuper, Volume.self, Never.self) {
        return super.first()
      }
      return call.answer()
    }
  #endif

  #if !(LOUD && QUIET) && (QUIET)
    override func first() -> Reprint {
      let call = storage._call("first()")
      if call.isLeft(toSuper: callsSuper, Reprint.self, Never.self) {
        return super.first()
      }
      return call.answer()
    }
  #endif

  #if !(LOUD && QUIET) && !(QUIET)
    override func first() -> Reprint {
      let call = storage._call("first()")
      if call.isLeft(toSuper: callsSuper, Reprint.self, Never.self) {
        return super.first()
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
    func latest() -> Mimus._SyncStub<(), Reprint> { .init(storage, "latest()") }

    #if LOUD && QUIET
      func first() -> Mimus._SyncStub<(), Volume> { .init(storage, "first()") }
    #endif

    #if !(LOUD && QUIET) && (QUIET)
      func first() -> Mimus._SyncStub<(), Reprint> { .init(storage, "first()") }
    #endif

    #if !(LOUD && QUIET) && !(QUIET)
      func first() -> Mimus._SyncStub<(), Reprint> { .init(storage, "first()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func latest() { storage.check("latest()") }

    #if LOUD && QUIET
      func first() { storage.check("first()") }
    #endif

    #if !(LOUD && QUIET) && (QUIET)
      func first() { storage.check("first()") }
    #endif

    #if !(LOUD && QUIET) && !(QUIET)
      func first() { storage.check("first()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var latest: [Void] { storage._history("latest()") }

    #if LOUD && QUIET
      var first: [Void] { storage._history("first()") }
    #endif

    #if !(LOUD && QUIET) && (QUIET)
      var first: [Void] { storage._history("first()") }
    #endif

    #if !(LOUD && QUIET) && !(QUIET)
      var first: [Void] { storage._history("first()") }
    #endif
  }
}

final class FakeEntryList<Entry>: EntryList<Entry>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeEntryList.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func read(_ entry: Entry) -> Int {
    let call = storage._call("read(_:) taking Entry", entry)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.read(entry)
    }
    return call.answer()
  }

  override func read(_ entry: Array<Int>) -> Int {
    let call = storage._call("read(_:) taking Array<Int>", entry)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.read(entry)
    }
    return call.answer()
  }

  override func size() -> Int {
    let call = storage._call("size()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.size()
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
    func read(_ entry: Mimus.Argument<Entry>) -> Mimus._SyncStub<Entry, Int> {
      .init(storage, "read(_:) taking Entry", entry)
    }
    func read(_ entry: Mimus.Argument<Array<Int>>) -> Mimus._SyncStub<Array<Int>, Int> {
      .init(storage, "read(_:) taking Array<Int>", entry)
    }
    func size() -> Mimus._SyncStub<(), Int> { .init(storage, "size()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read(_ entry: Mimus.Argument<Entry>) { storage.check("read(_:) taking Entry", entry) }
    func read(_ entry: Mimus.Argument<Array<Int>>) { storage.check("read(_:) taking Array<Int>", entry) }
    func size() { storage.check("size()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var readEntry: [Entry] { storage._history("read(_:) taking Entry") }
    var readArrayInt: [Array<Int>] { storage._history("read(_:) taking Array<Int>") }
    var size: [Void] { storage._history("size()") }
  }
}

final class FakePageCatalogue: PageCatalogue, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePageCatalogue.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func size() -> Int {
    let call = storage._call("size()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.size()
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
    func size() -> Mimus._SyncStub<(), Int> { .init(storage, "size()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func size() { storage.check("size()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var size: [Void] { storage._history("size()") }
  }
}

final class FakeToolCabinet: ToolCabinet, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeToolCabinet.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func open(_ drawers: [Drawer], _ slot: Int) -> Int {
    let call = storage._call("open(_:_:)", drawers, slot)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.open(drawers, slot)
    }
    return call.answer()
  }

  override func open(_ name: String, _ slot: Int) -> Int {
    let call = storage._call("open(_:_:)", name, slot)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.open(name, slot)
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
    func open(
      _ drawers: Mimus.Argument<[Drawer]>, _ slot: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<([Drawer], Int), Int> {
      .init(storage, "open(_:_:)", drawers, slot)
    }
    func open(_ name: Mimus.Argument<String>, _ slot: Mimus.Argument<Int>) -> Mimus._SyncStub<(String, Int), Int> {
      .init(storage, "open(_:_:)", name, slot)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ drawers: Mimus.Argument<[Drawer]>, _ slot: Mimus.Argument<Int>) {
      storage.check("open(_:_:)", drawers, slot)
    }
    func open(_ name: Mimus.Argument<String>, _ slot: Mimus.Argument<Int>) { storage.check("open(_:_:)", name, slot) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var openDrawerArrayInt: [(drawers: [Drawer], slot: Int)] { storage._history("open(_:_:)") }
    var openStringInt: [(name: String, slot: Int)] { storage._history("open(_:_:)") }
  }
}

final class FakeOakCabinet: OakCabinet, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeOakCabinet.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func open(_ drawers: [Drawer], _ slot: Slot) -> Int {
    let call = storage._call("open(_:_:)", drawers, slot)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.open(drawers, slot)
    }
    return call.answer()
  }

  override func open(_ name: String, _ slot: Slot) -> Int {
    let call = storage._call("open(_:_:)", name, slot)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.open(name, slot)
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
    func open(
      _ drawers: Mimus.Argument<[Drawer]>, _ slot: Mimus.Argument<Slot>
    ) -> Mimus._SyncStub<([Drawer], Slot), Int> {
      .init(storage, "open(_:_:)", drawers, slot)
    }
    func open(_ name: Mimus.Argument<String>, _ slot: Mimus.Argument<Slot>) -> Mimus._SyncStub<(String, Slot), Int> {
      .init(storage, "open(_:_:)", name, slot)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ drawers: Mimus.Argument<[Drawer]>, _ slot: Mimus.Argument<Slot>) {
      storage.check("open(_:_:)", drawers, slot)
    }
    func open(_ name: Mimus.Argument<String>, _ slot: Mimus.Argument<Slot>) { storage.check("open(_:_:)", name, slot) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var openDrawerArraySlot: [(drawers: [Drawer], slot: Slot)] { storage._history("open(_:_:)") }
    var openStringSlot: [(name: String, slot: Slot)] { storage._history("open(_:_:)") }
  }
}

final class FakeNumberBook: NumberBook, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any NumberBook)?

  init(forwardingTo real: (any NumberBook)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNumberBook.self)
    target = real
  }

  @available(*, deprecated)
  func page(_ number: Int) -> Int {
    let call = storage._call("page(_:)", number)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.page(number)
    }
    return call.answer()
  }

  func page(_ title: String) -> Int {
    let call = storage._call("page(_:)", title)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.page(title)
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
    @available(*, deprecated)
    func page(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "page(_:)", number) }
    func page(_ title: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "page(_:)", title) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    @available(*, deprecated)
    func page(_ number: Mimus.Argument<Int>) { storage.check("page(_:)", number) }
    func page(_ title: Mimus.Argument<String>) { storage.check("page(_:)", title) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    @available(*, deprecated)
    var pageInt: [Int] { storage._history("page(_:)") }
    var pageString: [String] { storage._history("page(_:)") }
  }
}

final class FakeCargoLoading: CargoLoading, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any CargoLoading)?

  init(forwardingTo real: (any CargoLoading)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCargoLoading.self)
    target = real
  }

  func load(_ completion: @escaping (_ value: Int) -> Void) -> Int {
    let call = storage._call("load(_:) -> Int", completion)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.load(completion)
    }
    return call.answer()
  }

  func load(_ completion: @escaping (Int) -> Void) async -> String {
    let call = storage._call("load(_:) -> String", completion)
    if let target, await call.isAsyncUnanswered(String.self, Never.self) {
      return await target.load(completion)
    }
    return await call.asyncAnswer()
  }

  func show(_ item: any Tracked & Labeled) async -> Int? {
    let call = storage._call("show(_:) -> Int?", item)
    if let target, await call.isAsyncUnanswered(Int?.self, Never.self) {
      return await target.show(item)
    }
    return await call.asyncAnswer()
  }

  func show(_ item: any Labeled & Tracked) -> Bool {
    let call = storage._call("show(_:) -> Bool", item)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.show(item)
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
    func load(
      _ completion: Mimus.Argument<(_ value: Int) -> Void>, returning: Int.Type = Int.self
    ) -> Mimus._SyncStub<(_ value: Int) -> Void, Int> {
      .init(storage, "load(_:) -> Int", completion)
    }
    func load(
      _ completion: Mimus.Argument<(Int) -> Void>, returning: String.Type = String.self
    ) -> Mimus._AsyncStub<(Int) -> Void, String> {
      .init(storage, "load(_:) -> String", completion)
    }
    func show(
      _ item: Mimus.Argument<any Tracked & Labeled>, returning: Int?.Type = Int?.self
    ) -> Mimus._AsyncStub<any Tracked & Labeled, Int?> {
      .init(storage, "show(_:) -> Int?", item)
    }
    func show(
      _ item: Mimus.Argument<any Labeled & Tracked>, returning: Bool.Type = Bool.self
    ) -> Mimus._SyncStub<any Labeled & Tracked, Bool> {
      .init(storage, "show(_:) -> Bool", item)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ completion: Mimus.Argument<(_ value: Int) -> Void>, returning: Int.Type) {
      storage.check("load(_:) -> Int", completion)
    }
    func load(_ completion: Mimus.Argument<(Int) -> Void>, returning: String.Type) {
      storage.check("load(_:) -> String", completion)
    }
    func show(_ item: Mimus.Argument<any Tracked & Labeled>, returning: Int?.Type) {
      storage.check("show(_:) -> Int?", item)
    }
    func show(_ item: Mimus.Argument<any Labeled & Tracked>, returning: Bool.Type) {
      storage.check("show(_:) -> Bool", item)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func load_ValueIntVoid(returning: Int.Type) -> [(_ value: Int) -> Void] { storage._history("load(_:) -> Int") }
    func loadIntVoid(returning: String.Type) -> [(Int) -> Void] { storage._history("load(_:) -> String") }
    func showAnyTrackedLabeled(returning: Int?.Type) -> [any Tracked & Labeled] { storage._history("show(_:) -> Int?") }
    func showAnyLabeledTracked(returning: Bool.Type) -> [any Labeled & Tracked] { storage._history("show(_:) -> Bool") }
  }
}

final class FakeScales: Scales, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeScales.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var weights: [Int] {
    get {
      let call = storage._call("weights")
      if call.isLeft(toSuper: callsSuper, [Int].self, Never.self) {
        return super.weights
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("weights.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.weights = newValue
      }
      call.keep(newValue, as: "weights")
    }
  }

  override var weight: Double {
    get {
      let call = storage._call("weight")
      if call.isLeft(toSuper: callsSuper, Double.self, Never.self) {
        return super.weight
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("weight.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.weight = newValue
      }
      call.keep(newValue, as: "weight")
    }
  }

  override var label: String? {
    get {
      let call = storage._call("label")
      if call.isLeft(toSuper: callsSuper, String?.self, Never.self) {
        return super.label
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("label.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.label = newValue
      }
      call.keep(newValue, as: "label")
    }
  }

  override var uses: Int {
    get {
      let call = storage._call("uses")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.uses
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("uses.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.uses = newValue
      }
      call.keep(newValue, as: "uses")
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
    var weights: Mimus._StubbedProperty<Mimus._SyncStub<(), [Int]>, [Int]> {
      .init(.init(storage, "weights"), storage, "weights.set(_:)")
    }
    var weight: Mimus._StubbedProperty<Mimus._SyncStub<(), Double>, Double> {
      .init(.init(storage, "weight"), storage, "weight.set(_:)")
    }
    var label: Mimus._StubbedProperty<Mimus._SyncStub<(), String?>, String?> {
      .init(.init(storage, "label"), storage, "label.set(_:)")
    }
    var uses: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "uses"), storage, "uses.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var weights: Mimus._VerifiedProperty<[Int]> { .init(storage, "weights", "weights.set(_:)") }
    var weight: Mimus._VerifiedProperty<Double> { .init(storage, "weight", "weight.set(_:)") }
    var label: Mimus._VerifiedProperty<String?> { .init(storage, "label", "label.set(_:)") }
    var uses: Mimus._VerifiedProperty<Int> { .init(storage, "uses", "uses.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weights: Mimus._PropertyCalls<Void, [Int]> { .init(storage, "weights", "weights.set(_:)") }
    var weight: Mimus._PropertyCalls<Void, Double> { .init(storage, "weight", "weight.set(_:)") }
    var label: Mimus._PropertyCalls<Void, String?> { .init(storage, "label", "label.set(_:)") }
    var uses: Mimus._PropertyCalls<Void, Int> { .init(storage, "uses", "uses.set(_:)") }
  }
}

final class FakeChorus: Chorus, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Chorus)?

  init(forwardingTo real: (any Chorus)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeChorus.self)
    target = real
  }

  var sing: (String, Int...) -> Void {
    get {
      let call = storage._call("sing")
      if let target, call.isUnanswered(Swift.Array<(String, Int...) -> Void>.Element.self, Never.self) {
        return target.sing
      }
      return call.answer()
    }
  }

  func repeated() -> (Int...) -> Int {
    let call = storage._call("repeated()")
    if let target, call.isUnanswered(Swift.Array<(Int...) -> Int>.Element.self, Never.self) {
      return target.repeated()
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
    var sing: Mimus._StubbedGetter<Mimus._SyncStub<(), (String, Int...) -> Void>> { .init(.init(storage, "sing")) }
    func repeated() -> Mimus._SyncStub<(), (Int...) -> Int> { .init(storage, "repeated()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var sing: Mimus._VerifiedGetter { .init(storage, "sing") }
    func repeated() { storage.check("repeated()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sing: Mimus._GetterCalls<Void> { .init(storage, "sing") }
    var repeated: [Void] { storage._history("repeated()") }
  }
}
