import Mimus
import Testing

struct UnorderedExpectationsTests {
  @Test func `an unordered list is met in any order`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(1)
    list.expect(2)
    list.expect(3)
    for number in [3, 1, 2] { list.record(number) }
    list.verify()
  }

  @Test func `an unordered strict list names the interactions that it still expects`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(1, line: 1)
    list.expect(2, line: 2)
    list.expect(3, line: 3)
    list.record(1)
    let first = captureFailures { list.record(9) }.map(\.message)
    #expect(
      first == [
        """
        Unexpected interaction 9: 2 expectations have not been met yet, such as 2 (UnorderedExpectationsTests.swift:2).
        """
      ])
    list.record(3)
    let second = captureFailures { list.record(9) }.map(\.message)
    #expect(
      second == [
        "Unexpected interaction 9: the interaction still expected is 2 (UnorderedExpectationsTests.swift:2)."
      ])
  }

  @Test func `a general expectation never takes a specific interaction`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.any)
    list.expect(5)
    list.record(5)
    list.record(1)
    list.verify()
  }

  @Test func `a general expectation takes interactions that no specific one matches`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(5)
    list.expect(.any)
    list.record(1)
    list.record(5)
    list.verify()
  }

  @Test func `a predicate is specific, regardless of its description`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.any, line: 1)
    list.expect(.matching("any") { $0 > 4 }, line: 2)
    list.record(5)
    let unmet = "but there was none (UnorderedExpectationsTests.swift:1)"
    #expect(captureFailures { list.verify() }.first?.message.contains(unmet) == true)

    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(withIdentifier: "charge", arguments: [Argument.any, Argument.any], line: 1)
    gateway.expectCall(
      withIdentifier: "charge", arguments: [Argument<Int>.matching("any") { $0 > 4 }, Argument.any], line: 2)
    _ = gateway.charge(5, to: "alice")
    #expect(captureFailures { gateway.verifyExpectations() }.first?.message.contains(unmet) == true)
  }

  @Test func `interactions are reassigned if that meets more expectations`() {
    for numbers in [[7, 3], [3, 7], [3, 5], [5, 3]] {
      let list = Expectations<Int>(ordered: false)
      list.expect(.greaterThan(2))
      list.expect(.lessThan(6))
      for number in numbers { list.record(number) }
      list.verify()
    }
  }

  @Test func `a chain of interactions is reassigned`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.in(1...2))
    list.expect(.in(2...3))
    list.expect(.in(3...4))
    list.expect(.in(4...5))
    // Each interaction takes the first of its two places, until the last one needs a place that is taken.
    for number in [2, 3, 4, 1] { list.record(number) }
    list.verify()
    #expect(captureFailures { list.record(3) }.count == 1)
  }

  /// Records four of five interactions in every order. A list must be met exactly when some assignment meets it.
  @Test func `an assignment is found if there is one`() {
    let wanted: [Set<Int>] = [[1, 2, 3, 4, 5], [1, 2], [2, 3], [2, 4]]
    func canBeMet(_ numbers: [Int], _ places: [Set<Int>]) -> Bool {
      guard let place = places.first else { return true }
      return numbers.indices.contains { index in
        var rest = numbers
        return place.contains(rest.remove(at: index)) && canBeMet(rest, Array(places.dropFirst()))
      }
    }
    for code in 0..<625 {
      let numbers = [1 + code % 5, 1 + code / 5 % 5, 1 + code / 25 % 5, 1 + code / 125]
      let list = Expectations<Int>(strict: false, ordered: false)
      for place in wanted { list.expect(.matching("one of \(place.sorted())") { place.contains($0) }) }
      let failures = captureFailures {
        for number in numbers { list.record(number) }
        list.verify()
      }
      #expect(failures.isEmpty == canBeMet(numbers, wanted), "\(numbers)")
    }
  }
}
