/// Writes the structure that a fake provides, with closures that call the fake.
struct ClientRenderer {
  let plan: FakePlan
  let client: ClientPlan

  func render(to writer: inout CodeWriter) {
    var member = client.member
    member.name = plan.names.client
    writer.gap()
    writer.line("/// The structure to pass to the code under test. Its closures call this fake.")
    writer.attributes(member.attributes)
    writer.declaration { writer in
      writer.write(plan.access(of: member).spaced)
      if member.kind == .function { member.writeFunction(to: &writer) } else { member.writeProperty(to: &writer) }
    } body: {
      writeBody(of: member, &$0)
    }
    writer.gap()
  }

  private func writeBody(of member: MemberPlan, _ writer: inout CodeWriter) {
    if client.assigned.isEmpty { return writeCreation("", of: member, &writer) }
    // A parameter can have the name of the constant.
    let made = member.parameters.contains { $0.name == "made" } ? "made_" : "made"
    writeCreation("var \(made) = ", of: member, &writer)
    for name in client.assigned {
      writeClosure("\(made).\(name.quotedIfKeyword(asMember: true)) = ", calling: name, end: "", &writer)
    }
    writer.line("return ", made)
  }

  private func writeCreation(_ head: String, of member: MemberPlan, _ writer: inout CodeWriter) {
    if client.arguments.isEmpty { return writer.line(head, plan.original, "()") }
    writer.line(head, plan.original, "(")
    writer.indented { writer in
      var values = member.parameters[...]
      for (index, argument) in client.arguments.enumerated() {
        let end = index == client.arguments.count - 1 ? "" : ","
        switch argument {
        case .closure(let name, let label):
          writeClosure(label.map { "\($0.quotedInCall): " } ?? "", calling: name, end: end, &writer)
        case .value:
          guard let value = values.popFirst() else { continue }
          writer.unbrokenLine { writer in
            value.writeForwarded(to: &writer)
            writer.write(end)
          }
        }
      }
    }
    writer.line(")")
  }

  /// Writes a closure that calls the fake, on one line if it fits.
  private func writeClosure(_ head: String, calling name: String, end: String, _ writer: inout CodeWriter) {
    guard let member = plan.members.first(where: { $0.name == name }) else { return }
    let opening = head + "{" + member.closureSignature
    let call = ClosureCall(member: member).description
    if writer.fits("\(opening) \(call) }\(end)") { return writer.line(opening, " ", call, " }", end) }
    writer.line(opening)
    writer.indented { $0.line(call) }
    writer.line("}", end)
  }
}

extension MemberPlan {
  /// What a closure that calls the method begins with. A typed throw has to be stated. What waits for the actor of the
  /// types must already be there to pass them on.
  fileprivate var closureSignature: String {
    var list = parameters.map(\.quotedName).joined(separator: ", ")
    if case .typed = effects.throwing { list = "(\(list))\(effects)" }
    let parts = [effects.isAsync ? typesActor ?? "" : "", list].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : " \(parts.joined(separator: " ")) in"
  }
}

/// The call of the fake's method in a closure.
private struct ClosureCall: Code {
  let member: MemberPlan

  func write(to writer: inout CodeWriter) {
    writer.write(CallMarks(effects: member.effects), "self.", member.name.quotedIfKeyword(asMember: true), "(")
    member.writeForwardedArguments(to: &writer, isRecorded: false)
    writer.write(")")
  }
}
