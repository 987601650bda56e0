/// A call that a fake has received: which member, with which arguments, and when.
///
/// It is Sendable though its arguments may not be, since a fake has to record whatever it is given: what a test takes
/// out of a call of another thread is shared with that thread, as it would be without a fake.
public struct RecordedCall: CustomStringConvertible, @unchecked Sendable {
  /// The name of the called member, for a function as `#function` gives it: `charge(_:to:)`.
  public let identifier: String
  /// The arguments in the order in which they were recorded.
  public let arguments: [Any?]
  /// The place of this call among all calls of all mocks of the process; a later call has a larger one.
  public let order: Int
  /// The number of the called member among those of its mock.
  let member: Int

  /// The argument at a position.
  ///
  /// - Parameters:
  ///   - index: the position, counted from 0.
  ///   - type: the type that the argument is expected to have; an optional type admits nil.
  /// - Returns: the argument.
  /// - Throws: `ArgumentError` when there is no such argument, or when it is of another type.
  public func argument<T>(at index: Int, as type: T.Type = T.self) throws -> T {
    guard arguments.indices.contains(index) else {
      throw ArgumentError(.noSuchPosition(index), in: self, wanted: T.self)
    }
    guard let value = cast(arguments[index], to: T.self) else {
      let name = CallName(identifier).argumentName(at: index, count: arguments.count)
      let found = arguments[index].map { "the \(Swift.type(of: $0)) \(describe($0))" } ?? "nil"
      throw ArgumentError(.wrongType(name, found: found), in: self, wanted: T.self)
    }
    return value
  }

  /// The argument with a label.
  ///
  /// - Parameters:
  ///   - label: the label as the identifier has it; in a call to `charge(_:to:)`, `"to"` is the second argument.
  ///   - type: the type that the argument is expected to have; an optional type admits nil.
  /// - Returns: the argument; of several with the same label, the first one.
  /// - Throws: `ArgumentError` when no argument has the label, or when it is of another type.
  public func argument<T>(_ label: String, as type: T.Type = T.self) throws -> T {
    guard let index = CallName(identifier).labels(forCount: arguments.count)?.firstIndex(where: { $0 == label }) else {
      throw ArgumentError(.noSuchLabel(label), in: self, wanted: T.self)
    }
    return try argument(at: index, as: type)
  }

  /// The call as it would be written: `charge(_: 30, to: "alice")`.
  public var description: String {
    describe(call: identifier, arguments: arguments.map(Mimus.describe))
  }
}

/// Write a call or what a test expects of one, given its arguments as text.
func describe(call identifier: String, arguments: [String]) -> String {
  let name = CallName(identifier)
  if arguments.isEmpty { return name.labels == nil ? identifier : "\(name.baseName)()\(name.suffix)" }
  return "\(name.baseName)\(describe(arguments: arguments, of: name))\(name.suffix)"
}

/// Write a list of arguments in parentheses, with their labels where the name has as many.
///
/// Many long arguments are each shortened, so that a failure has room for those that differ.
func describe(arguments: [String], of name: CallName) -> String {
  let arguments = shortened(arguments)
  guard let labels = name.labels(forCount: arguments.count) else {
    return "(\(arguments.joined(separator: ", ")))"
  }
  return "(\(zip(labels, arguments).map { "\($0): \($1)" }.joined(separator: ", ")))"
}

/// Take a recorded or stubbed value as a type: nil only where it is of another type, since nil is a value of optionals.
func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  if let value { return value as? T }
  return Any?.none as? T
}

/// The arguments of a call, each cut to its share of what a call may take in a text.
private func shortened(_ arguments: [String]) -> [String] {
  let limit = 800
  guard arguments.count > 2, arguments.reduce(0, { $0 + $1.utf8.count }) > limit else { return arguments }
  let share = max(20, limit / arguments.count)
  return arguments.map { $0.utf8.count <= share || $0.count <= share ? $0 : $0.prefix(share - 1) + "…" }
}
