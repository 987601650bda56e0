// Functions with specifiers before their parameters or results, which can't be written in an expression.

final class Vase {}

actor Kiln {}

protocol VaseRouting {
  var weights: [String: (__owned Vase) -> Int] { get set }
  func weigh() -> (borrowing [Int]) -> Int
  func readers() -> [(consuming String) -> Int]
  func forward() -> (sending Vase) -> sending Vase
  func store() -> ((isolated Kiln) -> Void)?
  func change() -> (inout Int) -> Void
  subscript(place: Int) -> (borrowing String) -> Int { get }
}

class VaseRouter {
  var forward: (sending Vase) -> sending Vase = { $0 }
  init() {}
  func weigh() -> (borrowing Vase) -> Int { { _ in 1 } }
}

// mimus:fake
struct VaseClient {
  var see: () -> (borrowing Vase) -> Int
}

protocol Handover<Value>: AnyObject {
  associatedtype Value
  func take() -> sending Value?
  func change(_ sent: inout sending Vase)
  func pass<Sent>(_ sent: sending Sent) -> sending Sent
}
