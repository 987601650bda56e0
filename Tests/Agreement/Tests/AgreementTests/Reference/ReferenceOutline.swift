#if HAS_SWIFT_SYNTAX
  import SwiftParser
  import SwiftSyntax

  @testable import FakeGenerator

  /// The declarations that the parser finds in a file, to compare with those that the scan finds.
  final class ReferenceOutline: SyntaxVisitor {
    private(set) var found: [String] = []
    private var enclosing: [[String]] = []

    init(_ text: String) {
      super.init(viewMode: .sourceAccurate)
      walk(Parser.parse(source: text))
    }

    private func add(_ kind: String, _ name: TokenSyntax, _ node: some DeclSyntaxProtocol) {
      let path = enclosing.flatMap { $0 } + [name.plainText]
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      found.append("\(kind) \(path.joined(separator: ".")) \(start)..<\(end)")
    }

    private func enter(_ names: [String]) -> SyntaxVisitorContinueKind {
      enclosing.append(names)
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      add("protocol", node.name, node)
      return enter([node.name.plainText])
    }
    override func visitPost(_: ProtocolDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add("class", node.name, node)
      return enter([node.name.plainText])
    }
    override func visitPost(_: ClassDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add("struct", node.name, node)
      return enter([node.name.plainText])
    }
    override func visitPost(_: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plainText]) }
    override func visitPost(_: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plainText]) }
    override func visitPost(_: ActorDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(TypeExpression(node.extendedType).namePath ?? [node.extendedType.trimmedDescription])
    }
    override func visitPost(_: ExtensionDeclSyntax) { enclosing.removeLast() }

    // Local declarations aren't faked.
    override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
