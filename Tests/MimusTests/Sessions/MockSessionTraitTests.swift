import Mimus
import Testing

/// Tests the trait that runs a test in a session.
@Suite(.mockSession) struct MockSessionTraitTests {
  enum FakePost: StaticMock {
    static let staticStorage = Mimus.Storage()
  }

  let gateway = FakePaymentGateway()

  /// Runs a closure in the trait's scope and returns what reaches the runner. The issues themselves are dropped.
  private func issues(
    _ trait: MockSessionTrait, _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> [String] {
    let texts = Locked<[String]>([])
    let (test, testCase) = (try #require(Test.current), Test.Case.current)
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      let text = issue.comments.first?.rawValue ?? "\(issue.kind)"
      texts.withLock { $0.append("\(issue.severity) \(issue.sourceLocation?.line ?? 0): \(text)") }
      return nil
    }
    try await watch.provideScope(for: test, testCase: testCase) {
      do { try await trait.provideScope(for: test, testCase: testCase, performing: body) } catch {
        texts.withLock { $0.append("thrown \(error)") }
      }
    }
    return texts.current
  }

  @Test func `mocks of the suite and of the test are part of the session`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    #expect(gateway.charge(30, to: "alice"))
  }

  @Test(arguments: 1...4) func `each case has its own static storage`(_ number: Int) {
    #expect(FakePost.recordedCalls.isEmpty)
    FakePost.recordCall(withIdentifier: "send(_:)", arguments: [number])
    FakePost.verifyCall(withIdentifier: "send(_:)", arguments: [number])
  }

  @Test(.mockSession(.all)) func `a test in two sessions reports to the inner session`() {
    _ = gateway.currency
    gateway.verifyCall(withIdentifier: "currency")
  }

  @Test func `remaining items are reported at their lines`() async throws {
    let line: Int = #line + 2
    let texts = try await issues(.mockSession) {
      FakePaymentGateway().stubCall(withIdentifier: "charge").andReturn(true)
    }
    #expect(texts == ["error \(line): The stub charge was never used. charge was never called."])
  }

  @Test func `unverified calls are reported at the trait`() async throws {
    let line: Int = #line + 1
    let texts = try await issues(.mockSession(.unverifiedCalls)) {
      _ = FakePaymentGateway().currency
    }
    #expect(texts == ["error \(line): 1 call to FakePaymentGateway was not verified:\n  currency"])
  }

  @Test func `if the test fails for any reason, a stub that was nearly used is a warning`() async throws {
    let line: Int = #line + 3
    let failing: @Sendable () -> Void = {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
      let isPaid = gateway.charge(25, to: "alice")
      #expect(isPaid)
    }
    let texts = try await issues(.mockSession([]), failing)
    #expect(texts.count == 2)
    #expect(
      texts.last == """
        warning \(line): The stub charge(30, "alice") was never used. charge(_:to:) was called once, with other \
        arguments:
          charge(_: 25, to: "alice")
                _: expected 30, but was 25
        """)
  }

  struct Oops: Error {}

  @Test func `an error that the test throws is rethrown, and nothing is reported beside it`() async throws {
    let texts = try await issues(.mockSession) {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "refund").andReturn()
      gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
      _ = gateway.charge(25, to: "alice")
      throw Oops()
    }
    #expect(texts == ["thrown Oops()"])
  }

  @Test func `a known issue is not a failure`() async throws {
    let texts = try await issues(.mockSession([])) {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
      _ = gateway.charge(25, to: "alice")
      withKnownIssue { Issue.record("Not yet.") }
    }
    #expect(!texts.contains { $0.hasPrefix("warning") })
  }
}
