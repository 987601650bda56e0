/// Determines which of the declared types to fake.
struct Selection {
  /// The requested names, or nil for all.
  let only: [String]?
  /// The requested names that are those of types as code outside of them writes them. They don't refer to nested types
  /// that have the same name.
  private let exact: Set<String>
  /// Whether to fake only marked declarations.
  let annotatedOnly: Bool

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - only: The requested names, or nil for all.
  ///   - annotatedOnly: Whether to fake only marked declarations.
  ///   - declared: The names of all types that can be requested, as code outside of them writes them.
  init(only: [String]?, annotatedOnly: Bool, declared: some Sequence<String>) {
    self.only = only
    self.annotatedOnly = annotatedOnly
    exact = only.map { Set($0).intersection(declared) } ?? []
  }

  private func requests(_ name: String, _ qualifiedName: String, in only: [String]) -> Bool {
    only.contains(qualifiedName) || (only.contains(name) && !exact.contains(name))
  }

  /// Returns whether a fake of a slice's declaration may be wanted, as far as that is known before parsing.
  func mayWant(_ slice: Slice, of file: SourceFile) -> Bool {
    guard file.isWanted, slice.kind != .typealias else { return false }
    if let only { return requests(slice.name, slice.qualifiedName, in: only) }
    return mayWantUnnamed(slice, of: file)
  }

  /// Returns whether a run that doesn't request names may want a fake of a slice's declaration.
  func mayWantUnnamed(_ slice: Slice, of file: SourceFile) -> Bool {
    slice.isMarked
      || !annotatedOnly && !slice.isHidden && (slice.kind == .protocol || slice.kind == .class && file.isNamed)
  }

  /// Returns whether a fake of a type is wanted.
  func wants(_ type: TypeDeclaration, of file: SourceFile) -> Bool {
    guard file.isWanted else { return false }
    if let only { return requests(type.name, type.qualifiedName, in: only) }
    if type.isMarked { return true }
    if annotatedOnly { return false }
    // Types that can't have a fake are silently skipped, unless they were requested.
    if type.isHidden || type.modifiers.contains("final") { return false }
    return type.kind == .protocol || type.kind == .class && file.isNamed
  }

  /// Returns errors for requested names that aren't those of types to fake.
  ///
  /// - Parameters:
  ///   - found: The names of the requested types that are declared.
  ///   - named: The dotted names of all declared types.
  ///   - declarations: The declarations, with the type aliases.
  func missing(
    besides found: Set<String>, named: Set<String>, _ declarations: VisibleDeclarations
  ) -> [Diagnostic] {
    guard let only else { return [] }
    return only.filter { !found.contains($0) }.map { name in
      let path = name.split(separator: ".").map(String.init)
      if let alias = path.isEmpty ? nil : declarations.alias(.path(path), in: []) {
        return Diagnostic(.alias(name, of: alias.type), at: nil)
      }
      let isDeclared = named.contains { $0 == name || $0.hasSuffix("." + name) }
      return Diagnostic(isDeclared ? .unfit(name) : .notFound(name), at: nil)
    }
  }
}

extension Diagnostic.Message {
  static func unfit(_ name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': an actor or an enumeration cannot be faked; extract a protocol with '--style protocol'
        """)
  }

  static func alias(_ name: String, of type: TypeExpression) -> Self {
    let remedy =
      switch type.bare {
      case .composition: "; declare a protocol that inherits from all of them"
      case .named: "; name that type instead"
      default: ""
      }
    return Self(text: "cannot fake '\(name)': it is a type alias of '\(type)'\(remedy)")
  }

  static func notFound(_ name: String) -> Self {
    Self(text: "cannot find protocol, class, or structure '\(name)' in the given files")
  }
}
