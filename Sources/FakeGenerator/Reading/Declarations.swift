/// A protocol, class, or structure as declared in the source, before anything is decided about its fake.
struct TypeDeclaration: Sendable, Equatable {
  enum Kind: Sendable, Hashable {
    case `protocol`, `class`, `struct`
  }

  var kind: Kind
  var name: String
  /// The enclosing types, outermost first.
  var enclosing: [String] = []
  /// The declarations around it, outermost first.
  var containers: [DeclarationHeader] = []
  /// The requirements of the extension around it.
  var enclosingRequirements: [GenericRequirement] = []
  var attributes: [String] = []
  var modifiers: [String] = []
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parents: [TypeExpression] = []
  var primaryAssociatedTypes: [String] = []
  var associatedTypes: [AssociatedType] = []
  var aliases: [TypeAlias] = []
  var members: [Member] = []
  var position: SourcePosition
  /// The conditions of the `#if` blocks around it.
  var conditions: [String] = []
  var isMarked = false
  var isHidden = false
  /// The number of the file that contains it, or nil if it is known without a file.
  var file: Int?
  /// The module that it belongs to, if known.
  var module: String?
  /// The settings of that module.
  var settings = ModuleSettings()

  /// The names of the types around it, and its own.
  var path: [String] { enclosing + [name] }

  /// The name as code outside the type writes it, such as `Outer.Inner`.
  var qualifiedName: String { path.joined(separator: ".") }

  /// Whether it's one of the standard library's protocols, which are known without a file.
  var isKnown: Bool { file == nil && module == "Swift" }

  /// Whether it is declared nonisolated, for example because the types of its module are isolated by default.
  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// What distinguishes it from all others, because types of two modules may have the same name.
  var identity: [String] { [module ?? "", qualifiedName] }
}

/// A type alias, such as `typealias Both = Reader & Writer`.
struct TypeAlias: Sendable, Equatable {
  var name: String
  var generics: [GenericParameter] = []
  var type: TypeExpression
  /// The types that it is declared in, if it was read among other declarations. Its type is written there, too.
  var enclosing: [String] = []

  /// What distinguishes it from all other aliases, as far as they are known.
  var identity: [String] { ["typealias"] + enclosing + [name, type.description] }
}

/// An associated type, such as `associatedtype Key: Hashable = String where …`.
struct AssociatedType: Sendable, Equatable {
  var name: String
  var parents: [TypeExpression]
  var defaultType: TypeExpression?
  var requirements: [GenericRequirement]
  /// The conditions of the `#if` blocks around it, within its protocol.
  var conditions: [String] = []
}

/// A generic parameter, such as `T: Hashable`, `each T`, or `let count: Int`.
struct GenericParameter: Sendable, Hashable {
  var name: String
  var parent: TypeExpression?
  var isPack = false
  var isValue = false
}

/// A requirement of a `where` clause.
enum GenericRequirement: Sendable, Hashable {
  case same(TypeExpression, TypeExpression)
  case conforms(TypeExpression, TypeExpression)
}

/// A requirement of a protocol, or a member of a class or structure.
struct Member: Sendable, Equatable {
  /// What the member is. It is indirect so that passing a member on costs little.
  indirect enum Kind: Sendable, Equatable {
    case function(Function)
    case property(Property)
    case `subscript`(Subscript)
    case initializer(Initializer)
  }

  var kind: Kind
  var attributes: [String] = []
  var modifiers: [String] = []
  /// The conditions of the `#if` blocks around it, within its type.
  var conditions: [String] = []
  var position: SourcePosition
  /// Whether it's a requirement of one of the standard library's protocols.
  var isKnown = false
  /// The paths of the protocols that require it.
  var origins: [[String]] = []
  /// Whether a spy can't forward it: it meets requirements that are called differently, so that a call of both at once
  /// isn't possible, or it runs elsewhere than the spy, which can't send the object there.
  var isNeverForwarded = false
  /// Whether it meets a requirement on the actor of its type and one off it.
  var isOnAndOffActor = false

  /// Whether it has a `borrow` or `mutate` accessor, which accesses the value in place.
  var isBorrowed: Bool { accessors?.isBorrowed ?? false }

  /// Whether an attribute states that the lifetime of its result depends on another value.
  var dependsOnLifetimes: Bool {
    accessors?.dependsOnLifetimes ?? false
      || attributes.contains { $0.hasPrefix("@_lifetime") || $0.hasPrefix("@lifetime") }
  }

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// The access of its setter, such as `private` of `private(set)`, or nil if nothing is written. A space may precede the
  /// parenthesis.
  var setterAccess: String? {
    modifiers.first { $0.hasSuffix("(set)") }.map { String($0.prefix(while: \.isLetter)) }
  }

  /// Whether only its file, or less, sees its setter.
  var hidesSetter: Bool { ["private", "fileprivate"].contains(setterAccess) }

  /// `public`, `package`, or an empty string, as the member itself is declared.
  var access: String { has("public") || has("open") ? "public" : has("package") ? "package" : "" }
}

// MARK: What several kinds of members have

extension Member {
  /// The generic parameters of the member itself.
  var generics: [GenericParameter] {
    get {
      switch kind {
      case .function(let function): function.generics
      case .property: []
      case .subscript(let value): value.generics
      case .initializer(let value): value.generics
      }
    }
    set {
      switch kind {
      case .function(var function):
        function.generics = newValue
        kind = .function(function)
      case .property: break
      case .subscript(var value):
        value.generics = newValue
        kind = .subscript(value)
      case .initializer(var value):
        value.generics = newValue
        kind = .initializer(value)
      }
    }
  }

  /// The requirements of its `where` clause.
  var requirements: [GenericRequirement] {
    get {
      switch kind {
      case .function(let function): function.requirements
      case .property: []
      case .subscript(let value): value.requirements
      case .initializer(let value): value.requirements
      }
    }
    set {
      switch kind {
      case .function(var function):
        function.requirements = newValue
        kind = .function(function)
      case .property: break
      case .subscript(var value):
        value.requirements = newValue
        kind = .subscript(value)
      case .initializer(var value):
        value.requirements = newValue
        kind = .initializer(value)
      }
    }
  }

  var parameters: [Parameter] {
    switch kind {
    case .function(let function): function.parameters
    case .property: []
    case .subscript(let value): value.parameters
    case .initializer(let value): value.parameters
    }
  }

  /// The type of the value that it returns, or nil if there is none, or if it isn't known.
  var result: TypeExpression? {
    switch kind {
    case .function(let function): function.result
    case .property(let property): property.type
    case .subscript(let value): value.result
    case .initializer: nil
    }
  }

  /// The types of the parameters and of the result.
  var types: [TypeExpression] { parameters.map(\.type) + [result].compactMap(\.self) }

  var accessors: Accessors? {
    switch kind {
    case .property(let property): property.accessors
    case .subscript(let value): value.accessors
    case .function, .initializer: nil
    }
  }

  var isInitializer: Bool {
    if case .initializer = kind { true } else { false }
  }

  /// The property, if it's one that each instance stores.
  var storedProperty: Property? {
    if case .property(let property) = kind, property.isStored, !isStatic { property } else { nil }
  }
}

/// A function, such as `func charge(_ amount: Int, to name: String) async throws -> Receipt`.
struct Function: Sendable, Equatable {
  var name: String
  var isOperator = false
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [Parameter]
  var effects = Effects()
  var result: TypeExpression?
}

/// A property, such as `var currency: String { get set }`.
struct Property: Sendable, Equatable {
  var name: String
  /// The type as written, or as inferred from a literal, or nil if there is neither.
  var type: TypeExpression?
  var accessors: Accessors
  var isLet = false
  /// Whether it is stored rather than computed. A requirement of a protocol counts as stored.
  var isStored = false
  /// The text of the expression after the `=`, if there is one.
  var initialValue: String?
  /// Whether the initial value is `nil`, `[]`, `[:]`, or a call of the type without arguments, such as `Task()`.
  var isInitiallyEmpty = false

  var hasInitialValue: Bool { initialValue != nil }
}

/// A subscript, such as `subscript(index: Int) -> String { get }`.
struct Subscript: Sendable, Equatable {
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [Parameter]
  var result: TypeExpression
  var accessors: Accessors
}

/// An initializer, such as `init(name: String) throws`.
struct Initializer: Sendable, Equatable {
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [Parameter]
  var effects = Effects()
  /// `?`, `!`, or an empty string.
  var failability = ""
}

/// The ways of accessing a property or subscript.
struct Accessors: Sendable, Equatable {
  var getEffects = Effects()
  var isGetMutating = false
  var hasSetter = false
  var isSetNonmutating = false
  /// Whether it has a `borrow` or `mutate` accessor.
  var isBorrowed = false
  /// Whether an attribute of an accessor states that the lifetime of the value depends on another.
  var dependsOnLifetimes = false
}

/// A parameter, such as `to name: String = "alice"`.
struct Parameter: Sendable, Equatable {
  /// The argument label, or nil for `_`.
  var label: String?
  /// The name in the body, or `_` if there is none.
  var name: String
  /// The type without specifiers and attributes.
  var type: TypeExpression
  /// `inout`, `consuming`, `isolated`, `sending`, …
  var specifiers: [String] = []
  /// `@escaping`, `@autoclosure`, `@MainActor`, …
  var typeAttributes: [String] = []
  /// Attributes before the name: result builders and property wrappers.
  var attributes: [String] = []
  var isVariadic = false
  var defaultValue: String?

  /// Whether it's the actor that the function runs on.
  var isIsolated: Bool { specifiers.contains("isolated") }
}
