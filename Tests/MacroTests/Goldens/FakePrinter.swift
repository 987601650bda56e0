// swift-format-ignore-file
import Mimus

protocol Printer: Sendable {
  func label(for title: String) throws -> String
  var isReady: Bool { get async }
}

final class FakePrinter: Printer, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Printer)?

  init(forwardingTo real: (any Printer)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePrinter.self)
    target = real
  }

  func label(for title: String) throws -> String {
    let call = storage._call("label(for:)", title)
    if let target, call.isUnanswered(String.self) {
      return try target.label(for: title)
    }
    return try call.throwingAnswer()
  }

  var isReady: Bool {
    get async {
      let call = storage._call("isReady")
      if let target, await call.isAsyncUnanswered(Bool.self, Never.self) {
        return await target.isReady
      }
      return await call.asyncAnswer()
    }
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
    func label(for title: Mimus.Argument<String>) -> Mimus._SyncThrowingStub<String, any Swift.Error, String> {
      .init(storage, "label(for:)", title)
    }
    var isReady: Mimus._StubbedGetter<Mimus._AsyncStub<(), Bool>> { .init(.init(storage, "isReady")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func label(for title: Mimus.Argument<String>) { storage.check("label(for:)", title) }
    var isReady: Mimus._VerifiedGetter { .init(storage, "isReady") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var label: [String] { storage._history("label(for:)") }
    var isReady: Mimus._GetterCalls<Void> { .init(storage, "isReady") }
  }
}
