import SeededNumbers
import Testing

@testable import Mimus

struct CallLogTests {
  let inventory = FakeInventory()

  /// Titles for many books.
  private func titles(_ numbers: Range<Int>) -> [String] { numbers.map { "title \($0)" } }

  @Test func `alternating calls of several members are found by member`() {
    for title in titles(0..<3_000) {
      inventory.reserve(title)
      inventory.release(title)
      if title.hasSuffix("0") { inventory.recordCall(withIdentifier: "count()") }
    }
    #expect(
      inventory.recordedCalls(withIdentifier: "reserve(_:)").map { $0.arguments[0] as? String } == titles(0..<3_000))
    #expect(
      inventory.recordedCalls(withIdentifier: "release(_:)").map { $0.arguments[0] as? String } == titles(0..<3_000))
    #expect(inventory.recordedCalls(withIdentifier: "count").count == 300)
    #expect(inventory.recordedCalls.map(\.order) == inventory.recordedCalls.map(\.order).sorted())
    #expect(inventory.recordedCalls.count == 6_300)
  }

  @Test(arguments: 1...8) func `a member has the calls that were made, regardless of what happens in between`(
    seed: UInt64
  ) {
    var numbers = SeededNumbers(seed: seed)
    var expected: [(member: String, number: Int)] = []
    for number in 0..<6_000 {
      let member = ["buy(_:)", "sell(_:)", "count(_:)"].randomElement(using: &numbers) ?? ""
      inventory.recordCall(withIdentifier: member, arguments: [number])
      expected.append((member, number))
      switch Int.random(in: 0..<2_000, using: &numbers) {
      case 0:
        inventory.storage.reset(.calls)
        expected = []
      case 1:
        inventory.storage.consumesVerifiedCalls = true
        inventory.verifyCall(withIdentifier: member, arguments: .any, mode: .atLeast(1))
        inventory.storage.consumesVerifiedCalls = false
        expected.removeAll { $0.member == member }
      case 2..<20:
        let found = inventory.recordedCalls(withIdentifier: member).map { $0.arguments[0] as? Int }
        #expect(found == expected.filter { $0.member == member }.map(\.number))
      default: break
      }
    }
    for member in ["buy(_:)", "sell(_:)", "count(_:)"] {
      let found = inventory.recordedCalls(withIdentifier: member).map { $0.arguments[0] as? Int }
      #expect(found == expected.filter { $0.member == member }.map(\.number))
    }
  }

  @Test func `each of many calls is verified separately`() {
    titles(0..<2_500).forEach(inventory.reserve)
    for title in titles(0..<2_500) where title != "title 1500" {
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: [title])
    }
    let failures = captureFailures { inventory.verifyNoMoreCalls() }
    #expect(failures.map(\.message) == ["1 call to FakeInventory was not verified:\n  reserve(_: \"title 1500\")"])
  }

  @Test func `verified calls stay verified when other calls are consumed`() {
    titles(0..<4).forEach(inventory.reserve)
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["title 2"])
    inventory.storage.consumesVerifiedCalls = true
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["title 0"])
    let failures = captureFailures { inventory.verifyNoMoreCalls() }
    #expect(
      failures.map(\.message) == [
        "2 calls to FakeInventory were not verified:\n  reserve(_: \"title 1\")\n  reserve(_: \"title 3\")"
      ])
  }

  @Test func `calls that were handed out are not handed out again when other calls are consumed`() async throws {
    titles(0..<3).forEach(inventory.reserve)
    let first = try await inventory.nextCall(withIdentifier: "reserve(_:)")
    inventory.storage.consumesVerifiedCalls = true
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["title 1"])
    let second = try await inventory.nextCall(withIdentifier: "reserve(_:)")
    #expect([first, second].map { $0.arguments[0] as? String } == ["title 0", "title 2"])
  }

  @Test func `a verification does not mark a call that replaced the one it matched`() {
    inventory.reserve("Emma")
    let inventory = inventory
    inventory.verifyCall(
      withIdentifier: "reserve(_:)",
      arguments: [
        Argument<String>.matching { title in
          inventory.storage.reset(.calls)
          inventory.reserve("Dune")
          return title == "Emma"
        }
      ])
    let failures = captureFailures { inventory.verifyNoMoreCalls() }
    #expect(failures.map(\.message) == ["1 call to FakeInventory was not verified:\n  reserve(_: \"Dune\")"])
  }

  @Test func `after a reset the members are named in the order of their new calls`() {
    inventory.reserve("Emma")
    inventory.release("Emma")
    inventory.storage.reset(.calls)
    inventory.release("Dune")
    inventory.reserve("Dune")
    let failures = captureFailures { inventory.verifyCall(withIdentifier: "count()") }
    #expect(failures.first?.message.hasSuffix("Other calls: release(_:) ×1, reserve(_:) ×1") == true)
  }
}
