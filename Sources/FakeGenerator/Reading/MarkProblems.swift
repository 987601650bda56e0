/// Problems with the marks `@Faked` of one member of a partial fake.
struct MarkProblems {
  /// The problems found.
  private(set) var findings: [Finding] = []
  private let reader: SwiftReader

  /// Examines the marks of a member and of its accessors.
  init(_ member: WrittenMember, _ reader: SwiftReader) {
    self.reader = reader
    let mark = reader.attribute("Faked", of: member.head.attributes)
    switch member.content {
    case .variable(let bindings):
      guard let mark, let binding = bindings.first, let name = binding.name else { return }
      look(at: mark, of: binding, name, isUnreadable: mark.arguments == nil)
    case .subscript(_, _, let block):
      if let mark { remove(mark, .markBeforeSubscript) }
      for accessor in block?.accessors ?? [] { look(at: accessor, in: block) }
    case .function(let function, _, _): if let mark { remove(mark, .needlessMark(function.name)) }
    case .initializer: if let mark { remove(mark, .needlessMark("init")) }
    case .associatedType, .alias, .other: if let mark { remove(mark, .markOnOther) }
    }
  }

  /// Reports a mark that must be removed, together with the space after it.
  private mutating func remove(_ mark: WrittenAttribute, _ message: Diagnostic.Message) {
    let range = mark.range.lowerBound..<reader.endOfTrivia(after: mark.range.upperBound)
    findings.append(Finding(message, at: range.lowerBound, .replace(range, with: "", "remove '@Faked'")))
  }

  private mutating func replace(_ mark: WrittenAttribute, with text: String, _ message: Diagnostic.Message) {
    findings.append(
      Finding(message, at: mark.range.lowerBound, .replace(mark.range, with: text, "write '\(text)'")))
  }

  private mutating func look(
    at mark: WrittenAttribute, of binding: WrittenBinding, _ name: String, isUnreadable: Bool
  ) {
    if isUnreadable { return replace(mark, with: "@Faked(.get)", .markWithoutAccessor(name)) }
    let isComputed = binding.accessors.map { block in
      !block.observes
        && block.accessors.allSatisfy { accessor in
          accessor.hasBody && reader.attribute("Faked", of: accessor.attributes) == nil
        }
    }
    if binding.initialValue != nil || isComputed ?? false { remove(mark, .markOnWhole(name)) }
  }

  private mutating func look(at accessor: WrittenAccessor, in block: AccessorBlock?) {
    guard let mark = reader.attribute("Faked", of: accessor.attributes) else { return }
    if accessor.keyword != .get, accessor.keyword != .set {
      return remove(mark, .markOnAccessor(reader.text(accessor.word)))
    }
    if mark.arguments != nil { return replace(mark, with: "@Faked", .markWithArguments) }
    if hasStatements(accessor) { return remove(mark, .markOnBody) }
    let getter = block?.accessors.first { $0.keyword == .get }
    if accessor.keyword == .set, let getter, reader.attribute("Faked", of: getter.attributes) == nil {
      findings.append(Finding(.setterAlone, at: mark.range.lowerBound))
    }
  }

  /// Returns whether the braces of an accessor hold anything but spaces.
  private func hasStatements(_ accessor: WrittenAccessor) -> Bool {
    accessor.hasBody && reader.text(accessor.range).dropLast().last { !$0.isWhitespace } != "{"
  }
}

// MARK: - Messages

extension Diagnostic.Message {
  static func needlessMark(_ name: String) -> Self {
    Self(text: "'\(name)' does not need '@Faked', because '@Fake' writes every missing body")
  }

  static func markWithoutAccessor(_ name: String) -> Self {
    Self(text: "'@Faked' must state what '\(name)' has; write '@Faked(.get)' if it is read-only, or remove '@Faked'")
  }

  static func markOnWhole(_ name: String) -> Self {
    Self(
      text: "'\(name)' is not faked, because it has a value or accessors; remove '@Faked', or write only the signature")
  }

  static func markOnAccessor(_ keyword: String) -> Self {
    Self(text: "'@Faked' cannot write '\(keyword)', only 'get' and 'set'")
  }

  static let markBeforeSubscript = Self(
    text: "'@Faked' has no effect before a subscript; mark its accessors, as in '@Faked get {}'")

  static let markOnOther = Self(text: "'@Faked' has no effect here; mark properties and accessors of subscripts")

  static let markWithArguments = Self(
    text: "the effects of a subscript's accessor are written after it; write '@Faked get async throws {}'")

  static let markOnBody = Self(text: "'@Faked' would replace this body; remove it, or leave the braces empty")

  static let setterAlone = Self(
    text: "a setter can be faked only with its getter; mark the getter with '@Faked', too, or write the setter's body")

  static let markOutsideFake = Self(text: "'@Faked' has an effect only in a class or an actor marked '@Fake'")
}
