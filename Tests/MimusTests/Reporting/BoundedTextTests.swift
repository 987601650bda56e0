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

  @Test func `an item whose other lines are too long is truncated, too`() {
    var text = BoundedText("Calls:")
    text.append(["one\n" + String(repeating: "x", count: 5000)]) { $0 }
    #expect(text.text.utf8.count <= BoundedText.mostBytes)
    #expect(text.text.hasPrefix("Calls:\n"))
    #expect(text.text.hasSuffix("x…"))
  }

  @Test func `the first item is shown even if there is little room, with what follows its first line`() {
    var text = BoundedText(String(repeating: "x", count: 2_500))
    text.append(["#1", "#2"]) { $0 + String(repeating: "字", count: 600) + "\n  expected 2, but was 1" }
    let lines = text.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("#1字") && lines[1].hasSuffix("字…"))
    #expect(lines[2] == "  expected 2, but was 1")
    #expect(lines[3] == "  … and 1 more")
    #expect(text.text.utf8.count <= BoundedText.mostBytes)
  }
}
