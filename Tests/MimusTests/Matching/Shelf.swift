import Mimus
import Testing

/// The part of the bookshop that the tests of matching use.
enum Shelf {
  struct Address: Equatable {
    var street = "Main Street"
    var city = "Oslo"
  }

  struct Customer: Equatable {
    var id = 1
    var name = "alice"
    var address = Address()
  }

  struct Book: Equatable, Hashable {
    var title = "Emma"
    var price = 30
  }

  struct ISBN: Equatable, ExpressibleByStringLiteral {
    var number: String
    init(stringLiteral value: String) { number = value }
  }

  enum CardError: Error, Equatable {
    case expired
    case declined(code: Int)
  }

  struct Refused: Error {}

  enum Payment {
    case card(Int, holder: String)
    case cash(Int)
    case none
  }

  /// A type that is neither a `Matcher` nor `Equatable`.
  final class Session {
    var user = "alice"
    var next: Session?
  }

  class Order {
    var id: Int
    init(id: Int) { self.id = id }
  }

  final class ExpressOrder: Order {
    var hours = 24
  }

  /// An open class that is a matcher.
  class Receipt: Equatable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (one: Receipt, other: Receipt) -> Bool { one.id == other.id }
  }

  struct ValidISBN: Matcher {
    func matches(argument: Any?) -> Bool { (argument as? String)?.count == 13 }
    func mismatchMessage(for argument: Any?) -> String { "not 13 digits" }
  }

  struct Even: Matcher, CustomStringConvertible {
    var description: String { "an even number" }
    func matches(argument: Any?) -> Bool { (argument as? Int)?.isMultiple(of: 2) ?? false }
  }
}

extension Shelf.Customer: Matcher {}
extension Shelf.Book: Matcher {}
extension Shelf.Receipt: Matcher {}
extension Shelf.CardError: Matcher {}
extension Shelf.ISBN: StringLiteralArgument {}

/// A row of a table of cases, with a name for the test's output.
struct Row<Value>: CustomTestStringConvertible, Sendable {
  let testDescription: String
  nonisolated(unsafe) let value: Value

  init(_ name: String, _ value: Value) {
    testDescription = name
    self.value = value
  }
}
