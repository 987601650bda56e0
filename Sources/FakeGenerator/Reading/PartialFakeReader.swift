/// Reads a class or actor whose signatures the author has written.
struct PartialFakeReader {
  let lines: LineTable
  private let file: SourceFile
  private let context: [DeclarationHeader]
  /// The problems found so far.
  private(set) var findings: [Finding] = []
  /// Problems with properties without a value, if no initializer of the author's sets them.
  private var unsetProperties: [Finding] = []

  /// Creates a reader for a text that contains one declaration, and that others enclose.
  init(_ text: String, in context: [DeclarationHeader]) {
    self.context = context
    file = SourceFile(path: "", text: text)
    lines = LineTable(file)
  }

  /// Reads the declaration. The result is nil if it can't have members to fake, which is reported as a problem.
  mutating func read() -> PartialFake? {
    let bytes = file.bytes
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(bytes)
      do throws(Unreadable) {
        return try read(with: &reader)
      } catch {
        let name = "the declaration"
        findings = [Finding(error.expected.map { .syntax($0, in: name) } ?? .tooDeep(name), at: error.offset)]
        return nil
      }
    }
  }

  private mutating func read(with reader: inout SwiftReader) throws(Unreadable) -> PartialFake? {
    let head = try reader.readDeclarationHead()
    let keyword = reader.text(head.keyword)
    switch keyword {
    case "class", "actor": return partialFake(try reader.readTypeDeclaration(head), isActor: keyword == "actor", reader)
    case "struct", "enum":
      let type = try reader.readTypeDeclaration(head)
      var partialFake = partialFake(type, isActor: false, reader)
      partialFake.isMisused = true
      findings = [PartialFakeMisuse.finding(keyword, head, name: type.nameRange, reader)]
      return partialFake
    default:
      let hasName = reader.isAtName && !["var", "let", "extension", "import"].contains(keyword)
      findings = [PartialFakeMisuse.finding(keyword, head, name: hasName ? reader.token.range : nil, reader)]
      return nil
    }
  }

  private mutating func partialFake(_ type: WrittenType, isActor: Bool, _ reader: SwiftReader) -> PartialFake {
    var header = TypeDeclaration(
      kind: .class, name: type.name, position: lines.position(of: type.nameRange.lowerBound))
    header.attributes = type.head.attributes.map { reader.text($0.range) }
    header.modifiers = type.head.modifiers.map { reader.text($0.range) }
    header.takeAccess(of: context.first)
    header.parents = type.parents
    header.generics = type.generics
    header.requirements = type.requirements
    var partialFake = PartialFake(declaration: header, isActor: isActor)
    partialFake.forwards = readsForwarding(type.head.attributes, reader)
    partialFake.mayBeInGenericType = context.contains(where: \.mayBeGeneric)
    partialFake.isNested = context.contains(where: \.isType)
    refuseNestedPrivate(type, reader)
    for written in type.members { partialFake.members.append(member(written, reader)) }
    if !partialFake.hasOwnInitializer { findings += unsetProperties }
    return partialFake
  }

  /// Returns whether there is no `@Fake(forwarding: false)`.
  private mutating func readsForwarding(_ attributes: [WrittenAttribute], _ reader: SwiftReader) -> Bool {
    guard let range = reader.attribute("Fake", of: attributes)?.arguments else { return true }
    let arguments = reader.arguments(in: range).map { $0.filter { !$0.isWhitespace } }
    guard let argument = arguments.first(where: { $0.hasPrefix("forwarding:") }) else { return true }
    if argument != "forwarding:true", argument != "forwarding:false" {
      findings.append(Finding(.forwardingNotLiteral, at: range.lowerBound))
    }
    return argument != "forwarding:false"
  }

  /// Reports a private class within a type: a macro adds conformances outside it, where the class isn't visible.
  private mutating func refuseNestedPrivate(_ type: WrittenType, _ reader: SwiftReader) {
    guard !context.isEmpty, let modifier = type.head.modifiers.first(where: { reader.equals($0.word, "private") }),
      !type.parents.contains(where: { $0.bare.namePath?.last == "Mock" })
    else { return }
    findings.append(
      Finding(
        .nestedPrivate(type.name), at: modifier.word.lowerBound,
        .replace(modifier.word, with: "fileprivate", "make it fileprivate")))
  }

  private mutating func member(_ written: WrittenMember, _ reader: SwiftReader) -> PartialFakeMember {
    var read = TypeDeclaration(kind: .class, name: "", position: lines.position(of: 0))
    reader.add(written, to: &read, position: lines.position)
    let range = reader.endOfTrivia(after: written.range.lowerBound)..<reader.endOfTrivia(after: written.end)
    var member = PartialFakeMember(range: range, names: written.declaredNames, content: .whole)
    member.member = read.members.first
    let problems = PartialFakeProblems(written, reader)
    member.content = problems.isUnfit ? .unfit : reader.content(of: written)
    findings += problems.findings + MarkProblems(written, reader).findings
    if let unset = problems.unset { unsetProperties.append(unset) }
    member.needsInitializing = problems.leavesUnset
    if case .variable(let bindings) = written.content {
      if let mark = reader.attribute("Faked", of: written.head.attributes) { member.member?.apply(mark, reader) }
      member.isStorage = reader.areStorage(bindings)
      member.isStored = bindings.allSatisfy { $0.accessors == nil }
    }
    return member
  }
}

extension PartialFake {
  /// Whether the author has written an initializer that sets all properties.
  var hasOwnInitializer: Bool {
    members.contains { member in
      guard case .initializer = member.member?.kind else { return false }
      return member.content == .whole && !(member.member?.has("convenience") ?? false)
    }
  }
}

extension WrittenMember {
  /// The names that it declares.
  fileprivate var declaredNames: [String] {
    switch content {
    case .function(let function, _, _): [function.name]
    case .variable(let bindings): bindings.compactMap(\.name)
    case .associatedType(let type): [type.name]
    case .alias(let alias): [alias.name]
    case .other(let name): name.map { [$0] } ?? []
    case .initializer, .subscript: []
    }
  }
}

// MARK: - Marks

extension Member {
  /// Gives a property the accessors declared by an attribute such as `@Faked(.get, .async, .throws)`.
  fileprivate mutating func apply(_ mark: WrittenAttribute, _ reader: SwiftReader) {
    guard case .property(var property) = kind, let arguments = mark.arguments else { return }
    property.accessors.hasSetter = false
    for argument in reader.arguments(in: arguments) {
      if let open = argument.firstIndex(of: "(") {
        let type = argument[argument.index(after: open)...].dropLast().split(whereSeparator: \.isWhitespace)
          .joined(separator: " ")
        guard type.hasSuffix(".self") else { continue }
        property.accessors.getEffects.throwing = .typed(.verbatim(String(type.dropLast(5))))
      } else if argument.hasSuffix(".async") {
        property.accessors.getEffects.isAsync = true
      } else if argument.hasSuffix(".throws") {
        property.accessors.getEffects.throwing = .any
      }
    }
    kind = .property(property)
  }
}

extension SwiftReader {
  /// Returns the attribute with a name, regardless of the module it is qualified with.
  func attribute(_ name: StaticString, of attributes: [WrittenAttribute]) -> WrittenAttribute? {
    attributes.first { equals($0.name, name) }
  }

  /// Returns the texts between the commas of a list.
  func arguments(in range: Range<Int>) -> [String] {
    var reader = SwiftReader(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), at: range.lowerBound)
    var texts: [String] = []
    while reader.token.kind != .end {
      let start = reader.token.range.lowerBound
      while reader.token.kind != .end, !reader.at(UInt8(ascii: ",")) {
        if reader.at(UInt8(ascii: "(")), (try? reader.skipGroup("")) != nil { continue }
        reader.advance()
      }
      texts.append(text(start..<reader.previousEnd))
      reader.advance()
    }
    return texts
  }
}

// MARK: - How much of a member is written

extension SwiftReader {
  /// Returns how much of a member is written. Members that can't be faked are found elsewhere.
  fileprivate func content(of member: WrittenMember) -> PartialFakeMember.Content {
    switch member.content {
    case .function, .initializer: return member.hasBody ? .whole : .signature
    case .subscript(_, _, let block): return block.map(content) ?? .signature
    case .variable(let bindings):
      guard bindings.count == 1, equals(member.head.keyword, "var"), bindings[0].name != nil,
        bindings[0].initialValue == nil, bindings[0].accessors == nil, bindings[0].type != nil,
        !areStorage(bindings), privacy(of: member.head) == nil
      else { return .whole }
      return .signature
    case .associatedType, .alias, .other: return .whole
    }
  }

  private func content(of block: AccessorBlock) -> PartialFakeMember.Content {
    let marked = block.accessors.filter { attribute("Faked", of: $0.attributes) != nil }.map { text($0.word) }
    guard !marked.isEmpty else { return .whole }
    return .accessors(get: marked.contains("get"), set: marked.contains("set"))
  }

  /// Returns the modifier that makes a declaration private, unless it does so only to a setter.
  func privacy(of head: DeclarationHead) -> WrittenModifier? {
    head.modifiers.first { !$0.hasDetail && (equals($0.word, "private") || equals($0.word, "fileprivate")) }
  }

  /// Returns whether a variable is a fake's storage, written by the author.
  func areStorage(_ bindings: [WrittenBinding]) -> Bool {
    guard bindings.count == 1, bindings[0].name == "storage" else { return false }
    if let type = bindings[0].type {
      return type == .name("Storage") || type == .path(["Mimus", "Storage"])
    }
    guard let callee = bindings[0].initialValue?.call?.callee else { return false }
    var path = text(callee).split(separator: ".")[...]
    if path.count > 1, ["Mimus", "MimusMacros"].contains(path[0]) { path.removeFirst() }
    return path.first == "Storage"
  }
}
