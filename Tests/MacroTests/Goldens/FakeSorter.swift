// swift-format-ignore-file
import Mimus

final class FakeSorter: Sorter {
  func sort(_ items: inout [String], from place: Int) throws(CardError) -> Int {
  let call = storage._call("sort(_:from:)", items, place)
  if let body = call.body(Stubs.SortStub.Body.self, Int.self) {
    return try body.run(&items, place)
  }
  if let target, call.isUnanswered(Int.self, CardError.self) {
    // Unless a parent has this member, nonmutating, with these effects and isolation, write '@Fake(forwarding: false)'.
    func forward(_ real: some Sorter) throws(CardError) -> Int {
      var itemsChanged = Mimus._Changing(items)
      defer { items = itemsChanged.value }
      return try Mimus._same(real.sort(&itemsChanged[], from: Mimus._same(place)))
    }
    return try forward(target.value)
  }
  return try call.throwingAnswer(CardError.self)
}

nonisolated let storage: Mimus.Storage
private let target: Mimus._Target<any Sorter & Copyable>?

init(forwardingTo real: (any Sorter & Copyable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
  self.storage = storage._of(FakeSorter.self)
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
  func sort(_ items: Mimus.Argument<[String]>, from place: Mimus.Argument<Int>) -> SortStub {
    .init(_stub: ._of(storage, "sort(_:from:)", items, place))
  }

  struct SortStub: Mimus._ReturningStub, Mimus._ThrowingStub {
    typealias _Value = Int
    typealias _Failure = CardError
    let _stub: Mimus.CallStub

    fileprivate struct Body: Mimus._Body { let run: (inout [String], Int) throws(CardError) -> Int }

    @discardableResult
    func andDo(
      _ body: @escaping (inout [String], Int) throws(CardError) -> Int, fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
      _handing(Body(run: body), fileID, filePath, line, column)
    }
  }
}

struct Verifications {
  fileprivate let storage: Mimus._Verification
  func sort(_ items: Mimus.Argument<[String]>, from place: Mimus.Argument<Int>) {
    storage.check("sort(_:from:)", items, place)
  }
}

struct Calls {
  fileprivate let storage: Mimus.Storage
  var sort: [(items: [String], from: Int)] { storage._history("sort(_:from:)") }
}
}

extension FakeSorter: nonisolated Mimus.Mock {}
