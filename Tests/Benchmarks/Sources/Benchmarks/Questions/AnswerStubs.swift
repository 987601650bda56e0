import Mimus

extension Question {
  /// Measures answers by the number of stubs, from a sequence, and without a matching stub.
  static var answerStubs: [Question] {
    let constant = "the spy, which returns a constant"
    return [
      answer("a stub", against: constant, bound: .ratio(4)) { stub($0, otherMembers: 0) },
      answer("a stub, 200,000 calls", against: constant, bound: .ratio(4), setUps: 1, calls: 200_000) {
        stub($0, otherMembers: 0)
      },
      answer("a stub among stubs of 10 members", against: constant, bound: .ratio(4)) { stub($0, otherMembers: 9) },
      answer("a stub among stubs of 100 members", against: constant, bound: .ratio(4)) { stub($0, otherMembers: 99) },
      answer("a stub with arguments", against: "the spy, which compares the name", bound: .ratio(4)) {
        stub($0, otherArguments: 0)
      } spy: {
        $0.priceForAlice($1, for: "alice")
      },
      answer("a stub with arguments, tried after 9 others", against: "the spy, which compares the name") {
        stub($0, otherArguments: 9)
      } spy: {
        $0.priceForAlice($1, for: "alice")
      },
      answer("a stub with arguments, tried after 99 others", against: "the spy, which compares the name") {
        stub($0, otherArguments: 99)
      } spy: {
        $0.priceForAlice($1, for: "alice")
      },
      answer("a sequence of 1,000 values", against: "the spy, which takes the next element", bound: .ratio(4)) {
        let stub = $0.stubCall(withIdentifier: "price(_:for:)")
        for price in 0..<1_000 { stub.andReturn(price) }
      } spy: {
        $0.nextPrice($1, for: "alice")
      },
      answer("the natural default, without a stub", against: constant) { _ in },
      answer("the natural default, with a stub for other arguments", against: constant) {
        $0.stubCall(withIdentifier: "price(_:for:)", arguments: [Argument.any, "bob"]).andReturn(5)
      },
    ]
  }

  /// Sets up a stub for any call, followed by stubs of other members.
  private static func stub(_ gateway: MimusGateway, otherMembers: Int) {
    gateway.stubCall(withIdentifier: "price(_:for:)").andReturn(5)
    for index in 0..<otherMembers { gateway.stubCall(withIdentifier: "member\(index)(_:)").andReturn(index) }
  }

  /// Sets up a stub for one customer's calls, followed by stubs for other customers, which are tried first.
  private static func stub(_ gateway: MimusGateway, otherArguments: Int) {
    gateway.stubCall(withIdentifier: "price(_:for:)", arguments: [Argument.any, "alice"]).andReturn(5)
    for index in 0..<otherArguments {
      gateway.stubCall(withIdentifier: "price(_:for:)", arguments: [Argument.any, "bob \(index)"]).andReturn(index)
    }
  }

  private static func answer(
    _ name: String, against baseline: String, bound: Bound = .none, setUps: Int = 20, calls: Int = 1_000,
    stub: @escaping (MimusGateway) -> Void,
    spy: @escaping (HandWrittenGateway, Int) -> Int = { $0.price($1, for: "alice") }
  ) -> Question {
    .time(
      "answer with \(name)", against: baseline, bound: bound, setUps: setUps, repetitions: calls,
      mine: {
        let gateway = MimusGateway()
        stub(gateway)
        return { for index in 0..<calls { keep(gateway.price(index, for: "alice")) } }
      },
      theirs: {
        let gateway = HandWrittenGateway()
        gateway.prices = Array(0..<1_000)
        return { for index in 0..<calls { keep(spy(gateway, index)) } }
      })
  }
}

/// Uses a value so that the optimizer can't remove the code that creates it.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
