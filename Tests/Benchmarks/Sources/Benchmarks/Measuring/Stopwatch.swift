import CAllocations

/// Measures the cost of each repetition of some work.
struct Stopwatch {
  private(set) var nanoseconds = 0.0
  private(set) var allocations: Double?
  private var repetitions = 0

  /// Adds the cost of some work.
  ///
  /// - Parameters:
  ///   - repetitions: The number of repetitions in the work.
  ///   - work: The work to measure, including the release of what it creates.
  mutating func time(_ repetitions: Int, _ work: () throws -> Void) rethrows {
    let before = allocation_count()
    let duration = try ContinuousClock().measure(work)
    let after = allocation_count()
    nanoseconds += duration / .nanoseconds(1)
    if before >= 0 { allocations = (allocations ?? 0) + Double(after - before) }
    self.repetitions += repetitions
  }

  var nanosecondsEach: Double { nanoseconds / Double(repetitions) }
  var allocationsEach: Double? { allocations.map { $0 / Double(repetitions) } }
}

extension Sample {
  /// Creates a sample with the costs of one repetition from two stopwatches.
  init(_ watch: Stopwatch, beside baseline: Stopwatch) {
    self.init(
      value: watch.nanosecondsEach, baseline: baseline.nanosecondsEach, allocations: watch.allocationsEach,
      baselineAllocations: baseline.allocationsEach)
  }
}

extension Question {
  /// Creates a question about the time of one repetition, compared with handwritten code that does the same.
  ///
  /// - Parameters:
  ///   - setUps: The number of times in a round that both are set up, one after the other.
  ///   - repetitions: The number of repetitions after each setup.
  ///   - mine: A closure that sets up what is measured and returns the work.
  ///   - theirs: A closure that sets up the baseline and returns its work.
  static func time(
    _ name: String, against baseline: String, bound: Bound = .none, setUps: Int = 20, repetitions: Int = 1_000,
    rounds: Int = 11, mine: @escaping () -> () -> Void, theirs: @escaping () -> () -> Void
  ) -> Question {
    Question(name: name, baseline: baseline, unit: .nanoseconds, bound: bound, rounds: rounds) {
      var watch = Stopwatch()
      var other = Stopwatch()
      for _ in 0..<setUps {
        // Neither outlives its measurement. Freeing both at once would slow the next allocations, which belong to
        // `mine`.
        watch.time(repetitions, mine())
        other.time(repetitions, theirs())
      }
      return Sample(watch, beside: other)
    }
  }
}
