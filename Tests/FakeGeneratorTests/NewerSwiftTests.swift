import FakeGenerator
import Testing

/// Tests constructs that not every compiler accepts, or not in the fakes of every style.
struct NewerSwiftTests {
  private func fake(_ source: String) -> String {
    let file = SourceFile(path: "Shop.swift", text: source, role: .wanted(named: true))
    let generation = FakeGenerator().generate([file])
    #expect(generation.diagnostics.isEmpty)
    return generation.fakes.first?.fileText ?? ""
  }

  @Test func `a requirement with a yielding accessor is implemented by an ordinary accessor`() {
    let shelf = fake("protocol Shelf { var books: [Int] { yielding borrow yielding mutate } }")
    #expect(shelf.contains("var books: [Int] {\n    get {"))
    #expect(shelf.contains("    set {"))
    let row = fake("protocol Row { subscript(index: Int) -> Int { yielding borrow set } }")
    #expect(row.contains("subscript(_ index: Int) -> Int {\n    get {"))
    #expect(!fake("protocol Lid { var isOpen: Bool { yielding borrow } }").contains("    set {"))
  }

  @Test func `an optional existential type needs no parentheses`() {
    let till = fake("protocol Till { func open(_ lid: any Sendable?) -> any Sendable? }")
    #expect(till.contains("func open(_ lid: (any Sendable)?) -> (any Sendable)? {"))
  }

  @Test func `an alias with a pack is used as it is written`() {
    let row = "associatedtype End; typealias Row<each Cell> = (repeat each Cell, End)"
    let table = fake("protocol Table { \(row); func put(_ row: Row<Int, String>) -> Row<Bool> }")
    #expect(table.contains("  func put(_ row: Row<Int, String>) -> Row<Bool> {"))
  }

  @Test func `a type may suppress its conformance to Sendable`() {
    #expect(fake("protocol Till: ~Sendable { func open() }").contains("final class FakeTill: Till, Mimus.Mock {"))
    #expect(fake("class Till: ~Sendable { func open() {} }").contains("final class FakeTill: Till, Mimus.Mock {"))
  }

  @Test func `an associated type may be noncopyable`() {
    let till = fake("protocol Till { associatedtype Ticket: ~Copyable; func take(_ ticket: borrowing Ticket) }")
    #expect(till.contains("final class FakeTill<Ticket: ~Copyable>: Till, Mimus.Mock {"))
    #expect(till.contains("Mimus._Placeholder(\"Ticket\")"))
  }

  @Test(arguments: [
    ("protocol Till { func open() -> Result<Int, any Error> }", "extension Result where Success: ~Copyable {}"),
    ("protocol Till { func open() -> Handle<Int> }", "struct Handle<T: ~Copyable> {}"),
    ("class Box<T> { func open() -> T? { nil } }", "extension Box where T: Sendable {}"),
  ])
  func `a requirement of a generic parameter isn't one of its type`(_ type: String, _ other: String) {
    #expect(fake("\(type)\n\(other)") == fake(type))
  }

  @Test func `a noncopyable parent may be Equatable`() {
    let till = fake("protocol Till: Equatable, ~Copyable { func open() }")
    #expect(till.contains("static func == (one: FakeTill, other: FakeTill) -> Bool {"))
  }

  @Test func `an optional requirement is forwarded to objects that have it`() {
    let till = fake(
      """
      @objc protocol Till: NSObjectProtocol {
        @objc optional func open(_ drawer: Int) -> Int
        @objc optional func count(answer: Int) async throws
        @objc optional var title: NSString { get }
        @objc optional subscript(drawer: Int) -> NSString? { get }
        @objc optional func lend() -> sending NSObject
        func close()
      }
      """)
    #expect(till.contains("@objc\n  func open(_ drawer: Int) -> Int {"))
    #expect(
      till.contains(
        """
            if let target, call.isUnanswered(Int.self, Never.self), let answer = target.open?(drawer) {
              return answer
            }
        """))
    #expect(till.contains("let answer_: Void = try await target.count?(answer: answer) {\n      return answer_\n"))
    #expect(till.contains("let answer = target.title {\n"))
    #expect(till.contains("let answer = target[drawer] {\n"))
    #expect(till.contains("let answer = target.lend?() {\n      return Mimus._sent(answer)\n"))
    #expect(till.contains("target.close()"))
  }

  @Test func `an optional requirement that can be set isn't forwarded`() {
    let till = fake(
      """
      @objc protocol Till: NSObjectProtocol {
        @objc optional var title: NSString { get set }
        func close()
      }
      """)
    #expect(till.contains("@objc\n  var title: NSString {"))
    #expect(!till.contains("target.title"))
    #expect(till.contains("target.close()"))
  }

  @Test func `a condition of members extends to the end of its parentheses`() {
    let till = fake(
      """
      protocol Till {
        #if (os(Linux) ||  // counters
          os(macOS))
        func open()
        #endif
      }
      """)
    #expect(till.contains("#if (os(Linux) || os(macOS))\n"))
  }

  @Test func `conditions are compared regardless of spaces and comments`() {
    let till = fake(
      """
      #if os(Linux)  || DEBUG
      protocol Till: Drawer {}
      #endif
      protocol Drawer {
        #if os(Linux) || /* counters */ DEBUG
        func open()
        #else
        func close()
        #endif
      }
      """)
    #expect(till.contains("func open()") && !till.contains("func close()"))
  }

  @Test func `syntax of a later compiler is left out up to the end of its clause`() {
    let till = fake(
      """
      protocol Till {
        func open()
        #if compiler(>=100)
          func lock() -> Int
          func lend() -> borrowed(self) Int
          func close()
        #else
          func shut()
        #endif
        func count() -> Int
      }
      """)
    #expect(till.contains("func open()") && till.contains("func shut()") && till.contains("func count() -> Int"))
    #expect(!till.contains("func lend()") && !till.contains("func close()"))
  }

  @Test(arguments: [
    "#if compiler(>=100)\n@\n#endif", "#if swift(>=100)\n#elseif A\n@\n#endif",
    "#if A\n#if compiler(>=100)\n@\n#endif\n#endif",
    "enum E {\n#if compiler(>=100)\n@\n#endif\n}",
  ])
  func `a declaration for a later compiler is left out`(_ block: String) {
    let lid = "protocol Lid { func open(_ lid: %%) -> }"
    let source = block.replacing("@", with: lid) + "\nprotocol Till { func open() }"
    let generation = FakeGenerator().generate([SourceFile(path: "Shop.swift", text: source)])
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["FakeTill"])
  }

  @Test func `a space may precede the mark of a failable initializer`() {
    let till = fake("protocol Till { init ?(lid: Int); init /* no lid */ !(drawer: Int) }")
    #expect(till.contains("init?(lid: Int)") && till.contains("init!(drawer: Int)"))
  }
}
