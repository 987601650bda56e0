/// A struct, class, enumeration, or actor that a protocol is made of, with its extensions.
struct ConcreteType: Sendable {
  /// The type's own declaration.
  var declaration: TypeDeclaration
  /// The keyword that declares it, such as `struct`.
  var keyword: String
  var extensions: [TypeDeclaration] = []

  /// The type as code outside it writes it, with its generic parameters as arguments.
  var type: TypeExpression { .name(declaration.name, declaration.generics.map { .name($0.name) }) }

  /// Whether values of the type are references.
  var isReference: Bool { keyword == "class" || keyword == "actor" }
}

extension DeclarationReader {
  /// Reads the slice of any type, or of an extension.
  ///
  /// - Returns: The declaration with the keyword that declares it.
  func readConcrete(_ slice: Slice) throws(Refusal) -> (declaration: TypeDeclaration, keyword: String) {
    guard slice.enclosing.count <= Nesting.deepest, slice.conditions.count <= Nesting.deepest else {
      throw Refusal(.tooDeep(slice.name), at: lines.position(of: slice.nameOffset))
    }
    do throws(Unreadable) {
      return try file.bytes.withUnsafeBufferPointer { bytes throws(Unreadable) in
        var reader = SwiftReader(
          UnsafeBufferPointer(rebasing: bytes[..<slice.range.upperBound]), at: slice.range.lowerBound)
        let head = try reader.readDeclarationHead()
        let isExtension = slice.kind == .extension
        var type = declaration(.class, slice)
        let written = try isExtension ? reader.readExtension(head, of: slice.name) : reader.readTypeDeclaration(head)
        type.take(written, from: reader, position: lines.position)
        type.takeAccess(of: slice.containers.last.map(file.header))
        for member in written.members { reader.addTuplePatterns(of: member, to: &type, position: lines.position) }
        return (type, reader.text(head.keyword))
      }
    } catch {
      let message = error.expected.map { Diagnostic.Message.syntax($0, in: slice.name) } ?? .tooDeep(slice.name)
      throw Refusal(message, at: lines.position(of: error.expected == nil ? slice.nameOffset : error.offset))
    }
  }
}

extension SwiftReader {
  /// Reads an *extension-declaration* after its keyword. It is empty if it turns out to extend another type than the
  /// one with this name, such as `Till?`.
  fileprivate mutating func readExtension(_ head: DeclarationHead, of name: String) throws(Unreadable) -> WrittenType {
    var type = WrittenType(head: head, name: "", nameRange: token.range)
    let extended = try readType()
    type.parents = try readTypeInheritanceClauseIfPresent()
    type.requirements = try readGenericWhereClauseIfPresent()
    // `extension Rack<String>` means the same as `where Book == String`.
    if case .named(_, _, let arguments) = extended, !arguments.isEmpty {
      type.requirements.append(.same(.name("Self"), extended))
    }
    let members = try readMemberBlock(of: "extension")
    guard extended.namePath?.last == name else { return WrittenType(head: head, name: "", nameRange: type.nameRange) }
    type.members = members
    return type
  }

  /// Adds the tuple patterns of a variable as properties without types. Fakes never need them.
  fileprivate func addTuplePatterns(
    of written: WrittenMember, to type: inout TypeDeclaration, position: (Int) -> SourcePosition
  ) {
    guard case .variable(let bindings) = written.content else { return }
    for binding in bindings where binding.name == nil {
      let pattern = text(binding.pattern).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      type.members.append(
        Member(
          kind: .property(Property(name: pattern, type: nil, accessors: Accessors())),
          modifiers: written.head.modifiers.map { text($0.range) }, position: position(binding.pattern.lowerBound)))
    }
  }
}
