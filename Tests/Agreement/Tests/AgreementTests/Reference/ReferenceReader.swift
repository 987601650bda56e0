#if HAS_SWIFT_SYNTAX
  import SwiftParser
  import SwiftSyntax

  @testable import FakeGenerator

  /// Reads slices with the toolchain's parser.
  struct ReferenceReader {
    let file: SourceFile
    let lines: LineTable

    init(file: SourceFile) {
      self.file = file
      lines = LineTable(file)
    }

    /// Reads a slice, or returns `nil` if the parser finds an error in it.
    func read(_ slice: Slice) -> DeclarationReader.Result? {
      let tree = Parser.parse(source: file.text(slice.range))
      if tree.hasError || Leniency.isNeeded(for: tree) || outerTree(of: slice)?.hasError ?? false { return nil }
      let reader = ReferenceMemberReader(offset: slice.range.lowerBound, lines: lines)
      guard let statement = tree.statements.first else { return nil }
      if let declaration = statement.item.as(ProtocolDeclSyntax.self) {
        return .type(read(declaration, slice, with: reader))
      } else if let declaration = statement.item.as(ClassDeclSyntax.self) {
        return .type(read(declaration, slice, with: reader))
      } else if let declaration = statement.item.as(StructDeclSyntax.self) {
        return .type(read(declaration, slice, with: reader))
      } else if let declaration = statement.item.as(TypeAliasDeclSyntax.self) {
        return .alias(TypeAlias(declaration))
      }
      return nil
    }

    private func read(_ syntax: ProtocolDeclSyntax, _ slice: Slice, with reader: ReferenceMemberReader)
      -> TypeDeclaration
    {
      var type = declaration(.protocol, slice)
      type.attributes = syntax.attributes.texts
      type.modifiers = modifiers(syntax.modifiers, of: slice)
      type.parents = syntax.inheritanceClause.types
      type.requirements = syntax.genericWhereClause.requirements
      type.primaryAssociatedTypes =
        syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.plainText) ?? []
      reader.read(syntax.memberBlock.members, into: &type)
      return type
    }

    private func read(_ syntax: ClassDeclSyntax, _ slice: Slice, with reader: ReferenceMemberReader) -> TypeDeclaration
    {
      var type = declaration(.class, slice)
      type.attributes = syntax.attributes.texts
      type.modifiers = modifiers(syntax.modifiers, of: slice)
      type.parents = syntax.inheritanceClause.types
      type.generics = syntax.genericParameterClause.parameters
      type.requirements = syntax.genericParameterClause.requirements + syntax.genericWhereClause.requirements
      reader.read(syntax.memberBlock.members, into: &type)
      return type
    }

    private func read(_ syntax: StructDeclSyntax, _ slice: Slice, with reader: ReferenceMemberReader) -> TypeDeclaration
    {
      var type = declaration(.struct, slice)
      type.attributes = syntax.attributes.texts
      type.modifiers = modifiers(syntax.modifiers, of: slice)
      type.parents = syntax.inheritanceClause.types
      type.generics = syntax.genericParameterClause.parameters
      type.requirements = syntax.genericParameterClause.requirements + syntax.genericWhereClause.requirements
      reader.read(syntax.memberBlock.members, into: &type)
      return type
    }

    private func declaration(_ kind: TypeDeclaration.Kind, _ slice: Slice) -> TypeDeclaration {
      TypeDeclaration(
        kind: kind, name: slice.name, enclosing: slice.enclosing, containers: slice.containers.map(file.header),
        enclosingRequirements: enclosingRequirements(of: slice),
        position: lines.position(of: slice.nameOffset), conditions: slice.conditions, isMarked: slice.isMarked,
        isHidden: slice.isHidden, file: 0, module: file.module)
    }

    /// Returns the innermost declaration around a slice, without its members.
    private func outerTree(of slice: Slice) -> SourceFileSyntax? {
      slice.containers.last.map { Parser.parse(source: "\(file.text($0)) {}") }
    }

    /// Returns the modifiers of a declaration, with the access that an extension around it gives.
    private func modifiers(_ syntax: DeclModifierListSyntax, of slice: Slice) -> [String] {
      let access: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
      let own = syntax.map(\.trimmedDescription)
      guard !own.contains(where: access.contains),
        let outer = outerTree(of: slice)?.statements.first?.item.as(ExtensionDeclSyntax.self),
        let given = outer.modifiers.map(\.trimmedDescription).first(where: access.contains)
      else { return own }
      return own + [given == "private" ? "fileprivate" : given]
    }

    private func enclosingRequirements(of slice: Slice) -> [GenericRequirement] {
      guard let range = slice.enclosingClause else { return [] }
      let tree = Parser.parse(source: "extension Enclosing \(file.text(range))\n{}")
      return tree.statements.first?.item.as(ExtensionDeclSyntax.self)?.genericWhereClause.requirements ?? []
    }
  }

  // MARK: - Clauses

  extension TypeAlias {
    init(_ syntax: TypeAliasDeclSyntax) {
      self.init(
        name: syntax.name.plainText, generics: syntax.genericParameterClause.parameters,
        type: TypeExpression(syntax.initializer.value))
    }
  }

  extension AttributeListSyntax {
    /// The attributes as text, except those inside `#if`, whose conditions can't be evaluated here. What may be hidden by
    /// `@_spi` can't be used.
    var texts: [String] {
      flatMap { element -> [String] in
        switch element {
        case .attribute(let attribute): return [attribute.trimmedDescription]
        case .ifConfigDecl(let block):
          return block.clauses.flatMap { clause -> [String] in
            guard case .attributes(let attributes) = clause.elements else { return [] }
            return attributes.filter { element in
              guard case .attribute(let attribute) = element else { return true }
              return attribute.attributeName.trimmedDescription == "_spi"
            }.texts
          }
        default: return []
        }
      }
    }
  }

  extension Optional<InheritanceClauseSyntax> {
    var types: [TypeExpression] { self?.inheritedTypes.map { TypeExpression($0.type) } ?? [] }
  }

  extension Optional<GenericWhereClauseSyntax> {
    var requirements: [GenericRequirement] {
      self?.requirements.compactMap { requirement in
        switch requirement.requirement {
        case .sameTypeRequirement(let same): .same(same.leftType.expression, same.rightType.expression)
        case .conformanceRequirement(let conformance):
          .conforms(TypeExpression(conformance.leftType), TypeExpression(conformance.rightType))
        default: nil
        }
      } ?? []
    }
  }

  extension SameTypeRequirementSyntax.LeftType {
    fileprivate var expression: TypeExpression {
      if case .type(let type) = self { TypeExpression(type) } else { .verbatim(trimmedDescription) }
    }
  }

  extension SameTypeRequirementSyntax.RightType {
    fileprivate var expression: TypeExpression {
      if case .type(let type) = self { TypeExpression(type) } else { .verbatim(trimmedDescription) }
    }
  }

  extension Optional<GenericParameterClauseSyntax> {
    var parameters: [GenericParameter] {
      self?.parameters.map { parameter in
        GenericParameter(
          name: parameter.name.plainText, parent: parameter.inheritedType.map(TypeExpression.init),
          isPack: parameter.specifier?.text == "each", isValue: parameter.specifier?.text == "let")
      } ?? []
    }

    /// The requirements of a `where` clause inside the angle brackets.
    var requirements: [GenericRequirement] { (self?.genericWhereClause).requirements }
  }
#endif
