import Mimus

// Collaborators with members of every kind that a fake may have to answer.

struct Receipt: Equatable {
  var number: Int
}

enum CardError: Error, Equatable {
  case declined
  case expired
}

enum PostError: Error {
  case lost
}

protocol Discount {
  var percent: Int { get }
}

struct Sale: Discount {
  var percent: Int
}

protocol Catalog: Sendable {
  var size: Int { get }
  var newest: String { get async throws }
  func open()
  func title(of number: Int) -> String?
  func price(of title: String) -> (amount: Int, currency: String)
  func sorting(by key: String) -> (String, String) -> Bool
  func discount(for title: String) -> any Discount
  func value<Value>(of key: String) -> Value
  func receipt(_ number: Int) -> Receipt
  func receipt(_ number: Int) -> String
  func buy(_ title: String) throws -> Receipt
  func pay(_ amount: Int) throws(CardError) -> Receipt
  func ship(_ title: String) async -> Receipt
  func find(_ title: String) async throws -> Receipt
  func settle(_ amount: Int) async throws(CardError) -> Receipt
  func fetch(_ title: String, completion: @escaping (Receipt) -> Void)
}

final class FakeCatalog: Catalog, Mock {
  let storage = Mimus.Storage()

  var size: Int { answerCall() }
  var newest: String { get async throws { try await answerAsyncThrowingCall() } }
  func open() { answerCall() }
  func title(of number: Int) -> String? { answerCall(arguments: [number]) }
  func price(of title: String) -> (amount: Int, currency: String) {
    answerCall(arguments: [title], default: (amount: 1, currency: "NOK"))
  }
  func sorting(by key: String) -> (String, String) -> Bool { answerCall(arguments: [key], default: { $0 < $1 }) }
  func discount(for title: String) -> any Discount { answerCall(arguments: [title], default: Sale(percent: 0)) }
  func value<Value>(of key: String) -> Value { answerCall(arguments: [key]) }
  func receipt(_ number: Int) -> Receipt { answerCall(arguments: [number], default: Receipt(number: 0)) }
  func receipt(_ number: Int) -> String { answerCall(arguments: [number]) }
  func buy(_ title: String) throws -> Receipt { try answerThrowingCall(arguments: [title]) }
  func pay(_ amount: Int) throws(CardError) -> Receipt {
    try answerThrowingCall(arguments: [amount], default: Receipt(number: 0), throwing: CardError.self)
  }
  func ship(_ title: String) async -> Receipt { await answerAsyncCall(arguments: [title], default: Receipt(number: 0)) }
  func find(_ title: String) async throws -> Receipt { try await answerAsyncThrowingCall(arguments: [title]) }
  func settle(_ amount: Int) async throws(CardError) -> Receipt {
    try await answerAsyncThrowingCall(arguments: [amount], default: Receipt(number: 0), throwing: CardError.self)
  }
  func fetch(_ title: String, completion: @escaping (Receipt) -> Void) { answerCall(arguments: [title, completion]) }
}

protocol Warehouse: Sendable {
  func count(of title: String) async -> Int
  func take(_ title: String) async throws
}

actor FakeWarehouse: Warehouse, Mock {
  let storage = Mimus.Storage()

  func count(of title: String) async -> Int { await answerAsyncCall(arguments: [title]) }
  func take(_ title: String) async throws { try await answerAsyncThrowingCall(arguments: [title]) }
  func remaining(_ title: String) -> Int { answerCall(arguments: [title], default: 7) }
}

@MainActor protocol Window: AnyObject {
  var headline: String { get }
  func show(_ title: String) async -> Bool
}

@MainActor final class FakeWindow: Window, Mock {
  let storage = Mimus.Storage()

  var headline: String { answerCall() }
  func show(_ title: String) async -> Bool { await answerAsyncCall(arguments: [title]) }
}

struct FakeTill: Mock {
  let storage = Mimus.Storage()

  func add(_ amount: Int) -> Int { answerCall(arguments: [amount]) }
}
