/// A member as the typed views see it: its parameters are matchers.
struct ViewMember {
  let plan: FakePlan
  let member: MemberPlan
  /// The generic parameters; `some P` has become one of them.
  let generics: [GenericParameter]
  /// The types of the arguments, as they are matched and kept.
  private let values: [TypeExpression]
  /// The type of what the member gives.
  let value: TypeExpression

  init(plan: FakePlan, member: MemberPlan) {
    self.plan = plan
    self.member = member
    var generics = member.generics
    let own: [String: TypeExpression] = plan.shape == .subclass ? ["Self": plan.type] : [:]
    values = member.parameters.map { parameter in
      if parameter.isPlaceholder { return .named(base: .name("Mimus"), name: "_Placeholder", arguments: []) }
      if parameter.passing == .pack { return .array(.name("Any")) }
      return parameter.value.rewritten { type in
        guard case .opaque(let constraint) = type else { return nil }
        let name = "Some\(generics.count + 1)"
        generics.append(GenericParameter(name: name, parent: constraint))
        return .name(name)
      }.substituting(own)
    }
    self.generics = generics
    value = member.value.substituting(own)
  }

  /// Attributes that say where the member is there; those that say it should not be used are the member's own.
  var availability: [String] {
    member.attributes.filter { attribute in
      attribute.hasPrefix("@available")
        && !["deprecated", "unavailable", "obsoleted"].contains { attribute.contains($0) }
    }
  }

  /// What the view looks at, where a parameter may hide it.
  var storage: String {
    let name = plan.names.viewStorage
    return member.parameters.contains { $0.name == name } ? "self.\(name)" : name
  }

  // MARK: Generics

  /// The generic parameters that the arguments mention: others could not be inferred.
  var argumentGenerics: [GenericParameter] {
    generics.filter { generic in isMentionedByArguments(generic.name) }
  }

  private func isMentionedByArguments(_ name: String) -> Bool {
    if values.contains(where: { $0.mentions([name]) }) { return true }
    return member.parameters.contains { $0.passing == .pack && $0.declared.type.mentions([name]) }
  }

  /// `T: Codable`, of all generic parameters.
  var whereList: String { member.whereList }

  /// The requirements that only speak of what the arguments mention.
  var argumentWhereList: String {
    let dropped = Set(generics.map(\.name)).subtracting(argumentGenerics.map(\.name))
    return member.requirements.filter { requirement in
      switch requirement {
      case .same(let left, let right), .conforms(let left, let right):
        !left.mentions(dropped) && !right.mentions(dropped)
      }
    }.map(\.description).joined(separator: ", ")
  }

  // MARK: Parameters

  /// Whether the type of the result is asked for, where nothing else tells two members apart.
  enum Returning {
    case withDefault, required
  }

  /// `_ amount: Mimus.Argument<Int>`.
  func parameters(returning: Returning) -> [String] {
    var list = zip(member.parameters, values).map { parameter, value in
      let label = parameter.declared.label?.quotedAsLabel ?? "_"
      let names =
        member.kind == .subscript ? "\(label) \(parameter.name.quotedIfKeyword())" : parameter.declaredNames
      if parameter.passing == .pack, case .expansion(let element) = parameter.declared.type {
        return "\(names): repeat Mimus.Argument<\(element)>"
      }
      return "\(names): Mimus.Argument<\(value)>"
    }
    if member.differsByResult {
      let type = value.asExpression
      list.append("returning: \(type).Type" + (returning == .withDefault ? " = \(type).self" : ""))
    }
    return list
  }

  /// The matchers, to be passed on.
  var matchers: [String] {
    member.parameters.map { parameter in
      let name = parameter.name.quotedIfKeyword()
      return parameter.passing == .pack ? "Mimus._packed(repeat each \(name))" : name
    }
  }

  // MARK: Stubs

  /// The arguments as one type: a tuple of them, or the only one.
  private var arguments: TypeExpression { Self.tuple(values) }

  /// The arguments of a setter.
  var setArguments: TypeExpression { Self.tuple(values + [value]) }

  private static func tuple(_ types: [TypeExpression]) -> TypeExpression {
    types.count == 1 ? types[0] : .tuple(types.map { TypeExpression.TupleElement(label: nil, type: $0) })
  }

  /// The type of the stub of a call with some effects.
  func stubType(_ effects: Effects) -> String {
    if member.needsOwnAnswer { return member.ownStubName + (generics.isEmpty ? "" : "<\(genericArguments)>") }
    switch (effects.isAsync, effects.failure) {
    case (false, nil): return "Mimus._SyncStub<\(arguments), \(value)>"
    case (false, let error?): return "Mimus._SyncThrowingStub<\(arguments), \(error), \(value)>"
    case (true, nil): return "Mimus._AsyncStub<\(arguments), \(value)>"
    case (true, let error?): return "Mimus._AsyncThrowingStub<\(arguments), \(error), \(value)>"
    }
  }

  private var genericArguments: String { generics.map(\.argument).joined(separator: ", ") }

  /// The arguments of the initializer of a stub.
  func draft(_ identifier: String) -> [String] {
    let arguments = [self.storage, identifier] + matchers
    return member.needsOwnAnswer ? ["_draft: .init(\(arguments.joined(separator: ", ")))"] : arguments
  }

  // MARK: History

  /// The type of an element of the history: the only argument, or a tuple of them.
  var history: String {
    let erased = Set(generics.map(\.name))
    let types = values.map { $0.erasing(erased) }
    if types.count < 2 { return types.first.map { "\($0)" } ?? "Void" }
    let elements = zip(historyLabels, types).map { "\($0.quotedAsLabel): \($1)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// A name for each argument: its label, or its name, and never the same twice.
  private var historyLabels: [String] {
    var taken: Set<String> = []
    return member.parameters.map { parameter in
      var label = parameter.historyLabel
      if taken.contains(label) { label = parameter.name }
      while !taken.insert(label).inserted { label += "_" }
      return label
    }
  }
}

extension Effects {
  /// What a stub may throw; nil where nothing can be thrown by choice.
  var failure: String? {
    switch throwing {
    case .any: "any Swift.Error"
    case .typed(let type): mayThrow ? type.description : nil
    case .never, .rethrows: nil
    }
  }
}

/// Writes the type of a stub whose closure the fake runs itself, since it is given what cannot be recorded.
struct OwnStubRenderer {
  let plan: FakePlan
  let view: ViewMember

  func render(to writer: inout CodeWriter) {
    let member = view.member
    let effects = member.kind == .function ? member.effects : member.accessors.getEffects
    let access = plan.access.spaced
    var parents = member.isResultUncopyable ? ["Mimus._AnyStub"] : ["Mimus._ReturningStub"]
    if effects.failure != nil { parents.append("Mimus._ThrowingStub") }
    writer.gap()
    writer.declaration(
      "\(access)struct \(member.ownStubName)\(view.generics.clause): \(parents.joined(separator: ", "))", [], "",
      where: view.whereList
    ) { writer in
      if !member.isResultUncopyable { writer.line("\(access)typealias _Value = \(view.value)") }
      if let failure = effects.failure { writer.line("\(access)typealias _Failure = \(failure)") }
      writer.line("\(access)var _draft: Mimus._StubDraft")
      writer.gap()
      writer.block("fileprivate struct Body: Mimus._Body") { $0.line("let run: \(bodyType(effects))") }
      writer.gap()
      writer.line("@discardableResult")
      writer.declaration(
        "\(access)func andDo(",
        [
          "_ body: @escaping \(bodyType(effects))", "fileID: StaticString = #fileID",
          "filePath: StaticString = #filePath", "line: UInt = #line", "column: UInt = #column",
        ], ") -> Self"
      ) { $0.line("Self(_draft: _draft.handing(Body(run: body), fileID, filePath, line, column))") }
    }
    writer.gap()
  }

  /// The type of the closure: the member's own, with the specifiers that matter to it.
  private func bodyType(_ effects: Effects) -> TypeExpression {
    let parameters = view.member.parameters.map { parameter -> TypeExpression.TupleElement in
      let specifiers = parameter.declared.specifiers.filter { ["inout", "consuming", "borrowing"].contains($0) }
      let type: TypeExpression =
        parameter.passing == .uncopyable || parameter.passing == .inout ? parameter.declared.type : parameter.value
      let escaping = parameter.passing == .value && parameter.declared.typeAttributes.contains("@escaping")
      let isPassed = parameter.passing == .uncopyable || parameter.passing == .inout
      let attributed: TypeExpression =
        (isPassed && !specifiers.isEmpty) || escaping
        ? .attributed(specifiers: isPassed ? specifiers : [], attributes: escaping ? ["@escaping"] : [], type) : type
      return TypeExpression.TupleElement(label: nil, type: attributed)
    }
    var own = effects
    if own.throwing == .rethrows { own.throwing = .never }
    return .function(TypeExpression.FunctionType(parameters: parameters, effects: own, result: view.value))
  }
}
