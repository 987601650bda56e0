import Foundation

/// Pairs matchers with values that they match, so that as many matchers as possible have a value of their own.
///
/// A value often suits several matchers, and `.any` must not take the value that another matcher needs. So if a matcher
/// finds its values taken, the matchers that took them look for other values (an augmenting path in a bipartite
/// matching).
struct Pairing {
  /// The indices of the matchers without a value.
  private(set) var missing: [Int] = []
  /// The indices of the values without a matcher.
  private(set) var unexpected: [Int] = []

  /// The values that each matcher accepts.
  private var candidates: [[Int]]
  /// The value of each matcher, and the matcher of each value.
  private var values: [Int?]
  private var owners: [Int?]

  init(_ nodes: [any MatcherNode], with actual: [Any?], in comparison: inout Comparison) {
    candidates = Array(repeating: [], count: nodes.count)
    values = Array(repeating: nil, count: nodes.count)
    owners = Array(repeating: nil, count: actual.count)
    find(nodes, actual, in: &comparison)
    // Matchers that accept few values go first, so that they seldom have to move.
    for index in nodes.indices.sorted(by: { candidates[$0].count < candidates[$1].count }) { place(index) }
    missing = values.indices.filter { values[$0] == nil }
    unexpected = owners.indices.filter { owners[$0] == nil }
    capture(nodes, actual, in: &comparison)
  }

  /// Asks every matcher about every value that it might accept.
  private mutating func find(_ nodes: [any MatcherNode], _ actual: [Any?], in comparison: inout Comparison) {
    let index = ValueIndex(actual)
    var plainTypes = PlainTypes()
    comparison.quietlyEach(nodes.indices) { number, comparison in
      let node = nodes[number]
      let expected = node.comparedValue
      let isPlain = expected.map { plainTypes.contains($0, asking: actual.prefix(1)) } ?? false
      let possible = isPlain ? index.candidates(for: expected) : Array(actual.indices)
      candidates[number] = possible.filter { place in
        CaptureScope.result { node.accepts(actual[place], in: &comparison) }
      }
    }
  }

  private mutating func place(_ matcher: Int) {
    if let free = candidates[matcher].first(where: { owners[$0] == nil }) { return give(free, to: matcher) }
    /// For each value that was reached, the matcher that would take it.
    var takers: [Int: Int] = [:]
    var queue = [matcher]
    var position = 0
    while position < queue.count {
      let taker = queue[position]
      position += 1
      for value in candidates[taker] where takers[value] == nil {
        takers[value] = taker
        guard let owner = owners[value] else { return move(value, takers, to: matcher) }
        queue.append(owner)
      }
    }
  }

  /// Lets each matcher on the path take the value that it reached, leaving its previous value to the one before it.
  private mutating func move(_ free: Int, _ takers: [Int: Int], to matcher: Int) {
    var next: Int? = free
    while let value = next, let taker = takers[value] {
      next = taker == matcher ? nil : values[taker]
      give(value, to: taker)
    }
  }

  private mutating func give(_ value: Int, to matcher: Int) {
    values[matcher] = value
    owners[value] = matcher
  }

  /// Lets captors capture the values that their matchers were paired with.
  private func capture(_ nodes: [any MatcherNode], _ actual: [Any?], in comparison: inout Comparison) {
    guard missing.isEmpty else { return }
    for (matcher, value) in values.enumerated() {
      if let value, nodes[matcher].mayCapture { _ = nodes[matcher].accepts(actual[value], in: &comparison) }
    }
  }
}

extension Comparison {
  fileprivate mutating func quietlyEach(_ indices: Range<Int>, _ body: (Int, inout Comparison) -> Void) {
    _ = quietly { comparison in
      for index in indices { body(index, &comparison) }
      return true
    }
  }
}

// MARK: - Finding values

/// Finds the values that may equal a given one without comparing it with all of them.
struct ValueIndex {
  /// A property that equal values share, even if their types differ.
  private indirect enum Fingerprint: Hashable {
    case null
    case text(String)
    case number(Double)
    case url(URL)
    case error(String, Int)
    case hash(Int)
    /// The length of a list, and the fingerprints of its first elements.
    case list(Int, [Fingerprint])
    /// The size of a set or a dictionary, and what its members or keys have in common, in any order.
    case members(Int, Int)
    /// A Foundation object, which may equal a Swift value.
    case object
    case unknown

    /// Whether equal values may have a different fingerprint.
    var isVague: Bool { self == .object || self == .unknown }
  }

  private var places: [Fingerprint: [Int]] = [:]
  private let count: Int

  init(_ values: [Any?]) {
    count = values.count
    for (place, value) in values.enumerated() { places[Self.fingerprint(value), default: []].append(place) }
  }

  /// Returns the indices of the values that may equal a given one.
  func candidates(for value: Any?) -> [Int] {
    let fingerprint = Self.fingerprint(value)
    if fingerprint.isVague { return Array(0..<count) }
    return (places[fingerprint] ?? []) + (places[.object] ?? []) + (places[.unknown] ?? [])
  }

  private static func fingerprint(_ value: Any?, depth: Int = 0) -> Fingerprint {
    guard let value = Comparison.unwrapped(value), !(type(of: value) is NSNull.Type) else { return .null }
    if let text = Comparison.text(value) { return .text(text) }
    if let number = number(value) { return .number(number) }
    if type(of: value) is NSNumber.Type, let number = (value as? NSNumber)?.doubleValue {
      // An object that is NaN equals others, which no hash table finds.
      return number.isNaN ? .object : .number(number)
    }
    if let url = value as? URL { return .url(url) }
    if let container = value as? any ContainerValue { return fingerprint(of: container, depth: depth) }
    if value is any Error, let error = Comparison.foundationError(value) { return .error(error.domain, error.code) }
    if type(of: value) is NSObject.Type { return .object }
    return (value as? any Hashable).map { .hash(AnyHashable($0).hashValue) } ?? .unknown
  }

  private static func fingerprint(of container: any ContainerValue, depth: Int) -> Fingerprint {
    guard depth < deepest else { return .unknown }
    let parts: [Fingerprint]
    switch container {
    case let list as any ListValue:
      parts = (0..<min(list.elementCount, mostParts)).map { fingerprint(list.element(at: $0), depth: depth + 1) }
      if !parts.contains(where: \.isVague) { return .list(list.elementCount, parts) }
    case let set as any SetValue where set.memberCount <= mostParts:
      parts = set.members.map { fingerprint($0, depth: depth + 1) }
      if !parts.contains(where: \.isVague) { return .members(parts.count, unordered(parts)) }
    case let dictionary as any DictionaryValue where dictionary.entryCount <= mostParts:
      parts = dictionary.entries.map { fingerprint($0.key, depth: depth + 1) }
      if !parts.contains(where: \.isVague) { return .members(parts.count, unordered(parts)) }
    default: break
    }
    return .unknown
  }

  /// Examining more parts of a container costs more than the comparisons it would save.
  private static let mostParts = 32
  private static let deepest = 4

  private static func unordered(_ parts: [Fingerprint]) -> Int {
    parts.reduce(0) { $0 ^ $1.hashValue }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool where type(of: value as Any) == Bool.self: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }
}
