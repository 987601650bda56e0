import Foundation
import Mimus
import Testing

struct VerifyDictionaryTests {
  struct Session {}

  let book: [String: Any] = ["title": "Emma", "price": 12]

  // MARK: Type of an item

  @Test func `an item of the type passes`() {
    verify(book, hasItemWithKey: "price", ofType: Int.self)
    verify(["note": nil as String?], hasItemWithKey: "note", ofType: String?.self)
  }

  @Test func `a missing key and a different type fail`() {
    let failures = captureFailures {
      verify(book, hasItemWithKey: "price", ofType: String.self, line: 1)
      verify(book, hasItemWithKey: "author", ofType: String.self, line: 2)
      verify([:] as [Int: Int], hasItemWithKey: 1, ofType: Int.self, line: 3)
    }
    #expect(
      failures.map(\.message) == [
        #"["price"]: Expected a value of type String, but was 12 (Int)."#,
        #"Expected an item with the key "author" of type String, but the keys are "price", "title"."#,
        "Expected an item with the key 1 of type Int, but the dictionary is empty.",
      ])
    #expect(failures.map(\.line) == [1, 2, 3])
  }

  // MARK: Value of an item

  @Test func `an equal item passes`() {
    verify(book, hasItemWithKey: "title", equalTo: "Emma")
    verify(["note": nil as String?], hasItemWithKey: "note", equalTo: nil as String?)
  }

  @Test func `a missing key and a different value fail`() {
    let failures = captureFailures {
      verify(book, hasItemWithKey: "price", equalTo: 13, line: 1)
      verify(book, hasItemWithKey: "author", equalTo: "Austen", line: 2)
    }
    #expect(
      failures.map(\.message) == [
        #"The item differs at ["price"]: expected 13, but was 12."#,
        #"Expected an item with the key "author" equal to "Austen", but the keys are "price", "title"."#,
      ])
    #expect(failures.map(\.line) == [1, 2])
  }

  // MARK: All items

  @Test func `the same items pass`() {
    verify(["a": 1, "b": 2], hasTheSameItemsAs: ["b": 2, "a": 1])
    verify(book, hasTheSameItemsAs: ["title": "Emma", "price": 12])
    verify(book, hasTheSameItemsAs: ["title": Argument<String>.hasPrefix("E"), "price": Argument<Any>.any])
    verify([:] as [String: Int], hasTheSameItemsAs: [:])
    let value: Any? = ["a": 1]
    verify(value, hasTheSameItemsAs: ["a": 1])
    verify(["a": 1] as NSDictionary, hasTheSameItemsAs: ["a": 1])
  }

  @Test func `one failure lists missing keys, unexpected keys, and differing values`() {
    let failures = captureFailures {
      verify(["a": 1, "y": 2, "z": 3], hasTheSameItemsAs: ["a": 5, "b": 2], line: 1)
    }
    let message = """
      The dictionary does not have the expected items:
        missing key "b"
        unexpected key "y"
        unexpected key "z"
        ["a"]: expected 5, but was 1
      """
    #expect(failures.map(\.message) == [message])
    #expect(failures.map(\.line) == [1])
    let value: Any? = ["a": 1, "y": 2, "z": 3]
    #expect(captureFailures { verify(value, hasTheSameItemsAs: ["a": 5, "b": 2]) }.map(\.message) == [message])
  }

  @Test func `an unexpected key alone fails`() {
    let messages = captureFailures { verify(["a": 1, "b": 2], hasTheSameItemsAs: ["a": 1]) }.map(\.message)
    #expect(messages == ["The dictionary does not have the expected items:\n  unexpected key \"b\""])
  }

  @Test func `a value that is not a dictionary fails`() {
    let failures = captureFailures {
      verify(nil, hasTheSameItemsAs: ["a": 1])
      verify("Emma", hasTheSameItemsAs: ["a": 1])
    }
    #expect(
      failures.map(\.message) == [
        "Expected a value of type [String: Int], but was nil.",
        #"Expected a value of type [String: Int], but was "Emma" (String)."#,
      ])
  }

  @Test func `items that cannot be compared are listed`() {
    let messages = captureFailures {
      verify(["user": Session()], hasTheSameItemsAs: ["user": Session()])
    }.map(\.message)
    #expect(
      messages == [
        """
        The dictionary cannot be matched:
          ["user"]: Session is neither a Matcher nor Equatable
        Make the type Equatable, or use a matcher: Argument.any, Argument.instance(of: …)
        """
      ])
  }
}
