// swift-format-ignore-file
import Mimus

class FakeAccount: Account {
  override init(owner: String) {
  super.init(owner: owner)
  self.storage._record("init(owner:)", owner)
}
  override var owner: String {
  get {
    let call = storage._call("owner")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.owner
    }
    return call.keptAnswer()
  }
  set {
    let call = storage._call("owner.set(_:)", newValue)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      // Where the superclass's property is read-only, write '@Faked(.get)' before 'override'.
      super.owner = newValue
    }
    call.keep(newValue, as: "owner")
  }
}
  override func deposit(_ amount: Int) throws -> Receipt {
  let call = storage._call("deposit(_:)", amount)
  if call.isLeft(toSuper: callsSuper, Receipt.self) {
    return try super.deposit(amount)
  }
  return try call.throwingAnswer()
}

nonisolated let storage = Mimus.Storage()._of(FakeAccount.self)
/// Whether members without a stub call the superclass's.
@safe nonisolated(unsafe) var callsSuper = false
nonisolated static let staticStorage = Mimus.Storage()._of(FakeAccount.self)

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
  var owner: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
    .init(.init(storage, "owner"), storage, "owner.set(_:)")
  }
  func deposit(_ amount: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Receipt> {
    .init(storage, "deposit(_:)", amount)
  }
}

struct Verifications {
  fileprivate let storage: Mimus._Verification
  var owner: Mimus._VerifiedProperty<String> { .init(storage, "owner", "owner.set(_:)") }
  func deposit(_ amount: Mimus.Argument<Int>) { storage.check("deposit(_:)", amount) }
}

struct Calls {
  fileprivate let storage: Mimus.Storage
  var owner: Mimus._PropertyCalls<Void, String> { .init(storage, "owner", "owner.set(_:)") }
  var deposit: [Int] { storage._history("deposit(_:)") }
}
}

extension FakeAccount: nonisolated Mimus.Mock {}
extension FakeAccount: nonisolated Mimus.StaticMock {}
