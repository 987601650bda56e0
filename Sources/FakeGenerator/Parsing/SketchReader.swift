import SwiftParser
import SwiftSyntax

/// Reads a class or actor of which the author has written the signatures.
struct SketchReader {
  let lines: LineTable
  /// What was found wrong on the way.
  private(set) var findings: [Finding] = []

  /// Get ready to read a text that holds one declaration.
  init(_ text: String) {
    lines = LineTable(SourceFile(path: "", text: text))
  }

  /// Read the declaration that a text holds; nil where it is neither a class nor an actor, which is found wrong.
  mutating func read(_ text: String) -> Sketch? {
    for statement in Parser.parse(source: text).statements {
      if let declaration = statement.item.as(ClassDeclSyntax.self) {
        return sketch(declaration, isActor: false)
      } else if let declaration = statement.item.as(ActorDeclSyntax.self) {
        return sketch(declaration, isActor: true)
      } else if let declaration = statement.item.as(DeclSyntax.self) {
        findings += SketchMisuse.findings(declaration)
        return nil
      }
    }
    return nil
  }

  private mutating func sketch(
    _ syntax: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, isActor: Bool
  ) -> Sketch {
    var header = TypeDeclaration(
      kind: .class, name: syntax.name.plainText, position: lines.position(of: syntax.name.start))
    header.attributes = syntax.attributes.texts
    header.modifiers = syntax.modifiers.map(\.trimmedDescription)
    header.parents = syntax.inheritanceClause.types
    header.generics = syntax.genericParameterClause.parameters
    header.requirements = syntax.genericParameterClause.requirements + syntax.genericWhereClause.requirements
    var sketch = Sketch(declaration: header, isActor: isActor)
    sketch.forwards = !syntax.attributes.fakeArguments.contains { argument in
      argument.label?.text == "forwarding" && argument.expression.trimmedDescription == "false"
    }
    add(syntax.memberBlock.members, under: [], to: &sketch)
    if !sketch.hasOwnInitializer { findings += constants }
    return sketch
  }

  /// What is wrong about constants without a value, where no initializer of the author's sets them.
  private var constants: [Finding] = []

  private mutating func add(
    _ members: MemberBlockItemListSyntax, under conditions: [String], to sketch: inout Sketch
  ) {
    for item in members {
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for branch in block.branches { add(branch.members, under: conditions + [branch.condition], to: &sketch) }
      } else {
        sketch.members.append(member(item, conditions))
      }
    }
  }

  private mutating func member(_ item: MemberBlockItemSyntax, _ conditions: [String]) -> SketchMember {
    var read = TypeDeclaration(kind: .class, name: "", position: lines.position(of: 0))
    // The item is read by itself, where it begins at zero.
    MemberReader(offset: item.position.utf8Offset, lines: lines)
      .read(MemberBlockItemListSyntax([item.detached]), under: conditions, into: &read)
    var member = SketchMember(
      range: item.position.utf8Offset..<item.endPosition.utf8Offset, names: item.decl.declaredNames, content: .whole)
    member.member = read.members.first
    if let mark = item.decl.as(VariableDeclSyntax.self)?.attributes.attribute("Faked") { member.member?.apply(mark) }
    let problems = SketchProblems(item.decl)
    member.content = problems.isUnfit ? .unfit : item.decl.sketchedContent
    findings += problems.findings
    if let constant = problems.constant { constants.append(constant) }
    member.needsInitializing = problems.leavesUnset
    if let variable = item.decl.as(VariableDeclSyntax.self) {
      member.isStorage = variable.isStorage
      member.isStored = variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }
    return member
  }
}

extension Sketch {
  /// Whether the author has written an initializer that sets all there is to set.
  var hasOwnInitializer: Bool {
    members.contains { member in
      guard case .initializer = member.member?.kind else { return false }
      return member.content == .whole && !(member.member?.has("convenience") ?? false)
    }
  }
}

extension Member {
  /// Give a property the accessors that a mark before it says: `@Faked(.get, .async, .throws)`.
  fileprivate mutating func apply(_ mark: AttributeSyntax) {
    guard case .property(var property) = kind, case .argumentList(let arguments) = mark.arguments else { return }
    property.accessors.hasSetter = false
    for argument in arguments {
      if let call = argument.expression.as(FunctionCallExprSyntax.self) {
        let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
        if let type { property.accessors.getEffects.throwing = .typed(.verbatim(type.trimmedDescription)) }
      } else if let effect = argument.expression.as(MemberAccessExprSyntax.self) {
        switch effect.declName.baseName.plainText {
        case "async": property.accessors.getEffects.isAsync = true
        case "throws": property.accessors.getEffects.throwing = .any
        default: break
        }
      }
    }
    kind = .property(property)
  }
}

// MARK: - Questions to the syntax

extension SyntaxProtocol {
  /// The byte at which it begins, without what stands before it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Its bytes, without what stands around it.
  var bytes: Range<Int> { start..<endPositionBeforeTrailingTrivia.utf8Offset }
}

extension AttributeListSyntax {
  /// Whether an attribute of a name is there, whatever module it is said to be from.
  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// The attribute of a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self {
      let words = attribute.attributeName.trimmedDescription.split(separator: ".")
      if words.last.map(String.init) == name { return attribute }
    }
    return nil
  }

  fileprivate var fakeArguments: [LabeledExprSyntax] {
    guard case .argumentList(let arguments) = attribute("Fake")?.arguments else { return [] }
    return Array(arguments)
  }
}

extension DeclSyntax {
  /// The names that it declares.
  fileprivate var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
  }

  /// How much of a member is there. What cannot be faked is told apart elsewhere.
  fileprivate var sketchedContent: SketchMember.Content {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): function.body == nil ? .signature : .whole
    case .initializerDecl(let initializer): initializer.body == nil ? .signature : .whole
    case .subscriptDecl(let subscripting): subscripting.accessorBlock?.sketchedContent ?? .signature
    case .variableDecl(let variable): variable.sketchedContent
    default: .whole
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var sketchedContent: SketchMember.Content {
    guard bindings.count == 1, let binding = bindings.first, bindingSpecifier.text == "var",
      binding.initializer == nil, binding.pattern.is(IdentifierPatternSyntax.self)
    else { return .whole }
    return binding.accessorBlock != nil || binding.typeAnnotation == nil ? .whole : .signature
  }

  /// Whether it is the storage of a mock, which the author has made.
  fileprivate var isStorage: Bool {
    guard bindings.count == 1, let binding = bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == "storage"
    else { return false }
    let types = ["Storage", "Mimus.Storage"]
    if let type = binding.typeAnnotation?.type.trimmedDescription { return types.contains(type) }
    let called = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return called.map(types.contains) ?? false
  }
}

extension AccessorBlockSyntax {
  fileprivate var sketchedContent: SketchMember.Content {
    let marked = markedAccessors
    guard !marked.isEmpty else { return .whole }
    return .accessors(get: marked.contains("get"), set: marked.contains("set"))
  }

  /// The keywords of the accessors that are to be written.
  fileprivate var markedAccessors: [String] {
    guard case .accessors(let list) = accessors else { return [] }
    return list.filter { $0.attributes.has("Faked") }.map(\.accessorSpecifier.text)
  }
}
