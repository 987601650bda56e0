import Foundation
import Mimus
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests values that are equal, or differ, in parts that are easily missed.
struct ComparedPartsTests {
  let gateway = FakePaymentGateway()
  let inventory = FakeInventory()

  enum Payment: Equatable {
    case card(Int)
    case cash(Int)
  }

  final class end: Mock {
    let storage = Mimus.Storage()
    func call(_ text: String) { recordCall(arguments: [text]) }
  }

  struct Pair { let one: Int, two: Int }

  final class Shop: Equatable {
    lazy var name = "Dune"
    let number = 1
    static func == (one: Shop, other: Shop) -> Bool { one === other }
  }

  @Test func `a dictionary with further entries doesn't match`() {
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [["a": 1, "b": 2]])
    gateway.verifyCall(withIdentifier: "put(_:)", arguments: [["a": Argument.equal(1)]], mode: .never)
  }

  @Test func `equal sets are found, whatever the order of their members`() {
    let sets = [Set(1...8), Set(11...18)]
    let large = sets.map { set in
      var large = Set<Int>(minimumCapacity: 1_000)
      for member in set { large.insert(member) }
      return large
    }
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [large])
    gateway.verifyCall(
      withIdentifier: "put(_:)",
      arguments: [Argument<[Set<Int>]>.containsAll(.equal(sets[1]), .equal(sets[0]))])
  }

  @Test func `requests without headers are equal`() {
    var (one, other) = (
      URLRequest(url: URL(string: "https://example.org")!), URLRequest(url: URL(string: "https://example.org")!)
    )
    one.setValue("a", forHTTPHeaderField: "X")
    one.setValue(nil, forHTTPHeaderField: "X")
    other.allHTTPHeaderFields = nil
    verify(one, isEqualTo: other)
  }

  @Test func `a string doesn't contain what is no string`() {
    inventory.reserve("Dune")
    inventory.verifyCall(
      withIdentifier: "reserve(_:)", arguments: [Argument.containsAll("D", 5)], mode: .never)
  }

  @Test func `a value with two properties is no tuple`() {
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [Pair(one: 1, two: 2)])
    gateway.verifyCall(withIdentifier: "put(_:)", arguments: [Argument.tuple(1, 2)], mode: .never)
  }

  @Test func `infinity is close to infinity`() {
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [Double.infinity])
    gateway.verifyCall(
      withIdentifier: "put(_:)", arguments: [Argument<Double>.close(to: .infinity, within: 1)])
    let endOfTime = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(Argument<Date>.close(to: endOfTime, within: .seconds(1)).matches(argument: endOfTime))
  }

  @Test func `different cases differ as a whole`() {
    let message = captureFailures { verify(Payment.card(1), isEqualTo: Payment.cash(2)) }.first?.message
    #expect(message == "Expected cash(2), but was card(1).")
  }

  @Test func `members of sets of different types are named on the right side`() {
    let message = captureFailures {
      verify(Set([1, 3]), isEqualTo: NSSet(array: [1, 2]))
    }.first?.message
    #expect(message?.contains("expected 2, but it is missing") == true)
    #expect(message?.contains("unexpected 3") == true)
  }

  @Test func `entries that are not sorted are counted`() {
    let one = Dictionary(uniqueKeysWithValues: (0..<1_500).map { ("\($0)", 0 as Any) })
    let other = Dictionary(uniqueKeysWithValues: (0..<1_500).map { ("\($0)", 1 as Any) })
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [one])
    let message = captureFailures {
      gateway.verifyCall(withIdentifier: "put(_:)", arguments: [other.mapValues { $0 as! Int }])
    }.first?.message
    #expect(message?.contains("… and 1,494 more differences") == true)
  }

  @Test func `members that are not shown are counted`() {
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [Set(1...20)])
    let message = captureFailures {
      gateway.verifyCall(withIdentifier: "put(_:)", arguments: [Set([1])])
    }.first?.message
    #expect(message?.contains("… and 13 more differences") == true)
    gateway.recordCall(withIdentifier: "take(_:)", arguments: [Set([1])])
    let missing = captureFailures {
      gateway.verifyCall(withIdentifier: "take(_:)", arguments: [Set(1...20)])
    }.first?.message
    #expect(missing?.contains("… and 13 more differences") == true)
  }

  @Test func `of many lines that differ, six are shown`() {
    inventory.reserve("a\nb\nc\nd\ne\nf\ng\nh")
    let message = captureFailures {
      inventory.verifyCall(withIdentifier: "reserve", arguments: ["1\n2\n3\n4\n5\n6\n7\n8"])
    }.first?.message
    #expect(message?.contains("line 6:") == true)
    #expect(message?.contains("line 7:") == false)
    #expect(message?.contains("… and 2 more differences") == true)
  }

  @Test func `a line may end with a carriage return and a newline`() {
    let message = captureFailures { verify("a\r\nb\r\nc", isEqualTo: "a\r\nx\r\nc") }.first?.message
    #expect(message?.contains("ine 2: expected \"x\", but was \"b\"") == true)
  }

  @Test func `differences that are not shown are counted`() {
    let message = captureFailures {
      verify(["key": Array(1...20)], hasTheSameItemsAs: ["key": Array(101...120)])
    }.first?.message
    #expect(message?.hasSuffix("… and 10 more") == true)
  }

  @Test func `a number made from a Bool is no Int`() {
    let failures = captureFailures {
      verify(["key": NSNumber(value: true) as Any], hasItemWithKey: "key", ofType: Int.self)
    }
    #expect(failures.count == 1)
  }

  @Test func `a slice is described by its own elements`() {
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [[10, 20, 30, 40][1...]])
    #expect(gateway.recordedCalls.map(\.description) == ["put(_: [20, 30, 40])"])
  }

  @Test func `a lazy property is not described`() {
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [Shop()])
    #expect(gateway.recordedCalls.map(\.description) == ["put(_: Shop(number: 1))"])
  }

  @Test func `a number made from a Bool is a Bool`() {
    let consents = ArgumentCaptor<Bool>()
    gateway.recordCall(withIdentifier: "agree(_:)", arguments: [NSNumber(value: true)])
    gateway.verifyCall(withIdentifier: "agree(_:)", arguments: [Argument.captured(by: consents)])
    #expect(consents.values == [true])
  }

  @Test func `an element that doesn't match is not captured`() {
    let numbers = ArgumentCaptor<Int>()
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [[(1, 9), (3, 2)]])
    gateway.verifyCall(
      withIdentifier: "put(_:)",
      arguments: [Argument<[(Int, Int)]>.contains(.tuple(.captured(by: numbers), 2))])
    #expect(numbers.values == [3])
  }

  @Test func `a negated matcher keeps what other matchers have captured`() {
    gateway.charge(1)
    let amounts = ArgumentCaptor<Int>()
    gateway.verifyCall(
      withIdentifier: "charge", arguments: [Argument.captured(by: amounts), Argument.not("bob")])
    #expect(amounts.values == [1])
  }
}
