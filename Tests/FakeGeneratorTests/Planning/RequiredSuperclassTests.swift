import FakeGenerator
import Testing

/// Tests the fakes of protocols that require a superclass.
struct RequiredSuperclassTests {
  @Test(arguments: [
    (
      """
      class Base { func f() throws {} }
      protocol P: Base { func f() throws(E) }
      """,
      "override func f() throws(E) {"
    ),
    (
      """
      class Base { var x: Int { get async { 1 } } }
      protocol P: Base { var x: Int { get } }
      """,
      "    get {"
    ),
    (
      """
      class Base { var x: Int { 1 } }
      protocol P: Base { var x: Int { get set } }
      """,
      #""x.set(_:)""#
    ),
    (
      """
      class Base: NSObject {}
      protocol P: Base { var description: String { get } }
      """,
      "override var description: String {"
    ),
  ])
  func `an override is what both the class and the protocol allow`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Base { func f() async {} }
      protocol P: Base { func f() }
      """,
      "override func f() {"
    ),
    (
      """
      class A { func me() -> Self { self } }
      protocol P: A { func me() -> Self }
      """,
      "func me() -> FakeP"
    ),
    (
      """
      class Base { var t: Task = make() }
      protocol P: Base { var t: Task<Int, Never> { get } }
      """,
      "override var t"
    ),
  ])
  func `what cannot be overridden as required is another member or none`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Base { init() throws {} }
      protocol P: Base {}
      """,
      """
      _of(FakeP.self)
          try super.init()
      """
    ),
    (
      """
      class Base { init(_ x: Int...) {} }
      protocol P: Base {}
      """,
      "final class FakeP: Base, P, Mimus.Mock"
    ),
    (
      """
      class Base { init?(a: Int = 1) {} }
      protocol P: Base {}
      """,
      """
      _of(FakeP.self)
          super.init(a: a)
      """
    ),
    (
      """
      class Base {
        private init(a: Int = 1) {}
        init(b: Int) {}
      }
      protocol P: Base {}
      """,
      """
      _of(FakeP.self)
          super.init(b: b)
      """
    ),
    (
      """
      class Base { init(a: Int, _ b: Int...) {} }
      protocol P: Base {}
      """,
      "error: cannot fake"
    ),
    (
      """
      class Base {
        required init(_ x: Int...) {}
        init(a: Int) {}
      }
      protocol P: Base { func f() }
      """,
      "init(_:) of FakeP cannot pass its arguments on"
    ),
  ])
  func `the superclass is created by an initializer that can be called`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Base { }
      protocol P: Base { init(b: Int) }
      """,
      """
      super.init()
          self.storage._record("init(b:)"
      """
    )
  ])
  func `an initializer of the protocol alone calls the plain one of the superclass`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      class Base {}
      protocol P: Base, @unchecked Sendable {}
      """,
      "final class FakeP: Base, P, @unchecked Sendable, Mimus.Mock"
    ),
    (
      """
      class Base: NSObject {}
      protocol P: Base, NSObjectProtocol { func f() }
      """,
      "final class FakeP: Base, P, Mimus.Mock"
    ),
  ])
  func `parents are stated once`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P: NSObjectProtocol, Hashable { func f() }", "func hash(into")
  ])
  func `members of NSObject are inherited`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }
}
