/// Assigns identifiers to the members of a fake, and unique names for histories and counters.
enum MemberNaming {
  /// Returns the value of `#function` in a member, such as `charge(_:to:)`.
  static func identifier(_ name: String, _ labels: [String?]) -> String {
    var identifier = name
    identifier.reserveCapacity(labels.reduce(name.utf8.count + 2) { $0 + ($1?.utf8.count ?? 1) + 1 })
    identifier += "("
    for label in labels {
      identifier += label ?? "_"
      identifier += ":"
    }
    identifier += ")"
    return identifier
  }

  /// Gives each member a unique key: its name, followed by labels, types, and result as far as they are needed.
  ///
  /// - Returns: Whether some of them are overloads of one another.
  static func assignKeys(_ members: inout [MemberPlan]) -> Bool {
    var hasOverloads = false
    for isStatic in [false, true] {
      let indices = members.indices.filter { members[$0].isStatic == isStatic && members[$0].kind != .initializer }
      if assignKeys(of: indices, &members) { hasOverloads = true }
    }
    // No view has them, so their keys make no difference to the others'.
    _ = assignKeys(of: members.indices.filter { members[$0].kind == .initializer }, &members)
    return hasOverloads
  }

  private static func assignKeys(of indices: [Int], _ members: inout [MemberPlan]) -> Bool {
    let groups = indices.groups { members[$0].key }.map { members.coexisting($0) }.filter { !$0.isEmpty }
    if groups.isEmpty { return false }
    for group in groups { distinguish(group, in: &members) }
    var taken: [String: [Int]] = [:]
    // A property, and a method without overloads, keep their names.
    let named = indices.filter { members[$0].key == members[$0].baseKey }
    let others = indices.filter { members[$0].key != members[$0].baseKey }
    for index in named + others {
      // The remaining ones are members that differ in nothing that can be named, or have unusual names.
      let wanted = members[index].key
      var number = 2
      while taken[members[index].key, default: []].contains(where: { members[$0].coexists(with: members[index]) }) {
        members[index].key = "\(wanted)\(number)"
        number += 1
      }
      taken[members[index].key, default: []].append(index)
    }
    return true
  }

  /// Numbers the stub types of members whose keys differ only in the case of the first letter.
  static func distinguishOwnStubs(_ members: inout [MemberPlan]) {
    var taken: [String: [Int]] = [:]
    for index in members.indices where members[index].needsOwnAnswer {
      func isTaken() -> Bool {
        taken[members[index].ownStubKey, default: []].contains { other in
          members[other].isStatic == members[index].isStatic && members[other].coexists(with: members[index])
        }
      }
      var number = 2
      while isTaken() {
        members[index].ownStubNumber = "\(number)"
        number += 1
      }
      taken[members[index].ownStubKey, default: []].append(index)
    }
  }

  private static func distinguish(_ group: [Int], in members: inout [MemberPlan]) {
    let isAsync = Dictionary(grouping: group) { members[$0].effects.isAsync }
    let synchronous = Dictionary(grouping: isAsync[false] ?? []) { members[$0].argumentTypes }
    for index in isAsync[true] ?? [] where !synchronous.isEmpty {
      let overloads = synchronous[members[index].argumentTypes] ?? []
      members[index].hasSynchronousOverload = overloads.contains { members[$0].value == members[index].value }
    }
    let ways: [(MemberPlan) -> String] = [
      { $0.baseKey + $0.labelsInKey + $0.effectsInKey },
      { $0.baseKey + $0.labelsInKey + $0.typesInKey + $0.effectsInKey },
      { $0.baseKey + $0.labelsInKey + $0.typesInKey + $0.constraintsInKey + $0.effectsInKey },
      {
        $0.baseKey + $0.labelsInKey + $0.typesInKey + $0.constraintsInKey + $0.effectsInKey + "Returning"
          + $0.value.wordsInKey
      },
    ]
    var open = group
    var settled: Set<Int> = []
    for way in ways {
      let counts = Dictionary(grouping: open, by: { way(members[$0]) })
      for (key, indices) in counts {
        // Members that differ only in their results share the part of the key without the result.
        let isShared = Set(indices.map { members[$0].argumentTypes }).count == 1
        for index in indices {
          members[index].key = key
          if isShared, !settled.contains(index) {
            settled.insert(index)
            members[index].keyWithoutResult = key
          }
        }
      }
      open = counts.values.filter { $0.count > 1 }.flatMap { $0 }.sorted()
      if open.isEmpty { return }
    }
  }
}

extension [Int] {
  /// Returns the groups of elements that share a key. Elements with a unique key are in no group.
  func groups(by key: (Int) -> String) -> [[Int]] {
    // Almost always, all keys differ, so this is checked first.
    var seen: Set<String> = []
    seen.reserveCapacity(count)
    if allSatisfy({ seen.insert(key($0)).inserted }) { return [] }
    return Dictionary(grouping: self, by: key).values.filter { $0.count > 1 }
  }
}

extension [MemberPlan] {
  /// Returns the members that others of them exist beside: not those of which conditions leave one.
  func coexisting(_ group: [Int]) -> [Int] {
    group.filter { index in group.contains { $0 != index && self[$0].coexists(with: self[index]) } }
  }
}

extension MemberPlan {
  fileprivate func coexists(with other: MemberPlan) -> Bool { !conditions.contradict(other.conditions) }

  /// The beginning of the name of its own stub type.
  var ownStubKey: String { key.capitalizedFirst + ownStubNumber }

  /// The name in a form that can be part of other names.
  var baseKey: String {
    let base = isOperator ? name.operatorWords : name
    // A property can't be named `Type`, not even in backticks.
    if ["Type", "Protocol"].contains(base) { return base + "_" }
    return base.isPlainName ? base : base.wordsOfRawName
  }

  fileprivate var labelsInKey: String {
    parameters.compactMap { $0.declared.label?.wordsOfRawName.capitalizedFirst }.joined()
  }

  /// `Async` for an overload that differs from another only in being asynchronous.
  fileprivate var effectsInKey: String { hasSynchronousOverload ? "Async" : "" }

  fileprivate var argumentTypes: [String] {
    [identifier, constraints.text] + parameters.map { "\($0.declared.type)" }
  }

  fileprivate var constraintsInKey: String {
    let parents = generics.compactMap(\.parent).map(\.wordsInKey)
    let required = requirements.map { requirement in
      switch requirement {
      case .same(_, let type), .conforms(_, let type): type.wordsInKey
      }
    }
    return (parents + required).joined()
  }

  fileprivate var typesInKey: String { parameters.map(\.declared.type.wordsInKey).joined() }
}

extension TypeExpression {
  /// The type in a form that can be part of a name: `[String: Int]?` becomes `StringIntOptional`.
  var wordsInKey: String {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type.wordsInKey + "Optional"
    case .array(let type): type.wordsInKey + "Array"
    default: description.wordsOfRawName.capitalizedFirst
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }

  /// The letters and digits of any text, with its words joined in camel case.
  var wordsOfRawName: String {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined = words.enumerated().map { $0 == 0 ? String($1) : String($1).capitalizedFirst }.joined()
    return joined.first?.isNumber ?? true ? "_" + joined : joined
  }

  /// An operator in words: `==` becomes `equalsEquals`.
  fileprivate var operatorWords: String {
    let names: [Character: String] = [
      "=": "Equals", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash",
      "%": "Percent", "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
    ]
    let words = map { names[$0] ?? "Operator" }.joined()
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
