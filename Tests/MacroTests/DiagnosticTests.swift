import Testing

/// Tests the diagnostics of `@Fake` and `@Mockable`: their texts, locations, and fix-its.
struct DiagnosticTests {
  struct Case: CustomTestStringConvertible {
    var declaration: String
    var message: String
    var place: String
    var mended: String?
    var severity = "error"
    /// The headers of the enclosing declarations.
    var context: [String] = []

    var testDescription: String { declaration }
  }

  private static func fake(_ member: String) -> String { "@Fake final class FakeTill {\n  \(member)\n}" }

  static let fakes = [
    Case(
      declaration: "@Fake struct FakeTill {}",
      message: "'@Fake' can only be applied to a class or an actor; 'FakeTill' is a struct", place: "FakeTill {}",
      mended: "@Fake final class FakeTill {}"),
    Case(
      declaration: "@Fake enum FakeTill {}",
      message: "'@Fake' can only be applied to a class or an actor; 'FakeTill' is an enum",
      place: "FakeTill {}"),
    Case(
      declaration: "@Fake protocol Till {}",
      message: "'@Fake' can only be applied to a class or an actor; declare '@Fake final class FakeTill: Till'",
      place: "Till {}", mended: "@Mockable protocol Till {}"),
    Case(
      declaration: fake("private func open() -> Bool"),
      message: "'open' is private and cannot be faked; remove the modifier, or write the body",
      place: "private func open() -> Bool", mended: fake("func open() -> Bool")),
    Case(
      declaration: fake("let id: Int"),
      message: "'id' is a constant without a value; declare it with 'var' to fake it, or give it a value",
      place: "id: Int",
      mended: fake("var id: Int")),
    Case(
      declaration: fake("var name"), message: "'name' needs a type annotation to be faked", place: "name",
      mended: fake("var name: <#Type#>")),
    Case(
      declaration: fake("lazy var id: Int"),
      message: "'id' cannot be lazy, because stubs answer a fake's properties; remove 'lazy'",
      place: "lazy var id: Int", mended: fake("var id: Int")),
    Case(
      declaration: fake("weak var owner: Clerk?"),
      message: "'owner' cannot be weak, because the fake keeps what is set; remove 'weak'",
      place: "weak var owner: Clerk?", mended: fake("var owner: Clerk?")),
    Case(
      declaration: fake("unowned(safe) var owner: Clerk"),
      message: "'owner' cannot be unowned, because the fake keeps what is set; remove 'unowned'",
      place: "unowned(safe) var owner: Clerk", mended: fake("var owner: Clerk")),
    Case(
      declaration: fake("weak var owner: Clerk? { get }"),
      message: "'owner' cannot declare accessors without bodies here; write '@Faked(.get) var owner: Clerk?'",
      place: "get }", mended: fake("@Faked(.get) var owner: Clerk?")),
    Case(
      declaration: fake("@MainActor var width, height: Int"),
      message: "properties to fake must be declared separately", place: "width, height: Int",
      mended: fake("@MainActor var width: Int; @MainActor var height: Int")),
    Case(
      declaration: fake("static var width, height: Int"),
      message: "properties to fake must be declared separately", place: "width, height: Int",
      mended: fake("static var width: Int; static var height: Int")),
    Case(
      declaration: fake("convenience init(id: Int)"),
      message: "a convenience initializer cannot be faked; write its body",
      place: "convenience init(id: Int)", mended: fake("init(id: Int)")),
    Case(
      declaration: fake("func count(of _: Int)"),
      message: "'count' has a parameter without a name, which a fake cannot record; write 'of argument1: Int'",
      place: "count(of _: Int)"),
    Case(
      declaration: fake("func count(_: inout Int, _: @Sendable () -> Void)"),
      message: "'count' has a parameter without a name, which a fake cannot record; write '_ argument1: inout Int'",
      place: "count(_: inout Int, _: @Sendable () -> Void)"),
    Case(
      declaration: fake("func count(of _: Int...)"),
      message: "'count' has a parameter without a name, which a fake cannot record; write 'of argument1: Int...'",
      place: "count(of _: Int...)"),
    Case(
      declaration: fake("func kind() -> some Equatable"),
      message: "'kind' has an opaque type, which a stub cannot name; write its body", place: "some Equatable"),
    Case(
      declaration: fake("subscript(id: Int) -> String"),
      message:
        "the accessors of a subscript need braces; mark those to fake with '@Faked'",
      place: "-> String", mended: fake("subscript(id: Int) -> String { @Faked get {} @Faked set {} }")),
    Case(
      declaration: fake("subscript(id: Int) -> String { get }"),
      message:
        "the accessors of a subscript need braces; mark those to fake with '@Faked'",
      place: "get }", mended: fake("subscript(id: Int) -> String { @Faked get {} }")),
    Case(
      declaration: fake("subscript<ID>(id: ID) -> String where ID: Hashable"),
      message:
        "the accessors of a subscript need braces; mark those to fake with '@Faked'",
      place: "-> String where ID: Hashable",
      mended: fake("subscript<ID>(id: ID) -> String where ID: Hashable { @Faked get {} @Faked set {} }")),
    Case(
      declaration: fake("let storage: Mimus.Storage"),
      message: "'storage' has no value; give it one, such as 'Mimus.Storage()'", place: "storage: Mimus.Storage",
      mended: fake("let storage: Mimus.Storage = Mimus.Storage()")),
    Case(
      declaration: fake("var storage: Storage"),
      message: "'storage' has no value; give it one, such as 'Mimus.Storage()'", place: "storage: Storage",
      mended: fake("var storage: Storage = Mimus.Storage()")),
    Case(
      declaration: fake("var name = \"\", id: Int"), message: "properties to fake must be declared separately",
      place: "id: Int"),
    Case(
      declaration: fake("private var id: Int"),
      message: "'id' is private and cannot be faked; remove the modifier, or write the body",
      place: "private var id: Int", mended: fake("var id: Int")),
    Case(
      declaration: fake("override var id: Int { get async throws(CardError) }"),
      message: """
        'id' cannot declare accessors without bodies here; write \
        '@Faked(.get, .async, .throws(CardError.self)) override var id: Int'
        """,
      place: "get async throws(CardError) }",
      mended: fake("@Faked(.get, .async, .throws(CardError.self)) override var id: Int")),
    Case(
      declaration: fake("var id: Int { get set }"),
      message: "'id' cannot declare accessors without bodies here; write 'var id: Int'", place: "get set }",
      mended: fake("var id: Int")),
    Case(
      declaration: fake("@Faked(.get, .throws) @MainActor var id: Int { get throws(any Error) }"),
      message: """
        'id' cannot declare accessors without bodies here; write \
        '@Faked(.get, .throws((any Error).self)) @MainActor var id: Int'
        """,
      place: "get throws(any Error) }",
      mended: fake("@Faked(.get, .throws((any Error).self)) @MainActor var id: Int")),
    Case(
      declaration: fake("var id: Int { get { 3 } set }"),
      message: "'id' cannot declare one accessor with a body and one without; write both bodies, or only 'var id: Int'",
      place: "set }"),
    Case(
      declaration: fake("func stub() -> Int"),
      message: "this member is named 'stub', so the fake's own 'stub' is named 'stub_'", place: "stub() -> Int",
      severity: "remark"),
  ]

  @Test(arguments: fakes) func `a member that a fake cannot have is reported`(_ wrong: Case) throws {
    var expander = try MacroExpander()
    _ = try expander.expand("Fake", "member", declaration: wrong.declaration)
    let expected = MacroExpander.Complaint(
      severity: wrong.severity, message: wrong.message, place: wrong.place, mended: wrong.mended)
    #expect(expander.complaints == [expected])
  }

  static let protocols = [
    Case(
      declaration: "@Mockable class Till {}",
      message: "'@Mockable' cannot fake a class; declare '@Fake class FakeTill: Till' with the members to override",
      place: "Till {}"),
    Case(
      declaration: "\n@Mockable enum Till {}",
      message: "'@Mockable' can only be applied to a protocol or a structure of closures",
      place: "@Mockable enum Till {}"),
    Case(
      declaration: "@Mockable struct Till {\n  private let open: () -> Void\n}",
      message: """
        cannot fake 'Till': 'open' is private, and so is the memberwise initializer; declare an initializer that takes \
        the closures
        """,
      place: "open: () -> Void"),
    Case(
      declaration: "@Mockable protocol Till { associatedtype Mimus }",
      message: """
        cannot fake 'Till': a declaration named 'Mimus' shadows the module; rename it, or generate the fake with \
        'mimus-fake --style counters'
        """, place: "Till { associatedtype Mimus }"),
    Case(
      declaration: "@Mockable protocol Book: Priced, Sendable where Self: Shop.Named {}",
      message: """
        '@Mockable' cannot read what 'Book' inherits from 'Priced' and 'Shop.Named'; generate the fake with \
        'mimus-fake --only Book --context <folder that declares them> <this file>', or declare \
        '@Fake final class FakeBook: Book' with all signatures
        """,
      place: "Book: Priced, Sendable where Self: Shop.Named {}"),
    Case(
      declaration: "@Mockable protocol Atlas: Priced, Listed, Book {}",
      message: """
        '@Mockable' cannot read what 'Atlas' inherits from 'Priced', 'Listed', and 'Book'; generate the fake with \
        'mimus-fake --only Atlas --context <folder that declares them> <this file>', or declare \
        '@Fake final class FakeAtlas: Atlas' with all signatures
        """,
      place: "Atlas: Priced, Listed, Book {}"),
  ]

  static let localProtocols = ["func open<Key>(_ key: Key) async throws -> Int ", "init() ", "get ", "{ }"].map {
    header in
    Case(
      declaration: "@Mockable protocol Till {}",
      message: """
        '@Mockable' cannot fake 'Till' within a function, where the compiler does not find what a macro adds; declare \
        'Till' outside it
        """,
      place: "Till {}", context: [header, "@MainActor struct Shop {}"])
  }

  @Test(arguments: protocols + localProtocols)
  func `a type that cannot have a peer is reported at its name`(_ wrong: Case) throws {
    var expander = try MacroExpander()
    let text = try expander.expand(
      "Mockable", "peer", attribute: "@Mockable", declaration: wrong.declaration, context: wrong.context)
    let expected = MacroExpander.Complaint(
      severity: wrong.severity, message: wrong.message, place: wrong.place, mended: wrong.mended)
    #expect(expander.complaints == [expected])
    #expect(text.isEmpty)
  }

  @Test func `a member that cannot be faked still gets a body, so there is only one error`() throws {
    var expander = try MacroExpander()
    let declaration = Self.fake("private func open() -> Bool")
    let start = try #require(declaration.firstIndex(of: "\n")).utf16Offset(in: declaration)
    let added = try expander.expand(
      "Fake", "memberAttribute", declaration: "\n  private func open() -> Bool", at: start, parent: declaration)
    #expect(added == "@_FakeBody(#\"\"\"\n  fatalError()\n\"\"\"#)")
  }

  @Test(arguments: ["private var id: Int?", "private var id: Int; init(id: Int) { self.id = id }"])
  func `a private variable is its author's own`(_ member: String) throws {
    var expander = try MacroExpander()
    let added = try expander.expand("Fake", "member", declaration: Self.fake(member))
    #expect(expander.complaints.isEmpty)
    #expect(!added.contains("id"))
  }

  @Test func `a member is not more visible than its signature`() throws {
    var expander = try MacroExpander()
    let declaration = "@Fake public final class FakeTill { public func open() -> Bool; func close(_ key: Key) }"
    let added = try expander.expand("Fake", "member", declaration: declaration)
    #expect(added.contains("  public func open() -> "))
    #expect(added.contains("\n  func close(_ key: Mimus.Argument<Key>)"))
  }

  @Test func `a property that cannot be faked causes no errors in the bodies of other members`() throws {
    var expander = try MacroExpander()
    let declaration = "@Fake final class FakeTill: Till { func open() -> Bool; var id: Int { didSet {} } }"
    let added = try expander.expand("Fake", "member", declaration: declaration)
    #expect(expander.complaints.count == 1)
    #expect(added.contains("init() { Swift.fatalError() }"))
    #expect(added.contains("private let target: "))
  }

  @Test func `an unknown request from a toolchain gets a response`() throws {
    var expander = try MacroExpander()
    _ = try expander.expand("Fake", "peer", declaration: "@Fake final class FakeTill {}")
    #expect(
      expander.complaints.map(\.message) == [
        """
        this toolchain expands 'Fake' in a way that this version of Mimus does not know (macro protocol 7): \
        use the version made for it, or the command mimus-fake
        """
      ])
  }
}
