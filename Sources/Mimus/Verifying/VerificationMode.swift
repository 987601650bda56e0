/// The number of calls that a verification or an expectation requires.
///
/// Corresponds to Mockito's `verify(mock, times(2))` and gMock's `Times(Between(1, 3))`.
public enum VerificationMode: Equatable, Sendable {
  /// No calls.
  case never
  /// At least the given number of calls.
  case atLeast(Int)
  /// At most the given number of calls, including none.
  case atMost(Int)
  /// Exactly the given number of calls.
  case times(Int)
  /// A number of calls within a closed range.
  case between(ClosedRange<Int>)

  /// The smallest number of calls that satisfies the mode.
  var minimum: Int {
    switch self {
    case .never, .atMost: 0
    case .atLeast(let count), .times(let count): count
    case .between(let range): range.lowerBound
    }
  }

  /// The greatest number of calls that satisfies the mode.
  var maximum: Int {
    switch self {
    case .never: 0
    case .atLeast: .max
    case .atMost(let count), .times(let count): count
    case .between(let range): range.upperBound
    }
  }

  /// Whether any number of calls can satisfy the mode. A negative count can't.
  var isValid: Bool { minimum >= 0 && maximum >= 0 }

  func isSatisfied(by count: Int) -> Bool {
    minimum <= count && count <= maximum
  }
}

// MARK: - In failure messages

extension VerificationMode {
  /// Returns the number of calls, or of other counted things, in words, such as `at least 2 calls`.
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
