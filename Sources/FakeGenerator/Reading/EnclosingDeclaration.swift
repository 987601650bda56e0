/// A declaration that encloses the one that a macro sees, and of which the macro sees only the header.
struct EnclosingDeclaration {
  /// Whether it's a type or an extension, rather than a function, an accessor, or a closure.
  var isType = false
  /// Whether it's marked `@Fake`.
  var isFake = false
  /// Whether it's a generic type, or an extension, whose type may be generic.
  var mayBeGeneric = false

  /// Reads a header.
  init(_ header: String) {
    Array(header.utf8).withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(bytes)
      guard let head = try? reader.readDeclarationHead() else { return }
      isType = ["class", "struct", "enum", "actor", "protocol", "extension"].contains(reader.text(head.keyword))
      isFake = reader.attribute("Fake", of: head.attributes) != nil
      mayBeGeneric =
        reader.text(head.keyword) == "extension" || !((try? reader.readTypeDeclaration(head))?.generics.isEmpty ?? true)
    }
  }
}
