public protocol Shoals {
  func mark(_ depths: [Berth: Int]) -> Set<Berth>
  static func known() -> Set<Berth>
  static func depth() -> Int
}

public protocol Chart {
  associatedtype Symbol
  static func symbols(_ symbol: Symbol) -> Set<Berth>
}
