/// Generates fakes of protocols, classes, and structures of closures, or protocols for concrete types. It doesn't read
/// or write any files itself.
///
/// Data flows in one direction: sources are scanned for declarations, the declarations are parsed, a fake of each is
/// planned, and the plans are rendered.
public struct FakeGenerator: Sendable {
  /// The options for the fakes.
  public var options: Options

  /// Creates a generator.
  ///
  /// - Parameter options: The options for the fakes.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Options that determine which types to fake, and how.
  public struct Options: Sendable {
    /// The kind of fake to write.
    public enum Style: String, Sendable, CaseIterable {
      /// Fakes that conform to `Mock`, with a typed API.
      case mimus
      /// Fakes that don't need a library. Counts, arguments, and return values are plain variables.
      case counters
      /// Protocols of concrete types, with the types' conformances to them.
      case `protocol`

      /// The default access of fakes. If it is nil, fakes have the default of the language. A fake never has more
      /// access than its type.
      var usualAccess: String? { self == .counters ? "public" : nil }
    }

    /// The kind of fake.
    public var style = Style.mimus
    /// The names of the types to fake. If it is nil, these are all protocols, the classes in named files, and marked
    /// types; in the `protocol` style, they are the concrete types in named files.
    public var only: [String]?
    /// A Boolean value that indicates whether to fake only declarations marked `// mimus:fake`.
    public var annotatedOnly = false
    /// The modules to import with `@testable`.
    public var testableModules: [String] = []
    /// The modules to import without `@testable`. If there are no testable modules, the first one that no source
    /// imports is assumed to declare the types.
    public var modules: [String] = []
    /// The access of the fakes, as far as the types allow it: `public`, `package`, or `internal`. If it is nil, fakes
    /// in the `mimus` style are internal, and fakes in the `counters` style have the access of their type.
    public var access: String?

    /// The settings of modules whose own are not in `moduleSettings`.
    public var settings = ModuleSettings()
    /// The settings of modules, by name.
    public var moduleSettings: [String: ModuleSettings] = [:]

    /// Creates the default options.
    public init() {}

    /// Returns the settings of a file's module.
    func settings(of stated: String?) -> ModuleSettings {
      module(of: stated).flatMap { moduleSettings[$0] } ?? settings
    }

    /// Returns the module of a file: the one that is stated, or the only one that is imported with `@testable`.
    func module(of stated: String?) -> String? {
      stated ?? (testableModules.count == 1 ? testableModules[0] : nil)
    }

    /// Returns whether a file could declare something that makes a difference to fakes.
    func uses(_ file: SourceFile) -> Bool {
      // The names of a module's types affect the fakes of all its files.
      if file.isWanted, module(of: file.module) != nil { return true }
      // Any type could be wanted by its name, or not be isolated as others are by default.
      let asksForTypes = only != nil || settings(of: file.module).isMainActorByDefault == true
      return file.mayDeclare(asksForTypes: asksForTypes)
    }
  }

  /// Returns whether a file can make a difference to what is generated. Most files of a program don't, and needn't be
  /// kept in memory.
  package func uses(_ file: SourceFile) -> Bool {
    options.style == .protocol || options.uses(file)
  }

  /// Generates the fakes of all files whose role is `.wanted`.
  ///
  /// - Parameter files: The sources, including those that are read only for what others inherit.
  /// - Returns: The fakes, and the errors and warnings about types that can't be faked as they are.
  public func generate(_ files: [SourceFile]) -> Generation {
    if options.style == .protocol { return generateProtocols(files) }
    let reading = ReadSources(files, options: options)
    var generation = Generation(diagnostics: reading.diagnostics)
    generation.unwrittenFileNames = reading.passedOver.map(reading.naming.fileName)
    generation.isComplete = reading.isComplete
    let planner = Planner(
      declarations: reading.declarations, access: options.access ?? options.style.usualAccess,
      naming: reading.naming, contextFiles: Set(files.indices.filter { !files[$0].isWanted }),
      importsTestably: !options.testableModules.isEmpty, importedModule: reading.importedModule(in: options))
    let settling = settlingImports(of: reading)
    let outcomes = reading.wanted.concurrentMap { type in
      Outcome(of: type, isAskedFor: isAskedFor(type, in: files), by: planner, reading, settling, options)
    }
    for outcome in outcomes {
      generation.diagnostics += outcome.diagnostics
      generation.unwrittenFileNames += outcome.unwrittenFileNames
      generation.fakes += outcome.fakes
    }
    Self.removeRepeated(&generation.fakes, &generation.diagnostics)
    // An inherited member can have the same problem in the fakes of several types.
    generation.diagnostics = generation.diagnostics.unique
    let defaults = DefaultFakes(
      of: generation.fakes, modules: reading.modules, declarations: reading.declarations)
    generation.fakes = generation.fakes.concurrentMap { fake in
      let values = defaults.visible(to: fake.shared.plan)
      if values.isEmpty { return fake }
      var plan = fake.shared.plan
      plan.defaults = values
      return Fake(plan, options)
    }
    return generation
  }

  /// Returns whether a type's fake was requested by name, rather than with all those of a folder.
  private func isAskedFor(_ type: TypeDeclaration, in files: [SourceFile]) -> Bool {
    options.only != nil || type.isMarked || type.file.map { files[$0].isNamed } ?? true
  }

  /// The imports that resolve ambiguous names, by the module of the types: those for fakes whose other imports are known,
  /// and those for others.
  fileprivate typealias SettlingImports = [String: (known: [String: [ImportLine]], anyUnknown: [String: [ImportLine]])]

  /// Returns the imports that resolve the ambiguous names of all modules of wanted types.
  private func settlingImports(of reading: ReadSources) -> SettlingImports {
    var found: SettlingImports = [:]
    for type in reading.wanted {
      guard let module = options.module(of: type.module), found[module] == nil else { continue }
      let declarations = reading.declarations.seen(from: module)
      func imports(besidesUnknown isAnyUnknown: Bool) -> [String: [ImportLine]] {
        reading.modules.settlingImports(
          of: module, besidesUnknown: isAnyUnknown, isProtocolAlias: declarations.isAliasOfProtocol)
      }
      found[module] = (known: imports(besidesUnknown: false), anyUnknown: imports(besidesUnknown: true))
    }
    return found
  }

  /// The result of planning the fake of one type.
  private struct Outcome: Sendable {
    /// Its fakes, which are none if it can't be faked.
    var fakes: [Fake] = []
    var diagnostics: [Diagnostic] = []
    var unwrittenFileNames: [String] = []

    init(
      of type: TypeDeclaration, isAskedFor: Bool, by planner: Planner, _ reading: ReadSources,
      _ settling: SettlingImports, _ options: Options
    ) {
      do throws(Refusal) {
        var plans = try planner.plan(type, diagnostics: &diagnostics)
        if options.style == .mimus, let module = plans.lazy.compactMap(\.hiddenModule).first {
          throw Refusal(.moduleHidden(module, from: type.name), at: type.position)
        }
        // The others are about the names that a fake adds, which fakes in the `counters` style don't have.
        if options.style != .mimus { diagnostics = plans.flatMap(\.omissions) }
        let name = plans.first.map { ($0.enclosing + [$0.name]).joined(separator: ".") } ?? ""
        if let plan = plans.first, reading.namesOfTypes.contains(name) {
          diagnostics.append(Diagnostic(.hidesType(plan.name, from: type.name), at: type.position))
        }
        for index in plans.indices {
          plans[index].importedModule = planner.importedModule
          plans[index].findImports(in: reading, settling, options)
        }
        fakes = plans.map { Fake($0, options) }
      } catch {
        var diagnostic = error.diagnostic
        if error.isForEveryone, !isAskedFor { diagnostic.severity = .warning }
        diagnostics = [diagnostic]
        unwrittenFileNames = [planner.naming.fileName(ofFakeOf: type.declaredName)]
      }
    }
  }

  /// Keeps the first of several fakes with the same name in the same place. Types of two modules may have the same
  /// name.
  private static func removeRepeated(_ fakes: inout [Fake], _ diagnostics: inout [Diagnostic]) {
    struct Place: Hashable {
      var module: String?
      var name: String
    }
    var first: [Place: SourcePosition] = [:]
    fakes.removeAll { fake in
      // Types under conditions may each have a fake.
      guard fake.shared.plan.conditions.isEmpty else { return false }
      let enclosing = fake.shared.plan.enclosing
      let isNested = !enclosing.isEmpty
      let name = isNested ? (enclosing + [fake.name]).joined(separator: ".") : fake.name
      let place = Place(module: isNested ? fake.module : nil, name: name)
      guard let earlier = first[place] else {
        first[place] = fake.shared.plan.position
        return false
      }
      diagnostics.append(Diagnostic(.repeated(name, earlier), at: fake.shared.plan.position))
      return true
    }
  }
}

extension FakePlan {
  /// Makes the fake part of system programming interfaces if it's public. Only a declaration of an SPI can show types of
  /// an SPI to others.
  mutating func takePart(in spiNames: Set<String>) {
    self.spiNames = spiNames
    if access == "public" { attributes += spiNames.sorted().map { "@_spi(\($0))" } }
  }

  /// Finds the imports that the fake needs, those that resolve ambiguous names if the modules of the types are known, and
  /// the modules that it needs, or may need, public imports of if it is visible.
  fileprivate mutating func findImports(
    in reading: ReadSources, _ settling: FakeGenerator.SettlingImports, _ options: FakeGenerator.Options
  ) {
    let ownModule = options.module(of: module)
    imports = reading.imports(for: self)
    takePart(in: reading.spiNames(of: ownModule))
    let imported = Set(imports.map(\.module))
    if let own = ownModule.flatMap({ settling[$0] }) {
      let isAnyUnknown = module != nil && reading.modules.isAnyUnknown(of: imported)
      settlingImports = isAnyUnknown ? own.anyUnknown : own.known
    }
    if !access.isEmpty, !imported.isEmpty {
      (usedModules, possiblyUsedModules) = reading.modules.used(of: imported, by: namedTypes, in: ownModule)
    }
  }
}

extension Diagnostic.Message {
  static func repeated(_ name: String, _ earlier: SourcePosition) -> Self {
    Self(
      text: """
        cannot write a second '\(name)': the type at \(earlier) has a fake of that name; write the fakes of each module to \
        a separate location
        """)
  }
}

extension Diagnostic.Message {
  static func hidesType(_ fake: String, from name: String) -> Self {
    Self(
      text: """
        the fake of '\(name)' has the name of the declared type '\(fake)', so code that needs both does not compile; \
        rename one of the types
        """, severity: .warning)
  }
}

extension Diagnostic.Message {
  static func moduleHidden(
    _ module: String, from name: String, otherwise remedy: String = "use '--style counters'"
  ) -> Self {
    Self(
      text: """
        cannot fake '\(name)': a declaration named '\(module)' shadows the module; rename it, or \(remedy)
        """)
  }
}
