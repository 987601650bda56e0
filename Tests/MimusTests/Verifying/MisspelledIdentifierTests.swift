import Mimus
import Testing

/// Tests verifications that pass because the identifier was never called, although a similar one was.
struct MisspelledIdentifierTests {
  let gateway = FakePaymentGateway()

  @Test func `the suggestion may be a member whose calls were consumed`() {
    gateway.storage.consumesVerifiedCalls = true
    _ = gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any)
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: "chrage(_:to:)", arguments: .any, mode: .never)
    }
    let text = "This passes because chrage(_:to:) was never called. Did you mean charge(_:to:), called once?"
    #expect(failures.map(\.message) == [text])
  }

  @Test(arguments: [["charge(_:)", "charge(_:to:)"], ["charge(_:to:)", "charge(_:)"]])
  func `the overload with the nearest labels is suggested`(_ recorded: [String]) {
    for identifier in recorded { gateway.recordCall(withIdentifier: identifier, arguments: [1]) }
    let suggestions = ["charge(_:too:)", "charge(_:to)", "chage(x:)"].map { identifier in
      captureFailures { gateway.verifyCall(withIdentifier: identifier, arguments: .any) }.first?.message
    }
    #expect(suggestions.map { $0?.contains("Did you mean charge(_:to:), called once?") } == [true, true, false])
  }

  @Test(arguments: [VerificationMode.never, .atMost(1), .atLeast(0), .between(0...3)], [true, false])
  func `a check that passes without calls warns about a similar name`(_ mode: VerificationMode, isAny: Bool) {
    let arguments: Arguments = isAny ? .any : [30, "alice"]
    _ = gateway.charge(30, to: "alice")
    _ = gateway.charge(25, to: "bob")
    let line = #line + 2
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: "chrage(_:to:)", arguments: arguments, mode: mode)
    }
    #expect(
      failures.map(\.message) == [
        "This passes because chrage(_:to:) was never called. Did you mean charge(_:to:), called 2 times?"
      ])
    #expect(failures.map(\.isWarning) == [true])
    #expect(failures.map(\.line) == [line])
  }

  @Test func `a base name of equal characters is the same name, whatever their bytes`() {
    gateway.rejectCall(withIdentifier: "cafe\u{301}")
    let failures = captureFailures {
      gateway.recordCall(withIdentifier: "caf\u{E9}(_:)", arguments: [1])
      gateway.verifyCall(withIdentifier: "cafe\u{301}", arguments: .any, mode: .never)
    }
    #expect(failures.map(\.isWarning) == [false, false])
    gateway.verifyCall(withIdentifier: "cafe\u{301}", arguments: .any)
  }

  @Test func `very long names are not compared for misspellings`() {
    for number in 0..<20 { gateway.recordCall(withIdentifier: String(repeating: "x", count: 5_000 + number)) }
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: String(repeating: "x", count: 4_999), arguments: .any, mode: .never)
    }
    #expect(failures.isEmpty)
  }

  @Test(arguments: [("charge(:)", "charge(_:)"), ("получит()", "получить()")])
  func `punctuation and letters of any script count`(_ identifier: String, _ recorded: String) {
    gateway.recordCall(withIdentifier: recorded)
    let failures = captureFailures { gateway.verifyCall(withIdentifier: identifier, arguments: .any, mode: .never) }
    #expect(failures.map(\.isWarning) == [true])
  }

  @Test(arguments: [
    ("floot.set(_:)", "float.set(_:)"), ("float.set()", "float.set(_:)"), ("float.set(_)", "float.set(_:)"),
    ("self.float.set(_:)", "float.set(_:)"), ("subscript.set(_:newvalue:)", "subscript.set(_:newValue:)"),
    ("balance()", "balance"), ("recall(_:)", "recall"), ("gen(_:)", "gen(_:) where T: Comparable"),
    ("unregsiter(_:)", "unregister(_:)"), ("decremnt()", "decrement()"),
  ])
  func `setters, bare names, and constrained overloads can be misspelled`(_ identifier: String, _ recorded: String) {
    gateway.rejectCall(withIdentifier: identifier)
    gateway.recordCall(withIdentifier: recorded, arguments: [1])
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: identifier, arguments: .any, mode: .never)
      gateway.verifyExpectations()
    }
    #expect(failures.map(\.isWarning) == [true, true])
    #expect(failures.allSatisfy { $0.message.hasSuffix("Did you mean \(recorded), called once?") })
  }

  @Test func `what was recorded before a reset isn't misspelled`() {
    gateway.recordCall(withIdentifier: "charges(_:)", arguments: [1])
    gateway.storage.reset(.calls)
    gateway.recordCall(withIdentifier: "charge(_:)", arguments: [1])
    gateway.verifyCall(withIdentifier: "charges(_:)", arguments: .any, mode: .never)
  }

  @Test func `a check without arguments also warns`() {
    _ = gateway.charge(30, to: "alice")
    #expect(captureFailures { gateway.verifyCall(withIdentifier: "chrage", mode: .never) }.map(\.isWarning) == [true])
  }

  @Test(arguments: [
    "charge(_:to:) ", "charge(_:to:", "charge:to:", "charge(_:to:);", "charge(_:to:)()", "charge)", "charge(",
    "self.charge(_:to:",
  ])
  func `what no member can be called warns about the member`(_ identifier: String) {
    gateway.rejectCall(withIdentifier: identifier)
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: identifier, arguments: .any, mode: .never)
      gateway.verifyExpectations()
    }
    #expect(failures.map(\.isWarning) == [true, true])
    #expect(failures.allSatisfy { $0.message.contains("charge(_:to:), called once?") })
  }

  @Test(arguments: ["charge(_:to)", "charge(_:ot:)", "Charge(_:to:)", "charge(_to:)"])
  func `a misspelled label is similar`(_ identifier: String) {
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures { gateway.verifyCall(withIdentifier: identifier, arguments: .any, mode: .never) }
    #expect(failures.map(\.isWarning) == [true])
  }

  @Test(arguments: [
    "charge(amount:to:)", "charge(_:_:)", "charge(_ amount: Int, to name: String)", "charge(_: Int, to: String)",
    "func charge(_:to:)", "self.charge", "PaymentGateway.charge(_:to:)",
  ])
  func `a declaration in place of an identifier is similar`(_ identifier: String) {
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures { gateway.verifyCall(withIdentifier: identifier, arguments: .any, mode: .never) }
    #expect(failures.map(\.isWarning) == [true])
    #expect(failures.allSatisfy { $0.message.hasSuffix("Did you mean charge(_:to:), called once?") })
  }

  @Test(arguments: ["refund(_:)", "charge(_:)", "charge(_:to:by:)", "discharge(_:to:)", "currency"])
  func `a different member or overload is not similar`(_ identifier: String) {
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures {
      gateway.verifyCall(withIdentifier: identifier, arguments: .any, mode: .never)
      gateway.verifyCall(withIdentifier: "charge", arguments: [1, "bob"], mode: .never)
      FakePaymentGateway().verifyCall(withIdentifier: identifier, mode: .never)
    }
    #expect(failures.map(\.message) == [])
  }

  @Test(arguments: [
    ("get(_:)", ["set(_:)"]), ("f", ["g"]), ("move(x:)", ["move(y:)"]), ("step1()", ["step2()"]),
    ("+(_:_:)", ["-(_:_:)"]), ("==(_:_:)", ["!=(_:_:)"]), ("log(_:) taking UInt", ["log(_:) taking Int"]),
    ("f(_:)", ["f(_:_:)"]), ("gen(_:) where T: Hashable", ["gen(_:) where T: Comparable"]),
    ("load(_:default:)", ["load(_:)", "lead(_:)"]), ("load() async", ["load() sync"]), ("load() async", ["load()"]),
    ("setValue (new)", ["setValue (legacy)"]), ("completion(failure)", ["completion(success)"]),
    ("callback(2)", ["callback(1)"]), ("load(_: String)", ["load(_: Int)"]), ("load() [String]", ["load() [Int]"]),
    ("load() throws -> Int", ["load() -> Int"]), ("find(_:) -> Int", ["find(_:)"]), ("insert:at:", ["insert:"]),
    ("insert:at:", ["insert"]), ("..<(_:_:)", ["<(_:_:)"]), ("isEnabled.set(_:)", ["set(_:forKey:)"]),
    ("float", ["float.set(_:)"]), ("decrement()", ["increment()"]), ("disableButton()", ["enableButton()"]),
    ("unregister(_:)", ["register(_:)"]), ("deselectRow(_:)", ["selectRow(_:)"]), ("exportData()", ["importData()"]),
    ("userDidLogOut()", ["userDidLogIn()"]), ("viewWillAppear(_:)", ["viewDidAppear(_:)"]), ("items(in:)", ["items"]),
    ("viewDidDisappear(_:)", ["viewDidAppear(_:)"]), ("sectionB()", ["sectionA()"]),
  ])
  func `a name that differs in a letter can be another member's`(_ identifier: String, _ recorded: [String]) {
    for other in recorded { gateway.recordCall(withIdentifier: other) }
    gateway.rejectCall(withIdentifier: identifier)
    #expect(
      captureFailures {
        gateway.verifyCall(withIdentifier: identifier, arguments: .any, mode: .never)
        gateway.verifyExpectations()
      }.isEmpty)
  }

  @Test(arguments: [
    ("plain raw", "plain raw(_:)"), ("`plain raw`", "plain raw(_:)"), ("`plain raw`(_:)", "plain raw(_:)"),
    ("deposit (cash)", "deposit (cash)()"), ("`deposit (cash)`", "deposit (cash)(_:)"),
    ("`deposit (cash)`", "deposit (cash)"), ("`a (b)`", "`a (b)`(_:)"), ("`a (b)`(_:)", "`a (b)`(_:)"),
  ])
  func `a raw identifier is found with and without backticks`(_ identifier: String, _ recorded: String) {
    gateway.recordCall(withIdentifier: recorded)
    gateway.verifyCall(withIdentifier: identifier)
    #expect(!gateway.hasReceivedCall(withIdentifier: "`deposit (cheque)`"))
  }

  @Test func `if the identifier was recorded, there is no warning`() {
    gateway.recordCall(withIdentifier: "chrage(_:to:)", arguments: [1, "bob"])
    _ = gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "chrage(_:to:)", arguments: [30, "alice"], mode: .never)
  }

  @Test func `a method of a keyed mock cannot be misspelled`() {
    final class Drawer: KeyedMock {
      enum Method: String { case put, puts }
      let storage = Mimus.Storage()
    }
    let drawer = Drawer()
    drawer.recordCall(.put)
    drawer.verifyCall(.puts, arguments: .any, mode: .never)
    drawer.verifyCall(.puts, mode: .never)
    drawer.rejectCall(.puts)
    drawer.verifyExpectations()
  }

  @Test func `an expectation that is met without calls warns about a similar name, once`() {
    let line = #line + 1
    gateway.rejectCall(withIdentifier: "chrage")
    gateway.expectCall(withIdentifier: "Charge", mode: .atMost(1))
    gateway.rejectCall(withIdentifier: "refund")
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures {
      gateway.verifyExpectations()
      gateway.verifyExpectations()
    }
    #expect(
      failures.map(\.message) == [
        "This passes because chrage was never called. Did you mean charge(_:to:), called once?",
        "This passes because Charge was never called. Did you mean charge(_:to:), called once?",
      ])
    #expect(failures.map(\.isWarning) == [true, true])
    #expect(failures.map(\.line) == [line, line + 1])
  }

  @Test func `a session warns about a similar name`() {
    let failures = captureFailures {
      withMockSession {
        gateway.rejectCall(withIdentifier: "chrage")
        _ = gateway.charge(30, to: "alice")
      }
    }
    #expect(failures.map(\.isWarning) == [true])
  }

  @Test func `a warning does not fail an order or a wait`() {
    _ = gateway.charge(30, to: "alice")
    let failures = captureFailures {
      verifyInOrder {
        gateway.verifyCall(withIdentifier: "charge", arguments: .any)
        gateway.verifyCall(withIdentifier: "chrage", arguments: .any, mode: .never)
      }
      eventually(within: .seconds(60)) {
        gateway.verifyCall(withIdentifier: "chrage", arguments: .any, mode: .never)
      }
    }
    #expect(failures.map(\.isWarning) == [true, true])
  }

  @Test func `a member whose calls were consumed has been called`() {
    let gateway = FakePaymentGateway()
    gateway.storage.consumesVerifiedCalls = true
    gateway.recordCall(withIdentifier: "charge")
    gateway.recordCall(withIdentifier: "chargo")
    gateway.verifyCall(withIdentifier: "charge")
    #expect(captureFailures { gateway.verifyCall(withIdentifier: "charge", mode: .never) }.isEmpty)
  }
}
