// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeTurnstileProtocol: TurnstileProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TurnstileProtocol)?

  init(forwardingTo real: (any TurnstileProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTurnstileProtocol.self)
    target = real
  }

  func onPass(_ body: @escaping Turnstile.Passed) {
    let call = storage._call("onPass(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.onPass(body)
    }
    return call.answer()
  }

  func onStop(_ body: @escaping Turnstile.Stopped, by badges: [Turnstile.Badge?]) {
    let call = storage._call("onStop(_:by:)", body, badges)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.onStop(body, by: badges)
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
    func onPass(_ body: Mimus.Argument<Turnstile.Passed>) -> Mimus._SyncStub<Turnstile.Passed, Void> {
      .init(storage, "onPass(_:)", body)
    }
    func onStop(
      _ body: Mimus.Argument<Turnstile.Stopped>, by badges: Mimus.Argument<[Turnstile.Badge?]>
    ) -> Mimus._SyncStub<(Turnstile.Stopped, [Turnstile.Badge?]), Void> {
      .init(storage, "onStop(_:by:)", body, badges)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func onPass(_ body: Mimus.Argument<Turnstile.Passed>) { storage.check("onPass(_:)", body) }
    func onStop(_ body: Mimus.Argument<Turnstile.Stopped>, by badges: Mimus.Argument<[Turnstile.Badge?]>) {
      storage.check("onStop(_:by:)", body, badges)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var onPass: [Turnstile.Passed] { storage._history("onPass(_:)") }
    var onStop: [(body: Turnstile.Stopped, by: [Turnstile.Badge?])] { storage._history("onStop(_:by:)") }
  }
}

extension Turnstile {
  final class FakeBadgeProtocol: BadgeProtocol, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any BadgeProtocol>?

    init(forwardingTo real: (any BadgeProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeBadgeProtocol.self)
      target = real.map { Mimus._Target($0) }
    }

    var number: Int {
      get {
        let call = storage._call("number")
        if let target, call.isUnanswered(Int.self, Never.self) {
          return target.value.number
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("number.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.number = newValue
        }
        call.keep(newValue, as: "number")
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
      var number: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
        .init(.init(storage, "number"), storage, "number.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var number: Mimus._VerifiedProperty<Int> { .init(storage, "number", "number.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var number: Mimus._PropertyCalls<Void, Int> { .init(storage, "number", "number.set(_:)") }
    }
  }
}

final class FakeRevolvingDoorProtocol: RevolvingDoorProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any RevolvingDoorProtocol)?

  init(forwardingTo real: (any RevolvingDoorProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRevolvingDoorProtocol.self)
    target = real
  }

  func turn(_ badge: RevolvingDoor.Badge, then body: @escaping RevolvingDoor.Stopped) -> RevolvingDoor.Badge? {
    let call = storage._call("turn(_:then:)", badge, body)
    if let target, call.isUnanswered(RevolvingDoor.Badge?.self, Never.self) {
      return target.turn(badge, then: body)
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
    func turn(
      _ badge: Mimus.Argument<RevolvingDoor.Badge>, then body: Mimus.Argument<RevolvingDoor.Stopped>
    ) -> Mimus._SyncStub<(RevolvingDoor.Badge, RevolvingDoor.Stopped), RevolvingDoor.Badge?> {
      .init(storage, "turn(_:then:)", badge, body)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func turn(_ badge: Mimus.Argument<RevolvingDoor.Badge>, then body: Mimus.Argument<RevolvingDoor.Stopped>) {
      storage.check("turn(_:then:)", badge, body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var turn: [(badge: RevolvingDoor.Badge, then: RevolvingDoor.Stopped)] { storage._history("turn(_:then:)") }
  }
}

final class FakeGatehouseProtocol: GatehouseProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any GatehouseProtocol)?

  init(forwardingTo real: (any GatehouseProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGatehouseProtocol.self)
    target = real
  }

  func unlock(_ code: Gatehouse.Code, or reset: @escaping Gatehouse.Reset) -> Gatehouse.Code {
    let call = storage._call("unlock(_:or:)", code, reset)
    if let target, call.isUnanswered(Gatehouse.Code.self, Never.self) {
      return target.unlock(code, or: reset)
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
    func unlock(
      _ code: Mimus.Argument<Gatehouse.Code>, or reset: Mimus.Argument<Gatehouse.Reset>
    ) -> Mimus._SyncStub<(Gatehouse.Code, Gatehouse.Reset), Gatehouse.Code> {
      .init(storage, "unlock(_:or:)", code, reset)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func unlock(_ code: Mimus.Argument<Gatehouse.Code>, or reset: Mimus.Argument<Gatehouse.Reset>) {
      storage.check("unlock(_:or:)", code, reset)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var unlock: [(code: Gatehouse.Code, or: Gatehouse.Reset)] { storage._history("unlock(_:or:)") }
  }
}

final class FakeCloakroomProtocol<Coat>: CloakroomProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any CloakroomProtocol<Coat>)?

  init(forwardingTo real: (any CloakroomProtocol<Coat>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCloakroomProtocol.self)
    target = real
  }

  func hang(
    _ coat: Coat, on hook: Cloakroom<Coat>.Hook, besides others: Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>
  ) -> Cloakroom<Coat> {
    let call = storage._call("hang(_:on:besides:)", coat, hook, others)
    if let target, call.isUnanswered(Cloakroom<Coat>.self, Never.self) {
      return target.hang(coat, on: hook, besides: others)
    }
    return call.answer()
  }

  func count<Hook: Hashable>(_ hooks: Set<Hook>) -> Int {
    let call = storage._call("count(_:)", hooks)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count(hooks)
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
    func hang(
      _ coat: Mimus.Argument<Coat>, on hook: Mimus.Argument<Cloakroom<Coat>.Hook>,
      besides others: Mimus.Argument<Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>>
    ) -> Mimus._SyncStub<(Coat, Cloakroom<Coat>.Hook, Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>), Cloakroom<Coat>> {
      .init(storage, "hang(_:on:besides:)", coat, hook, others)
    }
    func count<Hook: Hashable>(_ hooks: Mimus.Argument<Set<Hook>>) -> Mimus._SyncStub<Set<Hook>, Int> {
      .init(storage, "count(_:)", hooks)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func hang(
      _ coat: Mimus.Argument<Coat>, on hook: Mimus.Argument<Cloakroom<Coat>.Hook>,
      besides others: Mimus.Argument<Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>>
    ) {
      storage.check("hang(_:on:besides:)", coat, hook, others)
    }
    func count<Hook: Hashable>(_ hooks: Mimus.Argument<Set<Hook>>) { storage.check("count(_:)", hooks) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var hang: [(coat: Coat, on: Cloakroom<Coat>.Hook, besides: Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>)] {
      storage._history("hang(_:on:besides:)")
    }
    var count: [Any] { storage._history("count(_:)") }
  }
}

final class FakeLandingProtocol: LandingProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any LandingProtocol)?

  init(forwardingTo real: (any LandingProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLandingProtocol.self)
    target = real
  }

  func isReached(from name: Landing.RawValue) -> Landing.RawValue? {
    let call = storage._call("isReached(from:)", name)
    if let target, call.isUnanswered(Landing.RawValue?.self, Never.self) {
      return target.isReached(from: name)
    }
    return call.answer()
  }

  var others: Landing.AllCases {
    get {
      let call = storage._call("others")
      if let target, call.isUnanswered(Landing.AllCases.self, Never.self) {
        return target.others
      }
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
    func isReached(
      from name: Mimus.Argument<Landing.RawValue>
    ) -> Mimus._SyncStub<Landing.RawValue, Landing.RawValue?> {
      .init(storage, "isReached(from:)", name)
    }
    var others: Mimus._StubbedGetter<Mimus._SyncStub<(), Landing.AllCases>> { .init(.init(storage, "others")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func isReached(from name: Mimus.Argument<Landing.RawValue>) { storage.check("isReached(from:)", name) }
    var others: Mimus._VerifiedGetter { .init(storage, "others") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var isReached: [Landing.RawValue] { storage._history("isReached(from:)") }
    var others: Mimus._GetterCalls<Void> { .init(storage, "others") }
  }
}

final class FakePermitsProtocol: PermitsProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any PermitsProtocol)?

  init(forwardingTo real: (any PermitsProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePermitsProtocol.self)
    target = real
  }

  var rawValue: Int {
    get {
      let call = storage._call("rawValue")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.rawValue
      }
      return call.answer()
    }
  }

  func allow(_ permit: Permits.Element) -> Permits.RawValue {
    let call = storage._call("allow(_:)", permit)
    if let target, call.isUnanswered(Permits.RawValue.self, Never.self) {
      return target.allow(permit)
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
    var rawValue: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "rawValue")) }
    func allow(_ permit: Mimus.Argument<Permits.Element>) -> Mimus._SyncStub<Permits.Element, Permits.RawValue> {
      .init(storage, "allow(_:)", permit)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var rawValue: Mimus._VerifiedGetter { .init(storage, "rawValue") }
    func allow(_ permit: Mimus.Argument<Permits.Element>) { storage.check("allow(_:)", permit) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rawValue: Mimus._GetterCalls<Void> { .init(storage, "rawValue") }
    var allow: [Permits.Element] { storage._history("allow(_:)") }
  }
}

final class FakeCorridorProtocol: CorridorProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any CorridorProtocol>?

  init(forwardingTo real: (any CorridorProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCorridorProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  var id: Int {
    get {
      let call = storage._call("id")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.id
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("id.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.id = newValue
      }
      call.keep(newValue, as: "id")
    }
  }

  func makeIterator() -> IndexingIterator<[Int]> {
    let call = storage._call("makeIterator()")
    if let target, call.isUnanswered(IndexingIterator<[Int]>.self, Never.self) {
      return target.value.makeIterator()
    }
    return call.answer()
  }

  func doors(from first: Corridor.Element, in corridor: Corridor.ID) -> Corridor.Iterator {
    let call = storage._call("doors(from:in:)", first, corridor)
    if let target, call.isUnanswered(Corridor.Iterator.self, Never.self) {
      return target.value.doors(from: first, in: corridor)
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
    var id: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> { .init(.init(storage, "id"), storage, "id.set(_:)") }
    func makeIterator() -> Mimus._SyncStub<(), IndexingIterator<[Int]>> { .init(storage, "makeIterator()") }
    func doors(
      from first: Mimus.Argument<Corridor.Element>, in corridor: Mimus.Argument<Corridor.ID>
    ) -> Mimus._SyncStub<(Corridor.Element, Corridor.ID), Corridor.Iterator> {
      .init(storage, "doors(from:in:)", first, corridor)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var id: Mimus._VerifiedProperty<Int> { .init(storage, "id", "id.set(_:)") }
    func makeIterator() { storage.check("makeIterator()") }
    func doors(from first: Mimus.Argument<Corridor.Element>, in corridor: Mimus.Argument<Corridor.ID>) {
      storage.check("doors(from:in:)", first, corridor)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var id: Mimus._PropertyCalls<Void, Int> { .init(storage, "id", "id.set(_:)") }
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var doors: [(from: Corridor.Element, in: Corridor.ID)] { storage._history("doors(from:in:)") }
  }
}

final class FakeSheafProtocol<Item: Hashable>: SheafProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any SheafProtocol<Item>>?

  init(forwardingTo real: (any SheafProtocol<Item>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSheafProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  var items: [Item] {
    get {
      let call = storage._call("items")
      if let target, call.isUnanswered([Item].self, Never.self) {
        return target.value.items
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("items.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.items = newValue
      }
      call.keep(newValue, as: "items")
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
    var items: Mimus._StubbedProperty<Mimus._SyncStub<(), [Item]>, [Item]> {
      .init(.init(storage, "items"), storage, "items.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var items: Mimus._VerifiedProperty<[Item]> { .init(storage, "items", "items.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var items: Mimus._PropertyCalls<Void, [Item]> { .init(storage, "items", "items.set(_:)") }
  }
}

final class FakeAltitudeProtocol: AltitudeProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any AltitudeProtocol>?

  init(forwardingTo real: (any AltitudeProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAltitudeProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  var meters: Int {
    get {
      let call = storage._call("meters")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.meters
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("meters.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.meters = newValue
      }
      call.keep(newValue, as: "meters")
    }
  }

  func clamped(to range: ClosedRange<Altitude>) -> FakeAltitudeProtocol {
    let call = storage._call("clamped(to:)", range)
    return call.answer()
  }

  func path(over peaks: Set<[Altitude?]>, at times: [Altitude: [FakeAltitudeProtocol]]) -> Array<FakeAltitudeProtocol> {
    let call = storage._call("path(over:at:)", peaks, times)
    return call.answer()
  }

  func sheaf(among others: Sheaf<Sheaf<Altitude>>) -> Sheaf<Altitude>? {
    let call = storage._call("sheaf(among:)", others)
    if let target, call.isUnanswered(Sheaf<Altitude>?.self, Never.self) {
      return target.value.sheaf(among: others)
    }
    return call.answer()
  }

  func highest<Others: Sequence>(of others: Others) -> FakeAltitudeProtocol where Others.Element == Set<Altitude> {
    let call = storage._call("highest(of:)", others)
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
    var meters: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "meters"), storage, "meters.set(_:)")
    }
    func clamped(
      to range: Mimus.Argument<ClosedRange<Altitude>>
    ) -> Mimus._SyncStub<ClosedRange<Altitude>, FakeAltitudeProtocol> {
      .init(storage, "clamped(to:)", range)
    }
    func path(
      over peaks: Mimus.Argument<Set<[Altitude?]>>, at times: Mimus.Argument<[Altitude: [FakeAltitudeProtocol]]>
    ) -> Mimus._SyncStub<(Set<[Altitude?]>, [Altitude: [FakeAltitudeProtocol]]), Array<FakeAltitudeProtocol>> {
      .init(storage, "path(over:at:)", peaks, times)
    }
    func sheaf(
      among others: Mimus.Argument<Sheaf<Sheaf<Altitude>>>
    ) -> Mimus._SyncStub<Sheaf<Sheaf<Altitude>>, Sheaf<Altitude>?> {
      .init(storage, "sheaf(among:)", others)
    }
    func highest<Others: Sequence>(
      of others: Mimus.Argument<Others>
    ) -> Mimus._SyncStub<Others, FakeAltitudeProtocol> where Others.Element == Set<Altitude> {
      .init(storage, "highest(of:)", others)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var meters: Mimus._VerifiedProperty<Int> { .init(storage, "meters", "meters.set(_:)") }
    func clamped(to range: Mimus.Argument<ClosedRange<Altitude>>) { storage.check("clamped(to:)", range) }
    func path(
      over peaks: Mimus.Argument<Set<[Altitude?]>>, at times: Mimus.Argument<[Altitude: [FakeAltitudeProtocol]]>
    ) {
      storage.check("path(over:at:)", peaks, times)
    }
    func sheaf(among others: Mimus.Argument<Sheaf<Sheaf<Altitude>>>) { storage.check("sheaf(among:)", others) }
    func highest<Others: Sequence>(of others: Mimus.Argument<Others>) where Others.Element == Set<Altitude> {
      storage.check("highest(of:)", others)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var meters: Mimus._PropertyCalls<Void, Int> { .init(storage, "meters", "meters.set(_:)") }
    var clamped: [ClosedRange<Altitude>] { storage._history("clamped(to:)") }
    var path: [(over: Set<[Altitude?]>, at: [Altitude: [FakeAltitudeProtocol]])] { storage._history("path(over:at:)") }
    var sheaf: [Sheaf<Sheaf<Altitude>>] { storage._history("sheaf(among:)") }
    var highest: [Any] { storage._history("highest(of:)") }
  }
}

final class FakeConvoyProtocol<Base: AsyncSequence>: ConvoyProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any ConvoyProtocol<Base>)?

  init(forwardingTo real: (any ConvoyProtocol<Base>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeConvoyProtocol.self)
    target = real
  }

  var base: Base {
    get {
      let call = storage._call("base")
      if let target, call.isUnanswered(Base.self, Never.self) {
        return target.base
      }
      return call.answer()
    }
  }

  func leader() async throws -> Base.Element? {
    let call = storage._call("leader()")
    if let target, await call.isAsyncUnanswered(Base.Element?.self) {
      return try await target.leader()
    }
    return try await call.asyncThrowingAnswer()
  }

  func each(_ body: (Base.Element) throws -> Void) rethrows {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return try target.each(body)
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
    var base: Mimus._StubbedGetter<Mimus._SyncStub<(), Base>> { .init(.init(storage, "base")) }
    func leader() -> Mimus._AsyncThrowingStub<(), any Swift.Error, Base.Element?> { .init(storage, "leader()") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Base.Element) throws -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Base.Element) throws -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var base: Mimus._VerifiedGetter { .init(storage, "base") }
    func leader() { storage.check("leader()") }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var base: Mimus._GetterCalls<Void> { .init(storage, "base") }
    var leader: [Void] { storage._history("leader()") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
  }
}

extension Lodge {
  final class FakeKeyProtocol<Door: Hashable>: KeyProtocol, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any KeyProtocol<Door>>?

    init(forwardingTo real: (any KeyProtocol<Door>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeKeyProtocol.self)
      target = real.map { Mimus._Target($0) }
    }

    var turned: Key<Door>.Key? {
      get {
        let call = storage._call("turned")
        if let target, call.isUnanswered(Key<Door>.Key?.self, Never.self) {
          return target.value.turned
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("turned.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.turned = newValue
        }
        call.keep(newValue, as: "turned")
      }
    }

    func fits(_ door: Key<Door>.Key) -> Key<Door>.Key? {
      let call = storage._call("fits(_:)", door)
      if let target, call.isUnanswered(Key<Door>.Key?.self, Never.self) {
        return target.value.fits(door)
      }
      return call.answer()
    }

    func fits(_ door: Door, of others: [Lodge.Key<Door>]) -> Bool {
      let call = storage._call("fits(_:of:)", door, others)
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
      var turned: Mimus._StubbedProperty<Mimus._SyncStub<(), Key<Door>.Key?>, Key<Door>.Key?> {
        .init(.init(storage, "turned"), storage, "turned.set(_:)")
      }
      func fits(_ door: Mimus.Argument<Key<Door>.Key>) -> Mimus._SyncStub<Key<Door>.Key, Key<Door>.Key?> {
        .init(storage, "fits(_:)", door)
      }
      func fits(
        _ door: Mimus.Argument<Door>, of others: Mimus.Argument<[Lodge.Key<Door>]>
      ) -> Mimus._SyncStub<(Door, [Lodge.Key<Door>]), Bool> {
        .init(storage, "fits(_:of:)", door, others)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var turned: Mimus._VerifiedProperty<Key<Door>.Key?> { .init(storage, "turned", "turned.set(_:)") }
      func fits(_ door: Mimus.Argument<Key<Door>.Key>) { storage.check("fits(_:)", door) }
      func fits(_ door: Mimus.Argument<Door>, of others: Mimus.Argument<[Lodge.Key<Door>]>) {
        storage.check("fits(_:of:)", door, others)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var turned: Mimus._PropertyCalls<Void, Key<Door>.Key?> { .init(storage, "turned", "turned.set(_:)") }
      var fits: [Key<Door>.Key] { storage._history("fits(_:)") }
      var fitsOf: [(door: Door, of: [Lodge.Key<Door>])] { storage._history("fits(_:of:)") }
    }
  }
}

final class FakeTrailProtocol: TrailProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any TrailProtocol)?

  init(forwardingTo real: (any TrailProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTrailProtocol.self)
    target = real
  }

  func read(_ post: Int) {
    let call = storage._call("read(_:)", post)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.read(post)
    }
    return call.answer()
  }

  func makeIterator() -> IndexingIterator<[String]> {
    let call = storage._call("makeIterator()")
    if let target, call.isUnanswered(IndexingIterator<[String]>.self, Never.self) {
      return target.makeIterator()
    }
    return call.answer()
  }

  func post(after post: Trail.Signpost) -> Trail.Signpost {
    let call = storage._call("post(after:)", post)
    if let target, call.isUnanswered(Trail.Signpost.self, Never.self) {
      return target.post(after: post)
    }
    return call.answer()
  }

  func directions(from first: Trail.Element) -> [Trail.Element] {
    let call = storage._call("directions(from:)", first)
    if let target, call.isUnanswered([Trail.Element].self, Never.self) {
      return target.directions(from: first)
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
    func read(_ post: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "read(_:)", post) }
    func makeIterator() -> Mimus._SyncStub<(), IndexingIterator<[String]>> { .init(storage, "makeIterator()") }
    func post(after post: Mimus.Argument<Trail.Signpost>) -> Mimus._SyncStub<Trail.Signpost, Trail.Signpost> {
      .init(storage, "post(after:)", post)
    }
    func directions(from first: Mimus.Argument<Trail.Element>) -> Mimus._SyncStub<Trail.Element, [Trail.Element]> {
      .init(storage, "directions(from:)", first)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read(_ post: Mimus.Argument<Int>) { storage.check("read(_:)", post) }
    func makeIterator() { storage.check("makeIterator()") }
    func post(after post: Mimus.Argument<Trail.Signpost>) { storage.check("post(after:)", post) }
    func directions(from first: Mimus.Argument<Trail.Element>) { storage.check("directions(from:)", first) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var read: [Int] { storage._history("read(_:)") }
    var makeIterator: [Void] { storage._history("makeIterator()") }
    var post: [Trail.Signpost] { storage._history("post(after:)") }
    var directions: [Trail.Element] { storage._history("directions(from:)") }
  }
}

final class FakeClosetProtocol: ClosetProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any ClosetProtocol)?

  init(forwardingTo real: (any ClosetProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeClosetProtocol.self)
    target = real
  }

  func open(_ body: @escaping () -> Void) {
    let call = storage._call("open(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.open(body)
    }
    return call.answer()
  }

  func take<Content: Codable>(_ name: String) -> Content? {
    let call = storage._call("take(_:)", name)
    if let target, call.isUnanswered(Content?.self, Never.self) {
      return target.take(name)
    }
    return call.answer()
  }

  subscript<Content: Hashable>(_ place: some Strideable) -> Content? {
    get {
      let call = storage._call("subscript(_:)", place)
      if let target, call.isUnanswered(Content?.self, Never.self) {
        return target[place]
      }
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
    func open(_ body: Mimus.Argument<() -> Void>) -> Mimus._SyncStub<() -> Void, Void> {
      .init(storage, "open(_:)", body)
    }
    func take<Content: Codable>(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Content?> {
      .init(storage, "take(_:)", name)
    }
    subscript<Content: Hashable, Some2: Strideable>(
      _ place: Mimus.Argument<Some2>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Some2, Content?>> {
      .init(.init(storage, "subscript(_:)", place))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ body: Mimus.Argument<() -> Void>) { storage.check("open(_:)", body) }
    func take(_ name: Mimus.Argument<String>) { storage.check("take(_:)", name) }
    subscript<Some2: Strideable>(_ place: Mimus.Argument<Some2>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", place)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [() -> Void] { storage._history("open(_:)") }
    var take: [String] { storage._history("take(_:)") }
    subscript<Some2: Strideable>(_ place: Mimus.Argument<Some2>) -> Mimus._GetterCalls<Any> {
      .init(storage, "subscript(_:)", place)
    }
  }
}

final class FakeRegisterProtocol: RegisterProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any RegisterProtocol>?

  init(forwardingTo real: (any RegisterProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRegisterProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  var state: Register.State {
    get {
      let call = storage._call("state")
      if let target, call.isUnanswered(Register.State.self, Never.self) {
        return target.value.state
      }
      return call.answer()
    }
  }

  var receipts: [String] {
    get {
      let call = storage._call("receipts")
      if let target, call.isUnanswered([String].self, Never.self) {
        return target.value.receipts
      }
      return call.answer()
    }
  }

  var number: Int {
    get {
      let call = storage._call("number")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.number
      }
      return call.answer()
    }
  }

  var slip: Register.Slip<Int>? {
    get {
      let call = storage._call("slip")
      if let target, call.isUnanswered(Register.Slip<Int>?.self, Never.self) {
        return target.value.slip
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("slip.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.slip = newValue
      }
      call.keep(newValue, as: "slip")
    }
  }

  var start: Int {
    get {
      let call = storage._call("start")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.start
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("start.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.start = newValue
      }
      call.keep(newValue, as: "start")
    }
  }

  func ring(_ cents: Int, note: String) throws -> Int {
    let call = storage._call("ring(_:note:)", cents, note)
    if let target, call.isUnanswered(Int.self) {
      return try target.value.ring(cents, note: note)
    }
    return try call.throwingAnswer()
  }

  func each(_ body: (String) throws -> Void) rethrows {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return try target.value.each(body)
    }
    return call.answer()
  }

  func find<Wanted: Collection>(_ wanted: Wanted) async -> [Wanted.Element] where Wanted.Element: Hashable {
    let call = storage._call("find(_:)", wanted)
    if let target, await call.isAsyncUnanswered([Wanted.Element].self, Never.self) {
      return await target.value.find(wanted)
    }
    return await call.asyncAnswer()
  }

  subscript(_ place: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", place)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[place]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", place, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[place] = newValue
      }
      call.answer() as Void
    }
  }

  @discardableResult
  func close() -> Register.State {
    let call = storage._call("close()")
    if let target, call.isUnanswered(Register.State.self, Never.self) {
      return target.value.close()
    }
    return call.answer()
  }

  #if DEBUG
    func dump() {
      let call = storage._call("dump()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.dump()
      }
      return call.answer()
    }
  #endif

  var isOpen: Bool {
    get async {
      let call = storage._call("isOpen")
      if let target, await call.isAsyncUnanswered(Bool.self, Never.self) {
        return await target.value.isOpen
      }
      return await call.asyncAnswer()
    }
  }

  func copy() -> Register {
    let call = storage._call("copy()")
    if let target, call.isUnanswered(Register.self, Never.self) {
      return target.value.copy()
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
    var state: Mimus._StubbedGetter<Mimus._SyncStub<(), Register.State>> { .init(.init(storage, "state")) }
    var receipts: Mimus._StubbedGetter<Mimus._SyncStub<(), [String]>> { .init(.init(storage, "receipts")) }
    var number: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "number")) }
    var slip: Mimus._StubbedProperty<Mimus._SyncStub<(), Register.Slip<Int>?>, Register.Slip<Int>?> {
      .init(.init(storage, "slip"), storage, "slip.set(_:)")
    }
    var start: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "start"), storage, "start.set(_:)")
    }
    func ring(
      _ cents: Mimus.Argument<Int>, note: Mimus.Argument<String>
    ) -> Mimus._SyncThrowingStub<(Int, String), any Swift.Error, Int> {
      .init(storage, "ring(_:note:)", cents, note)
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((String) throws -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((String) throws -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func find<Wanted: Collection>(
      _ wanted: Mimus.Argument<Wanted>
    ) -> Mimus._AsyncStub<Wanted, [Wanted.Element]> where Wanted.Element: Hashable {
      .init(storage, "find(_:)", wanted)
    }
    subscript(
      _ place: Mimus.Argument<Int>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, String>, (Int, String), String> {
      .init(.init(storage, "subscript(_:)", place), set: { .init(storage, "subscript.set(_:newValue:)", place, $0) })
    }
    func close() -> Mimus._SyncStub<(), Register.State> { .init(storage, "close()") }

    #if DEBUG
      func dump() -> Mimus._SyncStub<(), Void> { .init(storage, "dump()") }
    #endif
    var isOpen: Mimus._StubbedGetter<Mimus._AsyncStub<(), Bool>> { .init(.init(storage, "isOpen")) }
    func copy() -> Mimus._SyncStub<(), Register> { .init(storage, "copy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var state: Mimus._VerifiedGetter { .init(storage, "state") }
    var receipts: Mimus._VerifiedGetter { .init(storage, "receipts") }
    var number: Mimus._VerifiedGetter { .init(storage, "number") }
    var slip: Mimus._VerifiedProperty<Register.Slip<Int>?> { .init(storage, "slip", "slip.set(_:)") }
    var start: Mimus._VerifiedProperty<Int> { .init(storage, "start", "start.set(_:)") }
    func ring(_ cents: Mimus.Argument<Int>, note: Mimus.Argument<String>) {
      storage.check("ring(_:note:)", cents, note)
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func find<Wanted: Collection>(_ wanted: Mimus.Argument<Wanted>) where Wanted.Element: Hashable {
      storage.check("find(_:)", wanted)
    }
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<String> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", place)
    }
    func close() { storage.check("close()") }

    #if DEBUG
      func dump() { storage.check("dump()") }
    #endif
    var isOpen: Mimus._VerifiedGetter { .init(storage, "isOpen") }
    func copy() { storage.check("copy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var state: Mimus._GetterCalls<Void> { .init(storage, "state") }
    var receipts: Mimus._GetterCalls<Void> { .init(storage, "receipts") }
    var number: Mimus._GetterCalls<Void> { .init(storage, "number") }
    var slip: Mimus._PropertyCalls<Void, Register.Slip<Int>?> { .init(storage, "slip", "slip.set(_:)") }
    var start: Mimus._PropertyCalls<Void, Int> { .init(storage, "start", "start.set(_:)") }
    var ring: [(cents: Int, note: String)] { storage._history("ring(_:note:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var find: [Any] { storage._history("find(_:)") }
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._PropertyCalls<Int, String> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", place)
    }
    var close: [Void] { storage._history("close()") }

    #if DEBUG
      var dump: [Void] { storage._history("dump()") }
    #endif
    var isOpen: Mimus._GetterCalls<Void> { .init(storage, "isOpen") }
    var copy: [Void] { storage._history("copy()") }
  }
}

extension Register {
  final class FakeSlipProtocol<Item>: SlipProtocol, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any SlipProtocol<Item>>?

    init(forwardingTo real: (any SlipProtocol<Item>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeSlipProtocol.self)
      target = real.map { Mimus._Target($0) }
    }

    var item: Item {
      get {
        let call = storage._call("item")
        if let target, call.isUnanswered(Item.self, Never.self) {
          return target.value.item
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("item.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.item = newValue
        }
        call.keep(newValue, as: "item")
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
      var item: Mimus._StubbedProperty<Mimus._SyncStub<(), Item>, Item> {
        .init(.init(storage, "item"), storage, "item.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var item: Mimus._VerifiedProperty<Item> { .init(storage, "item", "item.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var item: Mimus._PropertyCalls<Void, Item> { .init(storage, "item", "item.set(_:)") }
    }
  }
}

final class FakeRackProtocol<Book: Hashable>: RackProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any RackProtocol<Book>>?

  init(forwardingTo real: (any RackProtocol<Book>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRackProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  var top: Book? {
    get {
      let call = storage._call("top")
      if let target, call.isUnanswered(Book?.self, Never.self) {
        return target.value.top
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("top.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.top = newValue
      }
      call.keep(newValue, as: "top")
    }
  }

  var owner: AnyObject? {
    get {
      let call = storage._call("owner")
      if let target, call.isUnanswered(AnyObject?.self, Never.self) {
        return target.value.owner
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("owner.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.owner = newValue
      }
      call.keep(newValue, as: "owner")
    }
  }

  func take(_ places: Int...) -> Book? {
    let call = storage._call("take(_:)", places)
    return call.answer()
  }

  func neighbor() -> Rack<Book> {
    let call = storage._call("neighbor()")
    if let target, call.isUnanswered(Rack<Book>.self, Never.self) {
      return target.value.neighbor()
    }
    return call.answer()
  }

  func seal() {
    let call = storage._call("seal()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.seal()
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
    var top: Mimus._StubbedProperty<Mimus._SyncStub<(), Book?>, Book?> {
      .init(.init(storage, "top"), storage, "top.set(_:)")
    }
    var owner: Mimus._StubbedProperty<Mimus._SyncStub<(), AnyObject?>, AnyObject?> {
      .init(.init(storage, "owner"), storage, "owner.set(_:)")
    }
    func take(_ places: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Book?> { .init(storage, "take(_:)", places) }
    func neighbor() -> Mimus._SyncStub<(), Rack<Book>> { .init(storage, "neighbor()") }
    func seal() -> Mimus._SyncStub<(), Void> { .init(storage, "seal()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var top: Mimus._VerifiedProperty<Book?> { .init(storage, "top", "top.set(_:)") }
    var owner: Mimus._VerifiedProperty<AnyObject?> { .init(storage, "owner", "owner.set(_:)") }
    func take(_ places: Mimus.Argument<[Int]>) { storage.check("take(_:)", places) }
    func neighbor() { storage.check("neighbor()") }
    func seal() { storage.check("seal()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var top: Mimus._PropertyCalls<Void, Book?> { .init(storage, "top", "top.set(_:)") }
    var owner: Mimus._PropertyCalls<Void, AnyObject?> { .init(storage, "owner", "owner.set(_:)") }
    var take: [[Int]] { storage._history("take(_:)") }
    var neighbor: [Void] { storage._history("neighbor()") }
    var seal: [Void] { storage._history("seal()") }
  }
}

actor FakeStockroomProtocol: StockroomProtocol, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStockroomProtocol.self)
  }

  var count: Int {
    get {
      let call = storage._call("count")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("count.set(_:)", newValue)
      call.keep(newValue, as: "count")
    }
  }

  func add(_ more: Int) -> Int {
    let call = storage._call("add(_:)", more)
    return call.answer()
  }

  nonisolated func name() -> String {
    let call = storage._call("name()")
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
    var count: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "count"), storage, "count.set(_:)")
    }
    func add(_ more: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "add(_:)", more) }
    func name() -> Mimus._SyncStub<(), String> { .init(storage, "name()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var count: Mimus._VerifiedProperty<Int> { .init(storage, "count", "count.set(_:)") }
    func add(_ more: Mimus.Argument<Int>) { storage.check("add(_:)", more) }
    func name() { storage.check("name()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: Mimus._PropertyCalls<Void, Int> { .init(storage, "count", "count.set(_:)") }
    var add: [Int] { storage._history("add(_:)") }
    var name: [Void] { storage._history("name()") }
  }
}

final class FakeDashboardProtocol: DashboardProtocol, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: Mimus._Target<any DashboardProtocol>?

  init(forwardingTo real: (any DashboardProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDashboardProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  var title: String {
    get {
      let call = storage._call("title")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  func show(_ text: String) {
    let call = storage._call("show(_:)", text)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.show(text)
    }
    return call.answer()
  }

  nonisolated func identifier() -> Int {
    let call = storage._call("identifier()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.identifier()
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
    var title: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "title"), storage, "title.set(_:)")
    }
    func show(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> { .init(storage, "show(_:)", text) }
    func identifier() -> Mimus._SyncStub<(), Int> { .init(storage, "identifier()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var title: Mimus._VerifiedProperty<String> { .init(storage, "title", "title.set(_:)") }
    func show(_ text: Mimus.Argument<String>) { storage.check("show(_:)", text) }
    func identifier() { storage.check("identifier()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var title: Mimus._PropertyCalls<Void, String> { .init(storage, "title", "title.set(_:)") }
    var show: [String] { storage._history("show(_:)") }
    var identifier: [Void] { storage._history("identifier()") }
  }
}

final class FakeCoinProtocol: CoinProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any CoinProtocol>?

  init(forwardingTo real: (any CoinProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCoinProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  var label: String {
    get {
      let call = storage._call("label")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.label
      }
      return call.answer()
    }
  }

  func flip() {
    let call = storage._call("flip()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.flip()
    }
    return call.answer()
  }

  func with(_ other: Coin) -> Coin {
    let call = storage._call("with(_:)", other)
    if let target, call.isUnanswered(Coin.self, Never.self) {
      return target.value.with(other)
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
    var label: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "label")) }
    func flip() -> Mimus._SyncStub<(), Void> { .init(storage, "flip()") }
    func with(_ other: Mimus.Argument<Coin>) -> Mimus._SyncStub<Coin, Coin> { .init(storage, "with(_:)", other) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var label: Mimus._VerifiedGetter { .init(storage, "label") }
    func flip() { storage.check("flip()") }
    func with(_ other: Mimus.Argument<Coin>) { storage.check("with(_:)", other) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var label: Mimus._GetterCalls<Void> { .init(storage, "label") }
    var flip: [Void] { storage._history("flip()") }
    var with: [Coin] { storage._history("with(_:)") }
  }
}

extension Street {
  final class FakeHouseProtocol: HouseProtocol, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any HouseProtocol)?

    init(forwardingTo real: (any HouseProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeHouseProtocol.self)
      target = real
    }

    func enter(_ key: House.Key, at number: Number) -> House.Key {
      let call = storage._call("enter(_:at:)", key, number)
      if let target, call.isUnanswered(House.Key.self, Never.self) {
        return target.enter(key, at: number)
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
      func enter(
        _ key: Mimus.Argument<House.Key>, at number: Mimus.Argument<Number>
      ) -> Mimus._SyncStub<(House.Key, Number), House.Key> {
        .init(storage, "enter(_:at:)", key, number)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func enter(_ key: Mimus.Argument<House.Key>, at number: Mimus.Argument<Number>) {
        storage.check("enter(_:at:)", key, number)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var enter: [(key: House.Key, at: Number)] { storage._history("enter(_:at:)") }
    }
  }
}

final class FakeVoucherProtocol: VoucherProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any VoucherProtocol>?

  init(forwardingTo real: (any VoucherProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVoucherProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  func redeem() -> Int {
    let call = storage._call("redeem()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.redeem()
    }
    return call.answer()
  }

  func value() -> Int {
    let call = storage._call("value()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.value()
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
    func redeem() -> Mimus._SyncStub<(), Int> { .init(storage, "redeem()") }
    func value() -> Mimus._SyncStub<(), Int> { .init(storage, "value()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func redeem() { storage.check("redeem()") }
    func value() { storage.check("value()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var redeem: [Void] { storage._history("redeem()") }
    var value: [Void] { storage._history("value()") }
  }
}

final class FakeMinutesProtocol: MinutesProtocol, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any MinutesProtocol)?

  init(forwardingTo real: (any MinutesProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMinutesProtocol.self)
    target = real
  }

  subscript(_ place: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", place)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target[place]
      }
      return call.answer()
    }
  }

  func show() {
    let call = storage._call("show()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.show()
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
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", place))
    }
    func show() -> Mimus._SyncStub<(), Void> { .init(storage, "show()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", place) }
    func show() { storage.check("show()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", place) }
    var show: [Void] { storage._history("show()") }
  }
}

final class FakeBalanceProtocol: BalanceProtocol, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any BalanceProtocol)?

  init(forwardingTo real: (any BalanceProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBalanceProtocol.self)
    target = real
  }

  func weigh() -> Int {
    let call = storage._call("weigh()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.weigh()
    }
    return call.answer()
  }

  func weigh() async throws -> Int {
    let call = storage._call("weigh()")
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.weigh()
    }
    return try await call.asyncThrowingAnswer()
  }

  func reset() {
    let call = storage._call("reset()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.reset()
    }
    return call.answer()
  }

  func display(_ text: String) {
    let call = storage._call("display(_:)", text)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.display(text)
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
    func weigh() -> Mimus._SyncStub<(), Int> { .init(storage, "weigh()") }
    func reset() -> Mimus._SyncStub<(), Void> { .init(storage, "reset()") }
    func display(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> {
      .init(storage, "display(_:)", text)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weigh() { storage.check("weigh()") }
    func reset() { storage.check("reset()") }
    func display(_ text: Mimus.Argument<String>) { storage.check("display(_:)", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weigh: [Void] { storage._history("weigh()") }
    var reset: [Void] { storage._history("reset()") }
    var display: [String] { storage._history("display(_:)") }
  }
}

final class FakeBookendProtocol: BookendProtocol, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBookendProtocol.self)
  }

  func copy() -> FakeBookendProtocol {
    let call = storage._call("copy()")
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
    func copy() -> Mimus._SyncStub<(), FakeBookendProtocol> { .init(storage, "copy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func copy() { storage.check("copy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var copy: [Void] { storage._history("copy()") }
  }
}
