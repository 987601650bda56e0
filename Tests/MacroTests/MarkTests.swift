import Testing

/// Tests the diagnostics of marks `@Faked` that can't have an effect, and of other parts of a fake that aren't written.
struct MarkTests {
  struct Case: CustomTestStringConvertible {
    var member: String
    var message: String
    var place: String
    /// The member after applying the fix-it.
    var mended: String?

    var testDescription: String { member }
  }

  private static func fake(_ member: String) -> String { "@Fake final class FakeTill {\n  \(member)\n}" }

  static let marks = [
    Case(
      member: "@Faked var id: Int",
      message: "'@Faked' must state what 'id' has; write '@Faked(.get)' if it is read-only, or remove '@Faked'",
      place: "@Faked var id: Int", mended: "@Faked(.get) var id: Int"),
    Case(
      member: "@Faked(.get) var id: Int = 3",
      message: "'id' is not faked, because it has a value or accessors; remove '@Faked', or write only the signature",
      place: "@Faked(.get) var id: Int = 3", mended: "var id: Int = 3"),
    Case(
      member: "@Faked(.get) var id: Int { 3 }",
      message: "'id' is not faked, because it has a value or accessors; remove '@Faked', or write only the signature",
      place: "@Faked(.get) var id: Int { 3 }", mended: "var id: Int { 3 }"),
    Case(
      member: "@Faked(.get, .throws) private(set) var id: Int",
      message: "'id' has no setter, because its getter is async or throws; remove the modifier",
      place: "private(set) var id: Int", mended: "@Faked(.get, .throws) var id: Int"),
    Case(
      member: "@Faked(.get) subscript(id: Int) -> Int { @Faked get {} }",
      message: "'@Faked' has no effect before a subscript; mark its accessors, as in '@Faked get {}'",
      place: "@Faked(.get) subscript(id: Int) -> Int { @Faked get {} }",
      mended: "subscript(id: Int) -> Int { @Faked get {} }"),
    Case(
      member: "subscript(id: Int) -> Int { @Faked(.get, .async) get {} }",
      message: "the effects of a subscript's accessor are written after it; write '@Faked get async throws {}'",
      place: "@Faked(.get, .async) get {} }", mended: "subscript(id: Int) -> Int { @Faked get {} }"),
    Case(
      member: "subscript(id: Int) -> Int { @Faked get { 3 } }",
      message: "'@Faked' would replace this body; remove it, or leave the braces empty",
      place: "@Faked get { 3 } }", mended: "subscript(id: Int) -> Int { get { 3 } }"),
    Case(
      member: "subscript(id: Int) -> Int { get { 3 } @Faked set {} }",
      message: """
        a setter can be faked only with its getter; mark the getter with '@Faked', too, or write the setter's body
        """,
      place: "@Faked set {} }"),
    Case(
      member: "@Faked func open() -> Bool",
      message: "'open' does not need '@Faked', because '@Fake' writes every missing body",
      place: "@Faked func open() -> Bool", mended: "func open() -> Bool"),
    Case(
      member: "@Faked init(id: Int)",
      message: "'init' does not need '@Faked', because '@Fake' writes every missing body",
      place: "@Faked init(id: Int)", mended: "init(id: Int)"),
    Case(
      member: "@Faked(.get) typealias ID = Int",
      message: "'@Faked' has no effect here; mark properties and accessors of subscripts",
      place: "@Faked(.get) typealias ID = Int", mended: "typealias ID = Int"),
  ]

  static let members = [
    Case(
      member: "var id: Int { didSet { print(id) } }",
      message: "'id' has observers and cannot be faked; remove them, or give it a value",
      place: "id: Int { didSet { print(id) } }"),
    Case(
      member: "var (width, height): (Int, Int)", message: "properties to fake must be declared separately",
      place: "(width, height): (Int, Int)"),
    Case(
      member: "var id: some Equatable",
      message: "'id' has an opaque type, which a stub cannot name; write its body", place: "some Equatable"),
    Case(
      member: "subscript(id: Int) -> some Equatable { @Faked get {} }",
      message: "'subscript' has an opaque type, which a stub cannot name; write its body",
      place: "-> some Equatable { @Faked get {} }"),
  ]

  @Test(arguments: ["==", "<"]) func `an operator that the macro can add is reported`(_ name: String) throws {
    for body in ["", " { true }"] {
      var expander = try MacroExpander()
      let member = "static func \(name) (one: FakeTill, other: FakeTill) -> Bool\(body)"
      _ = try expander.expand("Fake", "member", declaration: Self.fake(member))
      let message = """
        '\(name)' cannot be declared here, because '@Fake' can add it and the compiler would find it twice; declare it in \
        an extension that states the conformance
        """
      #expect(expander.complaints.map(\.message) == [message])
    }
  }

  @Test(arguments: [
    ("private final class FakeTill {}", "fileprivate final class FakeTill {}"),
    ("private final class FakeTill: Mock {}", nil), ("fileprivate final class FakeTill {}", nil),
  ])
  func `a private fake in a type is reported`(_ declaration: String, _ mended: String?) throws {
    var expander = try MacroExpander()
    _ = try expander.expand("Fake", "member", declaration: "@Fake " + declaration, context: ["struct Shop {}"])
    let message = """
      'FakeTill' is private in a type, where a macro cannot add conformances to it; declare it 'fileprivate', or state \
      that it conforms to 'Mock'
      """
    #expect(expander.complaints.map(\.message) == (mended == nil ? [] : [message]))
    #expect(expander.complaints.first?.mended == mended.map { "@Fake " + $0 })
    _ = try expander.expand("Fake", "member", declaration: "@Fake " + declaration)
    #expect(expander.complaints.count == (mended == nil ? 0 : 1))
  }

  @Test(arguments: marks + members) func `a mark without an effect is reported`(_ wrong: Case) throws {
    var expander = try MacroExpander()
    _ = try expander.expand("Fake", "member", declaration: Self.fake(wrong.member))
    let expected = MacroExpander.Complaint(
      severity: "error", message: wrong.message, place: wrong.place, mended: wrong.mended.map(Self.fake))
    #expect(expander.complaints == [expected])
  }

  @Test(arguments: [
    "var id: Int? { didSet { print(id) } }", "var id = 3 { didSet { print(id) } }",
    "var id: Int { didSet { print(id) } }\n  init() { id = 3 }", "@Faked(.get) private(set) var id: Int",
    "subscript(id: Int) -> Int { @Faked get {} set {} }",
  ])
  func `what has a value or an effect is not reported`(_ member: String) throws {
    var expander = try MacroExpander()
    _ = try expander.expand("Fake", "member", declaration: Self.fake(member))
    #expect(expander.complaints.isEmpty)
  }

  @Test func `only literals say whether a fake forwards`() throws {
    var expander = try MacroExpander()
    _ = try expander.expand("Fake", "member", declaration: "@Fake(forwarding: isSpy) final class FakeTill {}")
    let expected = MacroExpander.Complaint(
      severity: "error", message: "'forwarding' must be 'true' or 'false', because a macro sees only what is written",
      place: "forwarding: isSpy) final class FakeTill {}")
    #expect(expander.complaints == [expected])
  }

  @Test(arguments: [
    ["final class Till {}", "@Fake final class FakeTill {}"], ["subscript(id: Int) -> Int ", "struct Till {}"], [],
  ])
  func `a mark outside a fake is reported`(_ context: [String]) throws {
    for (macro, role) in [("FakedProperty", "peer"), ("FakedAccessor", "body")] {
      var expander = try MacroExpander()
      _ = try expander.expand(macro, role, attribute: "\n  @Faked ", declaration: "get {}", context: context)
      #expect(
        expander.complaints.map(\.message) == ["'@Faked' has an effect only in a class or an actor marked '@Fake'"])
    }
  }
}
