/// Finds the identifier that a misspelled one was probably intended to be.
enum IdentifierSuggestion {
  /// Returns the recorded identifier nearest to one that was never recorded, if any is near enough.
  ///
  /// An overload counts as near, regardless of its labels, which decide between overloads.
  static func nearest(to identifier: String, of calls: [CallCount]) -> CallCount? {
    let (wanted, labels) = (baseName(of: identifier), labels(of: identifier))
    let rated = calls.map { call in
      let name = CallName(call.identifier).baseName
      return (call: call, distance: distance(wanted, name), labels: distance(labels, Self.labels(of: call.identifier)))
    }
    guard let best = rated.min(by: { ($0.distance, $0.labels) < ($1.distance, $1.labels) }) else { return nil }
    return best.distance <= mostErrors(in: wanted) ? best.call : nil
  }

  /// Returns the recorded identifier that one that was never recorded is probably a misspelling of.
  ///
  /// An overload isn't a misspelling: a test may verify exactly that it wasn't called. If there is one, the base name is
  /// right, so other members don't count.
  static func nearestMisspelling(of identifier: String, among calls: [CallCount]) -> CallCount? {
    let name = baseName(of: identifier)
    let overloads = calls.filter { CallName($0.identifier).baseName == name }
    let candidates = overloads.isEmpty ? calls : overloads
    return nearest(to: identifier, of: candidates.filter { isMisspelled(identifier, $0.identifier) })
  }

  /// Returns whether one of two different identifiers is probably a misspelling of the other.
  static func isMisspelled(_ identifier: String, _ other: String) -> Bool {
    // A test can write identifiers in a way of its own.
    if CallName.isMalformed(other) { return isMisspelled(identifier[...], other[...]) }
    let (one, two) = (baseName(of: identifier), CallName(other).baseName)
    if one != two { return isMisspelled(one, two) }
    if CallName.isMalformed(identifier) { return isTypingError(identifier, for: other) }
    if one != CallName(identifier).baseName { return true }
    let (labels, others) = (labels(of: identifier), labels(of: other))
    // The types of generated overloads differ. An identifier without a `where` clause is that of an overload without
    // constraints, which may not exist.
    if labels == others { return CallName(identifier).suffix.isEmpty && CallName(other).suffix.hasPrefix(" where ") }
    // A type can't have a setter with other labels, or a property and a method without parameters of one name.
    if one.hasSuffix(".set") || labels == "()" && others.isEmpty { return true }
    return isMisspelled(labels, others, areLabels: true) || isDeclaration(identifier, of: other)
  }

  /// Returns whether an identifier that no member can have is probably intended for the member.
  private static func isTypingError(_ identifier: String, for member: String) -> Bool {
    guard let labels = CallName(member).labels else { return false }
    // A selector such as `charge:to:` has the name before the first colon, too.
    return identifier.contains("(") || identifier.count { $0 == ":" } == labels.count
  }

  /// Returns what follows the base name of an identifier, without the types that distinguish overloads.
  private static func labels(of identifier: String) -> Substring {
    let name = CallName(identifier)
    return identifier.dropFirst(name.baseName.count).dropLast(name.suffix.count)
  }

  /// Returns whether two words differ in so few letters that they probably mean the same. A single letter makes another
  /// word of a short one: `get` and `set` are two members, and so are `move(x:)` and `move(y:)`. So does a number.
  private static func isMisspelled(_ one: Substring, _ other: Substring, areLabels: Bool = false) -> Bool {
    guard one.filter(\.isNumber) == other.filter(\.isNumber) else { return false }
    let (letters, others) = (one.filter(\.isLetter), other.filter(\.isLetter))
    // Operators have no letters.
    let isReordered = (areLabels || !letters.isEmpty) && letters.sorted() == others.sorted()
    return distance(one, other) <= (isReordered ? 1 : letters.count / 4) && !areOpposites(one, other)
  }

  /// Returns whether two names differ in one word, and these two words are opposites, such as `increment` and `decrement`,
  /// or different letters.
  private static func areOpposites(_ one: Substring, _ other: Substring) -> Bool {
    let (words, others) = (Self.words(of: one), Self.words(of: other))
    let pairs = zip(words, others).filter { $0 != $1 }
    guard words.count == others.count, pairs.count == 1, let (word, opposite) = pairs.first else { return false }
    if word.count == 1, opposite.count == 1 { return true }
    if opposites.contains([word, opposite]) { return true }
    let stems = Self.stems(of: word)
    return Self.stems(of: opposite).contains { $0.count > 2 && stems.contains($0) }
  }

  private static let opposites: Set<Set<String>> = [
    ["will", "did"], ["push", "pop"], ["in", "out"], ["on", "off"], ["up", "down"], ["get", "set"], ["min", "max"],
    ["left", "right"], ["first", "last"], ["before", "after"], ["start", "stop"], ["show", "hide"],
  ]

  /// Returns a word without each prefix that makes its opposite.
  private static func stems(of word: String) -> [String] {
    ["", "un", "de", "dis", "in", "en", "im", "ex", "non"].filter(word.hasPrefix).map {
      String(word.dropFirst($0.count))
    }
  }

  /// Returns the words of a name in camel case, in lowercase.
  private static func words(of name: Substring) -> [String] {
    name.reduce(into: [""]) { words, character in
      if character.isUppercase, words.last != "" { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
  }

  /// Returns the base name without what precedes it in a declaration or a call, such as `func` or `self.`.
  private static func baseName(of identifier: String) -> Substring {
    let isMalformed = CallName.isMalformed(identifier)
    let name = isMalformed ? identifier.prefix { $0 != "(" && $0 != ":" } : CallName(identifier).baseName
    guard name.contains(where: \.isLetter) else { return name }
    // The identifier of a setter has the property's name before a dot.
    let isSetter = name.hasSuffix(".set")
    let last = name.dropLast(isSetter ? 4 : 0).split(whereSeparator: { $0 == " " || $0 == "." }).last ?? name
    return isSetter ? name[last.startIndex...] : last
  }

  /// Returns whether an identifier is written like the declaration of a member, with the names or the types of its
  /// parameters.
  private static func isDeclaration(_ identifier: String, of member: String) -> Bool {
    guard let labels = CallName(identifier).labels, let others = CallName(member).labels else { return false }
    if labels.contains(where: { $0.contains(" ") }) { return !others.contains { $0.contains(" ") } }
    return labels.count == others.count && zip(labels, others).allSatisfy { $0 == $1 || $0 == "_" || $1 == "_" }
  }

  /// Returns the number of errors with which a word is still recognized as another.
  private static func mostErrors(in word: Substring) -> Int { max(1, word.utf8.count / 3) }

  /// Returns the number of errors that turn one word into another. That of long words takes too long to find, so they
  /// aren't taken for misspellings.
  private static func distance(_ one: Substring, _ other: Substring) -> Int {
    guard max(one.utf8.count, other.utf8.count) <= 200 else { return one == other ? 0 : .max }
    return distance(Array(one.lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars))
  }

  /// Returns the minimum number of insertions, deletions, replacements, and swaps of adjacent characters that turn one
  /// word into another (the optimal string alignment distance).
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...other.count)]
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}

extension CallPattern {
  /// Returns the called member that the test probably intended, if this one was never called.
  func nearMember(in calls: CallList) -> CallCount? {
    guard !isChecked, !calls.knows(identifier) else { return nil }
    let counts = calls.counts
    if let call = calls.firstCall(of: String(CallName(identifier).baseName)), addsLabels(to: call) {
      return counts.first { $0.identifier == call.identifier }
    }
    return IdentifierSuggestion.nearestMisspelling(of: identifier, among: counts)
      ?? IdentifierSuggestion.nearestMisspelling(of: identifier, among: calls.countsWithConsumed)
  }

  /// Returns whether the identifier labels the arguments of a call whose own identifier says nothing about them.
  func addsLabels(to call: RecordedCall) -> Bool {
    let name = CallName(identifier)
    guard let labels = name.labels, !labels.isEmpty, call.identifier == name.baseName else { return false }
    return labels.count == call.arguments.count
  }
}
