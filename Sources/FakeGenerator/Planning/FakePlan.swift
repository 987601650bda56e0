/// Everything that is decided about a fake before any of it is written. Every style is rendered from it.
struct FakePlan: Sendable {
  /// How the fake relates to the type that it is a fake of.
  enum Shape: String, Sendable, Hashable {
    /// A final class that conforms to the protocol.
    case conformingClass = "class"
    /// An actor that conforms to the protocol.
    case conformingActor = "actor"
    /// A class that inherits from the class.
    case subclass
    /// A final class with a `client`, the structure whose closures it provides.
    case provider
    /// A protocol that states what is visible of a concrete type.
    case extractedProtocol = "protocol"
  }

  var name: String
  var shape: Shape
  /// The faked type as code outside it writes it, with the fake's generic parameters as arguments.
  var original: TypeExpression
  /// The types after the colon, with the original first.
  var inherited: [TypeExpression]
  /// The types that enclose the fake.
  var enclosing: [String] = []
  /// The requirements under which these types enclose the fake.
  var enclosingRequirements: [GenericRequirement] = []
  /// The attributes that state when the enclosing types are available.
  var enclosingAvailability: [String] = []
  /// Whether a type that encloses the fake is deprecated.
  var isNestedInDeprecated = false
  /// `public`, `package`, or an empty string.
  var access = ""
  /// The modifier for the access of the fake's type, if it isn't that of its members.
  var typeAccess: String?
  var attributes: [String] = []
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  /// Associated types that are determined and must be named.
  var aliases: [TypeAlias] = []
  /// The members of a superclass that can't be overridden, whose names the fake's own members can't have either.
  var inheritedMembers: [InheritedName] = []
  /// How the superclass that a protocol requires is initialized.
  var superclassCreation = SuperclassCreation.plain
  /// Whether the fake can't be created without arguments, since its superclass can't.
  var needsArguments = false
  /// What is implemented by identity rather than faked: `==`, `hash(into:)`, `description`, …
  var identityConformances: Set<String> = []
  var members: [MemberPlan] = []
  /// The warnings about members that an extracted protocol doesn't state, or that the fake of a class doesn't override.
  var omissions: [Diagnostic] = []
  /// The structure it provides, if it is the fake of a structure.
  var client: ClientPlan?
  /// Whether the fake is isolated to an actor, so that its typed API must be nonisolated.
  var isIsolated = false
  /// Whether the object that a spy forwards to is Sendable because its superclass is isolated.
  var isSpiedIsolated = false
  /// The attribute of the actor on which alone the fake conforms to its protocol.
  var conformanceActor: String?
  /// Whether the fake must state that it is nonisolated, because types of its module are isolated by default.
  var isNonisolated = false
  /// The names of the standard library's types that refer to others in the fake's scope.
  var hiddenNames: Set<String> = []
  /// Whether the fake must be `Sendable`, for any reason.
  var isSendable = false
  /// The type of the object that a spy forwards to, or nil if nothing can be forwarded.
  var spied: TypeExpression?
  /// Whether a spy learns the types of the object it forwards to only when it forwards, because nothing is known of its
  /// parents.
  var opensTarget = false
  /// Whether other classes may inherit from it.
  var mayHaveSubclasses = false
  /// Whether the author has written the storage of its static members.
  var hasOwnStaticStorage = false
  /// Whether a generic type may enclose it, so that it can't have stored static properties.
  var mayBeInGenericType = false
  /// The attributes that may isolate its type to a global actor.
  var actors: Set<String> = []
  /// Whether the author has written the storage, so that it already has a value.
  var hasOwnStorage = false
  /// Whether the author has written the initializers, so that added properties need values.
  var hasOwnInitializers = false
  /// The default answers by type: a new fake of a type that is faked in the same run.
  var defaults: [TypeExpression: String] = [:]
  /// The names of the fake's own members, which differ from the usual ones if these are taken.
  var names = FakeNames()
  /// Whether a member has the fake's own name, so that an expression finds that member.
  var isNameHidden = false
  var conditions: [String] = []
  var imports: [ImportLine] = []
  /// The imported modules that the visible declarations use, so that a public import of them is needed.
  var usedModules: Set<String> = []
  /// The imported modules that the visible declarations may use, because not all types of modules are known.
  var possiblyUsedModules: Set<String> = []
  /// The imports that determine which module's type a name refers to, by the names that may need them.
  var settlingImports: [String: [ImportLine]] = [:]
  /// The names in the `@_spi` attributes of the type's module.
  var spiNames: Set<String> = []
  /// The module that is imported without `@testable` because it declares the type.
  var importedModule: String?
  /// The location of the declaration that the fake is made from.
  var position: SourcePosition
  /// The module of the faked type, if known.
  var module: String?
  /// The declarations that its members come from, with the faked one first.
  var sources: [TypeDeclaration] = []

  /// The types that the members of the faked type are written in.
  var memberScope: [String] { sources.first.map { $0.enclosing + [$0.name] } ?? enclosing }
  /// The settings of the faked type's module.
  var settings: ModuleSettings { sources.first?.settings ?? ModuleSettings() }

  /// Returns the name of one of the standard library's types as the fake must write it.
  func standard(_ name: String) -> String { hiddenNames.contains(name) ? "Swift." + name : name }

  /// Returns one of the standard library's types as the fake must write it.
  func standardType(_ name: String) -> TypeExpression {
    hiddenNames.contains(name) ? .swift(name) : .name(name)
  }

  /// The module, if any, that the fake must name but that a type or a member hides.
  var hiddenModule: String? {
    ["Mimus", "Swift"].first { module in
      hiddenNames.contains(module) || members.contains { $0.name == module }
    }
  }

  /// Returns what an alias of the fake itself stands for, or else the type as it's written within the fake.
  func settled(_ type: TypeExpression) -> TypeExpression {
    guard case .named(let base, let alias, []) = type, base == nil || base == self.type else { return type }
    if let own = aliases.first(where: { $0.name == alias && $0.type != type }) { return own.type }
    if base == nil { return type }
    let inherited = sources.lazy.flatMap(\.aliases).first { $0.name == alias && $0.generics.isEmpty }
    return inherited?.type ?? .name(alias)
  }

  /// `Sendable` without a check, as the fake must write it.
  var uncheckedSendable: TypeExpression {
    .attributed(specifiers: [], attributes: ["@unchecked"], standardType("Sendable"))
  }

  /// The fake's type, with its generic parameters.
  var type: TypeExpression {
    .name(name, generics.map { $0.isPack ? .expansion(.element(.name($0.name))) : .name($0.name) })
  }
}

/// The name of a superclass's member.
struct InheritedName: Sendable {
  var name: String
  var isStatic: Bool
  var position: SourcePosition
}

/// The names that a fake adds to the declared ones.
struct FakeNames: Sendable, Hashable {
  var stub = "stub"
  var verify = "verify"
  var calls = "calls"
  var storage = "storage"
  var staticStorage = "staticStorage"
  var staticStub = "stub"
  var staticVerify = "verify"
  var staticCalls = "calls"
  var stubs = "Stubs"
  var verifications = "Verifications"
  var history = "Calls"
  /// The type of what a stub runs that the fake itself calls.
  var body = "Body"
  /// The end of the names of the types of stubs that run what the fake itself calls.
  var ownStub = "Stub"
  var callsSuper = "callsSuper"
  /// The structure that a fake provides.
  var client = "client"
  /// The object that a spy forwards to.
  var target = "target"
  /// The storage that the typed API uses.
  var typedStorage = "storage"
}

extension FakePlan {
  /// Whether the fake of a protocol inherits from a class.
  var hasSuperclass: Bool { shape == .conformingClass && inherited.first?.bare != original }

  /// Returns whether a parameter has no name of its own, as those of most closures.
  func isUnnamed(_ parameter: ParameterPlan) -> Bool { shape == .provider && parameter.declared.name == "_" }

  /// Returns the access of a member and of what belongs to it: the fake's, as far as the overridden member, the property
  /// that it is a closure of, or the signature that the author has written allows it.
  func access(of member: MemberPlan) -> String { limitsAccess ? member.access(within: access) : access }

  /// Whether it conforms to `StaticMock`. A macro promises that conformance, and the compiler crashes on a subclass of a
  /// class that doesn't get it, even if that has no static members.
  var isStaticMock: Bool { mayHaveSubclasses || members.contains(where: \.isStatic) }

  /// Whether some of its members may be less visible than the fake.
  var limitsAccess: Bool { opensTarget || shape == .subclass || shape == .provider }
}

extension MemberPlan {
  /// Returns the access that it has in a type with some access.
  func access(within outer: String) -> String { ["", "package"].first { $0 == outer || $0 == access } ?? "public" }
}

/// The structure that a fake provides, with closures that call the fake.
struct ClientPlan: Sendable {
  /// The property that creates it, or the method if it needs values that aren't closures.
  var member: MemberPlan
  /// The arguments of its initializer.
  var arguments: [Construction.Argument]
  /// The names of the closures that are set after it was created.
  var assigned: [String]
}
