import SwiftSyntax

/// What is wrong about one member of a sketch.
struct SketchProblems {
  /// What was found.
  private(set) var findings: [Finding] = []
  /// Whether the member cannot be faked, though it has no body.
  private(set) var isUnfit = false
  /// What is wrong about a constant without a value, if no initializer sets it.
  private(set) var constant: Finding?
  /// Whether the member is a stored property that is left without a value.
  private(set) var leavesUnset = false

  /// Look at a member.
  init(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function) where function.body == nil:
      refusePrivate(function.modifiers, function.name.plainText)
      refuseOpaque(function.signature.returnClause?.type, function.name.plainText)
    case .initializerDecl(let initializer) where initializer.body == nil:
      refusePrivate(initializer.modifiers, "init")
      refuseConvenience(initializer)
    case .subscriptDecl(let subscripting):
      refuseBare(subscripting.accessorBlock, after: subscripting.returnClause)
      guard subscripting.accessorBlock?.isToBeWritten ?? true else { return }
      refusePrivate(subscripting.modifiers, "subscript")
    case .variableDecl(let variable): look(at: variable)
    default: break
    }
  }

  private mutating func refuse(_ message: Diagnostic.Message, at offset: Int, _ remedy: Finding.Remedy? = nil) {
    findings.append(Finding(message, at: offset, remedy))
    isUnfit = true
  }

  private mutating func refusePrivate(_ modifiers: DeclModifierListSyntax, _ name: String) {
    for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
      refuse(
        .privateMember(name), at: modifier.start,
        .replace(modifier.start..<modifier.endPosition.utf8Offset, with: "", "remove '\(modifier.name.text)'"))
    }
  }

  private mutating func refuseOpaque(_ type: TypeSyntax?, _ name: String) {
    guard let type, TypeExpression(type).contains(where: { if case .opaque = $0 { true } else { false } }) else {
      return
    }
    refuse(.opaqueResult(name), at: type.start)
  }

  private mutating func refuseConvenience(_ initializer: InitializerDeclSyntax) {
    guard let modifier = initializer.modifiers.first(where: { $0.name.text == "convenience" }) else { return }
    refuse(
      .convenience, at: modifier.start,
      .replace(modifier.start..<modifier.endPosition.utf8Offset, with: "", "remove 'convenience'"))
  }

  /// Refuse accessors of a subscript without braces, which the compiler takes in protocols alone.
  private mutating func refuseBare(_ block: AccessorBlockSyntax?, after result: ReturnClauseSyntax) {
    guard let block else {
      let end = result.bytes.upperBound
      let text = " { @Faked get {} @Faked set {} }"
      return refuse(.bareSubscript, at: result.start, .insert(text, at: end, "write '\(text.dropFirst())'"))
    }
    guard let bare = block.firstBare else { return }
    let texts = block.list.map { $0.body == nil ? "@Faked \($0.trimmedDescription) {}" : $0.trimmedDescription }
    let text = "{ \(texts.joined(separator: " ")) }"
    refuse(.bareSubscript, at: bare.start, .replace(block.bytes, with: text, "write '\(text)'"))
  }
}

// MARK: - Properties

extension SketchProblems {
  private mutating func look(at variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    else { return }
    if let block = binding.accessorBlock { refuseAccessors(block, of: binding, in: variable, name) }
    guard variable.bindings.allSatisfy({ $0.initializer == nil && $0.accessorBlock == nil }) else { return }
    if variable.bindingSpecifier.text == "let" {
      leavesUnset = true
      constant = Finding(
        .constant(name), at: binding.start,
        .replace(variable.bindingSpecifier.bytes, with: "var", "write 'var' to have it faked"))
    } else if variable.bindings.count > 1 {
      refuseList(variable)
    } else {
      refusePrivate(variable.modifiers, name)
      refuseLazy(variable, name)
      if binding.typeAnnotation == nil {
        refuse(
          .untyped(name), at: binding.start,
          .insert(": <#Type#>", at: binding.pattern.bytes.upperBound, "write its type"))
      }
    }
  }

  /// Refuse accessors that are to be written: for properties, a mark before them says which there are.
  private mutating func refuseAccessors(
    _ block: AccessorBlockSyntax, of binding: PatternBindingSyntax, in variable: VariableDeclSyntax, _ name: String
  ) {
    guard let first = block.firstBare ?? block.list.first(where: { $0.attributes.has("Faked") }) else { return }
    var marks = [".get"]
    if let effects = block.list.first?.effectSpecifiers {
      if effects.asyncSpecifier != nil { marks.append(".async") }
      if let type = effects.throwsClause?.type {
        marks.append(".throws(\(type.trimmedDescription).self)")
      } else if effects.throwsClause != nil {
        marks.append(".throws")
      }
    }
    let hasSetter = block.list.contains { $0.accessorSpecifier.text == "set" }
    var words = hasSetter && marks.count == 1 ? [] : ["@Faked(\(marks.joined(separator: ", ")))"]
    words += variable.modifiers.map(\.trimmedDescription)
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let text = (words + ["var", binding.pattern.trimmedDescription + type]).joined(separator: " ")
    let start = variable.modifiers.first?.start ?? variable.bindingSpecifier.start
    refuse(
      .bareAccessors(name, text), at: first.start,
      .replace(start..<variable.bytes.upperBound, with: text, "write '\(text)'"))
  }

  private mutating func refuseLazy(_ variable: VariableDeclSyntax, _ name: String) {
    guard let modifier = variable.modifiers.first(where: { $0.name.text == "lazy" }) else { return }
    leavesUnset = true
    refuse(
      .lazy(name), at: modifier.start,
      .replace(modifier.start..<modifier.endPosition.utf8Offset, with: "", "remove 'lazy'"))
  }

  /// Refuse `var width, height: Int`: an accessor can be added to a single variable only.
  private mutating func refuseList(_ variable: VariableDeclSyntax) {
    var type = ""
    var lines: [String] = []
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.trimmedDescription ?? type
      let head = (variable.modifiers.map(\.trimmedDescription) + ["var"]).joined(separator: " ")
      lines.append("\(head) \(binding.pattern.trimmedDescription)\(type)")
    }
    leavesUnset = true
    let start = variable.modifiers.first?.start ?? variable.bindingSpecifier.start
    refuse(
      .listOfVariables, at: variable.bindings.first?.start ?? start,
      .replace(
        start..<variable.bytes.upperBound, with: lines.reversed().joined(separator: "; "), "declare each by itself"))
  }
}

extension AccessorBlockSyntax {
  /// The accessors; none where a getter's body is all there is.
  fileprivate var list: [AccessorDeclSyntax] {
    if case .accessors(let list) = accessors { Array(list) } else { [] }
  }

  /// The first accessor without braces.
  fileprivate var firstBare: AccessorDeclSyntax? { list.first { $0.body == nil } }

  /// Whether an accessor of it is left to be written.
  fileprivate var isToBeWritten: Bool { list.contains { $0.body == nil || $0.attributes.has("Faked") } }
}

/// What `@Fake` was put on, where that is neither a class nor an actor.
enum SketchMisuse {
  static func findings(_ declaration: DeclSyntax) -> [Finding] {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    let offset = name?.start ?? declaration.start
    let text = name?.plainText ?? ""
    if let type = declaration.as(StructDeclSyntax.self) {
      let keyword = type.structKeyword
      return [
        Finding(
          .notAClass(text, "struct"), at: offset,
          .replace(keyword.bytes, with: "final class", "make it a final class"))
      ]
    }
    if let type = declaration.as(ProtocolDeclSyntax.self) {
      let attribute = type.attributes.attribute("Fake")
      return [
        Finding(
          .fakeOfProtocol(text), at: offset,
          attribute.map { .replace($0.bytes, with: "@Mockable", "write '@Mockable'") })
      ]
    }
    if declaration.is(EnumDeclSyntax.self) { return [Finding(.notAClass(text, "enum"), at: offset)] }
    return [Finding(.nothingToFake, at: offset)]
  }
}

// MARK: - Messages

extension Diagnostic.Message {
  static func notAClass(_ name: String, _ kind: String) -> Self {
    Self(text: "'\(name)' is \(kind == "enum" ? "an" : "a") \(kind): @Fake writes classes and actors")
  }

  static func fakeOfProtocol(_ name: String) -> Self {
    Self(text: "'\(name)' is a protocol: @Fake stands on a fake of it, '@Fake final class Fake\(name): \(name)'")
  }

  static let nothingToFake = Self(text: "@Fake stands on a class or an actor")

  static func privateMember(_ name: String) -> Self {
    Self(text: "'\(name)' is private, so that nobody could call the fake's: write its body, or remove the modifier")
  }

  static func opaqueResult(_ name: String) -> Self {
    Self(text: "what '\(name)' gives has no type that a stub could say: write its body")
  }

  static let convenience = Self(
    text: "a convenience initializer calls another one, and only you know which: write its body")

  static let bareSubscript = Self(
    text: "a subscript's accessors need braces here, and the mark '@Faked' where they are to be written for you")

  static func bareAccessors(_ name: String, _ text: String) -> Self {
    Self(text: "'\(name)' has no accessors before they are written for you: write '\(text)'")
  }

  static func constant(_ name: String) -> Self {
    Self(text: "'\(name)' is a constant without a value: write 'var' to have it faked, or give it a value")
  }

  static func untyped(_ name: String) -> Self { Self(text: "'\(name)' needs a type to be faked") }

  static func lazy(_ name: String) -> Self {
    Self(text: "'\(name)' cannot be lazy: a fake's property is answered by its stubs")
  }

  static let listOfVariables = Self(text: "properties that are to be faked are declared one by one")
}
