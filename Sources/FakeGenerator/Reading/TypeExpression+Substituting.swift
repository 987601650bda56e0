extension TypeExpression {
  /// Replaces names: `Self`, associated types, or the parameters of another signature.
  ///
  /// - Parameters:
  ///   - types: The types that stand for the names.
  ///   - isFunction: Returns whether a type is a function type. One can be written as an alias.
  func substituting(
    _ types: [String: TypeExpression], isFunction: (TypeExpression) -> Bool = { $0.functionType != nil }
  ) -> TypeExpression {
    if types.isEmpty { return self }
    return rewritten { type in
      switch type {
      case .function(let function):
        return function.takingStandIns(types, isFunction).map {
          TypeExpression.function($0).substituting(types, isFunction: isFunction)
        }
      case .named(nil, let name, let arguments):
        guard let replacement = types[name] else { return nil }
        guard !arguments.isEmpty, case .named(let base, let other, []) = replacement else { return replacement }
        return .named(
          base: base, name: other, arguments: arguments.map { $0.substituting(types, isFunction: isFunction) })
      default: return nil
      }
    }
  }
}

extension TypeExpression.FunctionType {
  /// Returns the function with those parameters changed whose types can't simply be replaced by the ones that stand for
  /// them, or nil if there are none. A function that stands for a name escapes, although one that is written there
  /// doesn't. `Void` would be taken for an empty list of parameters.
  ///
  /// - Parameters:
  ///   - types: The types that stand for names.
  ///   - isFunction: Returns whether a type is a function type.
  func takingStandIns(_ types: [String: TypeExpression], _ isFunction: (TypeExpression) -> Bool) -> Self? {
    var function = self
    for (index, parameter) in parameters.enumerated() {
      guard let name = parameter.type.bare.associatedName, let type = types[name] else { continue }
      if type.isVoid, parameters.count == 1, case .named = parameter.type {
        function.parameters[index].type = .tuple([])
      } else if isFunction(type), let escaping = parameter.escaping {
        function.parameters[index].type = escaping
      }
    }
    return function == self ? nil : function
  }
}

extension TypeExpression.TupleElement {
  /// The type of a function's parameter with `@escaping`, or nil if it can't have that or has it already.
  fileprivate var escaping: TypeExpression? {
    if isVariadic { return nil }
    guard case .attributed(let specifiers, let attributes, let type) = type else {
      return .attributed(specifiers: [], attributes: ["@escaping"], type)
    }
    if specifiers.contains("inout") || attributes.contains("@escaping") { return nil }
    return .attributed(specifiers: specifiers, attributes: attributes + ["@escaping"], type)
  }
}
