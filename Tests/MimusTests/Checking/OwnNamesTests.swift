import Mimus
import Testing

// Declarations that a test file may already have: the library's names, with the same or different parameters. They
// take precedence over the library's.

private func verify(_ value: Any?, isEqualTo expected: Int) -> String { "own" }
private func verify<Value: Equatable>(_ value: Value, isEqualTo expected: Value?) -> String { "own generic" }
private func verify<Value>(_ value: Any?, isTypeOf type: Value.Type) -> String { "own" }
private func verifyAndCast<Value>(_ value: Any, isTypeOf type: Value.Type) -> String { "own" }
private func verify(_ items: [String: Int], hasTheSameItemsAs expected: [String: Int]) -> String { "own" }
private func verify(_ items: [String: Int], hasItemWithKey key: String, equalTo: Int) -> String { "own" }
private func verify(_ items: [String: Int], hasItemWithKey key: String, ofType: Any.Type) -> String { "own" }

extension Optional {
  fileprivate func unwrapped() -> String { "own" }
}

struct OwnNamesTests {
  @Test func `functions that the test declares take precedence over the library's`() {
    let amount: Int? = 30
    #expect(verify(30 as Any, isEqualTo: 30) == "own")
    #expect(verify("a", isEqualTo: "a") == "own generic")
    #expect(verify(30, isTypeOf: Int.self) == "own")
    #expect(verifyAndCast(30, isTypeOf: Int.self) == "own")
    #expect(verify(["a": 1], hasTheSameItemsAs: ["a": 1]) == "own")
    #expect(verify(["a": 1], hasItemWithKey: "a", equalTo: 1) == "own")
    #expect(verify(["a": 1], hasItemWithKey: "a", ofType: Int.self) == "own")
    #expect(amount.unwrapped() == "own")
  }

  @Test func `names that the test does not declare refer to the library's functions`() throws {
    let value: Int = try verifyAndCast(30 as Any?, isTypeOf: Int.self)
    #expect(value == 30)
    verify([1: 1], hasItemWithKey: 1, equalTo: 1)
  }
}
