/// Scans and parses all files, on all cores, into declarations in a stable order.
struct Reading: Sendable {
  /// All declarations that were read.
  private(set) var declarations = VisibleDeclarations()
  /// The types of which fakes are wanted, in the order of the sources.
  private(set) var wanted: [TypeDeclaration] = []
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Types whose fakes an earlier run may have written and this one does not: they could not be read, or were not asked
  /// for.
  private(set) var passedOver: [(name: String, enclosing: [String])] = []
  private var outlines: [FileOutline] = []

  init(_ files: [SourceFile], options: FakeGenerator.Options) {
    let outlines = files.mapOnAllCores { DeclarationScanner.outline(of: $0) }
    self.outlines = outlines
    let readers = files.indices.mapOnAllCores { index in
      outlines[index].slices.isEmpty ? nil : DeclarationReader(file: files[index], number: index)
    }
    let slices = outlines.indices.flatMap { file in outlines[file].slices.indices.map { (file: file, slice: $0) } }
    let results = slices.indices.mapOnAllCores { index in
      let (file, slice) = slices[index]
      return readers[file]?.read(outlines[file].slices[slice])
    }
    for outline in outlines { outline.noncopyableTypes.forEach { declarations.addNoncopyable($0) } }
    let selection = Selection(options)
    for (index, result) in results.enumerated() {
      let (file, sliceNumber) = slices[index]
      let slice = outlines[file].slices[sliceNumber]
      switch result {
      case .type(let type):
        declarations.add(type)
        if selection.wants(type, of: files[file]) {
          wanted.append(type)
        } else if options.only != nil, files[file].isWanted {
          passedOver.append((type.name, type.enclosing))
        }
      case .alias(let alias): declarations.add(alias, enclosing: slice.enclosing)
      case .invalid(let errors):
        if files[file].isWanted { diagnostics += errors }
        passedOver.append((slice.name, slice.enclosing))
      case nil: break
      }
    }
    addKnownProtocols()
    diagnostics += selection.missing(among: wanted)
  }

  /// The imports that a fake of a type needs: those of its file.
  func imports(for type: TypeDeclaration) -> [ImportLine] { outlines[type.file].imports }

  private mutating func addKnownProtocols() {
    let file = SourceFile(path: "Swift", text: KnownProtocols.sources, role: .context)
    let reader = DeclarationReader(file: file, number: 0)
    for slice in DeclarationScanner.outline(of: file).slices {
      switch reader.read(slice) {
      case .type(let type): declarations.add(type)
      case .alias(let alias): declarations.add(alias, enclosing: [])
      case .invalid: break
      }
    }
  }
}
