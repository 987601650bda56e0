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
        let written = try isExtension ? reader.readExtension(head) : reader.readTypeDeclaration(head)
        type.take(written, from: reader, position: lines.position)
        return (type, reader.text(head.keyword))
      }
    } catch {
      let message = error.expected.map { Diagnostic.Message.syntax($0, in: slice.name) } ?? .tooDeep(slice.name)
      throw Refusal(message, at: lines.position(of: error.expected == nil ? slice.nameOffset : error.offset))
    }
  }
}

extension SwiftReader {
  /// Reads an *extension-declaration* after its keyword.
  fileprivate mutating func readExtension(_ head: DeclarationHead) throws(Unreadable) -> WrittenType {
    var type = WrittenType(head: head, name: "", nameRange: token.range)
    _ = try readType()
    type.parents = try readTypeInheritanceClauseIfPresent()
    type.requirements = try readGenericWhereClauseIfPresent()
    type.members = try readMemberBlock(of: "extension")
    return type
  }
}
