// Names that a noncopyable or a deprecated type has elsewhere, and aliases of noncopyable types.

enum Tracing {
  /// A type with the name of a nonescapable one of the standard library.
  struct Span: Equatable, Sendable { var id = 1 }

  protocol Tracer {
    func start(_ parent: Span) -> Span
    var current: Span? { get set }
  }
}

enum Cashbook {
  struct Leaf: ~Copyable {}
  typealias Folio = Leaf
  @available(*, deprecated) struct Posting {}
}

struct Leaf: Equatable { var number = 1 }
struct Posting: Equatable {}

protocol Scribe {
  func copy(_ row: Leaf) -> Leaf?
  func post(_ entry: Posting) -> Posting
}

protocol Copier<Leaf> {
  associatedtype Leaf
  func copy(_ row: Leaf) -> Leaf?
}

class Bookkeeper {
  class Leaf {}
  init() {}
  func copy(_ row: Leaf) -> Leaf? { nil }
}

struct Strongbox: ~Copyable {}
typealias Deposit = Strongbox
typealias MaybeDeposit = Deposit?
typealias Bytes = Span<Int>

protocol Keeper {
  func open() -> Deposit
  func find() -> MaybeDeposit
  func seal(_ safe: inout Deposit) -> Int
  func sum(_ bytes: Bytes) -> Int
  func file(_ folio: borrowing Cashbook.Folio)
}
