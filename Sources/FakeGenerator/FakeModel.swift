/// The fakes as data, for renderers of one's own: what `--format json` prints.
///
/// The model is stable. A later version only adds fields; what takes one away, or changes what it means, raises
/// `version`. Types, generic parameters and requirements are written as Swift writes them, so that a template need not
/// know what they are made of. Every list is there, be it empty; a field that is optional is left out where it has no
/// value.
public struct FakeModel: Codable, Sendable, Equatable {
  /// A type of which a fake can be made: a protocol with all that it inherits, or a class with all that can be
  /// overridden.
  public struct FakeType: Codable, Sendable, Equatable {
    /// The name of the fake: `FakePaymentGateway`.
    public var name: String
    /// The faked type as it is written beside it, with generic arguments: `PaymentGateway`, `Box<Element>`.
    public var type: String
    /// The types that both are nested in, outermost first.
    public var enclosing: [String]
    /// How the fake stands to the type: `class` or `actor`, which conform to a protocol, or `subclass`.
    public var kind: String
    /// The path of the file that declares the type, as it was given.
    public var path: String
    /// The line of its name, counted from 1.
    public var line: Int
    /// The column of its name in bytes, counted from 1.
    public var column: Int
    /// The access that the fake has: `public`, `package` or `internal`.
    public var access: String
    /// The attributes that have to be restated: `@available(iOS 17, *)`.
    public var attributes: [String]
    /// The generic parameters of the fake: those of a class, or the associated types that are not settled. `Key:
    /// Hashable`.
    public var generics: [String]
    /// The requirements of a `where` clause: `Key == Value.ID`.
    public var requirements: [String]
    /// The associated types that are settled, and what they are.
    public var aliases: [Alias]
    /// What stands after the colon of a fake, the type itself included.
    public var inherited: [String]
    /// What is not among the members, since a fake does it by its identity: `Equatable`, `Hashable`, `Comparable`,
    /// `CustomStringConvertible`, `CustomDebugStringConvertible`.
    public var identity: [String]
    /// Whether the fake has to be `Sendable`, though it holds variables.
    public var isSendable: Bool
    /// Whether the type belongs to an actor, global or its own.
    public var isIsolated: Bool
    /// The imports of the file that declares the type.
    public var imports: [Import]
    /// The conditions of the `#if` blocks around the type, outermost first.
    public var conditions: [String]
    /// The members in the order of the source, inherited ones included.
    public var members: [Member]
  }

  /// `typealias Key = String`.
  public struct Alias: Codable, Sendable, Equatable {
    /// The name of the associated type.
    public var name: String
    /// What it stands for.
    public var type: String
  }

  /// An import of the file that declares a type.
  public struct Import: Codable, Sendable, Equatable {
    /// The line: `@preconcurrency import Shop`.
    public var text: String
    /// The conditions of the `#if` blocks around it, outermost first.
    public var conditions: [String]
  }

  /// A member of a fake.
  public struct Member: Codable, Sendable, Equatable {
    /// `function`, `property`, `subscript` or `initializer`.
    public var kind: String
    /// The declared name without backticks, or the operator; `subscript` and `init` of those.
    public var name: String
    /// What calls are recorded under: `charge(_:to:)`.
    public var identifier: String
    /// A name that no other member has, even where several are overloaded: `charge`, `chargeTo`.
    public var key: String
    /// The line of the member, counted from 1.
    public var line: Int
    /// Whether the name is an operator's.
    public var isOperator: Bool
    /// Whether it is a member of the type rather than of its values.
    public var isStatic: Bool
    /// Whether calling, or reading, is `async`.
    public var isAsync: Bool
    /// What calling, or reading, throws: left out for nothing, `any Error`, the type of a typed throw, or `rethrows`.
    public var throwing: String?
    /// Whether it is declared `mutating`.
    public var isMutating: Bool
    /// Whether a property or subscript can be set.
    public var isSettable: Bool
    /// The attributes that have to be restated: `@discardableResult`.
    public var attributes: [String]
    /// The modifiers that have to be restated: `nonisolated`, `required`.
    public var modifiers: [String]
    /// The generic parameters: `T: Codable`, `each Value`.
    public var generics: [String]
    /// The requirements of a `where` clause.
    public var requirements: [String]
    /// The conditions of the `#if` blocks around it, outermost first, within the type.
    public var conditions: [String]
    /// The parameters in order.
    public var parameters: [Parameter]
    /// The result, or the type of a property or subscript; left out where nothing is returned.
    public var result: String?
    /// The literal that a value of the result's type naturally begins with: `""`, `0`, `false`, `nil`, `[]`, `[:]`, or a
    /// tuple of them; left out where there is none.
    public var defaultValue: String?
    /// `?`, `!` or nothing, of an initializer.
    public var failability: String
  }

  /// A parameter of a member.
  public struct Parameter: Codable, Sendable, Equatable {
    /// The label of an argument at a call; left out where it has none.
    public var label: String?
    /// The name in the body. No other parameter has it.
    public var name: String
    /// The type as declared, with `inout`, `@escaping` and the like, without the `...` of a variadic.
    public var type: String
    /// The type of its value in the body: `[Int]` for `Int...`.
    public var value: String
    /// Whether it takes any number of arguments.
    public var isVariadic: Bool
    /// How it reaches the body: `value`; `inout`; `closure`, which ends with the call; `autoclosure`; `uncopyable`, a
    /// value that can only be moved; or `pack`.
    public var passing: String
    /// The default as written in a class; left out where there is none.
    public var defaultValue: String?
  }

  /// The version of the model.
  public var version: Int
  /// The fakes in the order of the sources.
  public var fakes: [FakeType]
}
