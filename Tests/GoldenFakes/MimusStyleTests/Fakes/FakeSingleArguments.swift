// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeExporter: Exporter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Exporter>?

  init(forwardingTo real: (any Exporter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeExporter.self)
    target = real.map { Mimus._Target($0) }
  }

  func write(_ value: Any) {
    let call = storage._call("write(_:)", value)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.write(value)
    }
    return call.answer()
  }

  func send(_ value: any Sendable) throws {
    let call = storage._call("send(_:)", value)
    if let target, call.isUnanswered(Void.self) {
      return try target.value.send(value)
    }
    return try call.throwingAnswer()
  }

  func register(_ type: Any.Type) {
    let call = storage._call("register(_:)", type)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.register(type)
    }
    return call.answer()
  }

  func place(_ position: (row: Int, column: Int)) {
    let call = storage._call("place(_:)", position)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.place(position)
    }
    return call.answer()
  }

  func ping(_ nothing: Void) {
    let call = storage._call("ping(_:)", nothing)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.ping(nothing)
    }
    return call.answer()
  }

  func copy(_ value: Any) async throws -> Any {
    let call = storage._call("copy(_:)", value)
    if let target, await call.isAsyncUnanswered(Any.self) {
      return try await target.value.copy(value)
    }
    return try await call.asyncThrowingAnswer()
  }

  func fail(_ error: any Error) async {
    let call = storage._call("fail(_:)", error)
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.value.fail(error)
    }
    return await call.asyncAnswer()
  }

  subscript(_ key: Any) -> Int {
    get {
      let call = storage._call("subscript(_:)", key)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[key]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", key, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[key] = newValue
      }
      call.answer() as Void
    }
  }

  var last: Any {
    get {
      let call = storage._call("last")
      if let target, call.isUnanswered(Any.self, Never.self) {
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
    func write(_ value: Mimus.Argument<Any>) -> Mimus._SyncStub<Any, Void> { .init(storage, "write(_:)", value) }
    func send(_ value: Mimus.Argument<any Sendable>) -> Mimus._SyncThrowingStub<any Sendable, any Swift.Error, Void> {
      .init(storage, "send(_:)", value)
    }
    func register(_ type: Mimus.Argument<Any.Type>) -> Mimus._SyncStub<Any.Type, Void> {
      .init(storage, "register(_:)", type)
    }
    func place(_ position: Mimus.Argument<(row: Int, column: Int)>) -> Mimus._SyncStub<(row: Int, column: Int), Void> {
      .init(storage, "place(_:)", position)
    }
    func ping(_ nothing: Mimus.Argument<Void>) -> Mimus._SyncStub<Void, Void> { .init(storage, "ping(_:)", nothing) }
    func copy(_ value: Mimus.Argument<Any>) -> Mimus._AsyncThrowingStub<Any, any Swift.Error, Any> {
      .init(storage, "copy(_:)", value)
    }
    func fail(_ error: Mimus.Argument<any Error>) -> Mimus._AsyncStub<any Error, Void> {
      .init(storage, "fail(_:)", error)
    }
    subscript(_ key: Mimus.Argument<Any>) -> Mimus._StubbedSubscript<Mimus._SyncStub<Any, Int>, (Any, Int), Int> {
      .init(.init(storage, "subscript(_:)", key), set: { .init(storage, "subscript.set(_:newValue:)", key, $0) })
    }
    var last: Mimus._StubbedProperty<Mimus._SyncStub<(), Any>, Any> {
      .init(.init(storage, "last"), storage, "last.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func write(_ value: Mimus.Argument<Any>) { storage.check("write(_:)", value) }
    func send(_ value: Mimus.Argument<any Sendable>) { storage.check("send(_:)", value) }
    func register(_ type: Mimus.Argument<Any.Type>) { storage.check("register(_:)", type) }
    func place(_ position: Mimus.Argument<(row: Int, column: Int)>) { storage.check("place(_:)", position) }
    func ping(_ nothing: Mimus.Argument<Void>) { storage.check("ping(_:)", nothing) }
    func copy(_ value: Mimus.Argument<Any>) { storage.check("copy(_:)", value) }
    func fail(_ error: Mimus.Argument<any Error>) { storage.check("fail(_:)", error) }
    subscript(_ key: Mimus.Argument<Any>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    var last: Mimus._VerifiedProperty<Any> { .init(storage, "last", "last.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var write: [Any] { storage._history("write(_:)") }
    var send: [any Sendable] { storage._history("send(_:)") }
    var register: [Any.Type] { storage._history("register(_:)") }
    var place: [(row: Int, column: Int)] { storage._history("place(_:)") }
    var ping: [Void] { storage._history("ping(_:)") }
    var copy: [Any] { storage._history("copy(_:)") }
    var fail: [any Error] { storage._history("fail(_:)") }
    subscript(_ key: Mimus.Argument<Any>) -> Mimus._PropertyCalls<Any, Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    var last: Mimus._PropertyCalls<Void, Any> { .init(storage, "last", "last.set(_:)") }
  }
}
