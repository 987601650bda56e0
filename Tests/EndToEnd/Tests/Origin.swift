import Foundation

/// The context in which a verification runs. Each fixture for runners has one failing verification for each origin.
enum Origin: String, CaseIterable, Sendable {
  case body, asyncLet, taskGroup, task, detachedTask, thread, queue, `deinit`

  /// The name with a capital letter, as in `fromBody` and `testBody`.
  var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The member that the verification doesn't find, whose name is unique in the output.
  private var member: String { "from\(capitalized)" }

  /// The beginning of the failure's text.
  var marker: String { "Expected 1 call to \(member)," }

  /// Returns the location of the verification in a fixture, in the compiler's format.
  ///
  /// - Returns: The line and the column of the call's parenthesis, or `nil` if the fixture has no such call.
  func place(in fixture: String) throws -> (line: Int, column: Int)? {
    let file = Workshop.fixtures.appendingPathComponent("\(fixture).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    for (index, line) in lines.enumerated() where line.contains("\"\(member)\"") {
      guard let call = line.range(of: "verifyCall") else { return nil }
      return (index + 1, line.distance(from: line.startIndex, to: call.upperBound) + 1)
    }
    return nil
  }
}

extension String {
  /// Returns whether a line contains all of the given texts.
  func hasLine(containing texts: String...) -> Bool {
    components(separatedBy: "\n").contains { line in texts.allSatisfy { line.contains($0) } }
  }

  /// Returns the number of times the string contains a text.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }

  /// Returns the line that contains a text, preceded by the given number of lines before it.
  func line(containing text: String, after linesBefore: Int = 0) -> String? {
    let lines = components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.contains(text) }) else { return nil }
    return lines[max(0, index - linesBefore)...index].joined(separator: "\n")
  }
}
