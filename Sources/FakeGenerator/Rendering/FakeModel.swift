import Foundation

/// The fakes as data, for renderers of one's own: what `--format json` prints.
///
/// The model is stable: a later version only adds to it, and what changes meaning raises `version`. Types are written as
/// Swift writes them.
public struct FakeModel: Codable, Sendable, Equatable {
  /// A fake.
  public struct FakeType: Codable, Sendable, Equatable {
    /// `FakePaymentGateway`.
    public var name: String
    /// `PaymentGateway`.
    public var type: String
    /// The types that both are nested in.
    public var enclosing: [String]
    /// `class`, `actor` or `subclass`.
    public var kind: String
    /// The path of the file that declares the type, and the line there.
    public var path: String
    public var line: Int
    /// `public`, `package` or `internal`.
    public var access: String
    public var attributes: [String]
    public var generics: [String]
    public var requirements: [String]
    /// What stands after the colon of a fake.
    public var inherited: [String]
    public var imports: [String]
    /// The conditions of the `#if` blocks around it.
    public var conditions: [String]
    public var members: [Member]
  }

  /// A member of a fake.
  public struct Member: Codable, Sendable, Equatable {
    /// `function`, `property`, `subscript` or `initializer`.
    public var kind: String
    public var name: String
    /// What calls are recorded under: `charge(_:to:)`.
    public var identifier: String
    /// A name that no other member has.
    public var key: String
    public var isStatic: Bool
    public var isAsync: Bool
    /// nil, `any Error`, the type of a typed throw, or `rethrows`.
    public var throwing: String?
    public var isSettable: Bool
    public var attributes: [String]
    public var generics: [String]
    public var requirements: [String]
    public var conditions: [String]
    public var parameters: [Parameter]
    /// nil where nothing is returned.
    public var result: String?
    /// `?`, `!` or nothing, of an initializer.
    public var failability: String
  }

  /// A parameter of a member.
  public struct Parameter: Codable, Sendable, Equatable {
    /// nil where the argument has no label.
    public var label: String?
    public var name: String
    /// The type as declared, with `inout` and attributes.
    public var type: String
    /// The type of its value.
    public var value: String
    public var isVariadic: Bool
    /// `value`, `inout`, `closure`, `autoclosure`, `uncopyable` or `pack`.
    public var passing: String
  }

  /// The version of the model.
  public var version = 1
  /// The fakes, in the order of the sources.
  public var fakes: [FakeType]
}

extension Generation {
  /// The fakes as data.
  public var model: FakeModel {
    FakeModel(fakes: fakes.map { FakeModel.FakeType($0) })
  }

  /// The fakes as JSON, its keys in alphabetical order.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The model holds strings, numbers and lists, which JSON can always say.
    let data = (try? encoder.encode(model)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension FakeModel.FakeType {
  init(_ fake: Fake) {
    let plan = fake.plan
    self.init(
      name: plan.name, type: plan.original.description, enclosing: plan.enclosing, kind: plan.shape.rawValue,
      path: fake.sourcePath, line: plan.position.line, access: plan.access.isEmpty ? "internal" : plan.access,
      attributes: plan.attributes, generics: plan.generics.map(\.description),
      requirements: plan.requirements.map(\.description), inherited: plan.inherited.map(\.description),
      imports: plan.imports.map(\.text), conditions: plan.conditions, members: plan.members.map(FakeModel.Member.init))
  }
}

extension FakeModel.Member {
  init(_ plan: MemberPlan) {
    let isAccessed = plan.kind == .property || plan.kind == .subscript
    let effects = isAccessed ? plan.accessors.getEffects : plan.effects
    let throwing: String? =
      switch effects.throwing {
      case .never: nil
      case .any: "any Error"
      case .typed(let type): type.description
      case .rethrows: "rethrows"
      }
    self.init(
      kind: plan.kind.rawValue, name: plan.name, identifier: plan.identifier, key: plan.key, isStatic: plan.isStatic,
      isAsync: effects.isAsync, throwing: throwing, isSettable: plan.accessors.hasSetter, attributes: plan.attributes,
      generics: plan.generics.map(\.description), requirements: plan.requirements.map(\.description),
      conditions: plan.conditions,
      parameters: plan.parameters.map { parameter in
        FakeModel.Parameter(
          label: parameter.declared.label, name: parameter.name, type: parameter.typeText,
          value: parameter.value.description, isVariadic: parameter.declared.isVariadic,
          passing: parameter.passing.rawValue)
      }, result: plan.result?.description, failability: plan.failability)
  }
}
