/// A type as the source writes it, in structured form, so that it is never searched or changed as text.
indirect enum TypeExpression: Hashable, Sendable {
  /// A name, which may be a member of another type and may have generic arguments.
  case named(base: TypeExpression?, name: String, arguments: [TypeExpression])
  case optional(TypeExpression)
  case implicitlyUnwrapped(TypeExpression)
  case array(TypeExpression)
  case dictionary(key: TypeExpression, value: TypeExpression)
  /// `[3 of Int]`.
  case inlineArray(count: TypeExpression, element: TypeExpression)
  case tuple([TupleElement])
  case function(FunctionType)
  /// A type with specifiers (`inout`, `borrowing`, …) and attributes (`@escaping`, `@Sendable`, …).
  case attributed(specifiers: [String], attributes: [String], TypeExpression)
  /// `some P`.
  case opaque(TypeExpression)
  /// `any P`.
  case existential(TypeExpression)
  /// `P & Q`.
  case composition([TypeExpression])
  /// `T.Type` or `T.Protocol`.
  case metatype(TypeExpression, keyword: String)
  /// `~Copyable`.
  case suppressed(TypeExpression)
  /// `repeat each T`.
  case expansion(TypeExpression)
  /// `each T`.
  case element(TypeExpression)
  /// The part before the name in `Foundation::URL`: the module that declares it, wherever else that name is found.
  case module(String, of: TypeExpression?)
  /// Text that isn't a type, such as the number in `Vector<3>`.
  case verbatim(String)

  /// An element of a tuple, or a parameter of a function type.
  struct TupleElement: Hashable, Sendable {
    var label: String?
    /// The second of two names, which has no meaning but must be kept.
    var name: String?
    var type: TypeExpression
    var isVariadic = false
  }

  /// `(Int, String) async throws -> Bool`.
  struct FunctionType: Hashable, Sendable {
    var parameters: [TupleElement]
    var effects: Effects
    var result: TypeExpression
  }

  /// Returns a type with a plain name.
  static func name(_ name: String, _ arguments: [TypeExpression] = []) -> TypeExpression {
    .named(base: nil, name: name, arguments: arguments)
  }

  /// Returns the type with a dotted name, which must have a part.
  static func path(_ names: [String]) -> TypeExpression {
    names.dropFirst().reduce(.name(names[0])) { .named(base: $0, name: $1, arguments: []) }
  }

  /// Returns one of the standard library's types, with its module.
  static func swift(_ name: String) -> TypeExpression { .path(["Swift", name]) }

  /// The empty tuple, written `Void`.
  static var void: TypeExpression { .name("Void") }

  /// The specifier of functions that run where their callers do.
  static let nonsending = "nonisolated(nonsending)"

  /// The specifiers before the type.
  var specifiers: [String] {
    if case .attributed(let specifiers, _, _) = self { specifiers } else { [] }
  }
}

/// The effects of a function or accessor.
struct Effects: Hashable, Sendable {
  /// Whether and how it throws.
  enum Throwing: Hashable, Sendable {
    case never
    case any
    case typed(TypeExpression)
    case `rethrows`
  }

  var isAsync = false
  var throwing = Throwing.never

  /// Whether it throws errors of a given type.
  var isTyped: Bool {
    if case .typed = throwing { true } else { false }
  }

  /// Whether a call needs `try`.
  var mayThrow: Bool {
    switch throwing {
    case .never: false
    case .typed(let error): !error.isNever
    case .any, .rethrows: true
    }
  }
}

// MARK: - Examining types

extension TypeExpression {
  /// Whether the type is the standard library's `Never`.
  var isNever: Bool {
    switch self {
    case .named(nil, "Never", []), .named(.named(nil, "Swift", [])?, "Never", []),
      .named(.module("Swift", nil)?, "Never", []):
      true
    default: false
    }
  }

  /// The type without specifiers and attributes.
  var bare: TypeExpression {
    if case .attributed(_, _, let type) = self { type.bare } else { self }
  }

  /// The function type, if this is one, even within attributes or parentheses.
  var functionType: FunctionType? {
    switch self {
    case .function(let type): type
    case .attributed(_, _, let type): type.functionType
    case .tuple(let elements) where elements.count == 1: elements[0].type.functionType
    default: nil
    }
  }

  /// Whether this is `Void` or `()`.
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty || (elements.count == 1 && elements[0].type.isVoid)
    case .named(nil, "Void", []): true
    case .named(.named(nil, "Swift", [])?, "Void", []), .named(.module("Swift", of: nil)?, "Void", []): true
    default: false
    }
  }

  /// Returns whether a name of a type occurs anywhere in the type.
  func mentions(_ names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    // The only name is often `Self`, and a comparison is faster than a search.
    if names.count == 1, let name = names.first { return mentions(name) }
    return contains { type in
      if case .named(nil, let name, _) = type { names.contains(name) } else { false }
    }
  }

  /// Returns whether this name occurs anywhere in the type.
  func mentions(_ name: String) -> Bool {
    contains { if case .named(nil, name, _) = $0 { true } else { false } }
  }

  /// Calls `body` for the type and for each of its component types.
  func visit(_ body: (TypeExpression) -> Void) {
    _ = contains { type in
      body(type)
      return false
    }
  }

  /// The number of types that it consists of.
  var size: Int {
    var size = 0
    _ = contains { _ in
      size += 1
      return false
    }
    return size
  }

  /// The number of types that a type may consist of where types replace names. Without a limit, types that use others
  /// several times would grow exponentially.
  static let largestSize = 1_000

  /// Whether it consists of more types than are allowed where types replace names.
  var isTooLarge: Bool {
    var size = 0
    return contains { _ in
      size += 1
      return size > Self.largestSize
    }
  }

  /// Returns whether a condition holds for any of its named component types and their names, apart from the types that
  /// these are nested in.
  func containsType(where isWanted: (TypeExpression, String) -> Bool) -> Bool {
    var bases: [TypeExpression] = []
    visit { if case .named(let base?, _, _) = $0 { bases.append(base) } }
    return contains { part in
      guard case .named(_, let name, _) = part, !bases.contains(part) else { return false }
      return isWanted(part, name)
    }
  }

  /// Returns whether a condition holds for any of its component types.
  func contains(where isWanted: (TypeExpression) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    // Most types are plain names.
    case .named(nil, _, []): return false
    case .named(let base, _, let arguments):
      return base?.contains(where: isWanted) ?? false || arguments.contains { $0.contains(where: isWanted) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .attributed(_, _, let type),
      .opaque(let type), .existential(let type), .metatype(let type, _), .suppressed(let type), .expansion(let type),
      .element(let type):
      return type.contains(where: isWanted)
    case .dictionary(let one, let other), .inlineArray(let one, let other):
      return one.contains(where: isWanted) || other.contains(where: isWanted)
    case .tuple(let elements): return elements.contains { $0.type.contains(where: isWanted) }
    case .function(let type):
      if type.parameters.contains(where: { $0.type.contains(where: isWanted) }) { return true }
      if case .typed(let error) = type.effects.throwing, error.contains(where: isWanted) { return true }
      return type.result.contains(where: isWanted)
    case .composition(let types): return types.contains { $0.contains(where: isWanted) }
    case .module(_, let base): return base?.contains(where: isWanted) ?? false
    case .verbatim: return false
    }
  }
}
