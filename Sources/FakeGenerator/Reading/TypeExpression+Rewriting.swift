extension TypeExpression {
  /// Replaces parts from the outside in. A type returned by `change` replaces the part and isn't examined further.
  func rewritten(_ change: (TypeExpression) -> TypeExpression?) -> TypeExpression {
    changed(change) ?? self
  }

  /// Returns the type with parts replaced, or nil if nothing is, so that unchanged types aren't rebuilt.
  fileprivate func changed(_ change: (TypeExpression) -> TypeExpression?) -> TypeExpression? {
    if let changed = change(self) { return changed }
    switch self {
    // Most types are plain names.
    case .named(nil, _, []): return nil
    case .named(let base, let name, let arguments):
      let newBase = base?.changed(change)
      let newArguments = arguments.changed { $0.changed(change) }
      if newBase == nil, newArguments == nil { return nil }
      return .named(base: newBase ?? base, name: name, arguments: newArguments ?? arguments)
    case .optional(let type): return type.changed(change).map { .optional($0) }
    case .implicitlyUnwrapped(let type): return type.changed(change).map { .implicitlyUnwrapped($0) }
    case .array(let type): return type.changed(change).map { .array($0) }
    case .dictionary(let key, let value):
      return [key, value].changed { $0.changed(change) }.map { .dictionary(key: $0[0], value: $0[1]) }
    case .inlineArray(let count, let element):
      return [count, element].changed { $0.changed(change) }.map { .inlineArray(count: $0[0], element: $0[1]) }
    case .tuple(let elements): return elements.changed { $0.changed(change) }.map { .tuple($0) }
    case .function(let type): return type.changed(change).map { .function($0) }
    case .attributed(let specifiers, let attributes, let type):
      return type.changed(change).map { .attributed(specifiers: specifiers, attributes: attributes, $0) }
    case .opaque(let type): return type.changed(change).map { .opaque($0) }
    case .existential(let type): return type.changed(change).map { .existential($0) }
    case .composition(let types): return types.changed { $0.changed(change) }.map { .composition($0) }
    case .metatype(let type, let keyword): return type.changed(change).map { .metatype($0, keyword: keyword) }
    case .suppressed(let type): return type.changed(change).map { .suppressed($0) }
    case .expansion(let type): return type.changed(change).map { .expansion($0) }
    case .element(let type): return type.changed(change).map { .element($0) }
    case .module(let name, let base): return base?.changed(change).map { .module(name, of: $0) }
    case .verbatim: return nil
    }
  }
}

extension TypeExpression.TupleElement {
  fileprivate func changed(_ change: (TypeExpression) -> TypeExpression?) -> Self? {
    type.changed(change).map { Self(label: label, name: name, type: $0, isVariadic: isVariadic) }
  }
}

extension TypeExpression.FunctionType {
  fileprivate func changed(_ change: (TypeExpression) -> TypeExpression?) -> Self? {
    let newParameters = parameters.changed { $0.changed(change) }
    let newEffects = effects.changed(change)
    let newResult = result.changed(change)
    if newParameters == nil, newEffects == nil, newResult == nil { return nil }
    return Self(parameters: newParameters ?? parameters, effects: newEffects ?? effects, result: newResult ?? result)
  }
}

extension Effects {
  func rewritten(_ change: (TypeExpression) -> TypeExpression?) -> Effects { changed(change) ?? self }

  fileprivate func changed(_ change: (TypeExpression) -> TypeExpression?) -> Effects? {
    guard case .typed(let type) = throwing else { return nil }
    return type.changed(change).map { Effects(isAsync: isAsync, throwing: .typed($0)) }
  }
}

extension Array {
  /// Returns the elements with the results of `change`, or nil if it returns nil for all of them.
  fileprivate func changed(_ change: (Element) -> Element?) -> [Element]? {
    var changed: [Element]?
    for index in indices {
      guard let element = change(self[index]) else { continue }
      if changed == nil { changed = self }
      changed?[index] = element
    }
    return changed
  }
}

extension GenericRequirement {
  func rewritten(_ change: (TypeExpression) -> TypeExpression?) -> GenericRequirement {
    switch self {
    case .same(let left, let right): .same(left.rewritten(change), right.rewritten(change))
    case .conforms(let left, let right): .conforms(left.rewritten(change), right.rewritten(change))
    }
  }
}
