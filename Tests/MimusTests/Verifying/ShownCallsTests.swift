import Foundation
import Mimus
import Testing

/// Tests which calls a verification finds, and what its failure says of them.
struct ShownCallsTests {
  let gateway = FakePaymentGateway()

  @Test func `calls of several members are in the order in which they came`() {
    for identifier in ["put(a:)", "put(b:)", "put(a:)"] {
      gateway.recordCall(withIdentifier: identifier, arguments: [1])
    }
    #expect(gateway.recordedCalls(withIdentifier: "put").map(\.identifier) == ["put(a:)", "put(b:)", "put(a:)"])
  }

  @Test func `the next call of several members is the one that came first`() async throws {
    for identifier in ["put(a:)", "put(b:)", "put(a:)"] {
      gateway.recordCall(withIdentifier: identifier, arguments: [1])
    }
    var identifiers: [String] = []
    for _ in 0..<3 { identifiers.append(try await gateway.nextCall(withIdentifier: "put").identifier) }
    #expect(identifiers == ["put(a:)", "put(b:)", "put(a:)"])
  }

  @Test func `a call that was already returned is mentioned`() async throws {
    gateway.charge(1)
    _ = try await gateway.nextCall(withIdentifier: "charge")
    let error = await #expect(throws: NoCallError.self) {
      try await gateway.nextCall(withIdentifier: "charge", within: .zero)
    }
    #expect(error?.description.contains("nextCall has already returned 1 call to it.") == true)
  }

  @Test func `zero times is no call`() {
    gateway.charge(1)
    let message = captureFailures { gateway.verifyCharge(1, .times(0)) }.first?.message
    #expect(message?.hasPrefix("Expected no call to charge(_:to:) matching") == true)
  }

  @Test func `some calls that do not match are shown beside many that do`() {
    for _ in 0..<10 { gateway.charge(1) }
    gateway.charge(2)
    let message = captureFailures { gateway.verifyCharge(1, .times(12)) }.first?.message
    #expect(message?.contains("expected 1, but was 2") == true)
  }

  @Test func `the thirteenth argument is the 13th`() {
    gateway.recordCall(withIdentifier: "put", arguments: Array(1...13))
    let wanted: [(any Matcher)?] = Array(1...12) + [0]
    let message = captureFailures {
      gateway.verifyCall(withIdentifier: "put", arguments: .actual(wanted))
    }.first?.message
    #expect(message?.contains("13th argument: expected 0, but was 13") == true)
  }

  @Test func `there is no doubt about a type if a call matches`() {
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [2])
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [2.0])
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: "put(_:)", arguments: [2], mode: .atMost(1))
    }
    #expect(failures.isEmpty)
  }

  @Test func `a member whose calls were consumed is not misspelled`() throws {
    gateway.storage.consumesVerifiedCalls = true
    try gateway.refund(1)
    gateway.verifyCall(withIdentifier: "refund(_:)", arguments: .any)
    gateway.recordCall(withIdentifier: "refunds(_:)", arguments: [1])
    let message = captureFailures { gateway.verifyCall(withIdentifier: "refund(_:)", arguments: .any) }.first?.message
    #expect(message?.contains("Did you mean") == false)
  }

  @Test func `a short word with two other letters is no misspelling`() {
    gateway.recordCall(withIdentifier: "rebind(_:)", arguments: [1])
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: "refund(_:)", arguments: .any, mode: .never)
    }
    #expect(failures.isEmpty)
  }

  @Test func `if all calls were consumed, nothing is said of other calls`() throws {
    gateway.storage.consumesVerifiedCalls = true
    gateway.charge(1)
    gateway.verifyCharge(1)
    let message = captureFailures {
      gateway.verifyCall(withIdentifier: "refund(_:)", arguments: .any)
    }.first?.message
    #expect(message == "Expected 1 call to refund(_:), but it was never called.")
  }

  @Test func `too many calls without arguments are not too few`() {
    for arguments in [[], [], [1]] { gateway.recordCall(withIdentifier: "put", arguments: arguments) }
    let message = captureFailures { gateway.verifyCall(withIdentifier: "put", arguments: .none) }.first?.message
    #expect(message?.contains("only calls without arguments match") == false)
  }

  @Test func `each remedy is named once`() {
    let message = captureFailures {
      gateway.verifyCall(
        withIdentifier: "put(_:_:)", arguments: [Argument.in(1..<1), Argument.in(2..<2)], mode: .never)
    }.first?.message
    #expect(message?.components(separatedBy: "Pass a range that contains a value").count == 2)
  }
}
