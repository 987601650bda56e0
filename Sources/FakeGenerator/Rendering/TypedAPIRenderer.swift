/// Writes the typed API of a fake: its stubs, its verifications, and its history.
struct TypedAPIRenderer {
  let fake: RenderedFake
  let members: [RenderedMember]
  let isStatic: Bool

  private var access: String { fake.access }
  private var storage: String { fake.plan.names.typedStorage }

  /// Writes the three types.
  func render(to writer: inout CodeWriter) {
    let names = fake.plan.names
    writeType(names.stubs, "Mimus.Storage", &writer) { writeStub(&$0, $1) }
    writer.gap()
    writeType(names.verifications, "Mimus._Verification", &writer) { writeVerification(&$0, $1) }
    writer.gap()
    writeType(names.history, "Mimus.Storage", &writer) { writeHistory(&$0, $1) }
  }

  private func writeType(
    _ name: String, _ stored: String, _ writer: inout CodeWriter, _ write: (inout CodeWriter, RenderedMember) -> Void
  ) {
    writer.block(access, "struct ", isStatic ? "Static" : "", name) { writer in
      writer.line("fileprivate let ", storage, ": ", stored)
      writer.terse { writer in
        writer.members(members, under: { $0.plan.conditions }, spaced: false) { writer, member in
          writer.attributes(member.availability + [member.plan.typesActor].compactMap(\.self))
          write(&writer, member)
        }
      }
    }
  }

  private func writeProperty(
    _ member: RenderedMember, _ writer: inout CodeWriter, type: (inout CodeWriter) -> Void,
    body: (inout CodeWriter) -> Void
  ) {
    writer.property({ $0.write(member.access, "var ", member.name) }, type: type, body: body)
  }

  // MARK: Stubs

  private func writeStub(_ writer: inout CodeWriter, _ member: RenderedMember) {
    switch member.plan.kind {
    case .function:
      writer.declaration(where: member.plan.requirements) { writer in
        writer.write(member.access, "func ", member.name, member.stubGenerics.clause, "(")
        member.writeParameters(returning: .withDefault, to: &writer)
        writer.write(") -> ")
        member.writeStubType(member.plan.effects, to: &writer)
      } body: {
        $0.line { member.writeDraft(to: &$0) }
      }
    case .property: writePropertyStub(&writer, member)
    case .subscript: writeSubscriptStub(&writer, member)
    case .initializer: break
    }
    if member.plan.needsOwnAnswer { OwnStubRenderer(fake: fake, member: member).render(to: &writer) }
  }

  private func writePropertyStub(_ writer: inout CodeWriter, _ member: RenderedMember) {
    writeProperty(member, &writer) { writer in
      writer.write(member.isSettable ? "Mimus._StubbedProperty<" : "Mimus._StubbedGetter<")
      member.writeStubType(member.plan.accessors.getEffects, to: &writer)
      if member.isSettable { writer.write(", ", member.typedValue) }
      writer.write(">")
    } body: { writer in
      writer.unbrokenLine { writer in
        writer.write(".init(")
        member.writeDraft(to: &writer)
        if member.isSettable { writer.write(", ", member.storage, ", ", member.setter) }
        writer.write(")")
      }
    }
  }

  private func writeSubscriptStub(_ writer: inout CodeWriter, _ member: RenderedMember) {
    writer.declaration(where: member.plan.requirements) { writer in
      writer.write(member.access, "subscript", member.generics.clause, "(")
      member.writeParameters(returning: .withDefault, to: &writer)
      writer.write(") -> ", member.isSettable ? "Mimus._StubbedSubscript<" : "Mimus._StubbedGetter<")
      member.writeStubType(member.plan.accessors.getEffects, to: &writer)
      if member.isSettable {
        writer.write(", ")
        member.writeSetArguments(to: &writer)
        writer.write(", ", member.typedValue)
      }
      writer.write(">")
    } body: { writer in
      if member.isSettable { return writer.line { writeSettableDraft(of: member, &$0) } }
      writer.unbrokenLine { writer in
        writer.write(".init(")
        member.writeDraft(to: &writer)
        writer.write(")")
      }
    }
  }

  private func writeSettableDraft(of member: RenderedMember, _ writer: inout CodeWriter) {
    writer.write(".init(")
    writer.list { writer in
      writer.item()
      member.writeDraft(to: &writer)
      writer.item("set: { .init(")
      writer.list { writer in
        writer.item(member.storage)
        writer.item(member.setter)
        member.writeMatchers(to: &writer)
        writer.item("$0")
      }
      writer.write(") }")
    }
    writer.write(")")
  }

  // MARK: Verifications

  private func writeVerification(_ writer: inout CodeWriter, _ member: RenderedMember) {
    switch member.plan.kind {
    case .function:
      writer.declaration(where: member.argumentRequirements) { writer in
        writer.write(member.access, "func ", member.name, member.argumentGenerics.clause, "(")
        member.writeParameters(returning: .required, to: &writer)
        writer.write(")")
      } body: { writer in
        writer.line { writer in
          writer.write(member.storage, ".check(")
          writer.list { writer in
            writer.item(member.identifier)
            member.writeMatchers(to: &writer)
          }
          writer.write(")")
        }
      }
    case .property:
      writeProperty(member, &writer) { writer in
        writeVerifiedType(of: member, &writer)
      } body: {
        $0.line { writeAccess(to: member, &$0) }
      }
    case .subscript:
      writeSubscript(member, &writer) { writeVerifiedType(of: member, &$0) }
    case .initializer: break
    }
  }

  private func writeVerifiedType(of member: RenderedMember, _ writer: inout CodeWriter) {
    if !member.isSettable { return writer.write("Mimus._VerifiedGetter") }
    writer.write("Mimus._VerifiedProperty<", member.typedValue, ">")
  }

  /// Writes the call that creates the typed accessors of a property or subscript.
  private func writeAccess(to member: RenderedMember, _ writer: inout CodeWriter) {
    writer.write(".init(")
    writer.list { writer in
      writer.item(member.storage)
      writer.item(member.identifier)
      if member.isSettable { writer.item(member.setter) }
      member.writeMatchers(to: &writer)
    }
    writer.write(")")
  }

  /// Writes a subscript that returns the typed accessors of a subscript.
  private func writeSubscript(
    _ member: RenderedMember, _ writer: inout CodeWriter, type: (inout CodeWriter) -> Void
  ) {
    let requirements = member.isSettable ? member.plan.requirements : member.argumentRequirements
    writer.declaration(where: requirements) { writer in
      writer.write(
        member.access, "subscript", (member.isSettable ? member.generics : member.argumentGenerics).clause, "(")
      member.writeParameters(returning: .required, to: &writer)
      writer.write(") -> ")
      type(&writer)
    } body: {
      $0.line { writeAccess(to: member, &$0) }
    }
  }

  // MARK: History

  private func writeHistory(_ writer: inout CodeWriter, _ member: RenderedMember) {
    switch member.plan.kind {
    case .function: writeCalls(of: member, &writer)
    case .property:
      writeProperty(member, &writer) { writer in
        if !member.isSettable { return writer.write("Mimus._GetterCalls<", member.plan.void, ">") }
        writer.write("Mimus._PropertyCalls<", member.plan.void, ", ", member.typedValue, ">")
      } body: { writer in
        writer.unbrokenLine { writer in
          writer.write(".init(", storage, ", ", member.identifier)
          if member.isSettable { writer.write(", ", member.setter) }
          writer.write(")")
        }
      }
    case .subscript:
      writeSubscript(member, &writer) { writer in
        writer.write(member.isSettable ? "Mimus._PropertyCalls<" : "Mimus._GetterCalls<")
        member.writeHistory(to: &writer)
        if member.isSettable { writer.write(", ", member.typedValue) }
        writer.write(">")
      }
    case .initializer: break
    }
  }

  private func writeCalls(of member: RenderedMember, _ writer: inout CodeWriter) {
    let type = { (writer: inout CodeWriter) in
      writer.write("[")
      member.writeHistory(to: &writer)
      writer.write("]")
    }
    let body = { (writer: inout CodeWriter) in writer.line(storage, "._history(", member.identifier, ")") }
    if member.plan.differsByResult, !member.plan.differsByGenericResult {
      let result = member.value.erasing(member.plan.genericNames)
      writer.declaration { writer in
        writer.write(member.access, "func ", member.plan.keyWithoutResult.quotedInDeclaration, "(")
        writer.list { $0.item("returning: ", AsExpression(type: result), ".Type") }
        writer.write(") -> ")
        type(&writer)
      } body: {
        body(&$0)
      }
    } else {
      writer.property({ $0.write(member.access, "var ", member.plan.key.quotedInDeclaration) }, type: type, body: body)
    }
  }
}
