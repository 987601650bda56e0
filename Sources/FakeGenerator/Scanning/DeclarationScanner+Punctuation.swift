extension DeclarationScanner {
  mutating func readByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "@"): readAttribute()
    case UInt8(ascii: "("), UInt8(ascii: "["):
      groups.append(scanner.start)
      run = Run()
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      _ = groups.popLast()
      run = Run()
    case UInt8(ascii: "~"):
      if inheritsWhatFollows, isBeforeCopyable { header?.isNoncopyable = true }
    case UInt8(ascii: "<"):
      header?.angles += 1
      run = Run()
    case UInt8(ascii: ">"):
      // The `>` of an arrow closes nothing.
      let isArrow = scanner.start > 0 && scanner.bytes[scanner.start - 1] == UInt8(ascii: "-")
      if !isArrow { header?.angles -= 1 }
      run = Run()
    case UInt8(ascii: ":") where header == nil && scanner.byte(at: scanner.place) == byte:
      scanner.place += 1
      skipMemberName()
    case UInt8(ascii: "."):
      run = Run()
      // The word after a dot is a member's name, even if it is `class`.
      let before = scanner
      if case .word = scanner.next(), !scanner.isAtLineStart {
        if inheritsWhatFollows, scanner.start >= 6,
          scanner.equals(scanner.start - 6..<scanner.place, "Swift.Sendable")
        {
          header?.isSendable = true
        }
        return
      }
      scanner = before
    default:
      run = Run()
    }
  }

  /// Skips the name after a module selector, even if it is `class`.
  private mutating func skipMemberName() {
    run = Run()
    let before = scanner
    if case .word = scanner.next(), !scanner.isAtLineStart { return }
    scanner = before
  }

  /// Whether `Copyable` follows, which may be qualified: `Swift.Copyable`.
  private var isBeforeCopyable: Bool {
    var ahead = scanner
    while true {
      switch ahead.next() {
      case .word where ahead.equals(ahead.start..<ahead.place, "Swift"): continue
      case .word: return ahead.equals(ahead.start..<ahead.place, "Copyable")
      case .byte(UInt8(ascii: ".")), .byte(UInt8(ascii: ":")): continue
      default: return false
      }
    }
  }

  mutating func readAttribute() {
    guard header == nil, isInTypes else { return }
    run.start = run.start ?? scanner.start
    guard let name = readAttributeName() else { return }
    let isSPI = scanner.equals(name, "_spi")
    let isAvailability = scanner.equals(name, "available")
    if scanner.equals(name, "propertyWrapper") { run.isWrapper = true }
    noteAttribute(name)
    skipGroup(UInt8(ascii: "<"), UInt8(ascii: ">"))
    let start = scanner.place
    skipGroup(UInt8(ascii: "("), UInt8(ascii: ")"))
    if isSPI, scanner.place > start + 2 { outline.spiNames.insert(text(start + 1..<scanner.place - 1)) }
    if isAvailability { noteAvailability("@available" + text(start..<scanner.place)) }
  }

  /// Reads the name of an attribute, and returns its last component.
  private mutating func readAttributeName() -> Range<Int>? {
    while true {
      let before = scanner
      switch scanner.next() {
      case .word, .quoted: break
      default:
        scanner = before
        return nil
      }
      let name = scanner.start..<scanner.place
      if scanner.byte(at: scanner.place) == UInt8(ascii: ".") {
        scanner.place += 1
      } else if isAtModuleSelector {
        scanner.place += 2
      } else {
        return name
      }
    }
  }

  private var isAtModuleSelector: Bool {
    scanner.byte(at: scanner.place) == UInt8(ascii: ":") && scanner.byte(at: scanner.place + 1) == UInt8(ascii: ":")
  }

  /// Notes an attribute of a declaration that can be an attribute itself, or one that isn't the compiler's own.
  private mutating func noteAttribute(_ name: Range<Int>) {
    switch scanner.bytes[name.lowerBound] {
    case UInt8(ascii: "g"): if scanner.equals(name, "globalActor") { run.isGlobalActor = true }
    case UInt8(ascii: "r"): if scanner.equals(name, "resultBuilder") { run.isGlobalActor = false }
    case UInt8(ascii: "p"): if scanner.equals(name, "propertyWrapper") { run.isGlobalActor = false }
    case UInt8(ascii: "a"): if scanner.equals(name, "attached") { run.isMacro = true }
    case UInt8(ascii: "f"): if scanner.equals(name, "freestanding") { run.isMacro = true }
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): run.mayBeIsolated = true
    default: break
    }
  }

  private mutating func noteAvailability(_ attribute: String) {
    if attribute.isDeprecation { run.isDeprecated = true }
    if attribute.availabilityArguments?.contains("unavailable") ?? false { run.isUnavailable = true }
  }

  /// Skips a group, if one begins here.
  mutating func skipGroup(_ open: UInt8, _ close: UInt8) {
    guard scanner.byte(at: scanner.place) == open else { return }
    let start = scanner.place
    var depth = 0
    repeat {
      switch scanner.next() {
      case .byte(open): depth += 1
      case .byte(close): depth -= 1
      case .end: return scanner.unclosed = scanner.unclosed ?? start
      default: break
      }
    } while depth > 0
  }

  mutating func openBrace() {
    guard let opened = header, isInTypes else { return skipBody() }
    defer { run = Run() }
    header = nil
    // Nothing is read beyond this depth, where the enclosing types could add up without limit.
    let path = enclosing.count <= Nesting.deepest ? enclosing + opened.names : enclosing
    var brace = Brace(
      path: path, isHidden: isHidden || opened.run.isHidden, header: opened.start..<scanner.start, start: scanner.start,
      blockCount: blocks.count, isEnumeration: scanner.equals(opened.keyword, "enum"))
    let isExtension = scanner.equals(opened.keyword, "extension")
    brace.isPublicExtension = isExtension && opened.run.isPublic
    if path.count > 1, path.count <= Nesting.deepest, !isExtension || !isImported(opened.names[0]) {
      outline.nestedTypes.append(path.joined(separator: "."))
    }
    if isExtension {
      brace.clause = opened.clause.map { $0..<scanner.start }
      if opened.isSendable, !opened.run.isUnavailable {
        outline.sendableExtensions.append((enclosing + opened.names).joined(separator: "."))
      }
    } else {
      noteTraits(of: opened, path, isHidden: brace.isHidden)
      if brace.isHidden { hiddenTypes.insert(path) }
    }
    if let isGlobalActor = opened.run.isGlobalActor, let name = opened.names.last {
      outline.attributes.append((name, isGlobalActor))
    }
    keepTypeName(opened.names[0], declaredBy: opened.keyword, isHidden: opened.run.isHidden)
    if let kind = keptKind(of: opened), braces.count <= Nesting.deepest {
      brace.slice = outline.slices.count
      outline.slices.append(slice(kind, opened, opened.start..<scanner.bytes.count))
    }
    braces.append(brace)
  }

  /// Returns whether the first part of an extended type's name is a module rather than a type around it.
  private func isImported(_ name: String) -> Bool { outline.imports.contains { $0.module == name } }

  private mutating func noteTraits(of header: Header, _ path: [String], isHidden: Bool) {
    if header.isGeneric, header.kind != .protocol, !isHidden, path.count <= Nesting.deepest {
      note(.generic, of: path)
      outline.genericTypes.append((path.joined(separator: "."), header.start..<scanner.start))
    }
    if header.isNoncopyable, ![.protocol, .class].contains(header.kind) { note(.noncopyable, of: path) }
    if header.isRawValued { note(.rawValued, of: path) }
    if header.isSendable { note(.sendable, of: path) }
    let isPublic = header.run.isPublic || braces.last?.isPublicExtension ?? false
    if !isPublic, scanner.equals(header.keyword, "enum") { note(.ownEnumeration, of: path) }
    if scanner.equals(header.keyword, "actor") { note(.actor, of: path) }
    if header.run.isNonisolated { note(.nonisolated, of: path) }
    if header.run.mayBeIsolated { note(.mayBeIsolated, of: path) }
    if header.run.isDeprecated { note(.deprecated, of: path) }
  }

  mutating func note(_ trait: TypeTrait, of path: [String]) {
    if path.count <= Nesting.deepest { outline.traits.append((trait, path.joined(separator: "."))) }
  }

  /// Skips code in braces that no fake could see. Only marks matter there, because each is misplaced.
  private mutating func skipBody() {
    let start = scanner.start
    var depth = 1
    let blockCount = blocks.count
    scanner.beginBody()
    while depth > 0 {
      switch scanner.nextInBody() {
      case .byte(UInt8(ascii: "{")): depth += 1
      case .byte(UInt8(ascii: "}")): depth -= 1
      case .comment: readComment()
      case .directive where endsClause && blocks.count == blockCount:
        // The body isn't closed in the clause that it begins in.
        scanner.place = scanner.start
        depth = 0
      case .directive: readDirective()
      case .end:
        scanner.unclosed = scanner.unclosed ?? start
        depth = 0
      default: break
      }
    }
    header = nil
    run = Run()
  }

  mutating func closeBrace() {
    header = nil
    run = Run()
    // A clause of an `#if` can't close what is around the block.
    if let brace = braces.last, brace.blockCount < blocks.count { return }
    endType(at: scanner.place)
  }

  mutating func endType(at end: Int) {
    groups = []
    guard let brace = braces.popLast(), let slice = brace.slice else { return }
    outline.slices[slice].range = outline.slices[slice].range.lowerBound..<end
  }

  mutating func keepTypeName(_ name: String, declaredBy keyword: Range<Int>, isHidden: Bool) {
    guard braces.isEmpty, !isHidden, !scanner.equals(keyword, "extension") else { return }
    let kind = scanner.equals(keyword, "actor") ? "class" : text(keyword)
    outline.typeNames.append(TypeName(kind: kind, name: name, conditions: conditions))
  }

  var enclosing: [String] { braces.last?.path ?? [] }

  var isHidden: Bool { braces.last?.isHidden ?? false }
}

// MARK: - Directives

extension DeclarationScanner {
  mutating func readDirective() {
    let range = scanner.start..<scanner.place
    run = Run()
    if scanner.equals(range, "#if") {
      var block = ConditionalBlock(start: range.lowerBound)
      block.beginClause(readCondition())
      blocks.append(block)
    } else if scanner.equals(range, "#elseif"), !blocks.isEmpty {
      blocks[blocks.count - 1].beginClause(readCondition())
    } else if scanner.equals(range, "#else"), !blocks.isEmpty {
      blocks[blocks.count - 1].beginClause(nil)
    } else if scanner.equals(range, "#endif") {
      _ = blocks.popLast()
    }
  }

  mutating func readCondition() -> String {
    var tokenizer = Tokenizer(scanner)
    defer { scanner = tokenizer.scanner }
    return tokenizer.readCondition()
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: scanner.bytes[range], as: UTF8.self)
  }
}
