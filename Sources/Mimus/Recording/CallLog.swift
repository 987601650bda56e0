/// The calls of one mock, in order, indexed by identifier so that a verification sees only those that it asks for.
struct CallLog {
  struct Entry {
    let call: RecordedCall
    var isVerified = false
    /// Whether `nextCall` has given it to somebody.
    var isHandedOut = false
  }

  private struct Bucket {
    let identifier: String
    var positions: [Int] = []
  }

  private(set) var entries: [Entry] = []
  /// Whether a verification takes the calls that it matched out of the log.
  var consumesVerifiedCalls = false
  private var buckets: [Bucket] = []
  private var bucketOfIdentifier: [String: Int] = [:]
  /// The bucket of the newest call: calls come in runs, and a run need not hash its identifier again.
  private var newestBucket = -1

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ call: consuming RecordedCall) {
    if newestBucket < 0 || buckets[newestBucket].identifier != call.identifier {
      newestBucket = bucket(for: call.identifier)
    }
    buckets[newestBucket].positions.append(entries.count)
    entries.append(Entry(call: call))
  }

  private mutating func bucket(for identifier: String) -> Int {
    if let known = bucketOfIdentifier[identifier] { return known }
    buckets.append(Bucket(identifier: identifier))
    bucketOfIdentifier[identifier] = buckets.count - 1
    return buckets.count - 1
  }
}

// MARK: - Reading

extension CallLog {
  /// The calls that an identifier means, by position in `entries`.
  struct Selection {
    let entries: [Entry]
    let positions: [Int]
    /// The recorded identifiers that were meant: several where a base name has overloads.
    let identifiers: [String]

    var calls: some Collection<RecordedCall> { positions.lazy.map { entries[$0].call } }
  }

  func selection(of written: String) -> Selection {
    let found =
      written.contains("(")
      ? bucketOfIdentifier[written].map { [buckets[$0]] } ?? []
      : buckets.filter { CallName.matches(written: written, recorded: $0.identifier) }
    let filled = found.filter { !$0.positions.isEmpty }
    let positions = filled.count == 1 ? filled[0].positions : filled.flatMap(\.positions).sorted()
    return Selection(entries: entries, positions: positions, identifiers: filled.map(\.identifier))
  }

  /// How often each identifier was called, in the order of their first calls.
  var counts: [(identifier: String, count: Int)] {
    buckets.lazy.filter { !$0.positions.isEmpty }.map { ($0.identifier, $0.positions.count) }
  }

  var calls: [RecordedCall] { entries.map(\.call) }

  /// The first call that came after another one and that an identifier means, or any call if there is none.
  func firstCall(after order: Int, withIdentifier written: String?) -> RecordedCall? {
    let start = firstPosition(withOrderAtLeast: order + 1, from: 0)
    return entries[start...].lazy.map(\.call).first { call in
      written.map { CallName.matches(written: $0, recorded: call.identifier) } ?? true
    }
  }

  var unverifiedCalls: [RecordedCall] { entries.lazy.filter { !$0.isVerified }.map(\.call) }
}

// MARK: - After a verification

extension CallLog {
  /// Mark calls as verified. They are named by their order, since the log may have changed since they were read.
  ///
  /// - Parameter orders: the orders of the calls, ascending.
  mutating func markVerified(_ orders: [Int]) {
    var position = 0
    for order in orders {
      position = firstPosition(withOrderAtLeast: order, from: position)
      guard position < entries.count else { return }
      if entries[position].call.order == order { entries[position].isVerified = true }
    }
  }

  /// The first call that an identifier means and that nobody was given yet; from now on it counts as given.
  mutating func handOutNext(withIdentifier written: String) -> RecordedCall? {
    guard let position = selection(of: written).positions.first(where: { !entries[$0].isHandedOut }) else { return nil }
    entries[position].isHandedOut = true
    return entries[position].call
  }

  /// Take calls out of the log.
  mutating func remove(_ orders: [Int]) {
    guard !orders.isEmpty else { return }
    let gone = Set(orders)
    let kept = entries.filter { !gone.contains($0.call.order) }
    removeAll()
    for entry in kept {
      append(entry.call)
      entries[entries.count - 1] = entry
    }
  }

  /// Forget all calls.
  mutating func removeAll() {
    let consumes = consumesVerifiedCalls
    self = CallLog()
    consumesVerifiedCalls = consumes
  }

  /// The first position at or behind `start` whose call is not older than an order: nearby ones are found at once.
  fileprivate func firstPosition(withOrderAtLeast order: Int, from start: Int) -> Int {
    var low = start
    var step = 1
    while low < entries.count, entries[low].call.order < order {
      if low + step < entries.count, entries[low + step].call.order <= order {
        low += step
        step *= 2
      } else if step > 1 {
        step = 1
      } else {
        low += 1
      }
    }
    return low
  }
}
