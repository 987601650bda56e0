/// The types that the modules of a package declare outside of other types, by name.
///
/// Within a module, its own types shadow imported ones. A file of fakes imports both, so a name that both have is
/// ambiguous there, unless the type itself is imported: `import struct Shop.Receipt`.
struct ModuleTypes: Sendable {
  private var types: [String: [String: [TypeName]]] = [:]
  /// The paths of the files that are read only for inheritance, whose modules aren't known, by the names they declare.
  private var contexts: [String: Set<String>] = [:]
  private var paths: [String: Set<String>] = [:]
  /// The modules known to declare each name, which is dotted if the type is nested.
  private var modules: [String: Set<String>] = [:]
  /// The names of each module's macros.
  private var macros: [String: Set<String>] = [:]
  /// The names of type aliases, which may stand for types of any module.
  private var aliases: Set<String> = []

  /// Adds the declarations of a file of a module.
  mutating func add(_ names: [TypeName], of module: String, at path: String) {
    for name in names {
      types[module, default: [:]][name.name, default: []].append(name)
      paths[name.name, default: []].insert(path)
      modules[name.name, default: []].insert(module)
      if name.kind == "typealias" { aliases.insert(name.name) }
    }
  }

  /// Adds the names of macros of a module.
  mutating func add(macros names: [String], of module: String) {
    if !names.isEmpty { macros[module, default: []].formUnion(names) }
  }

  /// Adds the declarations of a file that is read only for inheritance.
  mutating func add(_ names: [TypeName], ofContext path: String, of module: String?) {
    for name in names {
      contexts[name.name, default: []].insert(path)
      if let module { modules[name.name, default: []].insert(module) }
      if name.kind == "typealias" { aliases.insert(name.name) }
    }
  }

  /// Adds a type that is nested in another, perhaps in one of another module.
  mutating func addNested(_ dottedName: String, of module: String) {
    modules[dottedName, default: []].insert(module)
  }

  /// Adds a type alias that is nested in a type.
  mutating func addNestedAlias(_ dottedName: String) { aliases.insert(dottedName) }

  /// Whether a type of another module has the name. The same file may be given twice.
  private func isInContext(_ name: String) -> Bool {
    guard let found = contexts[name] else { return false }
    return !found.isSubset(of: paths[name] ?? [])
  }

  /// Returns the names of a module's types.
  func names(in module: String?) -> Set<String> {
    Set(module.flatMap { types[$0] }?.keys.map { $0 } ?? [])
  }

  /// Returns whether the types of any of these modules are unknown, so that they may have any names.
  func isAnyUnknown(of modules: Set<String>) -> Bool {
    !modules.subtracting(types.keys).subtracting(["Swift", "Mimus"]).isEmpty
  }

  /// Returns which of the modules that a fake imports its visible declarations use, and which they may use.
  ///
  /// A module whose types aren't known may be used if a name may be one of its types.
  func used(
    of imported: Set<String>, by names: Set<String>, in module: String?
  ) -> (surely: Set<String>, possibly: Set<String>) {
    var (surely, possibly): (Set<String>, Set<String>) = ([], [])
    for name in names {
      let sources = sources(of: name, among: imported, in: module)
      if let sources { surely.formUnion(sources) } else { possibly = imported }
    }
    return (surely, possibly.subtracting(surely))
  }

  /// Returns the imported modules that a name used in a module comes from, or nil if it may be any of them.
  private func sources(of name: String, among imported: Set<String>, in module: String?) -> Set<String>? {
    if aliases.contains(name) { return nil }
    if name.contains("."), modules[name] == nil { return [] }
    // Within a module, its own types shadow imported ones.
    if let module, name == module || modules[name]?.contains(module) == true { return [] }
    if imported.contains(name) { return [name] }
    let known = imported.intersection(modules[name] ?? [])
    if !known.isEmpty { return known }
    if isInContext(name) { return nil }
    if Self.standard.contains(name) { return [] }
    let foundation = imported.filter { $0.hasPrefix("Foundation") }
    return Self.foundation.contains(name) && !foundation.isEmpty ? foundation : nil
  }

  /// Returns the imports that resolve a module's ambiguous names, by name.
  ///
  /// - Parameters:
  ///   - isAnyUnknown: Whether a file imports modules whose types are unknown. If so, all names are treated as ambiguous;
  ///     otherwise, only those that other modules, the library, Foundation, or the test frameworks are known to have.
  ///   - isProtocolAlias: Returns whether a type alias stands for a protocol, as which it must be imported.
  func settlingImports(
    of module: String, besidesUnknown isAnyUnknown: Bool, isProtocolAlias: (String) -> Bool
  ) -> [String: [ImportLine]] {
    let others = types.filter { $0.key != module }.values
    let macros = macros[module] ?? []
    let settled = (types[module] ?? [:]).filter { name, _ in
      // An import of the type itself would be ambiguous.
      if macros.contains(name) { return false }
      return isAnyUnknown || Self.ours.contains(name) || Self.system.contains(name) || isInContext(name)
        || others.contains { $0[name] != nil }
    }
    return settled.mapValues { names in
      names.map { type in
        let kind = type.kind == "typealias" && isProtocolAlias(type.name) ? "protocol" : type.kind
        return ImportLine(
          text: "@testable import \(kind) \(module).\(type.name.quotedInDeclaration)", conditions: type.conditions)
      }
    }
  }

  /// The types of the library that fakes are written for, which every file of fakes imports.
  static let ours: Set<String> = [
    "Argument", "ArgumentCaptor", "ArgumentError", "Arguments", "ArrayLiteralArgument", "Behavior",
    "BooleanLiteralArgument", "CallStub", "CallTranscript", "CheckError", "DefaultValue", "DictionaryLiteralArgument",
    "Expectations", "FakeFunction", "FloatLiteralArgument", "FunctionStub", "FunctionVerification", "Gate",
    "IntegerLiteralArgument", "KeyedMock", "Matcher", "Mock", "MockFailure", "MockSession", "MockSessionTrait",
    "NilLiteral", "NoCallError", "OptionalArgument",
    "OrderRule", "PendingCall", "PendingCalls", "RecordedCall", "SessionChecks", "StaticMock", "Storage",
    "StreamControl", "StringLiteralArgument", "Stub", "UnexpectedInteraction", "UnstubbedCallError",
    "VerificationMode",
  ]
}

/// A type that a file declares outside of other types.
struct TypeName: Sendable {
  /// The word for such a type in an import: `struct`, `class`, `enum`, `protocol`, or `typealias`.
  var kind: String
  var name: String
  /// The conditions of the `#if` blocks around it.
  var conditions: [String]
}
