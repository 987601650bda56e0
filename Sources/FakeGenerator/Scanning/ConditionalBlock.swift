/// A *conditional-compilation-block*, with the conditions of its clauses so far.
struct ConditionalBlock {
  /// The position of its `#if`.
  let start: Int
  private var conditions: [String] = []
  /// Whether the current clause is an `#else` clause.
  private(set) var isInElse = false

  init(start: Int) { self.start = start }

  /// Begins an `#if` or `#elseif` clause, or an `#else` clause, which has no condition of its own.
  mutating func beginClause(_ condition: String?) {
    isInElse = condition == nil
    if let condition { conditions.append(condition) }
  }

  /// Whether there are so many clauses that their conditions could add up without limit.
  var isTooLong: Bool { conditions.count > Nesting.deepest }

  /// The condition of the current clause, which excludes those before it.
  var condition: String {
    let own = isInElse ? nil : conditions.last
    let earlier = isInElse ? conditions[...] : conditions.dropLast()
    if let own, earlier.isEmpty { return own }
    return (earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
  }
}

extension Tokenizer {
  /// Reads the condition of an `#if` or `#elseif`, up to the end of its line or of its parentheses. Conditions are
  /// compared as text, so spaces, line breaks, and comments in it become single spaces.
  mutating func readCondition() -> String {
    var words: [String] = []
    var depth = 0
    var end = scanner.place
    while true {
      let before = self
      let token = next()
      if token.kind == .end || token.startsLine && depth == 0 {
        self = before
        return words.joined(separator: " ")
      }
      if token.isPunctuation(UInt8(ascii: "(")) { depth += 1 }
      if token.isPunctuation(UInt8(ascii: ")")) { depth = max(0, depth - 1) }
      let text = String(decoding: scanner.bytes[token.range], as: UTF8.self)
      if token.range.lowerBound > end || words.isEmpty { words.append(text) } else { words[words.count - 1] += text }
      end = token.range.upperBound
    }
  }
}
