/// How deep a text nests: what is read by recursion may not nest without bounds, or the stack ends.
enum Nesting {
  /// How deep a declaration may nest. People's sources stay far below.
  static let deepest = 200
}
