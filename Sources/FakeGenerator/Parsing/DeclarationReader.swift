import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses the slices that a scan has found.
struct DeclarationReader {
  let file: SourceFile
  let fileNumber: Int
  let lines: LineTable

  /// What a slice turns out to be.
  enum Result {
    case type(TypeDeclaration)
    case alias(TypeAlias)
    case invalid([Diagnostic])
  }

  init(file: SourceFile, number: Int) {
    self.file = file
    fileNumber = number
    lines = LineTable(file)
  }

  /// Parse a slice. Every position in what comes out is the file's own.
  func read(_ slice: Slice) -> Result {
    let tree = Parser.parse(source: file.text(slice.range))
    if tree.hasError {
      let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
      if !errors.isEmpty {
        return .invalid(
          errors.prefix(1).map { error in
            Diagnostic(
              .syntax(error.message, in: slice.name),
              at: lines.position(of: slice.range.lowerBound + error.position.utf8Offset))
          })
      }
    }
    let reader = MemberReader(offset: slice.range.lowerBound, lines: lines)
    for statement in tree.statements {
      if let declaration = statement.item.as(ProtocolDeclSyntax.self) {
        return .type(read(declaration, slice, with: reader))
      } else if let declaration = statement.item.as(ClassDeclSyntax.self) {
        return .type(read(declaration, slice, with: reader))
      } else if let declaration = statement.item.as(TypeAliasDeclSyntax.self) {
        return .alias(TypeAlias(declaration))
      }
    }
    return .invalid([Diagnostic(.notADeclaration(slice.name), at: lines.position(of: slice.nameOffset))])
  }

  private func read(_ syntax: ProtocolDeclSyntax, _ slice: Slice, with reader: MemberReader) -> TypeDeclaration {
    var type = declaration(.protocol, slice)
    type.attributes = syntax.attributes.texts
    type.modifiers = syntax.modifiers.map(\.trimmedDescription)
    type.parents = syntax.inheritanceClause.types
    type.requirements = syntax.genericWhereClause.requirements
    type.primaryAssociatedTypes = syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.plainText) ?? []
    reader.read(syntax.memberBlock.members, into: &type)
    return type
  }

  private func read(_ syntax: ClassDeclSyntax, _ slice: Slice, with reader: MemberReader) -> TypeDeclaration {
    var type = declaration(.class, slice)
    type.attributes = syntax.attributes.texts
    type.modifiers = syntax.modifiers.map(\.trimmedDescription)
    type.parents = syntax.inheritanceClause.types
    type.generics = syntax.genericParameterClause.parameters
    type.requirements = syntax.genericWhereClause.requirements
    reader.read(syntax.memberBlock.members, into: &type)
    return type
  }

  private func declaration(_ kind: TypeDeclaration.Kind, _ slice: Slice) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: slice.name, enclosing: slice.enclosing, position: lines.position(of: slice.nameOffset),
      conditions: slice.conditions, isMarked: slice.isMarked, isHidden: slice.isHidden, file: fileNumber)
  }
}

/// Where the lines of a file begin.
struct LineTable {
  private let path: String
  private let starts: [Int]

  init(_ file: SourceFile) {
    path = file.path
    starts = [0] + file.bytes.indices.lazy.filter { file.bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The line and column of a byte.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(path: path, line: low + 1, column: offset - starts[low] + 1)
  }

  /// The byte at a line and column.
  func offset(of position: SourcePosition) -> Int {
    starts[min(max(position.line, 1), starts.count) - 1] + position.column - 1
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
  /// The attributes as text; those under a `#if` are left out, since nothing here could decide it.
  var texts: [String] {
    compactMap { element in
      if case .attribute(let attribute) = element { attribute.trimmedDescription } else { nil }
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

  /// The requirements of a `where` clause within the angle brackets.
  var requirements: [GenericRequirement] { (self?.genericWhereClause).requirements }
}
