/// What a scan finds in one file: where its declarations begin and end, and what they need.
struct FileOutline: Sendable {
  /// The `import` lines, in order.
  var imports: [ImportLine] = []
  /// The protocols, classes and type aliases, in order.
  var slices: [Slice] = []
  /// The types outside of all others, in order, where the file's module is known.
  var typeNames: [TypeName] = []
  /// The dotted names of all types that stand in others.
  var nestedTypes: [String] = []
  /// Where marks stand that neither a protocol nor a class follows.
  var unusedMarks: [Int] = []
  /// Names of types whose header says `~Copyable`.
  var noncopyableTypes: [String] = []
}

/// A stretch of a file that holds one declaration.
struct Slice: Sendable {
  /// What is declared.
  enum Kind: Sendable, Equatable {
    case `protocol`, `class`, `typealias`
  }

  var kind: Kind
  /// The name, without backticks.
  var name: String
  /// The bytes from the first attribute or modifier to the closing brace.
  var range: Range<Int>
  /// Where the name stands: what a diagnostic about the whole type points at.
  var nameOffset: Int
  /// The types around it, outermost first; a dotted extension gives one element per type.
  var enclosing: [String]
  /// The conditions of the `#if` blocks around it, outermost first.
  var conditions: [String]
  /// Whether a comment before it says `mimus:fake`.
  var isMarked: Bool
  /// Whether it stands in a type that fakes cannot see.
  var isHidden: Bool

  /// The name as it is written from outside: `Outer.Inner`.
  var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }
}
