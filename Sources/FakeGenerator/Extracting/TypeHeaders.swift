/// What precedes the braces of the types in all files, as far as it matters to protocols of other types.
struct TypeHeaders: Sendable {
  /// The beginning of a type declaration.
  struct Header: Sendable {
    var attributes: [String]
    var isNonisolated: Bool
    var isGeneric: Bool
    var parents: [TypeExpression]
  }

  private var headers: [String: Header] = [:]

  mutating func add(_ header: Header, of slice: Slice) { headers[slice.qualifiedName] = header }

  /// Returns the attributes that isolate a type to a global actor, which it may inherit.
  func isolation(of type: TypeDeclaration, in declarations: VisibleDeclarations) -> [String] {
    let header = Header(
      attributes: type.attributes, isNonisolated: type.isNonisolated, isGeneric: false, parents: type.parents)
    return isolation(of: header, in: type.enclosing, declarations, depth: 0)
  }

  private func isolation(
    of header: Header, in enclosing: [String], _ declarations: VisibleDeclarations, depth: Int
  ) -> [String] {
    let own = header.attributes.filter(declarations.isolates)
    if !own.isEmpty || header.isNonisolated || depth > Nesting.deepest { return own }
    for parent in header.parents {
      guard let path = parent.bare.namePath, let found = self.path(of: path, in: enclosing),
        let parent = headers[found.joined(separator: ".")]
      else { continue }
      let inherited = isolation(of: parent, in: found.dropLast(), declarations, depth: depth + 1)
      if !inherited.isEmpty { return inherited }
    }
    return []
  }

  /// Finds a type by a name written within the given types.
  private func path(of name: [String], in enclosing: [String]) -> [String]? {
    for depth in (0...enclosing.count).reversed() {
      let path: [String] = enclosing[..<depth] + name
      if headers[path.joined(separator: ".")] != nil { return path }
    }
    return nil
  }

  /// Returns the attributes that state when enclosing types are available, without duplicates.
  func availability(of enclosing: [String]) -> [String] {
    enclosing.indices.flatMap { headers[enclosing[...$0].joined(separator: ".")]?.attributes ?? [] }
      .filter { $0.hasPrefix("@available") }.unique
  }

  /// Returns the innermost generic type among enclosing types.
  func genericType(in enclosing: [String]) -> String? {
    enclosing.indices.reversed().map { enclosing[...$0].joined(separator: ".") }.first { name in
      headers[name]?.isGeneric ?? Self.genericStandardTypes.contains(name)
    }
  }

  private static let genericStandardTypes: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange",
    "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "AsyncStream", "AsyncThrowingStream", "Task",
    "KeyValuePairs", "CollectionOfOne", "EmptyCollection", "Slice", "UnsafePointer", "UnsafeMutablePointer",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
  ]
}

extension DeclarationReader {
  /// Reads the beginning of a type, or returns nil if it has an error, which is reported when the type is read.
  func readHeader(_ slice: Slice) -> TypeHeaders.Header? {
    file.bytes.withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(
        UnsafeBufferPointer(rebasing: bytes[..<slice.range.upperBound]), at: slice.range.lowerBound)
      return try? reader.readTypeHeader()
    }
  }
}

extension SwiftReader {
  /// Reads a type up to its requirements.
  fileprivate mutating func readTypeHeader() throws(Unreadable) -> TypeHeaders.Header {
    let head = try readDeclarationHead()
    _ = try expectName("expected identifier")
    let isGeneric = at(prefix: UInt8(ascii: "<"))
    // The primary associated types of a protocol are read like generic parameters.
    _ = try readGenericParameterClauseIfPresent()
    return TypeHeaders.Header(
      attributes: head.attributes.map { text($0.range) },
      isNonisolated: head.modifiers.contains { text($0.range).hasPrefix("nonisolated") }, isGeneric: isGeneric,
      parents: try readTypeInheritanceClauseIfPresent())
  }
}
