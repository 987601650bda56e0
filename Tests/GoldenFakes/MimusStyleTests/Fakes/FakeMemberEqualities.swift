// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeBottleRack<Bottle, Row: Collection>: BottleRack, Mimus.Mock where Row.Element == Bottle {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBottleRack.self)
  }

  func bottles() -> Row {
    let call = storage._call("bottles()")
    return call.answer()
  }

  func add(_ bottle: Bottle) {
    let call = storage._call("add(_:)", bottle)
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
    func bottles() -> Mimus._SyncStub<(), Row> { .init(storage, "bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) -> Mimus._SyncStub<Bottle, Void> { .init(storage, "add(_:)", bottle) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bottles() { storage.check("bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) { storage.check("add(_:)", bottle) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bottles: [Void] { storage._history("bottles()") }
    var add: [Bottle] { storage._history("add(_:)") }
  }
}

final class FakeArrayRack<Bottle>: ArrayRack, Mimus.Mock where [Bottle].Element == Bottle {
  typealias Row = [Bottle]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeArrayRack.self)
  }

  func bottles() -> Row {
    let call = storage._call("bottles()")
    return call.answer()
  }

  func add(_ bottle: Bottle) {
    let call = storage._call("add(_:)", bottle)
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
    func bottles() -> Mimus._SyncStub<(), Row> { .init(storage, "bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) -> Mimus._SyncStub<Bottle, Void> { .init(storage, "add(_:)", bottle) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bottles() { storage.check("bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) { storage.check("add(_:)", bottle) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bottles: [Void] { storage._history("bottles()") }
    var add: [Bottle] { storage._history("add(_:)") }
  }
}

final class FakeSetRack<Bottle>: SetRack, Mimus.Mock
where Bottle: Hashable, Set<Bottle>.Element == Bottle, Set<Bottle>: Collection {
  typealias Row = Set<Bottle>

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSetRack.self)
  }

  func bottles() -> Row {
    let call = storage._call("bottles()")
    return call.answer()
  }

  func add(_ bottle: Bottle) {
    let call = storage._call("add(_:)", bottle)
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
    func bottles() -> Mimus._SyncStub<(), Row> { .init(storage, "bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) -> Mimus._SyncStub<Bottle, Void> { .init(storage, "add(_:)", bottle) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bottles() { storage.check("bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) { storage.check("add(_:)", bottle) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bottles: [Void] { storage._history("bottles()") }
    var add: [Bottle] { storage._history("add(_:)") }
  }
}

final class FakeWineRack: WineRack, Mimus.Mock {
  typealias Bottle = String
  typealias Row = [Bottle]

  let storage: Mimus.Storage
  private let target: (any WineRack)?

  init(forwardingTo real: (any WineRack)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWineRack.self)
    target = real
  }

  func bottles() -> Row {
    let call = storage._call("bottles()")
    if let target, call.isUnanswered(Row.self, Never.self) {
      return target.bottles()
    }
    return call.answer()
  }

  func add(_ bottle: Bottle) {
    let call = storage._call("add(_:)", bottle)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.add(bottle)
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
    func bottles() -> Mimus._SyncStub<(), Row> { .init(storage, "bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) -> Mimus._SyncStub<Bottle, Void> { .init(storage, "add(_:)", bottle) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bottles() { storage.check("bottles()") }
    func add(_ bottle: Mimus.Argument<Bottle>) { storage.check("add(_:)", bottle) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bottles: [Void] { storage._history("bottles()") }
    var add: [Bottle] { storage._history("add(_:)") }
  }
}

final class FakeVineyard<Vine: Identifiable>: Vineyard, Mimus.Mock {
  typealias Label = Vine.ID

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVineyard.self)
  }

  func vine(_ label: Label) -> Vine? {
    let call = storage._call("vine(_:)", label)
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
    func vine(_ label: Mimus.Argument<Label>) -> Mimus._SyncStub<Label, Vine?> { .init(storage, "vine(_:)", label) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func vine(_ label: Mimus.Argument<Label>) { storage.check("vine(_:)", label) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var vine: [Label] { storage._history("vine(_:)") }
  }
}

final class FakeNumberedVineyard<Vine: Identifiable>: NumberedVineyard, Mimus.Mock where Vine.ID == Int {
  typealias Label = Vine.ID

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNumberedVineyard.self)
  }

  func vine(_ label: Label) -> Vine? {
    let call = storage._call("vine(_:)", label)
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
    func vine(_ label: Mimus.Argument<Label>) -> Mimus._SyncStub<Label, Vine?> { .init(storage, "vine(_:)", label) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func vine(_ label: Mimus.Argument<Label>) { storage.check("vine(_:)", label) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var vine: [Label] { storage._history("vine(_:)") }
  }
}

final class FakeNamedVineyard<Vine: Identifiable>: NamedVineyard, Mimus.Mock where Vine: Identifiable<String> {
  typealias Label = Vine.ID

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNamedVineyard.self)
  }

  func vine(_ label: String) -> Vine? {
    let call = storage._call("vine(_:)", label)
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
    func vine(_ label: Mimus.Argument<String>) -> Mimus._SyncStub<String, Vine?> { .init(storage, "vine(_:)", label) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func vine(_ label: Mimus.Argument<String>) { storage.check("vine(_:)", label) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var vine: [String] { storage._history("vine(_:)") }
  }
}

final class FakeCooperage<Barrel: Identifiable>: Cooperage, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCooperage.self)
  }

  func barrel(_ stamp: Barrel.ID) -> Barrel? {
    let call = storage._call("barrel(_:)", stamp)
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
    func barrel(_ stamp: Mimus.Argument<Barrel.ID>) -> Mimus._SyncStub<Barrel.ID, Barrel?> {
      .init(storage, "barrel(_:)", stamp)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func barrel(_ stamp: Mimus.Argument<Barrel.ID>) { storage.check("barrel(_:)", stamp) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var barrel: [Barrel.ID] { storage._history("barrel(_:)") }
  }
}

final class FakeStampedCooperage<Barrel: Identifiable>: StampedCooperage, Mimus.Mock where Barrel.ID == Int {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStampedCooperage.self)
  }

  func barrel(_ stamp: Barrel.ID) -> Barrel? {
    let call = storage._call("barrel(_:)", stamp)
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
    func barrel(_ stamp: Mimus.Argument<Barrel.ID>) -> Mimus._SyncStub<Barrel.ID, Barrel?> {
      .init(storage, "barrel(_:)", stamp)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func barrel(_ stamp: Mimus.Argument<Barrel.ID>) { storage.check("barrel(_:)", stamp) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var barrel: [Barrel.ID] { storage._history("barrel(_:)") }
  }
}

final class FakeSortedCooperage<Barrel: Identifiable>: SortedCooperage, Mimus.Mock where Barrel.ID: Comparable {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSortedCooperage.self)
  }

  func barrel(_ stamp: Barrel.ID) -> Barrel? {
    let call = storage._call("barrel(_:)", stamp)
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
    func barrel(_ stamp: Mimus.Argument<Barrel.ID>) -> Mimus._SyncStub<Barrel.ID, Barrel?> {
      .init(storage, "barrel(_:)", stamp)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func barrel(_ stamp: Mimus.Argument<Barrel.ID>) { storage.check("barrel(_:)", stamp) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var barrel: [Barrel.ID] { storage._history("barrel(_:)") }
  }
}

final class FakePressing<Grape>: Pressing, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePressing.self)
  }

  func press(_ grapes: Grape) {
    let call = storage._call("press(_:)", grapes)
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
    func press(_ grapes: Mimus.Argument<Grape>) -> Mimus._SyncStub<Grape, Void> { .init(storage, "press(_:)", grapes) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press(_ grapes: Mimus.Argument<Grape>) { storage.check("press(_:)", grapes) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var press: [Grape] { storage._history("press(_:)") }
  }
}

final class FakeBatchPressing<Berry>: BatchPressing, Mimus.Mock {
  typealias Grape = [Batch]
  typealias Batch = [Berry]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBatchPressing.self)
  }

  func press(_ grapes: Grape) {
    let call = storage._call("press(_:)", grapes)
    return call.answer()
  }

  func sort(_ berry: Berry) {
    let call = storage._call("sort(_:)", berry)
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
    func press(_ grapes: Mimus.Argument<Grape>) -> Mimus._SyncStub<Grape, Void> { .init(storage, "press(_:)", grapes) }
    func sort(_ berry: Mimus.Argument<Berry>) -> Mimus._SyncStub<Berry, Void> { .init(storage, "sort(_:)", berry) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press(_ grapes: Mimus.Argument<Grape>) { storage.check("press(_:)", grapes) }
    func sort(_ berry: Mimus.Argument<Berry>) { storage.check("sort(_:)", berry) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var press: [Grape] { storage._history("press(_:)") }
    var sort: [Berry] { storage._history("sort(_:)") }
  }
}

final class FakeCountedPressing: CountedPressing, Mimus.Mock {
  typealias Grape = [Batch]
  typealias Batch = [Berry]
  typealias Berry = Int

  let storage: Mimus.Storage
  private let target: (any CountedPressing)?

  init(forwardingTo real: (any CountedPressing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCountedPressing.self)
    target = real
  }

  func press(_ grapes: Grape) {
    let call = storage._call("press(_:)", grapes)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.press(grapes)
    }
    return call.answer()
  }

  func sort(_ berry: Berry) {
    let call = storage._call("sort(_:)", berry)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sort(berry)
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
    func press(_ grapes: Mimus.Argument<Grape>) -> Mimus._SyncStub<Grape, Void> { .init(storage, "press(_:)", grapes) }
    func sort(_ berry: Mimus.Argument<Berry>) -> Mimus._SyncStub<Berry, Void> { .init(storage, "sort(_:)", berry) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press(_ grapes: Mimus.Argument<Grape>) { storage.check("press(_:)", grapes) }
    func sort(_ berry: Mimus.Argument<Berry>) { storage.check("sort(_:)", berry) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var press: [Grape] { storage._history("press(_:)") }
    var sort: [Berry] { storage._history("sort(_:)") }
  }
}

final class FakeBlending<Cask>: Blending, Mimus.Mock {
  typealias Must = [Cask]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBlending.self)
  }

  func blend(_ must: Must) -> Cask {
    let call = storage._call("blend(_:)", must)
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
    func blend(_ must: Mimus.Argument<Must>) -> Mimus._SyncStub<Must, Cask> { .init(storage, "blend(_:)", must) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func blend(_ must: Mimus.Argument<Must>) { storage.check("blend(_:)", must) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var blend: [Must] { storage._history("blend(_:)") }
  }
}

final class FakeBottling<Crate, Cork>: Bottling, Mimus.Mock {
  typealias Flask = Crate

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBottling.self)
  }

  func fill(_ flask: Flask) -> Crate {
    let call = storage._call("fill(_:)", flask)
    return call.answer()
  }

  func close(_ cork: Cork) {
    let call = storage._call("close(_:)", cork)
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
    func fill(_ flask: Mimus.Argument<Flask>) -> Mimus._SyncStub<Flask, Crate> { .init(storage, "fill(_:)", flask) }
    func close(_ cork: Mimus.Argument<Cork>) -> Mimus._SyncStub<Cork, Void> { .init(storage, "close(_:)", cork) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fill(_ flask: Mimus.Argument<Flask>) { storage.check("fill(_:)", flask) }
    func close(_ cork: Mimus.Argument<Cork>) { storage.check("close(_:)", cork) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fill: [Flask] { storage._history("fill(_:)") }
    var close: [Cork] { storage._history("close(_:)") }
  }
}

final class FakeTasting<Red: Identifiable, Vintage, White: Identifiable>: Tasting, Mimus.Mock
where Red.ID == Vintage, White.ID == Vintage {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTasting.self)
  }

  func taste(_ red: Red, vintage: Vintage, white: White) {
    let call = storage._call("taste(_:vintage:white:)", red, vintage, white)
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
    func taste(
      _ red: Mimus.Argument<Red>, vintage: Mimus.Argument<Vintage>, white: Mimus.Argument<White>
    ) -> Mimus._SyncStub<(Red, Vintage, White), Void> {
      .init(storage, "taste(_:vintage:white:)", red, vintage, white)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func taste(_ red: Mimus.Argument<Red>, vintage: Mimus.Argument<Vintage>, white: Mimus.Argument<White>) {
      storage.check("taste(_:vintage:white:)", red, vintage, white)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var taste: [(red: Red, vintage: Vintage, white: White)] { storage._history("taste(_:vintage:white:)") }
  }
}

final class FakeBlindTasting<White: Identifiable>: BlindTasting, Mimus.Mock where White: Identifiable {
  typealias Red = White
  typealias Vintage = Red.ID

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBlindTasting.self)
  }

  func taste(_ red: Red, vintage: Vintage, white: White) {
    let call = storage._call("taste(_:vintage:white:)", red, vintage, white)
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
    func taste(
      _ red: Mimus.Argument<Red>, vintage: Mimus.Argument<Vintage>, white: Mimus.Argument<White>
    ) -> Mimus._SyncStub<(Red, Vintage, White), Void> {
      .init(storage, "taste(_:vintage:white:)", red, vintage, white)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func taste(_ red: Mimus.Argument<Red>, vintage: Mimus.Argument<Vintage>, white: Mimus.Argument<White>) {
      storage.check("taste(_:vintage:white:)", red, vintage, white)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var taste: [(red: Red, vintage: Vintage, white: White)] { storage._history("taste(_:vintage:white:)") }
  }
}

final class FakeSupply<Good>: Supply, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Supply<Good>)?

  init(forwardingTo real: (any Supply<Good>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSupply.self)
    target = real
  }

  func supply() -> Good {
    let call = storage._call("supply()")
    if let target, call.isUnanswered(Good.self, Never.self) {
      return target.supply()
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
    func supply() -> Mimus._SyncStub<(), Good> { .init(storage, "supply()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func supply() { storage.check("supply()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var supply: [Void] { storage._history("supply()") }
  }
}

final class FakeVintnerSupplying: VintnerSupplying, Mimus.Mock {
  typealias Good = Vintner

  let storage: Mimus.Storage
  private let target: (any VintnerSupplying)?

  init(forwardingTo real: (any VintnerSupplying)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVintnerSupplying.self)
    target = real
  }

  func supply() -> Good {
    let call = storage._call("supply()")
    if let target, call.isUnanswered(Good.self, Never.self) {
      return target.supply()
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
    func supply() -> Mimus._SyncStub<(), Good> { .init(storage, "supply()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func supply() { storage.check("supply()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var supply: [Void] { storage._history("supply()") }
  }
}

final class FakeTavern<Guest, Cellar: Supply<Guest>>: Tavern, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTavern.self)
  }

  func serve(_ guest: Guest) {
    let call = storage._call("serve(_:)", guest)
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
    func serve(_ guest: Mimus.Argument<Guest>) -> Mimus._SyncStub<Guest, Void> { .init(storage, "serve(_:)", guest) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func serve(_ guest: Mimus.Argument<Guest>) { storage.check("serve(_:)", guest) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var serve: [Guest] { storage._history("serve(_:)") }
  }
}

final class FakeVintnerTavern: VintnerTavern, Mimus.Mock {
  typealias Guest = Cellar.Good
  typealias Cellar = VintnerSupply

  let storage: Mimus.Storage
  private let target: (any VintnerTavern)?

  init(forwardingTo real: (any VintnerTavern)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVintnerTavern.self)
    target = real
  }

  func serve(_ guest: Guest) {
    let call = storage._call("serve(_:)", guest)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.serve(guest)
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
    func serve(_ guest: Mimus.Argument<Guest>) -> Mimus._SyncStub<Guest, Void> { .init(storage, "serve(_:)", guest) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func serve(_ guest: Mimus.Argument<Guest>) { storage.check("serve(_:)", guest) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var serve: [Guest] { storage._history("serve(_:)") }
  }
}

final class FakeSuppliedTavern<Cellar: Supply<Vintner>>: SuppliedTavern, Mimus.Mock where Cellar: Supply<Vintner> {
  typealias Guest = Vintner

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSuppliedTavern.self)
  }

  func serve(_ guest: Guest) {
    let call = storage._call("serve(_:)", guest)
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
    func serve(_ guest: Mimus.Argument<Guest>) -> Mimus._SyncStub<Guest, Void> { .init(storage, "serve(_:)", guest) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func serve(_ guest: Mimus.Argument<Guest>) { storage.check("serve(_:)", guest) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var serve: [Guest] { storage._history("serve(_:)") }
  }
}

final class FakeInn<Cellar: Supply>: Inn, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInn.self)
  }

  var cellar: Cellar {
    get {
      let call = storage._call("cellar")
      return call.answer()
    }
  }

  func show(_ good: Cellar.Good) {
    let call = storage._call("show(_:)", good)
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
    var cellar: Mimus._StubbedGetter<Mimus._SyncStub<(), Cellar>> { .init(.init(storage, "cellar")) }
    func show(_ good: Mimus.Argument<Cellar.Good>) -> Mimus._SyncStub<Cellar.Good, Void> {
      .init(storage, "show(_:)", good)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var cellar: Mimus._VerifiedGetter { .init(storage, "cellar") }
    func show(_ good: Mimus.Argument<Cellar.Good>) { storage.check("show(_:)", good) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cellar: Mimus._GetterCalls<Void> { .init(storage, "cellar") }
    var show: [Cellar.Good] { storage._history("show(_:)") }
  }
}

final class FakeVintnerInn<Cellar: Supply>: VintnerInn, Mimus.Mock where Cellar: VintnerSupplying {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVintnerInn.self)
  }

  var cellar: Cellar {
    get {
      let call = storage._call("cellar")
      return call.answer()
    }
  }

  func show(_ good: Vintner) {
    let call = storage._call("show(_:)", good)
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
    var cellar: Mimus._StubbedGetter<Mimus._SyncStub<(), Cellar>> { .init(.init(storage, "cellar")) }
    func show(_ good: Mimus.Argument<Vintner>) -> Mimus._SyncStub<Vintner, Void> { .init(storage, "show(_:)", good) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var cellar: Mimus._VerifiedGetter { .init(storage, "cellar") }
    func show(_ good: Mimus.Argument<Vintner>) { storage.check("show(_:)", good) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cellar: Mimus._GetterCalls<Void> { .init(storage, "cellar") }
    var show: [Vintner] { storage._history("show(_:)") }
  }
}

final class FakeStage<Intake, Yield>: Stage, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Stage<Intake, Yield>)?

  init(forwardingTo real: (any Stage<Intake, Yield>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStage.self)
    target = real
  }

  func run(_ intake: Intake) async throws -> Yield {
    let call = storage._call("run(_:)", intake)
    if let target, await call.isAsyncUnanswered(Yield.self) {
      return try await target.run(intake)
    }
    return try await call.asyncThrowingAnswer()
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
    func run(_ intake: Mimus.Argument<Intake>) -> Mimus._AsyncThrowingStub<Intake, any Swift.Error, Yield> {
      .init(storage, "run(_:)", intake)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(_ intake: Mimus.Argument<Intake>) { storage.check("run(_:)", intake) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [Intake] { storage._history("run(_:)") }
  }
}

final class FakeStagePair<Intake, Yield, First: Stage, Last: Stage<First.Yield, Yield>>: StagePair, Mimus.Mock
where First.Intake == Intake {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStagePair.self)
  }

  func run(_ intake: Intake) async throws -> Last.Yield {
    let call = storage._call("run(_:)", intake)
    return try await call.asyncThrowingAnswer()
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
    func run(_ intake: Mimus.Argument<Intake>) -> Mimus._AsyncThrowingStub<Intake, any Swift.Error, Last.Yield> {
      .init(storage, "run(_:)", intake)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(_ intake: Mimus.Argument<Intake>) { storage.check("run(_:)", intake) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [Intake] { storage._history("run(_:)") }
  }
}

final class FakeIntStage: IntStage, Mimus.Mock {
  typealias Intake = Int
  typealias Yield = Int

  let storage: Mimus.Storage
  private let target: (any IntStage)?

  init(forwardingTo real: (any IntStage)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIntStage.self)
    target = real
  }

  func run(_ intake: Intake) async throws -> Yield {
    let call = storage._call("run(_:)", intake)
    if let target, await call.isAsyncUnanswered(Yield.self) {
      return try await target.run(intake)
    }
    return try await call.asyncThrowingAnswer()
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
    func run(_ intake: Mimus.Argument<Intake>) -> Mimus._AsyncThrowingStub<Intake, any Swift.Error, Yield> {
      .init(storage, "run(_:)", intake)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(_ intake: Mimus.Argument<Intake>) { storage.check("run(_:)", intake) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [Intake] { storage._history("run(_:)") }
  }
}

final class FakeIntStagePair<First: Stage>: IntStagePair, Mimus.Mock
where First: IntStage, First.Intake == Int, First: Stage<First.Yield, First.Yield> {
  typealias Intake = Int
  typealias Yield = Last.Yield
  typealias Last = First

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIntStagePair.self)
  }

  func run(_ intake: Intake) async throws -> Last.Yield {
    let call = storage._call("run(_:)", intake)
    return try await call.asyncThrowingAnswer()
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
    func run(_ intake: Mimus.Argument<Intake>) -> Mimus._AsyncThrowingStub<Intake, any Swift.Error, Last.Yield> {
      .init(storage, "run(_:)", intake)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(_ intake: Mimus.Argument<Intake>) { storage.check("run(_:)", intake) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [Intake] { storage._history("run(_:)") }
  }
}

final class FakeOrdering: Ordering, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Ordering)?

  init(forwardingTo real: (any Ordering)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOrdering.self)
    target = real
  }

  func add<Wines: Sequence>(_ wines: Wines) where Wines.Element == FakeOrdering {
    let call = storage._call("add(_:)", wines)
    return call.answer()
  }

  func sell<each Wine: Hashable>(_ wines: repeat each Wine) {
    let call = storage._call("sell(_:)", Mimus._packed(repeat each wines))
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sell(repeat each wines)
    }
    return call.answer()
  }

  func ship(_ label: String, to name: consuming String) -> Int {
    let call = storage._call("ship(_:to:)", label, copy name)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.ship(label, to: name)
    }
    return call.answer()
  }

  func check(_ make: @escaping () throws(Never) -> Int) {
    let call = storage._call("check(_:)", make)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.check(make)
    }
    return call.answer()
  }

  func open(_ key: CellarRoute.Key) {
    let call = storage._call("open(_:)", key)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.open(key)
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
    func add<Wines: Sequence>(
      _ wines: Mimus.Argument<Wines>
    ) -> Mimus._SyncStub<Wines, Void> where Wines.Element == FakeOrdering {
      .init(storage, "add(_:)", wines)
    }
    func sell<each Wine: Hashable>(_ wines: repeat Mimus.Argument<each Wine>) -> Mimus._SyncStub<[Any], Void> {
      .init(storage, "sell(_:)", Mimus._packed(repeat each wines))
    }
    func ship(
      _ label: Mimus.Argument<String>, to name: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(String, String), Int> {
      .init(storage, "ship(_:to:)", label, name)
    }
    func check(_ make: Mimus.Argument<() throws(Never) -> Int>) -> Mimus._SyncStub<() throws(Never) -> Int, Void> {
      .init(storage, "check(_:)", make)
    }
    func open(_ key: Mimus.Argument<CellarRoute.Key>) -> Mimus._SyncStub<CellarRoute.Key, Void> {
      .init(storage, "open(_:)", key)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func add<Wines: Sequence>(_ wines: Mimus.Argument<Wines>) where Wines.Element == FakeOrdering {
      storage.check("add(_:)", wines)
    }
    func sell<each Wine: Hashable>(_ wines: repeat Mimus.Argument<each Wine>) {
      storage.check("sell(_:)", Mimus._packed(repeat each wines))
    }
    func ship(_ label: Mimus.Argument<String>, to name: Mimus.Argument<String>) {
      storage.check("ship(_:to:)", label, name)
    }
    func check(_ make: Mimus.Argument<() throws(Never) -> Int>) { storage.check("check(_:)", make) }
    func open(_ key: Mimus.Argument<CellarRoute.Key>) { storage.check("open(_:)", key) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var add: [Any] { storage._history("add(_:)") }
    var sell: [[Any]] { storage._history("sell(_:)") }
    var ship: [(label: String, to: String)] { storage._history("ship(_:to:)") }
    var check: [() throws(Never) -> Int] { storage._history("check(_:)") }
    var open: [CellarRoute.Key] { storage._history("open(_:)") }
  }
}

final class FakeOrderingAgain: OrderingAgain, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any OrderingAgain)?

  init(forwardingTo real: (any OrderingAgain)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOrderingAgain.self)
    target = real
  }

  func add<Wines: Sequence>(_ wines: Wines) where Wines.Element == FakeOrderingAgain {
    let call = storage._call("add(_:)", wines)
    return call.answer()
  }

  func sell<each Wine>(_ wines: repeat each Wine) where repeat each Wine: Hashable {
    let call = storage._call("sell(_:)", Mimus._packed(repeat each wines))
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sell(repeat each wines)
    }
    return call.answer()
  }

  func ship(_ label: String, to name: String) -> Int {
    let call = storage._call("ship(_:to:)", label, name)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.ship(label, to: name)
    }
    return call.answer()
  }

  func check(_ make: @escaping () -> Int) {
    let call = storage._call("check(_:)", make)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.check(make)
    }
    return call.answer()
  }

  func open(_ key: Int) {
    let call = storage._call("open(_:)", key)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.open(key)
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
    func add<Wines: Sequence>(
      _ wines: Mimus.Argument<Wines>
    ) -> Mimus._SyncStub<Wines, Void> where Wines.Element == FakeOrderingAgain {
      .init(storage, "add(_:)", wines)
    }
    func sell<each Wine>(
      _ wines: repeat Mimus.Argument<each Wine>
    ) -> Mimus._SyncStub<[Any], Void> where repeat each Wine: Hashable {
      .init(storage, "sell(_:)", Mimus._packed(repeat each wines))
    }
    func ship(
      _ label: Mimus.Argument<String>, to name: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(String, String), Int> {
      .init(storage, "ship(_:to:)", label, name)
    }
    func check(_ make: Mimus.Argument<() -> Int>) -> Mimus._SyncStub<() -> Int, Void> {
      .init(storage, "check(_:)", make)
    }
    func open(_ key: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "open(_:)", key) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func add<Wines: Sequence>(_ wines: Mimus.Argument<Wines>) where Wines.Element == FakeOrderingAgain {
      storage.check("add(_:)", wines)
    }
    func sell<each Wine>(_ wines: repeat Mimus.Argument<each Wine>) where repeat each Wine: Hashable {
      storage.check("sell(_:)", Mimus._packed(repeat each wines))
    }
    func ship(_ label: Mimus.Argument<String>, to name: Mimus.Argument<String>) {
      storage.check("ship(_:to:)", label, name)
    }
    func check(_ make: Mimus.Argument<() -> Int>) { storage.check("check(_:)", make) }
    func open(_ key: Mimus.Argument<Int>) { storage.check("open(_:)", key) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var add: [Any] { storage._history("add(_:)") }
    var sell: [[Any]] { storage._history("sell(_:)") }
    var ship: [(label: String, to: String)] { storage._history("ship(_:to:)") }
    var check: [() -> Int] { storage._history("check(_:)") }
    var open: [Int] { storage._history("open(_:)") }
  }
}

final class FakeCellared: Cellared, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any Cellared)?

  init(forwardingTo real: (any Cellared)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCellared.self)
    target = real
  }

  func age() -> Int {
    let call = storage._call("age()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.age()
    }
    return call.answer()
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
    func age() -> Mimus._SyncStub<(), Int> { .init(storage, "age()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func age() { storage.check("age()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var age: [Void] { storage._history("age()") }
  }
}

final class FakeChilled: Chilled, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Chilled)?

  init(forwardingTo real: (any Chilled)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeChilled.self)
    target = real
  }

  @MainActor
  func age() -> Int {
    let call = storage._call("age()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.age()
    }
    return call.answer()
  }

  func chill() {
    let call = storage._call("chill()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.chill()
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
    func age() -> Mimus._SyncStub<(), Int> { .init(storage, "age()") }
    func chill() -> Mimus._SyncStub<(), Void> { .init(storage, "chill()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func age() { storage.check("age()") }
    func chill() { storage.check("chill()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var age: [Void] { storage._history("age()") }
    var chill: [Void] { storage._history("chill()") }
  }
}

final class FakeFrozen: Frozen, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Frozen)?

  init(forwardingTo real: (any Frozen)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFrozen.self)
    target = real
  }

  @MainActor
  func age() -> Int {
    let call = storage._call("age()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.age()
    }
    return call.answer()
  }

  func chill() {
    let call = storage._call("chill()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.chill()
    }
    return call.answer()
  }

  func freeze() {
    let call = storage._call("freeze()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.freeze()
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
    func age() -> Mimus._SyncStub<(), Int> { .init(storage, "age()") }
    func chill() -> Mimus._SyncStub<(), Void> { .init(storage, "chill()") }
    func freeze() -> Mimus._SyncStub<(), Void> { .init(storage, "freeze()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func age() { storage.check("age()") }
    func chill() { storage.check("chill()") }
    func freeze() { storage.check("freeze()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var age: [Void] { storage._history("age()") }
    var chill: [Void] { storage._history("chill()") }
    var freeze: [Void] { storage._history("freeze()") }
  }
}

final class FakeSorting<Mark, Marks: Collection>: Sorting, Mimus.Mock where Marks.Element == Mark {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSorting.self)
  }

  func place(of mark: Mark) -> Marks.Index {
    let call = storage._call("place(of:)", mark)
    return call.answer()
  }

  func first() -> Marks.Element {
    let call = storage._call("first()")
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
    func place(of mark: Mimus.Argument<Mark>) -> Mimus._SyncStub<Mark, Marks.Index> {
      .init(storage, "place(of:)", mark)
    }
    func first() -> Mimus._SyncStub<(), Marks.Element> { .init(storage, "first()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func place(of mark: Mimus.Argument<Mark>) { storage.check("place(of:)", mark) }
    func first() { storage.check("first()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var place: [Mark] { storage._history("place(of:)") }
    var first: [Void] { storage._history("first()") }
  }
}

final class FakeListSorting: ListSorting, Mimus.Mock {
  typealias Mark = Marks.Element
  typealias Marks = [String]

  let storage: Mimus.Storage
  private let target: (any ListSorting)?

  init(forwardingTo real: (any ListSorting)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeListSorting.self)
    target = real
  }

  func place(of mark: String) -> Int {
    let call = storage._call("place(of:)", mark)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.place(of: mark)
    }
    return call.answer()
  }

  func first() -> String {
    let call = storage._call("first()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.first()
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
    func place(of mark: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "place(of:)", mark) }
    func first() -> Mimus._SyncStub<(), String> { .init(storage, "first()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func place(of mark: Mimus.Argument<String>) { storage.check("place(of:)", mark) }
    func first() { storage.check("first()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var place: [String] { storage._history("place(of:)") }
    var first: [Void] { storage._history("first()") }
  }
}

final class FakeFermenter: Fermenter, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFermenter.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(every interval: Double) {
    super.init(every: interval)
    self.storage._record("init(every:)", interval)
  }

  override func rest(for interval: Double, at degrees: Double = 18.5, limit: Int = 0xFF) -> Double {
    let call = storage._call("rest(for:at:limit:)", interval, degrees, limit)
    if call.isLeft(toSuper: callsSuper, Double.self, Never.self) {
      return super.rest(for: interval, at: degrees, limit: limit)
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
    func rest(
      for interval: Mimus.Argument<Double>, at degrees: Mimus.Argument<Double>, limit: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(Double, Double, Int), Double> {
      .init(storage, "rest(for:at:limit:)", interval, degrees, limit)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func rest(for interval: Mimus.Argument<Double>, at degrees: Mimus.Argument<Double>, limit: Mimus.Argument<Int>) {
      storage.check("rest(for:at:limit:)", interval, degrees, limit)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rest: [(for: Double, at: Double, limit: Int)] { storage._history("rest(for:at:limit:)") }
  }
}

final class FakeKeg: Keg, Mimus.Mock {
  typealias Content = [UInt8]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeg.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeKegRoom<Kegs: Keg, Log: Sequence>: KegRoom, Mimus.Mock
where Log.Element == [UInt8], Log.Element == Kegs.Content {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKegRoom.self)
  }

  func note(_ log: Log) {
    let call = storage._call("note(_:)", log)
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
    func note(_ log: Mimus.Argument<Log>) -> Mimus._SyncStub<Log, Void> { .init(storage, "note(_:)", log) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func note(_ log: Mimus.Argument<Log>) { storage.check("note(_:)", log) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var note: [Log] { storage._history("note(_:)") }
  }
}

extension Brewery {
  final class FakeMill: Mill, Mimus.Mock {
    typealias Grist = Malt

    let storage: Mimus.Storage

    init(storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeMill.self)
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
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
    }
  }
}

final class FakeMillRoom<Mills: Brewery.Mill, Sacks: Sequence>: MillRoom, Mimus.Mock
where Sacks.Element == Brewery.Malt, Sacks.Element == Mills.Grist {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMillRoom.self)
  }

  func grind(_ sacks: Sacks) {
    let call = storage._call("grind(_:)", sacks)
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
    func grind(_ sacks: Mimus.Argument<Sacks>) -> Mimus._SyncStub<Sacks, Void> { .init(storage, "grind(_:)", sacks) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func grind(_ sacks: Mimus.Argument<Sacks>) { storage.check("grind(_:)", sacks) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var grind: [Sacks] { storage._history("grind(_:)") }
  }
}

final class FakeMaltFeed: MaltFeed, Mimus.Mock {
  typealias Entry = Brewery.Malt

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMaltFeed.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeMaltScreen<Malt, Feed: MaltFeed>: MaltScreen, Mimus.Mock {
  typealias Malt = Malt
  typealias Feed = Feed

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMaltScreen.self)
  }

  func show(_ entry: Feed.Entry) {
    let call = storage._call("show(_:)", entry)
    return call.answer()
  }

  func show(_ malt: Malt) {
    let call = storage._call("show(_:)", malt)
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
    func show(_ entry: Mimus.Argument<Feed.Entry>) -> Mimus._SyncStub<Feed.Entry, Void> {
      .init(storage, "show(_:)", entry)
    }
    func show(_ malt: Mimus.Argument<Malt>) -> Mimus._SyncStub<Malt, Void> { .init(storage, "show(_:)", malt) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func show(_ entry: Mimus.Argument<Feed.Entry>) { storage.check("show(_:)", entry) }
    func show(_ malt: Mimus.Argument<Malt>) { storage.check("show(_:)", malt) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var showFeedEntry: [Feed.Entry] { storage._history("show(_:)") }
    var showMalt: [Malt] { storage._history("show(_:)") }
  }
}

final class FakeVineNode: VineNode, Mimus.Mock {
  typealias Shoots = [FakeVineNode]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVineNode.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeTrellis<Root: VineNode, Rows: Sequence>: Trellis, Mimus.Mock
where Rows.Element == [Root], Rows.Element == Root.Shoots {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTrellis.self)
  }

  func tie(_ rows: Rows) {
    let call = storage._call("tie(_:)", rows)
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
    func tie(_ rows: Mimus.Argument<Rows>) -> Mimus._SyncStub<Rows, Void> { .init(storage, "tie(_:)", rows) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func tie(_ rows: Mimus.Argument<Rows>) { storage.check("tie(_:)", rows) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var tie: [Rows] { storage._history("tie(_:)") }
  }
}

final class FakeDecanting<Source: Sequence, Sink: Sequence>: Decanting, Mimus.Mock
where Source.Element == Sink.Element {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDecanting.self)
  }

  func pour(_ source: Source) -> Sink {
    let call = storage._call("pour(_:)", source)
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
    func pour(_ source: Mimus.Argument<Source>) -> Mimus._SyncStub<Source, Sink> { .init(storage, "pour(_:)", source) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pour(_ source: Mimus.Argument<Source>) { storage.check("pour(_:)", source) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pour: [Source] { storage._history("pour(_:)") }
  }
}

final class FakeIntDecanting<Sink: Sequence>: IntDecanting, Mimus.Mock where Sink.Element == [Int].Element {
  typealias Source = [Int]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIntDecanting.self)
  }

  func pour(_ source: Source) -> Sink {
    let call = storage._call("pour(_:)", source)
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
    func pour(_ source: Mimus.Argument<Source>) -> Mimus._SyncStub<Source, Sink> { .init(storage, "pour(_:)", source) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pour(_ source: Mimus.Argument<Source>) { storage.check("pour(_:)", source) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pour: [Source] { storage._history("pour(_:)") }
  }
}

final class FakeCellaring<Shelves: Sequence>: Cellaring, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCellaring.self)
  }

  func fill(_ shelves: Shelves) {
    let call = storage._call("fill(_:)", shelves)
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
    func fill(_ shelves: Mimus.Argument<Shelves>) -> Mimus._SyncStub<Shelves, Void> {
      .init(storage, "fill(_:)", shelves)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fill(_ shelves: Mimus.Argument<Shelves>) { storage.check("fill(_:)", shelves) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fill: [Shelves] { storage._history("fill(_:)") }
  }
}

final class FakeStringCellaring<Shelves: Sequence>: StringCellaring, Mimus.Mock where Shelves.Element == String {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStringCellaring.self)
  }

  func fill(_ shelves: Shelves) {
    let call = storage._call("fill(_:)", shelves)
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
    func fill(_ shelves: Mimus.Argument<Shelves>) -> Mimus._SyncStub<Shelves, Void> {
      .init(storage, "fill(_:)", shelves)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fill(_ shelves: Mimus.Argument<Shelves>) { storage.check("fill(_:)", shelves) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fill: [Shelves] { storage._history("fill(_:)") }
  }
}

final class FakeOwned<Owner: Identifiable, ID: Swift.Hashable>: Owned, Mimus.Mock where Owner.ID == ID {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOwned.self)
  }

  var owner: Owner {
    get {
      let call = storage._call("owner")
      return call.answer()
    }
  }

  var id: ID {
    get {
      let call = storage._call("id")
      return call.answer()
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
    var owner: Mimus._StubbedGetter<Mimus._SyncStub<(), Owner>> { .init(.init(storage, "owner")) }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), ID>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var owner: Mimus._VerifiedGetter { .init(storage, "owner") }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var owner: Mimus._GetterCalls<Void> { .init(storage, "owner") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeReduction<State>: Reduction, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeReduction.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeSnapshots<Reducer: Reduction, Snapshot>: Snapshots, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSnapshots.self)
  }

  var snapshot: Snapshot {
    get {
      let call = storage._call("snapshot")
      return call.answer()
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
    var snapshot: Mimus._StubbedGetter<Mimus._SyncStub<(), Snapshot>> { .init(.init(storage, "snapshot")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var snapshot: Mimus._VerifiedGetter { .init(storage, "snapshot") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var snapshot: Mimus._GetterCalls<Void> { .init(storage, "snapshot") }
  }
}

final class FakeStateSnapshots<Reducer: Reduction>: StateSnapshots, Mimus.Mock {
  typealias Snapshot = Reducer.State

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStateSnapshots.self)
  }

  var snapshot: Snapshot {
    get {
      let call = storage._call("snapshot")
      return call.answer()
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
    var snapshot: Mimus._StubbedGetter<Mimus._SyncStub<(), Snapshot>> { .init(.init(storage, "snapshot")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var snapshot: Mimus._VerifiedGetter { .init(storage, "snapshot") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var snapshot: Mimus._GetterCalls<Void> { .init(storage, "snapshot") }
  }
}

final class FakeRootstock<Vigor, Graft: Rootstock>: Rootstock, Mimus.Mock where Graft.Vigor == Vigor {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRootstock.self)
  }

  var vigor: Vigor {
    get {
      let call = storage._call("vigor")
      return call.answer()
    }
  }

  var grafts: [Graft] {
    get {
      let call = storage._call("grafts")
      return call.answer()
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
    var vigor: Mimus._StubbedGetter<Mimus._SyncStub<(), Vigor>> { .init(.init(storage, "vigor")) }
    var grafts: Mimus._StubbedGetter<Mimus._SyncStub<(), [Graft]>> { .init(.init(storage, "grafts")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var vigor: Mimus._VerifiedGetter { .init(storage, "vigor") }
    var grafts: Mimus._VerifiedGetter { .init(storage, "grafts") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var vigor: Mimus._GetterCalls<Void> { .init(storage, "vigor") }
    var grafts: Mimus._GetterCalls<Void> { .init(storage, "grafts") }
  }
}

final class FakeOwnRooted<Vigor>: OwnRooted, Mimus.Mock {
  typealias Graft = FakeOwnRooted<Vigor>

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOwnRooted.self)
  }

  var vigor: Vigor {
    get {
      let call = storage._call("vigor")
      return call.answer()
    }
  }

  var grafts: [Graft] {
    get {
      let call = storage._call("grafts")
      return call.answer()
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
    var vigor: Mimus._StubbedGetter<Mimus._SyncStub<(), Vigor>> { .init(.init(storage, "vigor")) }
    var grafts: Mimus._StubbedGetter<Mimus._SyncStub<(), [Graft]>> { .init(.init(storage, "grafts")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var vigor: Mimus._VerifiedGetter { .init(storage, "vigor") }
    var grafts: Mimus._VerifiedGetter { .init(storage, "grafts") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var vigor: Mimus._GetterCalls<Void> { .init(storage, "vigor") }
    var grafts: Mimus._GetterCalls<Void> { .init(storage, "grafts") }
  }
}

final class FakeConveyor<Load, Next: Conveyor>: Conveyor, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeConveyor.self)
  }

  func carry(_ load: Load, before next: Next.Load) {
    let call = storage._call("carry(_:before:)", load, next)
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
    func carry(
      _ load: Mimus.Argument<Load>, before next: Mimus.Argument<Next.Load>
    ) -> Mimus._SyncStub<(Load, Next.Load), Void> {
      .init(storage, "carry(_:before:)", load, next)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func carry(_ load: Mimus.Argument<Load>, before next: Mimus.Argument<Next.Load>) {
      storage.check("carry(_:before:)", load, next)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var carry: [(load: Load, before: Next.Load)] { storage._history("carry(_:before:)") }
  }
}

final class FakeLoopConveyor<Load>: LoopConveyor, Mimus.Mock {
  typealias Next = FakeLoopConveyor<Load>

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLoopConveyor.self)
  }

  func carry(_ load: Load, before next: Load) {
    let call = storage._call("carry(_:before:)", load, next)
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
    func carry(_ load: Mimus.Argument<Load>, before next: Mimus.Argument<Load>) -> Mimus._SyncStub<(Load, Load), Void> {
      .init(storage, "carry(_:before:)", load, next)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func carry(_ load: Mimus.Argument<Load>, before next: Mimus.Argument<Load>) {
      storage.check("carry(_:before:)", load, next)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var carry: [(load: Load, before: Load)] { storage._history("carry(_:before:)") }
  }
}

final class FakeMailConveyor: MailConveyor, Mimus.Mock {
  typealias Load = String
  typealias Next = FakeMailConveyor

  let storage: Mimus.Storage
  private let target: (any MailConveyor)?

  init(forwardingTo real: (any MailConveyor)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMailConveyor.self)
    target = real
  }

  func carry(_ load: Load, before next: Load) {
    let call = storage._call("carry(_:before:)", load, next)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.carry(load, before: next)
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
    func carry(_ load: Mimus.Argument<Load>, before next: Mimus.Argument<Load>) -> Mimus._SyncStub<(Load, Load), Void> {
      .init(storage, "carry(_:before:)", load, next)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func carry(_ load: Mimus.Argument<Load>, before next: Mimus.Argument<Load>) {
      storage.check("carry(_:before:)", load, next)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var carry: [(load: Load, before: Load)] { storage._history("carry(_:before:)") }
  }
}

final class FakeTaggedVat<Tag>: TaggedVat, Mimus.Mock where Tag: Swift.Hashable {
  typealias ID = Tag

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTaggedVat.self)
  }

  func tag(_ tag: Tag) {
    let call = storage._call("tag(_:)", tag)
    return call.answer()
  }

  var id: Tag {
    get {
      let call = storage._call("id")
      return call.answer()
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
    func tag(_ tag: Mimus.Argument<Tag>) -> Mimus._SyncStub<Tag, Void> { .init(storage, "tag(_:)", tag) }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), Tag>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func tag(_ tag: Mimus.Argument<Tag>) { storage.check("tag(_:)", tag) }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var tag: [Tag] { storage._history("tag(_:)") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeNumberedVat<ID: Swift.Hashable>: NumberedVat, Mimus.Mock where ID: Codable {
  typealias Number = ID

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNumberedVat.self)
  }

  func number(_ number: Number) {
    let call = storage._call("number(_:)", number)
    return call.answer()
  }

  var id: ID {
    get {
      let call = storage._call("id")
      return call.answer()
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
    func number(_ number: Mimus.Argument<Number>) -> Mimus._SyncStub<Number, Void> {
      .init(storage, "number(_:)", number)
    }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), ID>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func number(_ number: Mimus.Argument<Number>) { storage.check("number(_:)", number) }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var number: [Number] { storage._history("number(_:)") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeVatList<Vats: Sequence>: VatList, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVatList.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeIndexedVatList<Vats: Sequence>: IndexedVatList, Mimus.Mock where Vats.Element: Swift.Hashable {
  typealias ID = Vats.Element

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIndexedVatList.self)
  }

  var id: Vats.Element {
    get {
      let call = storage._call("id")
      return call.answer()
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
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), Vats.Element>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeMarked<Mark: Hashable>: Marked, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMarked.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeBarrelStore<Barrel>: BarrelStore, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBarrelStore.self)
  }

  func store(_ barrel: Barrel) {
    let call = storage._call("store(_:)", barrel)
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
    func store(_ barrel: Mimus.Argument<Barrel>) -> Mimus._SyncStub<Barrel, Void> {
      .init(storage, "store(_:)", barrel)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func store(_ barrel: Mimus.Argument<Barrel>) { storage.check("store(_:)", barrel) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var store: [Barrel] { storage._history("store(_:)") }
  }
}

final class FakeStampedBarrelStore<Barrel, ID: Swift.Hashable>: StampedBarrelStore, Mimus.Mock
where Barrel: Marked<ID> {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStampedBarrelStore.self)
  }

  func store(_ barrel: Barrel) {
    let call = storage._call("store(_:)", barrel)
    return call.answer()
  }

  var id: ID {
    get {
      let call = storage._call("id")
      return call.answer()
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
    func store(_ barrel: Mimus.Argument<Barrel>) -> Mimus._SyncStub<Barrel, Void> {
      .init(storage, "store(_:)", barrel)
    }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), ID>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func store(_ barrel: Mimus.Argument<Barrel>) { storage.check("store(_:)", barrel) }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var store: [Barrel] { storage._history("store(_:)") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakePressRoomStage<Output>: PressRoomStage, Mimus.Mock {
  typealias Input = PressRoom.Input

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePressRoomStage.self)
  }

  func run(_ input: Input) -> Output {
    let call = storage._call("run(_:)", input)
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
    func run(_ input: Mimus.Argument<Input>) -> Mimus._SyncStub<Input, Output> { .init(storage, "run(_:)", input) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(_ input: Mimus.Argument<Input>) { storage.check("run(_:)", input) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [Input] { storage._history("run(_:)") }
  }
}

final class FakeBottleTally<Bottle, Case>: BottleTally, Mimus.Mock, Mimus.StaticMock {
  typealias Outcome = Result<Case, Never>

  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBottleTally.self)
  }

  static func outcome() -> Outcome {
    let call = staticStorage._inSession._call("outcome()")
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }

  static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func outcome() -> Mimus._SyncStub<(), Outcome> { .init(storage, "outcome()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func outcome() { storage.check("outcome()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var outcome: [Void] { storage._history("outcome()") }
  }
}

final class FakeCaseTally<Bottle>: CaseTally, Mimus.Mock, Mimus.StaticMock {
  typealias Case = [Bottle]
  typealias Outcome = Result<Case, Never>

  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCaseTally.self)
  }

  static func outcome() -> Outcome {
    let call = staticStorage._inSession._call("outcome()")
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }

  static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func outcome() -> Mimus._SyncStub<(), Outcome> { .init(storage, "outcome()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func outcome() { storage.check("outcome()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var outcome: [Void] { storage._history("outcome()") }
  }
}

final class FakeBottleFeed: BottleFeed, Mimus.Mock {
  typealias Element = AsyncIterator.Element
  typealias AsyncIterator = AsyncStream<Int>.Iterator

  let storage: Mimus.Storage
  private let target: (any BottleFeed)?

  init(forwardingTo real: (any BottleFeed)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBottleFeed.self)
    target = real
  }

  func makeAsyncIterator() -> AsyncIterator {
    let call = storage._call("makeAsyncIterator()")
    if let target, call.isUnanswered(AsyncIterator.self, Never.self) {
      return target.makeAsyncIterator()
    }
    return call.answer()
  }

  func open() {
    let call = storage._call("open()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.open()
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
    func makeAsyncIterator() -> Mimus._SyncStub<(), AsyncIterator> { .init(storage, "makeAsyncIterator()") }
    func open() -> Mimus._SyncStub<(), Void> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeAsyncIterator() { storage.check("makeAsyncIterator()") }
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeAsyncIterator: [Void] { storage._history("makeAsyncIterator()") }
    var open: [Void] { storage._history("open()") }
  }
}

final class FakeBottleList: BottleList, Mimus.Mock {
  typealias Element = Iterator.Element
  typealias Iterator = AnyIterator<String>

  let storage: Mimus.Storage
  private let target: (any BottleList)?

  init(forwardingTo real: (any BottleList)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBottleList.self)
    target = real
  }

  func makeIterator() -> Iterator {
    let call = storage._call("makeIterator()")
    if let target, call.isUnanswered(Iterator.self, Never.self) {
      return target.makeIterator()
    }
    return call.answer()
  }

  func sort() {
    let call = storage._call("sort()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sort()
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
    func makeIterator() -> Mimus._SyncStub<(), Iterator> { .init(storage, "makeIterator()") }
    func sort() -> Mimus._SyncStub<(), Void> { .init(storage, "sort()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeIterator() { storage.check("makeIterator()") }
    func sort() { storage.check("sort()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var sort: [Void] { storage._history("sort()") }
  }
}

final class FakeCorkList<Iterator: IteratorProtocol>: CorkList, Mimus.Mock where Iterator.Element == Int {
  typealias Element = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCorkList.self)
  }

  func makeIterator() -> Iterator {
    let call = storage._call("makeIterator()")
    return call.answer()
  }

  func sort() {
    let call = storage._call("sort()")
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
    func makeIterator() -> Mimus._SyncStub<(), Iterator> { .init(storage, "makeIterator()") }
    func sort() -> Mimus._SyncStub<(), Void> { .init(storage, "sort()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeIterator() { storage.check("makeIterator()") }
    func sort() { storage.check("sort()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var sort: [Void] { storage._history("sort()") }
  }
}

final class FakeLabelList<Index: Comparable>: LabelList, Mimus.Mock {
  typealias Element = String

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLabelList.self)
  }

  var startIndex: Index {
    get {
      let call = storage._call("startIndex")
      return call.answer()
    }
  }

  var endIndex: Index {
    get {
      let call = storage._call("endIndex")
      return call.answer()
    }
  }

  func index(after i: Index) -> Index {
    let call = storage._call("index(after:)", i)
    return call.answer()
  }

  subscript(_ position: Index) -> Element {
    get {
      let call = storage._call("subscript(_:)", position)
      return call.answer()
    }
  }

  func sort() {
    let call = storage._call("sort()")
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
    var startIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "startIndex")) }
    var endIndex: Mimus._StubbedGetter<Mimus._SyncStub<(), Index>> { .init(.init(storage, "endIndex")) }
    func index(after i: Mimus.Argument<Index>) -> Mimus._SyncStub<Index, Index> { .init(storage, "index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._StubbedGetter<Mimus._SyncStub<Index, Element>> {
      .init(.init(storage, "subscript(_:)", position))
    }
    func sort() -> Mimus._SyncStub<(), Void> { .init(storage, "sort()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var startIndex: Mimus._VerifiedGetter { .init(storage, "startIndex") }
    var endIndex: Mimus._VerifiedGetter { .init(storage, "endIndex") }
    func index(after i: Mimus.Argument<Index>) { storage.check("index(after:)", i) }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", position) }
    func sort() { storage.check("sort()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var startIndex: Mimus._GetterCalls<Void> { .init(storage, "startIndex") }
    var endIndex: Mimus._GetterCalls<Void> { .init(storage, "endIndex") }
    var index: [Index] { storage._history("index(after:)") }
    subscript(_ position: Mimus.Argument<Index>) -> Mimus._GetterCalls<Index> {
      .init(storage, "subscript(_:)", position)
    }
    var sort: [Void] { storage._history("sort()") }
  }
}

final class FakeCaskList<Element, Iterator: IteratorProtocol>: CaskList, Mimus.Mock where Iterator.Element == Element {
  typealias Cask = Iterator.Element

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCaskList.self)
  }

  func makeIterator() -> Iterator {
    let call = storage._call("makeIterator()")
    return call.answer()
  }

  func roll(_ cask: Cask) {
    let call = storage._call("roll(_:)", cask)
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
    func makeIterator() -> Mimus._SyncStub<(), Iterator> { .init(storage, "makeIterator()") }
    func roll(_ cask: Mimus.Argument<Cask>) -> Mimus._SyncStub<Cask, Void> { .init(storage, "roll(_:)", cask) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeIterator() { storage.check("makeIterator()") }
    func roll(_ cask: Mimus.Argument<Cask>) { storage.check("roll(_:)", cask) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var roll: [Cask] { storage._history("roll(_:)") }
  }
}
