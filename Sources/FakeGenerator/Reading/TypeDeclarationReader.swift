/// A type declaration as written in the source.
struct WrittenType {
  var head: DeclarationHead
  var name: String
  /// The bytes of the name, or those of the keyword if there is no name.
  var nameRange: Range<Int>
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var primaryAssociatedTypes: [String] = []
  var parents: [TypeExpression] = []
  var members: [WrittenMember] = []
}

// Types and their aliases.
extension SwiftReader {
  /// Reads a *protocol-declaration*, a *class-declaration*, or the declaration of another type.
  mutating func readTypeDeclaration() throws(Unreadable) -> WrittenType {
    let head = try readDeclarationHead()
    return try readTypeDeclaration(head)
  }

  /// Reads a type after its keyword.
  mutating func readTypeDeclaration(_ head: DeclarationHead) throws(Unreadable) -> WrittenType {
    let keyword = text(head.keyword)
    let nameRange = token.range
    var type = WrittenType(
      head: head, name: try expectName("expected identifier in \(keyword)"), nameRange: nameRange)
    isInProtocol = equals(head.keyword, "protocol")
    if isInProtocol {
      type.primaryAssociatedTypes = try readPrimaryAssociatedTypeClauseIfPresent()
    } else {
      (type.generics, type.requirements) = try readGenericParameterClauseIfPresent()
    }
    type.parents = try readTypeInheritanceClauseIfPresent()
    type.requirements += try readGenericWhereClauseIfPresent()
    type.members = try readMemberBlock(of: keyword)
    return type
  }

  private mutating func readPrimaryAssociatedTypeClauseIfPresent() throws(Unreadable) -> [String] {
    guard consume(prefix: UInt8(ascii: "<")) else { return [] }
    var names: [String] = []
    repeat {
      names.append(try expectName("expected identifier in primary associated type clause"))
    } while consume(UInt8(ascii: ",")) && !at(prefix: UInt8(ascii: ">"))
    guard consume(prefix: UInt8(ascii: ">")) else {
      throw unreadable("expected '>' in primary associated type clause")
    }
    return names
  }

  /// Reads a *type-inheritance-clause*.
  mutating func readTypeInheritanceClauseIfPresent() throws(Unreadable) -> [TypeExpression] {
    guard consume(UInt8(ascii: ":")) else { return [] }
    var types: [TypeExpression] = []
    repeat {
      types.append(consume("class") ? .name("AnyObject") : try readType())
    } while consume(UInt8(ascii: ",")) && !at(UInt8(ascii: "{"))
    return types
  }

  /// Reads a *typealias-declaration* from its name on.
  mutating func readTypealias() throws(Unreadable) -> TypeAlias {
    let name = try expectName("expected identifier in typealias declaration")
    let generics = try readGenericParameterClauseIfPresent().parameters
    try expect(UInt8(ascii: "="), "expected '=' in typealias declaration")
    let type = try readType()
    _ = try readGenericWhereClauseIfPresent()
    return TypeAlias(name: name, generics: generics, type: type)
  }
}
