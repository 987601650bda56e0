// Two protocols can require the same member, and a single one then meets both requirements.

extension Member {
  /// The name of the member among those of its type.
  var name: String {
    switch kind {
    case .function(let function): function.name
    case .property(let property): property.name
    case .subscript: "subscript"
    case .initializer: "init"
    }
  }

  /// Returns what distinguishes the member from all others of a type. This includes conditions and whether a function is
  /// asynchronous, but no other effects.
  ///
  /// - Parameter normalized: Returns the form of a type in which types are compared.
  func signature(_ normalized: (TypeExpression) -> TypeExpression) -> String {
    let prefix = conditions.joined(separator: ";") + (isStatic ? "static " : "")
    func signature(
      _ name: String, _ generics: [GenericParameter], _ requirements: [GenericRequirement], _ parameters: [Parameter],
      isLabeled: Bool = true, result: TypeExpression? = nil
    ) -> String {
      var generics = generics
      let types = parameters.map { $0.type.named(&generics) }
      let constraints = ConstraintSignature(generics, requirements, normalized)
      func meant(_ type: TypeExpression) -> TypeExpression { normalized(constraints.renamed(type)) }
      let list = zip(parameters, types).map { parameter, type in
        let label = isLabeled ? parameter.label ?? "_" : "_"
        // The attributes of a closure may be written in an alias.
        let specifiers = parameter.specifiers.filter { !$0.isOwnership && $0 != "sending" }.joined(separator: " ")
        return "\(label): \(specifiers) \(meant(type).bare)" + (parameter.isVariadic ? "..." : "")
      }
      let meantResult = result.map { meant($0.notSending).description } ?? ""
      return "\(prefix)\(name)(\(list.joined(separator: ","))) \(meantResult)\(constraints.text)"
    }
    switch kind {
    case .function(let function):
      return signature(
        "func \(function.name)", function.generics, function.requirements, function.parameters,
        isLabeled: !function.isOperator, result: function.result ?? .void) + (function.effects.isAsync ? " async" : "")
    case .property(let property): return "\(prefix)var \(property.name)"
    case .subscript(let value):
      return signature("subscript", value.generics, value.requirements, value.parameters, result: value.result)
    case .initializer(let value): return signature("init", value.generics, value.requirements, value.parameters)
    }
  }

  var isStatic: Bool { has("static") || has("class") }

  /// Returns the member that meets both requirements.
  ///
  /// - Parameters:
  ///   - earlier: The one that was inherited first.
  ///   - isHidden: Returns whether this one hides the other.
  func merged(with earlier: Member, hiding isHidden: () -> Bool) -> Member {
    var merged = self
    merged.origins += earlier.origins
    merged.isNeverForwarded = isNeverForwarded || earlier.isNeverForwarded && !isHidden()
    switch (kind, earlier.kind) {
    case (.function(var function), .function(let earlier)):
      function.effects = function.effects.allowed(also: earlier.effects)
      function.parameters = function.parameters.restrictedOnlyWhereAlso(earlier.parameters)
      if earlier.result?.specifiers.contains("sending") ?? false { function.result = earlier.result }
      merged.kind = .function(function)
    case (.property(var property), .property(let earlier)):
      property.accessors = property.accessors.merged(with: earlier.accessors)
      property.type = property.type ?? earlier.type
      merged.kind = .property(property)
    case (.subscript(var value), .subscript(let earlier)):
      value.accessors = value.accessors.merged(with: earlier.accessors)
      merged.kind = .subscript(value)
    case (.initializer(var value), .initializer(let earlier)):
      value.effects = value.effects.allowed(also: earlier.effects)
      if earlier.failability.isEmpty { value.failability = "" }
      merged.kind = .initializer(value)
    default: break
    }
    // Of two parents' requirements that differ in their effects, nothing tells which one the compiler calls.
    let isCalledAlike =
      merged.effectsOfCall == effectsOfCall && (merged.effectsOfCall == earlier.effectsOfCall || isHidden())
    let isPassedAlike = [closureAttributes, earlier.closureAttributes].contains(merged.closureAttributes)
    if !isCalledAlike || !isPassedAlike { merged.isNeverForwarded = true }
    if merged.convertsErrors(of: self) || merged.convertsErrors(of: earlier) { merged.isNeverForwarded = true }
    return merged
  }

  /// Returns whether a call of the member on `any P` converts the errors that a parent of `P` declares it with. The
  /// compiler crashes on that, except where a function throws none.
  private func convertsErrors(of declared: Member) -> Bool {
    switch (kind, declared.kind) {
    case (.function(let function), .function(let declared)):
      function.effects.isTyped && function.effects.throwing != declared.effects.throwing
    default: accessors?.getEffects.throwing != declared.accessors?.getEffects.throwing
    }
  }

  /// The effects that callers see.
  private var effectsOfCall: String {
    switch kind {
    case .function(let function): function.effects.description
    case .property, .subscript: accessors?.getEffects.description ?? ""
    case .initializer: ""
    }
  }

  /// The attributes of the parameters' types.
  private var closureAttributes: [[String]] {
    if case .function(let function) = kind { function.parameters.map(\.typeAttributes) } else { [] }
  }
}

extension Member {
  /// Returns the conditions under which at least one of two equal members exists, or nil if the members differ, or if a
  /// single list doesn't state the conditions.
  func conditionsOfEither(_ other: Member) -> [String]? {
    guard conditions != other.conditions, kind == other.kind, attributes == other.attributes,
      modifiers == other.modifiers
    else { return nil }
    if Set(conditions).isSubset(of: other.conditions) { return conditions }
    if Set(other.conditions).isSubset(of: conditions) { return other.conditions }
    guard conditions.count == other.conditions.count,
      let index = conditions.indices.first(where: { conditions[$0] != other.conditions[$0] })
    else { return nil }
    let isEither = conditions[index].isOpposite(of: other.conditions[index])
    var rest = (conditions, other.conditions)
    rest.0.remove(at: index)
    rest.1.remove(at: index)
    return rest.0 == rest.1 && isEither ? rest.0 : nil
  }
}

extension [Parameter] {
  /// Returns the parameters of a member that meets two requirements. A closure escapes, and a value is sent, only if it
  /// does in both. How a value is passed may differ, but only a value that may be copied is passed in no stated way.
  fileprivate func restrictedOnlyWhereAlso(_ others: [Parameter]) -> [Parameter] {
    zip(self, others).map { parameter, other in
      var parameter = parameter
      parameter.typeAttributes.removeAll { attribute in
        // An alias may have the attribute itself.
        let isStated = attribute == "@escaping" || attribute == "@Sendable" && other.type.functionType != nil
        return isStated && !other.typeAttributes.contains(attribute)
      }
      parameter.specifiers.removeAll { specifier in
        specifier == "sending" && !other.specifiers.contains(specifier)
          || specifier.isOwnership && !other.specifiers.contains(where: \.isOwnership)
      }
      return parameter
    }
  }
}

extension TypeExpression {
  /// The type of a result, regardless of whether it is sent.
  fileprivate var notSending: TypeExpression {
    guard case .attributed(var specifiers, let attributes, let type) = self else { return self }
    specifiers.removeAll { $0 == "sending" }
    return specifiers.isEmpty && attributes.isEmpty
      ? type : .attributed(specifiers: specifiers, attributes: attributes, type)
  }
}

extension Effects {
  fileprivate func allowed(also other: Effects) -> Effects {
    var throwing = throwing
    if !other.mayThrow { throwing = other.throwing }
    if case .typed = other.throwing, throwing == .any { throwing = other.throwing }
    return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
  }
}

extension Accessors {
  fileprivate func merged(with other: Accessors) -> Accessors {
    Accessors(
      getEffects: getEffects.allowed(also: other.getEffects), isGetMutating: isGetMutating && other.isGetMutating,
      hasSetter: hasSetter || other.hasSetter, isSetNonmutating: isSetNonmutating && other.isSetNonmutating,
      isBorrowed: isBorrowed || other.isBorrowed)
  }
}
