import Mimus

extension Question {
  /// Measures the typed API of a generated fake.
  static var typedAPI: [Question] {
    [
      .time(
        "answer with a typed stub of a generated fake", against: "the spy, which returns a constant",
        mine: {
          let gateway = FakePaymentGateway()
          gateway.stub.price(.any, for: .any).andReturn(5)
          return { for index in 0..<1_000 { keep(gateway.price(index, for: "alice")) } }
        },
        theirs: {
          let gateway = HandWrittenGateway()
          return { for index in 0..<1_000 { keep(gateway.price(index, for: "alice")) } }
        }),
      .time(
        "record with a generated fake", against: "the spy",
        mine: {
          let gateway = FakePaymentGateway()
          return { for index in 0..<1_000 { gateway.charge(index, to: "alice") } }
        },
        theirs: {
          let gateway = HandWrittenGateway()
          return { for index in 0..<1_000 { gateway.charge(index, to: "alice") } }
        }),
      .time(
        "verify with the typed API, per call, among 1,000", against: "a filter of the spy's tuples", setUps: 1,
        repetitions: 100_000,
        mine: {
          let gateway = FakePaymentGateway()
          for index in 0..<1_000 { gateway.charge(index, to: "alice") }
          return { for _ in 0..<100 { gateway.verify(.times(1_000)).charge(.any, to: "alice") } }
        },
        theirs: {
          let gateway = HandWrittenGateway()
          for index in 0..<1_000 { gateway.charge(index, to: "alice") }
          return { for index in 0..<100 { keep(gateway.chargeCount(to: index < 0 ? "bob" : "alice")) } }
        }),
    ]
  }
}
