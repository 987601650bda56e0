extension KnownProtocols {
  /// Returns the names of the associated types of a protocol, including those that it inherits.
  static func associatedNames(of name: String) -> Set<String> {
    if name == "Identifiable" { return ["ID"] }
    guard let type = declarations.type(.name(name), in: []) else { return [] }
    let names = Set(declarations.family(of: type).flatMap(\.associatedTypes).map(\.name))
    return name == "OptionSet" ? names.union(["Element", "ArrayLiteralElement"]) : names
  }

  /// The standard library's types that an enumeration can have raw values of.
  static let rawTypes = TypeTrait.rawTypes

  /// The declarations of the protocols whose requirements are faked like any others. They are parsed once.
  static let declarations: VisibleDeclarations = {
    var declarations = VisibleDeclarations()
    let file = SourceFile(path: "Swift", text: sources, role: .context, module: "Swift")
    let reader = DeclarationReader(file: file, number: nil)
    for slice in DeclarationScanner.outline(of: file).slices {
      switch reader.read(slice) {
      case .type(let type): declarations.add(type)
      case .alias(let alias): declarations.add(alias, enclosing: [], module: file.module)
      case .invalid: break
      }
    }
    return declarations
  }()
}
