/// What a failure is about, where it is something that a session asks for at its end.
///
/// A failure may be captured before it comes to anyone, so whether an item has been reported is noted where failures come
/// to rest, and not where they are made.
struct ReportedItem: Sendable {
  enum Kind: Hashable {
    /// A stub or an expectation, by its place in the order of all of them.
    case setUp(Int)
    /// The calls of a fake up to one of them, by its order.
    case calls(through: Int)
  }

  let kind: Kind
  /// The fake's storage, which a failure doesn't keep alive.
  private(set) weak var owner: (any ReportedItemOwner)?

  init(_ kind: Kind, of owner: any ReportedItemOwner) {
    self.kind = kind
    self.owner = owner
  }

  /// Notes that the item has come to the test framework.
  func noteRunner() {
    owner?.withItemsKnownToRunner { $0.insert(self) }
  }

  var isKnownToRunner: Bool {
    owner?.withItemsKnownToRunner { $0.contains(self) } ?? false
  }
}

/// The items that have come to one place.
struct ReportedItems {
  private var kinds: Set<ReportedItem.Kind> = []
  /// For each owner, the last of the calls that were reported.
  private var lastCalls: [ObjectIdentifier: Int] = [:]
  /// Kept alive, so that their identities stay theirs.
  private var owners: [any ReportedItemOwner] = []

  mutating func insert(_ items: [ReportedItem]) {
    for item in items {
      if case .calls = item.kind, let owner = item.owner { owners.append(owner) }
      insert(item)
    }
  }

  /// Inserts one item without keeping its owner alive: for the owner itself.
  mutating func insert(_ item: ReportedItem) {
    switch item.kind {
    case .setUp: kinds.insert(item.kind)
    case .calls(let last):
      guard let owner = item.owner else { return }
      lastCalls[ObjectIdentifier(owner)] = max(last, lastCalls[ObjectIdentifier(owner)] ?? 0)
    }
  }

  func contains(_ item: ReportedItem) -> Bool {
    switch item.kind {
    case .setUp: kinds.contains(item.kind)
    case .calls(let last): item.owner.map { lastCalls[ObjectIdentifier($0)] ?? 0 >= last } ?? false
    }
  }
}

/// What owns items that a session reports: a fake's storage.
protocol ReportedItemOwner: AnyObject, Sendable {
  /// Reads or changes what has come to the test framework of all that a session would report of it.
  func withItemsKnownToRunner<Result>(_ body: (inout ReportedItems) -> Result) -> Result
}
