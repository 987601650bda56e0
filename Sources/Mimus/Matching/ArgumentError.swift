/// The error thrown when a recorded call doesn't have the requested argument, or has it with a different type.
public struct ArgumentError: Error, CustomStringConvertible, Sendable {
  enum Problem: Sendable {
    case noSuchPosition(Int)
    case noSuchLabel(String)
    /// The argument's label, and its type and value as text.
    case wrongType(String, found: String)
    case notRetained(String)
    /// All arguments were requested as one value, but are of other types.
    case wrongTypes
  }

  let call: String
  let labels: [String]?
  let count: Int
  let problem: Problem
  let wanted: String

  /// The requested argument and type, and what was found instead.
  public var description: String {
    switch problem {
    case .noSuchPosition(let index):
      "Expected an argument of type \(wanted) at index \(index), but \(call) has \(count.counted("argument"))."
    case .noSuchLabel(let label):
      "Expected an argument of type \(wanted) labeled \"\(label)\", but \(call) has \(availableLabels)."
    case .wrongType(let name, let found):
      "\(name): expected a value of type \(wanted), but was \(found) in \(call)."
    case .notRetained(let name):
      "\(name): expected a value of type \(wanted), but \(call) did not retain it, because retainsArguments is false."
    case .wrongTypes: "Expected arguments of type \(wanted), but the arguments of \(call) have different types."
    }
  }

  private var availableLabels: String {
    guard let labels, !labels.isEmpty else { return "no labels" }
    return "the labels " + labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension ArgumentError {
  init(_ problem: Problem, in call: RecordedCall, wanted: Any.Type) {
    self.call = call.description
    labels = CallName(call.identifier).labels(forCount: call.arguments.count)?.map(String.init)
    count = call.arguments.count
    self.problem = problem
    self.wanted = ValueDescription.name(of: wanted)
  }
}

extension Int {
  /// Returns the number with a noun in the singular or the plural, such as `1 call` or `2 calls`.
  func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(grouped) \(noun)s"
  }

  /// The number with thousands separators, such as `999,990`.
  var grouped: String {
    var digits = String(magnitude)
    var end = digits.endIndex
    while let comma = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex), comma > digits.startIndex {
      digits.insert(",", at: comma)
      end = comma
    }
    return (self < 0 ? "-" : "") + digits
  }
}
