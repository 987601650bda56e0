// Associated types that are determined to be the same as others, once or several times.

protocol Glazier {
  associatedtype Sand
  associatedtype Ware
  func fire(_ sand: Sand) -> Ware
}

protocol EvenGlazier: Glazier where Sand == Ware {}
protocol TextGlazier: EvenGlazier where Sand == String {}
protocol TileGlazier: EvenGlazier where Int == Sand {}
protocol BrickGlazier: Glazier where Int == Ware { func count() -> Int }
protocol PotGlazier: Glazier where [Int] == Ware {}
protocol RowGlazier: Glazier where Sand == [Ware] {}
protocol PairGlazier: RowGlazier where [(Int, String)] == Sand {}
protocol LoopGlazier: Glazier where Sand == Ware, Ware == Sand {}
protocol NamedGlazier: Glazier, Identifiable where ID == Ware, Ware: Hashable {}
