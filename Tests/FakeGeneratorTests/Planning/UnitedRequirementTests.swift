import FakeGenerator
import Testing

/// Tests which member implements what several protocols require.
struct UnitedRequirementTests {
  @Test(arguments: [
    (
      """
      protocol A { func f<T>(_ x: T) where T: X, T: Y }
      protocol B { func f<T>(_ x: T) where T: Y, T: X }
      protocol C: A, B {}
      """,
      #"_call("f(_:) where T: X, T: Y""#
    ),
    (
      """
      protocol A { func f<T: Sequence>(_ x: T) where T.Element == Int }
      protocol B { func f<T: Sequence>(_ x: T) where Int == T.Element }
      protocol C: A, B {}
      """,
      #"_call("f(_:) where T: Sequence, T.Element == Int""#
    ),
    (
      """
      protocol A {
        #if X
          #if Y
            func f()
          #endif
        #endif
      }
      protocol B {
        #if X
          func f()
        #endif
      }
      protocol C: A, B {}
      protocol D: B, A {}
      """,
      "var fReturningVoid"
    ),
  ])
  func `one member implements requirements that are the same`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol A { func f(_ x: Int...) }
      protocol B { func f(_ x: Int) }
      protocol C: A, B {}
      """,
      "var fIntReturningVoid2"
    ),
    (
      """
      protocol P {
        #if X
          @discardableResult func f() -> Int
        #else
          func f() -> Int
        #endif
      }
      """,
      "#if !(X)"
    ),
    (
      """
      protocol P {
        #if X
          func f() -> Int
        #endif
        #if Y
          func f() -> Int
        #endif
      }
      """,
      "#if Y"
    ),
  ])
  func `one member does not implement requirements that differ`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol A { init?(x: Int) }
      protocol B { init(x: Int) }
      protocol C: B, A {}
      """,
      """
        init?(x: Int) {
          self.storage = Mimus.Storage()._of(FakeC.self)
      """
    ),
    (
      """
      protocol A { func f(_ x: sending Int) }
      protocol B { func f(_ x: Int) }
      protocol C: A, B {}
      protocol D: B, A {}
      """,
      """
      final class FakeD: D, Mimus.Mock {
        let storage: Mimus.Storage
        private let target: (any D)?

        init(forwardingTo real: (any D)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
          self.storage = storage._of(FakeD.self)
          target = real
        }

        func f(_ x: sending
      """
    ),
    (
      """
      protocol A { func f() }
      protocol B { func f() throws(E) }
      protocol C: A, B {}
      protocol D: B, A {}
      """,
      """
      func f() throws(E) {
          let call = storage._call("f()")
          return
      """
    ),
  ])
  func `a member fulfills the stricter of two requirements`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol A { func f() throws(E) }
      protocol B { func f() throws }
      protocol C: A, B {}
      """,
      "forwardingTo real: (any C)"
    ),
    (
      """
      protocol A { func f() throws(E) }
      protocol B { func f() throws }
      protocol D: B, A {}
      """,
      "forwardingTo real: (any D)"
    ),
    (
      """
      protocol A { func f() throws(E) }
      protocol B { func f() throws }
      protocol C { func f() throws(E) }
      protocol D: A, B, C {}
      protocol F: C, B, A {}
      """,
      "forwardingTo real: (any D)"
    ),
  ])
  func `a call that would convert an error is not forwarded`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol A { associatedtype T: Hashable }
      protocol B { associatedtype T: Hashable }
      protocol C: A, B {}
      """,
      "final class FakeC<T: Hashable>: C"
    )
  ])
  func `an associated type has each constraint once`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      #if DEBUG
        protocol Mid { func a() }
      #else
        protocol Mid { func b() }
      #endif
      #if DEBUG
        protocol P: Mid {}
      #endif
      """,
      """
      #if !(DEBUG)
            func b()
      """
    )
  ])
  func `a fake under a condition has no members of the opposite`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol Base { associatedtype A }
      #if DEBUG
        protocol Mid: Base where A: Hashable {}
      #else
        protocol Mid: Base {}
      #endif
      protocol P: Mid { func f(_ a: A) }
      """,
      "final class FakeP<A>: P, Mimus.Mock {"
    )
  ])
  func `constraints under a condition make different fakes`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { associatedtype T; func f<T, T_>(_ x: T, _ y: T_) }", "func f<T__, T_>(_ x: T__, _ y: T_)")
  ])
  func `a renamed generic parameter has a name of its own`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }
}
