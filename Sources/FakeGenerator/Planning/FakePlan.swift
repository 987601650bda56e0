/// Everything that is decided about a fake before a line of it is written. Both styles are rendered from it.
struct FakePlan: Sendable {
  /// How the fake stands to the type that it fakes.
  enum Shape: String, Sendable, Hashable {
    /// A final class that conforms to the protocol.
    case conformingClass = "class"
    /// An actor that conforms to the protocol.
    case conformingActor = "actor"
    /// A class that inherits from the class.
    case subclass
  }

  var name: String
  var shape: Shape
  /// The faked type as it is written beside it, with the fake's generic parameters as arguments.
  var original: TypeExpression
  /// What stands after the colon, the original first.
  var inherited: [TypeExpression]
  /// The types that the fake is nested in.
  var enclosing: [String] = []
  /// `public`, `package` or nothing.
  var access = ""
  var attributes: [String] = []
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  /// Associated types that are settled and have to be named.
  var aliases: [TypeAlias] = []
  /// What is done by identity rather than faked: `==`, `hash(into:)`, `description`, …
  var identity: Set<String> = []
  var members: [MemberPlan] = []
  /// Whether the fake belongs to an actor, so that its views have to leave it.
  var isIsolated = false
  /// Whether the fake has to be `Sendable`, for whatever reason.
  var isSendable = false
  /// The type of what a spy forwards to; nil where nothing can be forwarded.
  var spied: TypeExpression?
  /// Whether a spy learns the types of what it forwards to only as it forwards, since nothing is known of its parents.
  var opensTarget = false
  /// Whether the author has written the storage, so that it has a value already.
  var hasOwnStorage = false
  /// Whether the author has written the initializers, so that what is added needs values.
  var hasOwnInitializers = false
  /// What a call without a stub answers, by type: a new fake of a type that is faked in the same run.
  var defaults: [TypeExpression: String] = [:]
  /// The names of the fake's own members, where the usual ones are taken.
  var names = FakeNames()
  var conditions: [String] = []
  var imports: [ImportLine] = []
  /// The imports that settle which module's type a name means, by the names that may need that.
  var settlingImports: [String: [ImportLine]] = [:]
  /// The declaration it is made from.
  var position: SourcePosition
  /// The module of the faked type, if known.
  var module: String?
  /// The declarations that its members come from, the faked one first.
  var sources: [TypeDeclaration] = []

  /// The fake's type, with its generic parameters.
  var type: TypeExpression {
    .name(name, generics.map { $0.isPack ? .expansion(.element(.name($0.name))) : .name($0.name) })
  }
}

/// The names that a fake adds to what the program declares.
struct FakeNames: Sendable, Hashable {
  var stub = "stub"
  var verify = "verify"
  var calls = "calls"
  var storage = "storage"
  var staticStub = "stub"
  var staticVerify = "verify"
  var staticCalls = "calls"
  var stubs = "Stubs"
  var verifications = "Verifications"
  var history = "Calls"
  var callsSuper = "callsSuper"
  /// What a spy forwards to.
  var target = "target"
  /// What the views look at.
  var viewStorage = "storage"
}

extension FakePlan {
  /// The access of a member and of what belongs to it: the fake's, as far as the member that it overrides allows.
  func access(of member: MemberPlan) -> String {
    guard shape == .subclass else { return access }
    return ["", "package"].first { $0 == access || $0 == member.access } ?? "public"
  }
}

/// A member of a fake.
struct MemberPlan: Sendable {
  enum Kind: String, Sendable, Hashable {
    case function, property, `subscript`, initializer
  }

  var kind: Kind
  /// `public`, `package` or nothing: what the member itself is declared as; a requirement is as its protocol is.
  var access = ""
  /// The declared name, without backticks.
  var name: String
  /// The identifier under which calls are recorded, such as `charge(_:to:)`.
  var identifier: String
  /// A name of its own among the members of the fake: `charge`, or `chargeTo` where there are several.
  var key: String
  var isOperator = false
  var isStatic = false
  /// `static` or `class`, as the member has to be declared.
  var staticModifier = ""
  var attributes: [String] = []
  var modifiers: [String] = []
  var conditions: [String] = []
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [ParameterPlan] = []
  var effects = Effects()
  /// The result, or the type of a property; nil for a function that returns nothing.
  var result: TypeExpression?
  var accessors = Accessors()
  /// The failability of an initializer: `?`, `!`, or an empty string.
  var failability = ""
  /// Whether it may change what it is called on.
  var isMutating = false
  /// Whether another member differs from it by the result alone.
  var differsByResult = false
  /// The key as far as the result is not needed for it.
  var keyWithoutResult = ""
  /// Whether the member can be called on what a spy forwards to.
  var isForwardable = true
  /// Whether the value it gives can only be moved, or is bound to its source's life.
  var isResultUncopyable = false
  var position: SourcePosition

  /// Whether typed views can speak of it.
  var hasViews: Bool { !isOperator && kind != .initializer }

  /// Whether an answer needs more than a tuple of arguments: what cannot be recorded is handed on by the call itself.
  /// A closure that is given a pack cannot be kept, so that it is not.
  var needsOwnAnswer: Bool {
    if isResultUncopyable { return true }
    return parameters.contains { $0.passing != .value } && !parameters.contains { $0.passing == .pack }
  }

  /// The type of the value that it gives, as a value has it.
  var value: TypeExpression { (result ?? .void).valueType }

  /// The names of the generic parameters.
  var genericNames: Set<String> { Set(generics.map(\.name)) }
}

/// A parameter of a member of a fake.
///
/// It is a class since it is looked at in many places, and never changed: handing it on costs nothing.
final class ParameterPlan: Sendable {
  /// How an argument reaches the one that answers.
  enum Passing: String, Sendable, Hashable {
    /// Recorded as it is.
    case value
    /// Its value is recorded; the answer may change it.
    case `inout`
    /// A closure that ends with the call: a placeholder is recorded.
    case closure
    /// Never evaluated by recording: a placeholder is recorded.
    case autoclosure
    /// A value that can only be moved, or is bound to its source's life: a placeholder is recorded.
    case uncopyable
    /// `repeat each T`: recorded as an array.
    case pack
  }

  /// The declaration.
  let declared: Parameter
  /// The name in the fake's bodies.
  let name: String
  /// The type that its value has.
  let value: TypeExpression
  let passing: Passing
  /// The name as code has it.
  let quotedName: String
  /// The label and the name as a function declares them: `to name`, or only one of them where both are the same.
  let declaredNames: String

  init(declared: Parameter, name: String, value: TypeExpression, passing: Passing) {
    self.declared = declared
    self.name = name
    self.value = value
    self.passing = passing
    quotedName = name.quotedIfKeyword()
    declaredNames =
      declared.label == name ? quotedName : "\(declared.label?.quotedAsLabel ?? "_") \(quotedName)"
  }

  /// The name in a history.
  var historyLabel: String { declared.label ?? name }

  /// Whether nothing but a placeholder can be recorded.
  var isPlaceholder: Bool { passing == .closure || passing == .autoclosure || passing == .uncopyable }
}

extension TypeExpression {
  /// The type of a value of it: without `inout` and the like, and with `!` as `?`.
  var valueType: TypeExpression {
    switch self {
    case .implicitlyUnwrapped(let type): .optional(type)
    case .attributed(let specifiers, let attributes, let type):
      attributes.filter { $0 != "@escaping" && !$0.hasPrefix("@autoclosure") }.isEmpty
        ? type.valueType
        : .attributed(
          specifiers: specifiers.filter { !$0.isPassing },
          attributes: attributes.filter { $0 != "@escaping" && !$0.hasPrefix("@autoclosure") }, type)
    default: self
    }
  }
}

extension String {
  /// Whether this specifier says how a value is passed rather than what it is.
  fileprivate var isPassing: Bool {
    ["inout", "consuming", "borrowing", "__owned", "__shared", "isolated", "sending", "_const"].contains(self)
  }
}
