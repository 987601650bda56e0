import Foundation

/// Where a verification runs, in the fixtures about runners: each of them has one that fails from everywhere.
enum Origin: String, CaseIterable, Sendable {
  case body, asyncLet, taskGroup, task, detachedTask, thread, queue, `deinit`

  /// Its name with a capital, as in `fromBody` and `testBody`.
  var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The member that its verification misses: no other text has it.
  private var member: String { "from\(capitalized)" }

  /// How its failure begins.
  var marker: String { "Expected 1 call to \(member)," }

  /// The place of its verification in a fixture, as a compiler gives it.
  ///
  /// - Returns: the line and the column of the call's parenthesis, or nil if the fixture does not have it.
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
  /// Whether it has a line that contains all of some texts.
  func hasLine(containing texts: String...) -> Bool {
    components(separatedBy: "\n").contains { line in texts.allSatisfy { line.contains($0) } }
  }

  /// How often it contains a text.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }

  /// The line that contains a text, with some of those before it.
  func line(containing text: String, after linesBefore: Int = 0) -> String? {
    let lines = components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.contains(text) }) else { return nil }
    return lines[max(0, index - linesBefore)...index].joined(separator: "\n")
  }
}
