import Dispatch
import Mimus
import Testing

/// Tests the order of calls across mocks.
struct VerifyInOrderTests {
  let gateway = FakePaymentGateway()
  let inventory = FakeInventory()

  private func reserve(_ titles: String...) {
    for title in titles { inventory.reserve(title) }
  }

  private func reserved(_ title: Argument<String> = .any, _ mode: VerificationMode = .times(1)) {
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: [title], mode: mode)
  }

  private func failures(_ rule: OrderRule = .subsequence, _ body: () -> Void) -> [String] {
    captureFailures { verifyInOrder(rule, body) }.map(\.message)
  }

  // MARK: Capturing failures

  @Test func `a capture inside the body gets the failures of its verifications`() {
    reserve("Dune")
    var inner: [MockFailure] = []
    let outer = failures {
      reserved("Dune")
      inner = captureFailures { reserved("Emma") }
    }
    #expect(inner.count == 1)
    #expect(outer.isEmpty)
  }

  @Test func `a capture around a wait gets its failures`() {
    reserve("Dune")
    var inner: [MockFailure] = []
    let outer = failures {
      reserved("Dune")
      inner = captureFailures { eventually(within: .milliseconds(1)) { reserved("Emma") } }
    }
    #expect(inner.count == 1)
    #expect(outer.isEmpty)
  }

  // MARK: Unverified calls

  @Test func `unverified calls are one failure`() {
    reserve("Dune")
    #expect(
      failures { inventory.verifyNoMoreCalls() } == [
        "1 call to FakeInventory was not verified:\n  reserve(_: \"Dune\")"
      ])
    inventory.stubCall(withIdentifier: "release").andReturn()
    #expect(failures { inventory.verifyStubsUsed() }.count == 1)
    inventory.expectCall(withIdentifier: "release")
    #expect(failures { inventory.verifyExpectations() }.count == 1)
  }

  @Test func `the comparison is shown where a step failed, and a session doesn't report the calls again`() {
    let failures = captureFailures {
      withMockSession(.all) {
        let inventory = FakeInventory()
        inventory.reserve("Dune")
        verifyInOrder {
          inventory.verifyNoCalls()
          inventory.verifyCall(withIdentifier: "release(_:)", arguments: .any)
        }
      }
    }.map(\.message)
    #expect(failures.count == 2)
    #expect(failures.first == "Expected no calls to FakeInventory, but there was 1:\n  reserve(_: \"Dune\")")
    #expect(failures.last?.contains("Expected in order") == true)
  }

  // MARK: Subsequences

  @Test func `calls in the order of the verifications pass, with any calls in between`() {
    reserve("Dune")
    gateway.charge(25)
    reserve("Emma")
    gateway.charge(30)
    #expect(
      failures {
        reserved("Dune")
        reserved("Emma")
        gateway.verifyCharge(30)
      }.isEmpty)
  }

  @Test func `a different order fails once, at the verification that finds nothing`() {
    gateway.charge(30)
    reserve("Dune")
    let line = #line + 4
    let failures = captureFailures {
      verifyInOrder {
        reserved("Dune")
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
      }
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        Expected 1 call to FakePaymentGateway.charge(_:to:) matching (_: 30, to: "alice") after \
        FakeInventory.reserve(_: "Dune"), but there was none later.
          Expected in order                                          | Called
          ✓ 1 call to FakeInventory.reserve(_: "Dune")               |   FakePaymentGateway.charge(_: 30, to: "alice")
          ✗ 1 call to FakePaymentGateway.charge(_: 30, to: "alice")  | ✓ FakeInventory.reserve(_: "Dune")
        """
      ])
  }

  @Test func `each failure in an order of several fakes names the fake`() {
    gateway.charge(25)
    reserve("Dune")
    let failures = failures {
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Emma"])
      inventory.verifyCall(withIdentifier: "reserve(_:)", mode: .never)
    }
    let heads = failures.map { $0.prefix { $0 != "(" } }
    #expect(
      heads == [
        "Expected 1 call to FakePaymentGateway.charge", "Expected 1 call to FakeInventory.reserve",
        "Expected no call to FakeInventory.reserve",
      ])
  }

  @Test func `fakes of one type are numbered in the order in which they are verified`() {
    let shelf = FakeInventory()
    shelf.reserve("Emma")
    reserve("Dune")
    func verified(_ inventory: FakeInventory, _ title: String) {
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: [title])
    }
    #expect(
      failures {
        verified(inventory, "Dune")
        verified(shelf, "Emma")
        shelf.verifyNoCalls()
      } == [
        """
        Expected 1 call to FakeInventory 2.reserve(_:) matching (_: "Emma") after \
        FakeInventory 1.reserve(_: "Dune"), but there was none later.
          Expected in order                               | Called
          ✓ 1 call to FakeInventory 1.reserve(_: "Dune")  |   FakeInventory 2.reserve(_: "Emma")
          ✗ 1 call to FakeInventory 2.reserve(_: "Emma")  | ✓ FakeInventory 1.reserve(_: "Dune")
        """
      ])
    #expect(
      failures {
        verified(shelf, "Emma")
        inventory.verifyNoCalls()
      } == [
        """
        Expected no calls to FakeInventory 2 after FakeInventory 1.reserve(_: "Emma"), but there was 1:
          reserve(_: "Dune")
        """
      ])
    #expect(
      failures(.consecutive) {
        verified(shelf, "Emma")
        verified(inventory, "Dune")
      }.isEmpty)
  }

  @Test func `a call is not taken twice`() {
    gateway.charge(30)
    #expect(
      failures {
        gateway.verifyCharge(30)
        gateway.verifyCharge(30)
      }.count == 1)
    gateway.charge(30)
    #expect(
      failures {
        gateway.verifyCharge(30)
        gateway.verifyCharge(30)
      }.isEmpty)
  }

  @Test func `several failures are reported separately, with the comparison in the first`() {
    gateway.charge(30)
    let failures = failures {
      gateway.verifyCharge(1)
      gateway.verifyCharge(30)
      gateway.verifyCharge(2)
    }
    #expect(failures.count == 2)
    let line = "  ✗ 1 call to charge(_: 1, to: any)   | ✓ charge(_: 30, to: \"alice\")\n"
    #expect(failures.first?.contains(line) == true)
    #expect(failures.last?.contains("Called") == false)
    #expect(failures.last?.contains("after charge(_: 30, to: \"alice\")") == true)
  }

  @Test func `an empty body is a failure at the order`() {
    let line = #line + 1
    let failures = captureFailures { verifyInOrder {} }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == ["Nothing to verify in order: write two or more verifications in the body."])
  }

  struct Oops: Error {}

  @Test func `an error that the body throws is rethrown after the failures`() {
    let failures = captureFailures {
      #expect(throws: Oops.self) {
        try verifyInOrder {
          gateway.verifyCharge(30)
          throw Oops()
        }
      }
      #expect(throws: Oops.self) { try verifyInOrder { throw Oops() } }
    }
    #expect(failures.count == 1)
  }

  @Test func `a negative count is one failure`() {
    #expect(failures { gateway.verifyCharge(30, .times(-1)) }.count == 1)
  }

  // MARK: Modes

  @Test func `times takes the next matching calls and looks no further`() {
    gateway.charge(1, 2, 1, 1)
    reserve("Dune")
    #expect(
      failures {
        gateway.verifyCharge(1, .times(2))
        gateway.verifyCharge(1)
        reserved("Dune")
      }.isEmpty)
    #expect(failures { gateway.verifyCharge(1, .times(2)) }.isEmpty)
    #expect(failures { gateway.verifyCharge(1, .times(4)) }.count == 1)
  }

  @Test func `atLeast takes all matching calls`() {
    gateway.charge(1, 1, 2, 1)
    #expect(
      failures {
        gateway.verifyCharge(1, .atLeast(2))
        gateway.verifyCharge(2)
      }.count == 1)
    #expect(
      failures {
        gateway.verifyCharge(1, .atLeast(3))
        gateway.verifyCharge(.any, .never)
      }.isEmpty)
    #expect(failures { gateway.verifyCharge(1, .atLeast(4)) }.count == 1)
  }

  @Test func `atMost and between take as many calls as they may`() {
    gateway.charge(1, 1, 1)
    for mode in [VerificationMode.atMost(2), .between(1...2)] {
      #expect(
        failures {
          gateway.verifyCharge(1, mode)
          gateway.verifyCharge(1)
        }.isEmpty)
      #expect(
        failures {
          gateway.verifyCharge(1, mode)
          gateway.verifyCharge(1, .times(2))
        }.count == 1)
    }
    #expect(
      failures {
        gateway.verifyCharge(5, .atMost(2))
        gateway.verifyCharge(1, .times(3))
      }.isEmpty)
    #expect(failures { gateway.verifyCharge(1, .between(4...5)) }.count == 1)
  }

  @Test func `a call that came too early is named if there are too many calls to show it`() {
    let gateway = FakePaymentGateway()
    func message(_ amounts: [Int]) -> String? {
      gateway.storage.reset(.calls)
      for amount in amounts { _ = gateway.charge(amount, to: "alice") }
      return captureFailures {
        verifyInOrder {
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [99, "alice"])
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [1, "alice"])
        }
      }.first?.message
    }
    let text = "\nA matching call came too early: charge(_: 1, to: \"alice\")\n"
    #expect(message(Array(1...20) + [99])?.contains(text) == true)
    #expect(message(Array(2...20) + [99])?.contains("too early") == false)
    #expect(message(Array(1...5) + [99])?.contains("too early") == false)
    #expect(message([2] + Array(2...20) + [99, 3])?.contains("too early") == false)
    let nested = captureFailures {
      verifyInOrder {
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [2, "alice"])
        verifyInOrder {
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [99, "alice"])
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [2, "alice"])
        }
      }
    }
    #expect(nested.first?.message.contains("too early: charge(_: 2") == true)
    _ = gateway.charge(1_000, to: "alice")
    let taken = captureFailures {
      verifyInOrder {
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [3, "alice"])
        verifyInOrder {
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [1_000, "alice"])
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [4, "alice"])
        }
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [1_000, "alice"])
      }
    }
    #expect(taken.first?.message.contains("too early: charge(_: 4") == true)
    gateway.storage.reset(.calls)
    for amount in [1] + Array(2...20) + [99] { _ = gateway.charge(amount, to: "alice") }
    let repeated = captureFailures {
      verifyInOrder {
        for amount in [1, 99, 1] {
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [amount, "alice"])
        }
      }
    }
    #expect(repeated.first?.message.contains("too early") == false, "the first step has taken the call")
  }

  @Test func `never passes if no later call matches`() {
    gateway.charge(1, 2, 3)
    #expect(
      failures {
        gateway.verifyCharge(2)
        gateway.verifyCharge(1, .never)
        gateway.verifyCharge(3)
      }.isEmpty)
    #expect(
      failures {
        gateway.verifyCharge(2)
        gateway.verifyCharge(3, .never)
      }.count == 1)
    #expect(
      failures {
        gateway.verifyCharge(2)
        gateway.verifyCharge(3, .times(0))
      }.count == 1)
  }

  // MARK: Consecutive calls

  @Test func `calls of a named mock must not come between consecutive calls`() {
    gateway.charge(1, 2)
    reserve("Dune")
    gateway.charge(3)
    #expect(
      failures(.consecutive) {
        gateway.verifyCharge(1)
        gateway.verifyCharge(2)
      }.isEmpty)
    #expect(
      failures(.consecutive) {
        gateway.verifyCharge(2)
        gateway.verifyCharge(3)
      }.isEmpty, "The inventory is not named.")
    #expect(
      failures(.consecutive) {
        gateway.verifyCharge(2)
        reserved()
        gateway.verifyCharge(3)
      }.isEmpty)
  }

  @Test func `a call in between is one failure at the next verification`() {
    gateway.charge(1, 2, 4, 3)
    let line = #line + 4
    let failures = captureFailures {
      verifyInOrder(.consecutive) {
        gateway.verifyCharge(1)
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [3, "alice"])
      }
    }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        Expected charge(_: 3, to: "alice") right after charge(_: 1, to: "alice"), but charge(_: 2, to: "alice") \
        and 1 other came in between.
          Expected in order                      | Called
          ✓ 1 call to charge(_: 1, to: any)      | ✓ charge(_: 1, to: "alice")
          ✓ 1 call to charge(_: 3, to: "alice")  |   charge(_: 2, to: "alice")
                                                 |   charge(_: 4, to: "alice")
                                                 | ✓ charge(_: 3, to: "alice")
        """
      ])
  }

  @Test func `a missing call is not reported a second time as an interruption`() {
    gateway.charge(1, 2, 3)
    #expect(
      failures(.consecutive) {
        gateway.verifyCharge(1)
        gateway.verifyCharge(9)
        gateway.verifyCharge(3)
      }.count == 1)
  }

  @Test func `the calls of one verification are consecutive too`() {
    gateway.charge(1, 2, 1)
    #expect(failures(.consecutive) { gateway.verifyCharge(1, .times(2)) }.count == 1)
    #expect(failures(.consecutive) { gateway.verifyCharge(.any, .times(3)) }.isEmpty)
  }

  // MARK: Other effects of verifications

  @Test func `captors are filled by the calls that are taken`() {
    gateway.charge(1, 2, 3)
    let amounts = ArgumentCaptor<Int>()
    verifyInOrder {
      gateway.verifyCharge(1)
      gateway.verifyCharge(.captured(by: amounts), .times(1))
    }
    #expect(amounts.values == [2])
  }

  @Test func `the calls that are taken count as verified`() {
    gateway.charge(1, 2, 3)
    verifyInOrder {
      gateway.verifyCharge(1)
      gateway.verifyCharge(3)
    }
    #expect(
      captureFailures { gateway.verifyNoMoreCalls() }.map(\.message) == [
        "1 call to FakePaymentGateway was not verified:\n  charge(_: 2, to: \"alice\")"
      ])
  }

  @Test func `a consuming mock is verified in order too`() {
    gateway.storage.consumesVerifiedCalls = true
    gateway.charge(1, 2, 3)
    #expect(
      failures(.consecutive) {
        gateway.verifyCharge(1)
        gateway.verifyCharge(2)
        gateway.verifyCharge(3)
      }.isEmpty)
    gateway.verifyNoCalls()
    gateway.charge(4, 5)
    let failures = failures {
      gateway.verifyCharge(5)
      gateway.verifyCharge(4)
    }
    #expect(failures.first?.contains("| ✓ charge(_: 5, to: \"alice\")") == true)
  }

  @Test func `verifyNoCalls passes if there is no later call`() {
    gateway.charge(1, 2)
    #expect(
      failures {
        gateway.verifyCharge(1)
        gateway.verifyCharge(2)
        gateway.verifyNoCalls()
      }.isEmpty)
    let failures = failures {
      gateway.verifyCharge(1)
      gateway.verifyNoCalls()
    }
    #expect(
      failures.map { $0.split(separator: "\n").prefix(2).joined(separator: "\n") } == [
        """
        Expected no calls to FakePaymentGateway after charge(_: 1, to: "alice"), but there was 1:
          charge(_: 2, to: "alice")
        """
      ])
  }

  @Test func `hasReceivedCall respects the order, and takes no calls`() {
    gateway.charge(1, 2, 3, 3)
    verifyInOrder {
      gateway.verifyCharge(2)
      #expect(!gateway.hasReceivedCall(withIdentifier: "charge", arguments: [1, Argument.any]))
      #expect(gateway.hasReceivedCall(withIdentifier: "charge", arguments: [1, Argument.any], mode: .never))
      #expect(gateway.hasReceivedCall(withIdentifier: "charge", arguments: [3, Argument.any], mode: .times(1)))
      #expect(!gateway.hasReceivedCall(withIdentifier: "charge", arguments: [3, Argument.any], mode: .times(3)))
      gateway.verifyCharge(3, .times(2))
      #expect(!gateway.hasReceivedCall(withIdentifier: "charge", arguments: [3, Argument.any]))
    }
    #expect(gateway.hasReceivedCall(withIdentifier: "charge", arguments: [1, Argument.any]))
  }

  @Test func `a nested order continues the outer one, which continues after it`() {
    gateway.charge(1, 2, 3)
    func verify(_ first: Argument<Int>, _ inner: Argument<Int>..., then last: Argument<Int>) -> [String] {
      failures {
        gateway.verifyCharge(first)
        verifyInOrder { for amount in inner { gateway.verifyCharge(amount) } }
        gateway.verifyCharge(last)
      }
    }
    #expect(verify(1, 2, then: 3).isEmpty)
    #expect(verify(2, 1, then: 3).count == 1)
    #expect(verify(1, 3, then: 2).count == 1)
    verifyInOrder {
      verifyInOrder {
        gateway.verifyCharge(1)
        gateway.verifyCharge(3)
      }
    }
    let interrupted = failures(.consecutive) {
      gateway.verifyCharge(1)
      verifyInOrder { gateway.verifyCharge(3) }
    }
    #expect(interrupted.count == 1)
    let isInterruptedWithin = failures(.consecutive) {
      gateway.verifyCharge(1)
      verifyInOrder(.consecutive) {
        gateway.verifyCharge(2)
        gateway.verifyCharge(3)
      }
    }
    #expect(isInterruptedWithin.isEmpty)
    gateway.charge(9, 3)
    let once = failures(.consecutive) {
      verifyInOrder(.consecutive) {
        gateway.verifyCharge(2)
        gateway.verifyCharge(3)
        gateway.verifyCharge(3)
      }
    }
    #expect(once.count == 1)
  }

  @Test func `a static mock is verified in order too`() {
    enum Till: StaticMock {
      static let staticStorage = Mimus.Storage()
    }
    withMockSession {
      gateway.charge(1)
      Till.recordCall(withIdentifier: "open()")
      #expect(
        failures {
          gateway.verifyCharge(1)
          Till.verifyCall(withIdentifier: "open()")
        }.isEmpty)
      #expect(
        failures {
          Till.verifyCall(withIdentifier: "open()")
          gateway.verifyCharge(1)
        }.count == 1)
    }
  }

  @Test func `a verification in a task that outlives the order is separate`() async {
    gateway.charge(1)
    let gate = Gate()
    let late = Locked<Task<[MockFailure], Never>?>(nil)
    let storage = gateway.storage
    verifyInOrder {
      gateway.verifyCharge(1)
      let task = Task {
        await gate.wait()
        return captureFailures { FakePaymentGateway(storage).verifyNoCalls() }
          + captureFailures { FakePaymentGateway(storage).verifyCall(withIdentifier: "refund(_:)") }
      }
      late.withLock { $0 = task }
    }
    gate.open()
    #expect(await late.current?.value.count == 2)
  }

  @Test(.timeLimit(.minutes(1))) func `a verification that ends after the order is not lost`() async {
    gateway.charge(1)
    gateway.recordCall(withIdentifier: "refund", arguments: [30])
    let storage = gateway.storage
    let failures = await onThread {
      let (isAsked, mayGoOn, isDone) = (
        DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
      )
      return captureFailures {
        verifyInOrder {
          FakePaymentGateway(storage).verifyCall(withIdentifier: "charge", arguments: .any)
          Task {
            let slow = Argument<Int>.matching { _ in
              isAsked.signal()
              _ = mayGoOn.wait(timeout: .now() + 30)
              mayGoOn.signal()
              return false
            }
            FakePaymentGateway(storage).verifyCall(withIdentifier: "refund", arguments: [slow])
            isDone.signal()
          }
          _ = isAsked.wait(timeout: .now() + 30)
        }
        mayGoOn.signal()
        _ = isDone.wait(timeout: .now() + 30)
      }
    }
    #expect(failures.count == 1)
  }

  // MARK: Waiting

  @Test func `eventually repeats an order`() async {
    let clock = ManualClock()
    let storage = gateway.storage
    gateway.charge(2)
    let call = Task {
      await clock.waitForSleeper()
      let gateway = FakePaymentGateway(storage)
      _ = gateway.charge(1, to: "alice")
      _ = gateway.charge(2, to: "alice")
    }
    await eventually(within: .seconds(1), clock: clock) {
      verifyInOrder {
        gateway.verifyCharge(1)
        gateway.verifyCharge(2)
      }
    }
    await call.value
  }

  @Test func `a step of an order can wait`() async {
    let clock = ManualClock()
    let storage = gateway.storage
    async let failures = onThread {
      let gateway = FakePaymentGateway(storage)
      _ = gateway.charge(1, to: "alice")
      return captureFailures {
        verifyInOrder {
          gateway.verifyCall(withIdentifier: "charge", arguments: [1, "alice"])
          eventually(within: .seconds(1), clock: clock) {
            gateway.verifyCall(withIdentifier: "charge", arguments: [2, "alice"])
            gateway.verifyCall(withIdentifier: "charge", arguments: [3, "alice"])
          }
          gateway.verifyCall(withIdentifier: "charge", arguments: [4, "alice"])
        }
      }
    }
    await clock.waitForSleeper()
    gateway.charge(2, 3, 4)
    // The last call may be made too late for a step that does not wait.
    #expect(await failures.filter { !$0.message.contains("charge(_: 4") && !$0.message.contains("(4,") }.isEmpty)
  }

  @Test func `a step whose wait times out is one failure, with the comparison`() {
    gateway.charge(1)
    let failures = failures {
      gateway.verifyCharge(1)
      eventually(within: .milliseconds(1)) { gateway.verifyCharge(2) }
    }
    #expect(
      failures == [
        """
        Expected 1 call to charge(_:to:) matching (_: 2, to: any) after charge(_: 1, to: "alice"), but there was none \
        later.
        Waited 0.001 s.
          Expected in order                  | Called
          ✓ 1 call to charge(_: 1, to: any)  | ✓ charge(_: 1, to: "alice")
          ✗ 1 call to charge(_: 2, to: any)
        """
      ])
  }

  @Test func `a single step whose wait times out is one failure`() {
    #expect(failures { eventually(within: .milliseconds(1)) { gateway.verifyCharge(2) } }.count == 1)
  }

  @Test func `a step with consistently takes its calls once`() {
    gateway.charge(1, 1, 2)
    #expect(
      failures {
        consistently(for: .milliseconds(1)) { gateway.verifyCharge(1) }
        gateway.verifyCharge(1)
        gateway.verifyCharge(2)
      }.isEmpty)
  }

  // MARK: Many calls

  @Test func `in long orders, the text shows the part that differs`() {
    for amount in 0..<100 where amount != 50 { gateway.charge(amount) }
    let failures = failures { for amount in 0..<100 { gateway.verifyCharge(.equal(amount)) } }
    #expect(failures.count == 1)
    let lines = failures.first?.split(separator: "\n").drop { !$0.contains("Expected in order") } ?? []
    #expect(
      lines.joined(separator: "\n").hasPrefix(
        """
          Expected in order                   | Called
          … 47 before                         | … 46 before
          ✓ 1 call to charge(_: 47, to: any)  | ✓ charge(_: 46, to: "alice")
          ✓ 1 call to charge(_: 48, to: any)  | ✓ charge(_: 47, to: "alice")
          ✓ 1 call to charge(_: 49, to: any)  | ✓ charge(_: 48, to: "alice")
          ✗ 1 call to charge(_: 50, to: any)  | ✓ charge(_: 49, to: "alice")
        """))
    #expect(lines.last == "  … and 43 more                       | … and 43 more")
  }

  @Test func `ten thousand calls are verified in order`() {
    for amount in 0..<10_000 { gateway.charge(amount) }
    #expect(failures(.consecutive) { for amount in 0..<10_000 { gateway.verifyCharge(.equal(amount)) } }.isEmpty)
  }

  @Test(arguments: [false, true]) func `a fake that must have no calls, or no more, is one of the order's`(
    _ isVerified: Bool
  ) {
    let mailer = FakeMailer()
    gateway.charge(1)
    mailer.recordCall(withIdentifier: "send")
    gateway.charge(2)
    if isVerified { mailer.verifyCall(withIdentifier: "send") }
    let failures = failures(.consecutive) {
      gateway.verifyCharge(1)
      gateway.verifyCharge(2)
      isVerified ? mailer.verifyNoMoreCalls() : mailer.verifyNoCalls()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("send came in between") ?? false)
  }

  @Test func `an order can consist of fakes that have no calls`() {
    #expect(failures(.subsequence) { FakeMailer().verifyNoCalls() }.isEmpty)
  }
}
