// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeInstrument: Instrument, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInstrument.self)
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

final class FakeConductor: Conductor, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Conductor)?

  init(forwardingTo real: (any Conductor)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeConductor.self)
    target = real
  }

  init(first instrument: any Instrument) {
    self.storage = Mimus.Storage()._of(FakeConductor.self)
    self.target = nil
    self.storage._record("init(first:)", instrument)
  }

  func hear(_ instrument: any Instrument) -> any Instrument {
    let call = storage._call("hear(_:)", instrument)
    if let target, call.isUnanswered((any Instrument).self, Never.self) {
      return target.hear(instrument)
    }
    return call.answer(default: FakeInstrument() as any Instrument)
  }

  func call(_ seat: SeatNumber, to movement: String) {
    let call = storage._call("call(_:to:)", seat, movement)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.call(seat, to: movement)
    }
    return call.answer()
  }

  func tune(_ instruments: [any Instrument], _ pitches: [String: Int?]) {
    let call = storage._call("tune(_:_:)", instruments, pitches)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.tune(instruments, pitches)
    }
    return call.answer()
  }

  func lend(_ instrument: any Instrument & Sendable, in layers: (felt: Int, isLocked: Bool)) {
    let call = storage._call("lend(_:in:)", instrument, layers)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.lend(instrument, in: layers)
    }
    return call.answer()
  }

  func watch(_ seat: Swift.Int, _ report: @escaping (_ gesture: String) -> ()) {
    let call = storage._call("watch(_:_:)", seat, report)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.watch(seat, report)
    }
    return call.answer()
  }

  func rehearse(_ seat: Int, then report: @escaping Heard<Int>) {
    let call = storage._call("rehearse(_:then:)", seat, report)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.rehearse(seat, then: report)
    }
    return call.answer()
  }

  func know(_ type: any Instrument.Type) {
    let call = storage._call("know(_:)", type)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.know(type)
    }
    return call.answer()
  }

  var baton: any Instrument {
    get {
      let call = storage._call("baton")
      if let target, call.isUnanswered((any Instrument).self, Never.self) {
        return target.baton
      }
      return call.answer(default: FakeInstrument() as any Instrument)
    }
  }

  subscript(_ seat: SeatNumber) -> any Instrument {
    get {
      let call = storage._call("subscript(_:)", seat)
      if let target, call.isUnanswered((any Instrument).self, Never.self) {
        return target[seat]
      }
      return call.answer(default: FakeInstrument() as any Instrument)
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
    func hear(_ instrument: Mimus.Argument<any Instrument>) -> Mimus._SyncStub<any Instrument, any Instrument> {
      .init(storage, "hear(_:)", instrument)
    }
    func call(
      _ seat: Mimus.Argument<SeatNumber>, to movement: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(SeatNumber, String), Void> {
      .init(storage, "call(_:to:)", seat, movement)
    }
    func tune(
      _ instruments: Mimus.Argument<[any Instrument]>, _ pitches: Mimus.Argument<[String: Int?]>
    ) -> Mimus._SyncStub<([any Instrument], [String: Int?]), Void> {
      .init(storage, "tune(_:_:)", instruments, pitches)
    }
    func lend(
      _ instrument: Mimus.Argument<any Instrument & Sendable>, in layers: Mimus.Argument<(felt: Int, isLocked: Bool)>
    ) -> Mimus._SyncStub<(any Instrument & Sendable, (felt: Int, isLocked: Bool)), Void> {
      .init(storage, "lend(_:in:)", instrument, layers)
    }
    func watch(
      _ seat: Mimus.Argument<Swift.Int>, _ report: Mimus.Argument<(_ gesture: String) -> ()>
    ) -> Mimus._SyncStub<(Swift.Int, (_ gesture: String) -> ()), Void> {
      .init(storage, "watch(_:_:)", seat, report)
    }
    func rehearse(
      _ seat: Mimus.Argument<Int>, then report: Mimus.Argument<Heard<Int>>
    ) -> Mimus._SyncStub<(Int, Heard<Int>), Void> {
      .init(storage, "rehearse(_:then:)", seat, report)
    }
    func know(_ type: Mimus.Argument<any Instrument.Type>) -> Mimus._SyncStub<any Instrument.Type, Void> {
      .init(storage, "know(_:)", type)
    }
    var baton: Mimus._StubbedGetter<Mimus._SyncStub<(), any Instrument>> { .init(.init(storage, "baton")) }
    subscript(_ seat: Mimus.Argument<SeatNumber>) -> Mimus._StubbedGetter<Mimus._SyncStub<SeatNumber, any Instrument>> {
      .init(.init(storage, "subscript(_:)", seat))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func hear(_ instrument: Mimus.Argument<any Instrument>) { storage.check("hear(_:)", instrument) }
    func call(_ seat: Mimus.Argument<SeatNumber>, to movement: Mimus.Argument<String>) {
      storage.check("call(_:to:)", seat, movement)
    }
    func tune(_ instruments: Mimus.Argument<[any Instrument]>, _ pitches: Mimus.Argument<[String: Int?]>) {
      storage.check("tune(_:_:)", instruments, pitches)
    }
    func lend(
      _ instrument: Mimus.Argument<any Instrument & Sendable>, in layers: Mimus.Argument<(felt: Int, isLocked: Bool)>
    ) {
      storage.check("lend(_:in:)", instrument, layers)
    }
    func watch(_ seat: Mimus.Argument<Swift.Int>, _ report: Mimus.Argument<(_ gesture: String) -> ()>) {
      storage.check("watch(_:_:)", seat, report)
    }
    func rehearse(_ seat: Mimus.Argument<Int>, then report: Mimus.Argument<Heard<Int>>) {
      storage.check("rehearse(_:then:)", seat, report)
    }
    func know(_ type: Mimus.Argument<any Instrument.Type>) { storage.check("know(_:)", type) }
    var baton: Mimus._VerifiedGetter { .init(storage, "baton") }
    subscript(_ seat: Mimus.Argument<SeatNumber>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", seat) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var hear: [any Instrument] { storage._history("hear(_:)") }
    var call: [(seat: SeatNumber, to: String)] { storage._history("call(_:to:)") }
    var tune: [(instruments: [any Instrument], pitches: [String: Int?])] { storage._history("tune(_:_:)") }
    var lend: [(instrument: any Instrument & Sendable, in: (felt: Int, isLocked: Bool))] {
      storage._history("lend(_:in:)")
    }
    var watch: [(seat: Swift.Int, report: (_ gesture: String) -> ())] { storage._history("watch(_:_:)") }
    var rehearse: [(seat: Int, then: Heard<Int>)] { storage._history("rehearse(_:then:)") }
    var know: [any Instrument.Type] { storage._history("know(_:)") }
    var baton: Mimus._GetterCalls<Void> { .init(storage, "baton") }
    subscript(_ seat: Mimus.Argument<SeatNumber>) -> Mimus._GetterCalls<SeatNumber> {
      .init(storage, "subscript(_:)", seat)
    }
  }
}

final class FakeGuestConductor: GuestConductor, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any GuestConductor>?

  init(forwardingTo real: (any GuestConductor)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGuestConductor.self)
    target = real.map { Mimus._Target($0) }
  }

  init(first instrument: any Instrument) {
    self.storage = Mimus.Storage()._of(FakeGuestConductor.self)
    self.target = nil
    self.storage._record("init(first:)", instrument)
  }

  func hear(_ instrument: any Instrument) -> any Instrument {
    let call = storage._call("hear(_:)", instrument)
    if let target, call.isUnanswered((any Instrument).self, Never.self) {
      return target.value.hear(instrument)
    }
    return call.answer(default: FakeInstrument() as any Instrument)
  }

  func call(_ seat: Int, to movement: String) {
    let call = storage._call("call(_:to:)", seat, movement)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.call(seat, to: movement)
    }
    return call.answer()
  }

  func tune(_ instruments: Array<any Instrument>, _ pitches: Dictionary<Swift.String, Optional<Int>>) {
    let call = storage._call("tune(_:_:)", instruments, pitches)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.tune(instruments, pitches)
    }
    return call.answer()
  }

  func lend(_ instrument: any Sendable & Instrument, in layers: (felt: Swift.Int, isLocked: Bool)) {
    let call = storage._call("lend(_:in:)", instrument, layers)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.lend(instrument, in: layers)
    }
    return call.answer()
  }

  func watch(_ seat: SeatNumber, _ report: @escaping (String) -> Void) {
    let call = storage._call("watch(_:_:)", seat, report)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.watch(seat, report)
    }
    return call.answer()
  }

  func rehearse(_ seat: SeatNumber, then report: @escaping (Result<Int, any Error>) -> Void) {
    let call = storage._call("rehearse(_:then:)", seat, report)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.rehearse(seat, then: report)
    }
    return call.answer()
  }

  func know(_ type: any Instrument.Type) {
    let call = storage._call("know(_:)", type)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.know(type)
    }
    return call.answer()
  }

  var baton: any Instrument {
    get {
      let call = storage._call("baton")
      if let target, call.isUnanswered((any Instrument).self, Never.self) {
        return target.value.baton
      }
      return call.keptAnswer(default: FakeInstrument() as any Instrument)
    }
    set {
      let call = storage._call("baton.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.baton = newValue
      }
      call.keep(newValue, as: "baton")
    }
  }

  subscript(_ seat: Int) -> any Instrument {
    get {
      let call = storage._call("subscript(_:)", seat)
      if let target, call.isUnanswered((any Instrument).self, Never.self) {
        return target.value[seat]
      }
      return call.answer(default: FakeInstrument() as any Instrument)
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", seat, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[seat] = newValue
      }
      call.answer() as Void
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
    func hear(_ instrument: Mimus.Argument<any Instrument>) -> Mimus._SyncStub<any Instrument, any Instrument> {
      .init(storage, "hear(_:)", instrument)
    }
    func call(
      _ seat: Mimus.Argument<Int>, to movement: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, String), Void> {
      .init(storage, "call(_:to:)", seat, movement)
    }
    func tune(
      _ instruments: Mimus.Argument<Array<any Instrument>>,
      _ pitches: Mimus.Argument<Dictionary<Swift.String, Optional<Int>>>
    ) -> Mimus._SyncStub<(Array<any Instrument>, Dictionary<Swift.String, Optional<Int>>), Void> {
      .init(storage, "tune(_:_:)", instruments, pitches)
    }
    func lend(
      _ instrument: Mimus.Argument<any Sendable & Instrument>,
      in layers: Mimus.Argument<(felt: Swift.Int, isLocked: Bool)>
    ) -> Mimus._SyncStub<(any Sendable & Instrument, (felt: Swift.Int, isLocked: Bool)), Void> {
      .init(storage, "lend(_:in:)", instrument, layers)
    }
    func watch(
      _ seat: Mimus.Argument<SeatNumber>, _ report: Mimus.Argument<(String) -> Void>
    ) -> Mimus._SyncStub<(SeatNumber, (String) -> Void), Void> {
      .init(storage, "watch(_:_:)", seat, report)
    }
    func rehearse(
      _ seat: Mimus.Argument<SeatNumber>, then report: Mimus.Argument<(Result<Int, any Error>) -> Void>
    ) -> Mimus._SyncStub<(SeatNumber, (Result<Int, any Error>) -> Void), Void> {
      .init(storage, "rehearse(_:then:)", seat, report)
    }
    func know(_ type: Mimus.Argument<any Instrument.Type>) -> Mimus._SyncStub<any Instrument.Type, Void> {
      .init(storage, "know(_:)", type)
    }
    var baton: Mimus._StubbedProperty<Mimus._SyncStub<(), any Instrument>, any Instrument> {
      .init(.init(storage, "baton"), storage, "baton.set(_:)")
    }
    subscript(
      _ seat: Mimus.Argument<Int>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, any Instrument>, (Int, any Instrument), any Instrument> {
      .init(.init(storage, "subscript(_:)", seat), set: { .init(storage, "subscript.set(_:newValue:)", seat, $0) })
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func hear(_ instrument: Mimus.Argument<any Instrument>) { storage.check("hear(_:)", instrument) }
    func call(_ seat: Mimus.Argument<Int>, to movement: Mimus.Argument<String>) {
      storage.check("call(_:to:)", seat, movement)
    }
    func tune(
      _ instruments: Mimus.Argument<Array<any Instrument>>,
      _ pitches: Mimus.Argument<Dictionary<Swift.String, Optional<Int>>>
    ) {
      storage.check("tune(_:_:)", instruments, pitches)
    }
    func lend(
      _ instrument: Mimus.Argument<any Sendable & Instrument>,
      in layers: Mimus.Argument<(felt: Swift.Int, isLocked: Bool)>
    ) {
      storage.check("lend(_:in:)", instrument, layers)
    }
    func watch(_ seat: Mimus.Argument<SeatNumber>, _ report: Mimus.Argument<(String) -> Void>) {
      storage.check("watch(_:_:)", seat, report)
    }
    func rehearse(_ seat: Mimus.Argument<SeatNumber>, then report: Mimus.Argument<(Result<Int, any Error>) -> Void>) {
      storage.check("rehearse(_:then:)", seat, report)
    }
    func know(_ type: Mimus.Argument<any Instrument.Type>) { storage.check("know(_:)", type) }
    var baton: Mimus._VerifiedProperty<any Instrument> { .init(storage, "baton", "baton.set(_:)") }
    subscript(_ seat: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<any Instrument> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", seat)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var hear: [any Instrument] { storage._history("hear(_:)") }
    var call: [(seat: Int, to: String)] { storage._history("call(_:to:)") }
    var tune: [(instruments: Array<any Instrument>, pitches: Dictionary<Swift.String, Optional<Int>>)] {
      storage._history("tune(_:_:)")
    }
    var lend: [(instrument: any Sendable & Instrument, in: (felt: Swift.Int, isLocked: Bool))] {
      storage._history("lend(_:in:)")
    }
    var watch: [(seat: SeatNumber, report: (String) -> Void)] { storage._history("watch(_:_:)") }
    var rehearse: [(seat: SeatNumber, then: (Result<Int, any Error>) -> Void)] { storage._history("rehearse(_:then:)") }
    var know: [any Instrument.Type] { storage._history("know(_:)") }
    var baton: Mimus._PropertyCalls<Void, any Instrument> { .init(storage, "baton", "baton.set(_:)") }
    subscript(_ seat: Mimus.Argument<Int>) -> Mimus._PropertyCalls<Int, any Instrument> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", seat)
    }
  }
}

final class FakeArranger: Arranger, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Arranger)?

  init(forwardingTo real: (any Arranger)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeArranger.self)
    target = real
  }

  func order<Voice: Hashable>(_ voices: [Voice]) {
    let call = storage._call("order(_:)", voices)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.order(voices)
    }
    return call.answer()
  }

  func group(_ voices: some Collection<String>) {
    let call = storage._call("group(_:)", voices)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.group(voices)
    }
    return call.answer()
  }

  func check<Voices>(_ voices: Voices) where Voices: Sequence, Voices.Element == Array<SeatNumber> {
    let call = storage._call("check(_:)", voices)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.check(voices)
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
    func order<Voice: Hashable>(_ voices: Mimus.Argument<[Voice]>) -> Mimus._SyncStub<[Voice], Void> {
      .init(storage, "order(_:)", voices)
    }
    func group<Some1: Collection<String>>(_ voices: Mimus.Argument<Some1>) -> Mimus._SyncStub<Some1, Void> {
      .init(storage, "group(_:)", voices)
    }
    func check<Voices>(
      _ voices: Mimus.Argument<Voices>
    ) -> Mimus._SyncStub<Voices, Void> where Voices: Sequence, Voices.Element == Array<SeatNumber> {
      .init(storage, "check(_:)", voices)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func order<Voice: Hashable>(_ voices: Mimus.Argument<[Voice]>) { storage.check("order(_:)", voices) }
    func group<Some1: Collection<String>>(_ voices: Mimus.Argument<Some1>) { storage.check("group(_:)", voices) }
    func check<Voices>(_ voices: Mimus.Argument<Voices>) where Voices: Sequence, Voices.Element == Array<SeatNumber> {
      storage.check("check(_:)", voices)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var order: [Any] { storage._history("order(_:)") }
    var group: [Any] { storage._history("group(_:)") }
    var check: [Any] { storage._history("check(_:)") }
  }
}

final class FakeGuestArranger: GuestArranger, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any GuestArranger)?

  init(forwardingTo real: (any GuestArranger)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGuestArranger.self)
    target = real
  }

  func order<Part>(_ parts: Array<Part>) where Part: Swift.Hashable {
    let call = storage._call("order(_:)", parts)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.order(parts)
    }
    return call.answer()
  }

  func group<Voices: Collection<String>>(_ voices: Voices) {
    let call = storage._call("group(_:)", voices)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.group(voices)
    }
    return call.answer()
  }

  func check<Voices: Sequence>(_ voices: Voices) where [Int] == Voices.Element {
    let call = storage._call("check(_:)", voices)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.check(voices)
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
    func order<Part>(
      _ parts: Mimus.Argument<Array<Part>>
    ) -> Mimus._SyncStub<Array<Part>, Void> where Part: Swift.Hashable {
      .init(storage, "order(_:)", parts)
    }
    func group<Voices: Collection<String>>(_ voices: Mimus.Argument<Voices>) -> Mimus._SyncStub<Voices, Void> {
      .init(storage, "group(_:)", voices)
    }
    func check<Voices: Sequence>(
      _ voices: Mimus.Argument<Voices>
    ) -> Mimus._SyncStub<Voices, Void> where [Int] == Voices.Element {
      .init(storage, "check(_:)", voices)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func order<Part>(_ parts: Mimus.Argument<Array<Part>>) where Part: Swift.Hashable {
      storage.check("order(_:)", parts)
    }
    func group<Voices: Collection<String>>(_ voices: Mimus.Argument<Voices>) { storage.check("group(_:)", voices) }
    func check<Voices: Sequence>(_ voices: Mimus.Argument<Voices>) where [Int] == Voices.Element {
      storage.check("check(_:)", voices)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var order: [Any] { storage._history("order(_:)") }
    var group: [Any] { storage._history("group(_:)") }
    var check: [Any] { storage._history("check(_:)") }
  }
}

final class FakeBoxOffice<SeatNumber>: BoxOffice, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBoxOffice.self)
  }

  func sell(_ seat: SeatNumber) {
    let call = storage._call("sell(_:)", seat)
    return call.answer()
  }

  func find(_ seats: [SeatNumber]) -> SeatNumber {
    let call = storage._call("find(_:)", seats)
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
    func sell(_ seat: Mimus.Argument<SeatNumber>) -> Mimus._SyncStub<SeatNumber, Void> {
      .init(storage, "sell(_:)", seat)
    }
    func find(_ seats: Mimus.Argument<[SeatNumber]>) -> Mimus._SyncStub<[SeatNumber], SeatNumber> {
      .init(storage, "find(_:)", seats)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sell(_ seat: Mimus.Argument<SeatNumber>) { storage.check("sell(_:)", seat) }
    func find(_ seats: Mimus.Argument<[SeatNumber]>) { storage.check("find(_:)", seats) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sell: [SeatNumber] { storage._history("sell(_:)") }
    var find: [[SeatNumber]] { storage._history("find(_:)") }
  }
}

final class FakeCountingBoxOffice<SeatNumber>: CountingBoxOffice, Mimus.Mock {
  typealias SeatNumber = SeatNumber

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCountingBoxOffice.self)
  }

  func sell(_ seat: SeatNumber) {
    let call = storage._call("sell(_:) taking SeatNumber", seat)
    return call.answer()
  }

  func find(_ seats: Array<SeatNumber>) -> SeatNumber {
    let call = storage._call("find(_:)", seats)
    return call.answer()
  }

  func sell(_ count: Int) {
    let call = storage._call("sell(_:) taking Int", count)
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
    func sell(_ seat: Mimus.Argument<SeatNumber>) -> Mimus._SyncStub<SeatNumber, Void> {
      .init(storage, "sell(_:) taking SeatNumber", seat)
    }
    func find(_ seats: Mimus.Argument<Array<SeatNumber>>) -> Mimus._SyncStub<Array<SeatNumber>, SeatNumber> {
      .init(storage, "find(_:)", seats)
    }
    func sell(_ count: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> {
      .init(storage, "sell(_:) taking Int", count)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sell(_ seat: Mimus.Argument<SeatNumber>) { storage.check("sell(_:) taking SeatNumber", seat) }
    func find(_ seats: Mimus.Argument<Array<SeatNumber>>) { storage.check("find(_:)", seats) }
    func sell(_ count: Mimus.Argument<Int>) { storage.check("sell(_:) taking Int", count) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sellSeatNumber: [SeatNumber] { storage._history("sell(_:) taking SeatNumber") }
    var find: [Array<SeatNumber>] { storage._history("find(_:)") }
    var sellInt: [Int] { storage._history("sell(_:) taking Int") }
  }
}

extension ConcertHall {
  final class FakeAttendant: Attendant, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Attendant)?

    init(forwardingTo real: (any Attendant)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeAttendant.self)
      target = real
    }

    func walk(_ balcony: Balcony) -> [Balcony] {
      let call = storage._call("walk(_:)", balcony)
      if let target, call.isUnanswered([Balcony].self, Never.self) {
        return target.walk(balcony)
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
      func walk(_ balcony: Mimus.Argument<Balcony>) -> Mimus._SyncStub<Balcony, [Balcony]> {
        .init(storage, "walk(_:)", balcony)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func walk(_ balcony: Mimus.Argument<Balcony>) { storage.check("walk(_:)", balcony) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var walk: [Balcony] { storage._history("walk(_:)") }
    }
  }
}

extension ConcertHall {
  final class FakeHeadAttendant: HeadAttendant, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any HeadAttendant)?

    init(forwardingTo real: (any HeadAttendant)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeHeadAttendant.self)
      target = real
    }

    func walk(_ balcony: ConcertHall.Balcony) -> Array<ConcertHall.Balcony> {
      let call = storage._call("walk(_:)", balcony)
      if let target, call.isUnanswered(Array<ConcertHall.Balcony>.self, Never.self) {
        return target.walk(balcony)
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
      func walk(
        _ balcony: Mimus.Argument<ConcertHall.Balcony>
      ) -> Mimus._SyncStub<ConcertHall.Balcony, Array<ConcertHall.Balcony>> {
        .init(storage, "walk(_:)", balcony)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func walk(_ balcony: Mimus.Argument<ConcertHall.Balcony>) { storage.check("walk(_:)", balcony) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var walk: [ConcertHall.Balcony] { storage._history("walk(_:)") }
    }
  }
}

final class FakeCaretaker: Caretaker, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Caretaker)?

  init(forwardingTo real: (any Caretaker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCaretaker.self)
    target = real
  }

  func carry(_ instrument: ConcertHall.Instrument) -> any Instrument {
    let call = storage._call("carry(_:)", instrument)
    if let target, call.isUnanswered((any Instrument).self, Never.self) {
      return target.carry(instrument)
    }
    return call.answer(default: FakeInstrument() as any Instrument)
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
      _ instrument: Mimus.Argument<ConcertHall.Instrument>
    ) -> Mimus._SyncStub<ConcertHall.Instrument, any Instrument> {
      .init(storage, "carry(_:)", instrument)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func carry(_ instrument: Mimus.Argument<ConcertHall.Instrument>) { storage.check("carry(_:)", instrument) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var carry: [ConcertHall.Instrument] { storage._history("carry(_:)") }
  }
}

extension ConcertHall {
  final class FakeTuner: Tuner, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Tuner)?

    init(forwardingTo real: (any Tuner)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeTuner.self)
      target = real
    }

    func tune(_ instrument: Instrument) -> Instrument {
      let call = storage._call("tune(_:)", instrument)
      if let target, call.isUnanswered(Instrument.self, Never.self) {
        return target.tune(instrument)
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
      func tune(_ instrument: Mimus.Argument<Instrument>) -> Mimus._SyncStub<Instrument, Instrument> {
        .init(storage, "tune(_:)", instrument)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func tune(_ instrument: Mimus.Argument<Instrument>) { storage.check("tune(_:)", instrument) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var tune: [Instrument] { storage._history("tune(_:)") }
    }
  }
}

final class FakeTourBus: TourBus, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTourBus.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func seat(_ seats: [Int], then report: () -> ()) {
    let call = storage._call("seat(_:then:)", seats, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.SeatStub.Body.self, Void.self) {
      return body.run(seats, report)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.seat(seats, then: report)
    }
    return call.answer()
  }

  override func stop(for error: (any Error)!) {
    let call = storage._call("stop(for:)", error)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.stop(for: error)
    }
    return call.answer()
  }

  override subscript(_ seat: Swift.Int) -> String {
    get {
      let call = storage._call("subscript(_:)", seat)
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super[seat]
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
    func seat(_ seats: Mimus.Argument<[Int]>, then report: Mimus.Argument<Mimus._Placeholder>) -> SeatStub {
      .init(_stub: ._of(storage, "seat(_:then:)", seats, report))
    }

    struct SeatStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ([Int], () -> ()) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ([Int], () -> ()) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func stop(for error: Mimus.Argument<(any Error)?>) -> Mimus._SyncStub<(any Error)?, Void> {
      .init(storage, "stop(for:)", error)
    }
    subscript(_ seat: Mimus.Argument<Swift.Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Swift.Int, String>> {
      .init(.init(storage, "subscript(_:)", seat))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func seat(_ seats: Mimus.Argument<[Int]>, then report: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("seat(_:then:)", seats, report)
    }
    func stop(for error: Mimus.Argument<(any Error)?>) { storage.check("stop(for:)", error) }
    subscript(_ seat: Mimus.Argument<Swift.Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", seat) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var seat: [(seats: [Int], then: Mimus._Placeholder)] { storage._history("seat(_:then:)") }
    var stop: [(any Error)?] { storage._history("stop(for:)") }
    subscript(_ seat: Mimus.Argument<Swift.Int>) -> Mimus._GetterCalls<Swift.Int> {
      .init(storage, "subscript(_:)", seat)
    }
  }
}

final class FakeNightBus: NightBus, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeNightBus.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func seat(_ seats: Array<SeatNumber>, then report: () -> Void) {
    let call = storage._call("seat(_:then:)", seats, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.SeatStub.Body.self, Void.self) {
      return body.run(seats, report)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.seat(seats, then: report)
    }
    return call.answer()
  }

  override func stop(for error: (any Error)?) {
    let call = storage._call("stop(for:)", error)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.stop(for: error)
    }
    return call.answer()
  }

  override subscript(_ seat: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", seat)
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super[seat]
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
    func seat(_ seats: Mimus.Argument<Array<SeatNumber>>, then report: Mimus.Argument<Mimus._Placeholder>) -> SeatStub {
      .init(_stub: ._of(storage, "seat(_:then:)", seats, report))
    }

    struct SeatStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Array<SeatNumber>, () -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (Array<SeatNumber>, () -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func stop(for error: Mimus.Argument<(any Error)?>) -> Mimus._SyncStub<(any Error)?, Void> {
      .init(storage, "stop(for:)", error)
    }
    subscript(_ seat: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", seat))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func seat(_ seats: Mimus.Argument<Array<SeatNumber>>, then report: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("seat(_:then:)", seats, report)
    }
    func stop(for error: Mimus.Argument<(any Error)?>) { storage.check("stop(for:)", error) }
    subscript(_ seat: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", seat) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var seat: [(seats: Array<SeatNumber>, then: Mimus._Placeholder)] { storage._history("seat(_:then:)") }
    var stop: [(any Error)?] { storage._history("stop(for:)") }
    subscript(_ seat: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", seat) }
  }
}

final class FakeTransport: TourBus, Transport, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Transport)?

  init(forwardingTo real: (any Transport)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTransport.self)
    target = real
    super.init()
  }

  override func seat(_ seats: [Int], then report: () -> ()) {
    let call = storage._call("seat(_:then:)", seats, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.SeatStub.Body.self, Void.self) {
      return body.run(seats, report)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.seat(seats, then: report)
    }
    return call.answer()
  }

  override subscript(_ seat: Swift.Int) -> String {
    get {
      let call = storage._call("subscript(_:)", seat)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target[seat]
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
    func seat(_ seats: Mimus.Argument<[Int]>, then report: Mimus.Argument<Mimus._Placeholder>) -> SeatStub {
      .init(_stub: ._of(storage, "seat(_:then:)", seats, report))
    }

    struct SeatStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ([Int], () -> ()) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ([Int], () -> ()) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    subscript(_ seat: Mimus.Argument<Swift.Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Swift.Int, String>> {
      .init(.init(storage, "subscript(_:)", seat))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func seat(_ seats: Mimus.Argument<[Int]>, then report: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("seat(_:then:)", seats, report)
    }
    subscript(_ seat: Mimus.Argument<Swift.Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", seat) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var seat: [(seats: [Int], then: Mimus._Placeholder)] { storage._history("seat(_:then:)") }
    subscript(_ seat: Mimus.Argument<Swift.Int>) -> Mimus._GetterCalls<Swift.Int> {
      .init(storage, "subscript(_:)", seat)
    }
  }
}
