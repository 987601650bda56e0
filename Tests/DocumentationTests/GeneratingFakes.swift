import Mimus
import Testing

enum Generating {
  protocol PaymentGateway: Sendable {
    var currency: String { get set }
    func charge(_ amount: Int, to name: String) async throws -> Receipt
    func refund(_ amount: Int)
  }

  static let guide = Guide(
    "Generating-fakes.md", [Example("a typed verification", views), Example("a spy", spy)])

  @Sendable static func views() async throws {
    let gateway = FakePaymentGateway()
    gateway.stub.charge(30, to: .any).andReturn(Receipt(number: 7, amount: 30))
    gateway.stub.charge(.any, to: "mallory").andThrow(CardError.declined)
    gateway.stub.currency.get.andReturn("EUR")

    _ = try await gateway.charge(30, to: "alice")
    gateway.refund(5)

    #expect(gateway.calls.charge[0].to == "alice")
    #expect(gateway.calls.refund == [5])
    gateway.verify(.never).currency.set(.any)
    gateway.verify().charge(30, to: "alice")
    gateway.verify().refund(.greaterThan(5))
  }

  @Sendable static func spy() async throws {
    let real = FakePaymentGateway()
    let gateway = FakePaymentGateway(forwardingTo: real)
    gateway.stub.charge(.any, to: "mallory").andThrow(CardError.declined)

    gateway.refund(5)
    real.verify().refund(5)
    gateway.verify().refund(5)
  }
}

extension Generating {
  final class FakePaymentGateway: PaymentGateway, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any PaymentGateway>?

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage
      target = nil
    }

    init(forwardingTo real: any PaymentGateway, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage
      target = Mimus._Target(real)
    }

    var currency: String {
      get {
        let call = storage._call("currency")
        if let target, call.isUnanswered {
          return target.value.currency
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("currency.set(_:)", newValue)
        if let target, call.isUnanswered {
          return target.value.currency = newValue
        }
        call.keep(newValue, as: "currency")
      }
    }

    func charge(_ amount: Int, to name: String) async throws -> Receipt {
      let call = storage._call("charge(_:to:)", amount, name)
      if let target, call.isUnanswered {
        return try await target.value.charge(amount, to: name)
      }
      return try await call.asyncThrowingAnswer()
    }

    func refund(_ amount: Int) {
      let call = storage._call("refund(_:)", amount)
      if let target, call.isUnanswered {
        return target.value.refund(amount)
      }
      return call.answer()
    }

    var stub: Stubs { Stubs(storage: storage) }
    var calls: Calls { Calls(storage: storage) }
    func verify(
      _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Verifications {
      Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
    }

    struct Stubs {
      fileprivate let storage: Mimus.Storage

      var currency: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
        .init(.init(storage, "currency"), storage, "currency.set(_:)")
      }

      func charge(
        _ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>
      ) -> Mimus._AsyncThrowingStub<(Int, String), any Swift.Error, Receipt> {
        .init(storage, "charge(_:to:)", amount, name)
      }

      func refund(_ amount: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> {
        .init(storage, "refund(_:)", amount)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification

      var currency: Mimus._VerifiedProperty<String> {
        .init(storage, "currency", "currency.set(_:)")
      }

      func charge(_ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>) {
        storage.check("charge(_:to:)", amount, name)
      }

      func refund(_ amount: Mimus.Argument<Int>) {
        storage.check("refund(_:)", amount)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage

      var currency: Mimus._PropertyCalls<Void, String> {
        .init(storage, "currency", "currency.set(_:)")
      }

      var charge: [(amount: Int, to: String)] {
        storage._history("charge(_:to:)")
      }

      var refund: [Int] {
        storage._history("refund(_:)")
      }
    }
  }
}
