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
      case "==": flattened.ancestors.intersection(["Equatable", "Hashable", "Comparable"]).isEmpty == false
      case "hash": flattened.ancestors.contains("Hashable") && function.parameters.first?.label == "into"
      case "<": flattened.ancestors.contains("Comparable")
      default: false
      }
    case .property(let property):
      switch property.name {
      case "description": flattened.ancestors.contains("CustomStringConvertible") && !property.accessors.hasSetter
      case "debugDescription": flattened.ancestors.contains("CustomDebugStringConvertible")
      case "hashValue": flattened.ancestors.contains("Hashable")
      default: false
      }
    default: false
    }
  }
}
