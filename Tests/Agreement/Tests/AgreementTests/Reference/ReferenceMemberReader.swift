#if HAS_SWIFT_SYNTAX
  import SwiftParser
  import SwiftSyntax

  @testable import FakeGenerator

  /// Reads the members of a type from the syntax tree.
  struct ReferenceMemberReader {
    /// The offset of the parsed text in its file.
    let offset: Int
    let lines: LineTable

    /// Reads a member list under the conditions of the enclosing `#if` blocks.
    func read(_ members: MemberBlockItemListSyntax, under conditions: [String] = [], into type: inout TypeDeclaration) {
      for item in members {
        switch item.decl.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): add(function, conditions, to: &type)
        case .variableDecl(let variable): add(variable, conditions, to: &type)
        case .subscriptDecl(let subscripting): add(subscripting, conditions, to: &type)
        case .initializerDecl(let initializer): add(initializer, conditions, to: &type)
        case .associatedTypeDecl(let associated):
          type.associatedTypes.append(
            AssociatedType(
              name: associated.name.plainText, parents: associated.inheritanceClause.types,
              defaultType: (associated.initializer?.value).map(TypeExpression.init),
              requirements: associated.genericWhereClause.requirements, conditions: conditions))
        case .typeAliasDecl(let alias): type.aliases.append(TypeAlias(alias))
        case .ifConfigDecl(let block): read(block, under: conditions, into: &type)
        default: break
        }
      }
    }

    private func read(_ block: IfConfigDeclSyntax, under conditions: [String], into type: inout TypeDeclaration) {
      for (condition, members) in block.branches { read(members, under: conditions + [condition], into: &type) }
    }

    private func member(
      _ kind: Member.Kind, _ syntax: some WithAttributesSyntax & WithModifiersSyntax, _ conditions: [String],
      named name: some SyntaxProtocol
    ) -> Member {
      Member(
        kind: kind, attributes: syntax.attributes.texts, modifiers: syntax.modifiers.map(\.trimmedDescription),
        conditions: conditions,
        position: lines.position(of: offset + name.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
  }

  extension IfConfigDeclSyntax {
    /// The members of each branch, with the complete condition of the branch.
    var branches: [(condition: String, members: MemberBlockItemListSyntax)] {
      var earlier: [String] = []
      return clauses.compactMap { clause in
        let own = clause.condition?.spacedTokens
        let parts = earlier.map { "!(\($0))" } + (own.map { [earlier.isEmpty ? $0 : "(\($0))"] } ?? [])
        if let own { earlier.append(own) }
        guard case .decls(let members) = clause.elements else { return nil }
        return (parts.joined(separator: " && "), members)
      }
    }
  }

  extension ExprSyntax {
    /// The tokens, with a single space in place of spaces, line breaks, and comments.
    fileprivate var spacedTokens: String {
      var text = ""
      var isApart = false
      for token in tokens(viewMode: .sourceAccurate) {
        if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
        text += token.text
        isApart = !token.trailingTrivia.isEmpty
      }
      return text
    }
  }

  // MARK: - Kinds of members

  extension ReferenceMemberReader {
    private func add(_ syntax: FunctionDeclSyntax, _ conditions: [String], to type: inout TypeDeclaration) {
      let isOperator =
        switch syntax.name.tokenKind {
        case .identifier: false
        default: true
        }
      let function = Function(
        name: syntax.name.plainText, isOperator: isOperator, generics: syntax.genericParameterClause.parameters,
        requirements: syntax.genericParameterClause.requirements + syntax.genericWhereClause.requirements,
        parameters: syntax.signature.parameterClause.parameters.map { Parameter($0) },
        effects: Effects(syntax.signature.effectSpecifiers),
        result: (syntax.signature.returnClause?.type).map(TypeExpression.init))
      type.members.append(member(.function(function), syntax, conditions, named: syntax.name))
    }

    private func add(_ syntax: SubscriptDeclSyntax, _ conditions: [String], to type: inout TypeDeclaration) {
      let value = Subscript(
        generics: syntax.genericParameterClause.parameters,
        requirements: syntax.genericParameterClause.requirements + syntax.genericWhereClause.requirements,
        parameters: syntax.parameterClause.parameters.map { Parameter(ofSubscript: $0) },
        result: TypeExpression(syntax.returnClause.type), accessors: Accessors(syntax.accessorBlock))
      type.members.append(member(.subscript(value), syntax, conditions, named: syntax.subscriptKeyword))
    }

    private func add(_ syntax: InitializerDeclSyntax, _ conditions: [String], to type: inout TypeDeclaration) {
      let value = Initializer(
        generics: syntax.genericParameterClause.parameters,
        requirements: syntax.genericParameterClause.requirements + syntax.genericWhereClause.requirements,
        parameters: syntax.signature.parameterClause.parameters.map { Parameter($0) },
        effects: Effects(syntax.signature.effectSpecifiers), failability: syntax.optionalMark?.text ?? "")
      type.members.append(member(.initializer(value), syntax, conditions, named: syntax.initKeyword))
    }

    private func add(_ syntax: VariableDeclSyntax, _ conditions: [String], to type: inout TypeDeclaration) {
      let isLet = syntax.bindingSpecifier.text == "let"
      // In `var width, height: Int`, the last type applies to all variables.
      var written: TypeExpression?
      var members: [Member] = []
      for binding in syntax.bindings.reversed() {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        written =
          (binding.typeAnnotation?.type).map(TypeExpression.init) ?? (binding.initializer == nil ? written : nil)
        var accessors = Accessors(binding.accessorBlock)
        let isStored = binding.accessorBlock == nil || binding.accessorBlock?.observes == true
        if isStored { accessors.hasSetter = !isLet }
        let property = Property(
          name: name.plainText, type: written ?? (binding.initializer?.value).flatMap(TypeExpression.init(literal:)),
          accessors: accessors, isLet: isLet, isStored: isStored,
          initialValue: binding.initializer?.value.trimmedDescription, isInitiallyEmpty: binding.isInitiallyEmpty)
        members.append(member(.property(property), syntax, conditions, named: name))
      }
      type.members += members.reversed()
    }
  }

  // MARK: - Parts of members

  extension Parameter {
    /// Creates a parameter of a subscript, where a single name isn't a label.
    init(ofSubscript syntax: FunctionParameterSyntax) {
      self.init(syntax)
      if syntax.secondName == nil { label = nil }
    }

    init(_ syntax: FunctionParameterSyntax) {
      var type = TypeExpression(syntax.type)
      var specifiers: [String] = []
      var typeAttributes: [String] = []
      if case .attributed(let some, let others, let bare) = type {
        specifiers = some
        typeAttributes = others
        type = bare
      }
      let first = syntax.firstName.plainText
      self.init(
        label: first == "_" && !syntax.firstName.text.hasPrefix("`") ? nil : first,
        name: syntax.secondName?.plainText ?? first, type: type, specifiers: specifiers, typeAttributes: typeAttributes,
        attributes: syntax.attributes.texts, isVariadic: syntax.ellipsis != nil,
        defaultValue: syntax.defaultValue?.value.trimmedDescription)
    }
  }

  extension Accessors {
    init(_ block: AccessorBlockSyntax?) {
      self.init()
      guard case .accessors(let list) = block?.accessors else { return }
      for accessor in list {
        let modifier = accessor.modifier?.name.text
        if ["borrow", "mutate"].contains(accessor.accessorSpecifier.text), modifier != "yielding" { isBorrowed = true }
        dependsOnLifetimes =
          dependsOnLifetimes
          || accessor.attributes.texts.contains { $0.hasPrefix("@_lifetime") || $0.hasPrefix("@lifetime") }
        switch accessor.accessorSpecifier.text {
        case "get", "_read", "read", "yielding borrow", "borrow":
          getEffects = Effects(accessor.effectSpecifiers)
          isGetMutating = modifier == "mutating"
        case "set", "_modify", "modify", "mutate":
          hasSetter = true
          isSetNonmutating = modifier == "nonmutating"
        default: break
        }
      }
    }
  }

  extension PatternBindingSyntax {
    /// Whether the initial value is `nil`, `[]`, `[:]`, or a call of the type without arguments.
    fileprivate var isInitiallyEmpty: Bool {
      guard let type = typeAnnotation.map({ TypeExpression($0.type) }), let value = initializer?.value else {
        return false
      }
      guard let call = value.as(FunctionCallExprSyntax.self) else {
        return ["nil", "[]", "[:]"].contains(value.trimmedDescription)
      }
      guard call.leftParen != nil, call.arguments.isEmpty, call.trailingClosure == nil else { return false }
      let name = if case .optional(let wrapped) = type { wrapped.description } else { type.description }
      return [".init", name].contains(call.calledExpression.trimmedDescription)
    }
  }

  extension AccessorBlockSyntax {
    /// Whether the accessors observe a stored property instead of computing one.
    fileprivate var observes: Bool {
      guard case .accessors(let list) = accessors else { return false }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  extension TypeExpression {
    /// Creates the default type of a literal.
    fileprivate init?(literal: ExprSyntax) {
      switch literal.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: self = .name("Int")
      case .floatLiteralExpr: self = .name("Double")
      case .booleanLiteralExpr: self = .name("Bool")
      case .stringLiteralExpr, .simpleStringLiteralExpr: self = .name("String")
      case .prefixOperatorExpr(let negated) where negated.operator.text == "-":
        self.init(literal: negated.expression)
      default: return nil
      }
    }
  }
#endif
