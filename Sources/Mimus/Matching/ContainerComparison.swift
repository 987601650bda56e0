// How containers are compared. If two containers of one type hold only plain values, their own equality decides, and
// also finds the differences: describing a value takes time in proportion to its size, so only what is shown is
// described.

// MARK: - Empty containers

extension ContainerValue {
  /// Returns whether an argument may equal this container. The elements decide, but if there are none, only the types
  /// can tell an empty list of strings from an empty list of integers.
  fileprivate func mayEqual(_ actual: any ContainerValue, ifEmpty isEmpty: Bool) -> Bool {
    !isEmpty || type(of: actual) == Self.self || Comparison.mayEqual(Self.self, type(of: actual))
  }
}

// MARK: - Lists

extension ListValue {
  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let actual = Comparison.list(argument), mayEqual(actual, ifEmpty: elementCount == 0) else {
      return comparison.explain(self, argument)
    }
    let (count, actualCount) = (elementCount, actual.elementCount)
    if !comparison.isExplaining, count != actualCount { return false }
    var isAccepted = count == actualCount
    if let plain = mismatches(of: self, actual, limit: comparison.isExplaining ? comparison.room : 0) {
      isAccepted = isAccepted && plain.count == 0
      for offset in plain.offsets { _ = accepts(actual, at: offset, in: &comparison) }
      comparison.noteMore(plain.count - plain.offsets.count)
    } else {
      for offset in 0..<min(count, actualCount) where !accepts(actual, at: offset, in: &comparison) {
        isAccepted = false
        if !comparison.isExplaining { break }
      }
    }
    if comparison.isExplaining { noteLonger(actual, in: &comparison) }
    return isAccepted
  }

  private func accepts(_ actual: any ListValue, at offset: Int, in comparison: inout Comparison) -> Bool {
    comparison.at("[\(offset)]") { $0.accepts(element(at: offset), actual.element(at: offset)) }
  }

  /// Notes the elements that only the longer of two lists has.
  private func noteLonger(_ actual: any ListValue, in comparison: inout Comparison) {
    let common = min(elementCount, actual.elementCount)
    let end = max(elementCount, actual.elementCount)
    let endOfShown = min(end, common + comparison.room)
    for offset in common..<endOfShown {
      _ = comparison.at("[\(offset)]") { comparison in
        if offset < elementCount {
          comparison.noteMissing(describe(element(at: offset)))
        } else {
          comparison.noteUnexpected(describe(actual.element(at: offset)))
        }
        return false
      }
    }
    comparison.noteMore(end - endOfShown)
  }
}

/// Returns the offsets at which two lists of one plain element type differ: the first ones, and how many there are in
/// all. With a limit of zero, the search ends at the first difference. The result is nil if equality doesn't decide
/// whether elements match.
private func mismatches<List: ListValue>(
  of expected: List, _ actual: any ListValue, limit: Int
) -> (offsets: [Int], count: Int)? {
  func search<One: ContiguousList>(_ one: One) -> (offsets: [Int], count: Int)? {
    guard let type = One.Element.self as? any Equatable.Type, let actual = actual as? any ContiguousList else {
      return nil
    }
    return search(one, actual, type)
  }
  func search<One: ContiguousList, Other: ContiguousList, Element: Equatable>(
    _ one: One, _ other: Other, _ type: Element.Type
  ) -> (offsets: [Int], count: Int)? {
    guard One.Element.self == Other.Element.self, One.hasPlainElements else { return nil }
    return one.withElements { one in
      other.withElements { other in
        // Both hold values of exactly this type, which Swift's type system can't express here.
        let one = UnsafeRawBufferPointer(one).assumingMemoryBound(to: type)
        return mismatches(in: one, UnsafeRawBufferPointer(other).assumingMemoryBound(to: type), limit)
      }
    }
  }
  return (expected as? any ContiguousList).flatMap { search($0) }
}

@_specialize(where Element == UInt8)
@_specialize(where Element == Int)
@_specialize(where Element == String)
private func mismatches<Element: Equatable>(
  in one: UnsafeBufferPointer<Element>, _ other: UnsafeBufferPointer<Element>, _ limit: Int
) -> (offsets: [Int], count: Int) {
  var offsets: [Int] = []
  var count = 0
  for offset in 0..<min(one.count, other.count) where one[offset] != other[offset] {
    if offsets.count < limit { offsets.append(offset) }
    count += 1
    if limit == 0 { break }
  }
  return (offsets, count)
}

extension Comparison {
  func noteMissing(_ description: @autoclosure () -> String) { note("expected \(description()), but it is missing") }
  func noteUnexpected(_ description: @autoclosure () -> String) { note("unexpected \(description())") }

  /// Notes members without a counterpart, sorted by their descriptions.
  func noteMembers(missing: [String], unexpected: [String]) {
    for description in missing.sorted() { noteMissing(description) }
    for description in unexpected.sorted() { noteUnexpected(description) }
  }
}

// MARK: - Dictionaries

extension DictionaryValue {
  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let actual = Comparison.dictionary(argument), mayEqual(actual, ifEmpty: entryCount == 0) else {
      return comparison.explain(self, argument)
    }
    if let areEqual = equals(actual), areEqual || !comparison.isExplaining { return areEqual }
    if comparison.isExplaining { return explain(actual, in: &comparison) }
    var lookup = EntryLookup(actual)
    return entryCount == actual.entryCount
      && entries.allSatisfy { key, value in
        lookup.entry(forKey: key).map { comparison.accepts(value, $0.value) } ?? false
      }
  }

  /// Compares entry by entry, and notes those that differ.
  private func explain(_ actual: any DictionaryValue, in comparison: inout Comparison) -> Bool {
    var found: [(key: Any, part: EntryDifference)] = []
    var lookup = EntryLookup(actual)
    var commonCount = 0
    for (key, value) in entries {
      guard let other = lookup.entry(forKey: key) else {
        found.append((key, .isMissing(value)))
        continue
      }
      commonCount += 1
      if !comparison.quietly({ $0.accepts(value, other.value) }) { found.append((key, .differs(value, other.value))) }
    }
    if commonCount < actual.entryCount {
      var reverse = EntryLookup(self)
      for (key, value) in actual.entries where reverse.entry(forKey: key) == nil {
        found.append((key, .isUnexpected(value)))
      }
    }
    comparison.noteEntries(found)
    return found.isEmpty
  }
}

/// How the entries for one key differ.
private enum EntryDifference {
  case differs(Any?, Any?)
  case isMissing(Any?)
  case isUnexpected(Any?)
}

extension Comparison {
  /// Notes entries that differ, sorted by their keys. If there are many, only some are sorted.
  fileprivate mutating func noteEntries(_ entries: [(key: Any, part: EntryDifference)]) {
    let ordered = entries.prefix(ValueDescription.sortingLimit).map { (path: "[\(describe($0.key))]", part: $0.part) }
      .sorted { $0.path < $1.path }
    for (path, part) in ordered {
      if room > 0 { _ = at(path) { $0.note(part) } } else { noteMore(1) }
    }
    noteMore(entries.count - ordered.count)
  }

  fileprivate mutating func note(_ part: EntryDifference) -> Bool {
    switch part {
    case .differs(let expected, let actual): return accepts(expected, actual)
    case .isMissing(let value): noteMissing(describe(value))
    case .isUnexpected(let value): noteUnexpected(describe(value))
    }
    return false
  }
}

/// Finds the entries of a dictionary by keys that may be of a different type than its own.
struct EntryLookup {
  private let dictionary: any DictionaryValue
  private var index: (keys: ValueIndex, entries: [(key: Any, value: Any?)])?

  init(_ dictionary: any DictionaryValue) { self.dictionary = dictionary }

  /// Returns the entry whose key equals a given key, even if their types differ.
  mutating func entry(forKey key: Any) -> (key: Any, value: Any?)? {
    if let entry = dictionary.ownEntry(forKey: key) { return entry }
    if dictionary.findsAll(likeKey: key) { return nil }
    let known: (keys: ValueIndex, entries: [(key: Any, value: Any?)])
    if let index {
      known = index
    } else {
      let entries = dictionary.entries
      known = (ValueIndex(entries.map(\.key)), entries)
      index = known
    }
    let found = known.keys.candidates(for: key).first { Comparison.matchesElement(key, known.entries[$0].key) }
    return found.map { known.entries[$0] }
  }
}

// MARK: - Sets

extension SetValue {
  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let actual = Comparison.set(argument), mayEqual(actual, ifEmpty: memberCount == 0) else {
      return comparison.explain(self, argument)
    }
    if !comparison.isExplaining, memberCount != actual.memberCount { return false }
    if let missing = members(missingFrom: actual) {
      if !comparison.isExplaining || missing.isEmpty && memberCount == actual.memberCount { return missing.isEmpty }
      comparison.noteMembers(missing: missing, unexpected: actual.members(missingFrom: self) ?? [])
      return false
    }
    let (expected, members) = rest(besides: actual)
    let pairing = Pairing(expected.map { ValueNode($0) }, with: members, in: &comparison)
    comparison.noteMembers(
      missing: pairing.missing.map { expected[$0] }, unexpected: pairing.unexpected.map { members[$0] })
    return pairing.missing.isEmpty && pairing.unexpected.isEmpty
  }

  /// Returns the members of this set and of another one that have to be paired by asking. Pairing plain values by their
  /// hash leaves those that differ.
  private func rest(besides actual: any SetValue) -> (own: [Any?], actual: [Any?]) {
    let (own, others) = (members, actual.members)
    if let rest = rest(afterPairingWith: others) { return (rest.own, rest.others) }
    return actual.rest(afterPairingWith: own).map { ($0.others, $0.own) } ?? (own, others)
  }
}

extension Comparison {
  /// Notes members without a counterpart. If there are many, only some are sorted.
  fileprivate func noteMembers(missing: [Any?], unexpected: [Any?]) {
    guard isExplaining else { return }
    let room = room
    for text in ordered(missing).prefix(room) { noteMissing(text) }
    noteMore(max(0, missing.count - room))
    let rest = self.room
    for text in ordered(unexpected).prefix(rest) { noteUnexpected(text) }
    noteMore(max(0, unexpected.count - rest))
  }

  private func ordered(_ members: [Any?]) -> [String] {
    members.prefix(ValueDescription.sortingLimit).map { describe($0) }.sorted()
  }
}
