import FakeGenerator
import Testing

/// Tests that what is written for conditions or other versions of Swift is read past.
struct ConditionalMemberTests {
  @Test(arguments: [
    """
    class Book {
      #if A
        @MainActor
      #else
        @objc
      #endif
      func f() {}
    }
    """,
    """
    class Book {
      func f() { x = /[(]/ }
      func g() {}
    }
    """,
    """
    class Book {
      #if A
        func f() {} #elseif B
        func g() {}
      #endif
    }
    """,
    """
    class Book {
      #if swift(>=9)
        func x(
        #if A
          func y() {}
        #else
          func z() {}
        #endif
      #else
        func g() {}
      #endif
      func f() {}
    }
    """,
    """
    class Book {
      macro foo(_ x: Int) = #externalMacro(module: "A", type: "B")
      func f() {}
    }
    """,
  ])
  func `members are read around what is not read`(_ source: String) {
    let output = output(of: source)
    #expect(output.contains("func f()") && !output.contains("error:"), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book {
        #if A
          func f( {}
        #endif
      }
      """,
      "error: cannot read 'Book'"
    )
  ])
  func `what is invalid under any other condition is reported`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      #if _compiler_version("9")
        protocol P { func f( }
      #endif
      protocol Q {}
      """,
      "error:"
    )
  ])
  func `a declaration for another compiler is not reported`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("class Book { func f(", "is not closed")
  ])
  func `an unclosed declaration is reported once`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book {
        @available(*, deprecated, message: "unavailable, unavailable,unavailable") func f() {}
        @available(*, deprecated, message: "a,unavailable") func g() {}
      }
      """,
      "override func f()"
    )
  ])
  func `text in an attribute is not an argument`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }
}
