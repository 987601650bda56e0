extension KnownProtocols {
  /// The declarations of the protocols whose requirements are faked like any other's, read once.
  static let declarations: VisibleDeclarations = {
    var declarations = VisibleDeclarations()
    let file = SourceFile(path: "Swift", text: sources, role: .context)
    let reader = DeclarationReader(file: file, number: 0)
    for slice in DeclarationScanner.outline(of: file).slices {
      switch reader.read(slice) {
      case .type(let type): declarations.add(type)
      case .alias(let alias): declarations.add(alias, enclosing: [])
      case .invalid: break
      }
    }
    return declarations
  }()
}
