import Foundation
import Mimus
import Testing

/// Tests orders within orders, and what failures of orders show.
struct NestedOrderTests {
  let gateway = FakePaymentGateway()
  let inventory = FakeInventory()

  private func failures(_ rule: OrderRule = .subsequence, _ body: () -> Void) -> [String] {
    captureFailures { verifyInOrder(rule, body) }.map(\.message)
  }

  @Test func `a fake of a nested order is numbered in the outer one`() {
    let other = FakePaymentGateway()
    gateway.charge(1)
    _ = other.charge(2, to: "bob")
    let messages = failures {
      gateway.verifyCharge(1)
      verifyInOrder { other.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any) }
      gateway.verifyCharge(3)
    }
    #expect(messages.first?.hasPrefix("Expected 1 call to FakePaymentGateway 1.charge(_:to:)") == true)
  }

  @Test func `an order that failed keeps no fake`() {
    weak var fake: Storage?
    weak var other: Storage?
    do {
      let (gateway, inventory) = (FakePaymentGateway(), FakeInventory())
      (fake, other) = (gateway.storage, inventory.storage)
      gateway.charge(1, 2)
      let body = {
        gateway.verifyCharge(2)
        inventory.verifyNoCalls()
        verifyInOrder(.consecutive) { gateway.verifyCharge(1) }
        gateway.verifyCharge(3)
      }
      #expect(failures(.subsequence, body).count == 2)
      #expect(
        captureFailures { eventually(within: .milliseconds(10)) { verifyInOrder(.subsequence, body) } }.count == 2)
    }
    #expect(fake == nil)
    #expect(other == nil)
  }

  @Test func `a call that came too early for a wait isn't shown with a later failure`() {
    gateway.charge(7)
    for amount in 100..<130 { gateway.charge(amount) }
    let messages = failures {
      gateway.verifyCharge(129)
      #expect(captureFailures { eventually(within: .zero) { gateway.verifyCharge(7) } }.count == 1)
      gateway.verifyCharge(9_999)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("too early") == false)
  }

  @Test func `a wait that fails names its fake and a call that came too early`() {
    inventory.reserve("Dune")
    for amount in 1...20 { gateway.charge(amount) }
    let messages = failures {
      gateway.verifyCharge(20)
      eventually(within: .milliseconds(10)) {
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
      }
    }
    #expect(messages.count == 1)
    let lines = messages.first?.split(separator: "\n") ?? []
    #expect(lines.first?.hasPrefix("Expected 1 call to FakeInventory.reserve(_:) matching (_: \"Dune\")") == true)
    #expect(lines.contains("Waited 0.01 s."))
    #expect(lines.contains("A matching call came too early: FakeInventory.reserve(_: \"Dune\")"))
    #expect(lines.contains { $0.hasPrefix("  ✗ 1 call to FakeInventory.reserve(_: \"Dune\")") })
  }

  @Test func `the comparison of both sequences is with the verification that it is about`() {
    gateway.charge(1, 2)
    let messages = failures {
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [Argument<Int>.in(5..<5), Argument.any])
      gateway.verifyCharge(2)
      gateway.verifyCharge(1)
    }
    #expect(messages.map { $0.contains("Expected in order") } == [false, true])
  }

  @Test func `a nested order in a wait is shown once`() {
    gateway.charge(1)
    let messages = failures {
      gateway.verifyCharge(1)
      eventually(within: .zero) { verifyInOrder { gateway.verifyCharge(2) } }
    }
    #expect(messages.map { $0.components(separatedBy: "Expected in order").count } == [2])
  }

  @Test func `calls of a fake of both orders are listed once`() {
    gateway.charge(1, 2, 3)
    let messages = failures {
      gateway.verifyCharge(1)
      verifyInOrder { gateway.verifyCharge(2) }
      gateway.verifyCharge(9)
    }
    #expect(messages.first?.components(separatedBy: "charge(_: 3").count == 3)
  }

  @Test func `an interruption before a nested order is at its first verification`() {
    gateway.charge(1, 2, 9, 3)
    let line: Int = #line + 5
    let failures = captureFailures {
      verifyInOrder(.consecutive) {
        gateway.verifyCharge(1)
        gateway.verifyCharge(2)
        verifyInOrder { gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [3, Argument.any]) }
      }
    }
    #expect(failures.map(\.line) == [line])
  }

  @Test func `a warning does not hide an interruption`() {
    gateway.charge(1)
    inventory.reserve("Dune")
    gateway.charge(2)
    let failures = captureFailures {
      verifyInOrder(.consecutive) {
        gateway.verifyCharge(1)
        inventory.verifyCall(withIdentifier: "reserv(_:)", arguments: .any, mode: .never)
        gateway.verifyCharge(2)
      }
    }
    #expect(failures.map(\.isWarning) == [true, false])
  }

  @Test func `of several interruptions, the comparison shows the first`() {
    for number in 1...40 { gateway.charge(number) }
    let messages = failures(.consecutive) {
      for number in 1...40 where number != 3 && number != 38 { gateway.verifyCharge(.equal(number)) }
    }
    #expect(messages.first?.contains("charge(_: 3, to") == true)
    #expect(messages.first?.components(separatedBy: "charge(_: 38").count == 1)
  }

  @Test func `in an order, a consumed call is not a reason for a missing one`() {
    gateway.storage.consumesVerifiedCalls = true
    gateway.charge(1)
    let message = failures {
      gateway.verifyCharge(1)
      gateway.verifyCharge(1)
    }.first
    #expect(message?.contains("but there was none later.") == true)
  }
}
