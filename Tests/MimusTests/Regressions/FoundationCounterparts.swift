import Foundation
import Mimus
import Testing

/// Values that bridging makes equal on Apple platforms were different on Linux.
struct FoundationCounterpartsTests {
  private func isMatch(_ expected: (any Matcher)?, _ actual: Any?) -> Bool {
    let inventory = FakeInventory()
    inventory.recordCall(withIdentifier: "sort(_:)", arguments: [actual])
    return inventory.hasReceivedCall(withIdentifier: "sort(_:)", arguments: [expected])
  }

  @Test func `a Swift error equals its NSError`() {
    #expect(isMatch(CardError.declined as NSError, CardError.declined))
    #expect(!isMatch(CardError.declined as NSError, CardError.expired))
  }

  @Test func `a Bool equals only a number made from a Bool`() {
    #expect(isMatch(true, NSNumber(value: true)))
    #expect(!isMatch(true, NSNumber(value: 1)))
    #expect(!isMatch(NSNumber(value: 1), true))
  }

  @Test func `strings are equal by characters, regardless of their type`() {
    #expect(isMatch("Emma", "Emma, by Austen".prefix(4)))
    #expect(isMatch("E", Character("E")))
    #expect(isMatch("Emma".prefix(4), NSString(string: "Emma")))
  }

  @Test func `numbers of different types are different`() {
    #expect(!isMatch(1, 1.0))
    #expect(!isMatch(1, UInt(1)))
  }
}
