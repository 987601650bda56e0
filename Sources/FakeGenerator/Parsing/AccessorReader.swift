import SwiftParser
import SwiftSyntax

/// Reads an accessor and the subscript that it belongs to.
enum AccessorReader {
  /// An accessor, and whose it is.
  struct Accessor {
    var member: Member
    var isSetter: Bool
    /// What the setter calls the value.
    var newValue: String
  }

  /// Read the text of an accessor and that of its member, which may or may not have the accessor in it.
  static func read(_ accessor: String, of member: String) -> Accessor? {
    // A member alone is no file: it is read within a class.
    let class_ = "class Fake {\n\(member)\n}"
    let whole = "var value: Int { \(accessor) }"
    guard let type = Parser.parse(source: class_).statements.first?.item.as(ClassDeclSyntax.self),
      let item = type.memberBlock.members.first,
      let variable = Parser.parse(source: whole).statements.first?.item.as(VariableDeclSyntax.self),
      case .accessors(let accessors) = variable.bindings.first?.accessorBlock?.accessors, let own = accessors.first
    else { return nil }
    var read = TypeDeclaration(
      kind: .class, name: "Fake", position: SourcePosition(path: "", line: 1, column: 1))
    let lines = LineTable(SourceFile(path: "", text: class_))
    MemberReader(offset: 0, lines: lines).read(MemberBlockItemListSyntax([item.detached]), into: &read)
    guard var found = read.members.first else { return nil }
    let effects = Effects(own.effectSpecifiers)
    switch found.kind {
    case .subscript(var value):
      value.accessors.getEffects = effects
      found.kind = .subscript(value)
    default: return nil
    }
    return Accessor(
      member: found, isSetter: own.accessorSpecifier.text == "set",
      newValue: own.parameters?.name.plainText.quotedIfKeyword() ?? "newValue")
  }
}
