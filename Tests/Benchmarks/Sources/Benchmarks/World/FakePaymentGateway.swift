// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakePaymentGateway: PaymentGateway, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any PaymentGateway)?

  init(forwardingTo real: (any PaymentGateway)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage
    target = real
  }

  func refresh() {
    let call = storage._call("refresh()")
    if let target, call.isUnanswered(Void.self) {
      return target.refresh()
    }
    return call.answer()
  }

  func refund(_ amount: Int) {
    let call = storage._call("refund(_:)", amount)
    if let target, call.isUnanswered(Void.self) {
      return target.refund(amount)
    }
    return call.answer()
  }

  func charge(_ amount: Int, to name: String) {
    let call = storage._call("charge(_:to:)", amount, name)
    if let target, call.isUnanswered(Void.self) {
      return target.charge(amount, to: name)
    }
    return call.answer()
  }

  func ship(_ a: Int, _ b: Int, _ c: Int, _ d: Int, to name: String, street: String, city: String, country: String) {
    let call = storage._call("ship(_:_:_:_:to:street:city:country:)", a, b, c, d, name, street, city, country)
    if let target, call.isUnanswered(Void.self) {
      return target.ship(a, b, c, d, to: name, street: street, city: city, country: country)
    }
    return call.answer()
  }

  func price(_ amount: Int, for name: String) -> Int {
    let call = storage._call("price(_:for:)", amount, name)
    if let target, call.isUnanswered(Int.self) {
      return target.price(amount, for: name)
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

    func refresh() -> Mimus._SyncStub<(), Void> {
      .init(storage, "refresh()")
    }

    func refund(_ amount: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> {
      .init(storage, "refund(_:)", amount)
    }

    func charge(
      _ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, String), Void> {
      .init(storage, "charge(_:to:)", amount, name)
    }

    func ship(
      _ a: Mimus.Argument<Int>, _ b: Mimus.Argument<Int>, _ c: Mimus.Argument<Int>, _ d: Mimus.Argument<Int>,
      to name: Mimus.Argument<String>, street: Mimus.Argument<String>, city: Mimus.Argument<String>,
      country: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, Int, Int, Int, String, String, String, String), Void> {
      .init(storage, "ship(_:_:_:_:to:street:city:country:)", a, b, c, d, name, street, city, country)
    }

    func price(_ amount: Mimus.Argument<Int>, for name: Mimus.Argument<String>) -> Mimus._SyncStub<(Int, String), Int> {
      .init(storage, "price(_:for:)", amount, name)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification

    func refresh() {
      storage.check("refresh()")
    }

    func refund(_ amount: Mimus.Argument<Int>) {
      storage.check("refund(_:)", amount)
    }

    func charge(_ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>) {
      storage.check("charge(_:to:)", amount, name)
    }

    func ship(
      _ a: Mimus.Argument<Int>, _ b: Mimus.Argument<Int>, _ c: Mimus.Argument<Int>, _ d: Mimus.Argument<Int>,
      to name: Mimus.Argument<String>, street: Mimus.Argument<String>, city: Mimus.Argument<String>,
      country: Mimus.Argument<String>
    ) {
      storage.check("ship(_:_:_:_:to:street:city:country:)", a, b, c, d, name, street, city, country)
    }

    func price(_ amount: Mimus.Argument<Int>, for name: Mimus.Argument<String>) {
      storage.check("price(_:for:)", amount, name)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage

    var refresh: [Void] {
      storage._history("refresh()")
    }

    var refund: [Int] {
      storage._history("refund(_:)")
    }

    var charge: [(amount: Int, to: String)] {
      storage._history("charge(_:to:)")
    }

    var ship: [(a: Int, b: Int, c: Int, d: Int, to: String, street: String, city: String, country: String)] {
      storage._history("ship(_:_:_:_:to:street:city:country:)")
    }

    var price: [(amount: Int, for: String)] {
      storage._history("price(_:for:)")
    }
  }
}
