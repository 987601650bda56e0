/// Finds the declarations of a file that a fake may be made of, without reading the code around them.
///
/// Parsing is the slow step, so only the slices found here are parsed.
struct DeclarationScanner {
  var scanner: ByteScanner
  var outline = FileOutline()
  /// Whether to keep every structure rather than only those that are marked, and property wrappers.
  let keepsStructures: Bool
  /// Whether to keep types that can't be faked, and extensions.
  private(set) var keepsAllTypes = false
  /// The paths of the types that are private, or nested in private types.
  var hiddenTypes: Set<[String]> = []
  /// The types whose braces are open.
  var braces: [Brace] = []
  /// The open `#if` blocks.
  var blocks: [ConditionalBlock] = [] {
    didSet { conditions = isTooDeep ? Self.tooManyConditions : blocks.map(\.condition) }
  }
  /// The conditions of the open `#if` blocks, outermost first.
  private(set) var conditions: [String] = []
  /// The positions of the next `#if` blocks that are known to contain more than attributes.
  var blocksOfCode: ArraySlice<Int> = []
  /// The type whose header is being read, up to its brace.
  var header: Header?
  /// The attributes and modifiers read since the last other token, which begin a declaration.
  var run = Run()
  /// The mark that was read last, until a declaration that it may precede has been read.
  var openMark: Int?
  /// The place of the latest mark, and whether there is code before it on its line.
  var latestMark: (place: Int, isAfterCode: Bool)?
  /// The positions of the open parentheses and brackets in the innermost brace.
  var groups: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, keepsStructures: Bool) {
    scanner = ByteScanner(bytes)
    self.keepsStructures = keepsStructures
  }

  /// Scans a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - keepsStructures: Whether any structure may be wanted. Otherwise, only those that are marked are found, because
  ///     most files declare nothing but structures.
  ///   - keepsAllTypes: Whether to keep types that can't be faked, and extensions.
  static func outline(
    of file: SourceFile, keepsStructures: Bool = false, keepsAllTypes: Bool = false
  ) -> FileOutline {
    file.bytes.withUnsafeBufferPointer { bytes in
      var scanner = DeclarationScanner(bytes, keepsStructures: keepsStructures || keepsAllTypes)
      scanner.keepsAllTypes = keepsAllTypes
      scanner.scan()
      return scanner.outline
    }
  }

  mutating func scan() {
    while true {
      switch scanner.next() {
      case .word: readWord()
      case .quoted: run = Run()
      case .directive:
        if endsClause { closeBracesOfClause() }
        if !readConditionalAttributes() { readDirective() }
      case .comment: readComment()
      case .literal: run = Run()
      case .byte(let byte): readByte(byte)
      case .end:
        outline.unclosed = innermostUnclosed
        abandonHeader()
        hideExtensionsOfHiddenTypes()
        return passOverMark()
      }
    }
  }

  /// Hides what extensions of hidden types declare. Only the file of a hidden type can extend it, perhaps before it
  /// declares it.
  private mutating func hideExtensionsOfHiddenTypes() {
    if hiddenTypes.isEmpty { return }
    for index in outline.slices.indices where !outline.slices[index].isHidden {
      let enclosing = outline.slices[index].enclosing
      outline.slices[index].isHidden = enclosing.indices.contains { hiddenTypes.contains(Array(enclosing[...$0])) }
    }
  }
}

// MARK: - State

extension DeclarationScanner {
  /// The attributes and modifiers before a declaration.
  struct Run {
    /// The position at which the first of them begins.
    var start: Int?
    var isMarked = false
    var isHidden = false
    var isDeprecated = false
    var isUnavailable = false
    var isWrapper = false
    var isNonisolated = false
    var isPublic = false
    /// Whether there is an attribute that isn't the compiler's own, such as that of a global actor, or a parent that may
    /// have one.
    var mayBeIsolated = false
    /// Whether the declaration can be an attribute, and if so, whether it isolates what it is attached to.
    var isGlobalActor: Bool?
    var isMacro = false
  }

  /// A type whose name and parents are being read.
  struct Header {
    var start: Int
    var keyword: Range<Int>
    var kind: Slice.Kind?
    var names: [String]
    var nameOffset: Int
    var run: Run
    /// Whether the name is followed by generic parameters.
    var isGeneric: Bool
    var isNoncopyable = false
    var isSendable = false
    var isRawValued = false
    /// The number of open angle brackets.
    var angles = 0
    /// The position of the `where` clause.
    var clause: Int?
  }

  /// The type that an open brace belongs to. Other braces are skipped with what is in them.
  struct Brace {
    /// The names of the type and those around it, outermost first.
    var path: [String]
    var isHidden: Bool
    /// The beginning of the type, up to the brace.
    var header: Range<Int>
    /// The position of the brace.
    var start: Int
    /// The number of `#if` blocks around it.
    var blockCount: Int
    /// The `where` clause of an extension.
    var clause: Range<Int>?
    var isEnumeration: Bool
    /// Whether its members are public unless they state another access.
    var isPublicExtension = false
    /// The slice that ends with the brace.
    var slice: Int?
  }

  /// Conditions with which no declaration is read.
  private static let tooManyConditions = Array(repeating: "", count: Nesting.deepest + 1)

  /// Whether there are too many conditions to keep them with everything found here.
  var isTooDeep: Bool { blocks.count > Nesting.deepest || blocks.contains(where: \.isTooLong) }

  /// Whether a fake could see declarations found here.
  var isInTypes: Bool { groups.isEmpty }

  /// The position of the innermost comment, literal, bracket, or block that the file ends in.
  private var innermostUnclosed: Int? {
    scanner.unclosed ?? groups.last ?? braces.last?.start ?? blocks.last?.start
  }
}
