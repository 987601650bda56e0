extension FakeFile {
  /// The warnings about names that mean different types in fakes of different modules.
  ///
  /// An import of the type itself determines what a name means, but only for the whole file.
  public var diagnostics: [Diagnostic] {
    let modules = fakes.lazy.compactMap(\.module).unique
    if modules.count < 2 { return [] }
    var users: [String: Set<String>] = [:]
    for fake in fakes {
      let plan = fake.shared.plan
      guard let module = plan.module, !plan.settlingImports.isEmpty else { continue }
      for name in plan.namedTypes where plan.settlingImports[name] != nil { users[name, default: []].insert(module) }
    }
    let ambiguous = users.filter { $0.value.count > 1 }.keys.sorted()
    return ambiguous.map { Diagnostic(.ambiguous($0, in: modules.filter(users[$0, default: []].contains)), at: nil) }
  }
}

extension Diagnostic.Message {
  fileprivate static func ambiguous(_ name: String, in modules: [String]) -> Self {
    Self(
      text: """
        '\(name)' is ambiguous in a file with the fakes of \(modules.quotedList), which each declare a type of that \
        name; use '--output <folder>/', or '--file-per module'
        """, severity: .warning)
  }
}
