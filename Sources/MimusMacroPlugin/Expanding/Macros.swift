import FakeGenerator

/// The macros of the plugin, by the names in their declarations.
struct Macros {
  /// The most recent completion, because the compiler asks for one member after another.
  private var latest: (text: String, context: [String], completion: FakeCompletion)?

  /// Expands a macro.
  ///
  /// - Returns: The additions, or nil if there is no such macro or if it adds nothing in that role.
  mutating func expand(_ expansion: Expansion) -> Reply? {
    switch (expansion.macro, expansion.role) {
    case ("Fake", .member): members(expansion)
    case ("Fake", .memberAttribute): attribute(expansion)
    case ("Fake", .extension): conformances(expansion)
    case ("FakedAccessor", .body): accessor(expansion)
    // This attribute exists only for `@Fake` to read.
    case ("FakedProperty", .peer): Reply(complaints: complaints(about: expansion))
    case ("FakeBody", .body), ("FakeAccessors", .accessor): Reply(text: "{\n\(expansion.attribute.literal)}")
    case ("Mockable", .peer): peer(expansion)
    default: nil
    }
  }

  private mutating func completion(of source: Expansion.Source, in context: [String]) -> FakeCompletion {
    if let latest, latest.text == source.text, latest.context == context { return latest.completion }
    let completion = FakeCompletion(source.text, in: context)
    latest = (source.text, context, completion)
    return completion
  }

  private mutating func members(_ expansion: Expansion) -> Reply {
    let completion = completion(of: expansion.declaration, in: expansion.context)
    return Reply(
      text: completion.additions,
      complaints: completion.findings.map { Reply.Complaint(finding: $0, source: expansion.declaration) })
  }

  private mutating func attribute(_ expansion: Expansion) -> Reply {
    guard let parent = expansion.parent else { return Reply() }
    let offset = expansion.declaration.offset - parent.offset
    switch completion(of: parent, in: Array(expansion.context.dropFirst())).addition(toMemberAt: offset) {
    case .body(let text): return Reply(text: "@_FakeBody(\(text.asLiteral))")
    case .accessors(let text): return Reply(text: "@_FakeAccessors(\(text.asLiteral))")
    case nil: return Reply()
    }
  }

  private mutating func conformances(_ expansion: Expansion) -> Reply {
    guard let type = expansion.extendedType else { return Reply() }
    let missing = Set(expansion.missingConformances.compactMap { $0.split(separator: ".").last.map(String.init) })
    let added = completion(of: expansion.declaration, in: expansion.context).conformances.filter(missing.contains)
    return Reply(text: added.map { "extension \(type): nonisolated Mimus.\($0) {}" }.joined(separator: "\n"))
  }

  private func accessor(_ expansion: Expansion) -> Reply {
    let body = expansion.context.first.flatMap { FakeCompletion.accessorBody(expansion.declaration.text, of: $0) }
    let complaints = complaints(about: expansion)
    // Errors in a property's accessor are found when the whole class is read.
    return Reply(
      text: "{\n  \(complaints.isEmpty ? body ?? "fatalError()" : "fatalError()")\n}", complaints: complaints)
  }

  /// Returns the problem with a mark that no fake encloses.
  private func complaints(about expansion: Expansion) -> [Reply.Complaint] {
    FakeCompletion.findings(ofMark: expansion.attribute.text, in: expansion.context).map {
      Reply.Complaint(finding: $0, source: expansion.attribute)
    }
  }

  private func peer(_ expansion: Expansion) -> Reply {
    let fake = PeerFake(
      expansion.declaration.text, in: expansion.context, isMainActorByDefault: expansion.isMainActorByDefault)
    return Reply(
      text: fake.text ?? "",
      complaints: fake.findings.map { Reply.Complaint(finding: $0, source: expansion.declaration) })
  }
}

// MARK: - Strings as arguments

extension String {
  /// The text as a multiline string literal, without escapes.
  fileprivate var asLiteral: String { "#\"\"\"\n\(self)\"\"\"#" }
}

extension Expansion.Source {
  /// The text in a multiline string literal.
  fileprivate var literal: Substring {
    guard let start = text.firstRange(of: "#\"\"\"\n")?.upperBound,
      let end = text[start...].firstRange(of: "\"\"\"#")?.lowerBound
    else { return "" }
    return text[start..<end]
  }
}
