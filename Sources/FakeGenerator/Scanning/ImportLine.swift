/// An `import` line of a file, with the conditions that apply to it.
struct ImportLine: Sendable, Hashable {
  /// The line without comments, such as `@preconcurrency import Shop`.
  var text: String
  /// The conditions of the `#if` blocks around it, outermost first.
  var conditions: [String]
}

extension ImportLine {
  /// The module that the line imports.
  var module: String { path.first ?? "" }

  /// The name of the declaration that the line imports instead of a whole module.
  var importedName: String? {
    // Most lines import whole modules, and each fake asks for the names of all its lines.
    guard text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let words = words
    guard let index = words.firstIndex(of: "import"), index + 2 < words.count else { return nil }
    return path.last
  }

  /// The import of the module instead of one of its declarations.
  var ofWholeModule: ImportLine {
    let words = words.prefix { $0 != "import" } + ["import", module]
    return ImportLine(text: words.joined(separator: " "), conditions: conditions)
  }

  /// The components of the name after `import`.
  private var path: [String] {
    let words = words
    guard let index = words.firstIndex(of: "import") else { return [] }
    return words[(index + 1)...].last?.split(separator: ".").map(String.init) ?? []
  }

  var isTestable: Bool { words.contains("@testable") }

  /// Whether the line states with which access it imports.
  var statesAccess: Bool {
    words.contains { ["public", "package", "internal", "private", "fileprivate"].contains($0) }
  }

  /// Whether public declarations can't use what is imported.
  var isRestricted: Bool {
    words.contains { ["internal", "fileprivate", "private", "@_implementationOnly"].contains($0) }
  }

  /// Whether what is imported is part of the module's interface.
  var isExposed: Bool { words.contains { $0 == "public" || $0 == "package" } }

  /// The import without the access with which the source exposes or hides it.
  var restated: ImportLine {
    let kept = words.filter { word in
      ![
        "public", "package", "internal", "private", "fileprivate", "@usableFromInline", "@_exported", "@_spiOnly",
        "@_implementationOnly",
      ].contains(word)
    }
    return ImportLine(text: kept.joined(separator: " "), conditions: conditions)
  }

  /// Returns the import with an access.
  func with(_ access: String) -> ImportLine {
    var words = words
    if let index = words.firstIndex(of: "import") { words.insert(access, at: index) }
    return ImportLine(text: words.joined(separator: " "), conditions: conditions)
  }

  private var words: [String] { text.split(separator: " ").map(String.init) }
}
