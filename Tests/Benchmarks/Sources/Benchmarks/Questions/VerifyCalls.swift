import Mimus

extension Question {
  /// Measures a verification for each call that it examines, by the number of calls.
  static var verifyCalls: [Question] {
    [(1_000, "1,000"), (100_000, "100,000"), (1_000_000, "1,000,000")].flatMap { count, text in
      [verifyCommon(count, text), verifyRare(count, text)]
    }
  }

  /// Measures verifications of a member that received all calls.
  private static func verifyCommon(_ count: Int, _ text: String) -> Question {
    let gateway = madeOnce(recording: count)
    let small = madeOnce(recording: 1_000)
    let repetitions = max(1, 100_000 / count)
    let verify = { (gateway: MimusGateway, count: Int) in
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [Argument.any, "alice"], mode: .times(count))
    }
    if count == 1_000 {
      let spy = HandWrittenGateway()
      for index in 0..<count { spy.charge(index, to: "alice") }
      return .time(
        "verify, per call, among \(text)", against: "a filter of the spy's tuples", setUps: 1,
        repetitions: repetitions * count,
        mine: { { for _ in 0..<repetitions { verify(gateway(), count) } } },
        theirs: {
          { for index in 0..<repetitions { keep(spy.chargeCount(to: index < 0 ? "bob" : "alice")) } }
        })
    }
    return Question(
      name: "verify, per call, among \(text)", baseline: "the same among 1,000", unit: .nanoseconds,
      bound: .ratio(1.5), rounds: 5
    ) {
      var watch = Stopwatch()
      var other = Stopwatch()
      watch.time(repetitions * count) { for _ in 0..<repetitions { verify(gateway(), count) } }
      other.time(100 * 1_000) { for _ in 0..<100 { verify(small(), 1_000) } }
      return Sample(watch, beside: other)
    }
  }

  /// Measures verifications of a member that received one call among many.
  private static func verifyRare(_ count: Int, _ text: String) -> Question {
    let gateway = madeOnce(recording: count, andRefund: true)
    let alone = madeOnce(recording: 0, andRefund: true)
    let verify = { (gateway: MimusGateway) in
      for _ in 0..<1_000 { gateway.verifyCall(withIdentifier: "refund(_:)", arguments: [30]) }
    }
    return .time(
      "verify a rare member among \(text)", against: "the same without other calls", bound: .ratio(1.5),
      setUps: 1, repetitions: 1_000, mine: { { verify(gateway()) } }, theirs: { { verify(alone()) } })
  }

  /// Returns a closure that returns a fake with recorded calls, which it creates on first use.
  static func madeOnce(recording count: Int, andRefund: Bool = false) -> () -> MimusGateway {
    var made: MimusGateway?
    return {
      if let made { return made }
      let gateway = MimusGateway()
      for index in 0..<count / 2 { gateway.charge(index, to: "alice") }
      if andRefund { gateway.refund(30) }
      for index in count / 2..<count { gateway.charge(index, to: "alice") }
      made = gateway
      return gateway
    }
  }
}
