import FakeGenerator
import Testing

/// Tests which members of classes a fake overrides, and how.
struct OverriddenMemberTests {
  @Test(arguments: [
    (
      """
      class Base<T: Sendable> { func f(_ x: T) {} }
      class Sub<T: Sendable>: Base<T> {}
      """,
      "final class FakeSub<T: Sendable>: Sub<T>, Mimus.Mock {"
    ),
    (
      """
      class Base<T> where T: Sendable { func f(_ x: T) {} }
      class Sub<T>: Base<T> {}
      """,
      "final class FakeSub<T>: Sub<T>, Mimus.Mock where T: Sendable {"
    ),
    (
      """
      class Base<T> { func f() where T == Int {} }
      class Sub<U>: Base<U> {}
      """,
      "override func f() where U == Int {"
    ),
    (
      """
      class Base<E: Error> { func f(_ x: () throws(E) -> Void) {} }
      class Sub: Base<MyErr> {}
      """,
      "() throws(MyErr) -> Void"
    ),
  ])
  func `constraints of superclasses are stated where the compiler does not infer them`(
    _ source: String, _ text: String
  ) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class A {
        func f() -> Int { 1 }
        func f() -> Ext { fatalError() }
      }
      class B: A { override func f() -> Ext2 { fatalError() } }
      """,
      #""f() -> Ext2""#
    ),
    (
      """
      class Other {}
      class Sub: Other {}
      class A {
        func make() -> Ext { fatalError() }
        func make() -> Other { fatalError() }
      }
      class B: A {
        override func make() -> Sub { fatalError() }
      }
      """,
      #""make() -> Sub""#
    ),
  ])
  func `an override is that of the overload it can return`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book: Codable {
        init() {}
        convenience init(from x: Int) { self.init() }
      }
      """,
      "required init(from decoder: any Swift.Decoder) throws {"
    )
  ])
  func `a decoding initializer is required unless the class has it`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("class Book: Codable { var a = 1 }", "init(from")
  ])
  func `a class that inherits its initializers inherits the decoding one`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book: NSObject {
        class func isEqual(_ o: Any?) -> Bool { true }
        class func copy() -> Int { 1 }
      }
      """,
      "toSuper: true"
    ),
    ("class Book: NSObject { func isEqual(_ o: Book?) -> Bool { true } }", "toSuper: true"),
  ])
  func `only the identity members of NSObject are always left to it`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book {
        func p<T: Sequence>(_ x: T) -> Self where T.Element == Int { self }
        func p<T: Collection>(_ x: T) -> Self where T.Element == Int { self }
      }
      """,
      "'p(_:)' is not overridden"
    ),
    (
      """
      class Book {
        func p<T: Equatable>(_ x: T) -> Self { self }
        func p<T: Comparable>(_ x: T) -> Self { self }
      }
      """,
      "'p(_:)' is not overridden"
    ),
  ])
  func `an overload that would override a more constrained one is kept`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Base<E: Error> { func f(_ x: (() throws(E) -> Void)...) {} }
      class Sub: Base<Never> {}
      """,
      "override func f(_ x: () throws(Never)"
    ),
    (
      """
      class Book {
        init(a: Int) {}
        init(a: String) async {}
      }
      """,
      "override init(a: Int)"
    ),
    (
      """
      class Foo {}
      class Book {
        @Published var a = Foo()
        func f() {}
      }
      """,
      "override var a: Foo"
    ),
    (
      """
      enum Shop {
        struct Item {}
        enum In { class P<Item> { func f(_ x: Item) {} } }
      }
      """,
      "override func f(_ x: Item)"
    ),
  ])
  func `a member is overridden if nothing prevents it`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book {
        @lifetime(borrow x) func f(_ x: Int) -> Int { 1 }
        func g() {}
      }
      """,
      "override func f("
    ),
    (
      """
      protocol Q {}
      class Book {
        subscript(x: Int) -> some Q { fatalError() }
        func g() {}
      }
      """,
      "override subscript"
    ),
    (
      """
      class Box<T> {}
      class Book {
        var a = Box()
        func f() {}
      }
      """,
      "'a' is not overridden"
    ),
  ])
  func `a member is not overridden if something prevents it`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book {
        @available(*, unavailable) init() {}
        func f() {}
      }
      """,
      "error: cannot fake 'Book'"
    )
  ])
  func `a class without a visible initializer is refused`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Book {
        final var FakeBook: Int { 1 }
        func f() {}
      }
      """,
      "Swift.Array<FakeBook>.Element.self"
    ),
    (
      """
      class Book {
        static let Stubs = 1
        func f() {}
      }
      """,
      "struct Stubs_"
    ),
    (
      """
      class Book {
        private var stub: Int { 1 }
        func f() {}
      }
      """,
      "var stub: Stubs"
    ),
    ("class Book { var callsSuper = 1 }", "var callsSuper_ = false"),
    ("class Book { func f(callsSuper: Int) {} }", "self.callsSuper"),
    ("class Stubs { func f() {} }", "struct Stubs_"),
    (
      """
      class Book {
        static func stub() {}
        class var stub: Int { 1 }
        var calls: Int { 1 }
      }
      """,
      "var stub: Stubs {"
    ),
  ])
  func `names of inherited members are not hidden by those of the fake`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("class Book: Operation { func f() {} }", "@unchecked Sendable")
  ])
  func `a subclass of a class that is known to be Sendable is Sendable`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("class Book { func f(_ x: Int = 10-least) {} }", "override func f(_ x: Int) {"),
    (#"class Book { func f(_ x: String = "a\(b)") {} }"#, "override func f(_ x: String) {"),
    ("class Book { func f(_ x: Foo = small, y: Foo = Bar.small) {} }", "override func f(_ x: Foo, y: Foo) {"),
    ("class Book { func f(_ x: Int = #line) {} }", "_ x: Int = #line"),
    ("class Book { func f(_ x: Foo = .a(1), y: Foo = .b, z: Foo = .c.d) {} }", "(_ x: Foo, y: Foo = .b, z: Foo)"),
    ("class Book { func f(_ x: Int = -1) {} }", "_ x: Int = -1"),
  ])
  func `a default argument is restated only if it means the same in the fake`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }
}
