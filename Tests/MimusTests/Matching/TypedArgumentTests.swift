import Foundation
import Testing

@testable import Mimus

/// Tests arguments for parameters of a known type, as in the typed API of generated fakes.
struct TypedArgumentTests {
  protocol Shape { var area: Double { get } }
  struct Circle: Shape, Equatable { var area = 3.0 }
  struct Blob: Shape { var area = 3.0 }

  let gateway = FakePaymentGateway()

  /// The number of failures after verifying a call with a value of one type and an argument for another type.
  private func failures<Recorded, Value>(after recorded: Recorded, _ wanted: Argument<Value>) -> Int {
    gateway.storage.reset()
    _ = gateway.storage._call("write(_:)", recorded)
    return captureFailures {
      _Verification(gateway.storage, .times(1), #fileID, #filePath, #line, #column).check("write(_:)", wanted)
    }.count
  }

  /// Whether a stub with an argument answers two calls with a value. The second call finds a used stub.
  private func isStubbed<Recorded, Value>(_ wanted: Argument<Value>, _ recorded: Recorded) -> Bool {
    gateway.storage.reset()
    gateway.stubCall(withIdentifier: "write(_:)", arguments: [wanted.ofItsType]).andReturn(1)
    let answers = (0..<2).map { _ in
      gateway.answerCall(withIdentifier: "write(_:)", arguments: [recorded], default: 0)
    }
    return answers == [1, 1]
  }

  @Test func `overloads by type are distinguished, even with literals`() {
    #expect(failures(after: "a" as Character, "a" as Argument<String>) == 1)
    #expect(failures(after: "a", "a" as Argument<Character>) == 1)
    #expect(failures(after: "a"[...], "a" as Argument<String>) == 1)
    #expect(failures(after: "a", "a" as Argument<String>) == 0)
    #expect(failures(after: NSString("a"), "a" as Argument<String>) == 1)
    #expect(failures(after: NSNumber(value: 1), 1 as Argument<Int>) == 1)
    #expect(failures(after: 1, 1 as Argument<Int?>) == 0)
    #expect(failures(after: Int?.some(1), 1 as Argument<Int?>) == 0)
    #expect(failures(after: Int?.none, nil as Argument<Int?>) == 0)
    #expect(failures(after: String?.none, nil as Argument<Int?>) == 1)
    #expect(failures(after: [Character](), [] as Argument<[String]>) == 1)
    #expect(failures(after: ["a" as Character], ["a"] as Argument<[String]>) == 1)
    #expect(failures(after: [String](), [] as Argument<[String]>) == 0)
    #expect(failures(after: String?.none, .any as Argument<Int?>) == 1)
    #expect(failures(after: "a" as Character, .hasPrefix("a") as Argument<String>) == 1)
    #expect(failures(after: _Placeholder("a closure"), .any as Argument<() -> Void>) == 0)
    #expect(failures(after: Circle() as any Shape, .any as Argument<any Shape>) == 0)
    #expect(failures(after: Shelf.ExpressOrder(id: 1), .any as Argument<Shelf.Order>) == 0)
    #expect(failures(after: 1, .any as Argument<Any>) == 0)
  }

  @Test func `a stub of one overload doesn't answer another`() {
    #expect(!isStubbed("a" as Argument<String>, "a" as Character))
    #expect(!isStubbed("a" as Argument<Character>, "a"))
    #expect(!isStubbed(1 as Argument<Int>, NSNumber(value: 1)))
    #expect(isStubbed("a" as Argument<String>, "a"))
    #expect(isStubbed(1 as Argument<Int>, 1))
    #expect(isStubbed(1.5 as Argument<Double>, 1.5))
    #expect(isStubbed(.any as Argument<Int>, 1))
    #expect(!isStubbed(.any as Argument<Int>, "a"))
  }

  @Test func `a value of an existential type is compared by its dynamic type`() {
    let wanted: Argument<any Shape> = .equal(Circle())
    #expect(wanted.matches(Circle()))
    #expect(!wanted.matches(Circle(area: 4)))
    #expect(!wanted.matches(Blob()))
    #expect(wanted.mismatchMessage(for: Circle(area: 4)) == "expected Circle(area: 3.0), but was Circle(area: 4.0)")
    #expect((.equal(Shelf.CardError.expired) as Argument<any Error>).matches(Shelf.CardError.expired))
    #expect(!(.equal(Shelf.CardError.expired) as Argument<any Error>).matches(Shelf.Refused()))
    #expect((.equal(1) as Argument<any Sendable>).matches(1))
    #expect(!(.equal(1) as Argument<any Sendable>).matches(UInt(1)))
  }

  @Test func `a container of any values matches equal values, and can contain matchers`() {
    let entries: Argument<[String: Any]> = .equal(["a": 1, "b": Argument.any])
    #expect(entries.matches(["a": 1, "b": "x"]))
    #expect(!entries.matches(["a": 2, "b": "x"]))
    let list: Argument<[Any]> = .equal([1, "a", Argument.greaterThan(3)])
    #expect(list.matches([1, "a", 4]))
    let set: Argument<Set<AnyHashable>> = [1, "a", .any, true, 1.5]
    #expect(set.matches([1, "a", 7, true, 1.5]))
    #expect(!set.matches([1, "b", 7, true, 1.5]))
  }

  @Test func `every part that doesn't match is listed`() {
    let both = Argument<Int>.allOf(.greaterThan(1), .lessThan(5))
    #expect(both.mismatchMessage(for: 7) == "expected less than 5, but was 7")
    let parts = Argument<Shelf.Customer>.allOf(.where(\.name, "bob"), .where(\.id, .greaterThan(3)))
    #expect(
      differences(expected: parts, actual: Shelf.Customer()).map(\.line) == [
        #".name: expected "bob", but was "alice""#, ".id: expected greater than 3, but was 1",
      ])
  }

  @Test func `a call with many long arguments shows the one that differs`() {
    let title = String(repeating: "a very long title ", count: 20)
    let arguments: [Any?] = (0..<12).map { "\($0) \(title)" }
    var wanted: [(any Matcher)?] = (0..<12).map { "\($0) \(title)" }
    wanted[11] = "no title"
    gateway.recordCall(withIdentifier: "print(_:_:_:_:_:_:_:_:_:_:_:last:)", arguments: arguments)
    let text = captureFailures {
      gateway.verifyCall(withIdentifier: "print", arguments: .actual(wanted))
    }.map(\.message).joined()
    #expect(text.contains(#"last: expected "no title", but was "11 a very long title"#))
    #expect(text.utf8.count <= 4_096)
  }
}
