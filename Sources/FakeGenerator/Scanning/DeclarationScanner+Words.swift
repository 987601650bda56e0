extension DeclarationScanner {
  mutating func readWord() {
    let range = scanner.start..<scanner.place
    if header != nil {
      if scanner.equals(range, "where") {
        header?.clause = range.lowerBound
      } else if inheritsWhatFollows {
        noteParent(range)
      }
      guard isInTypes, beginsAnother(range) else { return }
      // A header without a brace isn't one, so what follows is examined as a declaration of its own.
      abandonHeader()
    }
    guard isInTypes else { return }
    switch scanner.bytes[range.lowerBound] {
    case UInt8(ascii: "p"):
      if scanner.equals(range, "protocol") { return beginHeader(.protocol) }
    case UInt8(ascii: "c"):
      if scanner.equals(range, "class") { return beginHeader(.class) }
      if scanner.equals(range, "case"), braces.last?.isEnumeration ?? false { readCases() }
    case UInt8(ascii: "t"):
      if scanner.equals(range, "typealias") { return readTypealias() }
    case UInt8(ascii: "s"):
      if scanner.equals(range, "struct") { return beginHeader(.struct) }
    case UInt8(ascii: "e"):
      if scanner.equals(range, "enum") { return beginHeader(keepsAllTypes ? .otherType : nil) }
      if scanner.equals(range, "extension") { return beginHeader(keepsAllTypes ? .extension : nil) }
    case UInt8(ascii: "a"):
      if scanner.equals(range, "actor") { return beginHeader(keepsAllTypes ? .otherType : nil) }
    case UInt8(ascii: "i"):
      if scanner.equals(range, "import"), braces.isEmpty { return readImport() }
      if scanner.equals(range, "init"), isBeforeFailureMark {
        note(needsArguments ? .failableWithArguments : .failable, of: enclosing)
      }
    case UInt8(ascii: "m"):
      if scanner.equals(range, "macro"), run.isMacro { return readMacro() }
    default: break
    }
    if isModifier(range) {
      run.start = run.start ?? range.lowerBound
      if scanner.equals(range, "private") || scanner.equals(range, "fileprivate") { run.isHidden = true }
      if scanner.equals(range, "nonisolated") { run.isNonisolated = true }
      if scanner.equals(range, "public") || scanner.equals(range, "package") { run.isPublic = true }
    } else {
      run = Run()
    }
  }

  /// Skips the associated values of a case after their opening parenthesis.
  ///
  /// - Returns: Whether they end before the enumeration does, which the file may have left out.
  private mutating func skipPayload() -> Bool {
    var (parentheses, braces) = (1, 0)
    repeat {
      switch scanner.next() {
      case .byte(UInt8(ascii: "(")): parentheses += 1
      case .byte(UInt8(ascii: ")")): parentheses -= 1
      case .byte(UInt8(ascii: "{")): braces += 1
      case .byte(UInt8(ascii: "}")): braces -= 1
      case .end: return false
      default: break
      }
    } while parentheses > 0 && braces >= 0
    return braces >= 0
  }

  private mutating func noteParent(_ name: Range<Int>) {
    if ["Sendable", "Error", "CodingKey"].contains(where: { scanner.equals(name, $0) }) { header?.isSendable = true }
    // A protocol can isolate what conforms to it.
    let isValueType = header.map { ![.class, .protocol].contains($0.kind) } ?? false
    if isValueType, !TypeTrait.isolatingNothing.contains(text(name)) { header?.run.mayBeIsolated = true }
    let isEnumeration = header.map { scanner.equals($0.keyword, "enum") } ?? false
    if isEnumeration, TypeTrait.rawTypes.contains(text(name)) { header?.isRawValued = true }
  }

  /// Whether a name here is of what a type inherits from, rather than of what a generic parameter must conform to.
  var inheritsWhatFollows: Bool { header.map { $0.angles == 0 && $0.clause == nil } ?? false }

  /// Returns whether a word in a header begins another declaration.
  func beginsAnother(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 4: scanner.equals(range, "enum") || scanner.equals(range, "func")
    case 6: scanner.equals(range, "struct") || scanner.equals(range, "import")
    case 8: scanner.equals(range, "protocol")
    case 9: scanner.equals(range, "extension") || scanner.equals(range, "typealias")
    default: false
    }
  }

  /// Ends a header that isn't followed by a brace. It is kept as a slice, so that the parser reports what is missing.
  mutating func abandonHeader() {
    guard let header else { return }
    self.header = nil
    if let kind = keptKind(of: header) {
      outline.slices.append(slice(kind, header, header.start..<scanner.start))
    }
  }

  /// Returns the kind of slice that a declaration becomes, or nil if no fake can need it.
  func keptKind(of header: Header) -> Slice.Kind? {
    if header.kind == .extension { return .extension }
    guard header.names.count == 1 else { return nil }
    // A property wrapper may determine that a class's property can't be set.
    let isKept = header.kind != .struct || keepsStructures || header.run.isMarked || header.run.isWrapper
    return isKept ? header.kind : nil
  }

  func slice(_ kind: Slice.Kind, _ header: Header, _ range: Range<Int>) -> Slice {
    // Only an extension has a name with dots.
    Slice(
      kind: kind, name: header.names[header.names.count - 1], range: range, nameOffset: header.nameOffset,
      enclosing: header.names.count > 1 ? enclosing + header.names.dropLast() : enclosing,
      containers: braces.map(\.header), enclosingClause: braces.first?.clause,
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
    // `class func`, `class var`, and a parameter called `protocol` aren't followed by the name of a type.
    let resumed = scanner
    guard let (names, offset, isGeneric) = readTypeName(after: keyword) else {
      scanner = resumed
      // `class` before `func` is a modifier of a member.
      run = Run()
      return
    }
    if kind != nil, run.isMarked { openMark = nil }
    header = Header(
      start: run.start ?? keyword.lowerBound, keyword: keyword, kind: kind, names: names, nameOffset: offset, run: run,
      isGeneric: isGeneric)
    run = Run()
  }

  /// The number of tokens of an initializer's parameters that are looked at.
  private static let mostTokensOfParameters = 200

  /// Whether what follows marks an initializer as one that may fail.
  private var isBeforeFailureMark: Bool {
    var scanner = scanner
    guard case .byte(let mark) = scanner.nextAfterComments() else { return false }
    return [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(mark)
  }

  /// Whether an initializer can't be called without arguments, as far as its parameters show.
  private var needsArguments: Bool {
    var scanner = scanner
    // A parameter needs no argument if it has a default value or, possibly, takes a list.
    var (depth, needsArgument) = (0, false)
    for _ in 0..<Self.mostTokensOfParameters {
      switch scanner.nextAfterComments() {
      case .byte(UInt8(ascii: "(")), .byte(UInt8(ascii: "[")), .byte(UInt8(ascii: "{")): depth += 1
      case .byte(UInt8(ascii: ")")), .byte(UInt8(ascii: "]")), .byte(UInt8(ascii: "}")):
        depth -= 1
        if depth == 0 { return needsArgument }
      case .byte(UInt8(ascii: ",")) where depth == 1 && needsArgument: return true
      case .byte(UInt8(ascii: "=")) where depth == 1, .byte(UInt8(ascii: ".")) where depth == 1: needsArgument = false
      case .byte(UInt8(ascii: ":")) where depth == 1: needsArgument = true
      case .end: return false
      default: break
      }
    }
    return false
  }

  /// Notes the names of the cases that a line declares, such as `case idle, busy(Task)`.
  private mutating func readCases() {
    let resumed = scanner
    defer { scanner = resumed }
    var piece: ByteScanner.Piece
    repeat {
      switch scanner.nextAfterComments() {
      case .word: note(.enumerationCase, of: enclosing + [text(scanner.start..<scanner.place)])
      case .quoted: note(.enumerationCase, of: enclosing + [text(scanner.start + 1..<scanner.place - 1)])
      default: return
      }
      piece = scanner.nextAfterComments()
      if case .byte(UInt8(ascii: "(")) = piece {
        note(.associatedValues, of: enclosing)
        if !skipPayload() { return }
        piece = scanner.nextAfterComments()
      }
      if case .byte(UInt8(ascii: "=")) = piece {
        if case .byte(UInt8(ascii: "-")) = scanner.nextAfterComments() { _ = scanner.next() }
        piece = scanner.nextAfterComments()
      }
    } while piece.isComma
  }

  /// Reads the name of a type, which is qualified only in an extension, and returns its components, its position, and
  /// whether generic parameters follow.
  private mutating func readTypeName(
    after keyword: Range<Int>
  ) -> (components: [String], offset: Int, isGeneric: Bool)? {
    let isActor = scanner.equals(keyword, "actor")
    let isClass = scanner.equals(keyword, "class")
    var components: [String] = []
    var offset = 0
    var expectsName = true
    while true {
      let before = scanner
      switch scanner.next() {
      // `actor` alone on a line is a value of that name.
      case .word where expectsName && !(isActor && scanner.isAtLineStart):
        if isActor && isKeywordAfterValue || isClass && isMember { return nil }
        if components.isEmpty { offset = scanner.start }
        components.append(text(scanner.start..<scanner.place))
        expectsName = false
      case .quoted where expectsName:
        if components.isEmpty { offset = scanner.start }
        components.append(text(scanner.start + 1..<scanner.place - 1))
        expectsName = false
      case .byte(UInt8(ascii: ".")) where !expectsName: expectsName = true
      case .byte(UInt8(ascii: ":")) where !expectsName && scanner.byte(at: scanner.place) == UInt8(ascii: ":"):
        scanner.place += 1
        expectsName = true
      case .comment: continue
      default:
        let isGeneric = scanner.byte(at: scanner.start) == UInt8(ascii: "<")
        scanner = before
        return expectsName ? nil : (components, offset, isGeneric)
      }
    }
  }

  /// Whether the last word is an operator or a keyword that follows a value called `actor`.
  private var isKeywordAfterValue: Bool {
    ["as", "is", "in", "else", "where"].contains { scanner.equals(scanner.start..<scanner.place, $0) }
  }

  /// Whether the last word, which follows the modifier `class`, belongs to a member rather than being the name of a type.
  private var isMember: Bool {
    switch text(scanner.start..<scanner.place) {
    case "func", "var", "let", "subscript", "init", "typealias": return true
    case "override", "final", "public", "open", "internal", "package", "private", "fileprivate", "dynamic", "unowned",
      "weak", "nonisolated", "required", "prefix", "postfix", "infix", "mutating", "nonmutating", "lazy", "optional",
      "convenience", "distributed", "isolated", "borrowing", "consuming":
      break
    default: return false
    }
    var ahead = scanner
    switch ahead.nextAfterComments() {
    case .word: return !ahead.equals(ahead.start..<ahead.place, "where")
    case .byte(UInt8(ascii: "(")), .byte(UInt8(ascii: "@")): return true
    default: return false
    }
  }
}

extension ByteScanner.Piece {
  fileprivate var isComma: Bool {
    if case .byte(UInt8(ascii: ",")) = self { true } else { false }
  }
}
