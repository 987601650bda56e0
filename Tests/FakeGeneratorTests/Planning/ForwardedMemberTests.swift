import FakeGenerator
import Testing

/// Tests which members a fake forwards, and what it holds for that.
struct ForwardedMemberTests {
  @Test(arguments: [
    (
      """
      protocol Shop: Identifiable {
        associatedtype Key where Key == ID
        var id: Int { get }
        func find(_ id: ID)
      }
      """,
      "forwardingTo"
    )
  ])
  func `what an existential cannot be asked is not forwarded`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol Shop: Identifiable<String> { func find(_ id: ID) }", "forwardingTo"),
    ("protocol P { func f<each T>(_ f: @escaping ((repeat each T)) -> Void) }", "forwardingTo"),
    (
      """
      protocol P {
        associatedtype X; associatedtype A where A == X.Type, A == Int.Type
        func f(_ x: X)
      }
      """,
      "typealias X = Int"
    ),
  ])
  func `what the compiler can call is forwarded`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      open class Base {
        public init() {}
        func f() {}
      }
      protocol P: Base { func f() }
      """,
      "forwardingTo"
    )
  ])
  func `a member that only its module sees does not implement a requirement`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.modules = ["Shop"]
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol A { var x: Int { mutating get } }
      protocol B { var x: Int { get } }
      protocol C: A, B {}
      protocol D: B, A {}
      """,
      "target: (any D)?"
    ),
    ("protocol P { var x: Int { get nonmutating set } }", "target: (any P)?"),
    (
      """
      protocol A { var x: Int { get nonmutating set } }
      protocol B { var x: Int { get set } }
      protocol C: A, B {}
      protocol D: B, A {}
      """,
      "target: Mimus._Target<any D>?"
    ),
    ("protocol P { var x: Int { mutating get } }", "target: Mimus._Target<any P>?"),
  ])
  func `an object is held as a variable only if a call changes it`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      struct NC: ~Copyable {}
      protocol P { func f() -> Optional<NC> }
      """,
      "struct FStub"
    ),
    (
      """
      struct NC: ~Copyable {}
      protocol P { func g() -> [3 of NC] }
      """,
      "struct GStub"
    ),
    (
      """
      struct NC: ~Copyable {}
      protocol P { var x: NC { get set } }
      """,
      "call.answer() as Void"
    ),
  ])
  func `a noncopyable value is moved`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func f<Span>(_ x: Span) }", #"_call("f(_:)", x)"#),
    (
      """
      class Book {}
      protocol P { func f(_ x: consuming Book) }
      """,
      #"_call("f(_:)", copy x)"#
    ),
    (
      """
      protocol Q {}
      protocol P { func f(_ x: consuming any Q); func g(_ x: borrowing some Q) }
      """,
      #"_call("f(_:)", copy x)"#
    ),
    (
      """
      class Box: ~Copyable {}
      protocol P { func f(y: consuming Box) }
      """,
      #"_call("f(y:)", copy y)"#
    ),
  ])
  func `a value that is known to be copyable is recorded`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol P {
        typealias Pair<T> = (T, T)
        func f(_ p: Self.Pair<Int>)
      }
      """,
      "func f(_ p: (Int, Int))"
    ),
    (
      """
      protocol Q {}
      protocol R { typealias Query = Q }
      protocol P { func f(_ x: R.Query) }
      """,
      "func f(_ x: any R.Query)"
    ),
    (
      """
      protocol Q {}
      protocol R {
        associatedtype Z
        typealias Query = Int
      }
      protocol P { func f(_ x: R.Query) -> R.Z }
      """,
      "func f(_ x: R.Query) -> R.Z"
    ),
    ("protocol P { func Über() -> Über; func f() -> Über }", "Swift.Array<Über>.Element.self"),
    (
      "import Paths\ntypealias Path = Paths.Path\nprotocol P { func f() -> [Path] }",
      "call.isUnanswered(Swift.Array<[Path]>.Element.self, Never.self)"
    ),
    (
      "import Paths\nenum Shop { typealias Path = Paths.Path }\nprotocol P { func f() -> [Path] }",
      "call.isUnanswered([Path].self, Never.self)"
    ),
    ("protocol P { func f<body, target>(_ x: inout body, _ y: target) }", "func f<body_, target_>"),
  ])
  func `a type is named as it is visible in the fake`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      enum Shop {
        struct Item {}
        protocol A { associatedtype Item; func f(_ x: Item) }
      }
      protocol P: Shop.A {}
      """,
      "Shop.Item"
    )
  ])
  func `an associated type hides a type around the protocol`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { postfix static func +++ (x: Self) -> Self }", "postfix static func +++")
  ])
  func `an operator keeps its place`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P: Hashable { static func == (a: Self, b: Self) -> Bool }", #"_call("=="#),
    ("protocol P: RandomAccessCollection where Indices == Range<Int> {}", "var indices"),
  ])
  func `what a class does by its identity is no member`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P: ObservableObject { func f() }", "func f()")
  ])
  func `a parent that requires nothing is known`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func f<T>(_ x: inout T, _ y: Set<Int>) }", "Set<Int>: Any"),
    (
      """
      protocol P { func f<T>(_ x: inout T, _ y: ArraySlice<T>, _ z: UnsafeMutableBufferPointer<T>) }
      """,
      "ArraySlice<T>: Any"
    ),
    (
      "protocol P { func f<T>(_ x: inout T, _ z: UnsafeMutableBufferPointer<T>) }",
      "UnsafeMutableBufferPointer<T>: Any"
    ),
    ("protocol P { func f<T>(_ x: inout T, _ y: Set<T>, _ z: Set<T>) }", "Set<T>: Any, Set<T>: Any"),
  ])
  func `a stub is constrained only by types that its parameters constrain`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func target(); var storage: Int { get } }", "let target_:"),
    ("protocol P { func storage(_ x: Int) ; func f(storage: Int) }", "Stubs(storage_: storage_)"),
    ("protocol P { func f(_ x: inout Int); func Body(); func Stubs() }", "struct Body_"),
    ("protocol P { func f(_ x: inout Int); func FStub() }", "struct FStub_"),
    ("protocol P { func Mimus(); func f() }", "error: cannot fake 'P'"),
  ])
  func `names of requirements are not hidden by those of the fake`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }
}
