import Foundation
import Mimus
import Testing

struct InheritanceTests {
  @Test func `inherited requirements are flattened, and the stricter one takes precedence`() throws {
    let fake = FakeDiamond()
    fake.stub.base(1).andReturn(2)
    #expect(fake.base(1) == 2)
    fake.shared = 3
    #expect(fake.shared == 3)
    fake.refined()
    fake.other()
    fake.diamond()
    fake.verify().base(1)
    fake.verify().shared.set(3)
    fake.verify().other()
    fake.verify().diamond()
    #expect(fake.calls.base == [1])
    let base = FakeBase()
    base.stub.base(1).andThrow(CardError.expired)
    #expect(throws: CardError.expired) { try base.base(1) }
    base.verify().base(1)
    let refined = FakeRefined()
    refined.refined()
    refined.verify().refined()
    let other = FakeOtherParent()
    other.other()
    other.verify().other()
  }

  @Test func `fakes are compared, hashed, and described by identity`() {
    let one = FakeWithEquatable()
    one.f()
    #expect(one == one)
    #expect(one != FakeWithEquatable())
    one.verify().f()
    let hashed = FakeWithHashable()
    hashed.f()
    #expect(Set([hashed, hashed, FakeWithHashable()]).count == 2)
    hashed.verify().f()
    let described = FakeWithDescription()
    described.f()
    #expect(described.description == "FakeWithDescription")
    described.verify().f()
    let ordered = FakeWithComparable()
    ordered.f()
    #expect(!(ordered < ordered))
    ordered.verify().f()
  }

  @Test func `fakes can be errors and identifiable`() throws {
    let error = FakeWithError()
    error.stub.code.get.andReturn(404)
    do { throw error } catch let thrown as any WithError { #expect(thrown.code == 404) }
    error.verify().code.get()
    let own = FakeWithOwnIdentity()
    own.stub.id.get.andReturn(5)
    #expect(own.id == 5)
    own.verify().id.get()
    let identity = FakeWithIdentity()
    identity.stub.id.get.andReturn("a")
    #expect(identity.id == "a")
    identity.f()
    identity.verify().f()
    let identifiable = FakeWithIdentifiable()
    identifiable.f()
    identifiable.verify().f()
    #expect(identifiable.id == identifiable.id)
  }

  @Test func `parents of the standard library are faked`() throws {
    let iterator = FakeIntIterator()
    iterator.stub.next().andReturn(1, nil)
    #expect(Array(IteratorSequence(iterator)) == [1])
    iterator.verify(.times(2)).next()
    #expect(!iterator.isDone)
    var writer = FakeWriter()
    print("text", terminator: "", to: &writer)
    writer.flush()
    writer.verify().write("text")
    writer.verify().flush()
    let readable = FakeReadable("text")
    readable?.f()
    readable?.verify().f()
    let raw = FakeRaw()
    raw.stub.rawValue.get.andReturn("raw")
    #expect(raw.rawValue == "raw")
    raw.f()
    raw.verify().f()
    let codable = FakeWithCodable()
    codable.stub.x.get.andReturn(2)
    #expect(codable.x == 2)
    #expect(throws: Never.self) { try FakeEncoding.encode(codable) }
    codable.verify().encode(to: .any)
  }

  private enum FakeEncoding {
    static func encode(_ value: some Encodable) throws { _ = try? JSONEncoder().encode(value) }
  }

  @Test func `objects, superclasses, and empty protocols can be parents`() {
    let object = FakeWithObject()
    object.f()
    object.verify().f()
    let movable = FakeMovable()
    movable.stub.push(1).andReturn(true)
    #expect(movable.push(1))
    #expect(movable.move() == 4)
    movable.verify().push(1)
    let placed = FakePlaced()
    placed.place = "hall"
    #expect(placed.place == "hall" && placed.legs == 4)
    placed.verify().place.set("hall")
    let selfWhere = FakeSelfWhere()
    selfWhere.f()
    selfWhere.verify().f()
    FakeEmpty().verifyNoCalls()
    FakeEmptyChild().verifyNoCalls()
    let reference = FakeWithClass()
    reference.x = 2
    reference.f()
    reference.verify().x.set(2)
    let unchecked = FakeWithUnchecked()
    unchecked.stub.x.get.andReturn(1)
    #expect(unchecked.x == 1)
  }

  @Test func `noncopyable and nonescapable protocols are faked`() {
    let fake = FakeNoncopyableProtocol()
    fake.f()
    fake.g()
    fake.verify().f()
    fake.verify().g()
    let nonescapable = FakeNonescapableProtocol()
    nonescapable.stub.read().andReturn(2)
    #expect(nonescapable.read() == 2)
    nonescapable.verify().read()
    let consumable = FakeConsumable()
    consumable.stub.finish().andReturn(3)
    #expect(consumable.finish() == 3)
    #expect(consumable.peek() == 0)
    consumable.verify().finish()
  }

  @Test func `nested protocols have nested fakes`() {
    let fake = Outer.FakeNested()
    fake.stub.use(.any).andReturn(Outer.Item(x: 2))
    #expect(fake.use(Outer.Item(x: 1))?.x == 2)
    fake.verify().use(.where(\.x, 1))
    let deep = Outer.Inner.FakeDeep()
    deep.stub.f().andReturn(Outer.Item(x: 3))
    #expect(deep.f().x == 3)
    deep.verify().f()
    let inExtension = Outer.FakeInExtension()
    inExtension.f()
    inExtension.verify().f()
    let index = Library.Section.Drawer.FakeIndex<Int>()
    index.stub.find(.where(\.id, 1), in: .any).andReturn(9)
    #expect(index.find(Library.Section.Key(id: 1), in: []) == 9)
    index.store([Library.Section.Key(): 1], for: Library.Section())
    index.verify().store(.count(1), for: .any)
    #expect(index.calls.find[0].in == [])
  }

  @Test func `conditions and availability are repeated`() {
    let fake = FakeConditional()
    fake.always()
    fake.verify().always()
    #if DEBUG
      fake.debugOnly(1)
      fake.debugFlag = true
      fake.verify().debugOnly(1)
      fake.verify().debugFlag.set(true)
    #else
      fake.releaseOnly()
      fake.verify().releaseOnly()
    #endif
    if #available(macOS 14, *) { useAvailable() }
  }

  @available(macOS 14, *) private func useAvailable() {
    let fake = FakeAvailable()
    fake.stub.newer().andReturn(2)
    #expect(fake.newer() == 2)
    fake.stub.old.get.andReturn(3)
    fake.verify().newer()
    fake.verify(.never).older()
  }

  @available(*, deprecated) @Test func `the fake of a deprecated protocol is deprecated`() {
    let fake = FakeOutdated()
    fake.stub.old().andReturn(1)
    #expect(fake.old() == 1)
    fake.verify().old()
  }

  @Test func `attributes of a protocol don't change its fake`() {
    let preconcurrent = FakePreconcurrent()
    preconcurrent.stub.f().andReturn(1)
    #expect(preconcurrent.f() == 1)
    preconcurrent.verify().f()
    let nonisolated = FakeNonisolated()
    nonisolated.stub.f().andReturn(2)
    #expect(nonisolated.f() == 2)
    nonisolated.verify().f()
  }

  @Test func `public fakes have the access of their protocols`() throws {
    let fake = FakePublicProtocol(name: "a")
    fake.stub.f(1).andReturn(2)
    fake.stub.change(.any).andDo { $0 = 5 }
    #expect(try fake.f(1) == 2)
    var number = 1
    fake.change(&number)
    #expect(number == 5)
    fake.x = "x"
    fake.verify().x.set("x")
    let package = FakePackageProtocol()
    #expect(package.f() == 0)
    package.verify().f()
    let own = FakeInternalProtocol()
    #expect(own.f() == 0)
    own.verify().f()
    let associated = FakePublicAssociated<Int>()
    associated.f(1)
    associated.verify().f(1)
    #expect("\(associated)" == "FakePublicAssociated")
    let inner = PublicOuter.FakeInner()
    inner.f()
    inner.verify().f()
    let open = FakeOpenClass(x: 1)
    #expect(open.f() == 0)
    open.verify().f()
  }

  @Test func `fakes of literal protocols can be created from literals`() {
    let titled: FakeTitled = "Dune"
    titled.storage.reset(.stubs)
    titled.stub.title().andReturn("Dune")
    #expect(titled.title() == "Dune")
    #expect(titled.recordedCalls.first?.description == #"init(stringLiteral: "Dune")"#)
    let shelved: FakeShelved = ["Dune", "Emma"]
    shelved.stub.count().andReturn(2)
    #expect(shelved.count() == 2)
    shelved.verify().count()
    #expect(shelved.recordedCalls.first?.description == #"init(arrayLiteral: ["Dune", "Emma"])"#)
  }

  @Test func `a parent may have different declarations under different conditions`() {
    let door = FakeShopDoor()
    door.stub.ring().andReturn(2)
    #expect(door.ring() == 2)
    #if os(Windows)
      door.slide()
      door.verify().slide()
    #else
      door.stub.swing(90).andReturn(true)
      #expect(door.swing(90))
    #endif
    door.verify().ring()
  }

  @Test func `a protocol's alias may have the name of a type`() {
    struct Ring: Catalog.Binder { typealias Item = Int }
    let folder = Catalog.FakeFolder<Ring>()
    folder.stub.page(1).andReturn(Catalog.Page(items: [7]))
    #expect(folder.page(1).items == [7])
    folder.keep(Catalog.Page(items: []))
    folder.verify().keep(.any)
  }
}
