import Foundation
import Testing

@testable import Mimus

struct ValueDescriptionTests {
  static let cases: [Row<(Any?, String)>] = [
    ("alice", #""alice""#), ("a \"b\"\n", #""a \"b\"\n""#), (Character("a"), #""a""#), ("a"[...], #""a""#),
    ("a" as StaticString, #""a""#), (NSString("a"), #""a""#), (nil, "nil"), (Int?.none, "nil"),
    (Int??.some(nil) as Any, "nil"),
    (Optional(Optional(5)) as Any, "5"), (30, "30"), (UInt8(30), "30"), (1.5, "1.5"), (true, "true"),
    (NSNumber(value: true), "true"), (NSNumber(value: 1), "1"), (NSNull(), "NSNull"), (AnyHashable("a"), #""a""#),
    ([1, nil] as [Int?], "[1, nil]"), ([] as [Int], "[]"), ([:] as [String: Int], "[:]"),
    (["b": 1, "a": nil], #"["a": nil, "b": 1]"#),
    (["b", "a"] as Set, #"["a", "b"]"#), ([["a"]], #"[["a"]]"#), (NSArray(array: ["a"]), #"["a"]"#),
    ((1, "a"), #"(1, "a")"#), ((amount: 30, to: "alice"), #"(amount: 30, to: "alice")"#),
    (Shelf.Book(), #"Book(title: "Emma", price: 30)"#), (Shelf.CardError.expired, "expired"),
    (Shelf.CardError.declined(code: 3), "declined(code: 3)"), (Shelf.Payment.cash(3), "cash(3)"),
    (Shelf.Payment.card(3, holder: "alice"), #"card(3, holder: "alice")"#), (Shelf.Payment.none, "none"),
    (Shelf.ExpressOrder(id: 1), "ExpressOrder"), (LastLink(), #"LastLink(name: "a", next: nil, isLast: true)"#),
    (Result<Int, Shelf.CardError>.success(3), "success(3)"),
    (Int.self, "Int.self"), ([Int].self, "[Int].self"), (1..<3, "1..<3"), (1...3, "1...3"), (1..., "1..."),
    (..<3, "..<3"), (...3, "...3"), ({ (_: Int) in }, "a closure (Int) -> ()"),
    ({ @Sendable (_: Int) async throws -> String in "" }, "a closure @Sendable (Int) async throws -> String"),
    (Data(), "Data(0 bytes)"), (Data([1, 255]), "Data(2 bytes: 01 ff)"),
    (URL(string: "https://a.example"), "https://a.example"),
    (Shelf.Even(), "an even number"), (Argument<Int>.greaterThan(3), "greater than 3"),
    (Shelf.ValidISBN(), "ValidISBN()"),
    (AsyncStream<Int> { _ in }, "a stream"), (AsyncThrowingStream<Int, any Error> { _ in }, "a stream"),
    ([Argument.any], "[any]"), (\Shelf.Book.title, #"\Book.title"#),
  ].enumerated().map { Row("\($0): \($1.1)", $1) }

  @Test(arguments: cases) func `a value is described as Swift code`(_ row: Row<(Any?, String)>) {
    #expect(describe(row.value.0) == row.value.1)
  }

  @Test func `a date for which Foundation may have no description is described by its seconds`() {
    // This is the result of taking milliseconds for seconds.
    #expect(describe(Date(timeIntervalSince1970: 1_732_838_400_000.5)) == "Date(1732838400000.5)")
    #expect(describe(Date(timeIntervalSince1970: -1e300)) == "Date(-1e+300)")
    #expect(describe(Date.distantFuture) == "4001-01-01 00:00:00 +0000")
    #expect(describe(Date.distantPast).hasSuffix(" 00:00:00 +0000"))
  }

  @Test func `characters that cannot be seen are escaped`() {
    #expect(describe("a\u{200B}b\u{A0}c\u{202E}") == #""a\u{200B}b\u{A0}c\u{202E}""#)
    #expect(describe("👩‍👧 \u{3000}é") == #""👩‍👧 \u{3000}é""#)
  }

  @Test func `control characters of a description are escaped, but not its line breaks`() {
    struct Label: CustomStringConvertible { let description = "a\u{1B}[31m\r\n\tb\u{2028}\u{0}é" }
    #expect(describe(Label()) == #"a\u{1B}[31m\u{D}"# + "\n\tb" + #"\u{2028}\u{0}é"#)
  }

  @Test func `further lines of a description are indented, also in the line of the call`() {
    struct Poem: CustomStringConvertible { let description = "roses\nviolets" }
    let fake = FakePaymentGateway()
    fake.recordCall(withIdentifier: "read(_:)", arguments: [Poem()])
    let failures = captureFailures { fake.verifyCall(withIdentifier: "read(_:)", arguments: [1]) }
    #expect(failures.first?.message.contains("#1  read(_: roses\n      violets)") == true, "\(failures)")
  }

  @Test func `a long value is shortened`() {
    #expect(describe(String(repeating: "a", count: 1_000)) == "\"" + String(repeating: "a", count: 298) + "…")
    #expect(describe(Array(1...1_000_000)).count == 300)
    #expect(describe(Dictionary(uniqueKeysWithValues: (1...1_000).map { ($0, "x") })).count == 300)
  }

  @Test(arguments: [
    String(repeating: "👨‍👩‍👧", count: 100), String(repeating: "e\u{301}\u{302}\u{303}\u{304}", count: 300),
    "e" + String(repeating: "\u{301}", count: 10_000),
  ])
  func `a failure shows the call and its difference, however many bytes the characters have`(_ text: String) {
    let fake = FakePaymentGateway()
    _ = fake.charge(1, to: text)
    let failures = captureFailures {
      fake.verifyCall(withIdentifier: "charge", arguments: [1, text + "X"])
    }
    #expect(failures.count == 1)
    #expect(failures.allSatisfy { $0.message.contains("#1") && $0.message.contains("to: ") })
    #expect(describe(text).utf8.count < 1_000)
  }

  @Test func `a value in an alphabet with long characters is shown like others`() {
    #expect(describe(String(repeating: "字", count: 1_000)).count == 300)
  }

  private class Link: Equatable {
    var name = "a"
    var next: Link?

    static func == (one: Link, other: Link) -> Bool { one === other }
  }

  private final class LastLink: Link {
    var isLast = true
  }

  @Test func `an object that refers to itself is described once`() {
    let link = Link()
    link.next = link
    #expect(describe(link) == #"Link(name: "a", next: Link(…))"#)
    link.next = nil
  }

  @Test func `a deep value is described up to a limit`() {
    let first = Link()
    var last = first
    for _ in 1...20 {
      let next = Link()
      last.next = next
      last = next
    }
    #expect(describe(first).contains("Link(…)"))
  }

  @Test func `the properties of an object without == are not read`() {
    final class View {}
    final class Presenter {
      unowned let view: View
      init(_ view: View) { self.view = view }
    }
    var view: View? = View()
    let presenter = Presenter(view!)
    view = nil
    #expect(describe(presenter) == "Presenter")
    #expect(describe((presenter, 1)) == "(Presenter, 1)")
    let list = [presenter] as [Any]
    #expect(!Argument<[Any]>.equal(list as [Any]).matches(argument: [Presenter(View())]))
  }

  @Test func `an actor's properties are not read`() {
    actor Till { var total = 0 }
    #expect(describe(Till()) == "Till")
  }

  // MARK: Leaving parts out

  private struct Order {
    struct Address: Equatable {
      var street = "Storgata 1"
      var city = "Oslo"
    }

    enum Speed { case express(hours: Int, isTracked: Bool) }

    var titles = ["Dune", "Emma", "Ulysses"]
    var prices = ["Dune": 30, "Emma": 20]
    var address = Address()
    var speed = Speed.express(hours: 3, isTracked: true)
  }

  static let partial: [Row<([String], String)>] = [
    (["The parts lead nowhere"], "Order(…)"), ([], "Order(…)"),
    ([".address.city"], #"Order(…, address: Address(…, city: "Oslo"), …)"#),
    ([".titles[1]", #".prices["Dune"]"#], #"Order(titles: […, "Emma", …], prices: ["Dune": 30, …], …)"#),
    ([".address"], #"Order(…, address: Address(street: "Storgata 1", city: "Oslo"), …)"#),
    ([".speed.express.hours"], "Order(…, speed: express(hours: 3, …))"),
  ].map { Row("\($0.1)", $0) }

  @Test(arguments: partial) func `a long value is described by the parts that differ`(_ row: Row<([String], String)>) {
    #expect(ValueDescription.text(of: Order(), around: row.value.0) == row.value.1)
  }

  @Test func `a matcher for a long value is described by the parts that differ, too`() {
    let matcher = Argument<[Order.Address]>.equal(Array(repeating: Order.Address(), count: 3))
    let text = ValueDescription.text(of: matcher, around: ["[1].city"])
    #expect(text == #"[…, Address(…, city: "Oslo"), …]"#)
  }

  @Test(
    arguments: [
      ([5, 6], "[…, 5, 6, …]"), ([0, 2], "[0, …, 2, …]"), ([999_999], "[…, 999999]"), ([0, 999_999], "[0, …, 999999]"),
      ([], "[…]"),
    ] as [([Int], String)])
  func `a long list shows the elements that differ`(_ offsets: [Int], _ text: String) {
    #expect(ValueDescription.text(of: Array(0..<1_000_000), around: offsets.map { "[\($0)]" }) == text)
  }

  @Test func `a short value, and one that differs as a whole, are described completely`() {
    #expect(ValueDescription.text(of: Order.Address(), around: [".city"]) == describe(Order.Address()))
    #expect(ValueDescription.text(of: Order(), around: ["", ".address"]) == describe(Order()))
  }
}
