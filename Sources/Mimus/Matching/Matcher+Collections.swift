// MARK: - Lists

extension Array: Matcher {
  /// Returns whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

extension ArraySlice: Matcher {
  /// Returns whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

extension ContiguousArray: Matcher {
  /// Returns whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

// MARK: - Dictionaries

extension Dictionary: Matcher {
  /// Returns whether the argument is a dictionary of any type with the same keys, whose values match.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

// MARK: - Sets

extension Set: Matcher {
  /// Returns whether the argument is a set of any type in which each element matches a different element of this set.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}
