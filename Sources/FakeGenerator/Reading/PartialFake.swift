/// A class or actor whose signatures the author has written and whose remaining parts are to be added.
struct PartialFake: Sendable {
  /// The header. The members to fake are in `members`.
  var declaration: TypeDeclaration
  var isActor: Bool
  /// Whether it is neither a class nor an actor. All that can be done then is to avoid further compiler errors.
  var isMisused = false
  /// Whether to write a spy, which forwards to a real object.
  var forwards = true
  /// Whether a generic type may enclose it, so that it can't have stored static properties.
  var mayBeInGenericType = false
  /// Whether a type or an extension encloses it.
  var isNested = false
  var members: [PartialFakeMember] = []
}

/// A member of a partial fake.
struct PartialFakeMember: Sendable {
  /// How much of the member the author has written.
  enum Content: Sendable, Hashable {
    /// The whole member.
    case whole
    /// Only the signature.
    case signature
    /// A subscript's accessors marked `@Faked`, with empty braces.
    case accessors(get: Bool, set: Bool)
    /// The signature of a member that can't be faked, which the compiler would otherwise also report.
    case unfit
  }

  /// The bytes from the end of the preceding token, including white space and comments, to the end of the member.
  var range: Range<Int>
  /// The names that it declares.
  var names: [String]
  var content: Content
  /// The declared member, if it can be faked.
  var member: Member?
  /// Whether it is a variable without accessors of its own.
  var isStored = false
  /// Whether an initializer would have to set it.
  var needsInitializing = false
  /// Whether it is the storage that every fake has.
  var isStorage = false
}
