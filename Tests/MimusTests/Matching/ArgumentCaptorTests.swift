import Testing

@testable import Mimus

struct ArgumentCaptorTests {
  /// Verifies calls with matchers, fills the captors, and returns the number of matching calls.
  private func verify(_ calls: [[Any?]], _ matchers: [(any Matcher)?]) -> Int {
    let (matched, captures) = CaptureScope.collecting { scope in
      calls.filter { call in
        scope.keepingIfMatched { zip(matchers, call).allSatisfy { Comparison.matches($0, $1) } }
      }
    }
    captures.commit()
    return matched.count
  }

  @Test func `a captor keeps the values of calls that match in every argument, in order`() {
    let amounts = ArgumentCaptor<Int>()
    let calls: [[Any?]] = [[30, "alice"], [25, "bob"], [20, "alice"]]
    #expect(verify(calls, [Argument.captured(by: amounts), "alice"]) == 2)
    #expect(amounts.values == [30, 20])
    #expect(amounts.last == 20)
  }

  @Test func `a captor of any values keeps them as they are`() throws {
    let values = ArgumentCaptor<Any>()
    #expect(verify([[4], [nil]], [Argument.captured(by: values)]) == 2)
    #expect(type(of: values.values[0]) == Int.self)
    #expect("\(try #require(values.last))" == "nil")
  }

  @Test func `each verification captures again`() {
    let amounts = ArgumentCaptor<Int>()
    for _ in 1...2 { #expect(verify([[30]], [Argument.captured(by: amounts)]) == 1) }
    #expect(amounts.values == [30, 30])
  }

  @Test func `a value of a different type is no match`() {
    let amounts = ArgumentCaptor<Int>()
    #expect(verify([["30"], [nil], [30]], [Argument.captured(by: amounts)]) == 1)
    #expect(amounts.values == [30])
  }

  @Test func `a captor of Optionals captures nil`() {
    let names = ArgumentCaptor<String?>()
    #expect(verify([["alice"], [nil]], [Argument.captured(by: names)]) == 2)
    #expect(names.values == ["alice", nil])
  }

  @Test func `the message about a captor of wrapped values says that nil is no match`() {
    let amounts = ArgumentCaptor<Int>()
    let matcher = Argument<Int?>.captured(by: amounts)
    #expect(matcher.mismatchMessage(for: nil) == "expected not nil, but was nil")
    #expect(matcher.mismatchMessage(for: "30") == "expected any (Int), but was \"30\" (String)")
    #expect(Argument<Int?>.some(.any).mismatchMessage(for: nil) == "expected some any, but was nil")
  }

  @Test func `nothing is captured outside a verification`() {
    let amounts = ArgumentCaptor<Int>()
    #expect(Argument.captured(by: amounts).matches(30))
    #expect(Argument.captured(by: amounts).matches(argument: 30))
    #expect(amounts.values.isEmpty)
    #expect(amounts.last == nil)
  }

  @Test func `nothing is captured before the verification has ended`() {
    let amounts = ArgumentCaptor<Int>()
    let (_, captures) = CaptureScope.collecting { scope in
      scope.keepingIfMatched { Argument.captured(by: amounts).matches(30) }
    }
    #expect(amounts.values.isEmpty)
    captures.commit()
    #expect(amounts.values == [30])
  }

  @Test func `an alternative that fails captures nothing`() {
    let (amounts, others) = (ArgumentCaptor<Int>(), ArgumentCaptor<Int>())
    let matcher = Argument<Int>.anyOf(.allOf(.captured(by: amounts), .lessThan(10)), .captured(by: others))
    #expect(verify([[30], [5]], [matcher]) == 2)
    #expect(amounts.values == [5])
    #expect(others.values == [30])
  }

  @Test func `a negated matcher captures nothing`() {
    let amounts = ArgumentCaptor<Int>()
    #expect(verify([[30]], [Argument.not(.allOf(.captured(by: amounts), .lessThan(10)))]) == 1)
    #expect(verify([[30]], [Argument.not(Argument.not(.captured(by: amounts)))]) == 1)
    #expect(verify([[30]], [Argument.not(Argument.tuple(Argument.captured(by: amounts)))]) == 1)
    #expect(amounts.values.isEmpty)
  }

  @Test func `only the found element is captured`() {
    let amounts = ArgumentCaptor<Int>()
    let found = Argument<[Int]>.contains(.allOf(.captured(by: amounts), .greaterThan(20)))
    #expect(verify([[[10, 30, 40]]], [found]) == 1)
    #expect(amounts.values == [30])
  }

  @Test func `captors work inside containers, tuples, and parts`() {
    let (amounts, cities) = (ArgumentCaptor<Int>(), ArgumentCaptor<String>())
    let city = Argument.where(\Shelf.Customer.address.city, .captured(by: cities))
    let matchers: [(any Matcher)?] = [["amount": Argument.captured(by: amounts)], city]
    #expect(verify([[["amount": 30], Shelf.Customer()], [["amount": 20], nil]], matchers) == 1)
    #expect(amounts.values == [30])
    #expect(cities.values == ["Oslo"])
  }

  @Test func `creating a failure's text captures nothing`() {
    let amounts = ArgumentCaptor<Int>()
    let (_, captures) = CaptureScope.collecting { _ in
      differences(expected: [Argument.captured(by: amounts), Argument.equal(1)], actual: [30, 2])
    }
    captures.commit()
    #expect(amounts.values.isEmpty)
  }

  @Test func `a verification inside a matcher has its own scope`() {
    let (amounts, inner) = (ArgumentCaptor<Int>(), ArgumentCaptor<Int>())
    let nested = Argument<Int>.matching { _ in verify([[1]], [Argument.captured(by: inner)]) == 1 }
    #expect(verify([[30]], [Argument<Int>.allOf(.captured(by: amounts), nested)]) == 1)
    #expect(amounts.values == [30])
    #expect(inner.values == [1])
  }

  @Test func `a captor may be filled by many tasks`() async {
    let amounts = ArgumentCaptor<Int>()
    await withTaskGroup(of: Void.self) { group in
      for amount in 1...100 { group.addTask { amounts.capture(CapturedValue(value: amount)) } }
    }
    #expect(amounts.values.sorted() == Array(1...100))
  }
}
