import Mimus
import Testing

enum Concurrency {
  static let guide = Guide("Concurrency.md", [Example("fakes of every isolation", use)])

  protocol Ledger: Actor {
    func enter(_ amount: Int) -> Int
  }

  actor FakeLedger: Ledger, Mock {
    let storage = Mimus.Storage()

    func enter(_ amount: Int) -> Int { answerCall(arguments: [amount]) }
  }

  @MainActor protocol Display {
    func show(_ text: String)
  }

  @MainActor final class FakeDisplay: Display, Mock {
    let storage = Mimus.Storage()

    func show(_ text: String) { recordCall(arguments: [text]) }
  }

  protocol Delivery: Sendable {
    func dispatch(_ title: String) async -> Bool
  }

  final class FakeDelivery: Delivery, Mock {
    let storage = Mimus.Storage()

    func dispatch(_ title: String) async -> Bool { await answerAsyncCall(arguments: [title]) }
  }

  @MainActor @Sendable static func use() async {
    let (ledger, display, delivery) = (FakeLedger(), FakeDisplay(), FakeDelivery())
    ledger.stubCall(withIdentifier: "enter(_:)").andReturn(130)
    delivery.stubCall(withIdentifier: "dispatch(_:)").andReturn(true)

    #expect(await ledger.enter(30) == 130)
    display.show("130")
    await withTaskGroup { group in
      for number in 1...100 { group.addTask { await delivery.dispatch("Volume \(number)") } }
    }

    ledger.verifyCall(withIdentifier: "enter(_:)", arguments: [30])
    display.verifyCall(withIdentifier: "show(_:)", arguments: ["130"])
    delivery.verifyCall(withIdentifier: "dispatch(_:)", arguments: .any, mode: .times(100))
  }
}
