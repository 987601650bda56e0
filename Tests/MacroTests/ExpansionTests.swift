import Foundation
import Testing

/// Compares the macros' exact output with goldens, which are Swift files compiled with these tests.
struct ExpansionTests {
  /// Set this to `true` and run the tests to rewrite the goldens.
  private static let isRecording = false

  static let partialFakes = [
    """
    @Fake final class FakePaymentGateway: PaymentGateway {
      func charge(_ amount: Int, to name: String) async throws -> Receipt
      var currency: String
    }
    """,
    """
    @Fake actor FakeInventory: Inventory {
      func reserve(_ title: String) -> Int
    }
    """,
    """
    @Fake class FakeCatalog: Catalog {
      required init(name: String)
      static var limit: Int
      @Faked(.get, .async, .throws(CardError.self)) var pages: Int
      subscript(title: String) -> Int { @Faked get {} @Faked set {} }
      func sorted<Key: Comparable>(by key: (String) -> Key) -> [String]
      func closed() -> Bool { true }
    }
    """,
    """
    @Fake final class FakeSorter: Sorter {
      func sort(_ items: inout [String], from place: Int) throws(CardError) -> Int
    }
    """,
    """
    @Fake class FakeAccount: Account {
      override init(owner: String)
      override var owner: String
      override func deposit(_ amount: Int) throws -> Receipt
    }
    """,
  ]

  @Test(arguments: partialFakes) func `a partial fake is completed`(_ partialFake: String) throws {
    var expander = try MacroExpander()
    let lines = partialFake.split(separator: "\n").map(String.init)
    var text = String(try #require(lines.first?.trimmingPrefix("@Fake "))) + "\n"
    var offset = lines[0].utf8.count
    for line in lines.dropFirst().dropLast() {
      text += try Self.completed(line, at: offset, of: partialFake, &expander) + "\n"
      offset += line.utf8.count + 1
    }
    text += "\n" + (try expander.expand("Fake", "member", declaration: partialFake)) + "}\n\n"
    let name = String(
      try #require(text.split(separator: "class ").last?.split(separator: "actor ").last?.prefix { $0 != ":" }))
    let missing = "Mock, StaticMock"
    text += try expander.expand("Fake", "extension", declaration: partialFake, extending: name, missing: missing) + "\n"
    try Self.compare(text, with: name)
    #expect(expander.complaints.isEmpty)
  }

  @Test func `a protocol gets a fake next to it`() throws {
    var expander = try MacroExpander()
    let declaration = """
      @Mockable protocol Printer: Sendable {
        func label(for title: String) throws -> String
        var isReady: Bool { get async }
      }
      """
    let peer = try expander.expand("Mockable", "peer", attribute: "@Mockable", declaration: declaration)
    try Self.compare("\(declaration.trimmingPrefix("@Mockable "))\n\n\(peer)", with: "FakePrinter")
    #expect(expander.complaints.isEmpty)
  }

  @Test func `a structure of closures gets a fake next to it`() throws {
    var expander = try MacroExpander()
    let declaration = """
      @Mockable struct MailClient: Sendable {
        enum Failure: Error { case full }
        fileprivate var send: @Sendable (_ text: String, _ name: String) async throws(Failure) -> Void
        var unread: @Sendable () -> Int
      }
      """
    let peer = try expander.expand("Mockable", "peer", attribute: "@Mockable", declaration: declaration)
    try Self.compare("\(declaration.trimmingPrefix("@Mockable "))\n\n\(peer)", with: "FakeMailClient")
    #expect(expander.complaints.isEmpty)
  }

  @Test func `a public fake says what to write if its protocol isn't public`() throws {
    var expander = try MacroExpander()
    let declaration = "@Fake public final class FakePage: Page {\n  public func turn()\n}"
    let added = try expander.expand("Fake", "member", declaration: declaration)
    #expect(
      added.contains("// Where a parent isn't public, write '@Fake(forwarding: false)'.\npublic init(forwardingTo"))
    let without = declaration.replacing("@Fake", with: "@Fake(forwarding: false)")
    #expect(!(try expander.expand("Fake", "member", declaration: without)).contains("forwarding"))
  }

  @Test func `a fake has the access that an extension around it gives`() throws {
    var expander = try MacroExpander()
    let fake = try expander.expand(
      "Fake", "member", declaration: "@Fake final class FakePage: Page {}", context: ["public extension Book "])
    #expect(fake.hasPrefix("public nonisolated let storage"))
    let cases = [
      ("", "public", "final class FakePage", "public let storage"),
      ("internal ", "public", "internal final class FakePage", "let storage"),
      ("", "private", "final class FakePage", "let storage"),
      ("private ", "package", "private final class FakePage", "let storage"),
    ]
    for (own, given, type, storage) in cases {
      let peer = try expander.expand(
        "Mockable", "peer", attribute: "@Mockable", declaration: "@Mockable \(own)protocol Page {}",
        context: ["\(given) extension Book "])
      #expect(peer.hasPrefix("\(type): Page, Mimus.Mock {\n  \(storage)"))
    }
    #expect(expander.complaints.isEmpty)
  }

  @Test(arguments: [
    ("class FakePage", "", "StaticMock"), ("private class FakePage", "", "StaticMock"),
    ("final class FakePage", "", nil), ("private class FakePage", "struct Book ", nil),
  ])
  func `a fake that others can inherit from is a static mock`(
    _ header: String, _ context: String, _ added: String?
  ) throws {
    var expander = try MacroExpander()
    let extensions = try expander.expand(
      "Fake", "extension", declaration: "@Fake \(header): Page, Mock {}", extending: "FakePage", missing: "StaticMock",
      context: context.isEmpty ? [] : [context])
    #expect(extensions == (added.map { "extension FakePage: nonisolated Mimus.\($0) {}" } ?? ""))
  }

  @Test func `the effects of a property may be spread over several lines`() throws {
    var expander = try MacroExpander()
    let added = try expander.expand(
      "Fake", "member",
      declaration: "@Fake final class FakePage: Page { @Faked(\n.get,\n.throws(\n(any Error).self\n)) var id: Int }")
    #expect(added.contains("Mimus._SyncThrowingStub<(), (any Error), Int>"))
  }

  @Test func `a fake is isolated as its module is`() throws {
    var expander = try MacroExpander()
    let declaration = "@Mockable protocol Page: Hashable { var number: Int { get } }"
    let plain = try expander.expand("Mockable", "peer", attribute: "@Mockable", declaration: declaration)
    #expect(plain.hasPrefix("final class FakePage: Page, Mimus.Mock {\n  let storage"))
    let isolated = try expander.expand(
      "Mockable", "peer", attribute: "@Mockable", declaration: declaration,
      configuration: #"{"features":["Macros","NoExplicitNonIsolated"]}"#)
    #expect(
      isolated.hasPrefix(
        """
        @MainActor
        final class FakePage: nonisolated Page, Mimus.Mock {
          nonisolated let storage
        """))
    for declaration in [
      "@Mockable nonisolated protocol Page {}", "@Mockable nonisolated struct Page { var turn: () -> Int }",
    ] {
      let text = try expander.expand("Mockable", "peer", attribute: "@Mockable", declaration: declaration)
      #expect(text.hasPrefix("nonisolated final class FakePage"))
    }
  }

  /// Returns a member with the code that the macros add to it.
  private static func completed(
    _ line: String, at offset: Int, of partialFake: String, _ expander: inout MacroExpander
  ) throws -> String {
    var line = line
    let attribute = try expander.expand(
      "Fake", "memberAttribute", declaration: "\n" + line, at: offset, parent: partialFake)
    if attribute.hasPrefix("@_FakeBody") {
      line += " " + (try expander.expand("FakeBody", "body", attribute: attribute, declaration: line))
    } else if attribute.hasPrefix("@_FakeAccessors") {
      line += " " + (try expander.expand("FakeAccessors", "accessor", attribute: attribute, declaration: line))
    }
    if let start = line.firstRange(of: "@Faked("), let end = line.firstRange(of: ") var") {
      line.removeSubrange(start.lowerBound..<line.index(end.lowerBound, offsetBy: 2))
    }
    let header = line.prefix { $0 != "{" }
    for accessor in ["get", "set"] {
      guard let range = line.firstRange(of: "@Faked \(accessor) {}") else { continue }
      let body = try expander.expand(
        "FakedAccessor", "body", attribute: "@Faked", declaration: String(line[range]),
        context: [String(header), partialFake])
      line.replaceSubrange(range, with: "\n\(accessor) \(body)")
    }
    return line
  }

  private static func compare(_ text: String, with name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name).swift")
    let text = "// swift-format-ignore-file\nimport Mimus\n\n" + text
    if isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name).swift was rewritten. Review the diff, then set isRecording back to false.")
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let pairs = zip(
      expected.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false))
    for (index, pair) in pairs.enumerated() where pair.0 != pair.1 {
      Issue.record("Line \(index + 1) of \(name) is \"\(pair.1)\", but \"\(pair.0)\" is expected.")
      return
    }
    #expect(expected == text)
  }
}
