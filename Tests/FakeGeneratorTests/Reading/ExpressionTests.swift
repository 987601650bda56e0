import FakeGenerator
import Testing

/// Tests that initial values are read past, whatever they are.
struct ExpressionTests {
  @Test(arguments: [
    """
    class Book {
      var a: Int = if [{ 1 }()].isEmpty { 1 } else { 2 }
      func f() {}
    }
    """,
    """
    class Book {
      var a: Int = any.count(1)
      func f() {}
    }
    """,
    """
    class Book {
      public var a: Int = copy
      open func f() {}
    }
    """,
    """
    class Book {
      var a: UnsafePointer<Int>? = unsafe nil
      func f() {}
    }
    """,
    """
    class Book {
      #stringify(1)
      func f() {}
    }
    """,
    """
    class Book {
      var a: Double = 5%
      func f() {}
    }
    """,
    """
    class Book {
      var a: Any.Type = Any.self
      func f() {}
    }
    """,
    """
    class Book {
      var a: Int = 1
      { didSet {} }
      func f() {}
    }
    """,
    """
    class Book {
      var x: Void = a = b
      func f() {}
    }
    """,
    #"""
    class Book {
      var k: KeyPath<A, B> = \.?.count
      func f() {}
    }
    """#,
  ])
  func `an initial value of any form ends where the next member begins`(_ source: String) {
    let output = output(of: source)
    #expect(output.contains("func f()") && !output.contains("error:"), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book {
        var a: Set<Int> = Set<Int>([1])
        var b: Result = Result(1)
        var c: Set = Set(1)
        var d: Set = .init(x)
        func g() {}
      }
      """,
      "warning: 'c' is not overridden in the fake"
    ),
    (
      """
      class Book {
        var a: Dictionary = [:]
        func g() {}
      }
      """,
      "override var a: Dictionary {"
    ),
  ])
  func `whether an empty value determines generic arguments is known`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }
}
