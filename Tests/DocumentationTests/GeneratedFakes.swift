// Written by mimus-fake: changes made here are lost.

import Mimus

extension Generating {
  final class FakePaymentGateway: PaymentGateway, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any PaymentGateway>?

    init(forwardingTo real: (any PaymentGateway)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakePaymentGateway.self)
      target = real.map { Mimus._Target($0) }
    }

    var currency: String {
      get {
        let call = storage._call("currency")
        if let target, call.isUnanswered(String.self, Never.self) {
          return target.value.currency
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("currency.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.currency = newValue
        }
        call.keep(newValue, as: "currency")
      }
    }

    func charge(_ amount: Int, to name: String) async throws -> Receipt {
      let call = storage._call("charge(_:to:)", amount, name)
      if let target, await call.isAsyncUnanswered(Receipt.self) {
        return try await target.value.charge(amount, to: name)
      }
      return try await call.asyncThrowingAnswer()
    }

    func refund(_ amount: Int) {
      let call = storage._call("refund(_:)", amount)
      if let target, call.isUnanswered(Void.self, Never.self) {
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
      ) -> Mimus._AsyncThrowingStub<(amount: Int, to: String), any Swift.Error, Receipt> {
        .init(storage, "charge(_:to:)", amount, name)
      }
      func refund(_ amount: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "refund(_:)", amount) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var currency: Mimus._VerifiedProperty<String> { .init(storage, "currency", "currency.set(_:)") }
      func charge(_ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>) {
        storage.check("charge(_:to:)", amount, name)
      }
      func refund(_ amount: Mimus.Argument<Int>) { storage.check("refund(_:)", amount) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var currency: Mimus._PropertyCalls<Void, String> { .init(storage, "currency", "currency.set(_:)") }
      var charge: [(amount: Int, to: String)] { storage._history("charge(_:to:)") }
      var refund: [Int] { storage._history("refund(_:)") }
    }
  }
}

extension FakeFunctions {
  final class FakeShopClient: @unchecked Sendable, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: ShopClient?

    init(forwardingTo real: ShopClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeShopClient.self)
      target = real
    }

    /// The structure to pass to the code under test. Its closures call this fake.
    var client: ShopClient {
      ShopClient(
        charge: { argument1, argument2 in try await self.charge(argument1, argument2) },
        currency: { self.currency() },
        refunds: { self.refunds() }
      )
    }

    func charge(_ argument1: Int, _ argument2: String) async throws -> Receipt {
      let call = storage._call("charge", argument1, argument2)
      if let target = self.target?.charge, await call.isAsyncUnanswered(Receipt.self) {
        return try await target(argument1, argument2)
      }
      return try await call.asyncThrowingAnswer()
    }

    func currency() -> String {
      let call = storage._call("currency")
      if let target = self.target?.currency, call.isUnanswered(String.self, Never.self) {
        return target()
      }
      return call.answer()
    }

    func refunds() -> AsyncStream<Int> {
      let call = storage._call("refunds")
      if let target = self.target?.refunds, call.isUnanswered(AsyncStream<Int>.self, Never.self) {
        return target()
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
      func charge(
        _ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>
      ) -> Mimus._AsyncThrowingStub<(Int, String), any Swift.Error, Receipt> {
        .init(storage, "charge", argument1, argument2)
      }
      func currency() -> Mimus._SyncStub<(), String> { .init(storage, "currency") }
      func refunds() -> Mimus._SyncStub<(), AsyncStream<Int>> { .init(storage, "refunds") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func charge(_ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>) {
        storage.check("charge", argument1, argument2)
      }
      func currency() { storage.check("currency") }
      func refunds() { storage.check("refunds") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var charge: [(Int, String)] { storage._history("charge") }
      var currency: [Void] { storage._history("currency") }
      var refunds: [Void] { storage._history("refunds") }
    }
  }
}

extension Typed {
  final class FakeLabelPrinter: LabelPrinter, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeLabelPrinter.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override func print(_ title: String, copies: Int) -> Bool {
      let call = storage._call("print(_:copies:)", title, copies)
      if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
        return super.print(title, copies: copies)
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
      func print(_ title: Mimus.Argument<String>, copies: Mimus.Argument<Int>) -> Mimus._SyncStub<(String, Int), Bool> {
        .init(storage, "print(_:copies:)", title, copies)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func print(_ title: Mimus.Argument<String>, copies: Mimus.Argument<Int>) {
        storage.check("print(_:copies:)", title, copies)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var print: [(title: String, copies: Int)] { storage._history("print(_:copies:)") }
    }
  }
}
