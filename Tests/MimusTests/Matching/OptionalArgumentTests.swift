import Foundation
import Testing

@testable import Mimus

struct OptionalArgumentTests {
  typealias Case = (argument: any Matcher, text: String, yes: [Any?], no: [Any?])

  static func row<Value>(
    _ argument: Argument<Value>, _ text: String, yes: [Any?], no: [Any?], line: Int = #line
  ) -> Row<Case> {
    Row("line \(line)", (argument, text, yes, no))
  }

  static let epoch = Date(timeIntervalSince1970: 0)

  static let cases: [Row<Case>] = [
    row(.lessThan(3) as Argument<Int?>, "less than 3", yes: [2], no: [3, nil, "a"]),
    row(.greaterThan(3) as Argument<Int?>, "greater than 3", yes: [4, Int?.some(4)], no: [3, nil, Int?.none]),
    row(.atLeast(3) as Argument<Int?>, "at least 3", yes: [3], no: [2, nil]),
    row(.atMost(3) as Argument<Int?>, "at most 3", yes: [3], no: [4, nil]),
    row(.in(1...3) as Argument<Int?>, "in 1...3", yes: [3], no: [4, nil]),
    row(.close(to: 1, within: 0.5) as Argument<Double?>, "1.0 ± 0.5", yes: [1.5], no: [2.0, nil]),
    row(
      .close(to: epoch, within: .seconds(1)) as Argument<Date?>, "1970-01-01 00:00:00 +0000 ± 1.0 seconds",
      yes: [epoch], no: [Date(), nil]),
    row(
      .close(to: .seconds(2), within: .seconds(1)) as Argument<Duration?>, "2.0 seconds ± 1.0 seconds",
      yes: [Duration.seconds(1)], no: [Duration.zero, nil]),
    row(.hasPrefix("al") as Argument<String?>, #"a string with the prefix "al""#, yes: ["alice"], no: ["bob", nil]),
    row(.hasSuffix("ce") as Argument<String?>, #"a string with the suffix "ce""#, yes: ["alice"], no: ["bob", nil]),
    row(.contains("lic") as Argument<String?>, #"a string that contains "lic""#, yes: ["alice"], no: ["bob", nil]),
    row(.matches(/l.c/) as Argument<String?>, "a string that matches the regex", yes: ["alice"], no: ["bob", nil]),
    row(
      .matches(pattern: "l.c") as Argument<String?>, "a string that matches the regex l.c", yes: ["alice"], no: [nil]),
    row(.isEmpty as Argument<String?>, "empty", yes: [""], no: ["a", nil]),
    row(.isEmpty as Argument<[Int]?>, "empty", yes: [[] as [Int]], no: [[1], nil]),
    row(.count(2) as Argument<[Int]?>, "a count of 2", yes: [[1, 2]], no: [[1], nil]),
    row(.contains(1) as Argument<[Int]?>, "containing 1", yes: [[1, 2]], no: [[2], nil]),
    row(.containsAll(1, .any) as Argument<[Int]?>, "containing 1 and any", yes: [[1, 2]], no: [[1], nil]),
    row(.allSatisfy(.lessThan(3)) as Argument<[Int]?>, "all elements less than 3", yes: [[1, 2]], no: [[3], nil]),
    row(
      .where(\.name, "alice") as Argument<Shelf.Customer?>, #"Customer whose name is "alice""#,
      yes: [Shelf.Customer()], no: [Shelf.Customer(name: "bob"), nil]),
    row(.not(.greaterThan(3)) as Argument<Int?>, "not greater than 3", yes: [3, nil], no: [4]),
    row(
      [.greaterThan(3), nil] as Argument<[Int?]>, "[greater than 3, nil]", yes: [[4, nil] as [Int?]],
      no: [[nil, nil] as [Int?]]),
  ]

  @Test(arguments: cases) func `a condition on the wrapped value applies to the Optional`(_ row: Row<Case>) {
    let (argument, text, yes, no) = row.value
    #expect("\(argument)" == text)
    for value in yes { #expect(argument.matches(argument: value), "\(describe(value))") }
    for value in no { #expect(!argument.matches(argument: value), "\(describe(value))") }
  }

  @Test func `nil doesn't meet a condition, and the text says so`() {
    #expect(Argument<Int?>.greaterThan(3).mismatchMessage(for: nil) == "expected greater than 3, but was nil")
    #expect(Argument<Int>.any.mismatchMessage(for: nil) == "expected any (Int), but was nil")
    #expect(
      Argument.captured(by: ArgumentCaptor<Int>()).mismatchMessage(for: nil) == "expected any (Int), but was nil")
  }

  @Test func `a captor of the wrapped type captures what isn't nil`() {
    let captor = ArgumentCaptor<Int>()
    let gateway = FakePaymentGateway()
    for amount in [1, nil, 3] { gateway.recordCall(withIdentifier: "tip(_:)", arguments: [amount]) }
    gateway.verifyCall(
      withIdentifier: "tip(_:)", arguments: [.captured(by: captor) as Argument<Int?>], mode: .times(2))
    #expect(captor.values == [1, 3])
    let any = ArgumentCaptor<Any>()
    gateway.verifyCall(withIdentifier: "tip(_:)", arguments: [.captured(by: any) as Argument<Any?>], mode: .times(2))
    #expect(any.values.map { "\($0)" } == ["1", "3"])
    let optionals: Argument<Int?> = .captured(by: .init())
    #expect(optionals.matches(nil))
  }
}
