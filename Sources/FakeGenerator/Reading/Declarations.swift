/// A protocol or class as its source declares it, before anything is decided about its fake.
struct TypeDeclaration: Sendable, Equatable {
  enum Kind: Sendable, Hashable {
    case `protocol`, `class`
  }

  var kind: Kind
  var name: String
  /// The types around it, outermost first.
  var enclosing: [String] = []
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
  /// The number of the file it stands in; nil of what is known without a file.
  var file: Int?
  /// The module that it belongs to, where that is known.
  var module: String?

  /// The name as code outside the type writes it, such as `Outer.Inner`.
  var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }

  /// What tells it from all others: types of two modules may be called alike.
  var identity: [String] { [module ?? "", qualifiedName] }
}

/// `typealias Both = Reader & Writer`.
struct TypeAlias: Sendable, Equatable {
  var name: String
  var generics: [GenericParameter] = []
  var type: TypeExpression
}

/// `associatedtype Key: Hashable = String where …`.
struct AssociatedType: Sendable, Equatable {
  var name: String
  var parents: [TypeExpression]
  var defaultType: TypeExpression?
  var requirements: [GenericRequirement]
}

/// `T: Hashable`, `each T`, `let count: Int`.
struct GenericParameter: Sendable, Hashable {
  var name: String
  var parent: TypeExpression?
  var isPack = false
  var isValue = false
}

/// What a `where` clause asks for.
enum GenericRequirement: Sendable, Hashable {
  case same(TypeExpression, TypeExpression)
  case conforms(TypeExpression, TypeExpression)
}

/// A requirement of a protocol, or a member of a class.
struct Member: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
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
  /// Whether it comes with a body, which a requirement never does.
  var hasBody = false

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }
}

/// `func charge(_ amount: Int, to name: String) async throws -> Receipt`.
struct Function: Sendable, Equatable {
  var name: String
  var isOperator = false
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [Parameter]
  var effects = Effects()
  var result: TypeExpression?
}

/// `var currency: String { get set }`.
struct Property: Sendable, Equatable {
  var name: String
  /// The type as written, or as a literal tells it; nil where neither is there.
  var type: TypeExpression?
  var accessors: Accessors
  var isLet = false
}

/// `subscript(index: Int) -> String { get }`.
struct Subscript: Sendable, Equatable {
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [Parameter]
  var result: TypeExpression
  var accessors: Accessors
}

/// `init(name: String) throws`.
struct Initializer: Sendable, Equatable {
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [Parameter]
  var effects = Effects()
  /// `?`, `!` or nothing.
  var failability = ""
}

/// What can be done with a property or subscript.
struct Accessors: Sendable, Equatable {
  var getEffects = Effects()
  var isGetMutating = false
  var hasSetter = false
  var isSetNonmutating = false
}

/// `to name: String = "alice"`.
struct Parameter: Sendable, Equatable {
  /// The label of an argument at a call; nil for `_`.
  var label: String?
  /// The name in the body; `_` where there is none.
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
}
