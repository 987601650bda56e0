import Foundation

// mimus:fake
struct ShopClient {
  var charge: @Sendable (Int, String) async throws -> Receipt
  var refund: @Sendable (_ amount: Int, _ to: String) throws(CardError) -> Void
  var refunds: @Sendable () -> AsyncStream<Int>
  var stock: @Sendable (String) async -> Int = { _ in 0 }
  let currency: @Sendable () -> String
  var priceOf: (@Sendable (_ title: String) -> Int)?
  var closed: (@Sendable () -> Bool)!

  static let live = ShopClient(
    charge: { amount, name in Receipt(id: amount) }, refund: { _, _ in }, refunds: { AsyncStream { $0.finish() } },
    stock: { $0.count }, currency: { "NOK" }, priceOf: { $0.count }, closed: { true })

  /// A method with the name of a closure, as macros add them.
  func charge(amount: Int, to name: String) async throws -> Receipt { try await charge(amount, name) }
}

// mimus:fake
struct WindowClient: Sendable {
  typealias Title = String
  typealias Show<Value> = @MainActor @Sendable (Value) -> Void
  struct Pane: Equatable, Sendable { var width: Int }
  enum Fault: Error { case shut }

  var show: Show<Title>
  var open: @MainActor @Sendable (_ pane: Pane) async throws(Fault) -> [Pane]
  var layOut: @MainActor @Sendable (Self.Pane, @escaping @Sendable (Pane) -> Void) -> Self.Pane?
}

/// Closures with parameters of every kind.
// mimus:fake
struct ToolClient {
  var bump: (inout Int, Int) -> Int
  var each: ([Int], (Int) -> Void) -> Void
  var later: (@escaping () -> Void) -> Void
  var log: (@autoclosure () -> String) -> Void
  var sum: (Int...) -> Int
  var hand: (sending [Int]) async -> sending [Int]
  var first: (any Collection<Int>) throws -> (any Equatable)?
  var `default`: (_ in: String, _ self: Int) -> (() -> Int)
  var stub: () -> Void
  var client: (_ storage: String, _ made: String, _ target: Int, _ call: Int) async throws -> Int
  var never: () -> Never
  var failing: () throws -> Void
}

// mimus:fake
struct CacheClient<Key: Hashable & Sendable, Value: Sendable> where Value: Equatable {
  var load: @Sendable (Key) async -> Value?
  var save: @Sendable (Key, Value) async throws -> Void
  var all: @Sendable () -> [Key: Value]
}

enum Bank {
  // mimus:fake
  struct Client: Sendable {
    struct Account: Sendable { var number: Int }
    /// A value that the fake can't provide is a parameter.
    let url: URL
    var retries: Int
    var timeout = 30.0
    var token: String?
    var balance: @Sendable (Account) async throws -> Int
  }
}

// mimus:fake
public struct AccountClient: Sendable {
  public var open: @Sendable (String) -> Bool
  var audit: @Sendable () -> Void
  public var close: @Sendable (Int) async -> Void = { _ in }
  private var secret: @Sendable (Int) -> Int
  private let limit: Int

  public init(open: @escaping @Sendable (String) -> Bool, audit: @escaping @Sendable () -> Void) {
    self.init(open: open, audit: audit, secret: { $0 }, limit: 3)
  }

  public init(
    open: @escaping @Sendable (String) -> Bool, audit: @escaping @Sendable () -> Void,
    _ secret: @escaping @Sendable (Int) -> Int = { $0 }, limit: Int
  ) {
    self.open = open
    self.audit = audit
    self.secret = secret
    self.limit = limit
  }

  private init(
    open: @escaping @Sendable (String) -> Bool, audit: @escaping @Sendable () -> Void,
    secret: @escaping @Sendable (Int) -> Int, limit: Int
  ) {
    self.open = open
    self.audit = audit
    self.secret = secret
    self.limit = limit
  }

  init() { self.init(open: { _ in false }, audit: {}) }

  public func squared(_ number: Int) -> Int { secret(number) }
}

// mimus:fake
struct BackupClient {
  private let write: @Sendable (Data) throws -> Void
  var isDue: @Sendable () -> Bool

  init(_ write: @escaping @Sendable (Data) throws -> Void, isDue: @escaping @Sendable () -> Bool) {
    self.write = write
    self.isDue = isDue
  }

  func backUp(_ text: String) throws { try write(Data(text.utf8)) }
}

// mimus:fake
@MainActor struct PageClient {
  var turn: (Int) -> Bool
  var read: @MainActor (String) -> [String]
}

// mimus:fake
struct HandleClient: ~Copyable {
  struct Handle: ~Copyable { var number: Int }
  var open: (String) -> Int
  var borrow: (borrowing Handle) -> Int
  var use: (consuming Handle) -> Int
}

/// A structure that isn't marked, so it has no fake.
struct PlainClient { var ring: () -> Void }
