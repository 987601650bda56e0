extension KnownProtocols {
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
