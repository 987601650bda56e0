extension DeclarationScanner {
  mutating func readByte(_ byte: UInt8) {
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
      if inheritsWhatFollows, range.upperBound <= scanner.bytes.count, scanner.equals(range, "Copyable") {
        header?.isNoncopyable = true
      }
    case UInt8(ascii: "<"):
      header?.angles += 1
      run = Run()
    case UInt8(ascii: ">"):
      // The `>` of an arrow closes nothing.
      let isArrow = scanner.start > 0 && scanner.bytes[scanner.start - 1] == UInt8(ascii: "-")
      if !isArrow { header?.angles -= 1 }
      run = Run()
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

  mutating func readAttribute() {
    guard header == nil, isInTypes else { return }
    run.start = run.start ?? scanner.start
    // The name, which may be qualified, and its arguments.
    guard case .word = scanner.next() else { return }
    while scanner.byte(at: scanner.place) == UInt8(ascii: ".") {
      scanner.place += 1
      _ = scanner.next()
    }
    let isSPI = scanner.equals(scanner.start..<scanner.place, "_spi")
    let isAvailability = scanner.equals(scanner.start..<scanner.place, "available")
    if scanner.equals(scanner.start..<scanner.place, "propertyWrapper") { run.isWrapper = true }
    noteAttribute(scanner.start..<scanner.place)
    skipGroup(UInt8(ascii: "<"), UInt8(ascii: ">"))
    let start = scanner.place
    skipGroup(UInt8(ascii: "("), UInt8(ascii: ")"))
    if isSPI, scanner.place > start + 2 { outline.spiNames.insert(text(start + 1..<scanner.place - 1)) }
    if isAvailability { noteAvailability("@available" + text(start..<scanner.place)) }
  }

  /// Notes an attribute of a declaration that can be an attribute itself.
  private mutating func noteAttribute(_ name: Range<Int>) {
    switch scanner.bytes[name.lowerBound] {
    case UInt8(ascii: "g"): if scanner.equals(name, "globalActor") { run.isGlobalActor = true }
    case UInt8(ascii: "r"): if scanner.equals(name, "resultBuilder") { run.isGlobalActor = false }
    case UInt8(ascii: "p"): if scanner.equals(name, "propertyWrapper") { run.isGlobalActor = false }
    case UInt8(ascii: "a"): if scanner.equals(name, "attached") { run.isGlobalActor = false }
    default: break
    }
  }

  private mutating func noteAvailability(_ attribute: String) {
    if attribute.isDeprecation { run.isDeprecated = true }
    if attribute.contains("unavailable") { run.isUnavailable = true }
  }

  /// Skips a group, if one begins here.
  mutating func skipGroup(_ open: UInt8, _ close: UInt8) {
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

  mutating func openBrace() {
    guard let opened = header, groups == 0 else { return skipBody() }
    defer {
      outerGroups.append(groups)
      groups = 0
      run = Run()
    }
    header = nil
    var brace = Brace(names: opened.names, isHidden: opened.run.isHidden)
    // Nothing is read beyond this depth, where the enclosing types could add up without limit.
    if braces.count < Nesting.deepest, !braces.isEmpty || opened.names.count > 1 {
      let path = enclosing + opened.names
      if path.count > 1 { outline.nestedTypes.append(path.joined(separator: ".")) }
    }
    let isExtension = scanner.equals(opened.keyword, "extension")
    if opened.isNoncopyable, !isExtension, ![.protocol, .class].contains(opened.kind), let name = opened.names.last {
      outline.noncopyableTypes.append(name)
    }
    if isExtension {
      brace.clause = opened.clause.map { $0..<scanner.start }
      if opened.isSendable, !opened.run.isUnavailable {
        outline.sendableExtensions.append((enclosing + opened.names).joined(separator: "."))
      }
    } else if opened.run.isDeprecated, let name = opened.names.last {
      outline.deprecatedTypes.append(name)
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

  /// Skips code in braces that no fake could see. Only marks matter there, because each is misplaced.
  private mutating func skipBody() {
    var depth = 1
    scanner.beginBody()
    while depth > 0 {
      switch scanner.nextInBody() {
      case .byte(UInt8(ascii: "{")): depth += 1
      case .byte(UInt8(ascii: "}")): depth -= 1
      case .comment: readComment()
      case .directive: readDirective()
      case .end: depth = 0
      default: break
      }
    }
    header = nil
    run = Run()
  }

  mutating func closeBrace() {
    header = nil
    run = Run()
    groups = outerGroups.popLast() ?? 0
    guard let brace = braces.popLast(), let slice = brace.slice else { return }
    outline.slices[slice].range = outline.slices[slice].range.lowerBound..<scanner.place
  }

  mutating func keepTypeName(_ name: String, declaredBy keyword: Range<Int>, isHidden: Bool) {
    guard braces.isEmpty, !isHidden, !scanner.equals(keyword, "extension") else { return }
    let kind = scanner.equals(keyword, "actor") ? "class" : text(keyword)
    outline.typeNames.append(TypeName(kind: kind, name: name, conditions: conditions))
  }

  var enclosing: [String] { braces.flatMap(\.names) }

  var isHidden: Bool { braces.contains(where: \.isHidden) }
}

// MARK: - Directives

extension DeclarationScanner {
  mutating func readDirective() {
    let range = scanner.start..<scanner.place
    run = Run()
    if scanner.equals(range, "#if") {
      var block = ConditionalBlock()
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

  private mutating func readCondition() -> String {
    var tokenizer = Tokenizer(scanner)
    defer { scanner = tokenizer.scanner }
    return tokenizer.readCondition()
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: scanner.bytes[range], as: UTF8.self)
  }

  func squeezed(_ range: Range<Int>) -> String {
    text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
