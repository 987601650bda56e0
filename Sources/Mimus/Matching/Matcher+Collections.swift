// MARK: - Lists

extension Array: Matcher {
  /// Whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

extension ArraySlice: Matcher {
  /// Whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

extension ContiguousArray: Matcher {
  /// Whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

// MARK: - Dictionaries

extension Dictionary: Matcher {
  /// Whether the argument is a dictionary of any type with the same keys, whose values match.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

// MARK: - Sets

extension Set: Matcher {
  /// Whether the argument is a set of any type of which each element matches one of this set's.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}
