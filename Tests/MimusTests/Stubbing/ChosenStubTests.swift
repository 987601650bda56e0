import Mimus
import Testing

/// Tests which of several stubs answers a call, and which a failure names.
struct ChosenStubTests {
  let gateway = FakePaymentGateway()
  let inventory = FakeInventory()

  final class FakeLoader: Mock {
    let storage = Mimus.Storage()
    func load(then: @escaping (Int) -> Void) { answerCall(arguments: [then]) }
  }

  @Test func `of stubs without answers, the one with arguments is used`() {
    let specific = gateway.stubCall(withIdentifier: "charge", arguments: [1, Argument.any])
    let general = gateway.stubCall(withIdentifier: "charge")
    gateway.charge(1)
    #expect(specific.useCount == 1 && general.useCount == 0)
  }

  @Test func `a stub of calls without arguments takes precedence over one of any calls`() {
    gateway.stubCall(withIdentifier: "currency", arguments: .none).andReturn("NOK")
    gateway.stubCall(withIdentifier: "currency").andReturn("USD")
    #expect(gateway.currency == "NOK")
  }

  @Test func `the stub of a property doesn't answer a function of its name`() {
    let storage = Mimus.Storage()
    _SyncStub<(), Int>(storage, "count").andReturn(5)
    let (property, function): (Int, Int) = (storage._call("count").answer(), storage._call("count(_:)", 1).answer())
    #expect(property == 5 && function == 0)
  }

  @Test func `a stub without an answer doesn't hide an answer that the call can't use`() {
    gateway.stubCall(withIdentifier: "charge")
    gateway.stubCall(withIdentifier: "charge", line: 2).andReturn("text")
    let failures = captureFailures { gateway.charge(1, 2) }
    #expect(failures.map(\.line) == [2, 2])
  }

  @Test func `an answer that the call can't use is passed over`() {
    gateway.stubCall(withIdentifier: "charge").andReturn("text").andReturn(true)
    var answers: [Bool] = []
    #expect(captureFailures { answers.append(gateway.charge(1, to: "alice")) }.count == 1)
    #expect(answers == [false])
    #expect(gateway.charge(2, to: "alice"))
  }

  @Test func `of several answers that the call can't use, the one of the newest stub is reported`() {
    gateway.stubCall(withIdentifier: "charge", line: 2).andReturn("text")
    gateway.stubCall(withIdentifier: "charge", line: 3).andReturn("text")
    #expect(captureFailures { gateway.charge(1, 2) }.map(\.line) == [3, 3])
  }

  @Test func `an answer that the call can't use is not reported as unused, too`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(true).andReturn("text")
    let failures = captureFailures { gateway.charge(1, 2) }
    #expect(failures.count == 1)
    #expect(captureFailures { gateway.verifyStubsUsed() }.isEmpty)
  }

  @Test func `an unused stub says how many of several calls match`() {
    inventory.stubCall(withIdentifier: "reserve", arguments: ["Dune"]).andReturn()
    for title in ["Dune", "Emma"] { inventory.reserve(title) }
    let message = captureFailures { inventory.verifyStubsUsed() }.first?.message
    #expect(message?.contains("was called 2 times, 1 of them matching, but") == true)
  }

  @Test func `the effects before the last answer run before those after it`() {
    let loader = FakeLoader()
    loader.stubCall(withIdentifier: "load").andCallBack("then", with: 1).andReturn().andCallBack("then", with: 2)
    var values: [Int] = []
    loader.load { values.append($0) }
    #expect(values == [1, 2])
  }

  @Test func `of several closures without labels, none is called back`() {
    final class Fake: Mock {
      let storage = Mimus.Storage()
      func load(_ one: @escaping (Int) -> Void, _ other: @escaping (Int) -> Void) {
        answerCall(withIdentifier: "load", arguments: [one, other])
      }
    }
    let fake = Fake()
    fake.stubCall(withIdentifier: "load").andCallBack("then", with: 1)
    var called = ""
    let messages = captureFailures {
      fake.load { _ in
        called += "one"
      } _: { _ in
        called += "other"
      }
    }
    #expect(called.isEmpty)
    #expect(
      messages.map(\.message) == [
        #"load cannot call back "then": the identifier has no labels, so nothing tells which closure to call. "#
          + "Call it in andDo, with its arguments."
      ])
  }
}
