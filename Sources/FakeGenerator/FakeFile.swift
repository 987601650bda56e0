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
    let declarations = fakes.mapOnAllCores { fake in
      var writer = CodeWriter()
      fake.write(to: &writer)
      return writer.text
    }
    return ([writer.text] + declarations).joined(separator: "\n")
  }

  /// Where imports are internal by default, what others see of a fake needs a wider one.
  private var libraryImport: String {
    let access = fakes.map(\.plan.access)
    let widest = access.contains("public") ? "public " : access.contains("package") ? "package " : ""
    return widest + "import Mimus"
  }

  /// The imports of all sources and options, each once, those without a condition first and in alphabetical order.
  private var imports: [ImportLine] {
    let isPublic = fakes.contains { !$0.plan.access.isEmpty }
    var lines = fakes.flatMap(\.plan.imports).map { $0.adapted(isPublic: isPublic) }
    lines += options.modules.map { ImportLine(text: "import \($0)", conditions: []) }
    let testable = Set(options.testableModules)
    if options.style == .mimus { lines.append(ImportLine(text: libraryImport, conditions: [])) }
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

  /// The import as fakes need it: what it opens to others, or hides from them, is the source's own affair.
  fileprivate func adapted(isPublic: Bool) -> ImportLine {
    var words = text.split(separator: " ").map(String.init)
    words.removeAll { word in
      switch word {
      case "public", "package": !isPublic
      case "internal", "private", "fileprivate", "@_exported", "@_implementationOnly": true
      default: false
      }
    }
    return ImportLine(text: words.joined(separator: " "), conditions: conditions)
  }

  var isTestable: Bool { text.contains("@testable") }

  fileprivate var sortKey: String { module + text }
}
