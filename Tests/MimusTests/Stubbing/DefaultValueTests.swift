import Foundation
import Mimus
import Testing

/// Tests the results of calls without a stub or a default.
struct DefaultValueTests {
  private struct Till: Mock {
    let storage = Mimus.Storage()
    func value<Value>(as type: Value.Type = Value.self) -> Value { answerCall() }
    func throwingValue<Value>(as type: Value.Type = Value.self) throws -> Value { try answerThrowingCall() }
  }

  private let till = Till()

  @Test func `a member without a result may return its answer`() async throws {
    struct Door: Mock, StaticMock {
      static let staticStorage = Mimus.Storage()
      let storage = Mimus.Storage()
      func open() { return answerCall() }
      func close() throws { return try answerThrowingCall() }
      func lock() async throws { return try await answerAsyncThrowingCall() }
      static func knock() throws { return try answerThrowingCall() }
    }
    let door = Door()
    door.open()
    try door.close()
    try await door.lock()
    try Door.knock()
    door.verifyCall(withIdentifier: "close")
    door.verifyCall(withIdentifier: "lock")
  }

  @Test func `numbers are zero`() {
    #expect(till.value() == 0)
    #expect(till.value() == 0 as Int8)
    #expect(till.value() == 0 as Int16)
    #expect(till.value() == 0 as Int32)
    #expect(till.value() == 0 as Int64)
    #expect(till.value() == 0 as UInt)
    #expect(till.value() == 0 as UInt8)
    #expect(till.value() == 0 as UInt16)
    #expect(till.value() == 0 as UInt32)
    #expect(till.value() == 0 as UInt64)
    #expect(till.value() == 0 as Float)
    #expect(till.value() == 0.0)
    #expect(till.value() == 0 as CGFloat)
    #expect(till.value() == 0 as Decimal)
  }

  @Test func `streams are finished`() async throws {
    for await number in till.value(as: AsyncStream<Int>.self) { Issue.record("\(number)") }
    for try await number in till.value(as: AsyncThrowingStream<Int, any Error>.self) { Issue.record("\(number)") }
  }

  @Test func `other defaults are false, nil, or empty`() {
    #expect(till.value() == false)
    #expect(till.value() == "")
    #expect(till.value() == "" as Substring)
    #expect(till.value(as: Int?.self) == nil)
    #expect(till.value(as: (any Discount)?.self) == nil)
    #expect(till.value() == [Int]())
    #expect(till.value() == ArraySlice<Int>())
    #expect(till.value() == ContiguousArray<Int>())
    #expect(till.value() == [String: Int]())
    #expect(till.value() == Set<Int>())
    #expect(till.value() == Data())
    #expect(till.value(as: Void.self) == ())
  }

  private struct Voucher: DefaultValue, Equatable {
    var percent: Int
    static var defaultValue: Voucher { Voucher(percent: 10) }
  }

  @Test func `a custom type provides its default`() {
    #expect(till.value() == Voucher(percent: 10))
    #expect(till.value() == [Voucher]())
    till.stubCall(withIdentifier: "value").andReturn(Voucher(percent: 20))
    #expect(till.value() == Voucher(percent: 20))
  }

  private class Shelf: DefaultValue {
    static var defaultValue: Self { self.init() }
    required init() {}
  }

  private final class TopShelf: Shelf {}

  @Test func `a class provides a default for its subclasses`() {
    #expect(type(of: till.value(as: TopShelf.self)) == TopShelf.self)
  }

  @Test(arguments: [Any.self, (any Sendable).self, AnyObject.self, Receipt.self, (Int, Int).self] as [Any.Type])
  func `other types have no default`(_ type: Any.Type) throws {
    func ask<Value>(_ type: Value.Type) {
      #expect(throws: UnstubbedCallError.self) { try till.throwingValue(as: type) }
    }
    _openExistential(type, do: ask)
  }
}
