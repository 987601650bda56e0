/// Some calls of a list, which are selected under a lock and read outside it: reading arguments that aren't kept alive
/// recreates sets and dictionaries of them, which runs user code.
struct UnreadCalls {
  private let list: CallList
  private let positions: [Int]

  init(_ list: CallList, at positions: [Int]) {
    self.list = list
    self.positions = positions
  }

  /// Reads the calls.
  var all: [RecordedCall] { positions.map { list[$0] } }
}

/// Calls that haven't been read, each with what is known about it.
struct MarkedCalls {
  let calls: UnreadCalls
  let marks: [CallMarks]

  /// Reads the calls.
  var all: [(call: RecordedCall, marks: CallMarks)] { zip(calls.all, marks).map { ($0, $1) } }
}
