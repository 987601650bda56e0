extension CallTranscript {
  /// The calls as a sequence diagram in the [Mermaid](https://mermaid.js.org) language, which many Markdown viewers can
  /// draw. The participants are the code under test and the fakes. The diagram has at most 48 KiB, because viewers
  /// don't draw much more.
  ///
  /// An unexpected call ends in a cross, and other facts about a call follow it.
  public var mermaid: String {
    let participants = fakes.enumerated().map { MermaidParticipant($1, number: $0 + 1) }
    let head =
      ["sequenceDiagram", "  participant test as Code under test"] + participants.map { "  " + $0.declaration }
    let lines = BoundedLines.lines(
      entries.count, within: Self.mostDiagramBytes - head.reduce(0) { $0 + $1.utf8.count + 1 },
      line: { message(entries[$0], to: participants) },
      leftOut: { "  Note over test: … \($0.counted("call")) left out …" })
    return (head + lines).joined(separator: "\n")
  }

  /// By default, Mermaid doesn't draw a text of more than 50,000 characters.
  private static let mostDiagramBytes = 48 * 1024

  private func message(_ entry: Entry, to participants: [MermaidParticipant]) -> String {
    let arrow = entry.marks.contains(.unexpected) ? "-x" : "->>"
    let marks = entry.marks.isEmpty ? "" : " [\(entry.marks.text)]"
    return "  test\(arrow)\(participants[entry.fake].id): \(entry.text.escapedForMermaid)\(marks)"
  }
}

/// A fake in a diagram.
private struct MermaidParticipant {
  /// The identifier that the messages use.
  let id: String
  /// The line that declares it.
  let declaration: String

  /// Declares a fake.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - number: Its number among all fakes, which tells apart those whose names have the same letters.
  init(_ name: String, number: Int) {
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    if letters == name, name.first?.isUppercase ?? false {
      (id, declaration) = (name, "participant \(name)")
    } else {
      // A number after the type, or the brackets of a generic one, can't be part of an identifier.
      id = "Fake\(number)_\(letters)_"
      declaration = "participant \(id) as \(name.escapedForMermaid)"
    }
  }
}

extension String {
  /// The text with entities for characters that would end or change a statement.
  fileprivate var escapedForMermaid: String {
    var text = ""
    for character in self {
      switch character {
      case "#", ";", "<", ">", "%", "{", "}": text += "#\(character.unicodeScalars.first?.value ?? 32);"
      default: text.append(character)
      }
    }
    return text
  }
}
