// swift-format-ignore-file
import Mimus

final class FakePaymentGateway: PaymentGateway {
  func charge(_ amount: Int, to name: String) async throws -> Receipt {
  let call = storage._call("charge(_:to:)", amount, name)
  if let target, await call.isAsyncUnanswered(Receipt.self) {
    // Unless a parent has this member, nonmutating, with these effects and isolation, write '@Fake(forwarding: false)'.
    func forward(_ real: some PaymentGateway) async throws -> Receipt {
      try await Mimus._same(Mimus._sent(real).charge(
        Mimus._sent(Mimus._same(amount)), to: Mimus._sent(Mimus._same(name))
      ))
    }
    return try await forward(target.value)
  }
  return try await call.asyncThrowingAnswer()
}
  var currency: String {
  get {
    let call = storage._call("currency")
    if let target, call.isUnanswered(String.self, Never.self) {
      // Unless a parent has this member, nonmutating, with these effects and isolation, write '@Fake(forwarding: false)'.
      func forward(_ real: some PaymentGateway) -> String {
        Mimus._same(real.currency)
      }
      return forward(target.value)
    }
    return call.keptAnswer()
  }
  set {
    let call = storage._call("currency.set(_:)", newValue)
    if let target, call.isUnanswered(Void.self, Never.self) {
      func forward<Real: PaymentGateway>(_ real: inout Real) {
        call.set(\Real.currency, of: &real, to: newValue)
      }
      return forward(&target.value)
    }
    call.keep(newValue, as: "currency")
  }
}

nonisolated let storage: Mimus.Storage
private let target: Mimus._Target<any PaymentGateway & Copyable>?

init(forwardingTo real: (any PaymentGateway & Copyable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
  self.storage = storage._of(FakePaymentGateway.self)
  target = real.map { Mimus._Target($0) }
}

nonisolated var stub: Stubs { Stubs(storage: storage) }
nonisolated var calls: Calls { Calls(storage: storage) }
nonisolated func verify(
  _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Verifications {
  Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
}

struct Stubs {
  fileprivate let storage: Mimus.Storage
  func charge(
    _ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>
  ) -> Mimus._AsyncThrowingStub<(amount: Int, to: String), any Swift.Error, Receipt> {
    .init(storage, "charge(_:to:)", amount, name)
  }
  var currency: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
    .init(.init(storage, "currency"), storage, "currency.set(_:)")
  }
}

struct Verifications {
  fileprivate let storage: Mimus._Verification
  func charge(_ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>) {
    storage.check("charge(_:to:)", amount, name)
  }
  var currency: Mimus._VerifiedProperty<String> { .init(storage, "currency", "currency.set(_:)") }
}

struct Calls {
  fileprivate let storage: Mimus.Storage
  var charge: [(amount: Int, to: String)] { storage._history("charge(_:to:)") }
  var currency: Mimus._PropertyCalls<Void, String> { .init(storage, "currency", "currency.set(_:)") }
}
}

extension FakePaymentGateway: nonisolated Mimus.Mock {}
