/// What precedes the braces of a declaration, as far as it matters to what is in them or inherits from it.
struct DeclarationHeader: Sendable, Equatable {
  private var keyword = ""
  /// The name of a type, or the dotted name of the one that an extension extends.
  var path: [String] = []
  var attributes: [String] = []
  var isNonisolated = false
  /// The modifier that an extension gives to the declarations in it that have none for their access.
  private(set) var givenAccess: String?
  /// The generic parameters of a type that isn't a protocol.
  private(set) var generics: [GenericParameter] = []
  var parents: [TypeExpression] = []
  /// Whether it's marked `@Fake`.
  var isFake = false

  var isActor: Bool { keyword == "actor" }

  var isExtension: Bool { keyword == "extension" }

  /// Whether it's a type or an extension, rather than a function, an accessor, or a closure.
  var isType: Bool { ["class", "struct", "enum", "actor", "protocol", "extension"].contains(keyword) }

  /// Whether it's a generic type, or an extension, whose type may be generic.
  var mayBeGeneric: Bool { !generics.isEmpty || isExtension }

  /// Reads a header, as the compiler hands it to a macro.
  init(_ header: String) {
    self = Array(header.utf8).withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(bytes)
      return Self(from: &reader)
    }
  }

  /// Reads a header as far as possible.
  fileprivate init(from reader: inout SwiftReader) {
    guard let head = try? reader.readDeclarationHead() else { return }
    keyword = reader.text(head.keyword)
    attributes = head.attributes.map { reader.text($0.range) }
    if isExtension { givenAccess = reader.access(of: head).map { $0 == "private" ? "fileprivate" : $0 } }
    isNonisolated = head.modifiers.contains { reader.text($0.range).hasPrefix("nonisolated") }
    isFake = reader.attribute("Fake", of: head.attributes) != nil
    if isType { try? readType(from: &reader) }
  }

  private mutating func readType(from reader: inout SwiftReader) throws(Unreadable) {
    if isExtension {
      path = try reader.readType().namePath ?? []
    } else {
      path = [try reader.expectName("expected identifier")]
      // The primary associated types of a protocol are read like generic parameters.
      let (parameters, _) = try reader.readGenericParameterClauseIfPresent()
      if keyword != "protocol" { generics = parameters }
    }
    parents = try reader.readTypeInheritanceClauseIfPresent()
  }
}

extension SwiftReader {
  /// Returns the modifier for a declaration's access, or nil if there is none.
  fileprivate func access(of head: DeclarationHead) -> String? {
    head.modifiers.lazy.map { text($0.range) }.first(where: \.statesAccess)
  }
}

extension String {
  /// Whether it's a modifier for the access of a declaration.
  var statesAccess: Bool {
    ["open", "public", "package", "internal", "fileprivate", "private"].contains(self)
  }
}

extension TypeDeclaration {
  /// Takes the access that the innermost enclosing declaration gives to it.
  mutating func takeAccess(of container: DeclarationHeader?) {
    guard let access = container?.givenAccess, !modifiers.contains(where: \.statesAccess) else { return }
    modifiers.append(access)
  }
}

extension SourceFile {
  /// Reads what precedes the braces of the declaration in a range.
  func header(in range: Range<Int>) -> DeclarationHeader {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), at: range.lowerBound)
      return DeclarationHeader(from: &reader)
    }
  }
}
