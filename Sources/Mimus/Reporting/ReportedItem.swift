/// What a failure is about, if a session also checks it at its end.
///
/// A failure may be captured before anyone sees it, so whether an item was reported is recorded at the failure's final
/// destination, rather than where the failure is created.
struct ReportedItem: Sendable {
  enum Kind: Hashable {
    /// A stub or an expectation, by its position in the order of all of them.
    case setUp(Int)
    /// That a stub was never used although its member was called, by the stub's position in that order.
    case nearMiss(Int)
    /// The calls of a fake up to and including one of them, by its order.
    case calls(through: Int)
    /// One call, by its order.
    case call(Int)
  }

  let kind: Kind
  /// The fake's storage, which a failure doesn't keep alive.
  private(set) weak var owner: (any ReportedItemOwner)?

  init(_ kind: Kind, of owner: any ReportedItemOwner) {
    self.kind = kind
    self.owner = owner
  }

  /// Notes that the item has reached the test framework.
  func noteRunner() {
    owner?.withItemsKnownToRunner { $0.insert(self) }
  }

  var isKnownToRunner: Bool {
    owner?.withItemsKnownToRunner { $0.contains(self) } ?? false
  }
}

/// The items that have reached one destination.
struct ReportedItems {
  private var kinds: Set<ReportedItem.Kind> = []
  /// For each owner, the last call that was reported.
  private var lastCalls: [ObjectIdentifier: Int] = [:]
  /// Kept alive so that their identities stay unique.
  private var owners: [any ReportedItemOwner] = []

  mutating func insert(_ items: [ReportedItem]) {
    for item in items {
      if case .calls = item.kind, let owner = item.owner { owners.append(owner) }
      insert(item)
    }
  }

  /// Inserts one item without keeping its owner alive, for use by the owner itself.
  mutating func insert(_ item: ReportedItem) {
    switch item.kind {
    case .setUp, .nearMiss, .call: kinds.insert(item.kind)
    case .calls(let last):
      guard let owner = item.owner else { return }
      lastCalls[ObjectIdentifier(owner)] = max(last, lastCalls[ObjectIdentifier(owner)] ?? 0)
    }
  }

  func contains(_ item: ReportedItem) -> Bool {
    switch item.kind {
    case .setUp, .nearMiss, .call: kinds.contains(item.kind)
    case .calls(let last): item.owner.map { lastCalls[ObjectIdentifier($0)] ?? 0 >= last } ?? false
    }
  }
}

/// An owner of items that a session reports: a fake's storage.
protocol ReportedItemOwner: AnyObject, Sendable {
  /// Reads or changes which of the items that a session would report have reached the test framework.
  func withItemsKnownToRunner<Result>(_ body: (inout ReportedItems) -> Result) -> Result
}
