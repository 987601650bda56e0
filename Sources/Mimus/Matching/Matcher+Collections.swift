// MARK: - Lists

extension Array: Matcher {
  /// Whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesElements(of: self, argument)
  }
}

extension ArraySlice: Matcher {
  /// Whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesElements(of: self, argument)
  }
}

extension ContiguousArray: Matcher {
  /// Whether the argument is an array or a slice of any type whose elements match, one by one.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesElements(of: self, argument)
  }
}

extension Comparison {
  /// Match two lists one by one.
  static func matchesElements<List: ListValue>(of expected: List, _ actual: Any?) -> Bool {
    guard let actual = list(actual), actual.elementCount == expected.elementCount else { return false }
    for offset in 0..<expected.elementCount {
      if !matchesElement(expected.element(at: offset), actual.element(at: offset)) { return false }
    }
    return true
  }
}

// MARK: - Dictionaries

extension Dictionary: Matcher {
  /// Whether the argument is a dictionary of any type with the same keys, whose values match.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesEntries(of: self, argument)
  }
}

extension Comparison {
  /// Match two dictionaries key by key.
  static func matchesEntries<Entries: DictionaryValue>(of expected: Entries, _ actual: Any?) -> Bool {
    guard let actual = dictionary(actual), actual.entryCount == expected.entryCount else { return false }
    return expected.entries.allSatisfy { key, value in
      guard let other = actual.entry(forKey: key) else { return false }
      return matchesElement(value, other.value)
    }
  }
}

// MARK: - Sets

extension Set: Matcher {
  /// Whether the argument is a set of any type of which each element matches one of this set's.
  public func matches(argument: Any?) -> Bool {
    if let argument, type(of: argument) == Self.self, let other = argument as? Self, self == other { return true }
    guard let actual = Comparison.set(argument), actual.memberCount == count else { return false }
    return Comparison.pairing(of: Array(self), with: actual.members).missing.isEmpty
  }
}

extension Comparison {
  /// Give each expected member one actual member that matches it, and tell which members are left over.
  static func pairing(of expected: [Any?], with actual: [Any?]) -> (missing: [Any?], unexpected: [Any?]) {
    var missing: [Any?] = []
    var unexpected = actual
    for member in expected {
      let match = unexpected.firstIndex { other in CaptureScope.attempt { matchesElement(member, other) } }
      if let match { unexpected.remove(at: match) } else { missing.append(member) }
    }
    return (missing, unexpected)
  }
}
