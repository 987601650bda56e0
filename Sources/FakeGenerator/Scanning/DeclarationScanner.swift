/// Finds the declarations of a file that a fake may be made of, without parsing what lies around them.
///
/// Parsing is the slow step, so only the slices found here are parsed.
struct DeclarationScanner {
  private var scanner: ByteScanner
  private var outline = FileOutline()
  /// What each open brace belongs to.
  private var braces: [Brace] = []
  /// The conditions of the open `#if` blocks.
  private var conditions: [String] = []
  /// The type whose header is being read, up to its brace.
  private var header: Header?
  /// The attributes and modifiers read since the last other token: the beginning of a declaration.
  private var run = Run()
  /// How many parentheses and brackets are open in the innermost brace.
  private var groups = 0
  /// How many parentheses and brackets were open when each open brace began.
  private var outerGroups: [Int] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = ByteScanner(bytes)
  }

  /// Scan a file.
  static func outline(of file: SourceFile) -> FileOutline {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard mayDeclare(bytes) else { return FileOutline() }
      var scanner = DeclarationScanner(bytes)
      scanner.scan()
      return scanner.outline
    }
  }

  private mutating func scan() {
    while true {
      switch scanner.next() {
      case .word: readWord()
      case .quoted: run = Run()
      case .directive: readDirective()
      case .comment: if isMark(scanner.start..<scanner.place) { run.isMarked = true }
      case .literal: run = Run()
      case .byte(let byte): readByte(byte)
      case .end: return
      }
    }
  }
}

// MARK: - State

extension DeclarationScanner {
  /// The attributes and modifiers that stand before a declaration.
  private struct Run {
    /// Where the first of them begins.
    var start: Int?
    var isMarked = false
    var isHidden = false
    var isImport = false
  }

  /// A type whose name and parents are being read.
  private struct Header {
    var start: Int
    var kind: Slice.Kind?
    var names: [String]
    var nameOffset: Int
    var run: Run
    var isNoncopyable = false
  }

  /// What an open brace belongs to: a type, which may hold declarations, or anything else, which may not.
  private struct Brace {
    var names: [String] = []
    var isType = false
    var isHidden = false
    /// The slice that ends with the brace.
    var slice: Int?
  }

  /// Whether declarations found here could be seen by a fake.
  private var isInTypes: Bool { groups == 0 && (braces.last?.isType ?? true) }
}

// MARK: - Words

extension DeclarationScanner {
  private mutating func readWord() {
    let range = scanner.start..<scanner.place
    if header != nil { return }
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

  private func isModifier(_ range: Range<Int>) -> Bool {
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

  private mutating func beginHeader(_ kind: Slice.Kind?) {
    let keyword = scanner.start..<scanner.place
    // `class func`, `class var` and a parameter called `protocol` are followed by no name of a type.
    let resumed = scanner
    var names: [String] = []
    var nameOffset = 0
    var expectsName = true
    reading: while true {
      let before = scanner
      switch scanner.next() {
      case .word where expectsName:
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
    header = Header(
      start: run.start ?? keyword.lowerBound, kind: kind, names: names, nameOffset: nameOffset, run: run)
    run = Run()
  }

  private static func isMember(_ name: String) -> Bool {
    switch name {
    case "func", "var", "let", "subscript", "override", "final", "public", "open", "internal", "package", "private",
      "fileprivate", "dynamic", "unowned", "weak", "async", "nonisolated", "required", "init", "typealias":
      true
    default: false
    }
  }

  private mutating func readTypealias() {
    let start = run.start ?? scanner.start
    let found = run
    run = Run()
    let resumed = scanner
    guard case .word = scanner.next() else {
      scanner = resumed
      return
    }
    let nameOffset = scanner.start
    let name = text(scanner.start..<scanner.place)
    var end = scanner.place
    var depth = 0
    var continues = true
    reading: while true {
      let before = scanner
      let token = scanner.next()
      if case .comment = token { continue }
      if scanner.isAtLineStart, depth == 0, !continues, !continuesType(token) {
        scanner = before
        break
      }
      continues = false
      switch token {
      case .byte(UInt8(ascii: "(")), .byte(UInt8(ascii: "[")), .byte(UInt8(ascii: "<")): depth += 1
      case .byte(UInt8(ascii: ")")), .byte(UInt8(ascii: "]")), .byte(UInt8(ascii: ">")): depth = max(0, depth - 1)
      case .byte(UInt8(ascii: "=")), .byte(UInt8(ascii: "&")), .byte(UInt8(ascii: ",")): continues = true
      case .byte(UInt8(ascii: "-")):
        // The `>` of an arrow closes nothing.
        if scanner.byte(at: scanner.place) == UInt8(ascii: ">") { scanner.place += 1 }
        continues = true
      case .byte(UInt8(ascii: ";")), .byte(UInt8(ascii: "{")), .byte(UInt8(ascii: "}")), .directive, .end:
        scanner = before
        break reading
      default: break
      }
      end = scanner.place
    }
    outline.slices.append(
      Slice(
        kind: .typealias, name: name, range: start..<end, nameOffset: nameOffset, enclosing: enclosing,
        conditions: conditions, isMarked: false, isHidden: found.isHidden || isHidden))
  }

  private func continuesType(_ token: ByteScanner.Token) -> Bool {
    switch token {
    case .byte(UInt8(ascii: "=")), .byte(UInt8(ascii: "&")), .byte(UInt8(ascii: "-")), .byte(UInt8(ascii: ".")): true
    default: false
    }
  }

  private mutating func readImport() {
    let start = run.start ?? scanner.start
    run = Run()
    while true {
      let before = scanner
      let token = scanner.next()
      switch token {
      case .word where !scanner.isAtLineStart, .quoted where !scanner.isAtLineStart: continue
      case .byte(UInt8(ascii: ".")): continue
      default: break
      }
      scanner = before
      outline.imports.append(ImportLine(text: squeezed(start..<scanner.place), conditions: conditions))
      return
    }
  }
}

// MARK: - Punctuation

extension DeclarationScanner {
  private mutating func readByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "@"): readAttribute()
    case UInt8(ascii: "("), UInt8(ascii: "["):
      groups += 1
      run = Run()
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      groups = max(0, groups - 1)
      run = Run()
    case UInt8(ascii: "~"):
      let range = scanner.place..<scanner.place + 8
      if header != nil, range.upperBound <= scanner.bytes.count, scanner.equals(range, "Copyable") {
        header?.isNoncopyable = true
      }
    case UInt8(ascii: "."):
      run = Run()
      // What follows a dot is a member's name, even if it reads `class`.
      let before = scanner
      if case .word = scanner.next(), !scanner.isAtLineStart { return }
      scanner = before
    default:
      run = Run()
    }
  }

  private mutating func readAttribute() {
    guard header == nil, isInTypes else { return }
    run.start = run.start ?? scanner.start
    // The name, perhaps qualified, and its arguments.
    guard case .word = scanner.next() else { return }
    while scanner.byte(at: scanner.place) == UInt8(ascii: ".") {
      scanner.place += 1
      _ = scanner.next()
    }
    skipGroup(UInt8(ascii: "<"), UInt8(ascii: ">"))
    skipGroup(UInt8(ascii: "("), UInt8(ascii: ")"))
  }

  /// Skip a group that begins right here, if one does.
  private mutating func skipGroup(_ open: UInt8, _ close: UInt8) {
    guard scanner.byte(at: scanner.place) == open else { return }
    var depth = 0
    repeat {
      switch scanner.next() {
      case .byte(open): depth += 1
      case .byte(close): depth -= 1
      case .end: return
      default: break
      }
    } while depth > 0
  }

  private mutating func openBrace() {
    defer {
      outerGroups.append(groups)
      groups = 0
      run = Run()
    }
    guard let opened = header, groups == 0 else {
      braces.append(Brace())
      return
    }
    header = nil
    var brace = Brace(names: opened.names, isType: true, isHidden: opened.run.isHidden)
    let path = enclosing + opened.names
    if path.count > 1 { outline.nestedTypes.append(path.joined(separator: ".")) }
    if opened.isNoncopyable, opened.kind == nil, let name = opened.names.last {
      outline.noncopyableTypes.append(name)
    }
    if let kind = opened.kind, opened.names.count == 1 {
      brace.slice = outline.slices.count
      outline.slices.append(
        Slice(
          kind: kind, name: opened.names[0], range: opened.start..<opened.start, nameOffset: opened.nameOffset,
          enclosing: path.dropLast(), conditions: conditions, isMarked: opened.run.isMarked,
          isHidden: opened.run.isHidden || isHidden))
    }
    braces.append(brace)
  }

  private mutating func closeBrace() {
    header = nil
    run = Run()
    groups = outerGroups.popLast() ?? 0
    guard let brace = braces.popLast(), let slice = brace.slice else { return }
    outline.slices[slice].range = outline.slices[slice].range.lowerBound..<scanner.place
  }

  private var enclosing: [String] { braces.flatMap(\.names) }

  private var isHidden: Bool { braces.contains(where: \.isHidden) }
}

// MARK: - Directives and comments

extension DeclarationScanner {
  private mutating func readDirective() {
    let range = scanner.start..<scanner.place
    if scanner.equals(range, "#if") {
      run = Run()
      conditions.append(restOfLine())
    } else if scanner.equals(range, "#elseif") {
      run = Run()
      let before = conditions.popLast() ?? "true"
      conditions.append("!(\(before)) && (\(restOfLine()))")
    } else if scanner.equals(range, "#else") {
      run = Run()
      conditions.append("!(\(conditions.popLast() ?? "true"))")
    } else if scanner.equals(range, "#endif") {
      run = Run()
      _ = conditions.popLast()
    } else {
      run = Run()
    }
  }

  private mutating func restOfLine() -> String {
    let start = scanner.place
    scanner.skipLine()
    var line = text(start..<scanner.place)
    if let comment = line.firstRange(of: "//") { line = String(line[..<comment.lowerBound]) }
    return line.split(separator: " ").joined(separator: " ")
  }

  /// Whether a comment asks for a fake of the declaration that follows.
  private func isMark(_ range: Range<Int>) -> Bool {
    guard range.count >= 12 else { return false }
    var index = range.lowerBound + 2
    while index < range.upperBound, [0x2F, 0x20, 0x2A, 0x09].contains(scanner.bytes[index]) { index += 1 }
    guard index + 10 <= range.upperBound, scanner.equals(index..<index + 10, "mimus:fake") else { return false }
    return index + 10 == range.upperBound || ByteKind(scanner.byte(at: index + 10)) != .word
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: scanner.bytes[range], as: UTF8.self)
  }

  private func squeezed(_ range: Range<Int>) -> String {
    text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
