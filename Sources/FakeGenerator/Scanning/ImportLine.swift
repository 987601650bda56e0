/// An `import` line of a file, with the conditions that apply to it.
struct ImportLine: Sendable, Hashable {
  /// The line without comments, such as `@preconcurrency import Shop`.
  var text: String
  /// The conditions of the `#if` blocks around it, outermost first.
  var conditions: [String]
}

extension ImportLine {
  /// The module that the line imports.
  var module: String {
    guard let index = words.firstIndex(of: "import") else { return "" }
    let path = words[words.index(after: index)...].last ?? ""
    return path.split(separator: ".").first.map(String.init) ?? path
  }

  var isTestable: Bool { words.contains("@testable") }

  /// Whether public declarations can't use what is imported.
  var isRestricted: Bool {
    words.contains { ["internal", "fileprivate", "private", "@_implementationOnly"].contains($0) }
  }

  /// Whether what is imported is part of the module's interface.
  var isExposed: Bool { words.contains { $0 == "public" || $0 == "package" } }

  /// Returns the import as fakes need it, without the access with which the source exposes or hides it.
  func restated(isPublic: Bool) -> ImportLine {
    let kept = words.filter { word in
      switch word {
      case "public", "package": isPublic
      case "internal", "private", "fileprivate", "@usableFromInline", "@_exported", "@_spiOnly",
        "@_implementationOnly":
        false
      default: true
      }
    }
    return ImportLine(text: kept.joined(separator: " "), conditions: conditions)
  }

  /// Returns the import with an access, which is either empty or followed by a space.
  func with(_ access: String) -> ImportLine {
    guard let index = words.firstIndex(of: "import") else { return self }
    let text = words[..<index].map { $0 + " " }.joined() + access + words[index...].joined(separator: " ")
    return ImportLine(text: text, conditions: conditions)
  }

  private var words: [String] { text.split(separator: " ").map(String.init) }
}
