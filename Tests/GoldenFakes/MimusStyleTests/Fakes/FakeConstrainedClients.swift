// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeCatalogClient<Item: Equatable>: @unchecked Sendable, Mimus.Mock where Item: Swift.SendableMetatype {
  let storage: Mimus.Storage
  private let target: CatalogClient<Item>?

  init(forwardingTo real: CatalogClient<Item>? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCatalogClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: CatalogClient<Item> {
    CatalogClient<Item>(
      load: { argument1 in try await self.load(argument1) },
      show: { argument1 in self.show(argument1) }
    )
  }

  func load(_ argument1: Int) async throws -> Item {
    let call = storage._call("load", argument1)
    if let target = self.target?.load, await call.isAsyncUnanswered(Item.self) {
      return try await target(argument1)
    }
    return try await call.asyncThrowingAnswer()
  }

  @MainActor
  func show(_ argument1: Item) {
    let call = storage._call("show", argument1)
    if let target = self.target?.show, call.isUnanswered(Void.self, Never.self) {
      return target(argument1)
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
    func load(_ argument1: Mimus.Argument<Int>) -> Mimus._AsyncThrowingStub<Int, any Swift.Error, Item> {
      .init(storage, "load", argument1)
    }
    func show(_ argument1: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, Void> { .init(storage, "show", argument1) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ argument1: Mimus.Argument<Int>) { storage.check("load", argument1) }
    func show(_ argument1: Mimus.Argument<Item>) { storage.check("show", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Int] { storage._history("load") }
    var show: [Item] { storage._history("show") }
  }
}

final class FakeIndexClient<Item>: @unchecked Sendable, Mimus.Mock where Item: Equatable, Item: Swift.SendableMetatype {
  let storage: Mimus.Storage
  private let target: IndexClient<Item>?

  init(forwardingTo real: IndexClient<Item>? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIndexClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: IndexClient<Item> {
    IndexClient<Item>(
      load: { argument1 in try await self.load(argument1) }
    )
  }

  func load(_ argument1: Int) async throws -> Item {
    let call = storage._call("load", argument1)
    if let target = self.target?.load, await call.isAsyncUnanswered(Item.self) {
      return try await target(argument1)
    }
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
    func load(_ argument1: Mimus.Argument<Int>) -> Mimus._AsyncThrowingStub<Int, any Swift.Error, Item> {
      .init(storage, "load", argument1)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ argument1: Mimus.Argument<Int>) { storage.check("load", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Int] { storage._history("load") }
  }
}

final class FakeSharedClient<Item: Equatable & Sendable>: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: SharedClient<Item>?

  init(forwardingTo real: SharedClient<Item>? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSharedClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: SharedClient<Item> {
    SharedClient<Item>(
      load: { argument1 in try await self.load(argument1) }
    )
  }

  func load(_ argument1: Int) async throws -> Item {
    let call = storage._call("load", argument1)
    if let target = self.target?.load, await call.isAsyncUnanswered(Item.self) {
      return try await target(argument1)
    }
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
    func load(_ argument1: Mimus.Argument<Int>) -> Mimus._AsyncThrowingStub<Int, any Swift.Error, Item> {
      .init(storage, "load", argument1)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ argument1: Mimus.Argument<Int>) { storage.check("load", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Int] { storage._history("load") }
  }
}

final class FakeLocalClient<Item: Equatable>: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: LocalClient<Item>?

  init(forwardingTo real: LocalClient<Item>? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLocalClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: LocalClient<Item> {
    LocalClient<Item>(
      load: { argument1 in self.load(argument1) }
    )
  }

  func load(_ argument1: Int) -> Item? {
    let call = storage._call("load", argument1)
    if let target = self.target?.load, call.isUnanswered(Item?.self, Never.self) {
      return target(argument1)
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
    func load(_ argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Item?> { .init(storage, "load", argument1) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ argument1: Mimus.Argument<Int>) { storage.check("load", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Int] { storage._history("load") }
  }
}
