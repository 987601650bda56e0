// Aliases with generic parameters, and aliases in generic types.

struct Pannier<Item> {
  typealias Packer = (Item) -> Void
  typealias Source = () -> Item
  struct Lid<Label> {
    typealias Sealer<Wax> = (Item, Label, Wax) -> Void
  }
}

extension Pannier {
  typealias Counter = (Item) -> Int
}

typealias Making<Item> = () -> Item

protocol Bundling {
  typealias Later<Item> = () -> Item
  func make(_ count: @autoclosure Making<Int>) -> Int
  func keep(_ count: @autoclosure @escaping Making<Int>)
  func fill(_ count: @autoclosure Pannier<Int>.Source)
  func wait(_ count: @autoclosure Later<Int>)
}

// mimus:fake
struct BundlingClient {
  var pack: Pannier<Int>.Packer
  var source: Pannier<String>.Source?
  var count: Pannier<Int>.Counter
  var seal: Pannier<Int>.Lid<String>.Sealer<Bool>
}
