import Testing

@testable import FakeGenerator

struct ReservedWordTests {
  private static let reserved = """
    associatedtype as await break case catch class continue default defer deinit do else enum extension fallthrough false \
    fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol \
    public repeat rethrows return self static struct subscript super switch throw throws true try typealias unsafe var \
    where while
    """.split(separator: " ").map(String.init)

  @Test(arguments: reserved) func `a reserved word is a name only in backticks`(_ word: String) {
    #expect(word.quotedIfKeyword() == "`\(word)`")
  }

  @Test(arguments: ["ab", "iffy", "format", "Self", "Any", "until", "a", "_", "amountOfChange"])
  func `a name similar to a reserved word needs no backticks`(_ name: String) {
    #expect(name.quotedIfKeyword() == name)
  }
}
