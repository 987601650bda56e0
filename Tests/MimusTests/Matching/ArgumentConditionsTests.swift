import Foundation
import Mimus
import Testing

struct ArgumentConditionsTests {
  /// A custom matcher that the library can't inspect.
  struct Wrapped<Value>: Matcher {
    let matcher: Argument<Value>
    func matches(argument: Any?) -> Bool { matcher.matches(argument: argument) }
  }

  let gateway = FakePaymentGateway()

  /// Charges two customers, and returns what a captor for the amount captures if only alice matches.
  private func captured(by matcher: (ArgumentCaptor<Int>) -> (any Matcher)?) -> [Int] {
    let amounts = ArgumentCaptor<Int>()
    _ = gateway.charge(30, to: "alice")
    _ = gateway.charge(25, to: "bob")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [matcher(amounts), "alice"])
    return amounts.values
  }

  @Test func `a matcher of a type says so of an argument of another type`() {
    #expect(Argument<UInt>.not(8).mismatchMessage(for: 7) == "expected not 8 (UInt), but was 7 (Int)")
    #expect(Argument<Any>.not(8).mismatchMessage(for: 8 as UInt) == "expected not 8 (Int), but was 8 (UInt)")
    #expect(
      Argument<Any>.not(Argument.anyOf(8, 9)).mismatchMessage(for: 9.0) == "expected not 9 (Int), but was 9.0 (Double)")
    #expect(
      Argument<Any>.not([8, 9]).mismatchMessage(for: [8, 9.0] as [Any])
        == "expected not [8, 9], but was [8, 9.0], which contains 9.0 (Double) instead of 9 (Int)")
    #expect(
      Argument<Any>.not(["amount": 8]).mismatchMessage(for: ["amount": 8 as UInt])
        == #"expected not ["amount": 8], but was ["amount": 8], which contains 8 (UInt) instead of 8 (Int)"#)
    #expect(
      Argument<Any>.not(Argument.greaterThan(8)).mismatchMessage(for: 9.0)
        == "expected not greater than 8 (Int), but was 9.0 (Double)")
    #expect(Argument<Any>.not(Argument.greaterThan(8)).matches(argument: 8.0))
    #expect(Argument<Any>.not([8, 9]).matches(argument: [8, 7.0] as [Any]))
    #expect(Argument<Any>.not(8).matches(argument: 7 as UInt))
    #expect(Argument<Any>.not(8).matches(argument: "8"))
    #expect(
      Argument<Any>.equal([[Any]()]).mismatchMessage(for: [Set<Int>()])
        == "expected [[]] ([[Any]]), but was [[]] ([Set<Int>])")
    #expect(Argument<[Int]>.isEmpty.mismatchMessage(for: "") == #"expected empty ([Int]), but was "" (String)"#)
    gateway.recordCall(withIdentifier: "load(_:)", arguments: ["a"])
    let failures = captureFailures {
      Mimus._Verification(gateway.storage, .times(1), #fileID, #filePath, #line, #column)
        .check("load(_:)", Argument<Int>.any)
    }
    #expect(failures.first?.message.contains(#"_: expected any (Int), but was "a" (String)"#) == true, "\(failures)")
  }

  @Test func `a negated matcher refuses numbers of another type within values`() {
    func message(_ matcher: any Matcher, _ value: Any) -> String? {
      let negated = Argument<Any>.not(matcher)
      return negated.matches(argument: value) ? nil : negated.mismatchMessage(for: value)
    }
    let number = "which contains 4 (Int64) instead of 4 (Int)"
    let list = [Int64(3), 4]
    #expect(message(Argument.contains(4), list) == "expected not containing 4, but was [3, 4], \(number)")
    #expect(message(Argument.containsAll(4, 3), list)?.contains("(Int64) instead of") == true)
    #expect(message(Argument.tuple(4, "a"), (Int64(4), "a")) == #"expected not (4, "a"), but was (4, "a"), \#(number)"#)
    #expect(message(Argument.equal(Set([4])), Set([Int64(4)])) == "expected not [4], but was [4], \(number)")
    #expect(message(Argument.allOf(4, Argument.any), Int64(4)) == "expected not 4 (Int), but was 4 (Int64)")
    #expect(message(Argument.some(4), Int64?.some(4) as Any) == "expected not 4 (Int), but was 4 (Int64)")
    #expect(message(Argument.not(Argument.greaterThan(4)), Int64(4)) == nil)
    #expect(message(Argument.contains(5), list) == nil)
    #expect(message(Argument.tuple(4, "a"), (Int64(4), "b")) == nil)
    #expect(message(Argument.allOf(4, "a"), Int64(4)) == nil)
  }

  @Test func `a captor in a custom matcher is filled by the calls that match`() {
    #expect(captured { Wrapped(matcher: .captured(by: $0)) } == [30])
  }

  @Test func `a captor in a custom matcher inside other arguments is filled by the calls that match`() {
    #expect(captured { Argument<Any>.anyOf(nil, Wrapped(matcher: .captured(by: $0))) } == [30])
    gateway.storage.reset()
    #expect(captured { Argument<Wrapped<Int>>.equal(Wrapped(matcher: .captured(by: $0))) } == [30])
  }

  @Test func `a captor inside other arguments is filled by the calls that match`() {
    #expect(captured { Argument.allOf(.captured(by: $0), .greaterThan(20)) } == [30])
    gateway.storage.reset()
    #expect(captured { Argument<Int>.anyOf(.lessThan(0), .captured(by: $0)) } == [30])
    gateway.storage.reset()
    #expect(captured { Argument<Int?>.some(.captured(by: $0)) } == [30])
    gateway.storage.reset()
    #expect(captured { captor in Argument<Int>.matching { Argument.captured(by: captor).matches($0) } } == [30])
  }

  @Test func `a captor in an array is filled by the calls that match`() {
    let titles = ArgumentCaptor<String>()
    gateway.recordCall(withIdentifier: "sell(_:to:)", arguments: [["Emma", "Dune"], "alice"])
    gateway.recordCall(withIdentifier: "sell(_:to:)", arguments: [["Emma"], "bob"])
    gateway.verifyCall(
      withIdentifier: "sell(_:to:)", arguments: [[Argument.captured(by: titles), "Dune"] as [any Matcher], "alice"])
    #expect(titles.values == ["Emma"])
  }

  @Test func `a string or an integer for a related type is compared as such`() {
    gateway.recordCall(withIdentifier: "note(_:_:)", arguments: ["Emma" as NSString, 5 as NSNumber])
    gateway.verifyCall(withIdentifier: "note(_:_:)", arguments: ["Emma", 5])
    gateway.recordCall(withIdentifier: "count(_:)", arguments: [UInt8(5)])
    #expect(!gateway.hasReceivedCall(withIdentifier: "count(_:)", arguments: [5]))
    gateway.recordCall(withIdentifier: "name(_:)", arguments: [String??.some("Emma") as Any])
    gateway.verifyCall(withIdentifier: "name(_:)", arguments: ["Emma"])
    gateway.recordCall(withIdentifier: "clear(_:)", arguments: [nil])
    gateway.verifyCall(withIdentifier: "clear(_:)", arguments: ["Emma"], mode: .never)
    gateway.verifyCall(withIdentifier: "clear(_:)", arguments: [nil])
  }

  @Test func `a stub takes a string or an integer for a related type`() {
    func answer(_ stubbed: any Matcher, to given: Any?) -> Int {
      gateway.storage.reset()
      gateway.stubCall(withIdentifier: "note(_:)", arguments: [stubbed]).andReturn(1)
      // By the second call, the stub has been tried once.
      return (0..<2).reduce(0) { sum, _ in
        sum + gateway.answerCall(withIdentifier: "note(_:)", arguments: [given], default: 0)
      }
    }
    #expect(answer("Emma", to: "Emma") == 2)
    #expect(answer("Emma", to: "Dune") == 0)
    #expect(answer("Emma", to: "Emma" as NSString) == 2)
    #expect(answer("Emma", to: String??.some("Emma") as Any) == 2)
    #expect(answer("Emma", to: nil) == 0)
    #expect(answer("Emma", to: 5) == 0)
    #expect(answer(5, to: 5) == 2)
    #expect(answer(5, to: 6) == 0)
    #expect(answer(5, to: 5 as NSNumber) == 2)
    #expect(answer(5, to: UInt8(5)) == 0)
    #expect(answer(Argument<Int>.any, to: 5) == 2)
    #expect(answer(Argument<Int>.any, to: "Emma") == 0)
    #expect(answer(Argument<Int>.greaterThan(4), to: 5) == 2)
    #expect(answer(Argument<Int>.greaterThan(4), to: 3) == 0)
  }

  @Test func `stubs are tried in order, whether they run the test's own code or not`() {
    gateway.stubCall(withIdentifier: "note(_:)", arguments: ["Dune"]).andReturn("a title")
    gateway.stubCall(withIdentifier: "note(_:)", arguments: [Argument<Int>.greaterThan(4)]).andReturn("many")
    gateway.stubCall(withIdentifier: "note(_:)", arguments: ["Emma"]).andReturn("a title too").andReturn("once more")
    gateway.stubCall(withIdentifier: "note(_:)", arguments: [5]).andReturn("five", times: 1)
    let answers = ["Dune", 5, 5, "Emma", "Emma", 3].map { given in
      gateway.answerCall(withIdentifier: "note(_:)", arguments: [given as Any], default: "nothing")
    }
    #expect(answers == ["a title", "five", "many", "a title too", "once more", "nothing"])
  }

  @Test func `any number of arguments requires as many matchers`() {
    _ = gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [Argument.any, Argument.any])
    #expect(!gateway.hasReceivedCall(withIdentifier: "charge(_:to:)", arguments: [Argument.any]))
  }
}
