// Associated types that are determined to be the same as others, once or several times.

protocol Kiln {
  associatedtype Clay
  associatedtype Ware
  func fire(_ clay: Clay) -> Ware
}

protocol EvenKiln: Kiln where Clay == Ware {}
protocol TextKiln: EvenKiln where Clay == String {}
protocol TileKiln: EvenKiln where Int == Clay {}
protocol BrickKiln: Kiln where Int == Ware { func count() -> Int }
protocol PotKiln: Kiln where [Int] == Ware {}
protocol RowKiln: Kiln where Clay == [Ware] {}
protocol PairKiln: RowKiln where [(Int, String)] == Clay {}
protocol LoopKiln: Kiln where Clay == Ware, Ware == Clay {}
protocol NamedKiln: Kiln, Identifiable where ID == Ware, Ware: Hashable {}
