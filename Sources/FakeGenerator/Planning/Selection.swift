/// Determines which of the declared types to fake.
struct Selection {
  /// The requested names, or nil for all.
  let only: [String]?
  /// Whether to fake only marked declarations.
  let annotatedOnly: Bool

  /// Returns whether a fake of a slice's declaration may be wanted, as far as that is known before parsing.
  func mayWant(_ slice: Slice, of file: SourceFile) -> Bool {
    guard file.isWanted, slice.kind != .typealias else { return false }
    if let only { return only.contains(slice.name) || only.contains(slice.qualifiedName) }
    if slice.isMarked { return true }
    return !annotatedOnly && !slice.isHidden && (slice.kind == .protocol || slice.kind == .class && file.isNamed)
  }

  /// Returns whether a fake of a type is wanted.
  func wants(_ type: TypeDeclaration, of file: SourceFile) -> Bool {
    guard file.isWanted else { return false }
    if let only { return only.contains(type.name) || only.contains(type.qualifiedName) }
    if type.isMarked { return true }
    if annotatedOnly { return false }
    // Types that can't have a fake are silently skipped, unless they were requested.
    if type.isHidden || type.modifiers.contains("final") { return false }
    return type.kind == .protocol || type.kind == .class && file.isNamed
  }

  /// Returns errors for requested names that weren't found.
  func missing(among wanted: [TypeDeclaration]) -> [Diagnostic] {
    let found = Set(wanted.flatMap { [$0.name, $0.qualifiedName] })
    return (only ?? []).filter { !found.contains($0) }.map { name in
      Diagnostic(.notFound(name), at: nil)
    }
  }
}

extension Diagnostic.Message {
  static func notFound(_ name: String) -> Self {
    Self(text: "cannot find protocol, class, or structure '\(name)' in the given files")
  }
}
