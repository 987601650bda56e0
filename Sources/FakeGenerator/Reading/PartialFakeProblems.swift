/// Problems with one member of a partial fake.
struct PartialFakeProblems {
  /// The problems found.
  private(set) var findings: [Finding] = []
  /// Whether the member can't be faked even though it has no body.
  private(set) var isUnfit = false
  /// The problem with a property that isn't faked and has no value, if no initializer sets it.
  private(set) var unset: Finding?
  /// Whether the member is a stored property without a value.
  private(set) var leavesUnset = false
  private let reader: SwiftReader
  private let head: DeclarationHead

  /// Examines a member.
  init(_ member: WrittenMember, _ reader: SwiftReader) {
    self.reader = reader
    head = member.head
    switch member.content {
    case .function(let function, let name, _) where ["==", "<"].contains(function.name):
      refuse(.ownComparison(function.name), at: name.lowerBound)
    case .function(let function, let name, let result) where !member.hasBody:
      refusePrivate(function.name)
      refuseUnnamed(function.parameters, at: name.lowerBound, function.name)
      refuseOpaque(function.result, at: result, function.name)
    case .initializer(let initializer) where !member.hasBody:
      refusePrivate("init")
      refuseUnnamed(initializer.parameters, at: head.keyword.lowerBound, "init")
      refuseConvenience()
    case .subscript(let subscripting, let result, let block):
      refuseBare(block, at: result.lowerBound, until: member.range.upperBound)
      guard block.map(isToBeWritten) ?? true else { return }
      refuseUnnamed(subscripting.parameters, at: head.keyword.lowerBound, "subscript")
      refuseOpaque(subscripting.result, at: result, "subscript")
      refusePrivate("subscript")
    case .variable(let bindings): look(at: bindings, until: member.range.upperBound)
    default: break
    }
  }

  private mutating func refuse(_ message: Diagnostic.Message, at offset: Int, _ remedy: Finding.Remedy? = nil) {
    findings.append(Finding(message, at: offset, remedy))
    isUnfit = true
  }

  /// Reports a modifier that must be removed.
  private mutating func refuse(_ modifier: WrittenModifier, _ message: Diagnostic.Message) {
    refuse(message, at: modifier.range.lowerBound, removal(of: modifier))
  }

  /// Returns the fix-it that removes a modifier, together with the space after it.
  private func removal(of modifier: WrittenModifier) -> Finding.Remedy {
    let range = modifier.range.lowerBound..<reader.endOfTrivia(after: modifier.range.upperBound)
    return .replace(range, with: "", "remove '\(reader.text(modifier.range))'")
  }

  private mutating func refusePrivate(_ name: String) {
    if let modifier = reader.privacy(of: head) { refuse(modifier, .privateMember(name)) }
  }

  /// Reports parameters without a name, which a body can't refer to.
  private mutating func refuseUnnamed(_ parameters: [Parameter], at offset: Int, _ name: String) {
    guard let index = parameters.firstIndex(where: { $0.name == "_" }) else { return }
    let parameter = parameters[index]
    let type = (parameter.typeAttributes + parameter.specifiers + ["\(parameter.type)"]).joined(separator: " ")
    let named = "\(parameter.label ?? "_") argument\(index + 1): \(type)\(parameter.isVariadic ? "..." : "")"
    refuse(.unnamedParameter(name, named), at: offset)
  }

  private mutating func refuseOpaque(_ type: TypeExpression?, at place: Range<Int>?, _ name: String) {
    guard let type, let place, type.contains(where: { if case .opaque = $0 { true } else { false } }) else { return }
    refuse(.opaqueResult(name), at: place.lowerBound)
  }

  private mutating func refuseConvenience() {
    guard let modifier = modifier("convenience") else { return }
    refuse(modifier, .convenience)
  }

  private func modifier(_ word: StaticString) -> WrittenModifier? {
    head.modifiers.first { reader.equals($0.word, word) }
  }

  /// Reports accessors of a subscript without braces, which the compiler accepts only in protocols.
  private mutating func refuseBare(_ block: AccessorBlock?, at place: Int, until end: Int) {
    guard let block else {
      let text = " { @Faked get {} @Faked set {} }"
      return refuse(.bareSubscript, at: place, .insert(text, at: end, "write '\(text.dropFirst())'"))
    }
    guard let bare = block.firstBare else { return }
    let texts = block.accessors.map { accessor in
      accessor.hasBody ? reader.text(accessor.range) : "@Faked \(reader.text(accessor.range)) {}"
    }
    let text = "{ \(texts.joined(separator: " ")) }"
    refuse(.bareSubscript, at: bare.range.lowerBound, .replace(block.range, with: text, "write '\(text)'"))
  }

  /// Returns whether one of the accessors remains to be written.
  private func isToBeWritten(_ block: AccessorBlock) -> Bool {
    block.accessors.contains { !$0.hasBody || isMarked($0) }
  }

  private func isMarked(_ accessor: WrittenAccessor) -> Bool {
    reader.attribute("Faked", of: accessor.attributes) != nil
  }
}

// MARK: - Properties

extension PartialFakeProblems {
  private mutating func look(at bindings: [WrittenBinding], until end: Int) {
    guard let binding = bindings.first else { return }
    guard let name = binding.name else { return leaveUnset(binding, .listOfVariables) }
    if let block = binding.accessors {
      refuseAccessors(block, of: binding, name, until: end)
      if block.observes, !(binding.type?.isOptional ?? false) { leaveUnset(binding, .observed(name)) }
    }
    guard bindings.allSatisfy({ $0.initialValue == nil && $0.accessors == nil }) else {
      if let open = bindings.first(where: isUnset) { leaveUnset(open, .listOfVariables) }
      return
    }
    if reader.areStorage(bindings) {
      let end = binding.annotation?.upperBound ?? binding.pattern.upperBound
      leaveUnset(binding, .unsetStorage, .insert(" = Mimus.Storage()", at: end, "give it a value"))
    } else if reader.equals(head.keyword, "let") {
      leaveUnset(
        binding, .constant(name), .replace(head.keyword, with: "var", "declare it with 'var'"))
    } else if bindings.count > 1 {
      refuseList(bindings, until: end)
    } else {
      // Nothing but the fake itself uses it, so it's a variable of the author's own.
      if let modifier = reader.privacy(of: head), isUnset(binding) {
        leaveUnset(binding, .privateMember(name), at: modifier.range.lowerBound, removal(of: modifier))
      }
      refuseLazy(name)
      refuseWeak(name)
      refuseSetter(name)
      if let annotation = binding.annotation {
        refuseOpaque(
          binding.type, at: reader.endOfTrivia(after: annotation.lowerBound + 1)..<annotation.upperBound, name)
      }
      if binding.type == nil {
        refuse(
          .untyped(name), at: binding.pattern.lowerBound,
          .insert(": <#Type#>", at: binding.pattern.upperBound, "insert a type annotation"))
      }
    }
  }

  /// Returns whether a variable has no value from the beginning.
  private func isUnset(_ binding: WrittenBinding) -> Bool {
    let isNil = reader.equals(head.keyword, "var") && binding.type?.isOptional ?? false
    return binding.initialValue == nil && binding.accessors == nil && !isNil
  }

  /// Notes a property that isn't faked, if it has no value.
  private mutating func leaveUnset(
    _ binding: WrittenBinding, _ message: Diagnostic.Message, at offset: Int? = nil, _ remedy: Finding.Remedy? = nil
  ) {
    guard binding.initialValue == nil else { return }
    leavesUnset = true
    unset = Finding(message, at: offset ?? binding.pattern.lowerBound, remedy)
  }

  /// Reports a modifier of a setter that can't exist, because the getter has effects.
  private mutating func refuseSetter(_ name: String) {
    guard let arguments = reader.attribute("Faked", of: head.attributes)?.arguments,
      reader.arguments(in: arguments).count > 1,
      let modifier = head.modifiers.first(where: { reader.text($0.range).hasSuffix("(set)") })
    else { return }
    refuse(modifier, .setterBesideEffects(name))
  }

  /// Reports accessors that remain to be written. For properties, an attribute before them declares the accessors
  /// instead.
  private mutating func refuseAccessors(
    _ block: AccessorBlock, of binding: WrittenBinding, _ name: String, until end: Int
  ) {
    guard let first = block.firstBare ?? block.accessors.first(where: isMarked) else { return }
    if block.accessors.contains(where: { $0.hasBody && !isMarked($0) }) {
      return refuse(.bareBesideBody(name, declaration(of: binding)), at: first.range.lowerBound)
    }
    var marks = [".get"]
    if let accessor = block.accessors.first {
      if accessor.effects.isAsync { marks.append(".async") }
      if let type = accessor.thrownType {
        let name = reader.text(type)
        marks.append(".throws(\(name.contains(" ") ? "(\(name))" : name).self)")
      } else if accessor.effects.throwing != .never {
        marks.append(".throws")
      }
    }
    let hasSetter = block.accessors.contains { reader.equals($0.word, "set") }
    var words = hasSetter && marks.count == 1 ? [] : ["@Faked(\(marks.joined(separator: ", ")))"]
    let mark = head.attributes.lastIndex { reader.equals($0.name, "Faked") }
    if let mark { words += head.attributes[(mark + 1)...].map { reader.text($0.range) } }
    words += modifierTexts
    let text = (words + ["var", declaration(of: binding)]).joined(separator: " ")
    let start = mark.map { head.attributes[$0].range.lowerBound } ?? startWithoutAttributes
    refuse(
      .bareAccessors(name, text), at: first.range.lowerBound,
      .replace(start..<end, with: text, "write '\(text)'"))
  }

  /// The modifiers, except those that a property to fake can't have.
  private var modifierTexts: [String] {
    head.modifiers.filter { !reader.equals($0.word, "weak") && !reader.equals($0.word, "unowned") }
      .map { reader.text($0.range) }
  }

  private var startWithoutAttributes: Int { head.modifiers.first?.range.lowerBound ?? head.keyword.lowerBound }

  private func declaration(of binding: WrittenBinding) -> String {
    reader.text(binding.pattern) + (binding.annotation.map(reader.text) ?? "")
  }

  private mutating func refuseLazy(_ name: String) {
    guard let modifier = modifier("lazy") else { return }
    leavesUnset = true
    refuse(modifier, .lazy(name))
  }

  private mutating func refuseWeak(_ name: String) {
    guard reader.privacy(of: head) == nil, let modifier = modifier("weak") ?? modifier("unowned") else { return }
    refuse(modifier, .weak(name, reader.text(modifier.word)))
  }

  /// Reports `var width, height: Int`, because accessors can be added only to a single variable.
  private mutating func refuseList(_ bindings: [WrittenBinding], until end: Int) {
    var type = ""
    var lines: [String] = []
    for (index, binding) in bindings.enumerated().reversed() {
      type = binding.annotation.map(reader.text) ?? type
      // The attributes before the first one stay where they are.
      let attributes = index == 0 ? [] : head.attributes.map { reader.text($0.range) }
      let words = (attributes + modifierTexts + ["var"]).joined(separator: " ")
      lines.append("\(words) \(reader.text(binding.pattern))\(type)")
    }
    leavesUnset = true
    refuse(
      .listOfVariables, at: bindings[0].pattern.lowerBound,
      .replace(
        startWithoutAttributes..<end, with: lines.reversed().joined(separator: "; "), "declare each property separately"
      ))
  }
}

extension TypeExpression {
  /// Whether a variable of the type has a value from the beginning.
  fileprivate var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension AccessorBlock {
  /// The first accessor without braces.
  fileprivate var firstBare: WrittenAccessor? { accessors.first { !$0.hasBody } }
}

// MARK: - Messages

extension Diagnostic.Message {
  static func privateMember(_ name: String) -> Self {
    Self(text: "'\(name)' is private and cannot be faked; remove the modifier, or write the body")
  }

  static func opaqueResult(_ name: String) -> Self {
    Self(text: "'\(name)' has an opaque type, which a stub cannot name; write its body")
  }

  static func unnamedParameter(_ name: String, _ named: String) -> Self {
    Self(text: "'\(name)' has a parameter without a name, which a fake cannot record; write '\(named)'")
  }

  static let convenience = Self(
    text: "a convenience initializer cannot be faked; write its body")

  static let bareSubscript = Self(
    text: "the accessors of a subscript need braces; mark those to fake with '@Faked'")

  static func bareAccessors(_ name: String, _ text: String) -> Self {
    Self(text: "'\(name)' cannot declare accessors without bodies here; write '\(text)'")
  }

  static func bareBesideBody(_ name: String, _ declaration: String) -> Self {
    Self(
      text: """
        '\(name)' cannot declare one accessor with a body and one without; write both bodies, or only 'var \(declaration)'
        """)
  }

  static let unsetStorage = Self(text: "'storage' has no value; give it one, such as 'Mimus.Storage()'")

  static func constant(_ name: String) -> Self {
    Self(text: "'\(name)' is a constant without a value; declare it with 'var' to fake it, or give it a value")
  }

  static func untyped(_ name: String) -> Self { Self(text: "'\(name)' needs a type annotation to be faked") }

  static func lazy(_ name: String) -> Self {
    Self(text: "'\(name)' cannot be lazy, because stubs answer a fake's properties; remove 'lazy'")
  }

  static func weak(_ name: String, _ modifier: String) -> Self {
    Self(text: "'\(name)' cannot be \(modifier), because the fake keeps what is set; remove '\(modifier)'")
  }

  static func observed(_ name: String) -> Self {
    Self(text: "'\(name)' has observers and cannot be faked; remove them, or give it a value")
  }

  static func setterBesideEffects(_ name: String) -> Self {
    Self(text: "'\(name)' has no setter, because its getter is async or throws; remove the modifier")
  }

  static func ownComparison(_ name: String) -> Self {
    Self(
      text: """
        '\(name)' cannot be declared here, because '@Fake' can add it and the compiler would find it twice; declare it in \
        an extension that states the conformance
        """)
  }

  static func nestedPrivate(_ name: String) -> Self {
    Self(
      text: """
        '\(name)' is private in a type, where a macro cannot add conformances to it; declare it 'fileprivate', or state \
        that it conforms to 'Mock'
        """)
  }

  static let forwardingNotLiteral = Self(
    text: "'forwarding' must be 'true' or 'false', because a macro sees only what is written")

  static let listOfVariables = Self(text: "properties to fake must be declared separately")
}
