/// Scans all files, and parses the necessary parts of them on all cores, into declarations in a stable order.
struct ReadSources: Sendable {
  /// All declarations that were read.
  private(set) var declarations = VisibleDeclarations()
  /// The types to fake, in the order of the sources.
  private(set) var wanted: [TypeDeclaration] = []
  /// The errors found while reading.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all files could be read up to their ends.
  private(set) var isComplete = true
  /// Types whose fakes an earlier run may have written but this run doesn't, because they couldn't be read or weren't
  /// requested.
  private(set) var passedOver: [DeclaredName] = []
  /// The names of the fakes, including those passed over.
  private(set) var naming = FakeNaming()
  /// The dotted names of the types in files to fake, except private ones.
  private(set) var namesOfTypes: Set<String> = []
  /// The declarations of the files' modules, if these are known.
  private(set) var modules = ModuleTypes()
  private var outlines: [FileOutline] = []
  /// The names in the `@_spi` attributes of each module, or of the files whose module isn't known.
  private var spiNames: [String?: Set<String>] = [:]

  init(_ files: [SourceFile], options: FakeGenerator.Options) {
    // Without their names, structures are faked only if they are marked.
    let keepsStructures = options.only != nil
    let outlines = files.concurrentMap { file in
      options.uses(file) ? DeclarationScanner.outline(of: file, keepsStructures: keepsStructures) : FileOutline()
    }
    self.outlines = outlines
    let wantedSlices = zip(files, outlines).lazy.filter(\.0.isWanted).flatMap(\.1.slices)
    let selection = Selection(
      only: options.only, annotatedOnly: options.annotatedOnly,
      declared: wantedSlices.filter { $0.kind != .typealias }.map(\.qualifiedName))
    var slices = SliceReader(outlines, of: files, settings: options.settings(of:))
    slices.readAll { $0.kind == .typealias || selection.mayWant($0, of: files[$1]) }
    declarations.unstatedModule = options.module(of: nil)
    declarations.addModules(outlines.importedModules.union(files.compactMap(\.module)))
    let wantedModules = Set(files.lazy.filter(\.isWanted).compactMap { options.module(of: $0.module) })
    for (file, outline) in zip(files, outlines) {
      outline.traits.forEach { declarations.add($0, of: $1, in: file.module) }
      outline.genericTypes.forEach { declarations.addGenerics(file.header(in: $1).generics, of: $0, in: file.module) }
      outline.attributes.forEach { declarations.addAttribute($0, isGlobalActor: $1) }
      outline.sendableExtensions.forEach { declarations.addSendable($0) }
      outline.nestedTypes.forEach { declarations.addNestedType($0) }
      outline.typeNames.forEach { declarations.addTypeName($0, of: file.module) }
      if file.isWanted { namesOfTypes.formUnion(outline.typeNames.map(\.name) + outline.nestedTypes) }
      if file.isWanted, options.only == nil {
        diagnostics += unusedMarks(outline, in: file)
      }
      // A file that is read only for inheritance may be in the same module as a wanted one.
      let isOfWantedModule = file.isWanted || file.module.map(wantedModules.contains) ?? false
      if isOfWantedModule, !outline.spiNames.isEmpty {
        spiNames[options.module(of: file.module), default: []].formUnion(outline.spiNames)
      }
      if let module = options.module(of: file.module) {
        if isOfWantedModule {
          modules.add(outline.typeNames, of: module, at: file.path)
          modules.add(macros: outline.macros, of: module)
        }
        outline.nestedTypes.forEach { modules.addNested($0, of: module) }
      }
      if !isOfWantedModule { modules.add(outline.typeNames, ofContext: file.path, of: file.module) }
    }
    var unclosed = UnclosedFiles(files, outlines)
    isComplete = unclosed.isEmpty
    var hasDefaults = false
    // The requested types, including those that can't be read.
    var found: Set<String> = []
    slices.forEach { slice, file, result in
      let declaredName = DeclaredName(name: slice.name, enclosing: slice.enclosing, module: files[file].module)
      if slice.kind != .typealias {
        if slice.kind != .struct { declarations.addName(slice.qualifiedName, isProtocol: slice.kind == .protocol) }
        if options.only != nil, files[file].isWanted, !selection.mayWant(slice, of: files[file]) {
          passedOver.append(declaredName)
          // Without names, an earlier run may have faked it.
          if selection.mayWantUnnamed(slice, of: files[file]) { naming.add(declaredName) }
        }
      }
      switch result {
      case .type(let type):
        declarations.add(type)
        if type.settings.isMainActorByDefault == true { hasDefaults = true }
        if selection.wants(type, of: files[file]) {
          wanted.append(type)
          naming.add(declaredName)
          found.formUnion([type.name, type.qualifiedName])
        }
      case .alias(let alias):
        declarations.add(alias, enclosing: slice.enclosing, module: files[file].module)
        if !slice.enclosing.isEmpty { modules.addNestedAlias(slice.qualifiedName) }
      case .invalid(let errors):
        if files[file].isWanted { diagnostics += errors }
        unclosed.noteError(in: slice, of: files[file], number: file)
        if selection.mayWant(slice, of: files[file]) {
          naming.add(declaredName)
          found.formUnion([slice.name, slice.qualifiedName])
        }
        passedOver.append(declaredName)
      case nil: break
      }
    }
    diagnostics += unclosed.diagnostics
    declarations.add(KnownProtocols.declarations)
    declarations.inferTypes()
    wanted = wanted.map(declarations.inferringTypes)
    if hasDefaults {
      declarations.settleDefaults()
      wanted = wanted.map(declarations.settled)
    }
    diagnostics += selection.missing(besides: found, named: namesOfTypes, declarations)
  }

  private func unusedMarks(_ outline: FileOutline, in file: SourceFile) -> [Diagnostic] {
    guard !outline.unusedMarks.isEmpty else { return [] }
    let lines = LineTable(file)
    return outline.unusedMarks.map { Diagnostic(.unusedMark, at: lines.position(of: $0)) }
  }

  /// Returns the module that the options import without `@testable` because it declares the types, if there is one: the
  /// first that isn't only used.
  func importedModule(in options: FakeGenerator.Options) -> String? {
    guard options.testableModules.isEmpty, !options.modules.isEmpty else { return nil }
    let used = outlines.importedModules.union(["Swift", "Foundation", "Testing", "XCTest"])
    return options.modules.first { !used.contains($0) }
  }

  /// Returns the names in the `@_spi` attributes of a module, or of the files whose module isn't known.
  func spiNames(of module: String?) -> Set<String> { spiNames[module] ?? [] }

  /// Returns the imports that a fake needs: those of the files that declare its members.
  func imports(for plan: FakePlan) -> [ImportLine] {
    plan.sources.flatMap { source -> [ImportLine] in
      guard let file = source.file else { return [] }
      if source.module == plan.module { return outlines[file].imports }
      // Imports that another module doesn't expose aren't used in any signature that it exposes.
      let shown = outlines[file].imports.filter { !$0.isRestricted }
      return shown + (source.module.map { [ImportLine(text: "import \($0)", conditions: [])] } ?? [])
    }
  }
}

extension Diagnostic.Message {
  static let unusedMark = Self(
    text: "'// mimus:fake' must be on a line of its own before a protocol, a class, or a structure of closures")
}
