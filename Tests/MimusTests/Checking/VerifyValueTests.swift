import Foundation
import Mimus
import Testing

struct VerifyValueTests {
  struct Receipt: Equatable {
    var number: Int
    var name: String
  }

  // MARK: Type

  @Test func `a value of the type passes, wrapped or not`() {
    let wrapped: Any? = 5
    verify(5, isTypeOf: Int.self)
    verify(wrapped, isTypeOf: Int.self)
    verify(wrapped as Any?? as Any, isTypeOf: Int.self)
    verify("Emma", isTypeOf: (any Sequence).self)
    verify(nil, isTypeOf: Int?.self)
    verify(5, isTypeOf: Int?.self)
  }

  @Test func `a value of a different type fails and is shown with its type`() {
    let failures = captureFailures {
      verify("Emma", isTypeOf: Int.self, line: 1)
      verify(nil, isTypeOf: Int.self, line: 2)
      verify(5 as Double?, isTypeOf: Int.self, line: 3)
    }
    #expect(
      failures.map(\.message) == [
        #"Expected a value of type Int, but was "Emma" (String)."#,
        "Expected a value of type Int, but was nil.",
        "Expected a value of type Int, but was 5.0 (Double).",
      ])
    #expect(failures.map(\.line) == [1, 2, 3])
    #expect(failures.allSatisfy { $0.fileID.hasSuffix("VerifyValueTests.swift") })
  }

  // MARK: Equality

  @Test func `nil is expected by its literal`() {
    let failures = captureFailures {
      verify(Int?.none, isEqualTo: nil)
      verify(Int??.some(nil) as Any, isEqualTo: nil)
      verify(nil, isEqualTo: nil)
      verify(5, isEqualTo: nil, line: 1)
    }
    #expect(failures.map(\.message) == ["Expected nil, but was 5."])
    #expect(failures.map(\.line) == [1])
  }

  @Test func `an equal value passes, wrapped or not`() {
    let value: Any? = Receipt(number: 1, name: "alice")
    verify(value, isEqualTo: Receipt(number: 1, name: "alice"))
    verify("Emma" as NSString, isEqualTo: "Emma")
    verify([1, 2], isEqualTo: [1, 2])
    verify(nil, isEqualTo: nil as Int?)
    verify(5, isEqualTo: 5 as Int?)
  }

  @Test func `a different value fails and the text shows the difference`() {
    let failures = captureFailures {
      verify(25, isEqualTo: 30, line: 1)
      verify("30", isEqualTo: 30, line: 2)
      verify(nil, isEqualTo: "Emma", line: 3)
      verify(Receipt(number: 1, name: "bob"), isEqualTo: Receipt(number: 1, name: "alice"), line: 4)
      verify(Receipt(number: 2, name: "bob"), isEqualTo: Receipt(number: 1, name: "alice"), line: 5)
      verify(5, isEqualTo: nil as Int?, line: 6)
    }
    #expect(
      failures.map(\.message) == [
        "Expected 30, but was 25.",
        #"Expected 30, but was "30" (String)."#,
        #"Expected "Emma", but was nil."#,
        #"The value differs at .name: expected "alice", but was "bob"."#,
        """
        The value differs:
          .number: expected 1, but was 2
          .name: expected "alice", but was "bob"
        """,
        "Expected nil, but was 5.",
      ])
    #expect(failures.map(\.line) == [1, 2, 3, 4, 5, 6])
  }

  // MARK: Cast

  @Test func `a value is cast, or an error is thrown and not reported`() throws {
    let value: Any? = [12]
    #expect(try verifyAndCast(value, isTypeOf: [Int].self) == [12])
    #expect(try verifyAndCast(nil, isTypeOf: Int?.self) == nil)
    let failures = captureFailures {
      let error = #expect(throws: CheckError.self) { try verifyAndCast(value, isTypeOf: Int.self, line: 7) }
      #expect(
        error?.description
          == "Expected a value of type Int, but was [12] ([Int]) (VerifyValueTests.swift:7)")
      #expect(error?.line == 7)
      #expect(error?.fileID.hasSuffix("VerifyValueTests.swift") == true)
    }
    #expect(failures.isEmpty)
  }

  // MARK: Unwrapping

  @Test func `an optional is unwrapped, or an error is thrown and not reported`() throws {
    let amount: Int? = 30
    #expect(try amount.unwrapped() == 30)
    let failures = captureFailures {
      let none: Receipt? = nil
      let error = #expect(throws: CheckError.self) { try none.unwrapped(line: 7) }
      #expect(error?.description == "Expected a value of type Receipt, but was nil (VerifyValueTests.swift:7)")
      #expect(error?.message == "Expected a value of type Receipt, but was nil")
    }
    #expect(failures.isEmpty)
  }

  // MARK: Types with a member of the same name

  @Test func `a type with a member of the same name calls the check through its module's name`() {
    struct Ledger {
      func verify() -> Int { 1 }
      func check() { Mimus.verify(verify(), isEqualTo: 1) }
    }
    Ledger().check()
    let list = Expectations<Int>()
    list.verify()
  }
}
