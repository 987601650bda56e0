import Foundation
import Mimus
import Testing

struct VerifyCallTests {
  let gateway = FakePaymentGateway()

  // MARK: Modes

  struct ModeCase: CustomTestStringConvertible, Sendable {
    let mode: VerificationMode
    let passing: Set<Int>

    var testDescription: String { "\(mode)" }
  }

  @Test(arguments: [
    ModeCase(mode: .never, passing: [0]),
    ModeCase(mode: .times(0), passing: [0]),
    ModeCase(mode: .times(1), passing: [1]),
    ModeCase(mode: .times(2), passing: [2]),
    ModeCase(mode: .atLeast(0), passing: [0, 1, 2, 3]),
    ModeCase(mode: .atLeast(2), passing: [2, 3]),
    ModeCase(mode: .atMost(0), passing: [0]),
    ModeCase(mode: .atMost(1), passing: [0, 1]),
    ModeCase(mode: .between(1...2), passing: [1, 2]),
    ModeCase(mode: .between(2...2), passing: [2]),
  ]) func `a mode passes for its counts, and is one failure for all others`(_ mode: ModeCase) {
    for count in 0...3 {
      let gateway = FakePaymentGateway()
      for _ in 0..<count { _ = gateway.charge(30, to: "alice") }
      for arguments in [Arguments.any, [30, "alice"]] {
        let failures = captureFailures {
          gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: arguments, mode: mode.mode)
        }
        #expect(failures.count == (mode.passing.contains(count) ? 0 : 1), "\(count) calls")
        #expect(
          gateway.hasReceivedCall(withIdentifier: "charge(_:to:)", arguments: arguments, mode: mode.mode)
            == mode.passing.contains(count))
      }
    }
  }

  @Test(arguments: [VerificationMode.times(-1), .atLeast(-1), .atMost(-2), .between(-2...3)])
  func `a negative count is a failure that says so`(_ mode: VerificationMode) throws {
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: mode)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("The count must not be negative") == true)
    let texts = captureFailures {
      #expect(!gateway.hasReceivedCall(withIdentifier: "charge(_:to:)", mode: mode))
    }.map(\.message)
    #expect(texts == failures.map(\.message))
  }

  // MARK: Arguments

  @Test func `by default, a call must have no arguments`() {
    _ = gateway.currency
    gateway.recordCall(withIdentifier: "close()", arguments: [])
    gateway.recordCall(withIdentifier: "open()", arguments: nil)
    gateway.verifyCall(withIdentifier: "currency")
    gateway.verifyCall(withIdentifier: "close()")
    gateway.verifyCall(withIdentifier: "close()", arguments: [])
    gateway.verifyCall(withIdentifier: "open()")
    gateway.verifyCall(withIdentifier: "open()", arguments: [])

    _ = gateway.charge(30, to: "alice")
    #expect(captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)") }.count == 1)
  }

  @Test func `arguments are compared with matchers one to one`() {
    _ = gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    for arguments: Arguments in [[30], [30, "alice", nil], ["alice", 30], [], [nil, "alice"]] {
      #expect(
        captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: arguments) }.count == 1)
    }
  }

  @Test func `nil arguments are recorded and matched`() {
    gateway.recordCall(withIdentifier: "note(_:)", arguments: [nil])
    gateway.recordCall(withIdentifier: "remark(_:)", arguments: [Int?.none as Any])
    gateway.verifyCall(withIdentifier: "note(_:)", arguments: [nil])
    gateway.verifyCall(withIdentifier: "remark(_:)", arguments: [nil])
  }

  // MARK: Identifiers

  @Test func `an identifier without parentheses finds every overload of its base name`() {
    gateway.recordCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    gateway.recordCall(withIdentifier: "charge(_:)", arguments: [30])
    gateway.recordCall(withIdentifier: "charge", arguments: [30])
    gateway.recordCall(withIdentifier: "chargeAll(_:)", arguments: [30])
    gateway.verifyCall(withIdentifier: "charge", arguments: .any, mode: .times(3))
    gateway.verifyCall(withIdentifier: "charge", arguments: [30], mode: .times(2))
    gateway.verifyCall(withIdentifier: "charge(_:)", arguments: .any, mode: .times(1))
    #expect(gateway.recordedCalls(withIdentifier: "charge").map(\.arguments.count) == [2, 1, 1])
  }

  @Test func `an identifier without the types of overloads finds all of them`() {
    gateway.recordCall(withIdentifier: "find(_:) taking Int", arguments: [1])
    gateway.recordCall(withIdentifier: "find(_:) taking Int?", arguments: [1])
    gateway.recordCall(withIdentifier: "find(_:) -> Int", arguments: [1])
    gateway.recordCall(withIdentifier: "find(_:) where T: Equatable", arguments: [1])
    gateway.recordCall(withIdentifier: "find(_:)", arguments: [1])
    gateway.verifyCall(withIdentifier: "find(_:)", arguments: [1], mode: .times(4))
    gateway.verifyCall(withIdentifier: "find(_:) taking Int", arguments: [1])
    gateway.verifyCall(withIdentifier: "find", arguments: [1], mode: .times(5))
    gateway.stubCall(withIdentifier: "find(_:)").andReturn("found")
    #expect(gateway.answerCall(withIdentifier: "find(_:) taking Int?", arguments: [2]) == "found")
    #expect(gateway.answerCall(withIdentifier: "find(_:) where T: Equatable", arguments: [2]) == "")
  }

  @Test func `an identifier with types finds only that overload`() {
    gateway.recordCall(withIdentifier: "find(_:) -> () -> Int", arguments: [1])
    gateway.recordCall(withIdentifier: "find(_:) taking (Int) -> (Int)", arguments: [1])
    gateway.verifyCall(withIdentifier: "find(_:)", arguments: [1], mode: .times(2))
    for part in ["find(_:) -> ()", "find(_:) taking (Int)", "find(_:) taking (Int) -> "] {
      #expect(gateway.recordedCalls(withIdentifier: part).isEmpty)
      gateway.stubCall(withIdentifier: part).andReturn("found")
    }
    #expect(gateway.answerCall(withIdentifier: "find(_:) -> () -> Int", arguments: [1]) == "")
    #expect(gateway.answerCall(withIdentifier: "find(_:) taking (Int) -> (Int)", arguments: [1]) == "")
  }

  // MARK: Counting

  @Test func `verifying twice gives the same result twice`() {
    _ = gateway.charge(30, to: "alice")
    for _ in 0..<2 { gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"]) }
    #expect(gateway.recordedCalls.count == 1)
  }

  @Test func `a consuming storage removes the calls that a verification matched`() {
    gateway.storage.consumesVerifiedCalls = true
    _ = gateway.charge(30, to: "alice")
    _ = gateway.charge(25, to: "bob")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], mode: .never)
    #expect(gateway.recordedCalls.map(\.description) == [#"charge(_: 25, to: "bob")"#])
    gateway.storage.reset(.calls)
    #expect(gateway.storage.consumesVerifiedCalls)
  }

  @Test func `hasReceivedCall reports, marks, and captures nothing`() {
    _ = gateway.charge(30, to: "alice")
    let amount = ArgumentCaptor<Int>()
    let failures = captureFailures {
      #expect(
        gateway.hasReceivedCall(withIdentifier: "charge", arguments: [Argument.captured(by: amount), Argument.any]))
      #expect(!gateway.hasReceivedCall(withIdentifier: "charge", arguments: [30, "bob"]))
      #expect(gateway.hasReceivedCall(withIdentifier: "refund", mode: .never))
    }
    #expect(failures.isEmpty)
    #expect(amount.values.isEmpty)
    #expect(captureFailures { gateway.verifyNoMoreCalls() }.count == 1)
  }

  // MARK: No calls and no more calls

  @Test func `verifyNoCalls fails for any call, verified or not`() {
    gateway.verifyNoCalls()
    _ = gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge", arguments: .any)
    #expect(captureFailures { gateway.verifyNoCalls() }.count == 1)
  }

  @Test func `verifyNoMoreCalls requires that every call was matched by a verification`() {
    let inventory = FakeInventory()
    _ = gateway.charge(30, to: "alice")
    _ = gateway.charge(25, to: "bob")
    inventory.reserve("Dune")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    #expect(
      captureFailures { verifyNoMoreCalls(gateway, inventory) }.map(\.message) == [
        """
        2 calls were not verified:
          FakePaymentGateway.charge(_: 25, to: "bob")
          FakeInventory.reserve(_: "Dune")
        """
      ])
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [25, "bob"])
    gateway.verifyNoMoreCalls()
    inventory.verifyCall(withIdentifier: "reserve", arguments: .any)
    verifyNoMoreCalls(gateway, inventory)
  }

  @Test func `verifyNoMoreCalls numbers fakes of one type in the order in which they are passed`() {
    let backup = FakePaymentGateway()
    _ = backup.charge(25, to: "bob")
    let one = captureFailures { verifyNoMoreCalls(gateway, FakeInventory(), backup) }
    #expect(
      one.map(\.message) == ["1 call to FakePaymentGateway 2 was not verified:\n  charge(_: 25, to: \"bob\")"])
    _ = gateway.charge(30, to: "alice")
    #expect(
      captureFailures { verifyNoMoreCalls(gateway, FakeInventory(), backup) }.map(\.message) == [
        """
        2 calls were not verified:
          FakePaymentGateway 2.charge(_: 25, to: "bob")
          FakePaymentGateway 1.charge(_: 30, to: "alice")
        """
      ])
  }

  @Test func `verifyNoMoreCalls without a mock is a failure`() {
    let line = #line + 1
    let failures = captureFailures { verifyNoMoreCalls() }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == ["Nothing to verify: pass the fakes, as in verifyNoMoreCalls(gateway, mailer)"])
  }

  @Test func `the fake is named if the failure is reported elsewhere`() {
    _ = gateway.charge(30, to: "alice")
    #expect(
      captureFailures { gateway.verifyNoMoreCalls() }.map(\.message) == [
        "1 call to FakePaymentGateway was not verified:\n  charge(_: 30, to: \"alice\")"
      ])
    #expect(
      captureFailures { gateway.verifyNoCalls() }.map(\.message) == [
        "Expected no calls to FakePaymentGateway, but there was 1:\n  charge(_: 30, to: \"alice\")"
      ])
  }

  // MARK: Too few

  @Test func `if there are too few calls, matching calls and the nearest others are listed`() {
    for (amount, name) in [(30, "alice"), (25, "bob")] { _ = gateway.charge(amount, to: name) }
    #expect(
      captureFailures {
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .times(3))
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.any], mode: .atLeast(2))
      }.map(\.message) == [
        """
        Expected 3 calls to charge(_:to:), but there were 2.
          #1  charge(_: 30, to: "alice")
          #2  charge(_: 25, to: "bob")
        """,
        """
        Expected at least 2 calls to charge(_:to:) matching (_: 30, to: any), but 1 of 2 matched.
          #1  charge(_: 30, to: "alice")
          #2  charge(_: 25, to: "bob")
                _: expected 30, but was 25
        """,
      ])
  }

  // MARK: Captors

  @Test func `a captor is filled by the calls that match in every argument, once per verification`() {
    for (amount, name) in [(30, "alice"), (25, "bob"), (40, "alice")] { _ = gateway.charge(amount, to: name) }
    let amount = ArgumentCaptor<Int>()
    gateway.verifyCall(
      withIdentifier: "charge", arguments: [Argument.captured(by: amount), "alice"], mode: .atLeast(1))
    #expect(amount.values == [30, 40])
    _ = captureFailures {
      gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.captured(by: amount), "bob"], mode: .never)
    }
    #expect(amount.values == [30, 40, 25])
  }

  // MARK: User code

  struct Meddling: Matcher {
    let gateway: FakePaymentGateway

    func matches(argument: Any?) -> Bool {
      _ = gateway.charge(1, to: "meddler")
      gateway.stubCall(withIdentifier: "refund(_:)")
      gateway.verifyCall(withIdentifier: "refund(_:)", arguments: .any, mode: .never)
      gateway.storage.reset(.stubs)
      return true
    }
  }

  @Test func `a matcher may record, stub, and verify on the same mock`() {
    _ = gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, Meddling(gateway: gateway)])
    #expect(gateway.recordedCalls.count == 2)
  }

  struct Session {}

  @Test func `an element that cannot be compared is a failure that names its path`() throws {
    gateway.recordCall(withIdentifier: "open(_:options:)", arguments: [1, ["user": Session()]])
    for mode in [VerificationMode.times(1), .never] {
      let failures = captureFailures {
        gateway.verifyCall(
          withIdentifier: "open(_:options:)", arguments: [1, ["user": Session()] as [String: Any]], mode: mode)
      }
      #expect(failures.count == 1)
      #expect(
        failures.first?.message.contains(#"options["user"]: Session is neither a Matcher nor Equatable"#) == true)
    }
  }

  // MARK: Length of texts

  @Test func `a failure among many calls is short`() throws {
    for amount in 0..<20_000 { _ = gateway.charge(amount, to: String(repeating: "long name ", count: 100)) }
    let failure = try #require(
      captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [-1, "alice"]) }.first)
    #expect(failure.message.utf8.count <= 4096)
    #expect(failure.message.contains("more"))
    #expect(failure.message.split(separator: "\n").count { $0.hasPrefix("  #") } <= 10)
  }

  @Test func `the nearest calls are shown first`() throws {
    for _ in 0..<50 { _ = gateway.charge(1, to: "nobody") }
    _ = gateway.charge(30, to: "bob")
    let failure = try #require(
      captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"]) }.first)
    #expect(failure.message.split(separator: "\n").dropFirst().first == #"  #51  charge(_: 30, to: "bob")"#)
    #expect(failure.message.contains("… and 41 more"))
  }

  @Test func `of calls that differ in as many arguments, those that differ in the fewest parts come first`() throws {
    struct Line: Equatable, Matcher {
      var sku: String
      var quantity: Int
      var note = ""
    }
    gateway.recordCall(withIdentifier: "save", arguments: ["text"])
    for number in 0..<15 {
      gateway.recordCall(withIdentifier: "save", arguments: [Line(sku: "S\(number)", quantity: number)])
    }
    let failure = try #require(
      captureFailures {
        gateway.verifyCall(withIdentifier: "save", arguments: [Line(sku: "S14", quantity: 14, note: "urgent")])
      }.first)
    let lines = failure.message.split(separator: "\n")
    #expect(lines[1].hasPrefix("  #16  "))
    #expect(lines[2] == #"        1st argument.note: expected "urgent", but was """#)
    #expect(lines[3].hasPrefix("  #2   "))
    #expect(failure.message.contains("… and 6 more"))
    #expect(!failure.message.contains("save(_: \"text\")"))
  }

  @Test func `of sets and lists, those that differ in the fewest elements come first`() {
    func order(_ expected: any Matcher, _ calls: [Any]) -> [Substring]? {
      let gateway = FakePaymentGateway()
      for call in calls { gateway.recordCall(withIdentifier: "save", arguments: [call]) }
      let failures = captureFailures { gateway.verifyCall(withIdentifier: "save", arguments: [expected]) }
      return failures.first?.message.split(separator: "\n").filter { $0.hasPrefix("  #") }.map { $0.prefix(4) }
    }
    #expect(order(Set([1, 2, 3, 4]), [Set([9]), Set([1, 2, 3, 5])]) == ["  #2", "  #1"])
    #expect(order([1, 2, 3, 4, 5], [[9, 9, 9, 9, 9], [1, 2, 3, 4, 5, 6, 7, 8, 9]]) == ["  #2", "  #1"])
    #expect(order([1, 2, 3], ["text", [9, 9, 9]]) == ["  #2", "  #1"])
  }

  @Test func `a failure is reported at the line of the verification`() throws {
    let line = #line + 1
    let failure = try #require(captureFailures { gateway.verifyCall(withIdentifier: "refund(_:)") }.first)
    #expect(failure.line == line)
    #expect(failure.fileID == #fileID)
    #expect(failure.filePath == "\(#filePath)")
    #expect(failure.column > 1)
    #expect(!failure.isWarning)
  }
}
