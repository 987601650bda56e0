/// Writes the type of a stub whose closure the fake itself runs, because it takes arguments that can't be recorded.
struct OwnStubRenderer {
  let fake: RenderedFake
  let member: RenderedMember

  func render(to writer: inout CodeWriter) {
    let effects = member.plan.kind == .function ? member.plan.effects : member.plan.accessors.getEffects
    let access = member.access
    let isReturning = !member.plan.isResultUncopyable
    // The stub of a member with a pack isn't generic, so it can't name arguments that are.
    let hasNamedArguments = !member.plan.takesPack || member.argumentGenerics.isEmpty
    let isSuspending = effects.isAsync && isReturning && hasNamedArguments
    writer.gap()
    let requirements = member.ownStubGenerics.isEmpty ? [] : member.plan.requirements + impliedRequirements(effects)
    writer.attributes(member.availability)
    writer.declaration(where: requirements) { writer in
      writer.write(access, "struct ", member.ownStubName, member.ownStubGenerics.clause)
      writer.write(": ")
      writer.write(isSuspending ? "Mimus._SuspendingStub" : isReturning ? "Mimus._ReturningStub" : "Mimus._AnyStub")
      if effects.failure != nil { writer.write(", Mimus._ThrowingStub") }
    } body: { writer in
      if isReturning { writer.line(access, "typealias _Value = ", member.typedValue) }
      if isSuspending { writeArguments(to: &writer) }
      if let failure = effects.failure {
        writer.line(access, "typealias _Failure = ", failure)
      } else if isSuspending {
        writer.line(access, "typealias _Failure = Swift.Never")
      }
      writer.line(access, "let _stub: Mimus.CallStub")
      // A closure that takes a pack can't be stored.
      if member.plan.takesPack { return }
      writer.gap()
      let body = bodyType(effects)
      let name = fake.plan.names.body
      let isolation = fake.leavesActor ? "nonisolated " : ""
      writer.block("\(isolation)fileprivate struct \(name): Mimus._Body") { $0.line("let run: ", body) }
      OwnStubBodyType(fake: fake, member: member).renderFunction(to: &writer)
      writer.gap()
      if let actor = member.plan.typesActor { writer.line(actor) }
      writer.line("@discardableResult")
      writer.declaration { writer in
        writer.write(access, "func andDo(")
        writer.list { writer in
          writer.item("_ body: ", body.escaping)
          writer.locationItems(in: fake.plan)
        }
        writer.write(") -> Self")
      } body: {
        $0.line("_handing(\(name)(run: body), fileID, filePath, line, column)")
      }
    }
    writer.gap()
  }

  private func writeArguments(to writer: inout CodeWriter) {
    writer.line { writer in
      writer.write(member.access, "typealias _Arguments = ")
      member.writeLabeledArguments(to: &writer)
    }
  }

  /// Returns the requirements on generic parameters that the member's signature implies, and that a type has to state.
  private func impliedRequirements(_ effects: Effects) -> [GenericRequirement] {
    let generics = Set(member.ownStubGenerics.map(\.name))
    if generics.isEmpty { return [] }
    let types = member.plan.parameters.map(\.declared.type) + [member.value]
    var errors = types.flatMap(\.thrown)
    if case .typed(let error) = effects.throwing { errors.append(error) }
    let thrown = member.generics.filter { $0.parent == nil && errors.contains(.name($0.name)) }
    let constrained = types.flatMap(\.constraining).filter { $0.mentions(generics) && !$0.isOpaque && !$0.mentionsPack }
    var seen: Set<TypeExpression> = []
    return thrown.map { .conforms(.name($0.name), .swift("Error")) }
      + constrained.filter { seen.insert($0).inserted }.map { .conforms($0, .name("Any")) }
  }

  /// Returns the type of the closure: the member's own, with the specifiers that matter to it.
  private func bodyType(_ effects: Effects) -> TypeExpression {
    let parameters = zip(member.plan.parameters, member.arguments).map { parameter, argument in
      let specifiers = parameter.declared.specifiers.filter { $0 == "inout" || $0.isOwnership }
      let type: TypeExpression =
        switch parameter.passing {
        case .uncopyable: parameter.declared.type
        case .inout: argument
        default: parameter.value
        }
      let escaping = parameter.passing == .value && parameter.declared.typeAttributes.contains("@escaping")
      let isPassed = parameter.passing == .uncopyable || parameter.passing == .inout
      let attributed = type.adding(isPassed ? specifiers : [], escaping ? ["@escaping"] : [])
      return TypeExpression.TupleElement(label: nil, type: attributed)
    }
    var own = effects
    if own.throwing == .rethrows { own.throwing = .never }
    let function = TypeExpression.FunctionType(parameters: parameters, effects: own, result: member.typedValue)
    // What can't be recorded can't be sent elsewhere either.
    return own.isAsync
      ? .attributed(specifiers: [TypeExpression.nonsending], attributes: [], .function(function)) : .function(function)
  }
}

/// Refers from a member to the type in which its own stub keeps a closure.
///
/// A user who writes a member's signature may leave generic parameters without a name. A function of the stub then infers
/// them from the arguments.
struct OwnStubBodyType: Code {
  let fake: RenderedFake
  let member: RenderedMember

  private var isInferred: Bool { fake.plan.opensTarget && !member.plan.opaqueGenerics.isEmpty }

  /// The parameters whose types the generic parameters are inferred from.
  private var inferring: [ParameterPlan] {
    member.plan.parameters.filter { $0.declared.type.mentions(member.plan.genericNames) }
  }

  /// The names of the generic parameters that only the result mentions.
  private var resulting: [String] {
    member.plan.generics.map(\.name).filter { name in
      !member.plan.parameters.contains { $0.declared.type.mentions(name) }
    }
  }

  func write(to writer: inout CodeWriter) {
    if !isInferred { return writer.write(member.plan.generics.arguments, ".", fake.plan.names.body, ".self") }
    writer.write("._body(")
    writer.list { writer in
      for parameter in inferring { writer.item(parameter.quotedName, parameter.passing == .autoclosure ? "()" : "") }
      for name in resulting { writer.item(name, ".self") }
    }
    writer.write(")")
  }

  /// Writes the function, if the member needs it.
  func renderFunction(to writer: inout CodeWriter) {
    if !isInferred { return }
    let body = fake.plan.names.body
    writer.gap()
    writer.declaration { writer in
      writer.write("fileprivate static func _body(")
      writer.list { writer in
        for parameter in inferring {
          switch parameter.passing {
          case .autoclosure: writer.item("_: @autoclosure ", parameter.declared.type)
          case .uncopyable: writer.item("_: borrowing ", parameter.declared.type)
          default: writer.item("_: ", parameter.declared.type)
          }
        }
        for name in resulting { writer.item("_: ", name, ".Type") }
      }
      writer.write(") -> ", body, ".Type")
    } body: {
      $0.line(body, ".self")
    }
  }
}

extension TypeExpression {
  /// The type of an escaping closure of this type.
  fileprivate var escaping: TypeExpression {
    if case .attributed(let specifiers, let attributes, let type) = self {
      return .attributed(specifiers: specifiers, attributes: attributes + ["@escaping"], type)
    }
    return .attributed(specifiers: [], attributes: ["@escaping"], self)
  }

  /// The error types of the functions in the type.
  fileprivate var thrown: [TypeExpression] {
    var errors: [TypeExpression] = []
    visit { type in
      if case .function(let function) = type, case .typed(let error) = function.effects.throwing {
        errors.append(error)
      }
    }
    return errors
  }

  /// The generic types in the type that can constrain their arguments.
  fileprivate var constraining: [TypeExpression] {
    var types: [TypeExpression] = []
    visit { type in
      switch type {
      case .dictionary: types.append(type)
      case .named(_, let name, let arguments) where !arguments.isEmpty && !Self.unconstraining.contains(name):
        types.append(type)
      default: break
      }
    }
    return types
  }

  private static let unconstraining = KnownProtocols.unconstrainedTypes.union(["Argument"])
}

extension CodeWriter {
  /// Writes the parameters for the source location of a call, as items of a list.
  mutating func locationItems(in plan: FakePlan) {
    let path = plan.standard("StaticString")
    let number = plan.standard("UInt")
    item("fileID: ", path, " = #fileID")
    item("filePath: ", path, " = #filePath")
    item("line: ", number, " = #line")
    item("column: ", number, " = #column")
  }
}
