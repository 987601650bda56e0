import Mimus

// A fake of every kind, each for one of the bookshop's collaborators.

protocol Mailer {
  func send(_ text: String, to name: String)
}

class FakeMailer: Mailer, Mock {
  var storage = Mimus.Storage()

  func send(_ text: String, to name: String) { recordCall(arguments: [text, name]) }
}

protocol PaymentGateway {
  var currency: String { get set }
  func charge(_ amount: Int, to name: String) throws -> Bool
}

final class FakePaymentGateway: PaymentGateway, Mock {
  let storage = Mimus.Storage()

  var currency: String {
    get { answerCall() }
    set { recordCall(arguments: [newValue]) }
  }

  func charge(_ amount: Int, to name: String) throws -> Bool { try answerThrowingCall(arguments: [amount, name]) }
}

protocol Printer {
  func label(for title: String) -> String
}

struct FakePrinter: Printer, Mock {
  let storage = Mimus.Storage()

  func label(for title: String) -> String { answerCall(arguments: [title], default: "no label") }
}

protocol Inventory: Actor {
  func reserve(_ title: String) async -> Int
}

actor FakeInventory: Inventory, Mock {
  let storage = Mimus.Storage()

  func reserve(_ title: String) async -> Int { await answerAsyncCall(arguments: [title]) }
}

@MainActor
protocol ShopWindow {
  func show(_ title: String)
}

@MainActor
final class FakeShopWindow: ShopWindow, Mock {
  let storage = Mimus.Storage()

  func show(_ title: String) { recordCall(arguments: [title]) }
}

// This class isn't isolated even if its module is isolated to the main actor by default.
nonisolated class Till {
  func open() -> Bool { true }
}

nonisolated class FakeTill: Till, Mock {
  let storage = Mimus.Storage()

  override func open() -> Bool { answerCall() }
}

protocol Courier: Sendable {
  func deliver(_ title: String) async throws
}

final class FakeCourier: Courier, Mock, Sendable {
  let storage = Mimus.Storage()

  func deliver(_ title: String) async throws { try await answerAsyncThrowingCall(arguments: [title]) }
}

protocol Catalog {
  static func price(of title: String) -> Int
}

enum FakeCatalog: Catalog, StaticMock {
  static let staticStorage = Mimus.Storage()

  static func price(of title: String) -> Int { answerCall(arguments: [title]) }
}

protocol Shelf {
  func place(_ title: String)
  func count() -> Int
}

final class FakeShelf: Shelf, KeyedMock {
  enum Method: String {
    case place = "place(_:)"
    case count = "count()"
  }

  let storage = Mimus.Storage()

  func place(_ title: String) { recordCall(.place, arguments: [title]) }
  func count() -> Int { answerCall(.count) }
}
