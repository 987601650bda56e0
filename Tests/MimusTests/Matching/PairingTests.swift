import Foundation
import Testing

@testable import Mimus

struct PairingTests {
  @Test(arguments: 1...20) func `a matcher never takes another matcher's only value`(_ seed: Int) {
    // The order of a set's elements depends on its values.
    let set = Set([1, seed + 1, seed + 30])
    #expect(([.any, .any, 1] as Argument<Set<Int>>).matches(set))
    #expect(([.any, 1, .lessThan(seed + 2)] as Argument<Set<Int>>).matches(set))
    #expect(([.atLeast(1), .atLeast(seed + 30), .atLeast(2)] as Argument<Set<Int>>).matches(set))
    #expect(!([.any, 1, 1] as Argument<Set<Int>>).matches(set))
  }

  @Test func `a difference shows the elements that no matcher was assigned`() {
    let gateway = FakePaymentGateway()
    gateway.recordCall(withIdentifier: "stock(_:)", arguments: [Set(["Dune", "Emma"])])
    let wanted: Argument<Set<String>> = ["Dune", .hasPrefix("U")]
    let failures = captureFailures { gateway.verifyCall(withIdentifier: "stock(_:)", arguments: [wanted]) }
    let text = failures.map(\.message).joined()
    #expect(text.contains("unexpected \"Emma\""), "\(text)")
  }

  @Test func `each matcher is assigned a different element`() {
    #expect(Argument<[Int]>.containsAll(.any, 1).matches([1, 2]))
    #expect(Argument<[Int]>.containsAll(.greaterThan(0), .lessThan(2), 2).matches([2, 3, 1]))
    // The last matcher's values are taken, but the first one can have another.
    #expect(Argument<[Int]>.containsAll(.lessThan(3), .not(2), .not(2)).matches([1, 2, 3]))
    #expect(!Argument<[Int]>.containsAll(.any, 1).matches([1]))
    #expect(!Argument<[Int]>.containsAll(1, 1).matches([1, 2]))
    #expect(Argument.containsAll(Argument.any, 1).matches(argument: [1, 2]))
    #expect(Argument<[Int]>.containsAll().matches([]))
  }

  /// A matcher that takes for granted that it is asked about numbers alone.
  private enum Parity: Matcher {
    case even, odd

    // swift-format-ignore: NeverForceUnwrap
    func matches(argument: Any?) -> Bool { (argument as! Int).isMultiple(of: 2) == (self == .even) }
  }

  @Test func `a matcher is asked about elements alone`() {
    let gateway = FakePaymentGateway()
    gateway.recordCall(withIdentifier: "stock(_:)", arguments: [Set([2, 3])])
    let both = Argument<Any>.containsAll(Parity.odd, Parity.even)
    gateway.verifyCall(withIdentifier: "stock(_:)", arguments: [both])
    let twice = Argument<Any>.containsAll(Parity.odd, Parity.odd)
    gateway.verifyCall(withIdentifier: "stock(_:)", arguments: [twice], mode: .never)
  }

  @Test func `captors keep the elements that their matchers were assigned`() {
    let rest = ArgumentCaptor<Int>()
    let (isMatch, captures) = CaptureScope.collecting { _ in
      ([.captured(by: rest), 1, 2] as Argument<Set<Int>>).matches([1, 2, 3])
    }
    captures.commit()
    #expect(isMatch)
    #expect(rest.values == [3])
  }

  @Test func `sets of different types are compared element by element`() {
    #expect(Comparison.matches(NSSet(array: [1, "a", 2.5]), [1, "a", 2.5] as Set<AnyHashable>))
    #expect(Comparison.matches(Set(["a", "b"]), Set(["a"[...], "b"[...]])))
    #expect(!Comparison.matches(NSSet(array: [1, "a"]), [1, "b"] as Set<AnyHashable>))
    #expect(Comparison.matches(Set([1, 2]), NSSet(array: [NSNumber(value: 2), NSNumber(value: 1)])))
    #expect(!Comparison.matches(Set([1, 0]), NSSet(array: [NSNumber(value: true), NSNumber(value: false)])))
    // As in a list, the objects are equal, but the values aren't.
    #expect(Comparison.matches(NSSet(array: [Double.nan, 1]), NSSet(array: [Double.nan, 1])))
    #expect(!Comparison.matches(Set([Double.nan]), Set([Double.nan])))
    #expect(Comparison.matches(Set([URL(fileURLWithPath: "/a")]), NSSet(array: [NSURL(fileURLWithPath: "/a")])))
    #expect(Comparison.matches([[1, 2], [3]] as Set<[Int]>, NSSet(array: [NSArray(array: [3]), [1, 2]])))
  }
}
