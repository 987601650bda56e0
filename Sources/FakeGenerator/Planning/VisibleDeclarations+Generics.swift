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
      if !(base.map(isStandardModule) ?? false), let isGeneric = isGeneric(meant, in: scope) { return isGeneric }
      // Such a value determines the arguments of none of these types.
      guard KnownProtocols.genericTypes.contains(name), !property.isInitiallyEmpty else { return false }
      return base.map(isStandardModule) ?? true
    }
  }

  private func isStandardModule(_ base: TypeExpression) -> Bool {
    base.namePath.map { [["Swift"], ["_Concurrency"], ["_StringProcessing"]].contains($0) } ?? false
  }
}

extension KnownProtocols {
  /// The names of the generic types in the modules that every file imports.
  static let genericTypes = Set(
    """
    AnyBidirectionalCollection AnyCollection AnyIterator AnyRandomAccessCollection AnySequence Array ArraySlice
    AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncStream AsyncThrowingCompactMapSequence
    AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream CheckedContinuation ClosedRange CollectionDifference
    CollectionOfOne ContiguousArray CountableClosedRange CountablePartialRangeFrom CountableRange DefaultIndices
    Dictionary DiscontiguousSlice DropFirstSequence DropWhileSequence EmptyCollection EnumeratedSequence FlattenSequence
    IndexingIterator InlineArray IteratorSequence JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedEncodingContainer LazyDropWhileSequence LazyFilterSequence LazyMapSequence LazyPrefixWhileSequence LazySequence
    ManagedBuffer ManagedBufferPointer MutableSpan Optional OutputSpan PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo PrefixSequence Range RangeSet ReferenceWritableKeyPath Regex Repeated Result
    ReversedCollection SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask Set Slice Span StrideThrough
    StrideThroughIterator StrideTo StrideToIterator Task TaskGroup ThrowingDiscardingTaskGroup ThrowingTaskGroup
    UnfoldSequence Unmanaged UnsafeBufferPointer UnsafeContinuation UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafePointer WritableKeyPath Zip2Sequence
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// The names of those among them that don't constrain their arguments.
  static let unconstrainedTypes: Set<String> = [
    "AnyIterator", "AnySequence", "Array", "ArraySlice", "AsyncStream", "CollectionOfOne", "ContiguousArray", "KeyPath",
    "KeyValuePairs", "Optional", "PartialKeyPath", "ReferenceWritableKeyPath", "Repeated", "UnsafeBufferPointer",
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
