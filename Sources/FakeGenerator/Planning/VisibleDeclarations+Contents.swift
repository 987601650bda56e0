extension VisibleDeclarations {
  /// What is known of the declarations, by their names.
  struct Contents {
    var types: [String: [InModule<TypeDeclaration>]] = [:]
    var aliases: [String: [InModule<TypeAlias>]] = [:]
    /// The names of all protocols and classes, including those that weren't parsed.
    var names: Set<String> = []
    /// The names of all protocols among the declarations.
    var protocols: Set<String> = []
    /// The last components of these names, for a quick check of every name in a signature.
    var namesOfProtocols: Set<String> = []
    /// The modules that the files are in or import.
    var modules: Set<String> = ["Swift"]
    /// The modules that declare each type that isn't nested.
    var modulesOfTypes: [String: Set<String?>] = [:]
    /// The dotted names of all nested types.
    var nestedTypes: Set<String> = []
    /// The names of the types and aliases that are nested directly in a type, by its dotted name.
    var namesWithin: [String: Set<String>] = [:]
    /// The unqualified names of all nested types, of all protocols and classes, and of all aliases. Almost every name of
    /// a signature is checked against them.
    var namesOfNestedTypes: Set<String> = []
    var namesOfTypes: Set<String> = []
    var namesOfAliases: Set<String> = []
    /// The names of aliases that repeat another module's types, as in `typealias Path = Paths.Path`.
    var repeatedNames: Set<String> = []
    /// The modules that declare each structure, enumeration, and class that isn't nested.
    var modulesOfConcreteTypes: [String: Set<String?>] = [:]
    /// The types and aliases that have each trait.
    var traits: [TypeTrait: Bearers] = [:]
    /// The generic parameters of generic types.
    var generics: [String: [InModule<[GenericParameter]>]] = [:]
    /// The dotted names of types that an extension makes `Sendable`.
    var sendable: Set<String> = []
    /// The unqualified names of the types and macros that can be attributes, and whether they are global actors. Some
    /// macros are attached to many types.
    var attributes = [
      "Fake": false, "Mockable": false, "Model": false, "Observable": false, "Perceptible": false, "Spyable": false,
    ]
    /// The unqualified names of everything that makes a difference to a signature: of protocols, of nested and of
    /// noncopyable types, and of aliases.
    var significant = KnownProtocols.valueTypes.union(KnownProtocols.spans)
    /// The names of types and aliases that are also those of the standard library's types.
    var hidingStandardNames: Set<String> = []

    /// Adds the dotted name of a type or alias to those within the type that it is nested in.
    mutating func noteNesting(_ name: String) {
      guard let dot = name.lastIndex(of: ".") else { return }
      namesWithin[String(name[..<dot]), default: []].insert(String(name[name.index(after: dot)...]))
    }

    /// Adds the name of a type or alias, which may hide one of the standard library's.
    mutating func noteHiding(_ name: String) {
      if KnownProtocols.writtenNames.contains(name) { hidingStandardNames.insert(name) }
    }
  }

  /// A declaration, and the module that it belongs to, if known.
  struct InModule<Declaration: Sendable>: Sendable {
    var module: String?
    var declaration: Declaration
  }
}
