/// How many calls a verification or an expectation asks for.
///
/// The field's `verify(mock, times(2))` (Mockito) and `Times(Between(1, 3))` (gMock).
public enum VerificationMode: Equatable, Sendable {
  /// No call at all.
  case never
  /// That many calls or more.
  case atLeast(Int)
  /// That many calls or fewer, none included.
  case atMost(Int)
  /// Exactly that many calls.
  case times(Int)
  /// A number of calls within a range, both ends included.
  case between(ClosedRange<Int>)

  /// The fewest calls that satisfy the mode.
  var minimum: Int {
    switch self {
    case .never, .atMost: 0
    case .atLeast(let count), .times(let count): count
    case .between(let range): range.lowerBound
    }
  }

  /// The most calls that satisfy the mode.
  var maximum: Int {
    switch self {
    case .never: 0
    case .atLeast: .max
    case .atMost(let count), .times(let count): count
    case .between(let range): range.upperBound
    }
  }

  /// Whether some number of calls satisfies the mode: a count below zero cannot be meant.
  var isValid: Bool { minimum >= 0 && maximum >= 0 }

  func isSatisfied(by count: Int) -> Bool {
    minimum <= count && count <= maximum
  }
}

// MARK: - In a failure text

extension VerificationMode {
  /// The number of calls, or of what else is counted, in words: `at least 2 calls`.
  func phrase(_ noun: String = "call") -> String {
    switch self {
    case .never, .times(0): "no \(noun)"
    case .atLeast(let count): "at least \(count.counted(noun))"
    case .atMost(let count): "at most \(count.counted(noun))"
    case .times(let count): count.counted(noun)
    case .between(let range) where range.lowerBound == range.upperBound: range.lowerBound.counted(noun)
    case .between(let range): "\(range.lowerBound.grouped) to \(range.upperBound.grouped) \(noun)s"
    }
  }

  /// The mode as a test writes it.
  var spelling: String {
    if case .between(let range) = self { return ".between(\(range.lowerBound)...\(range.upperBound))" }
    return ".\(self)"
  }
}
