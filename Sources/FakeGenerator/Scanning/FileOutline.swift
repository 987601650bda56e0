/// The result of scanning one file: where its declarations begin and end, and what they need.
struct FileOutline: Sendable {
  /// The `import` lines, in order.
  var imports: [ImportLine] = []
  /// The protocols, classes, structures that may be wanted, and type aliases, in order.
  var slices: [Slice] = []
  /// The top-level types, in order.
  var typeNames: [TypeName] = []
  /// The dotted names of all nested types.
  var nestedTypes: [String] = []
  /// The positions of marks that aren't followed by a protocol, a class, or a structure.
  var unusedMarks: [Int] = []
  /// The position of a comment, a literal, a bracket, or a block that isn't closed, so that declarations may be missing.
  var unclosed: Int?
  /// The names in `@_spi` attributes, without which an import doesn't include the declarations that have them.
  var spiNames: Set<String> = []
  /// The dotted names of types, aliases, and cases with what is special about them.
  var traits: [(trait: TypeTrait, name: String)] = []
  /// The dotted names of generic types, and what precedes their braces.
  var genericTypes: [(name: String, header: Range<Int>)] = []
  /// The names of the types and macros that can be attributes, and whether they are global actors.
  var attributes: [(name: String, isGlobalActor: Bool)] = []
  /// The names of macros.
  var macros: [String] = []
  /// The dotted names of types with an extension that makes them `Sendable`.
  var sendableExtensions: [String] = []
}

/// What matters of a type or type alias even if it isn't read.
enum TypeTrait: Sendable, Hashable {
  case generic, actor
  /// Not a type, but a case of an enumeration.
  case enumerationCase
  /// An enumeration with raw values, whose conformances aren't isolated.
  case rawValued
  /// Sendable by its declaration.
  case sendable
  /// An enumeration that only its module sees, which is Sendable if its cases have no associated values.
  case ownEnumeration
  /// An enumeration with associated values.
  case associatedValues
  /// Marked `nonisolated`.
  case nonisolated
  /// Has an attribute that isn't the compiler's own, such as that of a global actor, or conforms to a protocol that may
  /// have one.
  case mayBeIsolated
  /// Has an initializer that may fail and can be called without arguments.
  case failable
  /// Has an initializer that may fail and needs arguments.
  case failableWithArguments
  /// Inherits from `~Copyable`.
  case noncopyable
  /// Deprecated on all platforms.
  case deprecated

  /// The names of what an enumeration or a structure often inherits from, and that isolates nothing, and the words that
  /// may precede these.
  static let isolatingNothing = rawTypes.union([
    "CaseIterable", "Codable", "CodingKey", "Comparable", "Copyable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "LocalizedError", "OptionSet", "RawRepresentable", "Sendable", "Swift", "unchecked",
  ])

  /// The names of the types that raw values written as literals have.
  static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
  ]
}

/// The part of a file that contains one declaration.
struct Slice: Sendable {
  /// The kind of declaration.
  enum Kind: Sendable, Equatable {
    case `protocol`, `class`, `struct`, `typealias`
    /// An enumeration or an actor.
    case otherType
    case `extension`
  }

  var kind: Kind
  /// The name, without backticks.
  var name: String
  /// The bytes from the first attribute or modifier to the closing brace.
  var range: Range<Int>
  /// The position of the name, which a diagnostic about the whole type points to.
  var nameOffset: Int
  /// The enclosing types, outermost first. A dotted extension gives one element for each type.
  var enclosing: [String]
  /// The headers of the types and extensions around it, outermost first.
  var containers: [Range<Int>]
  /// The `where` clause of the extension around it.
  var enclosingClause: Range<Int>?
  /// The conditions of the `#if` blocks around it, outermost first.
  var conditions: [String]
  /// Whether a comment before it contains `mimus:fake`.
  var isMarked: Bool
  /// Whether it is in a type that fakes can't see.
  var isHidden: Bool

  /// The name as code outside the type writes it, such as `Outer.Inner`.
  var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }
}

extension [FileOutline] {
  /// The names of the modules that the files import.
  var importedModules: Set<String> { Set(Set(flatMap(\.imports)).map(\.module)) }
}
