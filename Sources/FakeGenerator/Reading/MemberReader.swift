/// A member of a type as written in the source: what it declares, and where its parts are.
struct WrittenMember {
  enum Content {
    case function(Function, name: Range<Int>, result: Range<Int>?)
    case initializer(Initializer)
    case `subscript`(Subscript, result: Range<Int>, accessors: AccessorBlock?)
    case variable([WrittenBinding])
    case associatedType(AssociatedType)
    case alias(TypeAlias)
    /// A declaration that fakes don't use, with its name.
    case other(String?)
  }

  var head: DeclarationHead
  var content: Content
  /// The conditions of the `#if` blocks around it, within its type.
  var conditions: [String]
  var hasBody = false
  /// The bytes from the end of the preceding token to the end of the member.
  var range: Range<Int> { didSet { end = range.upperBound } }
  /// The end of the member, including a semicolon after it.
  var end = 0
}

// MARK: - Reading

extension SwiftReader {
  /// Reads the braces of a type, with its members.
  mutating func readMemberBlock(of type: String) throws(Unreadable) -> [WrittenMember] {
    try expect(UInt8(ascii: "{"), "expected '{' in \(type)")
    var members: [WrittenMember] = []
    try readMembers(under: [], into: &members)
    try expect(UInt8(ascii: "}"), "expected '}' to end \(type)")
    return members
  }

  /// Reads members up to a `}` or to the end of a clause of an `#if`.
  private mutating func readMembers(under conditions: [String], into members: inout [WrittenMember])
    throws(Unreadable)
  {
    try descend()
    defer { ascend() }
    var startsMember = true
    while token.kind != .end, !at(UInt8(ascii: "}")) {
      if consume(UInt8(ascii: ";")) {
        startsMember = true
        if let last = members.indices.last { members[last].end = previousEnd }
        continue
      }
      guard startsMember || token.startsLine || isAtEndOfClause else {
        throw unreadable("consecutive declarations on a line must be separated by newline or ';'")
      }
      startsMember = false
      if isAtDirective, behindAttributes == nil {
        guard at(directive: "#if") || at(directive: "#sourceLocation") else { return }
        try readDirective(under: conditions, into: &members)
      } else {
        try readMember(under: conditions, into: &members)
      }
    }
  }

  private var isAtEndOfClause: Bool { at(directive: "#elseif") || at(directive: "#else") || at(directive: "#endif") }

  private var behindAttributes: SwiftReader? { at(directive: "#if") ? behindConditionalAttributes()?.reader : nil }

  private mutating func readDirective(under conditions: [String], into members: inout [WrittenMember])
    throws(Unreadable)
  {
    if at(directive: "#if") {
      try readConditionalBlock(under: conditions, into: &members)
    } else {
      advance()
      skipLine()
    }
  }

  /// Reads a *conditional-compilation-block*, with the members of its clauses.
  private mutating func readConditionalBlock(under conditions: [String], into members: inout [WrittenMember])
    throws(Unreadable)
  {
    var block = ConditionalBlock(start: token.range.lowerBound)
    let outerDepth = depth
    repeat {
      // The condition of a clause excludes those before it, so many clauses are as expensive as deep nesting.
      try descend()
      let isElse = at(directive: "#else")
      let condition = readCondition()
      block.beginClause(isElse ? nil : condition)
      let (clause, count) = (self, members.count)
      do throws(Unreadable) {
        try readMembers(under: conditions + [block.condition], into: &members)
      } catch {
        // The compiler doesn't parse what is written for other versions of Swift.
        guard block.condition.isAboutCompiler else { throw error }
        // What follows a member on its line belongs to it.
        if let last = members.last, last.range.upperBound == previousEnd, members.count > count { members.removeLast() }
        self = clause
        skipClause()
      }
    } while at(directive: "#elseif") || at(directive: "#else")
    guard at(directive: "#endif") else {
      throw unreadable("expected '#endif' in conditional compilation block")
    }
    ascend(by: depth - outerDepth)
    advance()
    skipLine()
  }

  /// Skips to the end of a clause of an `#if`.
  private mutating func skipClause() {
    var depth = 0
    while token.kind != .end {
      if at(directive: "#if") { depth += 1 }
      if depth == 0, isAtEndOfClause { return }
      if at(directive: "#endif") { depth -= 1 }
      advance()
    }
  }

  private mutating func readMember(under conditions: [String], into members: inout [WrittenMember])
    throws(Unreadable)
  {
    let start = previousEnd
    let head = try readDeclarationHead()
    var member = WrittenMember(head: head, content: .other(nil), conditions: conditions, range: start..<start)
    try readContent(of: &member)
    member.range = start..<previousEnd
    members.append(member)
  }

  /// Reads what follows the keyword of a member.
  private mutating func readContent(of member: inout WrittenMember) throws(Unreadable) {
    let keyword = member.head.keyword
    switch bytes[keyword.lowerBound] {
    case UInt8(ascii: "f"): try readFunction(&member)
    case UInt8(ascii: "v"), UInt8(ascii: "l"): try readVariable(&member)
    case UInt8(ascii: "i") where equals(keyword, "init"): try readInitializer(&member)
    case UInt8(ascii: "s") where equals(keyword, "subscript"): try readSubscript(&member)
    case UInt8(ascii: "a") where equals(keyword, "associatedtype"):
      member.content = .associatedType(try readAssociatedType())
    case UInt8(ascii: "#"): _ = try readExpression()
    case UInt8(ascii: "t"): member.content = .alias(try readTypealias())
    default: try readOther(&member)
    }
  }

  /// Reads an *associated-type declaration*.
  private mutating func readAssociatedType() throws(Unreadable) -> AssociatedType {
    var type = AssociatedType(
      name: try expectName("expected identifier in associatedtype declaration"), parents: [], requirements: [])
    type.parents = try readTypeInheritanceClauseIfPresent()
    if consume(UInt8(ascii: "=")) { type.defaultType = try readType() }
    type.requirements = try readGenericWhereClauseIfPresent()
    return type
  }
}

// MARK: - Results

extension SwiftReader {
  /// Adds the members that fakes use, in the order of the source.
  func add(_ written: WrittenMember, to type: inout TypeDeclaration, position: (Int) -> SourcePosition) {
    func member(_ kind: Member.Kind, at offset: Int) -> Member {
      Member(
        kind: kind, attributes: written.head.attributes.isEmpty ? [] : written.head.attributes.map { text($0.range) },
        modifiers: written.head.modifiers.isEmpty ? [] : written.head.modifiers.map { text($0.range) },
        conditions: written.conditions, position: position(offset))
    }
    let keyword = written.head.keyword.lowerBound
    switch written.content {
    case .function(let function, let name, _): type.members.append(member(.function(function), at: name.lowerBound))
    case .initializer(let value): type.members.append(member(.initializer(value), at: keyword))
    case .subscript(let value, _, _): type.members.append(member(.subscript(value), at: keyword))
    case .variable(let bindings):
      for (binding, property) in properties(bindings, isLet: equals(written.head.keyword, "let")) {
        type.members.append(member(.property(property), at: binding.pattern.lowerBound))
      }
    case .associatedType(var associated):
      associated.conditions = written.conditions
      type.associatedTypes.append(associated)
    case .alias(let alias): type.aliases.append(alias)
    case .other: break
    }
  }
}
