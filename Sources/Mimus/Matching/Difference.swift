/// A part of a value that is not what was expected.
struct Difference: Equatable, Sendable {
  /// Where the part is, as code reaches it: `.address.city`, `["user"]`, `[2]`; empty for the whole value.
  var path: String
  /// What was expected of it and what it is.
  var message: String
}

/// Say where an argument differs from what was expected: part by part where that is clearer, else as a whole.
func differences(expected: (any Matcher)?, actual: Any?) -> [Difference] {
  [Difference(path: "", message: expected?.mismatchMessage(for: actual) ?? Mismatch.message(expected: nil, actual: actual))]
}

/// A value in an expected container that can be compared with nothing.
struct IncomparableElement: Equatable, Sendable, CustomStringConvertible {
  var path: String
  var type: String
  var description: String { "\(path): \(type) is neither a Matcher nor Equatable" }
}

func incomparableElements(in expected: (any Matcher)?, path: String) -> [IncomparableElement] { [] }

func describe(_ value: Any?) -> String { "\(value as Any)" }

enum Mismatch {
  static func message(expected: Any?, actual: Any?) -> String { "expected \(describe(expected)), but was \(describe(actual))" }
}
