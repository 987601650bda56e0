import Dispatch

/// Scans and parses all files, on all cores, into declarations in a stable order.
struct Reading: Sendable {
  /// All declarations that were read.
  private(set) var declarations = VisibleDeclarations()
  /// The types of which fakes are wanted, in the order of the sources.
  private(set) var wanted: [TypeDeclaration] = []
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  private var outlines: [FileOutline] = []

  init(_ files: [SourceFile], options: FakeGenerator.Options) {
    let outlines = Self.onAllCores(files.indices) { DeclarationScanner.outline(of: files[$0]) }
    self.outlines = outlines
    let readers = Self.onAllCores(files.indices) { index in
      outlines[index].slices.isEmpty ? nil : DeclarationReader(file: files[index], number: index)
    }
    let slices = outlines.indices.flatMap { file in outlines[file].slices.indices.map { (file: file, slice: $0) } }
    let results = Self.onAllCores(slices.indices) { index in
      let (file, slice) = slices[index]
      return readers[file]?.read(outlines[file].slices[slice])
    }
    for outline in outlines {
      outline.noncopyableTypes.forEach { declarations.addNoncopyable($0) }
      outline.nestedTypes.forEach { declarations.addNestedType($0) }
    }
    let selection = Selection(options)
    for (index, result) in results.enumerated() {
      let (file, sliceNumber) = slices[index]
      let slice = outlines[file].slices[sliceNumber]
      switch result {
      case .type(let type):
        declarations.add(type)
        if selection.wants(type, of: files[file]) { wanted.append(type) }
      case .alias(let alias): declarations.add(alias, enclosing: slice.enclosing)
      case .invalid(let errors):
        if files[file].isWanted { diagnostics += errors }
      case nil: break
      }
    }
    declarations.add(KnownProtocols.declarations)
    diagnostics += selection.missing(among: wanted)
  }

  /// The imports that a fake of a type needs: those of its file.
  func imports(for type: TypeDeclaration) -> [ImportLine] { outlines[type.file].imports }

  /// Compute a value for each index, on all cores; the values come in the order of the indices.
  private static func onAllCores<Value: Sendable>(
    _ indices: Range<Int>, _ compute: @Sendable (Int) -> Value
  ) -> [Value] {
    guard indices.count > 1 else { return indices.map(compute) }
    return Array(unsafeUninitializedCapacity: indices.count) { buffer, count in
      // Each index is written once, by whichever thread has it.
      nonisolated(unsafe) let start = buffer.baseAddress!
      DispatchQueue.concurrentPerform(iterations: indices.count) { index in
        (start + index).initialize(to: compute(indices.lowerBound + index))
      }
      count = indices.count
    }
  }
}
