import Mimus
import Testing

/// The part of Nimble's API that the page on Nimble uses, so that its blocks compile without Nimble.
private enum Nimble {
  struct Expression<Value> {
    let evaluate: () throws -> Value?
  }

  struct Matcher<Value> {
    let evaluate: (Expression<Value>) throws -> MatcherResult

    init(_ evaluate: @escaping (Expression<Value>) throws -> MatcherResult) {
      self.evaluate = evaluate
    }
  }
}

private enum MatcherStatus { case matches, doesNotMatch, fail }

private struct MatcherResult {
  let status: MatcherStatus
  let message: ExpectationMessage

  init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  init(bool: Bool, message: ExpectationMessage) {
    self.init(status: bool ? .matches : .doesNotMatch, message: message)
  }
}

private struct ExpectationMessage {
  let text: String

  static func expectedActualValueTo(_ wanted: String) -> ExpectationMessage { .init(text: "to \(wanted)") }
  static func expectedCustomValueTo(_ wanted: String, actual: String) -> ExpectationMessage {
    .init(text: "to \(wanted), got \(actual)")
  }
  func appendedBeNilHint() -> ExpectationMessage { .init(text: text + " (use beNil() to match nils)") }
}

private struct Expectation<Value> {
  let value: Value?

  func to(_ matcher: Nimble.Matcher<Value>) { #expect(status(matcher) == .matches) }
  func toNot(_ matcher: Nimble.Matcher<Value>) { #expect(status(matcher) == .doesNotMatch) }

  func status(_ matcher: Nimble.Matcher<Value>) -> MatcherStatus? {
    try? matcher.evaluate(Nimble.Expression { value }).status
  }
}

private func expect<Value>(_ value: Value?) -> Expectation<Value> { Expectation(value: value) }

// MARK: - The page

private func receive<Fake: Mock>(
  _ identifier: String, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1)
) -> Nimble.Matcher<Fake> {
  Nimble.Matcher { expression in
    let wanted = "receive \(identifier), \(mode)"
    guard let fake = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: .expectedActualValueTo(wanted).appendedBeNilHint())
    }
    let calls = fake.recordedCalls.map(\.description).joined(separator: ", ")
    return MatcherResult(
      bool: fake.hasReceivedCall(withIdentifier: identifier, arguments: arguments, mode: mode),
      message: .expectedCustomValueTo(wanted, actual: calls.isEmpty ? "no calls" : calls))
  }
}

private final class FakeGateway: Mock {
  let storage = Mimus.Storage()

  func charge(_ amount: Int, to name: String) { recordCall(arguments: [amount, name]) }
}

@Test func `a Nimble matcher can be created from hasReceivedCall`() {
  let gateway = FakeGateway()
  gateway.charge(30, to: "alice")
  expect(gateway).to(receive("charge(_:to:)", arguments: [30, "alice"]))
  expect(gateway).toNot(receive("refund"))
  #expect(expect(FakeGateway?.none).status(receive("refund")) == .fail)
}
