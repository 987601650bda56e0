/// The nesting depth of a text. Anything that is read recursively must be limited in depth to protect the stack.
enum Nesting {
  /// The maximum nesting depth of a declaration. Real sources are far below it.
  static let deepest = 200
  /// The maximum number of aliases that lead from one to the next. An alias of itself would have no end.
  static let longestAliasChain = 32
}
