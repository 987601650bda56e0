#if HAS_SWIFT_SYNTAX
  import SwiftParser
  import SwiftSyntax

  @testable import FakeGenerator

  extension TypeExpression {
    /// Creates a type from the syntax tree.
    init(_ syntax: TypeSyntax) {
      switch syntax.as(TypeSyntaxEnum.self) {
      case .identifierType(let type):
        self = .named(
          base: (type.moduleSelector?.moduleName.plainText).map { .module($0, of: nil) }, name: type.name.plainText,
          arguments: Self.arguments(type.genericArgumentClause))
      case .memberType(let type):
        let base = TypeExpression(type.baseType)
        self = .named(
          base: (type.moduleSelector?.moduleName.plainText).map { .module($0, of: base) } ?? base,
          name: type.name.plainText, arguments: Self.arguments(type.genericArgumentClause))
      case .optionalType(let type): self = .optional(TypeExpression(type.wrappedType))
      case .implicitlyUnwrappedOptionalType(let type): self = .implicitlyUnwrapped(TypeExpression(type.wrappedType))
      case .arrayType(let type): self = .array(TypeExpression(type.element))
      case .dictionaryType(let type):
        self = .dictionary(key: TypeExpression(type.key), value: TypeExpression(type.value))
      case .inlineArrayType(let type):
        self = .inlineArray(count: Self.argument(type.count), element: Self.argument(type.element))
      case .tupleType(let type): self = .tuple(Self.elements(type.elements)).unwrapped
      case .functionType(let type):
        self = .function(
          FunctionType(
            parameters: Self.elements(type.parameters), effects: Effects(type.effectSpecifiers),
            result: TypeExpression(type.returnClause.type)))
      case .attributedType(let type):
        self = .attributed(
          specifiers: type.specifiers.map(\.trimmedDescription) + type.lateSpecifiers.map(\.trimmedDescription),
          attributes: type.attributes.map(\.trimmedDescription), TypeExpression(type.baseType))
      case .someOrAnyType(let type):
        self.init(TypeExpression(type.constraint), isOpaque: type.someOrAnySpecifier.text == "some")
      case .compositionType(let type): self = .composition(type.elements.map { TypeExpression($0.type) })
      case .metatypeType(let type):
        self = .metatype(TypeExpression(type.baseType), keyword: type.metatypeSpecifier.text)
      case .suppressedType(let type): self = .suppressed(TypeExpression(type.type))
      case .packExpansionType(let type): self = .expansion(TypeExpression(type.repetitionPattern))
      case .packElementType(let type): self = .element(TypeExpression(type.pack))
      case .classRestrictionType: self = .name("AnyObject")
      case .namedOpaqueReturnType, .missingType: self = .verbatim(syntax.trimmedDescription)
      @unknown default: self = .verbatim(syntax.trimmedDescription)
      }
    }

    /// Starting with Swift 6.4, the `?` in `any P?` applies to the whole type.
    private init(_ constraint: TypeExpression, isOpaque: Bool) {
      switch constraint {
      case .optional(let type): self = .optional(TypeExpression(type, isOpaque: isOpaque))
      case .implicitlyUnwrapped(let type): self = .implicitlyUnwrapped(TypeExpression(type, isOpaque: isOpaque))
      case .composition(let types):
        switch types.last {
        case .optional(let type):
          self = .optional(TypeExpression(.composition(types.dropLast() + [type]), isOpaque: isOpaque))
        case .implicitlyUnwrapped(let type):
          self = .implicitlyUnwrapped(TypeExpression(.composition(types.dropLast() + [type]), isOpaque: isOpaque))
        default: self = isOpaque ? .opaque(constraint) : .existential(constraint)
        }
      default: self = isOpaque ? .opaque(constraint) : .existential(constraint)
      }
    }

    /// The type without redundant parentheses. `(any P)?` gets its own parentheses again when it's written.
    private var unwrapped: TypeExpression {
      if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
        if case .expansion = elements[0].type { return self }
        return elements[0].type
      }
      return self
    }

    private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeExpression] {
      clause?.arguments.map(argument) ?? []
    }

    private static func argument(_ syntax: GenericArgumentSyntax) -> TypeExpression {
      if case .type(let type) = syntax.argument { return TypeExpression(type) }
      return .verbatim(syntax.argument.trimmedDescription)
    }

    private static func elements(_ list: TupleTypeElementListSyntax) -> [TupleElement] {
      list.map { element in
        let type = TypeExpression(element.type)
        return TupleElement(
          label: element.firstName?.plainText, name: element.secondName?.plainText,
          type: element.inoutKeyword == nil ? type : .attributed(specifiers: ["inout"], attributes: [], type),
          isVariadic: element.ellipsis != nil)
      }
    }
  }

  extension Effects {
    init(_ syntax: TypeEffectSpecifiersSyntax?) {
      self.init(isAsync: syntax?.asyncSpecifier != nil, throwing: Throwing(syntax?.throwsClause))
    }

    init(_ syntax: FunctionEffectSpecifiersSyntax?) {
      self.init(isAsync: syntax?.asyncSpecifier != nil, throwing: Throwing(syntax?.throwsClause))
    }

    init(_ syntax: AccessorEffectSpecifiersSyntax?) {
      self.init(isAsync: syntax?.asyncSpecifier != nil, throwing: Throwing(syntax?.throwsClause))
    }
  }

  extension Effects.Throwing {
    init(_ syntax: ThrowsClauseSyntax?) {
      guard let syntax else {
        self = .never
        return
      }
      if syntax.throwsSpecifier.text == "rethrows" {
        self = .rethrows
      } else if let type = syntax.type.map(TypeExpression.init) {
        // `throws(any Error)` is equivalent to `throws`.
        self = type == .existential(.name("Error")) ? .any : .typed(type)
      } else {
        self = .any
      }
    }
  }

  extension TokenSyntax {
    /// The text of the token, without backticks around a name.
    var plainText: String {
      let text = self.text
      return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
  }
#endif
