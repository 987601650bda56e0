// What the types of a member are within its fake.

extension MemberPlanner {
  func isVoid(_ type: TypeExpression) -> Bool { type.isVoid && !(isVoidHidden && type.mentions("Void")) }

  func adapted(_ type: TypeExpression) -> TypeExpression { type.rewritten(change) }

  /// Returns the type of a value, with `any` before protocols.
  func stated(_ type: TypeExpression, _ generics: [GenericParameter] = []) -> TypeExpression {
    if parameters.isPlain(type) { return type }
    return parameters.statingExistentials(adapted(type), hiddenBy: names.union(generics.map(\.name)))
  }

  func stated(_ effects: Effects, _ generics: [GenericParameter] = []) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    return Effects(isAsync: effects.isAsync, throwing: isNever(error) ? .never : .typed(stated(error, generics)))
  }

  /// Returns whether the type of an error is an associated type that is `Never`.
  func isNever(_ error: TypeExpression) -> Bool { error.associatedName.map(namesOfNever.contains) ?? false }

  func change(_ type: TypeExpression) -> TypeExpression? {
    switch type {
    case .function(let function):
      parameters.takingStandIns(function).map { adapted(.function($0)) }
    // What stands before `.Type` is a type, so `Any.Type` must not become that of all types.
    case .metatype(let base, let keyword):
      base.associatedName.flatMap { standing[$0] }.flatMap { isExistential($0) ? $0 : nil }.map {
        .metatype(.existential($0), keyword: keyword)
      }
    // In its arguments, the compiler doesn't resolve the fake's aliases.
    case .composition(let parts) where !settledTypes.isEmpty && parts.contains(where: \.hasArguments):
      .composition(parts.map { adapted(adapted($0).settled(by: settledTypes)) })
    case .named(.named(nil, "Self", [])?, let name, let arguments)
    where associatedTypes.contains(name) || substitutions[name] != nil || genericAliases[name] != nil:
      standIn(for: .name(name, arguments)) ?? .name(name, arguments)
    case .named(nil, let name, _) where genericsOfMember.contains(name): nil
    case .named(nil, let name, let arguments): standIn(for: type) ?? qualified(name, arguments)
    default: nil
    }
  }

  /// Returns the type that a name refers to within the fake, or nil if that is the name itself.
  private func standIn(for use: TypeExpression) -> TypeExpression? {
    guard case .named(nil, let name, let arguments) = use else { return nil }
    if arguments.isEmpty { return substitutions[name] }
    if let aliased = genericAliased(use, name) { return aliased }
    guard case .named(let base, let name, [])? = substitutions[name] else { return nil }
    return .named(base: base, name: name, arguments: arguments.map(adapted))
  }

  /// Returns what the use of a generic alias refers to, or nil if it isn't one or refers to a type without an end.
  private func genericAliased(_ use: TypeExpression, _ name: String) -> TypeExpression? {
    guard genericAliasDepth < 4, let alias = genericAliases[name],
      let aliased = declarations.applied(alias, to: use, in: scope)
    else { return nil }
    genericAliasDepth += 1
    defer { genericAliasDepth -= 1 }
    let result = adapted(aliased)
    return result.isTooLarge ? nil : result
  }

  /// Returns whether a type that is written without `any` is existential.
  private func isExistential(_ type: TypeExpression) -> Bool {
    switch type {
    case .composition, .named(nil, "Any", []), .named(nil, "AnyObject", []): true
    default: declarations.isProtocol(type, in: scope)
    }
  }

  /// Returns the type with its enclosing types, if the fake couldn't see it otherwise.
  private func qualified(_ name: String, _ arguments: [TypeExpression]) -> TypeExpression? {
    guard !associatedTypes.contains(name), !typeGenerics.contains(where: { $0.name == name }),
      let path = parameters.unseenScope(of: name)
    else { return nil }
    return .named(base: .path(path), name: name, arguments: arguments.map { $0.rewritten(change) })
  }
}
