/// A member of a fake.
struct MemberPlan: Sendable {
  enum Kind: String, Sendable, Hashable {
    case function, property, `subscript`, initializer
  }

  var kind: Kind
  /// `public`, `package`, or an empty string, as the member itself is declared. A requirement has its protocol's
  /// access.
  var access = ""
  /// The declared name, without backticks.
  var name: String
  /// The member's name in its protocol, if the fake's member has another because a property has that name.
  var calledAs: String?
  /// The identifier under which calls are recorded, such as `charge(_:to:)`.
  var identifier: String
  /// A unique name among the members of the fake, such as `charge`, or `chargeTo` if there are several.
  var key: String
  var isOperator = false
  /// Whether the fake of a protocol overrides a member of its superclass with it.
  var isOverride = false
  /// Whether it must, or may have to, satisfy both isolated and nonisolated requirements.
  var isOnAndOffActor = false
  var isStatic = false
  /// `static` or `class`, as the member must be declared.
  var staticModifier = ""
  var attributes: [String] = []
  /// The attributes that may isolate it to a global actor.
  var actors: [String] = []
  var modifiers: [String] = []
  var conditions: [String] = []
  var generics: [GenericParameter] = []
  /// The names of those generic parameters that are opaque types in the declaration.
  var opaqueGenerics: Set<String> = []
  var requirements: [GenericRequirement] = []
  var parameters: [ParameterPlan] = []
  var effects = Effects()
  /// The result type, or the type of a property. It is nil for a function that returns nothing.
  var result: TypeExpression?
  var accessors = Accessors()
  /// The failability of an initializer: `?`, `!`, or an empty string.
  var failability = ""
  /// Whether a call may mutate the value it is called on.
  var isMutating = false
  /// Whether another member differs from it only in the result.
  var differsByResult = false
  /// Whether the result in which it differs depends on its generic parameters, which its history doesn't know.
  var differsByGenericResult = false
  /// The types of its closures, if only these distinguish it from another member.
  var taken: TypeExpression?
  /// Whether another member's typed API also serves this one, because nothing distinguishes them there.
  var sharesTypedAPI = false
  /// Whether another member differs from it only in being synchronous.
  var hasSynchronousOverload = false
  /// The key without the words for the result.
  var keyWithoutResult = ""
  /// What follows the key in the name of its own stub type, if another's differs only in the case of a letter.
  var ownStubNumber = ""
  /// Whether it's an optional requirement of an `@objc` protocol.
  var isOptional = false
  /// Whether the member can be called on the object that a spy forwards to.
  var isForwardable = true
  /// The standard library's `Void`, as the fake must write it.
  var void = TypeExpression.void
  /// Whether it names deprecated types, so that all declarations for it must be deprecated.
  var namesDeprecatedTypes = false
  /// Whether a call without a stub always calls the superclass's member, because what objects have in common breaks with
  /// a natural default.
  var alwaysCallsSuper = false
  /// The attribute of the actor on which alone its types may exist, because that isolates their conformances.
  var typesActor: String?
  /// Whether it never returns. `Never` may be written as an alias.
  var isResultNever = false
  /// Whether its value is an `Any`, which may be written as an alias.
  var isResultAny = false
  /// Whether its value is an optional, which may be written as an alias.
  var isResultOptional = false
  /// The natural default of its value as a literal, if the type is written as an alias.
  var aliasedDefault: String?
  /// Whether an expression finds something else with the name of a type in its value: a member of the fake, or an alias
  /// that repeats the type, so that the name is ambiguous there.
  var isResultHidden = false
  /// Whether its result is noncopyable, or has a lifetime that depends on its source.
  var isResultUncopyable = false
  var position: SourcePosition

  /// Whether the member is part of the typed API.
  var hasTypedAPI: Bool { !isOperator && kind != .initializer && !sharesTypedAPI }

  /// Whether an answer needs more than a tuple of arguments. If so, the call itself passes on the arguments that can't
  /// be recorded. A closure that takes a pack can't be stored, so it isn't passed on.
  var needsOwnAnswer: Bool {
    if isResultUncopyable { return true }
    return parameters.contains { $0.passing != .value } && !takesPack
  }

  /// Whether the member has a parameter pack.
  var takesPack: Bool { parameters.contains { $0.declared.type.isExpansion } }

  /// Whether calling or reading it is asynchronous.
  var isAsync: Bool { effects.isAsync || accessors.getEffects.isAsync }

  /// Whether it has a variadic parameter.
  var isVariadic: Bool { parameters.contains(where: \.declared.isVariadic) }

  /// Whether its result is `sending`.
  var isResultSending: Bool { result?.specifiers.contains("sending") ?? false }

  /// The type of its value, as a value has it.
  var value: TypeExpression { (result ?? void).valueType }

  /// Whether its constraints name an associated type of a generic parameter that only the result may show to have one,
  /// as in `func field<F>(_ path: KeyPath<M, F>) -> Field<F> where F.Model == M`.
  var isConstrainedByResult: Bool {
    if requirements.isEmpty { return false }
    let constrained = generics.filter { $0.parent != nil }.map(\.name) + requirements.flatMap(\.constrainedNames)
    let open = genericNames.subtracting(constrained)
    return value.mentions(open) && requirements.contains { $0.namesMember(ofAny: open) }
  }

  /// Returns whether a type occurs in the constraints on its generic parameters.
  func constraintsMention(_ type: TypeExpression) -> Bool {
    (generics.compactMap(\.parent) + requirements.flatMap(\.sides)).contains { $0.contains { $0 == type } }
  }

  /// The names of the generic parameters.
  var genericNames: Set<String> { Set(generics.map(\.name)) }
}

extension GenericRequirement {
  fileprivate var sides: [TypeExpression] {
    switch self {
    case .same(let left, let right), .conforms(let left, let right): [left, right]
    }
  }

  /// The names that the requirement is about as a whole.
  fileprivate var constrainedNames: [String] {
    sides.compactMap { if case .named(nil, let name, []) = $0 { name } else { nil } }
  }

  /// Returns whether it names a member of a type with one of the names.
  fileprivate func namesMember(ofAny names: Set<String>) -> Bool {
    sides.contains { side in
      side.contains { if case .named(.named(nil, let name, [])?, _, _) = $0 { names.contains(name) } else { false } }
    }
  }
}
