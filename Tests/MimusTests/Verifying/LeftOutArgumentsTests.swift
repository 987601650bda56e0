import Mimus
import Testing

/// Tests verifications without `arguments:`, which match only calls without arguments and never pass by accident.
struct LeftOutArgumentsTests {
  let gateway = FakePaymentGateway()

  /// Modes that zero calls satisfy.
  static let vacuous: [VerificationMode] = [.never, .times(0), .atMost(0), .atMost(3), .atLeast(0), .between(0...2)]

  @Test(arguments: vacuous) func `a verification does not pass because calls have arguments`(_ mode: VerificationMode) {
    _ = gateway.charge(30, to: "alice")
    let line = #line + 1
    let failures = captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", mode: mode) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.isWarning) == [false])
    #expect(failures.first?.message.contains("arguments: was left out") == true)
  }

  @Test func `the text shows both lines to write`() {
    for (amount, name) in [(25, "alice"), (30, "bob")] { _ = gateway.charge(amount, to: name) }
    #expect(
      captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", mode: .never) }.map(\.message) == [
        """
        Expected no call to charge(_:to:), but 2 calls with arguments did not count, because arguments: was left out.
          #1  charge(_: 25, to: "alice")
          #2  charge(_: 30, to: "bob")
        To count calls with any arguments, write \
        verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .never)
        To count only calls without arguments, write \
        verifyCall(withIdentifier: "charge(_:to:)", arguments: .none, mode: .never)
        """
      ])
  }

  @Test func `the text has the whole identifier if a base name means only one`() {
    _ = gateway.charge(25, to: "alice")
    let failures = captureFailures { gateway.verifyCall(withIdentifier: "charge", mode: .never) }
    #expect(failures.first?.message.hasPrefix("Expected no call to charge(_:to:), but 1 call with arguments") == true)
  }

  @Test(arguments: vacuous) func `an explicit none matches calls without arguments`(_ mode: VerificationMode) {
    _ = gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .none, mode: mode)
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [], mode: mode)
  }

  @Test(arguments: vacuous) func `a verification passes if no call has arguments`(_ mode: VerificationMode) {
    gateway.verifyCall(withIdentifier: "charge(_:to:)", mode: mode)
    gateway.verifyCall(withIdentifier: "currency", mode: mode)
    guard !([.never, .times(0), .atMost(0)].contains(mode)) else { return }
    _ = gateway.currency
    gateway.verifyCall(withIdentifier: "currency", mode: mode)
  }

  @Test func `a verification also fails if there are calls with and without arguments`() {
    gateway.recordCall(withIdentifier: "close()")
    gateway.recordCall(withIdentifier: "close(_:)", arguments: [1])
    let failures = captureFailures { gateway.verifyCall(withIdentifier: "close", mode: .atMost(1)) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("Expected at most 1 call to close, but 1 call with arguments") == true)
    gateway.verifyCall(withIdentifier: "close()", mode: .atMost(1))
    gateway.verifyCall(withIdentifier: "close")
  }

  @Test func `a verification that fails anyway has its usual text`() {
    _ = gateway.charge(30, to: "alice")
    #expect(
      captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)") }.map(\.message) == [
        """
        Expected 1 call to charge(_:to:) without arguments, but the only call to it did not match.
          #1  charge(_: 30, to: "alice")
                expected no arguments, but it has 2
        If arguments: is left out, only calls without arguments match. To match any arguments, write arguments: .any
        """
      ])
    #expect(
      captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .none) }.first?.message
        .hasSuffix(
          "With arguments: .none, only calls without arguments match. To match any arguments, write arguments: .any")
        == true)
  }

  @Test func `omitted arguments are also reported in an order`() {
    _ = gateway.charge(25, to: "bob")
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures {
      verifyInOrder {
        gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [25, "bob"])
        gateway.verifyCall(withIdentifier: "charge(_:to:)", mode: .never)
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("but 1 call with arguments did not count") == true)
    verifyInOrder {
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
      gateway.verifyCall(withIdentifier: "charge(_:to:)", mode: .never)
    }
  }

  @Test func `omitted arguments are also reported by static and keyed mocks`() {
    enum Till: StaticMock {
      static let staticStorage = Mimus.Storage()
    }
    final class Drawer: KeyedMock {
      enum Method: String { case put }
      let storage = Mimus.Storage()
    }
    withMockSession {
      Till.recordCall(withIdentifier: "put(_:)", arguments: [1])
      #expect(captureFailures { Till.verifyCall(withIdentifier: "put(_:)", mode: .never) }.count == 1)
      Till.verifyCall(withIdentifier: "put(_:)", arguments: .none, mode: .never)
    }
    let drawer = Drawer()
    drawer.recordCall(.put, arguments: [1])
    let failure = captureFailures { drawer.verifyCall(.put, mode: .atMost(2)) }.first
    #expect(failure?.message.contains("verifyCall(.put, arguments: .any, mode: .atMost(2))") == true)
    drawer.verifyCall(.put, arguments: .none, mode: .never)
  }

  @Test func `a method whose spelling is unknown is named by its identifier`() {
    final class Drawer: KeyedMock {
      struct Method: RawRepresentable { var rawValue: String }
      let storage = Mimus.Storage()
    }
    final class Chest: KeyedMock {
      enum Method: String, CustomStringConvertible {
        case put = "put(_:)"
        var description: String { "the putting" }
      }
      let storage = Mimus.Storage()
    }
    let (drawer, chest) = (Drawer(), Chest())
    drawer.recordCall(Drawer.Method(rawValue: "put(_:)"), arguments: [1])
    chest.recordCall(.put, arguments: [1])
    let failures = captureFailures {
      drawer.verifyCall(Drawer.Method(rawValue: "put(_:)"), mode: .never)
      chest.verifyCall(.put, mode: .never)
    }
    #expect(failures.count == 2)
    for failure in failures {
      #expect(failure.message.contains(#"verifyCall(withIdentifier: "put(_:)", arguments: .any, mode: .never)"#))
    }
  }

  // MARK: Other numbers of arguments

  @Test(arguments: [VerificationMode.never, .atMost(1), .atLeast(0)])
  func `a check that expects too few arguments warns`(_ mode: VerificationMode) {
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30], mode: mode)
    }
    #expect(
      failures.map(\.message) == [
        "This passes because it expects 1 argument, but charge(_:to:) was called with 2. "
          + "To match any arguments, write arguments: .any"
      ])
    #expect(failures.map(\.isWarning) == [true])
    gateway.recordCall(withIdentifier: "charge(_:to:)", arguments: [30])
    #expect(
      captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [31], mode: mode) }.isEmpty)
  }

  @Test func `an expectation of too few arguments warns`() {
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30], mode: .never)
    _ = gateway.charge(30, to: "alice")
    #expect(captureFailures { gateway.verifyExpectations() }.map(\.isWarning) == [true])
  }
}
