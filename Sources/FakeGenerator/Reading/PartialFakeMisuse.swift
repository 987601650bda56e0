/// Uses of `@Fake` on something that is neither a class nor an actor.
enum PartialFakeMisuse {
  static func finding(_ keyword: String, _ head: DeclarationHead, name: Range<Int>?, _ reader: SwiftReader) -> Finding {
    let offset = name?.lowerBound ?? head.start
    let text = name.map(reader.text) ?? ""
    switch keyword {
    case "struct":
      return Finding(
        .notAClass(text, keyword), at: offset,
        .replace(head.keyword, with: "final class", "make it a final class"))
    case "enum": return Finding(.notAClass(text, keyword), at: offset)
    case "protocol":
      let attribute = reader.attribute("Fake", of: head.attributes)
      return Finding(
        .fakeOfProtocol(text), at: offset,
        attribute.map { .replace($0.range, with: "@Mockable", "write '@Mockable'") })
    default: return Finding(.nothingToFake, at: offset)
    }
  }
}

extension Diagnostic.Message {
  static func notAClass(_ name: String, _ kind: String) -> Self {
    let article = kind == "enum" ? "an" : "a"
    return Self(text: "'@Fake' can only be applied to a class or an actor; '\(name)' is \(article) \(kind)")
  }

  static func fakeOfProtocol(_ name: String) -> Self {
    Self(text: "'@Fake' can only be applied to a class or an actor; declare '@Fake final class Fake\(name): \(name)'")
  }

  static let nothingToFake = Self(text: "'@Fake' can only be applied to a class or an actor")
}
