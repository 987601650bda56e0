/// An associated type of collections that the compiler infers from the default implementation of a member.
private struct InferredType {
  let name: String
  /// The member that returns a value of the type.
  let member: String
  /// The generic types that the default implementations return.
  var implemented: Set<String>
}

extension FlattenedProtocol {
  /// Drops the associated types that the compiler infers for collections, and the members that return them, unless the
  /// protocol requires something else of them than the default implementations offer.
  mutating func forgetInferred() {
    guard ancestors.contains("Collection") else { return }
    var inferred = [
      InferredType(name: "Iterator", member: "makeIterator", implemented: ["IndexingIterator"]),
      InferredType(name: "SubSequence", member: "subscript", implemented: ["Slice"]),
      InferredType(name: "Indices", member: "indices", implemented: ["DefaultIndices"]),
    ]
    if ancestors.contains("RandomAccessCollection") { inferred[2].implemented.insert("Range") }
    for type in inferred where isImplemented(type) {
      associatedTypes.removeAll { $0.name == type.name }
      members.removeAll { $0.name == type.member && $0.result == .name(type.name) }
    }
  }

  /// Settles the type of a collection's indices if the type of the range that holds them all shows it.
  mutating func settleIndex() {
    guard ancestors.contains("Collection"), let range = settledTypes["Indices"],
      case .named(_, "Range", let arguments) = range, arguments.count == 1
    else { return }
    settle("Index", as: arguments[0])
  }

  private func isImplemented(_ type: InferredType) -> Bool {
    if let settled = settledTypes[type.name] {
      return settled.bare.namePath?.last.map(type.implemented.contains) ?? false
    }
    let constraints = (requirements + associatedTypes.flatMap(\.requirements)).filter {
      $0.subject.associatedName == type.name
    }
    let parents = associatedTypes.filter { $0.name == type.name }.flatMap(\.parents) + constraints.compactMap(\.parent)
    return parents.flatMap(\.composed).allSatisfy { parent in
      parent.namePath?.last.map(KnownProtocols.metByDefaultTypesOfCollections.contains) ?? true
    }
  }
}

extension KnownProtocols {
  /// The protocols that the types which default implementations of collections return conform to, as far as the collection
  /// itself does.
  fileprivate static let metByDefaultTypesOfCollections: Set<String> = [
    "IteratorProtocol", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection", "DataProtocol",
  ]
}
