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
    /// How many of its calls were handed out: the first ones, since each time it is the first that was not.
    var handedOutCount = 0
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
    var count: Int { positions.count }

    subscript(index: Int) -> RecordedCall { entries[positions[index]].call }

    /// The index of the first call that is younger than an order.
    func firstIndex(after order: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self[middle].order <= order { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  func selection(of written: String) -> Selection {
    let filled = bucketIndices(of: written).map { buckets[$0] }.filter { !$0.positions.isEmpty }
    let positions = filled.count == 1 ? filled[0].positions : filled.flatMap(\.positions).sorted()
    return Selection(entries: entries, positions: positions, identifiers: filled.map(\.identifier))
  }

  private func bucketIndices(of written: String) -> [Int] {
    if written.contains("(") { return bucketOfIdentifier[written].map { [$0] } ?? [] }
    return buckets.indices.filter { CallName.matches(written: written, recorded: buckets[$0].identifier) }
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
    let next = bucketIndices(of: written).filter { buckets[$0].handedOutCount < buckets[$0].positions.count }
      .map { (position: buckets[$0].positions[buckets[$0].handedOutCount], bucket: $0) }
      .min { $0.position < $1.position }
    guard let next else { return nil }
    buckets[next.bucket].handedOutCount += 1
    entries[next.position].isHandedOut = true
    return entries[next.position].call
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
      if entry.isHandedOut { buckets[newestBucket].handedOutCount += 1 }
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
