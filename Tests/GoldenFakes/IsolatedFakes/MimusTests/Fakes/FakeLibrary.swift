// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus
import Observation

nonisolated final class FakeShelf<Item>: Shelf, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShelf.self)
  }

  func count() -> Int {
    let call = storage._call("count()")
    return call.answer()
  }

  func put(_ item: Item) async throws -> Item {
    let call = storage._call("put(_:)", item)
    return try await call.asyncThrowingAnswer()
  }

  @MainActor
  func dust() -> Int {
    let call = storage._call("dust()")
    return call.answer()
  }

  @MainActor
  var label: String {
    get {
      let call = storage._call("label")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("label.set(_:)", newValue)
      call.keep(newValue, as: "label")
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
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
    func put(_ item: Mimus.Argument<Item>) -> Mimus._AsyncThrowingStub<Item, any Swift.Error, Item> {
      .init(storage, "put(_:)", item)
    }
    func dust() -> Mimus._SyncStub<(), Int> { .init(storage, "dust()") }
    var label: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "label"), storage, "label.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func count() { storage.check("count()") }
    func put(_ item: Mimus.Argument<Item>) { storage.check("put(_:)", item) }
    func dust() { storage.check("dust()") }
    var label: Mimus._VerifiedProperty<String> { .init(storage, "label", "label.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: [Void] { storage._history("count()") }
    var put: [Item] { storage._history("put(_:)") }
    var dust: [Void] { storage._history("dust()") }
    var label: Mimus._PropertyCalls<Void, String> { .init(storage, "label", "label.set(_:)") }
  }
}

@MainActor
final class FakeDisplay<Item>: nonisolated Display, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDisplay.self)
  }

  nonisolated func count() -> Int {
    let call = storage._call("count()")
    return call.answer()
  }

  nonisolated func put(_ item: Item) async throws -> Item {
    let call = storage._call("put(_:)", item)
    return try await call.asyncThrowingAnswer()
  }

  @MainActor
  func dust() -> Int {
    let call = storage._call("dust()")
    return call.answer()
  }

  @MainActor
  var label: String {
    get {
      let call = storage._call("label")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("label.set(_:)", newValue)
      call.keep(newValue, as: "label")
    }
  }

  func light() -> Int {
    let call = storage._call("light()")
    return call.answer()
  }

  @concurrent
  func warm() async {
    let call = storage._call("warm()")
    return await call.asyncAnswer()
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
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
    func put(_ item: Mimus.Argument<Item>) -> Mimus._AsyncThrowingStub<Item, any Swift.Error, Item> {
      .init(storage, "put(_:)", item)
    }
    func dust() -> Mimus._SyncStub<(), Int> { .init(storage, "dust()") }
    var label: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "label"), storage, "label.set(_:)")
    }
    func light() -> Mimus._SyncStub<(), Int> { .init(storage, "light()") }
    func warm() -> Mimus._AsyncStub<(), Void> { .init(storage, "warm()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func count() { storage.check("count()") }
    func put(_ item: Mimus.Argument<Item>) { storage.check("put(_:)", item) }
    func dust() { storage.check("dust()") }
    var label: Mimus._VerifiedProperty<String> { .init(storage, "label", "label.set(_:)") }
    func light() { storage.check("light()") }
    func warm() { storage.check("warm()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: [Void] { storage._history("count()") }
    var put: [Item] { storage._history("put(_:)") }
    var dust: [Void] { storage._history("dust()") }
    var label: Mimus._PropertyCalls<Void, String> { .init(storage, "label", "label.set(_:)") }
    var light: [Void] { storage._history("light()") }
    var warm: [Void] { storage._history("warm()") }
  }
}

nonisolated final class FakeArchive: Archive, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Archive)?

  init(forwardingTo real: (any Archive)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeArchive.self)
    target = real
  }

  @concurrent
  func pack(_ name: String) async -> Int {
    let call = storage._call("pack(_:)", name)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.pack(name)
    }
    return await call.asyncAnswer()
  }

  func seal() {
    let call = storage._call("seal()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.seal()
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
    func pack(_ name: Mimus.Argument<String>) -> Mimus._AsyncStub<String, Int> { .init(storage, "pack(_:)", name) }
    func seal() -> Mimus._SyncStub<(), Void> { .init(storage, "seal()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pack(_ name: Mimus.Argument<String>) { storage.check("pack(_:)", name) }
    func seal() { storage.check("seal()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pack: [String] { storage._history("pack(_:)") }
    var seal: [Void] { storage._history("seal()") }
  }
}

nonisolated final class FakeSign: Sign, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Sign)?

  init(forwardingTo real: (any Sign)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSign.self)
    target = real
  }

  var text: String {
    get {
      let call = storage._call("text")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.text
      }
      return call.answer()
    }
  }

  func turn() -> Int {
    let call = storage._call("turn()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.turn()
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
    var text: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "text")) }
    func turn() -> Mimus._SyncStub<(), Int> { .init(storage, "turn()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var text: Mimus._VerifiedGetter { .init(storage, "text") }
    func turn() { storage.check("turn()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var text: Mimus._GetterCalls<Void> { .init(storage, "text") }
    var turn: [Void] { storage._history("turn()") }
  }
}

@MainActor
final class FakeHeldSign: nonisolated HeldSign, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any HeldSign)?

  init(forwardingTo real: (any HeldSign)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHeldSign.self)
    target = real
  }

  nonisolated var text: String {
    get {
      let call = storage._call("text")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.text
      }
      return call.answer()
    }
  }

  nonisolated func turn() -> Int {
    let call = storage._call("turn()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.turn()
    }
    return call.answer()
  }

  func raise() -> Int {
    let call = storage._call("raise()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.raise()
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
    var text: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "text")) }
    func turn() -> Mimus._SyncStub<(), Int> { .init(storage, "turn()") }
    func raise() -> Mimus._SyncStub<(), Int> { .init(storage, "raise()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var text: Mimus._VerifiedGetter { .init(storage, "text") }
    func turn() { storage.check("turn()") }
    func raise() { storage.check("raise()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var text: Mimus._GetterCalls<Void> { .init(storage, "text") }
    var turn: [Void] { storage._history("turn()") }
    var raise: [Void] { storage._history("raise()") }
  }
}

@MainActor
final class FakeLibraryCard: nonisolated LibraryCard, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any LibraryCard)?

  init(forwardingTo real: (any LibraryCard)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLibraryCard.self)
    target = real
  }

  func stamp() -> Int {
    let call = storage._call("stamp()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.stamp()
    }
    return call.answer()
  }

  nonisolated static func == (one: FakeLibraryCard, other: FakeLibraryCard) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    func stamp() -> Mimus._SyncStub<(), Int> { .init(storage, "stamp()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func stamp() { storage.check("stamp()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var stamp: [Void] { storage._history("stamp()") }
  }
}

@MainActor
final class FakeReader: nonisolated Reader, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any Reader)?

  init(forwardingTo real: (any Reader)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeReader.self)
    target = real
  }

  func renew() -> Int {
    let call = storage._call("renew()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.renew()
    }
    return call.answer()
  }

  nonisolated static func == (one: FakeReader, other: FakeReader) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    func renew() -> Mimus._SyncStub<(), Int> { .init(storage, "renew()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func renew() { storage.check("renew()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var renew: [Void] { storage._history("renew()") }
  }
}

@MainActor
final class FakeEdition: nonisolated Edition, Mimus.Mock, Mimus.StaticMock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: Mimus._Target<any Edition>?
  nonisolated static let staticStorage = Mimus.Storage()._of(FakeEdition.self)

  init(forwardingTo real: (any Edition)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEdition.self)
    target = real.map { Mimus._Target($0) }
  }

  var year: Int {
    get {
      let call = storage._call("year")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.year
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("year.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.year = newValue
      }
      call.keep(newValue, as: "year")
    }
  }

  nonisolated func pages() -> Int {
    let call = storage._call("pages()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.pages()
    }
    return call.answer()
  }

  static func first() -> Int {
    let call = staticStorage._inSession._call("first()")
    return call.answer()
  }

  nonisolated static func == (one: FakeEdition, other: FakeEdition) -> Bool {
    one === other
  }

  nonisolated static func < (one: FakeEdition, other: FakeEdition) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }

  nonisolated var description: String { "FakeEdition" }

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
    var year: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "year"), storage, "year.set(_:)")
    }
    func pages() -> Mimus._SyncStub<(), Int> { .init(storage, "pages()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var year: Mimus._VerifiedProperty<Int> { .init(storage, "year", "year.set(_:)") }
    func pages() { storage.check("pages()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var year: Mimus._PropertyCalls<Void, Int> { .init(storage, "year", "year.set(_:)") }
    var pages: [Void] { storage._history("pages()") }
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func first() -> Mimus._SyncStub<(), Int> { .init(storage, "first()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func first() { storage.check("first()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var first: [Void] { storage._history("first()") }
  }
}

nonisolated final class FakeClerk: Clerk, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeClerk.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func greet() -> String {
    let call = storage._call("greet()")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.greet()
    }
    return call.answer()
  }

  @MainActor
  override func bow() -> Int {
    let call = storage._call("bow()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.bow()
    }
    return call.answer()
  }

  @MainActor
  override var mood: String {
    get {
      let call = storage._call("mood")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.mood
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
    func greet() -> Mimus._SyncStub<(), String> { .init(storage, "greet()") }
    func bow() -> Mimus._SyncStub<(), Int> { .init(storage, "bow()") }
    var mood: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "mood")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func greet() { storage.check("greet()") }
    func bow() { storage.check("bow()") }
    var mood: Mimus._VerifiedGetter { .init(storage, "mood") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var greet: [Void] { storage._history("greet()") }
    var bow: [Void] { storage._history("bow()") }
    var mood: Mimus._GetterCalls<Void> { .init(storage, "mood") }
  }
}

@MainActor
final class FakeDesk: Desk, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeDesk.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var height: Int {
    get {
      let call = storage._call("height")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.height
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("height.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.height = newValue
      }
      call.keep(newValue, as: "height")
    }
  }

  override func tidy() -> Int {
    let call = storage._call("tidy()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.tidy()
    }
    return call.answer()
  }

  override nonisolated func ring() -> Int {
    let call = storage._call("ring()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.ring()
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
    var height: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "height"), storage, "height.set(_:)")
    }
    func tidy() -> Mimus._SyncStub<(), Int> { .init(storage, "tidy()") }
    func ring() -> Mimus._SyncStub<(), Int> { .init(storage, "ring()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var height: Mimus._VerifiedProperty<Int> { .init(storage, "height", "height.set(_:)") }
    func tidy() { storage.check("tidy()") }
    func ring() { storage.check("ring()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var height: Mimus._PropertyCalls<Void, Int> { .init(storage, "height", "height.set(_:)") }
    var tidy: [Void] { storage._history("tidy()") }
    var ring: [Void] { storage._history("ring()") }
  }
}

nonisolated final class FakeBellClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBellClient.self)
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: BellClient {
    BellClient(
      ring: { self.ring() },
      press: { argument1 in await self.press(argument1) }
    )
  }

  func ring() -> Int {
    let call = storage._call("ring")
    return call.answer()
  }

  func press(_ argument1: Int) async -> Int {
    let call = storage._call("press", argument1)
    return await call.asyncAnswer()
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
    func ring() -> Mimus._SyncStub<(), Int> { .init(storage, "ring") }
    func press(_ argument1: Mimus.Argument<Int>) -> Mimus._AsyncStub<Int, Int> { .init(storage, "press", argument1) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func ring() { storage.check("ring") }
    func press(_ argument1: Mimus.Argument<Int>) { storage.check("press", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var ring: [Void] { storage._history("ring") }
    var press: [Int] { storage._history("press") }
  }
}

nonisolated final class FakeHornClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHornClient.self)
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: HornClient {
    HornClient(
      honk: { argument1 in self.honk(argument1) }
    )
  }

  func honk(_ argument1: Int) -> Int {
    let call = storage._call("honk", argument1)
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
    func honk(_ argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "honk", argument1) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func honk(_ argument1: Mimus.Argument<Int>) { storage.check("honk", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var honk: [Int] { storage._history("honk") }
  }
}

@MainActor
final class FakeBorrower: @MainActor Borrower, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any Borrower)?

  init(forwardingTo real: (any Borrower)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBorrower.self)
    target = real
  }

  @MainActor
  var id: Int {
    get {
      let call = storage._call("id")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.id
      }
      return call.answer()
    }
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
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

@MainActor
final class FakeCatalogue: nonisolated Catalogue, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: (any Catalogue)?

  init(forwardingTo real: (any Catalogue)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCatalogue.self)
    target = real
  }

  nonisolated init(from decoder: any Decoder) throws {
    self.storage = Mimus.Storage()._of(FakeCatalogue.self)
    self.target = nil
    self.storage._record("init(from:)", decoder)
  }

  nonisolated func encode(to encoder: any Encoder) throws {
    let call = storage._call("encode(to:)", encoder)
    if let target, call.isUnanswered(Void.self) {
      return try target.encode(to: encoder)
    }
    return try call.throwingAnswer()
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
    func encode(
      to encoder: Mimus.Argument<any Encoder>
    ) -> Mimus._SyncThrowingStub<any Encoder, any Swift.Error, Void> {
      .init(storage, "encode(to:)", encoder)
    }
    var count: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "count")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func encode(to encoder: Mimus.Argument<any Encoder>) { storage.check("encode(to:)", encoder) }
    var count: Mimus._VerifiedGetter { .init(storage, "count") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var encode: [any Encoder] { storage._history("encode(to:)") }
    var count: Mimus._GetterCalls<Void> { .init(storage, "count") }
  }
}

nonisolated final class FakeArchivist: Archivist, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeArchivist.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  nonisolated override init() {
    super.init()
    self.storage._record("init()")
  }

  override func file() -> Int {
    let call = storage._call("file()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.file()
    }
    return call.answer()
  }

  override nonisolated func greet() -> String {
    let call = storage._call("greet()")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.greet()
    }
    return call.answer()
  }

  @MainActor
  override func bow() -> Int {
    let call = storage._call("bow()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.bow()
    }
    return call.answer()
  }

  @MainActor
  override var mood: String {
    get {
      let call = storage._call("mood")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.mood
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
    func file() -> Mimus._SyncStub<(), Int> { .init(storage, "file()") }
    func greet() -> Mimus._SyncStub<(), String> { .init(storage, "greet()") }
    func bow() -> Mimus._SyncStub<(), Int> { .init(storage, "bow()") }
    var mood: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "mood")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func file() { storage.check("file()") }
    func greet() { storage.check("greet()") }
    func bow() { storage.check("bow()") }
    var mood: Mimus._VerifiedGetter { .init(storage, "mood") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var file: [Void] { storage._history("file()") }
    var greet: [Void] { storage._history("greet()") }
    var bow: [Void] { storage._history("bow()") }
    var mood: Mimus._GetterCalls<Void> { .init(storage, "mood") }
  }
}

@MainActor
final class FakeTray: Tray, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeTray.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override nonisolated func fill(_ sheets: inout Int, _ done: () -> Void) -> Int {
    let call = storage._call("fill(_:_:)", sheets, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.FillStub.Body.self, Int.self) {
      return body.run(&sheets, done)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.fill(&sheets, done)
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
    func fill(_ sheets: Mimus.Argument<Int>, _ done: Mimus.Argument<Mimus._Placeholder>) -> FillStub {
      .init(_stub: ._of(storage, "fill(_:_:)", sheets, done))
    }

    struct FillStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      nonisolated fileprivate struct Body: Mimus._Body { let run: (inout Int, () -> Void) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Int, () -> Void) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fill(_ sheets: Mimus.Argument<Int>, _ done: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("fill(_:_:)", sheets, done)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fill: [(sheets: Int, done: Mimus._Placeholder)] { storage._history("fill(_:_:)") }
  }
}

@Vault
final class FakeStrongbox<Item>: nonisolated Strongbox, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStrongbox.self)
  }

  nonisolated func count() -> Int {
    let call = storage._call("count()")
    return call.answer()
  }

  nonisolated func put(_ item: Item) async throws -> Item {
    let call = storage._call("put(_:)", item)
    return try await call.asyncThrowingAnswer()
  }

  @MainActor
  func dust() -> Int {
    let call = storage._call("dust()")
    return call.answer()
  }

  @MainActor
  var label: String {
    get {
      let call = storage._call("label")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("label.set(_:)", newValue)
      call.keep(newValue, as: "label")
    }
  }

  @MainActor
  func light() -> Int {
    let call = storage._call("light()")
    return call.answer()
  }

  @concurrent
  func warm() async {
    let call = storage._call("warm()")
    return await call.asyncAnswer()
  }

  func lock() -> Int {
    let call = storage._call("lock()")
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
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
    func put(_ item: Mimus.Argument<Item>) -> Mimus._AsyncThrowingStub<Item, any Swift.Error, Item> {
      .init(storage, "put(_:)", item)
    }
    func dust() -> Mimus._SyncStub<(), Int> { .init(storage, "dust()") }
    var label: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "label"), storage, "label.set(_:)")
    }
    func light() -> Mimus._SyncStub<(), Int> { .init(storage, "light()") }
    func warm() -> Mimus._AsyncStub<(), Void> { .init(storage, "warm()") }
    func lock() -> Mimus._SyncStub<(), Int> { .init(storage, "lock()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func count() { storage.check("count()") }
    func put(_ item: Mimus.Argument<Item>) { storage.check("put(_:)", item) }
    func dust() { storage.check("dust()") }
    var label: Mimus._VerifiedProperty<String> { .init(storage, "label", "label.set(_:)") }
    func light() { storage.check("light()") }
    func warm() { storage.check("warm()") }
    func lock() { storage.check("lock()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: [Void] { storage._history("count()") }
    var put: [Item] { storage._history("put(_:)") }
    var dust: [Void] { storage._history("dust()") }
    var label: Mimus._PropertyCalls<Void, String> { .init(storage, "label", "label.set(_:)") }
    var light: [Void] { storage._history("light()") }
    var warm: [Void] { storage._history("warm()") }
    var lock: [Void] { storage._history("lock()") }
  }
}

nonisolated final class FakeLender: Lender, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Lender>?

  init(forwardingTo real: (any Lender)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLender.self)
    target = real.map { Mimus._Target($0) }
  }

  @Vault
  func lend(_ edition: AnyObject) -> Int {
    let call = storage._call("lend(_:)", edition)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.lend(edition)
    }
    return call.answer()
  }

  @Vault
  var lent: AnyObject? {
    get {
      let call = storage._call("lent")
      if let target, call.isUnanswered(AnyObject?.self, Never.self) {
        return target.value.lent
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("lent.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.lent = newValue
      }
      call.keep(newValue, as: "lent")
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
    func lend(_ edition: Mimus.Argument<AnyObject>) -> Mimus._SyncStub<AnyObject, Int> {
      .init(storage, "lend(_:)", edition)
    }
    var lent: Mimus._StubbedProperty<Mimus._SyncStub<(), AnyObject?>, AnyObject?> {
      .init(.init(storage, "lent"), storage, "lent.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lend(_ edition: Mimus.Argument<AnyObject>) { storage.check("lend(_:)", edition) }
    var lent: Mimus._VerifiedProperty<AnyObject?> { .init(storage, "lent", "lent.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lend: [AnyObject] { storage._history("lend(_:)") }
    var lent: Mimus._PropertyCalls<Void, AnyObject?> { .init(storage, "lent", "lent.set(_:)") }
  }
}

nonisolated final class FakeLedger: Ledger, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLedger.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  @Vault
  override func enter(_ edition: AnyObject) -> Int {
    let call = storage._call("enter(_:)", edition)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.enter(edition)
    }
    return call.answer()
  }

  @Vault
  override var entries: Int {
    get {
      let call = storage._call("entries")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.entries
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
    func enter(_ edition: Mimus.Argument<AnyObject>) -> Mimus._SyncStub<AnyObject, Int> {
      .init(storage, "enter(_:)", edition)
    }
    var entries: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "entries")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func enter(_ edition: Mimus.Argument<AnyObject>) { storage.check("enter(_:)", edition) }
    var entries: Mimus._VerifiedGetter { .init(storage, "entries") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var enter: [AnyObject] { storage._history("enter(_:)") }
    var entries: Mimus._GetterCalls<Void> { .init(storage, "entries") }
  }
}

@MainActor
final class FakeLoanRules: LoanRules, Mimus.Mock, Mimus.StaticMock {
  nonisolated let storage: Mimus.Storage
  nonisolated static let staticStorage = Mimus.Storage()._of(FakeLoanRules.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLoanRules.self)
  }

  static var lent: Set<Loan> {
    get {
      let call = staticStorage._inSession._call("lent")
      return call.answer()
    }
  }

  static func limits(for loans: [Loan: Int]) -> [Loan: Int] {
    let call = staticStorage._inSession._call("limits(for:)", loans)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    @MainActor
    var lent: Mimus._StubbedGetter<Mimus._SyncStub<(), Set<Loan>>> { .init(.init(storage, "lent")) }
    @MainActor
    func limits(for loans: Mimus.Argument<[Loan: Int]>) -> Mimus._SyncStub<[Loan: Int], [Loan: Int]> {
      .init(storage, "limits(for:)", loans)
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    var lent: Mimus._VerifiedGetter { .init(storage, "lent") }
    @MainActor
    func limits(for loans: Mimus.Argument<[Loan: Int]>) { storage.check("limits(for:)", loans) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    var lent: Mimus._GetterCalls<Void> { .init(storage, "lent") }
    @MainActor
    var limits: [[Loan: Int]] { storage._history("limits(for:)") }
  }
}

nonisolated final class FakeLoanClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLoanClient.self)
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: LoanClient {
    LoanClient(
      lent: { self.lent() },
      limits: { @MainActor argument1 in try await self.limits(argument1) }
    )
  }

  @MainActor
  func lent() -> Set<Loan> {
    let call = storage._call("lent")
    return call.answer()
  }

  @MainActor
  func limits(_ argument1: [Loan: Int]) async throws -> [Loan: Int] {
    let call = storage._call("limits", argument1)
    return try await call.asyncThrowingAnswer()
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
    @MainActor
    func lent() -> Mimus._SyncStub<(), Set<Loan>> { .init(storage, "lent") }
    @MainActor
    func limits(
      _ argument1: Mimus.Argument<[Loan: Int]>
    ) -> Mimus._AsyncThrowingStub<[Loan: Int], any Swift.Error, [Loan: Int]> {
      .init(storage, "limits", argument1)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    func lent() { storage.check("lent") }
    @MainActor
    func limits(_ argument1: Mimus.Argument<[Loan: Int]>) { storage.check("limits", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    var lent: [Void] { storage._history("lent") }
    @MainActor
    var limits: [[Loan: Int]] { storage._history("limits") }
  }
}

nonisolated final class FakeReturnDesk: ReturnDesk, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any ReturnDesk)?
  static let staticStorage = Mimus.Storage()._of(FakeReturnDesk.self)

  init(forwardingTo real: (any ReturnDesk)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeReturnDesk.self)
    target = real
  }

  @MainActor
  static var all: Set<Loan> {
    get {
      let call = staticStorage._inSession._call("all")
      return call.answer()
    }
  }

  @MainActor
  func take(_ loans: Set<Loan>) -> Int {
    let call = storage._call("take(_:)", loans)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.take(loans)
    }
    return call.answer()
  }

  func close() -> Int {
    let call = storage._call("close()")
    if let target, call.isUnanswered(Int.self, Never.self) {
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
    @MainActor
    func take(_ loans: Mimus.Argument<Set<Loan>>) -> Mimus._SyncStub<Set<Loan>, Int> {
      .init(storage, "take(_:)", loans)
    }
    func close() -> Mimus._SyncStub<(), Int> { .init(storage, "close()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    func take(_ loans: Mimus.Argument<Set<Loan>>) { storage.check("take(_:)", loans) }
    func close() { storage.check("close()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    var take: [Set<Loan>] { storage._history("take(_:)") }
    var close: [Void] { storage._history("close()") }
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
    @MainActor
    var all: Mimus._StubbedGetter<Mimus._SyncStub<(), Set<Loan>>> { .init(.init(storage, "all")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    var all: Mimus._VerifiedGetter { .init(storage, "all") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    var all: Mimus._GetterCalls<Void> { .init(storage, "all") }
  }
}

nonisolated final class FakeReturnClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: ReturnClient?

  init(forwardingTo real: ReturnClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeReturnClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: ReturnClient {
    ReturnClient(
      take: { argument1 in self.take(argument1) },
      close: { self.close() }
    )
  }

  @MainActor
  func take(_ argument1: Set<Loan>) -> Int {
    let call = storage._call("take", argument1)
    if let target = self.target?.take, call.isUnanswered(Int.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  func close() -> Int {
    let call = storage._call("close")
    if let target = self.target?.close, call.isUnanswered(Int.self, Never.self) {
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
    @MainActor
    func take(_ argument1: Mimus.Argument<Set<Loan>>) -> Mimus._SyncStub<Set<Loan>, Int> {
      .init(storage, "take", argument1)
    }
    func close() -> Mimus._SyncStub<(), Int> { .init(storage, "close") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    func take(_ argument1: Mimus.Argument<Set<Loan>>) { storage.check("take", argument1) }
    func close() { storage.check("close") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    var take: [Set<Loan>] { storage._history("take") }
    var close: [Void] { storage._history("close") }
  }
}

actor FakeTimekeeper: Timekeeper, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTimekeeper.self)
  }

  func tick() -> Int {
    let call = storage._call("tick()")
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
    func tick() -> Mimus._SyncStub<(), Int> { .init(storage, "tick()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func tick() { storage.check("tick()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var tick: [Void] { storage._history("tick()") }
  }
}

@MainActor
final class FakeShelves: Shelves, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeShelves.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var clerk: Clerk? {
    get {
      let call = storage._call("clerk")
      if call.isLeft(toSuper: callsSuper, Clerk?.self, Never.self) {
        return super.clerk
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("clerk.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.clerk = newValue
      }
      call.keep(newValue, as: "clerk")
    }
  }

  override func count() -> Int {
    let call = storage._call("count()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.count()
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
    var clerk: Mimus._StubbedProperty<Mimus._SyncStub<(), Clerk?>, Clerk?> {
      .init(.init(storage, "clerk"), storage, "clerk.set(_:)")
    }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var clerk: Mimus._VerifiedProperty<Clerk?> { .init(storage, "clerk", "clerk.set(_:)") }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var clerk: Mimus._PropertyCalls<Void, Clerk?> { .init(storage, "clerk", "clerk.set(_:)") }
    var count: [Void] { storage._history("count()") }
  }
}

@MainActor
final class FakeBoxes: Boxes, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeBoxes.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var notes: [String: Any] {
    get {
      let call = storage._call("notes")
      if call.isLeft(toSuper: callsSuper, [String: Any].self, Never.self) {
        return super.notes
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("notes.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.notes = newValue
      }
      call.keep(newValue, as: "notes")
    }
  }

  override func count() -> Int {
    let call = storage._call("count()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.count()
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
    var notes: Mimus._StubbedProperty<Mimus._SyncStub<(), [String: Any]>, [String: Any]> {
      .init(.init(storage, "notes"), storage, "notes.set(_:)")
    }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var notes: Mimus._VerifiedProperty<[String: Any]> { .init(storage, "notes", "notes.set(_:)") }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var notes: Mimus._PropertyCalls<Void, [String: Any]> { .init(storage, "notes", "notes.set(_:)") }
    var count: [Void] { storage._history("count()") }
  }
}

nonisolated final class FakeReminder: Reminder, @unchecked Sendable, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeReminder.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  @concurrent
  override func pack(_ name: String) async -> Int {
    let call = storage._call("pack(_:)", name)
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.pack(name)
    }
    return await call.asyncAnswer()
  }

  override func seal() {
    let call = storage._call("seal()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.seal()
    }
    return call.answer()
  }

  override func send() -> Int {
    let call = storage._call("send()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.send()
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
    func pack(_ name: Mimus.Argument<String>) -> Mimus._AsyncStub<String, Int> { .init(storage, "pack(_:)", name) }
    func seal() -> Mimus._SyncStub<(), Void> { .init(storage, "seal()") }
    func send() -> Mimus._SyncStub<(), Int> { .init(storage, "send()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pack(_ name: Mimus.Argument<String>) { storage.check("pack(_:)", name) }
    func seal() { storage.check("seal()") }
    func send() { storage.check("send()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pack: [String] { storage._history("pack(_:)") }
    var seal: [Void] { storage._history("seal()") }
    var send: [Void] { storage._history("send()") }
  }
}

extension LoanError {
  nonisolated final class FakeHandler: Handler, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Handler)?

    init(forwardingTo real: (any Handler)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeHandler.self)
      target = real
    }

    func handle(_ error: LoanError) -> Int {
      let call = storage._call("handle(_:)", error)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.handle(error)
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
      func handle(_ error: Mimus.Argument<LoanError>) -> Mimus._SyncStub<LoanError, Int> {
        .init(storage, "handle(_:)", error)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func handle(_ error: Mimus.Argument<LoanError>) { storage.check("handle(_:)", error) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var handle: [LoanError] { storage._history("handle(_:)") }
    }
  }
}

@MainActor
final class FakeLobby: Lobby, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeLobby.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func open() -> Int {
    let call = storage._call("open()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.open()
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
    func open() -> Mimus._SyncStub<(), Int> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Void] { storage._history("open()") }
  }
}

@MainActor
final class FakeAtrium: Atrium, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeAtrium.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  override var names: [String]? {
    get {
      let call = storage._call("names")
      if call.isLeft(toSuper: callsSuper, [String]?.self, Never.self) {
        return super.names
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("names.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.names = newValue
      }
      call.keep(newValue, as: "names")
    }
  }

  override func open() -> Int {
    let call = storage._call("open()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.open()
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
    var names: Mimus._StubbedProperty<Mimus._SyncStub<(), [String]?>, [String]?> {
      .init(.init(storage, "names"), storage, "names.set(_:)")
    }
    func open() -> Mimus._SyncStub<(), Int> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var names: Mimus._VerifiedProperty<[String]?> { .init(storage, "names", "names.set(_:)") }
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var names: Mimus._PropertyCalls<Void, [String]?> { .init(storage, "names", "names.set(_:)") }
    var open: [Void] { storage._history("open()") }
  }
}

@MainActor
final class FakePanel: Panel, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakePanel.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var lights: Int {
    get {
      let call = storage._call("lights")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.lights
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("lights.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.lights = newValue
      }
      call.keep(newValue, as: "lights")
    }
  }

  override func count() -> Int {
    let call = storage._call("count()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.count()
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
    var lights: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "lights"), storage, "lights.set(_:)")
    }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var lights: Mimus._VerifiedProperty<Int> { .init(storage, "lights", "lights.set(_:)") }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lights: Mimus._PropertyCalls<Void, Int> { .init(storage, "lights", "lights.set(_:)") }
    var count: [Void] { storage._history("count()") }
  }
}

@MainActor
final class FakeCounter: Counter, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeCounter.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  override var loans: Int {
    get {
      let call = storage._call("loans")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.loans
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("loans.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.loans = newValue
      }
      call.keep(newValue, as: "loans")
    }
  }

  override func total() -> Int {
    let call = storage._call("total()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.total()
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
    var loans: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "loans"), storage, "loans.set(_:)")
    }
    func total() -> Mimus._SyncStub<(), Int> { .init(storage, "total()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var loans: Mimus._VerifiedProperty<Int> { .init(storage, "loans", "loans.set(_:)") }
    func total() { storage.check("total()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var loans: Mimus._PropertyCalls<Void, Int> { .init(storage, "loans", "loans.set(_:)") }
    var total: [Void] { storage._history("total()") }
  }
}

@MainActor
final class FakeBins<Item>: Bins<Item>, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeBins.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var item: Item? {
    get {
      let call = storage._call("item")
      if call.isLeft(toSuper: callsSuper, Item?.self, Never.self) {
        return super.item
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("item.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.item = newValue
      }
      call.keep(newValue, as: "item")
    }
  }

  override var tray: Tray? {
    get {
      let call = storage._call("tray")
      if call.isLeft(toSuper: callsSuper, Tray?.self, Never.self) {
        return super.tray
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("tray.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.tray = newValue
      }
      call.keep(newValue, as: "tray")
    }
  }

  override func count() -> Int {
    let call = storage._call("count()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.count()
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
    var item: Mimus._StubbedProperty<Mimus._SyncStub<(), Item?>, Item?> {
      .init(.init(storage, "item"), storage, "item.set(_:)")
    }
    var tray: Mimus._StubbedProperty<Mimus._SyncStub<(), Tray?>, Tray?> {
      .init(.init(storage, "tray"), storage, "tray.set(_:)")
    }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var item: Mimus._VerifiedProperty<Item?> { .init(storage, "item", "item.set(_:)") }
    var tray: Mimus._VerifiedProperty<Tray?> { .init(storage, "tray", "tray.set(_:)") }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var item: Mimus._PropertyCalls<Void, Item?> { .init(storage, "item", "item.set(_:)") }
    var tray: Mimus._PropertyCalls<Void, Tray?> { .init(storage, "tray", "tray.set(_:)") }
    var count: [Void] { storage._history("count()") }
  }
}

@MainActor
final class FakeLabelMaker: NSObject, nonisolated LabelMaker, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any LabelMaker)?

  init(forwardingTo real: (any LabelMaker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLabelMaker.self)
    target = real
    super.init()
  }

  override nonisolated var description: String {
    get {
      let call = storage._call("description")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.description
      }
      return call.answer()
    }
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    let call = storage._call("isEqual(_:)", object)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.isEqual(object)
    }
    return call.answer()
  }

  func printLabel() -> Int {
    let call = storage._call("printLabel()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.printLabel()
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
    var description: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "description")) }
    func isEqual(_ object: Mimus.Argument<Any?>) -> Mimus._SyncStub<Any?, Bool> {
      .init(storage, "isEqual(_:)", object)
    }
    func printLabel() -> Mimus._SyncStub<(), Int> { .init(storage, "printLabel()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var description: Mimus._VerifiedGetter { .init(storage, "description") }
    func isEqual(_ object: Mimus.Argument<Any?>) { storage.check("isEqual(_:)", object) }
    func printLabel() { storage.check("printLabel()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var description: Mimus._GetterCalls<Void> { .init(storage, "description") }
    var isEqual: [Any?] { storage._history("isEqual(_:)") }
    var printLabel: [Void] { storage._history("printLabel()") }
  }
}

@MainActor
final class FakeCrew: Crew, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeCrew.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  override var size: Int {
    get {
      let call = storage._call("size")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.size
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("size.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.size = newValue
      }
      call.keep(newValue, as: "size")
    }
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
    var size: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "size"), storage, "size.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var size: Mimus._VerifiedProperty<Int> { .init(storage, "size", "size.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var size: Mimus._PropertyCalls<Void, Int> { .init(storage, "size", "size.set(_:)") }
  }
}

@MainActor
final class FakeIdleModel: IdleModel, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeIdleModel.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  override var phase: Phase {
    get {
      let call = storage._call("phase")
      if call.isLeft(toSuper: callsSuper, Phase.self, Never.self) {
        return super.phase
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("phase.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.phase = newValue
      }
      call.keep(newValue, as: "phase")
    }
  }

  override var last: Phase? {
    get {
      let call = storage._call("last")
      if call.isLeft(toSuper: callsSuper, Phase?.self, Never.self) {
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

  override var grades: [Sieve.Grade] {
    get {
      let call = storage._call("grades")
      if call.isLeft(toSuper: callsSuper, [Sieve.Grade].self, Never.self) {
        return super.grades
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("grades.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.grades = newValue
      }
      call.keep(newValue, as: "grades")
    }
  }

  override var history: [String: Phase] {
    get {
      let call = storage._call("history")
      if call.isLeft(toSuper: callsSuper, [String: Phase].self, Never.self) {
        return super.history
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("history.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.history = newValue
      }
      call.keep(newValue, as: "history")
    }
  }

  override var ids: [UUID] {
    get {
      let call = storage._call("ids")
      if call.isLeft(toSuper: callsSuper, [UUID].self, Never.self) {
        return super.ids
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("ids.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.ids = newValue
      }
      call.keep(newValue, as: "ids")
    }
  }

  override func run() -> Phase {
    let call = storage._call("run()")
    if call.isLeft(toSuper: callsSuper, Phase.self, Never.self) {
      return super.run()
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
    var phase: Mimus._StubbedProperty<Mimus._SyncStub<(), Phase>, Phase> {
      .init(.init(storage, "phase"), storage, "phase.set(_:)")
    }
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), Phase?>, Phase?> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
    var grades: Mimus._StubbedProperty<Mimus._SyncStub<(), [Sieve.Grade]>, [Sieve.Grade]> {
      .init(.init(storage, "grades"), storage, "grades.set(_:)")
    }
    var history: Mimus._StubbedProperty<Mimus._SyncStub<(), [String: Phase]>, [String: Phase]> {
      .init(.init(storage, "history"), storage, "history.set(_:)")
    }
    var ids: Mimus._StubbedProperty<Mimus._SyncStub<(), [UUID]>, [UUID]> {
      .init(.init(storage, "ids"), storage, "ids.set(_:)")
    }
    func run() -> Mimus._SyncStub<(), Phase> { .init(storage, "run()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var phase: Mimus._VerifiedProperty<Phase> { .init(storage, "phase", "phase.set(_:)") }
    var last: Mimus._VerifiedProperty<Phase?> { .init(storage, "last", "last.set(_:)") }
    var grades: Mimus._VerifiedProperty<[Sieve.Grade]> { .init(storage, "grades", "grades.set(_:)") }
    var history: Mimus._VerifiedProperty<[String: Phase]> { .init(storage, "history", "history.set(_:)") }
    var ids: Mimus._VerifiedProperty<[UUID]> { .init(storage, "ids", "ids.set(_:)") }
    func run() { storage.check("run()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var phase: Mimus._PropertyCalls<Void, Phase> { .init(storage, "phase", "phase.set(_:)") }
    var last: Mimus._PropertyCalls<Void, Phase?> { .init(storage, "last", "last.set(_:)") }
    var grades: Mimus._PropertyCalls<Void, [Sieve.Grade]> { .init(storage, "grades", "grades.set(_:)") }
    var history: Mimus._PropertyCalls<Void, [String: Phase]> { .init(storage, "history", "history.set(_:)") }
    var ids: Mimus._PropertyCalls<Void, [UUID]> { .init(storage, "ids", "ids.set(_:)") }
    var run: [Void] { storage._history("run()") }
  }
}

@MainActor
final class FakeSeenModel: SeenModel, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeSeenModel.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  override var seen: Set<Phase> {
    get {
      let call = storage._call("seen")
      if call.isLeft(toSuper: callsSuper, Set<Phase>.self, Never.self) {
        return super.seen
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("seen.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.seen = newValue
      }
      call.keep(newValue, as: "seen")
    }
  }

  override func see(_ phase: Phase) {
    let call = storage._call("see(_:)", phase)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.see(phase)
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
    var seen: Mimus._StubbedProperty<Mimus._SyncStub<(), Set<Phase>>, Set<Phase>> {
      .init(.init(storage, "seen"), storage, "seen.set(_:)")
    }
    func see(_ phase: Mimus.Argument<Phase>) -> Mimus._SyncStub<Phase, Void> { .init(storage, "see(_:)", phase) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var seen: Mimus._VerifiedProperty<Set<Phase>> { .init(storage, "seen", "seen.set(_:)") }
    func see(_ phase: Mimus.Argument<Phase>) { storage.check("see(_:)", phase) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var seen: Mimus._PropertyCalls<Void, Set<Phase>> { .init(storage, "seen", "seen.set(_:)") }
    var see: [Phase] { storage._history("see(_:)") }
  }
}

@MainActor
final class FakeGradedModel: GradedModel, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeGradedModel.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var grades: Set<Stage> {
    get {
      let call = storage._call("grades")
      if call.isLeft(toSuper: callsSuper, Set<Stage>.self, Never.self) {
        return super.grades
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("grades.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.grades = newValue
      }
      call.keep(newValue, as: "grades")
    }
  }

  override func run() {
    let call = storage._call("run()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.run()
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
    @MainActor
    var grades: Mimus._StubbedProperty<Mimus._SyncStub<(), Set<Stage>>, Set<Stage>> {
      .init(.init(storage, "grades"), storage, "grades.set(_:)")
    }
    func run() -> Mimus._SyncStub<(), Void> { .init(storage, "run()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    @MainActor
    var grades: Mimus._VerifiedProperty<Set<Stage>> { .init(storage, "grades", "grades.set(_:)") }
    func run() { storage.check("run()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    @MainActor
    var grades: Mimus._PropertyCalls<Void, Set<Stage>> { .init(storage, "grades", "grades.set(_:)") }
    var run: [Void] { storage._history("run()") }
  }
}

@MainActor
final class FakeFirstModel: FirstModel, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeFirstModel.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func run() {
    let call = storage._call("run()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.run()
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
    func run() -> Mimus._SyncStub<(), Void> { .init(storage, "run()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run() { storage.check("run()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [Void] { storage._history("run()") }
  }
}

extension Attic {
  nonisolated final class FakeGhost: Ghost, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Ghost)?

    init(forwardingTo real: (any Ghost)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeGhost.self)
      target = real
    }

    func haunt(_ room: String) -> Int {
      let call = storage._call("haunt(_:)", room)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.haunt(room)
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
      func haunt(_ room: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "haunt(_:)", room) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func haunt(_ room: Mimus.Argument<String>) { storage.check("haunt(_:)", room) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var haunt: [String] { storage._history("haunt(_:)") }
    }
  }
}

extension Attic.Trunk {
  nonisolated final class FakeMoth: Moth, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Moth)?

    init(forwardingTo real: (any Moth)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeMoth.self)
      target = real
    }

    func eat() throws -> Bool {
      let call = storage._call("eat()")
      if let target, call.isUnanswered(Bool.self) {
        return try target.eat()
      }
      return try call.throwingAnswer()
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
      func eat() -> Mimus._SyncThrowingStub<(), any Swift.Error, Bool> { .init(storage, "eat()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func eat() { storage.check("eat()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var eat: [Void] { storage._history("eat()") }
    }
  }
}

extension Attic.Window {
  @MainActor
  final class FakeGlass: Glass, Mimus.Mock {
    nonisolated let storage: Mimus.Storage
    private let target: Mimus._Target<any Glass>?

    init(forwardingTo real: (any Glass)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeGlass.self)
      target = real.map { Mimus._Target($0) }
    }

    var isClean: Bool {
      get {
        let call = storage._call("isClean")
        if let target, call.isUnanswered(Bool.self, Never.self) {
          return target.value.isClean
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("isClean.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.isClean = newValue
        }
        call.keep(newValue, as: "isClean")
      }
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
      var isClean: Mimus._StubbedProperty<Mimus._SyncStub<(), Bool>, Bool> {
        .init(.init(storage, "isClean"), storage, "isClean.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var isClean: Mimus._VerifiedProperty<Bool> { .init(storage, "isClean", "isClean.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var isClean: Mimus._PropertyCalls<Void, Bool> { .init(storage, "isClean", "isClean.set(_:)") }
    }
  }
}

extension Furnace {
  nonisolated final class FakeGauge: Gauge, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Gauge)?

    init(forwardingTo real: (any Gauge)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeGauge.self)
      target = real
    }

    var pressure: Int {
      get {
        let call = storage._call("pressure")
        if let target, call.isUnanswered(Int.self, Never.self) {
          return target.pressure
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
      var pressure: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "pressure")) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var pressure: Mimus._VerifiedGetter { .init(storage, "pressure") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var pressure: Mimus._GetterCalls<Void> { .init(storage, "pressure") }
    }
  }
}

extension Furnace.Door {
  nonisolated final class FakeHinge: Hinge, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Hinge)?

    init(forwardingTo real: (any Hinge)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeHinge.self)
      target = real
    }

    func creak() {
      let call = storage._call("creak()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.creak()
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
      func creak() -> Mimus._SyncStub<(), Void> { .init(storage, "creak()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func creak() { storage.check("creak()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var creak: [Void] { storage._history("creak()") }
    }
  }
}

extension Furnace {
  nonisolated final class FakeChimney: Chimney, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Chimney)?

    init(forwardingTo real: (any Chimney)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeChimney.self)
      target = real
    }

    func smoke() async -> Int {
      let call = storage._call("smoke()")
      if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
        return await target.smoke()
      }
      return await call.asyncAnswer()
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
      func smoke() -> Mimus._AsyncStub<(), Int> { .init(storage, "smoke()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func smoke() { storage.check("smoke()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var smoke: [Void] { storage._history("smoke()") }
    }
  }
}

extension Cellar {
  nonisolated final class FakeRack: Rack, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Rack)?

    init(forwardingTo real: (any Rack)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeRack.self)
      target = real
    }

    func hold(_ bottle: String) {
      let call = storage._call("hold(_:)", bottle)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.hold(bottle)
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
      func hold(_ bottle: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> {
        .init(storage, "hold(_:)", bottle)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func hold(_ bottle: Mimus.Argument<String>) { storage.check("hold(_:)", bottle) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var hold: [String] { storage._history("hold(_:)") }
    }
  }
}

final class FakeDamp: Damp, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDamp.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

extension Wall {
  nonisolated final class FakeCrack: Crack, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Crack)?

    init(forwardingTo real: (any Crack)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeCrack.self)
      target = real
    }

    func widen() {
      let call = storage._call("widen()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.widen()
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
      func widen() -> Mimus._SyncStub<(), Void> { .init(storage, "widen()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func widen() { storage.check("widen()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var widen: [Void] { storage._history("widen()") }
    }
  }
}

nonisolated final class FakeBeam: Beam, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBeam.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  override func bear() {
    let call = storage._call("bear()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.bear()
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
    func bear() -> Mimus._SyncStub<(), Void> { .init(storage, "bear()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bear() { storage.check("bear()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bear: [Void] { storage._history("bear()") }
  }
}

nonisolated final class FakeRafter: Rafter, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeRafter.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  #if hasFeature(IsolatedDefaultValues)
    nonisolated override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  #if !hasFeature(IsolatedDefaultValues)
    override init() {
      super.init()
      self.storage._record("init()")
    }
  #endif

  override nonisolated func bear() {
    let call = storage._call("bear()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.bear()
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
    func bear() -> Mimus._SyncStub<(), Void> { .init(storage, "bear()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bear() { storage.check("bear()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bear: [Void] { storage._history("bear()") }
  }
}

extension Rafter {
  nonisolated final class FakeNail: Nail, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Nail)?

    init(forwardingTo real: (any Nail)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeNail.self)
      target = real
    }

    func rust() {
      let call = storage._call("rust()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.rust()
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
      func rust() -> Mimus._SyncStub<(), Void> { .init(storage, "rust()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func rust() { storage.check("rust()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var rust: [Void] { storage._history("rust()") }
    }
  }
}

extension Attic {
  @MainActor
  final class FakeLamp: Lamp, Mimus.Mock {
    nonisolated let storage: Mimus.Storage
    private let target: (any Lamp)?

    init(forwardingTo real: (any Lamp)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeLamp.self)
      target = real
    }

    func glow() {
      let call = storage._call("glow()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.glow()
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
      func glow() -> Mimus._SyncStub<(), Void> { .init(storage, "glow()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func glow() { storage.check("glow()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var glow: [Void] { storage._history("glow()") }
    }
  }
}

extension Attic {
  nonisolated final class FakeBulb: Bulb, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Bulb)?

    init(forwardingTo real: (any Bulb)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeBulb.self)
      target = real
    }

    func glow() {
      let call = storage._call("glow()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.glow()
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
      func glow() -> Mimus._SyncStub<(), Void> { .init(storage, "glow()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func glow() { storage.check("glow()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var glow: [Void] { storage._history("glow()") }
    }
  }
}

extension Yard {
  @MainActor
  final class FakeTree: Tree, Mimus.Mock {
    nonisolated let storage: Mimus.Storage
    private let target: (any Tree)?

    init(forwardingTo real: (any Tree)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeTree.self)
      target = real
    }

    func grow() {
      let call = storage._call("grow()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.grow()
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
      func grow() -> Mimus._SyncStub<(), Void> { .init(storage, "grow()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func grow() { storage.check("grow()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var grow: [Void] { storage._history("grow()") }
    }
  }
}

extension Yard {
  @MainActor
  final class FakeBush: Bush, Mimus.Mock {
    nonisolated let storage: Mimus.Storage
    private let target: (any Bush)?

    init(forwardingTo real: (any Bush)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeBush.self)
      target = real
    }

    func grow() {
      let call = storage._call("grow()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.grow()
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
      func grow() -> Mimus._SyncStub<(), Void> { .init(storage, "grow()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func grow() { storage.check("grow()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var grow: [Void] { storage._history("grow()") }
    }
  }
}

extension Part {
  nonisolated final class FakeLabel: Label, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Label)?

    init(forwardingTo real: (any Label)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeLabel.self)
      target = real
    }

    func text() -> String {
      let call = storage._call("text()")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.text()
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
      func text() -> Mimus._SyncStub<(), String> { .init(storage, "text()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func text() { storage.check("text()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var text: [Void] { storage._history("text()") }
    }
  }
}

@MainActor
final class FakeBranch: Branch, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeBranch.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  nonisolated override init(code: Int) {
    super.init(code: code)
    self.storage._record("init(code:)", code)
  }

  override func open() {
    let call = storage._call("open()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.open()
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
    func open() -> Mimus._SyncStub<(), Void> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Void] { storage._history("open()") }
  }
}

@MainActor
final class FakeOutpost: Outpost, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeOutpost.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  required init(floor: Int) {
    super.init(floor: floor)
    self.storage._record("init(floor:)", floor)
  }

  nonisolated override init(code: Int) {
    super.init(code: code)
    self.storage._record("init(code:)", code)
  }

  override func open() {
    let call = storage._call("open()")
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.open()
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
    func open() -> Mimus._SyncStub<(), Void> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Void] { storage._history("open()") }
  }
}

@MainActor
final class FakePermits: nonisolated Permits, Mimus.Mock, Mimus.StaticMock {
  typealias RawValue = Int

  nonisolated let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any Permits)?
  nonisolated static let staticStorage = Mimus.Storage()._of(FakePermits.self)

  init(forwardingTo real: (any Permits)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePermits.self)
    target = real
  }

  nonisolated init(rawValue: RawValue) {
    self.storage = Mimus.Storage()._of(FakePermits.self)
    self.target = nil
    self.storage._record("init(rawValue:)", rawValue)
  }

  nonisolated var rawValue: RawValue {
    get {
      let call = storage._call("rawValue")
      if let target, call.isUnanswered(RawValue.self, Never.self) {
        return target.rawValue
      }
      return call.answer()
    }
  }

  static var all: FakePermits {
    get {
      let call = staticStorage._inSession._call("all")
      return call.answer()
    }
  }

  nonisolated static func == (one: FakePermits, other: FakePermits) -> Bool {
    one === other
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
    var rawValue: Mimus._StubbedGetter<Mimus._SyncStub<(), RawValue>> { .init(.init(storage, "rawValue")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var rawValue: Mimus._VerifiedGetter { .init(storage, "rawValue") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rawValue: Mimus._GetterCalls<Void> { .init(storage, "rawValue") }
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    var all: Mimus._StubbedGetter<Mimus._SyncStub<(), FakePermits>> { .init(.init(storage, "all")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var all: Mimus._VerifiedGetter { .init(storage, "all") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var all: Mimus._GetterCalls<Void> { .init(storage, "all") }
  }
}
