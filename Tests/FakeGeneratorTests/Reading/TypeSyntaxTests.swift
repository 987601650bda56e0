import FakeGenerator
import Testing

/// Tests that all forms of types and generic clauses are read.
struct TypeSyntaxTests {
  @Test(arguments: [
    ("protocol P { func f(_ x: @Foo (Int)) -> Int }", "func f(_ x: @Foo Int) -> Int {"),
    ("protocol P { func f(_ x: @Swift::MainActor () -> Void) }", "@Swift::MainActor () -> Void"),
    ("protocol P { func f<T, U,>(_ x: T, _ y: U) }", "func f<T, U>(_ x: T, _ y: U)"),
    (
      """
      typealias F = @Swift.MainActor
      () -> Void
      protocol P { func f(_ x: F) }
      """,
      #"Mimus._Placeholder("closure")"#
    ),
    (
      """
      typealias F = @convention(c)
      () -> Void
      protocol P { func f(_ x: F) }
      """,
      #"Mimus._Placeholder("closure")"#
    ),
    ("protocol P { func f(_ x: Box<-1>) }", "func f(_ x: Box<-1>)"),
    ("protocol P { func f(isolated actor: Int) }", "func f(isolated actor: Int)"),
    ("protocol P { func f(_ x: Q.Protocol) }", "func f(_ x: Q.Protocol)"),
    ("protocol P { func f(_ x: inout Self) }", "func f(_ x: inout FakeP)"),
    ("protocol P { func f(_ x: any Q & ~Copyable) }", "func f(_ x: any Q & ~Copyable)"),
    ("protocol P { func f<T>(_ x: T) where T: _UnknownLayout }", "func f<T>(_ x: T) {"),
  ])
  func `types and clauses are read in every form`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func `Self`(); func `Any`() }", "func `Self`()"),
    ("protocol P { func `self`(x: A.`self`) ; var `init`: Int { get } }", "(x: A.`self`)"),
    ("protocol P { func 🎉(_ 🐶: Int) }", "func 🎉(_ 🐶: Int)"),
    ("protocol P { func `2nd item`() -> Int; func `2nd item`(x: Int) -> Int }", "var _2ndItem: [Void]"),
  ])
  func `names are quoted only where they must be`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol P {
        func f(_ x: inout A, y: (inout A) -> Void); associatedtype A where A == () -> Void
        func g(_ y: (@escaping A) -> Void); func h(_ y: (A...) -> Void)
      }
      """,
      "y: (inout A) -> Void"
    ),
    (
      """
      protocol P {
        associatedtype F where F == () -> Void
        func f(_ x: F...)
      }
      """,
      "func f(_ x: F...)"
    ),
  ])
  func `a stand-in that is passed inout or in a list does not escape`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }
}
