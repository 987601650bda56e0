import Dispatch
import Mimus
import Testing

enum OrderAndTime {
  static let guide = Guide(
    "Order-and-time.md",
    [
      Example("another order", order),
      Example("a call between consecutive ones", consecutive),
      Example("not in time", inTime),
      Example("not all the while", allTheWhile),
      Example("no next call", next),
      Example("in synchronous code", sync),
      Example("an async body", asyncBody),
      Example("a clock of the test's own", clock),
    ])

  @Sendable static func order() {
    let (gateway, inventory, mailer) = (FakePaymentGateway(), FakeInventory(), FakeMailer())
    let checkout = Checkout(gateway: gateway, inventory: inventory, mailer: mailer)
    checkout.buy("Dune", for: "alice")

    verifyInOrder {
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any)
    }
  }

  @Sendable static func consecutive() {
    let (gateway, inventory, mailer) = (FakePaymentGateway(), FakeInventory(), FakeMailer())
    let checkout = Checkout(gateway: gateway, inventory: inventory, mailer: mailer)
    checkout.buy("Dune", for: "alice")
    verifyInOrder(.consecutive) {
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any)
    }
  }

  @Sendable static func inTime() async {
    let (gateway, inventory, mailer) = (FakePaymentGateway(), FakeInventory(), FakeMailer())
    let checkout = Checkout(gateway: gateway, inventory: inventory, mailer: mailer)
    checkout.remind("alice")

    await eventually(within: .seconds(5)) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Your books are waiting", "alice"])
    }
    await eventually(within: .milliseconds(50)) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Your books are waiting", "bob"])
    }
  }

  @Sendable static func allTheWhile() async {
    let mailer = FakeMailer()
    mailer.send("Hello", to: "bob")
    await consistently(for: .milliseconds(50)) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: [Argument.any, "bob"], mode: .never)
    }
  }

  @Sendable static func next() async throws {
    let (gateway, inventory, mailer) = (FakePaymentGateway(), FakeInventory(), FakeMailer())
    let checkout = Checkout(gateway: gateway, inventory: inventory, mailer: mailer)
    checkout.remind("alice")
    checkout.remind("bob")

    var names: Set<String> = []
    for await call in mailer.callStream(withIdentifier: "send(_:to:)").prefix(2) {
      names.insert(try call.argument("to"))
    }
    #expect(names == ["alice", "bob"])

    _ = try await mailer.nextCall(withIdentifier: "send(_:to:)")
    _ = try await mailer.nextCall(withIdentifier: "send(_:to:)")
    _ = try await mailer.nextCall(withIdentifier: "send(_:to:)", within: .milliseconds(50))
  }

  @Sendable static func sync() {
    waitForMail()
  }

  static func waitForMail() {
    let mailer = FakeMailer()
    DispatchQueue.global().async { mailer.send("Thank you", to: "alice") }

    eventually(within: .seconds(5)) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", "alice"])
    }
  }

  actor FakeLedger: Mock {
    let storage = Mimus.Storage()
    private(set) var total = 0

    func add(_ amount: Int) {
      total += amount
      recordCall(arguments: [amount])
    }
  }

  struct NotYet: Error {}

  @Sendable static func asyncBody() async throws {
    let ledger = FakeLedger()
    Task { await ledger.add(30) }

    try await eventually(within: .seconds(5)) {
      ledger.verifyCall(withIdentifier: "add(_:)", arguments: [30])
      guard await ledger.total == 30 else { throw NotYet() }
    }
  }

  /// A clock on which every deadline has passed.
  struct LateClock: Clock {
    typealias Instant = ContinuousClock.Instant

    let now = Instant.now
    let minimumResolution = Duration.zero

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
  }

  @Sendable static func clock() async {
    let mailer = FakeMailer()
    await eventually(within: .seconds(3600), clock: LateClock()) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
    }
  }
}
