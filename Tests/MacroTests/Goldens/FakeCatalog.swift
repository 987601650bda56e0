// swift-format-ignore-file
import Mimus

class FakeCatalog: Catalog {
  required init(name: String) {
  self.storage = Mimus.Storage()._of(FakeCatalog.self)
  self.target = nil
  self.storage._record("init(name:)", name)
}
  static var limit: Int {
  get {
    let call = staticStorage._inSession._call("limit")
    return call.keptAnswer()
  }
  set {
    let call = staticStorage._inSession._call("limit.set(_:)", newValue)
    call.keep(newValue, as: "limit")
  }
}
  var pages: Int {
  get async throws(CardError) {
    let call = storage._call("pages")
    if let target, await call.isAsyncUnanswered(Int.self, (CardError).self) {
      // Unless a parent has this member, nonmutating, with these effects and isolation, write '@Fake(forwarding: false)'.
      func forward(_ real: some Catalog) async throws(CardError) -> Int {
        try await Mimus._same(real.pages)
      }
      return try await forward(target.value)
    }
    return try await call.asyncThrowingAnswer((CardError).self)
  }
}
  subscript(title: String) -> Int { 
get {
  return _get(subscript: (), title)
} 
set {
  _set(subscript: (), title, newValue)
} }
  func sorted<Key: Comparable>(by key: (String) -> Key) -> [String] {
  let call = storage._call("sorted(by:)", Mimus._Placeholder("closure"))
  if let body = call.body(Stubs.SortedStub<Key>.Body.self, [String].self) {
    return body.run(key)
  }
  if let target, call.isUnanswered([String].self, Never.self) {
    // Unless a parent has this member, nonmutating, with these effects and isolation, write '@Fake(forwarding: false)'.
    func forward(_ real: some Catalog) -> [String] {
      Mimus._same(real.sorted(by: { Mimus._same(key(Mimus._same($0))) }))
    }
    return forward(target.value)
  }
  return call.answer()
}
  func closed() -> Bool { true }

nonisolated let storage: Mimus.Storage
private let target: Mimus._Target<any Catalog & Copyable>?
nonisolated static let staticStorage = Mimus.Storage()._of(FakeCatalog.self)

init(forwardingTo real: (any Catalog & Copyable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
  self.storage = storage._of(FakeCatalog.self)
  target = real.map { Mimus._Target($0) }
}

private func _get(subscript _: Void, _ title: String) -> Int {
  let call = storage._call("subscript(_:)", title)
  if let target, call.isUnanswered(Int.self, Never.self) {
    // Unless a parent has this member, nonmutating, with these effects and isolation, write '@Fake(forwarding: false)'.
    func forward(_ real: some Catalog) -> Int {
      Mimus._same(real[Mimus._same(title)])
    }
    return forward(target.value)
  }
  return call.answer()
}

private func _set(subscript _: Void, _ title: String, _ newValue: Int) {
  let call = storage._call("subscript.set(_:newValue:)", title, newValue)
  if let target, call.isUnanswered(Void.self, Never.self) {
    func forward<Real: Catalog>(_ real: inout Real) {
      real[Mimus._same(title)] = Mimus._same(newValue)
    }
    return forward(&target.value)
  }
  call.answer() as Void
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
  var pages: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), CardError, Int>> { .init(.init(storage, "pages")) }
  subscript(
    _ title: Mimus.Argument<String>
  ) -> Mimus._StubbedSubscript<Mimus._SyncStub<String, Int>, (String, Int), Int> {
    .init(.init(storage, "subscript(_:)", title), set: { .init(storage, "subscript.set(_:newValue:)", title, $0) })
  }
  func sorted<Key: Comparable>(by key: Mimus.Argument<Mimus._Placeholder>) -> SortedStub<Key> {
    .init(_stub: ._of(storage, "sorted(by:)", key))
  }

  struct SortedStub<Key: Comparable>: Mimus._ReturningStub {
    typealias _Value = [String]
    let _stub: Mimus.CallStub

    fileprivate struct Body: Mimus._Body { let run: ((String) -> Key) -> [String] }

    @discardableResult
    func andDo(
      _ body: @escaping ((String) -> Key) -> [String], fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
      _handing(Body(run: body), fileID, filePath, line, column)
    }
  }
}

struct Verifications {
  fileprivate let storage: Mimus._Verification
  var pages: Mimus._VerifiedGetter { .init(storage, "pages") }
  subscript(_ title: Mimus.Argument<String>) -> Mimus._VerifiedProperty<Int> {
    .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", title)
  }
  func sorted(by key: Mimus.Argument<Mimus._Placeholder>) { storage.check("sorted(by:)", key) }
}

struct Calls {
  fileprivate let storage: Mimus.Storage
  var pages: Mimus._GetterCalls<Void> { .init(storage, "pages") }
  subscript(_ title: Mimus.Argument<String>) -> Mimus._PropertyCalls<String, Int> {
    .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", title)
  }
  var sorted: [Mimus._Placeholder] { storage._history("sorted(by:)") }
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
  var limit: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
    .init(.init(storage, "limit"), storage, "limit.set(_:)")
  }
}

struct StaticVerifications {
  fileprivate let storage: Mimus._Verification
  var limit: Mimus._VerifiedProperty<Int> { .init(storage, "limit", "limit.set(_:)") }
}

struct StaticCalls {
  fileprivate let storage: Mimus.Storage
  var limit: Mimus._PropertyCalls<Void, Int> { .init(storage, "limit", "limit.set(_:)") }
}
}

extension FakeCatalog: nonisolated Mimus.Mock {}
extension FakeCatalog: nonisolated Mimus.StaticMock {}
