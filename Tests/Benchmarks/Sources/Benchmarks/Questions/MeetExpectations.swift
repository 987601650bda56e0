import Mimus

extension Question {
  /// Measures calls that each meet one of many unordered expectations, compared with one of a few.
  static var meetExpectations: [Question] {
    [
      Question(
        name: "meet one of 4,000 unordered expectations", baseline: "meet one of 100", unit: .nanoseconds,
        bound: .ratio(1.5)
      ) {
        Sample(value: nanosecondsEach(of: 4_000), baseline: nanosecondsEach(of: 100))
      }
    ]
  }

  /// Returns the time for each of the calls, which meet the same number of expectations with any arguments.
  private static func nanosecondsEach(of count: Int) -> Double {
    let gateway = MimusGateway(ordered: false)
    for _ in 0..<count { gateway.expectCall(withIdentifier: "charge(_:to:)") }
    var watch = Stopwatch()
    watch.time(count) {
      for index in 0..<count { gateway.charge(index, to: "alice") }
    }
    gateway.verifyExpectations()
    return watch.nanosecondsEach
  }
}
