import Mimus
import Testing

struct RecordedCallTests {
  let gateway = FakePaymentGateway()

  var call: RecordedCall { gateway.recordedCalls[0] }

  @Test func `a call has an identifier, arguments, and an order`() {
    let inventory = FakeInventory()
    _ = gateway.charge(30, to: "alice")
    inventory.reserve("Dune")
    _ = gateway.currency
    #expect(call.identifier == "charge(_:to:)")
    #expect(call.arguments.count == 2)
    #expect(call.order < inventory.recordedCalls[0].order)
    #expect(inventory.recordedCalls[0].order < gateway.recordedCalls[1].order)
    #expect(gateway.recordedCalls(withIdentifier: "currency").count == 1)
  }

  @Test func `an argument is found by position and by label`() throws {
    _ = gateway.charge(30, to: "alice")
    #expect(try call.argument(at: 0) == 30)
    #expect(try call.argument("to") == "alice")
    #expect(try call.argument("_", as: Int.self) == 30)
    let name: String? = try call.argument("to")
    #expect(name == "alice")
  }

  @Test func `an optional type accepts nil`() throws {
    gateway.recordCall(withIdentifier: "note(_:)", arguments: [nil])
    #expect(try call.argument(at: 0, as: Int?.self) == nil)
    #expect(throws: ArgumentError.self) { try call.argument(at: 0, as: Int.self) }
  }

  @Test func `an argument that does not exist is named in the error`() {
    _ = gateway.charge(30, to: "alice")
    func text(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "nothing thrown"
    }
    #expect(
      text { _ = try call.argument(at: 2, as: Int.self) }
        == #"Expected an argument of type Int at index 2, but charge(_: 30, to: "alice") has 2 arguments."#)
    #expect(
      text { _ = try call.argument("from", as: Int.self) }
        == ##"""
        Expected an argument of type Int labeled "from", but charge(_: 30, to: "alice") has the labels "_", "to".
        """##)
    #expect(
      text { _ = try call.argument("to", as: Int.self) }
        == ##"to: expected a value of type Int, but was the String "alice" in charge(_: 30, to: "alice")."##)
    gateway.recordCall(withIdentifier: "note(_:)", arguments: [nil])
    #expect(
      text { _ = try gateway.recordedCalls[1].argument(at: 0, as: Int.self) }
        == "_: expected a value of type Int, but was nil in note(_: nil).")
  }

  @Test(arguments: [
    ("charge(_:to:)", [30, "alice"] as [(any Sendable)?], #"charge(_: 30, to: "alice")"#),
    ("refund()", [], "refund()"),
    ("currency", [], "currency"),
    ("currency", ["NOK"], #"currency("NOK")"#),
    ("charge(_:to:)", [30], "charge(30)"),
    ("note(_:)", [nil], "note(_: nil)"),
  ]) func `a call describes itself as Swift code`(
    _ identifier: String, _ arguments: [(any Sendable)?], _ text: String
  ) {
    gateway.recordCall(withIdentifier: identifier, arguments: arguments.map { $0 as Any? })
    #expect(call.description == text)
  }

  @Test func `a reset removes calls, stubs, or both`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    #expect(gateway.charge(30, to: "alice"))
    gateway.storage.reset(.stubs)
    #expect(!gateway.charge(30, to: "alice"))
    #expect(gateway.recordedCalls.count == 2)
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    gateway.storage.reset(.calls)
    #expect(gateway.recordedCalls.isEmpty)
    #expect(gateway.charge(30, to: "alice"))
    gateway.storage.reset()
    #expect(gateway.recordedCalls.isEmpty)
    #expect(!gateway.charge(30, to: "alice"))
  }
}
