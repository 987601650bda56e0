/// The contents of the braces after a variable or subscript.
struct AccessorBlock {
  var range: Range<Int>
  /// The accessors, or none if there is only a getter's body.
  var accessors: [WrittenAccessor] = []

  /// Whether it observes a stored property rather than defining a computed one.
  var observes: Bool { !accessors.isEmpty && accessors.allSatisfy { $0.keyword == .observer } }
}

/// An accessor as written in the source.
struct WrittenAccessor {
  enum Keyword {
    case get, set, observer, other
  }

  var keyword: Keyword
  var attributes: [WrittenAttribute]
  /// The word before the keyword, such as `mutating`, `nonmutating`, or `yielding`.
  var modifier: Range<Int>?
  /// The name of a setter's new value.
  var parameter: String?
  var effects = Effects()
  /// The type in `throws(…)`, as written.
  var thrownType: Range<Int>?
  var hasBody = false
  /// The bytes from the first attribute to the end of the body.
  var range: Range<Int>
  var word: Range<Int>
}

// MARK: - Reading

extension SwiftReader {
  /// Reads a *getter-setter-block*, a *getter-setter-keyword-block*, or a *willSet-didSet-block*.
  mutating func readAccessorBlock() throws(Unreadable) -> AccessorBlock {
    let start = token.range.lowerBound
    let beforeBlock = self
    advance()
    var block = AccessorBlock(range: start..<start)
    while let keyword = accessorKeyword(isFirst: block.accessors.isEmpty) {
      block.accessors.append(try readAccessor(keyword))
    }
    if block.accessors.isEmpty {
      self = beforeBlock
      try skipGroup("expected '}' to end getter")
    } else {
      try expect(UInt8(ascii: "}"), "expected '}' in accessor block")
    }
    block.range = start..<previousEnd
    return block
  }

  private mutating func readAccessor(_ keyword: WrittenAccessor.Keyword) throws(Unreadable) -> WrittenAccessor {
    let start = token.range.lowerBound
    let attributes = try readAttributes()
    var modifier: Range<Int>?
    if isAtAccessorModifier {
      modifier = token.range
      advance()
    }
    var accessor = WrittenAccessor(
      keyword: keyword, attributes: attributes, modifier: modifier, range: start..<start, word: token.range)
    advance()
    if keyword != .get, consume(UInt8(ascii: "(")) {
      accessor.parameter = try expectName("expected name in accessor")
      try expect(UInt8(ascii: ")"), "expected ')' in accessor")
    }
    try readEffects(of: &accessor)
    if at(UInt8(ascii: "{")) {
      accessor.hasBody = true
      try readBlock()
    }
    accessor.range = start..<previousEnd
    return accessor
  }

  private mutating func readEffects(of accessor: inout WrittenAccessor) throws(Unreadable) {
    guard isAtEffect else { return }
    var ahead = self
    while ahead.isAtEffect, !ahead.at("throws") { ahead.advance() }
    if ahead.consume("throws"), ahead.at(UInt8(ascii: "(")) {
      let open = ahead.token.range.upperBound
      try ahead.skipGroup("expected ')' in throws clause")
      accessor.thrownType = open..<ahead.previousEnd - 1
    }
    accessor.effects = try readEffects()
  }

  private var isAtAccessorModifier: Bool {
    guard token.kind == .word else { return false }
    let isModifier =
      switch token.range.count {
      case 8: at("mutating") || at("yielding")
      case 9: at("consuming") || at("borrowing")
      case 11: at("nonmutating") || at("__consuming")
      default: false
      }
    return isModifier && nextToken.kind == .word
  }

  /// Returns the kind of accessor that begins here, or nil if none does.
  private func accessorKeyword(isFirst: Bool) -> WrittenAccessor.Keyword? {
    if token.kind == .word, isAtGetOrSet { return at("get") ? .get : .set }
    guard token.kind == .word || at(UInt8(ascii: "@")) || token.kind == .directive else { return nil }
    var ahead = self
    guard (try? ahead.readAttributes()) != nil else { return nil }
    if ahead.isAtAccessorModifier { ahead.advance() }
    guard ahead.token.kind == .word, let keyword = ahead.accessorKeyword else { return nil }
    return ahead.nextToken.mayFollowAccessorKeyword || !isFirst ? keyword : nil
  }

  /// Whether the token is the keyword `get` or `set`, judging by what follows.
  private var isAtGetOrSet: Bool {
    guard token.range.count == 3, at("get") || at("set") else { return false }
    return nextToken.mayFollowAccessorKeyword
  }

  private var accessorKeyword: WrittenAccessor.Keyword? {
    switch token.range.count {
    case 3: at("get") ? .get : at("set") ? .set : nil
    case 4:
      at("init") ? .other : at("read") && mayBeNewKeyword ? .get : nil
    case 5: at("_read") ? .get : nil
    case 6:
      at("didSet") ? .observer : at("borrow") ? .get : (at("modify") || at("mutate")) && mayBeNewKeyword ? .set : nil
    case 7: at("willSet") ? .observer : at("_modify") ? .set : nil
    case 13: at("unsafeAddress") ? .other : nil
    case 16: at("addressWithOwner") ? .other : nil
    case 20: at("unsafeMutableAddress") ? .other : nil
    case 22: at("addressWithNativeOwner") ? .other : nil
    case 23: at("mutableAddressWithOwner") ? .other : nil
    case 29: at("mutableAddressWithNativeOwner") ? .other : nil
    default: nil
    }
  }

  /// Whether a word that only recently became a keyword is one here, rather than the name of a value.
  private var mayBeNewKeyword: Bool { isInProtocol || nextToken.isPunctuation(UInt8(ascii: "{")) }
}

extension Token {
  fileprivate var mayFollowAccessorKeyword: Bool {
    switch kind {
    case .word, .directive: true
    case .punctuation:
      byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "@")
    default: false
    }
  }
}

// MARK: - Results

extension Accessors {
  init(_ block: AccessorBlock, is isWord: (Range<Int>, StaticString) -> Bool) {
    self.init()
    for accessor in block.accessors {
      if isWord(accessor.word, "borrow") || isWord(accessor.word, "mutate") {
        // A coroutine yields a value like a getter.
        isBorrowed = isBorrowed || !(accessor.modifier.map { isWord($0, "yielding") } ?? false)
      }
      if accessor.attributes.contains(where: { isWord($0.name, "_lifetime") || isWord($0.name, "lifetime") }) {
        dependsOnLifetimes = true
      }
      switch accessor.keyword {
      case .get:
        getEffects = accessor.effects
        isGetMutating = accessor.modifier.map { isWord($0, "mutating") } ?? false
      case .set:
        hasSetter = true
        isSetNonmutating = accessor.modifier.map { isWord($0, "nonmutating") } ?? false
      case .observer, .other: break
      }
    }
  }
}
