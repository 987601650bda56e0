/// A file of fakes: the first line that tells whose it is, the imports, the fakes.
public struct FakeFile: Sendable {
  /// The line that every generated file begins with.
  public static let firstLine = "// Written by mimus-fake: changes made here are lost."

  let fakes: [Fake]
  let options: FakeGenerator.Options

  /// Make a file of fakes.
  public init(fakes: [Fake], options: FakeGenerator.Options) {
    self.fakes = fakes
    self.options = options
  }

  /// The name of a file that holds the fake of one type, with the types around it: `ShopFakePaymentGateway.swift`.
  static func name(of fake: String, in enclosing: [String]) -> String {
    let name = enclosing.joined() + fake
    // A raw identifier may hold what a file's name cannot.
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) + ".swift"
  }

  /// The text of the file.
  public var text: String {
    let declarations = fakes.mapOnAllCores { fake in
      var writer = CodeWriter()
      fake.write(to: &writer)
      return writer.text
    }
    var head = CodeWriter()
    head.line(Self.firstLine)
    head.gap()
    let imports = imports(for: declarations)
    head.members(imports, under: \.conditions, spaced: false) { writer, line in writer.line(line.text) }
    return ([head.text] + declarations).joined(separator: "\n")
  }

  /// Where imports are internal by default, what others see of a fake needs a wider one.
  private var libraryImport: String {
    let access = fakes.map(\.plan.access)
    let widest = access.contains("public") ? "public " : access.contains("package") ? "package " : ""
    return widest + "import Mimus"
  }

  /// The imports of all sources and options, each once, those without a condition first and in alphabetical order.
  private func imports(for declarations: [String]) -> [ImportLine] {
    let isPublic = fakes.contains { !$0.plan.access.isEmpty }
    var lines = fakes.flatMap(\.plan.imports).map { $0.restated(isPublic: isPublic) }
    lines += options.modules.map { ImportLine(text: "import \($0)", conditions: []) }
    let modules = options.testableModules + fakes.compactMap(\.module)
    let testable = Set(modules)
    if options.style == .mimus { lines.append(ImportLine(text: libraryImport, conditions: [])) }
    lines.removeAll { $0.conditions.isEmpty && testable.contains($0.module) }
    lines += modules.map { ImportLine(text: "@testable import \($0)", conditions: []) }
    lines += settlingImports(for: declarations)
    var seen: Set<ImportLine> = []
    let unique = lines.filter { seen.insert($0).inserted }
    let plain = unique.filter { $0.conditions.isEmpty }
    return plain.filter { !$0.isTestable }.sorted { $0.sortKey < $1.sortKey } + unique.filter { !$0.conditions.isEmpty }
      + plain.filter(\.isTestable).sorted { $0.sortKey < $1.sortKey }
  }

  /// The imports that settle what names mean, as far as the fakes speak of them.
  private func settlingImports(for declarations: [String]) -> [ImportLine] {
    zip(fakes, declarations).flatMap { fake, declaration -> [ImportLine] in
      let candidates = fake.plan.settlingImports
      if candidates.isEmpty { return [] }
      let words = Set(declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      return words.sorted().flatMap { candidates[$0] ?? [] }
    }
  }
}

extension ImportLine {
  fileprivate var sortKey: String { module + text }
}
