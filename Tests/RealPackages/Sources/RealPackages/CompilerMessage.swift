import Foundation

/// An error or a warning of the compiler.
struct CompilerMessage: Codable, Hashable {
  enum Severity: String, Codable {
    case error, warning
  }

  var severity: Severity
  /// The name of the file, without its folder.
  var file: String
  var line: Int
  var text: String

  /// The text without the quoted parts, which differ between cases of the same mistake.
  var kind: String {
    var kind = ""
    var isQuoted = false
    for character in text {
      if character == "'" {
        isQuoted.toggle()
        kind += isQuoted ? "'…" : "'"
      } else if !isQuoted {
        kind.append(character)
      }
    }
    return kind
  }

  /// Returns the unique messages in the compiler's output.
  static func all(in output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(separator: "\n").compactMap { CompilerMessage(line: $0) }.filter { seen.insert($0).inserted }
  }
}

extension CompilerMessage {
  fileprivate init?(line: Substring) {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let number = Int(parts[1]), Int(parts[2]) != nil,
      let severity = Severity(rawValue: parts[3].trimmingCharacters(in: .whitespaces)), parts[0].hasSuffix(".swift")
    else { return nil }
    self.severity = severity
    file = (String(parts[0]) as NSString).lastPathComponent
    self.line = number
    text = parts[4].trimmingCharacters(in: .whitespaces)
  }
}
