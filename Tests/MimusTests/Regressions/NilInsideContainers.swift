import Foundation
import Mimus
import Testing

/// A nil in an array or a dictionary never reached its matcher, or matched anything in one direction.
struct NilInsideContainersTests {
  private func isMatch(_ expected: (any Matcher)?, _ actual: Any?) -> Bool {
    let inventory = FakeInventory()
    inventory.recordCall(withIdentifier: "sort(_:)", arguments: [actual])
    return inventory.hasReceivedCall(withIdentifier: "sort(_:)", arguments: [expected])
  }

  @Test func `any matches nil in an array`() {
    #expect(isMatch([Argument.any], [nil] as [Int?]))
    #expect(isMatch(["price": Argument.any], ["price": nil] as [String: Int?]))
  }

  @Test func `nil matches nil in an array and in a dictionary`() {
    #expect(isMatch([Argument.nil], [nil] as [Int?]))
    #expect(isMatch([nil] as [Int?], [nil] as [Int?]))
    #expect(isMatch(["price": nil] as [String: Int?], ["price": nil] as [String: Int?]))
  }

  @Test func `nil and a value differ in both directions`() {
    #expect(!isMatch([nil] as [Int?], [5] as [Int?]))
    #expect(!isMatch([5] as [Int?], [nil] as [Int?]))
  }

  @Test func `nil equals nil wrapped any number of times, and NSNull`() {
    #expect(isMatch(nil, Int??.some(nil) as Any?))
    #expect(isMatch(nil, Int???.some(.some(nil)) as Any))
    #expect(isMatch(nil, NSNull()))
    #expect(isMatch(NSNull(), nil))
  }
}
