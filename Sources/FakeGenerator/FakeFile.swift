/// A file of fakes: the first line that identifies it as generated, the imports, and the fakes.
public struct FakeFile: Sendable {
  /// The line that every generated file begins with.
  public static let firstLine = "// Written by mimus-fake: changes made here are lost."

  /// The line that every generated file of protocols begins with. The `protocol` style replaces such files, and other
  /// styles read them as sources.
  public static let firstLineOfProtocols = "// Written by mimus-fake --style protocol: changes made here are lost."

  /// Returns the line that files in a style begin with.
  ///
  /// - Parameter style: The kind of fake in the files.
  /// - Returns: `firstLineOfProtocols` in the `protocol` style, and `firstLine` in all others.
  public static func firstLine(of style: FakeGenerator.Options.Style) -> String {
    style == .protocol ? firstLineOfProtocols : firstLine
  }

  let fakes: [Fake]
  let options: FakeGenerator.Options

  /// Creates a file of fakes.
  ///
  /// - Parameters:
  ///   - fakes: The fakes, in the order in which to write them.
  ///   - options: The options that the fakes were generated with, which also determine the imports.
  public init(fakes: [Fake], options: FakeGenerator.Options) {
    self.fakes = fakes
    self.options = options
  }

  /// The text of the file.
  public var text: String { String(decoding: parts.joined(), as: UTF8.self) }

  /// The text of the file in UTF-8, divided into the parts that were written in parallel.
  public var parts: [[UInt8]] {
    let batches = stride(from: 0, to: fakes.count, by: Self.batchSize).map { start in
      fakes[start..<min(start + Self.batchSize, fakes.count)]
    }
    let written = batches.concurrentMap { Batch($0) }
    var head = CodeWriter()
    head.line(Self.firstLine(of: options.style))
    head.gap()
    let imports = imports(settling: written.flatMap(\.settlingImports))
    head.members(imports, under: { $0.conditions }, spaced: false) { writer, line in writer.line(line.text) }
    return [head.bytes] + written.map(\.bytes)
  }

  /// The number of fakes that one core writes at a time: enough to make the cost of a batch negligible, but few enough
  /// to keep the output in the core's cache.
  private static let batchSize = 32

  /// Some of the file's fakes, as one core writes them.
  private struct Batch: Sendable {
    let bytes: [UInt8]
    /// The imports that resolve ambiguous names used in the fakes.
    private(set) var settlingImports: [ImportLine] = []

    init(_ fakes: ArraySlice<Fake>) {
      var writer = CodeWriter(capacity: fakes.count * 8_192)
      for fake in fakes {
        let start = writer.count
        writer.append("\n")
        fake.write(to: &writer)
        let candidates = fake.shared.plan.settlingImports
        if candidates.isEmpty { continue }
        let declaration = writer.text(from: start)
        let words = Set(declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        settlingImports += words.sorted().flatMap { candidates[$0] ?? [] }
      }
      bytes = writer.bytes
    }
  }

  /// The attributes with which an import also includes declarations that are part of a system programming interface.
  private var spiAttributes: String {
    let names = fakes.reduce(into: Set<String>()) { $0.formUnion($1.shared.plan.spiNames) }
    return names.sorted().map { "@_spi(\($0)) " }.joined()
  }

  /// Returns the imports of all sources and options without duplicates, those without a condition first and in
  /// alphabetical order.
  private func imports(settling settlingImports: [ImportLine]) -> [ImportLine] {
    let exposure = Exposure(of: fakes)
    let used = Set(fakes.lazy.flatMap { $0.shared.plan.imports(exposing: $0.shared.plan.usedModules) })
    let possiblyUsed = used.union(
      fakes.lazy.flatMap { $0.shared.plan.imports(exposing: $0.shared.plan.possiblyUsedModules) })
    let isBesideSources =
      options.testableModules.isEmpty && options.modules.isEmpty && fakes.allSatisfy { $0.shared.plan.module == nil }
    // Most sources import the same modules, so each import is restated only once.
    var lines = fakes.lazy.flatMap { $0.shared.plan.importsBesideModule }.unique.flatMap { line in
      let restated = line.restated
      // What the source's file uses may also come from a module that another file imports.
      if line.isExposed, used.contains(restated) { return exposure.lines(for: restated) }
      if possiblyUsed.contains(restated), line.isExposed || !isBesideSources {
        return exposure.lines(for: restated, isSurelyUsed: false)
      }
      // Within a module, an import without an access is ambiguous if another file's states one.
      return [isBesideSources && line.statesAccess ? restated.with("internal") : restated]
    }
    let spi = spiAttributes
    lines += options.modules.flatMap { module in
      let declaresTypes = fakes.contains { $0.shared.plan.importedModule == module }
      let line = ImportLine(text: (declaresTypes ? spi : "") + "import \(module)", conditions: [])
      return declaresTypes ? exposure.lines(for: line) : [line]
    }
    // A protocol belongs to the module of its type.
    if options.style == .protocol { return lines.unique.sorted { $0.sortKey < $1.sortKey } }
    let modules = options.testableModules + fakes.lazy.compactMap { $0.shared.plan.module }.unique
    let testable = Set(modules)
    lines.removeAll { $0.conditions.isEmpty && testable.contains($0.module) }
    if options.style == .mimus { lines += exposure.lines(for: ImportLine(text: "import Mimus", conditions: [])) }
    let own = modules.map { ImportLine(text: "@testable import \($0)", conditions: []) } + settlingImports
    lines += own.unique.flatMap { exposure.lines(for: ImportLine(text: spi + $0.text, conditions: $0.conditions)) }
    let unique = lines.unique
    let plain = unique.filter { $0.conditions.isEmpty }
    let conditional = unique.filter { !$0.conditions.isEmpty }
    let grouped = conditional.map(\.conditions).unique.flatMap { shared in
      conditional.filter { $0.conditions == shared }
    }
    return plain.filter { !$0.isTestable }.sorted { $0.sortKey < $1.sortKey } + grouped
      + plain.filter(\.isTestable).sorted { $0.sortKey < $1.sortKey }
  }
}

/// How a file imports what its visible declarations use.
private struct Exposure {
  /// The access of the most visible fake.
  private let access: String
  /// The conditions of all fakes. If these don't hold, a public import is unused, about which the compiler warns.
  private let conditions: [String]
  /// The modules of fakes of which visible declarations use nothing.
  private let hiddenModules: Set<String>

  init(of fakes: [Fake]) {
    access = ["public", "package"].first { access in fakes.contains { $0.shared.plan.access == access } } ?? ""
    let first = fakes.first?.shared.plan.conditions ?? []
    conditions = fakes.allSatisfy { $0.shared.plan.conditions == first } ? first : []
    var (hidden, used): (Set<String>, Set<String>) = ([], [])
    for fake in fakes {
      let module = fake.shared.plan.module
      if fake.shared.plan.access.isEmpty {
        if let module { hidden.insert(module) }
      } else {
        used.formUnion(fake.shared.plan.usedModules.union(fake.shared.plan.possiblyUsedModules))
        if let module { used.insert(module) }
      }
    }
    hiddenModules = hidden.subtracting(used)
  }

  /// Returns the lines for an import of something that visible declarations use.
  ///
  /// If imports are internal by default, such an import must state its access. If they aren't, one file's `package import`
  /// is an error in all files that import the module without an access. Unless the import is surely used, the compiler
  /// may warn about an access.
  func lines(for line: ImportLine, isSurelyUsed: Bool = true) -> [ImportLine] {
    if access.isEmpty || hiddenModules.contains(line.module) { return [line] }
    var (exposed, plain) = (line.with(access), line)
    exposed.conditions = conditions + line.conditions.filter { !conditions.contains($0) }
    if access == "public", isSurelyUsed { return [exposed] }
    let feature = "hasFeature(InternalImportsByDefault)"
    plain.conditions = exposed.conditions + ["!" + feature]
    exposed.conditions.append(feature)
    return [exposed, plain]
  }
}

extension FakePlan {
  /// The imports of its sources without those of types with the names of the module's own types. Such an import makes no
  /// difference within the module, but outside it, the name would be ambiguous.
  fileprivate var importsBesideModule: [ImportLine] {
    if settlingImports.isEmpty { return imports }
    lazy var namedTypes = namedTypes
    return imports.compactMap { line in
      let own = line.importedName.flatMap { settlingImports[$0] } ?? []
      guard own.contains(where: { $0.conditions.isEmpty }) else { return line }
      // A type may be named with its module.
      return namedTypes.contains(line.module) ? line.ofWholeModule : nil
    }
  }

  /// Returns the imports of some modules that its visible declarations use.
  ///
  /// Where imports are internal by default, a file states which ones are public. Otherwise, all are.
  fileprivate func imports(exposing modules: Set<String>) -> [ImportLine] {
    if access.isEmpty { return [] }
    let lines = importsBesideModule
    let statesExposed = lines.contains(where: \.isExposed)
    return lines.filter { line in
      modules.contains(line.module) && (statesExposed ? line.isExposed : !line.isRestricted)
    }.map(\.restated)
  }
}

extension Sequence where Element: Hashable {
  /// The elements without duplicates, in their order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ImportLine {
  fileprivate var sortKey: String { module + text }
}
