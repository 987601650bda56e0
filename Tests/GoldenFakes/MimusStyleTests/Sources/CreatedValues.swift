// Properties and default arguments whose values show their types.

import Foundation

struct Blend: Equatable { var name = ""; static let house = Blend(); enum Roast { case light, dark(Int) } }
struct Grind { var size: Int }

// mimus:fake
class Barista {
  var blend = Blend()
  var orders = [Blend]()
  var tables = [Int: [Blend]]()
  var names = Set<String>()
  lazy var since = Date()
  var roast = Blend.Roast.dark(2)
  var grind = Grind(size: 3)
  var queue = DispatchQueue(label: "orders")
  var files = FileManager.default
  init(blend: Blend = Blend(), roast: Blend.Roast = Blend.Roast.light, limit: Int = Int.max) {}
  func brew(_ blend: Blend = Blend.house, until: Date = .init()) -> Int { 1 }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
enum Roastery {
  // mimus:fake
  protocol Roaster { func roast(_ blend: Blend) -> Int }
}

struct Bistro {
  struct Plate<Item> {
    enum Side { case left }
    // mimus:fake
    class Holder {
      var plate: Plate
      init(_ plate: Plate) { self.plate = plate }
      func turn(_ side: Plate.Side, like other: Plate<Int>) -> [Item] { [] }
    }
  }
}
