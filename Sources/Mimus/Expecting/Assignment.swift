/// Which expectation has taken which call, where their order does not decide.
///
/// A call may match several expectations. Whichever takes it, a later call can find its own expectation taken though
/// another one would have done for the earlier call; then the two change places. So whatever was taken before, as many
/// expectations are met as can be (an augmenting path in a bipartite matching).
struct Assignment {
  /// Calls that match the same expectations, of which they were taken by the same one.
  private struct Holding {
    let candidates: [Int]
    let holder: Int
    var count: Int
  }

  /// Only calls that match several expectations: the others never change places.
  private var holdings: [Holding] = []

  /// Find a call a place, and move earlier calls for it where necessary.
  ///
  /// - Parameters:
  ///   - candidates: the expectations that match the call, the preferred one first.
  ///   - hasRoom: whether an expectation can take one more.
  /// - Returns: the expectation that takes the call, and the one that has one more call in the end; nil, and nothing
  ///   has changed, if there is no place however calls are moved.
  mutating func place(_ candidates: [Int], where hasRoom: (Int) -> Bool) -> (taker: Int, grown: Int)? {
    var queue = candidates
    var known = Set(candidates)
    /// For an expectation that can take over: the holding of which it takes a call.
    var origins: [Int: Int] = [:]
    var position = 0
    while position < queue.count {
      let expectation = queue[position]
      if hasRoom(expectation) { return (take(candidates, through: origins, to: expectation), expectation) }
      for index in holdings.indices where holdings[index].holder == expectation {
        for other in holdings[index].candidates where known.insert(other).inserted {
          origins[other] = index
          queue.append(other)
        }
      }
      position += 1
    }
    return nil
  }

  /// Move a call of each expectation on the way to the next one, which leaves room for the new call at the first.
  private mutating func take(_ candidates: [Int], through origins: [Int: Int], to end: Int) -> Int {
    var free = end
    while let origin = origins[free] {
      holdings[origin].count -= 1
      add(holdings[origin].candidates, to: free)
      free = holdings[origin].holder
    }
    add(candidates, to: free)
    holdings.removeAll { $0.count == 0 }
    return free
  }

  private mutating func add(_ candidates: [Int], to holder: Int) {
    guard candidates.count > 1 else { return }
    if let index = holdings.firstIndex(where: { $0.holder == holder && $0.candidates == candidates }) {
      holdings[index].count += 1
    } else {
      holdings.append(Holding(candidates: candidates, holder: holder, count: 1))
    }
  }
}
