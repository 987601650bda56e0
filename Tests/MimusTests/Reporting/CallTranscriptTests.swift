import Mimus
import Testing

struct CallTranscriptTests {
  private func shop() -> (FakeInventory, FakePaymentGateway, FakeMailer) {
    (FakeInventory(), FakePaymentGateway(), FakeMailer())
  }

  @Test func `a transcript shows the calls of the given fakes in order, with marks`() async {
    let (inventory, gateway, mailer) = shop()
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    inventory.reserve("Dune")
    _ = gateway.charge(30, to: "alice")
    await mailer.send("Thank you", to: "alice")
    inventory.verifyCall(withIdentifier: "reserve", arguments: .any)
    gateway.verifyCall(withIdentifier: "charge", arguments: .any)

    #expect(
      CallTranscript(of: mailer, gateway, inventory).description == """
        3 calls to 3 fakes
          1  FakeInventory       verified           reserve(_: "Dune")
          2  FakePaymentGateway  stubbed, verified  charge(_: 30, to: "alice")
          3  FakeMailer                             send(_: "Thank you", to: "alice")
        """)
    #expect(
      CallTranscript(of: inventory, gateway, mailer).mermaid == """
        sequenceDiagram
          participant test as Code under test
          participant FakeInventory
          participant FakePaymentGateway
          participant FakeMailer
          test->>FakeInventory: reserve(_: "Dune") [verified]
          test->>FakePaymentGateway: charge(_: 30, to: "alice") [stubbed, verified]
          test->>FakeMailer: send(_: "Thank you", to: "alice")
        """)
  }

  @Test func `the calls of a function are part of a transcript`() {
    let save = FakeFunction(of: ((Int) -> Int).self, named: "save")
    let inventory = FakeInventory()
    _ = save.function()(1)
    inventory.reserve("Dune")
    #expect(
      CallTranscript(of: save, inventory).description == """
        2 calls to 2 fakes
          1  FakeFunction   save(1)
          2  FakeInventory  reserve(_: "Dune")
        """)
    #expect(save.storage.description.hasPrefix("FakeFunction\n1 call\n"))
    withMockSession {
      let log = FakeFunction(of: ((String) -> Void).self, named: "log")
      log.function()("open")
      #expect(MockSession.current?.transcript.description == "1 call to 1 fake\n  1  FakeFunction  log(\"open\")")
    }
  }

  @Test func `several fakes of one type are numbered, and one fake is shown once`() {
    let (one, other) = (FakeInventory(), FakeInventory())
    one.reserve("Dune")
    other.reserve("Emma")
    let transcript = CallTranscript(of: one, other, one)
    #expect(
      transcript.description == """
        2 calls to 2 fakes
          1  FakeInventory 1  reserve(_: "Dune")
          2  FakeInventory 2  reserve(_: "Emma")
        """)
    #expect(
      transcript.mermaid == """
        sequenceDiagram
          participant test as Code under test
          participant Fake1_FakeInventory1_ as FakeInventory 1
          participant Fake2_FakeInventory2_ as FakeInventory 2
          test->>Fake1_FakeInventory1_: reserve(_: "Dune")
          test->>Fake2_FakeInventory2_: reserve(_: "Emma")
        """)
  }

  @Test func `an unexpected call is marked`() {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    let inventory = FakeInventory()
    inventory.rejectCall(withIdentifier: "release")
    _ = captureFailures {
      _ = gateway.currency
      inventory.release("Dune")
    }
    let transcript = CallTranscript(of: gateway, inventory)
    #expect(
      transcript.description == """
        2 calls to 2 fakes
          1  FakePaymentGateway  unexpected  currency
          2  FakeInventory       unexpected  release(_: "Dune")
        """)
    #expect(transcript.mermaid.hasSuffix("\n  test-xFakeInventory: release(_: \"Dune\") [unexpected]"))
  }

  @Test func `a stub marks the call it answers, and a stub that is skipped does not`() {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "charge", arguments: [Argument<Int>.matching { $0 > 20 }, Argument.any])
      .andReturn(true)
    _ = gateway.charge(30, to: "alice")
    _ = gateway.charge(10, to: "bob")
    #expect(
      CallTranscript(of: gateway).description == """
        2 calls to 1 fake
          1  FakePaymentGateway  stubbed  charge(_: 30, to: "alice")
          2  FakePaymentGateway           charge(_: 10, to: "bob")
        """)
  }

  @Test func `a met expectation verifies its call`() {
    let inventory = FakeInventory()
    inventory.expectCall(withIdentifier: "reserve")
    inventory.reserve("Dune")
    #expect(CallTranscript(of: inventory).description.contains("verified  reserve"))
  }

  @Test func `an empty transcript says so`() {
    #expect(CallTranscript(of: FakeInventory()).description == "No calls")
    #expect(CallTranscript().mermaid == "sequenceDiagram\n  participant test as Code under test")
  }

  @Test func `a call takes one line, and a diagram's special characters are escaped`() {
    struct Note: CustomStringConvertible { let description = "a;\n  b #1 <c> %%{init}" }
    let inventory = FakeInventory()
    inventory.recordCall(withIdentifier: "note(_:)", arguments: [Note()])
    let transcript = CallTranscript(of: inventory)
    #expect(transcript.description.hasSuffix("  1  FakeInventory  note(_: a;   b #1 <c> %%{init})"))
    #expect(transcript.mermaid.hasSuffix("note(_: a#59;   b #35;1 #60;c#62; #37;#37;#123;init#125;)"))
  }

  @Test func `a generic fake's name is escaped`() {
    struct FakeStack<Element>: Mock { let storage = Mimus.Storage() }
    let stack = FakeStack<Int>()
    stack.recordCall(withIdentifier: "pop()")
    #expect(CallTranscript(of: stack).mermaid.contains("participant Fake1_FakeStackInt_ as FakeStack#60;Int#62;\n"))
  }

  @Test func `fakes whose names have the same letters are different participants`() {
    final class Fake注文: Mock { let storage = Mimus.Storage() }
    final class Fake在庫: Mock { let storage = Mimus.Storage() }
    let (orders, stock) = (Fake注文(), Fake在庫())
    orders.recordCall(withIdentifier: "place()")
    stock.recordCall(withIdentifier: "count()")
    let lines = CallTranscript(of: orders, stock).mermaid.split(separator: "\n").suffix(2)
    #expect(lines == ["  test->>Fake1_Fake_: place()", "  test->>Fake2_Fake_: count()"])
  }

  @Test func `if there are too many calls, the middle ones are left out`() {
    let inventory = FakeInventory()
    for number in 1...10_000 { inventory.reserve("Book \(number) \(String(repeating: "x", count: number % 300))") }
    let transcript = CallTranscript(of: inventory)
    let text = transcript.description
    #expect(text.utf8.count <= 64 * 1024)
    #expect(text.utf8.count > 60 * 1024)
    #expect(text.hasPrefix("10,000 calls to 1 fake\n      1  FakeInventory  reserve(_: \"Book 1 x\")\n"))
    #expect(text.contains("calls left out …\n"))
    #expect(text.contains("\n  10000  FakeInventory  reserve(_: \"Book 10000 "))
    #expect(transcript.mermaid.utf8.count < 50_000)
    #expect(transcript.mermaid.contains("\n  Note over test: … "))
  }

  @Test func `a transcript shows the calls up to its creation`() {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    let transcript = CallTranscript(of: inventory)
    inventory.reserve("Emma")
    #expect(transcript.description.hasPrefix("1 call to 1 fake\n"))
  }

  // MARK: Sessions

  private enum FakeLog: StaticMock {
    static let staticStorage = Mimus.Storage()
  }

  @Test func `a session's transcript shows the calls of all its fakes, including static ones`() {
    let guest = FakeInventory()
    guest.reserve("Before")
    var text: String?
    withMockSession {
      guest.stubCall(withIdentifier: "price").andReturn(1)
      let inventory = FakeInventory()
      inventory.reserve("Dune")
      FakeLog.recordCall(withIdentifier: "log(_:)", arguments: ["a"])
      guest.reserve("Emma")
      _ = guest.answerCall(withIdentifier: "price", default: 0)
      text = MockSession.current?.transcript.description
    }
    #expect(
      text == """
        4 calls to 3 fakes
          1  FakeInventory 2           reserve(_: "Dune")
          2  FakeLog                   log(_: "a")
          3  FakeInventory 1           reserve(_: "Emma")
          4  FakeInventory 1  stubbed  price
        """)
    #expect(MockSession.current == nil)
  }

  @Test(.mockSession) func `the trait's session is the current one`() throws {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    let session = try #require(MockSession.current)
    #expect(session.transcript.description.hasSuffix("1  FakeInventory  reserve(_: \"Dune\")"))
  }

  @Test func `a mark stays with its call when others are consumed`() {
    let inventory = FakeInventory()
    inventory.stubCall(withIdentifier: "price").andReturn(1)
    inventory.reserve("Dune")
    _ = inventory.answerCall(withIdentifier: "price", default: 0)
    inventory.storage.consumesVerifiedCalls = true
    inventory.verifyCall(withIdentifier: "reserve", arguments: .any)
    #expect(CallTranscript(of: inventory).description.hasSuffix("  1  FakeInventory  stubbed  price"))
  }
}

/// Tests the output of `print(fake.storage)`.
struct StorageDescriptionTests {
  @Test func `a description lists calls, stubs with their use, and expectations`() {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.any], line: 2).andReturn(true)
    gateway.stubCall(withIdentifier: "currency", line: 3).andReturn("NOK")
    gateway.expectCall(withIdentifier: "charge", line: 4)
    gateway.expectCall(withIdentifier: "refund", line: 5)
    gateway.rejectCall(withIdentifier: "close", line: 6)
    _ = gateway.charge(30, to: "alice")
    #expect(
      gateway.storage.description == """
        FakePaymentGateway
        1 call
          1  stubbed, verified  charge(_: 30, to: "alice")
        2 stubs
          charge(_: 30, to: any), used once (CallTranscriptTests.swift:2)
          currency, never used (CallTranscriptTests.swift:3)
        3 expectations
          1 call to charge, met, 1 so far (CallTranscriptTests.swift:4)
          1 call to refund, not met, 0 so far (CallTranscriptTests.swift:5)
          no call to close (CallTranscriptTests.swift:6)
        """)
  }

  @Test func `an empty storage says so`() {
    #expect("\(Mimus.Storage())" == "Storage\nno calls\nno stubs\nno expectations")
  }

  @Test func `a fake among the arguments is shown without its storage`() {
    let (inventory, other) = (FakeInventory(), FakeInventory())
    other.reserve("Dune")
    inventory.recordCall(withIdentifier: "merge(_:)", arguments: [other])
    #expect(inventory.recordedCalls[0].description == "merge(_: FakeInventory)")
  }
}
