import Mimus
import Testing

/// Tests the methods for static members. Each test runs in a session and so has its own static storage.
@Suite(.mockSession([])) struct StaticMockTests {
  enum FakePost: StaticMock {
    static let staticStorage = Mimus.Storage()

    static func open() { answerCall() }
    static func pack(_ title: String) -> Int { answerCall(arguments: [title], default: 1) }
    static func weigh(_ title: String) -> Int { answerCall(arguments: [title]) }
    static func stamp(_ price: Int) throws { try answerThrowingCall(arguments: [price]) }
    static func label(_ name: String) throws(CardError) -> String {
      try answerThrowingCall(arguments: [name], throwing: CardError.self)
    }
    static func receipt(_ number: Int) throws -> Receipt {
      try answerThrowingCall(arguments: [number], default: Receipt(number: 0))
    }
    static func send(_ title: String) async { await answerAsyncCall(arguments: [title]) }
    static func track(_ title: String) async -> String { await answerAsyncCall(arguments: [title]) }
    static func count() async -> Int { await answerAsyncCall(default: 3) }
    static func deliver(_ title: String) async throws { try await answerAsyncThrowingCall(arguments: [title]) }
    static func find(_ title: String) async throws -> Receipt { try await answerAsyncThrowingCall(arguments: [title]) }
    static func sign(_ name: String) async throws(CardError) -> Receipt {
      try await answerAsyncThrowingCall(arguments: [name], default: Receipt(number: 0), throwing: CardError.self)
    }
  }

  // MARK: Recording and verifying

  @Test func `calls are recorded and verified`() {
    FakePost.recordCall(withIdentifier: "close()")
    _ = FakePost.pack("Dune")
    #expect(FakePost.recordedCalls.map(\.description) == ["close()", #"pack(_: "Dune")"#])
    #expect(FakePost.recordedCalls(withIdentifier: "pack").count == 1)
    FakePost.verifyCall(withIdentifier: "pack(_:)", arguments: ["Dune"])
    #expect(FakePost.hasReceivedCall(withIdentifier: "close()"))
    #expect(!FakePost.hasReceivedCall(withIdentifier: "pack", arguments: ["Emma"]))
  }

  @Test func `each verification fails at its line`() {
    _ = FakePost.pack("Dune")
    FakePost.expectCall(withIdentifier: "open()")
    let line: Int = #line + 2
    let failures = captureFailures {
      FakePost.verifyCall(withIdentifier: "pack(_:)")
      FakePost.verifyNoCalls()
      FakePost.verifyNoMoreCalls()
      FakePost.verifyExpectations()
    }
    #expect(failures.map(\.line) == Array(line...line + 3))
  }

  @Test func `verified calls are not reported by verifyNoMoreCalls`() {
    FakePost.verifyNoCalls()
    FakePost.open()
    FakePost.verifyCall(withIdentifier: "open()")
    FakePost.verifyNoMoreCalls()
  }

  // MARK: Answering

  @Test func `calls are answered`() throws {
    #expect(FakePost.pack("Dune") == 1)
    #expect(FakePost.weigh("Dune") == 0)
    let stub = FakePost.stubCall(withIdentifier: "weigh", arguments: ["Dune"]).andReturn(400)
    #expect(FakePost.weigh("Dune") == 400)
    #expect(stub.useCount == 1)
    try FakePost.stamp(5)
    FakePost.stubCall(withIdentifier: "stamp").andThrow(PostError.lost)
    #expect(throws: PostError.lost) { try FakePost.stamp(5) }
    #expect(try FakePost.receipt(1) == Receipt(number: 0))
    #expect(try FakePost.label("alice") == "")
    FakePost.stubCall(withIdentifier: "label").andThrow(CardError.expired)
    #expect(throws: CardError.expired) { try FakePost.label("alice") }
  }

  @Test func `async calls are answered`() async throws {
    await FakePost.send("Dune")
    #expect(await FakePost.track("Dune") == "")
    #expect(await FakePost.count() == 3)
    try await FakePost.deliver("Dune")
    FakePost.stubCall(withIdentifier: "deliver").andThrow(PostError.lost)
    await #expect(throws: PostError.lost) { try await FakePost.deliver("Dune") }
    await #expect(throws: UnstubbedCallError.self) { try await FakePost.find("Dune") }
    #expect(try await FakePost.sign("alice") == Receipt(number: 0))
    FakePost.stubCall(withIdentifier: "sign").andThrow(CardError.declined)
    await #expect(throws: CardError.declined) { try await FakePost.sign("alice") }
  }

  @Test func `unused stubs are reported at their line`() {
    let line: Int = #line + 1
    FakePost.stubCall(withIdentifier: "weigh").andReturn(400)
    #expect(captureFailures { FakePost.verifyStubsUsed() }.map(\.line) == [line])
  }

  // MARK: Expecting and waiting

  @Test func `expectations and rejections are met`() async {
    FakePost.expectCall(withIdentifier: "open()")
    let line: Int = #line + 1
    FakePost.rejectCall(withIdentifier: "weigh")
    FakePost.open()
    #expect(captureFailures { _ = FakePost.weigh("Dune") }.map(\.line) == [line])
    await FakePost.verifyExpectations(within: .seconds(60))
  }

  @Test func `calls are waited for`() async throws {
    async let call = FakePost.nextCall(withIdentifier: "open()", within: .seconds(60))
    FakePost.open()
    #expect(try await call.identifier == "open()")
    var stream = FakePost.callStream(withIdentifier: "open()").makeAsyncIterator()
    #expect(await stream.next()?.identifier == "open()")
    let other = Task { await FakePost.send("Dune") }
    await eventually(within: .seconds(60)) { FakePost.verifyCall(withIdentifier: "send(_:)", arguments: ["Dune"]) }
    await other.value
  }

  // MARK: Static and instance members

  final class FakeBank: Mock, StaticMock {
    static let staticStorage = Mimus.Storage()
    let storage = Mimus.Storage()

    static func open() -> FakeBank { answerCall(default: FakeBank()) }
    func pay(_ amount: Int) -> Bool { answerCall(arguments: [amount]) }
  }

  @Test func `a type can be both a mock and a static mock`() {
    let bank = FakeBank()
    FakeBank.stubCall(withIdentifier: "open()").andReturn(bank)
    bank.stubCall(withIdentifier: "pay").andReturn(true)
    #expect(FakeBank.open() === bank)
    #expect(bank.pay(30))
    FakeBank.verifyCall(withIdentifier: "open()")
    bank.verifyCall(withIdentifier: "pay(_:)", arguments: [30])
    verifyInOrder(.consecutive) {
      FakeBank.verifyCall(withIdentifier: "open()")
      bank.verifyCall(withIdentifier: "pay(_:)", arguments: [30])
    }
    FakeBank.verifyNoMoreCalls()
    bank.verifyNoMoreCalls()
    bank.verifyCall(withIdentifier: "open()", mode: .never)
  }
}
