import Foundation

// Overloads that a typed API tells apart by more than the types of their arguments.

protocol TitleArranger {
  func arrange(_ titles: inout [String])
  func arrange(_ titles: [String]) -> [String]
  func label(_ places: Int...) -> String
  func label(_ places: [Int]) throws -> [UInt8]
}

protocol KeyedDaybook {
  func entry(_ key: String) -> Int?
  func entry(_ key: String) -> String?
  func entry<Entry: Decodable>(_ key: String) -> Entry?
  func last() -> Int
  func last<Entry>() -> Entry
}

protocol CardIndexer {
  func number(_ key: AnyHashable) -> Int
  func number(_ title: String) -> Int
  func note(_ text: NSString) -> Int
  func note(_ text: String) -> Int
}

class PlainLeaf {}
class RuledLeaf: PlainLeaf {
  let width: Int

  init(width: Int) { self.width = width }
}
protocol PricedLeaf {}
protocol TaxedLeaf: PricedLeaf {}

protocol LeafRack {
  func leaf(at place: Int) -> PlainLeaf
  func leaf(at place: Int) -> RuledLeaf
  func price(of leaf: Int) async throws -> any PricedLeaf
  func price(of leaf: Int) async throws -> any TaxedLeaf
  func span() -> (from: Int, to: Int)
  func span() -> (Int, Int)
}
