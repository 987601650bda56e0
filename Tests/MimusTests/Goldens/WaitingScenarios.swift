import Mimus

// Scenarios with functions, calls that wait, streams, spies, and arguments that aren't retained.

private let save = "save"

private func function(_ calls: [(Int, String)] = [(30, "bob")], strictness: Storage.Strictness = .nice)
  -> FakeFunction<(Int, String), Bool>
{
  let function = FakeFunction<(Int, String), Bool>(named: save, storage: Storage(strictness))
  for (amount, name) in calls { _ = function.function()(amount, name) }
  return function
}

// MARK: - Functions

extension Scenario {
  static let functions = [
    Scenario(title: "a function that was never called") { function([]).verify()(30, "alice") },
    Scenario(title: "a function that was called with other arguments") { function().verify()(30, "alice") },
    Scenario(title: "a function that was called, but is not expected to be") { function().verify(.never)(.any, "bob") },
    Scenario(title: "a function without arguments that was never called") {
      FakeFunction<(), Void>(named: "refresh").verify()()
    },
    Scenario(title: "a function in a different order") {
      let function = function()
      let inventory = FakeInventory()
      inventory.reserve("Dune")
      verifyInOrder {
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
        function.verify()(30, .any)
      }
    },
    Scenario(title: "an unexpected call to a strict function") { _ = function(strictness: .strict) },
    Scenario(title: "an expectation of a function that is not met") {
      let function = function()
      function.expectCall(withIdentifier: save, arguments: [30, "alice"])
      function.verifyExpectations()
    },
    Scenario(title: "a call to a function that no verification matched") { function().verifyNoMoreCalls() },
    Scenario(title: "a stub of a function that was never used") {
      let function = function([])
      function.stub(30, "alice").andReturn(true)
      _ = function.function()(30, "bob")
      function.verifyStubsUsed()
    },
    Scenario(title: "an error for a function that cannot throw") {
      let function = function([])
      function.stub(30, .any).andThrow(CardError.declined)
      _ = function.function()(30, "alice")
    },
    Scenario(title: "a suspension of a synchronous function") {
      let function = function([])
      let pending = function.stub(30, .any).andSuspend()
      _ = function.function()(30, "alice")
      withExtendedLifetime(pending) {}
    },
  ]
}

// MARK: - Calls that wait

extension Scenario {
  static let waiting = [
    Scenario(async: "calls that are never resumed") {
      let catalog = FakeCatalog()
      let pending = catalog.stubCall(withIdentifier: "find(_:)").andSuspend()
      let first = Task { try await catalog.find("Dune") }
      _ = try await pending.next()
      let second = Task { try await catalog.find("Emma") }
      await eventually(within: .seconds(60)) { verify(pending.count, isEqualTo: 2) }
      withExtendedLifetime((first, second)) {}
    },
    Scenario(async: "a call that is not resumed before the session ends") {
      let catalog = FakeCatalog()
      var held: PendingCalls<[Any?], any Error, Any?>?
      await withMockSession {
        let pending = catalog.stubCall(withIdentifier: "ship(_:)").andSuspend()
        held = pending
        Task { await catalog.ship("Dune") }
        _ = try? await pending.next()
      }
      withExtendedLifetime(held) {}
      _ = await catalog.ship("Emma")
    },
    Scenario(async: "a call that nothing can resume") {
      let catalog = FakeCatalog()
      _ = catalog.stubCall(withIdentifier: "ship(_:)").andSuspend()
      _ = await catalog.ship("Dune")
    },
    Scenario(async: "a call that is resumed twice") {
      try await resumed(FakeCatalog()) { call in
        call.resume(returning: Receipt(number: 1))
        call.resume(returning: Receipt(number: 2))
      }
    },
    Scenario(async: "a call that is resumed with a value of a different type") {
      try await resumed(FakeCatalog()) { $0.resume(returning: "Emma") }
    },
    Scenario(async: "a call that cannot throw and is resumed by throwing") {
      try await resumed(FakeCatalog()) { $0.resume(throwing: CardError.declined) }
    },
    Scenario(async: "no call to resume") {
      let catalog = FakeCatalog()
      let pending = catalog.stubCall(withIdentifier: "ship(_:)", arguments: ["Dune"]).andSuspend()
      _ = await catalog.ship("Emma")
      _ = try await pending.next(within: .milliseconds(1))
    },
    Scenario(title: "a suspension of a synchronous call") {
      let catalog = FakeCatalog()
      let pending = catalog.stubCall(withIdentifier: "title(of:)").andSuspend()
      _ = catalog.title(of: 1)
      withExtendedLifetime(pending) {}
    },
  ]

  private static func resumed(
    _ catalog: FakeCatalog, _ resume: (PendingCall<[Any?], any Error, Any?>) -> Void
  ) async throws {
    let pending = catalog.stubCall(withIdentifier: "ship(_:)").andSuspend()
    let receipt = Task { await catalog.ship("Dune") }
    resume(try await pending.next())
    _ = await receipt.value
  }
}

// MARK: - Streams and answers of the real object

extension Scenario {
  static let answers = [
    Scenario(title: "a stream for a call that returns something else") {
      let catalog = FakeCatalog()
      catalog.stubCall(withIdentifier: "title(of:)").andStream(of: String.self).yield("Emma")
      _ = catalog.title(of: 1)
    },
    Scenario(title: "forwarding without a real object") {
      let catalog = FakeCatalog()
      catalog.stubCall(withIdentifier: "title(of:)").andForward()
      _ = catalog.title(of: 1)
    },
    Scenario(title: "a call besides those that are ignored") {
      let catalog = FakeCatalog()
      catalog.ignoreCalls(withIdentifier: "open")
      catalog.open()
      _ = catalog.title(of: 1)
      catalog.verifyNoMoreCalls()
    },
  ]
}

// MARK: - Arguments that aren't retained

private final class Visitor: Equatable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (one: Visitor, other: Visitor) -> Bool { one.name == other.name }
}

extension Scenario {
  static let weakArguments = [
    Scenario(title: "arguments that the fake does not retain") {
      let mailer = FakeMailer()
      mailer.storage.retainsArguments = false
      mailer.recordCall(withIdentifier: "welcome(_:then:)", arguments: [Visitor("alice"), { () -> Void in }])
      mailer.verifyCall(
        withIdentifier: "welcome(_:then:)", arguments: [Argument.equal(Visitor("alice")), Argument<Any>.closure])
    }
  ]
}
