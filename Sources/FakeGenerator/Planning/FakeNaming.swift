/// Names fakes after their types. If several modules have a type of the same name to fake, their fakes' names include the module.
struct FakeNaming: Sendable {
  private var modules: [String: String?] = [:]
  /// The names that types of several modules share.
  private var shared: Set<String> = []

  /// Adds a type to fake, even if its fake can't be written in this run. A fake's name must not depend on whether the
  /// other module's type can be read.
  mutating func add(_ type: DeclaredName) {
    // The fake of a nested type is nested in the same type, so its name can't conflict with others.
    guard type.enclosing.isEmpty else { return }
    if let other = modules.updateValue(type.module, forKey: type.name), other != type.module {
      shared.insert(type.name)
    }
  }

  /// Returns the name of a type's fake.
  func name(ofFakeOf type: DeclaredName) -> String {
    let isShared = type.enclosing.isEmpty && shared.contains(type.name)
    return "Fake" + (isShared ? type.module ?? "" : "") + type.name
  }

  /// Returns the name of a file that holds only a type's fake.
  func fileName(ofFakeOf type: DeclaredName) -> String {
    Self.fileName(of: name(ofFakeOf: type), in: type.enclosing)
  }

  /// Returns the name of a file that holds the fake of one type, including the enclosing types, such as
  /// `ShopFakePaymentGateway.swift`.
  static func fileName(of fake: String, in enclosing: [String]) -> String {
    let name = enclosing.joined() + fake
    // A raw identifier may contain characters that a filename can't.
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) + ".swift"
  }
}

/// The name of a type, and where it is declared.
struct DeclaredName: Sendable {
  var name: String
  /// The enclosing types, outermost first.
  var enclosing: [String]
  /// The module that it belongs to, if known.
  var module: String?
}

extension TypeDeclaration {
  var declaredName: DeclaredName { DeclaredName(name: name, enclosing: enclosing, module: module) }
}
