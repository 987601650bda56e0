import Mimus
import Testing

/// Tests the checks of all mocks at the end of a session.
struct WithMockSessionTests {
  private func messages(_ checks: SessionChecks = .all, _ body: () -> Void) -> [String] {
    captureFailures { withMockSession(checks, body) }.map(\.description).map { text in
      text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? text
    }
  }

  @Test func `nothing is reported if all checks pass`() {
    #expect(
      messages {
        let gateway = FakePaymentGateway()
        gateway.stubCall(withIdentifier: "charge").andReturn(true)
        gateway.expectCall(withIdentifier: "charge")
        _ = gateway.charge(30, to: "alice")
        gateway.verifyCall(withIdentifier: "charge", arguments: .any)
      }.isEmpty)
  }

  @Test func `unused stubs and unmet expectations are each reported at their own line`() {
    let line: Int = #line + 4
    let failures = captureFailures {
      withMockSession {
        let (gateway, inventory) = (FakePaymentGateway(), FakeInventory())
        gateway.stubCall(withIdentifier: "charge").andReturn(true)
        inventory.expectCall(withIdentifier: "reserve")
        gateway.stubCall(withIdentifier: "refund").andReturn()
        inventory.expectCall(withIdentifier: "release", mode: .between(1...2))
        inventory.rejectCall(withIdentifier: "burn")
      }
    }
    #expect(failures.map(\.line).sorted() == Array(line...line + 3))
    #expect(failures.allSatisfy { !$0.isWarning && $0.fileID == #fileID })
  }

  @Test func `stubs set up in the session are checked even if the mock is older`() {
    let (gateway, inventory) = (FakePaymentGateway(), FakeInventory())
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    inventory.expectCall(withIdentifier: "reserve")
    inventory.reserve("Emma")
    let line: Int = #line + 3
    let failures = captureFailures {
      withMockSession(.all) {
        gateway.stubCall(withIdentifier: "refund").andReturn()
        inventory.expectCall(withIdentifier: "release")
        inventory.reserve("Dune")
      }
    }
    #expect(failures.map(\.line) == [line, line + 1])
  }

  @Test func `unverified calls are reported at the session`() {
    let line: Int = #line + 2
    let failures = captureFailures {
      withMockSession(.unverifiedCalls) {
        let inventory = FakeInventory()
        inventory.reserve("Dune")
        inventory.release("Dune")
        inventory.verifyCall(withIdentifier: "reserve", arguments: .any)
      }
    }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.message) == ["1 call to FakeInventory was not verified:\n  release(_: \"Dune\")"])
  }

  @Test(arguments: [
    (SessionChecks([]), 0), (.unusedStubs, 1), (.unfulfilledExpectations, 1), (.unverifiedCalls, 1), (.all, 3),
  ]) func `only the requested checks are performed`(_ checks: SessionChecks, _ count: Int) {
    let failures = messages(checks) {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge").andReturn(true)
      gateway.expectCall(withIdentifier: "charge")
      _ = gateway.currency
    }
    #expect(failures.count == count)
  }

  @Test func `reported items are not reported again`() {
    let failures = messages {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge").andReturn(true)
      gateway.expectCall(withIdentifier: "charge")
      gateway.verifyStubsUsed()
      gateway.verifyExpectations()
    }
    #expect(failures.count == 2)
  }

  @Test func `items whose failures were captured in the session are still reported`() {
    let failures = messages {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge").andReturn(true)
      gateway.expectCall(withIdentifier: "refund")
      _ = gateway.currency
      let captured = captureFailures {
        gateway.verifyStubsUsed()
        gateway.verifyExpectations()
        gateway.verifyNoMoreCalls()
        withFailureReporter({ _ in }) { gateway.verifyStubsUsed() }
      }
      #expect(captured.count == 3)
    }
    #expect(failures.count == 3)
  }

  @Test func `a stub reported for its value's type is not reported as unused`() {
    let gateway = FakePaymentGateway()
    let line: Int = #line + 3
    let failures = captureFailures {
      withMockSession {
        gateway.stubCall(withIdentifier: "charge").andReturn("yes")
        _ = gateway.charge(30, to: "alice")
      }
    }
    #expect(failures.map(\.line) == [line])
    #expect(failures.first?.message.contains("cannot be answered as stubbed") == true)
  }

  @Test func `items reported by eventually are not reported again`() async {
    let failures = await captureFailures {
      await withMockSession {
        let gateway = FakePaymentGateway()
        gateway.stubCall(withIdentifier: "charge").andReturn(true)
        gateway.expectCall(withIdentifier: "charge")
        await eventually(within: .milliseconds(1)) {
          gateway.verifyStubsUsed()
          gateway.verifyExpectations()
        }
      }
    }
    #expect(failures.count == 2)
  }

  @Test func `calls that were reported as unexpected are not reported again`() {
    let failures = messages {
      let (gateway, inventory) = (FakePaymentGateway(), FakeInventory())
      _ = gateway.currency
      inventory.reserve("Dune")
      gateway.verifyNoMoreCalls()
      inventory.verifyNoCalls()
      inventory.release("Dune")
    }
    #expect(failures.count == 3)
    #expect(failures.last?.hasSuffix("release(_: \"Dune\")") == true)
    #expect(failures.last?.contains("reserve") == false)
  }

  @Test func `a call that was reported when it was made is not reported as unverified`() {
    let failures = captureFailures {
      withMockSession(.all) {
        let strict = FakePaymentGateway(Mimus.Storage(.strict))
        _ = strict.currency
        strict.rejectCall(withIdentifier: "charge")
        _ = strict.charge(30, to: "alice")
        let naggy = FakePaymentGateway(Mimus.Storage(.naggy))
        _ = naggy.charge(25, to: "bob")
      }
    }
    #expect(
      failures.map { $0.message.split(separator: ":")[0] } == [
        "Unexpected call FakePaymentGateway.currency", #"Unexpected call charge(_"#,
        #"Unexpected call FakePaymentGateway.charge(_"#, "1 call to FakePaymentGateway was not verified",
      ])
  }

  @Test func `items that a session reported to a capture are reported by the outer session`() {
    let gateway = FakePaymentGateway()
    let failures = messages {
      gateway.stubCall(withIdentifier: "charge").andReturn(true)
      let inner = messages { gateway.stubCall(withIdentifier: "refund").andReturn() }
      #expect(inner.count == 1)
    }
    #expect(failures.count == 2)
  }

  @Test func `items that were reset or removed are not reported`() {
    #expect(
      messages {
        let gateway = FakePaymentGateway()
        gateway.stubCall(withIdentifier: "charge").andReturn(true).remove()
        gateway.expectCall(withIdentifier: "charge")
        gateway.stubCall(withIdentifier: "refund").andReturn()
        gateway.storage.reset()
      }.isEmpty)
  }

  @Test func `a mock is checked even if it is deallocated before the end`() {
    #expect(messages { FakePaymentGateway().stubCall(withIdentifier: "charge").andReturn(true) }.count == 1)
  }

  @Test func `a nested session reports its own mocks, once`() {
    var inner: [String] = []
    let outer = messages {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge").andReturn(true)
      inner = messages { FakeInventory().expectCall(withIdentifier: "reserve") }
    }
    #expect(inner.count == 1)
    #expect(outer.count == 1)
    #expect(outer.first?.contains("charge") == true)
  }

  struct Oops: Error {}

  @Test func `an error that the body throws is rethrown, and unused items are not reported`() async {
    let failures = captureFailures {
      #expect(throws: Oops.self) {
        try withMockSession(.all) {
          let gateway = FakePaymentGateway()
          gateway.stubCall(withIdentifier: "charge").andReturn(true)
          gateway.expectCall(withIdentifier: "charge")
          _ = gateway.currency
          throw Oops()
        }
      }
    }
    #expect(failures.isEmpty)
    let others = await captureFailures {
      await #expect(throws: Oops.self) {
        try await withMockSession {
          await Task.yield()
          FakePaymentGateway().stubCall(withIdentifier: "charge").andReturn(true)
          throw Oops()
        }
      }
    }
    #expect(others.isEmpty)
  }

  @Test func `unused items of a canceled task are not reported`() async {
    let failures = await captureFailures {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        withMockSession { _ = FakePaymentGateway().stubCall(withIdentifier: "charge") }
        await withMockSession {
          await Task.yield()
          _ = FakePaymentGateway().stubCall(withIdentifier: "charge")
        }
      }.value
      #expect(throws: CancellationError.self) {
        try withMockSession {
          let gateway = FakePaymentGateway()
          gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
          _ = gateway.charge(25, to: "alice")
          throw CancellationError()
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func `an async body and its tasks are part of the session`() async {
    let failures = await captureFailures {
      await withMockSession {
        await Task {
          _ = FakePaymentGateway().stubCall(withIdentifier: "charge")
        }.value
        async let stub: Void = { _ = FakeInventory().stubCall(withIdentifier: "reserve") }()
        await stub
      }
    }
    #expect(failures.count == 2)
  }

  @MainActor @Test func `an async body stays on its actor`() async {
    var count = 0
    await withMockSession {
      count += 1
      await Task.yield()
      count += 1
    }
    #expect(count == 2)
  }

  @Test func `stubs that are used during a wait are not reported`() async {
    let failures = await captureFailures {
      await withMockSession {
        let mailer = FakeMailer()
        mailer.stubCall(withIdentifier: "send").andReturn()
        let call = Task { await mailer.send("Thank you", to: "alice") }
        await eventually(within: .seconds(60)) { mailer.verifyStubsUsed() }
        await call.value
      }
    }
    #expect(failures.isEmpty)
  }

  // MARK: Near misses of unused stubs

  @Test func `an unused stub shows the calls that its member received instead`() {
    #expect(
      messages(.unusedStubs) {
        let gateway = FakePaymentGateway()
        gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
        _ = gateway.charge(25, to: "alice")
        _ = gateway.charge(20, to: "alice")
      } == [
        """
        error: The stub charge(30, "alice") was never used. charge(_:to:) was called 2 times, with other arguments:
          charge(_: 25, to: "alice")
                _: expected 30, but was 25
          charge(_: 20, to: "alice")
                _: expected 30, but was 20
        """
      ])
  }

  @Test func `an unused stub with a misspelled identifier suggests the right one`() {
    #expect(
      messages(.unusedStubs) {
        let gateway = FakePaymentGateway()
        gateway.stubCall(withIdentifier: "chrage(_:to:)").andReturn(true)
        _ = gateway.charge(25, to: "alice")
      } == [
        """
        error: The stub chrage(_:to:) was never used. chrage(_:to:) was never called. Did you mean charge(_:to:), \
        called once?
        """
      ])
  }

  @Test func `an unused stub whose member was called says what may be wrong`() {
    #expect(
      messages(.unusedStubs) {
        let gateway = FakePaymentGateway()
        _ = gateway.charge(25, to: "alice")
        gateway.stubCall(withIdentifier: "charge").andReturn(true)
      } == [
        """
        error: The stub charge was never used. charge(_:to:) was called once, before the stub was set up.
        """
      ])
  }

  private func failing(_ checks: SessionChecks, _ end: (FakePaymentGateway) throws -> Void) -> [MockFailure] {
    captureFailures {
      try? withMockSession(checks) {
        let gateway = FakePaymentGateway()
        gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
        gateway.stubCall(withIdentifier: "refund").andReturn()
        _ = gateway.charge(25, to: "alice")
        try end(gateway)
      }
    }
  }

  @Test func `when a verification fails, a stub that was nearly used is a warning`() {
    let failures = failing([]) { $0.verifyCall(withIdentifier: "currency") }
    #expect(failures.map(\.isWarning) == [false, true])
    #expect(
      failures.last?.message == """
        The stub charge(30, "alice") was never used. charge(_:to:) was called once, with other arguments:
          charge(_: 25, to: "alice")
                _: expected 30, but was 25
        """)
  }

  @Test func `when the session's own check fails, a stub that was nearly used is a warning`() {
    let failures = failing(.unfulfilledExpectations) { $0.expectCall(withIdentifier: "currency") }
    #expect(failures.map(\.isWarning) == [false, true])
  }

  @Test func `when the body throws, the session reports nothing of its own`() {
    for checks in [[], .all] as [SessionChecks] { #expect(failing(checks) { _ in throw Oops() }.isEmpty) }
    let failures = failing([]) { gateway in
      gateway.verifyCall(withIdentifier: "currency")
      throw Oops()
    }
    #expect(failures.map(\.isWarning) == [false])
  }

  @Test func `if the test passes, nothing is mentioned`() {
    #expect(failing([]) { _ in }.isEmpty)
    #expect(failing([]) { gateway in _ = captureFailures { gateway.verifyCall(withIdentifier: "currency") } }.isEmpty)
  }

  @Test func `a failure is not repeated as a warning`() {
    let failures = failing(.unusedStubs) { $0.verifyCall(withIdentifier: "currency") }
    #expect(failures.map(\.isWarning) == [false, false, false])
  }
}
