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
  func keepsStaticsApart(_ member: MemberPlan) -> Bool { member.isStatic && !plan.generics.isEmpty }

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
    let declared = plan.members.filter { $0.kind == .initializer }
    if plan.shape == .subclass {
      // The compiler would isolate what the fake inherits as the fake. A class that overrides one inherits none.
      if plan.isIsolated, declared.contains(where: \.isNonisolated) { write(declared, &writer) }
      return
    }
    let initializers = declared.map(\.neverFailingIfPlain)
    let isPlain = initializers.contains { $0.parameters.isEmpty && $0.failability.isEmpty }
    if !isPlain, plan.superclassCreation != .overridden {
      let isOverride = plan.hasSuperclass && plan.superclassCreation != .defaulted
      writer.gap()
      let modifiers = (isOverride ? "override " : "") + plan.access.spaced
      // An extension of `OptionSet` meets this requirement off the actor, if the fake doesn't.
      let isOffActor = plan.isIsolated && plan.sources.contains { $0.isKnown && $0.name == "OptionSet" }
      let isCalled = [.defaulted, .chosen].contains(plan.superclassCreation)
      writer.line(isOffActor ? "nonisolated " : "", modifiers, isCalled ? "init() { super.init() }" : "init() {}")
    }
    write(initializers, &writer)
  }

  private func write(_ initializers: [MemberPlan], _ writer: inout CodeWriter) {
    let isSubclass = plan.shape == .subclass
    writer.members(initializers, under: { $0.conditions }) { writer, member in
      let isOverride = isSubclass || member.isOverride
      writer.attributes(member.attributes)
      writer.declaration(where: member.requirements) { writer in
        writer.write(plan.initializerIsolation(of: member))
        if isOverride { writer.write(member.modifiers.contains("required") ? "required " : "override ") }
        writer.write(plan.access(of: member).spaced)
        member.writeInitializer(to: &writer)
      } body: { writer in
        if isOverride, member.isVariadic {
          writer.line { member.writeUncallable(of: plan, to: &$0) }
        } else if isSubclass || plan.hasSuperclass {
          writer.line { member.writeSuperclassInitializer(isForwarded: isOverride, to: &$0) }
        }
      }
    }
  }
}

extension MemberPlan {
  /// The initializer as a fake of a protocol has it. Without parameters, it is the one that is always offered, which also
  /// meets the requirement of a failable one. Only a superclass's may fail.
  fileprivate var neverFailingIfPlain: MemberPlan {
    guard parameters.isEmpty, !isOverride else { return self }
    var initializer = self
    initializer.failability = ""
    return initializer
  }
}

// MARK: - Variables

extension CountersRenderer {
  private func modifiers(of member: MemberPlan) -> String {
    let access = (member.namesDeprecatedTypes ? String.deprecation.spaced : "") + plan.access(of: member).spaced
    let unsafe = "@safe " + access + "nonisolated(unsafe) "
    if member.isStatic {
      guard let actor = member.typesActor else { return unsafe + "static " }
      return (keepsStaticsApart(member) || !plan.isIsolated ? actor + " " : "") + access + "static "
    }
    if !plan.isIsolated, let actor = member.typesActor { return "\(actor) \(access)" }
    // The superclass's conformance to `Sendable` is checked.
    let isShared = plan.shape == .subclass && plan.isSendable && !plan.isIsolated
    return plan.isIsolated && plan.isLeft(by: member) || isShared ? unsafe : access
  }

  /// Returns what a variable of values needs that the initializer can't create, because it isn't on the types' actor.
  private func creation(of member: MemberPlan) -> String {
    !plan.isIsolated && !member.isStatic && member.typesActor != nil ? "lazy " : ""
  }

  /// Returns the member with the types that its variables can name: in a class, a stored property can't have `Self`, and
  /// outside the fake, its aliases aren't visible.
  func settled(_ member: MemberPlan) -> MemberPlan {
    if plan.shape == .subclass { return member.substituting(["Self": plan.type]) }
    if !keepsStaticsApart(member) { return member }
    let aliases = Dictionary(plan.aliases.map { ($0.name, $0.type) }) { first, _ in first }
    // One alias may mention another.
    return member.substituting(aliases.resolvedIfPossible)
  }

  private func writeHelpers(of member: MemberPlan, _ writer: inout CodeWriter) {
    let modifiers = modifiers(of: member)
    let created = modifiers + creation(of: member)
    let member = settled(member)
    let erased = member.genericNames.union(member.isStatic ? Set(plan.generics.map(\.name)) : [])
    let key = member.key
    writer.line("\(modifiers)var \(key)CallCount = 0")
    let types = argumentTypes(of: member, erased)
    if !types.isEmpty { writer.history("\(created)var \(key)ArgsForCall:", types.listed, isTuple: types.count > 1) }
    if member.kind != .function, member.accessors.hasSetter, !member.isResultNever {
      writer.line("\(modifiers)var \(key)SetCallCount = 0")
      if !member.isResultUncopyable {
        let set = types + [(label: "newValue", type: member.value.erasing(erased).description)]
        writer.history("\(created)var \(key)SetArgsForCall:", set.listed, isTuple: set.count > 1)
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
    let aliased = type == member.value ? member.aliasedDefault : nil
    if !type.mentions(plan.hiddenNames), let value = type.plainDefault ?? aliased {
      writer.line("\(modifiers)\(creation(of: member))var \(member.key)ReturnValue: \(type) = \(value)")
    } else if case .optional = type {
      writer.line("\(modifiers)var \(member.key)ReturnValue: \(type)")
    } else if member.isResultOptional, type == member.value {
      writer.line("\(modifiers)var \(member.key)ReturnValue: \(type) = nil")
    } else {
      writer.line("\(modifiers)var \(member.key)ReturnValue: \(TypeExpression.implicitlyUnwrapped(type))")
    }
  }

  func errorType(of member: MemberPlan, _ erased: Set<String>) -> String? {
    let effects = member.kind == .function ? member.effects : member.accessors.getEffects
    switch effects.throwing {
    case .any: return "(any \(plan.standard("Error")))"
    case .typed(let type): return type.mentions(erased) ? nil : "\(type)".hasPrefix("any ") ? "(\(type))" : "\(type)"
    case .never, .rethrows: return nil
    }
  }

  /// Returns the types of the recorded arguments of a call, with their labels.
  private func argumentTypes(of member: MemberPlan, _ erased: Set<String>) -> [(label: String?, type: String)] {
    member.recorded.map { parameter in
      let label = plan.isUnnamed(parameter) ? nil : parameter.name.quotedAsLabel
      return (label, parameter.value.countersType(erased).description)
    }
  }
}

extension [(label: String?, type: String)] {
  /// The elements of a tuple, or the only type.
  fileprivate var listed: [String] {
    if count == 1 { return [self[0].type] }
    return map { label, type in (label.map { $0 + ": " } ?? "") + type }
  }
}

extension CodeWriter {
  /// Writes the variable of a history, broken as swift-format breaks it.
  fileprivate mutating func history(_ head: String, _ types: [String], isTuple: Bool) {
    let (opening, closing) = isTuple ? ("[(", ")]") : ("[", "]")
    let type = opening + types.joined(separator: ", ") + closing
    if fits("\(head) \(type) = []") { return line("\(head) \(type) = []") }
    if fits("\(head) \(type) =") {
      line("\(head) \(type) =")
      return indented { $0.line("[]") }
    }
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
