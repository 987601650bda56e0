/// A failure that the library reports, with its message and its location in the test.
public struct MockFailure: Sendable, CustomStringConvertible {
  /// What was expected and what happened instead, in one or more lines.
  public var message: String { text.written() }
  /// The module and file of the failure, in the form of `#fileID`.
  public let fileID: String
  /// The path of the file of the failure, in the form of `#filePath`.
  public let filePath: String
  /// The line of the failure, counting from 1.
  public let line: Int
  /// The column of the failure, counting from 1.
  public let column: Int
  /// A Boolean value that indicates whether the failure is a warning, which doesn't fail the test.
  public let isWarning: Bool

  /// The location as the compiler provided it, which is the form that XCTest takes.
  let location: SourceLocation
  /// The items that the failure is about, if a session would also report them.
  let items: [ReportedItem]
  /// Whether a call was reported when it came, rather than by a verification.
  let isOfCall: Bool
  private let text: FailureText

  /// Creates a failure. If it's likely to be dropped, its message isn't written unless it's needed.
  init(
    _ message: @autoclosure @escaping () -> String, at location: SourceLocation, isWarning: Bool = false,
    about items: [ReportedItem] = [], isOfCall: Bool = false
  ) {
    text = FailureText(message)
    if isWarning || FailureReporter.current?.isTentative != true { _ = text.written() }
    fileID = "\(location.fileID)"
    filePath = "\(location.filePath)"
    line = Int(location.line)
    column = Int(location.column)
    self.isWarning = isWarning
    self.location = location
    self.items = items
    self.isOfCall = isOfCall
  }

  /// The failure in a compiler's format: `file:line:column: error: message`.
  public var description: String {
    "\(filePath):\(line):\(column): \(isWarning ? "warning" : "error"): \(message)"
  }
}

extension MockFailure {
  /// The location and the first line of the message.
  var firstLine: String { "\(filePath):\(line): \(message.prefix { !$0.isNewline })" }

  /// Returns the failure with another line at the end of its message.
  func appending(_ remark: String) -> MockFailure {
    remark.isEmpty ? self : saying(message + "\n" + remark)
  }

  /// Returns the failure with another message.
  func saying(_ message: @autoclosure @escaping () -> String) -> MockFailure {
    MockFailure(message(), at: location, isWarning: isWarning, about: items, isOfCall: isOfCall)
  }
}

/// A text that is written once, when it's needed. Describing a value may run code of the test, or read an object that
/// the program is changing.
// Unchecked because the closure is called only by the code that creates the failure and reports it.
private final class FailureText: @unchecked Sendable {
  private enum State {
    case unwritten(() -> String)
    case written(String)
  }

  private let state: Mutex<State>

  init(_ write: @escaping () -> String) {
    state = Mutex(.unwritten(write))
  }

  func written() -> String {
    switch state.withLock({ $0 }) {
    case .written(let text): return text
    case .unwritten(let write):
      let text = write()
      let old = state.withLock { state in
        defer { state = .written(text) }
        return state
      }
      // What the closure refers to may run user code in a `deinit`, so it's released here, outside the lock.
      withExtendedLifetime(old) {}
      return text
    }
  }
}
