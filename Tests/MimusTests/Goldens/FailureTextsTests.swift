import Foundation
import Mimus
import Testing

/// Every failure text, in one transcript that can be read from top to bottom: `FailureTexts.txt`.
///
/// To accept changed texts, set `isRecording`, run the test, which rewrites the transcript and fails, and read the diff.
@Suite struct FailureTextsTests {
  static let isRecording = false

  @Test func `all texts are as in the transcript`() async throws {
    let file = URL(filePath: "\(#filePath)").deletingLastPathComponent().appending(path: "FailureTexts.txt")
    var texts: [String] = []
    for scenario in Scenario.all {
      texts.append("## \(scenario.title)\n\n" + (await scenario.texts).map(\.transcript).joined(separator: "\n"))
    }
    let transcript = texts.joined(separator: "\n\n") + "\n"
    if Self.isRecording {
      try transcript.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("The transcript was rewritten. Read the difference, then set isRecording back to false.")
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let (wanted, found) = (expected.split(separator: "\n"), transcript.split(separator: "\n"))
    for (index, pair) in zip(wanted, found).enumerated() where pair.0 != pair.1 {
      Issue.record("Line \(index + 1) is \"\(pair.1)\", but the transcript has \"\(pair.0)\".")
      break
    }
    #expect(expected == transcript)
  }

  @Test func `no text is longer than 4 KiB`() async {
    for scenario in Scenario.all {
      for text in await scenario.texts { #expect(text.utf8.count <= 4096) }
    }
  }
}

extension String {
  /// The text, but for line numbers of the scenarios' files, which change with every scenario.
  fileprivate var transcript: String { replacing(/\w+\.swift:\d+/, with: "Test.swift:1") }
}

extension MockFailure {
  fileprivate var reported: String { (isWarning ? "warning: " : "") + message }
}

/// Something that goes wrong in a test.
struct Scenario: Sendable {
  let title: String
  private let run: @Sendable () async -> [String]

  init(title: String, body: @escaping @Sendable () -> Void) {
    self.title = title
    run = { captureFailures(body).map(\.reported) }
  }

  init(async title: String, body: @escaping @Sendable () async throws -> Void) {
    self.title = title
    run = {
      var thrown: [String] = []
      let failures = await captureFailures {
        do { try await body() } catch { thrown = ["\(error)"] }
      }
      return failures.map(\.reported) + thrown
    }
  }

  /// The texts of the failures as they are reported, and of the error that is thrown.
  var texts: [String] {
    get async { await run() }
  }

  static var all: [Scenario] {
    calls + arguments + misuse + expectations + order + stubs + functions + waiting + answers + weakArguments
  }
}

// MARK: - Counts

private func gateway(_ calls: [(Int, String)] = [(25, "alice"), (30, "bob")]) -> FakePaymentGateway {
  let gateway = FakePaymentGateway()
  for (amount, name) in calls { _ = gateway.charge(amount, to: name) }
  return gateway
}

extension Scenario {
  fileprivate static let calls = [
    Scenario(title: "never called, and nothing else was") {
      gateway([]).verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    },
    Scenario(title: "never called, but others were") {
      let gateway = gateway()
      _ = gateway.currency
      gateway.verifyCall(withIdentifier: "refund(_:)", arguments: [30])
    },
    Scenario(title: "a misspelt name") {
      gateway().verifyCall(withIdentifier: "chrage(_:to:)", arguments: [30, "alice"])
    },
    Scenario(title: "another overload") {
      gateway().verifyCall(withIdentifier: "charge(_:)", arguments: [30])
    },
    Scenario(title: "too few") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .times(3))
    },
    Scenario(title: "too few that match") {
      gateway().verifyCall(withIdentifier: "charge", arguments: [Argument.any, "bob"], mode: .atLeast(2))
    },
    Scenario(title: "too many") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .between(0...1))
    },
    Scenario(title: "called, though never wanted") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "bob"], mode: .never)
    },
    Scenario(title: "very many calls") {
      gateway((0..<1_000_000 / 100).map { ($0, "alice") })
        .verifyCall(withIdentifier: "charge(_:to:)", arguments: [-1, "alice"])
    },
    Scenario(title: "many other members") {
      let gateway = FakePaymentGateway()
      for number in 0..<12 { gateway.recordCall(withIdentifier: "member\(number)()") }
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any)
    },
    Scenario(title: "no calls wanted") { gateway().verifyNoCalls() },
    Scenario(title: "no more calls wanted") {
      let gateway = gateway()
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "bob"])
      gateway.verifyNoMoreCalls()
    },
  ]
}

// MARK: - Arguments

private struct Parcel: Equatable, Matcher {
  struct Address: Equatable {
    var street: String
    var city: String?
  }

  enum Speed: Equatable {
    case slow
    case express(hours: Int)
  }

  var titles: [String] = ["Dune", "Emma"]
  var prices: [String: Int] = ["Dune": 30, "Emma": 20]
  var address = Address(street: "Storgata 1", city: "Oslo")
  var speed = Speed.slow
}

private func sent(_ value: Any?, expecting expected: (any Matcher)?) {
  let mailer = FakeMailer()
  mailer.recordCall(withIdentifier: "send(_:)", arguments: [value])
  mailer.verifyCall(withIdentifier: "send(_:)", arguments: [expected])
}

extension Scenario {
  fileprivate static let arguments = [
    Scenario(title: "arguments differ") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    },
    Scenario(title: "arguments were forgotten in the verification") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)")
    },
    Scenario(title: "another number of arguments") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [30])
    },
    Scenario(title: "no labels") {
      let gateway = FakePaymentGateway()
      gateway.recordCall(withIdentifier: "charge", arguments: [25, "alice"])
      gateway.verifyCall(withIdentifier: "charge", arguments: [30, "alice"])
    },
    Scenario(title: "two arguments without labels") {
      let gateway = FakePaymentGateway()
      gateway.recordCall(withIdentifier: "charge(_:_:)", arguments: [25, "alice"])
      gateway.verifyCall(withIdentifier: "charge(_:_:)", arguments: [25, "bob"])
    },
    Scenario(title: "another type") { sent(30, expecting: "30") },
    Scenario(title: "types that print alike") { sent(UInt(30), expecting: 30) },
    Scenario(title: "nil instead of a value") { sent(nil, expecting: "Dune") },
    Scenario(title: "a value instead of nil") { sent("Dune", expecting: nil) },
    Scenario(title: "a part of a struct") {
      var parcel = Parcel()
      parcel.address.city = "Bergen"
      sent(parcel, expecting: Parcel())
    },
    Scenario(title: "several parts of a struct") {
      var parcel = Parcel()
      parcel.address.city = nil
      parcel.titles = ["Dune"]
      parcel.prices = ["Dune": 31, "Ulysses": 40]
      parcel.speed = .express(hours: 3)
      sent(parcel, expecting: Parcel())
    },
    Scenario(title: "an array and a dictionary") {
      sent(["titles": ["Dune", "Emma"], "note": "gift"], expecting: ["titles": ["Dune", "Ulysses"], "to": "alice"])
    },
    Scenario(title: "a text of several lines") {
      sent("Dear alice,\nyour book is here.\nBye", expecting: "Dear alice,\nyour books are here.\nBye")
    },
    Scenario(title: "a matcher that explains itself") { sent(25, expecting: Argument<Int>.greaterThan(30)) },
    Scenario(title: "a negated matcher") { sent("bob", expecting: Argument.not("bob")) },
  ]
}

// MARK: - Misuse

private struct Session {}

extension Scenario {
  fileprivate static let misuse = [
    Scenario(title: "a count below zero") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .atLeast(-1))
    },
    Scenario(title: "a range below zero") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .between(-2...1))
    },
    Scenario(title: "an element that cannot be compared") {
      gateway().verifyCall(withIdentifier: "open(options:)", arguments: [["user": Session()] as [String: Any]])
    },
    Scenario(title: "an empty order") { verifyInOrder {} },
    Scenario(title: "a wait below zero") { eventually(within: .seconds(-1)) {} },
    Scenario(title: "a stub that answers less than no call") {
      gateway().stubCall(withIdentifier: "charge(_:to:)").andReturn(true, times: -1)
    },
    Scenario(title: "arguments were forgotten where no call is expected") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", mode: .never)
    },
    Scenario(title: "a misspelled name where no call is expected") {
      gateway().verifyCall(withIdentifier: "chrage(_:to:)", arguments: .any, mode: .never)
    },
    Scenario(title: "no fakes to verify") { verifyNoMoreCalls() },
  ]
}

// MARK: - Expectations

extension Scenario {
  fileprivate static let expectations = [
    Scenario(title: "an expectation that is not met") {
      let gateway = FakePaymentGateway()
      gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
      gateway.verifyExpectations()
    },
    Scenario(title: "several expectations that are not met") {
      let gateway = FakePaymentGateway()
      gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.any])
      gateway.expectCall(withIdentifier: "refund", mode: .between(2...3))
      _ = gateway.charge(30, to: "alice")
      try? gateway.refund(30)
      gateway.expectCall(withIdentifier: "currency", mode: .atLeast(1))
      gateway.verifyExpectations()
    },
    Scenario(title: "an unexpected call of a strict mock") {
      let gateway = FakePaymentGateway(Storage(.strict))
      gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
      try? gateway.refund(30)
      _ = gateway.charge(30, to: "alice")
      _ = gateway.charge(30, to: "alice")
    },
    Scenario(title: "an unexpected call of a naggy mock") {
      let gateway = FakePaymentGateway(Storage(.naggy))
      try? gateway.refund(30)
    },
    Scenario(title: "a rejected call") {
      let gateway = FakePaymentGateway()
      gateway.rejectCall(withIdentifier: "refund(_:)")
      try? gateway.refund(30)
    },
  ]
}

// MARK: - Order and time

extension Scenario {
  fileprivate static let order = [
    Scenario(title: "another order") {
      let gateway = gateway()
      let inventory = FakeInventory()
      inventory.reserve("Dune")
      verifyInOrder {
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "bob"])
      }
    },
    Scenario(title: "a call between consecutive ones") {
      let gateway = gateway([(1, "alice"), (2, "bob"), (3, "carol")])
      verifyInOrder(.consecutive) {
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [1, "alice"])
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [3, "carol"])
      }
    },
    Scenario(title: "not in time") {
      let gateway = gateway()
      eventually(within: .milliseconds(1)) { gateway.verifyCall(withIdentifier: "refund(_:)", arguments: [30]) }
    },
    Scenario(title: "not all the while") {
      let gateway = gateway()
      consistently(for: .milliseconds(1)) { gateway.verifyNoCalls() }
    },
  ]
}

// MARK: - Stubs

extension Scenario {
  fileprivate static let stubs = [
    Scenario(title: "unused stubs") {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"]).andReturn(true)
      gateway.stubCall(withIdentifier: "refund(_:)").andReturn()
      _ = gateway.charge(25, to: "alice")
      gateway.verifyStubsUsed()
    },
    Scenario(title: "an error for a call that cannot throw") {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge(_:to:)").andThrow(CancellationError())
      _ = gateway.charge(30, to: "alice")
    },
    Scenario(title: "an answer of another type, given by a closure") {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge(_:to:)").andDo { _ in "yes" }
      _ = gateway.charge(30, to: "alice")
    },
    Scenario(title: "a call-back of another type") {
      let mailer = FakeMailer()
      let completion: (Int) -> Void = { _ in }
      mailer.stubCall(withIdentifier: "fetch(completion:)").andCallBack("completion", with: "text")
      let _: Void = mailer.answerCall(withIdentifier: "fetch(completion:)", arguments: [completion])
    },
  ]
}
