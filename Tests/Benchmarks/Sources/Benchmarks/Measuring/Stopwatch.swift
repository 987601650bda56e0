import CAllocations

/// Measures what some work costs for each of its repetitions.
struct Stopwatch {
  private(set) var nanoseconds = 0.0
  private(set) var allocations: Double?
  private var repetitions = 0

  /// Add a stretch of work to what is measured.
  ///
  /// - Parameters:
  ///   - repetitions: how many times the work does what is asked about.
  ///   - work: the work. What it makes and lets go is part of it.
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
  /// What two stopwatches say of one repetition.
  init(_ watch: Stopwatch, beside yardstick: Stopwatch) {
    self.init(
      value: watch.nanosecondsEach, yardstick: yardstick.nanosecondsEach, allocations: watch.allocationsEach,
      yardstickAllocations: yardstick.allocationsEach)
  }
}

extension Question {
  /// A question about the time of one of many repetitions, beside hand-written code that does the same.
  ///
  /// - Parameters:
  ///   - setUps: how often both are set up anew in a round, one after the other.
  ///   - repetitions: how many times each does what is asked about after being set up.
  ///   - mine: sets up what is measured and returns the work.
  ///   - theirs: sets up the yardstick and returns its work.
  static func time(
    _ name: String, against yardstick: String, bound: Bound = .none, setUps: Int = 20, repetitions: Int = 1_000,
    rounds: Int = 11, mine: @escaping () -> () -> Void, theirs: @escaping () -> () -> Void
  ) -> Question {
    Question(name: name, yardstick: yardstick, unit: .nanoseconds, bound: bound, rounds: rounds) {
      var watch = Stopwatch()
      var other = Stopwatch()
      for _ in 0..<setUps {
        // Neither outlives its measurement: freeing both at once would slow what is allocated next, which is mine.
        watch.time(repetitions, mine())
        other.time(repetitions, theirs())
      }
      return Sample(watch, beside: other)
    }
  }
}
