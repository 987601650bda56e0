/// Reads the slices that a scan has found.
struct DeclarationReader {
  let file: SourceFile
  let fileNumber: Int?
  let settings: ModuleSettings
  let lines: LineTable

  /// The result of reading a slice.
  enum Result {
    case type(TypeDeclaration)
    case alias(TypeAlias)
    case invalid([Diagnostic])
  }

  init(file: SourceFile, number: Int?, settings: ModuleSettings = ModuleSettings()) {
    self.file = file
    self.settings = settings
    fileNumber = number
    lines = LineTable(file)
  }

  /// Reads a slice. All positions in the result are those of the file.
  func read(_ slice: Slice) -> Result {
    guard slice.enclosing.count <= Nesting.deepest, slice.conditions.count <= Nesting.deepest else {
      return invalid(.tooDeep(slice.name), at: slice.nameOffset)
    }
    do throws(Unreadable) {
      return try file.bytes.withUnsafeBufferPointer { bytes throws(Unreadable) in
        var reader = SwiftReader(
          UnsafeBufferPointer(rebasing: bytes[..<slice.range.upperBound]), at: slice.range.lowerBound)
        reader.settings = settings
        return try read(slice, with: &reader)
      }
    } catch {
      if slice.conditions.contains(where: \.isAboutCompiler) { return .invalid([]) }
      guard let expected = error.expected else { return invalid(.tooDeep(slice.name), at: slice.nameOffset) }
      return invalid(.syntax(expected, in: slice.name), at: error.offset)
    }
  }

  private func invalid(_ message: Diagnostic.Message, at offset: Int) -> Result {
    .invalid([Diagnostic(message, at: lines.position(of: offset))])
  }

  private func read(_ slice: Slice, with reader: inout SwiftReader) throws(Unreadable) -> Result {
    let head = try reader.readDeclarationHead()
    if reader.equals(head.keyword, "typealias") { return .alias(try reader.readTypealias()) }
    guard let kind = TypeDeclaration.Kind(keyword: reader.text(head.keyword)) else {
      return invalid(.notADeclaration(slice.name), at: slice.nameOffset)
    }
    var type = declaration(kind, slice)
    type.enclosingRequirements = try enclosingRequirements(of: slice)
    type.containers = slice.containers.map(file.header)
    type.take(try reader.readTypeDeclaration(head), from: reader, position: lines.position)
    type.takeAccess(of: type.containers.last)
    return .type(type)
  }

  private func enclosingRequirements(of slice: Slice) throws(Unreadable) -> [GenericRequirement] {
    guard let range = slice.enclosingClause else { return [] }
    return try file.bytes.withUnsafeBufferPointer { bytes throws(Unreadable) in
      var reader = SwiftReader(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), at: range.lowerBound)
      return try reader.readGenericWhereClauseIfPresent()
    }
  }

  func declaration(_ kind: TypeDeclaration.Kind, _ slice: Slice) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: slice.name, enclosing: slice.enclosing,
      position: lines.position(of: slice.nameOffset), conditions: slice.conditions, isMarked: slice.isMarked,
      isHidden: slice.isHidden, file: fileNumber, module: file.module,
      settings: settings)
  }
}

extension TypeDeclaration.Kind {
  fileprivate init?(keyword: String) {
    switch keyword {
    case "protocol": self = .protocol
    case "class": self = .class
    case "struct": self = .struct
    default: return nil
    }
  }
}

extension TypeDeclaration {
  /// Takes what was written in the type's declaration.
  mutating func take(_ written: WrittenType, from reader: SwiftReader, position: (Int) -> SourcePosition) {
    attributes = written.head.attributes.map { reader.text($0.range) }
    modifiers = written.head.modifiers.map { reader.text($0.range) }
    parents = written.parents
    generics = written.generics
    requirements = written.requirements
    primaryAssociatedTypes = written.primaryAssociatedTypes
    members.reserveCapacity(written.members.count)
    for member in written.members { reader.add(member, to: &self, position: position) }
  }
}
