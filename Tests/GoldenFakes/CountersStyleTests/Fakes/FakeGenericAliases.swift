// Written by mimus-fake: changes made here are lost.

final class FakeBundling: Bundling {
  init() {}

  var makeCallCount = 0
  var makeReturnValue: Int = 0
  func make(_ count: @autoclosure () -> Int) -> Int {
    makeCallCount += 1
    return makeReturnValue
  }

  var keepCallCount = 0
  func keep(_ count: @autoclosure @escaping () -> Int) {
    keepCallCount += 1
  }

  var fillCallCount = 0
  func fill(_ count: @autoclosure () -> Int) {
    fillCallCount += 1
  }

  var waitCallCount = 0
  func wait(_ count: @autoclosure () -> Int) {
    waitCallCount += 1
  }
}

final class FakeBundlingClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: BundlingClient {
    BundlingClient(
      pack: { argument1 in self.pack(argument1) },
      source: { self.source() },
      count: { argument1 in self.count(argument1) },
      seal: { argument1, argument2, argument3 in self.seal(argument1, argument2, argument3) }
    )
  }

  var packCallCount = 0
  var packArgsForCall: [Int] = []
  func pack(_ argument1: Int) {
    packCallCount += 1
    packArgsForCall.append(argument1)
  }

  var sourceCallCount = 0
  var sourceReturnValue: String = ""
  func source() -> String {
    sourceCallCount += 1
    return sourceReturnValue
  }

  var countCallCount = 0
  var countArgsForCall: [Int] = []
  var countReturnValue: Int = 0
  func count(_ argument1: Int) -> Int {
    countCallCount += 1
    countArgsForCall.append(argument1)
    return countReturnValue
  }

  var sealCallCount = 0
  var sealArgsForCall: [(Int, String, Bool)] = []
  func seal(_ argument1: Int, _ argument2: String, _ argument3: Bool) {
    sealCallCount += 1
    sealArgsForCall.append((argument1, argument2, argument3))
  }
}

final class FakeIndexer: Indexer {
  init() {}

  var rebuildFromLooseIndexKeyEntryTypeLooseIndexKeyEntryEntriesCallCount = 0
  var rebuildFromLooseIndexKeyEntryTypeLooseIndexKeyEntryEntriesArgsForCall: [(type: Any, entries: Any)] = []
  func rebuild<Key, Entry>(_ type: LooseIndex<Key, Entry>.Type, from entries: LooseIndex<Key, Entry>.Entries) {
    rebuildFromLooseIndexKeyEntryTypeLooseIndexKeyEntryEntriesCallCount += 1
    rebuildFromLooseIndexKeyEntryTypeLooseIndexKeyEntryEntriesArgsForCall.append((type, entries))
  }

  var rebuildFromSortedIndexKeyEntryTypeSortedIndexKeyEntryEntriesCallCount = 0
  var rebuildFromSortedIndexKeyEntryTypeSortedIndexKeyEntryEntriesArgsForCall: [(type: Any, entries: Any)] = []
  func rebuild<Key, Entry>(_ type: SortedIndex<Key, Entry>.Type, from entries: SortedIndex<Key, Entry>.Entries) {
    rebuildFromSortedIndexKeyEntryTypeSortedIndexKeyEntryEntriesCallCount += 1
    rebuildFromSortedIndexKeyEntryTypeSortedIndexKeyEntryEntriesArgsForCall.append((type, entries))
  }

  var rebuildFromKeyPagesEntryCallCount = 0
  var rebuildFromKeyPagesEntryArgsForCall: [(key: Any, entries: Any)] = []
  func rebuild<Key, Entry>(_ key: Key, from entries: Pages<Entry>) {
    rebuildFromKeyPagesEntryCallCount += 1
    rebuildFromKeyPagesEntryArgsForCall.append((key, entries))
  }

  var rebuildFromEntryEntryArrayCallCount = 0
  var rebuildFromEntryEntryArrayArgsForCall: [(type: Any, entries: Any)] = []
  func rebuild<Entry>(_ type: Entry, from entries: [Entry]) {
    rebuildFromEntryEntryArrayCallCount += 1
    rebuildFromEntryEntryArrayArgsForCall.append((type, entries))
  }
}

final class FakeIndexKeeper<Key: Hashable, Entry: Comparable>: IndexKeeper {
  typealias Key = Key
  typealias Entry = Entry

  init() {}

  var keepSortedIndexKeyEntryEntriesCallCount = 0
  var keepSortedIndexKeyEntryEntriesArgsForCall: [SortedIndex<Key, Entry>.Entries] = []
  func keep(_ entries: SortedIndex<Key, Entry>.Entries) {
    keepSortedIndexKeyEntryEntriesCallCount += 1
    keepSortedIndexKeyEntryEntriesArgsForCall.append(entries)
  }

  var keepEntryArrayCallCount = 0
  var keepEntryArrayArgsForCall: [[Entry]] = []
  var keepEntryArrayReturnValue: LooseIndex<Key, Entry>.Entries = [:]
  func keep(_ entries: [Entry]) -> LooseIndex<Key, Entry>.Entries {
    keepEntryArrayCallCount += 1
    keepEntryArrayArgsForCall.append(entries)
    return keepEntryArrayReturnValue
  }
}
