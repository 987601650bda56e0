/// The fakes as data, for custom renderers. `--format json` prints it.
///
/// The model is stable. Later versions only add fields; removing a field or changing its meaning increases `version`.
/// Types, generic parameters, and requirements are written as in Swift, so a template doesn't have to know their
/// structure. Every list is present, even if it is empty. An optional field is omitted if it has no value.
public struct FakeModel: Codable, Sendable, Equatable {
  /// A type that can be faked: a protocol with everything it inherits, a class with everything that can be overridden,
  /// or a structure with its closures, as functions.
  public struct FakeType: Codable, Sendable, Equatable {
    /// The name of the fake, such as `FakePaymentGateway`.
    public var name: String
    /// The faked type as code outside it writes it, with generic arguments, such as `PaymentGateway` or `Box<Element>`.
    public var type: String
    /// The types that enclose both, outermost first.
    public var enclosing: [String]
    /// The kind of fake: `class` or `actor`, which conform to a protocol; `subclass`; or `provider`, which provides a
    /// structure whose closures call it. In the style `protocol`, it is `protocol`, a protocol for a concrete type.
    public var kind: String
    /// The path of the file that declares the type, as it was passed.
    public var path: String
    /// The line of the type's name, counting from 1.
    public var line: Int
    /// The column of the type's name in bytes, counting from 1.
    public var column: Int
    /// The access of the fake: `public`, `package`, or `internal`.
    public var access: String
    /// The attributes that must be restated, such as `@available(iOS 17, *)`.
    public var attributes: [String]
    /// The generic parameters of the fake, such as `Key: Hashable`: those of a class, or the associated types that
    /// aren't determined.
    public var generics: [String]
    /// The requirements of a `where` clause, such as `Key == Value.ID`.
    public var requirements: [String]
    /// The associated types that are determined, with their types.
    public var aliases: [Alias]
    /// The types after the colon of a fake, including the faked type unless it's a structure.
    public var inherited: [String]
    /// The protocols whose members are missing from `members` because a fake implements them with its identity:
    /// `Equatable`, `Hashable`, `Comparable`, `CustomStringConvertible`, `CustomDebugStringConvertible`.
    public var identityConformances: [String]
    /// A Boolean value that indicates whether the fake must be `Sendable` even though it holds variables.
    public var isSendable: Bool
    /// A Boolean value that indicates whether the type is isolated to an actor, either a global actor or its own.
    public var isIsolated: Bool
    /// The imports that the fake needs: those of the files that declare the type and its inherited members, and the
    /// modules of those members.
    public var imports: [Import]
    /// The conditions of the `#if` blocks around the type, outermost first.
    public var conditions: [String]
    /// The members in the order of the source, including inherited ones.
    public var members: [Member]
    /// How to create the structure that the fake provides. It is omitted for all other kinds.
    public var client: Client?
  }

  /// The creation of a structure from closures that call the fake's functions.
  public struct Client: Codable, Sendable, Equatable {
    /// The attributes of the code that creates it, such as `@MainActor`.
    public var attributes: [String]
    /// The values that it needs and that aren't closures.
    public var parameters: [Parameter]
    /// The arguments of its initializer in order.
    public var arguments: [Argument]
    /// The names of the closures that are set after it was created.
    public var assigned: [String]
  }

  /// An argument of a structure's initializer.
  public struct Argument: Codable, Sendable, Equatable {
    /// The argument label. It is omitted if there is none.
    public var label: String?
    /// The name of the function that the closure calls, or of the parameter that is passed on.
    public var name: String
    /// A Boolean value that indicates whether it is a closure.
    public var isClosure: Bool
  }

  /// A type alias, such as `typealias Key = String`.
  public struct Alias: Codable, Sendable, Equatable {
    /// The name of the associated type.
    public var name: String
    /// The type that it is an alias of.
    public var type: String
  }

  /// An import that a fake needs.
  public struct Import: Codable, Sendable, Equatable {
    /// The line, such as `@preconcurrency import Shop`.
    public var text: String
    /// The conditions of the `#if` blocks around it, outermost first.
    public var conditions: [String]
  }

  /// A member of a fake.
  public struct Member: Codable, Sendable, Equatable {
    /// The kind of member: `function`, `property`, `subscript`, or `initializer`.
    public var kind: String
    /// The declared name without backticks, or the operator. For subscripts and initializers, `subscript` or `init`.
    public var name: String
    /// The identifier under which calls are recorded, such as `charge(_:to:)`.
    public var identifier: String
    /// A unique name of the member, even among overloads, such as `charge` or `chargeTo`.
    public var key: String
    /// The line of the member, counting from 1.
    public var line: Int
    /// A Boolean value that indicates whether the member is an operator.
    public var isOperator: Bool
    /// A Boolean value that indicates whether the member is static.
    public var isStatic: Bool
    /// A Boolean value that indicates whether calling or reading the member is `async`.
    public var isAsync: Bool
    /// The type of error that calling or reading the member throws: `any Error`, the type of a typed throw, or
    /// `rethrows`. It is omitted if the member doesn't throw.
    public var throwing: String?
    /// A Boolean value that indicates whether it is declared `mutating` or `consuming`.
    public var isMutating: Bool
    /// A Boolean value that indicates whether a property or subscript is settable.
    public var isSettable: Bool
    /// The attributes that must be restated, such as `@discardableResult`.
    public var attributes: [String]
    /// The modifiers that must be restated, such as `nonisolated` or `required`.
    public var modifiers: [String]
    /// The generic parameters, such as `T: Codable` or `each Value`.
    public var generics: [String]
    /// The requirements of a `where` clause.
    public var requirements: [String]
    /// The conditions of the `#if` blocks around it within the type, outermost first.
    public var conditions: [String]
    /// The parameters in order.
    public var parameters: [Parameter]
    /// The result type, or the type of a property or subscript. It is omitted if nothing is returned.
    public var result: String?
    /// The literal for the natural default of the result type: `""`, `0`, `false`, `nil`, `[]`, `[:]`, or a tuple of
    /// them. It is omitted if there is none.
    public var defaultValue: String?
    /// The failability of an initializer: `?`, `!`, or an empty string.
    public var failability: String
  }

  /// A parameter of a member.
  public struct Parameter: Codable, Sendable, Equatable {
    /// The argument label. It is omitted if there is none.
    public var label: String?
    /// The name of the parameter in the body, which is unique.
    public var name: String
    /// The type as declared, with `inout`, `@escaping`, and similar specifiers, but without the `...` of a variadic
    /// parameter.
    public var type: String
    /// The type of its value in the body, such as `[Int]` for `Int...`.
    public var value: String
    /// A Boolean value that indicates whether the parameter is variadic.
    public var isVariadic: Bool
    /// How the argument is passed to the body: `value`; `inout`; `closure`, a nonescaping closure; `autoclosure`;
    /// `uncopyable`, a noncopyable or nonescapable value, for which a placeholder is recorded; or `pack`.
    public var passing: String
    /// The default value as written in a class. It is omitted if there is none.
    public var defaultValue: String?
  }

  /// The version of the model.
  public var version: Int
  /// The fakes in the order of the sources.
  public var fakes: [FakeType]
}
