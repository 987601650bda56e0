/// A matcher for an argument of one type, which describes itself and explains a mismatch.
///
/// Where a parameter's type is known, as in the views of a generated fake, the leading type is left out, and literals
/// are arguments too:
///
/// ```swift
/// gateway.verify().charge(.greaterThan(20), to: "alice")
/// ```
///
/// In a list of matchers of any type it has to be written:
///
/// ```swift
/// gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.greaterThan(20), Argument.any])
/// ```
///
/// An argument may be used from any task. The closures and values in it are the test's own, and run wherever the call
/// is made or verified; they are not asked to be Sendable, since a test that waits for its calls need not be.
public struct Argument<Value>: Matcher, CustomStringConvertible, Sendable {
  /// Decides about a value of the right type.
  nonisolated(unsafe) private let decide: (Value) -> Bool
  /// Decides about an argument as it was recorded; without it, one that is no `Value` is turned down.
  nonisolated(unsafe) private let decideRecorded: ((Any?) -> Bool)?
  nonisolated(unsafe) private let describe: () -> String
  nonisolated(unsafe) let parts: (any ArgumentParts)?

  /// Whether the type of an argument is what decides, so that a mismatch names it.
  private let comparesTypes: Bool
  /// Whether the argument may fill a captor: one that is made of the test's own closures, or of other matchers that may.
  let mayCapture: Bool
  /// Whether the argument says nothing of a value of its type: it accepts any, and may capture it.
  let isGeneral: Bool

  /// Make an argument that looks at a value of its type only.
  init(
    _ description: @autoclosure @escaping () -> String, parts: (any ArgumentParts)? = nil, mayCapture: Bool = true,
    isGeneral: Bool = false, matching decide: @escaping (Value) -> Bool
  ) {
    self.init(
      description(), parts: parts, mayCapture: mayCapture, isGeneral: isGeneral, value: decide, recorded: nil)
  }

  /// Make an argument that looks at whatever was recorded.
  init(
    _ description: @autoclosure @escaping () -> String, parts: (any ArgumentParts)? = nil,
    comparesTypes: Bool = false, mayCapture: Bool = true, recorded decide: @escaping (Any?) -> Bool
  ) {
    self.init(
      description(), parts: parts, comparesTypes: comparesTypes, mayCapture: mayCapture, value: { decide($0) },
      recorded: decide)
  }

  /// Make an argument that has a short way with a value of its type.
  init(
    _ description: @autoclosure @escaping () -> String, parts: (any ArgumentParts)? = nil,
    comparesTypes: Bool = false, mayCapture: Bool = true, isGeneral: Bool = false,
    value decide: @escaping (Value) -> Bool, recorded: ((Any?) -> Bool)?
  ) {
    self.comparesTypes = comparesTypes
    self.mayCapture = mayCapture
    self.isGeneral = isGeneral
    self.decide = decide
    self.decideRecorded = recorded
    self.describe = description
    self.parts = parts
  }

  /// What the argument asks for, in a few words: `greater than 30`.
  public var description: String { describe() }

  /// Decide about a value of the right type.
  ///
  /// - Parameter value: What the call was made with.
  /// - Returns: Whether it is what is asked for.
  public func matches(_ value: Value) -> Bool { decide(value) }

  /// Decide about an argument as it was recorded. One that is no `Value` does not match.
  ///
  /// - Parameter argument: What the call was made with.
  /// - Returns: Whether it is what is asked for.
  public func matches(argument: Any?) -> Bool {
    if let decideRecorded { return decideRecorded(argument) }
    guard let value = Comparison.cast(argument, to: Value.self) else { return false }
    return decide(value)
  }
}

// MARK: - Overloads

extension Argument {
  /// The same argument, which turns down whatever is no `Value`: the calls of overloads are recorded under one name.
  var ofItsType: Argument {
    guard let decideRecorded, Value.self != Any.self else { return self }
    return Argument(
      describe(), parts: parts, comparesTypes: comparesTypes, mayCapture: mayCapture, isGeneral: isGeneral,
      value: decide, recorded: { Comparison.cast($0, to: Value.self) != nil && decideRecorded($0) })
  }
}

// MARK: - Differences

extension Argument: ContainerValue {
  static var hasComparableElements: Bool { false }

  func incomparableElements(path: String) -> [IncomparableElement] {
    parts?.incomparableElements(path: path) ?? []
  }
}

extension Argument: DifferenceSource {
  /// Where a value differs, part by part if the argument has parts.
  func differences(from actual: Any?) -> [Difference] {
    if matches(argument: actual) { return [] }
    let found = parts?.differences(from: actual) ?? []
    return found.isEmpty ? [Difference(path: "", message: mismatchMessage(for: actual))] : found
  }

  func isTurnedDownByType(_ actual: Any) -> Bool {
    comparesTypes || (Value.self != Any.self && Comparison.cast(actual, to: Value.self) == nil)
  }
}

/// What an argument that is made of others tells about its parts.
protocol ArgumentParts {
  /// Where the parts of a value differ from what is asked of them; empty if the whole says it better.
  func differences(from actual: Any?) -> [Difference]
  /// The parts that can be compared with nothing.
  func incomparableElements(path: String) -> [IncomparableElement]
}
