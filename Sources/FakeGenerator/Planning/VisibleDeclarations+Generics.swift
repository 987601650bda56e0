extension VisibleDeclarations {
  /// Returns whether the compiler may complete the type of a property from its initial value: it has a placeholder, or
  /// leaves out the arguments of a generic type, as in `var titles: Set = ["Emma"]`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - scope: The types within which it is declared.
  ///   - generics: The names of generic parameters, which hide those of types.
  func isIncomplete(_ property: Property, in scope: [String], hiddenBy generics: Set<String>) -> Bool {
    guard let type = property.type, property.hasInitialValue else { return false }
    return type.contains { part in
      // Within a generic type, its name alone refers to it with its own parameters.
      guard case .named(let qualifier, let written, []) = part, !scope.contains(written),
        qualifier != nil || !generics.contains(written)
      else { return false }
      if written == "_" { return true }
      if let alias = alias(part, in: scope), !alias.generics.isEmpty { return true }
      let meant = unaliased(part, in: scope)
      guard case .named(let base, let name, []) = meant else { return false }
      if let found = self.type(meant, in: scope) { return !found.generics.isEmpty }
      // Such a value determines the arguments of none of these types.
      guard KnownProtocols.genericTypes.contains(name), !property.isInitiallyEmpty else { return false }
      return base.map(isStandardModule) ?? !hides(meant, in: scope)
    }
  }

  private func isStandardModule(_ base: TypeExpression) -> Bool {
    base.namePath.map { [["Swift"], ["_Concurrency"], ["_StringProcessing"]].contains($0) } ?? false
  }
}

extension KnownProtocols {
  /// The names of the standard library's generic types whose arguments a value determines.
  fileprivate static let genericTypes: Set<String> = [
    "AnyCollection", "AnyIterator", "AnySequence", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
    "ClosedRange", "CollectionOfOne", "ContiguousArray", "Dictionary", "EmptyCollection", "KeyPath", "KeyValuePairs",
    "Optional", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range",
    "ReferenceWritableKeyPath", "Repeated", "Result", "Set", "Slice", "Task", "Unmanaged", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer", "WritableKeyPath",
  ]
}

extension Diagnostic.Message {
  /// Why a member with a type that the compiler may complete is left out.
  static let incompleteType = """
    its type may have generic arguments that only its initial value shows; write them or, if it has none, the module \
    before its name
    """
}
