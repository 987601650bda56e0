// Written by mimus-fake: changes made here are lost.

final class FakeCatalogClient<Item: Equatable>: @unchecked Sendable where Item: Swift.SendableMetatype {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: CatalogClient<Item> {
    CatalogClient<Item>(
      load: { argument1 in try await self.load(argument1) },
      show: { argument1 in self.show(argument1) }
    )
  }

  var loadCallCount = 0
  var loadArgsForCall: [Int] = []
  var loadError: (any Error)?
  var loadReturnValue: Item!
  func load(_ argument1: Int) async throws -> Item {
    loadCallCount += 1
    loadArgsForCall.append(argument1)
    if let error = loadError { throw error }
    return loadReturnValue
  }

  var showCallCount = 0
  var showArgsForCall: [Item] = []
  @MainActor
  func show(_ argument1: Item) {
    showCallCount += 1
    showArgsForCall.append(argument1)
  }
}

final class FakeIndexClient<Item>: @unchecked Sendable where Item: Equatable, Item: Swift.SendableMetatype {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: IndexClient<Item> {
    IndexClient<Item>(
      load: { argument1 in try await self.load(argument1) }
    )
  }

  var loadCallCount = 0
  var loadArgsForCall: [Int] = []
  var loadError: (any Error)?
  var loadReturnValue: Item!
  func load(_ argument1: Int) async throws -> Item {
    loadCallCount += 1
    loadArgsForCall.append(argument1)
    if let error = loadError { throw error }
    return loadReturnValue
  }
}

final class FakeSharedClient<Item: Equatable & Sendable>: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: SharedClient<Item> {
    SharedClient<Item>(
      load: { argument1 in try await self.load(argument1) }
    )
  }

  var loadCallCount = 0
  var loadArgsForCall: [Int] = []
  var loadError: (any Error)?
  var loadReturnValue: Item!
  func load(_ argument1: Int) async throws -> Item {
    loadCallCount += 1
    loadArgsForCall.append(argument1)
    if let error = loadError { throw error }
    return loadReturnValue
  }
}

final class FakeLocalClient<Item: Equatable>: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: LocalClient<Item> {
    LocalClient<Item>(
      load: { argument1 in self.load(argument1) }
    )
  }

  var loadCallCount = 0
  var loadArgsForCall: [Int] = []
  var loadReturnValue: Item?
  func load(_ argument1: Int) -> Item? {
    loadCallCount += 1
    loadArgsForCall.append(argument1)
    return loadReturnValue
  }
}
