import Mimus
import Testing

/// Values whose `==` is isolated to an actor can be compared anywhere, although they can't be cast there.
struct ConformancesOnActors {
  struct Page: Sendable {
    let number: Int
  }

  final class Printer: Mock {
    let storage = Mimus.Storage()
  }

  @Test func `a value in an untyped container is compared off the actor`() async {
    let printer = Printer()
    printer.recordCall(withIdentifier: "print(_:)", arguments: [["page": Page(number: 1)] as [String: Any]])
    let failures = await Task.detached {
      captureFailures {
        for number in 1...2 {
          let pages = ["page": Page(number: number)] as [String: Any]
          printer.verifyCall(withIdentifier: "print(_:)", arguments: [pages])
          printer.verifyCall(withIdentifier: "print(_:)", arguments: [pages], mode: .never)
        }
      }
    }.value
    #expect(failures.map(\.line) == [22, 21])
  }
}

extension ConformancesOnActors.Page: @MainActor Equatable {
  @MainActor static func == (one: Self, other: Self) -> Bool { one.number == other.number }
}
