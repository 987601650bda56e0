#if HAS_SWIFT_SYNTAX
  import SwiftSyntax

  /// Finds code that the parser accepts but the compiler refuses, which can't be compared.
  final class Leniency: SyntaxVisitor {
    private var isNeeded = false

    static func isNeeded(for tree: some SyntaxProtocol) -> Bool {
      let visitor = Leniency(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.isNeeded
    }

    /// The parser reads `inout var a = 1` as two variables, and `var var a = 1` as a variable nested in another.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      isNeeded =
        isNeeded || node.bindingSpecifier.text == "inout"
        || node.bindings.contains { $0.pattern.is(ValueBindingPatternSyntax.self) }
      return .visitChildren
    }

    /// The parser reads `@[Int]` and `@(A, B)` as attributes.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName
      isNeeded = isNeeded || !(name.is(IdentifierTypeSyntax.self) || name.is(MemberTypeSyntax.self))
      return .visitChildren
    }

    /// The parser reads `func <T>()` as a function without a name.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      isNeeded =
        isNeeded || node.name.text.isEmpty
        || (node.name.text == "<" && node.signature.parameterClause.parameters.isEmpty)
      return .visitChildren
    }

    // The generator skips bodies.
    override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
