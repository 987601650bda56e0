import Mimus

extension Question {
  /// Measures a failure among a million calls, and the length of its text.
  static var failingVerification: [Question] {
    let gateway = madeOnce(recording: 1_000_000)
    let fail = {
      captureFailures {
        gateway().verifyCall(withIdentifier: "charge(_:to:)", arguments: [Argument.any, "bob"])
      }
    }
    return [
      Question(
        name: "a failing verification among 1,000,000", baseline: "a passing one", unit: .milliseconds,
        bound: .more(100), rounds: 5
      ) {
        var watch = Stopwatch()
        var other = Stopwatch()
        watch.time(1) { keep(fail()) }
        other.time(1) {
          gateway().verifyCall(
            withIdentifier: "charge(_:to:)", arguments: [Argument.any, "alice"], mode: .times(1_000_000))
        }
        return Sample(value: watch.nanosecondsEach / 1e6, baseline: other.nanosecondsEach / 1e6)
      },
      Question(
        name: "the text of a failure among 1,000,000", baseline: "none", unit: .bytes, bound: .atMost(4_096),
        rounds: 1
      ) {
        Sample(value: Double(fail().map(\.message.utf8.count).reduce(0, +)))
      },
    ]
  }
}
