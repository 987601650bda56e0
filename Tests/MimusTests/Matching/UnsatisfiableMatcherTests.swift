import Foundation
import Mimus
import Testing

/// Tests matchers that no value meets: they are reported, even where no call is expected.
struct UnsatisfiableMatcherTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let matcher: any Matcher & Sendable
    let text: String

    var testDescription: String { text }

    init(_ matcher: any Matcher & Sendable, _ text: String) {
      self.matcher = matcher
      self.text = text
    }
  }

  private static let cases = [
    Case(
      Argument<Any>.matches(pattern: "["),
      "a string that matches the regex [ matches nothing, because it is not a valid regular expression"),
    Case(Argument<String>.matches(pattern: "("), "a string that matches the regex ( matches nothing, because"),
    Case(
      Argument.not(Argument<Any>.matches(pattern: "[")), "a string that matches the regex [ matches nothing, because"),
    Case(Argument<Double>.close(to: 1, within: -1), "1.0 ± -1.0 matches nothing, because the tolerance is negative"),
    Case(Argument<Double>.close(to: 1, within: .nan), "1.0 ± nan matches nothing, because the tolerance is NaN"),
    Case(
      Argument.close(to: Date(timeIntervalSince1970: 0), within: .seconds(-1)),
      "1970-01-01 00:00:00 +0000 ± -1.0 seconds matches nothing, because the tolerance is negative"),
    Case(
      Argument.close(to: .seconds(1), within: .seconds(-1)),
      "1.0 seconds ± -1.0 seconds matches nothing, because the tolerance is negative"),
    Case(Argument<Double>.close(to: .nan, within: 1), "nan ± 1.0 matches nothing, because NaN equals nothing"),
    Case(Argument<Double>.lessThan(.nan), "less than nan matches nothing, because NaN equals nothing"),
    Case(Argument<Double>.atLeast(.nan), "at least nan matches nothing, because NaN equals nothing"),
    Case(Argument<Int>.in(5..<5), "in 5..<5 matches nothing, because the range is empty"),
    Case(Argument<[Int]>.count(-1), "a count of -1 matches nothing, because a count is never negative"),
    Case(Argument<Int>.anyOf(), "any of nothing matches nothing, because it has no matchers"),
    Case(Double.nan, "nan matches nothing, because NaN equals nothing"),
    Case(Argument<Float>.equal(.nan), "nan matches nothing, because NaN equals nothing"),
    Case(Argument<Any>.equal(Double.nan), "nan matches nothing, because NaN equals nothing"),
  ]

  private static let containers = [
    Case([1, Double.nan], "_[1]: nan matches nothing"), Case([Float.nan], "_[0]: nan matches nothing"),
    Case([[1], [Double.nan]], "_[1][0]: nan matches nothing"),
    Case([nil, Double?.some(.nan)], "_[1]: nan matches nothing"),
    Case(["rate": Double.nan], "_[\"rate\"]: nan matches nothing"), Case(Set([Double.nan]), "_: nan matches nothing"),
    Case(Set([[Double.nan]]), "_[0]: nan matches nothing"),
    Case(Set([Double?.some(.nan)]), "_: nan matches nothing"),
    Case(Argument<[Double]>.equal([.nan]), "_[0]: nan matches nothing"),
    Case(Array(repeating: [Double?.some(1)], count: 1_000) + [[.nan]], "_[1000][0]: nan matches nothing"),
  ]

  @Test(arguments: containers) func `NaN in a container is reported`(_ unsatisfiable: Case) {
    let shelf = FakeShelf()
    shelf.put([1, Double.nan])
    let failures = captureFailures {
      shelf.verifyCall(withIdentifier: "put(_:)", arguments: [unsatisfiable.matcher], mode: .never)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(unsatisfiable.text) == true, "\(failures)")
    let type = unsatisfiable.matcher is [Float] ? "Float" : "Double"
    #expect(failures.first?.message.contains("To match NaN, write Argument<\(type)>.matching { $0.isNaN }") == true)
  }

  @Test func `numbers in containers aren't reported`() {
    let shelf = FakeShelf()
    shelf.put([1.5, 2])
    shelf.verifyCall(withIdentifier: "put(_:)", arguments: [[1.5, 2]])
    shelf.verifyCall(withIdentifier: "put(_:)", arguments: [[1.5, 2.0] as [Any]])
    shelf.verifyCall(withIdentifier: "put(_:)", arguments: [["rate": 1.5]], mode: .never)
    shelf.verifyCall(withIdentifier: "put(_:)", arguments: [[Double?.none, 2]], mode: .never)
  }

  final class FakeShelf: Mock {
    let storage = Mimus.Storage()
    func put(_ value: Any?) { recordCall(arguments: [value]) }
  }

  @Test(arguments: cases) func `a matcher that nothing meets is reported once, at its line`(_ unsatisfiable: Case) {
    let uses: [(FakeShelf) -> Void] = [
      { $0.verifyCall(withIdentifier: "put(_:)", arguments: [unsatisfiable.matcher], mode: .never) },
      { $0.verifyCall(withIdentifier: "put(_:)", arguments: [unsatisfiable.matcher]) },
      { $0.rejectCall(withIdentifier: "put(_:)", arguments: [unsatisfiable.matcher]) },
      { $0.stubCall(withIdentifier: "put(_:)", arguments: [unsatisfiable.matcher]).andReturn(()) },
      {
        $0.expectCall(withIdentifier: "put(_:)", arguments: [unsatisfiable.matcher])
        $0.verifyExpectations()
      },
    ]
    for use in uses {
      let shelf = FakeShelf()
      shelf.put(1)
      let failures = captureFailures { use(shelf) }
      #expect(failures.count == 1)
      #expect(failures.first?.message.contains("_: \(unsatisfiable.text)") == true, "\(failures)")
      #expect(failures.first?.isWarning == false)
    }
  }

  @Test func `matchers that some value meets aren't reported`() {
    let shelf = FakeShelf()
    shelf.put(Double.infinity)
    let failures = captureFailures {
      shelf.verifyCall(withIdentifier: "put(_:)", arguments: [Argument<Double>.close(to: 1, within: 0)], mode: .never)
      shelf.verifyCall(withIdentifier: "put(_:)", arguments: [Argument<Int>.in(5...5)], mode: .never)
      shelf.verifyCall(withIdentifier: "put(_:)", arguments: [Argument<Double>.greaterThan(1)])
      shelf.verifyCall(withIdentifier: "put(_:)", arguments: [Argument<[Int]>.count(0)], mode: .never)
    }
    #expect(failures.isEmpty)
  }

  @Test(arguments: [true, false]) func `what nothing can meet is reported by a session if it was only captured`(
    _ isCaptured: Bool
  ) {
    let setUps: [(FakeShelf) -> Void] = [
      { $0.expectCall(withIdentifier: "put(_:)", arguments: [Double.nan]) },
      { $0.rejectCall(withIdentifier: "put(_:)", arguments: [Double.nan]) },
      { $0.stubCall(withIdentifier: "put(_:)", arguments: [Double.nan]).andReturn(()) },
    ]
    for setUp in setUps {
      let failures = captureFailures {
        withMockSession {
          let shelf = FakeShelf()
          if isCaptured { _ = captureFailures { setUp(shelf) } } else { setUp(shelf) }
          shelf.put(1.5)
        }
      }
      #expect(failures.count == 1, "\(failures)")
    }
  }

  @Test func `what nothing can meet is reported by a verification if it was only captured`() {
    let gateway = FakePaymentGateway()
    let line: Int = #line + 1
    _ = captureFailures { gateway.expectCall(withIdentifier: "pay(_:)", arguments: [Double.nan]) }
    for _ in 1...2 {
      let failures = captureFailures { gateway.verifyExpectations() }
      #expect(failures.map(\.line) == [line], "\(failures)")
    }
    let rejection: Int = #line + 1
    _ = captureFailures { gateway.rejectCall(withIdentifier: "tip(_:)", arguments: [Double.nan]) }
    #expect(captureFailures { gateway.verifyExpectations() }.map(\.line).contains(rejection))
  }

  @Test func `a strict fake says nothing more of calls to a member whose expectation nothing can meet`() {
    final class FakeTill: Mock {
      let storage = Mimus.Storage(.strict)
      func charge(_ amount: Double) { recordCall(arguments: [amount]) }
      func close() { recordCall() }
    }
    let till = FakeTill()
    let failures = captureFailures {
      till.expectCall(withIdentifier: "charge(_:)", arguments: [Double.nan])
      till.charge(5)
      till.close()
    }
    #expect(failures.count == 2)
    #expect(failures.last?.message.contains("Unexpected call close()") == true)
    #expect(failures.last?.message.contains("nan") == false)
  }

  @Test func `an expectation that nothing can meet is reported once in a session`() {
    let failures = captureFailures {
      withMockSession(.all) {
        let shelf = FakeShelf()
        shelf.expectCall(withIdentifier: "put(_:)", arguments: [Double.nan])
      }
    }
    #expect(failures.count == 1)
  }
}
