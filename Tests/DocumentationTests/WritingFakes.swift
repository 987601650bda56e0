import Mimus
import Testing

protocol Catalog: Sendable {
  func find(_ title: String) async throws -> [String]
  func count() async -> Int
  func lock() throws(CatalogError)
}

enum CatalogError: Error {
  case isLocked
}

final class FakeCatalog: Catalog, Mock {
  let storage = Mimus.Storage()

  func find(_ title: String) async throws -> [String] { try await answerAsyncThrowingCall(arguments: [title]) }
  func count() async -> Int { await answerAsyncCall() }
  func lock() throws(CatalogError) { try answerThrowingCall(throwing: CatalogError.self) }
}

enum WritingFakes {
  static let guide = Guide(
    "Writing-fakes.md",
    [
      Example("a first test", firstTest),
      Example("members of every kind", members),
      Example("an identifier is misspelled", misspelled),
      Example("names of an enumeration", keyed),
      Example("an object that is deallocated", deallocated),
    ])

  @Sendable static func firstTest() {
    let gateway = FakePaymentGateway()
    let inventory = FakeInventory()
    let mailer = FakeMailer()
    inventory.stubCall(withIdentifier: "price(of:)", arguments: ["Dune"]).andReturn(30)

    Checkout(gateway: gateway, inventory: inventory, mailer: mailer).buy("Dune", for: "alice")

    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Receipt 1: Dune", "alice"])
  }

  protocol Till {
    var float: Int { get set }
    var isOpen: Bool { get set }
  }

  final class FakeTill: Till, Mock {
    let storage = Mimus.Storage()

    var float: Int {
      get { answerCall() }
      set { recordCall(withIdentifier: "float.set(_:)", arguments: [newValue]) }
    }

    var isOpen = true
  }

  final class FakeShelf: Mock {
    let storage = Mimus.Storage()

    init(_ name: String) { recordCall(arguments: [name]) }
    subscript(index: Int) -> String { answerCall(arguments: [index]) }
  }

  final class FakePrinter: Mock {
    let storage = Mimus.Storage()

    func print(_ text: String, completion: @escaping (Bool) -> Void) { answerCall(arguments: [text, completion]) }
    func sort(by areInOrder: (String, String) -> Bool) { recordCall(arguments: ["a closure"]) }
    func fill(_ tray: inout Int) { tray = answerCall(arguments: [tray], default: tray) }
  }

  final class FakeArchive: Mock {
    let storage = Mimus.Storage()

    func store<Item>(_ item: Item) { recordCall(arguments: [item]) }
    func load<Item>(_ type: Item.Type) -> Item? { answerCall(arguments: [type]) }
  }

  struct FakeBell: Mock {
    let storage = Mimus.Storage()

    func ring() { recordCall() }
  }

  actor FakeLedger: Mock {
    let storage = Mimus.Storage()

    func enter(_ amount: Int) { recordCall(arguments: [amount]) }
  }

  class Scanner {
    func scan() -> String { "" }
  }

  final class FakeScanner: Scanner, Mock {
    let storage = Mimus.Storage()

    override func scan() -> String { answerCall() }
  }

  @Sendable static func members() async throws {
    let catalog = FakeCatalog()
    catalog.stubCall(withIdentifier: "find").andReturn(["Dune"])
    catalog.stubCall(withIdentifier: "lock()").andThrow(CatalogError.isLocked)
    #expect(try await catalog.find("Du") == ["Dune"])
    #expect(await catalog.count() == 0)
    #expect(throws: CatalogError.isLocked) { try catalog.lock() }

    let till = FakeTill()
    till.float = 100
    #expect(till.float == 0)
    till.verifyCall(withIdentifier: "float.set(_:)", arguments: [100])
    till.verifyCall(withIdentifier: "float")

    let shelf = FakeShelf("poems")
    #expect(shelf[1] == "")
    shelf.verifyCall(withIdentifier: "init(_:)", arguments: ["poems"])
    shelf.verifyCall(withIdentifier: "subscript(_:)", arguments: [1])

    let printer = FakePrinter()
    printer.stubCall(withIdentifier: "print").andCallBack("completion", with: true)
    printer.stubCall(withIdentifier: "fill").andReturn(7)
    var (isPrinted, tray) = (false, 1)
    printer.print("Receipt 1") { isPrinted = $0 }
    printer.sort(by: <)
    printer.fill(&tray)
    #expect(isPrinted && tray == 7)
    printer.verifyCall(withIdentifier: "sort(by:)", arguments: ["a closure"])

    let archive = FakeArchive()
    archive.store(30)
    archive.verifyCall(withIdentifier: "store", arguments: [30])
    #expect(archive.load(Int.self) == nil)

    let (bell, ledger, scanner) = (FakeBell(), FakeLedger(), FakeScanner())
    bell.ring()
    await ledger.enter(30)
    bell.verifyCall(withIdentifier: "ring()")
    ledger.verifyCall(withIdentifier: "enter", arguments: [30])
    #expect((scanner as Scanner).scan() == "")
    scanner.verifyCall(withIdentifier: "scan()")
  }

  @Sendable static func misspelled() {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    inventory.verifyCall(withIdentifier: "resrve(_:)", arguments: ["Dune"])
  }

  final class FakeDelivery: KeyedMock {
    enum Method: String { case dispatch, recall }

    let storage = Mimus.Storage()

    func dispatch(_ title: String) -> Bool { answerCall(.dispatch, arguments: [title]) }
    func recall(_ title: String) { recordCall(.recall, arguments: [title]) }
  }

  @Sendable static func keyed() {
    let delivery = FakeDelivery()
    delivery.stubCall(.dispatch).andReturn(true)
    #expect(delivery.dispatch("Dune"))
    delivery.recall("Emma")
    delivery.verifyCall(.dispatch, arguments: ["Dune"])
    delivery.verifyCall(.recall, arguments: ["Emma"])
  }

  final class Session {}

  final class FakeServer: Mock {
    let storage = Mimus.Storage(retainsArguments: false)

    func open(_ session: Session) { recordCall(arguments: [session]) }
  }

  @Sendable static func deallocated() {
    let server = FakeServer()
    server.open(Session())
    server.verifyCall(withIdentifier: "open(_:)", arguments: [Argument.any])
    server.verifyCall(withIdentifier: "open(_:)", arguments: [Argument.instance(of: Session.self)])
  }
}
