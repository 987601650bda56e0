// The conditions of `#if` blocks, as lists of which all hold. They are compared by the values that their parts can have.

extension [String] {
  /// Returns whether conditions can't hold where others do.
  func contradict(_ others: [String]) -> Bool {
    if isEmpty || others.isEmpty { return false }
    return !Condition.canAllHold(self + others)
  }

  /// Returns whether conditions hold wherever others do.
  func hold(where others: [String]) -> Bool {
    allSatisfy { others.contains($0) || !Condition.canAllHold(others + [[$0].negation]) }
  }

  /// Whether there is a place where they hold.
  var canHold: Bool { Condition.canAllHold(self) }

  /// The condition that holds where not all of them do.
  var negation: String { count == 1 ? "!(\(self[0]))" : "!((\(joined(separator: ") && ("))))" }
}

extension String {
  /// Returns whether a condition holds exactly where another doesn't, as those of `#if` and `#else`.
  func isOpposite(of other: String) -> Bool {
    [self].contradict([other]) && [[self].negation].contradict([[other].negation])
  }
}

/// A condition, made of parts such as `DEBUG` and `os(Linux)`, each of which is known by its number.
private indirect enum Condition {
  case part(Int)
  case not(Condition)
  case both(Condition, Condition)
  case either(Condition, Condition)

  /// The maximum number of parts whose values are tried. Conditions with more can hold, as far as is known.
  private static let mostParts = 12

  /// The length up to which a condition is read. A longer one is a part of its own.
  private static let longest = 1_000

  static func canAllHold(_ texts: [String]) -> Bool {
    var parts: [Substring] = []
    let conditions = texts.map { text in
      var reader = ConditionReader(text, parts)
      defer { parts = reader.parts }
      return text.utf8.count > longest ? .part(reader.addPart(text[...])) : reader.readCondition()
    }
    guard parts.count <= mostParts else { return true }
    return (0..<1 << parts.count).contains { values in conditions.allSatisfy { $0.holds(values) } }
  }

  /// Returns whether it holds.
  ///
  /// - Parameter values: A number with one bit for each part.
  private func holds(_ values: Int) -> Bool {
    switch self {
    case .part(let number): values >> number & 1 == 1
    case .not(let condition): !condition.holds(values)
    case .both(let one, let other): one.holds(values) && other.holds(values)
    case .either(let one, let other): one.holds(values) || other.holds(values)
    }
  }
}

/// Reads conditions, and numbers their parts.
private struct ConditionReader {
  private(set) var parts: [Substring]
  private var rest: Substring

  init(_ text: String, _ parts: [Substring]) {
    self.parts = parts
    rest = text.filter { !$0.isWhitespace }[...]
  }

  mutating func readCondition() -> Condition {
    var condition = readConjunction()
    while consume("||") { condition = .either(condition, readConjunction()) }
    return condition
  }

  private mutating func readConjunction() -> Condition {
    var condition = readOperand()
    while consume("&&") { condition = .both(condition, readOperand()) }
    return condition
  }

  private mutating func readOperand() -> Condition {
    if consume("!") { return .not(readOperand()) }
    guard consume("(") else { return .part(readPart()) }
    let condition = readCondition()
    _ = consume(")")
    return condition
  }

  /// Reads a name, and its arguments in parentheses.
  private mutating func readPart() -> Int {
    var depth = 0
    let end = rest.indices.first { index in
      switch rest[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        return depth < 0
      case "&", "|": return depth == 0
      default: break
      }
      return false
    }
    let part = rest[..<(end ?? rest.endIndex)]
    rest = rest[part.endIndex...]
    return addPart(part)
  }

  mutating func addPart(_ part: Substring) -> Int {
    if let number = parts.firstIndex(of: part) { return number }
    parts.append(part)
    return parts.count - 1
  }

  private mutating func consume(_ token: String) -> Bool {
    guard rest.hasPrefix(token) else { return false }
    rest.removeFirst(token.count)
    return true
  }
}
