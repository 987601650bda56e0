/// The types that modules declare outside of all others, by name.
///
/// In a module its own types hide those that it imports. In a file of fakes, which imports both, such a name is
/// ambiguous unless the type is imported by itself: `import struct Shop.Receipt`.
struct ModuleTypes: Sendable {
  private var types: [String: [String: [TypeName]]] = [:]

  /// Add what a file of a module declares.
  mutating func add(_ names: [TypeName], of module: String) {
    for name in names { types[module, default: [:]][name.name, default: []].append(name) }
  }

  /// The names of a module's types.
  func names(in module: String?) -> Set<String> {
    Set(module.flatMap { types[$0] }?.keys.map { $0 } ?? [])
  }

  /// The imports that settle what the names mean that a module shares with others.
  func settlingImports(of module: String) -> [String: [ImportLine]] {
    guard types.count > 1, let own = types[module] else { return [:] }
    let others = types.filter { $0.key != module }.values
    return own.filter { entry in others.contains { $0[entry.key] != nil } }.mapValues { names in
      names.map { ImportLine(text: "@testable import \($0.kind) \(module).\($0.name)", conditions: $0.conditions) }
    }
  }
}

/// A type that a file declares outside of all others.
struct TypeName: Sendable {
  /// What an import calls such a type: `struct`, `class`, `enum`, `protocol` or `typealias`.
  var kind: String
  var name: String
  /// The conditions of the `#if` blocks around it.
  var conditions: [String]
}
