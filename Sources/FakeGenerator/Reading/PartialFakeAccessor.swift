/// An accessor of a subscript of a partial fake, with its subscript.
struct PartialFakeAccessor {
  var member: Member
  var isSetter: Bool
  /// The name of the setter's new value.
  var newValue: String

  /// Reads the text of an accessor and that of its member, which may or may not contain the accessor.
  init?(_ accessor: String, of member: String) {
    // Neither is a declaration on its own.
    guard let own = Self.firstAccessor(in: "class Fake {\nvar value: Int { \(accessor) }\n}"),
      var found = Self.firstMember(in: "class Fake {\n\(member)\n}"), case .subscript(var value) = found.kind
    else { return nil }
    value.accessors.getEffects = own.effects
    found.kind = .subscript(value)
    self.member = found
    isSetter = own.keyword == .set
    newValue = own.parameter?.quotedIfKeyword() ?? "newValue"
  }

  private static func firstAccessor(in text: String) -> WrittenAccessor? {
    read(text) { type, _ in
      guard case .variable(let bindings) = type.members.first?.content else { return nil }
      return bindings.first?.accessors?.accessors.first
    }
  }

  private static func firstMember(in text: String) -> Member? {
    read(text) { type, reader in
      guard let written = type.members.first else { return nil }
      var type = TypeDeclaration(
        kind: .class, name: type.name, position: SourcePosition(path: "", line: 1, column: 1))
      let position = type.position
      reader.add(written, to: &type) { _ in position }
      return type.members.first
    }
  }

  private static func read<Part>(_ text: String, _ part: (WrittenType, SwiftReader) -> Part?) -> Part? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(bytes)
      guard let type = try? reader.readTypeDeclaration() else { return nil }
      return part(type, reader)
    }
  }
}
