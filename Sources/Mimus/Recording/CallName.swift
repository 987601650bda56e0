/// The parts of an identifier such as `charge(_:to:)`: its base name and its labels.
struct CallName: Equatable {
  let baseName: Substring
  /// The labels in order, or nil where the identifier has no parentheses and so tells nothing of its arguments.
  let labels: [Substring]?
  /// What stands behind the labels: the result, where a generated fake has overloads that nothing else tells apart.
  let suffix: Substring

  init(_ identifier: String) {
    let end = identifier.firstRange(of: " -> ")?.lowerBound ?? identifier.endIndex
    guard let open = identifier[..<end].firstIndex(of: "("), identifier[..<end].last == ")" else {
      baseName = identifier[...]
      labels = nil
      suffix = ""
      return
    }
    baseName = identifier[..<open]
    labels = identifier[identifier.index(after: open)..<end].dropLast().split(separator: ":")
    suffix = identifier[end...]
  }

  /// Whether a recorded identifier is meant by one that a test wrote: equal, or of that base name when the test wrote
  /// no parenthesis.
  static func matches(written: String, recorded: String) -> Bool {
    if written == recorded { return true }
    guard recorded.utf8.count > written.utf8.count, recorded.hasPrefix(written) else { return false }
    return recorded.utf8.dropFirst(written.utf8.count).first == UInt8(ascii: "(")
  }

  /// The labels for a call with that many arguments, or nil where they do not tell them apart.
  func labels(forCount count: Int) -> [Substring]? {
    guard let labels, labels.count == count else { return nil }
    return labels
  }

  /// What a failure text calls the argument at an index: its label where that is unique, else its position, counted
  /// from 1.
  func argumentName(at index: Int, count: Int) -> String {
    guard let labels = labels(forCount: count) else { return "argument \(index + 1)" }
    let label = labels[index]
    return labels.count { $0 == label } == 1 ? String(label) : "argument \(index + 1)"
  }
}
