import Mimus

extension Question {
  /// Measures each verification in an order of ten thousand calls.
  static var verifyOrder: [Question] {
    let count = 10_000
    return [
      .time(
        "verifyInOrder over 10,000 calls", against: "a loop over the spy's tuples", setUps: 1, repetitions: count,
        rounds: 5,
        mine: {
          let gateway = MimusGateway()
          for index in 0..<count { gateway.charge(index, to: "alice") }
          return {
            verifyInOrder {
              for index in 0..<count {
                gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [index, "alice"])
              }
            }
          }
        },
        theirs: {
          let spy = HandWrittenGateway()
          for index in 0..<count { spy.charge(index, to: "alice") }
          return {
            var rest = spy.charges[...]
            for index in 0..<count {
              let place = rest.firstIndex { $0 == (index, "alice") }
              rest = rest[(place.map { $0 + 1 } ?? rest.endIndex)...]
            }
            keep(rest)
          }
        })
    ]
  }
}
