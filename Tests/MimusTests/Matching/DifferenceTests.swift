import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import Mimus

struct DifferenceTests {
  typealias Case = (expected: (any Matcher)?, actual: Any?, texts: [String])

  static func row(_ expected: (any Matcher)?, _ actual: Any?, _ texts: String..., line: Int = #line) -> Row<Case> {
    Row("line \(line)", (expected, actual, texts))
  }

  /// Returns a GET request, or one of another method with a header and a body.
  private static func request(_ method: String = "GET", body: [UInt8]? = nil) -> URLRequest? {
    var request = URL(string: "http://a.b").map { URLRequest(url: $0) }
    request?.httpMethod = method
    guard let body else { return request }
    request?.httpBody = Data(body)
    request?.setValue("text", forHTTPHeaderField: "Accept")
    return request
  }

  private func texts(_ expected: (any Matcher)?, _ actual: Any?) -> [String] {
    differences(expected: expected, actual: actual).map { $0.path.isEmpty ? $0.message : "\($0.path): \($0.message)" }
  }

  static let wholes: [Row<Case>] = [
    row(30, 25, "expected 30, but was 25"),
    row("alice", "bob", #"expected "alice", but was "bob""#),
    row(30, nil, "expected 30, but was nil"),
    row(nil, 30, "expected nil, but was 30"),
    row(Int?.none, 30, "expected nil, but was 30"),
    row(Optional(30), 25, "expected 30, but was 25"),
    row(30, "30", #"expected 30, but was "30" (String)"#),
    row("30", 30, #"expected "30", but was 30 (Int)"#),
    row(1, UInt(1), "expected 1 (Int), but was 1 (UInt)"),
    row(1.5, Float(1.5), "expected 1.5 (Double), but was 1.5 (Float)"),
    row(1, UInt(2), "expected 1, but was 2 (UInt)"),
    row(Double.nan, Double.nan, "expected nan, but was nan, which is not equal, although it looks the same"),
    row("a", "b"[...], #"expected "a", but was "b""#),
    row(Argument.greaterThan(30), 25, "expected greater than 30, but was 25"),
    row(Argument.greaterThan(30), "25", #"expected greater than 30 (Int), but was "25" (String)"#),
    row(Argument.greaterThan(30), nil, "expected greater than 30, but was nil"),
    row(Argument.not(5), 5, "expected not 5, but was 5"),
    row(Argument.not(nil), nil, "expected not nil, but was nil"),
    row(Argument.nil, 5, "expected nil, but was 5"),
    row(Argument.notNil, nil, "expected not nil, but was nil"),
    row(Argument.instance(of: Int.self), UInt(5), "expected an instance of Int, but was 5 (UInt)"),
    row(Argument.instance(of: Int.self), Shelf.Refused(), "expected an instance of Int, but was Refused()"),
    row(Argument.captured(by: ArgumentCaptor<Int>()), "a", #"expected any (Int), but was "a" (String)"#),
    row(Argument<Int>.any, "a", #"expected any (Int), but was "a" (String)"#),
    row(Argument<Int>.notNil, "a", #"expected not nil (Int), but was "a" (String)"#),
    row(Argument<Int>.notNil, nil, "expected not nil, but was nil"),
    row(
      Argument<Int>.matching { _ in true }, "a",
      #"expected a value that the closure accepts (Int), but was "a" (String)"#),
    row(Argument<String>.hasPrefix("al"), "bob", #"expected a string with the prefix "al", but was "bob""#),
    row(Argument<Int>.equal(30), 25, "expected 30, but was 25"),
    row(Argument<Any>.equal([Any]()), Set<Int>(), "expected [] ([Any]), but was [] (Set<Int>)"),
    row(Argument<Any>.equal([[Any]()]), [Set<Int>()], "[0]: expected [] ([Any]), but was [] (Set<Int>)"),
    row(30, { "\($0)" } as (Int) -> String, "expected 30, but was a closure (Int) -> String"),
    row(Argument<Int>.anyOf(1, 2), 3, "expected 1 or 2, but was 3"),
    row("alice" as Argument<String?>, nil, #"expected "alice", but was nil"#),
    row("alice" as Argument<String?>, "bob", #"expected "alice", but was "bob""#),
    row(Argument<[Int]>.count(2), [1], "expected a count of 2, but was 1 in [1]"),
    row(Argument<String>.count(.atLeast(2)), "a", #"expected a count of at least 2, but was 1 in "a""#),
    row(
      Argument<Set<Int>>.allSatisfy(.lessThan(3)), Set([3]),
      "expected all elements less than 3, but was 3 in [3]"),
    row(
      Argument<[Int]>.containsAll(1, 2, .greaterThan(5)), [1, 5], "expected 2, but it is missing",
      "expected greater than 5, but it is missing"),
    row(
      Argument<[Int]>.containsAll(1, 1), [1, 2], "expected another element that is 1, but it is missing"),
    row(Argument.containsAll("ab", "ef"), "abcd", #"expected "ef", but it is missing"#),
    row(Argument<[Int]>.containsAll(7), [1], "expected containing 7, but was [1]"),
    row(
      Argument<String>.hasSuffix("end"), String(repeating: "-", count: 300) + "END",
      "expected a string with the suffix \"end\", but was \"…\(String(repeating: "-", count: 77))END\""),
    row(Argument.identical(to: Shelf.Receipt(1)), nil, "expected the object Receipt(id: 1), but was nil"),
    row(
      Argument.identical(to: Shelf.Receipt(1)), Shelf.Receipt(1),
      "expected the object Receipt(id: 1), but was another object that looks the same"),
    row(Shelf.ValidISBN(), "978", "not 13 digits"),
    row(Optional(Shelf.ValidISBN()), "978", "not 13 digits"),
    row(Shelf.Even(), 3, "expected an even number, but was 3"),
    row(Shelf.CardError.expired, Shelf.CardError.declined(code: 1), "expected expired, but was declined(code: 1)"),
    row(
      Shelf.Customer(), nil,
      #"expected Customer(id: 1, name: "alice", address: Address(street: "Main Street", city: "Oslo")), but was nil"#),
    row(
      Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1),
      "expected 1970-01-01 00:00:00 +0000, but was 1970-01-01 00:00:01 +0000"),
    row(
      Date(timeIntervalSince1970: 1.25), Date(timeIntervalSince1970: -0.5),
      "expected 1970-01-01 00:00:01.25 +0000, but was 1969-12-31 23:59:59.5 +0000"),
    row(
      Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1.999_999_9),
      "expected 1970-01-01 00:00:01 +0000, but was 1970-01-01 00:00:01.999999881 +0000"),
    row(
      Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity),
      "expected Date(nan), but was Date(inf)"),
    row(
      request(), request("POST", body: [1]),
      "expected http://a.b, but was POST http://a.b, Accept: text, Data(1 byte: 01)"),
    row(
      request("POST", body: [1]), request("POST", body: [2]),
      """
      expected POST http://a.b, Accept: text, Data(1 byte: 01), \
      but was POST http://a.b, Accept: text, Data(1 byte: 02)
      """),
    row(NSNull(), 1, "expected NSNull, but was 1 (Int)"),
    row(Data([1]), Data([2]), "expected Data(1 byte: 01), but was Data(1 byte: 02)"),
    row([1], 1, "expected [1], but was 1 (Int)"),
  ]

  static let parts: [Row<Case>] = [
    row(
      Argument<[Int]>.allSatisfy(.lessThan(0)), [0, 1, 2, 3, 4, 5, 6, 7], "[0]: expected less than 0, but was 0",
      "[1]: expected less than 0, but was 1", "[2]: expected less than 0, but was 2",
      "[3]: expected less than 0, but was 3", "[4]: expected less than 0, but was 4",
      "[5]: expected less than 0, but was 5", "… and 2 more differences"),
    row(
      Argument<[Int]>.allSatisfy(.atLeast(2)), [2, 1, 3, 0], "[1]: expected at least 2, but was 1",
      "[3]: expected at least 2, but was 0"),
    row(
      Argument<[Shelf.Customer]>.allSatisfy(.where(\.name, "alice")), [Shelf.Customer(), Shelf.Customer(name: "bob")],
      #"[1].name: expected "alice", but was "bob""#),
    row(
      Shelf.Customer(), Shelf.Customer(address: .init(city: "Bergen")),
      #".address.city: expected "Oslo", but was "Bergen""#),
    row(
      Shelf.Customer(), Shelf.Customer(id: 2, name: "bob"),
      ".id: expected 1, but was 2", #".name: expected "alice", but was "bob""#),
    row(Argument.equal(Shelf.Customer()), Shelf.Customer(id: 2), ".id: expected 1, but was 2"),
    row(Shelf.Receipt(1), Shelf.Receipt(2), ".id: expected 1, but was 2"),
    row(
      Shelf.CardError.declined(code: 1), Shelf.CardError.declined(code: 2),
      ".declined.code: expected 1, but was 2"),
    row([1, 2], [1, 3], "[1]: expected 2, but was 3"),
    row([1, 2], [1], "[1]: expected 2, but it is missing"),
    row([1], [1, 2], "[1]: unexpected 2"),
    row([[1], [2]], [[1], [3]], "[1][0]: expected 2, but was 3"),
    row([1, nil] as [Int?], [1, 2], "[1]: expected nil, but was 2"),
    row(["user": "alice"], ["user": "bob"], #"["user"]: expected "alice", but was "bob""#),
    row(["a": 1, "c": 3], ["b": 2, "c": 3], #"["a"]: expected 1, but it is missing"#, #"["b"]: unexpected 2"#),
    row(["a": ["b": [1]]], ["a": ["b": [2]]], #"["a"]["b"][0]: expected 1, but was 2"#),
    row([1, 2] as Set, [2, 3] as Set, "expected 1, but it is missing", "unexpected 3"),
    row([1, Argument.greaterThan(5)] as [any Matcher], [1, 3], "[1]: expected greater than 5, but was 3"),
    row([1, .greaterThan(5)] as Argument<[Int]>, [1, 3], "[1]: expected greater than 5, but was 3"),
    row(["a": .greaterThan(5)] as Argument<[String: Int]>, ["a": 3], #"["a"]: expected greater than 5, but was 3"#),
    row([Shelf.ValidISBN()], ["978"], "[0]: not 13 digits"),
    row(Argument<(Int, String)>.tuple(30, .hasPrefix("al")), (25, "alice"), ".0: expected 30, but was 25"),
    row(Argument.tuple(30, "alice"), (30, "bob"), #".1: expected "alice", but was "bob""#),
    row(
      Argument.where(\Shelf.Customer.address.city, "Oslo"), Shelf.Customer(address: .init(city: "Bergen")),
      #".address.city: expected "Oslo", but was "Bergen""#),
    row(Argument.where(\String.count, 4), "abc", ".<computed Int>: expected 4, but was 3"),
    row(
      Argument.where(\String.count.magnitude, 4), "abc", ".<computed Int>.<computed UInt>: expected 4, but was 3"),
    row(
      Argument<Result<Int, Shelf.CardError>>.success(1), Result<Int, Shelf.CardError>.success(2),
      ".success: expected 1, but was 2"),
    row(
      Argument.success(1), Result<Int, Shelf.CardError>.failure(.expired),
      "expected success(1), but was failure(expired)"),
    row(Argument.some(Shelf.Customer()), Shelf.Customer(id: 2), ".id: expected 1, but was 2"),
    row(
      "one\ntwo\nthree", "one\nzwei", #"line 2: expected "two", but was "zwei""#,
      #"line 3: expected "three", but it is missing"#),
    row("one", "one\ntwo", #"line 2: unexpected "two""#),
    row(
      [1, 2, 3, 4, 5, 6, 7, 8], [0, 0, 0, 0, 0, 0, 0, 0],
      "[0]: expected 1, but was 0", "[1]: expected 2, but was 0", "[2]: expected 3, but was 0",
      "[3]: expected 4, but was 0", "[4]: expected 5, but was 0", "[5]: expected 6, but was 0",
      "… and 2 more differences"),
  ]

  @Test(arguments: wholes + parts) func `a difference has its location and its values`(_ row: Row<Case>) {
    #expect(texts(row.value.expected, row.value.actual) == row.value.texts)
  }

  @Test func `a long string is shown around its first difference`() {
    let common = String(repeating: "a", count: 100)
    #expect(
      texts(common + "b", common + "c") == [
        #"character 101: expected …"aaaaaaaaaaaaaaaaaaaab", but was …"aaaaaaaaaaaaaaaaaaaac""#
      ])
  }

  @Test func `an argument's own message describes the whole value`() {
    #expect(Argument.greaterThan(30).mismatchMessage(for: 25) == "expected greater than 30, but was 25")
    #expect(30.mismatchMessage(for: 25) == "expected 30, but was 25")
    #expect(Optional(30).mismatchMessage(for: 25) == "expected 30, but was 25")
    #expect(Optional(Shelf.ValidISBN()).mismatchMessage(for: 25) == "not 13 digits")
  }

  @Test func `parts of the system's values aren't compared`() {
    #expect(texts(1..<3, 1..<4) == ["expected 1..<3, but was 1..<4"])
  }

  @Test func `every part of a tuple that differs is shown`() {
    #expect(
      texts(Argument<Any>.tuple(1, 2, 3), (4, 2, 5)) == [".0: expected 1, but was 4", ".2: expected 3, but was 5"])
  }

  @Test func `the path to a part doesn't name the type, even if that is nested`() {
    struct Order: Sendable {
      struct Line: Sendable { var count = 1 }
      var line = Line()
    }
    #expect(texts(Argument<Order.Line>.where(\.count, 2), Order.Line()) == [".count: expected 2, but was 1"])
    #expect(texts(Argument<Order>.where(\.line.count, 2), Order()) == [".line.count: expected 2, but was 1"])
    #expect(texts(Argument<Shelf.Customer>.where(\.id, 2), Shelf.Customer()) == [".id: expected 2, but was 1"])
  }

  @Test func `an object that occurs twice is described twice`() {
    final class Book: Equatable {
      let id = 1
      static func == (one: Book, other: Book) -> Bool { one === other }
    }
    let (book, list) = (Book(), NSArray(array: [1]))
    #expect(describe([book, book, list, list] as [Any]) == "[Book(id: 1), Book(id: 1), [1], [1]]")
  }

  @Test func `of a long string, the end is shown only if it decides`() {
    let long = "begin" + String(repeating: "-", count: 2_000) + "end"
    #expect(texts(Argument<String>.hasPrefix("x"), long).first?.contains("but was \"begin") == true)
    #expect(texts(Argument<String>.hasSuffix("x"), long).first?.hasSuffix("end\"") == true)
    #expect(texts(Argument<String>.hasSuffix("x"), "end").first?.hasSuffix("was \"end\"") == true)
  }

  @Test func `objects that refer to themselves are compared once`() {
    final class Node: Equatable, Matcher {
      let id: Int
      var next: Node?
      init(_ id: Int) { self.id = id }
      static func == (one: Node, other: Node) -> Bool { one === other }
    }
    let (one, other) = (Node(1), Node(2))
    (one.next, other.next) = (one, other)
    #expect(texts(one, other).first == ".id: expected 1, but was 2")
    (one.next, other.next) = (nil, nil)
    #expect(
      texts([one, one], [other, other]) == ["[0].id: expected 1, but was 2", "[1].id: expected 1, but was 2"])
  }

  @Test func `values whose parts show no difference are shown as a whole`() {
    struct Stamp: Equatable, Matcher {
      var id = 1
      static func == (one: Stamp, other: Stamp) -> Bool { false }
    }
    #expect(
      texts(Stamp(), Stamp()) == [
        "expected Stamp(id: 1), but was Stamp(id: 1), which is not equal, although it looks the same"
      ])
  }

  @Test func `an object that both values have is no difference`() {
    final class Clerk {}
    struct Desk: Equatable {
      let number: Int
      let clerk: Clerk

      static func == (one: Desk, other: Desk) -> Bool { one.number == other.number }
    }
    let clerk = Clerk()
    let differences = Differences(expected: Desk(number: 1, clerk: clerk), actual: Desk(number: 2, clerk: clerk))
    #expect(differences.shown.map(\.path) == [".number"])
  }
}
