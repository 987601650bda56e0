/// Finds the declarations of a file that a fake may be made of, without reading what lies around them.
///
/// Reading is the slow step, so only the slices found here are read.
struct DeclarationScanner {
  var scanner: ByteScanner
  var outline = FileOutline()
  /// What each open brace belongs to.
  var braces: [Brace] = []
  /// The open `#if` blocks.
  var blocks: [ConditionalBlock] = []
  /// The type whose header is being read, up to its brace.
  var header: Header?
  /// The attributes and modifiers read since the last other token: the beginning of a declaration.
  var run = Run()
  /// The mark read last, as long as no declaration that it may stand before has been read.
  var openMark: Int?
  /// How many parentheses and brackets are open in the innermost brace.
  var groups = 0
  /// How many parentheses and brackets were open when each open brace began.
  var outerGroups: [Int] = []
  /// Whether the names of all types are wanted, and not only of those that a fake may be made of.
  let keepsTypeNames: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, keepsTypeNames: Bool = false) {
    scanner = ByteScanner(bytes)
    self.keepsTypeNames = keepsTypeNames
  }

  /// Scan a file.
  static func outline(of file: SourceFile) -> FileOutline {
    file.bytes.withUnsafeBufferPointer { bytes in
      // What a module's types are called matters to the fakes of all its files.
      let keepsTypeNames = file.module != nil && file.isWanted
      guard keepsTypeNames || mayDeclare(bytes) else { return FileOutline() }
      var scanner = DeclarationScanner(bytes, keepsTypeNames: keepsTypeNames)
      scanner.scan()
      return scanner.outline
    }
  }

  mutating func scan() {
    while true {
      switch scanner.next() {
      case .word: readWord()
      case .quoted: run = Run()
      case .directive: readDirective()
      case .comment: readComment()
      case .literal: run = Run()
      case .byte(let byte): readByte(byte)
      case .end:
        abandonHeader()
        return passOverMark()
      }
    }
  }
}

// MARK: - State

extension DeclarationScanner {
  /// The attributes and modifiers that stand before a declaration.
  struct Run {
    /// Where the first of them begins.
    var start: Int?
    var isMarked = false
    var isHidden = false
  }

  /// A type whose name and parents are being read.
  struct Header {
    var start: Int
    var keyword: Range<Int>
    var kind: Slice.Kind?
    var names: [String]
    var nameOffset: Int
    var run: Run
    var isNoncopyable = false
  }

  /// What an open brace belongs to: a type, which may hold declarations, or anything else, which may not.
  struct Brace {
    var names: [String] = []
    var isType = false
    var isHidden = false
    /// The slice that ends with the brace.
    var slice: Int?
  }

  /// A `#if` that is open: what its clauses so far ask for. An `#else` asks for nothing of its own.
  struct ConditionalBlock {
    var clauses: [String]
    var isElse = false

    /// The condition of the clause that the scan is in.
    var condition: String {
      let own = isElse ? nil : clauses.last
      let earlier = isElse ? clauses[...] : clauses.dropLast()
      if let own, earlier.isEmpty { return own }
      return (earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
    }
  }

  var conditions: [String] { blocks.map(\.condition) }

  /// Whether declarations found here could be seen by a fake.
  var isInTypes: Bool { groups == 0 && (braces.last?.isType ?? true) }
}

// MARK: - Words

extension DeclarationScanner {
  mutating func readWord() {
    let range = scanner.start..<scanner.place
    if header != nil {
      guard groups == 0, beginsAnother(range) else { return }
      // A header without a brace is none; what follows it is looked at for itself.
      abandonHeader()
    }
    guard isInTypes else { return }
    switch scanner.bytes[range.lowerBound] {
    case UInt8(ascii: "p"):
      if scanner.equals(range, "protocol") { return beginHeader(.protocol) }
    case UInt8(ascii: "c"):
      if scanner.equals(range, "class") { return beginHeader(.class) }
    case UInt8(ascii: "t"):
      if scanner.equals(range, "typealias") { return readTypealias() }
    case UInt8(ascii: "s"):
      if scanner.equals(range, "struct") { return beginHeader(nil) }
    case UInt8(ascii: "e"):
      if scanner.equals(range, "enum") || scanner.equals(range, "extension") { return beginHeader(nil) }
    case UInt8(ascii: "a"):
      if scanner.equals(range, "actor") { return beginHeader(nil) }
    case UInt8(ascii: "i"):
      if scanner.equals(range, "import"), braces.isEmpty { return readImport() }
    default: break
    }
    if isModifier(range) {
      run.start = run.start ?? range.lowerBound
      if scanner.equals(range, "private") || scanner.equals(range, "fileprivate") { run.isHidden = true }
    } else {
      run = Run()
    }
  }

  /// Whether a word, met while a header is read, is the beginning of another declaration.
  func beginsAnother(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 4: scanner.equals(range, "enum") || scanner.equals(range, "func")
    case 6: scanner.equals(range, "struct") || scanner.equals(range, "import")
    case 8: scanner.equals(range, "protocol")
    case 9: scanner.equals(range, "extension") || scanner.equals(range, "typealias")
    default: false
    }
  }

  /// Leave a header that no brace follows. It is kept as a slice, so that the parser says what is missing.
  mutating func abandonHeader() {
    guard let header else { return }
    self.header = nil
    if let kind = header.kind, header.names.count == 1 {
      outline.slices.append(slice(kind, header, header.start..<scanner.start))
    }
  }

  func slice(_ kind: Slice.Kind, _ header: Header, _ range: Range<Int>) -> Slice {
    Slice(
      kind: kind, name: header.names[0], range: range, nameOffset: header.nameOffset, enclosing: enclosing,
      conditions: conditions, isMarked: header.run.isMarked, isHidden: header.run.isHidden || isHidden)
  }

  func isModifier(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 4: scanner.equals(range, "open")
    case 5: scanner.equals(range, "final")
    case 6: scanner.equals(range, "public") || scanner.equals(range, "static")
    case 7:
      scanner.equals(range, "private") || scanner.equals(range, "package") || scanner.equals(range, "dynamic")
    case 8: scanner.equals(range, "internal") || scanner.equals(range, "indirect")
    case 11:
      scanner.equals(range, "fileprivate") || scanner.equals(range, "nonisolated")
        || scanner.equals(range, "distributed")
    default: false
    }
  }

  mutating func beginHeader(_ kind: Slice.Kind?) {
    let keyword = scanner.start..<scanner.place
    // `class func`, `class var` and a parameter called `protocol` are followed by no name of a type.
    let resumed = scanner
    let isActor = scanner.equals(keyword, "actor")
    var names: [String] = []
    var nameOffset = 0
    var expectsName = true
    reading: while true {
      let before = scanner
      switch scanner.next() {
      // `actor` alone on a line is a value of that name.
      case .word where expectsName && !(isActor && scanner.isAtLineStart):
        if names.isEmpty { nameOffset = scanner.start }
        names.append(text(scanner.start..<scanner.place))
        expectsName = false
      case .quoted where expectsName:
        if names.isEmpty { nameOffset = scanner.start }
        names.append(text(scanner.start + 1..<scanner.place - 1))
        expectsName = false
      case .byte(UInt8(ascii: ".")) where !expectsName: expectsName = true
      case .comment: continue
      default:
        scanner = before
        break reading
      }
    }
    guard let name = names.first, !(kind == .class && Self.isMember(name)), !expectsName else {
      scanner = resumed
      // `class` before `func` is a modifier of a member.
      run = Run()
      return
    }
    if kind != nil, run.isMarked { openMark = nil }
    header = Header(
      start: run.start ?? keyword.lowerBound, keyword: keyword, kind: kind, names: names, nameOffset: nameOffset,
      run: run)
    run = Run()
  }

  static func isMember(_ name: String) -> Bool {
    switch name {
    case "func", "var", "let", "subscript", "override", "final", "public", "open", "internal", "package", "private",
      "fileprivate", "dynamic", "unowned", "weak", "async", "nonisolated", "required", "init", "typealias":
      true
    default: false
    }
  }
}
