#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Generation {
  /// The fakes as data.
  public var model: FakeModel {
    FakeModel(version: 1, fakes: fakes.map { FakeModel.FakeType($0) })
  }

  /// The fakes as JSON, with keys in alphabetical order.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The model holds only strings, numbers, and lists, which JSON can always represent.
    let data = (try? encoder.encode(model)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension FakeModel.FakeType {
  init(_ fake: Fake) {
    let plan = fake.shared.plan
    self.init(
      name: plan.name, type: plan.original.description, enclosing: plan.enclosing, kind: plan.shape.rawValue,
      path: fake.sourcePath, line: plan.position.line, column: plan.position.column,
      access: plan.access.isEmpty ? "internal" : plan.access, attributes: plan.attributes,
      generics: plan.generics.map(\.description), requirements: plan.requirements.map(\.description),
      aliases: plan.aliases.map { FakeModel.Alias(name: $0.name, type: $0.type.description) },
      inherited: plan.inherited.map(\.description), identityConformances: plan.identityConformances.sorted(),
      isSendable: plan.isSendable,
      isIsolated: plan.isIsolated,
      imports: plan.imports.map { FakeModel.Import(text: $0.text, conditions: $0.conditions) },
      conditions: plan.conditions, members: plan.members.map(FakeModel.Member.init),
      client: plan.client.map(FakeModel.Client.init))
  }
}

extension FakeModel.Client {
  init(_ plan: ClientPlan) {
    self.init(
      attributes: plan.member.attributes, parameters: plan.member.parameters.map(FakeModel.Parameter.init),
      arguments: plan.arguments.map { argument in
        switch argument {
        case .closure(let name, let label): FakeModel.Argument(label: label, name: name, isClosure: true)
        case .value(let parameter):
          FakeModel.Argument(label: parameter.label, name: parameter.name, isClosure: false)
        }
      }, assigned: plan.assigned)
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
      kind: plan.kind.rawValue, name: plan.name, identifier: plan.identifier, key: plan.key, line: plan.position.line,
      isOperator: plan.isOperator, isStatic: plan.isStatic, isAsync: effects.isAsync, throwing: throwing,
      isMutating: plan.isMutating, isSettable: plan.accessors.hasSetter, attributes: plan.attributes,
      modifiers: plan.modifiers, generics: plan.generics.map(\.description),
      requirements: plan.requirements.map(\.description), conditions: plan.conditions,
      parameters: plan.parameters.map(FakeModel.Parameter.init), result: plan.result?.description,
      defaultValue: plan.result == nil
        ? nil : plan.isResultOptional ? "nil" : plan.value.plainDefault ?? plan.aliasedDefault,
      failability: plan.failability)
  }
}

extension FakeModel.Parameter {
  init(_ plan: ParameterPlan) {
    let declared = plan.declared
    let type = TypeExpression.attributed(
      specifiers: declared.specifiers, attributes: declared.typeAttributes, declared.type)
    self.init(
      label: declared.label, name: plan.name, type: type.description, value: plan.value.description,
      isVariadic: declared.isVariadic, passing: plan.passing.rawValue, defaultValue: declared.defaultValue)
  }
}
