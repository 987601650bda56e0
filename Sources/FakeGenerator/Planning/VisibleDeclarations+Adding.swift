extension VisibleDeclarations {
  /// Replaces each of the types.
  mutating func changeTypes(_ body: (TypeDeclaration) -> TypeDeclaration) {
    change { contents in
      contents.types = contents.types.mapValues { types in
        types.map { InModule(module: $0.module, declaration: body($0.declaration)) }
      }
    }
  }

  mutating func add(_ type: TypeDeclaration) {
    change { contents in
      contents.types[type.qualifiedName, default: []].append(InModule(module: type.module, declaration: type))
      contents.namesOfTypes.insert(type.name)
    }
  }

  mutating func add(_ alias: TypeAlias, enclosing: [String], module: String?) {
    let name = (enclosing + [alias.name]).joined(separator: ".")
    var alias = alias
    alias.enclosing = enclosing
    change { contents in
      contents.aliases[name, default: []].append(InModule(module: module, declaration: alias))
      contents.namesOfAliases.insert(alias.name)
      if enclosing.isEmpty, case .named(_?, alias.name, _) = alias.type { contents.repeatedNames.insert(alias.name) }
      contents.significant.insert(alias.name)
      contents.noteNesting(name)
      contents.noteHiding(alias.name)
    }
  }

  mutating func addName(_ qualifiedName: String, isProtocol: Bool) {
    change { contents in
      contents.names.insert(qualifiedName)
      guard isProtocol else { return }
      let last = qualifiedName.lastComponent
      contents.protocols.insert(qualifiedName)
      contents.namesOfProtocols.insert(last)
      contents.significant.insert(last)
    }
  }

  mutating func addNestedType(_ name: String) {
    change { contents in
      let last = name.lastComponent
      contents.nestedTypes.insert(name)
      contents.noteNesting(name)
      contents.namesOfNestedTypes.insert(last)
      contents.significant.insert(last)
      contents.noteHiding(last)
    }
  }

  /// Adds the names of modules that the files are in or import.
  mutating func addModules(_ names: Set<String>) { change { $0.modules.formUnion(names) } }

  /// Adds the name of a top-level type.
  mutating func addTypeName(_ type: TypeName, of module: String? = nil) {
    let name = type.name
    change { contents in
      contents.modulesOfTypes[name, default: []].insert(module)
      if ["struct", "enum", "class"].contains(type.kind) {
        contents.modulesOfConcreteTypes[name, default: []].insert(module)
      }
      contents.nestedTypes.insert(name)
      contents.noteHiding(name)
    }
  }

  mutating func addAttribute(_ name: String, isGlobalActor: Bool) {
    change { $0.attributes[name] = isGlobalActor }
  }

  mutating func addSendable(_ qualifiedName: String) { change { $0.sendable.insert(qualifiedName) } }

  /// Adds types and aliases after those with the same names.
  mutating func add(_ others: VisibleDeclarations) {
    let others = others.table.contents
    change { contents in
      contents.types.merge(others.types) { $0 + $1 }
      contents.namesOfTypes.formUnion(others.namesOfTypes)
      contents.aliases.merge(others.aliases) { $0 + $1 }
      contents.namesOfAliases.formUnion(others.namesOfAliases)
      contents.significant.formUnion(others.namesOfAliases)
      others.namesOfAliases.forEach { contents.noteHiding($0) }
      contents.namesWithin.merge(others.namesWithin) { $0.union($1) }
    }
  }
}
