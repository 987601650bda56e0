// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if canImport(FoundationXML)
  import FoundationXML
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class FakeTillQueue: TillQueue, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TillQueue)?

  init(forwardingTo real: (any TillQueue)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTillQueue.self)
    target = real
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let call = storage._call("enqueue(_:)", Mimus._Placeholder("ExecutorJob"))
    if let body = call.body(Stubs.EnqueueStub.Body.self, Void.self) {
      return body.run(job)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.enqueue(job)
    }
    return call.answer()
  }

  var name: String {
    get {
      let call = storage._call("name")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.name
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
    func enqueue(_ job: Mimus.Argument<Mimus._Placeholder>) -> EnqueueStub {
      .init(_stub: ._of(storage, "enqueue(_:)", job))
    }

    struct EnqueueStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming ExecutorJob) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming ExecutorJob) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    var name: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "name")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func enqueue(_ job: Mimus.Argument<Mimus._Placeholder>) { storage.check("enqueue(_:)", job) }
    var name: Mimus._VerifiedGetter { .init(storage, "name") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var enqueue: [Mimus._Placeholder] { storage._history("enqueue(_:)") }
    var name: Mimus._GetterCalls<Void> { .init(storage, "name") }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class FakeCourierQueue: CourierQueue, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any CourierQueue)?

  init(forwardingTo real: (any CourierQueue)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCourierQueue.self)
    target = real
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let call = storage._call("enqueue(_:)", Mimus._Placeholder("ExecutorJob"))
    if let body = call.body(Stubs.EnqueueStub.Body.self, Void.self) {
      return body.run(job)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.enqueue(job)
    }
    return call.answer()
  }

  func pause() {
    let call = storage._call("pause()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.pause()
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
    func enqueue(_ job: Mimus.Argument<Mimus._Placeholder>) -> EnqueueStub {
      .init(_stub: ._of(storage, "enqueue(_:)", job))
    }

    struct EnqueueStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming ExecutorJob) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming ExecutorJob) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func pause() -> Mimus._SyncStub<(), Void> { .init(storage, "pause()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func enqueue(_ job: Mimus.Argument<Mimus._Placeholder>) { storage.check("enqueue(_:)", job) }
    func pause() { storage.check("pause()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var enqueue: [Mimus._Placeholder] { storage._history("enqueue(_:)") }
    var pause: [Void] { storage._history("pause()") }
  }
}

final class FakeShelfKey: ShelfKey, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any ShelfKey)?

  init(forwardingTo real: (any ShelfKey)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShelfKey.self)
    target = real
  }

  init?(stringValue: String) {
    self.storage = Mimus.Storage()._of(FakeShelfKey.self)
    self.target = nil
    self.storage._record("init(stringValue:)", stringValue)
  }

  init?(intValue: Int) {
    self.storage = Mimus.Storage()._of(FakeShelfKey.self)
    self.target = nil
    self.storage._record("init(intValue:)", intValue)
  }

  var stringValue: String {
    get {
      let call = storage._call("stringValue")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.stringValue
      }
      return call.answer()
    }
  }

  var intValue: Int? {
    get {
      let call = storage._call("intValue")
      if let target, call.isUnanswered(Int?.self, Never.self) {
        return target.intValue
      }
      return call.answer()
    }
  }

  func sign() -> String {
    let call = storage._call("sign()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.sign()
    }
    return call.answer()
  }

  var description: String { "FakeShelfKey" }

  var debugDescription: String { "FakeShelfKey" }

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
    var stringValue: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "stringValue")) }
    var intValue: Mimus._StubbedGetter<Mimus._SyncStub<(), Int?>> { .init(.init(storage, "intValue")) }
    func sign() -> Mimus._SyncStub<(), String> { .init(storage, "sign()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var stringValue: Mimus._VerifiedGetter { .init(storage, "stringValue") }
    var intValue: Mimus._VerifiedGetter { .init(storage, "intValue") }
    func sign() { storage.check("sign()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var stringValue: Mimus._GetterCalls<Void> { .init(storage, "stringValue") }
    var intValue: Mimus._GetterCalls<Void> { .init(storage, "intValue") }
    var sign: [Void] { storage._history("sign()") }
  }
}

final class FakeDeliveries<AsyncIterator: AsyncIteratorProtocol>: Deliveries, Mimus.Mock
where AsyncIterator.Element == Int {
  typealias Element = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDeliveries.self)
  }

  func makeAsyncIterator() -> AsyncIterator {
    let call = storage._call("makeAsyncIterator()")
    return call.answer()
  }

  func close() {
    let call = storage._call("close()")
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
    func makeAsyncIterator() -> Mimus._SyncStub<(), AsyncIterator> { .init(storage, "makeAsyncIterator()") }
    func close() -> Mimus._SyncStub<(), Void> { .init(storage, "close()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeAsyncIterator() { storage.check("makeAsyncIterator()") }
    func close() { storage.check("close()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeAsyncIterator: [Void] { storage._history("makeAsyncIterator()") }
    var close: [Void] { storage._history("close()") }
  }
}

final class FakeParcels<Element, AsyncIterator: AsyncIteratorProtocol>: Parcels, Mimus.Mock
where AsyncIterator.Element == Element {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeParcels.self)
  }

  func makeAsyncIterator() -> AsyncIterator {
    let call = storage._call("makeAsyncIterator()")
    return call.answer()
  }

  func close() {
    let call = storage._call("close()")
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
    func makeAsyncIterator() -> Mimus._SyncStub<(), AsyncIterator> { .init(storage, "makeAsyncIterator()") }
    func close() -> Mimus._SyncStub<(), Void> { .init(storage, "close()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeAsyncIterator() { storage.check("makeAsyncIterator()") }
    func close() { storage.check("close()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeAsyncIterator: [Void] { storage._history("makeAsyncIterator()") }
    var close: [Void] { storage._history("close()") }
  }
}

final class FakeLine<Iterator: IteratorProtocol>: Line, Mimus.Mock where Iterator.Element == String {
  typealias Element = String

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLine.self)
  }

  func makeIterator() -> Iterator {
    let call = storage._call("makeIterator()")
    return call.answer()
  }

  func serve() -> String {
    let call = storage._call("serve()")
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
    func makeIterator() -> Mimus._SyncStub<(), Iterator> { .init(storage, "makeIterator()") }
    func serve() -> Mimus._SyncStub<(), String> { .init(storage, "serve()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeIterator() { storage.check("makeIterator()") }
    func serve() { storage.check("serve()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var serve: [Void] { storage._history("serve()") }
  }
}

final class FakeRow<Element, Index: Comparable>: Row, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRow.self)
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func tidy() {
    let call = storage._call("tidy()")
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
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func tidy() -> Mimus._SyncStub<(), Void> { .init(storage, "tidy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func tidy() { storage.check("tidy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var tidy: [Void] { storage._history("tidy()") }
  }
}

final class FakeDisplay: Display, Mimus.Mock {
  typealias Element = Int
  typealias Index = Int

  let storage: Mimus.Storage
  private let target: (any Display)?

  init(forwardingTo real: (any Display)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDisplay.self)
    target = real
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      if let target, call.isUnanswered(Index.self, Never.self) {
        return target.startIndex
      }
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      if let target, call.isUnanswered(Index.self, Never.self) {
        return target.endIndex
      }
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    if let target, call.isUnanswered(Index.self, Never.self) {
      return target.index(after: i)
    }
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      if let target, call.isUnanswered(Element.self, Never.self) {
        return target[position]
      }
      return call.answer()
    }
  }

  func index(before i: Index) -> Index {
    let call = storage._call("index(before:)", i)
    if let target, call.isUnanswered(Index.self, Never.self) {
      return target.index(before: i)
    }
    return call.answer()
  }

  func tidy() {
    let call = storage._call("tidy()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.tidy()
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
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func index(before i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(before:)", i) }
    func tidy() -> Mimus._SyncStub<(), Void> { .init(storage, "tidy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func index(before i: Mimus.Argument<Index>) { storage.check("index(before:)", i) }
    func tidy() { storage.check("tidy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var indexAfter: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var indexBefore: [Index] { storage._history("index(before:)") }
    var tidy: [Void] { storage._history("tidy()") }
  }
}

final class FakePile<Index: Comparable>: Pile, Mimus.Mock {
  typealias Element = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePile.self)
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func index(before i: Index) -> Index {
    let call = storage._call("index(before:)", i)
    return call.answer()
  }

  func tidy() {
    let call = storage._call("tidy()")
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
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func index(before i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(before:)", i) }
    func tidy() -> Mimus._SyncStub<(), Void> { .init(storage, "tidy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func index(before i: Mimus.Argument<Index>) { storage.check("index(before:)", i) }
    func tidy() { storage.check("tidy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var indexAfter: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var indexBefore: [Index] { storage._history("index(before:)") }
    var tidy: [Void] { storage._history("tidy()") }
  }
}

final class FakeBoard<Element, Index: Comparable>: Board, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBoard.self)
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", position, newValue)
      call.answer() as Void
    }
  }

  func tidy() {
    let call = storage._call("tidy()")
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
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(
      _ position: Mimus.Argument<Index>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Index, Element>, (Index, Element), Element> {
      .init(
        .init(storage, "subscript(_:)", position), set: { .init(storage, "subscript.set(_:newValue:)", position, $0) }
      )
    }
    func tidy() -> Mimus._SyncStub<(), Void> { .init(storage, "tidy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedProperty<Element> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", position)
    }
    func tidy() { storage.check("tidy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._PropertyCalls<Index, Element> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", position)
    }
    var tidy: [Void] { storage._history("tidy()") }
  }
}

final class FakeBasket<Element, Index: Comparable>: Basket, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBasket.self)
  }

  init() {
    self.storage = Mimus.Storage()._of(FakeBasket.self)
    self.storage._record("init()")
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C) where C: Collection, C.Element == Element {
    let call = storage._call("replaceSubrange(_:with:)", subrange, newElements)
    return call.answer()
  }

  func empty() {
    let call = storage._call("empty()")
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
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func replaceSubrange<C>(
      _ subrange: Mimus.Argument<Range<Index>>, with newElements: Mimus.Argument<C>
    ) -> Mimus._SyncStub<(Range<Index>, C), Void> where C: Collection, C.Element == Element {
      .init(storage, "replaceSubrange(_:with:)", subrange, newElements)
    }
    func empty() -> Mimus._SyncStub<(), Void> { .init(storage, "empty()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func replaceSubrange<C>(
      _ subrange: Mimus.Argument<Range<Index>>, with newElements: Mimus.Argument<C>
    ) where C: Collection, C.Element == Element {
      storage.check("replaceSubrange(_:with:)", subrange, newElements)
    }
    func empty() { storage.check("empty()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var replaceSubrange: [(subrange: Range<Index>, with: Any)] { storage._history("replaceSubrange(_:with:)") }
    var empty: [Void] { storage._history("empty()") }
  }
}

final class FakeRibbon<Index: Comparable>: Ribbon, Mimus.Mock {
  typealias Element = UInt8
  typealias SubSequence = FakeRibbon<Index>
  typealias Index = Index

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRibbon.self)
  }

  subscript(_ bounds: Range<Index>) -> SubSequence {
    get {
      let call = storage._call("subscript(_:)", bounds)
      return call.answer()
    }
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func cut() {
    let call = storage._call("cut()")
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
    subscript(
      _ bounds: Mimus.Argument<Range<Index>>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Range<Index>, SubSequence>> {
      .init(.init(storage, "subscript(_:)", bounds))
    }
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func cut() -> Mimus._SyncStub<(), Void> { .init(storage, "cut()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ bounds: Mimus.Argument<Range<Index>>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", bounds)
    }
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func cut() { storage.check("cut()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ bounds: Mimus.Argument<Range<Index>>) -> Mimus._GetterCalls<Range<Index>> {
      .init(storage, "subscript(_:)", bounds)
    }
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var cut: [Void] { storage._history("cut()") }
  }
}

final class FakePurse<Element>: Purse, Mimus.Mock
where
  ArraySlice<Element>.Element == Element, ArraySlice<Element>.Index == Int,
  ArraySlice<Element>.SubSequence == ArraySlice<Element>, ArraySlice<Element>: Collection
{
  typealias Index = Int
  typealias SubSequence = ArraySlice<Element>
  typealias Element = Element

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePurse.self)
  }

  subscript(_ bounds: Range<Index>) -> SubSequence {
    get {
      let call = storage._call("subscript(_:)", bounds)
      return call.answer()
    }
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func count() -> Int {
    let call = storage._call("count()")
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
    subscript(
      _ bounds: Mimus.Argument<Range<Index>>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Range<Index>, SubSequence>> {
      .init(.init(storage, "subscript(_:)", bounds))
    }
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ bounds: Mimus.Argument<Range<Index>>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", bounds)
    }
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ bounds: Mimus.Argument<Range<Index>>) -> Mimus._GetterCalls<Range<Index>> {
      .init(storage, "subscript(_:)", bounds)
    }
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var count: [Void] { storage._history("count()") }
  }
}

final class FakeStairs<Element>: Stairs, Mimus.Mock {
  typealias Index = Int
  typealias Indices = Range<Int>

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStairs.self)
  }

  var indices: Indices {
    get {
      let call = storage._call("indices")
      return call.answer()
    }
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func index(before i: Index) -> Index {
    let call = storage._call("index(before:)", i)
    return call.answer()
  }

  func climb() {
    let call = storage._call("climb()")
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
    var indices: Mimus._StubbedGetter<Mimus._SyncStub<(), Indices>> { .init(.init(storage, "indices")) }
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func index(before i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(before:)", i) }
    func climb() -> Mimus._SyncStub<(), Void> { .init(storage, "climb()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var indices: Mimus._VerifiedGetter { .init(storage, "indices") }
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func index(before i: Mimus.Argument<Index>) { storage.check("index(before:)", i) }
    func climb() { storage.check("climb()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var indices: Mimus._GetterCalls<Void> { .init(storage, "indices") }
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var indexAfter: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var indexBefore: [Index] { storage._history("index(before:)") }
    var climb: [Void] { storage._history("climb()") }
  }
}

final class FakeDrum<Index: Comparable, SubSequence: Collection>: Drum, Mimus.Mock
where
  SubSequence: MutableCollection & Sendable, SubSequence.Element == Int, SubSequence.Index == Index,
  SubSequence.SubSequence == SubSequence
{
  typealias Element = Int
  typealias Index = Index
  typealias SubSequence = SubSequence

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDrum.self)
  }

  subscript(_ bounds: Range<Index>) -> SubSequence {
    get {
      let call = storage._call("subscript(_:)", bounds)
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", bounds, newValue)
      call.answer() as Void
    }
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", position, newValue)
      call.answer() as Void
    }
  }

  func nail() {
    let call = storage._call("nail()")
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
    subscript(
      _ bounds: Mimus.Argument<Range<Index>>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Range<Index>, SubSequence>, (Range<Index>, SubSequence), SubSequence> {
      .init(.init(storage, "subscript(_:)", bounds), set: { .init(storage, "subscript.set(_:newValue:)", bounds, $0) })
    }
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(
      _ position: Mimus.Argument<Index>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Index, Element>, (Index, Element), Element> {
      .init(
        .init(storage, "subscript(_:)", position), set: { .init(storage, "subscript.set(_:newValue:)", position, $0) }
      )
    }
    func nail() -> Mimus._SyncStub<(), Void> { .init(storage, "nail()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ bounds: Mimus.Argument<Range<Index>>) -> Mimus._VerifiedProperty<SubSequence> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", bounds)
    }
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedProperty<Element> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", position)
    }
    func nail() { storage.check("nail()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ bounds: Mimus.Argument<Range<Index>>) -> Mimus._PropertyCalls<Range<Index>, SubSequence> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", bounds)
    }
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._PropertyCalls<Index, Element> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", position)
    }
    var nail: [Void] { storage._history("nail()") }
  }
}

final class FakeLoop<Element, Index: Comparable>: Loop, Mimus.Mock
where AnyIterator<Element>.Element == Element, AnyIterator<Element>: IteratorProtocol {
  typealias Iterator = AnyIterator<Element>

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLoop.self)
  }

  func makeIterator() -> Iterator {
    let call = storage._call("makeIterator()")
    return call.answer()
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func tie() {
    let call = storage._call("tie()")
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
    func makeIterator() -> Mimus._SyncStub<(), Iterator> { .init(storage, "makeIterator()") }
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func tie() -> Mimus._SyncStub<(), Void> { .init(storage, "tie()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeIterator() { storage.check("makeIterator()") }
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func tie() { storage.check("tie()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var tie: [Void] { storage._history("tie()") }
  }
}

final class FakeSpool<Element>: Spool, Mimus.Mock {
  typealias AsyncIterator = FakeSpool<Element>

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSpool.self)
  }

  func makeAsyncIterator() -> AsyncIterator {
    let call = storage._call("makeAsyncIterator()")
    return call.answer()
  }

  func next() async throws -> Element? {
    let call = storage._call("next()")
    return try await call.asyncThrowingAnswer()
  }

  func stop() {
    let call = storage._call("stop()")
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
    func makeAsyncIterator() -> Mimus._SyncStub<(), AsyncIterator> { .init(storage, "makeAsyncIterator()") }
    func next() -> Mimus._AsyncThrowingStub<(), any Swift.Error, Element?> { .init(storage, "next()") }
    func stop() -> Mimus._SyncStub<(), Void> { .init(storage, "stop()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeAsyncIterator() { storage.check("makeAsyncIterator()") }
    func next() { storage.check("next()") }
    func stop() { storage.check("stop()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeAsyncIterator: [Void] { storage._history("makeAsyncIterator()") }
    var next: [Void] { storage._history("next()") }
    var stop: [Void] { storage._history("stop()") }
  }
}

final class FakeTally: Tally, Mimus.Mock {
  typealias Element = Int
  typealias Iterator = FakeTally

  let storage: Mimus.Storage
  private let target: Mimus._Target<any Tally>?

  init(forwardingTo real: (any Tally)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTally.self)
    target = real.map { Mimus._Target($0) }
  }

  func makeIterator() -> Iterator {
    let call = storage._call("makeIterator()")
    return call.answer()
  }

  func next() -> Element? {
    let call = storage._call("next()")
    if let target, call.isUnanswered(Element?.self, Never.self) {
      return target.value.next()
    }
    return call.answer()
  }

  func reset() {
    let call = storage._call("reset()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.reset()
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
    func makeIterator() -> Mimus._SyncStub<(), Iterator> { .init(storage, "makeIterator()") }
    func next() -> Mimus._SyncStub<(), Element?> { .init(storage, "next()") }
    func reset() -> Mimus._SyncStub<(), Void> { .init(storage, "reset()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeIterator() { storage.check("makeIterator()") }
    func next() { storage.check("next()") }
    func reset() { storage.check("reset()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var next: [Void] { storage._history("next()") }
    var reset: [Void] { storage._history("reset()") }
  }
}

final class FakePlaceholder: Placeholder, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Placeholder)?

  init(forwardingTo real: (any Placeholder)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePlaceholder.self)
    target = real
  }

  var _cVarArgEncoding: [Int] {
    get {
      let call = storage._call("_cVarArgEncoding")
      if let target, call.isUnanswered([Int].self, Never.self) {
        return target._cVarArgEncoding
      }
      return call.answer()
    }
  }

  func fill() {
    let call = storage._call("fill()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.fill()
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
    var _cVarArgEncoding: Mimus._StubbedGetter<Mimus._SyncStub<(), [Int]>> { .init(.init(storage, "_cVarArgEncoding")) }
    func fill() -> Mimus._SyncStub<(), Void> { .init(storage, "fill()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var _cVarArgEncoding: Mimus._VerifiedGetter { .init(storage, "_cVarArgEncoding") }
    func fill() { storage.check("fill()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var _cVarArgEncoding: Mimus._GetterCalls<Void> { .init(storage, "_cVarArgEncoding") }
    var fill: [Void] { storage._history("fill()") }
  }
}

final class FakeOpeningHours<Instant: InstantProtocol>: OpeningHours, Mimus.Mock
where Instant.Duration == Swift.Duration {
  typealias Duration = Swift.Duration

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOpeningHours.self)
  }

  var now: Instant {
    get {
      let call = storage._call("now")
      return call.answer()
    }
  }

  var minimumResolution: Duration {
    get {
      let call = storage._call("minimumResolution")
      return call.answer()
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let call = storage._call("sleep(until:tolerance:)", deadline, tolerance)
    return try await call.asyncThrowingAnswer()
  }

  func isOpen() -> Bool {
    let call = storage._call("isOpen()")
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
    var now: Mimus._StubbedGetter<Mimus._SyncStub<(), Instant>> { .init(.init(storage, "now")) }
    var minimumResolution: Mimus._StubbedGetter<Mimus._SyncStub<(), Duration>> {
      .init(.init(storage, "minimumResolution"))
    }
    func sleep(
      until deadline: Mimus.Argument<Instant>, tolerance: Mimus.Argument<Duration?>
    ) -> Mimus._AsyncThrowingStub<(until: Instant, tolerance: Duration?), any Swift.Error, Void> {
      .init(storage, "sleep(until:tolerance:)", deadline, tolerance)
    }
    func isOpen() -> Mimus._SyncStub<(), Bool> { .init(storage, "isOpen()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var now: Mimus._VerifiedGetter { .init(storage, "now") }
    var minimumResolution: Mimus._VerifiedGetter { .init(storage, "minimumResolution") }
    func sleep(until deadline: Mimus.Argument<Instant>, tolerance: Mimus.Argument<Duration?>) {
      storage.check("sleep(until:tolerance:)", deadline, tolerance)
    }
    func isOpen() { storage.check("isOpen()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var now: Mimus._GetterCalls<Void> { .init(storage, "now") }
    var minimumResolution: Mimus._GetterCalls<Void> { .init(storage, "minimumResolution") }
    var sleep: [(until: Instant, tolerance: Duration?)] { storage._history("sleep(until:tolerance:)") }
    var isOpen: [Void] { storage._history("isOpen()") }
  }
}

final class FakeAlarm<Duration: DurationProtocol, Instant: InstantProtocol>: Alarm, Mimus.Mock
where Instant.Duration == Duration {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAlarm.self)
  }

  var now: Instant {
    get {
      let call = storage._call("now")
      return call.answer()
    }
  }

  var minimumResolution: Duration {
    get {
      let call = storage._call("minimumResolution")
      return call.answer()
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let call = storage._call("sleep(until:tolerance:)", deadline, tolerance)
    return try await call.asyncThrowingAnswer()
  }

  func ring() {
    let call = storage._call("ring()")
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
    var now: Mimus._StubbedGetter<Mimus._SyncStub<(), Instant>> { .init(.init(storage, "now")) }
    var minimumResolution: Mimus._StubbedGetter<Mimus._SyncStub<(), Duration>> {
      .init(.init(storage, "minimumResolution"))
    }
    func sleep(
      until deadline: Mimus.Argument<Instant>, tolerance: Mimus.Argument<Duration?>
    ) -> Mimus._AsyncThrowingStub<(until: Instant, tolerance: Duration?), any Swift.Error, Void> {
      .init(storage, "sleep(until:tolerance:)", deadline, tolerance)
    }
    func ring() -> Mimus._SyncStub<(), Void> { .init(storage, "ring()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var now: Mimus._VerifiedGetter { .init(storage, "now") }
    var minimumResolution: Mimus._VerifiedGetter { .init(storage, "minimumResolution") }
    func sleep(until deadline: Mimus.Argument<Instant>, tolerance: Mimus.Argument<Duration?>) {
      storage.check("sleep(until:tolerance:)", deadline, tolerance)
    }
    func ring() { storage.check("ring()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var now: Mimus._GetterCalls<Void> { .init(storage, "now") }
    var minimumResolution: Mimus._GetterCalls<Void> { .init(storage, "minimumResolution") }
    var sleep: [(until: Instant, tolerance: Duration?)] { storage._history("sleep(until:tolerance:)") }
    var ring: [Void] { storage._history("ring()") }
  }
}

final class FakeMoment<Duration: DurationProtocol>: Moment, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMoment.self)
  }

  func advanced(by duration: Duration) -> FakeMoment<Duration> {
    let call = storage._call("advanced(by:)", duration)
    return call.answer()
  }

  func duration(to other: FakeMoment<Duration>) -> Duration {
    let call = storage._call("duration(to:)", other)
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    return call.answer()
  }

  static func == (one: FakeMoment<Duration>, other: FakeMoment<Duration>) -> Bool {
    one === other
  }

  static func < (one: FakeMoment<Duration>, other: FakeMoment<Duration>) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    func advanced(by duration: Mimus.Argument<Duration>) -> Mimus._SyncStub<Duration, FakeMoment<Duration>> {
      .init(storage, "advanced(by:)", duration)
    }
    func duration(to other: Mimus.Argument<FakeMoment<Duration>>) -> Mimus._SyncStub<FakeMoment<Duration>, Duration> {
      .init(storage, "duration(to:)", other)
    }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func advanced(by duration: Mimus.Argument<Duration>) { storage.check("advanced(by:)", duration) }
    func duration(to other: Mimus.Argument<FakeMoment<Duration>>) { storage.check("duration(to:)", other) }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var advanced: [Duration] { storage._history("advanced(by:)") }
    var duration: [FakeMoment<Duration>] { storage._history("duration(to:)") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeInterval: Interval, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any Interval)?
  static let staticStorage = Mimus.Storage()._of(FakeInterval.self)

  init(forwardingTo real: (any Interval)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInterval.self)
    target = real
  }

  static var zero: FakeInterval {
    get {
      let call = staticStorage._inSession._call("zero")
      return call.answer()
    }
  }

  static func + (lhs: FakeInterval, rhs: FakeInterval) -> FakeInterval {
    let call = staticStorage._inSession._call("+(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func - (lhs: FakeInterval, rhs: FakeInterval) -> FakeInterval {
    let call = staticStorage._inSession._call("-(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func / (lhs: FakeInterval, rhs: Int) -> FakeInterval {
    let call = staticStorage._inSession._call("/(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func * (lhs: FakeInterval, rhs: Int) -> FakeInterval {
    let call = staticStorage._inSession._call("*(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func / (lhs: FakeInterval, rhs: FakeInterval) -> Double {
    let call = staticStorage._inSession._call("/(_:_:)", lhs, rhs)
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
    }
    return call.answer()
  }

  static func == (one: FakeInterval, other: FakeInterval) -> Bool {
    one === other
  }

  static func < (one: FakeInterval, other: FakeInterval) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
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
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var name: [Void] { storage._history("name()") }
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
    var zero: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeInterval>> { .init(.init(storage, "zero")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var zero: Mimus._VerifiedGetter { .init(storage, "zero") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var zero: Mimus._GetterCalls<Void> { .init(storage, "zero") }
  }
}

final class FakePermissions: Permissions, Mimus.Mock {
  typealias RawValue = Int

  let storage: Mimus.Storage
  private let target: (any Permissions)?

  init(forwardingTo real: (any Permissions)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePermissions.self)
    target = real
  }

  init(rawValue: RawValue) {
    self.storage = Mimus.Storage()._of(FakePermissions.self)
    self.target = nil
    self.storage._record("init(rawValue:)", rawValue)
  }

  var rawValue: RawValue {
    get {
      let call = storage._call("rawValue")
      if let target, call.isUnanswered(RawValue.self, Never.self) {
        return target.rawValue
      }
      return call.answer()
    }
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
    }
    return call.answer()
  }

  static func == (one: FakePermissions, other: FakePermissions) -> Bool {
    one === other
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
    var rawValue: Mimus._StubbedGetter<Mimus._SyncStub<(), RawValue>> { .init(.init(storage, "rawValue")) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var rawValue: Mimus._VerifiedGetter { .init(storage, "rawValue") }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rawValue: Mimus._GetterCalls<Void> { .init(storage, "rawValue") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeTags<RawValue>: Tags, Mimus.Mock where RawValue: FixedWidthInteger {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTags.self)
  }

  init(rawValue: RawValue) {
    self.storage = Mimus.Storage()._of(FakeTags.self)
    self.storage._record("init(rawValue:)", rawValue)
  }

  var rawValue: RawValue {
    get {
      let call = storage._call("rawValue")
      return call.answer()
    }
  }

  func name() -> String {
    let call = storage._call("name()")
    return call.answer()
  }

  static func == (one: FakeTags<RawValue>, other: FakeTags<RawValue>) -> Bool {
    one === other
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
    var rawValue: Mimus._StubbedGetter<Mimus._SyncStub<(), RawValue>> { .init(.init(storage, "rawValue")) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var rawValue: Mimus._VerifiedGetter { .init(storage, "rawValue") }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rawValue: Mimus._GetterCalls<Void> { .init(storage, "rawValue") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeSum: Sum, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any Sum)?
  static let staticStorage = Mimus.Storage()._of(FakeSum.self)

  init(forwardingTo real: (any Sum)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSum.self)
    target = real
  }

  static var zero: FakeSum {
    get {
      let call = staticStorage._inSession._call("zero")
      return call.answer()
    }
  }

  static func + (lhs: FakeSum, rhs: FakeSum) -> FakeSum {
    let call = staticStorage._inSession._call("+(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func - (lhs: FakeSum, rhs: FakeSum) -> FakeSum {
    let call = staticStorage._inSession._call("-(_:_:)", lhs, rhs)
    return call.answer()
  }

  var cents: Int {
    get {
      let call = storage._call("cents")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.cents
      }
      return call.answer()
    }
  }

  static func == (one: FakeSum, other: FakeSum) -> Bool {
    one === other
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
    var cents: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "cents")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var cents: Mimus._VerifiedGetter { .init(storage, "cents") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cents: Mimus._GetterCalls<Void> { .init(storage, "cents") }
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
    var zero: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeSum>> { .init(.init(storage, "zero")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var zero: Mimus._VerifiedGetter { .init(storage, "zero") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var zero: Mimus._GetterCalls<Void> { .init(storage, "zero") }
  }
}

final class FakeQuantity<Magnitude: Comparable & Numeric>: Quantity, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeQuantity.self)
  }

  init(integerLiteral value: Int) {
    self.storage = Mimus.Storage()._of(FakeQuantity.self)
    self.storage._record("init(integerLiteral:)", value)
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeQuantity.self)
    self.storage._record("init(exactly:)", source)
  }

  static var zero: FakeQuantity<Magnitude> {
    get {
      let call = staticStorage._inSession._call("zero")
      return call.answer()
    }
  }

  static func + (lhs: FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) -> FakeQuantity<Magnitude> {
    let call = staticStorage._inSession._call("+(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func - (lhs: FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) -> FakeQuantity<Magnitude> {
    let call = staticStorage._inSession._call("-(_:_:)", lhs, rhs)
    return call.answer()
  }

  var magnitude: Magnitude {
    get {
      let call = storage._call("magnitude")
      return call.answer()
    }
  }

  static func * (lhs: FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) -> FakeQuantity<Magnitude> {
    let call = staticStorage._inSession._call("*(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func *= (lhs: inout FakeQuantity<Magnitude>, rhs: FakeQuantity<Magnitude>) {
    let call = staticStorage._inSession._call("*=(_:_:)", lhs, rhs)
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    return call.answer()
  }

  static func == (one: FakeQuantity<Magnitude>, other: FakeQuantity<Magnitude>) -> Bool {
    one === other
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
    var magnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), Magnitude>> { .init(.init(storage, "magnitude")) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var magnitude: Mimus._VerifiedGetter { .init(storage, "magnitude") }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var magnitude: Mimus._GetterCalls<Void> { .init(storage, "magnitude") }
    var name: [Void] { storage._history("name()") }
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
    var zero: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeQuantity<Magnitude>>> { .init(.init(storage, "zero")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var zero: Mimus._VerifiedGetter { .init(storage, "zero") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var zero: Mimus._GetterCalls<Void> { .init(storage, "zero") }
  }
}

final class FakeDiscount: Discount, Mimus.Mock, Mimus.StaticMock {
  typealias Magnitude = Int

  let storage: Mimus.Storage
  private let target: (any Discount)?
  static let staticStorage = Mimus.Storage()._of(FakeDiscount.self)

  init(forwardingTo real: (any Discount)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDiscount.self)
    target = real
  }

  init(integerLiteral value: Int) {
    self.storage = Mimus.Storage()._of(FakeDiscount.self)
    self.target = nil
    self.storage._record("init(integerLiteral:)", value)
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeDiscount.self)
    self.target = nil
    self.storage._record("init(exactly:)", source)
  }

  static var zero: FakeDiscount {
    get {
      let call = staticStorage._inSession._call("zero")
      return call.answer()
    }
  }

  static func + (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    let call = staticStorage._inSession._call("+(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func - (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    let call = staticStorage._inSession._call("-(_:_:)", lhs, rhs)
    return call.answer()
  }

  var magnitude: Magnitude {
    get {
      let call = storage._call("magnitude")
      if let target, call.isUnanswered(Magnitude.self, Never.self) {
        return target.magnitude
      }
      return call.answer()
    }
  }

  static func * (lhs: FakeDiscount, rhs: FakeDiscount) -> FakeDiscount {
    let call = staticStorage._inSession._call("*(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func *= (lhs: inout FakeDiscount, rhs: FakeDiscount) {
    let call = staticStorage._inSession._call("*=(_:_:)", lhs, rhs)
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
    }
    return call.answer()
  }

  static func == (one: FakeDiscount, other: FakeDiscount) -> Bool {
    one === other
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
    var magnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), Magnitude>> { .init(.init(storage, "magnitude")) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var magnitude: Mimus._VerifiedGetter { .init(storage, "magnitude") }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var magnitude: Mimus._GetterCalls<Void> { .init(storage, "magnitude") }
    var name: [Void] { storage._history("name()") }
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
    var zero: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeDiscount>> { .init(.init(storage, "zero")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var zero: Mimus._VerifiedGetter { .init(storage, "zero") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var zero: Mimus._GetterCalls<Void> { .init(storage, "zero") }
  }
}

final class FakeShelfmark<Stride: Comparable & SignedNumeric>: Shelfmark, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShelfmark.self)
  }

  func distance(to other: FakeShelfmark<Stride>) -> Stride {
    let call = storage._call("distance(to:)", other)
    return call.answer()
  }

  func advanced(by n: Stride) -> FakeShelfmark<Stride> {
    let call = storage._call("advanced(by:)", n)
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    return call.answer()
  }

  static func == (one: FakeShelfmark<Stride>, other: FakeShelfmark<Stride>) -> Bool {
    one === other
  }

  static func < (one: FakeShelfmark<Stride>, other: FakeShelfmark<Stride>) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
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
    func distance(to other: Mimus.Argument<FakeShelfmark<Stride>>) -> Mimus._SyncStub<FakeShelfmark<Stride>, Stride> {
      .init(storage, "distance(to:)", other)
    }
    func advanced(by n: Mimus.Argument<Stride>) -> Mimus._SyncStub<Stride, FakeShelfmark<Stride>> {
      .init(storage, "advanced(by:)", n)
    }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func distance(to other: Mimus.Argument<FakeShelfmark<Stride>>) { storage.check("distance(to:)", other) }
    func advanced(by n: Mimus.Argument<Stride>) { storage.check("advanced(by:)", n) }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var distance: [FakeShelfmark<Stride>] { storage._history("distance(to:)") }
    var advanced: [Stride] { storage._history("advanced(by:)") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeFault: Fault, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Fault>?

  init(forwardingTo real: (any Fault)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFault.self)
    target = real.map { Mimus._Target($0) }
  }

  var code: Int {
    get {
      let call = storage._call("code")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.code
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("code.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.code = newValue
      }
      call.keep(newValue, as: "code")
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
    var code: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "code"), storage, "code.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var code: Mimus._VerifiedProperty<Int> { .init(storage, "code", "code.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var code: Mimus._PropertyCalls<Void, Int> { .init(storage, "code", "code.set(_:)") }
  }
}

final class FakeRecovery: Recovery, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Recovery)?

  init(forwardingTo real: (any Recovery)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRecovery.self)
    target = real
  }

  var recoveryOptions: [String] {
    get {
      let call = storage._call("recoveryOptions")
      if let target, call.isUnanswered([String].self, Never.self) {
        return target.recoveryOptions
      }
      return call.answer()
    }
  }

  func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool {
    let call = storage._call("attemptRecovery(optionIndex:)", recoveryOptionIndex)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.attemptRecovery(optionIndex: recoveryOptionIndex)
    }
    return call.answer()
  }

  var code: Int {
    get {
      let call = storage._call("code")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.code
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
    var recoveryOptions: Mimus._StubbedGetter<Mimus._SyncStub<(), [String]>> {
      .init(.init(storage, "recoveryOptions"))
    }
    func attemptRecovery(optionIndex recoveryOptionIndex: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Bool> {
      .init(storage, "attemptRecovery(optionIndex:)", recoveryOptionIndex)
    }
    var code: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "code")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var recoveryOptions: Mimus._VerifiedGetter { .init(storage, "recoveryOptions") }
    func attemptRecovery(optionIndex recoveryOptionIndex: Mimus.Argument<Int>) {
      storage.check("attemptRecovery(optionIndex:)", recoveryOptionIndex)
    }
    var code: Mimus._VerifiedGetter { .init(storage, "code") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var recoveryOptions: Mimus._GetterCalls<Void> { .init(storage, "recoveryOptions") }
    var attemptRecovery: [Int] { storage._history("attemptRecovery(optionIndex:)") }
    var code: Mimus._GetterCalls<Void> { .init(storage, "code") }
  }
}

final class FakeDice: Dice, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Dice>?

  init(forwardingTo real: (any Dice)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDice.self)
    target = real.map { Mimus._Target($0) }
  }

  func next() -> UInt64 {
    let call = storage._call("next()")
    if let target, call.isUnanswered(UInt64.self, Never.self) {
      return target.value.next()
    }
    return call.answer()
  }

  func shake() {
    let call = storage._call("shake()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.shake()
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
    func next() -> Mimus._SyncStub<(), UInt64> { .init(storage, "next()") }
    func shake() -> Mimus._SyncStub<(), Void> { .init(storage, "shake()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func next() { storage.check("next()") }
    func shake() { storage.check("shake()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var next: [Void] { storage._history("next()") }
    var shake: [Void] { storage._history("shake()") }
  }
}

final class FakeGlossary<Key, Value>: Glossary, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGlossary.self)
  }

  init(dictionaryLiteral elements: (Key, Value)...) {
    self.storage = Mimus.Storage()._of(FakeGlossary.self)
    self.storage._record("init(dictionaryLiteral:)", elements)
  }

  func look() -> Int {
    let call = storage._call("look()")
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
    func look() -> Mimus._SyncStub<(), Int> { .init(storage, "look()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func look() { storage.check("look()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var look: [Void] { storage._history("look()") }
  }
}

final class FakeLabel: Label, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Label)?

  init(forwardingTo real: (any Label)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLabel.self)
    target = real
  }

  func write<Target>(to target: inout Target) where Target: TextOutputStream {
    let call = storage._call("write(to:)", target)
    if let body = call.body(Stubs.WriteStub<Target>.Body.self, Void.self) {
      return body.run(&target)
    }
    if let target_ = self.target, call.isUnanswered(Void.self, Never.self) {
      return target_.write(to: &target)
    }
    return call.answer()
  }

  func peel() {
    let call = storage._call("peel()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.peel()
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
    func write<Target>(to target: Mimus.Argument<Target>) -> WriteStub<Target> where Target: TextOutputStream {
      .init(_stub: ._of(storage, "write(to:)", target))
    }

    struct WriteStub<Target>: Mimus._ReturningStub where Target: TextOutputStream {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Target) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Target) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func peel() -> Mimus._SyncStub<(), Void> { .init(storage, "peel()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func write<Target>(to target: Mimus.Argument<Target>) where Target: TextOutputStream {
      storage.check("write(to:)", target)
    }
    func peel() { storage.check("peel()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var write: [Any] { storage._history("write(to:)") }
    var peel: [Void] { storage._history("peel()") }
  }
}

final class FakeAisle<Iterator: IteratorProtocol>: Aisle, Mimus.Mock where Iterator.Element == String {
  typealias Element = String

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAisle.self)
  }

  func makeIterator() -> Iterator {
    let call = storage._call("makeIterator()")
    return call.answer()
  }

  func walk() -> Int {
    let call = storage._call("walk()")
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
    func makeIterator() -> Mimus._SyncStub<(), Iterator> { .init(storage, "makeIterator()") }
    func walk() -> Mimus._SyncStub<(), Int> { .init(storage, "walk()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeIterator() { storage.check("makeIterator()") }
    func walk() { storage.check("walk()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var walk: [Void] { storage._history("walk()") }
  }
}

final class FakeBarcode: Barcode, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Barcode)?

  init(forwardingTo real: (any Barcode)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBarcode.self)
    target = real
  }

  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    let call = storage._call("withUnsafeBytes(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.WithUnsafeBytesStub<R>.Body.self, R.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(R.self, Never.self) {
      return try target.withUnsafeBytes(body)
    }
    return call.answer()
  }

  func scan() -> Bool {
    let call = storage._call("scan()")
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.scan()
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
    func withUnsafeBytes<R>(_ body: Mimus.Argument<Mimus._Placeholder>) -> WithUnsafeBytesStub<R> {
      .init(_stub: ._of(storage, "withUnsafeBytes(_:)", body))
    }

    struct WithUnsafeBytesStub<R>: Mimus._ReturningStub {
      typealias _Value = R
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((UnsafeRawBufferPointer) throws -> R) -> R }

      @discardableResult
      func andDo(
        _ body: @escaping ((UnsafeRawBufferPointer) throws -> R) -> R, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func scan() -> Mimus._SyncStub<(), Bool> { .init(storage, "scan()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func withUnsafeBytes(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("withUnsafeBytes(_:)", body) }
    func scan() { storage.check("scan()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var withUnsafeBytes: [Mimus._Placeholder] { storage._history("withUnsafeBytes(_:)") }
    var scan: [Void] { storage._history("scan()") }
  }
}

final class FakePrintout<Regions: BidirectionalCollection>: Printout, Mimus.Mock
where Regions.Element: DataProtocol & ContiguousBytes, Regions.Element.SubSequence: ContiguousBytes {
  typealias Element = UInt8
  typealias Index = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePrintout.self)
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func index(before i: Index) -> Index {
    let call = storage._call("index(before:)", i)
    return call.answer()
  }

  var regions: Regions {
    get {
      let call = storage._call("regions")
      return call.answer()
    }
  }

  func tear() {
    let call = storage._call("tear()")
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
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func index(before i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(before:)", i) }
    var regions: Mimus._StubbedGetter<Mimus._SyncStub<(), Regions>> { .init(.init(storage, "regions")) }
    func tear() -> Mimus._SyncStub<(), Void> { .init(storage, "tear()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func index(before i: Mimus.Argument<Index>) { storage.check("index(before:)", i) }
    var regions: Mimus._VerifiedGetter { .init(storage, "regions") }
    func tear() { storage.check("tear()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var indexAfter: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var indexBefore: [Index] { storage._history("index(before:)") }
    var regions: Mimus._GetterCalls<Void> { .init(storage, "regions") }
    var tear: [Void] { storage._history("tear()") }
  }
}

final class FakeBadges<ArrayLiteralElement>: Badges, Mimus.Mock {
  typealias Element = String

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBadges.self)
  }

  init(arrayLiteral elements: ArrayLiteralElement...) {
    self.storage = Mimus.Storage()._of(FakeBadges.self)
    self.storage._record("init(arrayLiteral:)", elements)
  }

  init() {
    self.storage = Mimus.Storage()._of(FakeBadges.self)
    self.storage._record("init()")
  }

  func contains(_ member: Element) -> Bool {
    let call = storage._call("contains(_:)", member)
    return call.answer()
  }

  func union(_ other: FakeBadges<ArrayLiteralElement>) -> FakeBadges<ArrayLiteralElement> {
    let call = storage._call("union(_:)", other)
    return call.answer()
  }

  func intersection(_ other: FakeBadges<ArrayLiteralElement>) -> FakeBadges<ArrayLiteralElement> {
    let call = storage._call("intersection(_:)", other)
    return call.answer()
  }

  func symmetricDifference(_ other: FakeBadges<ArrayLiteralElement>) -> FakeBadges<ArrayLiteralElement> {
    let call = storage._call("symmetricDifference(_:)", other)
    return call.answer()
  }

  func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let call = storage._call("insert(_:)", newMember)
    return call.answer()
  }

  func remove(_ member: Element) -> Element? {
    let call = storage._call("remove(_:)", member)
    return call.answer()
  }

  func update(with newMember: Element) -> Element? {
    let call = storage._call("update(with:)", newMember)
    return call.answer()
  }

  func formUnion(_ other: FakeBadges<ArrayLiteralElement>) {
    let call = storage._call("formUnion(_:)", other)
    return call.answer()
  }

  func formIntersection(_ other: FakeBadges<ArrayLiteralElement>) {
    let call = storage._call("formIntersection(_:)", other)
    return call.answer()
  }

  func formSymmetricDifference(_ other: FakeBadges<ArrayLiteralElement>) {
    let call = storage._call("formSymmetricDifference(_:)", other)
    return call.answer()
  }

  func polish() {
    let call = storage._call("polish()")
    return call.answer()
  }

  static func == (one: FakeBadges<ArrayLiteralElement>, other: FakeBadges<ArrayLiteralElement>) -> Bool {
    one === other
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
    func contains(_ member: Mimus.Argument<Element>) -> Mimus._SyncStub<Element, Bool> {
      .init(storage, "contains(_:)", member)
    }
    func union(
      _ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>
    ) -> Mimus._SyncStub<FakeBadges<ArrayLiteralElement>, FakeBadges<ArrayLiteralElement>> {
      .init(storage, "union(_:)", other)
    }
    func intersection(
      _ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>
    ) -> Mimus._SyncStub<FakeBadges<ArrayLiteralElement>, FakeBadges<ArrayLiteralElement>> {
      .init(storage, "intersection(_:)", other)
    }
    func symmetricDifference(
      _ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>
    ) -> Mimus._SyncStub<FakeBadges<ArrayLiteralElement>, FakeBadges<ArrayLiteralElement>> {
      .init(storage, "symmetricDifference(_:)", other)
    }
    func insert(
      _ newMember: Mimus.Argument<Element>
    ) -> Mimus._SyncStub<Element, (inserted: Bool, memberAfterInsert: Element)> {
      .init(storage, "insert(_:)", newMember)
    }
    func remove(_ member: Mimus.Argument<Element>) -> Mimus._SyncStub<Element, Element?> {
      .init(storage, "remove(_:)", member)
    }
    func update(with newMember: Mimus.Argument<Element>) -> Mimus._SyncStub<Element, Element?> {
      .init(storage, "update(with:)", newMember)
    }
    func formUnion(
      _ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>
    ) -> Mimus._SyncStub<FakeBadges<ArrayLiteralElement>, Void> {
      .init(storage, "formUnion(_:)", other)
    }
    func formIntersection(
      _ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>
    ) -> Mimus._SyncStub<FakeBadges<ArrayLiteralElement>, Void> {
      .init(storage, "formIntersection(_:)", other)
    }
    func formSymmetricDifference(
      _ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>
    ) -> Mimus._SyncStub<FakeBadges<ArrayLiteralElement>, Void> {
      .init(storage, "formSymmetricDifference(_:)", other)
    }
    func polish() -> Mimus._SyncStub<(), Void> { .init(storage, "polish()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func contains(_ member: Mimus.Argument<Element>) { storage.check("contains(_:)", member) }
    func union(_ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>) { storage.check("union(_:)", other) }
    func intersection(_ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>) {
      storage.check("intersection(_:)", other)
    }
    func symmetricDifference(_ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>) {
      storage.check("symmetricDifference(_:)", other)
    }
    func insert(_ newMember: Mimus.Argument<Element>) { storage.check("insert(_:)", newMember) }
    func remove(_ member: Mimus.Argument<Element>) { storage.check("remove(_:)", member) }
    func update(with newMember: Mimus.Argument<Element>) { storage.check("update(with:)", newMember) }
    func formUnion(_ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>) { storage.check("formUnion(_:)", other) }
    func formIntersection(_ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>) {
      storage.check("formIntersection(_:)", other)
    }
    func formSymmetricDifference(_ other: Mimus.Argument<FakeBadges<ArrayLiteralElement>>) {
      storage.check("formSymmetricDifference(_:)", other)
    }
    func polish() { storage.check("polish()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var contains: [Element] { storage._history("contains(_:)") }
    var union: [FakeBadges<ArrayLiteralElement>] { storage._history("union(_:)") }
    var intersection: [FakeBadges<ArrayLiteralElement>] { storage._history("intersection(_:)") }
    var symmetricDifference: [FakeBadges<ArrayLiteralElement>] { storage._history("symmetricDifference(_:)") }
    var insert: [Element] { storage._history("insert(_:)") }
    var remove: [Element] { storage._history("remove(_:)") }
    var update: [Element] { storage._history("update(with:)") }
    var formUnion: [FakeBadges<ArrayLiteralElement>] { storage._history("formUnion(_:)") }
    var formIntersection: [FakeBadges<ArrayLiteralElement>] { storage._history("formIntersection(_:)") }
    var formSymmetricDifference: [FakeBadges<ArrayLiteralElement>] { storage._history("formSymmetricDifference(_:)") }
    var polish: [Void] { storage._history("polish()") }
  }
}

final class FakeCents: Cents, Mimus.Mock, Mimus.StaticMock {
  typealias Magnitude = UInt
  typealias Stride = Int
  typealias Words = [UInt]

  let storage: Mimus.Storage
  private let target: (any Cents)?
  static let staticStorage = Mimus.Storage()._of(FakeCents.self)

  init(forwardingTo real: (any Cents)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCents.self)
    target = real
  }

  init(integerLiteral value: Int) {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(integerLiteral:)", value)
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(exactly:)", source)
  }

  init?<T>(exactly source: T) where T: BinaryFloatingPoint {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(exactly:)", source)
  }

  init<T>(_ source: T) where T: BinaryFloatingPoint {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(_:)", source)
  }

  init<T>(_ source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(_:)", source)
  }

  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(truncatingIfNeeded:)", source)
  }

  init<T>(clamping source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(clamping:)", source)
  }

  init?(_ description: String) {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(_:)", description)
  }

  init(_truncatingBits bits: UInt) {
    self.storage = Mimus.Storage()._of(FakeCents.self)
    self.target = nil
    self.storage._record("init(_truncatingBits:)", bits)
  }

  static var zero: FakeCents {
    get {
      let call = staticStorage._inSession._call("zero")
      return call.answer()
    }
  }

  static func + (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    let call = staticStorage._inSession._call("+(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func - (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    let call = staticStorage._inSession._call("-(_:_:)", lhs, rhs)
    return call.answer()
  }

  var magnitude: Magnitude {
    get {
      let call = storage._call("magnitude")
      if let target, call.isUnanswered(Magnitude.self, Never.self) {
        return target.magnitude
      }
      return call.answer()
    }
  }

  static func * (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    let call = staticStorage._inSession._call("*(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func *= (lhs: inout FakeCents, rhs: FakeCents) {
    let call = staticStorage._inSession._call("*=(_:_:)", lhs, rhs)
    return call.answer()
  }

  func distance(to other: FakeCents) -> Stride {
    let call = storage._call("distance(to:)", other)
    return call.answer()
  }

  func advanced(by n: Stride) -> FakeCents {
    let call = storage._call("advanced(by:)", n)
    return call.answer()
  }

  static var isSigned: Bool {
    get {
      let call = staticStorage._inSession._call("isSigned")
      return call.answer()
    }
  }

  var words: Words {
    get {
      let call = storage._call("words")
      if let target, call.isUnanswered(Words.self, Never.self) {
        return target.words
      }
      return call.answer()
    }
  }

  var bitWidth: Int {
    get {
      let call = storage._call("bitWidth")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.bitWidth
      }
      return call.answer()
    }
  }

  var trailingZeroBitCount: Int {
    get {
      let call = storage._call("trailingZeroBitCount")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.trailingZeroBitCount
      }
      return call.answer()
    }
  }

  static func / (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    let call = staticStorage._inSession._call("/(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func /= (lhs: inout FakeCents, rhs: FakeCents) {
    let call = staticStorage._inSession._call("/=(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func % (lhs: FakeCents, rhs: FakeCents) -> FakeCents {
    let call = staticStorage._inSession._call("%(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func %= (lhs: inout FakeCents, rhs: FakeCents) {
    let call = staticStorage._inSession._call("%=(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func &= (lhs: inout FakeCents, rhs: FakeCents) {
    let call = staticStorage._inSession._call("&=(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func |= (lhs: inout FakeCents, rhs: FakeCents) {
    let call = staticStorage._inSession._call("|=(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func ^= (lhs: inout FakeCents, rhs: FakeCents) {
    let call = staticStorage._inSession._call("^=(_:_:)", lhs, rhs)
    return call.answer()
  }

  prefix static func ~ (x: FakeCents) -> FakeCents {
    let call = staticStorage._inSession._call("~(_:)", x)
    return call.answer()
  }

  static func >>= <RHS>(lhs: inout FakeCents, rhs: RHS) where RHS: BinaryInteger {
    let call = staticStorage._inSession._call(">>=(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func <<= <RHS>(lhs: inout FakeCents, rhs: RHS) where RHS: BinaryInteger {
    let call = staticStorage._inSession._call("<<=(_:_:)", lhs, rhs)
    return call.answer()
  }

  static var bitWidth: Int {
    get {
      let call = staticStorage._inSession._call("bitWidth")
      return call.answer()
    }
  }

  static var max: FakeCents {
    get {
      let call = staticStorage._inSession._call("max")
      return call.answer()
    }
  }

  static var min: FakeCents {
    get {
      let call = staticStorage._inSession._call("min")
      return call.answer()
    }
  }

  func addingReportingOverflow(_ rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    let call = storage._call("addingReportingOverflow(_:)", rhs)
    return call.answer()
  }

  func subtractingReportingOverflow(_ rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    let call = storage._call("subtractingReportingOverflow(_:)", rhs)
    return call.answer()
  }

  func multipliedReportingOverflow(by rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    let call = storage._call("multipliedReportingOverflow(by:)", rhs)
    return call.answer()
  }

  func dividedReportingOverflow(by rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    let call = storage._call("dividedReportingOverflow(by:)", rhs)
    return call.answer()
  }

  func remainderReportingOverflow(dividingBy rhs: FakeCents) -> (partialValue: FakeCents, overflow: Bool) {
    let call = storage._call("remainderReportingOverflow(dividingBy:)", rhs)
    return call.answer()
  }

  func dividingFullWidth(_ dividend: (high: FakeCents, low: Magnitude)) -> (quotient: FakeCents, remainder: FakeCents) {
    let call = storage._call("dividingFullWidth(_:)", dividend)
    return call.answer()
  }

  var nonzeroBitCount: Int {
    get {
      let call = storage._call("nonzeroBitCount")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.nonzeroBitCount
      }
      return call.answer()
    }
  }

  var leadingZeroBitCount: Int {
    get {
      let call = storage._call("leadingZeroBitCount")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.leadingZeroBitCount
      }
      return call.answer()
    }
  }

  var byteSwapped: FakeCents {
    get {
      let call = storage._call("byteSwapped")
      return call.answer()
    }
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
    }
    return call.answer()
  }

  static func == (one: FakeCents, other: FakeCents) -> Bool {
    one === other
  }

  static func < (one: FakeCents, other: FakeCents) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var description: String { "FakeCents" }

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
    var magnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), Magnitude>> { .init(.init(storage, "magnitude")) }
    func distance(to other: Mimus.Argument<FakeCents>) -> Mimus._SyncStub<FakeCents, Stride> {
      .init(storage, "distance(to:)", other)
    }
    func advanced(by n: Mimus.Argument<Stride>) -> Mimus._SyncStub<Stride, FakeCents> {
      .init(storage, "advanced(by:)", n)
    }
    var words: Mimus._StubbedGetter<Mimus._SyncStub<(), Words>> { .init(.init(storage, "words")) }
    var bitWidth: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "bitWidth")) }
    var trailingZeroBitCount: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> {
      .init(.init(storage, "trailingZeroBitCount"))
    }
    func addingReportingOverflow(
      _ rhs: Mimus.Argument<FakeCents>
    ) -> Mimus._SyncStub<FakeCents, (partialValue: FakeCents, overflow: Bool)> {
      .init(storage, "addingReportingOverflow(_:)", rhs)
    }
    func subtractingReportingOverflow(
      _ rhs: Mimus.Argument<FakeCents>
    ) -> Mimus._SyncStub<FakeCents, (partialValue: FakeCents, overflow: Bool)> {
      .init(storage, "subtractingReportingOverflow(_:)", rhs)
    }
    func multipliedReportingOverflow(
      by rhs: Mimus.Argument<FakeCents>
    ) -> Mimus._SyncStub<FakeCents, (partialValue: FakeCents, overflow: Bool)> {
      .init(storage, "multipliedReportingOverflow(by:)", rhs)
    }
    func dividedReportingOverflow(
      by rhs: Mimus.Argument<FakeCents>
    ) -> Mimus._SyncStub<FakeCents, (partialValue: FakeCents, overflow: Bool)> {
      .init(storage, "dividedReportingOverflow(by:)", rhs)
    }
    func remainderReportingOverflow(
      dividingBy rhs: Mimus.Argument<FakeCents>
    ) -> Mimus._SyncStub<FakeCents, (partialValue: FakeCents, overflow: Bool)> {
      .init(storage, "remainderReportingOverflow(dividingBy:)", rhs)
    }
    func dividingFullWidth(
      _ dividend: Mimus.Argument<(high: FakeCents, low: Magnitude)>
    ) -> Mimus._SyncStub<(high: FakeCents, low: Magnitude), (quotient: FakeCents, remainder: FakeCents)> {
      .init(storage, "dividingFullWidth(_:)", dividend)
    }
    var nonzeroBitCount: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "nonzeroBitCount")) }
    var leadingZeroBitCount: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> {
      .init(.init(storage, "leadingZeroBitCount"))
    }
    var byteSwapped: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeCents>> { .init(.init(storage, "byteSwapped")) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var magnitude: Mimus._VerifiedGetter { .init(storage, "magnitude") }
    func distance(to other: Mimus.Argument<FakeCents>) { storage.check("distance(to:)", other) }
    func advanced(by n: Mimus.Argument<Stride>) { storage.check("advanced(by:)", n) }
    var words: Mimus._VerifiedGetter { .init(storage, "words") }
    var bitWidth: Mimus._VerifiedGetter { .init(storage, "bitWidth") }
    var trailingZeroBitCount: Mimus._VerifiedGetter { .init(storage, "trailingZeroBitCount") }
    func addingReportingOverflow(_ rhs: Mimus.Argument<FakeCents>) { storage.check("addingReportingOverflow(_:)", rhs) }
    func subtractingReportingOverflow(_ rhs: Mimus.Argument<FakeCents>) {
      storage.check("subtractingReportingOverflow(_:)", rhs)
    }
    func multipliedReportingOverflow(by rhs: Mimus.Argument<FakeCents>) {
      storage.check("multipliedReportingOverflow(by:)", rhs)
    }
    func dividedReportingOverflow(by rhs: Mimus.Argument<FakeCents>) {
      storage.check("dividedReportingOverflow(by:)", rhs)
    }
    func remainderReportingOverflow(dividingBy rhs: Mimus.Argument<FakeCents>) {
      storage.check("remainderReportingOverflow(dividingBy:)", rhs)
    }
    func dividingFullWidth(_ dividend: Mimus.Argument<(high: FakeCents, low: Magnitude)>) {
      storage.check("dividingFullWidth(_:)", dividend)
    }
    var nonzeroBitCount: Mimus._VerifiedGetter { .init(storage, "nonzeroBitCount") }
    var leadingZeroBitCount: Mimus._VerifiedGetter { .init(storage, "leadingZeroBitCount") }
    var byteSwapped: Mimus._VerifiedGetter { .init(storage, "byteSwapped") }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var magnitude: Mimus._GetterCalls<Void> { .init(storage, "magnitude") }
    var distance: [FakeCents] { storage._history("distance(to:)") }
    var advanced: [Stride] { storage._history("advanced(by:)") }
    var words: Mimus._GetterCalls<Void> { .init(storage, "words") }
    var bitWidth: Mimus._GetterCalls<Void> { .init(storage, "bitWidth") }
    var trailingZeroBitCount: Mimus._GetterCalls<Void> { .init(storage, "trailingZeroBitCount") }
    var addingReportingOverflow: [FakeCents] { storage._history("addingReportingOverflow(_:)") }
    var subtractingReportingOverflow: [FakeCents] { storage._history("subtractingReportingOverflow(_:)") }
    var multipliedReportingOverflow: [FakeCents] { storage._history("multipliedReportingOverflow(by:)") }
    var dividedReportingOverflow: [FakeCents] { storage._history("dividedReportingOverflow(by:)") }
    var remainderReportingOverflow: [FakeCents] { storage._history("remainderReportingOverflow(dividingBy:)") }
    var dividingFullWidth: [(high: FakeCents, low: Magnitude)] { storage._history("dividingFullWidth(_:)") }
    var nonzeroBitCount: Mimus._GetterCalls<Void> { .init(storage, "nonzeroBitCount") }
    var leadingZeroBitCount: Mimus._GetterCalls<Void> { .init(storage, "leadingZeroBitCount") }
    var byteSwapped: Mimus._GetterCalls<Void> { .init(storage, "byteSwapped") }
    var name: [Void] { storage._history("name()") }
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
    var zero: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeCents>> { .init(.init(storage, "zero")) }
    var isSigned: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isSigned")) }
    var bitWidth: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "bitWidth")) }
    var max: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeCents>> { .init(.init(storage, "max")) }
    var min: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeCents>> { .init(.init(storage, "min")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var zero: Mimus._VerifiedGetter { .init(storage, "zero") }
    var isSigned: Mimus._VerifiedGetter { .init(storage, "isSigned") }
    var bitWidth: Mimus._VerifiedGetter { .init(storage, "bitWidth") }
    var max: Mimus._VerifiedGetter { .init(storage, "max") }
    var min: Mimus._VerifiedGetter { .init(storage, "min") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var zero: Mimus._GetterCalls<Void> { .init(storage, "zero") }
    var isSigned: Mimus._GetterCalls<Void> { .init(storage, "isSigned") }
    var bitWidth: Mimus._GetterCalls<Void> { .init(storage, "bitWidth") }
    var max: Mimus._GetterCalls<Void> { .init(storage, "max") }
    var min: Mimus._GetterCalls<Void> { .init(storage, "min") }
  }
}

final class FakeJournal: Journal, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Journal)?

  init(forwardingTo real: (any Journal)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeJournal.self)
    target = real
  }

  var codingPath: [any CodingKey] {
    get {
      let call = storage._call("codingPath")
      if let target, call.isUnanswered([any CodingKey].self, Never.self) {
        return target.codingPath
      }
      return call.answer()
    }
  }

  var userInfo: [CodingUserInfoKey: Any] {
    get {
      let call = storage._call("userInfo")
      if let target, call.isUnanswered([CodingUserInfoKey: Any].self, Never.self) {
        return target.userInfo
      }
      return call.answer()
    }
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey {
    let call = storage._call("container(keyedBy:)", type)
    if let target, call.isUnanswered(KeyedEncodingContainer<Key>.self, Never.self) {
      return target.container(keyedBy: type)
    }
    return call.answer()
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let call = storage._call("unkeyedContainer()")
    if let target, call.isUnanswered((any UnkeyedEncodingContainer).self, Never.self) {
      return target.unkeyedContainer()
    }
    return call.answer()
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    let call = storage._call("singleValueContainer()")
    if let target, call.isUnanswered((any SingleValueEncodingContainer).self, Never.self) {
      return target.singleValueContainer()
    }
    return call.answer()
  }

  func close() {
    let call = storage._call("close()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.close()
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
    var codingPath: Mimus._StubbedGetter<Mimus._SyncStub<(), [any CodingKey]>> { .init(.init(storage, "codingPath")) }
    var userInfo: Mimus._StubbedGetter<Mimus._SyncStub<(), [CodingUserInfoKey: Any]>> {
      .init(.init(storage, "userInfo"))
    }
    func container<Key>(
      keyedBy type: Mimus.Argument<Key.Type>
    ) -> Mimus._SyncStub<Key.Type, KeyedEncodingContainer<Key>> where Key: CodingKey {
      .init(storage, "container(keyedBy:)", type)
    }
    func unkeyedContainer() -> Mimus._SyncStub<(), any UnkeyedEncodingContainer> {
      .init(storage, "unkeyedContainer()")
    }
    func singleValueContainer() -> Mimus._SyncStub<(), any SingleValueEncodingContainer> {
      .init(storage, "singleValueContainer()")
    }
    func close() -> Mimus._SyncStub<(), Void> { .init(storage, "close()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var codingPath: Mimus._VerifiedGetter { .init(storage, "codingPath") }
    var userInfo: Mimus._VerifiedGetter { .init(storage, "userInfo") }
    func container<Key>(keyedBy type: Mimus.Argument<Key.Type>) where Key: CodingKey {
      storage.check("container(keyedBy:)", type)
    }
    func unkeyedContainer() { storage.check("unkeyedContainer()") }
    func singleValueContainer() { storage.check("singleValueContainer()") }
    func close() { storage.check("close()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var codingPath: Mimus._GetterCalls<Void> { .init(storage, "codingPath") }
    var userInfo: Mimus._GetterCalls<Void> { .init(storage, "userInfo") }
    var container: [Any] { storage._history("container(keyedBy:)") }
    var unkeyedContainer: [Void] { storage._history("unkeyedContainer()") }
    var singleValueContainer: [Void] { storage._history("singleValueContainer()") }
    var close: [Void] { storage._history("close()") }
  }
}

final class FakeRate<Stride: Comparable & SignedNumeric, Exponent: SignedInteger>: Rate, Mimus.Mock, Mimus.StaticMock {
  typealias Magnitude = FakeRate<Stride, Exponent>

  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRate.self)
  }

  init(integerLiteral value: Int) {
    self.storage = Mimus.Storage()._of(FakeRate.self)
    self.storage._record("init(integerLiteral:)", value)
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeRate.self)
    self.storage._record("init(exactly:)", source)
  }

  init(sign: FloatingPointSign, exponent: Exponent, significand: FakeRate<Stride, Exponent>) {
    self.storage = Mimus.Storage()._of(FakeRate.self)
    self.storage._record("init(sign:exponent:significand:)", sign, exponent, significand)
  }

  init(signOf sign: FakeRate<Stride, Exponent>, magnitudeOf magnitude: FakeRate<Stride, Exponent>) {
    self.storage = Mimus.Storage()._of(FakeRate.self)
    self.storage._record("init(signOf:magnitudeOf:)", sign, magnitude)
  }

  init(_ value: Int) {
    self.storage = Mimus.Storage()._of(FakeRate.self)
    self.storage._record("init(_:)", value)
  }

  init<Source>(_ value: Source) where Source: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakeRate.self)
    self.storage._record("init(_:)", value)
  }

  static var zero: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("zero")
      return call.answer()
    }
  }

  static func + (lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    let call = staticStorage._inSession._call("+(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func - (lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    let call = staticStorage._inSession._call("-(_:_:)", lhs, rhs)
    return call.answer()
  }

  var magnitude: Magnitude {
    get {
      let call = storage._call("magnitude")
      return call.answer()
    }
  }

  static func * (lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    let call = staticStorage._inSession._call("*(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func *= (lhs: inout FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) {
    let call = staticStorage._inSession._call("*=(_:_:)", lhs, rhs)
    return call.answer()
  }

  func distance(to other: FakeRate<Stride, Exponent>) -> Stride {
    let call = storage._call("distance(to:)", other)
    return call.answer()
  }

  func advanced(by n: Stride) -> FakeRate<Stride, Exponent> {
    let call = storage._call("advanced(by:)", n)
    return call.answer()
  }

  static var radix: Int {
    get {
      let call = staticStorage._inSession._call("radix")
      return call.answer()
    }
  }

  static var nan: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("nan")
      return call.answer()
    }
  }

  static var signalingNaN: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("signalingNaN")
      return call.answer()
    }
  }

  static var infinity: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("infinity")
      return call.answer()
    }
  }

  static var greatestFiniteMagnitude: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("greatestFiniteMagnitude")
      return call.answer()
    }
  }

  static var pi: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("pi")
      return call.answer()
    }
  }

  static var leastNormalMagnitude: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("leastNormalMagnitude")
      return call.answer()
    }
  }

  static var leastNonzeroMagnitude: FakeRate<Stride, Exponent> {
    get {
      let call = staticStorage._inSession._call("leastNonzeroMagnitude")
      return call.answer()
    }
  }

  var ulp: FakeRate<Stride, Exponent> {
    get {
      let call = storage._call("ulp")
      return call.answer()
    }
  }

  var sign: FloatingPointSign {
    get {
      let call = storage._call("sign")
      return call.answer()
    }
  }

  var exponent: Exponent {
    get {
      let call = storage._call("exponent")
      return call.answer()
    }
  }

  var significand: FakeRate<Stride, Exponent> {
    get {
      let call = storage._call("significand")
      return call.answer()
    }
  }

  static func / (rate: FakeRate<Stride, Exponent>, other: FakeRate<Stride, Exponent>) -> FakeRate<Stride, Exponent> {
    let call = staticStorage._inSession._call("/(_:_:)", rate, other)
    return call.answer()
  }

  static func /= (lhs: inout FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>) {
    let call = staticStorage._inSession._call("/=(_:_:)", lhs, rhs)
    return call.answer()
  }

  func formRemainder(dividingBy other: FakeRate<Stride, Exponent>) {
    let call = storage._call("formRemainder(dividingBy:)", other)
    return call.answer()
  }

  func formTruncatingRemainder(dividingBy other: FakeRate<Stride, Exponent>) {
    let call = storage._call("formTruncatingRemainder(dividingBy:)", other)
    return call.answer()
  }

  func formSquareRoot() {
    let call = storage._call("formSquareRoot()")
    return call.answer()
  }

  func addProduct(_ lhs: FakeRate<Stride, Exponent>, _ rhs: FakeRate<Stride, Exponent>) {
    let call = storage._call("addProduct(_:_:)", lhs, rhs)
    return call.answer()
  }

  func round(_ rule: FloatingPointRoundingRule) {
    let call = storage._call("round(_:)", rule)
    return call.answer()
  }

  var nextUp: FakeRate<Stride, Exponent> {
    get {
      let call = storage._call("nextUp")
      return call.answer()
    }
  }

  func isEqual(to other: FakeRate<Stride, Exponent>) -> Bool {
    let call = storage._call("isEqual(to:)", other)
    return call.answer()
  }

  func isLess(than other: FakeRate<Stride, Exponent>) -> Bool {
    let call = storage._call("isLess(than:)", other)
    return call.answer()
  }

  func isLessThanOrEqualTo(_ other: FakeRate<Stride, Exponent>) -> Bool {
    let call = storage._call("isLessThanOrEqualTo(_:)", other)
    return call.answer()
  }

  func isTotallyOrdered(belowOrEqualTo other: FakeRate<Stride, Exponent>) -> Bool {
    let call = storage._call("isTotallyOrdered(belowOrEqualTo:)", other)
    return call.answer()
  }

  var isNormal: Bool {
    get {
      let call = storage._call("isNormal")
      return call.answer()
    }
  }

  var isFinite: Bool {
    get {
      let call = storage._call("isFinite")
      return call.answer()
    }
  }

  var isZero: Bool {
    get {
      let call = storage._call("isZero")
      return call.answer()
    }
  }

  var isSubnormal: Bool {
    get {
      let call = storage._call("isSubnormal")
      return call.answer()
    }
  }

  var isInfinite: Bool {
    get {
      let call = storage._call("isInfinite")
      return call.answer()
    }
  }

  var isNaN: Bool {
    get {
      let call = storage._call("isNaN")
      return call.answer()
    }
  }

  var isSignalingNaN: Bool {
    get {
      let call = storage._call("isSignalingNaN")
      return call.answer()
    }
  }

  var isCanonical: Bool {
    get {
      let call = storage._call("isCanonical")
      return call.answer()
    }
  }

  func name() -> String {
    let call = storage._call("name()")
    return call.answer()
  }

  static func == (one: FakeRate<Stride, Exponent>, other: FakeRate<Stride, Exponent>) -> Bool {
    one === other
  }

  static func < (one: FakeRate<Stride, Exponent>, other: FakeRate<Stride, Exponent>) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    var magnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), Magnitude>> { .init(.init(storage, "magnitude")) }
    func distance(
      to other: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<FakeRate<Stride, Exponent>, Stride> {
      .init(storage, "distance(to:)", other)
    }
    func advanced(by n: Mimus.Argument<Stride>) -> Mimus._SyncStub<Stride, FakeRate<Stride, Exponent>> {
      .init(storage, "advanced(by:)", n)
    }
    var ulp: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> { .init(.init(storage, "ulp")) }
    var sign: Mimus._StubbedGetter<Mimus._SyncStub<(), FloatingPointSign>> { .init(.init(storage, "sign")) }
    var exponent: Mimus._StubbedGetter<Mimus._SyncStub<(), Exponent>> { .init(.init(storage, "exponent")) }
    var significand: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> {
      .init(.init(storage, "significand"))
    }
    func formRemainder(
      dividingBy other: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<FakeRate<Stride, Exponent>, Void> {
      .init(storage, "formRemainder(dividingBy:)", other)
    }
    func formTruncatingRemainder(
      dividingBy other: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<FakeRate<Stride, Exponent>, Void> {
      .init(storage, "formTruncatingRemainder(dividingBy:)", other)
    }
    func formSquareRoot() -> Mimus._SyncStub<(), Void> { .init(storage, "formSquareRoot()") }
    func addProduct(
      _ lhs: Mimus.Argument<FakeRate<Stride, Exponent>>, _ rhs: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<(FakeRate<Stride, Exponent>, FakeRate<Stride, Exponent>), Void> {
      .init(storage, "addProduct(_:_:)", lhs, rhs)
    }
    func round(_ rule: Mimus.Argument<FloatingPointRoundingRule>) -> Mimus._SyncStub<FloatingPointRoundingRule, Void> {
      .init(storage, "round(_:)", rule)
    }
    var nextUp: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> {
      .init(.init(storage, "nextUp"))
    }
    func isEqual(
      to other: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<FakeRate<Stride, Exponent>, Bool> {
      .init(storage, "isEqual(to:)", other)
    }
    func isLess(
      than other: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<FakeRate<Stride, Exponent>, Bool> {
      .init(storage, "isLess(than:)", other)
    }
    func isLessThanOrEqualTo(
      _ other: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<FakeRate<Stride, Exponent>, Bool> {
      .init(storage, "isLessThanOrEqualTo(_:)", other)
    }
    func isTotallyOrdered(
      belowOrEqualTo other: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) -> Mimus._SyncStub<FakeRate<Stride, Exponent>, Bool> {
      .init(storage, "isTotallyOrdered(belowOrEqualTo:)", other)
    }
    var isNormal: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isNormal")) }
    var isFinite: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isFinite")) }
    var isZero: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isZero")) }
    var isSubnormal: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isSubnormal")) }
    var isInfinite: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isInfinite")) }
    var isNaN: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isNaN")) }
    var isSignalingNaN: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isSignalingNaN")) }
    var isCanonical: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isCanonical")) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var magnitude: Mimus._VerifiedGetter { .init(storage, "magnitude") }
    func distance(to other: Mimus.Argument<FakeRate<Stride, Exponent>>) { storage.check("distance(to:)", other) }
    func advanced(by n: Mimus.Argument<Stride>) { storage.check("advanced(by:)", n) }
    var ulp: Mimus._VerifiedGetter { .init(storage, "ulp") }
    var sign: Mimus._VerifiedGetter { .init(storage, "sign") }
    var exponent: Mimus._VerifiedGetter { .init(storage, "exponent") }
    var significand: Mimus._VerifiedGetter { .init(storage, "significand") }
    func formRemainder(dividingBy other: Mimus.Argument<FakeRate<Stride, Exponent>>) {
      storage.check("formRemainder(dividingBy:)", other)
    }
    func formTruncatingRemainder(dividingBy other: Mimus.Argument<FakeRate<Stride, Exponent>>) {
      storage.check("formTruncatingRemainder(dividingBy:)", other)
    }
    func formSquareRoot() { storage.check("formSquareRoot()") }
    func addProduct(
      _ lhs: Mimus.Argument<FakeRate<Stride, Exponent>>, _ rhs: Mimus.Argument<FakeRate<Stride, Exponent>>
    ) {
      storage.check("addProduct(_:_:)", lhs, rhs)
    }
    func round(_ rule: Mimus.Argument<FloatingPointRoundingRule>) { storage.check("round(_:)", rule) }
    var nextUp: Mimus._VerifiedGetter { .init(storage, "nextUp") }
    func isEqual(to other: Mimus.Argument<FakeRate<Stride, Exponent>>) { storage.check("isEqual(to:)", other) }
    func isLess(than other: Mimus.Argument<FakeRate<Stride, Exponent>>) { storage.check("isLess(than:)", other) }
    func isLessThanOrEqualTo(_ other: Mimus.Argument<FakeRate<Stride, Exponent>>) {
      storage.check("isLessThanOrEqualTo(_:)", other)
    }
    func isTotallyOrdered(belowOrEqualTo other: Mimus.Argument<FakeRate<Stride, Exponent>>) {
      storage.check("isTotallyOrdered(belowOrEqualTo:)", other)
    }
    var isNormal: Mimus._VerifiedGetter { .init(storage, "isNormal") }
    var isFinite: Mimus._VerifiedGetter { .init(storage, "isFinite") }
    var isZero: Mimus._VerifiedGetter { .init(storage, "isZero") }
    var isSubnormal: Mimus._VerifiedGetter { .init(storage, "isSubnormal") }
    var isInfinite: Mimus._VerifiedGetter { .init(storage, "isInfinite") }
    var isNaN: Mimus._VerifiedGetter { .init(storage, "isNaN") }
    var isSignalingNaN: Mimus._VerifiedGetter { .init(storage, "isSignalingNaN") }
    var isCanonical: Mimus._VerifiedGetter { .init(storage, "isCanonical") }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var magnitude: Mimus._GetterCalls<Void> { .init(storage, "magnitude") }
    var distance: [FakeRate<Stride, Exponent>] { storage._history("distance(to:)") }
    var advanced: [Stride] { storage._history("advanced(by:)") }
    var ulp: Mimus._GetterCalls<Void> { .init(storage, "ulp") }
    var sign: Mimus._GetterCalls<Void> { .init(storage, "sign") }
    var exponent: Mimus._GetterCalls<Void> { .init(storage, "exponent") }
    var significand: Mimus._GetterCalls<Void> { .init(storage, "significand") }
    var formRemainder: [FakeRate<Stride, Exponent>] { storage._history("formRemainder(dividingBy:)") }
    var formTruncatingRemainder: [FakeRate<Stride, Exponent>] {
      storage._history("formTruncatingRemainder(dividingBy:)")
    }
    var formSquareRoot: [Void] { storage._history("formSquareRoot()") }
    var addProduct: [(lhs: FakeRate<Stride, Exponent>, rhs: FakeRate<Stride, Exponent>)] {
      storage._history("addProduct(_:_:)")
    }
    var round: [FloatingPointRoundingRule] { storage._history("round(_:)") }
    var nextUp: Mimus._GetterCalls<Void> { .init(storage, "nextUp") }
    var isEqual: [FakeRate<Stride, Exponent>] { storage._history("isEqual(to:)") }
    var isLess: [FakeRate<Stride, Exponent>] { storage._history("isLess(than:)") }
    var isLessThanOrEqualTo: [FakeRate<Stride, Exponent>] { storage._history("isLessThanOrEqualTo(_:)") }
    var isTotallyOrdered: [FakeRate<Stride, Exponent>] { storage._history("isTotallyOrdered(belowOrEqualTo:)") }
    var isNormal: Mimus._GetterCalls<Void> { .init(storage, "isNormal") }
    var isFinite: Mimus._GetterCalls<Void> { .init(storage, "isFinite") }
    var isZero: Mimus._GetterCalls<Void> { .init(storage, "isZero") }
    var isSubnormal: Mimus._GetterCalls<Void> { .init(storage, "isSubnormal") }
    var isInfinite: Mimus._GetterCalls<Void> { .init(storage, "isInfinite") }
    var isNaN: Mimus._GetterCalls<Void> { .init(storage, "isNaN") }
    var isSignalingNaN: Mimus._GetterCalls<Void> { .init(storage, "isSignalingNaN") }
    var isCanonical: Mimus._GetterCalls<Void> { .init(storage, "isCanonical") }
    var name: [Void] { storage._history("name()") }
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
    var zero: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> { .init(.init(storage, "zero")) }
    var radix: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "radix")) }
    var nan: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> { .init(.init(storage, "nan")) }
    var signalingNaN: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> {
      .init(.init(storage, "signalingNaN"))
    }
    var infinity: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> {
      .init(.init(storage, "infinity"))
    }
    var greatestFiniteMagnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> {
      .init(.init(storage, "greatestFiniteMagnitude"))
    }
    var pi: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> { .init(.init(storage, "pi")) }
    var leastNormalMagnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> {
      .init(.init(storage, "leastNormalMagnitude"))
    }
    var leastNonzeroMagnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeRate<Stride, Exponent>>> {
      .init(.init(storage, "leastNonzeroMagnitude"))
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var zero: Mimus._VerifiedGetter { .init(storage, "zero") }
    var radix: Mimus._VerifiedGetter { .init(storage, "radix") }
    var nan: Mimus._VerifiedGetter { .init(storage, "nan") }
    var signalingNaN: Mimus._VerifiedGetter { .init(storage, "signalingNaN") }
    var infinity: Mimus._VerifiedGetter { .init(storage, "infinity") }
    var greatestFiniteMagnitude: Mimus._VerifiedGetter { .init(storage, "greatestFiniteMagnitude") }
    var pi: Mimus._VerifiedGetter { .init(storage, "pi") }
    var leastNormalMagnitude: Mimus._VerifiedGetter { .init(storage, "leastNormalMagnitude") }
    var leastNonzeroMagnitude: Mimus._VerifiedGetter { .init(storage, "leastNonzeroMagnitude") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var zero: Mimus._GetterCalls<Void> { .init(storage, "zero") }
    var radix: Mimus._GetterCalls<Void> { .init(storage, "radix") }
    var nan: Mimus._GetterCalls<Void> { .init(storage, "nan") }
    var signalingNaN: Mimus._GetterCalls<Void> { .init(storage, "signalingNaN") }
    var infinity: Mimus._GetterCalls<Void> { .init(storage, "infinity") }
    var greatestFiniteMagnitude: Mimus._GetterCalls<Void> { .init(storage, "greatestFiniteMagnitude") }
    var pi: Mimus._GetterCalls<Void> { .init(storage, "pi") }
    var leastNormalMagnitude: Mimus._GetterCalls<Void> { .init(storage, "leastNormalMagnitude") }
    var leastNonzeroMagnitude: Mimus._GetterCalls<Void> { .init(storage, "leastNonzeroMagnitude") }
  }
}

final class FakePrice: Price, Mimus.Mock, Mimus.StaticMock {
  typealias Magnitude = FakePrice
  typealias Stride = Int
  typealias Exponent = Int
  typealias RawSignificand = UInt
  typealias RawExponent = UInt

  let storage: Mimus.Storage
  private let target: Mimus._Target<any Price>?
  static let staticStorage = Mimus.Storage()._of(FakePrice.self)

  init(forwardingTo real: (any Price)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePrice.self)
    target = real.map { Mimus._Target($0) }
  }

  init(floatLiteral value: Double) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(floatLiteral:)", value)
  }

  init(integerLiteral value: Int) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(integerLiteral:)", value)
  }

  init?<T>(exactly source: T) where T: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(exactly:)", source)
  }

  init(sign: FloatingPointSign, exponent: Exponent, significand: FakePrice) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(sign:exponent:significand:)", sign, exponent, significand)
  }

  init(signOf sign: FakePrice, magnitudeOf magnitude: FakePrice) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(signOf:magnitudeOf:)", sign, magnitude)
  }

  init(_ value: Int) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(_:)", value)
  }

  init<Source>(_ value: Source) where Source: BinaryInteger {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(_:)", value)
  }

  init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record(
      "init(sign:exponentBitPattern:significandBitPattern:)", sign, exponentBitPattern, significandBitPattern
    )
  }

  init(_ value: Float) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(_:)", value)
  }

  init(_ value: Double) {
    self.storage = Mimus.Storage()._of(FakePrice.self)
    self.target = nil
    self.storage._record("init(_:)", value)
  }

  static var zero: FakePrice {
    get {
      let call = staticStorage._inSession._call("zero")
      return call.answer()
    }
  }

  static func + (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    let call = staticStorage._inSession._call("+(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func - (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    let call = staticStorage._inSession._call("-(_:_:)", lhs, rhs)
    return call.answer()
  }

  var magnitude: Magnitude {
    get {
      let call = storage._call("magnitude")
      return call.answer()
    }
  }

  static func * (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    let call = staticStorage._inSession._call("*(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func *= (lhs: inout FakePrice, rhs: FakePrice) {
    let call = staticStorage._inSession._call("*=(_:_:)", lhs, rhs)
    return call.answer()
  }

  func distance(to other: FakePrice) -> Stride {
    let call = storage._call("distance(to:)", other)
    return call.answer()
  }

  func advanced(by n: Stride) -> FakePrice {
    let call = storage._call("advanced(by:)", n)
    return call.answer()
  }

  static var radix: Int {
    get {
      let call = staticStorage._inSession._call("radix")
      return call.answer()
    }
  }

  static var nan: FakePrice {
    get {
      let call = staticStorage._inSession._call("nan")
      return call.answer()
    }
  }

  static var signalingNaN: FakePrice {
    get {
      let call = staticStorage._inSession._call("signalingNaN")
      return call.answer()
    }
  }

  static var infinity: FakePrice {
    get {
      let call = staticStorage._inSession._call("infinity")
      return call.answer()
    }
  }

  static var greatestFiniteMagnitude: FakePrice {
    get {
      let call = staticStorage._inSession._call("greatestFiniteMagnitude")
      return call.answer()
    }
  }

  static var pi: FakePrice {
    get {
      let call = staticStorage._inSession._call("pi")
      return call.answer()
    }
  }

  static var leastNormalMagnitude: FakePrice {
    get {
      let call = staticStorage._inSession._call("leastNormalMagnitude")
      return call.answer()
    }
  }

  static var leastNonzeroMagnitude: FakePrice {
    get {
      let call = staticStorage._inSession._call("leastNonzeroMagnitude")
      return call.answer()
    }
  }

  var ulp: FakePrice {
    get {
      let call = storage._call("ulp")
      return call.answer()
    }
  }

  var sign: FloatingPointSign {
    get {
      let call = storage._call("sign")
      if let target, call.isUnanswered(FloatingPointSign.self, Never.self) {
        return target.value.sign
      }
      return call.answer()
    }
  }

  var exponent: Exponent {
    get {
      let call = storage._call("exponent")
      if let target, call.isUnanswered(Exponent.self, Never.self) {
        return target.value.exponent
      }
      return call.answer()
    }
  }

  var significand: FakePrice {
    get {
      let call = storage._call("significand")
      return call.answer()
    }
  }

  static func / (lhs: FakePrice, rhs: FakePrice) -> FakePrice {
    let call = staticStorage._inSession._call("/(_:_:)", lhs, rhs)
    return call.answer()
  }

  static func /= (lhs: inout FakePrice, rhs: FakePrice) {
    let call = staticStorage._inSession._call("/=(_:_:)", lhs, rhs)
    return call.answer()
  }

  func formRemainder(dividingBy other: FakePrice) {
    let call = storage._call("formRemainder(dividingBy:)", other)
    return call.answer()
  }

  func formTruncatingRemainder(dividingBy other: FakePrice) {
    let call = storage._call("formTruncatingRemainder(dividingBy:)", other)
    return call.answer()
  }

  func formSquareRoot() {
    let call = storage._call("formSquareRoot()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.formSquareRoot()
    }
    return call.answer()
  }

  func addProduct(_ lhs: FakePrice, _ rhs: FakePrice) {
    let call = storage._call("addProduct(_:_:)", lhs, rhs)
    return call.answer()
  }

  func round(_ rule: FloatingPointRoundingRule) {
    let call = storage._call("round(_:)", rule)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.round(rule)
    }
    return call.answer()
  }

  var nextUp: FakePrice {
    get {
      let call = storage._call("nextUp")
      return call.answer()
    }
  }

  func isEqual(to other: FakePrice) -> Bool {
    let call = storage._call("isEqual(to:)", other)
    return call.answer()
  }

  func isLess(than other: FakePrice) -> Bool {
    let call = storage._call("isLess(than:)", other)
    return call.answer()
  }

  func isLessThanOrEqualTo(_ other: FakePrice) -> Bool {
    let call = storage._call("isLessThanOrEqualTo(_:)", other)
    return call.answer()
  }

  func isTotallyOrdered(belowOrEqualTo other: FakePrice) -> Bool {
    let call = storage._call("isTotallyOrdered(belowOrEqualTo:)", other)
    return call.answer()
  }

  var isNormal: Bool {
    get {
      let call = storage._call("isNormal")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isNormal
      }
      return call.answer()
    }
  }

  var isFinite: Bool {
    get {
      let call = storage._call("isFinite")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isFinite
      }
      return call.answer()
    }
  }

  var isZero: Bool {
    get {
      let call = storage._call("isZero")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isZero
      }
      return call.answer()
    }
  }

  var isSubnormal: Bool {
    get {
      let call = storage._call("isSubnormal")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isSubnormal
      }
      return call.answer()
    }
  }

  var isInfinite: Bool {
    get {
      let call = storage._call("isInfinite")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isInfinite
      }
      return call.answer()
    }
  }

  var isNaN: Bool {
    get {
      let call = storage._call("isNaN")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isNaN
      }
      return call.answer()
    }
  }

  var isSignalingNaN: Bool {
    get {
      let call = storage._call("isSignalingNaN")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isSignalingNaN
      }
      return call.answer()
    }
  }

  var isCanonical: Bool {
    get {
      let call = storage._call("isCanonical")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isCanonical
      }
      return call.answer()
    }
  }

  static var exponentBitCount: Int {
    get {
      let call = staticStorage._inSession._call("exponentBitCount")
      return call.answer()
    }
  }

  static var significandBitCount: Int {
    get {
      let call = staticStorage._inSession._call("significandBitCount")
      return call.answer()
    }
  }

  var exponentBitPattern: RawExponent {
    get {
      let call = storage._call("exponentBitPattern")
      if let target, call.isUnanswered(RawExponent.self, Never.self) {
        return target.value.exponentBitPattern
      }
      return call.answer()
    }
  }

  var significandBitPattern: RawSignificand {
    get {
      let call = storage._call("significandBitPattern")
      if let target, call.isUnanswered(RawSignificand.self, Never.self) {
        return target.value.significandBitPattern
      }
      return call.answer()
    }
  }

  var binade: FakePrice {
    get {
      let call = storage._call("binade")
      return call.answer()
    }
  }

  var significandWidth: Int {
    get {
      let call = storage._call("significandWidth")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.significandWidth
      }
      return call.answer()
    }
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.name()
    }
    return call.answer()
  }

  static func == (one: FakePrice, other: FakePrice) -> Bool {
    one === other
  }

  static func < (one: FakePrice, other: FakePrice) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    var magnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), Magnitude>> { .init(.init(storage, "magnitude")) }
    func distance(to other: Mimus.Argument<FakePrice>) -> Mimus._SyncStub<FakePrice, Stride> {
      .init(storage, "distance(to:)", other)
    }
    func advanced(by n: Mimus.Argument<Stride>) -> Mimus._SyncStub<Stride, FakePrice> {
      .init(storage, "advanced(by:)", n)
    }
    var ulp: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "ulp")) }
    var sign: Mimus._StubbedGetter<Mimus._SyncStub<(), FloatingPointSign>> { .init(.init(storage, "sign")) }
    var exponent: Mimus._StubbedGetter<Mimus._SyncStub<(), Exponent>> { .init(.init(storage, "exponent")) }
    var significand: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "significand")) }
    func formRemainder(dividingBy other: Mimus.Argument<FakePrice>) -> Mimus._SyncStub<FakePrice, Void> {
      .init(storage, "formRemainder(dividingBy:)", other)
    }
    func formTruncatingRemainder(dividingBy other: Mimus.Argument<FakePrice>) -> Mimus._SyncStub<FakePrice, Void> {
      .init(storage, "formTruncatingRemainder(dividingBy:)", other)
    }
    func formSquareRoot() -> Mimus._SyncStub<(), Void> { .init(storage, "formSquareRoot()") }
    func addProduct(
      _ lhs: Mimus.Argument<FakePrice>, _ rhs: Mimus.Argument<FakePrice>
    ) -> Mimus._SyncStub<(FakePrice, FakePrice), Void> {
      .init(storage, "addProduct(_:_:)", lhs, rhs)
    }
    func round(_ rule: Mimus.Argument<FloatingPointRoundingRule>) -> Mimus._SyncStub<FloatingPointRoundingRule, Void> {
      .init(storage, "round(_:)", rule)
    }
    var nextUp: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "nextUp")) }
    func isEqual(to other: Mimus.Argument<FakePrice>) -> Mimus._SyncStub<FakePrice, Bool> {
      .init(storage, "isEqual(to:)", other)
    }
    func isLess(than other: Mimus.Argument<FakePrice>) -> Mimus._SyncStub<FakePrice, Bool> {
      .init(storage, "isLess(than:)", other)
    }
    func isLessThanOrEqualTo(_ other: Mimus.Argument<FakePrice>) -> Mimus._SyncStub<FakePrice, Bool> {
      .init(storage, "isLessThanOrEqualTo(_:)", other)
    }
    func isTotallyOrdered(belowOrEqualTo other: Mimus.Argument<FakePrice>) -> Mimus._SyncStub<FakePrice, Bool> {
      .init(storage, "isTotallyOrdered(belowOrEqualTo:)", other)
    }
    var isNormal: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isNormal")) }
    var isFinite: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isFinite")) }
    var isZero: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isZero")) }
    var isSubnormal: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isSubnormal")) }
    var isInfinite: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isInfinite")) }
    var isNaN: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isNaN")) }
    var isSignalingNaN: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isSignalingNaN")) }
    var isCanonical: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isCanonical")) }
    var exponentBitPattern: Mimus._StubbedGetter<Mimus._SyncStub<(), RawExponent>> {
      .init(.init(storage, "exponentBitPattern"))
    }
    var significandBitPattern: Mimus._StubbedGetter<Mimus._SyncStub<(), RawSignificand>> {
      .init(.init(storage, "significandBitPattern"))
    }
    var binade: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "binade")) }
    var significandWidth: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "significandWidth")) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var magnitude: Mimus._VerifiedGetter { .init(storage, "magnitude") }
    func distance(to other: Mimus.Argument<FakePrice>) { storage.check("distance(to:)", other) }
    func advanced(by n: Mimus.Argument<Stride>) { storage.check("advanced(by:)", n) }
    var ulp: Mimus._VerifiedGetter { .init(storage, "ulp") }
    var sign: Mimus._VerifiedGetter { .init(storage, "sign") }
    var exponent: Mimus._VerifiedGetter { .init(storage, "exponent") }
    var significand: Mimus._VerifiedGetter { .init(storage, "significand") }
    func formRemainder(dividingBy other: Mimus.Argument<FakePrice>) {
      storage.check("formRemainder(dividingBy:)", other)
    }
    func formTruncatingRemainder(dividingBy other: Mimus.Argument<FakePrice>) {
      storage.check("formTruncatingRemainder(dividingBy:)", other)
    }
    func formSquareRoot() { storage.check("formSquareRoot()") }
    func addProduct(_ lhs: Mimus.Argument<FakePrice>, _ rhs: Mimus.Argument<FakePrice>) {
      storage.check("addProduct(_:_:)", lhs, rhs)
    }
    func round(_ rule: Mimus.Argument<FloatingPointRoundingRule>) { storage.check("round(_:)", rule) }
    var nextUp: Mimus._VerifiedGetter { .init(storage, "nextUp") }
    func isEqual(to other: Mimus.Argument<FakePrice>) { storage.check("isEqual(to:)", other) }
    func isLess(than other: Mimus.Argument<FakePrice>) { storage.check("isLess(than:)", other) }
    func isLessThanOrEqualTo(_ other: Mimus.Argument<FakePrice>) { storage.check("isLessThanOrEqualTo(_:)", other) }
    func isTotallyOrdered(belowOrEqualTo other: Mimus.Argument<FakePrice>) {
      storage.check("isTotallyOrdered(belowOrEqualTo:)", other)
    }
    var isNormal: Mimus._VerifiedGetter { .init(storage, "isNormal") }
    var isFinite: Mimus._VerifiedGetter { .init(storage, "isFinite") }
    var isZero: Mimus._VerifiedGetter { .init(storage, "isZero") }
    var isSubnormal: Mimus._VerifiedGetter { .init(storage, "isSubnormal") }
    var isInfinite: Mimus._VerifiedGetter { .init(storage, "isInfinite") }
    var isNaN: Mimus._VerifiedGetter { .init(storage, "isNaN") }
    var isSignalingNaN: Mimus._VerifiedGetter { .init(storage, "isSignalingNaN") }
    var isCanonical: Mimus._VerifiedGetter { .init(storage, "isCanonical") }
    var exponentBitPattern: Mimus._VerifiedGetter { .init(storage, "exponentBitPattern") }
    var significandBitPattern: Mimus._VerifiedGetter { .init(storage, "significandBitPattern") }
    var binade: Mimus._VerifiedGetter { .init(storage, "binade") }
    var significandWidth: Mimus._VerifiedGetter { .init(storage, "significandWidth") }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var magnitude: Mimus._GetterCalls<Void> { .init(storage, "magnitude") }
    var distance: [FakePrice] { storage._history("distance(to:)") }
    var advanced: [Stride] { storage._history("advanced(by:)") }
    var ulp: Mimus._GetterCalls<Void> { .init(storage, "ulp") }
    var sign: Mimus._GetterCalls<Void> { .init(storage, "sign") }
    var exponent: Mimus._GetterCalls<Void> { .init(storage, "exponent") }
    var significand: Mimus._GetterCalls<Void> { .init(storage, "significand") }
    var formRemainder: [FakePrice] { storage._history("formRemainder(dividingBy:)") }
    var formTruncatingRemainder: [FakePrice] { storage._history("formTruncatingRemainder(dividingBy:)") }
    var formSquareRoot: [Void] { storage._history("formSquareRoot()") }
    var addProduct: [(lhs: FakePrice, rhs: FakePrice)] { storage._history("addProduct(_:_:)") }
    var round: [FloatingPointRoundingRule] { storage._history("round(_:)") }
    var nextUp: Mimus._GetterCalls<Void> { .init(storage, "nextUp") }
    var isEqual: [FakePrice] { storage._history("isEqual(to:)") }
    var isLess: [FakePrice] { storage._history("isLess(than:)") }
    var isLessThanOrEqualTo: [FakePrice] { storage._history("isLessThanOrEqualTo(_:)") }
    var isTotallyOrdered: [FakePrice] { storage._history("isTotallyOrdered(belowOrEqualTo:)") }
    var isNormal: Mimus._GetterCalls<Void> { .init(storage, "isNormal") }
    var isFinite: Mimus._GetterCalls<Void> { .init(storage, "isFinite") }
    var isZero: Mimus._GetterCalls<Void> { .init(storage, "isZero") }
    var isSubnormal: Mimus._GetterCalls<Void> { .init(storage, "isSubnormal") }
    var isInfinite: Mimus._GetterCalls<Void> { .init(storage, "isInfinite") }
    var isNaN: Mimus._GetterCalls<Void> { .init(storage, "isNaN") }
    var isSignalingNaN: Mimus._GetterCalls<Void> { .init(storage, "isSignalingNaN") }
    var isCanonical: Mimus._GetterCalls<Void> { .init(storage, "isCanonical") }
    var exponentBitPattern: Mimus._GetterCalls<Void> { .init(storage, "exponentBitPattern") }
    var significandBitPattern: Mimus._GetterCalls<Void> { .init(storage, "significandBitPattern") }
    var binade: Mimus._GetterCalls<Void> { .init(storage, "binade") }
    var significandWidth: Mimus._GetterCalls<Void> { .init(storage, "significandWidth") }
    var name: [Void] { storage._history("name()") }
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
    var zero: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "zero")) }
    var radix: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "radix")) }
    var nan: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "nan")) }
    var signalingNaN: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "signalingNaN")) }
    var infinity: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "infinity")) }
    var greatestFiniteMagnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> {
      .init(.init(storage, "greatestFiniteMagnitude"))
    }
    var pi: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> { .init(.init(storage, "pi")) }
    var leastNormalMagnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> {
      .init(.init(storage, "leastNormalMagnitude"))
    }
    var leastNonzeroMagnitude: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePrice>> {
      .init(.init(storage, "leastNonzeroMagnitude"))
    }
    var exponentBitCount: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "exponentBitCount")) }
    var significandBitCount: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> {
      .init(.init(storage, "significandBitCount"))
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var zero: Mimus._VerifiedGetter { .init(storage, "zero") }
    var radix: Mimus._VerifiedGetter { .init(storage, "radix") }
    var nan: Mimus._VerifiedGetter { .init(storage, "nan") }
    var signalingNaN: Mimus._VerifiedGetter { .init(storage, "signalingNaN") }
    var infinity: Mimus._VerifiedGetter { .init(storage, "infinity") }
    var greatestFiniteMagnitude: Mimus._VerifiedGetter { .init(storage, "greatestFiniteMagnitude") }
    var pi: Mimus._VerifiedGetter { .init(storage, "pi") }
    var leastNormalMagnitude: Mimus._VerifiedGetter { .init(storage, "leastNormalMagnitude") }
    var leastNonzeroMagnitude: Mimus._VerifiedGetter { .init(storage, "leastNonzeroMagnitude") }
    var exponentBitCount: Mimus._VerifiedGetter { .init(storage, "exponentBitCount") }
    var significandBitCount: Mimus._VerifiedGetter { .init(storage, "significandBitCount") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var zero: Mimus._GetterCalls<Void> { .init(storage, "zero") }
    var radix: Mimus._GetterCalls<Void> { .init(storage, "radix") }
    var nan: Mimus._GetterCalls<Void> { .init(storage, "nan") }
    var signalingNaN: Mimus._GetterCalls<Void> { .init(storage, "signalingNaN") }
    var infinity: Mimus._GetterCalls<Void> { .init(storage, "infinity") }
    var greatestFiniteMagnitude: Mimus._GetterCalls<Void> { .init(storage, "greatestFiniteMagnitude") }
    var pi: Mimus._GetterCalls<Void> { .init(storage, "pi") }
    var leastNormalMagnitude: Mimus._GetterCalls<Void> { .init(storage, "leastNormalMagnitude") }
    var leastNonzeroMagnitude: Mimus._GetterCalls<Void> { .init(storage, "leastNonzeroMagnitude") }
    var exponentBitCount: Mimus._GetterCalls<Void> { .init(storage, "exponentBitCount") }
    var significandBitCount: Mimus._GetterCalls<Void> { .init(storage, "significandBitCount") }
  }
}

final class FakeInvoices: NSObject, Invoices, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Invoices)?

  init(forwardingTo real: (any Invoices)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInvoices.self)
    target = real
    super.init()
  }

  var total: Int {
    get {
      let call = storage._call("total")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.total
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
    var total: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "total")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var total: Mimus._VerifiedGetter { .init(storage, "total") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var total: Mimus._GetterCalls<Void> { .init(storage, "total") }
  }
}

final class FakeDownloads: NSObject, Downloads, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Downloads)?

  init(forwardingTo real: (any Downloads)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDownloads.self)
    target = real
    super.init()
  }

  func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
    let call = storage._call("urlSession(_:downloadTask:didFinishDownloadingTo:)", session, downloadTask, location)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.urlSession(session, downloadTask: downloadTask, didFinishDownloadingTo: location)
    }
    return call.answer()
  }

  func finish() {
    let call = storage._call("finish()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.finish()
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
    func urlSession(
      _ session: Mimus.Argument<URLSession>, downloadTask: Mimus.Argument<URLSessionDownloadTask>,
      didFinishDownloadingTo location: Mimus.Argument<URL>
    ) -> Mimus._SyncStub<(URLSession, URLSessionDownloadTask, URL), Void> {
      .init(storage, "urlSession(_:downloadTask:didFinishDownloadingTo:)", session, downloadTask, location)
    }
    func finish() -> Mimus._SyncStub<(), Void> { .init(storage, "finish()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func urlSession(
      _ session: Mimus.Argument<URLSession>, downloadTask: Mimus.Argument<URLSessionDownloadTask>,
      didFinishDownloadingTo location: Mimus.Argument<URL>
    ) {
      storage.check("urlSession(_:downloadTask:didFinishDownloadingTo:)", session, downloadTask, location)
    }
    func finish() { storage.check("finish()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var urlSession: [(session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo: URL)] {
      storage._history("urlSession(_:downloadTask:didFinishDownloadingTo:)")
    }
    var finish: [Void] { storage._history("finish()") }
  }
}

final class FakeUploads: NSObject, Uploads, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Uploads)?

  init(forwardingTo real: (any Uploads)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeUploads.self)
    target = real
    super.init()
  }

  func finish() {
    let call = storage._call("finish()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.finish()
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
    func finish() -> Mimus._SyncStub<(), Void> { .init(storage, "finish()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func finish() { storage.check("finish()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var finish: [Void] { storage._history("finish()") }
  }
}

final class FakeOriginal: Original, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Original)?

  init(forwardingTo real: (any Original)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOriginal.self)
    target = real
  }

  func copy(with zone: NSZone?) -> Any {
    let call = storage._call("copy(with:)", zone)
    if let target, call.isUnanswered(Any.self, Never.self) {
      return target.copy(with: zone)
    }
    return call.answer()
  }

  func mutableCopy(with zone: NSZone?) -> Any {
    let call = storage._call("mutableCopy(with:)", zone)
    if let target, call.isUnanswered(Any.self, Never.self) {
      return target.mutableCopy(with: zone)
    }
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
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
    func copy(with zone: Mimus.Argument<NSZone?>) -> Mimus._SyncStub<NSZone?, Any> {
      .init(storage, "copy(with:)", zone)
    }
    func mutableCopy(with zone: Mimus.Argument<NSZone?>) -> Mimus._SyncStub<NSZone?, Any> {
      .init(storage, "mutableCopy(with:)", zone)
    }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func copy(with zone: Mimus.Argument<NSZone?>) { storage.check("copy(with:)", zone) }
    func mutableCopy(with zone: Mimus.Argument<NSZone?>) { storage.check("mutableCopy(with:)", zone) }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var copy: [NSZone?] { storage._history("copy(with:)") }
    var mutableCopy: [NSZone?] { storage._history("mutableCopy(with:)") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeArchived: Archived, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any Archived)?
  static let staticStorage = Mimus.Storage()._of(FakeArchived.self)

  init(forwardingTo real: (any Archived)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeArchived.self)
    target = real
  }

  init?(coder: NSCoder) {
    self.storage = Mimus.Storage()._of(FakeArchived.self)
    self.target = nil
    self.storage._record("init(coder:)", coder)
  }

  func encode(with coder: NSCoder) {
    let call = storage._call("encode(with:)", coder)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.encode(with: coder)
    }
    return call.answer()
  }

  static var supportsSecureCoding: Bool {
    get {
      let call = staticStorage._inSession._call("supportsSecureCoding")
      return call.answer()
    }
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
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
    func encode(with coder: Mimus.Argument<NSCoder>) -> Mimus._SyncStub<NSCoder, Void> {
      .init(storage, "encode(with:)", coder)
    }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func encode(with coder: Mimus.Argument<NSCoder>) { storage.check("encode(with:)", coder) }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var encode: [NSCoder] { storage._history("encode(with:)") }
    var name: [Void] { storage._history("name()") }
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
    var supportsSecureCoding: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> {
      .init(.init(storage, "supportsSecureCoding"))
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var supportsSecureCoding: Mimus._VerifiedGetter { .init(storage, "supportsSecureCoding") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var supportsSecureCoding: Mimus._GetterCalls<Void> { .init(storage, "supportsSecureCoding") }
  }
}

final class FakeRanking: Ranking, Mimus.Mock {
  typealias Compared = String

  let storage: Mimus.Storage
  private let target: Mimus._Target<any Ranking>?

  init(forwardingTo real: (any Ranking)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRanking.self)
    target = real.map { Mimus._Target($0) }
  }

  var order: SortOrder {
    get {
      let call = storage._call("order")
      if let target, call.isUnanswered(SortOrder.self, Never.self) {
        return target.value.order
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("order.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.order = newValue
      }
      call.keep(newValue, as: "order")
    }
  }

  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let call = storage._call("compare(_:_:)", lhs, rhs)
    if let target, call.isUnanswered(ComparisonResult.self, Never.self) {
      return target.value.compare(lhs, rhs)
    }
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.name()
    }
    return call.answer()
  }

  static func == (one: FakeRanking, other: FakeRanking) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    var order: Mimus._StubbedProperty<Mimus._SyncStub<(), SortOrder>, SortOrder> {
      .init(.init(storage, "order"), storage, "order.set(_:)")
    }
    func compare(
      _ lhs: Mimus.Argument<Compared>, _ rhs: Mimus.Argument<Compared>
    ) -> Mimus._SyncStub<(Compared, Compared), ComparisonResult> {
      .init(storage, "compare(_:_:)", lhs, rhs)
    }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var order: Mimus._VerifiedProperty<SortOrder> { .init(storage, "order", "order.set(_:)") }
    func compare(_ lhs: Mimus.Argument<Compared>, _ rhs: Mimus.Argument<Compared>) {
      storage.check("compare(_:_:)", lhs, rhs)
    }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var order: Mimus._PropertyCalls<Void, SortOrder> { .init(storage, "order", "order.set(_:)") }
    var compare: [(lhs: Compared, rhs: Compared)] { storage._history("compare(_:_:)") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeWording: Wording, Mimus.Mock {
  typealias FormatInput = Int
  typealias FormatOutput = String

  let storage: Mimus.Storage
  private let target: (any Wording)?

  init(forwardingTo real: (any Wording)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWording.self)
    target = real
  }

  init(from decoder: any Decoder) throws {
    self.storage = Mimus.Storage()._of(FakeWording.self)
    self.target = nil
    self.storage._record("init(from:)", decoder)
  }

  func encode(to encoder: any Encoder) throws {
    let call = storage._call("encode(to:)", encoder)
    if let target, call.isUnanswered(Void.self) {
      return try target.encode(to: encoder)
    }
    return try call.throwingAnswer()
  }

  func format(_ value: FormatInput) -> FormatOutput {
    let call = storage._call("format(_:)", value)
    if let target, call.isUnanswered(FormatOutput.self, Never.self) {
      return target.format(value)
    }
    return call.answer()
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
    }
    return call.answer()
  }

  static func == (one: FakeWording, other: FakeWording) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    func encode(
      to encoder: Mimus.Argument<any Encoder>
    ) -> Mimus._SyncThrowingStub<any Encoder, any Swift.Error, Void> {
      .init(storage, "encode(to:)", encoder)
    }
    func format(_ value: Mimus.Argument<FormatInput>) -> Mimus._SyncStub<FormatInput, FormatOutput> {
      .init(storage, "format(_:)", value)
    }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func encode(to encoder: Mimus.Argument<any Encoder>) { storage.check("encode(to:)", encoder) }
    func format(_ value: Mimus.Argument<FormatInput>) { storage.check("format(_:)", value) }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var encode: [any Encoder] { storage._history("encode(to:)") }
    var format: [FormatInput] { storage._history("format(_:)") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeUnderstanding: Understanding, Mimus.Mock {
  typealias ParseInput = String
  typealias ParseOutput = Int

  let storage: Mimus.Storage
  private let target: (any Understanding)?

  init(forwardingTo real: (any Understanding)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeUnderstanding.self)
    target = real
  }

  init(from decoder: any Decoder) throws {
    self.storage = Mimus.Storage()._of(FakeUnderstanding.self)
    self.target = nil
    self.storage._record("init(from:)", decoder)
  }

  func encode(to encoder: any Encoder) throws {
    let call = storage._call("encode(to:)", encoder)
    if let target, call.isUnanswered(Void.self) {
      return try target.encode(to: encoder)
    }
    return try call.throwingAnswer()
  }

  func parse(_ value: ParseInput) throws -> ParseOutput {
    let call = storage._call("parse(_:)", value)
    if let target, call.isUnanswered(ParseOutput.self) {
      return try target.parse(value)
    }
    return try call.throwingAnswer()
  }

  func name() -> String {
    let call = storage._call("name()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.name()
    }
    return call.answer()
  }

  static func == (one: FakeUnderstanding, other: FakeUnderstanding) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    func encode(
      to encoder: Mimus.Argument<any Encoder>
    ) -> Mimus._SyncThrowingStub<any Encoder, any Swift.Error, Void> {
      .init(storage, "encode(to:)", encoder)
    }
    func parse(
      _ value: Mimus.Argument<ParseInput>
    ) -> Mimus._SyncThrowingStub<ParseInput, any Swift.Error, ParseOutput> {
      .init(storage, "parse(_:)", value)
    }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func encode(to encoder: Mimus.Argument<any Encoder>) { storage.check("encode(to:)", encoder) }
    func parse(_ value: Mimus.Argument<ParseInput>) { storage.check("parse(_:)", value) }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var encode: [any Encoder] { storage._history("encode(to:)") }
    var parse: [ParseInput] { storage._history("parse(_:)") }
    var name: [Void] { storage._history("name()") }
  }
}
