import Mimus
import Testing

/// Tests stubs whose value is of a type that the call doesn't return.
struct WrongTypeTests {
  /// A till whose members return types that are easily mistaken for a literal's default type.
  final class FakeTill: Mock, Sendable {
    let storage = Mimus.Storage()

    func price() -> Double { answerCall() }
    func price(of title: String) -> Double { answerCall(arguments: [title]) }
    func fetchPrice() async throws -> Double { try await answerAsyncThrowingCall() }
    func discount() -> Double? { answerCall() }
    func count() -> Int { answerCall() }
    func label() -> String? { answerCall() }
    func open() { answerCall() }
    func receipt() throws -> Receipt { try answerThrowingCall() }
  }

  let till = FakeTill()

  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    try captureFailures(body).map(\.message)
  }

  @Test func `an integer for a Double is one failure at the stub, and the call answers its default`() {
    let line: Int = #line + 1
    let stub = till.stubCall(withIdentifier: "price()").andReturn(30)
    let failures = captureFailures { #expect(till.price() == 0) }
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        price() cannot be answered as stubbed: its stub answers 30 (Int). The call returns Double. To return a number \
        of that type, write andReturn(30 as Double)
        """
      ])
    #expect(stub.useCount == 0)
    till.stubCall(withIdentifier: "discount()").andReturn(5)
    #expect(messages { _ = till.discount() }.first?.hasSuffix(" write andReturn(5 as Double)") == true)
  }

  @Test func `a stub without an answer doesn't hide one of a different type`() {
    for arguments: Arguments in [.any, ["Emma"], [Argument<String>.matching { _ in true }]] {
      let till = FakeTill()
      till.stubCall(withIdentifier: "price(of:)", arguments: arguments).andReturn("free")
      till.stubCall(withIdentifier: "price(of:)")
      let texts = messages { _ = till.price(of: "Emma") }
      #expect(texts.count == 1)
      #expect(texts.allSatisfy { $0.hasSuffix("its stub answers \"free\" (String). The call returns Double.") })
    }
  }

  @Test func `each call that a stub of a different type would have answered is a failure`() {
    till.stubCall(withIdentifier: "price()").andReturn(30)
    #expect(messages { (0..<3).forEach { _ in _ = till.price() } }.count == 3)
  }

  @Test func `a different integer type, nil, and no value are failures too`() {
    till.stubCall(withIdentifier: "count()").andReturn(7 as Int64)
    #expect(
      messages { _ = till.count() }.first?.contains("its stub answers 7 (Int64). The call returns Int.") == true)
    till.stubCall(withIdentifier: "count()").andReturn(nil)
    #expect(messages { _ = till.count() }.first?.contains("its stub answers nil. The call returns Int.") == true)
    till.stubCall(withIdentifier: "count()").andReturn()
    #expect(messages { _ = till.count() }.first?.contains("its stub answers Void. The call returns Int.") == true)
  }

  @Test func `nil is a value of an Optional, and Void needs no value`() {
    till.stubCall(withIdentifier: "label()").andReturn(nil)
    till.stubCall(withIdentifier: "open()").andReturn()
    #expect(till.label() == nil)
    till.open()
    till.verifyStubsUsed()
  }

  @Test func `a value for a member without a result is a failure`() {
    till.stubCall(withIdentifier: "open()").andReturn(true)
    #expect(
      messages { till.open() } == [
        "open() cannot be answered as stubbed: its stub answers true (Bool). The call returns Void."
      ])
  }

  @Test func `one wrong value in a sequence is a failure at its turn, and the sequence continues`() {
    till.stubCall(withIdentifier: "price()").andReturn(1.5, 2, 3.5)
    var prices: [Double] = []
    let failures = messages { prices = (0..<4).map { _ in till.price() } }
    #expect(prices == [1.5, 0, 3.5, 3.5])
    #expect(failures.count == 1)
    #expect(failures.first?.contains("its stub answers 2 (Int)") == true)
    till.stubCall(withIdentifier: "count()").andReturn(1, "two", 3)
    var counts: [Int] = []
    #expect(messages { counts = (0..<4).map { _ in till.count() } }.count == 1)
    #expect(counts == [1, 0, 3, 3])
  }

  @Test func `an older stub of the right type answers instead`() {
    till.stubCall(withIdentifier: "price()").andReturn(1.5)
    let newer = till.stubCall(withIdentifier: "price()").andReturn(2)
    #expect(till.price() == 1.5)
    #expect(newer.useCount == 0)
  }

  @Test func `if several stubs have a different type, the newest is named`() {
    till.stubCall(withIdentifier: "price()").andReturn("cheap")
    let line: Int = #line + 1
    till.stubCall(withIdentifier: "price()").andReturn(2)
    #expect(captureFailures { _ = till.price() }.map(\.line) == [line])
  }

  @Test func `a stub with a custom matcher is reported in the same way, and no captor is filled`() {
    let titles = ArgumentCaptor<String>()
    till.stubCall(
      withIdentifier: "price(of:)",
      arguments: [Argument<String>.allOf(.matching { $0.count == 4 }, .captured(by: titles))]
    ).andReturn(30)
    #expect(messages { _ = till.price(of: "Dune") }.count == 1)
    #expect(messages { _ = till.price(of: "Persuasion") } == [])
    #expect(titles.values.isEmpty)
  }

  @Test func `an async call is reported in the same way`() async throws {
    till.stubCall(withIdentifier: "fetchPrice()").andReturn(30)
    var price: Double?
    let failures = try await captureFailures { price = try await till.fetchPrice() }
    #expect(price == 0)
    #expect(failures.count == 1)
  }

  @Test func `a call without a default throws the reported text`() {
    till.stubCall(withIdentifier: "receipt()").andReturn("receipt")
    var error: UnstubbedCallError?
    let failures = messages { error = #expect(throws: UnstubbedCallError.self) { try till.receipt() } }
    #expect(
      failures == [
        #"receipt() cannot be answered as stubbed: its stub answers "receipt" (String). The call returns Receipt."#
      ])
    #expect(error?.description == failures.first)
  }

  @Test func `a delay before a value of a different type is skipped`() {
    till.stubCall(withIdentifier: "price()").andDelay(.seconds(600)).andReturn(30)
    #expect(messages { _ = till.price() }.count == 1)
  }
}
