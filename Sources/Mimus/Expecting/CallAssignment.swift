/// The assignment of calls to expectations if their order doesn't decide.
///
/// A call may match several expectations. If one of them takes it, a later call may find its only expectation taken
/// even though the earlier call could have met another one. The calls are then reassigned, so that as many expectations
/// as possible are met, regardless of the order of the calls (an augmenting path in a bipartite matching).
struct CallAssignment {
  /// Calls that match the same expectations and were taken by the same one of them.
  private struct Holding {
    let candidates: [Int]
    let holder: Int
    var count: Int
  }

  /// Only calls that match several expectations. The others are never reassigned.
  private var holdings: [Holding] = []

  /// Assigns a call to an expectation, reassigning earlier calls if necessary.
  ///
  /// - Parameters:
  ///   - candidates: The expectations that match the call, beginning with the preferred one.
  ///   - hasRoom: Returns whether an expectation has room for another call.
  /// - Returns: The expectation that takes the call, and the one that has one more call as a result. If no reassignment
  ///   makes room, it returns nil and changes nothing.
  mutating func place(_ candidates: [Int], where hasRoom: (Int) -> Bool) -> (taker: Int, grown: Int)? {
    var queue = candidates
    var known = Set(candidates)
    /// For each expectation that can take a call over, the holding that the call comes from.
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

  /// Moves a call of each expectation on the path to the next one, which makes room for the new call at the first.
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
