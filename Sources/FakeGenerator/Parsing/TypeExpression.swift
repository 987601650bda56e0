/// A type as the source writes it, taken apart, so that it is never searched or changed as text.
indirect enum TypeExpression: Hashable, Sendable {
  /// A name, perhaps of a member of another type and perhaps with generic arguments.
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
  /// What is no type: the number in `Vector<3>`.
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

  /// A plain name.
  static func name(_ name: String, _ arguments: [TypeExpression] = []) -> TypeExpression {
    .named(base: nil, name: name, arguments: arguments)
  }

  /// The empty tuple, written `Void`.
  static var void: TypeExpression { .name("Void") }
}

/// What calling something may do besides returning.
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

  /// Whether a call needs `try`.
  var mayThrow: Bool {
    switch throwing {
    case .never: false
    case .typed(.named(_, "Never", _)): false
    case .any, .typed, .rethrows: true
    }
  }
}

// MARK: - Questions

extension TypeExpression {
  /// The type without specifiers and attributes.
  var bare: TypeExpression {
    if case .attributed(_, _, let type) = self { type.bare } else { self }
  }

  /// The function type that this is, perhaps within attributes or parentheses.
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
    case .named(.named(nil, "Swift", [])?, "Void", []): true
    default: false
    }
  }

  /// Whether a name that stands for a type occurs anywhere in it.
  func mentions(_ names: Set<String>) -> Bool {
    var found = false
    visit { type in
      if case .named(nil, let name, _) = type, names.contains(name) { found = true }
    }
    return found
  }

  /// Whether something that holds for a part of it holds anywhere.
  func contains(where isWanted: (TypeExpression) -> Bool) -> Bool {
    var found = false
    visit { if isWanted($0) { found = true } }
    return found
  }

  /// Call `body` for the type and for each type that it is made of.
  func visit(_ body: (TypeExpression) -> Void) {
    _ = rewritten { type in
      body(type)
      return nil
    }
  }
}

// MARK: - Change

extension TypeExpression {
  /// Replace parts from the outside in: where `change` gives a type, that stands instead and is not looked into.
  func rewritten(_ change: (TypeExpression) -> TypeExpression?) -> TypeExpression {
    if let changed = change(self) { return changed }
    switch self {
    case .named(let base, let name, let arguments):
      return .named(
        base: base?.rewritten(change), name: name, arguments: arguments.map { $0.rewritten(change) })
    case .optional(let type): return .optional(type.rewritten(change))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.rewritten(change))
    case .array(let type): return .array(type.rewritten(change))
    case .dictionary(let key, let value):
      return .dictionary(key: key.rewritten(change), value: value.rewritten(change))
    case .inlineArray(let count, let element):
      return .inlineArray(count: count.rewritten(change), element: element.rewritten(change))
    case .tuple(let elements): return .tuple(elements.map { $0.rewritten(change) })
    case .function(let type):
      return .function(
        FunctionType(
          parameters: type.parameters.map { $0.rewritten(change) }, effects: type.effects.rewritten(change),
          result: type.result.rewritten(change)))
    case .attributed(let specifiers, let attributes, let type):
      return .attributed(specifiers: specifiers, attributes: attributes, type.rewritten(change))
    case .opaque(let type): return .opaque(type.rewritten(change))
    case .existential(let type): return .existential(type.rewritten(change))
    case .composition(let types): return .composition(types.map { $0.rewritten(change) })
    case .metatype(let type, let keyword): return .metatype(type.rewritten(change), keyword: keyword)
    case .suppressed(let type): return .suppressed(type.rewritten(change))
    case .expansion(let type): return .expansion(type.rewritten(change))
    case .element(let type): return .element(type.rewritten(change))
    case .verbatim: return self
    }
  }

  /// Replace names: `Self`, associated types, the parameters of another signature.
  func substituting(_ types: [String: TypeExpression]) -> TypeExpression {
    if types.isEmpty { return self }
    return rewritten { type in
      guard case .named(nil, let name, let arguments) = type, let replacement = types[name] else { return nil }
      guard !arguments.isEmpty, case .named(let base, let other, []) = replacement else { return replacement }
      return .named(base: base, name: other, arguments: arguments.map { $0.substituting(types) })
    }
  }
}

extension TypeExpression.TupleElement {
  func rewritten(_ change: (TypeExpression) -> TypeExpression?) -> Self {
    var element = self
    element.type = type.rewritten(change)
    return element
  }
}

extension Effects {
  func rewritten(_ change: (TypeExpression) -> TypeExpression?) -> Effects {
    guard case .typed(let type) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(type.rewritten(change)))
  }
}
