/// A question about costs, which is asked in several rounds.
struct Question {
  /// What is asked, in a few words that `--filter` finds.
  let name: String
  /// What is measured beside it, in the same rounds.
  let yardstick: String
  let unit: Unit
  let bound: Bound
  /// How often it is asked.
  var rounds = 11
  /// Measure once.
  let measure: () throws -> Sample

  enum Unit: String {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case seconds = "s"
    case bytes = "B"
    case megabytes = "MB"
    case megabytesPerSecond = "MB/s"
  }

  /// What the answer has to keep to.
  enum Bound {
    /// So many times the yardstick.
    case ratio(Double)
    /// An absolute amount.
    case atMost(Double)
    case atLeast(Double)
    /// So much more than the yardstick.
    case more(Double)
    /// It is only watched.
    case none
  }
}

/// What one round of a question has measured.
struct Sample {
  var value: Double
  var yardstick: Double?
  /// How many blocks of memory were allocated for each of what is counted, and by the yardstick.
  var allocations: Double?
  var yardstickAllocations: Double?
}

/// What is known of a question when all rounds are over.
struct Answer {
  let question: Question
  let value: Double
  let yardstick: Double?
  let allocations: Double?
  let yardstickAllocations: Double?

  init(_ question: Question, _ samples: [Sample]) {
    self.question = question
    value = samples.map(\.value).median
    yardstick = samples.compactMap(\.yardstick).nonEmptyMedian
    allocations = samples.compactMap(\.allocations).nonEmptyMedian
    yardstickAllocations = samples.compactMap(\.yardstickAllocations).nonEmptyMedian
  }

  var ratio: Double? { yardstick.map { value / $0 } }

  /// Whether the bound is kept; nil where there is none. A debug build is allowed three times the ratio.
  var isMet: Bool? {
    switch question.bound {
    case .ratio(let bound): ratio.map { $0 <= bound * Build.allowance }
    case .atMost(let bound): value <= bound
    case .atLeast(let bound): value >= bound / Build.allowance
    case .more(let bound): yardstick.map { value - $0 <= bound * Build.allowance }
    case .none: nil
    }
  }
}

/// How the benchmarks were built.
enum Build {
  #if DEBUG
    static let name = "debug"
    /// Tests run in debug builds, where a bound on time may be passed so many times.
    static let allowance = 3.0
  #else
    static let name = "release"
    static let allowance = 1.0
  #endif
}

extension [Double] {
  /// The middle one of an uneven number of values, or the mean of the two in the middle.
  var median: Double {
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  fileprivate var nonEmptyMedian: Double? { isEmpty ? nil : median }
}
