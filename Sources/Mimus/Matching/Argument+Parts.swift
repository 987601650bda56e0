extension Argument {
  /// A value of which a part matches.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the part: `\.address.city`.
  ///   - matcher: What is expected of it.
  public static func `where`<Part>(_ keyPath: KeyPath<Value, Part>, _ matcher: Argument<Part>) -> Argument {
    let path = partPath(keyPath)
    return Argument(
      "\(ValueDescription.name(of: Value.self)) whose \(path.dropFirst()) is \(matcher)",
      parts: DerivedParts { actual in
        guard let value = Comparison.cast(actual, to: Value.self) else { return [] }
        return matcher.differences(from: value[keyPath: keyPath]).map { $0.at(path) }
      },
      matching: { matcher.matches($0[keyPath: keyPath]) })
  }

  /// A key path as code spells it after the value: `.address.city`.
  private static func partPath<Part>(_ keyPath: KeyPath<Value, Part>) -> String {
    let text = "\(keyPath)"
    guard let dot = text.firstIndex(of: "."), text.hasPrefix("\\") else { return ".part" }
    // The root's own name may have dots in it, if it is nested in another type.
    let root = "\\" + ValueDescription.name(of: Value.self) + "."
    return text.hasPrefix(root) ? String(text.dropFirst(root.count - 1)) : String(text[dot...])
  }

  /// A result that is a success with a value that matches.
  ///
  /// - Parameter matcher: What is expected of the value.
  public static func success<Success, Failure>(_ matcher: Argument<Success>) -> Argument
  where Value == Result<Success, Failure> {
    Argument(outcome: .success, matcher) { value in
      if case .success(let success) = value { matcher.matches(success) } else { false }
    }
  }

  /// A result that is a failure with an error that matches.
  ///
  /// - Parameter matcher: What is expected of the error.
  public static func failure<Success, Failure>(_ matcher: Argument<Failure>) -> Argument
  where Value == Result<Success, Failure> {
    Argument(outcome: .failure, matcher) { value in
      if case .failure(let failure) = value { matcher.matches(failure) } else { false }
    }
  }

  private init(outcome: Outcome, _ matcher: any Matcher, matching decide: @escaping (Value) -> Bool) {
    self.init("\(outcome)(\(Mimus.describe(matcher)))", parts: outcome.parts(matcher), matching: decide)
  }
}

// MARK: - In a list of matchers of any type

extension Argument where Value == Any {
  /// A result that is a success with a value that matches.
  ///
  /// - Parameter matcher: What is expected of the value; `nil` for nil.
  @_disfavoredOverload
  public static func success(_ matcher: (any Matcher)?) -> Argument { Argument(outcome: .success, matcher) }

  /// A result that is a failure with an error that matches.
  ///
  /// - Parameter matcher: What is expected of the error.
  @_disfavoredOverload
  public static func failure(_ matcher: (any Matcher)?) -> Argument { Argument(outcome: .failure, matcher) }

  private init(outcome: Outcome, _ matcher: (any Matcher)?) {
    self.init(
      "\(outcome)(\(Mimus.describe(matcher)))", parts: outcome.parts(matcher),
      recorded: { argument in
        guard let value = outcome.value(in: argument) else { return false }
        return Comparison.matches(matcher, value)
      })
  }
}

// MARK: - Results

/// A side of a result.
private enum Outcome: String {
  case success
  case failure

  /// What a value holds if it is a result with this side; nil otherwise.
  func value(in argument: Any?) -> Any?? {
    guard let result = Comparison.unwrapped(argument) as? any ResultValue else { return nil }
    return self == .success ? result.successValue : result.failureValue
  }

  func parts(_ matcher: (any Matcher)?) -> any ArgumentParts {
    DerivedParts { actual in
      guard let value = value(in: actual) else { return [] }
      return Mimus.differences(expectedValue: matcher, actual: value).map { $0.at(".\(rawValue)") }
    }
  }
}

/// A `Result` of any types.
private protocol ResultValue {
  var successValue: Any?? { get }
  var failureValue: Any?? { get }
}

extension Result: ResultValue {
  fileprivate var successValue: Any?? {
    if case .success(let value) = self { .some(value) } else { nil }
  }

  fileprivate var failureValue: Any?? {
    if case .failure(let error) = self { .some(error) } else { nil }
  }
}

/// The parts of a value that an argument takes out of it.
struct DerivedParts: ArgumentParts {
  nonisolated(unsafe) let derive: (Any?) -> [Difference]

  init(_ derive: @escaping (Any?) -> [Difference]) { self.derive = derive }

  func differences(from actual: Any?) -> [Difference] { derive(actual) }
  func incomparableElements(path: String) -> [IncomparableElement] { [] }
}
