import Foundation
import Testing

@testable import Mimus

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct ComparisonTests {
  typealias Pair = (expected: (any Matcher)?, actual: Any?)

  static func row(_ expected: (any Matcher)?, _ actual: Any?, line: Int = #line) -> Row<Pair> {
    Row("line \(line)", (expected, actual))
  }

  static let url = "https://bookshop.example/emma"

  static let equal: [Row<Pair>] = [
    // Numbers
    row(1, 1), row(Int8(1), Int8(1)), row(Int16(1), Int16(1)), row(Int32(1), Int32(1)), row(Int64(1), Int64(1)),
    row(UInt(1), UInt(1)), row(UInt8(1), UInt8(1)), row(UInt16(1), UInt16(1)), row(UInt32(1), UInt32(1)),
    row(UInt64(1), UInt64(1)), row(1.5, 1.5), row(Float(1.5), Float(1.5)), row(CGFloat(1.5), CGFloat(1.5)),
    row(Decimal(30), Decimal(30)), row(true, true), row(false, false),
    row(5, Optional(5)), row(Optional(5), 5), row(5, Optional(Optional(5)) as Any), row(Optional(Optional(5)), 5),
    row(5, AnyHashable(5)),
    // Numbers and their Foundation counterparts
    row(5, NSNumber(value: 5)), row(NSNumber(value: 5), 5), row(2.5, NSNumber(value: 2.5)),
    row(NSNumber(value: 2.5), 2.5), row(UInt8(5), NSNumber(value: 5)), row(NSNumber(value: 5), UInt8(5)),
    row(true, NSNumber(value: true)), row(NSNumber(value: false), false), row(NSNumber(value: 5), NSNumber(value: 5)),
    row(5, NSDecimalNumber(value: 5)), row(NSDecimalNumber(value: 5), 5), row(NSDecimalNumber(value: 2.5), 2.5),
    row(Decimal(5), NSNumber(value: 5)), row(NSNumber(value: 5), Decimal(5)),
    row(Decimal(5), NSDecimalNumber(value: 5)),
    row(NSDecimalNumber(value: 5), Decimal(5)), row([Decimal(5), Decimal(6)] as Set, NSSet(array: [6, 5])),
    // Text
    row("a", "a"), row("a", "ab".prefix(1)), row("ab".prefix(1), "a"), row("a", Character("a")),
    row(Character("a"), "a"),
    row(Character("a"), Character("a")), row("a" as StaticString, "a"), row("a", "a" as StaticString),
    row("a" as StaticString, "a" as StaticString), row("a", NSString("a")), row(NSString("a"), "a"),
    row(NSString("a"), "a" as StaticString), row("a" as StaticString, NSString("a")), row(NSString("a"), NSString("a")),
    row("a", NSMutableString("a")), row("é", "e\u{301}"), row("a", Optional("a") as Any),
    row("a", Optional(NSString("a"))),
    // Nil
    row(nil, nil), row(nil, Int?.none as Any), row(nil, Int??.some(nil) as Any), row(Int?.none, nil),
    row(Int??.some(nil), nil), row(Int?.none, String?.none as Any), row(nil, NSNull()), row(NSNull(), nil),
    row(NSNull(), NSNull()), row(Int?.none, NSNull()), row(NSNull(), Int??.some(nil) as Any),
    // Foundation values
    row(URL(string: url), URL(string: url)), row(URL(string: url), NSURL(string: url)),
    row(NSURL(string: url), URL(string: url)), row(NSURL(string: url), NSURL(string: url)),
    row(Data([1, 2]), Data([1, 2])), row(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)),
    row(
      UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)),
      UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))),
    row(IndexPath(indexes: [1, 2]), IndexPath(indexes: [1, 2])),
    row(URL(string: url).map { URLRequest(url: $0) }, URL(string: url).map { URLRequest(url: $0) }),
    row(Duration.seconds(1), Duration.seconds(1)), row(Locale(identifier: "nb_NO"), Locale(identifier: "nb_NO")),
    row(DateComponents(year: 2026), DateComponents(year: 2026)),
    row(URLComponents(string: url), URLComponents(string: url)),
    row(CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)), row(CGSize(width: 1, height: 2), CGSize(width: 1, height: 2)),
    row(CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4)),
    row(NSSet(array: [1, "a"]), NSSet(array: ["a", 1])), row(NSOrderedSet(array: [1, 2]), [1, 2]),
    row(TimeZone(identifier: "UTC"), TimeZone(identifier: "UTC")), row(CharacterSet.letters, CharacterSet.letters),
    row(Calendar(identifier: .gregorian), Calendar(identifier: .gregorian)), row(IndexSet(1...3), IndexSet(1...3)),
    row(Notification.Name("a"), Notification.Name("a")), row(NSRange(1..<3), NSRange(1..<3)),
    row(URLQueryItem(name: "a", value: "1"), URLQueryItem(name: "a", value: "1")), row(AnyHashable(1), 1),
    row(DateInterval(start: .distantPast, duration: 1), DateInterval(start: .distantPast, duration: 1)),
    row(Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 1, unit: UnitLength.meters)),
    row(NSDate(timeIntervalSince1970: 1), NSDate(timeIntervalSince1970: 1)), row(NSData(data: Data([1])), Data([1])),
    row(\Shelf.Book.title, \Shelf.Book.title), row("a" as Unicode.Scalar, "a" as Unicode.Scalar),
    // Errors
    row(NSError(domain: "shop", code: 1), NSError(domain: "shop", code: 1)),
    row(NSError(domain: Shelf.Refused()._domain, code: Shelf.Refused()._code), Shelf.Refused()),
    row(Shelf.CardError.expired, Shelf.CardError.expired as any Error),
    row(Shelf.CardError.expired, NSError(domain: Shelf.CardError.expired._domain, code: Shelf.CardError.expired._code)),
    // Ranges
    row(1..<3, 1..<3), row(1...3, 1...3), row(1..., 1...), row(..<3, ..<3), row(...3, ...3),
    // Lists
    row([1, 2], [1, 2]), row([1, 2], [0, 1, 2][1...]), row([0, 1, 2][1...], [1, 2]),
    row([1, 2], ContiguousArray([1, 2])),
    row([1, 2], NSArray(array: [1, 2])), row(NSArray(array: [1, 2]), [1, 2]), row([1, 2], [1, 2] as [Any]),
    row([1, nil] as [Int?], [1, nil] as [Int?]), row([1, nil] as [Int?], [1, NSNull()] as [Any]),
    row([nil] as [Int?], NSArray(array: [NSNull()])), row([] as [Int], [] as [NSNumber]),
    row([[1], [2, 3]], [[1], [2, 3]]),
    row([Argument.any], [nil] as [Int?]), row([Argument.equal(nil)], [nil] as [Int?]), row([Argument.nil], [NSNull()]),
    row(["a", Argument.greaterThan(1), nil] as [(any Matcher)?], ["a", 2, nil] as [Any?]),
    row([Optional(1)], [1]), row([1], Optional([1]) as Any), row([Shelf.Book()], [Shelf.Book()]),
    row([Shelf.Address()], [Shelf.Address()]), row([] as [Any], [] as [Any]),
    // Dictionaries
    row(["a": 1], ["a": 1]), row([1: "a"], [1: "a"]), row(["a": Argument.any], ["a": Int?.none]),
    row(["a": nil] as [String: Int?], ["a": nil] as [String: Int?]), row(["a": 1] as [String: Any], ["a": 1]),
    row(["a": 1], NSDictionary(dictionary: ["a": 1])), row(NSDictionary(dictionary: ["a": 1]), ["a": 1]),
    row(["a": 1], [AnyHashable("a"): 1]), row([AnyHashable("a"): 1], ["a": 1]),
    row(["a": ["b": [1]]], ["a": ["b": [1]]]),
    row(["a": 1], ["ab".prefix(1): 1]), row([:] as [String: Int], [:] as [Substring: Any]),
    row(
      ["a": Argument.any, "b": Argument.greaterThan(1)] as [String: any Matcher], ["a": nil, "b": 2] as [String: Any?]),
    // Sets
    row([1, 2] as Set, [2, 1] as Set), row([1] as Set, [AnyHashable(1)] as Set), row(["a"] as Set, NSSet(array: ["a"])),
    // Custom types
    row(Shelf.Customer(), Shelf.Customer()), row(Shelf.Receipt(1), Shelf.Receipt(1)), row(Shelf.Even(), 2),
    row(Optional(Shelf.Even()), 2),
  ]

  @Test(arguments: equal) func `equal values match`(_ row: Row<Pair>) {
    #expect(Comparison.matches(row.value.expected, row.value.actual))
    #expect(differences(expected: row.value.expected, actual: row.value.actual) == [])
  }

  static let unequal: [Row<Pair>] = [
    row(1, 2), row(1, nil), row(nil, 1), row(1, UInt(1)), row(1, Int32(1)), row(1, 1.0), row(1.0, 1),
    row(1.5, Float(1.5)),
    row(Float(1.5), 1.5), row(CGFloat(1.5), 1.5), row(1.5, CGFloat(1.5)), row(Decimal(1), 1), row(1, "1"), row("1", 1),
    row(1, AnyHashable(UInt(1))), row([AnyHashable(1)], [UInt(1)]), row([AnyHashable(1)], [AnyHashable(UInt(1))]),
    row(Double.nan, Double.nan),
    row(true, 1), row(1, true), row(true, NSNumber(value: 1)), row(NSNumber(value: 1), true),
    row(1, NSNumber(value: true)), row(NSNumber(value: true), 1), row(false, NSNumber(value: 0)),
    row(5, NSNumber(value: 5.5)), row(5, NSNumber(value: 6)), row(true, NSNumber(value: false)),
    row(9_007_199_254_740_993, NSNumber(value: 9_007_199_254_740_992.0)),
    row(NSNumber(value: 9_007_199_254_740_992.0), 9_007_199_254_740_993),
    row([NSNumber(value: 9_007_199_254_740_992.0)], [9_007_199_254_740_993]),
    row(Decimal(5), NSNumber(value: 6)), row(NSDecimalNumber(value: 5), 6), row(NSDecimalNumber(value: 1), true),
    row("a", "b"), row("a", nil), row(nil, "a"), row("a", NSString("b")), row("", nil), row(nil, ""), row(0, nil),
    row(Character("a"), "ab"), row("a" as StaticString, "b"), row("a" as StaticString, 1),
    row("a" as StaticString, nil),
    row(NSNull(), 1), row(NSNull(), "a"), row(NSString("a"), nil), row(NSNumber(value: 1), nil),
    row(URL(string: url), URL(string: "x")), row(URL(string: url), url), row(url, URL(string: url)),
    row(Data([1]), Data([2])), row(Data([1]), [1]), row(Duration.seconds(1), Duration.seconds(2)),
    row(Locale(identifier: "nb_NO"), Locale(identifier: "en_US")), row(AnyHashable(1), UInt(1)),
    row(DateComponents(year: 2026), DateComponents(year: 2027)), row(CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 1)),
    row(CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 5)),
    row(CGSize(width: 1, height: 2), nil), row(URLComponents(string: url), URLComponents(string: "x")),
    row(NSSet(array: [1, "a"]), NSSet(array: ["b", 1])), row(NSOrderedSet(array: [1, 2]), [2, 1]),
    row(NSError(domain: "shop", code: 1), NSError(domain: "shop", code: 2)),
    row(NSError(domain: "shop", code: 1), Shelf.Refused()),
    row(Shelf.CardError.expired, Shelf.CardError.declined(code: 1)),
    row(Shelf.CardError.expired, Shelf.Refused()),
    row(1..<3, 1...2), row(1..<3, 1..<4), row(1..., 2...), row(1..., nil), row(..<3, ...3), row(1..<3, 1),
    row([] as [String], [] as [Int]), row([] as Argument<[String]>, [] as [Int]),
    row([] as [[String]], [] as [[Int]]),
    row([:] as [String: Int], [:] as [Int: Int]), row([:] as [String: Int], [:] as [String: String]),
    row([:] as Argument<[String: Int]>, [:] as [String: String]),
    row([] as Set<Int>, [] as Set<String>), row([] as Argument<Set<Int>>, [] as Set<String>),
    row([1], [1, 2]), row([1, 2], [2, 1]), row([1], [UInt(1)]), row([1], 1), row([1], nil), row([1], Set([1])),
    row([nil] as [Int?], [1]), row([nil] as [Int?], [] as [Int]), row([Argument.not(5)], [5]),
    row(["a": 1], ["a": 2]), row(["a": 1], ["b": 1]), row(["a": 1], ["a": 1, "b": 2]), row(["a": 1, "b": 2], ["a": 1]),
    row(["a": nil] as [String: Int?], [:] as [String: Int]), row([1: "a"], [UInt(1): "a"]), row(["a": 1], nil),
    row([1: "a"], [AnyHashable(UInt(1)): "a"]),
    row([1] as Set, [2] as Set), row([1] as Set, [1, 2] as Set), row([1] as Set, [1]), row([1] as Set, nil),
    row(Shelf.Customer(), Shelf.Customer(id: 2)), row(Shelf.Customer(), nil), row(Shelf.Customer(), 1),
    row(Shelf.Receipt(1), Shelf.Receipt(2)), row(Shelf.Receipt(1), Shelf.Order(id: 1)),
    row([Shelf.Session()], [Shelf.Session()]), row(Shelf.Even(), 3),
  ]

  @Test(arguments: unequal) func `different values do not match, and the text says so`(_ row: Row<Pair>) {
    #expect(!Comparison.matches(row.value.expected, row.value.actual))
    #expect(differences(expected: row.value.expected, actual: row.value.actual) != [])
  }

  /// A matcher that matches twice its value, and that `==` compares as usual.
  struct Doubled: Equatable, Matcher {
    let amount: Int

    func matches(argument: Any?) -> Bool { (argument as? Doubled)?.amount == amount * 2 }
  }

  @Test func `an argument may equal a matcher or be what it matches`() {
    #expect(Argument.equal(Doubled(amount: 2)).matches(Doubled(amount: 4)))
    #expect(Argument.equal(Doubled(amount: 4)).matches(Doubled(amount: 4)))
    let other = Argument.equal(Doubled(amount: 3))
    #expect(!other.matches(Doubled(amount: 4)))
    #expect(other.mismatchMessage(for: Doubled(amount: 4)) == "expected Doubled(amount: 3), but was Doubled(amount: 4)")
  }

  @Test func `wide integers and small floats match like the others`() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      #expect(Comparison.matches(Int128(1), Int128(1)))
      #expect(!Comparison.matches(UInt128(1), Int128(1)))
    }
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(Comparison.matches(Float16(1), Float16(1)))
    #endif
  }

  @Test func `every matcher compares all of a request`() throws {
    let plain = URLRequest(url: try #require(URL(string: Self.url)))
    var (written, titled, hurried) = (plain, plain, plain)
    written.httpBody = Data([1])
    titled.setValue("text", forHTTPHeaderField: "Accept")
    hurried.timeoutInterval = 1
    for other in [written, titled, hurried] {
      #expect(Argument<URLRequest>.equal(plain).matches(argument: plain))
      #expect(!Argument<URLRequest>.equal(plain).matches(argument: other))
      #expect(!Argument.equal(plain).matches(argument: other))
      #expect(Argument<URLRequest>.not(.equal(plain)).matches(argument: other))
      #expect(!Argument<[URLRequest]>.contains(.equal(plain)).matches(argument: [other]))
      #expect(!Comparison.matches([plain], [other]))
    }
  }

  @Test func `objects of a subclass are compared by their superclass's equality`() {
    final class Signed: Shelf.Receipt {}
    #expect(Comparison.matches(Shelf.Receipt(1), Signed(1)))
    #expect(Comparison.matches(Signed(1), Shelf.Receipt(1)))
  }

  struct Declined: LocalizedError, Equatable { var errorDescription: String? { "declined" } }

  static let errors: [any Error] = [
    Declined(), CocoaError(.fileNoSuchFile), POSIXError(.ENOENT), URLError(.timedOut), CancellationError(),
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
  ]

  @Test(arguments: errors) func `an error of any type equals what Foundation converts it to`(_ error: any Error) {
    let converted = error as NSError
    #expect(Comparison.matches(converted, error))
    #expect(Comparison.matches([converted], [error]))
    #expect(!Comparison.matches(NSError(domain: converted.domain, code: converted.code + 1), error))
  }
}
