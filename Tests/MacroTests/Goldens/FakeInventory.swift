// swift-format-ignore-file
import Mimus

actor FakeInventory: Inventory {
  func reserve(_ title: String) -> Int {
  let call = storage._call("reserve(_:)", title)
  return call.answer()
}

nonisolated let storage: Mimus.Storage

init(storage: Mimus.Storage = Mimus.Storage()) {
  self.storage = storage._of(FakeInventory.self)
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
  func reserve(_ title: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "reserve(_:)", title) }
}

struct Verifications {
  fileprivate let storage: Mimus._Verification
  func reserve(_ title: Mimus.Argument<String>) { storage.check("reserve(_:)", title) }
}

struct Calls {
  fileprivate let storage: Mimus.Storage
  var reserve: [String] { storage._history("reserve(_:)") }
}
}

extension FakeInventory: nonisolated Mimus.Mock {}
