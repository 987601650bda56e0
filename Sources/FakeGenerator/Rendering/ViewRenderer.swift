/// Writes the typed views of a fake: its stubs, its verifications and its history.
struct ViewRenderer {
  let plan: FakePlan
  let members: [MemberPlan]
  let isStatic: Bool

  private var access: String { plan.access.spaced }
  private var storage: String { plan.names.viewStorage }
  private var prefix: String { isStatic ? "Static" : "" }

  /// Write the three types.
  func render(to writer: inout CodeWriter) {
    writeType(plan.names.stubs, "Mimus.Storage", &writer, writeStub)
    writer.gap()
    writeType(plan.names.verifications, "Mimus._Verification", &writer, writeVerification)
    writer.gap()
    writeType(plan.names.history, "Mimus.Storage", &writer, writeHistory)
  }

  private func writeType(
    _ name: String, _ stored: String, _ writer: inout CodeWriter, _ write: (inout CodeWriter, ViewMember) -> Void
  ) {
    writer.block("\(access)struct \(prefix)\(name)") { writer in
      writer.line("fileprivate let \(storage): \(stored)")
      let views = members.map { ViewMember(plan: plan, member: $0) }
      writer.terse { writer in
        writer.members(views, under: \.member.conditions, spaced: false) { writer, view in write(&writer, view) }
      }
    }
  }

  // MARK: Stubs

  private func writeStub(_ writer: inout CodeWriter, _ view: ViewMember) {
    let member = view.member
    view.availability.forEach { writer.line($0) }
    switch member.kind {
    case .function:
      writer.declaration(
        "\(access)func \(member.name.quotedIfKeyword())\(view.generics.clause)(",
        view.parameters(returning: .withDefault), ") -> \(view.stubType(member.effects))", where: view.whereList
      ) { $0.list(".init(", view.draft(member.identifierLiteral), ")") }
    case .property:
      let get = view.stubType(member.accessors.getEffects)
      let made = ".init(\(view.draft(member.identifierLiteral).joined(separator: ", ")))"
      if member.accessors.hasSetter, !member.isResultUncopyable {
        writer.property(
          "\(access)var \(member.name.quotedIfKeyword())", "Mimus._StubbedProperty<\(get), \(view.value)>"
        ) { $0.line(".init(\(made), \(view.storage), \(member.setterLiteral))") }
      } else {
        writer.property("\(access)var \(member.name.quotedIfKeyword())", "Mimus._StubbedReading<\(get)>") {
          $0.line(".init(\(made))")
        }
      }
    case .subscript: writeSubscriptStub(&writer, view)
    case .initializer: break
    }
    if member.needsOwnAnswer { OwnStubRenderer(plan: plan, view: view).render(to: &writer) }
  }

  private func writeSubscriptStub(_ writer: inout CodeWriter, _ view: ViewMember) {
    let member = view.member
    let get = view.stubType(member.accessors.getEffects)
    let head = "\(access)subscript\(view.generics.clause)("
    let made = view.draft(member.identifierLiteral)
    let isSettable = member.accessors.hasSetter && !member.isResultUncopyable
    let type =
      isSettable
      ? "Mimus._StubbedSubscript<\(get), \(view.setArguments), \(view.value)>" : "Mimus._StubbedReading<\(get)>"
    writer.declaration(head, view.parameters(returning: .withDefault), ") -> \(type)", where: view.whereList) {
      writer in
      let reading = ".init(\(made.joined(separator: ", ")))"
      if isSettable {
        let setting = ([view.storage, member.setterLiteral] + view.matchers + ["$0"]).joined(separator: ", ")
        writer.list(".init(", [reading, "set: { .init(\(setting)) }"], ")")
      } else {
        writer.line(".init(\(reading))")
      }
    }
  }

  // MARK: Verifications

  private func writeVerification(_ writer: inout CodeWriter, _ view: ViewMember) {
    let member = view.member
    view.availability.forEach { writer.line($0) }
    switch member.kind {
    case .function:
      writer.declaration(
        "\(access)func \(member.name.quotedIfKeyword())\(view.argumentGenerics.clause)(",
        view.parameters(returning: .required), ")", where: view.argumentWhereList
      ) { $0.list("\(view.storage).check(", [member.identifierLiteral] + view.matchers, ")") }
    case .property, .subscript:
      let isSettable = member.accessors.hasSetter && !member.isResultUncopyable
      let type = isSettable ? "Mimus._VerifiedProperty<\(view.value)>" : "Mimus._VerifiedReading"
      let arguments =
        [view.storage, member.identifierLiteral] + (isSettable ? [member.setterLiteral] : []) + view.matchers
      if member.kind == .property {
        writer.property("\(access)var \(member.name.quotedIfKeyword())", type) { $0.list(".init(", arguments, ")") }
      } else {
        let generics = isSettable ? view.generics : view.argumentGenerics
        writer.declaration(
          "\(access)subscript\(generics.clause)(", view.parameters(returning: .required), ") -> \(type)",
          where: isSettable ? view.whereList : view.argumentWhereList
        ) { $0.list(".init(", arguments, ")") }
      }
    case .initializer: break
    }
  }

  // MARK: History

  private func writeHistory(_ writer: inout CodeWriter, _ view: ViewMember) {
    let member = view.member
    view.availability.forEach { writer.line($0) }
    switch member.kind {
    case .function:
      let type = "[\(view.history)]"
      let body = "\(storage)._history(\(member.identifierLiteral))"
      if member.differsByResult {
        let name = member.keyWithoutResult.quotedIfKeyword()
        let result = member.value.erasing(member.genericNames).asExpression
        writer.declaration("\(access)func \(name)(", ["returning: \(result).Type"], ") -> \(type)") { $0.line(body) }
      } else {
        writer.property("\(access)var \(member.key.quotedIfKeyword())", type) { $0.line(body) }
      }
    case .property:
      let isSettable = member.accessors.hasSetter && !member.isResultUncopyable
      let type = isSettable ? "Mimus._PropertyCalls<Void, \(view.value)>" : "Mimus._ReadingCalls<Void>"
      let setter = isSettable ? ", \(member.setterLiteral)" : ""
      writer.property("\(access)var \(member.name.quotedIfKeyword())", type) {
        $0.line(".init(\(storage), \(member.identifierLiteral)\(setter))")
      }
    case .subscript:
      let isSettable = member.accessors.hasSetter && !member.isResultUncopyable
      let read = view.history
      let type = isSettable ? "Mimus._PropertyCalls<\(read), \(view.value)>" : "Mimus._ReadingCalls<\(read)>"
      let arguments =
        [view.storage, member.identifierLiteral] + (isSettable ? [member.setterLiteral] : []) + view.matchers
      let generics = isSettable ? view.generics : view.argumentGenerics
      writer.declaration(
        "\(access)subscript\(generics.clause)(", view.parameters(returning: .required), ") -> \(type)",
        where: isSettable ? view.whereList : view.argumentWhereList
      ) { $0.list(".init(", arguments, ")") }
    case .initializer: break
    }
  }
}
