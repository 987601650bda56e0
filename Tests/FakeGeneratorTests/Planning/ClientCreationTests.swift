import FakeGenerator
import Testing

/// Tests how structures of closures are created.
struct ClientCreationTests {
  @Test(arguments: [
    (
      """
      // mimus:fake
      struct Client {
        let retries: Int!
        var load: () -> Void
      }
      """,
      "func client(retries: Int!) -> Client"
    ),
    (
      """
      // mimus:fake
      struct Client {
        let retries: Int?
        var load: () -> Void
      }
      """,
      "func client(retries: Int?) -> Client"
    ),
    (
      """
      // mimus:fake
      struct Client {
        let load: () -> Void
        init(name: String, load: @escaping () -> Void) { }
        init(load: @escaping () -> Void) { }
      }
      """,
      "var client: Client"
    ),
    (
      """
      // mimus:fake
      struct Client {
        var load: () -> Void
        init(load: @escaping () -> Void, retries: Int = 3) { }
      }
      """,
      "var client: Client"
    ),
    (
      """
      // mimus:fake
      struct Client {
        var load: () -> Void
        init(load: @escaping () -> Void, _ tags: Int...) {}
      }
      """,
      "var client: Client"
    ),
    (
      """
      // mimus:fake
      struct Client {
        let load: () -> Void
        init(load other: @escaping () -> Void) { }
      }
      """,
      "load: { self.load() }"
    ),
    (
      """
      // mimus:fake
      struct Client {
        let load: () -> Void
        init(a: Int, b: Int, load: @escaping () -> Void) {}
        init(a: Int, load: @escaping () -> Void) {}
      }
      """,
      "func client(a: Int) -> Client"
    ),
    (
      """
      // mimus:fake
      struct Client {
        var load: () -> Void
        init(made: Int) { load = {} }
      }
      """,
      "var made_ = Client("
    ),
  ])
  func `a parameter of the client is what its initializer needs`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      // mimus:fake
      struct Client {
        var load: () -> Void
        init(load: @escaping () -> Void) throws { }
      }
      """,
      "error: cannot fake 'Client'"
    ),
    (
      """
      // mimus:fake
      struct Client {
        var load: () -> Void
        private let x: Int
        init<T: StringProtocol>(name: T, load: @escaping () -> Void) { }
      }
      """,
      "error: cannot fake 'Client'"
    ),
    (
      """
      // mimus:fake
      struct Client {
        var load: () -> Void
        private init(load: @escaping () -> Void) {}
      }
      """,
      "error: cannot fake 'Client'"
    ),
    (
      """
      // mimus:fake
      struct Client {
        var load: () -> Void
        init(log: () -> Void, load: @escaping () -> Void) { }
      }
      """,
      "error: cannot fake 'Client'"
    ),
    (
      """
      // mimus:fake
      struct Client {
        private(set) var load: () -> Void
        init() { load = {} }
      }
      """,
      "error: cannot fake 'Client'"
    ),
    (
      """
      // mimus:fake
      struct Client { var load: @convention(thin) () -> Void }
      """,
      "error: cannot fake 'Client'"
    ),
    (
      """
      // mimus:fake
      struct Client {
        private var a: Int
        private var b: Int
        var load: () -> Void
      }
      """,
      "'a' is private"
    ),
  ])
  func `a structure without a usable initializer is refused`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      // mimus:fake
      public struct Client {
        public var a: Int
        var b: Int
        public var load: () -> Void
      }
      """,
      "public func client"
    )
  ])
  func `the client is as visible as all values that it takes`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.access = "public"
    let output = output(of: source, options)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol Q: Sendable {}
      // mimus:fake
      struct Client<T: Q> { var f: @Sendable (T) -> Void }
      """,
      "SendableMetatype"
    )
  ])
  func `a constraint that implies a sendable metatype is not restated`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }
}
