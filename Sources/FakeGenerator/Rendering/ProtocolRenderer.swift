/// Writes the protocol of a concrete type, and the type's conformance to it.
struct ProtocolRenderer {
  let plan: FakePlan

  func render(to writer: inout CodeWriter) {
    FakeFrame(plan: plan).write(to: &writer) { writer in
      writer.attributes(plan.attributes)
      writer.declaration(where: plan.requirements) { writer in
        writer.write(plan.access.spaced, "protocol ", plan.name.quotedIfKeyword())
        let names = plan.generics.map { $0.name.quotedIfKeyword() }
        if !names.isEmpty { writer.write("<", names.joined(separator: ", "), ">") }
        if !plan.inherited.isEmpty {
          writer.write(": ")
          writer.write(list: plan.inherited)
        }
      } body: { writer in
        for generic in plan.generics { writer.line("associatedtype ", generic) }
        writer.members(plan.members, under: { $0.conditions }, spaced: false) { writer, member in
          write(member, &writer)
        }
        if !plan.omissions.isEmpty { writer.gap() }
        for omission in plan.omissions { writer.line("// ", omission.text) }
      }
    }
    writer.gap()
    FakeFrame(plan: plan).writeConditions(to: &writer) { writer in
      writer.attributes(plan.enclosingAvailability + plan.attributes.filter { $0.hasPrefix("@available") })
      let scope = plan.enclosing.map { $0.quotedIfKeyword() + "." }.joined()
      writer.line("extension ", scope, plan.original, ": ", scope, plan.name.quotedIfKeyword(), " {}")
    }
  }

  private func write(_ member: MemberPlan, _ writer: inout CodeWriter) {
    writer.attributes(member.attributes.filter { $0 != "@objc" })
    writer.line { writer in
      for modifier in member.modifiers { writer.write(modifier, " ") }
      switch member.kind {
      case .function:
        member.writeFunction(to: &writer)
        writer.write(ConstraintSignature.clause([], member.requirements))
      case .property:
        member.writeProperty(to: &writer)
        writeAccessors(of: member, &writer)
      case .subscript:
        member.writeSubscript(to: &writer)
        writer.write(ConstraintSignature.clause([], member.requirements))
        writeAccessors(of: member, &writer)
      case .initializer: break
      }
    }
  }

  private func writeAccessors(of member: MemberPlan, _ writer: inout CodeWriter) {
    let accessors = member.accessors
    writer.write(" { ", accessors.isGetMutating ? "mutating " : "", "get", accessors.getEffects)
    if accessors.hasSetter { writer.write(accessors.isSetNonmutating ? " nonmutating set" : " set") }
    writer.write(" }")
  }
}
