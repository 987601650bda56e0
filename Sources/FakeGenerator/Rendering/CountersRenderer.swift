/// Writes fakes that don't need a library: counts, arguments, and return values are plain variables.
struct CountersRenderer {
  let plan: FakePlan

  init(plan: FakePlan) {
    var plan = plan
    plan.separateCounters()
    self.plan = plan
  }

  /// Writes the fake.
  func render(to writer: inout CodeWriter) {
    var parents = plan.inherited
    let unchecked = plan.uncheckedSendable
    if plan.isSendable, plan.shape == .conformingClass, !parents.contains(unchecked) { parents.append(unchecked) }
    let keyword = plan.shape == .conformingActor ? "actor" : "final class"
    FakeFrame(plan: plan).write(to: &writer, inheriting: parents, keyword: keyword) { writer in
      for alias in plan.aliases {
        writer.line("\(plan.access.spaced)typealias \(alias.name.quotedIfKeyword()) = \(alias.type)")
      }
      writeInitializers(&writer)
      if let client = plan.client { ClientRenderer(plan: plan, client: client).render(to: &writer) }
      writer.members(plan.members.filter { $0.kind != .initializer }, under: { $0.conditions }) { writer, member in
        if !keepsStaticsApart(member) { writeHelpers(of: member, &writer) }
        write(member, &writer)
      }
      IdentityRenderer(plan: plan).render(to: &writer)
    }
    writeStatics(&writer)
  }

  /// Returns whether a member's variables can't be static members of the fake, because a generic type has none.
  private func keepsStaticsApart(_ member: MemberPlan) -> Bool { member.isStatic && !plan.generics.isEmpty }

  private func writeStatics(_ writer: inout CodeWriter) {
    let members = plan.members.filter { keepsStaticsApart($0) && $0.kind != .initializer }
    guard !members.isEmpty else { return }
    writer.gap()
    FakeFrame(plan: plan).writeConditions(to: &writer) { writeStatics(members, &$0) }
  }

  private func writeStatics(_ members: [MemberPlan], _ writer: inout CodeWriter) {
    writer.line("/// The static members of every \(plan.name), which share their counts.")
    writer.attributes(plan.attributes.filter { $0.hasPrefix("@_spi") })
    writer.block("\(plan.access.spaced)enum \(plan.name)Statics") { writer in
      writer.members(members, under: { $0.conditions }, spaced: false) { writer, member in
        writeHelpers(of: member, &writer)
      }
    }
  }

  private func writeInitializers(_ writer: inout CodeWriter) {
    let initializers = plan.members.filter { $0.kind == .initializer }
    guard plan.shape != .subclass else {
      // All others are inherited as they are.
      guard plan.isIsolated, let plain = initializers.first(where: \.isPlainNonisolatedInitializer) else { return }
      writer.gap()
      writer.block(plan.access(of: plain).spaced, "nonisolated override init()") { $0.line("super.init()") }
      if initializers.contains(where: { $0.identifier == "init(from:)" }) {
        writer.gap()
        writer.block(plan.access.spaced, "required init(from decoder: any Swift.Decoder) throws") {
          $0.line("try super.init(from: decoder)")
        }
      }
      return
    }
    let isPlain = initializers.contains { $0.parameters.isEmpty && $0.failability.isEmpty }
    if !isPlain, plan.superclassCreation != .overridden {
      let isDefaulted = plan.superclassCreation == .defaulted
      writer.gap()
      let modifiers = (plan.hasSuperclass && !isDefaulted ? "override " : "") + plan.access.spaced
      writer.line(modifiers, isDefaulted ? "init() { super.init() }" : "init() {}")
    }
    writer.members(initializers, under: { $0.conditions }) { writer, member in
      writer.attributes(member.attributes)
      writer.declaration(where: member.requirements) { writer in
        writer.write(plan.initializerIsolation(of: member))
        if member.isOverride { writer.write(member.modifiers.contains("required") ? "required " : "override ") }
        writer.write(plan.access.spaced)
        member.writeInitializer(to: &writer)
      } body: { writer in
        guard plan.hasSuperclass else { return }
        writer.line { member.writeSuperclassInitializer(isForwarded: member.isOverride, to: &$0) }
      }
    }
  }
}

extension MemberPlan {
  /// Whether it's an initializer without parameters that isn't isolated, as the compiler's own.
  fileprivate var isPlainNonisolatedInitializer: Bool { parameters.isEmpty && modifiers.contains("nonisolated") }
}

// MARK: - Variables

extension CountersRenderer {
  private func modifiers(of member: MemberPlan) -> String {
    let access = (member.namesDeprecatedTypes ? String.deprecation.spaced : "") + plan.access(of: member).spaced
    if member.isStatic { return "@safe " + access + "nonisolated(unsafe) static " }
    // The superclass's conformance to `Sendable` is checked.
    let isShared = plan.shape == .subclass && plan.isSendable && !plan.isIsolated
    let isApart = plan.isIsolated && plan.isLeft(by: member) || isShared
    return isApart ? "@safe " + access + "nonisolated(unsafe) " : access
  }

  /// Returns the member with the types that its variables can name: in a class, a stored property can't have `Self`, and
  /// outside the fake, its aliases aren't visible.
  private func settled(_ member: MemberPlan) -> MemberPlan {
    if plan.shape == .subclass { return member.substituting(["Self": plan.type]) }
    if !keepsStaticsApart(member) { return member }
    return member.substituting(Dictionary(plan.aliases.map { ($0.name, $0.type) }) { first, _ in first })
  }

  private func writeHelpers(of member: MemberPlan, _ writer: inout CodeWriter) {
    let modifiers = modifiers(of: member)
    let member = settled(member)
    let erased = member.genericNames.union(member.isStatic ? Set(plan.generics.map(\.name)) : [])
    let key = member.key
    writer.line("\(modifiers)var \(key)CallCount = 0")
    if let types = argumentTypes(of: member, erased) {
      writer.history("\(modifiers)var \(key)ArgsForCall:", types, isTuple: types.count > 1)
    }
    if member.kind != .function, member.accessors.hasSetter {
      writer.line("\(modifiers)var \(key)SetCallCount = 0")
      if !member.isResultUncopyable {
        writer.line("\(modifiers)var \(key)SetArgsForCall: [\(member.value.erasing(erased))] = []")
      }
    }
    if member.kind == .function ? member.effects.mayThrow : member.accessors.getEffects.mayThrow,
      let error = errorType(of: member, erased)
    {
      writer.line("\(modifiers)var \(key)Error: \(error)?")
    }
    writeReturnValue(of: member, erased, modifiers, &writer)
  }

  private func writeReturnValue(
    of member: MemberPlan, _ erased: Set<String>, _ modifiers: String, _ writer: inout CodeWriter
  ) {
    guard member.result != nil, !member.isResultNever else { return }
    if member.isResultUncopyable {
      // A variable can't hold a value of a type that only the call determines.
      if member.value.mentions(erased) { return }
      writer.line("\(modifiers)var \(member.key)ReturnValue: (() -> \(member.value))!")
      return
    }
    let type = member.value.erasing(erased)
    if !type.mentions(plan.hiddenNames), let value = type.plainDefault {
      writer.line("\(modifiers)var \(member.key)ReturnValue: \(type) = \(value)")
    } else if case .optional = type {
      writer.line("\(modifiers)var \(member.key)ReturnValue: \(type)")
    } else if member.isResultOptional, type == member.value {
      writer.line("\(modifiers)var \(member.key)ReturnValue: \(type) = nil")
    } else {
      writer.line("\(modifiers)var \(member.key)ReturnValue: \(TypeExpression.implicitlyUnwrapped(type))")
    }
  }

  private func errorType(of member: MemberPlan, _ erased: Set<String>) -> String? {
    let effects = member.kind == .function ? member.effects : member.accessors.getEffects
    switch effects.throwing {
    case .any: return "(any \(plan.standard("Error")))"
    case .typed(let type): return type.mentions(erased) ? nil : "\(type)".hasPrefix("any ") ? "(\(type))" : "\(type)"
    case .never, .rethrows: return nil
    }
  }

  /// Returns the types of the recorded arguments of a call, with their labels if there are several.
  private func argumentTypes(of member: MemberPlan, _ erased: Set<String>) -> [String]? {
    let recorded = member.recorded
    guard let first = recorded.first else { return nil }
    if recorded.count == 1 { return [first.value.countersType(erased).description] }
    return recorded.map { parameter in
      let label = plan.isUnnamed(parameter) ? "" : "\(parameter.name.quotedAsLabel): "
      return "\(label)\(parameter.value.countersType(erased))"
    }
  }
}

extension CodeWriter {
  /// Writes the variable of a history, broken as swift-format breaks it.
  fileprivate mutating func history(_ head: String, _ types: [String], isTuple: Bool) {
    let (opening, closing) = isTuple ? ("[(", ")]") : ("[", "]")
    let type = opening + types.joined(separator: ", ") + closing
    if fits("\(head) \(type) = []") { return line("\(head) \(type) = []") }
    line(head)
    indented { writer in
      if writer.fits("\(type) = []") {
        writer.line("\(type) = []")
      } else if writer.fits("\(type) =") {
        writer.line("\(type) =")
        writer.indented { $0.line("[]") }
      } else {
        writer.line { writer in
          writer.write(opening)
          writer.list(of: types) { $0.write($1) }
          writer.write(closing, " = []")
        }
      }
    }
  }
}

// MARK: - Members

extension CountersRenderer {
  private func write(_ member: MemberPlan, _ writer: inout CodeWriter) {
    writer.attributes(member.attributes)
    let isOverride = plan.shape == .subclass || member.isOverride
    var modifiers = isOverride ? "override " : ""
    modifiers += plan.access(of: member).spaced + member.modifiers.map(\.spaced).joined()
    if member.isStatic { modifiers += isOverride ? "class " : "static " }
    switch member.kind {
    case .function:
      writer.declaration(where: member.requirements) { writer in
        writer.write(modifiers)
        member.writeFunction(to: &writer)
      } body: {
        writeGetting(member, member.effects, &$0)
      }
    case .property:
      writer.declaration { writer in
        writer.write(modifiers)
        member.writeProperty(to: &writer)
      } body: {
        writeAccessors(member, &$0)
      }
    case .subscript:
      writer.declaration(where: member.requirements) { writer in
        writer.write(modifiers)
        member.writeSubscript(to: &writer)
      } body: {
        writeAccessors(member, &$0)
      }
    case .initializer: break
    }
  }

  private func writeAccessors(_ member: MemberPlan, _ writer: inout CodeWriter) {
    writer.block("get\(member.accessors.getEffects)") { writeGetting(member, member.accessors.getEffects, &$0) }
    guard member.accessors.hasSetter else { return }
    writer.block("set") { writer in
      let prefix = prefix(of: member)
      writer.line("\(prefix)SetCallCount += 1")
      if member.isResultUncopyable { return }
      writer.line("\(prefix)SetArgsForCall.append(newValue)")
      writer.line("\(prefix)ReturnValue = newValue")
    }
  }

  private func prefix(of member: MemberPlan) -> String {
    if keepsStaticsApart(member) { return "\(plan.name)Statics.\(member.key)" }
    let names = Set(member.parameters.map(\.name))
    let hides = ["CallCount", "ArgsForCall", "ReturnValue", "Error"].contains { names.contains(member.key + $0) }
    return (hides ? "self." : "") + member.key
  }

  private func writeGetting(_ member: MemberPlan, _ effects: Effects, _ writer: inout CodeWriter) {
    let prefix = prefix(of: member)
    let erased = member.genericNames.union(member.isStatic ? Set(plan.generics.map(\.name)) : [])
    writer.line("\(prefix)CallCount += 1")
    let isResultSent = member.isResultSending && !member.isResultUncopyable
    if isResultSent || member.recorded.contains(where: \.isSentBack) { writeSending(&writer) }
    let values = member.recorded.map { parameter in
      let name = parameter.quotedName
      if parameter.passing == .pack { return writePacking(parameter, of: member, &writer) }
      if parameter.isSentBack { return "sent(\(name))" }
      return parameter.isMoved ? "copy \(name)" : name
    }
    if !values.isEmpty {
      let value = values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
      writer.line("\(prefix)ArgsForCall.append(\(value))")
    }
    if effects.mayThrow, errorType(of: member, erased) != nil {
      writer.line("if let error = \(prefix)Error { throw error }")
    }
    guard member.result != nil else { return }
    let isErased = settled(member).value.mentions(erased)
    if member.isResultNever {
      // A body that returns nothing would be that of the result builder that the requirement may have.
      writer.line("return Swift.fatalError(\"\(member.identifier) never returns\")")
    } else if member.isResultUncopyable, isErased {
      writer.line("Swift.fatalError(\"\(member.identifier) cannot give a value of a type that only its caller knows\")")
    } else {
      let value = "\(prefix)ReturnValue" + unwrapping(member, isErased: isErased)
      writer.line(isResultSent ? "return sent(\(value))" : "return \(value)")
    }
  }

  /// Returns what makes the result of a member from its variable.
  private func unwrapping(_ member: MemberPlan, isErased: Bool) -> String {
    if member.isResultUncopyable { return "()" }
    if member.isResultAny { return "!" }
    if isErased, case .optional = member.value { return " as? \(member.value.withoutOptional)" }
    return isErased || member.value.mentions(["Self"]) ? " as! \(member.value)" : ""
  }

  /// Writes a function that sends a value although the fake holds it, too. The test that set the value knows that.
  private func writeSending(_ writer: inout CodeWriter) {
    writer.block("func sent<Value>(_ value: Value) -> sending Value") { writer in
      writer.line("@safe nonisolated(unsafe) let value = value")
      writer.line("return value")
    }
  }
}

// MARK: - Packs

extension CountersRenderer {
  /// Writes the code that makes an array of a parameter pack, and returns the array's name.
  private func writePacking(_ parameter: ParameterPlan, of member: MemberPlan, _ writer: inout CodeWriter) -> String {
    var array = member.key + parameter.name.wordsOfRawName.capitalizedFirst
    while member.parameters.contains(where: { $0.name == array }) { array += "_" }
    writer.line("var \(array): [Any] = []")
    writer.line("for value in repeat each \(parameter.quotedName) { \(array).append(value) }")
    return array
  }
}

extension ParameterPlan {
  /// Whether the caller gets back the value that it sends.
  fileprivate var isSentBack: Bool { passing == .inout && declared.specifiers.contains("sending") }
}
