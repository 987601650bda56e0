// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeBarista: Barista, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBarista.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(blend: Blend = .init(), roast: Blend.Roast = .light, limit: Int = .max) {
    super.init(blend: blend, roast: roast, limit: limit)
    self.storage._record("init(blend:roast:limit:)", blend, roast, limit)
  }

  override var blend: Blend {
    get {
      let call = storage._call("blend")
      if call.isLeft(toSuper: callsSuper, Blend.self, Never.self) {
        return super.blend
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("blend.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.blend = newValue
      }
      call.keep(newValue, as: "blend")
    }
  }

  override var orders: [Blend] {
    get {
      let call = storage._call("orders")
      if call.isLeft(toSuper: callsSuper, [Blend].self, Never.self) {
        return super.orders
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("orders.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.orders = newValue
      }
      call.keep(newValue, as: "orders")
    }
  }

  override var tables: [Int: [Blend]] {
    get {
      let call = storage._call("tables")
      if call.isLeft(toSuper: callsSuper, [Int: [Blend]].self, Never.self) {
        return super.tables
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("tables.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.tables = newValue
      }
      call.keep(newValue, as: "tables")
    }
  }

  override var names: Set<String> {
    get {
      let call = storage._call("names")
      if call.isLeft(toSuper: callsSuper, Set<String>.self, Never.self) {
        return super.names
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("names.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.names = newValue
      }
      call.keep(newValue, as: "names")
    }
  }

  override var since: Date {
    get {
      let call = storage._call("since")
      if call.isLeft(toSuper: callsSuper, Date.self, Never.self) {
        return super.since
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("since.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.since = newValue
      }
      call.keep(newValue, as: "since")
    }
  }

  override var roast: Blend.Roast {
    get {
      let call = storage._call("roast")
      if call.isLeft(toSuper: callsSuper, Blend.Roast.self, Never.self) {
        return super.roast
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("roast.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.roast = newValue
      }
      call.keep(newValue, as: "roast")
    }
  }

  override var grind: Grind {
    get {
      let call = storage._call("grind")
      if call.isLeft(toSuper: callsSuper, Grind.self, Never.self) {
        return super.grind
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("grind.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.grind = newValue
      }
      call.keep(newValue, as: "grind")
    }
  }

  override var queue: DispatchQueue {
    get {
      let call = storage._call("queue")
      if call.isLeft(toSuper: callsSuper, DispatchQueue.self, Never.self) {
        return super.queue
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("queue.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.queue = newValue
      }
      call.keep(newValue, as: "queue")
    }
  }

  override var files: FileManager {
    get {
      let call = storage._call("files")
      if call.isLeft(toSuper: callsSuper, FileManager.self, Never.self) {
        return super.files
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("files.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.files = newValue
      }
      call.keep(newValue, as: "files")
    }
  }

  override func brew(_ blend: Blend = .house, until: Date = .init()) -> Int {
    let call = storage._call("brew(_:until:)", blend, until)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.brew(blend, until: until)
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
    var blend: Mimus._StubbedProperty<Mimus._SyncStub<(), Blend>, Blend> {
      .init(.init(storage, "blend"), storage, "blend.set(_:)")
    }
    var orders: Mimus._StubbedProperty<Mimus._SyncStub<(), [Blend]>, [Blend]> {
      .init(.init(storage, "orders"), storage, "orders.set(_:)")
    }
    var tables: Mimus._StubbedProperty<Mimus._SyncStub<(), [Int: [Blend]]>, [Int: [Blend]]> {
      .init(.init(storage, "tables"), storage, "tables.set(_:)")
    }
    var names: Mimus._StubbedProperty<Mimus._SyncStub<(), Set<String>>, Set<String>> {
      .init(.init(storage, "names"), storage, "names.set(_:)")
    }
    var since: Mimus._StubbedProperty<Mimus._SyncStub<(), Date>, Date> {
      .init(.init(storage, "since"), storage, "since.set(_:)")
    }
    var roast: Mimus._StubbedProperty<Mimus._SyncStub<(), Blend.Roast>, Blend.Roast> {
      .init(.init(storage, "roast"), storage, "roast.set(_:)")
    }
    var grind: Mimus._StubbedProperty<Mimus._SyncStub<(), Grind>, Grind> {
      .init(.init(storage, "grind"), storage, "grind.set(_:)")
    }
    var queue: Mimus._StubbedProperty<Mimus._SyncStub<(), DispatchQueue>, DispatchQueue> {
      .init(.init(storage, "queue"), storage, "queue.set(_:)")
    }
    var files: Mimus._StubbedProperty<Mimus._SyncStub<(), FileManager>, FileManager> {
      .init(.init(storage, "files"), storage, "files.set(_:)")
    }
    func brew(_ blend: Mimus.Argument<Blend>, until: Mimus.Argument<Date>) -> Mimus._SyncStub<(Blend, Date), Int> {
      .init(storage, "brew(_:until:)", blend, until)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var blend: Mimus._VerifiedProperty<Blend> { .init(storage, "blend", "blend.set(_:)") }
    var orders: Mimus._VerifiedProperty<[Blend]> { .init(storage, "orders", "orders.set(_:)") }
    var tables: Mimus._VerifiedProperty<[Int: [Blend]]> { .init(storage, "tables", "tables.set(_:)") }
    var names: Mimus._VerifiedProperty<Set<String>> { .init(storage, "names", "names.set(_:)") }
    var since: Mimus._VerifiedProperty<Date> { .init(storage, "since", "since.set(_:)") }
    var roast: Mimus._VerifiedProperty<Blend.Roast> { .init(storage, "roast", "roast.set(_:)") }
    var grind: Mimus._VerifiedProperty<Grind> { .init(storage, "grind", "grind.set(_:)") }
    var queue: Mimus._VerifiedProperty<DispatchQueue> { .init(storage, "queue", "queue.set(_:)") }
    var files: Mimus._VerifiedProperty<FileManager> { .init(storage, "files", "files.set(_:)") }
    func brew(_ blend: Mimus.Argument<Blend>, until: Mimus.Argument<Date>) {
      storage.check("brew(_:until:)", blend, until)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var blend: Mimus._PropertyCalls<Void, Blend> { .init(storage, "blend", "blend.set(_:)") }
    var orders: Mimus._PropertyCalls<Void, [Blend]> { .init(storage, "orders", "orders.set(_:)") }
    var tables: Mimus._PropertyCalls<Void, [Int: [Blend]]> { .init(storage, "tables", "tables.set(_:)") }
    var names: Mimus._PropertyCalls<Void, Set<String>> { .init(storage, "names", "names.set(_:)") }
    var since: Mimus._PropertyCalls<Void, Date> { .init(storage, "since", "since.set(_:)") }
    var roast: Mimus._PropertyCalls<Void, Blend.Roast> { .init(storage, "roast", "roast.set(_:)") }
    var grind: Mimus._PropertyCalls<Void, Grind> { .init(storage, "grind", "grind.set(_:)") }
    var queue: Mimus._PropertyCalls<Void, DispatchQueue> { .init(storage, "queue", "queue.set(_:)") }
    var files: Mimus._PropertyCalls<Void, FileManager> { .init(storage, "files", "files.set(_:)") }
    var brew: [(blend: Blend, until: Date)] { storage._history("brew(_:until:)") }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension Roastery {
  final class FakeRoaster: Roaster, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Roaster)?

    init(forwardingTo real: (any Roaster)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeRoaster.self)
      target = real
    }

    func roast(_ blend: Blend) -> Int {
      let call = storage._call("roast(_:)", blend)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.roast(blend)
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
      func roast(_ blend: Mimus.Argument<Blend>) -> Mimus._SyncStub<Blend, Int> { .init(storage, "roast(_:)", blend) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func roast(_ blend: Mimus.Argument<Blend>) { storage.check("roast(_:)", blend) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var roast: [Blend] { storage._history("roast(_:)") }
    }
  }
}

extension Bistro.Plate {
  final class FakeHolder: Holder, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeHolder.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override init(_ plate: Bistro.Plate<Item>) {
      super.init(plate)
      self.storage._record("init(_:)", plate)
    }

    override var plate: Bistro.Plate<Item> {
      get {
        let call = storage._call("plate")
        if call.isLeft(toSuper: callsSuper, Bistro.Plate<Item>.self, Never.self) {
          return super.plate
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("plate.set(_:)", newValue)
        if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
          super.plate = newValue
        }
        call.keep(newValue, as: "plate")
      }
    }

    override func turn(_ side: Bistro.Plate<Item>.Side, like other: Bistro.Plate<Int>) -> [Item] {
      let call = storage._call("turn(_:like:)", side, other)
      if call.isLeft(toSuper: callsSuper, [Item].self, Never.self) {
        return super.turn(side, like: other)
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
      var plate: Mimus._StubbedProperty<Mimus._SyncStub<(), Bistro.Plate<Item>>, Bistro.Plate<Item>> {
        .init(.init(storage, "plate"), storage, "plate.set(_:)")
      }
      func turn(
        _ side: Mimus.Argument<Bistro.Plate<Item>.Side>, like other: Mimus.Argument<Bistro.Plate<Int>>
      ) -> Mimus._SyncStub<(Bistro.Plate<Item>.Side, Bistro.Plate<Int>), [Item]> {
        .init(storage, "turn(_:like:)", side, other)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var plate: Mimus._VerifiedProperty<Bistro.Plate<Item>> { .init(storage, "plate", "plate.set(_:)") }
      func turn(_ side: Mimus.Argument<Bistro.Plate<Item>.Side>, like other: Mimus.Argument<Bistro.Plate<Int>>) {
        storage.check("turn(_:like:)", side, other)
      }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var plate: Mimus._PropertyCalls<Void, Bistro.Plate<Item>> { .init(storage, "plate", "plate.set(_:)") }
      var turn: [(side: Bistro.Plate<Item>.Side, like: Bistro.Plate<Int>)] { storage._history("turn(_:like:)") }
    }
  }
}
