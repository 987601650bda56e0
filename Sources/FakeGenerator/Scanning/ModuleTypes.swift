/// The types that the modules of a package declare outside of all others, by name.
///
/// In a module its own types hide those that it imports. A file of fakes imports both, so that a name which both have is
/// ambiguous there, unless the type is imported by itself: `import struct Shop.Receipt`.
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

  /// Whether nothing is known of the types of one of these modules, so that they may have any name.
  func isAnyUnknown(of modules: Set<String>) -> Bool {
    !modules.subtracting(types.keys).subtracting(["Swift", "Mimus"]).isEmpty
  }

  /// The imports that settle what a module's names mean, by the name.
  ///
  /// - Parameter isAnyUnknown: whether a file imports modules that may have any name: then all names are settled, else
  ///   those that other modules are known to have.
  func settlingImports(of module: String, besidesUnknown isAnyUnknown: Bool) -> [String: [ImportLine]] {
    let others = types.filter { $0.key != module }.values
    let settled = (types[module] ?? [:]).filter { name, _ in
      isAnyUnknown || Self.ours.contains(name) || others.contains { $0[name] != nil }
    }
    return settled.mapValues { names in
      names.map { ImportLine(text: "@testable import \($0.kind) \(module).\($0.name)", conditions: $0.conditions) }
    }
  }

  /// The types of the library that fakes are written for, which every file of them imports.
  static let ours: Set<String> = [
    "Argument", "ArgumentCaptor", "ArgumentError", "Arguments", "ArrayLiteralArgument", "Behavior",
    "BooleanLiteralArgument", "CallStub", "CheckError", "DefaultValue", "DictionaryLiteralArgument", "Expectations",
    "FloatLiteralArgument", "Gate", "IntegerLiteralArgument", "KeyedMock", "Matcher", "Mock", "MockFailure",
    "MockSessionTrait", "NilLiteral", "NoCallError", "OptionalArgument", "OrderRule", "RecordedCall", "SessionChecks",
    "StaticMock", "Storage",
    "StringLiteralArgument", "Stub", "UnexpectedInteraction", "UnstubbedCallError", "VerificationMode",
  ]
}

/// A type that a file declares outside of all others.
struct TypeName: Sendable {
  /// What an import calls such a type: `struct`, `class`, `enum`, `protocol` or `typealias`.
  var kind: String
  var name: String
  /// The conditions of the `#if` blocks around it.
  var conditions: [String]
}
