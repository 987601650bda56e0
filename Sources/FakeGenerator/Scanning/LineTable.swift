/// The positions at which the lines of a file begin.
struct LineTable {
  private let path: String
  private let starts: [Int]

  init(_ file: SourceFile) {
    path = file.path
    var starts = [0]
    file.bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && !bytes[(index + 1)...].starts(with: [0x0A])
        if isEnd { starts.append(index + 1) }
      }
    }
    self.starts = starts
  }

  /// Returns the line and column of a byte.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(path: path, line: low + 1, column: offset - starts[low] + 1)
  }

  /// Returns the offset of the byte at a line and column.
  func offset(of position: SourcePosition) -> Int {
    starts[min(max(position.line, 1), starts.count) - 1] + position.column - 1
  }
}
