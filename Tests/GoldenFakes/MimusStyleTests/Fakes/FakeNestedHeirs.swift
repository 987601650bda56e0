// Written by mimus-fake: changes made here are lost.

import Mimus

extension Dockyard {
  final class FakeTag: Tag, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeTag.self)
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
}

extension Dockyard {
  final class FakeCounter: Counter, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeCounter.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(_ parcel: Parcel) {
      super.init(parcel)
      self.storage._record("init(_:)", parcel)
    }

    override var last: Parcel? {
      get {
        let call = storage._call("last")
        if call.isLeft(toSuper: callsSuper, Parcel?.self, Never.self) {
          return super.last
        }
        return call.answer()
      }
    }

    override func hand(_ parcel: Parcel, then body: @escaping Handler) -> [Parcel: Int] {
      let call = storage._call("hand(_:then:)", parcel, body)
      if call.isLeft(toSuper: callsSuper, [Parcel: Int].self, Never.self) {
        return super.hand(parcel, then: body)
      }
      return call.answer()
    }

    override func slip() -> Slip {
      let call = storage._call("slip()")
      if call.isLeft(toSuper: callsSuper, Slip.self, Never.self) {
        return super.slip()
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
      var last: Mimus._StubbedGetter<Mimus._SyncStub<(), Parcel?>> { .init(.init(storage, "last")) }
      func hand(
        _ parcel: Mimus.Argument<Parcel>, then body: Mimus.Argument<Handler>
      ) -> Mimus._SyncStub<(Parcel, Handler), [Parcel: Int]> {
        .init(storage, "hand(_:then:)", parcel, body)
      }
      func slip() -> Mimus._SyncStub<(), Slip> { .init(storage, "slip()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var last: Mimus._VerifiedGetter { .init(storage, "last") }
      func hand(_ parcel: Mimus.Argument<Parcel>, then body: Mimus.Argument<Handler>) {
        storage.check("hand(_:then:)", parcel, body)
      }
      func slip() { storage.check("slip()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var last: Mimus._GetterCalls<Void> { .init(storage, "last") }
      var hand: [(parcel: Parcel, then: Handler)] { storage._history("hand(_:then:)") }
      var slip: [Void] { storage._history("slip()") }
    }
  }
}

extension Dockyard.Counter {
  final class FakeWindow: Window, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeWindow.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(_ parcel: Dockyard.Parcel) {
      super.init(parcel)
      self.storage._record("init(_:)", parcel)
    }

    override var last: Dockyard.Parcel? {
      get {
        let call = storage._call("last")
        if call.isLeft(toSuper: callsSuper, Dockyard.Parcel?.self, Never.self) {
          return super.last
        }
        return call.answer()
      }
    }

    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      let call = storage._call("hand(_:then:)", parcel, body)
      if call.isLeft(toSuper: callsSuper, [Dockyard.Parcel: Dockyard.Int].self, Never.self) {
        return super.hand(parcel, then: body)
      }
      return call.answer()
    }

    override func slip() -> Slip {
      let call = storage._call("slip()")
      if call.isLeft(toSuper: callsSuper, Slip.self, Never.self) {
        return super.slip()
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
      var last: Mimus._StubbedGetter<Mimus._SyncStub<(), Dockyard.Parcel?>> { .init(.init(storage, "last")) }
      func hand(
        _ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>
      ) -> Mimus._SyncStub<(Dockyard.Parcel, Dockyard.Handler), [Dockyard.Parcel: Dockyard.Int]> {
        .init(storage, "hand(_:then:)", parcel, body)
      }
      func slip() -> Mimus._SyncStub<(), Slip> { .init(storage, "slip()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var last: Mimus._VerifiedGetter { .init(storage, "last") }
      func hand(_ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>) {
        storage.check("hand(_:then:)", parcel, body)
      }
      func slip() { storage.check("slip()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var last: Mimus._GetterCalls<Void> { .init(storage, "last") }
      var hand: [(parcel: Dockyard.Parcel, then: Dockyard.Handler)] { storage._history("hand(_:then:)") }
      var slip: [Void] { storage._history("slip()") }
    }
  }
}

extension Dockyard {
  final class FakeBasket: Basket, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeBasket.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func parcel() -> Parcel {
      let call = storage._call("parcel()")
      if call.isLeft(toSuper: callsSuper, Parcel.self, Never.self) {
        return super.parcel()
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
      func parcel() -> Mimus._SyncStub<(), Parcel> { .init(storage, "parcel()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func parcel() { storage.check("parcel()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var parcel: [Void] { storage._history("parcel()") }
    }
  }
}

extension Dockyard {
  final class FakeRack<Content>: Rack<Content>, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeRack.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func itself() -> Rack<Content> {
      let call = storage._call("itself()")
      if call.isLeft(toSuper: callsSuper, Rack<Content>.self, Never.self) {
        return super.itself()
      }
      return call.answer()
    }

    override func swap(_ content: Content) -> Rack<Parcel>? {
      let call = storage._call("swap(_:)", content)
      if call.isLeft(toSuper: callsSuper, Rack<Parcel>?.self, Never.self) {
        return super.swap(content)
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
      func itself() -> Mimus._SyncStub<(), Rack<Content>> { .init(storage, "itself()") }
      func swap(_ content: Mimus.Argument<Content>) -> Mimus._SyncStub<Content, Rack<Parcel>?> {
        .init(storage, "swap(_:)", content)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func itself() { storage.check("itself()") }
      func swap(_ content: Mimus.Argument<Content>) { storage.check("swap(_:)", content) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var itself: [Void] { storage._history("itself()") }
      var swap: [Content] { storage._history("swap(_:)") }
    }
  }
}

extension Dockyard {
  final class FakeSorter<Key: Tag>: Sorter, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeSorter.self)
    }

    func sort(_ parcel: Parcel) -> Key? {
      let call = storage._call("sort(_:)", parcel)
      return call.answer()
    }

    func keys() -> [Key] {
      let call = storage._call("keys()")
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
      func sort(_ parcel: Mimus.Argument<Parcel>) -> Mimus._SyncStub<Parcel, Key?> {
        .init(storage, "sort(_:)", parcel)
      }
      func keys() -> Mimus._SyncStub<(), [Key]> { .init(storage, "keys()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func sort(_ parcel: Mimus.Argument<Parcel>) { storage.check("sort(_:)", parcel) }
      func keys() { storage.check("keys()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var sort: [Parcel] { storage._history("sort(_:)") }
      var keys: [Void] { storage._history("keys()") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeDesk: Desk, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeDesk.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(_ parcel: Dockyard.Parcel) {
      super.init(parcel)
      self.storage._record("init(_:)", parcel)
    }

    override var last: Dockyard.Parcel? {
      get {
        let call = storage._call("last")
        if call.isLeft(toSuper: callsSuper, Dockyard.Parcel?.self, Never.self) {
          return super.last
        }
        return call.answer()
      }
    }

    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      let call = storage._call("hand(_:then:)", parcel, body)
      if call.isLeft(toSuper: callsSuper, [Dockyard.Parcel: Dockyard.Int].self, Never.self) {
        return super.hand(parcel, then: body)
      }
      return call.answer()
    }

    override func slip() -> Slip {
      let call = storage._call("slip()")
      if call.isLeft(toSuper: callsSuper, Slip.self, Never.self) {
        return super.slip()
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
      var last: Mimus._StubbedGetter<Mimus._SyncStub<(), Dockyard.Parcel?>> { .init(.init(storage, "last")) }
      func hand(
        _ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>
      ) -> Mimus._SyncStub<(Dockyard.Parcel, Dockyard.Handler), [Dockyard.Parcel: Dockyard.Int]> {
        .init(storage, "hand(_:then:)", parcel, body)
      }
      func slip() -> Mimus._SyncStub<(), Slip> { .init(storage, "slip()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var last: Mimus._VerifiedGetter { .init(storage, "last") }
      func hand(_ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>) {
        storage.check("hand(_:then:)", parcel, body)
      }
      func slip() { storage.check("slip()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var last: Mimus._GetterCalls<Void> { .init(storage, "last") }
      var hand: [(parcel: Dockyard.Parcel, then: Dockyard.Handler)] { storage._history("hand(_:then:)") }
      var slip: [Void] { storage._history("slip()") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeCart: Cart, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeCart.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func parcel() -> Parcel {
      let call = storage._call("parcel()")
      if call.isLeft(toSuper: callsSuper, Parcel.self, Never.self) {
        return super.parcel()
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
      func parcel() -> Mimus._SyncStub<(), Parcel> { .init(storage, "parcel()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func parcel() { storage.check("parcel()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var parcel: [Void] { storage._history("parcel()") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeShelves: Shelves, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeShelves.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func itself() -> Dockyard.Rack<Dockyard.Stamp> {
      let call = storage._call("itself()")
      if call.isLeft(toSuper: callsSuper, Dockyard.Rack<Dockyard.Stamp>.self, Never.self) {
        return super.itself()
      }
      return call.answer()
    }

    override func swap(_ content: Dockyard.Stamp) -> Dockyard.Rack<Dockyard.Parcel>? {
      let call = storage._call("swap(_:)", content)
      if call.isLeft(toSuper: callsSuper, Dockyard.Rack<Dockyard.Parcel>?.self, Never.self) {
        return super.swap(content)
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
      func itself() -> Mimus._SyncStub<(), Dockyard.Rack<Dockyard.Stamp>> { .init(storage, "itself()") }
      func swap(
        _ content: Mimus.Argument<Dockyard.Stamp>
      ) -> Mimus._SyncStub<Dockyard.Stamp, Dockyard.Rack<Dockyard.Parcel>?> {
        .init(storage, "swap(_:)", content)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func itself() { storage.check("itself()") }
      func swap(_ content: Mimus.Argument<Dockyard.Stamp>) { storage.check("swap(_:)", content) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var itself: [Void] { storage._history("itself()") }
      var swap: [Dockyard.Stamp] { storage._history("swap(_:)") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeDrawers<Content: Dockyard.Tag>: Drawers<Content>, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeDrawers.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func itself() -> Dockyard.Rack<Content> {
      let call = storage._call("itself()")
      if call.isLeft(toSuper: callsSuper, Dockyard.Rack<Content>.self, Never.self) {
        return super.itself()
      }
      return call.answer()
    }

    override func swap(_ content: Content) -> Dockyard.Rack<Dockyard.Parcel>? {
      let call = storage._call("swap(_:)", content)
      if call.isLeft(toSuper: callsSuper, Dockyard.Rack<Dockyard.Parcel>?.self, Never.self) {
        return super.swap(content)
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
      func itself() -> Mimus._SyncStub<(), Dockyard.Rack<Content>> { .init(storage, "itself()") }
      func swap(_ content: Mimus.Argument<Content>) -> Mimus._SyncStub<Content, Dockyard.Rack<Dockyard.Parcel>?> {
        .init(storage, "swap(_:)", content)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func itself() { storage.check("itself()") }
      func swap(_ content: Mimus.Argument<Content>) { storage.check("swap(_:)", content) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var itself: [Void] { storage._history("itself()") }
      var swap: [Content] { storage._history("swap(_:)") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeStamps: Stamps, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeStamps.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func itself() -> Dockyard.Rack<Dockyard.Stamp> {
      let call = storage._call("itself()")
      if call.isLeft(toSuper: callsSuper, Dockyard.Rack<Dockyard.Stamp>.self, Never.self) {
        return super.itself()
      }
      return call.answer()
    }

    override func swap(_ content: Dockyard.Stamp) -> Dockyard.Rack<Dockyard.Parcel>? {
      let call = storage._call("swap(_:)", content)
      if call.isLeft(toSuper: callsSuper, Dockyard.Rack<Dockyard.Parcel>?.self, Never.self) {
        return super.swap(content)
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
      func itself() -> Mimus._SyncStub<(), Dockyard.Rack<Dockyard.Stamp>> { .init(storage, "itself()") }
      func swap(
        _ content: Mimus.Argument<Dockyard.Stamp>
      ) -> Mimus._SyncStub<Dockyard.Stamp, Dockyard.Rack<Dockyard.Parcel>?> {
        .init(storage, "swap(_:)", content)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func itself() { storage.check("itself()") }
      func swap(_ content: Mimus.Argument<Dockyard.Stamp>) { storage.check("swap(_:)", content) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var itself: [Void] { storage._history("itself()") }
      var swap: [Dockyard.Stamp] { storage._history("swap(_:)") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeMachine<Key: Dockyard.Tag>: Machine, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeMachine.self)
    }

    func sort(_ parcel: Dockyard.Parcel) -> Key? {
      let call = storage._call("sort(_:)", parcel)
      return call.answer()
    }

    func keys() -> [Key] {
      let call = storage._call("keys()")
      return call.answer()
    }

    func count(_ parcel: Parcel) {
      let call = storage._call("count(_:)", parcel)
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
      func sort(_ parcel: Mimus.Argument<Dockyard.Parcel>) -> Mimus._SyncStub<Dockyard.Parcel, Key?> {
        .init(storage, "sort(_:)", parcel)
      }
      func keys() -> Mimus._SyncStub<(), [Key]> { .init(storage, "keys()") }
      func count(_ parcel: Mimus.Argument<Parcel>) -> Mimus._SyncStub<Parcel, Void> {
        .init(storage, "count(_:)", parcel)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func sort(_ parcel: Mimus.Argument<Dockyard.Parcel>) { storage.check("sort(_:)", parcel) }
      func keys() { storage.check("keys()") }
      func count(_ parcel: Mimus.Argument<Parcel>) { storage.check("count(_:)", parcel) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var sort: [Dockyard.Parcel] { storage._history("sort(_:)") }
      var keys: [Void] { storage._history("keys()") }
      var count: [Parcel] { storage._history("count(_:)") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeStamper: Stamper, Mimus.Mock {
    typealias Key = Dockyard.Stamp

    let storage: Mimus.Storage
    private let target: (any Stamper)?

    init(forwardingTo real: (any Stamper)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeStamper.self)
      target = real
    }

    func sort(_ parcel: Dockyard.Parcel) -> Key? {
      let call = storage._call("sort(_:)", parcel)
      if let target, call.isUnanswered(Key?.self, Never.self) {
        return target.sort(parcel)
      }
      return call.answer()
    }

    func keys() -> [Key] {
      let call = storage._call("keys()")
      if let target, call.isUnanswered([Key].self, Never.self) {
        return target.keys()
      }
      return call.answer()
    }

    func stamp() {
      let call = storage._call("stamp()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.stamp()
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
      func sort(_ parcel: Mimus.Argument<Dockyard.Parcel>) -> Mimus._SyncStub<Dockyard.Parcel, Key?> {
        .init(storage, "sort(_:)", parcel)
      }
      func keys() -> Mimus._SyncStub<(), [Key]> { .init(storage, "keys()") }
      func stamp() -> Mimus._SyncStub<(), Void> { .init(storage, "stamp()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func sort(_ parcel: Mimus.Argument<Dockyard.Parcel>) { storage.check("sort(_:)", parcel) }
      func keys() { storage.check("keys()") }
      func stamp() { storage.check("stamp()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var sort: [Dockyard.Parcel] { storage._history("sort(_:)") }
      var keys: [Void] { storage._history("keys()") }
      var stamp: [Void] { storage._history("stamp()") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeScale<Unit: Dockyard.Tag>: Scale, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeScale.self)
    }

    func unit() -> Unit {
      let call = storage._call("unit()")
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
      func unit() -> Mimus._SyncStub<(), Unit> { .init(storage, "unit()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func unit() { storage.check("unit()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var unit: [Void] { storage._history("unit()") }
    }
  }
}

extension Dockyard.Annex {
  final class FakeTill: Till, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeTill.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(_ parcel: Dockyard.Parcel) {
      super.init(parcel)
      self.storage._record("init(_:)", parcel)
    }

    override var last: Dockyard.Parcel? {
      get {
        let call = storage._call("last")
        if call.isLeft(toSuper: callsSuper, Dockyard.Parcel?.self, Never.self) {
          return super.last
        }
        return call.answer()
      }
    }

    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      let call = storage._call("hand(_:then:)", parcel, body)
      if call.isLeft(toSuper: callsSuper, [Dockyard.Parcel: Dockyard.Int].self, Never.self) {
        return super.hand(parcel, then: body)
      }
      return call.answer()
    }

    override func slip() -> Slip {
      let call = storage._call("slip()")
      if call.isLeft(toSuper: callsSuper, Slip.self, Never.self) {
        return super.slip()
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
      var last: Mimus._StubbedGetter<Mimus._SyncStub<(), Dockyard.Parcel?>> { .init(.init(storage, "last")) }
      func hand(
        _ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>
      ) -> Mimus._SyncStub<(Dockyard.Parcel, Dockyard.Handler), [Dockyard.Parcel: Dockyard.Int]> {
        .init(storage, "hand(_:then:)", parcel, body)
      }
      func slip() -> Mimus._SyncStub<(), Slip> { .init(storage, "slip()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var last: Mimus._VerifiedGetter { .init(storage, "last") }
      func hand(_ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>) {
        storage.check("hand(_:then:)", parcel, body)
      }
      func slip() { storage.check("slip()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var last: Mimus._GetterCalls<Void> { .init(storage, "last") }
      var hand: [(parcel: Dockyard.Parcel, then: Dockyard.Handler)] { storage._history("hand(_:then:)") }
      var slip: [Void] { storage._history("slip()") }
    }
  }
}

extension Dockyard.Counter {
  final class FakeBooth: Booth, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeBooth.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(_ parcel: Dockyard.Parcel) {
      super.init(parcel)
      self.storage._record("init(_:)", parcel)
    }

    override var last: Dockyard.Parcel? {
      get {
        let call = storage._call("last")
        if call.isLeft(toSuper: callsSuper, Dockyard.Parcel?.self, Never.self) {
          return super.last
        }
        return call.answer()
      }
    }

    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      let call = storage._call("hand(_:then:)", parcel, body)
      if call.isLeft(toSuper: callsSuper, [Dockyard.Parcel: Dockyard.Int].self, Never.self) {
        return super.hand(parcel, then: body)
      }
      return call.answer()
    }

    override func slip() -> Slip {
      let call = storage._call("slip()")
      if call.isLeft(toSuper: callsSuper, Slip.self, Never.self) {
        return super.slip()
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
      var last: Mimus._StubbedGetter<Mimus._SyncStub<(), Dockyard.Parcel?>> { .init(.init(storage, "last")) }
      func hand(
        _ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>
      ) -> Mimus._SyncStub<(Dockyard.Parcel, Dockyard.Handler), [Dockyard.Parcel: Dockyard.Int]> {
        .init(storage, "hand(_:then:)", parcel, body)
      }
      func slip() -> Mimus._SyncStub<(), Slip> { .init(storage, "slip()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var last: Mimus._VerifiedGetter { .init(storage, "last") }
      func hand(_ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>) {
        storage.check("hand(_:then:)", parcel, body)
      }
      func slip() { storage.check("slip()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var last: Mimus._GetterCalls<Void> { .init(storage, "last") }
      var hand: [(parcel: Dockyard.Parcel, then: Dockyard.Handler)] { storage._history("hand(_:then:)") }
      var slip: [Void] { storage._history("slip()") }
    }
  }
}

final class FakePallet: Pallet, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePallet.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func itself() -> Dockyard.Rack<String> {
    let call = storage._call("itself()")
    if call.isLeft(toSuper: callsSuper, Dockyard.Rack<String>.self, Never.self) {
      return super.itself()
    }
    return call.answer()
  }

  override func swap(_ content: String) -> Dockyard.Rack<Dockyard.Parcel>? {
    let call = storage._call("swap(_:)", content)
    if call.isLeft(toSuper: callsSuper, Dockyard.Rack<Dockyard.Parcel>?.self, Never.self) {
      return super.swap(content)
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
    func itself() -> Mimus._SyncStub<(), Dockyard.Rack<String>> { .init(storage, "itself()") }
    func swap(_ content: Mimus.Argument<String>) -> Mimus._SyncStub<String, Dockyard.Rack<Dockyard.Parcel>?> {
      .init(storage, "swap(_:)", content)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func itself() { storage.check("itself()") }
    func swap(_ content: Mimus.Argument<String>) { storage.check("swap(_:)", content) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var itself: [Void] { storage._history("itself()") }
    var swap: [String] { storage._history("swap(_:)") }
  }
}

extension Harbor {
  final class FakeOffice: Office, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeOffice.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(_ parcel: Dockyard.Parcel) {
      super.init(parcel)
      self.storage._record("init(_:)", parcel)
    }

    override var last: Dockyard.Parcel? {
      get {
        let call = storage._call("last")
        if call.isLeft(toSuper: callsSuper, Dockyard.Parcel?.self, Never.self) {
          return super.last
        }
        return call.answer()
      }
    }

    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      let call = storage._call("hand(_:then:)", parcel, body)
      if call.isLeft(toSuper: callsSuper, [Dockyard.Parcel: Dockyard.Int].self, Never.self) {
        return super.hand(parcel, then: body)
      }
      return call.answer()
    }

    override func slip() -> Slip {
      let call = storage._call("slip()")
      if call.isLeft(toSuper: callsSuper, Slip.self, Never.self) {
        return super.slip()
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
      var last: Mimus._StubbedGetter<Mimus._SyncStub<(), Dockyard.Parcel?>> { .init(.init(storage, "last")) }
      func hand(
        _ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>
      ) -> Mimus._SyncStub<(Dockyard.Parcel, Dockyard.Handler), [Dockyard.Parcel: Dockyard.Int]> {
        .init(storage, "hand(_:then:)", parcel, body)
      }
      func slip() -> Mimus._SyncStub<(), Slip> { .init(storage, "slip()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var last: Mimus._VerifiedGetter { .init(storage, "last") }
      func hand(_ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>) {
        storage.check("hand(_:then:)", parcel, body)
      }
      func slip() { storage.check("slip()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var last: Mimus._GetterCalls<Void> { .init(storage, "last") }
      var hand: [(parcel: Dockyard.Parcel, then: Dockyard.Handler)] { storage._history("hand(_:then:)") }
      var slip: [Void] { storage._history("slip()") }
    }
  }
}

extension Harbor {
  final class FakeCrate: Crate, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeCrate.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init() {
      super.init()
      self.storage._record("init()")
    }

    override func parcel() -> Parcel {
      let call = storage._call("parcel()")
      if call.isLeft(toSuper: callsSuper, Parcel.self, Never.self) {
        return super.parcel()
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
      func parcel() -> Mimus._SyncStub<(), Parcel> { .init(storage, "parcel()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func parcel() { storage.check("parcel()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var parcel: [Void] { storage._history("parcel()") }
    }
  }
}

extension Harbor {
  final class FakeDesk: Dockyard.Counter, Desk, Mimus.Mock {
    let storage: Mimus.Storage

    override init(_ parcel: Dockyard.Parcel) {
      self.storage = Mimus.Storage()._of(FakeDesk.self)
      super.init(parcel)
      self.storage._record("init(_:)", parcel)
    }

    func hand(_ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler) {
      let call = storage._call("hand(_:then:)", parcel, body)
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
      func hand(
        _ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>
      ) -> Mimus._SyncStub<(Dockyard.Parcel, Dockyard.Handler), Void> {
        .init(storage, "hand(_:then:)", parcel, body)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func hand(_ parcel: Mimus.Argument<Dockyard.Parcel>, then body: Mimus.Argument<Dockyard.Handler>) {
        storage.check("hand(_:then:)", parcel, body)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var hand: [(parcel: Dockyard.Parcel, then: Dockyard.Handler)] { storage._history("hand(_:then:)") }
    }
  }
}

final class FakeMachinery<Key: Dockyard.Tag>: Machinery, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMachinery.self)
  }

  func sort(_ parcel: Dockyard.Parcel) -> Key? {
    let call = storage._call("sort(_:)", parcel)
    return call.answer()
  }

  func keys() -> [Key] {
    let call = storage._call("keys()")
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
    func sort(_ parcel: Mimus.Argument<Dockyard.Parcel>) -> Mimus._SyncStub<Dockyard.Parcel, Key?> {
      .init(storage, "sort(_:)", parcel)
    }
    func keys() -> Mimus._SyncStub<(), [Key]> { .init(storage, "keys()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sort(_ parcel: Mimus.Argument<Dockyard.Parcel>) { storage.check("sort(_:)", parcel) }
    func keys() { storage.check("keys()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sort: [Dockyard.Parcel] { storage._history("sort(_:)") }
    var keys: [Void] { storage._history("keys()") }
  }
}

final class FakeRailcar: Railcar, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeRailcar.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func reserve(_ seat: Seat) -> [Seat] {
    let call = storage._call("reserve(_:)", seat)
    if call.isLeft(toSuper: callsSuper, [Seat].self, Never.self) {
      return super.reserve(seat)
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
    func reserve(_ seat: Mimus.Argument<Seat>) -> Mimus._SyncStub<Seat, [Seat]> { .init(storage, "reserve(_:)", seat) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func reserve(_ seat: Mimus.Argument<Seat>) { storage.check("reserve(_:)", seat) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var reserve: [Seat] { storage._history("reserve(_:)") }
  }
}

extension Railcar {
  final class FakeSeat: Seat, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeSeat.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

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
}

final class FakeCarriage: Carriage, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCarriage.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func assign(_ berth: Berth) {
    let call = storage._call("assign(_:)", berth)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.assign(berth)
    }
    return call.answer()
  }

  override func reserve(_ seat: Seat) -> [Seat] {
    let call = storage._call("reserve(_:)", seat)
    if call.isLeft(toSuper: callsSuper, [Seat].self, Never.self) {
      return super.reserve(seat)
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
    func assign(_ berth: Mimus.Argument<Berth>) -> Mimus._SyncStub<Berth, Void> { .init(storage, "assign(_:)", berth) }
    func reserve(_ seat: Mimus.Argument<Seat>) -> Mimus._SyncStub<Seat, [Seat]> { .init(storage, "reserve(_:)", seat) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func assign(_ berth: Mimus.Argument<Berth>) { storage.check("assign(_:)", berth) }
    func reserve(_ seat: Mimus.Argument<Seat>) { storage.check("reserve(_:)", seat) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var assign: [Berth] { storage._history("assign(_:)") }
    var reserve: [Seat] { storage._history("reserve(_:)") }
  }
}

final class FakeSleeper: Sleeper, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSleeper.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func turn(_ seat: Seat, into berth: Berth) {
    let call = storage._call("turn(_:into:)", seat, berth)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.turn(seat, into: berth)
    }
    return call.answer()
  }

  override func assign(_ berth: Carriage.Berth) {
    let call = storage._call("assign(_:)", berth)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.assign(berth)
    }
    return call.answer()
  }

  override func reserve(_ seat: Railcar.Seat) -> [Railcar.Seat] {
    let call = storage._call("reserve(_:)", seat)
    if call.isLeft(toSuper: callsSuper, [Railcar.Seat].self, Never.self) {
      return super.reserve(seat)
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
    func turn(_ seat: Mimus.Argument<Seat>, into berth: Mimus.Argument<Berth>) -> Mimus._SyncStub<(Seat, Berth), Void> {
      .init(storage, "turn(_:into:)", seat, berth)
    }
    func assign(_ berth: Mimus.Argument<Carriage.Berth>) -> Mimus._SyncStub<Carriage.Berth, Void> {
      .init(storage, "assign(_:)", berth)
    }
    func reserve(_ seat: Mimus.Argument<Railcar.Seat>) -> Mimus._SyncStub<Railcar.Seat, [Railcar.Seat]> {
      .init(storage, "reserve(_:)", seat)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func turn(_ seat: Mimus.Argument<Seat>, into berth: Mimus.Argument<Berth>) {
      storage.check("turn(_:into:)", seat, berth)
    }
    func assign(_ berth: Mimus.Argument<Carriage.Berth>) { storage.check("assign(_:)", berth) }
    func reserve(_ seat: Mimus.Argument<Railcar.Seat>) { storage.check("reserve(_:)", seat) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var turn: [(seat: Seat, into: Berth)] { storage._history("turn(_:into:)") }
    var assign: [Carriage.Berth] { storage._history("assign(_:)") }
    var reserve: [Railcar.Seat] { storage._history("reserve(_:)") }
  }
}
