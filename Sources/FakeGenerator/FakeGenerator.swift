/// Writes fakes of the protocols and classes in Swift sources. It reads and writes no file itself.
///
/// Data flows one way: sources are scanned for declarations, those are parsed, a fake of each is planned, and the plans
/// are rendered.
public struct FakeGenerator: Sendable {
  /// What the fakes are to be like.
  public var options: Options

  /// Make a generator.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// What to fake, and how.
  public struct Options: Sendable {
    /// The kind of fake that is written.
    public enum Style: String, Sendable, CaseIterable {
      /// Fakes that conform to `Mock`, with typed views.
      case mimus
      /// Fakes that stand by themselves: counts, arguments and return values are plain variables.
      case counters

      /// What the access of fakes is where nothing is said: the type's own is the most that it allows.
      var usualAccess: String? { self == .counters ? "public" : nil }
    }

    /// The kind of fake.
    public var style = Style.mimus
    /// The names of the types to fake; nil for all.
    public var only: [String]?
    /// Whether only declarations marked `// mimus:fake` are faked.
    public var annotatedOnly = false
    /// The modules to import with `@testable`.
    public var testableModules: [String] = []
    /// Further modules to import.
    public var modules: [String] = []
    /// The access of the fakes, as far as the types allow: `public`, `package` or `internal`; nil for the style's usual
    /// one, which is internal for mocks and the type's own for counters.
    public var access: String?

    /// The usual options.
    public init() {}
  }

  /// Generate the fakes of all files whose role is `.wanted`.
  public func generate(_ files: [SourceFile]) -> Generation {
    let reading = Reading(files, options: options)
    var generation = Generation(diagnostics: reading.diagnostics)
    generation.unwrittenFileNames = reading.passedOver.map { FakeFile.name(of: "Fake" + $0.name, in: $0.enclosing) }
    let planner = Planner(
      declarations: reading.declarations, access: options.access ?? options.style.usualAccess,
      sharedNames: Self.sharedNames(of: reading.wanted),
      contextFiles: Set(files.indices.filter { !files[$0].isWanted }), importsTestably: !options.testableModules.isEmpty
    )
    var plans: [FakePlan] = []
    let outcomes = reading.wanted.mapOnAllCores { type in
      Outcome(of: type, isAskedFor: isAskedFor(type, in: files), by: planner, reading, options)
    }
    for outcome in outcomes {
      generation.diagnostics += outcome.diagnostics
      generation.unwrittenFileNames += outcome.unwrittenFileNames
      plans += outcome.plans
    }
    Self.settleNames(of: &plans, reading.modules)
    Self.removeRepeated(&plans, &generation.diagnostics)
    let defaults = DefaultFakes(of: plans, modules: reading.modules)
    generation.fakes = plans.mapOnAllCores { plan in
      var plan = plan
      if !plan.isIsolated { plan.defaults = defaults.visible(to: plan) }
      return Fake(plan: plan, sourcePath: plan.position.path, options: options)
    }
    return generation
  }

  /// Whether a type's fake was asked for by name rather than along with those of a folder.
  private func isAskedFor(_ type: TypeDeclaration, in files: [SourceFile]) -> Bool {
    options.only != nil || type.isMarked || type.file.map { files[$0].isNamed } ?? true
  }

  /// What comes of planning the fake of one type.
  private struct Outcome: Sendable {
    /// The plan; none where there can be no fake.
    var plans: [FakePlan] = []
    var diagnostics: [Diagnostic] = []
    var unwrittenFileNames: [String] = []

    init(
      of type: TypeDeclaration, isAskedFor: Bool, by planner: Planner, _ reading: Reading, _ options: Options
    ) {
      do throws(Refusal) {
        var plan = try planner.plan(type, diagnostics: &diagnostics)
        // They are about the names that a mock has; counters have none of those.
        if options.style != .mimus { diagnostics = [] }
        plan.imports = reading.imports(for: plan)
        plans = [plan]
      } catch {
        var diagnostic = error.diagnostic
        if error.isForEveryone, !isAskedFor { diagnostic.severity = .warning }
        diagnostics = [diagnostic]
        unwrittenFileNames = [FakeFile.name(of: planner.name(ofFakeOf: type), in: type.enclosing)]
      }
    }
  }

  /// Find the imports that settle what names mean, where the modules of the types are known.
  private static func settleNames(of plans: inout [FakePlan], _ modules: ModuleTypes) {
    var found: [[String]: [String: [ImportLine]]] = [:]
    for index in plans.indices {
      guard let module = plans[index].module else { continue }
      let isAnyUnknown = modules.isAnyUnknown(of: Set(plans[index].imports.map(\.module)))
      let key = [module, "\(isAnyUnknown)"]
      let imports = found[key] ?? modules.settlingImports(of: module, besidesUnknown: isAnyUnknown)
      found[key] = imports
      plans[index].settlingImports = imports
    }
  }

  /// The names that wanted types of several modules have.
  private static func sharedNames(of types: [TypeDeclaration]) -> Set<String> {
    // A nested type's fake is nested in the same type, so that it has its name to itself.
    var modules: [String: String?] = [:]
    var shared: Set<String> = []
    for type in types where type.enclosing.isEmpty {
      if let other = modules.updateValue(type.module, forKey: type.name), other != type.module {
        shared.insert(type.name)
      }
    }
    return shared
  }

  /// Keep the first of the fakes that would have one name in one place: types of two modules may well be called alike.
  private static func removeRepeated(_ plans: inout [FakePlan], _ diagnostics: inout [Diagnostic]) {
    struct Place: Hashable {
      var module: String?
      var name: String
    }
    var first: [Place: SourcePosition] = [:]
    plans.removeAll { plan in
      // Under conditions there may be one for each.
      guard plan.conditions.isEmpty else { return false }
      let isNested = !plan.enclosing.isEmpty
      let name = isNested ? (plan.enclosing + [plan.name]).joined(separator: ".") : plan.name
      let place = Place(module: isNested ? plan.module : nil, name: name)
      guard let earlier = first[place] else {
        first[place] = plan.position
        return false
      }
      diagnostics.append(Diagnostic(.repeated(name, earlier), at: plan.position))
      return true
    }
  }
}

/// What came of a generation.
public struct Generation: Sendable {
  /// The fakes, in the order of the sources.
  public var fakes: [Fake] = []
  /// The names of the files that hold the fakes of types that were seen, but of which no fake was written now.
  public var unwrittenFileNames: [String] = []
  /// What could not be faked, and what may surprise, in the order in which it was found.
  public var diagnostics: [Diagnostic]

  /// Whether something could not be faked.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// One fake.
public struct Fake: Sendable {
  let plan: FakePlan
  let options: FakeGenerator.Options
  /// The path of the file that declares the faked type.
  public let sourcePath: String

  init(plan: FakePlan, sourcePath: String, options: FakeGenerator.Options) {
    self.plan = plan
    self.sourcePath = sourcePath
    self.options = options
  }

  /// The name of the fake: `FakePaymentGateway`.
  public var name: String { plan.name }

  /// The module of the faked type, where that is known.
  public var module: String? { plan.module }

  /// The name of a file that holds this fake alone: `FakePaymentGateway.swift`.
  public var fileName: String {
    FakeFile.name(of: plan.name, in: plan.enclosing)
  }

  /// A file that holds this fake alone.
  public var file: FakeFile { FakeFile(fakes: [self], options: options) }

  /// The text of a file that holds this fake alone.
  public var fileText: String { file.text }

  /// The fake's declaration, without imports.
  func write(to writer: inout CodeWriter) {
    switch options.style {
    case .mimus: MimusRenderer(plan: plan).render(to: &writer)
    case .counters: CountersRenderer(plan: plan).render(to: &writer)
    }
  }
}

extension Diagnostic.Message {
  static func repeated(_ name: String, _ earlier: SourcePosition) -> Self {
    Self(
      text: """
        cannot write a second '\(name)', since one is written of the type at \(earlier); write the fakes of each module \
        to a place of its own
        """)
  }
}
