/// A line on the terminal that shows the progress of work that takes a while.
struct Progress {
  /// The number of files from which on the wait is noticeable.
  static let fewestFiles = 200

  private let isShown: Bool

  init(fileCount: Int) {
    isShown = fileCount >= Self.fewestFiles && ByteStream.error.isTerminal
  }

  /// Shows the current stage in place of the previous one.
  func show(_ stage: String) {
    if isShown { ByteStream.error.write("\r\u{1B}[K\(stage)…") }
  }

  /// Removes the line.
  func end() {
    if isShown { ByteStream.error.write("\r\u{1B}[K") }
  }
}
