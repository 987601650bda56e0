extension Question {
  /// Measures recording by the number of arguments, in a fake that was just created.
  static var recordArguments: [Question] {
    [
      record("0 arguments") { gateway, _ in gateway.refresh() },
      record("1 argument") { $0.refund($1) },
      record("2 arguments", bound: .ratio(2)) { $0.charge($1, to: "alice") },
      record("8 arguments") {
        $0.ship($1, 2, 3, 4, to: "alice", street: "Storgata 1", city: "Oslo", country: "Norway")
      },
      record("2 arguments, 200,000 calls", bound: .ratio(2), setUps: 1, calls: 200_000) { $0.charge($1, to: "alice") },
    ]
  }

  private static func record(
    _ name: String, bound: Bound = .none, setUps: Int = 50, calls: Int = 1_000,
    _ call: @escaping (any PaymentGateway, Int) -> Void
  ) -> Question {
    .time(
      "record \(name)", against: "a spy that appends a tuple under a lock", bound: bound, setUps: setUps,
      repetitions: calls,
      mine: {
        let gateway = MimusGateway()
        return { for index in 0..<calls { call(gateway, index) } }
      },
      theirs: {
        let gateway = HandWrittenGateway()
        return { for index in 0..<calls { call(gateway, index) } }
      })
  }
}
