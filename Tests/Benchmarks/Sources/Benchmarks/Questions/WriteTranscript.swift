import Mimus

extension Question {
  /// Measures the transcript of a long test's calls, which is written when the test fails, and the length of its
  /// text.
  static var writeTranscript: [Question] {
    let gateway = madeOnce(recording: 10_000)
    let write = { CallTranscript(of: gateway()) }
    return [
      Question(
        name: "write the transcript of 10,000 calls", baseline: "none", unit: .milliseconds, bound: .atMost(50),
        rounds: 5
      ) {
        var watch = Stopwatch()
        watch.time(1) { keep(write().description) }
        return Sample(value: watch.nanosecondsEach / 1e6)
      },
      Question(
        name: "draw the transcript of 10,000 calls", baseline: "none", unit: .milliseconds, bound: .atMost(50),
        rounds: 5
      ) {
        var watch = Stopwatch()
        watch.time(1) { keep(write().mermaid) }
        return Sample(value: watch.nanosecondsEach / 1e6)
      },
      Question(
        name: "the text of the transcript of 10,000 calls", baseline: "none", unit: .bytes, bound: .atMost(65_536),
        rounds: 1
      ) {
        Sample(value: Double(write().description.utf8.count))
      },
    ]
  }
}
