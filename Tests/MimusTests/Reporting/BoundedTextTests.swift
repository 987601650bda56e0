import Testing

@testable import Mimus

struct BoundedTextTests {
  @Test func `ten items are shown, and the rest are counted`() {
    var text = BoundedText("Calls:")
    text.append(Array(1...11)) { "  #\($0)" }
    let lines = text.text.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[10] == "  #10")
    #expect(lines[11] == "  … and 1 more")
  }

  @Test func `items that are only the first of many are counted with the rest`() {
    var text = BoundedText("Calls:")
    text.append(Array(1...10), of: 1_000_000) { "  #\($0)" }
    #expect(text.text.hasSuffix("\n  … and 999,990 more"))
  }

  @Test func `without items or a rest, nothing is added`() {
    var text = BoundedText("Calls:")
    text.append([Int]()) { "  #\($0)" }
    #expect(text.text == "Calls:")
  }

  @Test func `an item that does not fit is counted instead`() {
    var text = BoundedText("Calls:")
    text.append(Array(1...3)) { "\($0)" + String(repeating: "x", count: 3000) }
    #expect(text.text.hasSuffix("\n  … and 2 more"))
    #expect(text.text.utf8.count <= BoundedText.mostBytes)
  }

  @Test(arguments: ["x", "é", "👩‍👩‍👧"]) func `a first line that is too long is truncated between characters`(
    _ character: String
  ) {
    let line = String(repeating: character, count: 5000)
    let text = BoundedText(line).text
    #expect(text.utf8.count <= BoundedText.mostBytes)
    #expect(text.last == "…")
    #expect(text.dropLast().allSatisfy { String($0) == character })
  }
}
