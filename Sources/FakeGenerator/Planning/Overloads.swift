// Overloads that differ in the language can be the same in the typed API, where closures are placeholders and variadic
// parameters are arrays. The typed API then takes the types in which they differ as parameters, and has one entry for
// those that don't differ at all.

extension FakePlan {
  /// Spells the types of overloads alike that are the same, such as `Int` and an alias of it, so that it shows what
  /// distinguishes the overloads.
  ///
  /// - Parameters:
  ///   - declarations: The declarations as the types' module sees them.
  ///   - scope: The types that the members are written in.
  mutating func spellTypesAlike(by declarations: VisibleDeclarations, in scope: [String]) {
    let groups = Array(members.indices).groups { members[$0].identifier }
    if groups.isEmpty { return }
    let known = Dictionary(aliases.map { ($0.name, $0.type) }) { first, _ in first }
    for overloads in groups {
      var (spellings, meanings): ([TypeExpression: TypeExpression], [Int: [TypeExpression: TypeExpression]]) = (
        [:], [:]
      )
      for index in overloads where members[index].kind != .initializer {
        let member = members[index]
        let generics = member.genericNames.union(self.generics.map(\.name))
        let visible = known.filter { !generics.contains($0.key) }
        let types = member.parameters.flatMap { [$0.declared.type, $0.value] } + [member.result].compactMap(\.self)
        for type in types where !declarations.mayConstrain(generics, by: type, in: scope) {
          let meant = declarations.canonical(type.substituting(visible), in: [scope], hiddenBy: generics)
          meanings[index, default: [:]][type] = meant
          // What an alias stands for may be visible where the alias isn't.
          if spellings[meant] == nil || type == meant { spellings[meant] = type }
        }
      }
      for (index, meanings) in meanings {
        func spelled(_ type: TypeExpression) -> TypeExpression { meanings[type].flatMap { spellings[$0] } ?? type }
        members[index].parameters = members[index].parameters.map { parameter in
          var declared = parameter.declared
          declared.type = spelled(declared.type)
          return ParameterPlan(
            declared: declared, name: parameter.name, value: spelled(parameter.value), passing: parameter.passing)
        }
        members[index].result = members[index].result.map(spelled)
      }
    }
  }

  /// Finds the members whose calls the recorded arguments don't tell apart, and gives their calls different identifiers.
  ///
  /// - Parameters:
  ///   - declarations: The declarations as the types' module sees them.
  ///   - scope: The types that the members are written in.
  mutating func tellOverloadsApart(by declarations: VisibleDeclarations, in scope: [String]) {
    let named = members.indices.filter { members[$0].kind != .initializer }.groups { members[$0].identifier }
    let candidates = named.joined().sorted()
    let plain = members.map(\.identifier)
    let overloads = candidates.groups { members[$0].overloadKey(typed: true, constrained: false) }
    stopForwardingAmbiguous(among: overloads, by: declarations, in: scope)
    let alike = candidates.groups { members[$0].overloadKey(typed: true) }
    for group in alike.map(members.coexisting) where !group.isEmpty {
      // A forwarded closure would make the call ambiguous.
      if group.contains(where: { members[$0].takesAutoclosure }) {
        for index in group { members[index].isForwardable = false }
      }
      let kinds = Dictionary(grouping: group) { members[$0].overloadKey(typed: false) }
      for indices in kinds.count > 1 ? tellTypesApart(kinds) : [group] where indices.count > 1 {
        let results = Dictionary(grouping: indices) { "\(members[$0].value)" }
        for alike in results.values where alike.count > 1 { shareTypedAPI(alike) }
        if results.count > 1 { tellResultsApart(indices) }
      }
    }
    for index in overloads.filter({ Set($0.map { members[$0].constraints.text }).count > 1 }).joined()
    where !members[index].isOperator {
      members[index].identifier += ConstraintSignature.clause(members[index].generics, members[index].requirements)
      // A verification has only the generic parameters that its arguments mention.
      if members[index].taken == nil { members[index].taken = members[index].unmatchedGenerics }
    }
    for group in candidates.groups(by: { "\(members[$0].kind) \(members[$0].isStatic) \(plain[$0])" }) {
      let rest = group.filter { members[$0].identifier == plain[$0] }
      let isDistinguished = group.contains { members[$0].differsByResult || members[$0].taken != nil }
      if isDistinguished || mayShareArguments(members.coexisting(rest), by: declarations, in: scope) {
        addTypes(to: rest, of: group)
      }
      // An identifier without types would match the calls of all overloads.
      for index in rest where isDistinguished && members[index].identifier == plain[index] && !members[index].isOperator
      {
        members[index].identifier += members[index].taken.map { " taking \($0)" } ?? " -> \(members[index].value)"
      }
    }
    // Those that differ by result may differ in the types of their arguments, too.
    for group in candidates.groups(by: { "\(members[$0].kind) \(members[$0].isStatic) \(members[$0].identifier)" })
    where !group.contains(where: { members[$0].sharesTypedAPI }) {
      if mayShareArguments(members.coexisting(group), by: declarations, in: scope) { addTypes(to: group, of: group) }
    }
  }

  /// Returns whether a value can be an argument of several overloads, such as an `Int` of `f(_: Int)` and of
  /// `f(_: Int?)`.
  private func mayShareArguments(_ group: [Int], by declarations: VisibleDeclarations, in scope: [String]) -> Bool {
    let overloads = group.map { index in
      let types = members[index].matchedTypes
      let canonical = types.map { declarations.canonical($0, in: [scope]) }
      return (types: types, canonical: canonical, generics: members[index].genericNames)
    }
    return overloads.indices.contains { place in
      let one = overloads[place]
      return overloads[(place + 1)...].contains { other in
        let generics = one.generics.union(other.generics)
        return one.types != other.types
          && zip(one.canonical, other.canonical).allSatisfy { declarations.share(values: $0, $1, in: scope, generics) }
      }
    }
  }

  /// Adds the types of the parameters in which overloads differ to the identifiers of some of them.
  private mutating func addTypes(to some: [Int], of overloads: [Int]) {
    let all = overloads.map { members[$0].matchedTypes }
    for index in some where !members[index].isOperator {
      let own = members[index].matchedTypes
      let places = own.indices.filter { place in all.contains { $0[place] != own[place] } }
      if let type = single(places.map { members[index].parameters[$0].value }) {
        members[index].identifier += " taking \(type)"
      }
    }
  }

  /// States the associated types that overloads mention. The compiler would infer them from the members, and from each
  /// overload differently.
  mutating func stateOverloadedTypes() {
    if generics.isEmpty { return }
    let overloads = Array(members.indices).groups { "\(members[$0].isStatic) \(members[$0].identifier)" }
    let types = overloads.joined().flatMap { members[$0].parameters.map(\.declared.type) + [members[$0].value] }
    for generic in generics where types.contains(where: { $0.mentions(generic.name) }) {
      aliases.append(TypeAlias(name: generic.name, type: .name(generic.name)))
    }
  }

  /// Leaves one entry in the typed API for members that don't differ there: that of a synchronous one, whose stubs can
  /// answer them all.
  private mutating func shareTypedAPI(_ indices: [Int]) {
    let shared = indices.first { !members[$0].effects.isAsync }
    for index in indices where index != shared ?? indices[0] { members[index].sharesTypedAPI = true }
  }

  private mutating func tellResultsApart(_ indices: [Int]) {
    for index in indices {
      members[index].differsByResult = true
      members[index].identifier += " -> \(members[index].value)"
    }
    let histories = indices.groups { "\(members[$0].value.erasing(members[$0].genericNames))" }
    for index in histories.joined() { members[index].differsByGenericResult = true }
  }

  /// Distinguishes members whose parameters are the same in the typed API.
  ///
  /// - Returns: The members that remain the same, in groups.
  private mutating func tellTypesApart(_ kinds: [String: [Int]]) -> [[Int]] {
    let plain = Set(kinds.values.map { members[$0[0]].placeholderTypes(includingUncopyable: false) })
    let isUncopyableNeeded = plain.count < kinds.count || plain.contains(nil)
    for index in kinds.values.joined() {
      guard let taken = members[index].placeholderTypes(includingUncopyable: isUncopyableNeeded) else { continue }
      members[index].taken = taken
      members[index].identifier += " taking \(taken)"
    }
    let distinguished = kinds.values.map { indices in indices.filter { members[$0].taken != nil } }
    // The rest are the same throughout, such as a variadic parameter and an array.
    let rest = kinds.values.joined().filter { members[$0].taken == nil }.sorted()
    return distinguished + [rest]
  }
}

extension MemberPlan {
  /// The constraints on its generic parameters.
  var constraints: ConstraintSignature { ConstraintSignature(generics, requirements) }

  /// Returns what a member has in common with those that differ from it only in their results.
  ///
  /// - Parameters:
  ///   - typed: Whether to compare the members as the typed API shows them.
  ///   - constrained: Whether constraints on generic parameters distinguish members.
  func overloadKey(typed: Bool, constrained: Bool = true) -> String {
    let constraints = constraints
    let types = parameters.map { parameter in
      if typed, parameter.isPlaceholder { return "_" }
      let type = typed ? parameter.value : parameter.declared.type
      let mark = parameter.declared.isVariadic ? "..." : parameter.passing == .inout ? "&" : ""
      return "\(constraints.renamed(type).normalized)" + (typed ? "" : mark)
    }
    return "\(kind) \(isStatic) \(identifier) \(types.joined(separator: ",")) \(constrained ? constraints.text : "")"
  }

  fileprivate var takesAutoclosure: Bool { parameters.contains { $0.passing == .autoclosure } }

  /// Returns the types of the parameters that are placeholders in the typed API, as a single type. It's nil if there are
  /// none, or if one can't be named outside the member.
  fileprivate func placeholderTypes(includingUncopyable: Bool) -> TypeExpression? {
    let placeholders = parameters.filter { $0.isPlaceholder && (includingUncopyable || $0.passing != .uncopyable) }
    guard !placeholders.contains(where: { $0.value.mentionsPack || $0.value.isOpaque }) else { return nil }
    guard placeholders.count > 1, placeholders.contains(where: { $0.passing == .uncopyable }) else {
      return single(placeholders.map(\.value))
    }
    // A tuple can't contain noncopyable types, but a function can take them.
    let taken = placeholders.map { placeholder in
      let isUncopyable = placeholder.passing == .uncopyable
      return TypeExpression.TupleElement(
        type: isUncopyable
          ? .attributed(specifiers: ["borrowing"], attributes: [], placeholder.value) : placeholder.value)
    }
    return .function(TypeExpression.FunctionType(parameters: taken, effects: Effects(), result: .void))
  }

  /// The generic parameters that only placeholders mention, as a single type. It's nil if there are none.
  fileprivate var unmatchedGenerics: TypeExpression? {
    let matched = parameters.filter { !$0.isPlaceholder }.map(\.value)
    let unmatched = generics.filter { generic in !matched.contains { $0.mentions(generic.name) } }
    return unmatched.contains(where: \.isPack) ? nil : single(unmatched.map { .name($0.name) })
  }

  /// The types of the parameters as the typed API has them. Placeholders have none.
  fileprivate var matchedTypes: [TypeExpression] { parameters.map { $0.isPlaceholder ? .name("_") : $0.value } }
}

private func single(_ types: [TypeExpression]) -> TypeExpression? {
  types.count < 2 ? types.first : .tuple(types.map { TypeExpression.TupleElement(label: nil, type: $0) })
}

extension VisibleDeclarations {
  /// Returns whether a type may constrain generic parameters in a way that another spelling of it doesn't: by an alias
  /// that takes them as arguments, or by a type that the alias is a member of, as in `Index<Key>.Entries`.
  fileprivate func mayConstrain(_ generics: Set<String>, by type: TypeExpression, in scope: [String]) -> Bool {
    if generics.isEmpty { return false }
    return type.contains { part in
      guard case .named(let base, _, let arguments) = part else { return false }
      if let base, base.contains(where: \.hasArguments), base.mentions(generics) { return true }
      return arguments.contains { $0.mentions(generics) } && alias(part, in: scope) != nil
    }
  }
}
