// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeBundling: Bundling, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Bundling)?

  init(forwardingTo real: (any Bundling)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBundling.self)
    target = real
  }

  func make(_ count: @autoclosure () -> Int) -> Int {
    let call = storage._call("make(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.MakeStub.Body.self, Int.self) {
      return body.run(count)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.make(count())
    }
    return call.answer()
  }

  func keep(_ count: @autoclosure @escaping () -> Int) {
    let call = storage._call("keep(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.KeepStub.Body.self, Void.self) {
      return body.run(count)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.keep(count())
    }
    return call.answer()
  }

  func fill(_ count: @autoclosure () -> Int) {
    let call = storage._call("fill(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.FillStub.Body.self, Void.self) {
      return body.run(count)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.fill(count())
    }
    return call.answer()
  }

  func wait(_ count: @autoclosure () -> Int) {
    let call = storage._call("wait(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.WaitStub.Body.self, Void.self) {
      return body.run(count)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.wait(count())
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
    func make(_ count: Mimus.Argument<Mimus._Placeholder>) -> MakeStub {
      .init(_stub: ._of(storage, "make(_:)", count))
    }

    struct MakeStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Int) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func keep(_ count: Mimus.Argument<Mimus._Placeholder>) -> KeepStub {
      .init(_stub: ._of(storage, "keep(_:)", count))
    }

    struct KeepStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Int) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Int) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func fill(_ count: Mimus.Argument<Mimus._Placeholder>) -> FillStub {
      .init(_stub: ._of(storage, "fill(_:)", count))
    }

    struct FillStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Int) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Int) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func wait(_ count: Mimus.Argument<Mimus._Placeholder>) -> WaitStub {
      .init(_stub: ._of(storage, "wait(_:)", count))
    }

    struct WaitStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Int) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Int) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func make(_ count: Mimus.Argument<Mimus._Placeholder>) { storage.check("make(_:)", count) }
    func keep(_ count: Mimus.Argument<Mimus._Placeholder>) { storage.check("keep(_:)", count) }
    func fill(_ count: Mimus.Argument<Mimus._Placeholder>) { storage.check("fill(_:)", count) }
    func wait(_ count: Mimus.Argument<Mimus._Placeholder>) { storage.check("wait(_:)", count) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var make: [Mimus._Placeholder] { storage._history("make(_:)") }
    var keep: [Mimus._Placeholder] { storage._history("keep(_:)") }
    var fill: [Mimus._Placeholder] { storage._history("fill(_:)") }
    var wait: [Mimus._Placeholder] { storage._history("wait(_:)") }
  }
}

final class FakeBundlingClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: BundlingClient?

  init(forwardingTo real: BundlingClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBundlingClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: BundlingClient {
    BundlingClient(
      pack: { argument1 in self.pack(argument1) },
      source: { self.source() },
      count: { argument1 in self.count(argument1) },
      seal: { argument1, argument2, argument3 in self.seal(argument1, argument2, argument3) }
    )
  }

  func pack(_ argument1: Int) {
    let call = storage._call("pack", argument1)
    if let target = self.target?.pack, call.isUnanswered(Void.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  func source() -> String {
    let call = storage._call("source")
    if let target = self.target?.source, call.isUnanswered(String.self, Never.self) {
      return target()
    }
    return call.answer()
  }

  func count(_ argument1: Int) -> Int {
    let call = storage._call("count", argument1)
    if let target = self.target?.count, call.isUnanswered(Int.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  func seal(_ argument1: Int, _ argument2: String, _ argument3: Bool) {
    let call = storage._call("seal", argument1, argument2, argument3)
    if let target = self.target?.seal, call.isUnanswered(Void.self, Never.self) {
      return target(argument1, argument2, argument3)
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
    func pack(_ argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "pack", argument1) }
    func source() -> Mimus._SyncStub<(), String> { .init(storage, "source") }
    func count(_ argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "count", argument1) }
    func seal(
      _ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>, _ argument3: Mimus.Argument<Bool>
    ) -> Mimus._SyncStub<(Int, String, Bool), Void> {
      .init(storage, "seal", argument1, argument2, argument3)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pack(_ argument1: Mimus.Argument<Int>) { storage.check("pack", argument1) }
    func source() { storage.check("source") }
    func count(_ argument1: Mimus.Argument<Int>) { storage.check("count", argument1) }
    func seal(
      _ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>, _ argument3: Mimus.Argument<Bool>
    ) {
      storage.check("seal", argument1, argument2, argument3)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pack: [Int] { storage._history("pack") }
    var source: [Void] { storage._history("source") }
    var count: [Int] { storage._history("count") }
    var seal: [(Int, String, Bool)] { storage._history("seal") }
  }
}

final class FakeIndexer: Indexer, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Indexer)?

  init(forwardingTo real: (any Indexer)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIndexer.self)
    target = real
  }

  func rebuild<Key, Entry>(_ type: LooseIndex<Key, Entry>.Type, from entries: LooseIndex<Key, Entry>.Entries) {
    let call = storage._call(
      "rebuild(_:from:) taking (LooseIndex<Key, Entry>.Type, LooseIndex<Key, Entry>.Entries)", type, entries
    )
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.rebuild(type, from: entries)
    }
    return call.answer()
  }

  func rebuild<Key, Entry>(_ type: SortedIndex<Key, Entry>.Type, from entries: SortedIndex<Key, Entry>.Entries) {
    let call = storage._call(
      "rebuild(_:from:) taking (SortedIndex<Key, Entry>.Type, SortedIndex<Key, Entry>.Entries)", type, entries
    )
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.rebuild(type, from: entries)
    }
    return call.answer()
  }

  func rebuild<Key, Entry>(_ key: Key, from entries: Pages<Entry>) {
    let call = storage._call("rebuild(_:from:) taking (Key, Pages<Entry>)", key, entries)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.rebuild(key, from: entries)
    }
    return call.answer()
  }

  func rebuild<Entry>(_ type: Entry, from entries: [Entry]) {
    let call = storage._call("rebuild(_:from:) taking (Entry, [Entry])", type, entries)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.rebuild(type, from: entries)
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
    func rebuild<Key, Entry>(
      _ type: Mimus.Argument<LooseIndex<Key, Entry>.Type>, from entries: Mimus.Argument<LooseIndex<Key, Entry>.Entries>
    ) -> Mimus._SyncStub<(LooseIndex<Key, Entry>.Type, LooseIndex<Key, Entry>.Entries), Void> {
      .init(
        storage, "rebuild(_:from:) taking (LooseIndex<Key, Entry>.Type, LooseIndex<Key, Entry>.Entries)", type, entries
      )
    }
    func rebuild<Key, Entry>(
      _ type: Mimus.Argument<SortedIndex<Key, Entry>.Type>,
      from entries: Mimus.Argument<SortedIndex<Key, Entry>.Entries>
    ) -> Mimus._SyncStub<(SortedIndex<Key, Entry>.Type, SortedIndex<Key, Entry>.Entries), Void> {
      .init(
        storage, "rebuild(_:from:) taking (SortedIndex<Key, Entry>.Type, SortedIndex<Key, Entry>.Entries)", type,
        entries
      )
    }
    func rebuild<Key, Entry>(
      _ key: Mimus.Argument<Key>, from entries: Mimus.Argument<Pages<Entry>>
    ) -> Mimus._SyncStub<(Key, Pages<Entry>), Void> {
      .init(storage, "rebuild(_:from:) taking (Key, Pages<Entry>)", key, entries)
    }
    func rebuild<Entry>(
      _ type: Mimus.Argument<Entry>, from entries: Mimus.Argument<[Entry]>
    ) -> Mimus._SyncStub<(Entry, [Entry]), Void> {
      .init(storage, "rebuild(_:from:) taking (Entry, [Entry])", type, entries)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func rebuild<Key, Entry>(
      _ type: Mimus.Argument<LooseIndex<Key, Entry>.Type>, from entries: Mimus.Argument<LooseIndex<Key, Entry>.Entries>
    ) {
      storage.check(
        "rebuild(_:from:) taking (LooseIndex<Key, Entry>.Type, LooseIndex<Key, Entry>.Entries)", type, entries
      )
    }
    func rebuild<Key, Entry>(
      _ type: Mimus.Argument<SortedIndex<Key, Entry>.Type>,
      from entries: Mimus.Argument<SortedIndex<Key, Entry>.Entries>
    ) {
      storage.check(
        "rebuild(_:from:) taking (SortedIndex<Key, Entry>.Type, SortedIndex<Key, Entry>.Entries)", type, entries
      )
    }
    func rebuild<Key, Entry>(_ key: Mimus.Argument<Key>, from entries: Mimus.Argument<Pages<Entry>>) {
      storage.check("rebuild(_:from:) taking (Key, Pages<Entry>)", key, entries)
    }
    func rebuild<Entry>(_ type: Mimus.Argument<Entry>, from entries: Mimus.Argument<[Entry]>) {
      storage.check("rebuild(_:from:) taking (Entry, [Entry])", type, entries)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rebuildFromLooseIndexKeyEntryTypeLooseIndexKeyEntryEntries: [(type: Any, from: Any)] {
      storage._history("rebuild(_:from:) taking (LooseIndex<Key, Entry>.Type, LooseIndex<Key, Entry>.Entries)")
    }
    var rebuildFromSortedIndexKeyEntryTypeSortedIndexKeyEntryEntries: [(type: Any, from: Any)] {
      storage._history("rebuild(_:from:) taking (SortedIndex<Key, Entry>.Type, SortedIndex<Key, Entry>.Entries)")
    }
    var rebuildFromKeyPagesEntry: [(key: Any, from: Any)] {
      storage._history("rebuild(_:from:) taking (Key, Pages<Entry>)")
    }
    var rebuildFromEntryEntryArray: [(type: Any, from: Any)] {
      storage._history("rebuild(_:from:) taking (Entry, [Entry])")
    }
  }
}

final class FakeIndexKeeper<Key: Hashable, Entry: Comparable>: IndexKeeper, Mimus.Mock {
  typealias Key = Key
  typealias Entry = Entry

  let storage: Mimus.Storage
  private let target: (any IndexKeeper<Key, Entry>)?

  init(forwardingTo real: (any IndexKeeper<Key, Entry>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIndexKeeper.self)
    target = real
  }

  func keep(_ entries: SortedIndex<Key, Entry>.Entries) {
    let call = storage._call("keep(_:)", entries)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.keep(entries)
    }
    return call.answer()
  }

  func keep(_ entries: [Entry]) -> LooseIndex<Key, Entry>.Entries {
    let call = storage._call("keep(_:)", entries)
    if let target, call.isUnanswered(LooseIndex<Key, Entry>.Entries.self, Never.self) {
      return target.keep(entries)
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
    func keep(
      _ entries: Mimus.Argument<SortedIndex<Key, Entry>.Entries>
    ) -> Mimus._SyncStub<SortedIndex<Key, Entry>.Entries, Void> {
      .init(storage, "keep(_:)", entries)
    }
    func keep(_ entries: Mimus.Argument<[Entry]>) -> Mimus._SyncStub<[Entry], LooseIndex<Key, Entry>.Entries> {
      .init(storage, "keep(_:)", entries)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func keep(_ entries: Mimus.Argument<SortedIndex<Key, Entry>.Entries>) { storage.check("keep(_:)", entries) }
    func keep(_ entries: Mimus.Argument<[Entry]>) { storage.check("keep(_:)", entries) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var keepSortedIndexKeyEntryEntries: [SortedIndex<Key, Entry>.Entries] { storage._history("keep(_:)") }
    var keepEntryArray: [[Entry]] { storage._history("keep(_:)") }
  }
}
