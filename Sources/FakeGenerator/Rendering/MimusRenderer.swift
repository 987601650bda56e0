/// Writes fakes that conform to `Mock`: members that record and answer, and typed views of the storage.
struct MimusRenderer {
  let plan: FakePlan

  /// Write the fake.
  func render(to writer: inout CodeWriter) {
    var parents = plan.inherited.map(\.description) + ["Mimus.Mock"]
    if hasStatics { parents.append("Mimus.StaticMock") }
    let keyword = plan.shape == .conformingActor ? "actor" : "final class"
    FakeFrame(plan: plan).write(to: &writer, inheriting: parents, keyword: keyword) { writer in
      for alias in plan.aliases {
        writer.line("\(access)typealias \(alias.name.quotedIfKeyword()) = \(alias.type)")
      }
      render(to: &writer) { writer in
        writer.members(plan.members.filter { $0.kind != .initializer }, under: \.conditions) { writer, member in
          MemberRenderer(plan: plan, member: member).render(to: &writer)
        }
      }
    }
  }

  /// Write all that a fake has besides what the program declares; `writeMembers` writes that where it belongs.
  func render(to writer: inout CodeWriter, _ writeMembers: (inout CodeWriter) -> Void) {
    writeStorage(&writer)
    InitializerRenderer(plan: plan).render(to: &writer)
    writeMembers(&writer)
    IdentityRenderer(plan: plan).render(to: &writer)
    writeViews(&writer)
  }

  private var access: String { plan.access.spaced }
  private var nonisolated: String { plan.isIsolated ? "nonisolated " : "" }
  private var hasStatics: Bool { plan.members.contains { $0.isStatic } }

  private func writeStorage(_ writer: inout CodeWriter) {
    let names = plan.names
    writer.gap()
    if names.storage != "storage" { writer.line("@_implements(Mimus.Mock,storage)") }
    if !plan.hasOwnStorage {
      let value = plan.shape == .subclass || plan.hasOwnInitializers ? " = Mimus.Storage()" : ": Mimus.Storage"
      writer.line("\(access)\(nonisolated)let \(names.storage)\(value)")
    }
    if plan.shape == .subclass {
      writer.line("/// Whether members without a stub call the superclass's.")
      writer.line("\(access)\(plan.isSendable ? "nonisolated(unsafe) " : "")var \(names.callsSuper) = false")
    }
    if let spied = plan.spied {
      let type = plan.changesTarget ? "Mimus._Target<\(spied)>?" : "(\(spied))?"
      writer.line("private let \(names.target): \(type)")
    }
    if hasStatics {
      if plan.generics.isEmpty {
        writer.line("\(access)\(nonisolated)static let staticStorage = Mimus.Storage()")
      } else {
        writer.line(
          "\(access)\(nonisolated)static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }")
      }
    }
    writer.gap()
  }

  // MARK: Views

  private func writeViews(_ writer: inout CodeWriter) {
    for isStatic in [false, true] {
      let members = plan.members.filter { $0.isStatic == isStatic && $0.hasViews }
      // A fake of something without members still has its views, which offer nothing.
      guard !members.isEmpty || !isStatic else { continue }
      writer.gap()
      writeAccess(isStatic: isStatic, &writer)
      writer.gap()
      ViewRenderer(plan: plan, members: members, isStatic: isStatic).render(to: &writer)
    }
  }

  private func writeAccess(isStatic: Bool, _ writer: inout CodeWriter) {
    let names = plan.names
    let prefix = access + nonisolated + (isStatic ? "static " : "")
    let storage = isStatic ? "staticStorage._inSession" : names.storage
    let view = isStatic ? "Static" : ""
    let (stub, verify, calls) =
      isStatic ? (names.staticStub, names.staticVerify, names.staticCalls) : (names.stub, names.verify, names.calls)
    let stubs = view + names.stubs
    let history = view + names.history
    let verifications = view + names.verifications
    writer.line("\(prefix)var \(stub): \(stubs) { \(stubs)(\(names.viewStorage): \(storage)) }")
    writer.line("\(prefix)var \(calls): \(history) { \(history)(\(names.viewStorage): \(storage)) }")
    writer.declaration(
      "\(prefix)func \(verify)(",
      [
        "_ mode: Mimus.VerificationMode = .times(1)", "fileID: StaticString = #fileID",
        "filePath: StaticString = #filePath", "line: UInt = #line", "column: UInt = #column",
      ], ") -> \(verifications)"
    ) {
      let verification = "Mimus._Verification(\(storage), mode, fileID, filePath, line, column)"
      $0.line("\(verifications)(\(names.viewStorage): \(verification))")
    }
  }
}

/// Writes the initializers of a fake.
struct InitializerRenderer {
  let plan: FakePlan

  private var access: String { plan.access.spaced }
  private var storage: String { plan.names.storage }
  /// Whether the fake of a protocol inherits from a class.
  private var hasSuperclass: Bool { plan.inherited.first != plan.original }

  func render(to writer: inout CodeWriter) {
    if plan.shape == .subclass { return writeOverrides(&writer) }
    if plan.hasOwnInitializers { return }
    var parameters = plan.hasOwnStorage ? [] : ["\(storage): Mimus.Storage = Mimus.Storage()"]
    if let spied = plan.spied { parameters.insert("forwardingTo real: (\(spied))? = nil", at: 0) }
    writer.gap()
    writer.declaration("\(access)init(", parameters, ")") { writer in
      if !plan.hasOwnStorage { writer.line("self.\(storage) = \(storage)") }
      if plan.spied != nil {
        writer.line("\(plan.names.target) = \(plan.changesTarget ? "real.map { Mimus._Target($0) }" : "real")")
      }
      if hasSuperclass { writer.line("super.init()") }
    }
    writer.members(plan.members.filter { $0.kind == .initializer }, under: \.conditions) { writer, member in
      write(member, &writer)
    }
  }

  private func write(_ member: MemberPlan, _ writer: inout CodeWriter) {
    member.attributes.forEach { writer.line($0) }
    let overrides = hasSuperclass && member.parameters.isEmpty ? "override " : ""
    let head = "\(access)\(overrides)init\(member.failability)\(member.generics.clause)("
    writer.declaration(head, member.parameterList, ")" + member.effects.description, where: member.whereList) {
      writeBody(of: member, &$0)
    }
  }

  private func record(_ member: MemberPlan, _ writer: inout CodeWriter) {
    writer.list("self.\(storage)._record(", [member.identifierLiteral] + member.recordedArguments, ")")
  }

  private func writeOverrides(_ writer: inout CodeWriter) {
    writer.members(plan.members.filter { $0.kind == .initializer }, under: \.conditions) { writer, member in
      member.attributes.forEach { writer.line($0) }
      let modifier = member.modifiers.contains("required") ? "required" : "override"
      let head = "\(access)\(modifier) init\(member.failability)\(member.generics.clause)("
      writer.declaration(head, member.parameterList, ")" + member.effects.description, where: member.whereList) {
        writeBody(of: member, &$0)
      }
    }
  }

  /// Write what stands in the braces of an initializer: it sets what the fake has, and is recorded.
  func writeBody(of member: MemberPlan, _ writer: inout CodeWriter) {
    if plan.shape == .subclass {
      let consumed = member.parameters.contains { $0.passing == .uncopyable }
      if consumed { record(member, &writer) }
      writer.list("\(member.marks(member.effects))super.init(", member.forwardedArguments, ")")
      if !consumed { record(member, &writer) }
    } else {
      if !plan.hasOwnStorage, !plan.hasOwnInitializers { writer.line("self.\(storage) = Mimus.Storage()") }
      if plan.spied != nil { writer.line("self.\(plan.names.target) = nil") }
      if hasSuperclass { writer.line("super.init()") }
      record(member, &writer)
    }
  }
}

extension FakePlan {
  /// Whether forwarding may change what is forwarded to, so that it has to be held in a variable.
  var changesTarget: Bool {
    opensTarget || members.contains { member in
      member.isForwardable
        && ((member.accessors.hasSetter && !member.accessors.isSetNonmutating) || member.accessors.isGetMutating
          || member.isMutating)
    }
  }

  /// How the target is reached from the constant that a spy binds.
  var targetValue: String { changesTarget ? ".value" : "" }
}
