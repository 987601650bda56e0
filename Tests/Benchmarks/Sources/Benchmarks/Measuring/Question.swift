/// A question about costs, measured in several rounds.
struct Question {
  /// The name, which `--filter` searches.
  let name: String
  /// A description of the baseline, which is measured in the same rounds.
  let baseline: String
  let unit: Unit
  let bound: Bound
  /// The number of rounds.
  var rounds = 11
  /// Measures one round.
  let measure: () throws -> Sample

  enum Unit: String {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case seconds = "s"
    case bytes = "B"
    case megabytes = "MB"
    case megabytesPerSecond = "MB/s"
  }

  /// The limit for the result.
  enum Bound {
    /// A maximum multiple of the baseline.
    case ratio(Double)
    /// An absolute maximum.
    case atMost(Double)
    case atLeast(Double)
    /// A maximum difference from the baseline.
    case more(Double)
    /// No limit.
    case none
  }
}

/// The measurements of one round.
struct Sample {
  var value: Double
  var baseline: Double?
  /// The number of memory blocks allocated for each repetition.
  var allocations: Double?
  var baselineAllocations: Double?
}

/// The result of a question after all rounds.
struct Answer {
  let question: Question
  let value: Double
  let baseline: Double?
  let allocations: Double?
  let baselineAllocations: Double?

  init(_ question: Question, _ samples: [Sample]) {
    self.question = question
    value = samples.map(\.value).median
    baseline = samples.compactMap(\.baseline).nonEmptyMedian
    allocations = samples.compactMap(\.allocations).nonEmptyMedian
    baselineAllocations = samples.compactMap(\.baselineAllocations).nonEmptyMedian
  }

  var ratio: Double? { baseline.map { value / $0 } }

  /// Whether the result is within the limit, or `nil` if there is none. In debug builds, all limits except absolute
  /// maximums are three times as lenient.
  var isMet: Bool? {
    switch question.bound {
    case .ratio(let bound): ratio.map { $0 <= bound * Build.allowance }
    case .atMost(let bound): value <= bound
    case .atLeast(let bound): value >= bound / Build.allowance
    case .more(let bound): baseline.map { value - $0 <= bound * Build.allowance }
    case .none: nil
    }
  }
}

/// The configuration of the benchmarks' build.
enum Build {
  #if DEBUG
    static let name = "debug"
    /// The factor by which limits for time are higher in debug builds, which tests use.
    static let allowance = 3.0
  #else
    static let name = "release"
    static let allowance = 1.0
  #endif
}

extension [Double] {
  /// The middle value of an odd number of values, or the mean of the two middle values of an even number.
  var median: Double {
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  fileprivate var nonEmptyMedian: Double? { isEmpty ? nil : median }
}
