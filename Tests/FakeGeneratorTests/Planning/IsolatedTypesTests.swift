import FakeGenerator
import Testing

/// Tests where the types of a module with isolated types can be used.
struct IsolatedTypesTests {
  @Test(arguments: [
    (
      """
      enum Book: Int { case a }
      protocol P { func f(_ x: [Book: Int]) }
      """,
      "    @MainActor"
    ),
    (
      """
      nonisolated struct Book: Hashable {}
      protocol P { func f(_ x: [Book: Int]) }
      """,
      "    @MainActor"
    ),
    (
      """
      struct Book: Hashable {}
      // mimus:fake
      struct Client { var f: @DBActor ([Book: Int]) -> Void }
      """,
      """
      @MainActor
          func
      """
    ),
  ])
  func `members are isolated only if they use types with isolated conformances`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = true
    let output = output(of: source, options)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      struct Book: Hashable {}
      protocol P { func f(_ s: OrderedSet<Book>) }
      """,
      """
      @MainActor
          func f
      """
    ),
    (
      """
      struct Level: Int { }
      protocol P { func f(_ x: [Level: Int]) }
      """,
      """
      @MainActor
          func f
      """
    ),
  ])
  func `members with keys that may be isolated are isolated`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = true
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P: Actor { func f() }", "actor FakeP: P")
  ])
  func `an actor of an isolated module has its own isolation`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = true
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (#"class Book { var map: [String: Int] = ["a": 1, key: 2] }"#, "nonisolated override init()"),
    ("class Book { var x: Int = Int(true ? unknown : 1) }", "nonisolated override init()"),
    ("class Book: Unknown { func f() {} }", "override init()"),
  ])
  func `a plain initializer is isolated if a value may be`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = true
    let output = output(of: source, options)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      enum Level: Int { case low = -1, high }
      class Book { var level: Level = .high }
      """,
      "nonisolated override init()"
    ),
    (
      """
      protocol Q {}
      class Book: Q { func f() {} }
      """,
      "nonisolated override init()"
    ),
  ])
  func `a plain initializer is nonisolated if no value is`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = true
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("class Book: NSObject { func f() {} }", "nonisolated final class FakeBook")
  ])
  func `a class of another module is nonisolated`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = false
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      "protocol P { func f(_ x: nonisolated(nonsending) @escaping () async -> Void) }",
      "(_ x: nonisolated(nonsending) @escaping () async -> Void) {"
    ),
    (
      "protocol P { func f(_ x: @escaping (isolated (any Actor)?) async -> Void) }",
      "(_ x: @escaping (isolated (any Actor)?) async -> Void) {"
    ),
    (
      "protocol P { func f(_ x: @autoclosure @escaping () async -> Int) }",
      "(_ x: nonisolated(nonsending) @autoclosure"
    ),
  ])
  func `a function states once where it runs`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isNonsendingByDefault = true
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func f(on a: isolated (any Actor)?) async }", "nonisolated(nonsending) func")
  ])
  func `a requirement with an isolated parameter runs on its actor`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.isNonsendingByDefault = true
    options.settings.isMainActorByDefault = false
    let output = output(of: source, options)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      "protocol P { func f(_ x: @escaping @MainActor @Sendable () -> Void) }",
      "(_ x: @escaping @MainActor @Sendable () -> Void) {"
    )
  ])
  func `a function on an actor is Sendable once`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.settings.areIsolatedFunctionsSendable = true
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }
}
