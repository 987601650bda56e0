/// A class or actor of which the author has written the signatures, and the rest is to be added.
struct Sketch: Sendable {
  /// The header; the members that are to be faked are in `members`.
  var declaration: TypeDeclaration
  var isActor: Bool
  /// Whether it is neither a class nor an actor, so that nothing but the compiler's further errors can be helped.
  var isMisused = false
  /// Whether a fake that forwards to a real object is wanted.
  var forwards = true
  var members: [SketchMember] = []
}

/// A member of a sketch.
struct SketchMember: Sendable {
  /// How much of the member the author has written.
  enum Content: Sendable, Hashable {
    /// The whole member.
    case whole
    /// The signature alone.
    case signature
    /// A subscript's accessors, with empty braces and marked `@Faked`.
    case accessors(get: Bool, set: Bool)
    /// The signature of something that cannot be faked, and that would otherwise be an error twice.
    case unfit
  }

  /// The bytes from the end of what stands before it, white space and comments included, to its own end.
  var range: Range<Int>
  /// The names that it declares.
  var names: [String]
  var content: Content
  /// What it declares, if that is something that can be faked.
  var member: Member?
  /// Whether it is a variable without accessors of its own.
  var isStored = false
  /// Whether some initializer would have to set it.
  var needsInitializing = false
  /// Whether it is the storage that every mock has.
  var isStorage = false
}
