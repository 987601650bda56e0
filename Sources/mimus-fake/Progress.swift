/// A line on the terminal that says that work goes on, for work that takes a while.
struct Progress {
  /// From this number of files on, a person would wonder.
  static let fewestFiles = 200

  private let isShown: Bool

  init(fileCount: Int) {
    isShown = fileCount >= Self.fewestFiles && ByteStream.error.isTerminal
  }

  /// Say what is done now, in place of what was done before.
  func show(_ stage: String) {
    if isShown { ByteStream.error.write("\r\u{1B}[K\(stage)…") }
  }

  /// Take the line away.
  func end() {
    if isShown { ByteStream.error.write("\r\u{1B}[K") }
  }
}
