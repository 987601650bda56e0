import Foundation
import Testing

@testable import Mimus

struct MatcherMisuseTests {
  typealias Case = (expected: (any Matcher)?, texts: [String])

  static func row(_ expected: (any Matcher)?, _ paths: String..., line: Int = #line) -> Row<Case> {
    Row("line \(line)", (expected, paths.map { "\($0): Session is neither a Matcher nor Equatable" }))
  }

  static let incomparable: [Row<Case>] = [
    row(30), row(nil), row("alice"), row([1, 2]), row(["a": 1]), row([1, nil] as [Int?]), row([Shelf.Address()]),
    row([1, "a", nil] as [Any?]), row([Argument.any]), row([1, .any] as Argument<[Int]>), row(Set([1])),
    row([[Shelf.Address()]]), row(Shelf.Customer()), row([] as [Shelf.Session]), row([Shelf.Session?.none]),
    row([Argument.instance(of: Shelf.Session.self)]), row([[Shelf.ValidISBN()]]), row(Argument.equal(Shelf.Address())),
    row([Shelf.Session()], "options[0]"),
    row([1, 2, Shelf.Session()] as [Any], "options[2]"),
    row(["user": Shelf.Session()], #"options["user"]"#),
    row(["b": Shelf.Session(), "a": Shelf.Session()], #"options["a"]"#, #"options["b"]"#),
    row(["a": [nil, Shelf.Session()] as [Shelf.Session?]], #"options["a"][1]"#),
    row([Shelf.Session]?.some([Shelf.Session()]), "options[0]"),
    row(Argument.equal([Shelf.Session()]), "options[0]"),
    row(Argument.equal(Shelf.Session()), "options"),
    row(Argument<Any>.equal(Shelf.Session() as Any), "options"),
    row([Argument.equal([Shelf.Session()])], "options[0][0]"),
    row(
      [Shelf.Session](repeating: Shelf.Session(), count: 9), "options[0]", "options[1]", "options[2]", "options[3]",
      "options[4]", "options[5]"),
    row(Argument.tuple(1, [Shelf.Session()]), "options.1[0]"),
    row(Argument.not([Shelf.Session()]), "options[0]"),
    row(Argument.anyOf(1, [Shelf.Session()]), "options[0]"),
    row(Argument.allOf(Argument.any, Argument.not([Shelf.Session()])), "options[0]"),
    row(Argument.some([Shelf.Session()]), "options[0]"),
    row(Argument.some(.equal([Shelf.Session()])) as Argument<[Shelf.Session]?>, "options[0]"),
    row(Argument.where(\Shelf.Session.next, .equal(Shelf.Session())), "options.next"),
    row(Argument.success([Shelf.Session()]), "options.success[0]"),
    row(Argument.contains([Shelf.Session()]), "options[0]"),
    row(Argument<[Shelf.Session]>.contains(.equal(Shelf.Session())).ofItsType, "options"),
    row([.equal(Shelf.Session())] as Argument<[Shelf.Session]>, "options[0]"),
    row(["a": .equal(Shelf.Session())] as Argument<[String: Shelf.Session]>, #"options["a"]"#),
    row(NSArray(array: [Shelf.Session()]), "options[0]"),
  ]

  @Test(arguments: incomparable) func `incomparable values are reported with path and type`(_ row: Row<Case>) {
    #expect(node(of: row.value.expected).misuses(path: "options").prefix(6).map(\.description) == row.value.texts)
  }

  static let amount = 30

  struct Anything: Matcher, Equatable {
    func matches(argument: Any?) -> Bool { true }
  }

  struct Positive: Matcher, Equatable {
    func matches(argument: Any?) -> Bool { (argument as? Int).map { $0 > 0 } ?? false }
  }

  static func mistyped<Value>(_ argument: Argument<Value>, _ texts: String..., line: Int = #line) -> Row<Case> {
    Row("line \(line)", (argument, texts.map { "amount\($0)" }))
  }

  static let mistyped: [Row<Case>] = [
    mistyped(.equal(amount) as Argument<Int>), mistyped(.equal(amount) as Argument<Any>),
    mistyped(.equal(amount) as Argument<Int?>), mistyped(.equal(amount) as Argument<any Sendable>),
    mistyped(.equal(Optional(amount)) as Argument<Int>), mistyped(.equal(nil) as Argument<Double>),
    mistyped(.equal("a" as Substring) as Argument<String>), mistyped(.equal(NSString("a")) as Argument<String>),
    mistyped(.equal(NSNumber(value: 1)) as Argument<Double>), mistyped(.equal([1, 2][...]) as Argument<[Int]>),
    mistyped(.equal([] as [Any]) as Argument<[String]>), mistyped(.equal(Shelf.Even()) as Argument<Int>),
    mistyped(.equal([] as [Int]) as Argument<[String]>, ": [] is of type [Int], which never equals [String]"),
    mistyped(.equal(Shelf.CardError.expired) as Argument<any Error>),
    mistyped(.equal(amount) as Argument<any Hashable>),
    mistyped(.equal(amount) as Argument<any Error>, ": 30 is of type Int, which never equals Error"),
    mistyped(.equal(amount) as Argument<(any Error)?>, ": 30 is of type Int, which never equals Error"),
    mistyped(.equal([amount]) as Argument<any Error>, ": [30] is of type [Int], which never equals Error"),
    mistyped(.equal(Argument<Int>.any) as Argument<Int?>), mistyped(.equal(Argument<Any>.any) as Argument<Int>),
    mistyped(
      .equal(Argument<Int>.any) as Argument<Double>, ": any is of type Argument<Int>, which never equals Double"),
    mistyped(.equal(Anything()) as Argument<Int>), mistyped(.equal(Positive()) as Argument<Int>),
    mistyped(.equal([1, Argument.any] as [any Matcher]) as Argument<[Int]>),
    mistyped(.equal(amount) as Argument<Double>, ": 30 is of type Int, which never equals Double"),
    mistyped(.equal(amount) as Argument<Double?>, ": 30 is of type Int, which never equals Double"),
    mistyped(.equal(amount) as Argument<String>, ": 30 is of type Int, which never equals String"),
    mistyped(.equal([amount]) as Argument<[Double]>, ": [30] is of type [Int], which never equals [Double]"),
    mistyped(.equal(amount) as Argument<[Int]>, ": 30 is of type Int, which never equals [Int]"),
    mistyped(
      .equal(Shelf.Book()) as Argument<Shelf.Customer>,
      #": Book(title: "Emma", price: 30) is of type Book, which never equals Customer"#),
    mistyped(.not(.equal(amount)) as Argument<Double>, ": 30 is of type Int, which never equals Double"),
    mistyped([.equal(amount)] as Argument<[Double]>, "[0]: 30 is of type Int, which never equals Double"),
  ]

  @Test(arguments: mistyped) func `a plain value of a different type is reported with both types`(_ row: Row<Case>) {
    #expect(node(of: row.value.expected).misuses(path: "amount").map(\.description) == row.value.texts)
  }

  // MARK: Methods

  let gateway = FakePaymentGateway()

  private func failures(_ body: () -> Void) -> [String] {
    captureFailures(body).map(\.message)
  }

  @Test func `every method reports arguments that could never match`() {
    let session: Arguments = [[Shelf.Session()]]
    let text = """
      open(_:) cannot be matched:
        _[0]: Session is neither a Matcher nor Equatable
      Make the type Equatable, or use a matcher: Argument.any, Argument.instance(of: …)
      """
    #expect(failures { gateway.verifyCall(withIdentifier: "open(_:)", arguments: session, mode: .never) } == [text])
    #expect(failures { gateway.rejectCall(withIdentifier: "open(_:)", arguments: session) } == [text])
    #expect(failures { gateway.expectCall(withIdentifier: "open(_:)", arguments: session) } == [text])
    #expect(failures { _ = gateway.stubCall(withIdentifier: "open(_:)", arguments: session) } == [text])
    #expect(failures { _ = gateway.hasReceivedCall(withIdentifier: "open(_:)", arguments: session) } == [text])
  }

  @Test func `expectations and stubs of interactions report arguments that could never match`() {
    let expectations = Expectations<Shelf.Session>()
    let stub = Stub<[Shelf.Session], Int>()
    let text = """
      The interaction cannot be matched:
        interaction: Session is neither a Matcher nor Equatable
      Make the type Equatable, or use a matcher: Argument.any, Argument.instance(of: …)
      """
    #expect(failures { expectations.reject(.equal(Shelf.Session())) } == [text])
    #expect(failures { expectations.expect(.not(.equal(Shelf.Session()))) } == [text])
    #expect(failures { stub.on([.equal(Shelf.Session())], return: 1) }.count == 1)
  }

  @Test func `a value of a different type fails a verification that it would otherwise let pass`() {
    let wanted: Argument<Double> = .equal(Self.amount)
    gateway.recordCall(withIdentifier: "pay(_:)", arguments: [30.0])
    #expect(
      failures { gateway.verifyCall(withIdentifier: "pay(_:)", arguments: [wanted], mode: .never) } == [
        """
        pay(_:) cannot be matched:
          _: 30 is of type Int, which never equals Double
        Convert the value: Double(…)
        """
      ])
  }

  @Test func `the suggested fix for a protocol is a value that conforms to it`() {
    let argument: Argument<(any Error)?> = .equal(Self.amount)
    #expect(argument.node.misuses(path: "error").map(\.remedy) == ["Write a value that conforms to Error"])
  }

  @Test func `the suggested fix for a container converts its elements`() {
    let numbers = [1]
    let (array, set): (Argument<[Double]>, Argument<Set<Double>?>) = (.equal(numbers), .equal(Set(numbers)))
    let remedies = [array.node, set.node].flatMap { $0.misuses(path: "").map(\.remedy) }
    #expect(remedies == Array(repeating: "Convert the elements, for example with map or mapValues", count: 2))
  }

  @Test func `the suggested fix converts to the type that an Optional wraps`() {
    let wanted: Argument<Double?> = .equal(Self.amount)
    let text = failures { gateway.verifyCall(withIdentifier: "pay(_:)", arguments: [wanted], mode: .never) }
    #expect(text.first?.hasSuffix("Convert the value: Double(…)") == true)
  }
}
