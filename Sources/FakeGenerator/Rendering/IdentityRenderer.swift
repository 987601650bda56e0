/// Writes what a fake implements by its identity, because recording it would interfere with tests: comparing, hashing,
/// and describing.
struct IdentityRenderer {
  let plan: FakePlan

  func render(to writer: inout CodeWriter) {
    if plan.identityConformances.isEmpty { return }
    let access = plan.access.spaced
    let type = plan.type
    let identifier = plan.standard("ObjectIdentifier")
    let bool = plan.standard("Bool")
    let nonisolated = plan.isIsolated ? "nonisolated " : ""
    // A class from Objective-C already has all of this.
    guard !plan.inherited.contains(.name("NSObject")) else { return }
    if plan.identityConformances.contains("Equatable") {
      writer.gap()
      writer.block(access, nonisolated, "static func == (one: ", type, ", other: ", type, ") -> ", bool) {
        $0.line("one === other")
      }
      writer.gap()
    }
    if plan.identityConformances.contains("Comparable") {
      writer.gap()
      writer.block(access, nonisolated, "static func < (one: ", type, ", other: ", type, ") -> ", bool) {
        $0.line("\(identifier)(one) < \(identifier)(other)")
      }
      writer.gap()
    }
    if plan.identityConformances.contains("Hashable") {
      writer.gap()
      writer.block(access, nonisolated, "func hash(into hasher: inout ", plan.standard("Hasher"), ")") {
        $0.line("hasher.combine(\(identifier)(self))")
      }
      writer.gap()
    }
    for (parent, name) in [
      ("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
    ] where plan.identityConformances.contains(parent) && !plan.hasProperty(name) {
      writer.gap()
      writer.line(access, nonisolated, "var ", name, ": ", plan.standard("String"), " { \"", plan.name, "\" }")
      writer.gap()
    }
  }
}

extension FakePlan {
  /// Whether an instance has a property with a name because a requirement of the type itself asks for it.
  fileprivate func hasProperty(_ name: String) -> Bool {
    members.contains { $0.kind == .property && !$0.isStatic && $0.name == name }
  }
}
