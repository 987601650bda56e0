/// Which of the declared types are to be faked.
struct Selection {
  /// The names that were asked for; nil for all.
  let only: [String]?
  /// Whether only what is marked is meant.
  let annotatedOnly: Bool

  /// Whether a fake of what a slice declares may be wanted, as far as it is known before it is parsed.
  func mayWant(_ slice: Slice, of file: SourceFile) -> Bool {
    guard file.isWanted, slice.kind != .typealias else { return false }
    if let only { return only.contains(slice.name) || only.contains(slice.qualifiedName) }
    if slice.isMarked { return true }
    return !annotatedOnly && !slice.isHidden && (slice.kind == .protocol || file.isNamed)
  }

  /// Whether a fake of a type is wanted.
  func wants(_ type: TypeDeclaration, of file: SourceFile) -> Bool {
    guard file.isWanted else { return false }
    if let only { return only.contains(type.name) || only.contains(type.qualifiedName) }
    if type.isMarked { return true }
    if annotatedOnly { return false }
    // What has no fake by its nature is passed over in silence, unless it was asked for.
    if type.isHidden || type.modifiers.contains("final") { return false }
    return type.kind == .protocol || file.isNamed
  }

  /// Diagnose the names that were asked for and are nowhere.
  func missing(among wanted: [TypeDeclaration]) -> [Diagnostic] {
    let found = Set(wanted.flatMap { [$0.name, $0.qualifiedName] })
    return (only ?? []).filter { !found.contains($0) }.map { name in
      Diagnostic(.notFound(name), at: nil)
    }
  }
}

extension Diagnostic.Message {
  static func notFound(_ name: String) -> Self {
    Self(text: "no protocol or class called '\(name)' is declared in the given files")
  }
}
