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

// Aliases that take generic parameters may constrain them, so that overloads keep their own spellings.

struct LooseIndex<Key: Hashable, Entry> { typealias Entries = [Key: Entry] }
struct SortedIndex<Key: Hashable, Entry: Comparable> { typealias Entries = [Key: Entry] }
typealias Pages<Entry: Hashable> = [Entry]

protocol Indexer {
  func rebuild<Key, Entry>(_ type: LooseIndex<Key, Entry>.Type, from entries: LooseIndex<Key, Entry>.Entries)
  func rebuild<Key, Entry>(_ type: SortedIndex<Key, Entry>.Type, from entries: SortedIndex<Key, Entry>.Entries)
  func rebuild<Key, Entry>(_ key: Key, from entries: Pages<Entry>)
  func rebuild<Entry>(_ type: Entry, from entries: [Entry])
}

protocol IndexKeeper<Key, Entry> {
  associatedtype Key: Hashable
  associatedtype Entry: Comparable
  func keep(_ entries: SortedIndex<Key, Entry>.Entries)
  func keep(_ entries: [Entry]) -> LooseIndex<Key, Entry>.Entries
}
