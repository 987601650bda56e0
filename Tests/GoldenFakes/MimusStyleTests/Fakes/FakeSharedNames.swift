// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeTitleArranger: TitleArranger, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TitleArranger)?

  init(forwardingTo real: (any TitleArranger)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTitleArranger.self)
    target = real
  }

  func arrange(_ titles: inout [String]) {
    let call = storage._call("arrange(_:) -> Void", titles)
    if let body = call.body(Stubs.ArrangeStringArrayReturningVoidStub.Body.self, Void.self) {
      return body.run(&titles)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.arrange(&titles)
    }
    return call.answer()
  }

  func arrange(_ titles: [String]) -> [String] {
    let call = storage._call("arrange(_:) -> [String]", titles)
    if let target, call.isUnanswered([String].self, Never.self) {
      return target.arrange(titles)
    }
    return call.answer()
  }

  func label(_ places: Int...) -> String {
    let call = storage._call("label(_:) -> String", places)
    return call.answer()
  }

  func label(_ places: [Int]) throws -> [UInt8] {
    let call = storage._call("label(_:) -> [UInt8]", places)
    if let target, call.isUnanswered([UInt8].self) {
      return try target.label(places)
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
    func arrange(
      _ titles: Mimus.Argument<[String]>, returning: Void.Type = Void.self
    ) -> ArrangeStringArrayReturningVoidStub {
      .init(_stub: ._of(storage, "arrange(_:) -> Void", titles))
    }

    struct ArrangeStringArrayReturningVoidStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout [String]) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout [String]) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func arrange(
      _ titles: Mimus.Argument<[String]>, returning: [String].Type = [String].self
    ) -> Mimus._SyncStub<[String], [String]> {
      .init(storage, "arrange(_:) -> [String]", titles)
    }
    func label(
      _ places: Mimus.Argument<[Int]>, returning: String.Type = String.self
    ) -> Mimus._SyncStub<[Int], String> {
      .init(storage, "label(_:) -> String", places)
    }
    func label(
      _ places: Mimus.Argument<[Int]>, returning: [UInt8].Type = [UInt8].self
    ) -> Mimus._SyncThrowingStub<[Int], any Swift.Error, [UInt8]> {
      .init(storage, "label(_:) -> [UInt8]", places)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func arrange(_ titles: Mimus.Argument<[String]>, returning: Void.Type) {
      storage.check("arrange(_:) -> Void", titles)
    }
    func arrange(_ titles: Mimus.Argument<[String]>, returning: [String].Type) {
      storage.check("arrange(_:) -> [String]", titles)
    }
    func label(_ places: Mimus.Argument<[Int]>, returning: String.Type) { storage.check("label(_:) -> String", places) }
    func label(_ places: Mimus.Argument<[Int]>, returning: [UInt8].Type) {
      storage.check("label(_:) -> [UInt8]", places)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func arrange(returning: Void.Type) -> [[String]] { storage._history("arrange(_:) -> Void") }
    func arrange(returning: [String].Type) -> [[String]] { storage._history("arrange(_:) -> [String]") }
    func labelInt(returning: String.Type) -> [[Int]] { storage._history("label(_:) -> String") }
    func labelIntArray(returning: [UInt8].Type) -> [[Int]] { storage._history("label(_:) -> [UInt8]") }
  }
}

final class FakeKeyedDaybook: KeyedDaybook, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any KeyedDaybook)?

  init(forwardingTo real: (any KeyedDaybook)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeyedDaybook.self)
    target = real
  }

  func entry(_ key: String) -> Int? {
    let call = storage._call("entry(_:) -> Int?", key)
    if let target, call.isUnanswered(Int?.self, Never.self) {
      return target.entry(key)
    }
    return call.answer()
  }

  func entry(_ key: String) -> String? {
    let call = storage._call("entry(_:) -> String?", key)
    if let target, call.isUnanswered(String?.self, Never.self) {
      return target.entry(key)
    }
    return call.answer()
  }

  func entry<Entry: Decodable>(_ key: String) -> Entry? {
    let call = storage._call("entry(_:) where Entry: Decodable", key)
    if let target, call.isUnanswered(Entry?.self, Never.self) {
      return target.entry(key)
    }
    return call.answer()
  }

  func last() -> Int {
    let call = storage._call("last() -> Int")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.last()
    }
    return call.answer()
  }

  func last<Entry>() -> Entry {
    let call = storage._call("last() taking Entry")
    if let target, call.isUnanswered(Entry.self, Never.self) {
      return target.last()
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
    func entry(_ key: Mimus.Argument<String>, returning: Int?.Type = Int?.self) -> Mimus._SyncStub<String, Int?> {
      .init(storage, "entry(_:) -> Int?", key)
    }
    func entry(
      _ key: Mimus.Argument<String>, returning: String?.Type = String?.self
    ) -> Mimus._SyncStub<String, String?> {
      .init(storage, "entry(_:) -> String?", key)
    }
    func entry<Entry: Decodable>(
      _ key: Mimus.Argument<String>, taking: Entry.Type = Entry.self
    ) -> Mimus._SyncStub<String, Entry?> {
      .init(storage, "entry(_:) where Entry: Decodable", key)
    }
    func last() -> Mimus._SyncStub<(), Int> { .init(storage, "last() -> Int") }
    func last<Entry>(taking: Entry.Type = Entry.self) -> Mimus._SyncStub<(), Entry> {
      .init(storage, "last() taking Entry")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func entry(_ key: Mimus.Argument<String>, returning: Int?.Type) { storage.check("entry(_:) -> Int?", key) }
    func entry(_ key: Mimus.Argument<String>, returning: String?.Type) { storage.check("entry(_:) -> String?", key) }
    func entry<Entry: Decodable>(_ key: Mimus.Argument<String>, taking: Entry.Type) {
      storage.check("entry(_:) where Entry: Decodable", key)
    }
    func last() { storage.check("last() -> Int") }
    func last<Entry>(taking: Entry.Type) { storage.check("last() taking Entry") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func entryString(returning: Int?.Type) -> [String] { storage._history("entry(_:) -> Int?") }
    func entryString(returning: String?.Type) -> [String] { storage._history("entry(_:) -> String?") }
    var entryStringDecodable: [String] { storage._history("entry(_:) where Entry: Decodable") }
    var lastReturningInt: [Void] { storage._history("last() -> Int") }
    var lastReturningEntry: [Void] { storage._history("last() taking Entry") }
  }
}

final class FakeCardIndexer: CardIndexer, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any CardIndexer)?

  init(forwardingTo real: (any CardIndexer)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCardIndexer.self)
    target = real
  }

  func number(_ key: AnyHashable) -> Int {
    let call = storage._call("number(_:) taking AnyHashable", key)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.number(key)
    }
    return call.answer()
  }

  func number(_ title: String) -> Int {
    let call = storage._call("number(_:) taking String", title)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.number(title)
    }
    return call.answer()
  }

  func note(_ text: NSString) -> Int {
    let call = storage._call("note(_:) taking NSString", text)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.note(text)
    }
    return call.answer()
  }

  func note(_ text: String) -> Int {
    let call = storage._call("note(_:) taking String", text)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.note(text)
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
    func number(_ key: Mimus.Argument<AnyHashable>) -> Mimus._SyncStub<AnyHashable, Int> {
      .init(storage, "number(_:) taking AnyHashable", key)
    }
    func number(_ title: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> {
      .init(storage, "number(_:) taking String", title)
    }
    func note(_ text: Mimus.Argument<NSString>) -> Mimus._SyncStub<NSString, Int> {
      .init(storage, "note(_:) taking NSString", text)
    }
    func note(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> {
      .init(storage, "note(_:) taking String", text)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func number(_ key: Mimus.Argument<AnyHashable>) { storage.check("number(_:) taking AnyHashable", key) }
    func number(_ title: Mimus.Argument<String>) { storage.check("number(_:) taking String", title) }
    func note(_ text: Mimus.Argument<NSString>) { storage.check("note(_:) taking NSString", text) }
    func note(_ text: Mimus.Argument<String>) { storage.check("note(_:) taking String", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var numberAnyHashable: [AnyHashable] { storage._history("number(_:) taking AnyHashable") }
    var numberString: [String] { storage._history("number(_:) taking String") }
    var noteNSString: [NSString] { storage._history("note(_:) taking NSString") }
    var noteString: [String] { storage._history("note(_:) taking String") }
  }
}

final class FakePlainLeaf: PlainLeaf, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePlainLeaf.self)
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

final class FakeRuledLeaf: RuledLeaf, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeRuledLeaf.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(width: Int) {
    super.init(width: width)
    self.storage._record("init(width:)", width)
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

final class FakePricedLeaf: PricedLeaf, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePricedLeaf.self)
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

final class FakeTaxedLeaf: TaxedLeaf, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTaxedLeaf.self)
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

final class FakeLeafRack: LeafRack, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any LeafRack)?

  init(forwardingTo real: (any LeafRack)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLeafRack.self)
    target = real
  }

  func leaf(at place: Int) -> PlainLeaf {
    let call = storage._call("leaf(at:) -> PlainLeaf", place)
    return call.answer()
  }

  func leaf(at place: Int) -> RuledLeaf {
    let call = storage._call("leaf(at:) -> RuledLeaf", place)
    if let target, call.isUnanswered(RuledLeaf.self, Never.self) {
      return target.leaf(at: place)
    }
    return call.answer()
  }

  func price(of leaf: Int) async throws -> any PricedLeaf {
    let call = storage._call("price(of:) -> any PricedLeaf", leaf)
    return try await call.asyncThrowingAnswer(default: FakePricedLeaf() as any PricedLeaf)
  }

  func price(of leaf: Int) async throws -> any TaxedLeaf {
    let call = storage._call("price(of:) -> any TaxedLeaf", leaf)
    if let target, await call.isAsyncUnanswered((any TaxedLeaf).self) {
      return try await target.price(of: leaf)
    }
    return try await call.asyncThrowingAnswer(default: FakeTaxedLeaf() as any TaxedLeaf)
  }

  func span() -> (from: Int, to: Int) {
    let call = storage._call("span() -> (from: Int, to: Int)")
    return call.answer()
  }

  func span() -> (Int, Int) {
    let call = storage._call("span() -> (Int, Int)")
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
    func leaf(
      at place: Mimus.Argument<Int>, returning: PlainLeaf.Type = PlainLeaf.self
    ) -> Mimus._SyncStub<Int, PlainLeaf> {
      .init(storage, "leaf(at:) -> PlainLeaf", place)
    }
    func leaf(
      at place: Mimus.Argument<Int>, returning: RuledLeaf.Type = RuledLeaf.self
    ) -> Mimus._SyncStub<Int, RuledLeaf> {
      .init(storage, "leaf(at:) -> RuledLeaf", place)
    }
    func price(
      of leaf: Mimus.Argument<Int>, returning: (any PricedLeaf).Type = (any PricedLeaf).self
    ) -> Mimus._AsyncThrowingStub<Int, any Swift.Error, any PricedLeaf> {
      .init(storage, "price(of:) -> any PricedLeaf", leaf)
    }
    func price(
      of leaf: Mimus.Argument<Int>, returning: (any TaxedLeaf).Type = (any TaxedLeaf).self
    ) -> Mimus._AsyncThrowingStub<Int, any Swift.Error, any TaxedLeaf> {
      .init(storage, "price(of:) -> any TaxedLeaf", leaf)
    }
    func span(
      returning: (from: Int, to: Int).Type = (from: Int, to: Int).self
    ) -> Mimus._SyncStub<(), (from: Int, to: Int)> {
      .init(storage, "span() -> (from: Int, to: Int)")
    }
    func span(returning: (Int, Int).Type = (Int, Int).self) -> Mimus._SyncStub<(), (Int, Int)> {
      .init(storage, "span() -> (Int, Int)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func leaf(at place: Mimus.Argument<Int>, returning: PlainLeaf.Type) {
      storage.check("leaf(at:) -> PlainLeaf", place)
    }
    func leaf(at place: Mimus.Argument<Int>, returning: RuledLeaf.Type) {
      storage.check("leaf(at:) -> RuledLeaf", place)
    }
    func price(of leaf: Mimus.Argument<Int>, returning: (any PricedLeaf).Type) {
      storage.check("price(of:) -> any PricedLeaf", leaf)
    }
    func price(of leaf: Mimus.Argument<Int>, returning: (any TaxedLeaf).Type) {
      storage.check("price(of:) -> any TaxedLeaf", leaf)
    }
    func span(returning: (from: Int, to: Int).Type) { storage.check("span() -> (from: Int, to: Int)") }
    func span(returning: (Int, Int).Type) { storage.check("span() -> (Int, Int)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func leafAt(returning: PlainLeaf.Type) -> [Int] { storage._history("leaf(at:) -> PlainLeaf") }
    func leafAt(returning: RuledLeaf.Type) -> [Int] { storage._history("leaf(at:) -> RuledLeaf") }
    func priceOf(returning: (any PricedLeaf).Type) -> [Int] { storage._history("price(of:) -> any PricedLeaf") }
    func priceOf(returning: (any TaxedLeaf).Type) -> [Int] { storage._history("price(of:) -> any TaxedLeaf") }
    func span(returning: (from: Int, to: Int).Type) -> [Void] { storage._history("span() -> (from: Int, to: Int)") }
    func span(returning: (Int, Int).Type) -> [Void] { storage._history("span() -> (Int, Int)") }
  }
}
