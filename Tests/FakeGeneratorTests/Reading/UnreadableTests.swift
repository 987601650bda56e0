import Testing

@testable import FakeGenerator

/// Tests that unreadable input is reported at its location, in terms of the grammar production that contains it.
struct UnreadableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    var line: Int
    var column: Int
    var expected: String

    init(_ source: String, _ line: Int, _ column: Int, _ expected: String) {
      self.source = source
      self.line = line
      self.column = column
      self.expected = expected
    }

    var testDescription: String { source }
  }

  @Test(arguments: [
    Case("protocol A", 1, 11, "expected '{' in protocol"),
    Case("protocol A {", 1, 13, "expected '}' to end protocol"),
    Case("protocol A:", 1, 12, "expected type"),
    Case("protocol A: {}", 1, 12, "expected type"),
    Case("protocol A<> {}", 1, 12, "expected identifier in primary associated type clause"),
    Case("protocol A<B {}", 1, 13, "expected '>' in primary associated type clause"),
    Case("protocol A where {}", 1, 17, "expected type"),
    Case("protocol A where B {}", 1, 19, "expected ':' or '==' to indicate a conformance or same-type requirement"),
    Case("class A<> {}", 1, 9, "expected generic parameter"),
    Case("class A<B {}", 1, 10, "expected '>' in generic parameter clause"),
    Case("protocol A {\n  func\n}", 2, 7, "expected identifier in function"),
    Case("protocol A {\n  func f\n}", 2, 9, "expected '(' to start parameter clause"),
    Case("protocol A {\n  func f(\n}", 2, 10, "expected parameter name and ':' in parameter"),
    Case("protocol A {\n  func f(a)\n}", 2, 11, "expected ':' in parameter"),
    Case("protocol A {\n  func f(a:)\n}", 2, 12, "expected type"),
    Case("protocol A {\n  func f(a: B\n}", 2, 14, "expected ')' in parameter clause"),
    Case("protocol A {\n  func f(a: B = )\n}", 2, 16, "expected expression"),
    Case("protocol A {\n  func f(a: B = c + )\n}", 2, 20, "expected expression"),
    Case("protocol A {\n  func f() ->\n}", 2, 14, "expected type"),
    Case("protocol A {\n  func f() throws(E -> B\n}", 2, 20, "expected ')' in throws clause"),
    Case("protocol A {\n  func f<B(b: B)\n}", 2, 11, "expected '>' in generic parameter clause"),
    Case(
      "protocol A {\n  func f() g()\n}", 2, 11, "consecutive declarations on a line must be separated by newline or ';'"
    ),
    Case("protocol A {\n  func f(a: [B)\n}", 2, 15, "expected ']' in array type"),
    Case("protocol A {\n  func f(a: [B: C)\n}", 2, 18, "expected ']' in dictionary type"),
    Case("protocol A {\n  func f(a: B<C)\n}", 2, 16, "expected '>' in generic argument clause"),
    Case("protocol A {\n  func f(a: (B)\n}", 2, 16, "expected ')' in parameter clause"),
    Case("protocol A {\n  func f(a: B.)\n}", 2, 15, "expected member type following '.'"),
    Case("protocol A {\n  func f(a: @)\n}", 2, 14, "expected attribute name"),
    Case("protocol A {\n  func f(a: B & )\n}", 2, 16, "expected type"),
    Case("protocol A {\n  var\n}", 2, 6, "expected pattern in variable"),
    Case("protocol A {\n  var a:\n}", 2, 9, "expected type"),
    Case("protocol A {\n  var a: B { get\n", 2, 11, "expected '}' to end getter"),
    Case("protocol A {\n  var a: B { get throws(}\n}", 2, 25, "expected type"),
    Case("protocol A {\n  subscript -> B { get }\n}", 2, 12, "expected '(' to start parameter clause"),
    Case("protocol A {\n  subscript(a: B) { get }\n}", 2, 18, "expected '->' and return type in subscript"),
    Case("protocol A {\n  init\n}", 2, 7, "expected '(' to start parameter clause"),
    Case("protocol A {\n  associatedtype\n}", 2, 17, "expected identifier in associatedtype declaration"),
    Case("protocol A {\n  associatedtype B:\n}", 2, 20, "expected type"),
    Case(
      "protocol A {\n  associatedtype B where C\n}", 2, 27,
      "expected ':' or '==' to indicate a conformance or same-type requirement"),
    Case("protocol A {\n  @\n}", 2, 4, "expected attribute name"),
    Case("protocol A {\n  @a(\n}", 3, 2, "expected declaration"),
    Case("protocol A {\n  public\n}", 3, 1, "expected declaration"),
    Case("protocol A {\n  private(set\n}", 3, 2, "expected declaration"),
    Case("protocol A {\n  #if B\n  func f()\n}", 3, 11, "expected '#endif' in conditional compilation block"),
    Case("protocol A {\n  +\n}", 2, 3, "expected declaration"),
    Case("class A {\n  var a =\n}", 2, 10, "expected expression"),
    Case("class A {\n  var a = b ? c\n}", 2, 16, "expected ':' after '? ...' in ternary expression"),
    Case("class A {\n  var a = b.\n}", 2, 13, "expected name in member access"),
    Case("class A {\n  var a = [b\n}", 3, 2, "expected '}' to end class"),
    Case("class A {\n  var a = b as\n}", 2, 15, "expected type"),
    Case("class A {\n  var a = b(\n}", 3, 2, "expected '}' to end class"),
    Case("class A {\n  struct B\n}", 2, 11, "expected '{' in struct"),
    Case("class A {\n  func f() {\n}", 3, 2, "expected '}' to end class"),
  ])
  func `unreadable input is reported with its line and column`(_ wanted: Case) {
    let generation = FakeGenerator().generate([
      SourceFile(path: "A.swift", text: "protocol Whole {}\n" + wanted.source)
    ])
    #expect(generation.fakes.map(\.name) == ["FakeWhole"])
    #expect(
      generation.diagnostics.map(\.description) == [
        "A.swift:\(wanted.line + 1):\(wanted.column): error: cannot read 'A': \(wanted.expected)"
      ])
  }
}
