/// The calls of several fakes, in the order in which they were made, as text and as a diagram.
///
/// It shows how a test used its fakes, to help you analyze a failure or document a program:
///
/// ```swift
/// print(CallTranscript(of: inventory, gateway, mailer))
/// ```
/// ```
/// 3 calls to 3 fakes
///   1  FakeInventory       verified           reserve(_: "Dune")
///   2  FakePaymentGateway  stubbed, verified  charge(_: 30, to: "alice")
///   3  FakeMailer                             send(_: "Thank you", to: "alice")
/// ```
///
/// A transcript shows the calls made before it was created. If there are very many, it shows the first and the last
/// ones. ``MockSession/transcript`` has the calls of all fakes of a test, and the trait `.mockSession` attaches it to a
/// test that fails.
public struct CallTranscript: Sendable, CustomStringConvertible {
  /// A call, with its fake and what is known about it.
  struct Entry: Sendable {
    let call: RecordedCall
    /// The index of the fake.
    let fake: Int
    let marks: CallMarks
  }

  /// The names of the fakes that were called: their types, numbered if there are several of one type.
  let fakes: [String]
  /// The calls, in order.
  let entries: [Entry]

  /// Creates a transcript of the given owners of calls. Those that belong to no fake are left out.
  ///
  /// - Parameter owners: The owners, each with the order of the last call to skip.
  init(_ owners: [(owner: any CallOwner, start: Int)]) {
    var known: Set<ObjectIdentifier> = []
    var (names, entries): ([String], [Entry]) = ([], [])
    for (owner, start) in owners where known.insert(ObjectIdentifier(owner)).inserted {
      CaptureScope.attempt?.watch(owner)
      guard let name = owner.typeName else { continue }
      let calls = owner.withLog { $0.markedCalls(after: start) }.all
      if calls.isEmpty { continue }
      entries += calls.map { Entry(call: $0.call, fake: names.count, marks: $0.marks) }
      names.append(name)
    }
    fakes = FakeNames.numbered(names)
    self.entries = entries.sorted { $0.call.order < $1.call.order }
  }

  /// The calls in columns: their number, their fake, what is known about them, and the calls themselves. The text has
  /// at most 64 KiB.
  public var description: String {
    guard !entries.isEmpty else { return "No calls" }
    let title = "\(entries.count.counted("call")) to \(fakes.count.counted("fake"))"
    let columns = CallColumns(entries, fakes: fakes)
    let lines = BoundedLines.lines(
      entries.count, within: Self.mostBytes - title.utf8.count, line: { columns.line(entries[$0], at: $0) },
      leftOut: { "  … \($0.counted("call")) left out …" })
    return ([title] + lines).joined(separator: "\n")
  }

  /// The files that are attached to a test that fails.
  var attachments: [(name: String, text: String)] {
    [("calls.txt", description + "\n"), ("calls.mmd", mermaid + "\n")]
  }

  /// The maximum length of a description in bytes.
  private static let mostBytes = 64 * 1024
}

/// The columns in which calls are listed.
struct CallColumns {
  private let fakes: [String]
  private let numberWidth: Int
  private let fakeWidth: Int
  private let marksWidth: Int

  /// Creates the columns for the given calls.
  ///
  /// - Parameters:
  ///   - entries: The calls.
  ///   - fakes: The names of the fakes, or none if all calls belong to the same one.
  init(_ entries: [CallTranscript.Entry], fakes: [String]) {
    self.fakes = fakes
    numberWidth = String(entries.count).count
    fakeWidth = fakes.map(\.count).max() ?? 0
    let marks = Set(entries.map(\.marks.rawValue)).map { CallMarks(rawValue: $0) }
    marksWidth = marks.map(\.text.count).max() ?? 0
  }

  /// Returns the line for the call at an index.
  func line(_ entry: CallTranscript.Entry, at index: Int) -> String {
    let number = String(index + 1)
    var line = "  " + "".padded(to: numberWidth - number.count) + number + "  "
    if fakeWidth > 0 { line += fakes[entry.fake].padded(to: fakeWidth + 2) }
    if marksWidth > 0 { line += entry.marks.text.padded(to: marksWidth + 2) }
    return line + entry.text
  }
}

extension CallTranscript.Entry {
  /// The call on one line.
  var text: String { "\(call)".onOneLine }
}

extension CallMarks {
  /// The marks in words, such as `stubbed, verified`.
  var text: String { words.joined(separator: ", ") }
}
