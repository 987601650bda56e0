import Mimus
import Testing

enum StaticMembers {
  static let guide = Guide(
    "Static-members.md",
    [
      Example("a static call differs", use),
      Example("instances and the type", both),
    ])

  protocol PriceList {
    static func price(of title: String) -> Int
  }

  enum FakePriceList: PriceList, StaticMock {
    static let staticStorage = Mimus.Storage()

    static func price(of title: String) -> Int { answerCall(arguments: [title]) }
  }

  @Sendable static func use() {
    withMockSession([]) {
      FakePriceList.stubCall(withIdentifier: "price(of:)").andReturn(30)
      #expect(FakePriceList.price(of: "Dune") == 30)
      FakePriceList.verifyCall(withIdentifier: "price(of:)", arguments: ["Emma"])
    }
  }

  @MainActor final class FakeSign: StaticMock {
    nonisolated static let staticStorage = Mimus.Storage()

    static func light() { recordCall() }
  }

  final class FakeTicket: Mock, StaticMock {
    static let staticStorage = Mimus.Storage()
    let storage = Mimus.Storage()

    static func print() { recordCall() }
    func tear() { recordCall() }
  }

  @Sendable static func both() {
    withMockSession {
      FakeTicket.print()
      let ticket = FakeTicket()
      ticket.tear()
      FakeTicket.verifyCall(withIdentifier: "print()")
      ticket.verifyCall(withIdentifier: "tear()")
    }
  }

  @Suite(.mockSession) struct PriceTests {
    @Test(arguments: 1...20) func `each test has its own price list`(_ price: Int) {
      FakePriceList.stubCall(withIdentifier: "price(of:)").andReturn(price)
      #expect(FakePriceList.price(of: "Dune") == price)
      FakePriceList.verifyCall(withIdentifier: "price(of:)", arguments: .any, mode: .times(1))
    }
  }
}
