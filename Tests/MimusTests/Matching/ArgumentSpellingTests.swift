import Foundation
import Testing

@testable import Mimus

/// Tests each argument in every spelling available to a test author. Compiling is half of the test.
struct ArgumentSpellingTests {
  typealias Customer = Shelf.Customer
  typealias CardError = Shelf.CardError

  nonisolated(unsafe) static let order = Shelf.Order(id: 1)
  static let date = Date(timeIntervalSince1970: 100)
  static let recently = Date(timeIntervalSince1970: 1_700_000_000)

  private static func isLarge(_ number: Int) -> Bool { number > 3 }

  static func row<Value>(
    _ argument: Argument<Value>, _ text: String, yes: [Any?], no: [Any?], line: Int = #line
  ) -> Row<(any Matcher, String, [Any?], [Any?])> {
    Row("line \(line)", (argument, text, yes, no))
  }

  static let typed: [Row<(any Matcher, String, [Any?], [Any?])>] = [
    row(.any as Argument<Int>, "any", yes: [1, NSNumber(value: 1)], no: ["a", nil]),
    row(.any as Argument<Int?>, "any", yes: [1, nil], no: ["a"]),
    row(.nil as Argument<Int?>, "nil", yes: [nil, NSNull()], no: [1]),
    row(nil as Argument<Int?>, "nil", yes: [nil], no: [1]),
    row(.notNil as Argument<Int?>, "not nil", yes: [1], no: [nil, "a"]),
    row(.equal(30), "30", yes: [30], no: [25, nil]),
    row(30 as Argument<Int>, "30", yes: [30], no: [25]),
    row(30 as Argument<UInt8?>, "30", yes: [UInt8(30)], no: [30, nil]),
    row(30 as Argument<Double>, "30.0", yes: [30.0], no: [30]),
    row(1.5 as Argument<Float>, "1.5", yes: [Float(1.5)], no: [1.5]),
    row(1.5 as Argument<Double?>, "1.5", yes: [1.5], no: [nil]),
    row(true as Argument<Bool>, "true", yes: [true], no: [false]),
    row(false as Argument<Bool?>, "false", yes: [false], no: [nil]),
    row("alice" as Argument<String>, "\"alice\"", yes: ["alice", NSString("alice")], no: ["bob"]),
    row("alice" as Argument<String?>, "\"alice\"", yes: ["alice"], no: [nil]),
    row(.some("alice") as Argument<String?>, "some \"alice\"", yes: ["alice"], no: [nil, "bob"]),
    row(.some(.any) as Argument<String?>, "some any", yes: ["alice"], no: [nil]),
    row(.some(.hasPrefix("al")) as Argument<String?>, "some a string with the prefix \"al\"", yes: ["al"], no: [nil]),
    row("alice" as Argument<Substring>, "\"alice\"", yes: ["alice"[...]], no: ["bob"]),
    row("a" as Argument<Character>, "\"a\"", yes: [Character("a")], no: [Character("b")]),
    row("a" as Argument<StaticString>, "\"a\"", yes: ["a" as StaticString], no: ["b" as StaticString]),
    row("a\(1)" as Argument<String>, "\"a1\"", yes: ["a1"], no: ["a"]),
    row("978" as Argument<Shelf.ISBN>, "ISBN(number: \"978\")", yes: ["978" as Shelf.ISBN], no: ["979" as Shelf.ISBN]),
    row([1, .any] as Argument<[Int]>, "[1, any]", yes: [[1, 2]], no: [[2, 2], [1]]),
    row(
      [1, nil, .any] as Argument<[Int?]>, "[1, nil, any]", yes: [[1, nil, nil] as [Int?]], no: [[1, 2, 3] as [Int?]]),
    row([.greaterThan(1)] as Argument<[Int]?>, "[greater than 1]", yes: [[2]], no: [nil, [1]]),
    row([1, .any] as Argument<Set<Int>>, "[1, any]", yes: [[1, 2] as Set], no: [[2, 3] as Set]),
    row([] as Argument<[Int]>, "[]", yes: [[] as [Int]], no: [[1]]),
    row(
      ["a": .any, "b": 2] as Argument<[String: Int]>, #"["a": any, "b": 2]"#, yes: [["a": 1, "b": 2]], no: [["a": 1]]),
    row(["a": nil] as Argument<[String: Int?]>, #"["a": nil]"#, yes: [["a": nil] as [String: Int?]], no: [["a": 1]]),
    row(["a": [1]] as Argument<[String: [Int]]?>, #"["a": [1]]"#, yes: [["a": [1]]], no: [["a": [2]], nil]),
    row(
      .identical(to: order) as Argument<Shelf.Order>, "the object Order", yes: [order], no: [Shelf.Order(id: 1)]),
    row(
      .instance(of: Shelf.Order.self) as Argument<Shelf.Order>, "an instance of Order",
      yes: [order, Shelf.ExpressOrder(id: 2)], no: [nil, 1]),
    row(.matching { $0 > 3 } as Argument<Int>, "a value that the closure accepts", yes: [4], no: [3, "a", nil]),
    row(.matching(isLarge) as Argument<Int>, "a value that the closure accepts", yes: [4], no: [3, "a", nil]),
    row(.matching("an even number") { $0 % 2 == 0 } as Argument<Int>, "an even number", yes: [4], no: [3]),
    row(.not(5) as Argument<Int>, "not 5", yes: [4], no: [5, "a"]),
    row(.not(nil) as Argument<Int?>, "not nil", yes: [4], no: [nil]),
    row(.not(.hasPrefix("al")) as Argument<String>, "not a string with the prefix \"al\"", yes: ["bob"], no: ["alice"]),
    row(.anyOf(1, 2, .greaterThan(5)) as Argument<Int>, "1 or 2 or greater than 5", yes: [1, 2, 6], no: [3]),
    row(
      .allOf(.greaterThan(1), .lessThan(5)) as Argument<Int>, "greater than 1 and less than 5", yes: [2], no: [1, 5]),
    row(.lessThan(30), "less than 30", yes: [29], no: [30]),
    row(.greaterThan(30), "greater than 30", yes: [31], no: [30]),
    row(.atLeast(30), "at least 30", yes: [30], no: [29]),
    row(.atMost(30), "at most 30", yes: [30], no: [31]),
    row(.in(1...5), "in 1...5", yes: [5], no: [6]),
    row(.in(1..<5), "in 1..<5", yes: [4], no: [5]),
    row(.in(1...) as Argument<Int>, "in 1...", yes: [9], no: [0]),
    row(.in(...5) as Argument<Int>, "in ...5", yes: [5], no: [6]),
    row(.close(to: 1.0, within: 0.1), "1.0 ± 0.1", yes: [1.05], no: [1.2]),
    row(.close(to: 1, within: 0.5) as Argument<Float>, "1.0 ± 0.5", yes: [Float(1.5)], no: [Float(2)]),
    row(
      .close(to: date, within: .milliseconds(500)) as Argument<Date>, "1970-01-01 00:01:40 +0000 ± 0.5 seconds",
      yes: [date + 0.5, date - 0.5, date], no: [date + 0.75, date - 0.75, 100.0]),
    row(
      .close(to: recently, within: .milliseconds(100)) as Argument<Date>, "2023-11-14 22:13:20 +0000 ± 0.1 seconds",
      yes: [recently + 0.1, recently - 0.1], no: [recently + 0.10001, recently - 0.10001]),
    row(
      .close(to: .seconds(2), within: .milliseconds(5)) as Argument<Duration>, "2.0 seconds ± 0.005 seconds",
      yes: [Duration.milliseconds(2005), Duration.milliseconds(1995)], no: [Duration.milliseconds(1994), 2]),
    row(.hasPrefix("al") as Argument<String>, "a string with the prefix \"al\"", yes: ["alice"], no: ["bob"]),
    row(.hasSuffix("ce") as Argument<String>, "a string with the suffix \"ce\"", yes: ["alice"], no: ["bob"]),
    row(.contains("lic") as Argument<String>, "a string that contains \"lic\"", yes: ["alice"], no: ["bob"]),
    row(.matches(/al.*/) as Argument<String>, "a string that matches the regex", yes: ["alice"], no: ["bob"]),
    row(
      .matches(pattern: "^a.+e$") as Argument<String>, "a string that matches the regex ^a.+e$", yes: ["alice"],
      no: ["bob"]),
    row(
      .matches(pattern: "(") as Argument<String>,
      "a string that matches the regex (", yes: [], no: ["("]),
    row(.isEmpty as Argument<[Int]>, "empty", yes: [[] as [Int]], no: [[1]]),
    row(.isEmpty as Argument<String>, "empty", yes: [""], no: ["a"]),
    row(.count(2) as Argument<[Int]>, "a count of 2", yes: [[1, 2]], no: [[1]]),
    row(.count(.atLeast(1)) as Argument<String>, "a count of at least 1", yes: ["a"], no: [""]),
    row(.contains(1) as Argument<[Int]>, "containing 1", yes: [[2, 1]], no: [[2]]),
    row(
      .contains(.hasPrefix("al")) as Argument<[String]>, "containing a string with the prefix \"al\"",
      yes: [["bob", "alice"]], no: [["bob"]]),
    row(
      .containsAll(1, .greaterThan(5)) as Argument<Set<Int>>, "containing 1 and greater than 5",
      yes: [[1, 6] as Set], no: [[1] as Set]),
    row(.allSatisfy(.greaterThan(1)) as Argument<[Int]>, "all elements greater than 1", yes: [[2, 3]], no: [[1, 2]]),
    row(.tuple(30, "alice") as Argument<(Int, String)>, #"(30, "alice")"#, yes: [(30, "alice")], no: [(31, "alice")]),
    row(.tuple(1, .any, nil) as Argument<(Int, Int, Int?)>, "(1, any, nil)", yes: [(1, 2, Int?.none)], no: [1]),
    row(.tuple(1, 2, 3, 4) as Argument<(Int, Int, Int, Int)>, "(1, 2, 3, 4)", yes: [(1, 2, 3, 4)], no: [(1, 2)]),
    row(
      .tuple(1, 2, 3, 4, 5) as Argument<(Int, Int, Int, Int, Int)>, "(1, 2, 3, 4, 5)", yes: [(1, 2, 3, 4, 5)],
      no: [(1, 2, 3, 4, 6)]),
    row(
      .tuple(1, 2, 3, 4, 5, .any) as Argument<(Int, Int, Int, Int, Int, Int)>, "(1, 2, 3, 4, 5, any)",
      yes: [(1, 2, 3, 4, 5, 6)], no: [(0, 2, 3, 4, 5, 6)]),
    row(.tuple(1, "a") as Argument<(Int, String)?>, #"(1, "a")"#, yes: [(1, "a")], no: [(2, "a"), nil]),
    row(.tuple(1, .any, nil) as Argument<(Int, Int, Int?)?>, "(1, any, nil)", yes: [(1, 2, Int?.none)], no: [nil]),
    row(
      .allOf(.where(\.amount, 1), .where(\.to, "a")) as Argument<(amount: Int, to: String)>,
      #"(amount: Int, to: String) whose amount is 1 and (amount: Int, to: String) whose to is "a""#,
      yes: [(amount: 1, to: "a")], no: [(amount: 2, to: "a")]),
    row(
      .where(\.address.city, "Oslo") as Argument<Customer>, "Customer whose address.city is \"Oslo\"",
      yes: [Customer()], no: [Customer(address: .init(city: "Bergen")), 1]),
    row(
      .success(1) as Argument<Result<Int, CardError>>, "success(1)", yes: [Result<Int, CardError>.success(1)],
      no: [Result<Int, CardError>.success(2), Result<Int, CardError>.failure(.expired)]),
    row(
      .success(1) as Argument<Result<Int, CardError>?>, "success(1)", yes: [Result<Int, CardError>.success(1)],
      no: [Result<Int, CardError>.success(2), nil]),
    row(
      .failure(.equal(.expired)) as Argument<Result<Int, CardError>?>, "failure(expired)",
      yes: [Result<Int, CardError>.failure(.expired)], no: [Result<Int, CardError>.success(2), nil]),
    row(
      .failure(.equal(.expired)) as Argument<Result<Int, CardError>>, "failure(expired)",
      yes: [Result<Int, CardError>.failure(.expired)], no: [Result<Int, CardError>.success(2)]),
    row(
      .failure(.error(CardError.self)) as Argument<Result<Int, any Error>>, "failure(an instance of CardError)",
      yes: [Result<Int, any Error>.failure(CardError.expired)], no: [Result<Int, any Error>.failure(Shelf.Refused())]),
    row(
      .error(CardError.self) as Argument<any Error>, "an instance of CardError", yes: [CardError.expired],
      no: [Shelf.Refused()]),
    row(
      .error(CardError.expired) as Argument<any Error>, "expired", yes: [CardError.expired],
      no: [CardError.declined(code: 1)]),
    row(.closure as Argument<(Int) -> Void>, "a closure", yes: [{ (_: Int) in }], no: [1, nil]),
    row(.equal(["a": 1]) as Argument<[String: Any]>, #"["a": 1]"#, yes: [["a": 1] as [String: Any]], no: [["a": 2]]),
    row(.equal(Shelf.Even()) as Argument<Int>, "an even number", yes: [2], no: [3]),
  ]

  @Test(arguments: typed)
  func `a typed argument matches and describes itself`(_ row: Row<(any Matcher, String, [Any?], [Any?])>) {
    let (argument, text, yes, no) = row.value
    #expect("\(argument)" == text)
    for value in yes { #expect(argument.matches(argument: value), "\(describe(value))") }
    for value in no { #expect(!argument.matches(argument: value), "\(describe(value))") }
  }

  typealias Untyped = ((any Matcher)?, String, [Any?], [Any?])

  nonisolated(unsafe) static let list: [(any Matcher)?] = [
    Argument.any, Argument.nil, Argument.notNil, Argument.equal(5), Argument.equal(nil), Argument.identical(to: order),
    Argument.instance(of: Shelf.Order.self), Argument.matching { (number: Int) in number > 3 }, Argument.not(5),
    Argument.not(nil), Argument.not("a"), Argument.not(Argument.greaterThan(3)), Argument.some("a"),
    Argument.some(Argument.any), Argument.anyOf(1, "a", nil), Argument.allOf(Argument.notNil, Argument.not(5)),
    Argument.tuple(1, "a"), Argument.where(\Customer.address.city, "Oslo"), Argument.success(1),
    Argument.failure(Argument.any), Argument.error(CardError.self), Argument.lessThan(5), Argument.atLeast(1.5),
    Argument.in(1...5), Argument.close(to: 1.0, within: 0.1), Argument.hasPrefix("al"), Argument.hasSuffix("ce"),
    Argument.contains("lic"), Argument.matches(/al.*/), Argument.isEmpty, Argument.count(2), Argument.contains(1),
    Argument.containsAll(1, 2), Argument.allSatisfy(Argument.notNil), Argument.closure,
    Argument.optionalInstance(of: Shelf.Order.self), Argument.exactInstance(of: Shelf.Order.self),
    Argument.exactOptionalInstance(of: Shelf.Order.self), Argument.nonOptionalInstance(of: Int?.self),
    Argument.captured(by: ArgumentCaptor<Int>()), Argument<Int>.any, Argument.error(CardError.expired),
    Argument.matches(pattern: "a"), [1, nil], ["a": 1], 30, "alice", nil, true, 1.5,
  ]

  static let texts = [
    "any", "nil", "not nil", "5", "nil", "the object Order", "an instance of Order",
    "a value that the closure accepts", "not 5", "not nil", "not \"a\"", "not greater than 3", "some \"a\"", "some any",
    "1 or \"a\" or nil", "not nil and not 5", "(1, \"a\")", "Customer whose address.city is \"Oslo\"", "success(1)",
    "failure(any)", "an instance of CardError", "less than 5", "at least 1.5", "in 1...5", "1.0 ± 0.1",
    "a string with the prefix \"al\"", "a string with the suffix \"ce\"", "containing \"lic\"",
    "a string that matches the regex", "empty", "a count of 2", "containing 1", "containing 1 and 2",
    "all elements not nil", "a closure", "nil or an instance of Order", "exactly an instance of Order",
    "nil or exactly an instance of Order", "an instance of Int?", "any (captured)", "any", "expired",
    "a string that matches the regex a", "[1, nil]", "[\"a\": 1]", "30", "\"alice\"", "nil", "true", "1.5",
  ]

  @Test func `an argument in an untyped list describes itself`() {
    #expect(Self.list.map { describe($0) } == Self.texts)
  }

  static let untyped: [Row<((any Matcher)?, [Any?], [Any?])>] = [
    Row("any", (Argument.any, [1, nil, "a", NSNull(), Int?.none], [])),
    Row("nil", (Argument.nil, [nil, Int?.none, NSNull()], [1])),
    Row("not nil", (Argument.notNil, [1], [nil, NSNull()])),
    Row("not greater", (Argument.not(Argument.greaterThan(5)), [3, nil, Optional(3)], [6, "a"])),
    Row("not 5", (Argument.not(5), [4, "x", nil], [5, Optional(5)])),
    Row("not not nil", (Argument.not(Argument.not(nil)), [nil], [5])),
    Row("identical to nil", (Argument.identical(to: nil), [nil], [order])),
    Row("optional instance", (Argument.optionalInstance(of: Shelf.Order.self), [nil, order], [1])),
    Row("exact", (Argument.exactInstance(of: Shelf.Order.self), [order], [nil, Shelf.ExpressOrder(id: 1)])),
    Row(
      "exact optional",
      (Argument.exactOptionalInstance(of: Shelf.Order.self), [order, nil], [Shelf.ExpressOrder(id: 1)])),
    Row("never nil", (Argument.nonOptionalInstance(of: Int?.self), [1], [nil, "a"])),
    Row("instance of an Optional", (Argument.instance(of: Int?.self), [1, nil], ["a"])),
    Row("any of", (Argument.anyOf(1, "a", nil), [1, "a", nil], [2])),
    Row("all of", (Argument.allOf(Argument.notNil, Argument.not(5)), [4], [5, nil])),
    Row("tuple", (Argument.tuple(1, nil), [(1, Int?.none), (amount: 1, name: String?.none)], [(1, 2), 1, nil])),
    Row("success", (Argument.success(1), [Result<Int, CardError>.success(1)], [Result<Int, CardError>.success(2), 1])),
    Row("failure", (Argument.failure(CardError.expired), [Result<Int, CardError>.failure(.expired)], [1])),
    Row("empty", (Argument.isEmpty, ["", [] as [Int], NSArray()], ["a", [1], 1, nil])),
    Row("count", (Argument.count(2), ["ab", [1, 2], ["a": 1, "b": 2], NSString("ab")], ["a", nil])),
    Row(
      "contains",
      (Argument.contains("a"), ["cat", ["a", "b"], NSString("cat"), ["a"] as Set], ["dog", ["cat"], 1, nil])),
    Row("contains nil", (Argument.contains(nil), [[1, nil] as [Int?]], [[1]])),
    Row("contains all", (Argument.containsAll(1, 2), [[2, 1, 3]], [[1]])),
    Row("all satisfy", (Argument.allSatisfy(Argument.notNil), [[1], [] as [Int]], [[nil] as [Int?], 1])),
    Row("prefix", (Argument.hasPrefix("al"), ["alice", NSString("alice"), "alice"[...]], ["bob", 1, nil])),
    Row(
      "closure", (Argument.closure, [{ () in }, { @Sendable (_: Int) -> String in "" }], [1, nil, (1, 2), Int.self])),
    Row("typed any", (Argument<Int>.any, [1], ["a", nil])),
  ]

  @Test(arguments: untyped)
  func `an argument in an untyped list matches`(_ row: Row<((any Matcher)?, [Any?], [Any?])>) {
    let (argument, yes, no) = row.value
    for value in yes { #expect(Comparison.matches(argument, value), "\(describe(value))") }
    for value in no { #expect(!Comparison.matches(argument, value), "\(describe(value))") }
  }

  @Test func `a literal of matchers can be a verification's arguments`() {
    let arguments: Arguments = [30, "alice", nil, Argument.any]
    guard case .actual(let matchers) = arguments else { Issue.record("not .actual"); return }
    #expect(matchers.count == 4)
  }

  @Test func `a typed argument matches a value without boxing it`() {
    #expect(Argument<Int>.equal(30).matches(30))
    #expect(Argument<String?>.any.matches(nil))
    #expect((nil as Argument<String?>).matches(nil))
    #expect(("a" as Argument<String??>).matches("a"))
    #expect(Argument<(amount: Int, to: String)>.matching { $0.amount == 30 }.matches((30, "alice")))
    #expect(Argument<Any>.any.matches(Int?.none as Any))
  }

  @Test func `a tuple of any length is matched by a pack of arguments`() {
    let one: Argument<Int> = 1
    let seven = Argument<(Int, Int, Int, Int, Int, Int, Int)>.tuple(one, one, one, one, one, one, .any)
    #expect(seven.matches((1, 1, 1, 1, 1, 1, 2)))
    #expect(!seven.matches((1, 1, 1, 1, 1, 2, 2)))
    let wrapped = Argument<(Int, Int, Int, Int, Int, Int, Int)?>.tuple(one, one, one, one, one, one, .any)
    #expect(wrapped.matches((1, 1, 1, 1, 1, 1, 2)))
    #expect(!wrapped.matches(nil))
  }

  @Test func `tests that run in parallel can share an argument`() async {
    let argument = Argument<Int>.greaterThan(20)
    #expect(await Task.detached { argument.matches(30) }.value)
  }
}
