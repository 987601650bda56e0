#if HAS_SWIFT_SYNTAX
  import SwiftSyntax

  /// Finds what the parser lets through without an error though the compiler refuses it, so that there is nothing to
  /// agree about.
  final class Leniency: SyntaxVisitor {
    private var isNeeded = false

    static func isNeeded(for tree: some SyntaxProtocol) -> Bool {
      let visitor = Leniency(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.isNeeded
    }

    /// `inout var a = 1` is two variables to the parser, and `var var a = 1` one in another.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      isNeeded =
        isNeeded || node.bindingSpecifier.text == "inout"
        || node.bindings.contains { $0.pattern.is(ValueBindingPatternSyntax.self) }
      return .visitChildren
    }

    /// `@[Int]` and `@(A, B)` are attributes to the parser.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName
      isNeeded = isNeeded || !(name.is(IdentifierTypeSyntax.self) || name.is(MemberTypeSyntax.self))
      return .visitChildren
    }

    /// `func <T>()` is a function without a name to the parser.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      isNeeded =
        isNeeded || node.name.text.isEmpty
        || (node.name.text == "<" && node.signature.parameterClause.parameters.isEmpty)
      return .visitChildren
    }

    // What is in bodies is skipped by the generator.
    override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
