import Testing

@testable import Mimus

@Suite struct IncomparableElementTests {
  typealias Case = (expected: (any Matcher)?, texts: [String])

  static func row(_ expected: (any Matcher)?, _ texts: String..., line: Int = #line) -> Row<Case> {
    Row("line \(line)", (expected, texts.map { "\($0): Session is neither a Matcher nor Equatable" }))
  }

  static let cases: [Row<Case>] = [
    row(30), row(nil), row("alice"), row([1, 2]), row(["a": 1]), row([1, nil] as [Int?]), row([Shelf.Address()]),
    row([1, "a", nil] as [Any?]), row([Argument.any]), row([1, .any] as Argument<[Int]>), row(Set([1])),
    row([[Shelf.Address()]]), row(Shelf.Customer()), row([] as [Shelf.Session]), row([Shelf.Session?.none]),
    row([Argument.instance(of: Shelf.Session.self)]),
    row([Shelf.Session()], "options[0]"),
    row([1, 2, Shelf.Session()] as [Any], "options[2]"),
    row(["user": Shelf.Session()], #"options["user"]"#),
    row(["b": Shelf.Session(), "a": Shelf.Session()], #"options["a"]"#, #"options["b"]"#),
    row(["a": [nil, Shelf.Session()] as [Shelf.Session?]], #"options["a"][1]"#),
    row([Shelf.Session]?.some([Shelf.Session()]), "options[0]"),
    row(Argument.equal([Shelf.Session()]), "options[0]"),
    row([Argument.equal([Shelf.Session()])], "options[0][0]"),
    row(
      [Shelf.Session](repeating: Shelf.Session(), count: 9), "options[0]", "options[1]", "options[2]", "options[3]",
      "options[4]", "options[5]"),
    row(Argument.tuple(1, [Shelf.Session()]), "options.1[0]"),
  ]

  @Test(arguments: cases) func `what can be compared with nothing is named by path and type`(_ row: Row<Case>) {
    let found = incomparableElements(in: row.value.expected, path: "options")
    #expect(found.map(\.description) == row.value.texts)
  }
}
