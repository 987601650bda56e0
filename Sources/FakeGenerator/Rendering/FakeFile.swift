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
  static func name(forFakeOf type: String, in enclosing: [String]) -> String {
    let name = enclosing.joined() + "Fake" + type
    // A raw identifier may hold what a file's name cannot.
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) + ".swift"
  }

  /// The text of the file.
  public var text: String {
    var writer = CodeWriter()
    writer.line(Self.firstLine)
    writer.gap()
    writer.members(imports, under: \.conditions, spaced: false) { writer, line in writer.line(line.text) }
    for fake in fakes {
      writer.gap()
      fake.write(to: &writer)
    }
    return writer.text
  }

  /// The imports of all sources and options, each once, those without a condition first and in alphabetical order.
  private var imports: [ImportLine] {
    var lines = fakes.flatMap(\.plan.imports)
    lines += options.modules.map { ImportLine(text: "import \($0)", conditions: []) }
    let testable = Set(options.testableModules)
    if options.style == .mimus { lines.append(ImportLine(text: "import Mimus", conditions: [])) }
    lines.removeAll { $0.conditions.isEmpty && testable.contains($0.module) }
    lines += options.testableModules.map { ImportLine(text: "@testable import \($0)", conditions: []) }
    var seen: Set<ImportLine> = []
    let unique = lines.filter { seen.insert($0).inserted }
    let plain = unique.filter { $0.conditions.isEmpty }
    return plain.filter { !$0.isTestable }.sorted { $0.sortKey < $1.sortKey } + unique.filter { !$0.conditions.isEmpty }
      + plain.filter(\.isTestable).sorted { $0.sortKey < $1.sortKey }
  }
}

extension ImportLine {
  /// The module that the line imports.
  var module: String {
    let words = text.split(separator: " ")
    guard let index = words.firstIndex(of: "import") else { return "" }
    let path = words[words.index(after: index)...].last.map(String.init) ?? ""
    return path.split(separator: ".").first.map(String.init) ?? path
  }

  var isTestable: Bool { text.contains("@testable") }

  fileprivate var sortKey: String { module + text }
}
