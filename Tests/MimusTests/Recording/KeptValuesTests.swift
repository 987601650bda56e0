import Mimus
import Testing

/// Tests what a storage keeps for the properties of a generated fake, and what it lets go.
struct KeptValuesTests {
  let gateway = FakePaymentGateway()

  final class Umbrella: Equatable {
    static func == (one: Umbrella, other: Umbrella) -> Bool { one === other }
  }

  @Test func `a reset of stubs forgets what a property was set to`() {
    let storage = Mimus.Storage()
    storage._call("name.set", "Emma").keep("Emma", as: "name")
    let before: String = storage._call("name").keptAnswer()
    storage.reset(.stubs)
    let after: String = storage._call("name").keptAnswer()
    #expect([before, after] == ["Emma", ""])
  }

  @Test func `a property keeps the object that it was set to alive`() {
    let storage = Mimus.Storage()
    do {
      let umbrella = Umbrella()
      storage._call("umbrella.set", umbrella).keep(umbrella, as: "umbrella")
    }
    storage.reset(.calls)
    let kept: Umbrella? = storage._call("umbrella").keptAnswer()
    #expect(kept != nil)
  }

  @Test func `a property of any type answers the value itself`() {
    let storage = Mimus.Storage()
    func answer<Value>(_ value: Value) -> Value {
      storage._call("value.set", value).keep(value, as: "value")
      return storage._call("value").keptAnswer()
    }
    #expect(type(of: answer(5 as Any)) == Int.self)
    #expect(type(of: answer(5 as any Sendable)) == Int.self)
    #expect(answer(nil as Int?) == nil)
    storage.retainsArguments = false
    let umbrella = Umbrella()
    #expect(type(of: answer(umbrella as Any)) == Umbrella.self)
    #expect(type(of: answer([umbrella] as Any)) == [Umbrella].self)
  }

  @Test func `a property that was set doesn't call super`() {
    let storage = Mimus.Storage()
    storage._call("receipt.set", Receipt(number: 1)).keep(Receipt(number: 1), as: "receipt")
    #expect(!storage._call("receipt").isLeft(toSuper: false, Receipt.self))
  }

  @Test func `a member with a default doesn't call super`() {
    let storage = Mimus.Storage()
    #expect(!storage._call("receipt()").isLeft(toSuper: false, hasDefault: true, Receipt.self))
  }

  @Test func `the history of a subscript has only calls with all indices`() {
    let storage = Mimus.Storage()
    for index in 2...3 { let _: Int = storage._call("subscript(_:_:)", 1, index).answer() }
    let indices: (Argument<Int>, Argument<Int>) = (1, 2)
    #expect(_GetterCalls<(Int, Int)>(storage, "subscript(_:_:)", indices.0, indices.1).get.count == 1)
  }

  @Test func `what is not retained still matches after other calls were consumed`() {
    final class Book {}
    let (one, other) = (Book(), Book())
    let gateway = FakePaymentGateway(Mimus.Storage(retainsArguments: false))
    gateway.storage.consumesVerifiedCalls = true
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [one])
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [other])
    gateway.verifyCall(withIdentifier: "put(_:)", arguments: [Argument<Book>.identical(to: one)])
    gateway.verifyCall(withIdentifier: "put(_:)", arguments: [Argument<Book>.identical(to: other)])
    withExtendedLifetime((one, other)) {}
  }

  @Test func `a deallocated object has the article of its type`() {
    let storage = Mimus.Storage(retainsArguments: false)
    let gateway = FakePaymentGateway(storage)
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [Umbrella()])
    #expect(gateway.recordedCalls.map(\.description) == ["put(_: an Umbrella, since deallocated)"])
  }

  @Test func `an object that is gone from a dictionary may have matched`() {
    let gateway = FakePaymentGateway(Mimus.Storage(retainsArguments: false))
    let wanted = Umbrella()
    gateway.recordCall(withIdentifier: "put(_:)", arguments: [["red": Umbrella()]])
    let failures = captureFailures {
      gateway.verifyCall(
        withIdentifier: "put(_:)", arguments: [["red": Argument<Umbrella>.identical(to: wanted)]], mode: .never)
    }
    #expect(failures.map(\.isWarning) == [true])
  }
}
