extension Planner {
  /// Returns the parents whose requirements the fake implements by its identity.
  func identityConformances(of flattened: FlattenedProtocol) -> Set<String> {
    var conformances = flattened.ancestors.intersection(KnownProtocols.byIdentity)
    if conformances.contains("Hashable") || conformances.contains("Comparable") { conformances.insert("Equatable") }
    return conformances
  }

  /// Returns whether a requirement restated by the protocol is one that a fake implements by its identity.
  func isByIdentity(_ member: Member, _ flattened: FlattenedProtocol) -> Bool {
    switch member.kind {
    case .function(let function):
      switch function.name {
      case "==":
        function.comparesSelf && !flattened.ancestors.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
      case "hash": flattened.ancestors.contains("Hashable") && !member.isOtherHash
      case "<": function.comparesSelf && flattened.ancestors.contains("Comparable")
      default: false
      }
    case .property(let property) where !member.isStatic && !property.accessors.hasSetter:
      switch property.name {
      case "description": flattened.ancestors.contains("CustomStringConvertible")
      case "debugDescription": flattened.ancestors.contains("CustomDebugStringConvertible")
      case "hashValue": flattened.ancestors.contains("Hashable")
      default: false
      }
    default: false
    }
  }
}

extension Member {
  /// Whether it's a method called `hash` that isn't the one that `Hashable` requires.
  var isOtherHash: Bool {
    guard case .function(let function) = kind, function.name == "hash" else { return false }
    return isStatic || function.parameters.map(\.label) != ["into"]
  }
}

extension Function {
  /// Whether its parameters are two values of the type that declares it.
  fileprivate var comparesSelf: Bool { parameters.map(\.type) == [.name("Self"), .name("Self")] }
}
