// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeLedgers<Entry>: Ledgers<Entry>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLedgers.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func list(_ type: Entry.Type) -> Int {
    let call = storage._call("list(_:)", type)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.list(type)
    }
    return call.answer()
  }

  override func type(of entry: Entry) -> Entry.Type {
    let call = storage._call("type(of:)", entry)
    if call.isLeft(toSuper: callsSuper, Entry.Type.self, Never.self) {
      return super.type(of: entry)
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
    func list(_ type: Mimus.Argument<Entry.Type>) -> Mimus._SyncStub<Entry.Type, Int> {
      .init(storage, "list(_:)", type)
    }
    func type(of entry: Mimus.Argument<Entry>) -> Mimus._SyncStub<Entry, Entry.Type> {
      .init(storage, "type(of:)", entry)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func list(_ type: Mimus.Argument<Entry.Type>) { storage.check("list(_:)", type) }
    func type(of entry: Mimus.Argument<Entry>) { storage.check("type(of:)", entry) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var list: [Entry.Type] { storage._history("list(_:)") }
    var type: [Entry] { storage._history("type(of:)") }
  }
}

final class FakeAnyCatalog: AnyCatalog, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeAnyCatalog.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func list(_ type: (any Any).Type) -> Int {
    let call = storage._call("list(_:)", type)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.list(type)
    }
    return call.answer()
  }

  override func type(of entry: Any) -> (any Any).Type {
    let call = storage._call("type(of:)", entry)
    if call.isLeft(toSuper: callsSuper, Swift.Array<(any Any).Type>.Element.self, Never.self) {
      return super.type(of: entry)
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
    func list(_ type: Mimus.Argument<(any Any).Type>) -> Mimus._SyncStub<(any Any).Type, Int> {
      .init(storage, "list(_:)", type)
    }
    func type(of entry: Mimus.Argument<Any>) -> Mimus._SyncStub<Any, (any Any).Type> {
      .init(storage, "type(of:)", entry)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func list(_ type: Mimus.Argument<(any Any).Type>) { storage.check("list(_:)", type) }
    func type(of entry: Mimus.Argument<Any>) { storage.check("type(of:)", entry) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var list: [(any Any).Type] { storage._history("list(_:)") }
    var type: [Any] { storage._history("type(of:)") }
  }
}

final class FakeObjectCatalog: ObjectCatalog, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeObjectCatalog.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func list(_ type: (any AnyObject).Type) -> Int {
    let call = storage._call("list(_:)", type)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.list(type)
    }
    return call.answer()
  }

  override func type(of entry: AnyObject) -> (any AnyObject).Type {
    let call = storage._call("type(of:)", entry)
    if call.isLeft(toSuper: callsSuper, (any AnyObject).Type.self, Never.self) {
      return super.type(of: entry)
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
    func list(_ type: Mimus.Argument<(any AnyObject).Type>) -> Mimus._SyncStub<(any AnyObject).Type, Int> {
      .init(storage, "list(_:)", type)
    }
    func type(of entry: Mimus.Argument<AnyObject>) -> Mimus._SyncStub<AnyObject, (any AnyObject).Type> {
      .init(storage, "type(of:)", entry)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func list(_ type: Mimus.Argument<(any AnyObject).Type>) { storage.check("list(_:)", type) }
    func type(of entry: Mimus.Argument<AnyObject>) { storage.check("type(of:)", entry) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var list: [(any AnyObject).Type] { storage._history("list(_:)") }
    var type: [AnyObject] { storage._history("type(of:)") }
  }
}

final class FakeErrorCatalog: ErrorCatalog, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeErrorCatalog.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func list(_ type: (any Error).Type) -> Int {
    let call = storage._call("list(_:)", type)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.list(type)
    }
    return call.answer()
  }

  override func type(of entry: any Error) -> (any Error).Type {
    let call = storage._call("type(of:)", entry)
    if call.isLeft(toSuper: callsSuper, (any Error).Type.self, Never.self) {
      return super.type(of: entry)
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
    func list(_ type: Mimus.Argument<(any Error).Type>) -> Mimus._SyncStub<(any Error).Type, Int> {
      .init(storage, "list(_:)", type)
    }
    func type(of entry: Mimus.Argument<any Error>) -> Mimus._SyncStub<any Error, (any Error).Type> {
      .init(storage, "type(of:)", entry)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func list(_ type: Mimus.Argument<(any Error).Type>) { storage.check("list(_:)", type) }
    func type(of entry: Mimus.Argument<any Error>) { storage.check("type(of:)", entry) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var list: [(any Error).Type] { storage._history("list(_:)") }
    var type: [any Error] { storage._history("type(of:)") }
  }
}

final class FakeCataloging<Entry>: Cataloging, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCataloging.self)
  }

  func list(_ type: Entry.Type) -> Entry {
    let call = storage._call("list(_:)", type)
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
    func list(_ type: Mimus.Argument<Entry.Type>) -> Mimus._SyncStub<Entry.Type, Entry> {
      .init(storage, "list(_:)", type)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func list(_ type: Mimus.Argument<Entry.Type>) { storage.check("list(_:)", type) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var list: [Entry.Type] { storage._history("list(_:)") }
  }
}

final class FakeAnyCataloging: AnyCataloging, Mimus.Mock {
  typealias Entry = Any

  let storage: Mimus.Storage
  private let target: (any AnyCataloging)?

  init(forwardingTo real: (any AnyCataloging)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAnyCataloging.self)
    target = real
  }

  func list(_ type: (any Any).Type) -> Entry {
    let call = storage._call("list(_:)", type)
    if let target, call.isUnanswered(Entry.self, Never.self) {
      return target.list(type)
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
    func list(_ type: Mimus.Argument<(any Any).Type>) -> Mimus._SyncStub<(any Any).Type, Entry> {
      .init(storage, "list(_:)", type)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func list(_ type: Mimus.Argument<(any Any).Type>) { storage.check("list(_:)", type) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var list: [(any Any).Type] { storage._history("list(_:)") }
  }
}
