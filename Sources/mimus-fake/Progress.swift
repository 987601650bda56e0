/// A line on the terminal that shows the progress of work that takes a while.
struct Progress {
  /// The minimum number of files for which progress is shown.
  static let minimumFileCount = 200

  private let isShown: Bool

  init(fileCount: Int) {
    isShown = fileCount >= Self.minimumFileCount && ByteStream.error.isTerminal
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
