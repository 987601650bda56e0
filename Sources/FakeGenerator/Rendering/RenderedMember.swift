/// A member that is being written: its plan, and facts about it that are used more than once.
///
/// In the typed API, a member has matchers as parameters. There, `some P` becomes a generic parameter, and `Self` the
/// fake of a class.
final class RenderedMember: Sendable {
  let plan: MemberPlan
  /// The name as it is declared.
  let name: String
  /// The identifier as a literal.
  let identifier: String
  /// The access with a space after it, as it begins its declarations.
  let access: String
  /// Whether the member is part of the typed API.
  let hasTypedAPI: Bool
  /// The type of its value.
  let value: TypeExpression
  /// Whether its value can be set through the typed API.
  let isSettable: Bool
  /// The generic parameters in the typed API.
  let generics: [GenericParameter]
  /// The types of the arguments, as they are matched and stored.
  let arguments: [TypeExpression]
  /// The same types as text.
  let argumentTexts: [String]
  /// The type of the value in the typed API.
  let typedValue: TypeExpression
  /// Whether the arguments of parameters without a name have no label in a history.
  let allowsUnnamed: Bool
  /// The identifier under which settings are recorded, as a literal. It is empty if there are none.
  let setter: String
  /// The name of the stub type of its own. It is empty if there is none.
  let ownStubName: String
  /// How the typed API refers to the storage, even if a parameter hides it.
  let storage: String

  convenience init(_ member: MemberPlan, of fake: FakePlan) {
    self.init(member, in: Context(fake))
  }

  init(_ member: MemberPlan, in context: Context) {
    plan = member
    allowsUnnamed = context.shape == .provider
    name = member.name.quotedInDeclaration
    access = context.access(of: member)
    hasTypedAPI = member.hasTypedAPI
    value = member.value
    isSettable = member.accessors.hasSetter && !member.isResultUncopyable
    var generics = member.generics
    arguments = member.parameters.map { $0.matched(&generics).substituting(context.own) }
    argumentTexts = arguments.map(\.description)
    self.generics = generics
    identifier = Literal(text: member.identifier).description
    setter = member.accessors.hasSetter ? Literal(text: member.setterIdentifier).description : ""
    ownStubName = member.needsOwnAnswer ? member.ownStubKey + context.ownStub : ""
    typedValue = value.substituting(context.own)
    let name = context.storage
    storage = member.parameters.contains { $0.name == name } ? "self.\(name)" : name
  }

  /// What a member needs to know of its fake.
  struct Context {
    let shape: FakePlan.Shape
    /// The access of the fake.
    private let access: String
    private let limitsAccess: Bool
    /// What `Self` means in the fake of a class.
    let own: [String: TypeExpression]
    /// The name of the storage in the typed API.
    let storage: String
    /// The end of the name of a stub type of its own.
    let ownStub: String

    init(_ fake: FakePlan) {
      shape = fake.shape
      access = fake.access
      limitsAccess = fake.limitsAccess
      own = fake.shape == .subclass ? ["Self": fake.type] : [:]
      storage = fake.names.typedStorage
      ownStub = fake.names.ownStub
    }

    /// Returns the access of a member with a space after it.
    func access(of member: MemberPlan) -> String {
      (limitsAccess ? member.access(within: access) : access).spaced
    }
  }

  /// Attributes about the availability of the member. Deprecations concern only the member itself, unless its types are
  /// deprecated, too.
  var availability: [String] {
    let attributes = plan.attributes.filter { attribute in
      guard let arguments = attribute.availabilityArguments else { return false }
      return !["deprecated", "unavailable", "obsoleted"].contains { word in arguments.contains { $0.hasPrefix(word) } }
    }
    return plan.namesDeprecatedTypes ? attributes + [.deprecation] : attributes
  }

  /// The type of a stub's answer, as an argument.
  var answered: Answered { Answered(type: plan.isResultUncopyable ? nil : value, isHidden: plan.isResultHidden) }

  /// The generic parameters of its own stub type.
  var ownStubGenerics: [GenericParameter] { plan.takesPack ? [] : generics }

  /// The generic parameters of the stub. A pack of closures is matched by a placeholder, which mentions no parameters.
  var stubGenerics: [GenericParameter] {
    if !plan.takesPack { return generics }
    return generics.filter { generic in
      argumentGenerics.contains(generic) || typedValue.mentions(generic.name) || isThrown(generic)
    }
  }

  /// Returns whether the errors of the member, and so of its stub, are of a type that a generic parameter determines.
  private func isThrown(_ generic: GenericParameter) -> Bool {
    if case .typed(let error) = plan.effects.throwing { error.mentions(generic.name) } else { false }
  }

  // MARK: Generics

  /// The generic parameters that the arguments mention, or the result if its type is an argument. Others couldn't be
  /// inferred.
  var argumentGenerics: [GenericParameter] {
    if generics.isEmpty { return [] }
    var mentioned = generics.filter { isMentionedByArguments($0.name) }
    // Opaque types can occur in the constraints of others.
    while true {
      let parents = mentioned.compactMap(\.parent)
      let more = generics.filter { generic in
        !mentioned.contains(generic) && parents.contains { $0.mentions([generic.name]) }
      }
      if more.isEmpty { return generics.filter(mentioned.contains) }
      mentioned += more
    }
  }

  private func isMentionedByArguments(_ name: String) -> Bool {
    if arguments.contains(where: { $0.mentions([name]) }) || plan.taken?.mentions(name) ?? false { return true }
    if takesResult, typedValue.mentions(name) { return true }
    return plan.parameters.contains { $0.passing == .pack && $0.declared.type.mentions([name]) }
  }

  /// The requirements that concern only what the arguments mention.
  var argumentRequirements: [GenericRequirement] {
    if plan.requirements.isEmpty { return [] }
    let dropped = Set(generics.map(\.name)).subtracting(argumentGenerics.map(\.name))
    return plan.requirements.filter { requirement in
      switch requirement {
      case .same(let left, let right), .conforms(let left, let right):
        !left.mentions(dropped) && !right.mentions(dropped)
      }
    }
  }
}

// MARK: - Parameters

extension RenderedMember {
  /// Whether the result type is a parameter, for members that differ in nothing else.
  enum Returning {
    case withDefault, required
  }

  /// Whether the result type is a parameter where it's required.
  private var takesResult: Bool { plan.differsByResult || plan.isConstrainedByResult || isShownByResult }

  /// Whether arguments only have types of a generic parameter's members, and the result shows the parameter, as in
  /// `func key<S: Scheme>(in context: S.Context) -> Key<S>`.
  private var isShownByResult: Bool {
    generics.contains { generic in
      arguments.contains { $0.mentions([generic.name]) } && !arguments.contains { $0.shows(generic.name) }
        && resultShows(generic.name)
    }
  }

  /// Returns whether the result shows what a generic parameter is, if need be by a constraint, as `C` shows `S` in
  /// `func keys<C: Collection, S>(in context: S.Context) -> C where C.Element == S`.
  private func resultShows(_ name: String) -> Bool {
    typedValue.shows(name)
      || plan.requirements.contains { requirement in
        guard case .same(let left, let right) = requirement, [left, right].contains(.name(name)) else { return false }
        return [left, right].contains { $0.namePath?.first.map { $0 != name && typedValue.shows($0) } ?? false }
      }
  }

  /// Writes the list of parameters, such as `_ amount: Mimus.Argument<Int>`.
  func writeParameters(returning: Returning, to writer: inout CodeWriter) {
    writer.list { writer in
      for (parameter, argument) in zip(plan.parameters, argumentTexts) {
        writer.item()
        writeNames(of: parameter, to: &writer)
        if parameter.passing == .pack, case .expansion(let element) = parameter.declared.type {
          writer.write(": repeat Mimus.Argument<", element, ">")
        } else {
          writer.write(": Mimus.Argument<", argument, ">")
        }
      }
      if let taken = plan.taken { write("taking", taken, returning, to: &writer) }
      if plan.differsByResult || returning == .required && takesResult {
        write("returning", typedValue, returning, to: &writer)
      }
    }
  }

  /// Writes a parameter that takes a type in which overloads differ.
  private func write(_ label: String, _ type: TypeExpression, _ returning: Returning, to writer: inout CodeWriter) {
    // The member can have a parameter with that name.
    let isTaken = plan.parameters.contains { ($0.declared.label ?? $0.name) == label || $0.name == label }
    let name = isTaken ? label + "_" : label
    writer.item(plan.kind == .subscript ? "\(name) \(name)" : name, ": ")
    writer.write(AsExpression(type: type), ".Type")
    if returning == .withDefault { writer.write(" = ", MetatypeValue(type: type, isHidden: plan.isResultHidden)) }
  }

  private func writeNames(of parameter: ParameterPlan, to writer: inout CodeWriter) {
    if plan.kind == .subscript {
      writer.write(parameter.declared.label?.quotedAsLabel ?? "_", " ", parameter.quotedName)
    } else {
      writer.write(parameter.declaredNames)
    }
  }

  /// Writes the matchers to pass on, as items of a list.
  func writeMatchers(to writer: inout CodeWriter) {
    for parameter in plan.parameters {
      if parameter.passing == .pack {
        writer.item("Mimus._packed(repeat each ", parameter.quotedName, ")")
      } else {
        writer.item(parameter.quotedName)
      }
    }
  }

  /// Writes the arguments to record, as items of a list.
  func writeRecordedArguments(to writer: inout CodeWriter) {
    for parameter in plan.parameters {
      switch parameter.passing {
      case .pack: writer.item("Mimus._packed(repeat each ", parameter.quotedName, ")")
      case .closure, .autoclosure: writer.item("Mimus._Placeholder(\"closure\")")
      case .uncopyable:
        writer.item("Mimus._Placeholder(", Literal(text: parameter.declared.type.description), ")")
      case .value, .inout: writer.item(parameter.isMoved ? "copy " : "", parameter.quotedName)
      }
    }
  }
}

extension MemberPlan {
  /// The identifier under which settings are recorded.
  fileprivate var setterIdentifier: String {
    if kind == .property { return identifier + ".set(_:)" }
    return identifier.replacing("subscript(", with: "subscript.set(", maxReplacements: 1)
      .replacing(")", with: "newValue:)", maxReplacements: 1)
  }
}

extension ParameterPlan {
  /// Returns the type to match. An opaque type is added to the generic parameters.
  fileprivate func matched(_ generics: inout [GenericParameter]) -> TypeExpression {
    if isPlaceholder { return .path(["Mimus", "_Placeholder"]) }
    if passing == .pack { return .array(.name("Any")) }
    return value.named(&generics)
  }
}

extension TypeExpression {
  /// Returns whether a value of the type shows the compiler what a generic parameter stands for.
  fileprivate func shows(_ name: String) -> Bool {
    let withoutMembers = rewritten { type in
      if case .named(_?, _, _) = type, type.namePath?.first == name { .void } else { nil }
    }
    return withoutMembers.mentions([name])
  }
}
