import Foundation

/// The results as a table for people.
struct Table {
  private static let columns = [
    "question", "median", "baseline", "what the baseline is", "ratio", "limit", "met", "blocks",
  ]

  private(set) var rows: [[String]] = []

  mutating func add(_ answer: Answer) {
    rows.append([
      answer.question.name, Self.text(answer.value, answer.question.unit),
      answer.baseline.map { Self.text($0, answer.question.unit) } ?? "–", answer.question.baseline,
      answer.ratio.map { String(format: "%.2f×", $0) } ?? "–", Self.text(answer.question),
      answer.isMet.map { $0 ? "yes" : "NO" } ?? "–", Self.blocks(answer),
    ])
  }

  /// The text of the table, with columns as wide as their contents.
  var text: String {
    let all = [Self.columns] + rows
    let widths = Self.columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      "| " + zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: " | ")
        + " |"
    }
    let rule = "| " + widths.map { String(repeating: "-", count: $0) }.joined(separator: " | ") + " |"
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }

  private static func text(_ value: Double, _ unit: Question.Unit) -> String {
    let digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
    return String(format: "%.\(digits)f \(unit.rawValue)", value)
  }

  private static func text(_ question: Question) -> String {
    switch question.bound {
    case .ratio(let bound): "\(plain(bound * Build.allowance))×"
    case .atMost(let bound): "≤ \(plain(bound)) \(question.unit.rawValue)"
    case .atLeast(let bound): "≥ \(plain(bound / Build.allowance)) \(question.unit.rawValue)"
    case .more(let bound): "+ \(plain(bound * Build.allowance)) \(question.unit.rawValue)"
    case .none: "–"
    }
  }

  private static func plain(_ value: Double) -> String { String(format: "%g", value) }

  /// Returns the number of blocks allocated for each repetition, and by the baseline.
  private static func blocks(_ answer: Answer) -> String {
    guard let mine = answer.allocations else { return "–" }
    let theirs = answer.baselineAllocations.map { String(format: " (%.1f)", $0) } ?? ""
    return String(format: "%.1f", mine) + theirs
  }
}

/// The result of a question as JSON for programs.
struct AnswerRecord: Encodable {
  let question: String
  let unit: String
  let median: Double
  let baseline: String
  let baselineMedian: Double?
  let ratio: Double?
  let bound: Double?
  let boundKind: String
  let isMet: Bool?
  let allocations: Double?
  let baselineAllocations: Double?

  init(_ answer: Answer) {
    question = answer.question.name
    unit = answer.question.unit.rawValue
    median = answer.value
    baseline = answer.question.baseline
    baselineMedian = answer.baseline
    ratio = answer.ratio
    isMet = answer.isMet
    allocations = answer.allocations
    baselineAllocations = answer.baselineAllocations
    switch answer.question.bound {
    case .ratio(let value): (boundKind, bound) = ("ratio", value * Build.allowance)
    case .atMost(let value): (boundKind, bound) = ("at most", value)
    case .atLeast(let value): (boundKind, bound) = ("at least", value / Build.allowance)
    case .more(let value): (boundKind, bound) = ("more than the baseline", value * Build.allowance)
    case .none: (boundKind, bound) = ("none", nil)
    }
  }
}
