extension RecordedCall {
  /// Returns the argument at a position.
  ///
  /// - Parameters:
  ///   - index: The position, counting from 0.
  ///   - type: The expected type of the argument. An optional type accepts nil.
  /// - Returns: The argument.
  /// - Throws: `ArgumentError` if there is no such argument, or if it is of a different type.
  public func argument<T>(at index: Int, as type: T.Type = T.self) throws -> T {
    guard arguments.indices.contains(index) else {
      throw ArgumentError(.noSuchPosition(index), in: self, wanted: T.self)
    }
    let argument = arguments[index]
    let name = CallName(identifier).argumentName(at: index, count: arguments.count)
    if isGone(argument) { throw ArgumentError(.notRetained(name), in: self, wanted: T.self) }
    guard let value = cast(argument, to: T.self) else {
      let found = argument.map { "the \(Swift.type(of: $0)) \(describe($0))" } ?? "nil"
      throw ArgumentError(.wrongType(name, found: found), in: self, wanted: T.self)
    }
    return value
  }

  /// Returns the argument with a label.
  ///
  /// - Parameters:
  ///   - label: The label in the identifier. For example, `"to"` is the second argument of a call to `charge(_:to:)`.
  ///   - type: The expected type of the argument. An optional type accepts nil.
  /// - Returns: The argument. If several have the same label, the first one.
  /// - Throws: `ArgumentError` if no argument has the label, or if it is of a different type.
  public func argument<T>(_ label: String, as type: T.Type = T.self) throws -> T {
    guard let index = CallName(identifier).labels(forCount: arguments.count)?.firstIndex(where: { $0 == label }) else {
      throw ArgumentError(.noSuchLabel(label), in: self, wanted: T.self)
    }
    return try argument(at: index, as: type)
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as code would write it, such as `charge(_: 30, to: "alice")`.
  public var description: String {
    describe(call: identifier, arguments: arguments.map(Mimus.describe))
  }

  /// Returns a description of the call, with large arguments described by the parts at some paths.
  ///
  /// - Parameter paths: The paths for each argument, or nil to describe all arguments whole.
  func description(around paths: [[String]]?) -> String {
    guard let paths else { return description }
    return describe(
      call: identifier,
      arguments: zip(arguments, paths).map { ValueDescription.text(of: $0, around: $1) })
  }
}

/// Describes a call, or what a test expects of one, given its arguments as text.
func describe(call identifier: String, arguments: [String]) -> String {
  let name = CallName(identifier)
  if arguments.isEmpty { return name.labels == nil ? identifier : "\(name.baseName)()\(name.suffix)" }
  return "\(name.baseName)\(describe(arguments: arguments, of: name))\(name.suffix)"
}

/// Describes a list of arguments in parentheses, with their labels if the identifier has the same number of them.
///
/// If there are many long arguments, each is shortened, so that a failure has room for those that differ.
func describe(arguments: [String], of name: CallName) -> String {
  let arguments = shortened(arguments)
  guard let labels = name.labels(forCount: arguments.count) else {
    return "(\(arguments.joined(separator: ", ")))"
  }
  return "(\(zip(labels, arguments).map { "\($0): \($1)" }.joined(separator: ", ")))"
}

/// Casts a recorded or stubbed value to a type. Because nil is a valid value of an optional type, the result is nil
/// only if the value is of a different type.
func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  if let value { return value as? T }
  guard let none = Any?.none as? T else { return nil }
  // The cast gives a nested optional that only wraps nil.
  return naturalDefault(of: T.self) ?? none
}

/// Returns the arguments of a call, each shortened to its share of the space for a call.
private func shortened(_ arguments: [String]) -> [String] {
  let limit = 800
  guard arguments.count > 2, arguments.reduce(0, { $0 + $1.utf8.count }) > limit else { return arguments }
  let share = max(20, limit / arguments.count)
  return arguments.map { $0.utf8.count <= share || $0.count <= share ? $0 : $0.prefix(share - 1) + "…" }
}
