import Foundation
import Mimus
import Testing

/// Compares every failure text with one transcript, `FailureTexts.txt`.
///
/// To accept changed texts, set `isRecording` and run the test, which rewrites the transcript and fails. Then review
/// the diff.
struct FailureTextsTests {
  static let isRecording = false

  @Test func `all texts match the transcript`() async throws {
    let file = URL(filePath: "\(#filePath)").deletingLastPathComponent().appending(path: "FailureTexts.txt")
    var sections: [String] = []
    for scenario in Scenario.all { sections.append(await scenario.section) }
    let transcript = sections.joined(separator: "\n\n") + "\n"
    if Self.isRecording {
      try transcript.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("The transcript was rewritten. Review the diff, then set isRecording back to false.")
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
      for text in await scenario.outcome.texts { #expect(text.utf8.count <= 4096) }
    }
  }

  @Test func `every scenario shows its code`() throws {
    for scenario in Scenario.all { #expect(try !scenario.code.isEmpty, "\(scenario.title)") }
  }
}

extension String {
  /// The text without line numbers of the scenarios' files, which change with every scenario.
  fileprivate var transcript: String { replacing(/\w+\.swift:\d+/, with: "Test.swift:1") }
}

extension MockFailure {
  fileprivate var reported: String { (isWarning ? "warning: " : "") + message }
}

/// A mistake in a test, and the code that makes it.
struct Scenario: Sendable {
  /// What a scenario reports.
  struct Outcome {
    let failures: [MockFailure]
    var error: (any Error)?

    /// The texts of the failures as reported, followed by the text of the thrown error.
    var texts: [String] { failures.map(\.reported) + (error.map { ["\($0)"] } ?? []) }
  }

  let title: String
  private let file: String
  private let line: Int
  private let run: @Sendable () async -> Outcome

  init(title: String, file: String = #filePath, line: Int = #line, body: @escaping @Sendable () -> Void) {
    (self.title, self.file, self.line) = (title, file, line)
    run = { Outcome(failures: captureFailures(body)) }
  }

  init(
    async title: String, file: String = #filePath, line: Int = #line,
    body: @escaping @Sendable () async throws -> Void
  ) {
    (self.title, self.file, self.line) = (title, file, line)
    run = {
      var thrown: (any Error)?
      let failures = await captureFailures {
        do { try await body() } catch { thrown = error }
      }
      return Outcome(failures: failures, error: thrown)
    }
  }

  var outcome: Outcome {
    get async { await run() }
  }

  /// A heading, the code, with a mark at each line where a failure is reported, and the texts.
  fileprivate var section: String {
    get async {
      let outcome = await outcome
      let lines = Set(outcome.failures.filter { $0.filePath == file }.map(\.line))
      let code = (try? code)?.map { (lines.contains($0.number) ? "  > " : "    ") + $0.text } ?? []
      let texts = outcome.texts.map(\.transcript).joined(separator: "\n")
      return "## \(title)\n\n\(code.joined(separator: "\n"))\n\n\(texts)"
    }
  }

  /// The lines of the body as they appear in the file.
  fileprivate var code: [(number: Int, text: String)] {
    get throws {
      let source = try String(contentsOfFile: file, encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines[line - 1]
      let indent = head.prefix { $0 == " " }
      guard head.hasSuffix("{") else {
        let body = head.drop { $0 != "{" }.dropFirst().prefix(upTo: head.lastIndex(of: "}") ?? head.endIndex)
        return [(line, body.trimmingCharacters(in: .whitespaces))]
      }
      return lines[line...].prefix { !$0.hasPrefix(indent + "}") }.enumerated()
        .map { (line + 1 + $0.offset, String($0.element.dropFirst(indent.count + 2))) }
    }
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
    Scenario(title: "a misspelled identifier") {
      gateway().verifyCall(withIdentifier: "chrage(_:to:)", arguments: [30, "alice"])
    },
    Scenario(title: "another overload") {
      gateway().verifyCall(withIdentifier: "charge(_:)", arguments: [30])
    },
    Scenario(title: "too few calls") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .times(3))
    },
    Scenario(title: "too few matching calls") {
      gateway().verifyCall(withIdentifier: "charge", arguments: [Argument.any, "bob"], mode: .atLeast(2))
    },
    Scenario(title: "too many calls") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .between(0...1))
    },
    Scenario(title: "a call that is not expected") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "bob"], mode: .never)
    },
    Scenario(title: "10,000 calls") {
      gateway((0..<1_000_000 / 100).map { ($0, "alice") })
        .verifyCall(withIdentifier: "charge(_:to:)", arguments: [-1, "alice"])
    },
    Scenario(title: "many other members") {
      let gateway = FakePaymentGateway()
      for number in 0..<12 { gateway.recordCall(withIdentifier: "member\(number)()") }
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any)
    },
    Scenario(title: "calls to a fake that expects none") { gateway().verifyNoCalls() },
    Scenario(title: "a call that no verification matched") {
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
    Scenario(title: "different arguments") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    },
    Scenario(title: "a verification without arguments:") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)")
    },
    Scenario(title: "a different number of arguments") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [30])
    },
    Scenario(title: "an identifier without labels") {
      let gateway = FakePaymentGateway()
      gateway.recordCall(withIdentifier: "charge", arguments: [25, "alice"])
      gateway.verifyCall(withIdentifier: "charge", arguments: [30, "alice"])
    },
    Scenario(title: "two arguments without labels") {
      let gateway = FakePaymentGateway()
      gateway.recordCall(withIdentifier: "charge(_:_:)", arguments: [25, "alice"])
      gateway.verifyCall(withIdentifier: "charge(_:_:)", arguments: [25, "bob"])
    },
    Scenario(title: "a different type") { sent(30, expecting: "30") },
    Scenario(title: "different types with the same description") { sent(UInt(30), expecting: 30) },
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
    Scenario(title: "a string of several lines") {
      sent("Dear alice,\nyour book is here.\nBye", expecting: "Dear alice,\nyour books are here.\nBye")
    },
    Scenario(title: "a matcher with a condition") { sent(25, expecting: Argument<Int>.greaterThan(30)) },
    Scenario(title: "a negated matcher") { sent("bob", expecting: Argument.not("bob")) },
  ]
}

// MARK: - Misuse

private struct Session {}

extension Scenario {
  fileprivate static let misuse = [
    Scenario(title: "a negative count") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .atLeast(-1))
    },
    Scenario(title: "a negative range") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .between(-2...1))
    },
    Scenario(title: "an element that cannot be compared") {
      gateway().verifyCall(withIdentifier: "open(options:)", arguments: [["user": Session()] as [String: Any]])
    },
    Scenario(title: "an empty order") { verifyInOrder {} },
    Scenario(title: "a negative duration") { eventually(within: .seconds(-1)) {} },
    Scenario(title: "a negative number of answers") {
      gateway().stubCall(withIdentifier: "charge(_:to:)").andReturn(true, times: -1)
    },
    Scenario(title: "a verification of no call without arguments:") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", mode: .never)
    },
    Scenario(title: "too few arguments where no call is expected") {
      gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [30], mode: .never)
    },
    Scenario(title: "a misspelled identifier where no call is expected") {
      gateway().verifyCall(withIdentifier: "chrage(_:to:)", arguments: .any, mode: .never)
    },
    Scenario(title: "a verification of no fakes") { verifyNoMoreCalls() },
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
    Scenario(title: "unexpected calls to a strict fake") {
      let gateway = FakePaymentGateway(Storage(.strict))
      gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
      try? gateway.refund(30)
      _ = gateway.charge(30, to: "alice")
      _ = gateway.charge(30, to: "alice")
    },
    Scenario(title: "a part of a struct, stubbed and expected") {
      let gateway = FakePaymentGateway(Storage(.strict))
      var parcel = Parcel()
      parcel.address.city = "Bergen"
      gateway.expectCall(withIdentifier: "send(_:)", arguments: [Parcel()])
      gateway.stubCall(withIdentifier: "send(_:)", arguments: [Parcel()]).andReturn()
      gateway.recordCall(withIdentifier: "send(_:)", arguments: [parcel])
      gateway.verifyExpectations()
      gateway.verifyStubsUsed()
    },
    Scenario(title: "an unexpected call to a naggy fake") {
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
    Scenario(title: "a different order") {
      let gateway = gateway()
      let inventory = FakeInventory()
      inventory.reserve("Dune")
      verifyInOrder {
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "bob"])
      }
    },
    Scenario(title: "a call between consecutive calls") {
      let gateway = gateway([(1, "alice"), (2, "bob"), (3, "carol")])
      verifyInOrder(.consecutive) {
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [1, "alice"])
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [3, "carol"])
      }
    },
    Scenario(title: "a call that is never made") {
      let gateway = gateway()
      eventually(within: .milliseconds(1)) { gateway.verifyCall(withIdentifier: "refund(_:)", arguments: [30]) }
    },
    Scenario(title: "a condition that does not hold") {
      let gateway = gateway()
      consistently(for: .milliseconds(1)) { gateway.verifyNoCalls() }
    },
    Scenario(async: "a condition that holds at first") {
      let (gateway, clock, hasBegun) = (FakePaymentGateway(), ManualClock(), Gate())
      Task {
        await hasBegun.wait()
        clock.advance(by: .milliseconds(20))
        _ = gateway.charge(25, to: "alice")
      }
      await consistently(for: .milliseconds(50), clock: clock) {
        gateway.verifyNoCalls()
        hasBegun.open()
      }
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
    Scenario(title: "an answer of a different type, returned by a closure") {
      let gateway = FakePaymentGateway()
      gateway.stubCall(withIdentifier: "charge(_:to:)").andDo { _ in "yes" }
      _ = gateway.charge(30, to: "alice")
    },
    Scenario(title: "a callback of a different type") {
      let mailer = FakeMailer()
      let completion: (Int) -> Void = { _ in }
      mailer.stubCall(withIdentifier: "fetch(completion:)").andCallBack("completion", with: "text")
      let _: Void = mailer.answerCall(withIdentifier: "fetch(completion:)", arguments: [completion])
    },
  ]
}
