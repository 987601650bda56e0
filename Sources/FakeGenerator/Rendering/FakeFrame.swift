/// The code around the members of a fake in any style: conditions, enclosing types, and the type's own header.
struct FakeFrame {
  let plan: FakePlan

  /// Writes the fake's type. `body` writes the contents of its braces.
  func write(
    to writer: inout CodeWriter, inheriting parents: [TypeExpression], keyword: String,
    _ body: (inout CodeWriter) -> Void
  ) {
    write(to: &writer) { writeType(&$0, parents, keyword, body) }
  }

  /// Writes what surrounds a declaration: the conditions and the enclosing types.
  func write(to writer: inout CodeWriter, _ declaration: (inout CodeWriter) -> Void) {
    writeConditions(to: &writer) { writer in
      if plan.enclosing.isEmpty { return declaration(&writer) }
      if plan.isNestedInDeprecated { writer.line(String.deprecation) }
      writer.attributes(plan.enclosingAvailability)
      let enclosing = plan.enclosing.map { $0.quotedIfKeyword() }.joined(separator: ".")
      writer.declaration(where: plan.enclosingRequirements) {
        $0.write("extension ", enclosing)
      } body: {
        declaration(&$0)
      }
    }
  }

  /// Writes the conditions around a declaration.
  func writeConditions(to writer: inout CodeWriter, _ declaration: (inout CodeWriter) -> Void) {
    for condition in plan.conditions { writer.line("#if ", condition) }
    conditioned(&writer, depth: plan.conditions.count, declaration)
    for _ in plan.conditions { writer.line("#endif") }
  }

  private func conditioned(_ writer: inout CodeWriter, depth: Int, _ body: (inout CodeWriter) -> Void) {
    guard depth > 0 else { return body(&writer) }
    writer.indented { conditioned(&$0, depth: depth - 1, body) }
  }

  private func writeType(
    _ writer: inout CodeWriter, _ parents: [TypeExpression], _ keyword: String, _ body: (inout CodeWriter) -> Void
  ) {
    writer.attributes(plan.attributes)
    writer.declaration(where: plan.requirements) { writer in
      writer.write((plan.typeAccess ?? plan.access).spaced, plan.isNonisolated ? "nonisolated " : "", keyword, " ")
      writer.write(plan.name.quotedIfKeyword(), plan.generics.clause, ": ")
      writer.write(list: parents)
    } body: {
      body(&$0)
    }
  }
}

extension CodeWriter {
  /// Writes members, with a common `#if` for consecutive members that have the same one.
  mutating func members<Element>(
    _ elements: [Element], under conditions: (Element) -> [String], spaced: Bool = true,
    _ body: (inout CodeWriter, Element) -> Void
  ) {
    var index = elements.startIndex
    while index < elements.endIndex {
      let shared = conditions(elements[index])
      var end = index + 1
      while end < elements.endIndex, conditions(elements[end]) == shared { end += 1 }
      if spaced || !shared.isEmpty { gap() }
      nested(shared[...]) { writer in
        for element in elements[index..<end] {
          if spaced { writer.gap() }
          body(&writer, element)
        }
      }
      if spaced { gap() }
      index = end
    }
  }

  private mutating func nested(_ conditions: ArraySlice<String>, _ body: (inout CodeWriter) -> Void) {
    guard let first = conditions.first else { return body(&self) }
    line("#if ", first)
    indented { $0.nested(conditions.dropFirst(), body) }
    line("#endif")
  }
}
