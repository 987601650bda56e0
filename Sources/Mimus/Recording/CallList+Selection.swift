extension CallList {
  /// The calls that an identifier matches.
  struct Selection {
    private let calls: CallList
    private let positions: ContiguousArray<UInt32>
    /// The recorded identifiers that match. There are several if a base name has overloads.
    let identifiers: [String]

    init(_ calls: CallList, _ positions: ContiguousArray<UInt32>, _ identifiers: [String]) {
      self.calls = calls
      self.positions = positions
      self.identifiers = identifiers
    }

    var count: Int { positions.count }

    subscript(index: Int) -> RecordedCall { calls[Int(positions[index])] }

    /// Whether all arguments are kept alive.
    var keepsArguments: Bool { !calls.holdsWeakly }

    func arguments(at index: Int) -> [Any?] { calls.arguments(at: Int(positions[index])) }

    func order(at index: Int) -> Int { calls.order(at: Int(positions[index])) }

    /// Returns calls of the selection, by their indices.
    func matched(_ indices: [Int]) -> MatchedCalls {
      MatchedCalls(
        positions: indices.map { positions[$0] }, orders: indices.map(order), generation: calls.generation)
    }

    var all: [RecordedCall] { positions.map { calls[Int($0)] } }

    /// Returns the index of the first call that is newer than an order.
    func firstIndex(after order: Int) -> Int {
      if order == 0 { return 0 }
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self.order(at: middle) <= order { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
