extension VisibleDeclarations {
  /// Returns whether the compiler completes a type: it has a placeholder, or leaves out the arguments of a generic type,
  /// as in `var titles: Set = ["Emma"]`. Within a generic type, its name alone refers to it with its own parameters.
  func isIncomplete(_ type: TypeExpression, in scope: [String]) -> Bool {
    type.contains { part in
      guard case .named(_, let written, []) = part, !scope.contains(written) else { return false }
      if written == "_" { return true }
      if let alias = alias(part, in: scope), !alias.generics.isEmpty { return true }
      let meant = unaliased(part, in: scope)
      guard case .named(_, let name, []) = meant else { return false }
      if let found = self.type(meant, in: scope) { return !found.generics.isEmpty }
      return KnownProtocols.genericTypes.contains(name) && !hides(meant, in: scope)
    }
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
