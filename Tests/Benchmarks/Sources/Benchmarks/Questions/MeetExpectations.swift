import Mimus

extension Question {
  /// What a call costs that meets one of many expectations in any order, beside one that meets one of a few.
  static var meetExpectations: [Question] {
    [
      Question(
        name: "a call that meets one of 4,000 unordered expectations", yardstick: "one of 100", unit: .nanoseconds,
        bound: .ratio(1.5)
      ) {
        Sample(value: nanosecondsEach(of: 4_000), yardstick: nanosecondsEach(of: 100))
      }
    ]
  }

  /// The time for each of so many calls, which meet as many expectations of any arguments.
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
