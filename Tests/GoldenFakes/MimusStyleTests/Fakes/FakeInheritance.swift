// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeBase: Base, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Base)?

  init(forwardingTo real: (any Base)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBase.self)
    target = real
  }

  func base(_ id: Int) throws -> Int {
    let call = storage._call("base(_:)", id)
    if let target, call.isUnanswered(Int.self) {
      return try target.base(id)
    }
    return try call.throwingAnswer()
  }

  var shared: Int {
    get {
      let call = storage._call("shared")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.shared
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
    func base(_ id: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "base(_:)", id)
    }
    var shared: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "shared")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func base(_ id: Mimus.Argument<Int>) { storage.check("base(_:)", id) }
    var shared: Mimus._VerifiedGetter { .init(storage, "shared") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var base: [Int] { storage._history("base(_:)") }
    var shared: Mimus._GetterCalls<Void> { .init(storage, "shared") }
  }
}

final class FakeRefined: Refined, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Refined>?

  init(forwardingTo real: (any Refined)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRefined.self)
    target = real.map { Mimus._Target($0) }
  }

  func base(_ id: Int) -> Int {
    let call = storage._call("base(_:)", id)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.base(id)
    }
    return call.answer()
  }

  var shared: Int {
    get {
      let call = storage._call("shared")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.shared
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("shared.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.shared = newValue
      }
      call.keep(newValue, as: "shared")
    }
  }

  func refined() {
    let call = storage._call("refined()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.refined()
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
    func base(_ id: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "base(_:)", id) }
    var shared: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "shared"), storage, "shared.set(_:)")
    }
    func refined() -> Mimus._SyncStub<(), Void> { .init(storage, "refined()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func base(_ id: Mimus.Argument<Int>) { storage.check("base(_:)", id) }
    var shared: Mimus._VerifiedProperty<Int> { .init(storage, "shared", "shared.set(_:)") }
    func refined() { storage.check("refined()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var base: [Int] { storage._history("base(_:)") }
    var shared: Mimus._PropertyCalls<Void, Int> { .init(storage, "shared", "shared.set(_:)") }
    var refined: [Void] { storage._history("refined()") }
  }
}

final class FakeOtherParent: OtherParent, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any OtherParent)?

  init(forwardingTo real: (any OtherParent)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOtherParent.self)
    target = real
  }

  func other() {
    let call = storage._call("other()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.other()
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
    func other() -> Mimus._SyncStub<(), Void> { .init(storage, "other()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func other() { storage.check("other()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var other: [Void] { storage._history("other()") }
  }
}

final class FakeDiamond: Diamond, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Diamond>?

  init(forwardingTo real: (any Diamond)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDiamond.self)
    target = real.map { Mimus._Target($0) }
  }

  func base(_ id: Int) -> Int {
    let call = storage._call("base(_:)", id)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.base(id)
    }
    return call.answer()
  }

  var shared: Int {
    get {
      let call = storage._call("shared")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.shared
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("shared.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.shared = newValue
      }
      call.keep(newValue, as: "shared")
    }
  }

  func refined() {
    let call = storage._call("refined()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.refined()
    }
    return call.answer()
  }

  func other() {
    let call = storage._call("other()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.other()
    }
    return call.answer()
  }

  func diamond() {
    let call = storage._call("diamond()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.diamond()
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
    func base(_ id: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "base(_:)", id) }
    var shared: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "shared"), storage, "shared.set(_:)")
    }
    func refined() -> Mimus._SyncStub<(), Void> { .init(storage, "refined()") }
    func other() -> Mimus._SyncStub<(), Void> { .init(storage, "other()") }
    func diamond() -> Mimus._SyncStub<(), Void> { .init(storage, "diamond()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func base(_ id: Mimus.Argument<Int>) { storage.check("base(_:)", id) }
    var shared: Mimus._VerifiedProperty<Int> { .init(storage, "shared", "shared.set(_:)") }
    func refined() { storage.check("refined()") }
    func other() { storage.check("other()") }
    func diamond() { storage.check("diamond()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var base: [Int] { storage._history("base(_:)") }
    var shared: Mimus._PropertyCalls<Void, Int> { .init(storage, "shared", "shared.set(_:)") }
    var refined: [Void] { storage._history("refined()") }
    var other: [Void] { storage._history("other()") }
    var diamond: [Void] { storage._history("diamond()") }
  }
}

final class FakeWithEquatable: WithEquatable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithEquatable)?

  init(forwardingTo real: (any WithEquatable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithEquatable.self)
    target = real
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f()
    }
    return call.answer()
  }

  static func == (one: FakeWithEquatable, other: FakeWithEquatable) -> Bool {
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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

final class FakeWithHashable: WithHashable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithHashable)?

  init(forwardingTo real: (any WithHashable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithHashable.self)
    target = real
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f()
    }
    return call.answer()
  }

  static func == (one: FakeWithHashable, other: FakeWithHashable) -> Bool {
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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

final class FakeWithDescription: WithDescription, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithDescription)?

  init(forwardingTo real: (any WithDescription)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithDescription.self)
    target = real
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f()
    }
    return call.answer()
  }

  var description: String { "FakeWithDescription" }

  var debugDescription: String { "FakeWithDescription" }

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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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

final class FakeWithError: WithError, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithError)?

  init(forwardingTo real: (any WithError)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithError.self)
    target = real
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
    var code: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "code")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var code: Mimus._VerifiedGetter { .init(storage, "code") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var code: Mimus._GetterCalls<Void> { .init(storage, "code") }
  }
}

final class FakeWithIdentifiable: WithIdentifiable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithIdentifiable)?

  init(forwardingTo real: (any WithIdentifiable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithIdentifiable.self)
    target = real
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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

final class FakeWithIdentity: WithIdentity, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithIdentity)?

  init(forwardingTo real: (any WithIdentity)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithIdentity.self)
    target = real
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f()
    }
    return call.answer()
  }

  var id: String {
    get {
      let call = storage._call("id")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.id
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func f() { storage.check("f()") }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var f: [Void] { storage._history("f()") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeWithOwnIdentity: WithOwnIdentity, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithOwnIdentity)?

  init(forwardingTo real: (any WithOwnIdentity)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithOwnIdentity.self)
    target = real
  }

  var id: Int {
    get {
      let call = storage._call("id")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.id
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

final class FakeWithSendable: WithSendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any WithSendable>?

  init(forwardingTo real: (any WithSendable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithSendable.self)
    target = real.map { Mimus._Target($0) }
  }

  func f(_ x: Int) async -> Int {
    let call = storage._call("f(_:)", x)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.value.f(x)
    }
    return await call.asyncAnswer()
  }

  var x: Int {
    get {
      let call = storage._call("x")
      if let target, call.isUnanswered(Int.self, Never.self) {
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
    func f(_ x: Mimus.Argument<Int>) -> Mimus._AsyncStub<Int, Int> { .init(storage, "f(_:)", x) }
    var x: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> { .init(.init(storage, "x"), storage, "x.set(_:)") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func f(_ x: Mimus.Argument<Int>) { storage.check("f(_:)", x) }
    var x: Mimus._VerifiedProperty<Int> { .init(storage, "x", "x.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var f: [Int] { storage._history("f(_:)") }
    var x: Mimus._PropertyCalls<Void, Int> { .init(storage, "x", "x.set(_:)") }
  }
}

final class FakeWithUnchecked: WithUnchecked, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithUnchecked)?

  init(forwardingTo real: (any WithUnchecked)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithUnchecked.self)
    target = real
  }

  var x: Int {
    get {
      let call = storage._call("x")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.x
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
    var x: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "x")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var x: Mimus._VerifiedGetter { .init(storage, "x") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var x: Mimus._GetterCalls<Void> { .init(storage, "x") }
  }
}

final class FakeWithCodable: WithCodable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithCodable)?

  init(forwardingTo real: (any WithCodable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithCodable.self)
    target = real
  }

  init(from decoder: any Decoder) throws {
    self.storage = Mimus.Storage()._of(FakeWithCodable.self)
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

  var x: Int {
    get {
      let call = storage._call("x")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.x
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
    func encode(
      to encoder: Mimus.Argument<any Encoder>
    ) -> Mimus._SyncThrowingStub<any Encoder, any Swift.Error, Void> {
      .init(storage, "encode(to:)", encoder)
    }
    var x: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "x")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func encode(to encoder: Mimus.Argument<any Encoder>) { storage.check("encode(to:)", encoder) }
    var x: Mimus._VerifiedGetter { .init(storage, "x") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var encode: [any Encoder] { storage._history("encode(to:)") }
    var x: Mimus._GetterCalls<Void> { .init(storage, "x") }
  }
}

final class FakeWithComparable: WithComparable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithComparable)?

  init(forwardingTo real: (any WithComparable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithComparable.self)
    target = real
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f()
    }
    return call.answer()
  }

  static func == (one: FakeWithComparable, other: FakeWithComparable) -> Bool {
    one === other
  }

  static func < (one: FakeWithComparable, other: FakeWithComparable) -> Bool {
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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

final class FakeWithClass: WithClass, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any WithClass>?

  init(forwardingTo real: (any WithClass)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithClass.self)
    target = real.map { Mimus._Target($0) }
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.f()
    }
    return call.answer()
  }

  var x: Int {
    get {
      let call = storage._call("x")
      if let target, call.isUnanswered(Int.self, Never.self) {
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
    var x: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> { .init(.init(storage, "x"), storage, "x.set(_:)") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func f() { storage.check("f()") }
    var x: Mimus._VerifiedProperty<Int> { .init(storage, "x", "x.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var f: [Void] { storage._history("f()") }
    var x: Mimus._PropertyCalls<Void, Int> { .init(storage, "x", "x.set(_:)") }
  }
}

final class FakeWithObject: NSObject, WithObject, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any WithObject)?

  init(forwardingTo real: (any WithObject)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWithObject.self)
    target = real
    super.init()
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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

final class FakeNoncopyableProtocol: NoncopyableProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any NoncopyableProtocol>?

  init(forwardingTo real: (any NoncopyableProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNoncopyableProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.f()
    }
    return call.answer()
  }

  func g() {
    let call = storage._call("g()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.g()
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
    func g() -> Mimus._SyncStub<(), Void> { .init(storage, "g()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func f() { storage.check("f()") }
    func g() { storage.check("g()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var f: [Void] { storage._history("f()") }
    var g: [Void] { storage._history("g()") }
  }
}

final class FakeSelfWhere: SelfWhere, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any SelfWhere)?

  init(forwardingTo real: (any SelfWhere)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSelfWhere.self)
    target = real
  }

  func base(_ id: Int) throws -> Int {
    let call = storage._call("base(_:)", id)
    if let target, call.isUnanswered(Int.self) {
      return try target.base(id)
    }
    return try call.throwingAnswer()
  }

  var shared: Int {
    get {
      let call = storage._call("shared")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.shared
      }
      return call.answer()
    }
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
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
    func base(_ id: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "base(_:)", id)
    }
    var shared: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "shared")) }
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func base(_ id: Mimus.Argument<Int>) { storage.check("base(_:)", id) }
    var shared: Mimus._VerifiedGetter { .init(storage, "shared") }
    func f() { storage.check("f()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var base: [Int] { storage._history("base(_:)") }
    var shared: Mimus._GetterCalls<Void> { .init(storage, "shared") }
    var f: [Void] { storage._history("f()") }
  }
}

final class FakeEmpty: Empty, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEmpty.self)
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

final class FakeEmptyChild: EmptyChild, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEmptyChild.self)
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

extension Outer {
  final class FakeNested: Nested, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Nested)?

    init(forwardingTo real: (any Nested)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeNested.self)
      target = real
    }

    func use(_ item: Item) -> Item? {
      let call = storage._call("use(_:)", item)
      if let target, call.isUnanswered(Item?.self, Never.self) {
        return target.use(item)
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
      func use(_ item: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, Item?> { .init(storage, "use(_:)", item) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func use(_ item: Mimus.Argument<Item>) { storage.check("use(_:)", item) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var use: [Item] { storage._history("use(_:)") }
    }
  }
}

extension Outer.Inner {
  final class FakeDeep: Deep, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Deep)?

    init(forwardingTo real: (any Deep)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeDeep.self)
      target = real
    }

    func f() -> Outer.Item {
      let call = storage._call("f()")
      if let target, call.isUnanswered(Outer.Item.self, Never.self) {
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
      func f() -> Mimus._SyncStub<(), Outer.Item> { .init(storage, "f()") }
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
}

extension Outer {
  final class FakeInExtension: InExtension, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any InExtension)?

    init(forwardingTo real: (any InExtension)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeInExtension.self)
      target = real
    }

    func f() {
      let call = storage._call("f()")
      if let target, call.isUnanswered(Void.self, Never.self) {
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
      func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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
}

#if os(Linux) || canImport(Darwin)
  final class FakeConditional: Conditional, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any Conditional>?

    init(forwardingTo real: (any Conditional)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeConditional.self)
      target = real.map { Mimus._Target($0) }
    }

    func always() {
      let call = storage._call("always()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.always()
      }
      return call.answer()
    }

    #if DEBUG
      func debugOnly(_ x: Int) {
        let call = storage._call("debugOnly(_:)", x)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.debugOnly(x)
        }
        return call.answer()
      }

      var debugFlag: Bool {
        get {
          let call = storage._call("debugFlag")
          if let target, call.isUnanswered(Bool.self, Never.self) {
            return target.value.debugFlag
          }
          return call.keptAnswer()
        }
        set {
          let call = storage._call("debugFlag.set(_:)", newValue)
          if let target, call.isUnanswered(Void.self, Never.self) {
            return target.value.debugFlag = newValue
          }
          call.keep(newValue, as: "debugFlag")
        }
      }
    #endif

    #if !(DEBUG) && (os(Windows))
      func windows() {
        let call = storage._call("windows()")
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.windows()
        }
        return call.answer()
      }
    #endif

    #if !(DEBUG) && !(os(Windows))
      func releaseOnly() {
        let call = storage._call("releaseOnly()")
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.releaseOnly()
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
      func always() -> Mimus._SyncStub<(), Void> { .init(storage, "always()") }

      #if DEBUG
        func debugOnly(_ x: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "debugOnly(_:)", x) }
        var debugFlag: Mimus._StubbedProperty<Mimus._SyncStub<(), Bool>, Bool> {
          .init(.init(storage, "debugFlag"), storage, "debugFlag.set(_:)")
        }
      #endif

      #if !(DEBUG) && (os(Windows))
        func windows() -> Mimus._SyncStub<(), Void> { .init(storage, "windows()") }
      #endif

      #if !(DEBUG) && !(os(Windows))
        func releaseOnly() -> Mimus._SyncStub<(), Void> { .init(storage, "releaseOnly()") }
      #endif
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func always() { storage.check("always()") }

      #if DEBUG
        func debugOnly(_ x: Mimus.Argument<Int>) { storage.check("debugOnly(_:)", x) }
        var debugFlag: Mimus._VerifiedProperty<Bool> { .init(storage, "debugFlag", "debugFlag.set(_:)") }
      #endif

      #if !(DEBUG) && (os(Windows))
        func windows() { storage.check("windows()") }
      #endif

      #if !(DEBUG) && !(os(Windows))
        func releaseOnly() { storage.check("releaseOnly()") }
      #endif
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var always: [Void] { storage._history("always()") }

      #if DEBUG
        var debugOnly: [Int] { storage._history("debugOnly(_:)") }
        var debugFlag: Mimus._PropertyCalls<Void, Bool> { .init(storage, "debugFlag", "debugFlag.set(_:)") }
      #endif

      #if !(DEBUG) && (os(Windows))
        var windows: [Void] { storage._history("windows()") }
      #endif

      #if !(DEBUG) && !(os(Windows))
        var releaseOnly: [Void] { storage._history("releaseOnly()") }
      #endif
    }
  }
#endif

@available(macOS 13, *)
final class FakeAvailable: Available, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Available)?

  init(forwardingTo real: (any Available)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAvailable.self)
    target = real
  }

  @available(macOS 14, *)
  func newer() -> Int {
    let call = storage._call("newer()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.newer()
    }
    return call.answer()
  }

  @available(*, deprecated, message: "use newer")
  func older() {
    let call = storage._call("older()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.older()
    }
    return call.answer()
  }

  @available(*, deprecated)
  var old: Int {
    get {
      let call = storage._call("old")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.old
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
    @available(macOS 14, *)
    func newer() -> Mimus._SyncStub<(), Int> { .init(storage, "newer()") }
    func older() -> Mimus._SyncStub<(), Void> { .init(storage, "older()") }
    var old: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "old")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    @available(macOS 14, *)
    func newer() { storage.check("newer()") }
    func older() { storage.check("older()") }
    var old: Mimus._VerifiedGetter { .init(storage, "old") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    @available(macOS 14, *)
    var newer: [Void] { storage._history("newer()") }
    var older: [Void] { storage._history("older()") }
    var old: Mimus._GetterCalls<Void> { .init(storage, "old") }
  }
}

final class FakeFurniture: Furniture, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFurniture.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var legs: Int {
    get {
      let call = storage._call("legs")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.legs
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("legs.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.legs = newValue
      }
      call.keep(newValue, as: "legs")
    }
  }

  override func move() -> Int {
    let call = storage._call("move()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.move()
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
    var legs: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "legs"), storage, "legs.set(_:)")
    }
    func move() -> Mimus._SyncStub<(), Int> { .init(storage, "move()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var legs: Mimus._VerifiedProperty<Int> { .init(storage, "legs", "legs.set(_:)") }
    func move() { storage.check("move()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var legs: Mimus._PropertyCalls<Void, Int> { .init(storage, "legs", "legs.set(_:)") }
    var move: [Void] { storage._history("move()") }
  }
}

final class FakeMovable: Furniture, Movable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Movable)?

  init(forwardingTo real: (any Movable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMovable.self)
    target = real
    super.init()
  }

  func push(_ distance: Int) -> Bool {
    let call = storage._call("push(_:)", distance)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.push(distance)
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
    func push(_ distance: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Bool> { .init(storage, "push(_:)", distance) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func push(_ distance: Mimus.Argument<Int>) { storage.check("push(_:)", distance) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var push: [Int] { storage._history("push(_:)") }
  }
}

final class FakePlaced: Furniture, Placed, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Placed>?

  init(forwardingTo real: (any Placed)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePlaced.self)
    target = real.map { Mimus._Target($0) }
    super.init()
  }

  var place: String {
    get {
      let call = storage._call("place")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.place
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("place.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.place = newValue
      }
      call.keep(newValue, as: "place")
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
    var place: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "place"), storage, "place.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var place: Mimus._VerifiedProperty<String> { .init(storage, "place", "place.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var place: Mimus._PropertyCalls<Void, String> { .init(storage, "place", "place.set(_:)") }
  }
}

final class FakeIntIterator: IntIterator, Mimus.Mock {
  typealias Element = Int

  let storage: Mimus.Storage
  private let target: Mimus._Target<any IntIterator>?

  init(forwardingTo real: (any IntIterator)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIntIterator.self)
    target = real.map { Mimus._Target($0) }
  }

  func next() -> Element? {
    let call = storage._call("next()")
    if let target, call.isUnanswered(Element?.self, Never.self) {
      return target.value.next()
    }
    return call.answer()
  }

  var isDone: Bool {
    get {
      let call = storage._call("isDone")
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.value.isDone
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
    func next() -> Mimus._SyncStub<(), Element?> { .init(storage, "next()") }
    var isDone: Mimus._StubbedGetter<Mimus._SyncStub<(), Bool>> { .init(.init(storage, "isDone")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func next() { storage.check("next()") }
    var isDone: Mimus._VerifiedGetter { .init(storage, "isDone") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var next: [Void] { storage._history("next()") }
    var isDone: Mimus._GetterCalls<Void> { .init(storage, "isDone") }
  }
}

final class FakeWriter: Writer, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Writer>?

  init(forwardingTo real: (any Writer)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWriter.self)
    target = real.map { Mimus._Target($0) }
  }

  func write(_ string: String) {
    let call = storage._call("write(_:)", string)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.write(string)
    }
    return call.answer()
  }

  func flush() {
    let call = storage._call("flush()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.flush()
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
    func write(_ string: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> {
      .init(storage, "write(_:)", string)
    }
    func flush() -> Mimus._SyncStub<(), Void> { .init(storage, "flush()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func write(_ string: Mimus.Argument<String>) { storage.check("write(_:)", string) }
    func flush() { storage.check("flush()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var write: [String] { storage._history("write(_:)") }
    var flush: [Void] { storage._history("flush()") }
  }
}

final class FakeReadable: Readable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Readable)?

  init(forwardingTo real: (any Readable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeReadable.self)
    target = real
  }

  init?(_ description: String) {
    self.storage = Mimus.Storage()._of(FakeReadable.self)
    self.target = nil
    self.storage._record("init(_:)", description)
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f()
    }
    return call.answer()
  }

  var description: String { "FakeReadable" }

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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
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

final class FakeRaw: Raw, Mimus.Mock {
  typealias RawValue = String

  let storage: Mimus.Storage
  private let target: (any Raw)?

  init(forwardingTo real: (any Raw)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRaw.self)
    target = real
  }

  init?(rawValue: RawValue) {
    self.storage = Mimus.Storage()._of(FakeRaw.self)
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

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
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
    var rawValue: Mimus._StubbedGetter<Mimus._SyncStub<(), RawValue>> { .init(.init(storage, "rawValue")) }
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var rawValue: Mimus._VerifiedGetter { .init(storage, "rawValue") }
    func f() { storage.check("f()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rawValue: Mimus._GetterCalls<Void> { .init(storage, "rawValue") }
    var f: [Void] { storage._history("f()") }
  }
}

final class FakeNonisolated: Nonisolated, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Nonisolated)?

  init(forwardingTo real: (any Nonisolated)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNonisolated.self)
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

final class FakePreconcurrent: Preconcurrent, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Preconcurrent)?

  init(forwardingTo real: (any Preconcurrent)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePreconcurrent.self)
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

final class FakeNonescapableProtocol: NonescapableProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any NonescapableProtocol)?

  init(forwardingTo real: (any NonescapableProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNonescapableProtocol.self)
    target = real
  }

  func read() -> Int {
    let call = storage._call("read()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.read()
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
    func read() -> Mimus._SyncStub<(), Int> { .init(storage, "read()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read() { storage.check("read()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var read: [Void] { storage._history("read()") }
  }
}

final class FakeConsumable: Consumable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Consumable>?

  init(forwardingTo real: (any Consumable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeConsumable.self)
    target = real.map { Mimus._Target($0) }
  }

  func finish() -> Int {
    let call = storage._call("finish()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.finish()
    }
    return call.answer()
  }

  func peek() -> Int {
    let call = storage._call("peek()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.peek()
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
    func finish() -> Mimus._SyncStub<(), Int> { .init(storage, "finish()") }
    func peek() -> Mimus._SyncStub<(), Int> { .init(storage, "peek()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func finish() { storage.check("finish()") }
    func peek() { storage.check("peek()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var finish: [Void] { storage._history("finish()") }
    var peek: [Void] { storage._history("peek()") }
  }
}

@available(*, deprecated, message: "use Available")
final class FakeOutdated: Outdated, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Outdated)?

  init(forwardingTo real: (any Outdated)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOutdated.self)
    target = real
  }

  func old() -> Int {
    let call = storage._call("old()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.old()
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
    func old() -> Mimus._SyncStub<(), Int> { .init(storage, "old()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func old() { storage.check("old()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var old: [Void] { storage._history("old()") }
  }
}

extension Library.Section.Drawer {
  final class FakeIndex<Entry>: Index, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeIndex.self)
    }

    func find(_ key: Library.Section.Key, in keys: Library.Section.Keys) -> Entry? {
      let call = storage._call("find(_:in:)", key, keys)
      return call.answer()
    }

    func store(_ entries: [Library.Section.Key: Entry], for section: Library.Section) {
      let call = storage._call("store(_:for:)", entries, section)
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
        _ key: Mimus.Argument<Library.Section.Key>, in keys: Mimus.Argument<Library.Section.Keys>
      ) -> Mimus._SyncStub<(Library.Section.Key, Library.Section.Keys), Entry?> {
        .init(storage, "find(_:in:)", key, keys)
      }
      func store(
        _ entries: Mimus.Argument<[Library.Section.Key: Entry]>, for section: Mimus.Argument<Library.Section>
      ) -> Mimus._SyncStub<([Library.Section.Key: Entry], Library.Section), Void> {
        .init(storage, "store(_:for:)", entries, section)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func find(_ key: Mimus.Argument<Library.Section.Key>, in keys: Mimus.Argument<Library.Section.Keys>) {
        storage.check("find(_:in:)", key, keys)
      }
      func store(
        _ entries: Mimus.Argument<[Library.Section.Key: Entry]>, for section: Mimus.Argument<Library.Section>
      ) {
        storage.check("store(_:for:)", entries, section)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var find: [(key: Library.Section.Key, in: Library.Section.Keys)] { storage._history("find(_:in:)") }
      var store: [(entries: [Library.Section.Key: Entry], for: Library.Section)] { storage._history("store(_:for:)") }
    }
  }
}

final class FakeTitled: Titled, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Titled)?

  init(forwardingTo real: (any Titled)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTitled.self)
    target = real
  }

  init(stringLiteral value: String) {
    self.storage = Mimus.Storage()._of(FakeTitled.self)
    self.target = nil
    self.storage._record("init(stringLiteral:)", value)
  }

  func title() -> String {
    let call = storage._call("title()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.title()
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
    func title() -> Mimus._SyncStub<(), String> { .init(storage, "title()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func title() { storage.check("title()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var title: [Void] { storage._history("title()") }
  }
}

final class FakeShelved: Shelved, Mimus.Mock {
  typealias ArrayLiteralElement = String

  let storage: Mimus.Storage
  private let target: (any Shelved)?

  init(forwardingTo real: (any Shelved)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShelved.self)
    target = real
  }

  init(arrayLiteral elements: ArrayLiteralElement...) {
    self.storage = Mimus.Storage()._of(FakeShelved.self)
    self.target = nil
    self.storage._record("init(arrayLiteral:)", elements)
  }

  func count() -> Int {
    let call = storage._call("count()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count()
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

final class FakeBell: Bell, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Bell)?

  init(forwardingTo real: (any Bell)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBell.self)
    target = real
  }

  func ring() -> Int {
    let call = storage._call("ring()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.ring()
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
    func ring() -> Mimus._SyncStub<(), Int> { .init(storage, "ring()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func ring() { storage.check("ring()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var ring: [Void] { storage._history("ring()") }
  }
}

#if os(Windows)
  final class FakeDoor: Door, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Door)?

    init(forwardingTo real: (any Door)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeDoor.self)
      target = real
    }

    func ring() -> Int {
      let call = storage._call("ring()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.ring()
      }
      return call.answer()
    }

    func slide() {
      let call = storage._call("slide()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.slide()
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
      func ring() -> Mimus._SyncStub<(), Int> { .init(storage, "ring()") }
      func slide() -> Mimus._SyncStub<(), Void> { .init(storage, "slide()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func ring() { storage.check("ring()") }
      func slide() { storage.check("slide()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var ring: [Void] { storage._history("ring()") }
      var slide: [Void] { storage._history("slide()") }
    }
  }
#endif

#if !(os(Windows))
  final class FakeDoor: Door, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Door)?

    init(forwardingTo real: (any Door)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeDoor.self)
      target = real
    }

    func ring() -> Int {
      let call = storage._call("ring()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.ring()
      }
      return call.answer()
    }

    func swing(_ degrees: Int) -> Bool {
      let call = storage._call("swing(_:)", degrees)
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.swing(degrees)
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
      func ring() -> Mimus._SyncStub<(), Int> { .init(storage, "ring()") }
      func swing(_ degrees: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Bool> { .init(storage, "swing(_:)", degrees) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func ring() { storage.check("ring()") }
      func swing(_ degrees: Mimus.Argument<Int>) { storage.check("swing(_:)", degrees) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var ring: [Void] { storage._history("ring()") }
      var swing: [Int] { storage._history("swing(_:)") }
    }
  }
#endif

final class FakeShopDoor: ShopDoor, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any ShopDoor)?

  init(forwardingTo real: (any ShopDoor)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShopDoor.self)
    target = real
  }

  func ring() -> Int {
    let call = storage._call("ring()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.ring()
    }
    return call.answer()
  }

  #if os(Windows)
    func slide() {
      let call = storage._call("slide()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.slide()
      }
      return call.answer()
    }
  #endif

  #if !(os(Windows))
    func swing(_ degrees: Int) -> Bool {
      let call = storage._call("swing(_:)", degrees)
      if let target, call.isUnanswered(Bool.self, Never.self) {
        return target.swing(degrees)
      }
      return call.answer()
    }
  #endif

  func lock() {
    let call = storage._call("lock()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.lock()
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
    func ring() -> Mimus._SyncStub<(), Int> { .init(storage, "ring()") }

    #if os(Windows)
      func slide() -> Mimus._SyncStub<(), Void> { .init(storage, "slide()") }
    #endif

    #if !(os(Windows))
      func swing(_ degrees: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Bool> { .init(storage, "swing(_:)", degrees) }
    #endif
    func lock() -> Mimus._SyncStub<(), Void> { .init(storage, "lock()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func ring() { storage.check("ring()") }

    #if os(Windows)
      func slide() { storage.check("slide()") }
    #endif

    #if !(os(Windows))
      func swing(_ degrees: Mimus.Argument<Int>) { storage.check("swing(_:)", degrees) }
    #endif
    func lock() { storage.check("lock()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var ring: [Void] { storage._history("ring()") }

    #if os(Windows)
      var slide: [Void] { storage._history("slide()") }
    #endif

    #if !(os(Windows))
      var swing: [Int] { storage._history("swing(_:)") }
    #endif
    var lock: [Void] { storage._history("lock()") }
  }
}

extension Catalog {
  final class FakeBinder<Item>: Binder, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeBinder.self)
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

extension Catalog {
  final class FakeFolder<Rings: Binder>: Folder, Mimus.Mock {
    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeFolder.self)
    }

    func page(_ number: Int) -> Rings.Page {
      let call = storage._call("page(_:)", number)
      return call.answer()
    }

    func keep(_ page: Rings.Page) {
      let call = storage._call("keep(_:)", page)
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
      func page(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Rings.Page> {
        .init(storage, "page(_:)", number)
      }
      func keep(_ page: Mimus.Argument<Rings.Page>) -> Mimus._SyncStub<Rings.Page, Void> {
        .init(storage, "keep(_:)", page)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func page(_ number: Mimus.Argument<Int>) { storage.check("page(_:)", number) }
      func keep(_ page: Mimus.Argument<Rings.Page>) { storage.check("keep(_:)", page) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var page: [Int] { storage._history("page(_:)") }
      var keep: [Rings.Page] { storage._history("keep(_:)") }
    }
  }
}

final class FakeAltimeter: Altimeter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Altimeter)?

  init(forwardingTo real: (any Altimeter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAltimeter.self)
    target = real
  }

  var level: Int {
    get throws {
      let call = storage._call("level")
      if let target, call.isUnanswered(Int.self) {
        return try target.level
      }
      return try call.throwingAnswer()
    }
  }

  func read() throws -> Int {
    let call = storage._call("read()")
    if let target, call.isUnanswered(Int.self) {
      return try target.read()
    }
    return try call.throwingAnswer()
  }

  func check() throws -> Int {
    let call = storage._call("check()")
    if let target, call.isUnanswered(Int.self) {
      return try target.check()
    }
    return try call.throwingAnswer()
  }

  subscript(_ hour: Int) -> Int {
    get throws {
      let call = storage._call("subscript(_:)", hour)
      if let target, call.isUnanswered(Int.self) {
        return try target[hour]
      }
      return try call.throwingAnswer()
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
    var level: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), any Swift.Error, Int>> {
      .init(.init(storage, "level"))
    }
    func read() -> Mimus._SyncThrowingStub<(), any Swift.Error, Int> { .init(storage, "read()") }
    func check() -> Mimus._SyncThrowingStub<(), any Swift.Error, Int> { .init(storage, "check()") }
    subscript(_ hour: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncThrowingStub<Int, any Swift.Error, Int>> {
      .init(.init(storage, "subscript(_:)", hour))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var level: Mimus._VerifiedGetter { .init(storage, "level") }
    func read() { storage.check("read()") }
    func check() { storage.check("check()") }
    subscript(_ hour: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", hour) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._GetterCalls<Void> { .init(storage, "level") }
    var read: [Void] { storage._history("read()") }
    var check: [Void] { storage._history("check()") }
    subscript(_ hour: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", hour) }
  }
}

final class FakeSafeAltimeter: SafeAltimeter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any SafeAltimeter)?

  init(forwardingTo real: (any SafeAltimeter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSafeAltimeter.self)
    target = real
  }

  var level: Int {
    get {
      let call = storage._call("level")
      return call.answer()
    }
  }

  func read() -> Int {
    let call = storage._call("read()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.read()
    }
    return call.answer()
  }

  func check() throws(Leak) -> Int {
    let call = storage._call("check()")
    return try call.throwingAnswer(Leak.self)
  }

  subscript(_ hour: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", hour)
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
    var level: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "level")) }
    func read() -> Mimus._SyncStub<(), Int> { .init(storage, "read()") }
    func check() -> Mimus._SyncThrowingStub<(), Leak, Int> { .init(storage, "check()") }
    subscript(_ hour: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:)", hour))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var level: Mimus._VerifiedGetter { .init(storage, "level") }
    func read() { storage.check("read()") }
    func check() { storage.check("check()") }
    subscript(_ hour: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", hour) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var level: Mimus._GetterCalls<Void> { .init(storage, "level") }
    var read: [Void] { storage._history("read()") }
    var check: [Void] { storage._history("check()") }
    subscript(_ hour: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", hour) }
  }
}

final class FakeSprinkler<Failure: Error>: Sprinkler, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Sprinkler<Failure>)?

  init(forwardingTo real: (any Sprinkler<Failure>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSprinkler.self)
    target = real
  }

  var pressure: Int {
    get throws(Failure) {
      let call = storage._call("pressure")
      if let target, call.isUnanswered(Int.self, Failure.self) {
        return try target.pressure
      }
      return try call.throwingAnswer(Failure.self)
    }
  }

  var flow: Int {
    get async throws(Failure) {
      let call = storage._call("flow")
      if let target, await call.isAsyncUnanswered(Int.self, Failure.self) {
        return try await target.flow
      }
      return try await call.asyncThrowingAnswer(Failure.self)
    }
  }

  func prime() throws(Failure) -> Int {
    let call = storage._call("prime()")
    if let target, call.isUnanswered(Int.self, Failure.self) {
      return try target.prime()
    }
    return try call.throwingAnswer(Failure.self)
  }

  subscript(_ valve: Int) -> Int {
    get throws(Failure) {
      let call = storage._call("subscript(_:)", valve)
      if let target, call.isUnanswered(Int.self, Failure.self) {
        return try target[valve]
      }
      return try call.throwingAnswer(Failure.self)
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
    var pressure: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), Failure, Int>> { .init(.init(storage, "pressure")) }
    var flow: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), Failure, Int>> { .init(.init(storage, "flow")) }
    func prime() -> Mimus._SyncThrowingStub<(), Failure, Int> { .init(storage, "prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncThrowingStub<Int, Failure, Int>> {
      .init(.init(storage, "subscript(_:)", valve))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var pressure: Mimus._VerifiedGetter { .init(storage, "pressure") }
    var flow: Mimus._VerifiedGetter { .init(storage, "flow") }
    func prime() { storage.check("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", valve) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressure: Mimus._GetterCalls<Void> { .init(storage, "pressure") }
    var flow: Mimus._GetterCalls<Void> { .init(storage, "flow") }
    var prime: [Void] { storage._history("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", valve) }
  }
}

final class FakeSafeSprinkler: SafeSprinkler, Mimus.Mock {
  typealias Failure = Never

  let storage: Mimus.Storage
  private let target: (any SafeSprinkler)?

  init(forwardingTo real: (any SafeSprinkler)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSafeSprinkler.self)
    target = real
  }

  var pressure: Int {
    get {
      let call = storage._call("pressure")
      return call.answer()
    }
  }

  var flow: Int {
    get async {
      let call = storage._call("flow")
      return await call.asyncAnswer()
    }
  }

  func prime() -> Int {
    let call = storage._call("prime()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.prime()
    }
    return call.answer()
  }

  subscript(_ valve: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", valve)
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
    var flow: Mimus._StubbedGetter<Mimus._AsyncStub<(), Int>> { .init(.init(storage, "flow")) }
    func prime() -> Mimus._SyncStub<(), Int> { .init(storage, "prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:)", valve))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var pressure: Mimus._VerifiedGetter { .init(storage, "pressure") }
    var flow: Mimus._VerifiedGetter { .init(storage, "flow") }
    func prime() { storage.check("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", valve) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressure: Mimus._GetterCalls<Void> { .init(storage, "pressure") }
    var flow: Mimus._GetterCalls<Void> { .init(storage, "flow") }
    var prime: [Void] { storage._history("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", valve) }
  }
}

final class FakePlainSprinkler: PlainSprinkler, Mimus.Mock {
  typealias Failure = NoLeak

  let storage: Mimus.Storage
  private let target: (any PlainSprinkler)?

  init(forwardingTo real: (any PlainSprinkler)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePlainSprinkler.self)
    target = real
  }

  var pressure: Int {
    get {
      let call = storage._call("pressure")
      return call.answer()
    }
  }

  var flow: Int {
    get async {
      let call = storage._call("flow")
      return await call.asyncAnswer()
    }
  }

  func prime() -> Int {
    let call = storage._call("prime()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.prime()
    }
    return call.answer()
  }

  subscript(_ valve: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", valve)
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
    var flow: Mimus._StubbedGetter<Mimus._AsyncStub<(), Int>> { .init(.init(storage, "flow")) }
    func prime() -> Mimus._SyncStub<(), Int> { .init(storage, "prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:)", valve))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var pressure: Mimus._VerifiedGetter { .init(storage, "pressure") }
    var flow: Mimus._VerifiedGetter { .init(storage, "flow") }
    func prime() { storage.check("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", valve) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressure: Mimus._GetterCalls<Void> { .init(storage, "pressure") }
    var flow: Mimus._GetterCalls<Void> { .init(storage, "flow") }
    var prime: [Void] { storage._history("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", valve) }
  }
}

final class FakeLeakySprinkler: LeakySprinkler, Mimus.Mock {
  typealias Failure = Leak

  let storage: Mimus.Storage
  private let target: (any LeakySprinkler)?

  init(forwardingTo real: (any LeakySprinkler)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLeakySprinkler.self)
    target = real
  }

  var pressure: Int {
    get throws(Failure) {
      let call = storage._call("pressure")
      if let target, call.isUnanswered(Int.self, Failure.self) {
        return try target.pressure
      }
      return try call.throwingAnswer(Failure.self)
    }
  }

  var flow: Int {
    get async throws(Failure) {
      let call = storage._call("flow")
      if let target, await call.isAsyncUnanswered(Int.self, Failure.self) {
        return try await target.flow
      }
      return try await call.asyncThrowingAnswer(Failure.self)
    }
  }

  func prime() throws(Failure) -> Int {
    let call = storage._call("prime()")
    if let target, call.isUnanswered(Int.self, Failure.self) {
      return try target.prime()
    }
    return try call.throwingAnswer(Failure.self)
  }

  subscript(_ valve: Int) -> Int {
    get throws(Failure) {
      let call = storage._call("subscript(_:)", valve)
      if let target, call.isUnanswered(Int.self, Failure.self) {
        return try target[valve]
      }
      return try call.throwingAnswer(Failure.self)
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
    var pressure: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), Failure, Int>> { .init(.init(storage, "pressure")) }
    var flow: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), Failure, Int>> { .init(.init(storage, "flow")) }
    func prime() -> Mimus._SyncThrowingStub<(), Failure, Int> { .init(storage, "prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncThrowingStub<Int, Failure, Int>> {
      .init(.init(storage, "subscript(_:)", valve))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var pressure: Mimus._VerifiedGetter { .init(storage, "pressure") }
    var flow: Mimus._VerifiedGetter { .init(storage, "flow") }
    func prime() { storage.check("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", valve) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pressure: Mimus._GetterCalls<Void> { .init(storage, "pressure") }
    var flow: Mimus._GetterCalls<Void> { .init(storage, "flow") }
    var prime: [Void] { storage._history("prime()") }
    subscript(_ valve: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", valve) }
  }
}
