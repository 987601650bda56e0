/// Makes protocols of concrete types: of what is visible of their instance members.
struct ProtocolExtraction: Sendable {
  /// The plans of the protocols, and what was found.
  private(set) var plans: [FakePlan] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all files could be read up to their ends.
  var isComplete: Bool { unclosed.isEmpty }
  /// The names of the files of types that weren't requested in this run.
  private(set) var unwrittenFileNames: [String] = []

  private let files: [SourceFile]
  private let outlines: [FileOutline]
  /// The module of each file that is known to be in another module than the types.
  private let otherModules: [String?]
  private let options: FakeGenerator.Options
  private var declarations = VisibleDeclarations()
  private var headers = TypeHeaders()
  /// The places of the types and aliases that generated protocols can't share a name with, by their names.
  private var named: [String: Place] = [:]
  /// The dotted names of the types whose protocols this run or an earlier one writes.
  private var extracted: Set<String> = []
  /// The places of the extensions, by the names of the types that they extend.
  private var extensions: [String: [Place]] = [:]
  private var readers: [Int: DeclarationReader] = [:]
  private var unclosed: UnclosedFiles

  /// The traits of types that protocols of others depend on.
  private static let traits: Set<TypeTrait> = [.generic, .enumerationCase, .failable, .failableWithArguments]

  private struct Place: Sendable {
    var file: Int
    var slice: Slice
  }

  init(_ files: [SourceFile], options: FakeGenerator.Options) {
    self.files = files
    self.options = options
    outlines = files.concurrentMap { DeclarationScanner.outline(of: $0, keepsAllTypes: true) }
    unclosed = UnclosedFiles(files, outlines)
    let places = zip(outlines.indices, outlines).flatMap { file, outline in
      outline.slices.map { Place(file: file, slice: $0) }
    }
    let wantedModules = Set(files.lazy.filter(\.isWanted).map(\.module))
    otherModules = files.map { wantedModules.contains($0.module) ? nil : $0.module }
    declarations.addModules(outlines.importedModules)
    for (file, outline) in zip(files.indices, outlines) {
      let module = otherModules[file]
      outline.attributes.forEach { declarations.addAttribute($0, isGlobalActor: $1) }
      for (trait, name) in outline.traits where Self.traits.contains(trait) {
        declarations.add(trait, of: name, in: module)
      }
      outline.genericTypes.forEach { declarations.addGenerics(files[file].header(in: $1).generics, of: $0, in: module) }
      outline.nestedTypes.forEach { declarations.addNestedType($0) }
      outline.typeNames.forEach { declarations.addTypeName($0, of: module) }
      readers[file] = DeclarationReader(file: files[file], number: file)
    }
    // The module's own types hide those of others.
    for place in places where otherModules[place.file] != nil { note(place) }
    for place in places where otherModules[place.file] == nil { note(place) }
    declarations.add(KnownProtocols.declarations)
    let declared = places.filter { files[$0.file].isWanted && $0.slice.kind.isType }.map(\.slice.qualifiedName)
    let selection = Selection(only: options.only, annotatedOnly: false, declared: declared)
    let types = places.filter(\.slice.kind.isType)
    func isWanted(_ place: Place) -> Bool {
      options.only == nil && files[place.file].isNamed || selection.mayWant(place.slice, of: files[place.file])
    }
    extracted.formUnion(types.lazy.filter(isWanted).map(\.slice.qualifiedName))
    var found: Set<String> = []
    for place in types {
      if isWanted(place) {
        found.formUnion([place.slice.name, place.slice.qualifiedName])
        extract(place)
      } else {
        unwrittenFileNames.append(FakeNaming.fileName(of: place.slice.name + "Protocol", in: place.slice.enclosing))
      }
    }
    diagnostics += unclosed.diagnostics
    diagnostics += (options.only ?? []).filter { !found.contains($0) }.map { Diagnostic(.noType($0), at: nil) }
  }

  private mutating func note(_ place: Place) {
    let module = otherModules[place.file]
    let isOfProtocols = files[place.file].isOfProtocols
    if isOfProtocols, place.slice.kind == .protocol {
      extracted.insert(String(place.slice.qualifiedName.dropLast("Protocol".count)))
    }
    if place.slice.kind != .extension, !isOfProtocols, module == nil {
      let name = place.slice.qualifiedName
      // A private type is also in the way, because its own file sees both.
      if !place.slice.isHidden || named[name] == nil { named[name] = place }
    }
    // What an earlier run wrote makes no difference to this one.
    if place.slice.kind != .typealias, !isOfProtocols {
      headers.add(files[place.file].header(in: place.slice.range), of: place.slice)
    }
    switch place.slice.kind {
    case .extension: if module == nil { extensions[place.slice.qualifiedName, default: []].append(place) }
    case .typealias:
      guard case .alias(let alias)? = readers[place.file]?.read(place.slice) else { return }
      declarations.add(alias, enclosing: place.slice.enclosing, module: module)
    case .protocol:
      declarations.addName(place.slice.qualifiedName, isProtocol: true)
      guard !isOfProtocols, case .type(let type)? = readers[place.file]?.read(place.slice) else { return }
      headers.add(type)
    case .class, .struct, .otherType: declarations.addName(place.slice.qualifiedName, isProtocol: false)
    }
  }

  private mutating func extract(_ place: Place) {
    let slice = place.slice
    // Without names, protocols and private types are passed over.
    if options.only == nil, slice.kind == .protocol || slice.isHidden { return }
    do throws(Refusal) {
      let position = position(of: place)
      if slice.kind == .protocol { throw Refusal(.alreadyProtocol(slice.name), at: position) }
      if slice.isHidden { throw Refusal(.hiddenType(slice.name), at: position) }
      if let taken = named[slice.qualifiedName + "Protocol"] {
        throw Refusal(.nameTaken(slice.name, self.position(of: taken)), at: position, isForEveryone: true)
      }
      let (type, sources) = try concreteType(at: place)
      let written = zip([type.declaration] + type.extensions, sources).filter { !files[$1].isOfProtocols }
      let parents = written.flatMap(\.0.parents).flatMap(\.composed)
      if parents.contains(where: { $0.bare == .name(slice.name + "Protocol") }) {
        throw Refusal(.conformsAlready(slice.name), at: position, isForEveryone: true)
      }
      let planner = ExtractionPlanner(
        type: type, declarations: declarations, headers: headers, extracted: extracted, access: options.access)
      var plan = try planner.plan(&diagnostics)
      plan.imports = zip([type.declaration] + type.extensions, sources).flatMap { source, file in
        planner.states(membersOf: source, at: plan.access) ? outlines[file].imports : []
      }
      if plan.members.isEmpty {
        // Without `--only`, a type that only contains other types needs no protocol.
        if options.only == nil { return }
        diagnostics.append(Diagnostic(.nothingVisible(slice.name, plan.access), at: plan.position))
      }
      plans.append(plan)
    } catch {
      var diagnostic = error.diagnostic
      if error.isForEveryone, options.only == nil { diagnostic.severity = .warning }
      diagnostics.append(diagnostic)
      unclosed.noteError(in: slice, of: files[place.file], number: place.file)
      unwrittenFileNames.append(FakeNaming.fileName(of: slice.name + "Protocol", in: slice.enclosing))
    }
  }

  /// Returns the position of a type's name.
  private func position(of place: Place) -> SourcePosition {
    reader(of: place).lines.position(of: place.slice.nameOffset)
  }

  private func reader(of place: Place) -> DeclarationReader {
    readers[place.file] ?? DeclarationReader(file: files[place.file], number: place.file)
  }

  /// Reads a type with its extensions, and returns it with the numbers of the files that they are in.
  private func concreteType(at place: Place) throws(Refusal) -> (ConcreteType, [Int]) {
    func read(_ place: Place) throws(Refusal) -> (declaration: TypeDeclaration, keyword: String) {
      try reader(of: place).readConcrete(place.slice)
    }
    let (declaration, keyword) = try read(place)
    var type = ConcreteType(declaration: declaration, keyword: keyword)
    let scope = declaration.path
    type.declaration = declaration.settlingWrappers(isReference: type.isReference) { name in
      guard let path = headers.propertyWrapper(name, in: scope), let place = named[path], !place.slice.isHidden
      else { return nil }
      return try? read(place).declaration
    }
    type.declaration = type.declaration.typingValues { value in
      declarations.type(of: value, in: scope, hiddenBy: declaration.generics) {
        declarations.isProtocol($0.name, in: scope) ? nil : headers.sourcesOfInitializers(of: $0.name, in: scope)
      }
    }
    var sources = [place.file]
    for place in extensions[place.slice.qualifiedName] ?? [] {
      type.extensions.append(try read(place).declaration)
      sources.append(place.file)
    }
    return (type, sources)
  }
}

extension Slice.Kind {
  /// Whether it declares a type rather than an extension or an alias.
  fileprivate var isType: Bool { self != .typealias && self != .extension }
}

extension SourceFile {
  /// Whether an earlier run wrote it, so that this one may replace it.
  fileprivate var isOfProtocols: Bool { bytes.starts(with: FakeFile.firstLineOfProtocols.utf8) }
}

extension FakeGenerator {
  /// Makes protocols of the concrete types in all files whose role is `.wanted`.
  func generateProtocols(_ files: [SourceFile]) -> Generation {
    let extraction = ProtocolExtraction(files, options: options)
    var generation = Generation(diagnostics: extraction.diagnostics)
    generation.unwrittenFileNames = extraction.unwrittenFileNames
    generation.isComplete = extraction.isComplete
    generation.fakes = extraction.plans.map { Fake($0, options) }
    return generation
  }
}

extension Diagnostic.Message {
  static func noType(_ name: String) -> Self { Self(text: "no type called '\(name)' is declared in the given files") }

  static func alreadyProtocol(_ name: String) -> Self {
    Self(text: "'\(name)' is already a protocol; to fake it, run 'mimus-fake --only \(name)'")
  }

  static func nameTaken(_ name: String, _ earlier: SourcePosition) -> Self {
    Self(
      text: """
        cannot extract a protocol from '\(name)': its name would be '\(name)Protocol', which is declared at \(earlier)
        """)
  }

  static func conformsAlready(_ name: String) -> Self {
    Self(
      text: """
        cannot extract a protocol from '\(name)': its name would be '\(name)Protocol', but '\(name)' already conforms to a \
        protocol of that name
        """)
  }

  static func hiddenType(_ name: String) -> Self {
    Self(text: "cannot extract a protocol from '\(name)': it is private")
  }
}
